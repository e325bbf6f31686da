//! The log of a table as it is stored: one JSON line per entry. A position is what replaying the lines gives.

use std::sync::Arc;

use orrery_engine::erased::{AnyTable, Happening};
use orrery_engine::record::{self, Record, RecordError};
use orrery_engine::{Seat, Seed, Undo};
use orrery_registry::Entry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::error::{Failure, Why};
use crate::head::{Head, Sitter};
use crate::message::log_entry;
use crate::wire::LogEntry;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Line {
    Move {
        seat: Seat,
        action: Value,
    },
    Undo {
        seat: Seat,
        undo: u32,
        /// Only the seat's own decisions; what others decided at the same time stays.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        own: bool,
    },
}

/// What a line takes back.
fn taken_back(seat: Seat, count: u32, own: bool) -> Undo {
    if own { Undo::own(seat, count) } else { Undo::last(count) }
}

impl Line {
    pub fn parse(text: &str) -> Result<Line, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }

    pub fn seat(&self) -> Seat {
        match self {
            Line::Move { seat, .. } | Line::Undo { seat, .. } => *seat,
        }
    }

    /// Carries the line out; what was refused changes nothing.
    pub fn apply(&self, position: &mut dyn AnyTable) -> Result<Vec<Happening>, Failure> {
        let done = match self {
            Line::Move { seat, action } => {
                position.apply(*seat, action).map(|(_, happenings)| happenings).map_err(|refused| refused.to_string())
            }
            Line::Undo { seat, undo, own } => {
                position.take_back(taken_back(*seat, *undo, *own)).map(|()| Vec::new()).map_err(|error| error.to_string())
            }
        };
        done.map_err(|reason| Why::Unreplayable.with("reason", reason))
    }

    /// The line as clients see it, once it stands as entry `at`.
    pub fn entry(&self, at: u32, happenings: &[Happening]) -> LogEntry {
        let (undid, own) = if let Line::Undo { undo, own, .. } = self { (*undo, *own) } else { (0, false) };
        log_entry(at, self.seat(), (undid, own), happenings)
    }
}

pub fn game(id: &str) -> Result<&'static Entry, Failure> {
    orrery_registry::find(id).ok_or_else(|| Why::NoGame.into())
}

/// The first position of a table.
pub fn open(head: &Head) -> Result<Box<dyn AnyTable>, Failure> {
    Ok(game(&head.game)?.game.open(head.options.clone(), head.seats.len() as u8, Seed(head.seed))?)
}

pub fn raw(entry: &LogEntry) -> Arc<RawValue> {
    Arc::from(to_raw_value(entry).expect("plain data"))
}

/// The entries of a table as clients see them, put into words once.
pub type Log = Vec<Arc<RawValue>>;

/// The position after all lines, and its log.
pub fn replay(head: &Head, lines: &[Line]) -> Result<(Box<dyn AnyTable>, Log), Failure> {
    let mut position = open(head)?;
    let mut log = Vec::with_capacity(lines.len());
    for (at, line) in (1..).zip(lines) {
        let happenings = line.apply(&mut *position)?;
        log.push(raw(&line.entry(at, &happenings)));
    }
    Ok((position, log))
}

/// The lines that stand after these: what was taken back is left out, so nothing is played twice.
pub fn standing(lines: &[Line]) -> Vec<Line> {
    let mut standing: Vec<Line> = Vec::new();
    for line in lines {
        match line {
            Line::Move { .. } => standing.push(line.clone()),
            Line::Undo { seat, undo, own } => drop(taken_back(*seat, *undo, *own).strike(&mut standing, Line::seat)),
        }
    }
    standing
}

/// The record of a table.
pub fn to_record(head: &Head, lines: &[Line]) -> Result<Record, Failure> {
    let names = head.seats.iter().map(Sitter::in_record).collect();
    let header = game(&head.game)?.game.header(head.options.clone(), names, Seed(head.seed))?;
    let entry = |line: &Line| match line {
        Line::Move { seat, action } => record::Entry::Action(*seat, action.clone()),
        Line::Undo { seat, undo, own } => record::Entry::Undo(taken_back(*seat, *undo, *own)),
    };
    // Seven lines of header and an empty one come first.
    Ok(Record { header, entries: (9..).zip(lines.iter().map(entry)).collect() })
}

/// The lines of a record. It does not say who took back: whoever had decided last.
pub fn from_record(record: &Record) -> Vec<Line> {
    let mut standing: Vec<Seat> = Vec::new();
    let line = |(_, entry): &(usize, record::Entry)| match entry {
        record::Entry::Action(seat, action) => {
            standing.push(*seat);
            Line::Move { seat: *seat, action: action.clone() }
        }
        record::Entry::Undo(undo) => {
            let seat = undo.of.or(standing.last().copied()).unwrap_or(Seat(0));
            undo.strike(&mut standing, |seat| *seat);
            Line::Undo { seat, undo: undo.count, own: undo.of.is_some() }
        }
    };
    record.entries.iter().map(line).collect()
}

/// Whether a record replays to its end.
pub fn verify(record: &Record) -> Result<&'static Entry, Failure> {
    let entry = game(&record.header.game)?;
    entry.game.replay(record, &mut |_, _, _, _| ()).map_err(|error: RecordError| Failure::from(error))?;
    Ok(entry)
}
