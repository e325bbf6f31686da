//! The one error of the server: why a request is not carried out, in the reader's language. It becomes a response, with a status and
//! an [`ApiError`], or the refusal of a message.

use std::fmt;
use std::sync::LazyLock;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use orrery_engine::record::RecordError;
use orrery_engine::words::Words;
use orrery_engine::{Arg, Message, SetupError};

use crate::message::sentence;
use crate::store::StoreError;
use crate::wire::{ApiError, Refusal};

/// The file that says all of them.
const ENGLISH: &str = include_str!("../../../locales/en/web.ftl");

macro_rules! reasons {
    ($($name:ident: $status:ident, $key:literal;)+) => {
        /// Everything that may stand in the way; the words are `web-failure-<key>`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Why { $($name),+ }

        impl Why {
            #[cfg(test)]
            const ALL: &[Why] = &[$(Why::$name),+];

            pub const fn status(self) -> StatusCode {
                match self { $(Why::$name => StatusCode::$status),+ }
            }

            const fn key(self) -> &'static str {
                match self { $(Why::$name => concat!("web-failure-", $key)),+ }
            }
        }
    };
}

reasons! {
    // Not well-formed.
    Malformed: BAD_REQUEST, "malformed";
    NameLength: BAD_REQUEST, "name-length";
    ChatLength: BAD_REQUEST, "chat-length";
    TooLarge: PAYLOAD_TOO_LARGE, "too-large";
    NotJson: UNSUPPORTED_MEDIA_TYPE, "not-json";
    // Not by this visitor.
    NoGuest: UNAUTHORIZED, "no-guest";
    OtherSite: FORBIDDEN, "other-site";
    NotSeated: FORBIDDEN, "not-seated";
    NotYourSeat: FORBIDDEN, "not-your-seat";
    NotHost: FORBIDDEN, "not-host";
    TooOften: TOO_MANY_REQUESTS, "too-often";
    // There is no such thing.
    NoAddress: NOT_FOUND, "no-address";
    NoGame: NOT_FOUND, "no-game";
    NoTable: NOT_FOUND, "no-table";
    NoTour: NOT_FOUND, "no-tour";
    NoSeat: NOT_FOUND, "no-seat";
    NoEntry: NOT_FOUND, "no-entry";
    NoText: NOT_FOUND, "no-text";
    // Right in itself, but not now.
    Begun: CONFLICT, "begun";
    NotBegun: CONFLICT, "not-begun";
    SeatTaken: CONFLICT, "seat-taken";
    SeatOpen: CONFLICT, "seat-open";
    OwnSeat: CONFLICT, "own-seat";
    NotPlaying: CONFLICT, "not-playing";
    NotOver: CONFLICT, "not-over";
    OverThere: CONFLICT, "over-there";
    Closed: CONFLICT, "closed";
    Overtaken: CONFLICT, "overtaken";
    UndoTooFar: CONFLICT, "undo-too-far";
    UndoBarred: CONFLICT, "undo-barred";
    UndoDeclined: CONFLICT, "undo-declined";
    Broken: CONFLICT, "broken";
    // It was here, but cannot be read any more.
    Damaged: GONE, "damaged";
    // The game, or the house, refuses it.
    OneSeat: UNPROCESSABLE_ENTITY, "one-seat";
    ManySeats: UNPROCESSABLE_ENTITY, "many-seats";
    OtherSeats: UNPROCESSABLE_ENTITY, "other-seats";
    Setup: UNPROCESSABLE_ENTITY, "setup";
    Bot: UNPROCESSABLE_ENTITY, "bot";
    BotIterations: UNPROCESSABLE_ENTITY, "bot-iterations";
    BotSeconds: UNPROCESSABLE_ENTITY, "bot-seconds";
    NotAnAction: UNPROCESSABLE_ENTITY, "not-an-action";
    Record: UNPROCESSABLE_ENTITY, "record";
    Undos: UNPROCESSABLE_ENTITY, "undos";
    Unreplayable: UNPROCESSABLE_ENTITY, "unreplayable";
    // The server's own trouble.
    Failed: INTERNAL_SERVER_ERROR, "failed";
    Stopping: SERVICE_UNAVAILABLE, "stopping";
    Silent: SERVICE_UNAVAILABLE, "silent";
    Unwritable: SERVICE_UNAVAILABLE, "unwritable";
}

#[derive(Debug)]
pub struct Failure {
    pub why: Why,
    message: Message,
    /// Where the English sentence needs words of a game.
    english: Option<String>,
}

impl Failure {
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Failure {
        Failure { message: self.message.with(name, value), ..self }
    }
}

impl From<Why> for Failure {
    fn from(why: Why) -> Failure {
        Failure { why, message: Message::new(why.key()), english: None }
    }
}

impl Why {
    /// The failure with something to say in its sentence.
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Failure {
        Failure::from(self).with(name, value)
    }
}

/// In English, for logs and programs.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new("en", &[("en", ENGLISH)]).expect("the file is in order"));
        match &self.english {
            Some(text) => f.write_str(text),
            None => f.write_str(&WORDS.say(&self.message)),
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.why.status(), Json(ApiError { error: self.to_string(), text: sentence(&self.message) })).into_response()
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Refusal {
        Refusal::Bad { message: failure.to_string(), text: sentence(&failure.message) }
    }
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        Failure::from(why).into()
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Conflict => Why::Overtaken.into(),
            StoreError::Closed => Why::Stopping.into(),
            StoreError::Unavailable => Why::Unwritable.into(),
            // What a database says is for the log, not for strangers.
            StoreError::Failed(reason) => {
                tracing::error!(reason, "the store failed");
                Why::Silent.into()
            }
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure { why: Why::Setup, message: error.message(), english: Some(error.to_string()) }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        let RecordError { line, flaw } = &error;
        let failure = Why::Record.with("line", *line as i64).with("reason", flaw.message());
        Failure { english: Some(format!("Line {line} of the record: {flaw}")), ..failure }
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::record::Flaw;

    use super::*;

    #[test]
    fn every_reason_has_its_words() {
        let words = Words::new("en", &[("en", ENGLISH)]).unwrap();
        let missing: Vec<_> = Why::ALL.iter().map(|why| why.key()).filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&str>::new());
    }

    #[test]
    fn a_failure_says_its_arguments() {
        let failure = Failure::from(RecordError { line: 7, flaw: Flaw::NotAnEntry });
        assert_eq!(
            (failure.why.status().as_u16(), failure.to_string()),
            (422, "Line 7 of the record: expected 'seat action', 'undo n' or 'position ...'".to_owned())
        );
    }
}
