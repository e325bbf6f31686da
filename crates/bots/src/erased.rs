//! Bots, simulation and benchmark for a game whose type is not known: what the registry holds beside the game.

use std::marker::PhantomData;

use orrery_engine::erased::AnyTable;
use orrery_engine::game::play_randomly;
use orrery_engine::{Heuristics, Rng, Seat, Seed, SetupError, Table};
use serde_json::Value;

use crate::bench::{BenchPlan, BenchReport, bench};
use crate::choose;
use crate::sim::{GameRow, SimPlan, SimReport, sim};
use crate::spec::BotSpec;

/// The players of one game.
pub trait AnyPlayers: Send + Sync {
    /// What a bot does in a seat that must decide. The table must be one of this game.
    fn choose(&self, table: &dyn AnyTable, seat: Seat, bot: &BotSpec, seed: Seed, threads: usize) -> Value;
    fn sim(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        each: &(dyn Fn(&GameRow) + Sync),
    ) -> Result<SimReport, SetupError>;
    fn bench(&self, plan: &BenchPlan) -> Result<BenchReport, SetupError>;
    /// Plays random games with default options and does nothing else; gives the number of decisions.
    fn playout(&self, players: u8, games: u64, seed: Seed) -> Result<u64, SetupError>;
}

/// The players of a game for the registry: `Players::<Kepler>::NEW`.
pub struct Players<G>(PhantomData<fn() -> G>);

impl<G: Heuristics> Players<G> {
    pub const NEW: Players<G> = Players(PhantomData);
}

impl<G: Heuristics> AnyPlayers for Players<G> {
    fn choose(&self, table: &dyn AnyTable, seat: Seat, bot: &BotSpec, seed: Seed, threads: usize) -> Value {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("the table is one of this game");
        let action = choose(table.state(), seat, bot, &mut Rng::new(seed), threads);
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
