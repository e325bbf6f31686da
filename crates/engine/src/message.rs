//! Sentences as data: a key into the Fluent files and its arguments. Whoever shows it chooses the language.

use std::borrow::Cow;

use serde::Serialize;

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
