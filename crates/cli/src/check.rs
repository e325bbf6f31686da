//! `orrery check`: which stored games this program can continue.

use std::io::Write;
use std::time::Duration;

use indicatif::ProgressBar;
use orrery_engine::record::RecordError;
use orrery_engine::replay::Resumption;
use orrery_engine::{Message, Words};
use orrery_server::check::{self, Finding, Kind, Report};
use orrery_server::serve;
use orrery_server::store::{Damage, Depth, Store, WalFlaw};
use serde_json::{Value, json};

use crate::args::Check;
use crate::error::Failure;
use crate::language::{self, say};
use crate::serve::{data_folder, runtime};

/// Fails if a game cannot continue.
pub(crate) fn run(args: &Check, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref());
    let progress = ProgressBar::new(0);
    let found = runtime()?.block_on(async {
        let store = serve::open_to_read(&data, args.database.as_deref()).await?;
        let damage = searched(&*store, language).await?;
        let mut reports = Vec::new();
        let checked = check::check(&*store, |report, total| {
            progress.set_length(total as u64);
            progress.inc(1);
            reports.push(report);
        });
        let checked = checked.await;
        store.close().await;
        checked.map(|()| (damage, reports)).map_err(serve::ServeError::from)
    });
    progress.finish_and_clear();
    let (damage, reports) = found.map_err(|error| Failure::Failed(error.to_string()))?;
    let summary = Summary::of(&reports);
    if args.json {
        let games = reports.iter().map(to_json).collect::<Result<Vec<Value>, Failure>>()?;
        writeln!(
            out,
            "{:#}",
            json!({
                "games": games, "as_recorded": summary.good, "diverging": summary.diverging, "unreadable": summary.unreadable,
                "damage": damage.iter().map(Damage::to_string).collect::<Vec<_>>(),
            })
        )?;
    } else {
        for damage in &damage {
            writeln!(out, "{}", language::platform(language)?.say(&damage_message(damage)))?;
        }
        for report in &reports {
            writeln!(out, "{}", in_words(report, language)?)?;
        }
        writeln!(out, "{}", summary.in_words(&language::platform(language)?))?;
    }
    match summary.unreadable {
        0 if damage.iter().any(Damage::is_loss) => {
            Err(Failure::Failed(language::platform(language)?.say(&say("cli-check-damaged"))))
        }
        0 => Ok(()),
        count => Err(Failure::Failed(
            language::platform(language)?.say(&say("cli-check-failed").with("n", count as i64).with("all", reports.len() as i64)),
        )),
    }
}

/// Searches the files for damage, which takes long for a large database.
async fn searched(store: &dyn Store, language: &str) -> Result<Vec<Damage>, serve::ServeError> {
    let spinner = ProgressBar::new_spinner();
    if let Ok(words) = language::platform(language) {
        spinner.set_message(words.word("cli-check-searching"));
    }
    spinner.enable_steady_tick(Duration::from_millis(100));
    let damage = store.damage(Depth::Thorough).await;
    spinner.finish_and_clear();
    Ok(damage?)
}

fn damage_message(damage: &Damage) -> Message {
    match damage {
        Damage::Page(problem) => say("cli-check-page").with("problem", problem.clone()),
        Damage::Log(WalFlaw::Header) => say("cli-check-wal-header"),
        Damage::Log(WalFlaw::Frame(frame)) => say("cli-check-wal-frame").with("frame", *frame as i64),
        Damage::Log(WalFlaw::CutOff(frame)) => say("cli-check-wal-cut-off").with("frame", *frame as i64),
    }
}

#[derive(Default)]
struct Summary {
    tables: usize,
    replays: usize,
    good: usize,
    diverging: usize,
    unreadable: usize,
}

impl Summary {
    fn of(reports: &[Report]) -> Summary {
        let mut summary = Summary::default();
        for report in reports {
            *match report.kind {
                Kind::Table => &mut summary.tables,
                Kind::Replay => &mut summary.replays,
            } += 1;
            *match report.finding {
                Finding::AsRecorded => &mut summary.good,
                Finding::GoesOn { .. } => &mut summary.diverging,
                Finding::Broken { .. } | Finding::Unreadable { .. } => &mut summary.unreadable,
            } += 1;
        }
        summary
    }

    fn in_words(&self, words: &Words) -> String {
        let message = say("cli-check-summary").with("tables", self.tables as i64).with("replays", self.replays as i64);
        let message = message.with("good", self.good as i64).with("diverging", self.diverging as i64);
        words.say(&message.with("unreadable", self.unreadable as i64))
    }
}

/// The number of the entry, from 1; 0 for the header.
fn entry(error: &RecordError) -> i64 {
    error.entry().unwrap_or(0) as i64
}

/// The platform's texts, with those of the game if it is known.
fn words_for(report: &Report, language: &str) -> Result<Words, Failure> {
    match orrery_registry::find(&report.game) {
        Some(entry) => language::of_game(entry.game.meta(), language),
        None => language::platform(language),
    }
}

fn resumption_message(from: Resumption, dropped: u32) -> Message {
    match from {
        Resumption::Snapshot => say("cli-check-from-snapshot").with("dropped", dropped),
        Resumption::Entries => say("cli-check-from-entries"),
        Resumption::Setup => say("cli-check-from-setup"),
    }
}

