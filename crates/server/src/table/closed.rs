//! Closed questions ([`orrery_engine::Game::closed`]): answers are collected and played together, in the order of the seats, so that nobody
//! can tell from anything who held what, or who answered when.
//!
//! Until then the position stays as it was when the question was opened, and others are sent nothing. Answers of people are stored with
//! the head, because they are acknowledged. Answers of bots and of standing orders are acknowledged to nobody: they are decided again
//! after a restart.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use orrery_engine::record::Entry;
use orrery_engine::{Seat, SeatSet};
use serde_json::Value;

use super::Table;
use super::clients::To;
use crate::app::Shared;
use crate::bots;
use crate::error::Why;
use crate::orders;
use crate::wire::Refusal;

/// Time that bots have together to think about a closed question, and that they take if any of them searches at all. Also the least
/// time that a question stays open which no person is asked.
pub const SLICE: Duration = Duration::from_secs(1);

/// Identifies a closed question: the entry after which it was opened, and the number of undos.
pub type Key = (u32, u32);

/// The question that collects answers.
pub struct Closed {
    key: Key,
    opened: Instant,
    /// Bots that think about it or have decided.
    thinking: SeatSet,
    /// The answers of bots.
    decided: BTreeMap<Seat, Value>,
    /// Whether a task waits to reveal the answers.
    revealing: bool,
}

impl Closed {
    fn new(key: Key) -> Closed {
        Closed { key, opened: Instant::now(), thinking: SeatSet::EMPTY, decided: BTreeMap::new(), revealing: false }
    }
}

impl Table {
    /// Whether the game asks a closed question.
    pub fn is_closed(&self) -> bool {
        self.is_playing() && self.position().is_some_and(|position| position.closed())
    }

    /// Whether the closed question of this key is still asked.
    pub fn asks_closed(&self, key: Key) -> bool {
        self.is_closed() && self.closed.as_ref().is_some_and(|closed| closed.key == key)
    }

    /// Opens the closed question that the game asks now, drops a stale one and cancels its bots.
    pub(super) fn renew_closed(&mut self) {
        let key = self.is_closed().then(|| (self.at(), self.undos));
        if self.closed.as_ref().map(|closed| closed.key) == key {
            return;
        }
        if let Some(ended) = self.closed.take() {
            ended.thinking.iter().for_each(|seat| self.thinking.remove(seat));
        }
        self.closed = key.map(Closed::new);
    }

    /// Starts the bots of the closed question, and reveals the answers once all are in.
    pub(super) fn wake_closed(&mut self, app: &Shared) {
        let Some(closed) = &self.closed else { return };
        let (key, known) = (closed.key, closed.thinking);
        let idle = |seat: &Seat| self.head.bot(*seat).is_some() && !known.contains(*seat) && self.answered(*seat).is_none();
        let seats: SeatSet = self.awaited().iter().filter(idle).collect();
        if bots::wake_closed(app, self, key, seats) {
            let closed = self.closed.as_mut().expect("just seen");
            for seat in seats.iter() {
                closed.thinking.insert(seat);
                self.thinking.insert(seat);
            }
        }
        self.reveal_when_due(app);
    }

    /// Stops waiting for bots that were asked about a closed question and cannot think about it now.
    pub fn dismiss(&mut self, key: Key, seats: SeatSet) {
        let Some(closed) = self.closed.as_mut().filter(|closed| closed.key == key) else { return };
        for seat in seats.iter() {
            closed.thinking.remove(seat);
            self.thinking.remove(seat);
        }
    }

    /// Clears a bot that was thinking about another question when the closed one was asked.
    pub fn leave_to_closed(&mut self, seat: Seat) {
        if !self.closed.as_ref().is_some_and(|closed| closed.thinking.contains(seat)) {
            self.thinking.remove(seat);
        }
    }

    /// Keeps the answers of bots.
    pub fn hold(&mut self, app: &Shared, key: Key, answers: Vec<(Seat, Value)>) {
        let Some(closed) = self.closed.as_mut().filter(|closed| closed.key == key) else { return };
        closed.decided.extend(answers);
        self.reveal_when_due(app);
    }

    /// The answer that a seat has given, in person.
    fn sealed(&self, seat: Seat) -> Option<&Value> {
        self.head.sealed.as_ref().filter(|sealed| sealed.at == self.at())?.answers.get(&seat.0)
    }

