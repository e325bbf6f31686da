//! Tables before, between and after moves: creation, seats, lists, results.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{EditionInfo, OutcomeInfo, Sentence};

/// Who sits, or may sit, in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum SeatPlan {
    /// The guest who creates the table.
    Me,
    /// Another person at the same device (hot-seat).
    SameDevice {
        name: String,
    },
    Open,
    Bot {
        bot: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby.
    Public,
    /// Anybody who has the link may join.
    Link,
    /// Only its players may join or watch.
    Private,
}

/// Body of `POST /api/tables`, which returns the [`TableInfo`]. Without an open seat the game starts immediately.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    pub seats: Vec<SeatPlan>,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    pub visibility: Visibility,
    /// A bot takes over a seat whose player left or resigned.
    pub bot_takes_over: bool,
    /// Whether undo past an information barrier is possible with everybody's consent.
    pub undo_by_consent: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Waiting,
    Playing,
    Over,
}

/// A table in lists and at the head of its page (`GET /api/tables` lists the public ones that wait or play, `GET
/// /api/tables?of=own` those of the guest, newest first; `GET /api/tables/{id}` returns one). Also the response of `POST
/// /api/tables/{id}/join` ([`JoinTable`]), `/leave` (`{}`), `/remove` ([`RemoveSeat`]), `/mute` ([`MuteSeat`]), `/chat`
/// ([`OpenChat`]), `/seats` ([`ChangeSeats`]), `/start` (`{}`) and `/rematch` (`{}`: the new table).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// As the table is played now; in lists, as it began.
    pub edition: EditionInfo,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    pub seats: Vec<SeatInfo>,
    pub visibility: Visibility,
    pub status: Status,
    pub bot_takes_over: bool,
    pub undo_by_consent: bool,
    /// Guest who may start, remove seats, and change the table before the start.
    pub host: String,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
    /// The seat whose player left a table without bots to take over: the game ended there, without a result.
    pub abandoned: Option<u8>,
    /// Seats whose players may not write in the chat.
    pub muted: Vec<u8>,
    /// Spectators may write in the chat.
    pub open_chat: bool,
    /// The game started from a recorded position, including hidden information that the host may know: the result does not count.
    pub as_recorded: bool,
    /// Whether the result counts. It does not where the game started from a position of a record, which may be made up.
    pub counts: bool,
    /// Current standing; none before the start. At the table, the socket reports it.
    pub standing: Option<Standing>,
    /// Why the game cannot continue: its log can be read only up to some entry. The table is read-only and can be closed.
    pub trouble: Option<Sentence>,
}

/// Public summary of a game in progress, as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// The entry it describes.
    pub at: u32,
    /// When that entry was made: Unix time in milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub time: i64,
    /// Seats that must decide.
    pub awaited: Vec<Wait>,
    /// Points of every seat; empty if the game has none.
    pub points: Vec<i32>,
    /// How far the game has come.
    pub stage: Option<Sentence>,
    pub outcome: Option<OutcomeInfo>,
}

/// The current view of a seat, or of a spectator as seat 255 (`GET /api/tables/{id}/view`: of the guest's first seat).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: u8,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
}

/// A seat that must decide, and since when: Unix time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Wait {
    pub seat: u8,
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

/// Body of `POST /api/tables/{id}/join`: a specific open seat, or the first one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    #[serde(default)]
    pub seat: Option<u8>,
}

/// Body of `POST /api/tables/{id}/remove`: the host empties a seat before the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RemoveSeat {
    pub seat: u8,
}

/// Body of `POST /api/tables/{id}/mute`: the host mutes or unmutes the player of a seat in the chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MuteSeat {
    pub seat: u8,
    pub muted: bool,
}

/// Body of `POST /api/tables/{id}/chat`: the host lets spectators write, or only those at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenChat {
    pub open: bool,
}

/// Body of `POST /api/tables/{id}/seats`: the host changes the seats before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum ChangeSeats {
    /// One more open seat.
    Add,
    /// Takes away an open seat or a bot's. Seats behind it move up.
    Drop { seat: u8 },
    /// Gives an open seat to a bot.
    Fill { seat: u8, bot: String },
}

/// A guest's results in one game and one kind of company (`GET /api/statistics`: a list of them).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Results {
    pub game: String,
    pub company: Company,
    /// Values of the options that exist in solo games only; empty in other company.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Finished games; those that somebody abandoned do not count.
    pub games: u32,
    /// Those that were won, alone or together with others.
    pub wins: u32,
    pub best: BestScore,
}

/// Who a game was played with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Company {
    Solo,
    Bots,
    /// At least one other person, at the same device or at another.
    People,
}

/// The highest score, and the table where it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BestScore {
    pub points: i32,
    pub table: String,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Display name of the player; empty for an open seat.
    pub name: String,
    /// The requesting guest plays this seat.
    pub yours: bool,
    /// A client of this seat is connected.
    pub connected: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum SeatKind {
    Guest,
    SameDevice,
    Open,
    Bot { bot: String },
}
