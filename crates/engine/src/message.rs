//! Sentences as data: a key into the Fluent files and its arguments. Whoever shows it chooses the language.

use std::borrow::Cow;

use serde::Serialize;

use crate::seat::Seat;

/// One sentence or label. Keys live in `locales/<language>/<game>.ftl`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Message {
    pub key: Cow<'static, str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a place in a sentence.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    Number(i64),
    Text(String),
    /// A sentence inside the sentence: translated first.
    Message(Box<Message>),
}

impl Message {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

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

/// A player by number, for who has no name: "Player 1".
pub fn player(seat: Seat) -> Message {
    Message::new("player").with("n", i32::from(seat.0) + 1)
}

/// Parts put together two by two; nothing of nothing.
pub fn joined(key: &'static str, parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    parts.into_iter().reduce(|a, b| Message::new(key).with("a", a).with("b", b))
}

/// "a, b and c", with the last joint given.
pub fn list(last: &'static str, parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    let mut parts: Vec<Message> = parts.into_iter().collect();
    let end = parts.pop()?;
    match joined("list-comma", parts) {
        None => Some(end),
        Some(before) => Some(Message::new(last).with("a", before).with("b", end)),
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
