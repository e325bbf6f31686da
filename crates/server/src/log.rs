//! The log of a table: lines of a record, stored one per row. Replaying them gives the position.

use std::sync::Arc;

use orrery_engine::erased::{AnyTable, NarratedEvent, Refused};
use orrery_engine::record::{Entry, Flaw, Header, Line, Record, Restart};
use orrery_engine::{Message, Seat, Seed, Undo};
use orrery_registry::Entry as GameEntry;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::error::{Failure, Why, about};
use crate::head::{Head, Sitter};
use crate::message::{NO_SEAT, sentence};
use crate::wire::{LogEntry, LoggedEvent};

/// Serialised log entries, as sent to clients.
pub type Log = Vec<Arc<RawValue>>;

pub fn game(id: &str) -> Result<&'static GameEntry, Failure> {
    orrery_registry::find(id).ok_or_else(|| Why::NoGame.into())
}

/// The header of a table's record.
pub fn header(head: &Head) -> Header {
    Header {
        game: head.game.clone(),
        edition: head.edition.clone(),
        options: head.options.clone(),
        seats: head.seats.iter().map(Sitter::in_record).collect(),
        seed: Seed(head.seed),
    }
}

/// Parses stored lines up to the first malformed one, and returns its flaw.
pub fn read(texts: &[String], seats: usize) -> (Vec<Line>, Option<Flaw>) {
    let mut lines = Vec::with_capacity(texts.len());
    for text in texts {
        match read_line(text, seats) {
            Ok(line) => lines.push(line),
            Err(flaw) => return (lines, Some(flaw)),
        }
    }
    (lines, None)
}

fn read_line(text: &str, seats: usize) -> Result<Line, Flaw> {
    if text.starts_with('{') { read_first_form(text, seats) } else { Line::parse(text, seats) }
}

/// Lines as the first servers stored them, before they shared the format of records.
fn read_first_form(text: &str, seats: usize) -> Result<Line, Flaw> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum FirstForm {
        Move {
            seat: Seat,
            action: Value,
        },
        Undo {
            seat: Seat,
            undo: u32,
            #[serde(default)]
            own: bool,
        },
    }
    let line: FirstForm = serde_json::from_str(text).map_err(|error| Flaw::NotJson(error.to_string()))?;
    let (FirstForm::Move { seat, .. } | FirstForm::Undo { seat, .. }) = line;
    if seat.index() >= seats {
        return Err(Flaw::NotASeat(seat.to_string()));
    }
    let entry = match line {
        FirstForm::Move { seat, action } => Entry::Action { seat, action },
        FirstForm::Undo { seat, undo, own } => undo_entry(seat, undo, own),
    };
    Ok(Line { entry, hash: None })
}

/// An undo requested by a seat: of its own last decisions, or of the last decisions of all seats.
pub fn undo_entry(seat: Seat, count: u32, own: bool) -> Entry {
    let undo = if own { Undo::own(seat, count) } else { Undo::last(count) };
    Entry::Undo { undo, by: Some(seat) }
}

/// Applies an entry. A refused one changes nothing.
pub fn apply(position: &mut dyn AnyTable, entry: &Entry) -> Result<Vec<NarratedEvent>, Failure> {
    let done = match entry {
        Entry::Action { seat, action } => {
            let flaw = |refused| match refused {
                Refused::Malformed(reason) => Flaw::NotAnAction(reason),
                Refused::Illegal { illegal, .. } => Flaw::Illegal { seat: *seat, illegal },
            };
            position.apply(*seat, action).map(|(_, events)| events).map_err(flaw)
        }
        Entry::Undo { undo, .. } => position.take_back(*undo).map(|()| Vec::new()).map_err(Flaw::from),
        Entry::Position(_) => return Ok(Vec::new()),
    };
    done.map_err(|flaw| Why::Unreplayable.with("reason", flaw.message()))
}

/// The table after `count` entries of a record.
pub fn table_after(record: &Record, count: usize) -> Result<Box<dyn AnyTable>, Failure> {
    let game = game(&record.header.game)?.game;
    game.table_after(record, count).map_err(about(game.meta()))
}

