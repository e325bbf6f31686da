//! One machine: a SQLite file, nothing to install.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};

use super::queries::{backend, run};
use super::writer::Writer;
use super::{ChatLine, Store, StoreError, TableRow, Write};

/// Readers never wait for the writer (WAL); a few are plenty.
const READERS: u32 = 4;

pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit that was answered survives the loss of power.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        // SQLite has one writer at a time; so have we, and nobody waits for a lock.
        let writing = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/sqlite").run(&writing).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { writer: Writer::start(Connections(writing)), readers })
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
