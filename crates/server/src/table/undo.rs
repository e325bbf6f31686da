//! Undo: alone up to the last information barrier, beyond it with the consent of the other players. Redo: what was undone, as ordinary
//! entries, until something new is decided.

use orrery_engine::Seat;
use orrery_engine::record::{Entry, Line};
use serde_json::Value;

use super::Table;
use crate::app::Shared;
use crate::error::{Failure, Why, about};
use crate::head::Sitter;
use crate::limits::Sender;
use crate::log;
use crate::wire::{Refusal, ToClient};

/// Limit on undos in a game: when its log is read, each one replays the game from its start.
pub const MAX_UNDOS: u32 = 1000;
/// Entries above which nothing is undone or redone: a short message redoes many decisions. No game has a tenth as many.
const MAX_ENTRIES: u32 = 10_000;

/// An undo request that waits for consent.
pub struct PendingUndo {
    request: u32,
    seat: Seat,
    count: u32,
    /// Guests who have not answered.
    missing: Vec<String>,
    /// The requesting client and the id of its message.
    client: u64,
    id: u32,
}

/// Result of an undo request.
pub enum UndoOutcome {
    /// Done, as this entry.
    Done(u32),
    /// Waits for consent; the answer follows.
    PendingUndo,
}

/// An undo request as received.
pub struct UndoRequest {
    pub client: u64,
    pub id: u32,
    pub at: u32,
    pub seat: u8,
    pub count: u32,
}

/// A redo request as received.
pub struct RedoRequest {
    pub at: u32,
    pub seat: u8,
    pub count: u32,
}

impl Table {
    pub async fn undo(&mut self, app: &Shared, guest: Option<&str>, request: UndoRequest) -> Result<UndoOutcome, Refusal> {
        let seat = self.own_seat(guest, request.seat).ok_or(Why::NotYourSeat)?;
        let position = self.playing()?;
        let (alone, all) = (position.undoable(seat) as u32, position.ply() as u32);
        // A seat can undo its own decisions regardless of simultaneous decisions of others.
        let current = if request.count <= alone { self.is_current(seat, request.at) } else { request.at == self.at() };
        if !current {
            return Err(Refusal::Stale { at: self.at() });
        }
        if request.count == 0 || request.count > all {
            return Err(Why::UndoTooFar.with("n", all).into());
        }
        if self.undo_entries >= MAX_UNDOS {
            return Err(Why::ManyUndos.with("most", MAX_UNDOS).into());
        }
        self.check_room_for(1)?;
        if request.count > alone {
            if !self.head.undo_by_consent {
                return Err(Why::UndoBarred.into());
            }
            let missing = self.others(guest.unwrap_or_default());
            if !missing.is_empty() {
                self.request_consent(seat, &request, missing);
                return Ok(UndoOutcome::PendingUndo);
            }
        }
        // With consent, the last decisions of all seats are undone; alone, only the seat's own.
        self.take_back(app, seat, request.count, request.count <= alone).await.map(UndoOutcome::Done)
    }

    async fn take_back(&mut self, app: &Shared, seat: Seat, count: u32, own: bool) -> Result<u32, Refusal> {
        self.undos += 1;
        self.append_and_broadcast(app, vec![log::undo_entry(seat, count, own)]).await
    }

    /// Redoes the next `count` undone decisions of a seat, up to a closed question, and those of the bots after each; otherwise the bots
    /// would choose again. All or nothing is stored. Returns the last new entry.
    pub async fn redo(
        &mut self,
        app: &Shared,
        sender: &Sender,
        guest: Option<&str>,
        request: RedoRequest,
    ) -> Result<u32, Refusal> {
        let RedoRequest { at, seat, count } = request;
        let seat = self.own_seat(guest, seat).ok_or(Why::NotYourSeat)?;
        if !self.is_current(seat, at) {
            return Err(Refusal::Stale { at: self.at() });
        }
        let mut again = self.playing()?.redoable(seat, self.head.bots());
        let own: Vec<usize> = (0..again.len()).filter(|&index| again[index].0 == seat).collect();
        if count == 0 || count as usize > own.len() {
            return Err(Why::RedoTooFar.with("n", own.len() as i64).into());
        }
        again.truncate(own.get(count as usize).copied().unwrap_or(again.len()));
        if self.is_closed() {
            // An answer is given again like any other; bots decide again when it is asked.
            let (_, action) = again.swap_remove(own[0]);
            return self.seal(app, seat, &action).await;
        }
        let with_bots = again.len() > count as usize;
        let entries = self.up_to_closed(again)?;
        self.check_room_for(entries.len())?;
        app.charge(sender, entries.iter().map(stored_length).sum())?;
        if with_bots {
            // Searches in progress are for a question that has now been answered.
            self.undos += 1;
        }
        self.append_and_broadcast(app, entries).await
    }

