//! `orrery replay`: verifies a record and narrates it.

use std::io::{BufRead, Write};
use std::path::Path;

use orrery_engine::erased::{AnyTable, NarratedEvent};
use orrery_engine::record::{Header, Record};
use orrery_engine::{Seat, Turn, Viewer, Words};
use orrery_registry::Entry;
use serde_json::{Value, json};

use crate::args::Replay;
use crate::error::Failure;
use crate::language::{self, say};
use crate::layout::bold;
use crate::record_file;
use crate::sheet::sheet;
use crate::story::{self, Decided, Step};

pub(crate) fn run(args: &Replay, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let (record, entry) = record_file::read(&args.file)?;
    let viewer = viewer(args.seat, &record.header)?;
    // Verify the whole record before printing anything.
    story::verify(&args.file, entry, &record)?;
    let words = language::of_game(entry.game.meta(), language)?;
    let show = Show { path: &args.file, record: &record, entry, words, viewer };
    match (args.at, args.json) {
        (Some(ply), json) => show.position(ply, json, out),
        (None, true) => show.json(out),
        (None, false) => show.narrate(args.step, out),
    }
}

/// Seats on the command line are numbered from 1.
fn viewer(seat: Option<u8>, header: &Header) -> Result<Viewer, Failure> {
    let seats = header.seats.len();
    match seat {
        None => Ok(Viewer::Spectator),
        Some(n) if (1..=seats).contains(&usize::from(n)) => Ok(Viewer::Seat(Seat(n - 1))),
        Some(n) => Err(Failure::Usage(say("cli-no-such-seat").with("seat", n).with("seats", seats as i64))),
    }
}

struct Show<'a> {
    path: &'a Path,
    record: &'a Record,
    entry: &'static Entry,
    words: Words,
    viewer: Viewer,
}

impl Show<'_> {
    /// Narrates every entry and the result. With `step`, shows the table after each decision and waits for Enter.
    fn narrate(&self, step: bool, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", bold(&self.title()))?;
        let mut keys = std::io::stdin().lock();
        let mut waiting = step;
        let table = story::replay(self.path, self.entry, self.record, |now, table| {
            self.write_step(&now, table, out)?;
            if step {
                writeln!(out, "\n{}\n", table.render(self.viewer, &self.words).trim_end())?;
            }
            if waiting {
                writeln!(out, "{}", self.words.word("cli-replay-enter"))?;
                out.flush()?;
                // At end of input, run through the rest.
                waiting = keys.read_line(&mut String::new())? > 0;
            }
            Ok(())
        })?;
        write!(out, "\n{}", self.ending(table.as_ref()))?;
        let edition = &self.record.header.edition;
        let verdict = say("cli-replay-as-recorded").with("rules", edition.rules).with("components", edition.components.clone());
        writeln!(out, "{}", self.words.say(&verdict))?;
        Ok(())
    }

    fn title(&self) -> String {
        let names: Vec<String> = (0..self.record.header.seats.len()).map(|seat| self.name(Seat(seat as u8))).collect();
        let title = say("cli-replay-title").with("game", self.entry.game.meta().name).with("seats", names.join(", "));
        self.words.say(&title.with("seed", self.record.header.seed.0.to_string()))
    }

    fn name(&self, seat: Seat) -> String {
        let label = self.record.header.seats[seat.index()].as_str();
        let number = seat.0 + 1;
        self.words.say(&match label {
            "me" => say("cli-seat").with("n", number),
            name => say("cli-seat-bot").with("n", number).with("bot", name.strip_prefix("bot:").unwrap_or(name)),
        })
    }

    fn write_step(&self, step: &Step, table: &dyn AnyTable, out: &mut dyn Write) -> Result<(), Failure> {
        match step {
            Step::TakenBack(count) => {
                writeln!(out, "{}", self.words.say(&say("cli-replay-undo").with("n", *count as i64)))?;
            }
            Step::Decided(decided) => {
                let ply = table.ply() as i64;
                let who = self.name(decided.seat);
                let line = match self.may_read(decided) {
                    true => say("cli-replay-decision").with("label", decided.label.clone()),
                    false => say("cli-replay-hidden"),
                };
                writeln!(out, "{}", self.words.say(&line.with("ply", ply).with("who", who)))?;
                for narrated in &decided.events {
                    writeln!(out, "   {}", self.words.say(&narrated.message))?;
                }
            }
        }
        Ok(())
    }

    /// From a seat's view, only its own choices are readable; events are public.
    fn may_read(&self, decided: &Decided) -> bool {
        self.viewer == Viewer::Spectator || self.viewer.is(decided.seat)
    }

    fn ending(&self, table: &dyn AnyTable) -> String {
        let names: Vec<String> = (0..self.record.header.seats.len()).map(|seat| self.name(Seat(seat as u8))).collect();
        match (table.outcome(), table.turn()) {
            (Some(outcome), _) => sheet(&outcome, &names, &self.words),
            (None, turn) => {
                let who: Vec<&str> = turn.seats().iter().map(|seat| names[seat.index()].as_str()).collect();
                let message = say("cli-replay-unfinished").with("n", table.ply() as i64).with("who", who.join(", "));
                self.words.say(&message) + "\n"
            }
        }
    }

    /// The position after the first `ply` decisions that stand.
    fn position(&self, ply: usize, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
        let standing = story::standing(self.record);
        if ply > standing.len() {
            let message = say("cli-replay-too-far").with("file", self.path.display().to_string()).with("asked", ply as i64);
            return Err(Failure::Usage(message.with("n", standing.len() as i64)));
        }
        let mut table = story::start(self.path, self.entry, self.record)?;
        for &(seat, action) in &standing[..ply] {
            table.apply(seat, action).map_err(|refused| Failure::file(self.path, refused))?;
        }
        if json {
            let position = json!({
                "game": self.record.header.game,
                "ply": ply,
                "to_decide": table.turn().seats(),
                "view": table.view(self.viewer),
                "outcome": table.outcome(),
            });
            writeln!(out, "{position:#}")?;
            return Ok(());
        }
        let heading = say("cli-replay-at").with("ply", ply as i64).with("of", standing.len() as i64);
        writeln!(out, "{}\n\n{}", self.words.say(&heading), table.render(self.viewer, &self.words).trim_end())?;
        if table.turn() == Turn::Over {
            write!(out, "\n{}", self.ending(table.as_ref()))?;
        }
        Ok(())
    }

    fn json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut steps = Vec::new();
        let table = story::replay(self.path, self.entry, self.record, |step, table| {
            steps.push(self.step_json(step, table.ply()));
            Ok(())
        })?;
        let mut whole = serde_json::to_value(&self.record.header).expect("plain data");
        whole["steps"] = steps.into();
        whole["decisions"] = table.ply().into();
        whole["outcome"] = json!(table.outcome());
        writeln!(out, "{whole:#}")?;
        Ok(())
    }

    fn step_json(&self, step: Step, ply: usize) -> Value {
        let decided = match step {
            Step::TakenBack(count) => return json!({ "undo": count, "ply": ply }),
            Step::Decided(decided) => decided,
        };
        let event = |narrated: &NarratedEvent| json!({ "event": narrated.event, "text": self.words.say(&narrated.message) });
        let events: Vec<Value> = decided.events.iter().map(event).collect();
        let mut object = json!({ "ply": ply, "seat": decided.seat, "events": events });
        if self.may_read(&decided) {
            object["text"] = self.words.say(&decided.label).into();
            object["action"] = decided.action;
        }
        object
    }
}
