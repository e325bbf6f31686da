//! A table in memory: a cache of its head and log, and its connected clients.
//!
//! Every change is written to the store before the cache. If the store reports a conflict (another process was faster), the cache is
//! reloaded. Nothing acknowledged is lost when the process dies.

mod clients;
mod outbox;
mod play;
pub mod restore;
mod undo;

use orrery_engine::erased::{AnyTable, Happening};
use orrery_engine::record::{Entry, Line};
use orrery_engine::{Edition, Message, Seat, SeatSet, Undo};
use orrery_registry::Entry as GameEntry;

use crate::app::Shared;
use crate::bots;
use crate::error::{Failure, about};
use crate::head::Head;
use crate::log::{self, Log};
use crate::message::is_over;
use crate::orders;
use crate::standing;
use crate::store::{ChatLine, StoreError, Write};
use crate::wire::{Standing, Status};

pub use clients::{Client, Clients, QUEUE};
pub use outbox::{Unsent, outbox};
use restore::{Restored, Stored};
use undo::PendingUndo;
pub use undo::{UndoOutcome, UndoRequest};

/// Lines of chat sent to a new client.
pub const CHAT: u32 = 100;
/// Entries between snapshots of the position.
const SAVE_EVERY: u32 = 16;

pub struct Table {
    pub id: String,
    created: i64,
    version: i64,
    pub head: Head,
    pub entry: &'static GameEntry,
    /// `None` before the start.
    position: Option<Box<dyn AnyTable>>,
    log: Log,
    /// Edition at the end of the log; `None` before the start.
    edition: Option<Edition>,
    /// What lists show; `None` before the start.
    pub standing: Option<Standing>,
    /// Number of entries at the last stored snapshot.
    saved: u32,
    /// Why the log cannot be replayed to its end. The table is then read-only and can be closed.
    pub trouble: Option<Message>,
    /// By seat: the entry since which its question is unchanged. Simultaneous decisions of others do not make a move stale.
    asked_since: Vec<u32>,
    /// Incremented by every undo, and by a redo of bots' decisions, which invalidates searches in progress.
    pub undos: u32,
    pub clients: Clients,
    asked: Option<PendingUndo>,
    requests: u32,
    pub thinking: SeatSet,
    chat: Vec<ChatLine>,
}

/// An entry to be committed.
struct Step {
    line: Line,
    /// The position after it.
    position: Box<dyn AnyTable>,
    happenings: Vec<Happening>,
}

impl Table {
    pub async fn load(app: &Shared, id: &str) -> Result<Table, Failure> {
        let Stored { row, head, game, chat, standing } = Stored::read(&*app.store, id).await?;
        let Restored { position, log, edition, saved, trouble, restart } = game;
        let entry = log::game(&head.game)?;
        let asked_since = vec![log.len() as u32; head.seats.len()];
        let mut table = Table {
            id: row.id,
            created: row.created,
            version: row.version,
            head,
            entry,
            position,
            log,
            edition,
            standing,
            saved,
            trouble,
            asked_since,
            undos: 0,
            clients: Clients::default(),
            asked: None,
            requests: 0,
            thinking: SeatSet::EMPTY,
            chat,
        };
        if let Some(dropped) = restart {
            table.restart(app, dropped).await?;
        }
        table.renew_standing(app).await;
        Ok(table)
    }

    /// Reloads the table from the store and broadcasts it.
    async fn reload(&mut self, app: &Shared) -> Result<(), Failure> {
        let Stored { row, head, game, chat, standing } = Stored::read(&*app.store, &self.id).await?;
        (self.version, self.head, self.chat, self.standing) = (row.version, head, chat, standing);
        (self.position, self.log, self.edition) = (game.position, game.log, game.edition);
        (self.saved, self.trouble) = (game.saved, game.trouble);
        self.asked_since = vec![self.at(); self.head.seats.len()];
        self.undos += 1;
        self.renew_standing(app).await;
        self.cancel_undo_request();
        self.wake(app);
        self.broadcast_info();
        self.broadcast_table();
        Ok(())
    }

    /// Makes and stores the standing unless the stored one is current: the game has just begun, an earlier program left it, or its log
    /// cannot be replayed to its end.
    async fn renew_standing(&mut self, app: &Shared) {
        let Some(position) = self.position() else { return };
        let at = self.at();
        if self.trouble.is_none() && self.standing.as_ref().is_some_and(|standing| standing.at == at) {
            return;
        }
        // When earlier programs wrote their entries is not known.
        let time = if at == 0 { standing::now() } else { self.created };
        let standing = Standing::new(position, self.awaited(), at, time);
        let write = Write::Standing { table: self.id.clone(), standing: standing.to_text() };
        self.standing = Some(standing);
        if let Err(error) = app.store.write(write).await {
            tracing::warn!(table = self.id, %error, "the standing of a table could not be stored");
        }
    }

