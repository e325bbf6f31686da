//! `orrery playout`: random games on one thread and nothing else, for the instruction-count guard.

use std::io::Write;

use orrery_engine::Seed;

use crate::args::Playout;
use crate::error::Failure;
use crate::lookup;

pub(crate) fn run(args: &Playout, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = lookup::game(&args.game)?;
    let players = lookup::players(entry.game.meta(), args.players, |_, max| max)?;
    let decisions = entry.bots.playout(players, args.games, Seed(args.seed)).map_err(Failure::setup(entry.game.meta()))?;
    writeln!(out, "{decisions}")?;
    Ok(())
}
