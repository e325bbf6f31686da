//! The [`Presentation`] trait: a game in words.

use serde::Serialize;

use crate::game::Game;
use crate::illegal::Illegal;
use crate::message::Message;
use crate::orders::{Order, OrderOutcome};
use crate::seat::Seat;
use crate::words::Words;

/// Where an action belongs in a long list: a heading that it shares with similar actions, and a label that is unique under it.
///
/// A client may show actions with equal headings as one line, "turned once: A1-C1 B2", in place of a list of full labels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    /// Heading shared with similar actions.
    pub heading: Message,
    /// Short label, unique under its heading.
    pub label: Message,
    /// Labels of consecutive positions form a range ("A1-C1"). Positions that are not neighbours are not consecutive numbers.
    pub position: Option<u32>,
}

/// The role of an action in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// An ordinary decision.
    Move,
    /// Leaves a step of the turn without doing anything in it.
    Pass,
    /// Leaves the last step of the turn.
    EndTurn,
    /// Also possible in later steps of the turn, so a client need not stop at this one.
    Anytime,
    /// A decision of the next step that can be made already. Passing this step declines it there too.
    Ahead,
}

/// Result of a finished solo game: a summary, and for every goal whether it was reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoloResult {
    /// "13 of 59 medals".
    pub summary: Message,
    /// Tiers from the lowest up, or conditions that all had to hold.
    pub goals: Vec<(Message, bool)>,
}

/// A refusal as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Number of the rule to look up.
    pub rule: &'static str,
    /// What the rule forbids here.
    pub text: Message,
}

impl From<&Illegal> for Explanation {
    fn from(illegal: &Illegal) -> Explanation {
        Explanation { rule: illegal.rule, text: illegal.message() }
    }
}

/// The texts of a game, for readers and for screen readers.
///
/// Sentences are [`Message`]s, keys of the game's Fluent files with arguments, so that every client can show them in its
/// reader's language. Nothing here may depend on information that the addressed seat does not have.
pub trait Presentation: Game {
    /// The question put to a seat that must decide.
    fn prompt(&self, seat: Seat) -> Message;

    /// The label of an action. Must accept any action, also one that is illegal or names components that do not exist.
    fn describe(&self, seat: Seat, action: &Self::Action) -> Message;

    /// The place of an action in a long list of similar ones. `None` if its label suffices. As [`describe`](Self::describe), it
    /// must accept any action.
    fn group(&self, _seat: Seat, _action: &Self::Action) -> Option<Group> {
        None
    }

    /// The role of an action in a turn: a client may skip a question where only passing is possible
    /// ([`shortcuts`](crate::shortcuts)).
    fn role(&self, _action: &Self::Action) -> Role {
        Role::Move
    }

    /// Of effects that a seat must carry out in an order of its choice, one that may as well come first, because the order makes no
    /// difference: a client need not ask ([`shortcuts`](crate::shortcuts)).
    fn any_order(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// How much an action costs or gains, where the question asks for an amount. Clients list the largest amount first. As
    /// [`describe`](Self::describe), it must accept any action.
    fn amount(&self, _seat: Seat, _action: &Self::Action) -> Option<u32> {
        None
    }

    /// The standing orders that a seat can give now, whether it must decide or not, in the order in which clients offer them
    /// ([`orders`](crate::orders)).
    fn orders(&self, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }

    /// The label of a standing order.
    fn describe_order(order: &Order) -> Message {
        Message::new(format!("order-{}", order.key))
    }

    /// Resolves a standing order. An answer counts only if the seat must decide; whether the order has expired counts always. The result
    /// may depend on public information only: unless the question is [closed](Game::closed), an order is answered immediately, so its
    /// timing would reveal anything else.
    fn resolve_order(&self, _seat: Seat, _order: &Order) -> OrderOutcome<Self::Action> {
        OrderOutcome::Expired
    }

    /// The log entry of an event.
    fn narrate(event: &Self::Event) -> Message;

    /// The position as plain text, for terminals and screen readers.
    fn render(view: &Self::View, words: &Words) -> String;

    /// How far the game has come ("Round 3 of 16"), for lists of tables. `None` where there is nothing to count.
    fn stage(_view: &Self::View) -> Option<Message> {
        None
    }

    /// Result of a finished solo game. `None` during the game, and where players compete.
    fn solo_result(&self) -> Option<SoloResult> {
        None
    }

    /// Appends actions that a person might try here, legal or not: the candidates that "why not?" can explain.
    fn attempts(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(seat, out);
    }

    /// What an action of a seat has changed since the position before it, beyond its events: the standing of an objective. For previews.
    fn notes(&self, _before: &Self, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// Explains the refusal of an action. The order of refusals is fixed by the rules; a game overrides this where the position says
    /// more about what the person meant. As [`describe`](Self::describe), it must accept any action.
    fn explain(&self, _seat: Seat, _action: &Self::Action, illegal: &Illegal) -> Explanation {
        illegal.into()
    }
}
