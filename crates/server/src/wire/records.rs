//! Uploaded records and replays.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Choice, EditionInfo, LogEntry, OutcomeInfo, Question, SeatPlan, Sentence, Visibility};

/// Body of `POST /api/records`: a record as text. It is verified; the response is its [`ReplayInfo`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UploadRecord {
    pub record: String,
}

/// A game to step through (`GET /api/replays/{id}?at=N&seat=S`; without `at` its end, without `seat` as a spectator). The id is that
/// of an uploaded record, of a game's tour, or of a table. During a game, only the views of the guest's own seats are available.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayInfo {
    pub id: String,
    pub game: String,
    /// As played at entry `at`.
    pub edition: EditionInfo,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Names of the players by seat.
    pub seats: Vec<String>,
    /// Number of entries: `at` runs from 0 (the set-up) to this.
    pub length: u32,
    /// The entry that was asked for, or the nearest one whose position can be replayed.
    pub at: u32,
    /// Why the position that was asked for cannot be replayed.
    pub trouble: Option<Sentence>,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The stage of the game in a few words.
    pub stage: Option<Sentence>,
    /// Entry `at` itself; none at 0.
    pub entry: Option<LogEntry>,
    /// The choice that was made there, where the viewer may know it.
    pub choice: Option<Choice>,
    /// The current question of the viewer's seat.
    pub question: Option<Question>,
    pub awaited: Vec<u8>,
    pub outcome: Option<OutcomeInfo>,
}

/// All entries and points of a game (`GET /api/replays/{id}/course?seat=S`), with the visibility of [`ReplayInfo`], up to the last entry that
/// can be replayed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Course {
    pub log: Vec<LogEntry>,
    /// The points of every seat after the set-up and after each entry, as far as the viewer may know; empty where the position cannot be
    /// replayed.
    pub points: Vec<Vec<i32>>,
}

/// Body of `POST /api/replays/{id}/why`: an action that a seat might have taken after entry `at`. Returns a [`Refusal`](super::Refusal), or
/// `null` if the action is legal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    pub at: u32,
    pub seat: u8,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Value,
}

/// Body of `POST /api/replays/{id}/play`: a new table that continues from entry `at`. Returns its [`TableInfo`](super::TableInfo).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayFromHere {
    pub at: u32,
    pub seats: Vec<SeatPlan>,
    pub visibility: Visibility,
    pub bot_takes_over: bool,
    pub undo_by_consent: bool,
}
