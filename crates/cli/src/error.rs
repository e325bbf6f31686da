//! Errors of commands and their exit codes.

use std::io;
use std::path::{Path, PathBuf};

use orrery_engine::record::{Flaw, Record, RecordError};
use orrery_engine::words::WordsError;
use orrery_engine::{Message, Meta, SetupError};

use crate::language::{self, say};

/// Error of a command, printed as one line: `error: ...`.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Bad arguments: an unknown game, bot, option, rule.
    #[error("{}", .0.key)]
    Usage(Message),
    /// The operation failed: a damaged record, a file that cannot be written.
    #[error("{0}")]
    Failed(String),
    /// A line of a file that cannot be read.
    #[error("{}: line {line}: {}", path.display(), flaw.key)]
    Line { path: PathBuf, line: usize, flaw: Message },
    /// A record that cannot be read or does not replay.
    #[error("{}: {error}", path.display())]
    Record { path: PathBuf, error: RecordError, of: Option<RecordOf> },
    /// A game that cannot be set up as requested.
    #[error("{error}")]
    Setup { error: SetupError, game: &'static Meta },
    /// An invalid component file, or a file that is not a component file.
    #[error("{place}: {}", flaw.key)]
    Components { place: String, flaw: Message },
    /// Standard input or output failed.
    #[error(transparent)]
    Stream(#[from] io::Error),
}

/// What is known of a record that could be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RecordOf {
    game: &'static Meta,
    /// Version of the rules in force at the flaw.
    rules: u32,
}

impl Failure {
    /// A line of a file, and what is wrong with it.
    pub(crate) fn line(path: &Path, line: usize, flaw: Message) -> Failure {
        Failure::Line { path: path.to_owned(), line, flaw }
    }

    /// A file and what is wrong with it.
    pub(crate) fn file(path: &Path, reason: impl std::fmt::Display) -> Failure {
        Failure::Failed(format!("{}: {reason}", path.display()))
    }

    /// A record that cannot be read.
    pub(crate) fn unreadable_record(path: &Path, error: RecordError) -> Failure {
        Failure::Record { path: path.to_owned(), error, of: None }
    }

    /// Converts flaws of a record of `game`, for `map_err`.
    pub(crate) fn record(path: &Path, record: &Record, game: &'static Meta) -> impl Fn(RecordError) -> Failure {
        move |error| {
            let of = Some(RecordOf { game, rules: record.edition_at(&error).rules });
            Failure::Record { path: path.to_owned(), error, of }
        }
    }

    /// Converts set-up errors of `game`, for `map_err`.
    pub(crate) fn setup(game: &'static Meta) -> impl Fn(SetupError) -> Failure {
        move |error| Failure::Setup { error, game }
    }

    /// The localised text, where there is one.
    pub(crate) fn say(&self, language: &str) -> String {
        let flawed = |path: &Path, line: usize, flaw: Message| {
            say("cli-record-flaw").with("file", path.display().to_string()).with("line", line as i64).with("flaw", flaw)
        };
        // As `orrery check` names it, and where it stands in the file.
        let flawed_record = |path: &Path, error: &RecordError, rules: Option<u32>| {
            let Some(entry) = error.entry() else { return flawed(path, error.line, error.flaw.message()) };
            let message = match rules {
                // A divergence says so itself.
                Some(rules) if !matches!(error.flaw, Flaw::Diverges { .. }) => {
                    say("cli-record-entry-flaw-by-rules").with("rules", rules)
                }
                _ => say("cli-record-entry-flaw"),
            };
            let message = message.with("file", path.display().to_string()).with("entry", entry as i64);
            message.with("line", error.line as i64).with("flaw", error.flaw.message())
        };
        let (message, game) = match self {
            Failure::Usage(message) => (message.clone(), None),
            Failure::Line { path, line, flaw } => (flawed(path, *line, flaw.clone()), None),
            Failure::Record { path, error, of } => (flawed_record(path, error, of.map(|of| of.rules)), of.map(|of| of.game)),
            Failure::Setup { error, game } => (error.message(), Some(*game)),
            Failure::Components { place, flaw } => {
                (say("cli-components-flaw").with("place", place.clone()).with("flaw", flaw.clone()), None)
            }
            Failure::Failed(_) | Failure::Stream(_) => return self.to_string(),
        };
        let words = game.map_or_else(|| language::platform(language), |meta| language::of_game(meta, language));
        words.map_or_else(|_| self.to_string(), |words| words.say(&message))
    }

    /// The reader closed the pipe (`orrery ... | head`): not an error.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) | Failure::Setup { .. } | Failure::Components { .. } => 2,
            Failure::Failed(_) | Failure::Line { .. } | Failure::Record { .. } | Failure::Stream(_) => 1,
        }
    }
}

impl From<WordsError> for Failure {
    fn from(error: WordsError) -> Failure {
        Failure::Failed(error.to_string())
    }
}
