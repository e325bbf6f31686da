//! Standing orders: answers that a seat gives in advance to questions that several seats get at once.
//!
//! A game that asks everybody whether they want to react (an Edge window in SpaceCorp) would otherwise stop for a "no" of every seat,
//! many times a round. The game defines which orders exist and what they answer ([`Presentation::orders`],
//! [`Presentation::resolve_order`]); the platform stores them and plays their answers.
//!
//! [`Presentation::orders`]: crate::Presentation::orders
//! [`Presentation::resolve_order`]: crate::Presentation::resolve_order

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A standing order of a seat. Only its owner may know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The game's name for it.
    pub key: Cow<'static, str>,
    /// When it was given, counted by the game in turns or eras, so that the game knows when it expires.
    pub since: u32,
}

impl Order {
    /// An order by its key, and when it was given.
    pub fn new(key: impl Into<Cow<'static, str>>, since: u32) -> Order {
        Order { key: key.into(), since }
    }
}

/// What a standing order does with the current question of its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderOutcome<A> {
    /// It answers the question with this action.
    Answer(A),
    /// It does not apply to this question.
    Ask,
    /// It will never apply again, or the game does not know it.
    Expired,
}

impl<A> OrderOutcome<A> {
    /// Converts the action of an answer.
    pub fn map<B>(self, convert: impl FnOnce(A) -> B) -> OrderOutcome<B> {
        match self {
            OrderOutcome::Answer(action) => OrderOutcome::Answer(convert(action)),
            OrderOutcome::Ask => OrderOutcome::Ask,
            OrderOutcome::Expired => OrderOutcome::Expired,
        }
    }
}
