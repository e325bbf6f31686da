//! A game on the table: the position, what led to it, and how far it can be taken back.

use crate::game::{Disclosure, Game, Log, Silent};
use crate::illegal::{Illegal, SetupError};
use crate::rng::Seed;
use crate::seat::Seat;

/// A position with its history. The state is always what replaying the history gives.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// Where the history begins.
    start: G,
    state: G,
    plies: Vec<Ply<G>>,
}

#[derive(Clone, Debug)]
struct Ply<G: Game> {
    seat: Seat,
    action: G::Action,
    /// The position before; kept where the step may still be taken back by its player alone.
    before: Option<Box<G>>,
}

/// Which decisions are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    pub count: u32,
    /// Only those of this seat: what others decided at the same time stays.
    pub of: Option<Seat>,
}

impl Undo {
    /// The last decisions, whoever made them.
    pub fn last(count: u32) -> Undo {
        Undo { count, of: None }
    }

    /// The last decisions of a seat.
    pub fn own(seat: Seat, count: u32) -> Undo {
        Undo { count, of: Some(seat) }
    }

    /// Takes them out of a list of decisions, and gives them; nothing, if there are not so many.
    pub fn strike<T>(self, decisions: &mut Vec<T>, seat: impl Fn(&T) -> Seat) -> Option<Vec<T>> {
        let meant = |decision: &T| self.of.is_none_or(|of| of == seat(decision));
        let count = self.count as usize;
        let first = match count {
            0 => decisions.len(),
            _ => decisions.iter().enumerate().rev().filter(|(_, decision)| meant(decision)).nth(count - 1)?.0,
        };
        let (struck, kept) = decisions.drain(first..).partition(meant);
        decisions.extend::<Vec<T>>(kept);
        Some(struck)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    #[error("nothing to take back")]
    Nothing,
    #[error("something hidden came to light, or somebody else's decision began")]
    Barrier,
    #[error("the last decision was not this seat's")]
    NotYours,
}

impl<G: Game> Table<G> {
    /// A new game by the current rules.
    pub fn new(options: &G::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        Ok(Table::from_position(G::setup(options, seats, seed)?))
    }

    /// A new game by the rules of a version that the game still plays.
    pub fn by_rules(rules: u32, options: &G::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        Ok(Table::from_position(G::setup_by_rules(rules, options, seats, seed)?))
    }

    /// A position without a history, as if it had just been set up.
    pub fn from_position(state: G) -> Self {
        Table { start: state.clone(), state, plies: Vec::new() }
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many decisions stand.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// The decisions that stand, in order.
    pub fn history(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.plies.iter().map(|ply| (ply.seat, &ply.action))
    }

    pub fn apply(&mut self, seat: Seat, action: &G::Action, log: &mut impl Log<G::Event>) -> Result<Disclosure, Illegal> {
        self.state.check(seat, action)?;
        let before = self.state.clone();
        let disclosure = self.state.play(seat, action, log);
        let (asked, asks) = (before.turn().seats(), self.state.turn().seats());
        let others_begin = asks.iter().any(|other| other != seat && !asked.contains(other));
        let shut = disclosure == Disclosure::Something || others_begin;
        let done = !asks.contains(seat);
        if shut || done {
            // What cannot come back any more need not be kept: nothing at all, or nothing of a seat that is done.
            self.plies.iter_mut().filter(|ply| shut || ply.seat == seat).for_each(|ply| ply.before = None);
        }
        let before = (!shut && !done).then(|| Box::new(before));
        self.plies.push(Ply { seat, action: *action, before });
        Ok(disclosure)
    }

    /// How many of its last decisions a seat may take back by itself.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.plies.iter().rev().filter(|ply| ply.seat == seat).take_while(|ply| ply.before.is_some()).count()
    }

    /// Takes back a seat's last decision, if nothing came to light since and nobody else's decision began. What others decided at
    /// the same time stays.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let last = self.plies.len().checked_sub(1).ok_or(UndoError::Nothing)?;
        let at = self.plies.iter().rposition(|ply| ply.seat == seat).ok_or(UndoError::NotYours)?;
        let Some(before) = &self.plies[at].before else {
            return Err(if at == last { UndoError::Barrier } else { UndoError::NotYours });
        };
        let mut state = (**before).clone();
        let mut since = self.plies[at + 1..].to_vec();
        for ply in &mut since {
            state.check(ply.seat, &ply.action).map_err(|_| UndoError::Barrier)?;
            ply.before = ply.before.is_some().then(|| Box::new(state.clone()));
            state.play(ply.seat, &ply.action, &mut Silent);
        }
        self.plies.truncate(at);
        self.plies.append(&mut since);
        self.state = state;
        Ok(())
    }

    /// Takes back decisions whatever they let out (by consent, or as a record says).
    pub fn take_back(&mut self, undo: Undo) -> Result<(), UndoError> {
        let mut history: Vec<_> = self.history().map(|(seat, action)| (seat, *action)).collect();
        undo.strike(&mut history, |(seat, _)| *seat).ok_or(UndoError::Nothing)?;
        let mut again = Table::from_position(self.start.clone());
        for (seat, action) in history {
            // Refused only if something that stays was decided because of what goes.
            again.apply(seat, &action, &mut Silent).map_err(|_| UndoError::Barrier)?;
        }
        *self = again;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_decisions_are_struck_from_between_those_of_others() {
        let mut decisions = vec![(Seat(0), 'a'), (Seat(1), 'b'), (Seat(0), 'c'), (Seat(1), 'd')];
        let seat = |decision: &(Seat, char)| decision.0;
        assert_eq!(Undo::own(Seat(0), 1).strike(&mut decisions, seat), Some(vec![(Seat(0), 'c')]));
        assert_eq!(decisions, [(Seat(0), 'a'), (Seat(1), 'b'), (Seat(1), 'd')]);
        assert_eq!(Undo::own(Seat(0), 2).strike(&mut decisions, seat), None);
        assert_eq!(Undo::last(2).strike(&mut decisions, seat), Some(vec![(Seat(1), 'b'), (Seat(1), 'd')]));
        assert_eq!(Undo::last(2).strike(&mut decisions, seat), None);
    }
}
