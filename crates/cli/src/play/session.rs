//! The game in progress, its history and its record.

use std::io;
use std::path::Path;

use orrery_bots::BotSpec;
use orrery_engine::erased::{AnyTable, NarratedEvent};
use orrery_engine::record::{Entry, Header, Line};
use orrery_engine::table::UndoError;
use orrery_engine::{Seat, SeatSet, Undo, Words};
use orrery_registry as registry;
use serde_json::Value;

use crate::error::Failure;
use crate::language::say;
use crate::record_file::RecordFile;

/// Who decides for a seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Sitter {
    Me,
    Bot(BotSpec),
}

pub(super) struct Session {
    pub(super) entry: &'static registry::Entry,
    pub(super) words: Words,
    pub(super) header: Header,
    pub(super) sitters: Vec<Sitter>,
    pub(super) table: Box<dyn AnyTable>,
    /// All lines of the record, including undone decisions.
    lines: Vec<Line>,
    /// The decisions that were not undone.
    past: Vec<Ply>,
    /// By seat, the number of decisions it has been shown.
    seen: Vec<usize>,
    pub(super) file: Option<RecordFile>,
}

struct Ply {
    /// It was played without asking a person.
    unasked: bool,
    /// Its events in words. Events are public; the label of the choice may not be.
    news: Vec<String>,
}

impl Session {
    pub(super) fn new(
        entry: &'static registry::Entry,
        words: Words,
        header: Header,
        sitters: Vec<Sitter>,
        table: Box<dyn AnyTable>,
    ) -> Session {
        let seen = vec![0; sitters.len()];
        Session { entry, words, header, sitters, table, lines: Vec::new(), past: Vec::new(), seen, file: None }
    }

    /// Display name of the seat: its number, and its bot.
    pub(super) fn name(&self, seat: Seat) -> String {
        let message = match self.sitter(seat) {
            Sitter::Me => say("cli-seat").with("n", seat.0 + 1),
            Sitter::Bot(bot) => say("cli-seat-bot").with("n", seat.0 + 1).with("bot", bot.to_string()),
        };
        self.words.say(&message)
    }

    pub(super) fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        *self.sitter(seat) == Sitter::Me
    }

    pub(super) fn humans(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Me).count()
    }

    pub(super) fn first_human(&self) -> Option<Seat> {
        Seat::all(self.sitters.len() as u8).find(|&seat| self.is_human(seat))
    }

    /// Plays a legal action and records it.
    pub(super) fn play(&mut self, seat: Seat, action: &Value, unasked: bool) -> Result<(), Failure> {
        let (_, events) = self.table.apply(seat, action).map_err(|refused| Failure::Failed(refused.to_string()))?;
        self.remember(&events, unasked);
        self.write(Entry::Action { seat, action: action.clone() })
    }

    fn remember(&mut self, events: &[NarratedEvent], unasked: bool) {
        let news = events.iter().map(|narrated| self.words.say(&narrated.message)).collect();
        self.past.push(Ply { unasked, news });
    }

    fn write(&mut self, entry: Entry) -> Result<(), Failure> {
        let line = self.table.line(entry);
        if let Some(file) = &mut self.file {
            file.append(&line)?;
        }
        self.lines.push(line);
        Ok(())
    }

    /// Whether this seat has not been shown anything yet.
    pub(super) fn is_new(&self, seat: Seat) -> bool {
        self.seen[seat.index()] == 0
    }

    /// The events that a seat has not been shown yet.
    pub(super) fn news_for(&mut self, seat: Seat) -> Vec<String> {
        let since = std::mem::replace(&mut self.seen[seat.index()], self.past.len());
        self.past[since..].iter().flat_map(|ply| ply.news.iter().cloned()).collect()
    }

    /// The last `count` lines of the history.
    pub(super) fn history(&self, count: usize) -> Vec<&str> {
        let lines: Vec<&str> = self.past.iter().flat_map(|ply| ply.news.iter().map(String::as_str)).collect();
        lines[lines.len().saturating_sub(count)..].to_vec()
    }

    /// Undoes a seat's last steps: the given number of decisions that it was asked for, or all. Forced decisions are undone with
    /// the decision before them; otherwise they would be replayed immediately. Returns the number of decisions undone.
    pub(super) fn undo(&mut self, seat: Seat, asked: Option<usize>) -> Result<Result<usize, UndoError>, Failure> {
        let most = self.table.undoable(seat);
        let wanted = match asked {
            None => self.undoable(seat),
            Some(steps) => self.decisions_of(steps),
        };
        if wanted == 0 || wanted > most {
            let reason = if most > 0 { UndoError::Barrier } else { self.reason(seat) };
            return Ok(Err(reason));
        }
        for _ in 0..wanted {
            self.table.undo(seat).map_err(|error| Failure::Failed(error.to_string()))?;
        }
        self.forget(wanted);
        self.write(Entry::Undo { undo: Undo::last(wanted as u32), by: Some(seat) })?;
        Ok(Ok(wanted))
    }

    /// Redoes a seat's next undone steps, or all of them; forced decisions between them do not count. Returns the number of
    /// decisions redone.
    pub(super) fn redo(&mut self, seat: Seat, asked: Option<usize>) -> Result<usize, Failure> {
        let mut left = asked.unwrap_or(usize::MAX);
        let mut made = 0;
        for (by, action) in self.table.redoable(seat, SeatSet::EMPTY) {
            if left == 0 {
                break;
            }
            let unasked = self.table.legal(by).len() == 1;
            left -= usize::from(!unasked);
            self.play(by, &action, unasked)?;
            made += 1;
        }
        Ok(made)
    }

    /// Number of decisions that a seat can undo such that it is asked again.
    pub(super) fn undoable(&self, seat: Seat) -> usize {
        let most = self.table.undoable(seat);
        let latest = &self.past[self.past.len() - most..];
        latest.iter().position(|ply| !ply.unasked).map_or(0, |first| most - first)
    }

    /// Number of decisions in the last `steps` steps, forced ones included.
    fn decisions_of(&self, steps: usize) -> usize {
        let mut left = steps;
        for (count, ply) in self.past.iter().rev().enumerate() {
            left -= usize::from(!ply.unasked);
            if left == 0 {
                return count + 1;
            }
        }
        usize::MAX
    }

    /// Why nothing can be undone.
    fn reason(&self, seat: Seat) -> UndoError {
        match self.table.clone_box().undo(seat) {
            Err(error) => error,
            Ok(()) => UndoError::Barrier,
        }
    }

    fn forget(&mut self, count: usize) {
        self.past.truncate(self.past.len().saturating_sub(count));
        self.seen.iter_mut().for_each(|seen| *seen = (*seen).min(self.past.len()));
    }

    /// Creates a record file with all lines so far; later lines are appended to it.
    pub(super) fn save(&mut self, path: &Path) -> io::Result<()> {
        self.file = Some(RecordFile::create(path, &self.header, &self.lines)?);
        Ok(())
    }

    /// Restores the history from a record that was already replayed on the table.
    pub(super) fn resume(&mut self, lines: Vec<Line>, steps: &[crate::story::Step], file: RecordFile) {
        for step in steps {
            match step {
                crate::story::Step::Decided(decided) => {
                    let unasked = decided.forced || !self.is_human(decided.seat);
                    self.remember(&decided.events, unasked);
                }
                crate::story::Step::TakenBack(count) => self.forget(*count),
            }
        }
        self.lines = lines;
        self.file = Some(file);
    }
}
