//! JSON messages of the API. The TypeScript types in `web/src/lib/wire/` are generated from these.
//!
//! HTTP is for what happens before and after a game (guests, lobby, records); one WebSocket per client carries the table. The log of a
//! table is a list of entries: decisions and undos. `at` counts them. A move says which `at` it answers, so a
//! stale one is refused; a client that reconnects says what it has and is given the rest.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

/// A guest: a name and a signed cookie, nothing else. `GET /api/guest` returns it, or `null` for a visitor without a cookie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Guest {
    pub id: String,
    pub name: String,
}

/// Body of `POST /api/guest`: a new name, for a new or a known guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NameGuest {
    pub name: String,
}

/// A game as the home page and the lobby show it (`GET /api/games`).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameInfo {
    pub id: String,
    pub name: String,
    pub players: (u8, u8),
    pub minutes: (u16, u16),
    pub weight: f32,
    pub example: bool,
    /// There is a recorded game to walk through: the replay `tour-<id>`.
    pub tour: bool,
    pub components: ComponentsInfo,
    pub options: Vec<OptionInfo>,
}

/// Which component data a game is played with.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ComponentsInfo {
    /// As records of the game name it. Empty for tables of the first servers, which did not store it.
    pub hash: String,
    /// It differs from the data that ships with the game.
    pub own: bool,
}

/// What a table or a record is played with.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EditionInfo {
    /// Version of the rules.
    pub rules: u32,
    pub components: ComponentsInfo,
}

/// The component data that the server plays a game with (`GET /api/games/{game}/components`).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameComponents {
    /// As in [`ComponentsInfo`].
    pub hash: String,
    /// The data files as JSON, by file name without `.toml`.
    #[ts(type = "Record<string, unknown>")]
    pub files: BTreeMap<&'static str, Value>,
}

/// A switch of the rulebook. Its words are `option-<id>`, `option-<id>-help` and `option-<id>-<value>` in the game's Fluent file.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OptionInfo {
    pub id: String,
    pub kind: OptionKindInfo,
    /// Player counts for which it means something.
    pub players: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum OptionKindInfo {
    Choice { values: Vec<String>, default: String },
    Number { min: i32, max: i32, default: Option<i32> },
}

/// A test or test vector that shows rules at work (`GET /api/games/{game}/cases`).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CaseInfo {
    pub id: String,
    pub kind: CaseKind,
    /// In English.
    pub title: String,
    /// Numbers of the rules it is a case of.
    pub rules: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CaseKind {
    Rulebook,
    Derived,
    Test,
}

/// Who sits, or may sit, in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby.
    Public,
    /// Anybody who has the link may join.
    Link,
    /// Nobody joins or looks on but those who sit.
    Private,
}

/// Body of `POST /api/tables`, which answers the [`TableInfo`]. Without an open seat the game begins at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    pub seats: Vec<SeatPlan>,
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    pub visibility: Visibility,
    /// A bot takes over a seat whose player left or resigned.
    pub bot_takes_over: bool,
    /// Past an information barrier, undo needs everybody's consent; without this it is refused.
    pub undo_by_consent: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Waiting,
    Playing,
    Over,
}

/// A table in lists and at the head of its page (`GET /api/tables` lists the public ones that wait or play, `GET /api/tables?of=own`
/// those of the guest, newest first; `GET /api/tables/{id}` gives one). Also what `POST /api/tables/{id}/join` ([`JoinTable`]),
/// `/leave` (`{}`), `/remove` ([`RemoveSeat`]), `/mute` ([`MuteSeat`]), `/seats` ([`ChangeSeats`]), `/start` (`{}`) and `/rematch` (`{}`: the
/// new table) answer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// As the table is played now; in lists, as it began.
    pub edition: EditionInfo,
    #[ts(type = "Record<string, unknown>")]
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
    /// The game began from a recorded position, hidden part included, which its host may know: it counts for nothing.
    pub as_recorded: bool,
    /// How the game stands; none before the start. At the table, the socket reports it.
    pub standing: Option<Standing>,
    /// Why the table cannot go on: its log can be read only up to some entry. It can be looked at and closed.
    pub trouble: Option<Sentence>,
}

/// How a game stands, as everybody may know it: what lists show of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Standing {
    /// The entry it describes.
    pub at: u32,
    /// When that entry was made: Unix time in milliseconds.
    #[ts(type = "number")]
    pub time: i64,
    /// Seats that must decide.
    pub awaited: Vec<Wait>,
    /// Points of every seat; empty where a game counts none.
    pub points: Vec<i32>,
    /// How far the game has come.
    pub stage: Option<Sentence>,
    pub outcome: Option<OutcomeInfo>,
}

/// What a seat sees of a table now (`GET /api/tables/{id}/view`): the guest's first seat, or a spectator under seat 255.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatView {
    pub seat: u8,
    #[ts(type = "unknown")]
    pub view: Value,
}

