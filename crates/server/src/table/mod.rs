//! A table that is being looked at: a cache of its head and log, and the clients around it.
//!
//! Every change goes to the store first and to the cache after. If the store says that somebody else was faster (another process),
//! the cache is made anew. So nothing here has to be saved, and nothing is lost when the process dies.

mod clients;
mod play;
pub mod restore;
mod undo;

use orrery_engine::erased::{AnyTable, Happening};
use orrery_engine::record::{Entry, Line};
use orrery_engine::{Message, Seat, SeatSet, Undo};
use orrery_registry::Entry as GameEntry;

use crate::app::Shared;
use crate::bots;
use crate::error::Failure;
use crate::head::Head;
use crate::log::{self, Log};
use crate::message::is_over;
use crate::store::{ChatLine, StoreError, Write};
use crate::wire::Status;

pub use clients::{Client, Clients, QUEUE};
use restore::{Restored, Stored};
use undo::Asked;
pub use undo::{Undone, Wish};

/// How many lines of chat a client is sent when it comes.
pub const CHAT: u32 = 100;
/// Entries after which the position itself is stored again.
const SAVE_EVERY: u32 = 16;

pub struct Table {
    pub id: String,
    created: i64,
    version: i64,
    pub head: Head,
    pub entry: &'static GameEntry,
    /// There is none before the start.
    position: Option<Box<dyn AnyTable>>,
    log: Log,
    /// The entry after which the store has the position itself.
    saved: u32,
    /// Why the log cannot be followed any further: the table can only be looked at and closed.
    pub trouble: Option<Message>,
    /// By seat: the entry since which it is asked what it is asked now. Others who decide at the same time do not make an answer stale.
    asked_since: Vec<u32>,
    /// How often something was taken back: what a bot thought before is void then.
    pub undos: u32,
    pub clients: Clients,
    asked: Option<Asked>,
    requests: u32,
    pub thinking: SeatSet,
    chat: Vec<ChatLine>,
}

/// An entry that is about to stand.
struct Step {
    line: Line,
    /// The table after it.
    position: Box<dyn AnyTable>,
    happenings: Vec<Happening>,
}

impl Table {
    pub async fn load(app: &Shared, id: &str) -> Result<Table, Failure> {
        let Stored { row, head, game, chat } = Stored::read(&*app.store, id).await?;
        let Restored { position, log, saved, trouble, restart } = game;
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
        Ok(table)
    }

    /// Takes over what stands in the store, and tells the clients.
    async fn reload(&mut self, app: &Shared) -> Result<(), Failure> {
        let Stored { row, head, game, chat } = Stored::read(&*app.store, &self.id).await?;
        (self.version, self.head, self.chat) = (row.version, head, chat);
        (self.position, self.log, self.saved, self.trouble) = (game.position, game.log, game.saved, game.trouble);
        self.asked_since = vec![self.at(); self.head.seats.len()];
        self.undos += 1;
        self.withdraw();
        bots::wake(app, self);
        self.tell_info();
        self.tell_table();
        Ok(())
    }

    /// From here on the rules and components of this program hold: the log says so.
    async fn restart(&mut self, app: &Shared, dropped: u32) -> Result<(), Failure> {
        let position = self.position.as_ref().expect("only a table that plays has a log").clone_box();
        let line = position.restart(dropped);
        self.commit(app, Step { line, position, happenings: Vec::new() }).await
    }

    /// The number of entries.
    pub fn at(&self) -> u32 {
        self.log.len() as u32
    }

    pub fn position(&self) -> Option<&dyn AnyTable> {
        self.position.as_deref()
    }

    pub fn is_playing(&self) -> bool {
        self.head.status == Status::Playing && self.trouble.is_none()
    }

    /// Seats whose decision is awaited.
    pub fn awaited(&self) -> SeatSet {
        let position = self.position().filter(|_| self.is_playing());
        position.map_or(SeatSet::EMPTY, |position| position.turn().seats())
    }

