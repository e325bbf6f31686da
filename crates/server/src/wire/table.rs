//! The table's WebSocket: questions, log entries, and the messages in both directions.

use std::sync::Arc;

use orrery_engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{SeatView, Sentence, TableInfo};

/// A legal action of a seat. The order of the fields in an action means nothing, here or in a move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Box<RawValue>,
    #[cfg_attr(test, ts(as = "Sentence"))]
    pub label: Message,
}

/// The decision that one of the client's seats must make.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Question {
    pub seat: u8,
    #[cfg_attr(test, ts(as = "Sentence"))]
    pub prompt: Message,
    pub choices: Vec<Choice>,
    /// Index of the default choice: the largest amount, if it is unique.
    pub usual: Option<u32>,
    /// Number of decisions that this seat can undo without consent.
    pub undoable: u32,
    /// How many of its undone decisions this seat can redo.
    pub redoable: u32,
    /// An action that a client may play without asking: the only legal one, one of several that make no difference, or the pass of a step
    /// in which nothing can be done, which may end undo.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub forced: Option<Value>,
    pub pass: Option<PassInfo>,
}

/// A standing order with its words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OrderInfo {
    pub order: StandingOrder,
    pub label: Sentence,
}

/// A standing order, as the game identifies it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingOrder {
    pub key: String,
    pub since: u32,
}

/// Standing orders of a seat: how it answers questions that several seats get. Sent to its owner only.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatOrders {
    pub seat: u8,
    /// The label of the order in force.
    pub given: Option<Sentence>,
    /// Orders that the seat can give now.
    pub offered: Vec<OrderInfo>,
}

/// How a seat can end its turn without any further action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PassInfo {
    /// The choice that passes the current step.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Value,
    /// How many passes end the turn, this one included.
    pub count: u8,
    /// Number of passes to the next step with a decision that is not offered now, this one included; `count` if there is none.
    pub through: u8,
    /// The seat chose this step, can do something in it, and has done nothing yet.
    pub untouched: bool,
}

/// An entry of the log, a decision or an undo, with its events.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogEntry {
    pub at: u32,
    /// The seat that made the entry; 255 for an entry that no player made.
    pub seat: u8,
    /// Number of decisions that this entry undid; 0 for a decision.
    pub undid: u32,
    /// Only the seat's own decisions were undone; simultaneous decisions of others stay.
    pub own: bool,
    pub events: Vec<LoggedEvent>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LoggedEvent {
    #[cfg_attr(test, ts(type = "unknown"))]
    pub event: Value,
    pub text: Sentence,
}

/// From the client, over the table's WebSocket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "type", deny_unknown_fields)]
pub enum ToServer {
    /// First message: the newest entry the client has, 0 for none. With `changes`, the tables after the first come as [`ToClient::Changes`].
    Hello {
        at: u32,
        #[serde(default)]
        changes: bool,
    },
    /// A decision in answer to the position after entry `at`. `id` comes back with the answer.
    Move {
        id: u32,
        at: u32,
        seat: u8,
        #[cfg_attr(test, ts(type = "unknown"))]
        action: Value,
    },
    /// Undo the last `count` decisions; beyond the information barrier, with the consent of the others.
    Undo {
        id: u32,
        at: u32,
        seat: u8,
        count: u32,
    },
    /// Redo the next `count` undone decisions of the seat, with those of bots that followed them.
    Redo {
        id: u32,
        at: u32,
        seat: u8,
        count: u32,
    },
    /// Give a standing order, one of those offered to the seat, or revoke the one in force.
    Order {
        id: u32,
        seat: u8,
        order: Option<StandingOrder>,
    },
    /// Answer to an undo request.
    Consent {
        request: u32,
        yes: bool,
    },
    /// Asks why an action is illegal.
    Why {
        id: u32,
        seat: u8,
        #[cfg_attr(test, ts(type = "unknown"))]
        action: Value,
    },
    /// Asks for a preview of an action.
    Preview {
        id: u32,
        seat: u8,
        #[cfg_attr(test, ts(type = "unknown"))]
        action: Value,
    },
    Chat {
        text: String,
    },
    Resign {
        seat: u8,
    },
}

impl ToServer {
    /// Id in the refusal of a message that has none.
    pub const NO_ID: u32 = 0;

    /// The id that comes back with the answer.
    pub fn id(&self) -> u32 {
        match self {
            ToServer::Move { id, .. }
            | ToServer::Undo { id, .. }
            | ToServer::Redo { id, .. }
            | ToServer::Order { id, .. }
            | ToServer::Why { id, .. }
            | ToServer::Preview { id, .. } => *id,
            ToServer::Hello { .. } | ToServer::Consent { .. } | ToServer::Chat { .. } | ToServer::Resign { .. } => Self::NO_ID,
        }
    }

