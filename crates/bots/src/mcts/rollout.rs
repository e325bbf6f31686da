//! Playing on from a leaf: quick choices, guided by how attractive they look.

use orrery_engine::{Heuristics, Rng, Seat, Silent, Turn};

/// Lists that are used again in every iteration.
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
    /// Fills in what a seat may sensibly do.
    #[inline]
    pub(super) fn list<G: Heuristics<Action = A>>(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.legal(seat, &mut self.actions);
        world.prune(seat, &mut self.actions);
    }

    /// Plays as far as the game wants rollouts to go.
    pub(super) fn rollout<G: Heuristics<Action = A>>(&mut self, world: &mut G, rng: &mut Rng) {
        let mut left = G::ROLLOUT.unwrap_or(u32::MAX);
        while left > 0
            && let Turn::Decide(seats) = world.turn()
        {
            let seat = seats.lowest().expect("somebody must decide");
            self.list(world, seat);
            let action = self.sample(world, seat, rng);
            world.play(seat, &action, &mut Silent);
            left -= 1;
        }
    }

    /// One of the listed actions, each as likely as it is attractive.
    #[inline]
    fn sample<G: Heuristics<Action = A>>(&mut self, world: &G, seat: Seat, rng: &mut Rng) -> A {
        let actions = &self.actions[..];
        let prior = |action: &A| world.prior(seat, action);
        let first = prior(&actions[0]);
        // Where the game has no opinion, the compiler sees a constant and leaves this loop out.
        if actions[1..].iter().all(|action| prior(action) == first) {
            return actions[rng.below(actions.len() as u32) as usize];
        }
        self.weights.clear();
        self.weights.extend(actions.iter().map(prior));
        let mut ticket = rng.unit() as f32 * self.weights.iter().sum::<f32>();
        let drawn = self.weights.iter().position(|weight| {
            ticket -= weight;
            ticket < 0.0
        });
        // Rounding may leave a rest of the ticket after the last weight.
        actions[drawn.unwrap_or(actions.len() - 1)]
    }
}
