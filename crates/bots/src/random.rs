//! The random player: any legal action, each as likely as the next.

use orrery_engine::{Game, Rng, Seat};

pub(crate) fn choose<G: Game>(state: &G, seat: Seat, rng: &mut Rng) -> G::Action {
    pick(state, seat, &mut Vec::new(), rng)
}

/// As [`choose`], with a list to use again: a simulation decides millions of times.
#[inline]
pub(crate) fn pick<G: Game>(state: &G, seat: Seat, actions: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
    actions.clear();
    state.legal(seat, actions);
    actions[rng.below(actions.len() as u32) as usize]
}
