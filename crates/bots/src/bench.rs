//! Benchmark of a game: uniformly random play through the [`Game`] trait, on one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use orrery_engine::erased::read_options;
use orrery_engine::{Game, Rng, Seat, Seed, SetupError, Silent, Turn};
use serde::Serialize;
use serde_json::Value;

use crate::random;

/// Parameters of a benchmark.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchPlan {
    /// The game's options as JSON; `null` for the defaults.
    pub options: Value,
    pub players: u8,
    pub seconds: f64,
}

/// Results of a benchmark. A decision of random play lists the legal actions, checks one and plays it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchReport {
    pub game: &'static str,
    pub players: u8,
    /// In whole games, set-up included.
    pub decisions_per_second: f64,
    pub games_per_second: f64,
    pub clone_ns: f64,
    /// Size of the state, without the heap.
    pub state_bytes: usize,
    /// Listing the legal actions once.
    pub legal_ns: f64,
    /// Checking and playing one action.
    pub apply_ns: f64,
    /// Mean branching factor.
    pub mean_actions: f64,
}

/// Measures whole games for four fifths of the time, and single operations on positions sampled from such games for the rest.
///
/// # Errors
///
/// If the game cannot be set up with these options for this number of players.
pub fn bench<G: Game>(plan: &BenchPlan) -> Result<BenchReport, SetupError> {
    let options = read_options::<G>(plan.options.clone())?;
    G::setup(&options, plan.players, Seed(0))?;
    let deal = |seed| G::setup(&options, plan.players, Seed(seed)).expect("these options were accepted above");
    let time = Duration::try_from_secs_f64(plan.seconds).unwrap_or(Duration::from_secs(1));
    let samples = Sample::collect(&deal);
    let play = Play::measure(&deal, time * 4 / 5);
    let slice = time / 15;
    Ok(BenchReport {
        game: G::META.id,
        players: plan.players,
        decisions_per_second: play.decisions as f64 / play.seconds,
        games_per_second: play.games as f64 / play.seconds,
        clone_ns: clone_ns(&samples, slice),
        state_bytes: size_of::<G>(),
        legal_ns: legal_ns(&samples, slice),
        apply_ns: apply_ns(&samples, slice),
        mean_actions: play.actions as f64 / play.decisions.max(1) as f64,
    })
}

/// Whole random games.
#[derive(Default)]
struct Play {
    games: u64,
    decisions: u64,
    actions: u64,
    seconds: f64,
}

impl Play {
    fn measure<G: Game>(deal: &impl Fn(u64) -> G, time: Duration) -> Play {
        let mut play = Play::default();
        let mut rng = Rng::new(Seed(0));
        let mut actions = Vec::with_capacity(256);
        let start = Instant::now();
        while play.games == 0 || start.elapsed() < time {
            // Reading the clock costs as much as a few decisions.
            for _ in 0..16 {
                play.one_game(deal(play.games), &mut actions, &mut rng);
            }
        }
        play.seconds = start.elapsed().as_secs_f64();
        play
    }

    fn one_game<G: Game>(&mut self, mut state: G, actions: &mut Vec<G::Action>, rng: &mut Rng) {
        while let Turn::Decide(deciders) = state.turn() {
            let seat = deciders.lowest().expect("a turn has at least one decider");
            let action = random::choose_with(&state, seat, actions, rng);
            state.apply(seat, &action, &mut Silent).expect("a listed action is legal");
            self.actions += actions.len() as u64;
            self.decisions += 1;
        }
        black_box(&state);
        self.games += 1;
    }
}

/// A position from the middle of a game, with the decision made in it.
struct Sample<G: Game> {
    state: G,
    seat: Seat,
    action: G::Action,
}

impl<G: Game> Sample<G> {
    /// Samples about as many positions as fit the caches during a search.
    fn collect(deal: &impl Fn(u64) -> G) -> Vec<Sample<G>> {
        const COUNT: usize = 256;
        const ONE_IN: u32 = 7;
        let mut rng = Rng::new(Seed(1));
        let (mut samples, mut actions) = (Vec::with_capacity(COUNT), Vec::new());
        for seed in 0.. {
            let mut state = deal(seed);
            while let Turn::Decide(deciders) = state.turn() {
                let seat = deciders.lowest().expect("a turn has at least one decider");
                let action = random::choose_with(&state, seat, &mut actions, &mut rng);
                if rng.below(ONE_IN) == 0 {
                    samples.push(Sample { state: state.clone(), seat, action });
                }
                if samples.len() == COUNT {
                    return samples;
                }
                state.play(seat, &action, &mut Silent);
            }
        }
        samples
    }
}

fn clone_ns<G: Game>(samples: &[Sample<G>], time: Duration) -> f64 {
    per_item(samples.len(), time, || {
        let start = Instant::now();
        samples.iter().for_each(|sample| drop(black_box(sample.state.clone())));
        start.elapsed()
    })
}

fn legal_ns<G: Game>(samples: &[Sample<G>], time: Duration) -> f64 {
    let mut actions = Vec::with_capacity(256);
    per_item(samples.len(), time, || {
        let start = Instant::now();
        for sample in samples {
            actions.clear();
            black_box(&sample.state).legal(sample.seat, &mut actions);
            black_box(&actions);
        }
        start.elapsed()
    })
}

fn apply_ns<G: Game>(samples: &[Sample<G>], time: Duration) -> f64 {
    let mut states = Vec::with_capacity(samples.len());
    per_item(samples.len(), time, || {
        // Copying is not part of the measurement.
        states.clear();
        states.extend(samples.iter().map(|sample| sample.state.clone()));
        let start = Instant::now();
        for (state, sample) in states.iter_mut().zip(samples) {
            let applied = black_box(&mut *state).apply(sample.seat, &sample.action, &mut Silent);
            black_box(&applied).as_ref().expect("a listed action is legal");
        }
        start.elapsed()
    })
}

/// Repeats `pass`, which handles `items` items and returns its own duration, for `time`. Returns nanoseconds per item.
fn per_item(items: usize, time: Duration, mut pass: impl FnMut() -> Duration) -> f64 {
    let start = Instant::now();
    let (mut passes, mut spent) = (0u32, Duration::ZERO);
    while passes == 0 || start.elapsed() < time {
        spent += pass();
        passes += 1;
    }
    spent.as_nanos() as f64 / (f64::from(passes) * items as f64)
}
