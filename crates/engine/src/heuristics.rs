//! The [`Heuristics`] trait: what bots know about a game.

use crate::game::Game;
use crate::seat::Seat;

/// Domain knowledge for bots. Everything is optional: with the defaults, search plays uniform rollouts to the end of the game.
///
/// Bots call these only on determinizations ([`Game::redeal`]), never on the real position, so an implementation may read
/// hidden information.
pub trait Heuristics: Game {
    /// Number of decisions in a rollout before it is cut off and scored by [`Heuristics::evaluate`]; `None` plays to the end.
    const ROLLOUT: Option<u32> = None;

    /// Estimated value of the position for a seat, from 0 (lost) to 1 (won). Also called when the game is over.
    fn evaluate(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) => outcome.share(seat) as f32,
            None => 0.5,
        }
    }

    /// Whether a rollout of that length may be cut off here. In the middle of a turn, costs are paid whose effects are still to come, which
    /// makes positions hard to compare.
    fn is_settled(&self) -> bool {
        true
    }

    /// Removes actions that are not worth searching. Must leave at least one.
    fn prune(&self, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// Unnormalised prior of an action: PUCT explores actions with a larger prior first, and rollouts sample in proportion
    /// to it. Must not be negative.
    fn prior(&self, _seat: Seat, _action: &Self::Action) -> f32 {
        1.0
    }
}
