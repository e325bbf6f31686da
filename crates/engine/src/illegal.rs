//! Errors: illegal actions, and options that a game cannot be set up with.

use std::fmt;

use serde::Serialize;

use crate::message::Message;
use crate::misfit::misfit;

/// Why an action is illegal: the rule that forbids it, and a reason as a message key.
///
/// `Copy` and without allocations, because `legal` may try and discard many actions.
///
/// ```
/// use orrery_engine::Illegal;
///
/// let illegal = Illegal::new("R6.1", "too_expensive").with(3);
/// assert_eq!(illegal.to_string(), "too_expensive (R6.1)");
/// assert_eq!(illegal.message().key, "illegal-too_expensive");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Illegal {
    /// Number of the rule in `docs/rules/<game>.md`, such as `R6.1`.
    pub rule: &'static str,
    /// The reason as a short code, such as `no_ship`. The sentence is `illegal-<code>` in the game's Fluent file.
    pub code: &'static str,
    /// A number that the sentence can use as `$n`.
    pub number: Option<i32>,
}

impl Illegal {
    /// An error without a number.
    pub const fn new(rule: &'static str, code: &'static str) -> Illegal {
        Illegal { rule, code, number: None }
    }

    /// The same error with a number for its sentence.
    pub const fn with(self, number: i32) -> Illegal {
        Illegal { number: Some(number), ..self }
    }

    /// The sentence that explains the error.
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

/// Why a game cannot be set up. People read [`SetupError::message`]; `Display` is for logs.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game cannot be played by this many players.
    #[error("{game} is for {min} to {max} players, not {asked}")]
    Players {
        /// Name of the game.
        game: &'static str,
        /// Smallest number of players.
        min: u8,
        /// Largest number of players.
        max: u8,
        /// The requested number.
        asked: u8,
    },
    /// The game does not know this version of the rules.
    #[error("{game} is played by version {known} of the rules, not {asked}")]
    Rules {
        /// Name of the game.
        game: &'static str,
        /// The requested version.
        asked: u32,
        /// The version that the game plays.
        known: u32,
    },
    /// The value of an option is invalid, by itself or in this combination.
    #[error("option {option} is refused ({})", reason.key)]
    Option {
        /// Id of the option.
        option: String,
        /// Why its value is refused.
        reason: Message,
    },
    /// The text is not a list of options.
    #[error("options are refused ({})", .0.key)]
    Malformed(Message),
    /// The options do not deserialise as this game's options.
    #[error("options: {0}")]
    Unreadable(String),
}

impl SetupError {
    /// A [`SetupError::Option`]. Reasons are `setup-...` in the game's Fluent file, or in the engine's.
    pub fn option(option: impl Into<String>, reason: Message) -> SetupError {
        SetupError::Option { option: option.into(), reason }
    }

    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Players { game, min, max, asked } => {
                let key = if min == max { "setup-players-only" } else { "setup-players" };
                Message::new(key).with("game", *game).with("min", *min).with("max", *max).with("asked", *asked)
            }
            SetupError::Rules { game, asked, known } => {
                Message::new("setup-rules").with("game", *game).with("asked", *asked).with("known", *known)
            }
            SetupError::Option { option, reason } => {
                let title = Message::new(format!("option-{option}"));
                Message::new("setup-option").with("option", title).with("reason", reason.clone())
            }
            SetupError::Malformed(reason) => reason.clone(),
            SetupError::Unreadable(reason) => Message::new("setup-options").with("reason", misfit(reason)),
        }
    }
}
