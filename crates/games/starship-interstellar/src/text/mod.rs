//! What people read, and what "why not?" can explain (`attempts.rs`). The sentences are still to be written: keys name the question, the
//! action and the event.

mod attempts;

use orrery_engine::{Message, Presentation, Seat, Words};

use crate::action::Action;
use crate::event::Event;
use crate::state::Starship;
use crate::view::View;

/// The name of a variant: what `Debug` prints before its fields.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    text[..end].to_lowercase()
}

impl Presentation for Starship {
    fn prompt(&self, _seat: Seat) -> Message {
        match self.top() {
            Some(task) => Message::new(format!("ask-{}", variant(&task.work))),
            None => Message::new(format!("ask-{}", variant(&self.phase))),
        }
    }

    fn describe(&self, _seat: Seat, action: &Action) -> Message {
        Message::new(format!("act-{}", variant(action)))
    }

    fn narrate(event: &Event) -> Message {
        Message::new(format!("event-{}", variant(event)))
    }

    fn render(view: &View, _words: &Words) -> String {
        format!("{view:#?}")
    }

    fn attempts(&self, seat: Seat, out: &mut Vec<Action>) {
        attempts::attempts(self, seat, out);
    }
}
