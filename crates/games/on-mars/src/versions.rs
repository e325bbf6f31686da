//! What earlier versions of the rules did differently, one predicate for each difference.
//!
//! | version | what is new |
//! |---|---|
//! | 2 | R27.10: equal rewards of a ship are one option; R27.3: a step is offered if any continuation is legal |

use crate::state::OnMars;

pub(crate) const CURRENT: u32 = 2;

impl OnMars {
    /// R27.8, R27.10: equal rewards of a ship are listed once, and a single one is taken without asking. Version 1 always asked for one of
    /// two.
    pub(crate) fn merges_equal_rewards(&self) -> bool {
        self.rules >= 2
    }

    /// R27.3. Version 1 looked at the nearest hexes only, and offered fewer steps where pieces are crowded.
    pub(crate) fn searches_every_way(&self) -> bool {
        self.rules >= 2
    }
}
