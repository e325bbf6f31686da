//! The [`Game`] trait: a pure, deterministic state machine of small explicit decisions.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::illegal::{Illegal, SetupError};
use crate::message::Message;
use crate::options::OptionSpec;
use crate::outcome::Outcome;
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::words::Words;

/// Facts about a game that do not change, and the texts that come with it.
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    pub id: &'static str,
    pub name: &'static str,
    pub players: (u8, u8),
    /// Raised whenever a record of an earlier version would replay differently.
    pub rules_version: u32,
    pub minutes: (u16, u16),
    /// From 1 (light) to 5 (heavy).
    pub weight: f32,
    /// A teaching example rather than one of the published games.
    pub example: bool,
    /// No game is longer than this many decisions.
    pub max_decisions: u32,
    /// Fluent files: (language, text).
    pub locales: &'static [(&'static str, &'static str)],
    /// Numbered rules in Markdown: (language, text).
    pub rules: &'static [(&'static str, &'static str)],
    /// Component data: (file name, TOML).
    pub components: &'static [(&'static str, &'static str)],
    /// The record of a game that a guided tour walks through, if there is one.
    pub tour: Option<&'static str>,
}

/// Who must decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One seat, or several that decide at the same time and in any order.
    Decide(SeatSet),
    Over,
}

impl Turn {
    /// The turn of these seats; of nobody, the game is over.
    pub fn of(seats: SeatSet) -> Turn {
        if seats.is_empty() { Turn::Over } else { Turn::Decide(seats) }
    }

    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Decide(seats) => seats,
            Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// What a decision let out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing new is known: it may be taken back.
    Open,
    /// Hidden information or chance came in: taking it back would be peeking.
    Revealed,
}

/// Where events go. Search listens to nothing and pays nothing.
pub trait Log<E> {
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
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

/// A game in progress. The value is the whole position: options, hidden cards and all.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// Every switch of the rulebook. Unknown keys and values must fail to deserialise.
    type Options: Clone + PartialEq + Debug + Default + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// One decision: small, comparable, serialisable.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Something that happened, for logs and animation. Everybody may see every event.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + 'static;
    /// What somebody may see of a position.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + 'static;

    const META: Meta;

    /// The options as a lobby shows them.
    fn option_specs() -> Vec<OptionSpec>;

    fn setup(options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError>;

    fn seats(&self) -> u8;

    fn turn(&self) -> Turn;

    /// Appends the legal actions of a seat that must decide: one of each kind that differs in its effect, at least one.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether a seat may do this now. Accepts everything `legal` lists, and every variant of it ([`Game::canonical`]).
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Carries out an action that [`Game::check`] accepts; with any other, the result is unspecified.
    fn play(&mut self, seat: Seat, action: &Self::Action, log: &mut impl Log<Self::Event>) -> Step;

    /// Checks, then plays. A refused action changes nothing.
    fn apply(&mut self, seat: Seat, action: &Self::Action, log: &mut impl Log<Self::Event>) -> Result<Step, Illegal> {
        self.check(seat, action)?;
        Ok(self.play(seat, action, log))
    }

    /// The listed action with the same effect as an accepted one, where there are several ways to say the same (a detour that
    /// ends on the same hex).
    fn canonical(&self, _seat: Seat, action: &Self::Action) -> Self::Action {
        *action
    }

    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals anew everything the viewer cannot know, each possible world as likely as the rules make it.
    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng);

    /// The points of every seat so far, as far as the viewer may know; none where the rules keep them hidden or there are none.
    fn points(_view: &Self::View) -> Vec<i32> {
        Vec::new()
    }

    /// `Some` exactly when the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Counts that never change while the game is played: cubes, cards, tiles.
    fn inventory(&self) -> Vec<(String, i64)>;

    // What people read.

    /// What is asked of a seat that must decide.
    fn prompt(&self, seat: Seat) -> Message;

    /// A choice in words.
    fn describe(&self, seat: Seat, action: &Self::Action) -> Message;

    /// An event in words.
    fn narrate(event: &Self::Event) -> Message;

    /// The position as plain text, for terminals and screen readers.
    fn render(view: &Self::View, words: &Words) -> String;

    /// Appends what a person might try here, legal or not, so that "why not?" has something to explain.
    fn attempts(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(seat, out);
    }

    // What carries over from game to game (campaigns).

    /// Fills in what earlier successes give (`book`: key to best value), or refuses what is not open yet.
    fn carry_over(_options: &mut Self::Options, _seats: u8, _book: &dyn Fn(&str) -> Option<i64>) -> Result<(), SetupError> {
        Ok(())
    }

    /// What a finished game adds to the player's book; a higher value replaces a lower one.
    fn carried(&self) -> Option<(String, i64)> {
        None
    }

    // What bots use; none of it is required. Bots only ask about worlds they imagined, so these may read the whole position.

    /// How good the position is for a seat, from 0 (lost) to 1 (won); also asked when the game is over.
    fn evaluate(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) => outcome.share(seat) as f32,
            None => 0.5,
        }
    }

    /// Removes choices that a bot need not consider. Must leave at least one.
    fn prune(&self, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// How attractive a choice looks before any search: larger is tried earlier, and oftener in rollouts. Not negative.
    fn appeal(&self, _seat: Seat, _action: &Self::Action) -> f32 {
        1.0
    }

    /// How many decisions a rollout plays before it asks [`Game::evaluate`]; `None` plays to the end.
    const ROLLOUT: Option<u32> = None;
}

/// A fingerprint of the component data a game was played with.
pub fn components_hash(meta: &Meta) -> String {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    for (file, text) in meta.components {
        hash.update(file.as_bytes());
        hash.update([0]);
        hash.update(text.as_bytes());
        hash.update([0]);
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Plays uniformly random legal actions until the game is over; gives the number of decisions.
pub fn play_randomly<G: Game>(game: &mut G, rng: &mut Rng) -> u32 {
    let mut actions = Vec::with_capacity(256);
    let mut decisions = 0;
    while let Turn::Decide(seats) = game.turn() {
        let seat = if seats.len() == 1 { seats.lowest() } else { seats.iter().nth(rng.below(seats.len() as u32) as usize) };
        let seat = seat.expect("somebody must decide");
        actions.clear();
        game.legal(seat, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        game.apply(seat, &action, &mut Silent).expect("a listed action is legal");
        decisions += 1;
    }
    decisions
}
