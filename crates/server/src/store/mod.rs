//! Durable storage behind one trait. A table in memory is only a cache of it.
//!
//! Every change is a [`Write`]. One writer task per process commits the writes of many tables together (group commit, [`writer`]), so
//! that durability does not cost one fsync per move. A write is acknowledged after a second connection has read its commit.

mod claim;
mod migrations;
mod postgres;
mod queries;
mod sqlite;
mod wal;
mod writer;

use std::collections::BTreeMap;
use std::fmt;

use async_trait::async_trait;
use orrery_engine::replay::Snapshot;

pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use wal::WalFlaw;

/// A change. It is acknowledged once it is durable.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// Inserts a guest or renames one.
    Guest { id: String, name: String },
    /// Upsert that keeps the larger value.
    Book { guest: String, key: String, value: i64 },
    /// Inserts a table with its first entries and, if there is one, the position after them; a conflict if the id exists.
    Table { row: TableRow, lines: Vec<String>, position: Option<Snapshot> },
    /// Compare-and-swap on the version of the head; a conflict if it is not the previous one.
    Head(TableRow),
    /// As [`Write::Head`], with the position from which the game starts: a game that has begun has a stored position.
    Start { row: TableRow, position: Snapshot },
    /// As [`Write::Head`], with the table that the head names as its rematch.
    Rematch { head: TableRow, row: TableRow, position: Option<Snapshot> },
    /// Appends entries of a table, numbered from `n` (1 for the first entry of a table), and replaces the table's standing; a conflict if
    /// entry `n` exists, or if the head has another version: another process may have ended the game.
    Entries { table: String, version: i64, n: u32, lines: Vec<String>, standing: String },
    /// Replaces the standing of a table.
    Standing { table: String, standing: String },
    /// Appends line `n` of a table's chat, from 1; a conflict if it exists.
    Chat { table: String, line: ChatLine },
    /// Snapshot of a table's position after entry `at`, as JSON. Replaces an older one.
    Position { table: String, at: u32, state: String },
    /// Inserts a record; idempotent.
    Replay { id: String, record: String },
}

/// A row of the tables table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    pub id: String,
    /// Unix time in milliseconds, for the order of lists.
    pub created: i64,
    /// A serialised `Head`.
    pub head: String,
    pub version: i64,
    /// In the public list.
    pub listed: bool,
    /// Must be loaded after a restart because a bot may be to move.
    pub bots: bool,
    /// Guests at the table. Write-only: empty in rows that are read.
    pub sitters: Vec<String>,
}

/// A table as lists need it.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedRow {
    pub row: TableRow,
    /// A serialised `Standing`. Missing before the start, and for tables that an earlier program stored.
    pub standing: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    pub n: u32,
    pub sender: String,
    pub text: String,
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("somebody else was faster")]
    Conflict,
    #[error("the store is closed")]
    Closed,
    /// The database cannot be written; the change is not stored.
    #[error("the store cannot be written")]
    Unavailable,
    /// The database failed while it committed the change. What can be read once it can be written again is final.
    #[error("it is not known whether the change is stored")]
    Unknown,
    #[error("another server uses the database: {0}")]
    Held(String),
    #[error("the store failed: {0}")]
    Failed(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

/// Damage in the files of a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// A page or an index, in the words of the database.
    Page(String),
    /// The write-ahead log.
    Log(WalFlaw),
}

impl Damage {
    /// Whether something stored is lost. A log that ends within a transaction is also what a killed process leaves behind.
    pub fn is_loss(&self) -> bool {
        !matches!(self, Damage::Log(WalFlaw::CutOff(_)))
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::Page(problem) => f.write_str(problem),
            Damage::Log(flaw) => write!(f, "the write-ahead log: {flaw}"),
        }
    }
}

/// Depth of an integrity check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// The structure of every page.
    Quick,
    /// Indexes against their tables, too.
    Thorough,
}

#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Returns once the change is durable. After an error it is not stored, except after [`StoreError::Unknown`].
    async fn write(&self, write: Write) -> Result<(), StoreError>;

    /// Checks that a write would be durable now.
    async fn probe(&self) -> Result<(), StoreError>;

    /// Whether writes are being refused because the database could not be written.
    fn is_failing(&self) -> bool;

    async fn guest_name(&self, id: &str) -> Result<Option<String>, StoreError>;
    async fn book(&self, guest: &str) -> Result<BTreeMap<String, i64>, StoreError>;
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// Public tables, newest first.
    async fn listed(&self, limit: u32) -> Result<Vec<ListedRow>, StoreError>;
    /// Public tables that a guest hosts or sits at.
    async fn listed_of(&self, guest: &str, limit: u32) -> Result<Vec<ListedRow>, StoreError>;
    /// Tables of a guest, newest first.
    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<ListedRow>, StoreError>;
    async fn standing(&self, table: &str) -> Result<Option<String>, StoreError>;
    /// Tables with a bot that may be to move.
    async fn with_bots(&self) -> Result<Vec<String>, StoreError>;
    /// All entries of a table, in order.
    async fn entries(&self, table: &str) -> Result<Vec<String>, StoreError>;
    /// The snapshot of a table.
    async fn position(&self, table: &str) -> Result<Option<Snapshot>, StoreError>;
    /// The ids of all tables.
    async fn all_tables(&self) -> Result<Vec<String>, StoreError>;
    /// The ids of all uploaded records.
    async fn all_replays(&self) -> Result<Vec<String>, StoreError>;
    /// The last lines of a table's chat, in order.
    async fn chat(&self, table: &str, limit: u32) -> Result<Vec<ChatLine>, StoreError>;
    async fn replay(&self, id: &str) -> Result<Option<String>, StoreError>;

    /// Checks the integrity of the files. Empty for a database server, which checks its own.
    async fn damage(&self, depth: Depth) -> Result<Vec<Damage>, StoreError>;

    /// Copies the whole store, while it is in use, into a new file. SQLite only.
    async fn backup(&self, to: &std::path::Path) -> Result<(), StoreError>;

    /// Commits queued writes and closes all connections.
    async fn close(&self);
}
