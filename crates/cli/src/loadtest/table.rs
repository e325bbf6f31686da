//! A table under load: its connections, and a random move at every tick.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use orrery_engine::{Rng, Seed};
use orrery_server::client::{Caller, ClientError, Sitting};
use serde_json::{Value, json};
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinSet;

use super::question::{Decision, Known, Message};

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
    /// Tables that were asked for again, because changes did not fit what a client knew.
    pub(super) reread: u64,
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
        self.reread += other.reread;
    }
}

/// What the clients of a table know, by connection, and what the server has sent.
#[derive(Default)]
struct Desk {
    known: Vec<Known>,
    /// When the last move was acknowledged, and its entry.
    done: Option<(Instant, u32)>,
    /// A connection was lost, or a move refused.
    failed: bool,
    /// Bytes received.
    received: u64,
    /// Tables that were asked for again.
    reread: u64,
}

/// Shared by the table and its connections.
#[derive(Default)]
struct Shared {
    desk: Mutex<Desk>,
    /// Something has arrived.
    arrived: Notify,
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().expect("no panic while locked")
    }

    fn fail(&self) {
        self.desk().failed = true;
        self.arrived.notify_one();
    }

    /// Waits until `find` returns something.
    async fn wait_for<T>(&self, mut find: impl FnMut(&mut Desk) -> Option<T>) -> Result<T, Trouble> {
        loop {
            let arrived = self.arrived.notified();
            {
                let mut desk = self.desk();
                if desk.failed {
                    return Err(Trouble);
                }
                if let Some(found) = find(&mut desk) {
                    return Ok(found);
                }
            }
            arrived.await;
        }
    }
}

/// A connection failed.
#[derive(Debug)]
struct Trouble;

pub(super) struct Table {
    shared: Arc<Shared>,
    /// The newest entry that was acknowledged. Clients that do not know it yet are not asked: their answers could be out of date.
    newest: u32,
    /// Outgoing queues of the connections; only one where all seats are at one device.
    out: Vec<mpsc::UnboundedSender<String>>,
    rng: Rng,
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
        let shared = Arc::<Shared>::default();
        shared.desk().known.resize_with(guests.len(), Known::default);
        let mut out = Vec::new();
        for (index, guest) in guests.iter().enumerate() {
            let mut sitting = guest.sit(&id).await?;
            sitting.send_text(hello(0)).await?;
            let (send, to_send) = mpsc::unbounded_channel();
            out.push(send);
            tokio::spawn(connection(sitting, to_send, shared.clone(), index));
        }
        Ok(Table { shared, newest: 0, out, rng: Rng::new(Seed(seed)), sitters: Sitters { table: id, guests } })
    }

    /// Makes a move at every tick until the deadline or the end of the game.
    pub(super) async fn play(mut self, first: Instant, every: Duration, end: Instant) -> (Tally, Table) {
        let mut tally = Tally::default();
        let (mut due, before) = (first, self.shared.desk().received);
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
            // Measured from when it was due: a move that waits for the previous answer is late, too.
            tally.times.push(done.saturating_duration_since(due));
            due += every;
        }
        if tally.ended == 0 {
            // Includes those that were due while an earlier one was unanswered.
            tally.unsent = (end.saturating_duration_since(due).as_secs_f64() / every.as_secs_f64()).ceil() as u64;
        }
        tally.bytes = self.shared.desk().received - before;
        tally.reread = self.shared.desk().reread;
        (tally, self)
    }

    /// Closes all connections.
    pub(super) fn leave(self) -> Sitters {
        self.sitters
    }

    /// Makes a move; returns when it was acknowledged, or `None` if the game is over.
    async fn one_move(&mut self) -> Result<Option<Instant>, Trouble> {
        let Table { shared, newest, out, rng, .. } = self;
        let first = rng.below(out.len() as u32) as usize;
        let decided = shared.wait_for(|desk| {
            if desk.known.iter().any(|known| known.is_over) {
                return Some(None);
            }
            (first..out.len()).chain(0..first).find_map(|index| {
                let known = Some(&mut desk.known[index]).filter(|known| known.at >= *newest)?;
                Some(Some((index, known.at, known.decide(rng)?)))
            })
        });
        let Some((index, at, Decision { seat, action })) = decided.await? else { return Ok(None) };
        let message = format!(r#"{{"type":"move","id":1,"at":{at},"seat":{seat},"action":{action}}}"#);
        out[index].send(message).map_err(|_| Trouble)?;
        let (done, entry) = shared.wait_for(|desk| desk.done.take()).await?;
        self.newest = entry;
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
                sitting.send_text(hello(0)).await?;
                while !is_table(&sitting.next().await?) {}
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

/// Asks for the whole table, and for changes after it.
fn hello(at: u32) -> String {
    format!(r#"{{"type":"hello","at":{at},"changes":true}}"#)
}

fn is_table(text: &str) -> bool {
    serde_json::from_str::<Message>(text).is_ok_and(|message| message.kind == "table")
}

/// Forwards messages between the table and a socket.
async fn connection(mut sitting: Sitting, mut to_send: mpsc::UnboundedReceiver<String>, shared: Arc<Shared>, index: usize) {
    loop {
        let went_on = tokio::select! {
            message = to_send.recv() => match message {
                Some(message) => sitting.send_text(message).await.is_ok(),
                // The test is over.
                None => return,
            },
            text = sitting.next() => match text.map_or(Handled::Failed, |text| handle(&text, &shared, index)) {
                Handled::Taken => true,
                Handled::Misfit { at } => sitting.send_text(hello(at)).await.is_ok(),
                Handled::Failed => false,
            },
        };
        if !went_on {
            return shared.fail();
        }
    }
}

/// The outcome of a message.
#[derive(PartialEq, Debug)]
enum Handled {
    Taken,
    /// The client needs the whole table.
    Misfit {
        at: u32,
    },
    /// A refusal, the end of the connection, or nothing of this protocol.
    Failed,
}

fn handle(text: &str, shared: &Shared, index: usize) -> Handled {
    let Ok(message) = serde_json::from_str::<Message>(text) else { return Handled::Failed };
    let mut desk = shared.desk();
    desk.received += text.len() as u64;
    match message.kind {
        "done" => desk.done = Some((Instant::now(), message.at)),
        "table" | "changes" => {
            if desk.known[index].update(&message).is_none() {
                desk.reread += 1;
                return Handled::Misfit { at: message.at };
            }
        }
        "refused" | "closed" => return Handled::Failed,
        _ => return Handled::Taken,
    }
    drop(desk);
    shared.arrived.notify_one();
    Handled::Taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_cannot_follow_a_change_asks_for_the_whole_table() {
        let shared = Shared::default();
        shared.desk().known.push(Known::default());
        let whole = r#"{"type":"table","at":3,"outcome":null,"log":[],"questions":[]}"#;
        assert_eq!(handle(whole, &shared, 0), Handled::Taken);
        let all_of_it = r#"{"type":"changes","at":4,"log":[],"patch":[{"op":"replace","path":"","value":{"questions":[]}}]}"#;
        assert_eq!(handle(all_of_it, &shared, 0), Handled::Misfit { at: 4 });
        assert_eq!(shared.desk().reread, 1);
        assert_eq!(handle(r#"{"type":"refused","id":1}"#, &shared, 0), Handled::Failed);
    }
}
