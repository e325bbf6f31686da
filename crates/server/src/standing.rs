//! The public summary of a game, for lists and statistics. Stored with every entry, so that lists replay nothing.

use std::time::{SystemTime, UNIX_EPOCH};

use orrery_engine::erased::AnyTable;
use orrery_engine::{Seat, SeatSet, Viewer};

use crate::message;
use crate::wire::{Standing, Wait};

/// Unix time in milliseconds.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Standing {
    /// The standing after `at` entries, from public information. `awaited` must decide since `time`.
    pub fn new(position: &dyn AnyTable, awaited: SeatSet, at: u32, time: i64) -> Standing {
        Standing {
            at,
            time,
            awaited: awaited.iter().map(|seat| Wait { seat: seat.0, since: time }).collect(),
            points: position.points(Viewer::Spectator),
            stage: message::stage(position),
            outcome: message::outcome(position),
        }
    }

    /// The standing after entries of these seats. Seats that still must decide keep their start time.
    #[must_use]
    pub fn following(self, before: Option<&Standing>, seats: SeatSet) -> Standing {
        let waited = |wait: &Wait| {
            let waiting = before?.awaited.iter().find(|known| known.seat == wait.seat)?;
            (!seats.contains(Seat(wait.seat))).then_some(waiting.since)
        };
        let awaited = self.awaited.iter().map(|wait| Wait { since: waited(wait).unwrap_or(wait.since), ..*wait }).collect();
        Standing { awaited, ..self }
    }

    /// Parses a stored standing; `None` if it is malformed, because it can be recomputed from the log.
    pub fn parse(text: &str) -> Option<Standing> {
        serde_json::from_str(text).ok()
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}
