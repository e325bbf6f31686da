//! The [`Game`] trait: a pure, deterministic state machine of small explicit decisions.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::components::ComponentError;
use crate::illegal::{Illegal, SetupError};
use crate::meta::Meta;
use crate::options::OptionSpec;
use crate::outcome::{Gain, Outcome, Score};
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, SeatSet, Viewer};

/// Who must decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One seat, or several that decide simultaneously and in any order.
    Decide(SeatSet),
    /// Nobody: the game has ended.
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

/// Whether a decision gave its player new information. Undo stops at an information barrier: taking back a decision that
/// disclosed something would be peeking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// No hidden information or chance was involved.
    Nothing,
    /// A hidden component was revealed, or the random generator was used.
    Something,
}

/// A sink for events. Search passes [`Silent`], which compiles to nothing; a `Vec` collects them.
pub trait Log<E> {
    /// Logs an event. The closure is not called if events are dropped.
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

/// A log that changes each event on its way to another log.
pub struct MapEvents<'a, L, F> {
    /// The log that gets the changed events.
    pub log: &'a mut L,
    /// The change.
    pub map: F,
}

impl<E, L: Log<E>, F: Fn(E) -> E> Log<E> for MapEvents<'_, L, F> {
    #[inline]
    fn note(&mut self, event: impl FnOnce() -> E) {
        let map = &self.map;
        self.log.note(|| map(event()));
    }
}

