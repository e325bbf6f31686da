//! The head of a table: everything about it except its log and chat. Stored as JSON with optimistic locking by version. The format has
//! a version too: fields added later have defaults, and a head of a newer format is rejected.

mod sitter;

use std::collections::{BTreeMap, BTreeSet};

use orrery_bots::spec::BotSpec;
use orrery_engine::{Edition, Message, Order, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::{Failure, Why};
use crate::fair::Claim;
use crate::message;
use crate::store::TableRow;
use crate::text::look_alike;
use crate::wire::{ChangeSeats, Company, Guest, SeatInfo, Standing, Status, TableInfo, Visibility};

pub use sitter::Sitter;
use sitter::bot_spec;

/// Bot that takes over an abandoned seat.
const SUBSTITUTE: &str = "medium";

/// Guests whom a host removes, and guests whom a host mutes.
const MAX_REMOVED: usize = 100;

/// Version of the format below.
const FORMAT: u32 = 2;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// Incremented when an older program would misread the head. Heads of format 1 lack the field.
    #[serde(default = "first_format")]
    format: u32,
    pub game: String,
    /// Edition of the game at the first entry of the log.
    #[serde(default = "first_edition")]
    pub edition: Edition,
    /// Complete, with all defaults.
    pub options: Value,
    pub seats: Vec<Sitter>,
    pub visibility: Visibility,
    pub status: Status,
    #[serde(default)]
    pub bot_takes_over: bool,
    #[serde(default)]
    pub undo_by_consent: bool,
    pub host: String,
    /// Network of the host when the table was created or joined, as hashed by [`crate::guest::Key::origin`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// The same for guests who joined: if the host leaves, one of them becomes the host.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    origins: BTreeMap<String, String>,
    #[serde(default)]
    pub rematch: Option<String>,
    #[serde(default)]
    pub abandoned: Option<u8>,
    /// Standing orders by seat. Known to their owners only.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub orders: BTreeMap<u8, Order>,
    /// Answers of people to a closed question, until all are in. Known to their owners only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Sealed>,
    /// Guests who may not write in the chat.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub muted: BTreeSet<String>,
    /// Guests whom the host removed. They cannot rejoin.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub removed: BTreeSet<String>,
    /// Whether spectators may write in the chat.
    #[serde(default)]
    pub open_chat: bool,
    /// Started from a recorded position, including hidden information that the host may know: the result does not count.
    #[serde(default)]
    pub as_recorded: bool,
    /// Started from a position of a record, which may be made up: the result does not count, even if what is hidden was redealt.
    #[serde(default)]
    pub from_record: bool,
    /// Secret until the game is over.
    pub seed: u64,
}

/// Answers to the closed question after entry `at`, by seat. Any later entry makes them void.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sealed {
    pub at: u32,
    pub answers: BTreeMap<u8, Value>,
}

/// Why a stored head cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HeadError {
    #[error("format {0} of a later program")]
    Format(u32),
    #[error("{0}")]
    Malformed(String),
}

impl HeadError {
    pub fn message(&self) -> Message {
        match self {
            HeadError::Format(format) => Message::new("table-format").with("format", *format).with("ours", FORMAT),
            HeadError::Malformed(reason) => Message::new("table-malformed").with("reason", reason.clone()),
        }
    }
}

fn first_format() -> u32 {
    1
}

/// Edition of heads of format 1, which did not store it.
fn first_edition() -> Edition {
    Edition { rules: 1, components: String::new(), position: 0 }
}

/// Parameters of [`Head::new`].
pub struct NewHead {
    pub game: String,
    pub edition: Edition,
    pub options: Value,
    pub seats: Vec<Sitter>,
    pub visibility: Visibility,
    pub bot_takes_over: bool,
    pub undo_by_consent: bool,
    pub host: String,
    pub origin: Option<String>,
    pub as_recorded: bool,
    pub from_record: bool,
    pub seed: u64,
}

/// Guests are free, so the number that a table remembers has a limit.
fn check_many(guests: &BTreeSet<String>) -> Result<(), Failure> {
    if guests.len() < MAX_REMOVED { Ok(()) } else { Err(Why::ManyRemoved.with("most", MAX_REMOVED as i64)) }
}

impl Head {
    /// The head of a new table. Without an open seat, the game starts immediately.
    pub fn new(new: NewHead) -> Head {
        let NewHead {
            game,
            edition,
            options,
            seats,
            visibility,
            bot_takes_over,
            undo_by_consent,
            host,
            origin,
            as_recorded,
            from_record,
            seed,
        } = new;
        let (status, rematch, abandoned) = (Status::Waiting, None, None);
        let mut head = Head {
            format: FORMAT,
            game,
            edition,
            options,
            seats,
            visibility,
            status,
            bot_takes_over,
            undo_by_consent,
            host,
            origin,
            origins: BTreeMap::new(),
            rematch,
            abandoned,
            orders: BTreeMap::new(),
            sealed: None,
            muted: BTreeSet::new(),
            removed: BTreeSet::new(),
            open_chat: false,
            as_recorded,
            from_record,
            seed,
        };
        head.begin_if_full();
        head
    }