    /// Appends an entry that restarts the game from its position under the current edition.
    async fn restart(&mut self, app: &Shared, dropped: u32) -> Result<(), Failure> {
        let position = self.position.as_ref().expect("only a table that plays has a log").clone_box();
        let line = position.restart(dropped);
        self.commit(app, Step { line, position, happenings: Vec::new() }).await?;
        self.edition = Some(Edition::current(self.entry.game.meta()));
        Ok(())
    }

    /// What the table is played with now.
    pub fn edition(&self) -> &Edition {
        self.edition.as_ref().unwrap_or(&self.head.edition)
    }

    /// Number of entries.
    pub fn at(&self) -> u32 {
        self.log.len() as u32
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

    /// Whether the table has no clients and no thinking bots.
    pub fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.thinking.is_empty()
    }

    /// Applies a change to the head with optimistic locking: after a conflict, `change` runs again on the reloaded head.
    pub async fn change(&mut self, app: &Shared, change: impl Fn(&mut Head) -> Result<(), Failure>) -> Result<(), Failure> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let mut head = self.head.clone();
            change(&mut head)?;
            if head == self.head {
                return Ok(());
            }
            let starts = self.position.is_none() && head.status == Status::Playing;
            // Whatever was current when the table was opened: a game that has not begun is played by today's rules and components.
            if starts && app.store.entries(&self.id).await?.is_empty() {
                head.edition = Edition::current(self.entry.game.meta());
            }
            let row = head.row(&self.id, self.created, self.version + 1);
            match app.store.write(Write::Head(row)).await {
                // The game starts: load its first position.
                Ok(()) if starts => return self.reload(app).await,
                Ok(()) => {
                    self.changed(app, head);
                    return Ok(());
                }
                Err(StoreError::Conflict) => self.reload(app).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    fn changed(&mut self, app: &Shared, head: Head) {
        self.version += 1;
        self.head = head;
        if !self.is_playing() {
            self.cancel_undo_request();
        }
        self.wake(app);
        self.broadcast_info();
        self.broadcast_table();
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

    /// Applies an entry to a copy of the position, writes it, then swaps: nothing can fail after the write.
    async fn append(&mut self, app: &Shared, entry: Entry) -> Result<(), Failure> {
        let mut position = self.position.as_ref().expect("only a table that plays has a log").clone_box();
        let happenings = log::apply(&mut *position, &entry).map_err(about(self.entry.game.meta()))?;
        let line = position.line(entry);
        self.commit(app, Step { line, position, happenings }).await
    }

    async fn commit(&mut self, app: &Shared, step: Step) -> Result<(), Failure> {
        let Step { line, position, happenings } = step;
        let n = self.at() + 1;
        let standing = Standing::new(&*position, position.turn().seats(), n, standing::now());
        let standing = standing.following(self.standing.as_ref(), &line.entry);
        let (table, version) = (self.id.clone(), self.version);
        let write = Write::Entry { table, version, n, line: line.to_text(), standing: standing.to_text() };
        match app.store.write(write).await {
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
        self.log.push(log::raw(&log::log_entry(n, &line.entry, None, &happenings)));
        let simultaneous = matches!(line.entry, Entry::Action { .. } | Entry::Undo { undo: Undo { of: Some(_), .. }, .. });
        for (seat, since) in Seat::all(self.asked_since.len() as u8).zip(&mut self.asked_since) {
            let unchanged = asked.contains(seat) && simultaneous && line.entry.seat() != Some(seat);
            *since = if unchanged { *since } else { n };
        }
        if n - self.saved >= SAVE_EVERY {
            // In the background: the move need not wait for it.
            let (app, write) = (app.clone(), self.saved_position());
            app.clone().tasks.spawn(async move { app.store.write(write).await });
        }
        Ok(())
    }

    /// A snapshot write. A later program resumes from it if it cannot replay the log.
    fn saved_position(&mut self) -> Write {
        self.saved = self.at();
        let state = self.position.as_ref().expect("only a table that plays is saved").position();
        Write::Position { table: self.id.clone(), at: self.saved, state: state.to_string() }
    }

    pub fn is_saved(&self) -> bool {
        !self.is_playing() || self.saved == self.at()
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

    /// Has those questions answered that need no person. Call it after every change.
    pub fn wake(&mut self, app: &Shared) {
        bots::wake(app, self);
        orders::wake(app, self);
    }

    /// Broadcasts a new entry, wakes bots, and closes a finished game.
    async fn after_entry(&mut self, app: &Shared) {
        self.cancel_undo_request();
        self.wake(app);
        self.broadcast_table();
        if let Err(failure) = self.settle(app).await {
            tracing::error!(table = self.id, %failure, "a finished game could not be settled; it will be when it is loaded again");
        }
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
