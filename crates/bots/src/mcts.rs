//! Information-set Monte Carlo tree search, for any number of seats.
//!
//! One tree per decision, from the point of view of the seat that searches (SO-ISMCTS: Cowling, Powley and Whitehouse, 2012).
//! Every iteration samples a determinization, descends through actions that are legal in it by PUCT, expands one node, plays a
//! rollout and backs up the result. The value of a branch is thus its mean over the worlds in which it can be taken.
//!
//! Several threads grow independent trees (root parallelism), whose visit counts are summed.

mod rollout;
mod tree;

use std::time::{Duration, Instant};

use orrery_engine::{Heuristics, Rng, Seat, Seed};

use crate::spec::Budget;
use crate::{Most, determinize};
use tree::Tree;

/// An action at the root of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    pub action: A,
    pub visits: u32,
    /// Mean value for the searching seat, from 0 (lost) to 1 (won).
    pub value: f64,
}

/// The most visited action after a search that ends with its budget, or after a time if that comes first.
pub(crate) fn choose<G: Heuristics>(
    state: &G,
    seat: Seat,
    (budget, most): (Budget, Option<Most<'_>>),
    rng: &mut Rng,
    threads: usize,
) -> G::Action {
    search_within(state, seat, (budget, most), rng, threads)[0].action
}

/// Searches the actions of a seat that must decide. Returns those that were visited, most visited first.
pub fn search<G: Heuristics>(state: &G, seat: Seat, budget: Budget, rng: &mut Rng, threads: usize) -> Vec<Candidate<G::Action>> {
    search_within(state, seat, (budget, None), rng, threads)
}

fn search_within<G: Heuristics>(
    state: &G,
    seat: Seat,
    (budget, most): (Budget, Option<Most<'_>>),
    rng: &mut Rng,
    threads: usize,
) -> Vec<Candidate<G::Action>> {
    let world = determinize(state, seat, rng);
    let mut actions = Vec::new();
    world.legal(seat, &mut actions);
    world.prune(seat, &mut actions);
    if let [action] = actions[..] {
        return vec![Candidate { action, visits: 0, value: f64::from(world.evaluate(seat)) }];
    }
    let seeds: Vec<Seed> = (0..threads.max(1)).map(|_| Seed(rng.next())).collect();
    let limit = Limit::new(budget, most, seeds.len());
    let mut candidates = Vec::new();
    match seeds[..] {
        [seed] => merge(&mut candidates, grow(state, seat, &limit, seed)),
        _ => std::thread::scope(|scope| {
            let grow = |&seed| {
                let limit = &limit;
                scope.spawn(move || grow(state, seat, limit, seed))
            };
            let workers: Vec<_> = seeds.iter().map(grow).collect();
            for worker in workers {
                merge(&mut candidates, worker.join().expect("a search does not panic"));
            }
        }),
    }
    candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    candidates
}

/// Grows one tree until its budget is spent, or the remaining iterations cannot change the most visited action.
fn grow<G: Heuristics>(state: &G, seat: Seat, limit: &Limit<'_>, seed: Seed) -> Vec<Candidate<G::Action>> {
    let mut tree = Tree::new(seat);
    let mut rng = Rng::new(seed);
    let mut done = 0;
    loop {
        tree.iterate(state, &mut rng);
        done += 1;
        if done % 8 == 0 || done >= limit.iterations {
            let left = limit.left(done);
            if left == 0 || tree.lead() > left {
                return tree.candidates();
            }
        }
    }
}

fn merge<A: PartialEq>(all: &mut Vec<Candidate<A>>, more: Vec<Candidate<A>>) {
    for new in more {
        match all.iter_mut().find(|known| known.action == new.action) {
            Some(known) => {
                let visits = known.visits + new.visits;
                known.value += (new.value - known.value) * f64::from(new.visits) / f64::from(visits);
                known.visits = visits;
            }
            None => all.push(new),
        }
    }
}

/// Budget of one tree.
struct Limit<'a> {
    iterations: u32,
    start: Instant,
    time: Option<Duration>,
    most: Option<Most<'a>>,
}

impl<'a> Limit<'a> {
    fn new(budget: Budget, most: Option<Most<'a>>, trees: usize) -> Limit<'a> {
        let (iterations, time) = match budget {
            Budget::Iterations(all) => (all.div_ceil(trees as u32), None),
            Budget::Time(time) => (u32::MAX, Some(time)),
        };
        Limit { iterations, start: Instant::now(), time, most }
    }

    /// The shorter one of the times that limit it.
    fn time(&self) -> Option<Duration> {
        let most = self.most.map(|most| most());
        self.time.into_iter().chain(most).min()
    }

    /// Iterations left after `done`; with a time limit, an estimate from the rate so far.
    fn left(&self, done: u32) -> u32 {
        let by_count = self.iterations.saturating_sub(done);
        let Some(time) = self.time() else { return by_count };
        let spent = self.start.elapsed();
        if spent >= time {
            return 0;
        }
        let rate = f64::from(done) / spent.as_secs_f64().max(1e-9);
        by_count.min(((time - spent).as_secs_f64() * rate).ceil() as u32)
    }
}
