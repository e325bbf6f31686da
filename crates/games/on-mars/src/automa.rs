//! The solo opponent (R22).

use orrery_engine::Log;

use crate::event::Event;
use crate::state::{OnMars, Work};

impl OnMars {
    pub(crate) fn begin_rival_turn(&mut self, _log: &mut impl Log<Event>) {
        todo!()
    }

    pub(crate) fn next_rival_travel(&mut self, _log: &mut impl Log<Event>) -> bool {
        todo!()
    }

    pub(crate) fn level_up_rival(&mut self) {
        if self.is_solo() {
            todo!()
        }
    }

    pub(crate) fn run_rival(&mut self, _work: Work, _log: &mut impl Log<Event>) {
        todo!()
    }
}
