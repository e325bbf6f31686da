//! A game in progress: the position, its history, undo and redo.

use std::sync::Arc;

use crate::game::{Disclosure, Game, Log, Silent};
use crate::illegal::{Illegal, SetupError};
use crate::rng::Seed;
use crate::seat::{Seat, SeatSet};

/// A position with its history. Copies share the earlier positions. Replaying the history from the start, with what undone decisions disclosed
/// ([`Game::keep_disclosed`]), gives the position.
///
/// In a game where a turn is up to two steps and a rest:
///
/// ```
/// # mod walk { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doctests/walk.rs")); }
/// # use walk::{Move, Walk};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use orrery_engine::{Seat, SeatSet, Seed, Silent, Table, table::UndoError};
///
/// let mut table = Table::<Walk>::new(&(), 2, Seed(1))?;
/// table.apply(Seat(0), &Move::Step, &mut Silent)?;
/// table.apply(Seat(0), &Move::Step, &mut Silent)?;
/// assert_eq!(table.undoable(Seat(0)), 2);
///
/// table.undo(Seat(0))?;
/// assert_eq!((table.ply(), table.state().steps), (1, [1, 0]));
/// for (seat, action) in table.redoable(Seat(0), SeatSet::EMPTY) {
///     table.apply(seat, &action, &mut Silent)?;
/// }
/// assert_eq!(table.state().steps, [2, 0]);
///
/// // After the rest it is the other seat's turn: undo without consent ends there.
/// table.apply(Seat(0), &Move::Rest, &mut Silent)?;
/// assert_eq!(table.undo(Seat(0)), Err(UndoError::Barrier));
/// # Ok(()) }
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The position before the first decision.
    start: Arc<G>,
    state: G,
    plies: Vec<Ply<G>>,
    /// Undos that disclosed something, in order: the number of decisions that stood before, and the position that was undone.
    disclosed: Vec<(usize, Arc<G>)>,
    /// Undone decisions that can be redone, the next one last. It follows from the decisions and undos alone, so replaying a log
    /// restores it.
    undone: Vec<Undone<G>>,
}

#[derive(Clone, Debug)]
struct Ply<G: Game> {
    seat: Seat,
    action: G::Action,
    /// The position before the decision, as long as its player can still undo it without consent.
    before: Option<Arc<G>>,
}

#[derive(Clone, Debug)]
struct Undone<G: Game> {
    seat: Seat,
    action: G::Action,
    /// Undone by [`Undo::own`]: simultaneous decisions of other seats do not replace it.
    own: bool,
}

/// Which decisions to undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// Number of decisions.
    pub count: u32,
    /// Only decisions of this seat; simultaneous decisions of others stay.
    pub of: Option<Seat>,
}

impl Undo {
    /// The last decisions of any seat.
    pub fn last(count: u32) -> Undo {
        Undo { count, of: None }
    }

    /// The last decisions of a seat.
    pub fn own(seat: Seat, count: u32) -> Undo {
        Undo { count, of: Some(seat) }
    }

    /// Removes these decisions from a list and returns them. `None`, and the list is unchanged, if it has fewer than `count`.
    pub fn remove_from<T>(self, decisions: &mut Vec<T>, seat: impl Fn(&T) -> Seat) -> Option<Vec<T>> {
        let meant = |decision: &T| self.of.is_none_or(|of| of == seat(decision));
        let count = self.count as usize;
        let first = match count {
            0 => decisions.len(),
            _ => decisions.iter().enumerate().rev().filter(|(_, decision)| meant(decision)).nth(count - 1)?.0,
        };
        let (removed, kept) = decisions.drain(first..).partition(meant);
        decisions.extend::<Vec<T>>(kept);
        Some(removed)
    }
}

/// Why a decision cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// There is nothing to undo.
    #[error("nothing to undo")]
    Nothing,
    /// An information barrier came after it, or a later decision depends on it.
    #[error("an information barrier or another seat's decision came after it")]
    Barrier,
    /// Another seat has decided since.
    #[error("the last decision was not this seat's")]
    NotYours,
}

