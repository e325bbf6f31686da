//! How a command fails, and the exit code that says so.

use std::io;

use orrery_engine::SetupError;
use orrery_engine::words::WordsError;

/// Why a command did not do what was asked. Shown as one line: `error: ...`.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Bad arguments: an unknown game, bot, option, rule.
    #[error("{0}")]
    Usage(String),
    /// The thing asked for failed: a damaged record, a file that cannot be written.
    #[error("{0}")]
    Failed(String),
    /// Standard output or input went away.
    #[error(transparent)]
    Stream(#[from] io::Error),
}

impl Failure {
    pub(crate) fn usage(text: impl Into<String>) -> Failure {
        Failure::Usage(text.into())
    }

    /// A file and what is wrong with it.
    pub(crate) fn file(path: &std::path::Path, reason: impl std::fmt::Display) -> Failure {
        Failure::Failed(format!("{}: {reason}", path.display()))
    }

    /// Whoever read our output has seen enough (`orrery ... | head`): not a failure.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) | Failure::Stream(_) => 1,
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl From<WordsError> for Failure {
    fn from(error: WordsError) -> Failure {
        Failure::Failed(error.to_string())
    }
}
