//! The random bot: uniform over the legal actions.

use orrery_engine::{Game, Rng, Seat};

pub(crate) fn choose<G: Game>(state: &G, seat: Seat, rng: &mut Rng) -> G::Action {
    choose_with(state, seat, &mut Vec::new(), rng)
}

/// As [`choose`], with a buffer that the caller reuses. Leaves the legal actions in it.
#[inline]
pub(crate) fn choose_with<G: Game>(state: &G, seat: Seat, actions: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
    actions.clear();
    state.legal(seat, actions);
    actions[rng.below(actions.len() as u32) as usize]
}
