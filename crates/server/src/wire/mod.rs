//! JSON messages of the API. The TypeScript types in `web/src/lib/wire/` are generated from these.
//!
//! HTTP is for what happens before and after a game (guests, lobby, records); one WebSocket per client carries the table. The log of a
//! table is a list of entries: decisions and undos. `at` counts them. A move says which `at` it answers, so a
//! stale one is refused; a client that reconnects says which entries it has and receives the rest.

#[cfg(test)]
mod bindings;
mod catalogue;
mod lobby;
mod records;
mod table;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

pub use catalogue::*;
pub use lobby::*;
pub use records::*;
pub use table::*;

/// A guest: a name and a signed cookie, nothing else. `GET /api/guest` returns it, or `null` for a visitor without a cookie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Guest {
    pub id: String,
    pub name: String,
}

/// Body of `POST /api/guest`: a new name, for a new or a known guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NameGuest {
    pub name: String,
}

// A `Message` of the engine is serialised in the same form. It borrows the names of its arguments, so it cannot be read back.
/// A sentence: a key of the Fluent files and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sentence {
    pub key: Cow<'static, str>,
    pub args: Vec<(Cow<'static, str>, SentenceArg)>,
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SentenceArg {
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    Text(String),
    /// A sentence inside the sentence: translated first.
    Message(Box<Sentence>),
}

/// Body of every HTTP error response.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ApiError {
    /// In English.
    pub error: String,
    /// Localisable; its arguments may refer to the Fluent file of the game.
    pub text: Sentence,
}

#[cfg(test)]
mod tests {
    use orrery_engine::Message;

    use super::*;

    /// Labels and prompts are sent as messages of the engine, everything else as sentences.
    #[test]
    fn a_message_of_the_engine_is_read_as_a_sentence() {
        let ship = Message::new("ship").with("owner", Message::new("player").with("n", 2));
        let message = Message::new("log-moved")
            .with("what", ship)
            .with("n", -3)
            .with("most", i64::MAX)
            .with("name", "Ada \"L.\" \u{1f680}\n")
            .with("none", "")
            .with("empty", Message::new("nothing"));
        let text = serde_json::to_string(&message).unwrap();
        let sentence: Sentence = serde_json::from_str(&text).unwrap();
        assert_eq!(sentence, crate::message::sentence(&message));
        assert_eq!(serde_json::to_string(&sentence).unwrap(), text);
        let kinds = sentence.args.iter().map(|(name, arg)| match arg {
            SentenceArg::Number(number) => format!("{name}: {number}"),
            SentenceArg::Text(text) => format!("{name}: {text:?}"),
            SentenceArg::Message(inner) => format!("{name}: {} of {}", inner.key, inner.args.len()),
        });
        let expected = [
            "what: ship of 1",
            "n: -3",
            "most: 9223372036854775807",
            r#"name: "Ada \"L.\" 🚀\n""#,
            r#"none: """#,
            "empty: nothing of 0",
        ];
        assert_eq!(kinds.collect::<Vec<_>>(), expected);
    }
}
