//! What earlier versions of the rules did differently, one predicate for each difference.
//!
//! | version | what is new |
//! |---|---|
//! | 2 | R18.8: a card that others saw before a step was undone stays publicly known |
//! | 2 | R18.10: cards for a discard may be named in any order, and leave the hand together |
//! | 3 | R18.10: a card that others saw before an undo is not equal to one of its face that they did not see |

use crate::state::SpaceCorp;

pub(crate) const CURRENT: u32 = 3;

impl SpaceCorp {
    /// R18.8. In version 1 an undo restored the position exactly.
    pub(crate) fn undo_keeps_known(&self) -> bool {
        self.rules >= 2
    }

    /// R18.10. In version 1 each card left the hand as it was named, in ascending order only.
    pub(crate) fn discards_are_a_set(&self) -> bool {
        self.rules >= 2
    }

    /// R18.10. Before version 3 only cards that were known without an undo were told apart.
    pub(crate) fn undo_tells_faces_apart(&self) -> bool {
        self.rules >= 3
    }
}