    fn check_room_for(&self, entries: usize) -> Result<(), Failure> {
        let room = self.at() as usize + entries <= MAX_ENTRIES as usize;
        if room { Ok(()) } else { Err(Why::ManyEntries.with("most", MAX_ENTRIES)) }
    }

    /// Decisions as entries, up to the next closed question: they are stored together, and its answers are not entries yet.
    fn up_to_closed(&self, decisions: Vec<(Seat, Value)>) -> Result<Vec<Entry>, Refusal> {
        let mut position = self.playing()?.clone_box();
        let mut entries = Vec::with_capacity(decisions.len());
        for (seat, action) in decisions {
            if position.closed() {
                break;
            }
            let entry = Entry::Action { seat, action };
            log::apply(&mut *position, &entry).map_err(about(self.meta()?))?;
            entries.push(entry);
        }
        Ok(entries)
    }

    /// The other guests at the table.
    fn others(&self, guest: &str) -> Vec<String> {
        let mut others: Vec<String> = self.head.seats.iter().filter_map(Sitter::guest).map(str::to_owned).collect();
        others.retain(|other| other != guest);
        others.sort();
        others.dedup();
        others
    }

    fn request_consent(&mut self, seat: Seat, request: &UndoRequest, missing: Vec<String>) {
        self.cancel_undo_request();
        self.requests += 1;
        let asked =
            PendingUndo { request: self.requests, seat, count: request.count, missing, client: request.client, id: request.id };
        self.send_to_guests(&asked.missing, &question(&asked));
        self.asked = Some(asked);
    }

    /// Sends a pending request to a client that connects while its guest's answer is missing.
    pub(super) fn resend_undo_request(&mut self, key: u64) {
        let Some(asked) = &self.asked else { return };
        let (missing, question) = (asked.missing.clone(), question(asked));
        let guest = self.clients.guest(key);
        if guest.is_some_and(|guest| missing.contains(&guest)) {
            self.send(key, &question);
        }
    }

    pub async fn consent(&mut self, app: &Shared, guest: Option<&str>, request: u32, yes: bool) {
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.request == request) else { return };
        let Some(index) = asked.missing.iter().position(|missing| Some(missing.as_str()) == guest) else { return };
        if !yes {
            return self.cancel_undo_request();
        }
        asked.missing.remove(index);
        if !asked.missing.is_empty() {
            return;
        }
        let PendingUndo { request, seat, count, client, id, .. } = self.asked.take().expect("just seen");
        let answer = match self.take_back(app, seat, count, false).await {
            Ok(at) => ToClient::Done { id, at },
            Err(reason) => ToClient::Refused { id, reason },
        };
        self.broadcast(&ToClient::UndoSettled { request, agreed: matches!(answer, ToClient::Done { .. }) });
        self.send(client, &answer);
    }

    /// Cancels a pending request: somebody declined, or the game went on.
    pub(super) fn cancel_undo_request(&mut self) {
        let Some(PendingUndo { request, client, id, .. }) = self.asked.take() else { return };
        self.broadcast(&ToClient::UndoSettled { request, agreed: false });
        self.send(client, &ToClient::Refused { id, reason: Why::UndoDeclined.into() });
    }
}

/// Bytes that an entry takes in the store.
fn stored_length(entry: &Entry) -> usize {
    Line { entry: entry.clone(), hash: None }.to_text().len()
}

fn question(asked: &PendingUndo) -> ToClient {
    ToClient::UndoAsked { request: asked.request, seat: asked.seat.0, count: asked.count }
}
