//! The claim of a server to its Postgres database: an advisory lock on a connection of its own. Servers do not synchronise their
//! tables, so a second one is refused.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::StoreError;

/// Key of the lock. It fits into 32 bits, so `pg_locks` shows it as `objid`.
const KEY: i64 = 0x6f72_7279;
/// Time for Postgres to notice that a killed server is gone.
const PATIENCE: Duration = Duration::from_secs(2);
const RETRY: Duration = Duration::from_millis(100);
/// Time between checks that the lock is still held: it is lost when Postgres restarts.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

pub(super) struct Claim {
    released: CancellationToken,
    keeper: TaskTracker,
    hold: Hold,
}

/// Whether the database is still this server's: not while another one has the lock.
#[derive(Clone, Default)]
pub(super) struct Hold {
    lost: Arc<AtomicBool>,
}

impl Hold {
    pub(super) fn check(&self) -> Result<(), String> {
        if self.lost.load(SeqCst) { Err("the database is not locked for this server".to_owned()) } else { Ok(()) }
    }

    /// Nothing to do: what was committed is the database's.
    pub(super) async fn rescue(&mut self) {}

    /// Nothing to do: the lock is released by [`Claim::release`].
    pub(super) async fn release(&mut self) {}
}

impl Claim {
    /// Locks the database; the error names the holder.
    pub(super) async fn take(options: &PgConnectOptions) -> Result<Claim, StoreError> {
        let options = options.clone().application_name(&format!("orrery, process {}", std::process::id()));
        let begun = Instant::now();
        let connection = loop {
            match lock(&options).await {
                Err(StoreError::Held(_)) if begun.elapsed() < PATIENCE => sleep(RETRY).await,
                locked => break locked?,
            }
        };
        let claim = Claim { released: CancellationToken::new(), keeper: TaskTracker::new(), hold: Hold::default() };
        claim.keeper.spawn(keep(options, connection, claim.hold(), claim.released.clone()));
        Ok(claim)
    }

    pub(super) fn hold(&self) -> Hold {
        self.hold.clone()
    }

    /// Releases the lock.
    pub(super) async fn release(&self) {
        self.released.cancel();
        self.keeper.close();
        self.keeper.wait().await;
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.released.cancel();
    }
}

async fn lock(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let mut connection = options.connect().await?;
    let locked = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(KEY).fetch_one(&mut connection).await?;
    if locked { Ok(connection) } else { Err(StoreError::Held(holder(&mut connection).await?)) }
}

/// Name and address of the client that holds the lock.
async fn holder(connection: &mut PgConnection) -> Result<String, StoreError> {
    let query = sqlx::query_scalar(
        "SELECT concat_ws(' at ', application_name, host(client_addr)) FROM pg_stat_activity JOIN pg_locks USING (pid) \
         WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid::bigint = $1 AND datname = current_database() \
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
    let holder: Option<String> = query.bind(KEY).fetch_optional(connection).await?;
    Ok(holder.unwrap_or_else(|| "it has just ended".to_owned()))
}

/// Holds the lock until it is released, and takes it again after the connection was lost. Until then nothing is written.
async fn keep(options: PgConnectOptions, connection: PgConnection, hold: Hold, released: CancellationToken) {
    let mut locked = Some(connection);
    let watch = async {
        loop {
            sleep(CHECK_INTERVAL).await;
            if let Some(connection) = &mut locked
                && timeout(PATIENCE, connection.ping()).await.is_ok_and(|answer| answer.is_ok())
            {
                continue;
            }
            hold.lost.store(true, SeqCst);
            // First, because its session may still hold the lock.
            locked = None;
            match timeout(PATIENCE, lock(&options)).await {
                Ok(Ok(connection)) => {
                    locked = Some(connection);
                    hold.lost.store(false, SeqCst);
                }
                Ok(Err(error)) => tracing::error!(%error, "the database is not locked for this server"),
                Err(_) => tracing::error!("the database does not answer"),
            }
        }
    };
    tokio::select! {
        () = watch => {}
        () = released.cancelled() => {}
    }
    if let Some(connection) = locked {
        let _ = timeout(CLOSE_TIMEOUT, connection.close()).await;
    }
}
