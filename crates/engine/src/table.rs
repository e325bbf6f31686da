//! A game on the table: the position, what led to it, and how far it can be taken back.

use crate::game::{Game, Log, Step, Turn};
use crate::illegal::{Illegal, SetupError};
use crate::rng::Seed;
use crate::seat::Seat;

/// A position with its history. The state is always what replaying the history gives.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    options: G::Options,
    seed: Seed,
    seats: u8,
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
    pub fn new(options: &G::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        let state = G::setup(options, seats, seed)?;
        Ok(Table { options: options.clone(), seed, seats, state, plies: Vec::new() })
    }

    /// A position without a history, as if it had just been set up: for tests that change what is hidden.
    #[cfg(any(test, feature = "suite"))]
    pub fn of(state: G) -> Self {
        Table { options: G::Options::default(), seed: Seed(0), seats: state.seats(), state, plies: Vec::new() }
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

    pub fn apply(&mut self, seat: Seat, action: &G::Action, log: &mut impl Log<G::Event>) -> Result<Step, Illegal> {
        self.state.check(seat, action)?;
        let before = self.state.clone();
        let step = self.state.play(seat, action, log);
        let own = match self.state.turn() {
            Turn::Decide(seats) => seats.len() == 1 && seats.contains(seat),
            Turn::Over => false,
        };
        if step == Step::Revealed || !own {
            // Nothing before this point comes back either: let go of the positions kept for it.
            self.plies.iter_mut().rev().map_while(|ply| ply.before.take()).for_each(drop);
        }
        let before = (step == Step::Open && own).then(|| Box::new(before));
        self.plies.push(Ply { seat, action: *action, before });
        Ok(step)
    }

    /// How many of the last decisions a seat may take back by itself.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.plies.iter().rev().take_while(|ply| ply.seat == seat && ply.before.is_some()).count()
    }

    /// Takes back a seat's last decision, if nothing came to light since and nobody else's decision began.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        match self.plies.last() {
            None => return Err(UndoError::Nothing),
            Some(ply) if ply.seat != seat => return Err(UndoError::NotYours),
            Some(_) => {}
        }
        let before = self.plies.last_mut().and_then(|ply| ply.before.take()).ok_or(UndoError::Barrier)?;
        self.plies.pop();
        self.state = *before;
        Ok(())
    }

    /// Takes back the last `count` decisions whatever they let out (by consent, or as a record says).
    pub fn take_back(&mut self, count: usize) -> Result<(), UndoError> {
        let keep = self.plies.len().checked_sub(count).ok_or(UndoError::Nothing)?;
        let history: Vec<_> = self.plies[..keep].iter().map(|ply| (ply.seat, ply.action)).collect();
        let mut again = Table::new(&self.options, self.seats, self.seed).expect("it was set up before");
        for (seat, action) in history {
            again.apply(seat, &action, &mut crate::game::Silent).expect("it was legal before");
        }
        *self = again;
        Ok(())
    }
}
