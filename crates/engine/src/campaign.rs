//! The [`Campaign`] trait: what carries over from one game to the next.

use crate::game::Game;
use crate::illegal::SetupError;

/// Progress across games, kept for each player as a book of keys and best values.
///
/// A game without campaigns writes `impl Campaign for MyGame {}`.
pub trait Campaign: Game {
    /// Completes the options with earlier results (`book` maps a key to its best value).
    ///
    /// # Errors
    ///
    /// Refuses options that no earlier result has unlocked.
    fn carry_over(_options: &mut Self::Options, _seats: u8, _book: &dyn Fn(&str) -> Option<i64>) -> Result<(), SetupError> {
        Ok(())
    }

    /// The entry that a finished game adds to the player's book; a higher value replaces a lower one.
    fn carried(&self) -> Option<(String, i64)> {
        None
    }
}
