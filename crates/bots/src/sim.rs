//! Simulation: many games between bots, on several threads. Memory is constant, unless a breakdown is asked for.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use orrery_engine::erased::read_options;
use orrery_engine::{Heuristics, Message, Outcome, Rng, Seat, Seed, SetupError, Silent, Turn};
use serde::Serialize;
use serde_json::Value;

use crate::spec::BotSpec;
use crate::{choose, random};
use tally::Tally;
use watch::Watch;

mod breakdown;
mod tally;
mod watch;

pub use breakdown::{Breakdown, Group, GroupReport, Origin, PointsReport, UseReport};
pub use tally::{CategoryReport, SeatReport, SimReport};
pub use watch::Kind;

/// Parameters of a simulation.
#[derive(Clone, PartialEq, Debug)]
pub struct SimPlan {
    /// The game's options as JSON; `null` for the defaults.
    pub options: Value,
    pub players: u8,
    pub games: u64,
    /// One per seat; a bot keeps its seat in every game.
    pub bots: Vec<BotSpec>,
    pub seed: u64,
    pub threads: usize,
    /// Whether to report where points come from and which decisions were taken.
    pub breakdown: bool,
}

/// One finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameRow {
    /// Number of the game, from 0.
    pub game: u64,
    /// Seed of the set-up.
    pub seed: Seed,
    pub decisions: u32,
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Plays the games and aggregates their results.
///
/// `progress` is called from time to time with the number of games done, `each` with every finished game, in no fixed order. Game
/// `i` does not depend on the number of threads, unless the budget of a bot is a time.
///
/// # Errors
///
/// If the game cannot be set up with these options for this number of players, or there is not one bot per seat.
pub fn sim<G: Heuristics>(
    plan: &SimPlan,
    progress: &(dyn Fn(u64) + Sync),
    each: &(dyn Fn(&GameRow) + Sync),
) -> Result<SimReport, SetupError> {
    let options = read_options::<G>(plan.options.clone())?;
    G::setup(&options, plan.players, Seed(plan.seed))?;
    if plan.bots.len() != usize::from(plan.players) {
        let reason = Message::new("setup-bots").with("seats", plan.players).with("bots", plan.bots.len() as i64);
        return Err(SetupError::option("bots", reason));
    }
    let start = Instant::now();
    let queue = Queue::<G> { plan, options, next: AtomicU64::new(0), done: AtomicU64::new(0), progress, each };
    let tally = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(|| queue.run())).collect();
        let tallies = workers.into_iter().map(|worker| worker.join().expect("a game does not panic"));
        tallies.reduce(Tally::merge).expect("at least one worker")
    });
    Ok(tally.report(G::META.id, plan, start.elapsed().as_secs_f64()))
}

/// State shared by the worker threads.
struct Queue<'a, G: Heuristics> {
    plan: &'a SimPlan,
    options: G::Options,
    next: AtomicU64,
    done: AtomicU64,
    progress: &'a (dyn Fn(u64) + Sync),
    each: &'a (dyn Fn(&GameRow) + Sync),
}

impl<G: Heuristics> Queue<'_, G> {
    /// Plays batches of games until none is left.
    fn run(&self) -> Tally {
        let mut tally = Tally::new(self.plan.players);
        let mut watch = self.plan.breakdown.then(Watch::new);
        let mut actions = Vec::with_capacity(256);
        // Random games take microseconds: batches keep threads from contending for the counter.
        let batch = if self.plan.bots.iter().all(|bot| *bot == BotSpec::Random) { 64 } else { 1 };
        loop {
            let first = self.next.fetch_add(batch, Ordering::Relaxed);
            let games = first..self.plan.games.min(first.saturating_add(batch));
            if games.is_empty() {
                return tally;
            }
            let count = games.end - games.start;
            games.for_each(|game| self.play(game, &mut actions, &mut tally, watch.as_mut()));
            (self.progress)(self.done.fetch_add(count, Ordering::Relaxed) + count);
        }
    }

    fn play(&self, game: u64, actions: &mut Vec<G::Action>, tally: &mut Tally, mut watch: Option<&mut Watch<G>>) {
        let mut rng = Rng::stream(Seed(self.plan.seed), game);
        // 53 bits, the integers that JavaScript represents exactly.
        let seed = Seed(rng.next() >> 11);
        let mut state = G::setup(&self.options, self.plan.players, seed).expect("these options were accepted above");
        if let Some(watch) = &mut watch {
            watch.begin(self.plan.players);
        }
        let mut decisions = 0;
        while let Turn::Decide(deciders) = state.turn()
            && decisions < G::META.max_decisions
        {
            let seat = deciders.lowest().expect("a turn has at least one decider");
            let action = self.decide(&state, seat, actions, &mut rng);
            match &mut watch {
                Some(watch) => watch.play(&mut state, seat, &action),
                None => {
                    state.play(seat, &action, &mut Silent);
                }
            }
            decisions += 1;
        }
        tally.decisions += u64::from(decisions);
        if let Some(outcome) = state.outcome() {
            tally.add(game, decisions, &outcome);
            if let Some(watch) = watch {
                tally.rows.extend(watch.finish(game, &outcome, state.opponent()));
            }
            (self.each)(&GameRow { game, seed, decisions, outcome });
        }
    }

    #[inline]
    fn decide(&self, state: &G, seat: Seat, actions: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
        match &self.plan.bots[seat.index()] {
            BotSpec::Random => random::choose_with(state, seat, actions, rng),
            bot => choose(state, seat, bot, rng, 1),
        }
    }
}
