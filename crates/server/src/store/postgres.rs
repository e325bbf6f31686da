//! Postgres backend, for databases on another machine.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

use orrery_engine::replay::Snapshot;

use super::claim::{Claim, Hold};
use super::queries::{commits, read, read_slowly, reads, run, writes};
use super::writer::{CommitError, Committed, Progress, Writer};
use super::{ChatLine, Damage, Depth, ListedRow, Store, StoreError, TableRow, Write, migrations};

const READERS: u32 = 8;
/// Time to wait for a pooled connection.
const PATIENCE: Duration = Duration::from_secs(2);
const BEGIN: &str = "BEGIN";
/// Timeout of a transaction. A failed write is refused after two of them: the transaction itself and the probe that follows.
const DEADLINE: Option<Duration> = Some(Duration::from_millis(1200));
/// Longer than both.
const COMMIT_PATIENCE: Duration = Duration::from_millis(2600);
/// Reads the index that every new entry needs.
const PROBE: &str = "SELECT 1 FROM entries WHERE table_id = ''";
/// Includes the wait for a connection.
const READ_DEADLINE: Duration = Duration::from_millis(2500);

/// SQLSTATE classes 22 (data exception, such as NUL in text) and 23 (integrity constraint violation).
fn is_bad_write(code: &str) -> bool {
    code.starts_with("22") || code.starts_with("23")
}

/// Whether an error of COMMIT proves that nothing is stored. None does: a server that shuts down may have committed before it
/// says so.
fn proves_rollback(_code: &str) -> bool {
    false
}

fn is_missing_table(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("42P01"))
}

pub struct Postgres {
    writer: Writer,
    readers: PgPool,
    /// `None` if opened read-only.
    claim: Option<Claim>,
}

impl Postgres {
    /// Connects to `postgres://...`, locks the database for this process and runs migrations.
    pub async fn connect(url: &str) -> Result<Postgres, StoreError> {
        // Whatever the database's default: what is acknowledged survives a crash.
        let options = PgConnectOptions::from_str(url)?.options([("synchronous_commit", "on")]);
        let claim = Claim::take(&options).await?;
        let readers = PgPoolOptions::new().max_connections(READERS);
        let readers = readers.acquire_timeout(PATIENCE).connect_with(options.clone()).await?;
        migrations::postgres().run(&readers).await?;
        let writer = Writer::start(Connections::new(options.clone(), options, claim.hold()));
        Ok(Postgres { writer, readers, claim: Some(claim) })
    }

    /// Connects read-only, without migrations: the database may be of an earlier version and in use.
    pub async fn connect_to_read(url: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(url)?.options([("default_transaction_read_only", "on")]);
        let readers = PgPoolOptions::new().max_connections(READERS);
        let readers = readers.acquire_timeout(PATIENCE).connect_with(options.clone()).await?;
        let writer = Writer::start(Connections::new(options.clone(), options, Hold::default()));
        Ok(Postgres { writer, readers, claim: None })
    }

    async fn find_damage(&self, _depth: Depth) -> Result<Vec<Damage>, StoreError> {
        Ok(Vec::new())
    }

    async fn copy_to(&self, _to: &Path) -> Result<(), StoreError> {
        Err(StoreError::Failed("copy a Postgres database with pg_dump".to_owned()))
    }

    async fn tidy(&self) {
        if let Some(claim) = &self.claim {
            claim.release().await;
        }
    }
}

commits!(sqlx::Postgres);
writes!(sqlx::Postgres);
reads!(Postgres);
