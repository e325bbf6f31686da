//! The greedy player: looks one decision ahead and takes what the game evaluates best.

use orrery_engine::{Heuristics, Rng, Seat, Silent};

use crate::{imagine, worth};

/// In how many possible worlds each action is tried.
const WORLDS: usize = 4;

pub(crate) fn choose<G: Heuristics>(state: &G, seat: Seat, rng: &mut Rng) -> G::Action {
    let worlds: [G; WORLDS] = std::array::from_fn(|_| imagine(state, seat, rng));
    let mut actions = Vec::new();
    worlds[0].legal(seat, &mut actions);
    worlds[0].prune(seat, &mut actions);
    if actions.len() == 1 {
        return actions[0];
    }
    // Every action meets the same worlds, so that luck of the deal does not tell them apart.
    let promise = |action: &G::Action| worlds.iter().map(|world| worth_after(world, seat, action)).sum::<f32>();
    let promises: Vec<f32> = actions.iter().map(promise).collect();
    let best = promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let ties: Vec<_> = actions.iter().zip(&promises).filter(|(_, promise)| **promise >= best).map(|(action, _)| action).collect();
    **rng.pick(&ties).expect("a seat that must decide has a legal action")
}

fn worth_after<G: Heuristics>(world: &G, seat: Seat, action: &G::Action) -> f32 {
    let mut after = world.clone();
    after.play(seat, action, &mut Silent);
    worth(&after, after.outcome().as_ref(), seat)
}
