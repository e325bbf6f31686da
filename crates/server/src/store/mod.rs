//! Where everything durable lives, behind one interface. A live table is only a cache of what is here.
//!
//! Every change is a [`Write`]. Backends differ in how they connect; one writer task per process commits the writes of many tables
//! together ([`writer`]: group commit), so that durability does not cost one flush of the disk per move. A change is answered after
//! a second connection has read its commit.

mod postgres;
mod queries;
mod sqlite;
mod writer;

use std::collections::BTreeMap;

use async_trait::async_trait;
use orrery_engine::replay::Snapshot;

pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// One change. It is answered after it is durable.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new guest, or a new name of a known one.
    Guest { id: String, name: String },
    /// Keeps the larger value.
    Book { guest: String, key: String, value: i64 },
    /// A new table with its first entries; a conflict if the id is taken.
    Table { row: TableRow, lines: Vec<String> },
    /// Takes the place of the head of the version before; a conflict if somebody else was faster.
    Head(TableRow),
    /// Entry `n` of a table, from 1; a conflict if there is one already.
    Entry { table: String, n: u32, line: String },
    /// Line `n` of a table's chat, from 1; a conflict if there is one already.
    Chat { table: String, line: ChatLine },
    /// The position of a table after entry `at`, as JSON; replaces an earlier one.
    Position { table: String, at: u32, state: String },
    /// A record; uploading the same again changes nothing.
    Replay { id: String, record: String },
}

/// A table as the store knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    pub id: String,
    /// Milliseconds since 1970, for the order of lists.
    pub created: i64,
    /// JSON that only the lobby reads.
    pub head: String,
    pub version: i64,
    /// Shown to everybody.
    pub listed: bool,
    /// A bot may have to think here after a restart.
    pub bots: bool,
    /// The guests who sit here. Only written; what is read leaves it empty.
    pub sitters: Vec<String>,
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
    /// Nothing can be written at the moment. The change is not stored.
    #[error("the store cannot be written")]
    Unavailable,
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

#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Answers after the change is durable.
    async fn write(&self, write: Write) -> Result<(), StoreError>;

    /// Proves that a change would be durable now.
    async fn probe(&self) -> Result<(), StoreError>;

    /// Whether changes are refused at the moment because the last one could not be stored.
    fn is_failing(&self) -> bool;

    async fn guest_name(&self, id: &str) -> Result<Option<String>, StoreError>;
    async fn book(&self, guest: &str) -> Result<BTreeMap<String, i64>, StoreError>;
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// Tables shown to everybody, newest first.
    async fn listed(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables at which a guest sits, newest first.
    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables at which a bot may have to think.
    async fn with_bots(&self) -> Result<Vec<String>, StoreError>;
    /// Every entry of a table, in order.
    async fn entries(&self, table: &str) -> Result<Vec<String>, StoreError>;
    /// The newest stored position of a table.
    async fn position(&self, table: &str) -> Result<Option<Snapshot>, StoreError>;
    /// The ids of all tables.
    async fn all_tables(&self) -> Result<Vec<String>, StoreError>;
    /// The ids of all uploaded records.
    async fn all_replays(&self) -> Result<Vec<String>, StoreError>;
    /// The last lines of a table's chat, in order.
    async fn chat(&self, table: &str, limit: u32) -> Result<Vec<ChatLine>, StoreError>;
    async fn replay(&self, id: &str) -> Result<Option<String>, StoreError>;

    /// A whole copy in one new file, while the store goes on. Only where the store is a file.
    async fn backup(&self, to: &std::path::Path) -> Result<(), StoreError>;

    /// Commits what was handed in and lets go of every connection.
    async fn close(&self);
}
