//! Game-independent bots: random, greedy, and information-set Monte Carlo tree search.
//!
//! [`choose`] picks the move of the bot that a [`BotSpec`] names. What a bot knows about a game comes from [`Heuristics`]. No bot
//! cheats: everything is evaluated on determinizations ([`Game::redeal`](orrery_engine::Game::redeal)), never on the real position.
//!
//! [`sim`] plays many games between bots, [`bench`](mod@bench) measures the speed of a game, [`erased`] does both for a game whose
//! type is not known.

pub mod bench;
pub mod erased;
mod greedy;
pub mod mcts;
mod random;
pub mod sim;
pub mod spec;

use std::time::Duration;

use orrery_engine::{Heuristics, Outcome, Rng, Seat, Viewer};

pub use spec::{BotSpec, Budget, SpecError, Strength, parse_list};

use spec::Algorithm;

/// The action that a bot chooses for a seat that must decide.
///
/// Deterministic for a given generator and number of threads, unless the bot's budget is a time.
pub fn choose<G: Heuristics>(state: &G, seat: Seat, bot: &BotSpec, rng: &mut Rng, threads: usize) -> G::Action {
    choose_within(state, seat, bot, None, rng, threads)
}

/// The longest that a search may take. It is asked for again and again, so it can become shorter during the search.
pub type Most<'a> = &'a (dyn Fn() -> Duration + Sync);

/// As [`choose`], but a search ends after `most` if its budget has not been spent before.
pub fn choose_within<G: Heuristics>(
    state: &G,
    seat: Seat,
    bot: &BotSpec,
    most: Option<Most<'_>>,
    rng: &mut Rng,
    threads: usize,
) -> G::Action {
    let policy = bot.policy();
    if policy.blunder_percent > 0 && rng.below(100) < policy.blunder_percent {
        return random::choose(state, seat, rng);
    }
    match policy.algorithm {
        Algorithm::Random => random::choose(state, seat, rng),
        Algorithm::Greedy => greedy::choose(state, seat, rng),
        Algorithm::Mcts(budget) => mcts::choose(state, seat, (budget, most), rng, threads),
    }
}

/// A random position that is consistent with the seat's information.
fn determinize<G: Heuristics>(state: &G, seat: Seat, rng: &mut Rng) -> G {
    let mut world = state.clone();
    world.redeal(Viewer::Seat(seat), rng);
    world
}

/// Value of a position for a seat, from 0 to 1.
///
/// In games with truncated rollouts, which have an evaluation of their own, a tenth of it counts even when the game is over, so
/// that a bot without a chance to win still plays for points.
fn value<G: Heuristics>(world: &G, outcome: Option<&Outcome>, seat: Seat) -> f32 {
    const POINTS_WEIGHT: f32 = 0.1;
    match outcome {
        None => world.evaluate(seat),
        Some(outcome) if G::ROLLOUT.is_none() => outcome.share(seat) as f32,
        Some(outcome) => (1.0 - POINTS_WEIGHT) * outcome.share(seat) as f32 + POINTS_WEIGHT * world.evaluate(seat),
    }
}