fn in_words(report: &Report, language: &str) -> Result<String, Failure> {
    let words = words_for(report, language)?;
    let verdict: Message = match &report.finding {
        Finding::AsRecorded => say("cli-check-as-recorded"),
        Finding::GoesOn { error, rules, from, dropped } => say("cli-check-goes-on")
            .with("entry", entry(error))
            .with("rules", *rules)
            .with("flaw", error.flaw.message())
            .with("then", resumption_message(*from, *dropped)),
        Finding::Broken { error, rules: Some(rules) } if error.entry().is_some() => {
            let broken = say("cli-check-broken").with("entry", entry(error)).with("rules", *rules);
            broken.with("flaw", error.flaw.message())
        }
        Finding::Broken { error, .. } => say("cli-check-unreadable").with("reason", error.flaw.message()),
        Finding::Unreadable { reason } => say("cli-check-unreadable").with("reason", reason.clone()),
    };
    let key = match report.kind {
        Kind::Table => "cli-check-table",
        Kind::Replay => "cli-check-replay",
    };
    let game = if report.game.is_empty() { "?" } else { &report.game };
    Ok(words.say(&say(key).with("id", report.id.clone()).with("game", game).with("verdict", verdict)))
}

/// JSON is for programs: its sentences are English.
fn to_json(report: &Report) -> Result<Value, Failure> {
    let words = words_for(report, "en")?;
    let reason = |error: &RecordError| words.say(&error.flaw.message());
    let kind = match report.kind {
        Kind::Table => "table",
        Kind::Replay => "record",
    };
    let finding = match &report.finding {
        Finding::AsRecorded => json!({ "verdict": "as_recorded" }),
        Finding::GoesOn { error, rules, from, dropped } => {
            let from = match from {
                Resumption::Snapshot => "snapshot",
                Resumption::Entries => "entries",
                Resumption::Setup => "setup",
            };
            let (entry, reason) = (entry(error), reason(error));
            json!({ "verdict": "diverges", "entry": entry, "rules": rules, "from": from, "dropped": dropped, "reason": reason })
        }
        Finding::Broken { error, rules } => {
            json!({ "verdict": "unreadable", "entry": entry(error), "rules": rules, "reason": reason(error) })
        }
        Finding::Unreadable { reason } => json!({ "verdict": "unreadable", "entry": 0, "reason": words.say(reason) }),
    };
    let mut game = json!({ "kind": kind, "id": report.id, "game": report.game });
    game.as_object_mut().expect("an object").extend(finding.as_object().cloned().expect("an object"));
    Ok(game)
}

#[cfg(test)]
mod tests {
    use orrery_engine::record::{Flaw, Record};

    use super::*;

    fn said(finding: Finding, language: &str) -> String {
        let report = Report { kind: Kind::Table, id: "abc".to_owned(), game: "connect-four".to_owned(), finding };
        in_words(&report, language).unwrap()
    }

    #[test]
    fn the_reason_is_said_in_the_readers_language() {
        let reasons = [
            (say("record-unknown-game").with("game", "chess"), "il gioco «chess» è sconosciuto"),
            (
                say("table-format").with("format", 99).with("ours", 2),
                "è salvato nel formato 99; questo programma legge fino al 2",
            ),
        ];
        for (reason, italian) in reasons {
            assert_eq!(said(Finding::Unreadable { reason }, "it"), format!("tavolo abc (connect-four): illeggibile: {italian}"));
        }
    }

    #[test]
    fn every_finding_is_a_sentence_that_says_from_where_the_game_goes_on() {
        let error = RecordError { line: Record::line_number(2), flaw: Flaw::Diverges { rules: 2 } };
        let goes_on = |from, dropped| Finding::GoesOn { error: error.clone(), rules: 2, from, dropped };
        let header = RecordError { line: 3, flaw: Flaw::NotARecord };
        let (snapshot, broken) = (goes_on(Resumption::Snapshot, 2), Finding::Broken { error: error.clone(), rules: Some(2) });
        let findings = [
            (Finding::AsRecorded, "as recorded"),
            (snapshot.clone(), "diverges at entry 3 (rules version 2): "),
            (snapshot, "; goes on from the stored position, without the last 2 decisions"),
            (goes_on(Resumption::Entries, 0), "; goes on from the position that the entries lead to by the current rules"),
            (goes_on(Resumption::Setup, 0), "; is set up by the current rules, because nothing has been decided yet"),
            (broken, "unreadable from entry 3 on (rules version 2): "),
            (Finding::Broken { error: header, rules: None }, "unreadable: this is not an Orrery record"),
            (
                Finding::Unreadable { reason: say("record-unknown-game").with("game", "chess") },
                "unreadable: the game “chess” is unknown",
            ),
        ];
        for (finding, part) in findings {
            let text = said(finding.clone(), "en");
            assert!(text.starts_with("table abc (connect-four): ") && text.contains(part), "{text}");
            let italian = said(finding, "it");
            assert!(italian.starts_with("tavolo abc (connect-four): ") && !italian.contains('⟦'), "{italian}");
        }
    }
}
