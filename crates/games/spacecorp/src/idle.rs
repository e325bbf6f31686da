//! Default answers, so that tests can advance a position.

use orrery_engine::{Game, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, SpaceCorp};

impl SpaceCorp {
    /// A draft is confirmed as soon as it can be, an offer declined, else the first choice taken.
    pub fn idle_choice(&self, seat: Seat) -> Action {
        let mut options = Vec::new();
        self.legal(seat, &mut options);
        let preferred = [Action::Confirm, Action::Decline].into_iter().find(|action| options.contains(action));
        preferred.unwrap_or(options[0])
    }

    /// One decision of the lowest seat that is asked; `false` if none is.
    pub fn idle(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(seat) = self.turn().seats().lowest() else { return false };
        self.play(seat, &self.idle_choice(seat), log);
        true
    }

    /// Answers the questions of the competition's turn, up to the player's.
    pub fn idle_through_terms(&mut self, log: &mut impl Log<Event>) {
        while self.phase == Phase::Competition && self.has_terms() && !self.deciders().is_empty() {
            self.answer_term(&self.idle_choice(Seat(0)), log);
        }
    }
}