/// A seat that must decide, and since when: Unix time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Wait {
    pub seat: u8,
    #[ts(type = "number")]
    pub since: i64,
}

/// Body of `POST /api/tables/{id}/join`: a certain open seat, or the first one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    #[serde(default)]
    pub seat: Option<u8>,
}

/// Body of `POST /api/tables/{id}/remove`: the host empties a seat before the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RemoveSeat {
    pub seat: u8,
}

/// Body of `POST /api/tables/{id}/mute`: the host takes the chat from the player of a seat, or gives it back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MuteSeat {
    pub seat: u8,
    pub muted: bool,
}

/// Body of `POST /api/tables/{id}/seats`: the host changes the seats before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum ChangeSeats {
    /// One more open seat.
    Add,
    /// Takes away an open seat or a bot's. Seats behind it move up.
    Drop { seat: u8 },
    /// A bot sits down in an open seat.
    Fill { seat: u8, bot: String },
}

/// A guest's results in one game and one kind of company (`GET /api/statistics`: a list of them).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Results {
    pub game: String,
    pub company: Company,
    /// Finished games; those that somebody abandoned do not count.
    pub games: u32,
    /// Those that were won, alone or together with others.
    pub wins: u32,
    pub best: BestScore,
}

/// Whom a game was played with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    Solo,
    Bots,
    /// At least one other person, at the same device or at another.
    People,
}

/// The highest score, and the table where it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BestScore {
    pub points: i32,
    pub table: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Display name of the player; empty for an open seat.
    pub name: String,
    /// The requesting guest plays this seat.
    pub yours: bool,
    /// A client of this seat is connected.
    pub connected: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum SeatKind {
    Guest,
    SameDevice,
    Open,
    Bot { bot: String },
}

/// A sentence: a key of the Fluent files and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Sentence {
    pub key: String,
    pub args: Vec<(String, SentenceArg)>,
}

/// What fills a place in a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SentenceArg {
    Number(#[ts(type = "number")] i64),
    Text(String),
    /// A sentence inside the sentence: translated first.
    Message(Box<Sentence>),
}

/// One thing a seat may do now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Choice {
    #[ts(type = "unknown")]
    pub action: Value,
    pub label: Sentence,
}

/// What is asked of one of the client's seats.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Question {
    pub seat: u8,
    pub prompt: Sentence,
    pub choices: Vec<Choice>,
    /// The choice that most people make here, as an index: the largest amount, where one is larger than all others.
    pub usual: Option<u32>,
    /// How many of the last decisions this seat may take back by itself.
    pub undoable: u32,
    /// How many of its undone decisions this seat can redo.
    pub redoable: u32,
    /// The only possible answer, where a client may give it without asking.
    #[ts(type = "unknown")]
    pub forced: Option<Value>,
    pub pass: Option<PassInfo>,
    /// Standing orders that the seat can give: how questions like this one are to be answered from now on.
    pub orders: Vec<OrderInfo>,
}

/// A standing order with its words.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OrderInfo {
    pub order: StandingOrder,
    pub label: Sentence,
}

/// A standing order by the game's own name and count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct StandingOrder {
    pub key: String,
    pub since: u32,
}

/// A standing order in force. Sent to its owner only.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatOrder {
    pub seat: u8,
    pub label: Sentence,
}

/// How a seat can end its turn without doing anything more.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PassInfo {
    /// The choice that passes the current step.
    #[ts(type = "unknown")]
    pub action: Value,
    /// How many passes end the turn, this one included.
    pub count: u8,
    /// Nothing else is possible in the steps after this one.
    pub idle: bool,
}

/// A decision or an undo that stands in the log, with what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LogEntry {
    pub at: u32,
    /// Whose entry it is; 255 for one that no player made.
    pub seat: u8,
    /// Decisions taken back by this entry; none for a decision.
    pub undid: u32,
    /// Only the seat's own decisions were undone; simultaneous ones of others stand.
    pub own: bool,
    pub events: Vec<LoggedEvent>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LoggedEvent {
    #[ts(type = "unknown")]
    pub event: Value,
    pub text: Sentence,
}

