//! Taking back: alone up to the last barrier, beyond it by consent of the other people at the table.

use orrery_engine::Seat;

use super::Table;
use crate::app::Shared;
use crate::error::Why;
use crate::head::Sitter;
use crate::log;
use crate::wire::{Refusal, ToClient};

/// A request to take back that waits for consent.
pub struct Asked {
    request: u32,
    seat: Seat,
    count: u32,
    /// Guests who have not answered yet.
    missing: Vec<String>,
    /// The client that asked, and its number for the answer.
    client: u64,
    id: u32,
}

/// What became of a wish to take back.
pub enum Undone {
    /// It stands as this entry.
    Done(u32),
    /// The others are asked; the answer comes when they have agreed or not.
    Asked,
}

/// A wish to take back, as it came in.
pub struct Wish {
    pub client: u64,
    pub id: u32,
    pub at: u32,
    pub seat: u8,
    pub count: u32,
}

impl Table {
    pub async fn undo(&mut self, app: &Shared, guest: Option<&str>, wish: Wish) -> Result<Undone, Refusal> {
        let seat = self.own_seat(guest, wish.seat).ok_or(Why::NotYourSeat)?;
        let position = self.playing()?;
        let (alone, all) = (position.undoable(seat) as u32, position.ply() as u32);
        // What others decide at the same time has nothing to do with one's own steps.
        let current = if wish.count <= alone { self.is_current(seat, wish.at) } else { wish.at == self.at() };
        if !current {
            return Err(Refusal::Stale { at: self.at() });
        }
        if wish.count == 0 || wish.count > all {
            return Err(Why::UndoTooFar.with("n", all).into());
        }
        if wish.count > alone {
            if !self.head.undo_by_consent {
                return Err(Why::UndoBarred.into());
            }
            let missing = self.others(guest.unwrap_or_default());
            if !missing.is_empty() {
                self.ask(seat, &wish, missing);
                return Ok(Undone::Asked);
            }
        }
        // By consent of all it is everybody's last decisions that go, alone it is one's own.
        self.take_back(app, seat, wish.count, wish.count <= alone).await.map(Undone::Done)
    }

    async fn take_back(&mut self, app: &Shared, seat: Seat, count: u32, own: bool) -> Result<u32, Refusal> {
        self.undos += 1;
        self.stand(app, log::undo_entry(seat, count, own)).await
    }

    /// The other people at the table.
    fn others(&self, guest: &str) -> Vec<String> {
        let mut others: Vec<String> = self.head.seats.iter().filter_map(Sitter::guest).map(str::to_owned).collect();
        others.retain(|other| other != guest);
        others.sort();
        others.dedup();
        others
    }

    fn ask(&mut self, seat: Seat, wish: &Wish, missing: Vec<String>) {
        self.withdraw();
        self.requests += 1;
        let asked = Asked { request: self.requests, seat, count: wish.count, missing, client: wish.client, id: wish.id };
        self.tell_guests(&asked.missing, &question(&asked));
        self.asked = Some(asked);
    }

    /// A client that comes while an answer of its guest is missing is asked too.
    pub(super) fn ask_again(&mut self, key: u64) {
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
            return self.withdraw();
        }
        asked.missing.remove(index);
        if !asked.missing.is_empty() {
            return;
        }
        let Asked { request, seat, count, client, id, .. } = self.asked.take().expect("just seen");
        let answer = match self.take_back(app, seat, count, false).await {
            Ok(at) => ToClient::Done { id, at },
            Err(reason) => ToClient::Refused { id, reason },
        };
        self.tell_all(&ToClient::UndoSettled { request, agreed: matches!(answer, ToClient::Done { .. }) });
        self.send(client, &answer);
    }

    /// A request is void once somebody said no, or the game went on.
    pub(super) fn withdraw(&mut self) {
        let Some(Asked { request, client, id, .. }) = self.asked.take() else { return };
        self.tell_all(&ToClient::UndoSettled { request, agreed: false });
        self.send(client, &ToClient::Refused { id, reason: Why::UndoDeclined.into() });
    }
}

fn question(asked: &Asked) -> ToClient {
    ToClient::UndoAsked { request: asked.request, seat: asked.seat.0, count: asked.count }
}
