//! What people read: questions, choices, events, and the position as plain text.

use orrery_engine::{Message, Seat, Words};

use crate::{Action, Event, Kepler, View};

pub(crate) fn prompt(_game: &Kepler, _seat: Seat) -> Message {
    Message::new("prompt")
}

pub(crate) fn describe(_game: &Kepler, _seat: Seat, action: &Action) -> Message {
    Message::new(format!("{action:?}"))
}

pub(crate) fn narrate(event: &Event) -> Message {
    Message::new(format!("{event:?}"))
}

pub(crate) fn render(_view: &View, _words: &Words) -> String {
    String::new()
}
