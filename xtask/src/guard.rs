//! The instruction-count guard: no game gets slower unnoticed.
//!
//! Times differ from run to run and from machine to machine; instruction counts hardly do. Each game plays [`FEW`] and then [`MANY`]
//! random games under callgrind. The difference of the two counts leaves out what the program does before the first game.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::tools::{Done, Orrery, answers, install, orrery, root};

/// Accepted rise of a figure, as a share of the committed one.
const TOLERANCE: f64 = 0.05;
const FEW: u64 = 64;
const MANY: u64 = 256;
const SEED: &str = "3042";

const HEAD: &str = "\
# Instructions per decision of random play (release build, x86_64), by game and number of seats.
# `cargo xtask guard` fails when a figure rises by more than 5 %; `cargo xtask guard --update` writes this file.
";

/// Instructions per decision by game and number of seats.
type Figures = BTreeMap<String, BTreeMap<String, f64>>;

pub(crate) fn run(update: bool) -> Done {
    if std::env::consts::ARCH != "x86_64" {
        println!("guard: skipped, the committed figures are for x86_64");
        return Ok(());
    }
    if !answers(Command::new("valgrind").arg("--version")) {
        install("valgrind")?;
    }
    let measured = measure_all(&orrery()?)?;
    if update {
        let text = toml::to_string(&measured).map_err(|error| error.to_string())?;
        print!("{text}");
        return fs::write(figures_file(), format!("{HEAD}\n{text}")).map_err(|error| format!("xtask/instructions.toml: {error}"));
    }
    let committed = read_figures()?;
    let verdicts = measured.iter().flat_map(|(game, by_players)| {
        let known = |players: &str| committed.get(game).and_then(|by_players| by_players.get(players)).copied();
        by_players.iter().map(move |(players, &now)| (format!("{game} with {players} seats"), judge(known(players), now)))
    });
    let mut risen = Vec::new();
    for (what, verdict) in verdicts {
        match verdict {
            Ok(note) => println!("guard: {what}: {note}"),
            Err(reason) => risen.push(format!("{what}: {reason}")),
        }
    }
    if risen.is_empty() { Ok(()) } else { Err(format!("guard: {}", risen.join("; "))) }
}

/// Compares a figure with the committed one; an error if it rose beyond the tolerance or none is committed.
fn judge(before: Option<f64>, now: f64) -> Done<String> {
    let Some(before) = before else {
        return Err(format!("{now:.1} instructions per decision, no committed figure; run cargo xtask guard --update"));
    };
    let change = now / before - 1.0;
    let figures = format!("{now:.1} instructions per decision, committed {before:.1} ({:+.1} %)", change * 100.0);
    match change {
        rise if rise > TOLERANCE => Err(figures),
        fall if fall < -TOLERANCE => Ok(format!("{figures}: faster; keep it with cargo xtask guard --update")),
        _ => Ok(figures),
    }
}

fn figures_file() -> PathBuf {
    root().join("xtask/instructions.toml")
}

fn read_figures() -> Done<Figures> {
    let text = fs::read_to_string(figures_file()).unwrap_or_default();
    toml::from_str(&text).map_err(|error| format!("xtask/instructions.toml: {}", error.message()))
}

/// Measures every game with the fewest and with the most seats it allows.
fn measure_all(program: &Orrery) -> Done<Figures> {
    let mut figures = Figures::new();
    for game in program.games()? {
        let (min, max) = game.players;
        for players in if min == max { vec![min] } else { vec![min, max] } {
            let figure = measure(program, &game.id, players)?;
            figures.entry(game.id.clone()).or_default().insert(players.to_string(), figure);
        }
    }
    Ok(figures)
}

fn measure(program: &Orrery, game: &str, players: u64) -> Done<f64> {
    let (few, many) = (count(program, game, players, FEW)?, count(program, game, players, MANY)?);
    let (instructions, decisions) = (many.0 - few.0, many.1 - few.1);
    // One decimal is finer than the tolerance of any game and keeps the file readable.
    Ok((instructions / decisions * 10.0).round() / 10.0)
}

/// Instructions and decisions of `games` random games.
fn count(program: &Orrery, game: &str, players: u64, games: u64) -> Done<(f64, f64)> {
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program.path())
        .args(["playout", game, "--seed", SEED]);
    command.args(["--players", &players.to_string(), "--games", &games.to_string()]);
    let output = command.output().map_err(|error| format!("valgrind: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let decisions = String::from_utf8_lossy(&output.stdout).trim().parse().ok().filter(|_| output.status.success());
    match (collected(&report), decisions) {
        (Some(instructions), Some(decisions)) => Ok((instructions, decisions)),
        _ => Err(format!("valgrind of {game}: {}", report.lines().last().unwrap_or("no report"))),
    }
}

/// 123456 of "==17== Collected : 123456".
fn collected(report: &str) -> Option<f64> {
    let line = report.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit(':').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_callgrind_says() {
        let report = "==17== Events    : Ir\n==17== Collected : 123456\n==17==\n==17== I   refs:      123,456\n";
        assert_eq!(collected(report), Some(123456.0));
        assert_eq!(collected("nothing"), None);
    }

    #[test]
    fn only_a_rise_beyond_the_tolerance_fails() {
        assert!(judge(Some(100.0), 104.9).is_ok());
        assert!(judge(Some(100.0), 105.1).is_err());
        assert!(judge(Some(100.0), 80.0).unwrap().contains("--update"));
        assert!(judge(None, 80.0).is_err());
    }
}
