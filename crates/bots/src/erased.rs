//! Bots, simulation and benchmark for games whose type is not known at compile time.

use std::marker::PhantomData;

use orrery_engine::erased::AnyTable;
use orrery_engine::game::play_randomly;
use orrery_engine::{Heuristics, Rng, Seat, Seed, SetupError, Table};
use serde_json::Value;

use crate::bench::{BenchPlan, BenchReport, bench};
use crate::sim::{GameRow, SimPlan, SimReport, sim};
use crate::spec::BotSpec;
use crate::{Most, choose, choose_within};

/// The bots of one game.
pub trait AnyBots: Send + Sync {
    /// The action that a bot chooses for a seat that must decide; see [`choose`].
    ///
    /// # Panics
    ///
    /// If the table belongs to another game.
    fn choose(&self, table: &dyn AnyTable, seat: Seat, bot: &BotSpec, seed: Seed, threads: usize) -> Value;
    /// The same, but a search ends after `most`; see [`choose_within`].
    fn choose_within(&self, table: &dyn AnyTable, seat: Seat, bot: &BotSpec, most: Most<'_>, seed: Seed) -> Value;
    /// See [`sim`].
    fn sim(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        each: &(dyn Fn(&GameRow) + Sync),
    ) -> Result<SimReport, SetupError>;
    /// See [`bench()`].
    fn bench(&self, plan: &BenchPlan) -> Result<BenchReport, SetupError>;
    /// Plays random games with default options and returns the number of decisions: the workload of `cargo xtask guard`.
    fn playout(&self, players: u8, games: u64, seed: Seed) -> Result<u64, SetupError>;
}

/// [`AnyBots`] of the game `G`, as an object for the registry: `Bots::<ConnectFour>::NEW`.
pub struct Bots<G>(PhantomData<fn() -> G>);

impl<G: Heuristics> Bots<G> {
    pub const NEW: Bots<G> = Bots(PhantomData);
}

impl<G: Heuristics> AnyBots for Bots<G> {
    fn choose(&self, table: &dyn AnyTable, seat: Seat, bot: &BotSpec, seed: Seed, threads: usize) -> Value {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a table of this game");
        let action = choose(table.state(), seat, bot, &mut Rng::new(seed), threads);
        serde_json::to_value(action).expect("game types are plain data")
    }

    fn choose_within(&self, table: &dyn AnyTable, seat: Seat, bot: &BotSpec, most: Most<'_>, seed: Seed) -> Value {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a table of this game");
        let action = choose_within(table.state(), seat, bot, Some(most), &mut Rng::new(seed), 1);
        serde_json::to_value(action).expect("game types are plain data")
    }

    fn sim(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        each: &(dyn Fn(&GameRow) + Sync),
    ) -> Result<SimReport, SetupError> {
        sim::<G>(plan, progress, each)
    }

    fn bench(&self, plan: &BenchPlan) -> Result<BenchReport, SetupError> {
        bench::<G>(plan)
    }

    fn playout(&self, players: u8, games: u64, seed: Seed) -> Result<u64, SetupError> {
        let mut rng = Rng::new(seed);
        (0..games)
            .map(|game| {
                let mut state = G::setup(&G::Options::default(), players, Seed(seed.0 + game))?;
                Ok(u64::from(play_randomly(&mut state, &mut rng)))
            })
            .sum()
    }
}
