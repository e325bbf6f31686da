//! A store with faults: it leaves it open whether a change was stored, refuses one, or cannot be read after one.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use orrery_engine::replay::Snapshot;
use orrery_server::guest::Key;
use orrery_server::store::{ChatLine, Damage, Depth, ListedRow, Store, StoreError, TableRow, Write};
use orrery_server::{App, Settings, serve};

use crate::support::{Server, settings};

/// What becomes of a change that is in doubt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Stored,
    Lost,
}

/// A fault at a chosen write, until [`Doubting::recover`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// It is answered [`StoreError::Unknown`], and everything after it is refused.
    Doubt(Fate),
    /// It and everything after it is refused.
    Refusal,
    /// It is stored, but nothing can be read after it.
    Silence,
}

type Which = fn(&Write) -> bool;

/// SQLite with a fault at a chosen write.
pub struct Doubting {
    store: Arc<dyn Store>,
    next: Mutex<Option<(Which, Fault)>>,
    failing: AtomicBool,
    silent: AtomicBool,
}

impl Doubting {
    /// A server over such a store.
    pub async fn serve(data: &Path) -> (Server, Arc<Doubting>) {
        Doubting::serve_with(settings(data)).await
    }

    pub async fn serve_with(settings: Settings) -> (Server, Arc<Doubting>) {
        let store = serve::open_store(&settings).await.unwrap();
        let store =
            Arc::new(Doubting { store, next: Mutex::default(), failing: AtomicBool::new(false), silent: AtomicBool::new(false) });
        let lock = File::create(settings.data.join("lock")).unwrap();
        let state = App::new(settings, store.clone(), Key::from([8; 32]), lock);
        (Server::over(state).await, store)
    }

    /// Leaves the next write of a kind in doubt.
    pub fn doubt(&self, which: Which, fate: Fate) {
        *self.next.lock().unwrap() = Some((which, Fault::Doubt(fate)));
    }

    /// Refuses the next write of a kind, and all that follow.
    pub fn refuse(&self, which: Which) {
        *self.next.lock().unwrap() = Some((which, Fault::Refusal));
    }

    /// Stores the next write of a kind, after which nothing can be read.
    pub fn silence_after(&self, which: Which) {
        *self.next.lock().unwrap() = Some((which, Fault::Silence));
    }

    /// From now on, nothing can be read.
    pub fn silence(&self) {
        self.silent.store(true, SeqCst);
    }

    /// Whether the chosen write has come.
    pub fn has_struck(&self) -> bool {
        self.failing.load(SeqCst) || self.silent.load(SeqCst)
    }

    pub fn recover(&self) {
        assert!(self.has_struck(), "the chosen write has come");
        self.failing.store(false, SeqCst);
        self.silent.store(false, SeqCst);
    }

    fn readable(&self) -> Result<&dyn Store, StoreError> {
        if self.silent.load(SeqCst) { Err(StoreError::Failed("as told".to_owned())) } else { Ok(&*self.store) }
    }
}

#[async_trait]
impl Store for Doubting {
    async fn write(&self, write: Write) -> Result<(), StoreError> {
        if self.is_failing() {
            return Err(StoreError::Unavailable);
        }
        let chosen = self.next.lock().unwrap().take_if(|(which, _)| which(&write));
        let Some((_, fault)) = chosen else { return self.store.write(write).await };
        if matches!(fault, Fault::Doubt(Fate::Stored) | Fault::Silence) {
            self.store.write(write).await.unwrap();
        }
        if fault == Fault::Silence {
            self.silent.store(true, SeqCst);
            return Ok(());
        }
        self.failing.store(true, SeqCst);
        Err(if fault == Fault::Refusal { StoreError::Unavailable } else { StoreError::Unknown })
    }

    async fn probe(&self) -> Result<(), StoreError> {
        if self.is_failing() { Err(StoreError::Unavailable) } else { self.store.probe().await }
    }

    fn is_failing(&self) -> bool {
        self.failing.load(SeqCst)
    }

    async fn guest_name(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.readable()?.guest_name(id).await
    }

    async fn book(&self, guest: &str) -> Result<BTreeMap<String, i64>, StoreError> {
        self.readable()?.book(guest).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.readable()?.table(id).await
    }

    async fn listed(&self, limit: u32) -> Result<Vec<ListedRow>, StoreError> {
        self.readable()?.listed(limit).await
    }

    async fn listed_of(&self, guest: &str, limit: u32) -> Result<Vec<ListedRow>, StoreError> {
        self.readable()?.listed_of(guest, limit).await
    }

    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<ListedRow>, StoreError> {
        self.readable()?.tables_of(guest, limit).await
    }

    async fn standing(&self, table: &str) -> Result<Option<String>, StoreError> {
        self.readable()?.standing(table).await
    }

    async fn with_bots(&self) -> Result<Vec<String>, StoreError> {
        self.readable()?.with_bots().await
    }

    async fn entries(&self, table: &str) -> Result<Vec<String>, StoreError> {
        self.readable()?.entries(table).await
    }

    async fn position(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        self.readable()?.position(table).await
    }

    async fn all_tables(&self) -> Result<Vec<String>, StoreError> {
        self.readable()?.all_tables().await
    }

    async fn all_replays(&self) -> Result<Vec<String>, StoreError> {
        self.readable()?.all_replays().await
    }

    async fn chat(&self, table: &str, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        self.readable()?.chat(table, limit).await
    }

    async fn replay(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.readable()?.replay(id).await
    }

    async fn damage(&self, depth: Depth) -> Result<Vec<Damage>, StoreError> {
        self.store.damage(depth).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.store.backup(to).await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