impl<G: Game> Table<G> {
    /// A new game by the current rules.
    pub fn new(options: &G::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        Ok(Table::from_position(G::setup(options, seats, seed)?))
    }

    /// A new game by the rules of a version.
    ///
    /// # Errors
    ///
    /// As [`Game::setup`]; also if the game does not play this version of the rules.
    pub fn by_rules(rules: u32, options: &G::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        G::META.check_rules(rules)?;
        Ok(Table::from_position(G::setup_by_rules(rules, options, seats, seed)?))
    }

    /// A position without a history, as if it had just been set up.
    pub fn from_position(state: G) -> Self {
        Table { start: Arc::new(state.clone()), state, plies: Vec::new(), disclosed: Vec::new(), undone: Vec::new() }
    }

    /// The current position.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Number of decisions that have not been undone.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// The decisions that have not been undone, in order, each in the form that was listed ([`Game::canonical`]).
    pub fn history(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.plies.iter().map(|ply| (ply.seat, &ply.action))
    }

    /// Checks an action, plays it and adds it to the history.
    ///
    /// # Errors
    ///
    /// As [`Game::check`]; the table is then unchanged.
    pub fn apply(&mut self, seat: Seat, action: &G::Action, log: &mut impl Log<G::Event>) -> Result<Disclosure, Illegal> {
        self.state.check(seat, action)?;
        // What it means now: after an undo, equal actions may be told apart by what was disclosed.
        let meant = self.state.canonical(seat, action);
        let before = self.state.clone();
        let disclosure = self.state.play(seat, action, log);
        let (deciders, next) = (before.turn().seats(), self.state.turn().seats());
        let others_begin = next.iter().any(|other| other != seat && !deciders.contains(other));
        let barrier = disclosure == Disclosure::Something || others_begin;
        let done = !next.contains(seat);
        if barrier || done {
            // A barrier ends undo for everybody, the end of a seat's turn for that seat.
            self.plies.iter_mut().filter(|ply| barrier || ply.seat == seat).for_each(|ply| ply.before = None);
        }
        let before = (!barrier && !done).then(|| Arc::new(before));
        self.plies.push(Ply { seat, action: meant, before });
        self.note_decided(seat, &meant);
        Ok(disclosure)
    }

    /// Redoing a decision keeps the others redoable; a new decision discards them.
    fn note_decided(&mut self, seat: Seat, action: &G::Action) {
        match self.undone.iter().rposition(|undone| undone.seat == seat) {
            Some(next) if self.undone[next].action == *action => drop(self.undone.remove(next)),
            _ => self.undone.retain(|undone| undone.own && undone.seat != seat),
        }
    }

    /// The seat's last decisions that it can undo without consent, the newest first, each with the position before it.
    pub fn undoable_plies(&self, seat: Seat) -> impl Iterator<Item = (&G, &G::Action)> {
        let own = self.plies.iter().rev().filter(move |ply| ply.seat == seat);
        own.map_while(|ply| ply.before.as_deref().map(|before| (before, &ply.action)))
    }

