//! A table that is being looked at: a cache of its head and log, and the clients around it.
//!
//! Every change goes to the store first and to the cache after. If the store says that somebody else was faster (another process),
//! the cache is made anew. So nothing here has to be saved, and nothing is lost when the process dies.

mod clients;
mod play;
mod undo;

use orrery_engine::erased::AnyTable;
use orrery_engine::{Seat, SeatSet};
use orrery_registry::Entry;

use crate::app::Shared;
use crate::bots;
use crate::error::{Failure, Why};
use crate::head::Head;
use crate::line::{self, Line, Log};
use crate::message::is_over;
use crate::store::{ChatLine, Store, StoreError, TableRow, Write};
use crate::wire::Status;

pub use clients::{Client, Clients, QUEUE};
use undo::Asked;
pub use undo::{Undone, Wish};

/// How many lines of chat a client is sent when it comes.
pub const CHAT: u32 = 100;

pub struct Table {
    pub id: String,
    created: i64,
    version: i64,
    pub head: Head,
    pub entry: &'static Entry,
    /// There is none before the start.
    position: Option<Box<dyn AnyTable>>,
    log: Log,
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

/// What is read from the store.
struct Loaded {
    row: TableRow,
    head: Head,
    position: Option<Box<dyn AnyTable>>,
    log: Log,
    chat: Vec<ChatLine>,
}

impl Loaded {
    async fn read(store: &dyn Store, id: &str) -> Result<Loaded, Failure> {
        let row = store.table(id).await?.ok_or(Why::NoTable)?;
        let head = Head::parse(&row)?;
        let chat = store.chat(id, CHAT).await?;
        if head.status == Status::Waiting {
            return Ok(Loaded { row, head, position: None, log: Vec::new(), chat });
        }
        let lines = read_lines(store, id).await?;
        let (position, log) = line::replay(&head, &lines).map_err(|failure| {
            tracing::error!(table = id, %failure, "the log of a table does not replay");
            Failure::from(Why::Damaged)
        })?;
        Ok(Loaded { row, head, position: Some(position), log, chat })
    }
}

/// The log of a table.
pub async fn read_lines(store: &dyn Store, id: &str) -> Result<Vec<Line>, Failure> {
    let texts = store.entries(id).await?;
    let lines = texts.iter().map(|text| Line::parse(text)).collect::<Result<_, _>>();
    lines.map_err(|reason: String| {
        tracing::error!(table = id, reason, "the log of a table cannot be read");
        Why::Damaged.into()
    })
}

impl Table {
    pub async fn load(store: &dyn Store, id: &str) -> Result<Table, Failure> {
        let Loaded { row, head, position, log, chat } = Loaded::read(store, id).await?;
        let entry = line::game(&head.game)?;
        let asked_since = vec![log.len() as u32; head.seats.len()];
        Ok(Table {
            id: row.id,
            created: row.created,
            version: row.version,
            head,
            entry,
            position,
            log,
            asked_since,
            undos: 0,
            clients: Clients::default(),
            asked: None,
            requests: 0,
            thinking: SeatSet::EMPTY,
            chat,
        })
    }

    /// Takes over what stands in the store, and tells the clients.
    async fn reload(&mut self, app: &Shared) -> Result<(), Failure> {
        let Loaded { row, head, position, log, chat } = Loaded::read(&*app.store, &self.id).await?;
        (self.version, self.head, self.position, self.log, self.chat) = (row.version, head, position, log, chat);
        self.asked_since = vec![self.at(); self.head.seats.len()];
        self.undos += 1;
        self.withdraw();
        bots::wake(app, self);
        self.tell_info();
        self.tell_table();
        Ok(())
    }

    /// The number of entries.
    pub fn at(&self) -> u32 {
        self.log.len() as u32
    }

    pub fn position(&self) -> Option<&dyn AnyTable> {
        self.position.as_deref()
    }

    pub fn is_playing(&self) -> bool {
        self.head.status == Status::Playing
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

    /// Makes a line durable as the next entry; then it stands.
    async fn append(&mut self, app: &Shared, line: &Line) -> Result<(), Failure> {
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
        let position = self.position.as_deref_mut().expect("only a table that plays has entries");
        let happenings = line.apply(position).expect("checked before it was written");
        self.log.push(line::raw(&line.entry(n, &happenings)));
        for (seat, since) in Seat::all(self.asked_since.len() as u8).zip(&mut self.asked_since) {
            let of_another = line.seat() != seat && matches!(line, Line::Move { .. } | Line::Undo { own: true, .. });
            let same = asked.contains(seat) && of_another;
            *since = if same { *since } else { n };
        }
        Ok(())
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
