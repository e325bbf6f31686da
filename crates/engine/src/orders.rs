//! Standing orders: answers that a seat gives in advance to questions that several seats get at once.
//!
//! A game that asks everybody whether they want to react (an Edge window in SpaceCorp) would otherwise stop for a "no" of every seat,
//! many times a round. Which orders there are and what they answer is the game's business ([`Presentation::orders`],
//! [`Presentation::obey`]); storing them, and answering by them, is the platform's.
//!
//! [`Presentation::orders`]: crate::Presentation::orders
//! [`Presentation::obey`]: crate::Presentation::obey

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A standing order of a seat. Only its owner may know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Order {
    /// What it says, by the game's own name.
    pub key: Cow<'static, str>,
    /// When it was given, by the game's own count (of turns, of eras), so that the game can tell when it has expired.
    pub since: u32,
}

impl Order {
    pub fn new(key: impl Into<Cow<'static, str>>, since: u32) -> Order {
        Order { key: key.into(), since }
    }
}

/// What a standing order means for the question that its seat has now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obeyed<A> {
    Answer(A),
    /// It says nothing about this question.
    Ask,
    /// It says nothing about any question from now on, or the game does not know it.
    Expired,
}

impl<A> Obeyed<A> {
    pub fn map<B>(self, convert: impl FnOnce(A) -> B) -> Obeyed<B> {
        match self {
            Obeyed::Answer(action) => Obeyed::Answer(convert(action)),
            Obeyed::Ask => Obeyed::Ask,
            Obeyed::Expired => Obeyed::Expired,
        }
    }
}
