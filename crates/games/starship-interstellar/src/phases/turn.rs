//! Turns of both phases, passing and clicks, Pass bonuses, and what begins and ends the phases (R5, R8).

use orrery_engine::{Illegal, Log, Seat};

use super::{Forced, Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::{CLICKS, Salvation, TokenAction, data};
use crate::effects::Term;
use crate::event::{Event, Source};
use crate::kinds::{Colours, Planet, Token, Tokens};
use crate::state::{Fare, GovernmentStep, Phase, Player, Starship, Task, Work};

impl Starship {
    // Turns

    pub(crate) fn legal_turn(&self, seat: Seat, out: &mut impl Offers) {
        let tokens = self.player(seat).hand.iter().map(|token| Action::Play { token });
        offer_checked(out, tokens.chain([Action::Repeat, Action::Pass]), |action| self.check_turn(seat, action));
    }

    pub(crate) fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Play { token } => ensure(self.player(seat).hand.contains(token), Illegal::new("R5.2", "token_not_in_hand")),
            Action::Repeat => self.check_repeat(seat),
            Action::Pass => Ok(()),
            _ => Err(Illegal::new("R15.5", "wrong_phase")),
        }
    }

    /// The active token is repeatable, and its action would have an effect (R5.3, R5.4).
    pub(crate) fn check_repeat(&self, seat: Seat) -> Result<(), Illegal> {
        ensure(self.phase == Phase::Action, Illegal::new("R8.2", "wrong_phase"))?;
        let token = self.player(seat).active_token().map(|token| data().token(token)).filter(|face| face.repeatable);
        let face = token.ok_or(Illegal::new("R5.3", "not_repeatable"))?;
        ensure(self.is_possible(seat, face.action, true), Illegal::new("R5.4", "no_effect"))
    }

    pub(crate) fn do_turn(&mut self, seat: Seat, action: &Action, forced: bool, log: &mut impl Log<Event>) {
        self.turn_taken = true;
        match *action {
            Action::Play { token } => {
                self.put_on_stack(seat, token);
                log.note(|| Event::TokenPlayed { seat, token });
                let work = if self.phase == Phase::Action { Work::Use(token) } else { Work::Salvation(token) };
                self.push(seat, work);
            }
            Action::Repeat => {
                let token = self.player(seat).active_token().expect("checked");
                log.note(|| Event::TokenRepeated { seat, token });
                self.begin_deed(seat, token, true, log);
            }
            Action::Pass => self.pass(seat, forced, log),
            _ => unreachable!("checked"),
        }
    }

    pub(crate) fn put_on_stack(&mut self, seat: Seat, token: Token) {
        let player = self.player_mut(seat);
        player.hand.remove(token);
        player.stack.push(token);
    }

    pub(crate) fn pass(&mut self, seat: Seat, forced: bool, log: &mut impl Log<Event>) {
        self.player_mut(seat).passed = true;
        self.passing[usize::from(self.passed)] = seat;
        self.passed += 1;
        log.note(|| Event::Passed { seat, forced });
    }

    // The action of a token

    pub(crate) fn legal_use(&self, token: Token, seat: Seat, out: &mut impl Offers) {
        offer_checked(out, [Action::Use, Action::Skip], |action| self.check_use_of(seat, token, action));
    }

    pub(crate) fn check_use_of(&self, seat: Seat, token: Token, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Use => ensure(self.is_possible(seat, data().token(token).action, false), Illegal::new("R4.12", "no_effect")),
            Action::Skip => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_use_of(&mut self, task: Task, token: Token, action: &Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        match action {
            Action::Use => self.begin_deed(task.seat, token, false, log),
            _ => log.note(|| Event::TokenUnused { seat: task.seat, token }),
        }
    }

    /// Whether the action would have an effect now.
    pub(crate) fn is_possible(&self, seat: Seat, action: TokenAction, repeat: bool) -> bool {
        match action {
            TokenAction::Solar { .. } => self.solar_bag.iter().any(|&cubes| cubes > 0),
            TokenAction::Research { lower, previous } => self.can_research(seat, lower, previous),
            TokenAction::Travel { free, discount } => self.can_travel(seat, Fare { free, discount, repeat }),
            TokenAction::Market { bonus, .. } => self.can_trade(seat, bonus, None),
            TokenAction::Effect([Term::Enrich { .. }, _]) => self.player(seat).planets().next().is_some(),
            TokenAction::Effect([Term::TakeLowest(_), _]) => self.market.iter().any(|&cubes| cubes > 0),
            // H.A.L.L. plays it even without a gain (R14.14.1).
            TokenAction::Effect([Term::Gain(goods), Term::Nothing]) => self.is_hall(seat) || self.can_gain(seat, &goods),
            TokenAction::Effect(_) => true,
            TokenAction::Production(Some(planet)) => self.can_produce(seat, planet),
            TokenAction::Production(None) => self.player(seat).planets().any(|planet| self.can_produce(seat, planet)),
        }
    }

    fn begin_deed(&mut self, seat: Seat, token: Token, repeat: bool, log: &mut impl Log<Event>) {
        match data().token(token).action {
            TokenAction::Solar { draw, keep } => self.begin_extraction(seat, draw, keep, log),
            TokenAction::Research { lower, previous } => self.push(seat, Work::Technology { lower, previous }),
            TokenAction::Travel { free, discount } => self.push(seat, Work::Dismantle(Fare { free, discount, repeat })),
            TokenAction::Market { colours, bonus } => self.push(seat, Work::Trade { bonus, left: colours, before: None }),
            TokenAction::Effect(effect) => self.push_effect(seat, &effect),
            TokenAction::Production(Some(planet)) => self.begin_production(seat, planet),
            TokenAction::Production(None) => self.push(seat, Work::Plant(crate::state::PlantUse::Produce)),
        }
    }

    // The course of a phase

    /// The next turn, or what follows the last one.
    pub(crate) fn next_turn(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.turn_taken {
            self.end_turn(log);
            return true;
        }
        let seat = self.active();
        if self.is_hall(seat) {
            self.hall_turn(log);
            return true;
        }
        let mut options = Forced::default();
        self.legal_turn(seat, &mut options);
        match options {
            Forced { several: false, first: Some(only) } => {
                // Nothing but a pass is left (R5.5, R4.12).
                self.do_turn(seat, &only, true, log);
                true
            }
            _ => false,
        }
    }

    /// The turn moves on; those who have passed and are skipped over get a click (R5.6).
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn_taken = false;
        if self.passed == self.nations() {
            return self.end_turns(log);
        }
        loop {
            self.turn = (self.turn + 1) % self.nations();
            let seat = self.active();
            if !self.player(seat).passed {
                return;
            }
            self.click(seat, log);
        }
    }

    /// H.A.L.L.'s clicks do not grow (R14.3.2).
    fn click(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.is_hall(seat) || usize::from(self.player(seat).clicks) >= CLICKS {
            return;
        }
        let player = self.player_mut(seat);
        player.clicks += 1;
        let clicks = player.clicks;
        log.note(|| Event::Clicked { seat, clicks });
    }

    /// All have passed: tokens change their side, and the passing order holds from now on (R4.13, R5.8).
    fn end_turns(&mut self, log: &mut impl Log<Event>) {
        self.disclose();
        let count = usize::from(self.passed);
        self.order[..count].copy_from_slice(&self.passing[..count]);
        self.passed = 0;
        self.turn = 0;
        self.phase = match self.phase {
            Phase::Action => {
                self.take_back_tokens();
                Phase::ActionBonus
            }
            _ => Phase::SalvationBonus,
        };
        let phase = self.phase;
        log.note(|| Event::PhaseBegins { phase });
    }

    /// What is not set aside comes back and is flipped (R5.8).
    pub(crate) fn take_back_tokens(&mut self) {
        for player in &mut self.players {
            let all = Tokens::BASIC.with(player.extras);
            player.hand = all.iter().filter(|&token| data().token(token).salvation != Salvation::None).collect();
            player.stack.clear();
        }
    }

    /// Tokens that wait for the next Action phase (R5.8).
    pub(crate) fn set_aside(&self, seat: Seat) -> Tokens {
        match self.phase {
            Phase::UniquePassDraft | Phase::UniquePassUse | Phase::Action => Tokens::EMPTY,
            _ => full_hand(self.player(seat)).iter().filter(|&token| data().token(token).salvation == Salvation::None).collect(),
        }
    }

    // Pass bonuses (R5.7)

    pub(crate) fn legal_bonus(&self, seat: Seat, out: &mut impl Offers) {
        let bonuses = (1..=CLICKS as u8).map(|clicks| Action::Bonus { clicks });
        offer_checked(out, bonuses.chain([Action::Decline]), |action| self.check_bonus(seat, action));
    }

    pub(crate) fn check_bonus(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Bonus { clicks } => ensure((1..=self.player(seat).clicks).contains(&clicks), bad_target("R5.7")),
            Action::Decline => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_bonus(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Bonus { clicks } => self.take_bonus(seat, clicks, log),
            _ => log.note(|| Event::BonusDeclined { seat }),
        }
        self.player_mut(seat).clicks = 0;
    }

    pub(crate) fn take_bonus(&mut self, seat: Seat, clicks: u8, log: &mut impl Log<Event>) {
        let face = &data().passes[self.player(seat).pass.index()];
        let dial = if self.phase == Phase::ActionBonus { &face.action } else { &face.salvation };
        self.gain(seat, dial[usize::from(clicks) - 1], Source::Pass, log);
    }

    pub(crate) fn next_bonus(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.turn >= self.nations() {
            self.end_bonuses(log);
            return true;
        }
        let seat = self.active();
        let clicks = self.player(seat).clicks;
        if clicks == 0 {
            self.turn += 1;
            return true;
        }
        if self.is_hall(seat) {
            // Exactly the one reached (R14.3.3).
            self.take_bonus(seat, clicks, log);
            self.player_mut(seat).clicks = 0;
            return true;
        }
        false
    }

    fn end_bonuses(&mut self, log: &mut impl Log<Event>) {
        self.disclose();
        self.turn = 0;
        match self.phase {
            Phase::ActionBonus => self.begin_salvation_phase(log),
            // The Sun has reached Earth: no Government phase (R12.1).
            _ if self.doomed => self.end_game(log),
            _ => {
                self.phase = Phase::Government;
                self.step = GovernmentStep::Governor;
                log.note(|| Event::PhaseBegins { phase: Phase::Government });
            }
        }
    }

    // Beginnings

    /// Hands of the Action phase (R5.1).
    pub(crate) fn begin_action_phase(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Action;
        self.begin_turns();
        for player in &mut self.players {
            player.hand = full_hand(player);
            player.bought = Colours::EMPTY;
            player.sold = Colours::EMPTY;
        }
        let round = self.round;
        log.note(|| Event::RoundBegins { round });
        if self.is_solo() {
            self.stack_hall_pile();
        }
    }

    pub(crate) fn begin_salvation_phase(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Salvation;
        self.begin_turns();
        log.note(|| Event::PhaseBegins { phase: Phase::Salvation });
        if self.is_solo() {
            self.stack_hall_pile();
        }
    }

    fn begin_turns(&mut self) {
        self.turn = 0;
        self.turn_taken = false;
        self.passed = 0;
        for player in &mut self.players {
            player.passed = false;
            player.clicks = 0;
            player.stack.clear();
        }
    }
}

/// Basic tokens, own Extra tokens, and the production of every plant.
pub(crate) fn full_hand(player: &Player) -> Tokens {
    let production: Tokens = player.planets().filter_map(Planet::token).collect();
    Tokens::BASIC.with(player.extras).with(production)
}
