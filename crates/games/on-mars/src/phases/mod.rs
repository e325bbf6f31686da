//! The rules of play, one file per family, with legality and effect side by side. This file determines who decides and dispatches
//! to the families.

pub(crate) mod actions;
pub(crate) mod buildings;
pub(crate) mod cards;
pub(crate) mod colony;
pub(crate) mod construct;
pub(crate) mod gains;
pub(crate) mod goals;
pub(crate) mod missions;
pub(crate) mod movement;
pub(crate) mod orbit;
pub(crate) mod payments;
pub(crate) mod possible;
pub(crate) mod settling;
pub(crate) mod ships;
pub(crate) mod task;
pub(crate) mod technology;
pub(crate) mod travel;
pub(crate) mod turn;
pub(crate) mod upgrade;

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::state::{OnMars, Phase, Task, Work};

/// Most lists fit, so that they do not grow while they are filled.
const OPTIONS: usize = 32;

/// The pending decision is of another kind.
pub(crate) fn wrong_phase() -> Illegal {
    Illegal::new("R24.7", "wrong_phase")
}

impl OnMars {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        match (self.top(), self.phase) {
            (_, Phase::Over) => SeatSet::EMPTY,
            (Some(task), _) => SeatSet::only(task.seat),
            (None, _) => SeatSet::only(self.active()),
        }
    }

    pub(crate) fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(task) = self.top() {
            return self.legal_task(task, out);
        }
        match self.phase {
            Phase::Colonization => self.legal_turn(seat, out),
            Phase::Shuttle => self.legal_shuttle(seat, out),
            Phase::FinalScoring => self.legal_final(seat, out),
            Phase::Setup | Phase::Over => {}
        }
    }

    /// The order of checks that every command shares (R24.7).
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !action.belongs_to(self.phase) {
            return Err(wrong_phase());
        }
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("R24.7", "not_your_turn"));
        }
        let checked = match (self.top(), self.phase) {
            (Some(task), _) => self.check_task(task, action),
            (None, Phase::Colonization) => self.check_turn(seat, action),
            (None, Phase::Shuttle) => self.check_shuttle(seat, action),
            (None, Phase::FinalScoring) => self.check_final(seat, action),
            (None, Phase::Setup | Phase::Over) => Err(wrong_phase()),
        };
        // An answer to the question that names what does not exist is refused for that, whatever else is wrong with it.
        let is_answer = checked.as_ref().is_err_and(|illegal| illegal.code != wrong_phase().code);
        if is_answer && action.names_unknown(self.companies()) {
            return Err(Illegal::new("R24.7", "unknown_id"));
        }
        checked
    }

    /// Carries out one decision, without what follows from it.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match self.top() {
            Some(task) => self.do_task(task, action, log),
            None => match self.phase {
                Phase::Colonization => self.do_turn(seat, action, log),
                Phase::Shuttle => self.do_shuttle(seat, action, log),
                Phase::FinalScoring => self.do_final(seat, action, log),
                Phase::Setup | Phase::Over => unreachable!("checked"),
            },
        }
    }

    /// Runs all consequences of a decision until the next decision is needed.
    pub(crate) fn carry_on(&mut self, log: &mut impl Log<Event>) {
        let mut options = Vec::new();
        loop {
            let Some(task) = self.top() else { if self.next_step(log) { continue } else { return } };
            if self.run_task(task, log) {
                continue;
            }
            if self.always_needs_decision(task) {
                return;
            }
            options.clear();
            options.reserve(OPTIONS);
            self.legal_task(task, &mut options);
            match options[..] {
                // Impossible effects are skipped (R27.8).
                [] => {
                    self.tasks.pop();
                }
                [only] if !is_always_asked(task, &only) => self.do_task(task, &only, log),
                _ => return,
            }
        }
    }

    /// Goes on where no effect is under way; `false` if a decision is needed there.
    fn next_step(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.phase {
            Phase::Setup => self.next_setup(log),
            Phase::Colonization => self.next_in_turn(log),
            Phase::Shuttle => self.next_traveller(log),
            Phase::FinalScoring => self.next_delivery(log),
            Phase::Over => false,
        }
    }

    /// Something hidden was turned up, or chance was used.
    pub(crate) fn disclose(&mut self) {
        self.disclosed = true;
    }
}

/// Asked even if there is one option (R27.8).
fn is_always_asked(task: Task, only: &Action) -> bool {
    match (task.work, only) {
        (Work::GoalWindow | Work::CardsB(_), _) => true,
        (_, Action::Pay { payment }) => !payment.goals.is_empty(),
        _ => false,
    }
}
