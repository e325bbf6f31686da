//! A table under load: its connections, and a random move at every tick.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use orrery_engine::{Rng, Seed};
use orrery_server::client::{Caller, ClientError, LastTable, Sitting};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// Measurements of some tables.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) times: Vec<Duration>,
    pub(super) errors: u64,
    /// Games that were over before the end.
    pub(super) ended: u64,
    /// Moves that were due but could not be sent before the end.
    pub(super) unsent: u64,
    /// Bytes received while playing.
    pub(super) bytes: u64,
}

impl Tally {
    pub(super) fn failed() -> Tally {
        Tally { errors: 1, ..Tally::default() }
    }

    pub(super) fn add(&mut self, other: Tally) {
        self.times.extend(other.times);
        self.errors += other.errors;
        self.ended += other.ended;
        self.unsent += other.unsent;
        self.bytes += other.bytes;
    }
}

/// A question to a seat, with a random one of its choices.
struct Asked {
    at: u32,
    seat: u8,
    action: Value,
}

/// What a table says to one of its clients.
enum Heard {
    Asked(Asked),
    /// The game is over.
    Over,
}

/// Why a connection failed.
#[derive(Debug)]
struct Trouble;

/// Messages from the connections to the table.
#[derive(Clone)]
struct Channels {
    heard: mpsc::UnboundedSender<Heard>,
    /// A move was acknowledged: time and entry.
    done: mpsc::UnboundedSender<Result<(Instant, u32), Trouble>>,
    received: Arc<AtomicU64>,
}

pub(super) struct Table {
    heard: mpsc::UnboundedReceiver<Heard>,
    done: mpsc::UnboundedReceiver<Result<(Instant, u32), Trouble>>,
    /// By seat, its last own entry: questions asked before it are answered. (With simultaneous decisions, a question is repeated after each
    /// decision of the others.)
    answered: Vec<u32>,
    /// Outgoing queues of the connections, by seat; only one where all seats are at one device.
    out: Vec<mpsc::UnboundedSender<Value>>,
    /// Bytes received by all connections.
    received: Arc<AtomicU64>,
    sitters: Sitters,
}

/// The guests of a table.
pub(super) struct Sitters {
    table: String,
    guests: Vec<Caller>,
}

impl Table {
    /// Creates a table, connects all its guests (one, if all seats are at one device) and starts the game.
    pub(super) async fn make(caller: Caller, game: String, players: u8, device: bool, seed: u64) -> Result<Table, ClientError> {
        let mut host = caller.another();
        host.introduce("Host").await?;
        let seat = |seat| match seat {
            0 => json!({ "kind": "me" }),
            _ if device => json!({ "kind": "same_device", "name": format!("Guest {seat}") }),
            _ => json!({ "kind": "open" }),
        };
        let seats: Vec<Value> = (0..players).map(seat).collect();
        let table = host
            .post(
                "/api/tables",
                json!({
                    "game": game, "seats": seats, "options": {}, "visibility": "link",
                    "bot_takes_over": false, "undo_by_consent": false,
                }),
            )
            .await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        let mut guests = vec![host];
        for seat in 1..if device { 1 } else { players } {
            let mut guest = caller.another();
            guest.introduce(&format!("Guest {seat}")).await?;
            guest.post(&format!("/api/tables/{id}/join"), json!({})).await?;
            guests.push(guest);
        }
        guests[0].post(&format!("/api/tables/{id}/start"), json!({})).await?;
        let ((tell, heard), (acknowledge, done)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        let received = Arc::<AtomicU64>::default();
        let channels = Channels { heard: tell, done: acknowledge, received: received.clone() };
        let mut out = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            let mut sitting = guest.sit(&id).await?;
            sitting.send(&json!({ "type": "hello", "at": 0, "changes": true })).await?;
            let (send, to_send) = mpsc::unbounded_channel();
            out.push(send);
            tokio::spawn(connection(sitting, to_send, channels.clone(), Rng::new(Seed(seed * 16 + seat as u64))));
        }
        let sitters = Sitters { table: id, guests };
        Ok(Table { heard, done, answered: vec![0; usize::from(players)], out, received, sitters })
    }