/// Entry `at` in wire form. `seat` is the fallback for an undo that does not name its seat.
pub fn log_entry(at: u32, entry: &Entry, seat: Option<Seat>, events: &[NarratedEvent]) -> LogEntry {
    let event = |narrated: &NarratedEvent| LoggedEvent { event: narrated.event.clone(), text: sentence(&narrated.message) };
    let (undid, own) = match entry {
        Entry::Undo { undo, .. } => (undo.count, undo.of.is_some()),
        _ => (0, false),
    };
    let events = match entry {
        Entry::Position(restart) => vec![restarted(restart)],
        _ => events.iter().map(event).collect(),
    };
    LogEntry { at, seat: entry.seat().or(seat).map_or(NO_SEAT, |seat| seat.0), undid, own, events }
}

/// Announces that hidden information was redealt, or else the rules version that applies from this entry on.
fn restarted(restart: &Restart) -> LoggedEvent {
    let Restart { edition, dropped, redealt, .. } = restart;
    if *redealt {
        return LoggedEvent { event: serde_json::json!({ "redealt": true }), text: sentence(&Message::new("web-log-redealt")) };
    }
    let text = Message::new("web-log-restarted").with("rules", edition.rules).with("dropped", *dropped);
    LoggedEvent { event: serde_json::json!({ "rules": edition.rules, "dropped": dropped }), text: sentence(&text) }
}

/// All lines in wire form.
pub fn in_words(lines: &[Line], events: &[Vec<NarratedEvent>]) -> Vec<LogEntry> {
    let mut standing: Vec<Seat> = Vec::new();
    let none = Vec::new();
    let entry = |(index, line): (usize, &Line)| {
        let mut last = None;
        match &line.entry {
            Entry::Action { seat, .. } => standing.push(*seat),
            Entry::Undo { undo, .. } => {
                last = standing.last().copied();
                drop(undo.remove_from(&mut standing, |seat| *seat));
            }
            Entry::Position(_) => standing.clear(),
        }
        log_entry(index as u32 + 1, &line.entry, last, events.get(index).unwrap_or(&none))
    };
    lines.iter().enumerate().map(entry).collect()
}

pub fn raw(entry: &LogEntry) -> Arc<RawValue> {
    Arc::from(to_raw_value(entry).expect("plain data"))
}

/// The first `count` lines without decisions that were undone; `None` if there are fewer lines. Lines after an undo have no hash:
/// the position may remember what the undone decisions disclosed.
pub fn standing(record: &Record, count: usize) -> Option<Vec<Line>> {
    let mut standing: Vec<Line> = Vec::new();
    let mut undone = false;
    for line in record.lines.get(..count)? {
        match &line.entry {
            Entry::Action { .. } => standing.push(Line { hash: line.hash.filter(|_| !undone), ..line.clone() }),
            Entry::Undo { undo, .. } => {
                undone = true;
                drop(undo.remove_from(&mut standing, |line| line.entry.seat().expect("a decision has a seat")));
            }
            Entry::Position(_) => (standing, undone) = (vec![line.clone()], false),
        }
    }
    Some(standing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_earlier_servers_are_read() {
        let texts = [r#"{"seat":1,"action":{"column":3}}"#, r#"{"seat":0,"undo":2}"#, r#"{"seat":1,"undo":1,"own":true}"#];
        let (lines, flaw) = read(&texts.map(str::to_owned), 2);
        assert_eq!(flaw, None);
        assert_eq!(lines.iter().map(Line::to_text).collect::<Vec<_>>(), [r#"1 {"column":3}"#, "undo 2 by 0", "undo 1 of 1"]);
        let (lines, flaw) = read(&[texts[0].to_owned(), r#"{"seat":2,"undo":1}"#.to_owned(), texts[1].to_owned()], 2);
        assert_eq!((lines.len(), flaw), (1, Some(Flaw::NotASeat("2".to_owned()))), "up to the last good line");
    }
}
