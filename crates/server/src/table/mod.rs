//! A table in memory: a cache of its head and log, and its connected clients.
//!
//! Every change is written to the store before the cache. If the store reports a conflict (another process was faster), the cache is
//! reloaded, and so it is after a change of which it was not known whether it is stored ([`doubt`]). Nothing acknowledged is lost when the
//! process dies.

mod changes;
mod clients;
mod closed;
mod difference;
mod doubt;
mod outbox;
mod play;
pub mod restore;
mod sleep;
mod undo;

use orrery_engine::erased::{AnyTable, NarratedEvent};
use orrery_engine::record::{Entry, Line};
use orrery_engine::replay::Snapshot;
use orrery_engine::{Edition, Message, Meta, Seat, SeatSet, Undo};

use crate::app::Shared;
use crate::bots;
use crate::error::{Failure, Why, about};
use crate::head::Head;
use crate::log::{self, Log};
use crate::message::is_over;
use crate::orders;
use crate::standing;
use crate::store::{ChatLine, StoreError, TableRow, Write};
use crate::wire::{Standing, Status};

pub use clients::{Client, Clients, QUEUE};
use closed::Closed;
pub use closed::{Key as ClosedKey, SLICE};
use doubt::Doubt;
#[cfg(test)]
pub use outbox::Outbox;
pub use outbox::{BATCH, Unsent, outbox};
use restore::{Mend, Restored, Stored};
use undo::PendingUndo;
pub use undo::{MAX_UNDOS, UndoOutcome, UndoRequest};

/// Lines of chat sent to a new client.
pub const CHAT: u32 = 100;
/// Entries between snapshots of the position.
const SAVE_EVERY: u32 = 16;

pub struct Table {
    pub id: String,
    created: i64,
    version: i64,
    pub head: Head,
    /// `None` before the start, and where `trouble` says why there is none.
    position: Option<Box<dyn AnyTable>>,
    log: Log,
    /// Edition at the end of the log; `None` before the start.
    edition: Option<Edition>,
    /// What lists show; `None` before the start.
    pub standing: Option<Standing>,
    /// Number of entries at the last stored snapshot, if there is one.
    saved: Option<u32>,
    /// Why the log cannot be replayed to its end. The table is then read-only and can be closed.
    pub trouble: Option<Message>,
    /// By seat: the entry since which its question is unchanged. Simultaneous decisions of others do not make a move stale.
    asked_since: Vec<u32>,
    /// Incremented by every undo, and by a redo of bots' decisions, which invalidates searches in progress.
    pub undos: u32,
    /// Number of undos in the log.
    undo_entries: u32,
    pub clients: Clients,
    asked: Option<PendingUndo>,
    requests: u32,
    pub thinking: SeatSet,
    /// The closed question that the game asks.
    closed: Option<Closed>,
    chat: Vec<ChatLine>,
    /// A change of which it is not known whether it is stored.
    doubt: Option<Doubt>,
    /// While position, log and chat are not in memory, the number of entries.
    asleep: Option<u32>,
}

/// Entries to be committed together.
struct Step {
    /// Each with its events.
    lines: Vec<(Line, Vec<NarratedEvent>)>,
    /// The position after them.
    position: Box<dyn AnyTable>,
}

impl Table {
    pub async fn load(app: &Shared, id: &str) -> Result<Table, Failure> {
        let Stored { row, head, game, chat, standing } = Stored::read(app, id).await?;
        let Restored { position, log, undo_entries, edition, saved, trouble, mend } = game;
        let asked_since = vec![log.len() as u32; head.seats.len()];
        let mut table = Table {
            id: row.id,
            created: row.created,
            version: row.version,
            head,
            position,
            log,
            edition,
            standing,
            saved,
            trouble,
            asked_since,
            undos: 0,
            undo_entries,
            clients: Clients::default(),
            asked: None,
            requests: 0,
            thinking: SeatSet::EMPTY,
            closed: None,
            chat,
            doubt: None,
            asleep: None,
        };
        table.mend(app, mend).await?;
        table.renew_standing(app).await;
        Ok(table)
    }

    /// Reloads the table from the store and broadcasts it.
    async fn reload(&mut self, app: &Shared) -> Result<(), Failure> {
        self.restore(app).await?;
        self.announce();
        Ok(())
    }

    /// Reloads the table from the store.
    async fn restore(&mut self, app: &Shared) -> Result<(), Failure> {
        let mend = self.read_again(app).await?;
        // Boxed: an entry that meets a conflict reloads the table.
        Box::pin(self.mend(app, mend)).await?;
        self.renew_standing(app).await;
        self.wake(app);
        Ok(())
    }

