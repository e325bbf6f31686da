//! Tables in memory, each behind its own async lock. The lock of the map is never held across an await.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use orrery_engine::SeatSet;

use crate::app::Shared;
use crate::table::Table;

/// How long a list waits for a table that is in use.
const LIST_PATIENCE: Duration = Duration::from_millis(10);

/// Empty until the table is loaded.
pub type Slot = Arc<tokio::sync::Mutex<Option<Table>>>;

#[derive(Default)]
pub struct Hub(Mutex<HashMap<String, (Slot, Instant)>>);

impl Hub {
    pub fn slot(&self, id: &str) -> Slot {
        let mut slots = self.0.lock().expect("no panic while locked");
        let (slot, used) = slots.entry(id.to_owned()).or_insert_with(|| (Slot::default(), Instant::now()));
        *used = Instant::now();
        slot.clone()
    }

    /// Removes the slot of a table that could not be loaded, unless somebody else is using it.
    pub fn forget(&self, id: &str) {
        let mut slots = self.0.lock().expect("no panic while locked");
        let unused =
            |(slot, _): &(Slot, Instant)| Arc::strong_count(slot) == 1 && slot.try_lock().is_ok_and(|table| table.is_none());
        if slots.get(id).is_some_and(unused) {
            slots.remove(id);
        }
    }

    /// The slot of a table that is in memory.
    pub fn in_memory(&self, id: &str) -> Option<Slot> {
        self.0.lock().expect("no panic while locked").get(id).map(|(slot, _)| slot.clone())
    }

    /// Seats of a table with a connected client, for lists. A table that is not in memory has none, and is not loaded. Does not
    /// wait for a table that waits for the store.
    pub async fn connected(&self, id: &str) -> SeatSet {
        let Some(slot) = self.in_memory(id) else { return SeatSet::EMPTY };
        let table = tokio::time::timeout(LIST_PATIENCE, slot.lock()).await;
        table.ok().and_then(|table| table.as_ref().map(Table::connected)).unwrap_or(SeatSet::EMPTY)
    }

    pub fn len(&self) -> usize {
        self.0.lock().expect("no panic while locked").len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn unused(&self, idle: Duration) -> Vec<Slot> {
        let slots = self.0.lock().expect("no panic while locked");
        slots.values().filter(|(_, used)| used.elapsed() >= idle).map(|(slot, _)| slot.clone()).collect()
    }

    /// Evicts tables unused for `idle`; those with clients fall asleep. A slot that is in use stays, so that a table is never in memory
    /// twice.
    pub fn sweep(&self, idle: Duration) {
        let mut slots = self.0.lock().expect("no panic while locked");
        slots.retain(|_, (slot, used)| {
            if Arc::strong_count(slot) > 1 || used.elapsed() < idle {
                return true;
            }
            let Ok(mut table) = slot.try_lock() else { return true };
            let Some(table) = table.as_mut() else { return false };
            table.fall_asleep();
            !(table.is_idle() && table.is_saved())
        });
    }
}

/// Stores the positions of tables unused for `idle`: before eviction, or, with zero, before shutdown.
pub async fn save_positions(app: &Shared, idle: Duration) {
    for slot in app.hub.unused(idle) {
        if let Some(table) = slot.lock().await.as_mut() {
            table.save(app).await;
        }
    }
}

/// Evicts idle tables periodically until shutdown.
pub async fn keep_clean(app: Shared) {
    let mut ticks = tokio::time::interval(Duration::from_secs(30).min(app.settings.idle.max(Duration::from_millis(10))));
    loop {
        tokio::select! {
            _ = app.stop.cancelled() => return,
            _ = ticks.tick() => {
                save_positions(&app, app.settings.idle).await;
                app.hub.sweep(app.settings.idle);
            }
        }
    }
}
