//! The server's error type: an HTTP status and a localisable message. Over HTTP it becomes an [`ApiError`], over a WebSocket a
//! [`Refusal`].

use std::fmt;
use std::sync::LazyLock;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use orrery_engine::record::RecordError;
use orrery_engine::words::Words;
use orrery_engine::{Arg, Message, Meta, SetupError, erased};

use crate::head::HeadError;
use crate::message::sentence;
use crate::store::StoreError;
use crate::wire::{ApiError, Refusal};

/// English texts of the server.
const ENGLISH: [(&str, &str); 1] = [("en", include_str!("../../../locales/en/web.ftl"))];

macro_rules! reasons {
    ($($name:ident: $status:ident, $key:literal;)+) => {
        /// Reasons for a failure; the Fluent keys are `web-failure-<key>`.
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
    // Malformed requests.
    Malformed: BAD_REQUEST, "malformed";
    NameLength: BAD_REQUEST, "name-length";
    NameCharacters: BAD_REQUEST, "name-characters";
    NameOfBot: BAD_REQUEST, "name-of-bot";
    ChatLength: BAD_REQUEST, "chat-length";
    ChatCharacters: BAD_REQUEST, "chat-characters";
    Nul: BAD_REQUEST, "nul";
    TooLarge: PAYLOAD_TOO_LARGE, "too-large";
    NotJson: UNSUPPORTED_MEDIA_TYPE, "not-json";
    // Requests this visitor may not make.
    NoGuest: UNAUTHORIZED, "no-guest";
    OtherSite: FORBIDDEN, "other-site";
    OtherHost: MISDIRECTED_REQUEST, "other-host";
    NotSeated: FORBIDDEN, "not-seated";
    NotYourSeat: FORBIDDEN, "not-your-seat";
    NotHost: FORBIDDEN, "not-host";
    Muted: FORBIDDEN, "muted";
    Removed: FORBIDDEN, "removed";
    TooOften: TOO_MANY_REQUESTS, "too-often";
    Quota: TOO_MANY_REQUESTS, "quota";
    // Things that do not exist.
    NoAddress: NOT_FOUND, "no-address";
    NoGame: NOT_FOUND, "no-game";
    NoTable: NOT_FOUND, "no-table";
    NoTour: NOT_FOUND, "no-tour";
    NoSeat: NOT_FOUND, "no-seat";
    NoOrder: NOT_FOUND, "no-order";
    NoEntry: NOT_FOUND, "no-entry";
    NoText: NOT_FOUND, "no-text";
    // Conflicts with the current state.
    ManyTables: CONFLICT, "many-tables";
    ManyTablesHere: CONFLICT, "many-tables-here";
    ManyBotTables: TOO_MANY_REQUESTS, "many-bot-tables";
    Begun: CONFLICT, "begun";
    NotBegun: CONFLICT, "not-begun";
    SeatTaken: CONFLICT, "seat-taken";
    NameTaken: CONFLICT, "name-taken";
    SeatOpen: CONFLICT, "seat-open";
    OwnSeat: CONFLICT, "own-seat";
    NotPlaying: CONFLICT, "not-playing";
    NotOver: CONFLICT, "not-over";
    OverThere: CONFLICT, "over-there";
    Closed: CONFLICT, "closed";
    Answered: CONFLICT, "answered";
    Overtaken: CONFLICT, "overtaken";
    UndoTooFar: CONFLICT, "undo-too-far";
    UndoBarred: CONFLICT, "undo-barred";
    UndoDeclined: CONFLICT, "undo-declined";
    ManyUndos: CONFLICT, "many-undos";
    ManyEntries: CONFLICT, "many-entries";
    ManyRemoved: CONFLICT, "many-removed";
    RedoTooFar: CONFLICT, "redo-too-far";
    Broken: CONFLICT, "broken";
    // Stored data that cannot be read.
    Damaged: GONE, "damaged";
    // Well-formed, but refused by a game or by a limit.
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
    UndoWork: UNPROCESSABLE_ENTITY, "undo-work";
    Unreplayable: UNPROCESSABLE_ENTITY, "unreplayable";
    // Server errors.
    Failed: INTERNAL_SERVER_ERROR, "failed";
    Stopping: SERVICE_UNAVAILABLE, "stopping";
    Silent: SERVICE_UNAVAILABLE, "silent";
    Full: SERVICE_UNAVAILABLE, "full";
    Unwritable: SERVICE_UNAVAILABLE, "unwritable";
    Unknown: SERVICE_UNAVAILABLE, "unknown";
    TimedOut: SERVICE_UNAVAILABLE, "timed-out";
}

#[derive(Debug)]
pub struct Failure {
    pub why: Why,
    message: Message,
    /// The game whose Fluent files the message needs.
    game: Option<&'static Meta>,
}

impl Failure {
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Failure {
        Failure { message: self.message.with(name, value), ..self }
    }

    /// The failure with the game whose texts its message needs.
    #[must_use]
    pub fn about(self, game: &'static Meta) -> Failure {
        Failure { game: Some(game), ..self }
    }
}

/// Turns an error of `game` into a [`Failure`] with the game's texts, for `map_err`.
pub fn about<E: Into<Failure>>(game: &'static Meta) -> impl Fn(E) -> Failure {
    move |error| error.into().about(game)
}

impl From<Why> for Failure {
    fn from(why: Why) -> Failure {
        Failure { why, message: Message::new(why.key()), game: None }
    }
}

impl Why {
    /// A failure with an argument of its message.
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Failure {
        Failure::from(self).with(name, value)
    }
}

/// English, for logs and programs.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new("en", &ENGLISH).expect("the file is in order"));
        match self.game {
            Some(game) => {
                let words = erased::words(game, &ENGLISH, "en").expect("tests load the files of every game");
                f.write_str(&words.say(&self.message))
            }
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
            StoreError::Unknown => Why::Unknown.into(),
            // Database errors are logged, not sent to clients.
            StoreError::Failed(reason) | StoreError::Held(reason) => {
                tracing::error!(reason, "the store failed");
                Why::Silent.into()
            }
        }
    }
}

