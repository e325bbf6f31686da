//! The connected clients of a table, each with a bounded queue, and the messages they get.

use orrery_engine::{Seat, SeatSet};
use serde::Serialize;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Table;
use super::changes::{Broadcast, Known};
use super::outbox::Outbox;
use crate::fair::Claim;
use crate::message::{self, Frame, sentence};
use crate::store::ChatLine;
use crate::wire::{Guest, TableInfo, ToClient};

/// Queue length of a client. A client whose queue is full is dropped; it can reconnect and catch up.
pub const QUEUE: usize = 64;

pub struct Client {
    pub key: u64,
    pub guest: Option<Guest>,
    /// Who is charged for work that is done only because this client watches.
    pub claim: Claim,
    /// Last entry sent to it.
    pub at: u32,
    /// Whether it wants changes after the first table.
    pub changes: bool,
    /// The last table sent, if it wants changes.
    pub known: Option<Known>,
    pub out: Outbox,
}

impl Client {
    fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }
}

/// Whom a table is sent to.
#[derive(Clone, Copy)]
pub(super) enum To<'a> {
    All,
    Client(u64),
    Guest(&'a str),
}

impl To<'_> {
    fn includes(self, client: &Client) -> bool {
        match self {
            To::All => true,
            To::Client(key) => client.key == key,
            To::Guest(guest) => client.guest_id() == Some(guest),
        }
    }
}

#[derive(Default)]
pub struct Clients(Vec<Client>);

impl Clients {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn claims(&self) -> impl Iterator<Item = &Claim> + Clone {
        self.0.iter().map(|client| &client.claim)
    }

    pub(super) fn guest(&self, key: u64) -> Option<String> {
        self.0.iter().find(|client| client.key == key)?.guest_id().map(str::to_owned)
    }

    /// Sends whole tables next time.
    pub(super) fn forget_tables(&mut self) {
        self.0.iter_mut().for_each(|client| client.known = None);
    }

    /// Drops clients for good, which closes their connections.
    fn dismiss(&mut self, unwanted: impl Fn(&Client) -> bool) {
        self.0.retain(|client| {
            let stays = !unwanted(client);
            if !stays {
                client.out.dismiss();
            }
            stays
        });
    }

    fn has(&self, guest: &str) -> bool {
        self.0.iter().any(|client| client.guest_id() == Some(guest))
    }

    /// Sends each client the message `text` returns for it. Clients whose queue is full are dropped, which closes their connection.
    fn send_each(&mut self, mut text: impl FnMut(&mut Client) -> Option<Utf8Bytes>) {
        self.0.retain_mut(|client| match text(client) {
            Some(text) => client.out.send(text),
            None => true,
        });
    }
}

pub fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data").into()
}

/// JSON of about that length: a text that grows is copied again and again.
pub(super) fn json(value: &impl Serialize, length: usize) -> String {
    let mut text = Vec::with_capacity(length);
    serde_json::to_writer(&mut text, value).expect("plain data");
    String::from_utf8(text).expect("JSON is UTF-8")
}

impl Table {
    /// Attaches a client and sends it the info, the chat, the table, and a pending undo request.
    pub fn attach(&mut self, mut client: Client) {
        // A new guest changes which seats are connected: everybody gets the info.
        let known = client.guest_id().is_none_or(|guest| self.clients.has(guest));
        client.at = client.at.min(self.at());
        let key = client.key;
        self.clients.0.push(client);
        if known {
            self.send_info(Some(key));
        } else {
            self.broadcast_info();
        }
        // More lines are kept than a client is sent, and than its queue has room for.
        let last = self.chat.len().saturating_sub(super::CHAT as usize);
        let chat: Vec<Utf8Bytes> = self.chat[last..].iter().map(chat_text).collect();
        chat.into_iter().for_each(|line| self.send_text(key, line));
        self.send_table(To::Client(key));
        self.resend_undo_request(key);
    }

    /// Sends the table again, from the entry the client says it has.
    pub fn send_again(&mut self, key: u64, at: u32, changes: bool) {
        for client in self.clients.0.iter_mut().filter(|client| client.key == key) {
            (client.at, client.changes, client.known) = (at, changes, None);
        }
        self.send_table(To::Client(key));
    }

    /// Detaches a client that disconnected or was dropped.
    pub fn detach(&mut self, key: u64, guest: Option<&str>) {
        self.clients.0.retain(|client| client.key != key);
        if guest.is_some_and(|guest| !self.clients.has(guest) && self.head.sits(guest)) {
            self.broadcast_info();
        }
    }

    /// Drops clients that may no longer look at the table: the host removed them, or they had the link and did not join in time.
    pub(super) fn dismiss_uninvited(&mut self) {
        let head = &self.head;
        self.clients.dismiss(|client| !head.may_look(client.guest_id()));
    }

    pub fn send(&mut self, key: u64, message: &ToClient) {
        self.send_text(key, text(message));
    }

