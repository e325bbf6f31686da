//! The tables in memory. Each has a lock of its own; the map's lock is never held while anything is awaited.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::app::Shared;
use crate::table::Table;

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

    /// Forgets tables that nobody used for a while. One that somebody holds stays: there must never be two of the same.
    pub fn sweep(&self, idle: Duration) {
        let mut slots = self.0.lock().expect("no panic while locked");
        slots.retain(|_, (slot, used)| {
            let unused = Arc::strong_count(slot) == 1
                && used.elapsed() >= idle
                && slot.try_lock().is_ok_and(|table| table.as_ref().is_none_or(|table| table.is_idle() && table.is_saved()));
            !unused
        });
    }
}

/// Stores the positions of tables that were not used for a while, so that they can be forgotten, or that all go with the process.
pub async fn save_positions(app: &Shared, idle: Duration) {
    for slot in app.hub.unused(idle) {
        if let Some(table) = slot.lock().await.as_mut() {
            table.save(app).await;
        }
    }
}

/// Sweeps until the server stops.
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