impl From<HeadError> for Failure {
    fn from(error: HeadError) -> Failure {
        Why::Damaged.with("reason", error.message())
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure { why: Why::Setup, message: error.message(), game: None }
    }
}

impl From<RecordError> for Failure {
    fn from(RecordError { line, flaw }: RecordError) -> Failure {
        Why::Record.with("line", line as i64).with("reason", flaw.message())
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::Seed;
    use orrery_engine::record::Flaw;
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn every_reason_has_its_words() {
        let words = Words::new("en", &ENGLISH).unwrap();
        let missing: Vec<_> = Why::ALL.iter().map(|why| why.key()).filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&str>::new());
    }

    #[test]
    fn a_failure_says_its_arguments() {
        let failure = Failure::from(RecordError { line: 7, flaw: Flaw::NotAnEntry });
        assert_eq!(
            (failure.why.status().as_u16(), failure.to_string()),
            (422, "Line 7 of the record: this is neither a decision nor an undo".to_owned())
        );
    }

    #[test]
    fn a_refused_set_up_is_a_sentence() {
        for entry in orrery_registry::GAMES {
            let meta = entry.game.meta();
            let too_many = entry.game.open(Value::Null, u8::MAX, Seed(1)).err().expect("no game has as many players");
            let text = Failure::from(too_many).about(meta).to_string();
            assert!(text.contains(meta.name) && text.contains("255"), "{text}");
            let foreign = entry.game.open(json!({ "no_such_option": 1 }), meta.players.0, Seed(1)).err().expect("unknown");
            let text = Failure::from(foreign).about(meta).to_string();
            assert!(text.starts_with("The options do not fit this game: ") && !text.contains('⟦'), "{text}");
        }
    }

    /// The reason is a text of the game.
    #[test]
    fn a_refused_option_is_a_sentence() {
        let game = orrery_registry::find("kepler-3042").unwrap().game;
        let refused = game.open(json!({ "campaign_level": 2 }), 1, Seed(1)).err().expect("level 2 is closed");
        let text = Failure::from(refused.clone()).about(game.meta()).to_string();
        assert_eq!(text, "Level: level 2 opens with a success on level 1");
        let in_record = Failure::from(RecordError { line: 5, flaw: refused.into() }).about(game.meta()).to_string();
        assert_eq!(in_record, format!("Line 5 of the record: {text}"));
    }
}