    /// The answer that a seat has given, in person or in advance.
    fn answered(&self, seat: Seat) -> Option<Value> {
        self.sealed(seat).cloned().or_else(|| orders::ordered(self, seat))
    }

    /// Seats that have answered the closed question. For their owners, and for nobody else.
    pub(super) fn answered_seats(&self) -> SeatSet {
        match self.is_closed() {
            true => self.awaited().iter().filter(|seat| self.answered(*seat).is_some()).collect(),
            false => SeatSet::EMPTY,
        }
    }

    /// All answers, once they are in; `last` is one that comes in now.
    fn answers(&self, last: Option<(Seat, &Value)>) -> Option<Vec<(Seat, Value)>> {
        let decided = &self.closed.as_ref()?.decided;
        let answer = |seat: Seat| match last {
            Some((by, action)) if by == seat => Some(action.clone()),
            _ => self.answered(seat).or_else(|| decided.get(&seat).cloned()),
        };
        self.awaited().iter().map(|seat| Some((seat, answer(seat)?))).collect()
    }

    /// Whether the pace depends on a person: one who is asked and has no standing order.
    fn asks_a_person(&self) -> bool {
        let in_person = |seat: Seat| self.sealed(seat).is_some() || orders::ordered(self, seat).is_none();
        self.awaited().iter().any(|seat| self.head.bot(seat).is_none() && in_person(seat))
    }

    fn reveal_when_due(&mut self, app: &Shared) {
        let Some(closed) = self.closed.as_ref().filter(|closed| !closed.revealing) else { return };
        if app.stop.is_cancelled() || self.answers(None).is_none() {
            return;
        }
        let due = if self.asks_a_person() { closed.opened } else { closed.opened + SLICE };
        let task = reveal(app.clone(), self.id.clone(), closed.key, due);
        app.tasks.spawn(task);
        self.closed.as_mut().expect("just seen").revealing = true;
    }

    /// An answer of a person to the closed question. Returns the last entry, which is a new one only if this was the last answer.
    pub(super) async fn seal(&mut self, app: &Shared, seat: Seat, action: &Value) -> Result<u32, Refusal> {
        if self.sealed(seat).is_some() {
            return Err(Why::Answered.into());
        }
        self.check(seat, action)?;
        self.renew_closed();
        if let Some(answers) = self.answers(Some((seat, action))) {
            return self.reveal(app, answers).await;
        }
        let at = self.at();
        self.change_unseen(app, |head| {
            head.seal(at, seat, action);
            Ok(())
        })
        .await?;
        if self.at() != at {
            return Err(Refusal::Stale { at: self.at() });
        }
        self.tell_owner(seat);
        Ok(at)
    }

    /// Sends the table to the clients of a seat's player.
    pub(super) fn tell_owner(&mut self, seat: Seat) {
        if let Some(guest) = self.head.seats[seat.index()].guest().map(str::to_owned) {
            self.send_table(To::Guest(&guest));
        }
    }

    async fn reveal(&mut self, app: &Shared, answers: Vec<(Seat, Value)>) -> Result<u32, Refusal> {
        let entry = |(seat, action)| Entry::Action { seat, action };
        self.append_and_broadcast(app, answers.into_iter().map(entry).collect()).await
    }
}

/// Plays all answers at the given time, unless one was withdrawn in the meantime.
async fn reveal(app: Shared, id: String, key: Key, due: Instant) {
    tokio::select! {
        _ = app.stop.cancelled() => return,
        () = tokio::time::sleep_until(due.into()) => {}
    }
    while !app.stop.is_cancelled() {
        if let Ok(mut table) = app.table(&id).await {
            table.renew_closed();
            let Some(closed) = table.closed.as_mut().filter(|closed| closed.key == key) else { return };
            closed.revealing = false;
            let Some(answers) = table.answers(None) else { return };
            table.closed.as_mut().expect("just seen").revealing = true;
            match table.reveal(&app, answers).await {
                Ok(_) | Err(Refusal::Stale { .. }) => return,
                Err(reason) => tracing::warn!(table = id, ?reason, "the answers to a closed question were not taken"),
            }
        }
        bots::wait_for_store(&app).await;
    }
}
