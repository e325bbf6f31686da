//! `orrery bench`: how fast the games run on this machine.

use std::io::Write;

use orrery_bots::bench::{BenchPlan, BenchReport};
use orrery_engine::Words;
use orrery_registry::{Entry, GAMES};
use serde_json::Value;

use crate::args::Bench;
use crate::error::Failure;
use crate::language::{self, decimal, say};
use crate::layout::columns;
use crate::lookup;

pub(crate) fn run(args: &Bench, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::Usage(say("cli-bench-seconds").with("seconds", args.seconds.to_string())));
    }
    let measured = chosen(args)?.into_iter().map(|(entry, players)| {
        let plan = BenchPlan { options: Value::Null, players, seconds: args.seconds };
        entry.bots.bench(&plan).map_err(Failure::setup(entry.game.meta()))
    });
    let reports = measured.collect::<Result<Vec<BenchReport>, Failure>>()?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&reports).expect("plain data"))?;
    } else {
        write!(out, "{}", columns(&rows(&reports, &language::platform(language)?), 1))?;
    }
    Ok(())
}

/// The games to measure with their number of seats. When measuring all games, those that do not allow the number are skipped.
fn chosen(args: &Bench) -> Result<Vec<(&'static Entry, u8)>, Failure> {
    if let Some(id) = &args.game {
        let entry = lookup::game(id)?;
        return Ok(vec![(entry, lookup::players(entry.game.meta(), args.players, |_, max| max)?)]);
    }
    let seated = |entry: &'static Entry| {
        lookup::players(entry.game.meta(), args.players, |_, max| max).ok().map(|players| (entry, players))
    };
    let all: Vec<_> = GAMES.iter().filter_map(seated).collect();
    match (all.is_empty(), args.players) {
        (true, Some(players)) => Err(Failure::Usage(say("cli-bench-no-game").with("players", players))),
        _ => Ok(all),
    }
}

fn rows(reports: &[BenchReport], words: &Words) -> Vec<Vec<String>> {
    let head = ["game", "players", "decisions", "games", "legal", "apply", "clone", "bytes", "actions"];
    let mut rows = vec![head.map(|name| words.word(&format!("cli-bench-{name}"))).to_vec()];
    for report in reports {
        rows.push(vec![
            report.game.to_owned(),
            report.players.to_string(),
            decimal(words, report.decisions_per_second, 0),
            decimal(words, report.games_per_second, 0),
            decimal(words, report.legal_ns, 1),
            decimal(words, report.apply_ns, 1),
            decimal(words, report.clone_ns, 1),
            report.state_bytes.to_string(),
            decimal(words, report.mean_actions, 1),
        ]);
    }
    rows
}