    /// Whether the message asks for something to be stored. A consent does not itself: it is heard even if the undo then fails.
    pub fn is_change(&self) -> bool {
        use ToServer::{Chat, Move, Order, Redo, Resign, Undo};
        matches!(self, Move { .. } | Undo { .. } | Redo { .. } | Order { .. } | Chat { .. } | Resign { .. })
    }
}

/// What a client sees of a table, apart from its log.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shown {
    /// Views of the client's own seats, or only the spectator's view as seat 255.
    pub views: Vec<SeatView>,
    /// The stage of the game in a few words.
    pub stage: Option<Sentence>,
    pub questions: Vec<Question>,
    /// Seats that must decide. In a closed question, those of others stay until all have answered.
    pub awaited: Vec<u8>,
    /// Bots that are thinking.
    pub thinking: Vec<u8>,
    /// Standing orders of the client's own seats, where there are any.
    pub orders: Vec<SeatOrders>,
    pub outcome: Option<OutcomeInfo>,
}

/// From the server, over the table's WebSocket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "type")]
#[expect(clippy::large_enum_variant, reason = "a message is made once and serialised at once")]
pub enum ToClient {
    /// The table as this client sees it now: sent after `hello` and after every entry.
    Table {
        at: u32,
        #[serde(flatten)]
        shown: Shown,
        /// Entries the client lacks.
        #[cfg_attr(test, ts(as = "Vec<LogEntry>"))]
        log: Vec<Arc<RawValue>>,
    },
    /// In place of a table after the first, for a client that asked for it: how [`Shown`] differs from the last one it was sent.
    Changes {
        at: u32,
        /// RFC 6902, without the operations that a difference never needs.
        #[cfg_attr(
            test,
            ts(type = "({ op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string })[]")
        )]
        patch: Box<RawValue>,
        #[cfg_attr(test, ts(as = "Vec<LogEntry>"))]
        log: Vec<Arc<RawValue>>,
    },
    /// The table's head changed: somebody joined, left or resigned, or the game started.
    Info {
        info: Box<TableInfo>,
    },
    /// A move, undo or redo is durable: entry `at` is the new one. An answer to a closed question becomes an entry later.
    Done {
        id: u32,
        at: u32,
    },
    /// A message of the client was refused; `id` is 0 if the message has none. Also sent with id 0, unasked for, to those who watch a table at
    /// which only bots play: it stands still until there is room for it.
    Refused {
        id: u32,
        reason: Refusal,
    },
    /// Answer to a preview request.
    Preview {
        id: u32,
        preview: PreviewInfo,
    },
    /// A player requests an undo of `count` decisions that needs consent.
    UndoAsked {
        request: u32,
        seat: u8,
        count: u32,
    },
    /// The request is settled: all agreed (the undo is in the log), somebody declined, or the game went on.
    UndoSettled {
        request: u32,
        agreed: bool,
    },
    /// `at` numbers the table's chat from 1; after `hello` the last messages are sent again.
    Chat {
        from: String,
        text: String,
        at: u32,
    },
    Thinking {
        seats: Vec<u8>,
    },
}

/// Preview of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum PreviewInfo {
    /// Its events, the change in points of every seat where public, the next legal actions of the seat, and what else changes.
    Known {
        events: Vec<Sentence>,
        points: Vec<i32>,
        #[cfg_attr(test, ts(type = "unknown[]"))]
        next: Vec<Value>,
        notes: Vec<Sentence>,
    },
    /// The action would reveal hidden information.
    Hidden,
}

/// Why a message was refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Refusal {
    /// The rules forbid it.
    Rule { rule: String, code: String, text: Sentence },
    /// The position has changed since entry `at`.
    Stale { at: u32 },
    /// Not one of the client's seats, not an action of this game, or over a rate limit.
    Bad { message: String, text: Sentence },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutcomeInfo {
    /// One per seat.
    pub scores: Vec<ScoreInfo>,
    pub places: Vec<u8>,
    pub winners: Vec<u8>,
    /// How far a solo game was from its goals.
    pub solo: Option<SoloResultInfo>,
    /// Score of an automated opponent that scores as a seat does.
    #[serde(default)]
    pub opponent: Option<ScoreInfo>,
}

/// Result of a solo game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SoloResultInfo {
    /// "13 of 59 medals".
    pub summary: Sentence,
    /// Tiers from the lowest up, or conditions that all had to hold, each with whether it was reached.
    pub goals: Vec<(Sentence, bool)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreInfo {
    pub total: i32,
    /// (category, points); the words are `score-<category>`.
    pub parts: Vec<(String, i32)>,
}
