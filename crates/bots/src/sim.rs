//! Many games between bots, on every core, in constant memory.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use orrery_engine::erased::read_options;
use orrery_engine::{Heuristics, Outcome, Rng, Seat, Seed, SetupError, Silent, Turn};
use serde::Serialize;
use serde_json::Value;

use crate::spec::BotSpec;
use crate::{choose, random};
use tally::Tally;

mod tally;

pub use tally::{CategoryReport, SeatReport, SimReport};

/// What to play.
#[derive(Clone, PartialEq, Debug)]
pub struct SimPlan {
    /// The game's options as JSON; `null` for all defaults.
    pub options: Value,
    pub players: u8,
    pub games: u64,
    /// One per seat; a bot keeps its seat in every game.
    pub bots: Vec<BotSpec>,
    pub seed: u64,
    pub threads: usize,
}

/// One finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameRow {
    /// Counted from 0.
    pub game: u64,
    /// What it was dealt from.
    pub seed: Seed,
    pub decisions: u32,
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Plays the games and sums them up. `progress` hears now and then how many are done, `each` of every finished game, in
/// no fixed order. Game `i` is the same whatever the number of threads, unless a bot's time is limited.
pub fn sim<G: Heuristics>(
    plan: &SimPlan,
    progress: &(dyn Fn(u64) + Sync),
    each: &(dyn Fn(&GameRow) + Sync),
) -> Result<SimReport, SetupError> {
    let options = read_options::<G>(plan.options.clone())?;
    G::setup(&options, plan.players, Seed(plan.seed))?;
    if plan.bots.len() != usize::from(plan.players) {
        return Err(SetupError::option("bots", format!("{} seats, {} bots", plan.players, plan.bots.len())));
    }
    let start = Instant::now();
    let work = Work::<G> { plan, options, next: AtomicU64::new(0), done: AtomicU64::new(0), progress, each };
    let tally = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(|| work.run())).collect();
        let tallies = workers.into_iter().map(|worker| worker.join().expect("a game does not panic"));
        tallies.reduce(Tally::merge).expect("at least one worker")
    });
    Ok(tally.report(G::META.id, plan, start.elapsed().as_secs_f64()))
}

/// What the workers share.
struct Work<'a, G: Heuristics> {
    plan: &'a SimPlan,
    options: G::Options,
    next: AtomicU64,
    done: AtomicU64,
    progress: &'a (dyn Fn(u64) + Sync),
    each: &'a (dyn Fn(&GameRow) + Sync),
}

impl<G: Heuristics> Work<'_, G> {
    /// Takes games from the common pile until none is left.
    fn run(&self) -> Tally {
        let mut tally = Tally::new(self.plan.players);
        let mut actions = Vec::with_capacity(256);
        // Random games are over in a microsecond: taken one by one, they would be spent on counting.
        let bunch = if self.plan.bots.iter().all(|bot| *bot == BotSpec::Random) { 64 } else { 1 };
        loop {
            let first = self.next.fetch_add(bunch, Ordering::Relaxed);
            let games = first..self.plan.games.min(first.saturating_add(bunch));
            if games.is_empty() {
                return tally;
            }
            let count = games.end - games.start;
            games.for_each(|game| self.play(game, &mut actions, &mut tally));
            (self.progress)(self.done.fetch_add(count, Ordering::Relaxed) + count);
        }
    }

    fn play(&self, game: u64, actions: &mut Vec<G::Action>, tally: &mut Tally) {
        let mut rng = Rng::stream(Seed(self.plan.seed), game);
        // Short enough to be exact as a number in JavaScript.
        let seed = Seed(rng.next() >> 11);
        let mut state = G::setup(&self.options, self.plan.players, seed).expect("these options were accepted before");
        let mut decisions = 0;
        while let Turn::Decide(deciders) = state.turn()
            && decisions < G::META.max_decisions
        {
            let seat = deciders.lowest().expect("somebody must decide");
            let action = self.decide(&state, seat, actions, &mut rng);
            state.play(seat, &action, &mut Silent);
            decisions += 1;
        }
        tally.decisions += u64::from(decisions);
        if let Some(outcome) = state.outcome() {
            tally.add(game, decisions, &outcome);
            (self.each)(&GameRow { game, seed, decisions, outcome });
        }
    }

    #[inline]
    fn decide(&self, state: &G, seat: Seat, actions: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
        match &self.plan.bots[seat.index()] {
            BotSpec::Random => random::pick(state, seat, actions, rng),
            bot => choose(state, seat, bot, rng, 1),
        }
    }
}
