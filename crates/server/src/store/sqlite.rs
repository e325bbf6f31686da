//! SQLite backend: one file, nothing to install.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _};

use orrery_engine::replay::Snapshot;

use super::queries::{backend, read, run};
use super::writer::{CommitError, Writer};
use super::{ChatLine, ListedRow, Store, StoreError, TableRow, Write, migrations};

/// Readers never wait for the writer (WAL); a few are plenty.
const READERS: u32 = 4;
/// Takes the write lock immediately, so that no later statement fails with SQLITE_BUSY.
const BEGIN: &str = "BEGIN IMMEDIATE";
/// No timeout: only the result of the commit tells whether it is stored.
const DEADLINE: Option<Duration> = None;

/// Primary result codes SQLITE_TOOBIG, SQLITE_CONSTRAINT and SQLITE_MISMATCH.
fn is_bad_write(code: &str) -> bool {
    code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 18..=20))
}

/// SQLite reports it as a generic error.
fn is_missing_table(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.message().starts_with("no such table"))
}

pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens or creates the file and runs migrations.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Commits survive a power loss.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let mut connection = options.connect().await?;
        migrations::sqlite().run(&mut connection).await?;
        connection.close().await?;
        let readers = options.clone().read_only(true);
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(readers).await?;
        Ok(Sqlite { writer: Writer::start(Connections::new(options, readers.clone())), readers })
    }

    /// Opens the file read-only, without migrations: it may be of an earlier version and in use.
    pub async fn open_to_read(file: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(Duration::from_secs(5));
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone()).await?;
        Ok(Sqlite { writer: Writer::start(Connections::new(options, readers.clone())), readers })
    }

    async fn copy_to(&self, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Failed(format!("{} exists already", to.display())));
        }
        let to = to.to_str().ok_or_else(|| StoreError::Failed("the name of the copy is not text".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(to).execute(&self.readers).await?;
        Ok(())
    }
}

backend!(Sqlite, sqlx::Sqlite);
