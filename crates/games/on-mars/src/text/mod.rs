//! What people read. Sentences live in `locales/<language>/on-mars.ftl`.

use orrery_engine::{Message, Presentation, Role, Seat, Words};

use crate::action::Action;
use crate::event::Event;
use crate::state::OnMars;
use crate::view::View;

impl Presentation for OnMars {
    fn prompt(&self, _seat: Seat) -> Message {
        Message::new(format!("prompt-{}", self.question().id()))
    }

    fn describe(&self, _seat: Seat, action: &Action) -> Message {
        Message::new(format!("{action:?}"))
    }

    fn role(&self, action: &Action) -> Role {
        match action {
            Action::EndTurn => Role::EndTurn,
            _ => Role::Move,
        }
    }

    fn narrate(event: &Event) -> Message {
        Message::new(format!("{event:?}"))
    }

    fn render(view: &View, _words: &Words) -> String {
        format!("{view:?}")
    }
}
