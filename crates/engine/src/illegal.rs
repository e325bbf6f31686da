//! Refusals: which rule forbids it, and why, as a message key.

use std::fmt;

use serde::Serialize;

use crate::message::Message;

/// Why an action is refused. Cheap to make: legality tests build and drop many of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Illegal {
    /// The rule that forbids it, as numbered in `docs/rules/<game>.md`: "R6.1".
    pub rule: &'static str,
    /// What is wrong, as a short code: "no_ship". The sentence is `illegal-<code>` in the game's Fluent file.
    pub code: &'static str,
    /// One number the sentence may use as `$n`.
    pub number: Option<i32>,
}

impl Illegal {
    pub const fn new(rule: &'static str, code: &'static str) -> Illegal {
        Illegal { rule, code, number: None }
    }

    pub const fn with(self, number: i32) -> Illegal {
        Illegal { number: Some(number), ..self }
    }

    pub fn message(&self) -> Message {
        let message = Message::new(format!("illegal-{}", self.code));
        match self.number {
            Some(number) => message.with("n", number),
            None => message,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.code, self.rule)
    }
}

impl std::error::Error for Illegal {}

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is for {min} to {max} players, not {asked}")]
    Players { game: &'static str, min: u8, max: u8, asked: u8 },
    #[error("option {option}: {reason}")]
    Option { option: String, reason: String },
    #[error("options: {0}")]
    Unreadable(String),
}

impl SetupError {
    pub fn option(option: impl Into<String>, reason: impl Into<String>) -> SetupError {
        SetupError::Option { option: option.into(), reason: reason.into() }
    }

    /// The error in words; the keys are `setup-...` in the common Fluent file.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Players { game, min, max, asked } => {
                Message::new("setup-players").with("game", *game).with("min", *min).with("max", *max).with("asked", *asked)
            }
            // What the game says of the option tells what would be right.
            SetupError::Option { option, .. } => {
                let help = Message::new(format!("option-{option}-help"));
                Message::new("setup-option").with("option", Message::new(format!("option-{option}"))).with("help", help)
            }
            SetupError::Unreadable(reason) => Message::new("setup-options").with("reason", reason.clone()),
        }
    }
}
