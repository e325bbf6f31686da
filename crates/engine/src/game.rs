//! The [`Game`] trait: a pure, deterministic state machine of small explicit decisions.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::illegal::{Illegal, SetupError};
use crate::meta::Meta;
use crate::options::OptionSpec;
use crate::outcome::Outcome;
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, SeatSet, Viewer};

/// Who must decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One seat, or several that decide simultaneously and in any order.
    Decide(SeatSet),
    Over,
}

impl Turn {
    /// The turn of `seats`; the game is over if there are none.
    pub fn of(seats: SeatSet) -> Turn {
        if seats.is_empty() { Turn::Over } else { Turn::Decide(seats) }
    }

    /// The seats that must decide; empty when the game is over.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Decide(seats) => seats,
            Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// Whether a decision brought new information to its player. Undo stops at an information barrier: taking back a decision that
/// disclosed something would be peeking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// No hidden information or chance was involved.
    Nothing,
    /// A hidden component was revealed, or the random generator was used.
    Something,
}

/// A sink for events. Search passes [`Silent`], which compiles to nothing.
pub trait Log<E> {
    /// Logs an event. The closure is called only if somebody listens.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// The log that drops every event without constructing it.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The rules of a game. A value is a complete position: options, hidden cards and random generator included.
///
/// What people read of a game is in [`Presentation`](crate::Presentation), what bots know about it in
/// [`Heuristics`](crate::Heuristics), what carries over between games in [`Campaign`](crate::Campaign).
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// Every switch of the rulebook. Unknown keys and values must fail to deserialise.
    type Options: Clone + PartialEq + Debug + Default + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// One decision: small, comparable, serialisable.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Something that happened, for logs and animation. Events are public: every seat may see every event.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + 'static;
    /// The part of a position that a seat or a spectator may see.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + 'static;

    const META: Meta;

    /// The options as a lobby shows them.
    fn option_specs() -> Vec<OptionSpec>;

    /// Deals the first position.
    ///
    /// # Errors
    ///
    /// If the options make no game for this number of seats.
    fn setup(options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError>;

    /// Deals the first position by the rules of an earlier version, from [`Meta::oldest_rules`] on. A game that knows only one
    /// version need not implement it.
    fn setup_by_rules(rules: u32, options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        assert_eq!(rules, Self::META.rules_version, "a game that plays several versions says how");
        Self::setup(options, seats, seed)
    }

    /// Number of seats.
    fn seats(&self) -> u8;

    /// Who must decide now.
    fn turn(&self) -> Turn;

    /// Appends the legal actions of a seat that must decide. There is at least one, and actions with the same effect are listed
    /// once (see [`Game::canonical`]).
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether an action is legal. Accepts every action that `legal` lists, and every equivalent of one.
    ///
    /// # Errors
    ///
    /// Names the rule that forbids the action.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Plays an action that [`Game::check`] accepts. The result of any other action is unspecified.
    fn play(&mut self, seat: Seat, action: &Self::Action, log: &mut impl Log<Self::Event>) -> Disclosure;

    /// Checks an action and plays it.
    ///
    /// # Errors
    ///
    /// As [`Game::check`]; the position is then unchanged.
    fn apply(&mut self, seat: Seat, action: &Self::Action, log: &mut impl Log<Self::Event>) -> Result<Disclosure, Illegal> {
        self.check(seat, action)?;
        Ok(self.play(seat, action, log))
    }

    /// The listed representative of a legal action, where several actions have the same effect (say, detours to the same hex).
    fn canonical(&self, _seat: Seat, action: &Self::Action) -> Self::Action {
        *action
    }

    /// The position as a seat or a spectator may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Determinization: replaces everything the viewer cannot know by a random sample, with the probabilities that the rules
    /// give, and reseeds the random generator. The view stays the same.
    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng);

    /// Points of every seat so far, as far as the viewer knows them. Empty if the game keeps them hidden or has none.
    fn points(_view: &Self::View) -> Vec<i32> {
        Vec::new()
    }

    /// The result; `Some` exactly when the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Named component counts (cubes, cards, tiles) that stay constant throughout a game.
    fn inventory(&self) -> Vec<(String, i64)>;
}

/// Plays uniformly random legal actions until the game is over. Returns the number of decisions.
pub fn play_randomly<G: Game>(game: &mut G, rng: &mut Rng) -> u32 {
    let mut actions = Vec::with_capacity(256);
    let mut decisions = 0;
    while let Turn::Decide(seats) = game.turn() {
        let seat = if seats.len() == 1 { seats.lowest() } else { seats.iter().nth(rng.below(seats.len() as u32) as usize) };
        let seat = seat.expect("a turn has at least one decider");
        actions.clear();
        game.legal(seat, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        game.apply(seat, &action, &mut Silent).expect("a listed action is legal");
        decisions += 1;
    }
    decisions
}
