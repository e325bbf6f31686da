//! The [`Presentation`] trait: a game in words.

use serde::Serialize;

use crate::game::Game;
use crate::message::Message;
use crate::orders::{Obeyed, Order};
use crate::seat::Seat;
use crate::words::Words;

/// Where an action belongs among many of its kind: a heading that it shares with others, and what tells it apart from them.
///
/// A client may show actions with equal headings as one line, "turned once: A1-C1 B2", in place of a list of full labels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    pub heading: Message,
    /// Short label, unique under its heading.
    pub label: Message,
    /// Labels of consecutive positions form a range ("A1-C1"). Positions that are not neighbours are not consecutive numbers.
    pub position: Option<u32>,
}

/// What an action means for the course of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A decision of its own.
    Move,
    /// Leaves a step of the turn without doing anything in it.
    Pass,
    /// Leaves the last step of the turn.
    EndTurn,
    /// Possible in the later steps of the turn too, and thus no reason to stop at this one.
    Anytime,
}

/// What a finished solo game came to: how far it was, and every goal with whether it was reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoloResult {
    /// "13 of 59 medals".
    pub summary: Message,
    /// Tiers from the lowest up, or conditions that all had to hold.
    pub goals: Vec<(Message, bool)>,
}

/// What people read of a game, or hear from a screen reader.
///
/// Sentences are [`Message`]s, keys of the game's Fluent files with arguments, so that every client can show them in its
/// reader's language. Nothing here may depend on information that the addressed seat does not have.
pub trait Presentation: Game {
    /// The question put to a seat that must decide.
    fn prompt(&self, seat: Seat) -> Message;

    /// The label of an action. Must accept any action, also one that is illegal or names components that do not exist.
    fn describe(&self, seat: Seat, action: &Self::Action) -> Message;

    /// The place of an action in a long list of similar ones. `None` where its label says enough. As [`describe`](Self::describe), it must
    /// accept any action.
    fn group(&self, _seat: Seat, _action: &Self::Action) -> Option<Group> {
        None
    }

    /// What an action means for the course of a turn: a client need not ask where nothing but a pass is possible
    /// ([`shortcuts`](crate::shortcuts)).
    fn role(&self, _action: &Self::Action) -> Role {
        Role::Move
    }

    /// How much an action takes or brings, where the question is how much. Clients list the largest amount first. As
    /// [`describe`](Self::describe), it must accept any action.
    fn amount(&self, _seat: Seat, _action: &Self::Action) -> Option<u32> {
        None
    }

    /// The standing orders that a seat can give now, in the order in which clients offer them ([`orders`](crate::orders)).
    fn orders(&self, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }

    /// The label of a standing order.
    fn describe_order(order: &Order) -> Message {
        Message::new(format!("order-{}", order.key))
    }

    /// What a standing order means for the question of a seat that must decide. It may depend on public information alone: an answer by
    /// order comes at once, so that its timing would give away anything else.
    fn obey(&self, _seat: Seat, _order: &Order) -> Obeyed<Self::Action> {
        Obeyed::Expired
    }

    /// The log entry of an event.
    fn narrate(event: &Self::Event) -> Message;

    /// The position as plain text, for terminals and screen readers.
    fn render(view: &Self::View, words: &Words) -> String;

    /// How far the game has come ("Round 3 of 16"), for lists of tables. `None` where there is nothing to count.
    fn stage(_view: &Self::View) -> Option<Message> {
        None
    }

    /// What a finished solo game came to. `None` while it is played, and where players compete.
    fn solo_result(&self) -> Option<SoloResult> {
        None
    }

    /// Appends actions that a person might try here, legal or not: the candidates that "why not?" can explain.
    fn attempts(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(seat, out);
    }
}
