//! What lists and statistics show of a game. Stored with every entry, so that a list replays no log.

use std::time::{SystemTime, UNIX_EPOCH};

use orrery_engine::erased::AnyTable;
use orrery_engine::record::Entry;
use orrery_engine::{SeatSet, Viewer};

use crate::message::{self, sentence};
use crate::wire::{Standing, Wait};

/// Unix time in milliseconds.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Standing {
    /// The standing after `at` entries, as everybody may know it. `awaited` have waited since `time`.
    pub fn new(position: &dyn AnyTable, awaited: SeatSet, at: u32, time: i64) -> Standing {
        Standing {
            at,
            time,
            awaited: awaited.iter().map(|seat| Wait { seat: seat.0, since: time }).collect(),
            points: position.points(Viewer::Spectator),
            stage: position.stage().as_ref().map(sentence),
            outcome: message::outcome(position),
        }
    }

    /// The same, after one more entry: a seat that did not make it goes on waiting since when it did before.
    #[must_use]
    pub fn following(self, before: Option<&Standing>, entry: &Entry) -> Standing {
        let waited = |wait: &Wait| {
            let waiting = before?.awaited.iter().find(|known| known.seat == wait.seat)?;
            (entry.seat().map(|seat| seat.0) != Some(wait.seat)).then_some(waiting.since)
        };
        let awaited = self.awaited.iter().map(|wait| Wait { since: waited(wait).unwrap_or(wait.since), ..*wait }).collect();
        Standing { awaited, ..self }
    }

    /// A stored standing; `None` if it cannot be read, since it can be made again from the log.
    pub fn parse(text: &str) -> Option<Standing> {
        serde_json::from_str(text).ok()
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}
