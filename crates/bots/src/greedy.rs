//! The greedy bot: one-ply search on the game's evaluation.

use orrery_engine::{Heuristics, Rng, Seat, Silent};

use crate::{determinize, value};

/// Number of determinizations that each action is evaluated in.
const WORLDS: usize = 4;

pub(crate) fn choose<G: Heuristics>(state: &G, seat: Seat, rng: &mut Rng) -> G::Action {
    let worlds: [G; WORLDS] = std::array::from_fn(|_| determinize(state, seat, rng));
    let mut actions = Vec::new();
    worlds[0].legal(seat, &mut actions);
    worlds[0].prune(seat, &mut actions);
    if actions.len() == 1 {
        return actions[0];
    }
    // Common random numbers: all actions are compared in the same worlds.
    let total = |action: &G::Action| worlds.iter().map(|world| value_after(world, seat, action)).sum::<f32>();
    let totals: Vec<f32> = actions.iter().map(total).collect();
    let best = totals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let ties: Vec<_> = actions.iter().zip(&totals).filter(|(_, total)| **total >= best).map(|(action, _)| action).collect();
    **rng.pick(&ties).expect("a seat that must decide has a legal action")
}

fn value_after<G: Heuristics>(world: &G, seat: Seat, action: &G::Action) -> f32 {
    let mut after = world.clone();
    after.play(seat, action, &mut Silent);
    value(&after, after.outcome().as_ref(), seat)
}
