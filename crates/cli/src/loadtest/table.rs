//! A table under load: its connections, and a random move at every tick.

use std::time::{Duration, Instant};

use orrery_engine::{Rng, Seed};
use orrery_server::client::{Caller, ClientError, Sitting};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// Measurements of some tables.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) times: Vec<Duration>,
    pub(super) errors: u64,
}

impl Tally {
    pub(super) fn failed() -> Tally {
        Tally { times: Vec::new(), errors: 1 }
    }

    pub(super) fn add(&mut self, other: Tally) {
        self.times.extend(other.times);
        self.errors += other.errors;
    }
}

/// The fields of a message that the test needs.
#[derive(Deserialize)]
struct Message<'a> {
    r#type: &'a str,
    at: Option<u32>,
    #[serde(borrow, default)]
    questions: Vec<Question<'a>>,
}

#[derive(Deserialize)]
struct Question<'a> {
    seat: u8,
    #[serde(borrow)]
    choices: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

/// A question to a seat, with a random one of its choices.
struct Asked {
    at: u32,
    seat: u8,
    action: Value,
}

/// Why a connection failed.
#[derive(Debug)]
struct Trouble;

/// Messages from the connections to the table.
#[derive(Clone)]
struct Channels {
    asked: mpsc::UnboundedSender<Asked>,
    /// A move was acknowledged: time and entry.
    done: mpsc::UnboundedSender<Result<(Instant, u32), Trouble>>,
}

pub(super) struct Table {
    asked: mpsc::UnboundedReceiver<Asked>,
    done: mpsc::UnboundedReceiver<Result<(Instant, u32), Trouble>>,
    /// By seat, its last own entry: questions asked before it are answered. (With simultaneous decisions, a question is repeated after each
    /// decision of the others.)
    answered: Vec<u32>,
    /// Outgoing queue of the connections, by seat.
    out: Vec<mpsc::UnboundedSender<Value>>,
}

impl Table {
    /// Creates a table, connects all its guests and starts the game.
    pub(super) async fn make(caller: Caller, game: String, players: u8, seed: u64) -> Result<Table, ClientError> {
        let mut host = caller.another();
        host.introduce("Host").await?;
        let seats: Vec<Value> = (0..players).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } })).collect();
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
        for seat in 1..players {
            let mut guest = caller.another();
            guest.introduce(&format!("Guest {seat}")).await?;
            guest.post(&format!("/api/tables/{id}/join"), json!({})).await?;
            guests.push(guest);
        }
        guests[0].post(&format!("/api/tables/{id}/start"), json!({})).await?;
        let ((ask, asked), (acknowledge, done)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        let channels = Channels { asked: ask, done: acknowledge };
        let mut out = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            let mut sitting = guest.sit(&id).await?;
            sitting.send(&json!({ "type": "hello", "at": 0 })).await?;
            let (send, to_send) = mpsc::unbounded_channel();
            out.push(send);
            tokio::spawn(connection(sitting, to_send, channels.clone(), Rng::new(Seed(seed * 16 + seat as u64))));
        }
        Ok(Table { asked, done, answered: vec![0; out.len()], out })
    }

    /// Makes a move at every tick until the deadline.
    pub(super) async fn play(mut self, first: Instant, every: Duration, end: Instant) -> Tally {
        let mut tally = Tally::default();
        let mut tick = first;
        while tick < end {
            tokio::time::sleep_until(tick.into()).await;
            match self.one_move().await {
                Ok(time) => tally.times.push(time),
                Err(Trouble) => return Tally { errors: 1, ..tally },
            }
            tick += every;
        }
        tally
    }

    async fn one_move(&mut self) -> Result<Duration, Trouble> {
        let Asked { at, seat, action } = loop {
            let asked = self.asked.recv().await.ok_or(Trouble)?;
            if asked.at >= self.answered[usize::from(asked.seat)] {
                break asked;
            }
        };
        let sent = Instant::now();
        let message = json!({ "type": "move", "id": 1, "at": at, "seat": seat, "action": action });
        self.out[usize::from(seat)].send(message).map_err(|_| Trouble)?;
        let (done, entry) = self.done.recv().await.ok_or(Trouble)??;
        self.answered[usize::from(seat)] = entry;
        Ok(done - sent)
    }
}

/// Forwards messages between the table and a socket.
async fn connection(mut sitting: Sitting, mut to_send: mpsc::UnboundedReceiver<Value>, channels: Channels, mut rng: Rng) {
    let mut newest = None;
    loop {
        let went_on = tokio::select! {
            message = to_send.recv() => match message {
                Some(message) => sitting.send(&message).await.is_ok(),
                // The test is over.
                None => return,
            },
            text = sitting.next() => text.is_ok_and(|text| handle_message(&text, &mut newest, &channels, &mut rng)),
        };
        if !went_on {
            let _ = channels.done.send(Err(Trouble));
            return;
        }
    }
}

/// Whether the message was handled without error.
fn handle_message(text: &str, newest: &mut Option<u32>, channels: &Channels, rng: &mut Rng) -> bool {
    let Ok(message) = serde_json::from_str::<Message>(text) else { return false };
    match message.r#type {
        "done" => channels.done.send(Ok((Instant::now(), message.at.unwrap_or_default()))).is_ok(),
        "refused" | "closed" => false,
        "table" if message.at > *newest || newest.is_none() => {
            *newest = message.at;
            let question = message.questions.first().zip(message.at);
            let choice = question.and_then(|(question, at)| Some((question.seat, at, rng.pick(&question.choices)?)));
            let Some((seat, at, choice)) = choice else { return true };
            let action = serde_json::from_str(choice.action.get()).unwrap_or_default();
            channels.asked.send(Asked { at, seat, action }).is_ok()
        }
        _ => true,
    }
}
