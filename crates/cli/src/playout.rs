//! `orrery playout`: random games on one thread and nothing else, for the instruction-count guard.

use std::io::Write;

use orrery_bots::BotSpec;
use orrery_bots::sim::SimPlan;
use serde_json::Value;

use crate::args::Playout;
use crate::error::Failure;
use crate::lookup;

pub(crate) fn run(args: &Playout, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = lookup::game(&args.game)?;
    let players = lookup::players(entry.game.meta(), args.players, |_, max| max)?;
    let bots = vec![BotSpec::Random; usize::from(players)];
    let plan = SimPlan { options: Value::Null, players, games: args.games, bots, seed: args.seed, threads: 1 };
    let report = entry.players.sim(&plan, &|_| {}, &|_| {})?;
    writeln!(out, "{}", report.decisions)?;
    Ok(())
}