/// The rules of a game. A value is a complete position: options, hidden cards and random generator included.
///
/// What people read of a game is in [`Presentation`](crate::Presentation), what bots know about it in
/// [`Heuristics`](crate::Heuristics), what carries over between games in [`Campaign`](crate::Campaign).
///
/// The game of Nim with one heap, where taking the last stone wins:
///
/// ```
/// use orrery_engine::*;
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
/// struct Nim {
///     stones: u8,
///     mover: Seat,
/// }
///
/// #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Options {}
///
/// /// Takes one to three stones.
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
/// struct Take(u8);
///
/// impl Nim {
///     /// The predicate behind both `legal` and `check`, so they cannot disagree.
///     fn can_take(&self, count: u8) -> bool {
///         (1..=3).contains(&count) && count <= self.stones
///     }
/// }
///
/// impl Game for Nim {
///     type Options = Options;
///     type Action = Take;
///     type Event = Take;
///     type View = u8;
///
///     const META: Meta = Meta::new("nim", "Nim", (2, 2));
///
///     fn option_specs() -> Vec<OptionSpec> {
///         Vec::new()
///     }
///
///     fn setup(_options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
///         Self::META.check_players(seats)?;
///         Ok(Nim { stones: 10 + Rng::new(seed).below(10) as u8, mover: Seat(0) })
///     }
///
///     fn seats(&self) -> u8 {
///         2
///     }
///
///     fn turn(&self) -> Turn {
///         if self.stones == 0 { Turn::Over } else { Turn::Decide(SeatSet::only(self.mover)) }
///     }
///
///     fn legal(&self, _seat: Seat, out: &mut Vec<Take>) {
///         out.extend((1..=3).filter(|&count| self.can_take(count)).map(Take));
///     }
///
///     fn check(&self, seat: Seat, action: &Take) -> Result<(), Illegal> {
///         if !self.turn().seats().contains(seat) {
///             return Err(Illegal::new("R1", "not_your_turn"));
///         }
///         if !self.can_take(action.0) {
///             return Err(Illegal::new("R2", "wrong_number"));
///         }
///         Ok(())
///     }
///
///     fn play(&mut self, seat: Seat, action: &Take, log: &mut impl Log<Take>) -> Disclosure {
///         self.stones -= action.0;
///         self.mover = Seat(1 - seat.0);
///         log.note(|| *action);
///         Disclosure::Nothing
///     }
///
///     fn view(&self, _viewer: Viewer) -> u8 {
///         self.stones
///     }
///
///     fn redeal(&mut self, _viewer: Viewer, _rng: &mut Rng) {
///         // Nothing is hidden.
///     }
///
///     fn outcome(&self) -> Option<Outcome> {
///         let score = |seat| Score::new(vec![("last_stone", i32::from(seat != self.mover))]);
///         (self.stones == 0).then(|| Outcome::ranked(Seat::all(2).map(score).collect(), |_| 0))
///     }
///
///     fn inventory(&self) -> Vec<(String, i64)> {
///         Vec::new()
///     }
/// }
///
/// let mut game = Nim::setup(&Options {}, 2, Seed(1))?;
/// let mut events = Vec::new();
/// assert_eq!(game.apply(Seat(0), &Take(3), &mut events), Ok(Disclosure::Nothing));
/// assert_eq!(events, [Take(3)]);
/// assert_eq!(game.apply(Seat(0), &Take(1), &mut Silent), Err(Illegal::new("R1", "not_your_turn")));
///
/// game::play_randomly(&mut game, &mut Rng::new(Seed(2)));
/// assert!(game.outcome().is_some());
/// # Ok::<(), SetupError>(())
/// ```
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// Every switch of the rulebook. Unknown keys and values must fail to deserialise.
    type Options: Clone + PartialEq + Debug + Default + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// One decision: small, comparable, serialisable.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Something that happened, for logs and animation. Events are public: every seat may see every event.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + 'static;
    /// The part of a position that a seat or a spectator may see.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + 'static;

    /// Facts and files of the game.
    const META: Meta;

    /// The options as a lobby shows them.
    fn option_specs() -> Vec<OptionSpec>;

    /// Whether the game can be played with its component data ([`components::read`](crate::components::read)). Called after an
    /// owner has replaced files; a game without component data need not implement it.
    ///
    /// # Errors
    ///
    /// Names the file, the entry and the field that do not fit.
    fn check_components() -> Result<(), ComponentError> {
        Ok(())
    }

    /// Deals the first position.
    ///
    /// # Errors
    ///
    /// If the game cannot be set up with these options for this number of seats.
    fn setup(options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError>;

    /// Deals the first position by the rules of a version from [`Meta::oldest_rules`] to [`Meta::rules_version`];
    /// [`Table::by_rules`](crate::Table::by_rules) refuses others. A game that plays only one version need not implement it.
    ///
    /// # Errors
    ///
    /// As [`Game::setup`].
    fn setup_by_rules(rules: u32, options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if rules != Self::META.rules_version {
            return Err(SetupError::Rules { game: Self::META.name, asked: rules, known: Self::META.rules_version });
        }
        Self::setup(options, seats, seed)
    }

    /// Version of the rules that this position is played by. A game that plays several keeps it in the position.
    fn rules(&self) -> u32 {
        Self::META.rules_version
    }

    /// Continues by the current rules. Called on a stored position whose version ([`Game::rules`]) the game no longer plays; a game
    /// that plays only one version need not implement it.
    fn adopt_current_rules(&mut self) {}

    /// Number of seats.
    fn seats(&self) -> u8;

    /// Who must decide now.
    fn turn(&self) -> Turn;

    /// Whether the question is closed: the seats that must decide answer in secret, once each, and the answers are revealed together.
    ///
    /// Nobody may learn from anything, the pace included, what a seat holds or whether it has answered. So the platform collects the
    /// answers and plays them together, in the order of the seats; bots without a choice take as long as others, and nobody's only
    /// choice is taken for them. In return, an answer takes its seat out of [`turn`](Self::turn) and changes nothing else that others
    /// see until the last one is in, and the order of the answers does not matter.
    fn closed(&self) -> bool {
        false
    }

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

    /// Runs on the position that an undo returns to; `undone` is the position before the undo. What others saw in between cannot be
    /// unseen: a game that tracks what is publicly known marks it as known. Most games restore the position exactly.
    fn keep_disclosed(&mut self, _undone: &Self) {}

    /// Whether a legal action that is not listed leads to what listed actions reach in another order, as where the members of a set
    /// are listed in ascending order and named in any.
    fn is_out_of_order(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// The position as a seat or a spectator may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Determinization: replaces everything the viewer cannot know by a random sample, with the probabilities that follow from
    /// the rules, and reseeds the game's random generator. The view stays the same.
    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng);

    /// Points of every seat so far, as far as the viewer knows them. Empty if the game keeps them hidden or has none.
    fn points(_view: &Self::View) -> Vec<i32> {
        Vec::new()
    }

    /// The points that an event brings, where a category of the score is a running total of many sources. Reports split the category
    /// by source.
    fn gain(_event: &Self::Event) -> Option<Gain> {
        None
    }

    /// The result; `Some` exactly when the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The score of an automated solo opponent that scores as a seat does, once the game is over. Its events name the seat after the
    /// last one. Score sheets and reports give it a column of its own.
    fn opponent(&self) -> Option<Score> {
        None
    }

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
