//! Messages: sentences as data, to be formatted in the reader's language.

use std::borrow::Cow;

use serde::Serialize;

use crate::seat::Seat;

/// A sentence or label: a key of the Fluent files `locales/<language>/*.ftl` and its arguments.
///
/// ```
/// use orrery_engine::{Message, Words};
///
/// let words = Words::new("en", &[("en", "moved = { $what } moves { $n } steps.\nship = The ship\n")])?;
/// let message = Message::new("moved").with("what", Message::new("ship")).with("n", 3);
/// assert_eq!(words.say(&message), "The ship moves 3 steps.");
/// # Ok::<(), orrery_engine::words::WordsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// Key of the Fluent message.
    pub key: Cow<'static, str>,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, which Fluent can select plurals by.
    Number(i64),
    /// Plain text, inserted as it is.
    Text(String),
    /// A nested message, formatted first.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

/// The name of a seat whose player has none: "Player 1".
pub fn player(seat: Seat) -> Message {
    Message::new("player").with("n", i32::from(seat.0) + 1)
}

/// Joins messages by a key that takes `$a` and `$b`. `None` if there are no parts.
pub fn joined(key: &'static str, parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    parts.into_iter().reduce(|a, b| Message::new(key).with("a", a).with("b", b))
}

/// Formats a list like "a, b and c", where `last` is the key that joins the last two items. `None` if there are no parts.
pub fn list(last: &'static str, parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    let mut parts: Vec<Message> = parts.into_iter().collect();
    let end = parts.pop()?;
    match joined("list-comma", parts) {
        None => Some(end),
        Some(before) => Some(Message::new(last).with("a", before).with("b", end)),
    }
}

/// A list, or the game's word for none.
pub fn listed(key: &'static str, parts: impl IntoIterator<Item = Message>) -> Message {
    joined(key, parts).unwrap_or_else(|| Message::new("none"))
}

/// A part of a sentence in parentheses, or nothing if there are no parts.
pub fn notes(parts: impl IntoIterator<Item = Message>) -> Message {
    match joined("list-semicolon", parts) {
        Some(list) => Message::new("notes").with("list", list),
        None => Message::new("notes-none"),
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}
arg_from_number!(u8, u16, u32, i32, i64);
