//! Requests of clients and bots at a table: moves, explanations, previews, chat, resignation.

use orrery_engine::erased::AnyTable;
use orrery_engine::record::Entry;
use orrery_engine::{Order, Seat};
use serde_json::Value;

use super::Table;
use crate::app::Shared;
use crate::error::{Failure, Why};
use crate::message::{preview, refusal};
use crate::store::{ChatLine, StoreError, Write};
use crate::text::clean_chat;
use crate::wire::{Guest, PreviewInfo, Refusal, StandingOrder};

impl Table {
    /// A move of one of the guest's seats, made at entry `at`. Returns the new entry once it is durable; an answer to a closed question is
    /// durable before it becomes one.
    pub async fn decide(&mut self, app: &Shared, guest: Option<&str>, at: u32, seat: u8, action: &Value) -> Result<u32, Refusal> {
        let seat = self.own_seat(guest, seat).ok_or(Why::NotYourSeat)?;
        if !self.is_current(seat, at) {
            return Err(Refusal::Stale { at: self.at() });
        }
        if self.is_closed() { self.seal(app, seat, action).await } else { self.play(app, seat, action).await }
    }

    /// A move of a seat, by its player or its bot.
    pub async fn play(&mut self, app: &Shared, seat: Seat, action: &Value) -> Result<u32, Refusal> {
        self.check(seat, action)?;
        self.append_and_broadcast(app, vec![Entry::Action { seat, action: action.clone() }]).await
    }

    pub(super) fn check(&self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        self.playing()?.check(seat, action).map_err(|refused| refusal(&refused))
    }

    /// The last position that can be shown.
    pub fn shown(&self) -> Result<&dyn AnyTable, Failure> {
        self.position().ok_or_else(|| self.broken().unwrap_or(Why::NotBegun.into()))
    }

    /// Why the game cannot go on.
    fn broken(&self) -> Option<Failure> {
        let failure = Why::Broken.with("reason", self.trouble.clone()?);
        Some(match self.meta() {
            Ok(meta) => failure.about(meta),
            Err(_) => failure,
        })
    }

    /// The position of a game in progress.
    pub(super) fn playing(&self) -> Result<&dyn AnyTable, Refusal> {
        if let Some(broken) = self.broken() {
            return Err(broken.into());
        }
        self.position().filter(|_| self.is_playing()).ok_or_else(|| Why::NotPlaying.into())
    }

    /// Appends entries and broadcasts them together.
    pub(super) async fn append_and_broadcast(&mut self, app: &Shared, entries: Vec<Entry>) -> Result<u32, Refusal> {
        match self.append(app, entries).await {
            Ok(()) => {}
            Err(failure) if failure.why == Why::Overtaken => return Err(Refusal::Stale { at: self.at() }),
            Err(failure) => return Err(failure.into()),
        }
        let at = self.at();
        self.after_entry(app).await;
        Ok(at)
    }

    /// Gives or revokes a standing order of one of the guest's seats. Returns the current entry once the order is durable.
    pub async fn order(
        &mut self,
        app: &Shared,
        guest: Option<&str>,
        seat: u8,
        order: Option<StandingOrder>,
    ) -> Result<u32, Refusal> {
        let seat = self.own_seat(guest, seat).ok_or(Why::NotYourSeat)?;
        let position = self.playing()?;
        let order = order.map(|StandingOrder { key, since }| Order { key: key.into(), since });
        if order.as_ref().is_some_and(|order| !position.orders(seat).contains(order)) {
            return Err(Why::NoOrder.into());
        }
        self.change_unseen(app, |head| {
            match &order {
                Some(order) => head.orders.insert(seat.0, order.clone()),
                None => head.orders.remove(&seat.0),
            };
            Ok(())
        })
        .await?;
        self.tell_owner(seat);
        Ok(self.at())
    }

    /// Checks an action without playing it.
    pub fn why(&self, guest: Option<&str>, seat: u8, action: &Value) -> Result<(), Refusal> {
        let seat = self.own_seat(guest, seat).ok_or(Why::NotYourSeat)?;
        self.check(seat, action)
    }

    /// Previews an action of a seat.
    pub fn preview(&self, guest: Option<&str>, seat: u8, action: &Value) -> Result<PreviewInfo, Refusal> {
        let seat = self.own_seat(guest, seat).ok_or(Why::NotYourSeat)?;
        let position = self.playing()?;
        position.preview(seat, action).map(|known| preview(&known)).map_err(|refused| refusal(&refused))
    }

    pub async fn resign(&mut self, app: &Shared, guest: Option<&str>, seat: u8) -> Result<(), Failure> {
        let seat = self.own_seat(guest, seat).ok_or(Why::NotYourSeat)?;
        if !self.is_playing() {
            return Err(Why::NotPlaying.into());
        }
        self.change(app, |head| {
            head.give_up(seat);
            Ok(())
        })
        .await
    }

    /// Stores a chat message and broadcasts it.
    pub async fn say(&mut self, app: &Shared, guest: &Guest, text: &str) -> Result<(), Failure> {
        self.head.check_may_write(&guest.id)?;
        let sender = self.head.name_in_chat(guest)?;
        let text = clean_chat(text)?;
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            self.check_certain()?;
            let n = self.chat.last().map_or(0, |line| line.n) + 1;
            let line = ChatLine { n, sender: sender.clone(), text: text.clone() };
            match self.write(app, Write::Chat { table: self.id.clone(), line: line.clone() }).await {
                Ok(()) => {
                    self.broadcast_chat(line);
                    return Ok(());
                }
                Err(StoreError::Conflict) => self.chat = app.store.chat(&self.id, super::CHAT).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }
}
