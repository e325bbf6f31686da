//! What people read. Sentences will live in `locales/<language>/spacecorp.ftl`.

use orrery_engine::{Message, Presentation, Seat, Words};

use crate::action::Action;
use crate::event::Event;
use crate::state::SpaceCorp;
use crate::view::View;

impl Presentation for SpaceCorp {
    fn prompt(&self, _seat: Seat) -> Message {
        Message::new("prompt")
    }

    fn describe(&self, _seat: Seat, _action: &Action) -> Message {
        Message::new("action")
    }

    fn narrate(_event: &Event) -> Message {
        Message::new("event")
    }

    fn render(_view: &View, _words: &Words) -> String {
        String::new()
    }
}