/// From the client, over the table's WebSocket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "type", deny_unknown_fields)]
pub enum ToServer {
    /// First message: the newest entry the client has, 0 for none.
    Hello {
        at: u32,
    },
    /// A decision in answer to the position after entry `at`. `id` comes back with the answer.
    Move {
        id: u32,
        at: u32,
        seat: u8,
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Undo the last `count` decisions; beyond the information barrier, with the consent of the others.
    Undo {
        id: u32,
        at: u32,
        seat: u8,
        count: u32,
    },
    /// Make the next `count` undone decisions of the seat again, with those of bots that followed them.
    Redo {
        id: u32,
        at: u32,
        seat: u8,
        count: u32,
    },
    /// Give a standing order, one of those that the seat's question offers, or revoke the one in force.
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
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Asks for a preview of an action.
    Preview {
        id: u32,
        seat: u8,
        #[ts(type = "unknown")]
        action: Value,
    },
    Chat {
        text: String,
    },
    Resign {
        seat: u8,
    },
}

/// From the server, over the table's WebSocket.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum ToClient {
    /// The table as this client sees it now: sent after `hello` and after every entry.
    Table {
        at: u32,
        /// Views of the client's own seats, or the spectator's alone under seat 255.
        #[ts(type = "{ seat: number; view: unknown }[]")]
        views: Value,
        questions: Vec<Question>,
        /// Seats that must decide.
        awaited: Vec<u8>,
        /// Bots that are thinking.
        thinking: Vec<u8>,
        /// Standing orders of the client's own seats.
        orders: Vec<SeatOrder>,
        /// Entries the client lacks.
        #[ts(as = "Vec<LogEntry>")]
        log: Vec<Arc<RawValue>>,
        outcome: Option<OutcomeInfo>,
    },
    /// The table's head changed: somebody came, left, resigned, or it began.
    Info {
        info: Box<TableInfo>,
    },
    /// A move, undo or redo is durable: entry `at` is the new one.
    Done {
        id: u32,
        at: u32,
    },
    /// A move, an undo, a redo or a question of the client was refused.
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
    /// The request is settled: all agreed (the undo stands in the log), somebody did not, or the game went on.
    UndoSettled {
        request: u32,
        agreed: bool,
    },
    /// `at` numbers the table's chat from 1; after `hello` the last ones are sent again.
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
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum PreviewInfo {
    /// Its events, the change in points of every seat where public, and the next legal actions of the seat.
    Known {
        events: Vec<Sentence>,
        points: Vec<i32>,
        #[ts(type = "unknown[]")]
        next: Vec<Value>,
    },
    /// The action would reveal hidden information.
    Hidden,
}

/// Why a message was refused.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Refusal {
    /// The rules forbid it.
    Rule { rule: String, code: String, text: Sentence },
    /// The position has moved on.
    Stale { at: u32 },
    /// Not one of the client's seats, or not an action of this game, or too much at once.
    Bad { message: String, text: Sentence },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct OutcomeInfo {
    /// One per seat.
    pub scores: Vec<ScoreInfo>,
    pub places: Vec<u8>,
    pub winners: Vec<u8>,
    /// How far a solo game was from its goals.
    pub solo: Option<SoloResultInfo>,
}

/// What a solo game came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SoloResultInfo {
    /// "13 of 59 medals".
    pub summary: Sentence,
    /// Tiers from the lowest up, or conditions that all had to hold, each with whether it was reached.
    pub goals: Vec<(Sentence, bool)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ScoreInfo {
    pub total: i32,
    /// (category, points); the words are `score-<category>`.
    pub parts: Vec<(String, i32)>,
}

/// Body of `POST /api/records`: a record as text. It is verified, and the answer is its [`ReplayInfo`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct UploadRecord {
    pub record: String,
}

/// A game to step through (`GET /api/replays/{id}?at=N&seat=S`; without `at` its end, without `seat` as a spectator). The id is that
/// of an uploaded record, of a game's tour, or of a table. While a game is played, it is seen from one's own seats only.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayInfo {
    pub id: String,
    pub game: String,
    /// As played at entry `at`.
    pub edition: EditionInfo,
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<String>,
    /// How many entries there are: `at` runs from 0 (the set-up) to this.
    pub length: u32,
    pub at: u32,
    #[ts(type = "unknown")]
    pub view: Value,
    /// Entry `at` itself; none at 0.
    pub entry: Option<LogEntry>,
    /// The choice that was made there, where the viewer may know it.
    pub choice: Option<Choice>,
    /// What is asked of the viewer's seat now.
    pub question: Option<Question>,
    pub awaited: Vec<u8>,
    pub outcome: Option<OutcomeInfo>,
}

/// A game at a glance (`GET /api/replays/{id}/course?seat=S`), seen like [`ReplayInfo`].
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Course {
    pub log: Vec<LogEntry>,
    /// The points of every seat after the set-up and after each entry, as far as the viewer may know.
    pub points: Vec<Vec<i32>>,
}

/// Body of `POST /api/replays/{id}/why`: an action that a seat might have taken after entry `at`. Answers a [`Refusal`], or `null` if the
/// action is legal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    pub at: u32,
    pub seat: u8,
    #[ts(type = "unknown")]
    pub action: Value,
}

/// Body of `POST /api/replays/{id}/play`: a new table that goes on from entry `at`. Answers its [`TableInfo`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayFromHere {
    pub at: u32,
    pub seats: Vec<SeatPlan>,
    pub visibility: Visibility,
    pub bot_takes_over: bool,
    pub undo_by_consent: bool,
}

/// What every failed HTTP request answers.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ApiError {
    /// In English.
    pub error: String,
    /// Localisable; its arguments may refer to the Fluent file of the game.
    pub text: Sentence,
}
