//! Players that know no game: random, greedy, and information-set Monte Carlo tree search.
//!
//! A bot is named by a [`BotSpec`] and asked by [`choose`]. What it knows of a game comes from the hooks of
//! [`Heuristics`]: `evaluate`, `prune`, `prior` and `ROLLOUT`. No bot sees what its seat cannot see: everything it weighs, it weighs
//! in worlds sampled by [`Game::redeal`](orrery_engine::Game::redeal).
//!
//! [`sim`] plays many games between bots, [`bench`](mod@bench) measures a game, [`erased`] does both for a game whose type
//! is not known.

pub mod bench;
pub mod erased;
mod greedy;
pub mod mcts;
mod random;
pub mod sim;
pub mod spec;

use orrery_engine::{Heuristics, Outcome, Rng, Seat, Viewer};

pub use spec::{BotSpec, Budget, SpecError, Strength, parse_list};

use spec::Mind;

/// What a bot does in a seat that must decide. With one thread and no time limit, the same generator gives the same choice.
pub fn choose<G: Heuristics>(state: &G, seat: Seat, bot: &BotSpec, rng: &mut Rng, threads: usize) -> G::Action {
    let plan = bot.plan();
    if plan.slips > 0 && rng.below(100) < plan.slips {
        return random::choose(state, seat, rng);
    }
    match plan.mind {
        Mind::Random => random::choose(state, seat, rng),
        Mind::Greedy => greedy::choose(state, seat, rng),
        Mind::Mcts(budget) => mcts::choose(state, seat, budget, rng, threads),
    }
}

/// A world that could be the real one, as far as the seat knows.
fn imagine<G: Heuristics>(state: &G, seat: Seat, rng: &mut Rng) -> G {
    let mut world = state.clone();
    world.redeal(Viewer::Seat(seat), rng);
    world
}

/// What a position is worth to a seat, from 0 to 1. In games that cut rollouts short, and so have an evaluation of their
/// own, that evaluation counts a little even at the end: a bot that cannot win any more still plays for points.
fn worth<G: Heuristics>(world: &G, outcome: Option<&Outcome>, seat: Seat) -> f32 {
    const FOR_POINTS: f32 = 0.1;
    match outcome {
        None => world.evaluate(seat),
        Some(outcome) if G::ROLLOUT.is_none() => outcome.share(seat) as f32,
        Some(outcome) => (1.0 - FOR_POINTS) * outcome.share(seat) as f32 + FOR_POINTS * world.evaluate(seat),
    }
}
