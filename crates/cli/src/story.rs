//! Replays a record step by step, with the label of each decision and its events.

use std::path::Path;

use orrery_engine::erased::{AnyTable, NarratedEvent};
use orrery_engine::record::{Entry, Record};
use orrery_engine::{Message, Seat};
use orrery_registry as registry;
use serde_json::Value;

use crate::error::Failure;

/// One line of a record.
pub(crate) enum Step {
    Decided(Decided),
    TakenBack(usize),
}

pub(crate) struct Decided {
    pub(crate) seat: Seat,
    pub(crate) action: Value,
    /// Label of the choice at that position.
    pub(crate) label: Message,
    /// It was the only legal action.
    pub(crate) forced: bool,
    pub(crate) events: Vec<NarratedEvent>,
}

/// Verifies that this program plays the record's edition and that every entry is legal.
pub(crate) fn verify(path: &Path, entry: &registry::Entry, record: &Record) -> Result<(), Failure> {
    entry.game.replay(record, &mut |_, _, _, _| {}).map(drop).map_err(Failure::record(path, record, entry.game.meta()))
}

/// Replays a verified record; calls `each` with every step and the table after it.
pub(crate) fn replay(
    path: &Path,
    entry: &registry::Entry,
    record: &Record,
    mut each: impl FnMut(Step, &dyn AnyTable) -> Result<(), Failure>,
) -> Result<Box<dyn AnyTable>, Failure> {
    let mut table = start(path, entry, record)?;
    for (index, line) in record.lines.iter().enumerate() {
        let failed = |reason| Failure::file(path, format!("line {}: {reason}", Record::line_number(index)));
        let step = take(table.as_mut(), &line.entry).map_err(failed)?;
        each(step, table.as_ref())?;
    }
    Ok(table)
}

/// The table before the first decision.
pub(crate) fn start(path: &Path, entry: &registry::Entry, record: &Record) -> Result<Box<dyn AnyTable>, Failure> {
    entry.game.table_after(record, 0).map_err(Failure::record(path, record, entry.game.meta()))
}

/// The decisions of a record that were not undone, in order.
pub(crate) fn standing(record: &Record) -> Vec<(Seat, &Value)> {
    let mut standing = Vec::new();
    for line in &record.lines {
        match &line.entry {
            Entry::Action { seat, action } => standing.push((*seat, action)),
            Entry::Undo { undo, .. } => drop(undo.remove_from(&mut standing, |(seat, _)| *seat)),
            Entry::Position(_) => unreachable!("not in a verified record"),
        }
    }
    standing
}

fn take(table: &mut dyn AnyTable, entry: &Entry) -> Result<Step, String> {
    match entry {
        Entry::Action { seat, action } => {
            let label = table.describe(*seat, action).map_err(|refused| refused.to_string())?;
            let forced = table.legal(*seat).len() == 1;
            let (_, events) = table.apply(*seat, action).map_err(|refused| refused.to_string())?;
            Ok(Step::Decided(Decided { seat: *seat, action: action.clone(), label, forced, events }))
        }
        Entry::Undo { undo, .. } => {
            table.take_back(*undo).map_err(|error| error.to_string())?;
            Ok(Step::TakenBack(undo.count as usize))
        }
        Entry::Position(_) => unreachable!("not in a verified record"),
    }
}
