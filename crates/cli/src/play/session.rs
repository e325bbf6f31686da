//! The game on the table, what led to it, and its record.

use std::io;
use std::path::Path;

use orrery_bots::BotSpec;
use orrery_engine::erased::{AnyTable, Happening};
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
    /// Everything of the record so far, what was taken back included.
    lines: Vec<Line>,
    /// The decisions that stand.
    past: Vec<Ply>,
    /// How many of them each seat has been told of.
    told: Vec<usize>,
    pub(super) file: Option<RecordFile>,
}

struct Ply {
    /// It came about without asking anybody here.
    unasked: bool,
    /// Its events in words. Events are public; the name of the choice may not be.
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
        let told = vec![0; sitters.len()];
        Session { entry, words, header, sitters, table, lines: Vec::new(), past: Vec::new(), told, file: None }
    }

    /// The seat's name: its number, and its bot.
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

    /// Carries out a legal action and writes it down.
    pub(super) fn play(&mut self, seat: Seat, action: &Value, unasked: bool) -> Result<(), Failure> {
        let (_, happenings) = self.table.apply(seat, action).map_err(|refused| Failure::Failed(refused.to_string()))?;
        self.remember(&happenings, unasked);
        self.write(Entry::Action { seat, action: action.clone() })
    }

    fn remember(&mut self, happenings: &[Happening], unasked: bool) {
        let news = happenings.iter().map(|happening| self.words.say(&happening.message)).collect();
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

    /// Nobody has told this seat anything yet.
    pub(super) fn is_new(&self, seat: Seat) -> bool {
        self.told[seat.index()] == 0
    }

    /// What happened since a seat was last told.
    pub(super) fn news_for(&mut self, seat: Seat) -> Vec<String> {
        let since = std::mem::replace(&mut self.told[seat.index()], self.past.len());
        self.past[since..].iter().flat_map(|ply| ply.news.iter().cloned()).collect()
    }

    /// The last `count` lines of the whole story.
    pub(super) fn history(&self, count: usize) -> Vec<&str> {
        let lines: Vec<&str> = self.past.iter().flat_map(|ply| ply.news.iter().map(String::as_str)).collect();
        lines[lines.len().saturating_sub(count)..].to_vec()
    }

    /// Takes back a seat's last steps: so many that it was asked for, or all. Steps that played themselves go with the one
    /// before them, or they would play themselves again at once. Gives how many decisions went.
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

    /// Makes a seat's next undone steps again, or all of them; steps without a choice between them do not count. Gives how many
    /// decisions were made.
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

    /// How many decisions a seat can take back so that it is asked again.
    pub(super) fn undoable(&self, seat: Seat) -> usize {
        let most = self.table.undoable(seat);
        let latest = &self.past[self.past.len() - most..];
        latest.iter().position(|ply| !ply.unasked).map_or(0, |first| most - first)
    }

    /// How many decisions go back with so many asked ones.
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

    /// Why nothing can be taken back.
    fn reason(&self, seat: Seat) -> UndoError {
        match self.table.clone_box().undo(seat) {
            Err(error) => error,
            Ok(()) => UndoError::Barrier,
        }
    }

    fn forget(&mut self, count: usize) {
        self.past.truncate(self.past.len().saturating_sub(count));
        self.told.iter_mut().for_each(|told| *told = (*told).min(self.past.len()));
    }

    /// Starts a record file with everything so far; the game goes on in it.
    pub(super) fn save(&mut self, path: &Path) -> io::Result<()> {
        self.file = Some(RecordFile::create(path, &self.header, &self.lines)?);
        Ok(())
    }

    /// Takes over what a record holds, already played on the table.
    pub(super) fn resume(&mut self, lines: Vec<Line>, steps: &[crate::story::Step], file: RecordFile) {
        for step in steps {
            match step {
                crate::story::Step::Decided(decided) => {
                    let unasked = decided.forced || !self.is_human(decided.seat);
                    self.remember(&decided.happenings, unasked);
                }
                crate::story::Step::TakenBack(count) => self.forget(*count),
            }
        }
        self.lines = lines;
        self.file = Some(file);
    }
}
