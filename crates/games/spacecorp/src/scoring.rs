//! Final scores and places (R13.8, R14.2).

use orrery_engine::{Outcome, Score, Seat};

use crate::kinds::Era;
use crate::state::SpaceCorp;

/// Progress cards a player can own at most: the second tie-break counts below the first.
const TITLES: i32 = 32;

impl SpaceCorp {
    pub(crate) fn ranking(&self) -> Outcome {
        let score = |seat| Score::new(vec![("profit", i32::from(self.player(seat).profit))]);
        Outcome::ranked(self.all_seats().map(score).collect(), |seat| self.tie_break(seat))
    }

    /// Colony value, then progress cards; in a game that ended early the bases on the board.
    pub(crate) fn tie_break(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        match self.era {
            Era::Starfarers => player.colony_value() * TITLES + player.titles.iter().count() as i32,
            _ => {
                let own = self.sites.iter().filter(|site| site.owner == Some(seat));
                own.map(|site| site.bases().count() as i32).sum()
            }
        }
    }
}
