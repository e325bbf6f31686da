//! Shared state of the server, and its router.

use std::fs::File;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tokio::sync::{Mutex as AsyncMutex, OwnedMappedMutexGuard, OwnedMutexGuard};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::bot_tables::BotTables;
use crate::connections::{ConnectionLimits, Connections};
use crate::courses::Courses;
use crate::encoded::{Shelf, Small};
use crate::error::{Failure, Why};
use crate::fair::FairShare;
use crate::guard;
use crate::guest::{self, Key};
use crate::hub::Hub;
use crate::limits::{Buckets, Kind, Limits, Sender};
use crate::metrics::{self, Metrics};
use crate::store::{Store, StoreError};
use crate::table::{Queued, Table};
use crate::{assets, catalogue, lobby, random, records, replays, socket, statistics};

const MAX_BODY: usize = 64 * 1024;
const MAX_RECORD: usize = 1024 * 1024;

/// Configuration of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    /// Data folder: the cookie key, and the SQLite file unless `database` is set.
    pub data: PathBuf,
    /// `postgres://...` URL; `None` uses the SQLite file in the data folder.
    pub database: Option<String>,
    pub limits: Limits,
    pub connections: ConnectionLimits,
    /// Addresses of reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
    pub proxies: Vec<IpAddr>,
    /// Names of this server, as browsers send them; see [`guard::host`].
    pub hosts: Vec<String>,
    /// Address of `/metrics`; `None` serves it with everything else.
    pub metrics: Option<SocketAddr>,
    /// Tables unused for this time leave the memory; of those with clients only what they need to be notified stays.
    pub idle: Duration,
    /// The longest that a bot thinks about a decision, whatever its budget.
    pub thinking: Duration,
}

impl Settings {
    pub fn new(listen: SocketAddr, data: PathBuf) -> Settings {
        let (idle, thinking) = (Duration::from_secs(300), Duration::from_secs(10));
        let (limits, connections) = (Limits::default(), ConnectionLimits::default());
        let (hosts, proxies) = (Vec::new(), Vec::new());
        Settings { listen, data, database: None, limits, connections, proxies, hosts, metrics: None, idle, thinking }
    }
}

pub struct App {
    pub settings: Settings,
    pub store: Arc<dyn Store>,
    pub key: Key,
    pub buckets: Buckets,
    pub connections: Arc<Connections>,
    pub metrics: Metrics,
    pub hub: Hub,
    /// Permits for bots at tables with people: one core stays free for requests.
    pub thinkers: FairShare,
    /// Permits for bots at tables without people, so that nobody waits for them.
    pub bot_table_thinkers: FairShare,
    pub bot_tables: BotTables,
    /// Permits for uploads and replays, which do not wait for bots.
    pub replayers: FairShare,
    /// Permits for tables that are loaded, which wait for neither.
    pub loaders: FairShare,
    /// Held while a public table is counted and stored.
    pub listing: Arc<AsyncMutex<()>>,
    pub courses: Courses,
    /// Single positions of finished games and records.
    pub moments: Courses,
    /// Files and texts of the program.
    pub shelf: Shelf,
    /// Bytes that are queued for clients.
    pub queued: Queued,
    pub stop: CancellationToken,
    /// Tasks that must end before the store is closed.
    pub tasks: TaskTracker,
    /// Keeps other servers off the data folder.
    lock: Mutex<Option<File>>,
}

pub type Shared = Arc<App>;

/// What a table is locked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Look,
    Change,
}

/// Exclusive access to a table in memory.
pub type Locked = OwnedMappedMutexGuard<Option<Table>, Table>;

impl App {
    pub fn new(settings: Settings, store: Arc<dyn Store>, key: Key, lock: File) -> Shared {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let connections = Connections::new(settings.connections, settings.proxies.clone());
        Arc::new(App {
            settings,
            store,
            key,
            buckets: Buckets::default(),
            connections,
            metrics: Metrics::default(),
            hub: Hub::default(),
            thinkers: FairShare::new((cores - 1).max(1)),
            bot_table_thinkers: FairShare::new((cores / 4).max(1)),
            bot_tables: BotTables::default(),
            replayers: FairShare::new((cores / 2).max(1)),
            loaders: FairShare::new(cores),
            listing: Arc::default(),
            courses: Courses::default(),
            moments: Courses::default(),
            shelf: Shelf::default(),
            queued: Queued::default(),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            lock: Mutex::new(Some(lock)),
        })
    }

    /// Releases the lock on the data folder.
    pub fn release(&self) {
        drop(self.lock.lock().expect("no panic while locked").take());
    }

    /// Takes tokens from a sender's buckets.
    pub fn admits(&self, sender: &Sender, kind: Kind, tokens: f32) -> bool {
        self.buckets.admits(&self.settings.limits, sender, kind, tokens)
    }

    /// Charges stored bytes to a sender's limit.
    pub fn charge(&self, sender: &Sender, bytes: usize) -> Result<(), Failure> {
        if self.admits(sender, Kind::Bytes, bytes as f32) { Ok(()) } else { Err(Why::Quota.into()) }
    }