    fn begin_if_full(&mut self) {
        self.status = if self.is_full() { Status::Playing } else { Status::Waiting };
    }

    pub fn parse(row: &TableRow) -> Result<Head, HeadError> {
        let head: Result<Head, _> = serde_json::from_str(&row.head);
        let error = match head {
            Ok(head) if head.format <= FORMAT => return Ok(Head { format: FORMAT, ..head }),
            Ok(head) => HeadError::Format(head.format),
            Err(error) => HeadError::Malformed(error.to_string()),
        };
        tracing::warn!(table = row.id, %error, "the head of a table cannot be read");
        Err(error)
    }

    pub fn row(&self, id: &str, created: i64, version: i64) -> TableRow {
        let mut sitters: Vec<String> = self.seats.iter().filter_map(Sitter::guest).map(str::to_owned).collect();
        sitters.push(self.host.clone());
        sitters.sort();
        sitters.dedup();
        // Without people, bots play only while somebody watches.
        let has_bots = self.has_people() && self.seats.iter().any(|sitter| matches!(sitter, Sitter::Bot { .. }));
        TableRow {
            id: id.to_owned(),
            created,
            head: serde_json::to_string(self).expect("plain data"),
            version,
            listed: self.visibility == Visibility::Public && self.status != Status::Over,
            bots: has_bots && self.status == Status::Playing,
            sitters,
        }
    }

    pub fn info(&self, id: &str, viewer: Option<&str>, connected: SeatSet) -> TableInfo {
        let seat_info = |(index, sitter): (usize, &Sitter)| SeatInfo {
            kind: sitter.kind(),
            name: sitter.name(),
            yours: viewer.is_some() && sitter.guest() == viewer,
            connected: connected.contains(Seat(index as u8)),
        };
        TableInfo {
            id: id.to_owned(),
            game: self.game.clone(),
            edition: message::edition(&self.game, &self.edition),
            options: self.options.clone(),
            seats: self.seats.iter().enumerate().map(seat_info).collect(),
            visibility: self.visibility,
            status: self.status,
            bot_takes_over: self.bot_takes_over,
            undo_by_consent: self.undo_by_consent,
            host: self.host.clone(),
            rematch: self.rematch.clone(),
            abandoned: self.abandoned,
            muted: message::numbers(self.muted_seats()),
            open_chat: self.open_chat,
            as_recorded: self.as_recorded,
            counts: self.counts(),
            standing: None,
            trouble: None,
        }
    }

    /// Work at a table is charged to its host.
    pub fn claim(&self, id: &str) -> Claim {
        let origin = self.origin.clone().unwrap_or_else(|| self.host.clone());
        Claim { origin, guest: self.host.clone(), table: id.to_owned() }
    }

    fn muted_seats(&self) -> SeatSet {
        let is_muted = |seat: &Seat| self.seats[seat.index()].guest().is_some_and(|guest| self.muted.contains(guest));
        Seat::all(self.seats.len() as u8).filter(is_muted).collect()
    }

    /// Whether the result counts in statistics and opens levels of a campaign.
    pub fn counts(&self) -> bool {
        !self.as_recorded && !self.from_record
    }

    pub fn seats_of(&self, guest: &str) -> SeatSet {
        let all = Seat::all(self.seats.len() as u8);
        all.filter(|seat| self.seats[seat.index()].guest() == Some(guest)).collect()
    }