    fn send_text(&mut self, key: u64, text: Utf8Bytes) {
        self.clients.send_each(|client| (client.key == key).then(|| text.clone()));
    }

    pub fn broadcast(&mut self, message: &ToClient) {
        let text = text(message);
        self.clients.send_each(|_| Some(text.clone()));
    }

    pub(super) fn send_to_guests(&mut self, guests: &[String], message: &ToClient) {
        let text = text(message);
        self.clients.send_each(|client| {
            let asked = client.guest_id().is_some_and(|id| guests.iter().any(|guest| guest == id));
            asked.then(|| text.clone())
        });
    }

    /// Seats with a connected client.
    pub fn connected(&self) -> SeatSet {
        let seats = Seat::all(self.head.seats.len() as u8);
        seats.filter(|seat| self.head.seats[seat.index()].guest().is_some_and(|guest| self.clients.has(guest))).collect()
    }

    pub fn info(&self, guest: Option<&str>) -> TableInfo {
        TableInfo {
            edition: message::edition(&self.head.game, self.edition()),
            trouble: self.trouble.as_ref().map(sentence),
            standing: self.standing.clone().map(|standing| self.head.standing_for(standing, guest)),
            ..self.head.info(&self.id, guest, self.connected())
        }
    }

    pub fn broadcast_info(&mut self) {
        self.send_info(None);
    }

    fn send_info(&mut self, only: Option<u64>) {
        // Clients differ only in their seats.
        let (connected, public) = (self.connected(), self.info(None));
        let (id, head) = (&self.id, &self.head);
        self.clients.send_each(|client| {
            let wanted = only.is_none_or(|key| key == client.key);
            let standing = || public.standing.clone().map(|standing| head.standing_for(standing, client.guest_id()));
            let seats = || head.info(id, client.guest_id(), connected).seats;
            let info = || TableInfo { seats: seats(), standing: standing(), ..public.clone() };
            wanted.then(|| text(&ToClient::Info { info: Box::new(info()) }))
        });
    }

    pub fn broadcast_table(&mut self) {
        self.send_table(To::All);
    }

    pub(super) fn send_table(&mut self, to: To<'_>) {
        let (playing, answered, head) = (self.is_playing(), self.answered_seats(), &self.head);
        let frame = Frame { thinking: self.thinking, bots: head.bots(), orders: &head.orders, answered, playing };
        let (at, public) = (self.log.len() as u32, self.public.clone());
        let mut broadcast = Broadcast::new(at, self.position.as_deref(), public, frame, &self.log);
        self.clients.send_each(|client| {
            let seats = client.guest_id().map_or(SeatSet::EMPTY, |guest| head.seats_of(guest));
            to.includes(client).then(|| broadcast.message(client, seats))
        });
    }

    pub(super) fn broadcast_chat(&mut self, line: ChatLine) {
        let text = chat_text(&line);
        self.chat.push(line);
        if self.chat.len() > 2 * super::CHAT as usize {
            self.chat.drain(..super::CHAT as usize);
        }
        self.clients.send_each(|_| Some(text.clone()));
    }

    /// Broadcasts the lines of chat that follow line `n`.
    pub(super) fn broadcast_chat_after(&mut self, n: u32) {
        let new: Vec<Utf8Bytes> = self.chat.iter().filter(|line| line.n > n).map(chat_text).collect();
        new.into_iter().for_each(|text| self.clients.send_each(|_| Some(text.clone())));
    }

    pub fn broadcast_thinking(&mut self) {
        let seats = message::numbers(self.thinking);
        self.broadcast(&ToClient::Thinking { seats });
    }
}

fn chat_text(line: &ChatLine) -> Utf8Bytes {
    text(&ToClient::Chat { from: line.sender.clone(), text: line.text.clone(), at: line.n })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::outbox::Queued;

    #[tokio::test]
    async fn a_client_that_does_not_keep_up_is_let_go() {
        let queued = Queued::default();
        let (quick_out, mut quick) = queued.outbox("home", 2);
        let (slow_out, mut slow) = queued.outbox("home", 2);
        let claim = Claim { origin: String::new(), guest: String::new(), table: String::new() };
        let client = |key, out| Client { key, guest: None, claim: claim.clone(), at: 0, changes: false, known: None, out };
        let mut clients = Clients(vec![client(1, quick_out), client(2, slow_out)]);
        for n in 0..5 {
            clients.send_each(|_| Some(n.to_string().into()));
            assert_eq!(quick.next().await.unwrap().texts, [n.to_string().as_str()]);
        }
        assert_eq!(clients.0.iter().map(|client| client.key).collect::<Vec<_>>(), [1]);
        let mut late = 0;
        while let Some(batch) = slow.next().await {
            late += batch.texts.len();
        }
        assert_eq!(late, 2, "what was queued is still sent before the connection is closed");
    }
}
