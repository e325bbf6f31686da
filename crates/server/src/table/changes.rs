//! Tables as they are sent: whole, or as changes to the one that a client has.

use std::collections::HashMap;
use std::sync::Arc;

use orrery_engine::SeatSet;
use orrery_engine::erased::AnyTable;
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::clients::{Client, json, text};
use super::difference::difference;
use crate::log::Log;
use crate::message::{self, Frame, Public};
use crate::wire::{Shown, ToClient};

/// What a client was last sent of a table. Text, because a parsed one takes ten times the memory and the time.
pub type Known = Arc<str>;

/// Bytes of a message of changes besides its patch and its log.
const AROUND: usize = 64;

/// The messages of one broadcast. Spectators share a message, and so do the tabs of a guest: each is made once.
pub(super) struct Broadcast<'a> {
    pub(super) at: u32,
    pub(super) position: Option<&'a dyn AnyTable>,
    pub(super) frame: Frame<'a>,
    pub(super) log: &'a Log,
    public: Option<Public>,
    shown: HashMap<SeatSet, Arc<View>>,
    whole: HashMap<(SeatSet, u32), Utf8Bytes>,
    /// By the table that the client has; clients share one copy of it.
    changes: HashMap<(SeatSet, u32, *const u8), Utf8Bytes>,
}

/// What the owner of some seats sees.
struct View {
    shown: Shown,
    text: Known,
}

impl<'a> Broadcast<'a> {
    pub(super) fn new(
        at: u32,
        position: Option<&'a dyn AnyTable>,
        public: Option<Public>,
        frame: Frame<'a>,
        log: &'a Log,
    ) -> Broadcast<'a> {
        let (shown, whole, changes) = (HashMap::new(), HashMap::new(), HashMap::new());
        Broadcast { at, position, frame, log, public, shown, whole, changes }
    }

    /// The message that brings a client up to date.
    pub(super) fn message(&mut self, client: &mut Client, seats: SeatSet) -> Utf8Bytes {
        let since = client.at.min(self.at);
        client.at = self.at;
        let known = client.known.take().filter(|_| client.changes);
        let view = self.view(seats, known.as_ref().map_or(0, |known| known.len()));
        client.known = client.changes.then(|| view.text.clone());
        match known {
            Some(known) => self.changes(seats, since, &known, &view),
            None => self.whole(seats, since, &view),
        }
    }

    /// What the owner of some seats sees; `before` is the length of what the owner saw.
    fn view(&mut self, seats: SeatSet, before: usize) -> Arc<View> {
        let (position, frame, public) = (self.position, &self.frame, &mut self.public);
        let make = || {
            let public = public.get_or_insert_with(|| Public::of(position));
            let shown = message::shown(position, public, seats, frame);
            let text = json(&shown, before + before / 8);
            Arc::new(View { shown, text: text.into() })
        };
        self.shown.entry(seats).or_insert_with(make).clone()
    }

    fn whole(&mut self, seats: SeatSet, since: u32, view: &View) -> Utf8Bytes {
        let (at, log) = (self.at, &self.log[since as usize..]);
        let make = || text(&ToClient::Table { at, shown: view.shown.clone(), log: log.to_vec() });
        self.whole.entry((seats, since)).or_insert_with(make).clone()
    }

    fn changes(&mut self, seats: SeatSet, since: u32, known: &Known, view: &View) -> Utf8Bytes {
        let (at, log) = (self.at, &self.log[since as usize..]);
        let make = || {
            let patch = RawValue::from_string(difference(known, &view.text)).expect("a patch is JSON");
            let length = AROUND + patch.get().len() + log.iter().map(|entry| 1 + entry.get().len()).sum::<usize>();
            json(&ToClient::Changes { at, patch, log: log.to_vec() }, length).into()
        };
        self.changes.entry((seats, since, known.as_ptr())).or_insert_with(make).clone()
    }
}