    /// Makes a move at every tick until the deadline or the end of the game.
    pub(super) async fn play(mut self, first: Instant, every: Duration, end: Instant) -> (Tally, Table) {
        let mut tally = Tally::default();
        let (mut due, before) = (first, self.received.load(Relaxed));
        while due < end {
            tokio::time::sleep_until(due.into()).await;
            let done = match tokio::time::timeout_at(end.into(), self.one_move()).await {
                Ok(Ok(Some(done))) => done,
                Ok(Ok(None)) => {
                    tally.ended = 1;
                    break;
                }
                Ok(Err(Trouble)) => {
                    tally.errors = 1;
                    break;
                }
                // The server is too slow for this rate.
                Err(_) => break,
            };
            // From when it was due: a move that waits for an answer to the one before is late, too.
            tally.times.push(done.saturating_duration_since(due));
            due += every;
        }
        if tally.ended == 0 {
            // Also those that were due while an earlier one was not answered.
            tally.unsent = (end.saturating_duration_since(due).as_secs_f64() / every.as_secs_f64()).ceil() as u64;
        }
        tally.bytes = self.received.load(Relaxed) - before;
        (tally, self)
    }

    /// Closes all connections.
    pub(super) fn leave(self) -> Sitters {
        self.sitters
    }

    /// Makes a move; returns when it was acknowledged, or `None` if the game is over.
    async fn one_move(&mut self) -> Result<Option<Instant>, Trouble> {
        let Asked { at, seat, action } = loop {
            match self.heard.recv().await.ok_or(Trouble)? {
                Heard::Asked(asked) if asked.at >= self.answered[usize::from(asked.seat)] => break asked,
                Heard::Asked(_) => {}
                Heard::Over => return Ok(None),
            }
        };
        let message = json!({ "type": "move", "id": 1, "at": at, "seat": seat, "action": action });
        let out = &self.out[usize::from(seat).min(self.out.len() - 1)];
        out.send(message).map_err(|_| Trouble)?;
        let (done, entry) = self.done.recv().await.ok_or(Trouble)??;
        self.answered[usize::from(seat)] = entry;
        Ok(Some(done))
    }
}

impl Sitters {
    /// Connects everybody again and adds the time until each has the table.
    pub(super) async fn reconnect(self) -> Tally {
        let Sitters { table, guests } = self;
        let sitting = guests.into_iter().map(|guest| {
            let table = table.clone();
            async move {
                let begun = Instant::now();
                let mut sitting = guest.sit(&table).await?;
                sitting.send(&json!({ "type": "hello", "at": 0, "changes": true })).await?;
                while LastTable::default().update(parse(&sitting.next().await?)?)?.is_none() {}
                Ok::<_, ClientError>((begun.elapsed(), sitting))
            }
        });
        let mut tally = Tally::default();
        let connected = JoinSet::from_iter(sitting).join_all().await;
        for done in &connected {
            match done {
                Ok((time, _)) => tally.times.push(*time),
                Err(_) => tally.errors += 1,
            }
        }
        tally
    }
}

fn parse(text: &str) -> Result<Value, ClientError> {
    serde_json::from_str(text).map_err(|error| ClientError::Connection(error.to_string()))
}

/// Forwards messages between the table and a socket.
async fn connection(mut sitting: Sitting, mut to_send: mpsc::UnboundedReceiver<Value>, channels: Channels, mut rng: Rng) {
    let mut seen = Seen::default();
    loop {
        let went_on = tokio::select! {
            message = to_send.recv() => match message {
                Some(message) => sitting.send(&message).await.is_ok(),
                // The test is over.
                None => return,
            },
            text = sitting.next() => text.is_ok_and(|text| seen.handle_message(&text, &channels, &mut rng)),
        };
        if !went_on {
            let _ = channels.done.send(Err(Trouble));
            return;
        }
    }
}

/// What a connection has been sent.
#[derive(Default)]
struct Seen {
    table: LastTable,
    newest: Option<u32>,
}

impl Seen {
    /// Whether the message was handled without error.
    fn handle_message(&mut self, text: &str, channels: &Channels, rng: &mut Rng) -> bool {
        channels.received.fetch_add(text.len() as u64, Relaxed);
        let Ok(message) = serde_json::from_str::<Value>(text) else { return false };
        match message["type"].as_str() {
            Some("done") => {
                let at = message["at"].as_u64().unwrap_or_default() as u32;
                return channels.done.send(Ok((Instant::now(), at))).is_ok();
            }
            Some("refused" | "closed") => return false,
            _ => {}
        }
        let Ok(table) = self.table.update(message) else { return false };
        let Some((table, at)) = table.and_then(|table| Some((table, table["at"].as_u64()? as u32))) else { return true };
        if self.newest.is_some_and(|newest| newest >= at) {
            return true;
        }
        self.newest = Some(at);
        if !table["outcome"].is_null() {
            return channels.heard.send(Heard::Over).is_ok();
        }
        let question = &table["questions"][0];
        let choice = question["choices"].as_array().and_then(|choices| rng.pick(choices));
        let Some((choice, seat)) = choice.zip(question["seat"].as_u64()) else { return true };
        channels.heard.send(Heard::Asked(Asked { at, seat: seat as u8, action: choice["action"].clone() })).is_ok()
    }
}