    /// Locks a table, loading it from the store if it is not in memory or no longer certain.
    pub async fn table(self: &Arc<App>, id: &str) -> Result<Locked, Failure> {
        self.lock_table(id, Purpose::Look).await
    }

    /// As [`App::table`], for a change: refused at once, without reading, while the store cannot be written.
    pub async fn table_to_change(self: &Arc<App>, id: &str) -> Result<Locked, Failure> {
        self.lock_table(id, Purpose::Change).await
    }

    async fn lock_table(self: &Arc<App>, id: &str, purpose: Purpose) -> Result<Locked, Failure> {
        if !random::is_id(id) {
            return Err(Why::NoTable.into());
        }
        let mut slot = self.hub.slot(id).lock_owned().await;
        if purpose == Purpose::Change && self.store.is_failing() {
            drop(slot);
            self.hub.forget(id);
            return Err(StoreError::Unavailable.into());
        }
        if slot.is_none() {
            match self.load(id).await {
                Ok(table) => *slot = Some(table),
                Err(failure) => {
                    drop(slot);
                    self.hub.forget(id);
                    return Err(failure);
                }
            }
        }
        let mut table = OwnedMutexGuard::map(slot, |table| table.as_mut().expect("just loaded"));
        if let Err(failure) = table.wake_up(self).await {
            // Probes the store, so that others who wait for this table are refused at once.
            let app = self.clone();
            self.tasks.spawn(async move { app.store.probe().await });
            return Err(failure);
        }
        table.resolve(self).await;
        Ok(table)
    }

    async fn load(self: &Arc<App>, id: &str) -> Result<Table, Failure> {
        let mut table = Table::load(self, id).await?;
        table.settle(self).await?;
        table.wake(self);
        Ok(table)
    }

    /// Runs `work` to completion even if the request is dropped, so that no change is left half done.
    pub async fn finish<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, Failure>> + Send + 'static,
    ) -> Result<T, Failure> {
        let failed = |_| Failure::from(Why::Failed);
        self.tasks.spawn(work).await.map_err(failed)?
    }

    /// Replays a record for a sender on a blocking thread.
    pub async fn replay<T: Send + 'static>(
        &self,
        sender: &Sender,
        record: &str,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let permit = self.replayers.acquire(sender.claim(&self.key, record)).await;
        let work = move || {
            // Held until the work ends, even if the request is dropped before.
            let _permit = permit;
            work()
        };
        let failed = |_| Failure::from(Why::Failed);
        tokio::task::spawn_blocking(work).await.map_err(failed)?
    }
}

pub fn app(state: Shared) -> Router {
    let creations = from_fn_with_state(state.clone(), guard::limit_creations);
    let api = Router::new()
        .route("/guest", get(guest::show).post(guest::name))
        .route("/book", get(guest::book))
        .route("/statistics", get(statistics::show))
        .route("/games", get(catalogue::games))
        .route("/games/{game}/rules", get(catalogue::rules))
        .route("/games/{game}/cases", get(catalogue::cases))
        .route("/games/{game}/components", get(catalogue::components))
        .route("/tables", get(lobby::list).post(lobby::create).layer(creations.clone()))
        .route("/tables/{id}", get(lobby::show))
        .route("/tables/{id}/join", post(lobby::join))
        .route("/tables/{id}/leave", post(lobby::leave))
        .route("/tables/{id}/remove", post(lobby::remove))
        .route("/tables/{id}/mute", post(lobby::mute))
        .route("/tables/{id}/chat", post(lobby::open_chat))
        .route("/tables/{id}/seats", post(lobby::change_seats))
        .route("/tables/{id}/start", post(lobby::start))
        .route("/tables/{id}/rematch", post(lobby::rematch).layer(creations.clone()))
        .route("/tables/{id}/view", get(lobby::view))
        .route("/tables/{id}/record", get(records::download))
        .route("/tables/{id}/ws", get(socket::open))
        .route("/records", post(records::upload).layer(DefaultBodyLimit::max(MAX_RECORD)).layer(creations.clone()))
        .route("/replays/{id}", get(replays::show))
        .route("/replays/{id}/course", get(replays::course))
        .route("/replays/{id}/why", post(replays::why))
        .route("/replays/{id}/play", post(records::play_from_here).layer(creations))
        .fallback(async || Failure::from(Why::NoAddress))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(state.clone(), guard::limit));
    let figures = match state.settings.metrics {
        Some(_) => get(async || Failure::from(Why::NoAddress)),
        None => get(metrics::show),
    };
    Router::new()
        .nest("/api", api)
        .route("/locales/{language}/{file}", get(catalogue::fluent))
        .route("/metrics", figures)
        .fallback(assets::serve)
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(Small))
        // Polled often by machines: bypasses the layers above.
        .route("/healthz", get(metrics::health))
        .layer(from_fn_with_state(state.clone(), guard::time_out))
        .layer(from_fn_with_state(state.clone(), guard::host))
        .layer(from_fn(guard::headers))
        .with_state(state)
}

/// The router of the metrics address.
pub fn figures(state: Shared) -> Router {
    Router::new().route("/metrics", get(metrics::show)).route("/healthz", get(metrics::health)).with_state(state)
}