    /// Broadcasts a table that was reloaded.
    fn announce(&mut self) {
        self.dismiss_uninvited();
        self.cancel_undo_request();
        self.broadcast_info();
        self.broadcast_table();
    }

    async fn read_again(&mut self, app: &Shared) -> Result<Mend, Failure> {
        let Stored { row, head, game, chat, standing } = Stored::read(app, &self.id).await?;
        (self.version, self.head, self.chat, self.standing) = (row.version, head, chat, standing);
        (self.position, self.log, self.edition) = (game.position, game.log, game.edition);
        (self.saved, self.trouble, self.undo_entries) = (game.saved, game.trouble, game.undo_entries);
        self.asked_since = vec![self.log.len() as u32; self.head.seats.len()];
        self.undos += 1;
        Ok(game.mend)
    }

    /// Writes what a restored game needs before it can go on.
    async fn mend(&mut self, app: &Shared, mend: Mend) -> Result<(), Failure> {
        match mend {
            Mend::Nothing => Ok(()),
            Mend::Restart { dropped } => self.restart(app, dropped).await,
            Mend::Edition => {
                let mut head = self.head.clone();
                head.edition = Edition::current(self.meta()?);
                let row = head.row(&self.id, self.created, self.version + 1);
                let position = self.snapshot();
                self.write(app, Write::Start { row, position }).await?;
                (self.version, self.edition, self.saved) = (self.version + 1, Some(head.edition.clone()), Some(self.at()));
                self.head = head;
                Ok(())
            }
        }
    }

    /// Computes and stores the standing unless the stored one is current: the game has just started, an earlier version of the
    /// program stored the table, or its log cannot be replayed to its end.
    async fn renew_standing(&mut self, app: &Shared) {
        let Some(position) = self.position() else { return };
        let at = self.at();
        if self.trouble.is_none() && self.standing.as_ref().is_some_and(|standing| standing.at == at) {
            return;
        }
        // Earlier versions of the program did not store the time of an entry.
        let time = if at == 0 { standing::now() } else { self.created };
        let standing = Standing::new(position, self.awaited(), at, time);
        let write = Write::Standing { table: self.id.clone(), standing: standing.to_text() };
        self.standing = Some(standing);
        if let Err(error) = app.store.write(write).await {
            tracing::warn!(table = self.id, %error, "the standing of a table could not be stored");
        }
    }

    /// Appends an entry that restarts the game from its position.
    async fn restart(&mut self, app: &Shared, dropped: u32) -> Result<(), Failure> {
        let position = self.position.as_ref().expect("only a table that plays has a log").clone_box();
        let (line, edition) = (position.restart(dropped), position.edition());
        self.commit(app, Step { lines: vec![(line, Vec::new())], position }).await?;
        self.edition = Some(edition);
        Ok(())
    }