    /// The seat that the guest plays in person.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let sits = |sitter: &Sitter| matches!(sitter, Sitter::Guest { id, .. } if id == guest);
        self.seats.iter().position(sits).map(|index| Seat(index as u8))
    }

    /// Who the player of a seat plays with.
    pub fn company_of(&self, seat: Seat) -> Company {
        let mut others = self.seats.iter().enumerate().filter(|(index, _)| *index != seat.index()).map(|(_, other)| other);
        match self.seats.len() {
            1 => Company::Solo,
            _ if others.all(|other| matches!(other, Sitter::Bot { .. })) => Company::Bots,
            _ => Company::People,
        }
    }

    pub fn sits(&self, guest: &str) -> bool {
        self.host == guest || !self.seats_of(guest).is_empty()
    }

    /// Private tables are visible to their players, and to anyone who has the link while a seat is open, unless the host removed them.
    pub fn may_look(&self, guest: Option<&str>) -> bool {
        let removed = guest.is_some_and(|guest| self.removed.contains(guest));
        let invited = self.status == Status::Waiting && !self.is_full() && !removed;
        self.visibility != Visibility::Private || invited || guest.is_some_and(|guest| self.sits(guest))
    }

    pub fn bot(&self, seat: Seat) -> Option<BotSpec> {
        match &self.seats[seat.index()] {
            Sitter::Bot { bot } => bot.parse().ok(),
            _ => None,
        }
    }

    /// Whether a person sits at the table.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|sitter| sitter.guest().is_some())
    }

    /// Seats of bots.
    pub fn bots(&self) -> SeatSet {
        Seat::all(self.seats.len() as u8).filter(|seat| self.bot(*seat).is_some()).collect()
    }

    pub fn is_full(&self) -> bool {
        !self.seats.contains(&Sitter::Open)
    }

    /// Seats a guest who comes from the network `origin`, if it is known.
    pub fn join(&mut self, guest: &Guest, origin: Option<&str>, seat: Option<u8>) -> Result<(), Failure> {
        if !self.seats_of(&guest.id).is_empty() {
            return Ok(());
        }
        if self.status != Status::Waiting {
            return Err(Why::Begun.into());
        }
        if self.removed.contains(&guest.id) {
            return Err(Why::Removed.into());
        }
        if self.seats.iter().any(|sitter| look_alike(&sitter.name(), &guest.name)) {
            return Err(Why::NameTaken.into());
        }
        let seat = match seat {
            Some(seat) => Some(usize::from(seat)),
            None => self.seats.iter().position(|sitter| *sitter == Sitter::Open),
        };
        let place = seat.and_then(|seat| self.seats.get_mut(seat)).filter(|sitter| **sitter == Sitter::Open);
        *place.ok_or(Why::SeatTaken)? = Sitter::Guest { id: guest.id.clone(), name: guest.name.clone() };
        self.origins.extend(origin.map(|origin| (guest.id.clone(), origin.to_owned())));
        Ok(())
    }

    /// Before the start, frees the guest's seats; after it, resigns.
    pub fn leave(&mut self, guest: &str) -> Result<(), Failure> {
        if !self.sits(guest) {
            return Err(Why::NotSeated.into());
        }
        match self.status {
            Status::Over => return Ok(()),
            Status::Playing => self.seats_of(guest).iter().for_each(|seat| self.give_up(seat)),
            Status::Waiting => {
                let own = self.seats_of(guest);
                own.iter().for_each(|seat| self.seats[seat.index()] = Sitter::Open);
                self.origins.remove(guest);
                if self.host == guest {
                    self.pass_host_on();
                }
            }
        }
        Ok(())
    }

    /// Makes the next guest the host; closes the table if there is none.
    fn pass_host_on(&mut self) {
        match self.seats.iter().find_map(Sitter::guest).map(str::to_owned) {
            Some(next) => (self.origin, self.host) = (self.origins.get(&next).cloned(), next),
            None => self.status = Status::Over,
        }
    }

    /// Hands the seat to a bot if other people still play; otherwise the game is abandoned.
    pub fn give_up(&mut self, seat: Seat) {
        let others = self.seats.iter().enumerate().any(|(index, sitter)| index != seat.index() && sitter.guest().is_some());
        if self.bot_takes_over && others {
            self.seats[seat.index()] = Sitter::Bot { bot: SUBSTITUTE.to_owned() };
            self.orders.remove(&seat.0);
        } else if self.status == Status::Playing {
            self.abandoned = Some(seat.0);
            self.status = Status::Over;
        }
    }

    pub fn remove(&mut self, host: &str, seat: u8) -> Result<(), Failure> {
        self.check_host(host)?;
        if self.status != Status::Waiting {
            return Err(Why::Begun.into());
        }
        let sitter = self.seats.get_mut(usize::from(seat)).ok_or(Why::NoSeat)?;
        if let Sitter::Guest { id, .. } = sitter {
            if id == host {
                return Err(Why::OwnSeat.into());
            }
            check_many(&self.removed)?;
            self.origins.remove(id);
            self.removed.insert(id.clone());
        }
        *sitter = Sitter::Open;
        Ok(())
    }

    /// Mutes or unmutes the guest of a seat in the chat. Applies to the guest, not to the seat.
    pub fn mute(&mut self, host: &str, seat: u8, muted: bool) -> Result<(), Failure> {
        self.check_host(host)?;
        let guest = self.seats.get(usize::from(seat)).and_then(Sitter::guest).ok_or(Why::NoSeat)?.to_owned();
        match (guest == host, muted) {
            (true, _) => return Err(Why::OwnSeat.into()),
            (false, true) => {
                check_many(&self.muted)?;
                self.muted.insert(guest)
            }
            (false, false) => self.muted.remove(&guest),
        };
        Ok(())
    }

    /// Opens the chat to spectators, or closes it.
    pub fn open_chat(&mut self, host: &str, open: bool) -> Result<(), Failure> {
        self.check_host(host)?;
        self.open_chat = open;
        Ok(())
    }

    /// Whether a guest may write in the chat: players, before the start anyone who has the link, and spectators if the host lets them.
    pub fn check_may_write(&self, guest: &str) -> Result<(), Failure> {
        let open = self.visibility != Visibility::Public && self.status == Status::Waiting && !self.is_full();
        let invited = open && !self.removed.contains(guest);
        if !self.sits(guest) && !invited && !self.open_chat {
            return Err(Why::NotSeated.into());
        }
        if self.muted.contains(guest) { Err(Why::Muted.into()) } else { Ok(()) }
    }

    /// The name under which a guest writes: that of the seat, or one that nobody else at the table can be taken for.
    pub fn name_in_chat(&self, guest: &Guest) -> Result<String, Failure> {
        if let Some(seat) = self.seat_of(&guest.id) {
            return Ok(self.seats[seat.index()].name());
        }
        let mut others = self.seats.iter().filter(|sitter| sitter.guest() != Some(&guest.id));
        let taken = others.any(|sitter| look_alike(&sitter.name(), &guest.name));
        if taken { Err(Why::NameTaken.into()) } else { Ok(guest.name.clone()) }
    }

    /// Adds, fills or takes away a seat before the start. Whether the game takes that many players is not checked here.
    pub fn change_seats(&mut self, host: &str, change: &ChangeSeats) -> Result<(), Failure> {
        self.check_host(host)?;
        if self.status != Status::Waiting {
            return Err(Why::Begun.into());
        }
        match change {
            ChangeSeats::Add => self.seats.push(Sitter::Open),
            ChangeSeats::Drop { seat } => {
                let index = usize::from(*seat);
                let sitter = self.seats.get(index).ok_or(Why::NoSeat)?;
                if sitter.guest().is_some() {
                    return Err(Why::SeatTaken.into());
                }
                self.seats.remove(index);
            }
            ChangeSeats::Fill { seat, bot } => {
                let bot = bot_spec(bot)?.to_string();
                let sitter = self.seats.get_mut(usize::from(*seat)).ok_or(Why::NoSeat)?;
                if *sitter != Sitter::Open {
                    return Err(Why::SeatTaken.into());
                }
                *sitter = Sitter::Bot { bot };
            }
        }
        Ok(())
    }

    pub fn start(&mut self, host: &str) -> Result<(), Failure> {
        self.check_host(host)?;
        match self.status {
            Status::Waiting if self.is_full() => {
                self.status = Status::Playing;
                Ok(())
            }
            Status::Waiting => Err(Why::SeatOpen.into()),
            Status::Playing => Ok(()),
            Status::Over => Err(Why::Closed.into()),
        }
    }

    /// The head without answers to closed questions and standing orders.
    #[must_use]
    pub fn without_secrets(&self) -> Head {
        Head { orders: BTreeMap::new(), sealed: None, ..self.clone() }
    }

    /// Keeps the answer of a seat to the closed question after entry `at`.
    pub fn seal(&mut self, at: u32, seat: Seat, action: &Value) {
        let mut sealed = self.sealed.take().filter(|sealed| sealed.at == at).unwrap_or(Sealed { at, answers: BTreeMap::new() });
        sealed.answers.insert(seat.0, action.clone());
        self.sealed = Some(sealed);
    }

    /// The standing as a viewer may know it: a seat of the viewer that has answered is no longer awaited.
    pub fn standing_for(&self, mut standing: Standing, viewer: Option<&str>) -> Standing {
        if let (Some(sealed), Some(viewer)) = (self.sealed.as_ref().filter(|sealed| sealed.at == standing.at), viewer) {
            let own = self.seats_of(viewer);
            standing.awaited.retain(|wait| !(own.contains(Seat(wait.seat)) && sealed.answers.contains_key(&wait.seat)));
        }
        standing
    }

    pub fn check_host(&self, guest: &str) -> Result<(), Failure> {
        if self.host == guest { Ok(()) } else { Err(Why::NotHost.into()) }
    }

    /// Closes a table whose log cannot be replayed.
    pub fn close(&mut self, guest: &str) -> Result<(), Failure> {
        if !self.sits(guest) {
            return Err(Why::NotSeated.into());
        }
        self.status = Status::Over;
        self.abandoned = self.abandoned.or(self.seats_of(guest).lowest().map(|seat| seat.0));
        Ok(())
    }

    /// Head of a rematch: same seats and options, current edition.
    pub fn again(&self, edition: Edition, seed: u64) -> Head {
        let (rematch, abandoned, orders, sealed) = (None, None, BTreeMap::new(), None);
        let mut head =
            Head { edition, rematch, abandoned, orders, sealed, as_recorded: false, from_record: false, seed, ..self.clone() };
        head.begin_if_full();
        head
    }
}