    /// Number of its last decisions that a seat can undo without consent.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.undoable_plies(seat).count()
    }

    /// Undoes the last decision of a seat. Simultaneous decisions of others stay.
    ///
    /// # Errors
    ///
    /// If there is nothing to undo, or an information barrier or a decision of another seat came after it.
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
            ply.before = ply.before.is_some().then(|| Arc::new(state.clone()));
            state.play(ply.seat, &ply.action, &mut Silent);
        }
        self.undone.push(Undone { seat, action: self.plies[at].action, own: true });
        self.plies.truncate(at);
        self.plies.append(&mut since);
        self.disclosed.iter_mut().filter(|(stood, _)| *stood > at).for_each(|(stood, _)| *stood -= 1);
        let undone = std::mem::replace(&mut self.state, state);
        self.disclose(&undone);
        Ok(())
    }

    /// Keeps what others saw in a position that is undone.
    fn disclose(&mut self, undone: &G) {
        let before = self.state.clone();
        self.state.keep_disclosed(undone);
        if self.state != before {
            self.disclosed.push((self.plies.len(), Arc::new(undone.clone())));
        }
    }

    /// The undone decisions that a seat can redo, in order, together with those of `bots` between them. Nobody redoes a decision of
    /// another person; those end the list.
    pub fn redoable(&self, seat: Seat, bots: SeatSet) -> Vec<(Seat, G::Action)> {
        let mut again = Vec::new();
        if self.undone.is_empty() {
            return again;
        }
        let mut state = self.state.clone();
        for Undone { seat: by, action, .. } in self.undone.iter().rev().filter(|undone| !undone.own || undone.seat == seat) {
            if (*by != seat && !bots.contains(*by)) || state.check(*by, action).is_err() {
                break;
            }
            state.play(*by, action, &mut Silent);
            again.push((*by, *action));
        }
        again
    }

    /// Undoes decisions across information barriers: with the consent of all players, or as recorded.
    ///
    /// # Errors
    ///
    /// If there are fewer decisions, or those that stay are illegal without the others.
    pub fn take_back(&mut self, undo: Undo) -> Result<(), UndoError> {
        let mut standing: Vec<usize> = (0..self.plies.len()).collect();
        let removed = undo.remove_from(&mut standing, |&index| self.plies[index].seat).ok_or(UndoError::Nothing)?;
        let own = undo.of.is_some();
        let undone = |index: &usize| Undone { seat: self.plies[*index].seat, action: self.plies[*index].action, own };
        let undone: Vec<Undone<G>> = removed.iter().rev().map(undone).collect();
        match self.plies.get(standing.len()).and_then(|ply| ply.before.clone()) {
            Some(before) if removed.first() == Some(&standing.len()) => self.return_to(G::clone(&before), standing.len()),
            _ => self.replay(&standing)?,
        }
        self.undone.extend(undone);
        Ok(())
    }

    /// Undoes the last decisions by returning to the position before them.
    fn return_to(&mut self, before: G, standing: usize) {
        let undone = std::mem::replace(&mut self.state, before);
        self.plies.truncate(standing);
        self.disclosed.retain(|(stood, _)| *stood <= standing);
        self.disclose(&undone);
    }

    /// Plays some of the decisions again from the start, with what undos before them disclosed.
    fn replay(&mut self, standing: &[usize]) -> Result<(), UndoError> {
        let mut again = Table::from_position(G::clone(&self.start));
        let mut disclosed = self.disclosed.iter().peekable();
        for &index in standing {
            while let Some((_, undone)) = disclosed.next_if(|(stood, _)| *stood <= index) {
                again.disclose(undone);
            }
            let Ply { seat, action, .. } = &self.plies[index];
            // Illegal only if it depended on a decision that is undone.
            again.apply(*seat, action, &mut Silent).map_err(|_| UndoError::Barrier)?;
        }
        again.disclose(&self.state);
        again.undone = std::mem::take(&mut self.undone);
        *self = again;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_decisions_are_removed_from_between_those_of_others() {
        let mut decisions = vec![(Seat(0), 'a'), (Seat(1), 'b'), (Seat(0), 'c'), (Seat(1), 'd')];
        let seat = |decision: &(Seat, char)| decision.0;
        assert_eq!(Undo::own(Seat(0), 1).remove_from(&mut decisions, seat), Some(vec![(Seat(0), 'c')]));
        assert_eq!(decisions, [(Seat(0), 'a'), (Seat(1), 'b'), (Seat(1), 'd')]);
        assert_eq!(Undo::own(Seat(0), 2).remove_from(&mut decisions, seat), None);
        assert_eq!(Undo::last(2).remove_from(&mut decisions, seat), Some(vec![(Seat(1), 'b'), (Seat(1), 'd')]));
        assert_eq!(Undo::last(2).remove_from(&mut decisions, seat), None);
    }
}
