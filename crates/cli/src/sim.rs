//! `orrery sim`: simulates many games between bots and summarises them.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;

use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::parse_list;
use orrery_bots::sim::{SeatReport, SimPlan, SimReport};
use orrery_engine::Words;

use crate::args::Sim;
use crate::error::Failure;
use crate::language::{self, decimal, say};
use crate::layout::{bold, columns};
use crate::lookup;
use crate::sim_csv::Rows;
use crate::sim_report;

pub(crate) fn run(args: &Sim, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = lookup::game(&args.game)?;
    let meta = entry.game.meta();
    let words = language::of_game(meta, language)?;
    let plan = plan(args, lookup::players(meta, args.players, |_, max| max)?, lookup::options(entry, &args.options)?)?;
    // Validate the options before creating the file.
    let seed = orrery_engine::Seed(plan.seed);
    entry.game.open(plan.options.clone(), plan.players, seed).map_err(Failure::setup(meta))?;
    let rows = args.csv.as_deref().map(Rows::create).transpose()?.map(Mutex::new);
    let bar = progress_bar(plan.games);
    let report = entry.bots.sim(&plan, &|done| bar.set_position(done), &|row| {
        if let Some(rows) = &rows {
            rows.lock().expect("no thread panics while it writes").add(row);
        }
    });
    let report = report.map_err(Failure::setup(meta))?;
    bar.finish_and_clear();
    if let Some(rows) = rows {
        rows.into_inner().expect("no thread panics while it writes").finish()?;
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).expect("plain data"))?;
        return Ok(());
    }
    write_report(&report, meta.name, &words, out)?;
    if let Some(path) = &args.csv {
        writeln!(out, "{}", words.say(&say("cli-sim-csv").with("file", path.display().to_string())))?;
    }
    Ok(())
}

fn plan(args: &Sim, players: u8, options: serde_json::Value) -> Result<SimPlan, Failure> {
    Ok(SimPlan {
        options,
        players,
        games: args.games,
        bots: parse_list(&args.bots, players).map_err(|error| Failure::Usage(error.message()))?,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(lookup::all_cores).max(1),
        breakdown: args.report,
    })
}

/// A progress bar, hidden if standard error is not a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}").expect("a fixed template");
    ProgressBar::new(games).with_style(style)
}

fn write_report(report: &SimReport, name: &str, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let title = say("cli-sim-title").with("game", name).with("games", report.games.to_string());
    let title = title.with("players", report.players).with("finished", report.finished.to_string());
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    write!(out, "{}", columns(&seat_rows(report, words), 2))?;
    writeln!(out, "\n{}", bold(&words.word("cli-sim-categories")))?;
    write!(out, "{}", columns(&category_rows(report, words), 1))?;
    if let Some(breakdown) = &report.breakdown {
        write!(out, "{}", sim_report::text(breakdown, words))?;
    }
    let length = say("cli-sim-length").with("mean", decimal(words, report.mean_decisions, 1));
    writeln!(out, "\n{}", words.say(&length.with("sd", decimal(words, report.decisions_sd, 1))))?;
    let speed = say("cli-sim-speed")
        .with("decisions", report.decisions.to_string())
        .with("seconds", decimal(words, report.seconds, 2))
        .with("per_second", decimal(words, report.decisions_per_second, 0))
        .with("games_per_second", decimal(words, report.games_per_second, 1));
    writeln!(out, "{}", words.say(&speed))?;
    Ok(())
}

fn seat_rows(report: &SimReport, words: &Words) -> Vec<Vec<String>> {
    let head = ["cli-sim-seat", "cli-sim-bot", "cli-sim-wins", "cli-sim-rate", "cli-sim-score", "cli-sim-sd"];
    let mut rows = vec![head.map(|key| words.word(key)).to_vec()];
    for (index, seat) in report.seats.iter().enumerate() {
        rows.push(vec![
            (index + 1).to_string(),
            seat.bot.clone(),
            decimal(words, seat.wins, usize::from(seat.wins.fract() != 0.0)),
            interval([seat.win_rate, seat.win_rate_low, seat.win_rate_high], 3, words),
            interval([seat.mean_score, seat.score_low, seat.score_high], 2, words),
            decimal(words, seat.score_sd, 2),
        ]);
    }
    rows
}

pub(crate) fn interval(values: [f64; 3], places: usize, words: &Words) -> String {
    let [value, low, high] = values.map(|value| decimal(words, value, places));
    words.say(&say("cli-sim-interval").with("value", value).with("low", low).with("high", high))
}

/// A line per category, a column per seat; "-" where a seat has no such category.
fn category_rows(report: &SimReport, words: &Words) -> Vec<Vec<String>> {
    let line = |title: String, cell: &dyn Fn(&SeatReport) -> String| {
        std::iter::once(title).chain(report.seats.iter().map(cell)).collect::<Vec<String>>()
    };
    let mut names: Vec<&str> = Vec::new();
    for category in report.seats.iter().flat_map(|seat| &seat.categories) {
        if !names.contains(&category.name) {
            names.push(category.name);
        }
    }
    let head =
        std::iter::once(String::new()).chain((1..=report.seats.len()).map(|n| words.say(&say("cli-seat").with("n", n as i64))));
    let mut rows: Vec<Vec<String>> = vec![head.collect()];
    for name in names {
        let mean = |seat: &SeatReport| {
            let category = seat.categories.iter().find(|category| category.name == name);
            category.map_or_else(|| "-".to_owned(), |category| decimal(words, category.mean, 2))
        };
        rows.push(line(words.word(&format!("score-{name}")), &mean));
    }
    rows.push(line(words.word("cli-sim-total"), &|seat| decimal(words, seat.mean_score, 2)));
    rows
}