    /// Nobody looks and no bot thinks: it may be forgotten.
    pub fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.thinking.is_empty()
    }

    /// Changes the head. `change` is asked again if somebody else changed it meanwhile.
    pub async fn change(&mut self, app: &Shared, change: impl Fn(&mut Head) -> Result<(), Failure>) -> Result<(), Failure> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let mut head = self.head.clone();
            change(&mut head)?;
            if head == self.head {
                return Ok(());
            }
            let row = head.row(&self.id, self.created, self.version + 1);
            match app.store.write(Write::Head(row)).await {
                // The game begins, at its set-up or where a record was left.
                Ok(()) if self.position.is_none() && head.status == Status::Playing => return self.reload(app).await,
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
            self.withdraw();
        }
        bots::wake(app, self);
        self.tell_info();
        self.tell_table();
    }

    /// Does what a finished game asks for: the head says so, and campaigns are carried over. A process that died between
    /// the last move and this is made good when the table is loaded again.
    pub async fn settle(&mut self, app: &Shared) -> Result<(), Failure> {
        let Some(position) = self.position().filter(|position| self.is_playing() && is_over(*position)) else { return Ok(()) };
        if let Some((key, value)) = position.carried() {
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

    /// Carries an entry out on a copy, makes it durable, and only then lets it stand: nothing can go wrong after it is written.
    async fn append(&mut self, app: &Shared, entry: Entry) -> Result<(), Failure> {
        let mut position = self.position.as_ref().expect("only a table that plays has a log").clone_box();
        let happenings = log::apply(&mut *position, &entry)?;
        let line = position.line(entry);
        self.commit(app, Step { line, position, happenings }).await
    }

    async fn commit(&mut self, app: &Shared, step: Step) -> Result<(), Failure> {
        let Step { line, position, happenings } = step;
        let n = self.at() + 1;
        let write = Write::Entry { table: self.id.clone(), n, line: line.to_text() };
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
        self.log.push(log::raw(&log::log_entry(n, &line.entry, None, &happenings)));
        let simultaneous = matches!(line.entry, Entry::Action { .. } | Entry::Undo { undo: Undo { of: Some(_), .. }, .. });
        for (seat, since) in Seat::all(self.asked_since.len() as u8).zip(&mut self.asked_since) {
            let unchanged = asked.contains(seat) && simultaneous && line.entry.seat() != Some(seat);
            *since = if unchanged { *since } else { n };
        }
        if n - self.saved >= SAVE_EVERY {
            // Nobody waits for it.
            let (app, write) = (app.clone(), self.saved_position());
            app.clone().tasks.spawn(async move { app.store.write(write).await });
        }
        Ok(())
    }

    /// The position itself for the store: what the game goes on from, should a later program not be able to replay the log.
    fn saved_position(&mut self) -> Write {
        self.saved = self.at();
        let state = self.position.as_ref().expect("only a table that plays is saved").position();
        Write::Position { table: self.id.clone(), at: self.saved, state: state.to_string() }
    }

    pub fn is_saved(&self) -> bool {
        !self.is_playing() || self.saved == self.at()
    }

    /// Stores the position, if that has not been done since the last entry.
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

    /// Whether an answer of a seat to the position after entry `at` is one to what it is asked now.
    fn is_current(&self, seat: Seat, at: u32) -> bool {
        (self.asked_since[seat.index()]..=self.at()).contains(&at)
    }

    /// After an entry: everybody is told, bots begin to think, and a finished game is settled.
    async fn moved_on(&mut self, app: &Shared) {
        self.withdraw();
        bots::wake(app, self);
        self.tell_table();
        if let Err(failure) = self.settle(app).await {
            tracing::error!(table = self.id, %failure, "a finished game could not be settled; it will be when it is loaded again");
        }
    }

    /// The seats of a guest at this table; none for a spectator.
    pub fn seats_of(&self, guest: Option<&str>) -> SeatSet {
        guest.map_or(SeatSet::EMPTY, |guest| self.head.seats_of(guest))
    }

    /// The seat, if the guest plays it.
    fn own_seat(&self, guest: Option<&str>, seat: u8) -> Option<Seat> {
        let seat = (usize::from(seat) < self.head.seats.len()).then_some(Seat(seat))?;
        self.seats_of(guest).contains(seat).then_some(seat)
    }
}
