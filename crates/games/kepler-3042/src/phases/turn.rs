//! A player's turn (R4.3): the action cube, bonus actions (R7), its steps and how they end.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{LAST_POSITION, data};
use crate::effects::{Range, Term};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Bonus, Kind, Place, Space, Tech};
use crate::state::{Kepler, Phase, Script, Task};

impl Kepler {
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.active = seat;
        self.phase = Phase::Select;
        self.task = Task::default();
        self.bonuses_used = 0;
        self.conversions = 0;
        self.displacements = 0;
        self.arrangements.clear();
        log.note(|| Event::TurnBegins { seat });
    }

    pub(crate) fn check_select(&self, space: Space) -> Result<(), Illegal> {
        match self.player(self.active).cube == space {
            true => Err(Illegal::new("R6.0", "same_action")),
            false => Ok(()),
        }
    }

    pub(crate) fn select(&mut self, space: Space, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.player_mut(seat).cube = space;
        self.phase = Phase::Main;
        self.task = Task { script: Script::Main, ..Task::default() };
        log.note(|| Event::Selected { seat, space });
    }

    /// A chosen bonus action and the tiles of Galactic Mapping (R6.6) must be finished before the step can end.
    pub(crate) fn check_may_leave(&self) -> Result<(), Illegal> {
        if self.bonus_is_pending() {
            return Err(Illegal::new("R7.2", "must_finish"));
        }
        let begun = self.task.script == Script::Main && self.task.clause > 0;
        match self.term() {
            Some(term) if begun && self.is_possible(term) => Err(Illegal::new("R6.6", "must_finish")),
            _ => Ok(()),
        }
    }

    /// Whether a bonus action still needs its cube or its target. A movement batch may always end.
    pub(crate) fn bonus_is_pending(&self) -> bool {
        matches!(self.task.script, Script::Bonus(_))
            && (self.task.burn_due || !matches!(self.term(), Some(Term::MoveShips(_)) | None))
    }

    // Bonus actions

    pub(crate) fn check_bonus(&self, bonus: Bonus) -> Result<(), Illegal> {
        let player = self.player(self.active);
        let offered = data().bonus_of[player.cube.index()];
        let Some(which) = offered.iter().position(|&known| known == bonus) else {
            return Err(Illegal::new("R7.1", "bonus_not_available"));
        };
        if self.bonuses_used & 1 << which != 0 {
            return Err(Illegal::new("R7.1", "bonus_used"));
        }
        let term = data().bonus[bonus.index()][0].term;
        if matches!(term, Term::BuildShips { .. }) && player.reserve() == 0 {
            return Err(Illegal::new("R7.4", "no_ship"));
        }
        let free = self.bonus_is_free();
        if !free && player.outside_well() == 0 {
            return Err(Illegal::new("R7.2", "nothing_to_burn"));
        }
        let useful = match free {
            true => self.bonus_helps(term, None),
            false => Kepler::burns(player).any(|burn| self.bonus_helps(term, Some(burn))),
        };
        if useful { Ok(()) } else { Err(Illegal::new("R7.3", "no_effect")) }
    }

    /// With the Theory of Everything the second bonus action of a turn costs nothing (R7.2).
    pub(crate) fn bonus_is_free(&self) -> bool {
        self.bonuses_used != 0 && self.player(self.active).level(Tech::III).second_bonus_free
    }

    /// Whether a bonus action would change something after this burn (R7.3).
    fn bonus_helps(&self, term: Term, burn: Option<(Place, Kind)>) -> bool {
        match term {
            // Only a burn from the depot can remove a cube that would be produced.
            Term::Produce { amount, .. } => {
                let mut left = self.producible(self.active, amount);
                if let Some((Place::Depot, kind)) = burn
                    && self.player(self.active).depot[kind] == 1
                {
                    left[kind] = 0;
                }
                !left.is_none()
            }
            Term::MoveShips(range) => {
                let fresh = Kepler::check_ship_in_new_batch;
                self.player(self.active).ships.into_iter().any(|ship| fresh(self, range, ship))
            }
            Term::AdvanceTrack { track: Some(track), .. } => self.player(self.active).position(track) < LAST_POSITION,
            _ => true,
        }
    }

    /// Whether a ship could move in a new batch, regardless of moves in an earlier one.
    fn check_ship_in_new_batch(&self, range: Range, ship: Hex) -> bool {
        let moved = Illegal::new("R8.2", "already_moved");
        match self.check_ship(self.active, range, ship) {
            Ok(()) => true,
            Err(illegal) => illegal == moved && self.has_way_out(ship, self.range(self.active, range)),
        }
    }

    pub(crate) fn choose_bonus(&mut self, bonus: Bonus, log: &mut impl Log<Event>) {
        let seat = self.active;
        let burn_due = !self.bonus_is_free();
        let which = data().bonus_of[self.player(seat).cube.index()].iter().position(|&known| known == bonus);
        self.bonuses_used |= 1 << which.expect("an offered bonus action");
        self.phase = Phase::Bonus;
        self.task = Task { script: Script::Bonus(bonus.index() as u8), burn_due, ..Task::default() };
        log.note(|| Event::BonusChosen { seat, bonus });
    }

    /// The cube burned before the effect of a bonus action (R7.2). Burning it must not leave the action without effect (R7.3).
    pub(crate) fn check_bonus_burn(&self, from: Place, kind: Kind) -> Result<(), Illegal> {
        self.check_burn(self.active, from, kind)?;
        let term = self.term().expect("a bonus action has a term");
        match self.bonus_helps(term, Some((from, kind))) {
            true => Ok(()),
            false => Err(Illegal::new("R7.3", "no_effect")),
        }
    }

    pub(crate) fn legal_bonus_burns(&self, out: &mut Vec<Action>) {
        let burns = Kepler::burns(self.player(self.active));
        let useful = burns.filter(|&(from, kind)| self.check_bonus_burn(from, kind).is_ok());
        out.extend(useful.map(|(from, kind)| Action::Burn { from, kind }));
    }

    // Steps

    /// Leaves the current step (R4.3).
    pub(crate) fn end_step(&mut self, log: &mut impl Log<Event>) {
        self.task = Task::default();
        match self.phase {
            Phase::Main => self.phase = Phase::Bonus,
            Phase::Bonus => {
                self.phase = Phase::Move;
                self.task.script = Script::Movement;
            }
            Phase::Move => self.phase = Phase::Withdraw,
            Phase::Withdraw => self.end_turn(log),
            _ => unreachable!("a step of a turn"),
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let next = Seat((self.active.0 + 1) % self.seats);
        if next == self.first {
            self.begin_card(log);
        } else {
            self.begin_turn(next, log);
        }
    }

    /// Legal actions in a step of the active player's turn.
    pub(crate) fn legal_turn(&self, out: &mut Vec<Action>) {
        let seat = self.active;
        if self.task.burn_due {
            return self.legal_bonus_burns(out);
        }
        if self.phase == Phase::Select {
            let spaces = Space::ALL.into_iter().filter(|&space| self.check_select(space).is_ok());
            out.extend(spaces.map(|space| Action::Select { space }));
        }
        self.legal_task(out);
        if self.bonus_is_pending() {
            return;
        }
        if self.phase == Phase::Withdraw {
            self.legal_withdraw(seat, out);
        }
        if self.phase != Phase::Select && self.check_may_leave().is_ok() {
            if matches!(self.phase, Phase::Main | Phase::Bonus) {
                let offered = data().bonus_of[self.player(seat).cube.index()].into_iter();
                out.extend(offered.filter(|&bonus| self.check_bonus(bonus).is_ok()).map(|bonus| Action::Bonus { bonus }));
            }
            out.push(Action::End);
        }
        self.legal_free_powers(seat, out);
    }

    /// Whether the active player may do this now. Checks run in the order of R17's table.
    pub(crate) fn check_turn(&self, action: &Action) -> Result<(), Illegal> {
        let wrong_step = Err(Illegal::new("R4.3", "wrong_step"));
        let seat = self.active;
        if self.task.burn_due {
            return match *action {
                Action::Burn { from, kind } => self.check_bonus_burn(from, kind),
                Action::End => self.check_may_leave(),
                _ => wrong_step,
            };
        }
        match *action {
            Action::Select { space } if self.phase == Phase::Select => self.check_select(space),
            Action::Bonus { bonus } if matches!(self.phase, Phase::Main | Phase::Bonus) => {
                self.check_may_leave()?;
                self.check_bonus(bonus)
            }
            Action::Withdraw { ship, regenerate } if self.phase == Phase::Withdraw => self.check_withdraw(seat, ship, regenerate),
            Action::Convert { card, from } if !self.bonus_is_pending() => self.check_convert(seat, card, from),
            Action::Displace { from, to, kind } if !self.bonus_is_pending() => self.check_displace(seat, from, to, kind),
            Action::End if self.phase == Phase::Select => Err(Illegal::new("R6.0", "must_finish")),
            Action::End => self.check_may_leave(),
            _ => self.check_task(action),
        }
    }

    pub(crate) fn do_turn(&mut self, action: &Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        if !matches!(action, Action::Convert { .. } | Action::Displace { .. }) {
            self.arrangements.clear();
        }
        match *action {
            Action::Select { space } => self.select(space, log),
            Action::Bonus { bonus } => self.choose_bonus(bonus, log),
            Action::Burn { from, kind } => {
                self.burn(seat, from, kind, log);
                self.task.burn_due = false;
            }
            Action::Fly { path } => self.fly(seat, path, log),
            Action::Withdraw { ship, regenerate } => self.withdraw(seat, ship, regenerate, log),
            Action::Convert { .. } | Action::Displace { .. } => self.free_power(seat, action, log),
            Action::End => self.end_step(log),
            _ => self.do_task(action, log),
        }
    }
}
