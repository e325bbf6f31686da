//! Rollouts: fast play from a leaf, sampling actions by their priors.

use orrery_engine::{Heuristics, Rng, Seat, Silent, Turn};

/// Buffers reused by every iteration.
pub(super) struct Scratch<A> {
    pub(super) actions: Vec<A>,
    weights: Vec<f32>,
}

impl<A> Scratch<A> {
    pub(super) fn new() -> Self {
        Scratch { actions: Vec::with_capacity(256), weights: Vec::with_capacity(256) }
    }
}

impl<A: Copy> Scratch<A> {
    /// Fills `actions` with the legal actions that are worth searching.
    #[inline]
    pub(super) fn list<G: Heuristics<Action = A>>(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.legal(seat, &mut self.actions);
        world.prune(seat, &mut self.actions);
    }

    /// Plays until the game is over or the rollout is cut off ([`Heuristics::ROLLOUT`], [`Heuristics::is_settled`]).
    pub(super) fn rollout<G: Heuristics<Action = A>>(&mut self, world: &mut G, rng: &mut Rng) {
        let mut left = G::ROLLOUT.unwrap_or(u32::MAX);
        while (left > 0 || !world.is_settled())
            && let Turn::Decide(seats) = world.turn()
        {
            let seat = seats.lowest().expect("a turn has at least one decider");
            self.list(world, seat);
            let action = self.sample(world, seat, rng);
            world.play(seat, &action, &mut Silent);
            left = left.saturating_sub(1);
        }
    }

    /// Samples one of the listed actions in proportion to its prior.
    #[inline]
    fn sample<G: Heuristics<Action = A>>(&mut self, world: &G, seat: Seat, rng: &mut Rng) -> A {
        let actions = &self.actions[..];
        let prior = |action: &A| world.prior(seat, action);
        let first = prior(&actions[0]);
        // With the default prior, the compiler sees a constant and removes this loop.
        if actions[1..].iter().all(|action| prior(action) == first) {
            return actions[rng.below(actions.len() as u32) as usize];
        }
        self.weights.clear();
        self.weights.extend(actions.iter().map(prior));
        let mut remaining = rng.unit() as f32 * self.weights.iter().sum::<f32>();
        let sampled = self.weights.iter().position(|weight| {
            remaining -= weight;
            remaining < 0.0
        });
        // Rounding can leave a remainder after the last weight.
        actions[sampled.unwrap_or(actions.len() - 1)]
    }
}
