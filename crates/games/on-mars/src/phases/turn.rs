//! Rounds and turns (R5), the end of the game (R19), and the steps of the set-up that players decide (R3.12, R3.13).

use orrery_engine::{Illegal, Log, Score, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Executive, MainAction};
use crate::phases::wrong_phase;
use crate::state::{LACERDA, OnMars, Phase, Step, TurnState, Work};

impl OnMars {
    /// Players choose or get their spaces, then the shuttle is set.
    pub(crate) fn next_setup(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.done == self.companies() {
            self.start_shuttle(log);
            return true;
        }
        let seat = self.active();
        if self.turn.acted {
            self.next_company();
            return true;
        }
        self.turn.acted = true;
        match self.player(seat).space {
            0 => self.push(seat, Work::ChooseSpace(None)),
            dealt => self.take_space(seat, dealt, log),
        }
        true
    }

    fn start_shuttle(&mut self, log: &mut impl Log<Event>) {
        if self.shuttle.space > 0 {
            return self.begin_round(log);
        }
        if self.is_solo() {
            self.shuttle.space = 1;
            self.shuttle.side = self.player(LACERDA).side();
            return;
        }
        let last = self.all_seats().max_by_key(|&seat| self.player(seat).space).unwrap_or(Seat(0));
        self.push(last, Work::SetShuttle);
    }

    /// Players by their space, 1 to 8 (R5.2).
    pub(crate) fn fix_order(&mut self) {
        let companies = usize::from(self.companies());
        let mut order: Vec<Seat> = self.all_seats().collect();
        order.sort_by_key(|&seat| self.player(seat).space);
        self.order[..companies].copy_from_slice(&order);
        self.done = 0;
    }

    fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.last_round = self.end_triggered;
        self.phase = Phase::Colonization;
        self.fix_order();
        let (round, last) = (self.round, self.last_round);
        log.note(|| Event::RoundBegins { round, last });
        self.begin_turn(log);
    }

    /// Waiting crystals move to the depot (T0).
    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.turn = TurnState::new();
        let (crystals, lost) = self.move_crystals(seat);
        log.note(|| Event::TurnBegins { seat, crystals, lost });
    }

    /// As many as the depot has spaces for; the rest is lost (R4.6).
    pub(crate) fn move_crystals(&mut self, seat: Seat) -> (u8, u8) {
        let player = self.player_mut(seat);
        let waiting = std::mem::take(&mut player.waiting);
        let moved = waiting.min(player.depot_spaces().saturating_sub(player.crystals));
        player.crystals += moved;
        (moved, waiting - moved)
    }

    // The turn menu (T1)

    pub(crate) fn legal_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn.acted {
            let actions = MainAction::ALL.into_iter().filter(|&action| self.check_main(seat, action).is_ok());
            out.extend(actions.map(|action| Action::Main { action }));
        }
        if !self.turn.exec_done {
            let actions = Executive::ALL.into_iter().filter(|&action| self.check_executive(seat, action).is_ok());
            out.extend(actions.map(|action| Action::Executive { action }));
        }
        self.legal_deliveries(seat, out);
        self.legal_goals(seat, out);
        if self.turn.acted {
            out.push(Action::EndTurn);
        }
    }

    pub(crate) fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Main { action } => self.check_main(seat, action),
            Action::Executive { action } => self.check_executive(seat, action),
            Action::Deliver { contract, item } => self.check_delivery(seat, contract, item),
            Action::CompleteGoal { goal, reward } => self.check_goal(seat, goal, reward),
            Action::EndTurn if self.turn.acted => Ok(()),
            Action::EndTurn => Err(Illegal::new("R5.3", "main_required")),
            _ => Err(wrong_phase()),
        }
    }

    pub(crate) fn do_turn(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Main { action } => self.do_main(seat, action, log),
            Action::Executive { action } => self.do_executive(seat, action, log),
            Action::Deliver { contract, item } => self.deliver(seat, contract, item, log),
            Action::CompleteGoal { goal, reward } => self.complete_goal(seat, goal, reward, log),
            Action::EndTurn => {
                self.turn.step = Step::Owners;
                self.disclose();
            }
            _ => unreachable!("checked"),
        }
    }

    // The end of a turn (T2)

    /// Advances the turn when no task is pending; `false` if the menu is open.
    pub(crate) fn next_in_turn(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.done == self.companies() {
            self.end_colonization(log);
            return true;
        }
        let seat = self.active();
        if self.is_rival(seat) && self.turn.step == Step::Open {
            self.begin_rival_turn(log);
            return true;
        }
        match self.turn.step {
            Step::Open => return self.ask_cards_b(seat),
            Step::Owners => {
                if !self.ask_cards_b(seat) && !self.ask_owner() {
                    self.turn.step = Step::Update;
                }
            }
            Step::Update if self.is_update_due() => {
                self.update_colony(log);
                self.level_up_rival();
                self.turn.step = Step::Owners;
            }
            Step::Update => self.turn.step = Step::Window,
            Step::Window => self.close_turn(seat, log),
        }
        true
    }

    /// The window for a goal, once after each (a) and (b) in which something happened; then the turn is over.
    fn close_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.is_rival(seat) && self.is_window_due(seat) {
            self.turn.goal_window_due = false;
            self.turn.step = Step::Owners;
            self.push(seat, Work::GoalWindow);
            return;
        }
        log.note(|| Event::TurnEnds { seat });
        self.done += 1;
        if self.done < self.companies() {
            self.begin_turn(log);
        }
    }

    // The end of a phase and of the game (R19.1, R19.6, R20.2)

    fn end_colonization(&mut self, log: &mut impl Log<Event>) {
        if self.round >= self.options.round_limit.rounds() {
            self.trigger_end(log);
        }
        match self.last_round || self.ends_at_once() {
            true => self.begin_final(log),
            false => self.begin_shuttle_phase(log),
        }
    }

    pub(crate) fn end_shuttle_phase(&mut self, log: &mut impl Log<Event>) {
        match self.ends_at_once() {
            true => self.begin_final(log),
            false => self.begin_round(log),
        }
    }

    fn ends_at_once(&self) -> bool {
        self.end_triggered && self.options.space_anomaly_variant.is_on()
    }

    /// Waiting crystals, then the last deliveries (R19.3).
    fn begin_final(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::FinalScoring;
        self.turn = TurnState::new();
        for seat in self.all_seats() {
            self.move_crystals(seat);
        }
        self.fix_order();
        log.note(|| Event::FinalScoring);
    }

    pub(crate) fn legal_final(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_deliveries(seat, out);
        out.push(Action::Stop);
    }

    pub(crate) fn check_final(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Deliver { contract, item } => self.check_delivery(seat, contract, item),
            Action::Stop => Ok(()),
            _ => Err(wrong_phase()),
        }
    }

    pub(crate) fn do_final(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Deliver { contract, item } => self.deliver(seat, contract, item, log),
            Action::Stop => self.done += 1,
            _ => unreachable!("checked"),
        }
    }

    /// Players without a delivery that can be made are skipped (R14.10).
    pub(crate) fn next_delivery(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.done == self.companies() {
            self.phase = Phase::Over;
            self.disclose();
            if self.is_solo() {
                let parts = |score: Score| score.parts.into_iter().map(|(_, op)| op).collect();
                log.note(|| Event::RivalScored { parts: parts(self.final_score(LACERDA)) });
            }
            log.note(|| Event::GameOver);
            return true;
        }
        let seat = self.active();
        let mut deliveries = Vec::new();
        if !self.is_rival(seat) {
            self.legal_deliveries(seat, &mut deliveries);
        }
        if deliveries.is_empty() {
            self.done += 1;
        }
        deliveries.is_empty()
    }
}