    /// Facts of the game; an error if this program does not have it.
    pub fn meta(&self) -> Result<&'static Meta, Failure> {
        Ok(log::game(&self.head.game)?.game.meta())
    }

    /// The current edition.
    pub fn edition(&self) -> &Edition {
        self.edition.as_ref().unwrap_or(&self.head.edition)
    }

    /// Number of entries.
    pub fn at(&self) -> u32 {
        self.asleep.unwrap_or(self.log.len() as u32)
    }

    pub fn position(&self) -> Option<&dyn AnyTable> {
        self.position.as_deref()
    }

    pub fn is_playing(&self) -> bool {
        self.head.status == Status::Playing && self.trouble.is_none()
    }

    /// Seats that must decide.
    pub fn awaited(&self) -> SeatSet {
        let position = self.position().filter(|_| self.is_playing());
        position.map_or(SeatSet::EMPTY, |position| position.turn().seats())
    }

    /// Whether the table has no clients, no thinking bots and no doubtful change.
    pub fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.thinking.is_empty() && !self.is_doubtful()
    }

    /// Applies a change to the head with optimistic locking: after a conflict, `change` runs again on the reloaded head.
    pub async fn change(&mut self, app: &Shared, change: impl Fn(&mut Head) -> Result<(), Failure>) -> Result<(), Failure> {
        if self.write_head(app, change, Write::Head).await? {
            self.announce_head(app);
        }
        Ok(())
    }

    /// Stores a table as the rematch of this one, unless there is a rematch already. Returns the rematch.
    pub async fn make_rematch(&mut self, app: &Shared, row: TableRow, position: Option<Snapshot>) -> Result<String, Failure> {
        let claim = |head: &mut Head| {
            head.rematch.get_or_insert_with(|| row.id.clone());
            Ok(())
        };
        let both = |head| Write::Rematch { head, row: row.clone(), position: position.clone() };
        if self.write_head(app, claim, both).await? {
            self.announce_head(app);
        }
        Ok(self.head.rematch.clone().expect("claimed, or there already"))
    }

    fn announce_head(&mut self, app: &Shared) {
        self.dismiss_uninvited();
        if !self.is_playing() {
            self.cancel_undo_request();
        }
        self.wake(app);
        self.broadcast_info();
        self.broadcast_table();
    }

    /// As [`Table::change`], for a change that nobody else may notice: nothing is sent.
    async fn change_unseen(&mut self, app: &Shared, change: impl Fn(&mut Head) -> Result<(), Failure>) -> Result<(), Failure> {
        if self.write_head(app, change, Write::Head).await? {
            self.wake(app);
        }
        Ok(())
    }

    /// Writes a changed head by `write`, unless it starts the game. Returns whether the head has changed and nobody has been told.
    async fn write_head(
        &mut self,
        app: &Shared,
        change: impl Fn(&mut Head) -> Result<(), Failure>,
        write: impl Fn(TableRow) -> Write,
    ) -> Result<bool, Failure> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            self.check_certain()?;
            let mut head = self.head.clone();
            change(&mut head)?;
            if head == self.head {
                return Ok(false);
            }
            let starts = self.head.status == Status::Waiting && head.status == Status::Playing;
            let position = if starts { Some(self.first_position(app, &mut head).await?) } else { None };
            let row = head.row(&self.id, self.created, self.version + 1);
            let changed = match position {
                Some(position) => Write::Start { row, position },
                None => write(row),
            };
            match self.write(app, changed).await {
                Ok(()) if starts => {
                    // Boxed: what is reloaded may be over and is then settled by another change.
                    Box::pin(self.reload_changed(app)).await?;
                    return Ok(false);
                }
                Ok(()) => {
                    (self.version, self.head) = (self.version + 1, head);
                    return Ok(true);
                }
                Err(StoreError::Conflict) => self.reload(app).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Prepares the start of a game: gives the head its edition and returns the first position.
    async fn first_position(&self, app: &Shared, head: &mut Head) -> Result<Snapshot, Failure> {
        // A game that has not begun is played by the current rules and components, even if it was opened under others.
        if app.store.entries(&self.id).await?.is_empty() {
            head.edition = Edition::current(self.meta()?);
        }
        let game = restore::restore(app, &self.id, head).await?;
        let meta = self.meta()?;
        let broken = |trouble| Why::Broken.with("reason", trouble).about(meta);
        let position = match (game.position, game.trouble) {
            (Some(position), None) => position,
            (_, trouble) => return Err(trouble.map_or(Why::Failed.into(), broken)),
        };
        // A restart counts the entries it drops from the stored snapshot.
        let stored = if game.mend == Mend::Nothing { None } else { app.store.position(&self.id).await? };
        Ok(stored.unwrap_or_else(|| Snapshot { at: game.log.len() as u32, state: position.position() }))
    }

    /// Closes the table of a finished game and stores what carries over to the next one. Idempotent: it runs again when the table is
    /// loaded, in case the process died in between.
    pub async fn settle(&mut self, app: &Shared) -> Result<(), Failure> {
        let Some(position) = self.position().filter(|position| self.is_playing() && is_over(*position)) else { return Ok(()) };
        if let Some((key, value)) = position.carried().filter(|_| !self.head.as_recorded) {
            let key = format!("{}/{key}", self.head.game);
            for guest in self.head.seats.iter().filter_map(crate::head::Sitter::guest) {
                app.store.write(Write::Book { guest: guest.to_owned(), key: key.clone(), value }).await?;
            }
        }
        self.change(app, |head| {
            head.status = Status::Over;
            Ok(())
        })
        .await
    }

    /// Applies entries to a copy of the position, writes them, then swaps: nothing can fail after the write.
    async fn append(&mut self, app: &Shared, entries: Vec<Entry>) -> Result<(), Failure> {
        self.check_certain()?;
        let mut position = self.position.as_ref().expect("only a table that plays has a log").clone_box();
        let mut lines = Vec::with_capacity(entries.len());
        for entry in entries {
            let events = log::apply(&mut *position, &entry).map_err(about(self.meta()?))?;
            lines.push((position.line(entry), events));
        }
        self.commit(app, Step { lines, position }).await
    }

    async fn commit(&mut self, app: &Shared, step: Step) -> Result<(), Failure> {
        let Step { lines, position } = step;
        let (first, last) = (self.at() + 1, self.at() + lines.len() as u32);
        let seats: SeatSet = lines.iter().filter_map(|(line, _)| line.entry.seat()).collect();
        let standing = Standing::new(&*position, position.turn().seats(), last, standing::now());
        let standing = standing.following(self.standing.as_ref(), seats);
        let (table, version, standing_text) = (self.id.clone(), self.version, standing.to_text());
        let texts = lines.iter().map(|(line, _)| line.to_text()).collect();
        let write = Write::Entries { table, version, n: first, lines: texts, standing: standing_text };
        match self.write(app, write).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                self.reload(app).await?;
                return Err(StoreError::Conflict.into());
            }
            Err(error) => return Err(error.into()),
        }
        let asked = self.awaited();
        self.position = Some(position);
        self.standing = Some(standing);
        self.undo_entries += lines.iter().filter(|(line, _)| matches!(line.entry, Entry::Undo { .. })).count() as u32;
        for (n, (line, events)) in (first..).zip(&lines) {
            self.log.push(log::raw(&log::log_entry(n, &line.entry, None, events)));
        }
        let of_one_seat =
            |entry: &Entry| matches!(entry, Entry::Action { .. } | Entry::Undo { undo: Undo { of: Some(_), .. }, .. });
        let simultaneous = lines.iter().all(|(line, _)| of_one_seat(&line.entry));
        for (seat, since) in Seat::all(self.asked_since.len() as u8).zip(&mut self.asked_since) {
            let unchanged = asked.contains(seat) && simultaneous && !seats.contains(seat);
            *since = if unchanged { *since } else { last };
        }
        if self.saved.is_none_or(|saved| last - saved >= SAVE_EVERY) {
            // In the background: the move need not wait for it.
            let (app, write) = (app.clone(), self.saved_position());
            app.clone().tasks.spawn(async move { app.store.write(write).await });
        }
        Ok(())
    }

    /// The position after the last entry. A later version of the program resumes from it if it cannot replay the log.
    fn snapshot(&self) -> Snapshot {
        Snapshot { at: self.at(), state: self.position.as_ref().expect("only a table that plays is saved").position() }
    }

    /// A snapshot write.
    fn saved_position(&mut self) -> Write {
        let Snapshot { at, state } = self.snapshot();
        self.saved = Some(at);
        Write::Position { table: self.id.clone(), at, state: state.to_string() }
    }

    pub fn is_saved(&self) -> bool {
        !self.is_playing() || self.saved == Some(self.at())
    }

    /// Stores a snapshot if there are entries since the last one.
    pub async fn save(&mut self, app: &Shared) {
        if self.is_saved() {
            return;
        }
        let before = self.saved;
        let write = self.saved_position();
        if let Err(error) = app.store.write(write).await {
            self.saved = before;
            tracing::warn!(table = self.id, %error, "the position of a table could not be stored");
        }
    }

    /// Whether a move made at entry `at` is still current.
    fn is_current(&self, seat: Seat, at: u32) -> bool {
        (self.asked_since[seat.index()]..=self.at()).contains(&at)
    }

    /// Wakes bots and standing orders. Call it after every change.
    pub fn wake(&mut self, app: &Shared) {
        self.renew_closed();
        if self.closed.is_some() {
            return self.wake_closed(app);
        }
        bots::wake(app, self);
        orders::wake(app, self);
    }

    /// Broadcasts a new entry, wakes bots, and closes a finished game.
    async fn after_entry(&mut self, app: &Shared) {
        self.cancel_undo_request();
        self.wake(app);
        self.broadcast_table();
        self.settle_or_retry(app).await;
    }

    /// Settles a finished game, after an outage if there is one.
    async fn settle_or_retry(&mut self, app: &Shared) {
        if let Err(failure) = self.settle(app).await {
            if failure.why == Why::Unwritable {
                self.settle_later(app);
            }
            tracing::error!(table = self.id, %failure, "a finished game could not be settled yet");
        }
    }

    fn settle_later(&self, app: &Shared) {
        app.tasks.spawn(settle_in_time(app.clone(), self.id.clone()));
    }

    /// Seats of a guest; empty for a spectator.
    pub fn seats_of(&self, guest: Option<&str>) -> SeatSet {
        guest.map_or(SeatSet::EMPTY, |guest| self.head.seats_of(guest))
    }

    /// The seat, if the guest controls it.
    fn own_seat(&self, guest: Option<&str>, seat: u8) -> Option<Seat> {
        let seat = (usize::from(seat) < self.head.seats.len()).then_some(Seat(seat))?;
        self.seats_of(guest).contains(seat).then_some(seat)
    }
}

/// Settles a finished game once the store can be written again, even if nobody uses the table.
async fn settle_in_time(app: Shared, id: String) {
    while !app.stop.is_cancelled() {
        bots::wait_for_store(&app).await;
        let settled = match app.table(&id).await {
            Ok(mut table) => table.settle(&app).await,
            Err(failure) => Err(failure),
        };
        match settled {
            Err(failure) if failure.why == Why::Unwritable => {}
            Err(failure) => return tracing::error!(table = id, %failure, "a finished game cannot be settled"),
            Ok(()) => return,
        }
    }
}
