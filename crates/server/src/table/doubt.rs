//! Changes of which it is not known whether they are stored ([`StoreError::Unknown`]).
//!
//! The cache is doubtful from then on: it is shown as it was before the change, and refuses further ones. Once the store can be written
//! again, what is read is final, and the table is reloaded before anything else uses it.

use super::Table;
use super::clients::To;
use crate::app::Shared;
use crate::bots;
use crate::head::Head;
use crate::store::{StoreError, Write};

/// A change that may be stored or not.
pub(super) struct Doubt {
    /// The guest who asked for it over a WebSocket.
    asker: Option<String>,
    /// What everybody has seen so far.
    seen: Seen,
}

/// What everybody may know of a table: its number of entries, its head without what only the owners of seats may know, and the number of its
/// last line of chat.
#[derive(PartialEq)]
struct Seen {
    at: u32,
    head: Head,
    line: u32,
}

impl Table {
    pub fn is_doubtful(&self) -> bool {
        self.doubt.is_some()
    }

    /// Writes a change that the cache takes over afterwards.
    pub(super) async fn write(&mut self, app: &Shared, write: Write) -> Result<(), StoreError> {
        let done = app.store.write(write).await;
        if matches!(done, Err(StoreError::Unknown)) {
            self.begin_doubt(app);
        }
        done
    }

    fn begin_doubt(&mut self, app: &Shared) {
        if self.doubt.is_none() {
            self.doubt = Some(Doubt { asker: None, seen: self.seen() });
            self.resolve_later(app);
        }
    }

    fn resolve_later(&self, app: &Shared) {
        app.tasks.spawn(resolve_in_time(app.clone(), self.id.clone()));
    }

    /// Reloads the table after a change that is stored. If it cannot be read, the change is not refused: the table is doubtful.
    pub(super) async fn reload_changed(&mut self, app: &Shared) -> Result<(), StoreError> {
        self.doubt = Some(Doubt { asker: None, seen: self.seen() });
        self.resolve(app).await;
        if !self.is_doubtful() {
            return Ok(());
        }
        self.resolve_later(app);
        Err(StoreError::Unknown)
    }

    /// Refuses a change of a doubtful cache. The change itself is not in doubt: it is not even tried.
    pub(super) fn check_certain(&self) -> Result<(), StoreError> {
        if self.is_doubtful() { Err(StoreError::Unavailable) } else { Ok(()) }
    }

    /// If the table has just become doubtful, notes whose request caused it.
    pub fn note_asker(&mut self, guest: Option<&str>) {
        if let Some(doubt) = &mut self.doubt {
            doubt.asker = guest.map(str::to_owned);
        }
    }

    /// Reloads a doubtful table, if the store can be written again. What has changed for everybody is sent to everybody. Otherwise only the
    /// guest who asked for the change is sent the table: an answer to a closed question and a standing order are nobody else's business.
    pub async fn resolve(&mut self, app: &Shared) {
        if !self.is_doubtful() || app.store.is_failing() {
            return;
        }
        if let Err(failure) = self.restore(app).await {
            return tracing::warn!(table = self.id, %failure, "a doubtful table cannot be reloaded yet");
        }
        let Some(Doubt { asker, seen }) = self.doubt.take() else { return };
        if self.seen() != seen {
            self.broadcast_chat_after(seen.line);
            self.announce();
        } else if let Some(guest) = asker {
            self.send_table(To::Guest(&guest));
        }
        // Boxed: a game that is over is settled by a change, which may reload the table.
        Box::pin(self.settle_or_retry(app)).await;
    }

    fn seen(&self) -> Seen {
        let line = self.chat.last().map_or(0, |line| line.n);
        Seen { at: self.at(), head: self.head.without_secrets(), line }
    }
}

/// Reloads a doubtful table as soon as that is possible, even if nobody uses it.
async fn resolve_in_time(app: Shared, id: String) {
    loop {
        tokio::select! {
            _ = app.stop.cancelled() => return,
            () = bots::wait_for_store(&app) => {}
        }
        // Locking the table resolves the doubt. A table that is not in memory is read from the store.
        if !app.table(&id).await.is_ok_and(|table| table.is_doubtful()) {
            return;
        }
    }
}
