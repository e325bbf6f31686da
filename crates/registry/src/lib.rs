//! All games by id. Adding a game takes one line in `games!`, and its crate among the dependencies.

use connect_four::ConnectFour;
use kepler_3042::Kepler;
use on_mars::OnMars;
use orrery_bots::erased::{AnyBots, Bots};
use orrery_engine::erased::{AnyGame, Handle};
use orrery_engine::rulebook::cases::{self, Case};
use orrery_engine::{Campaign, Heuristics, Presentation};
use planet_unknown::PlanetUnknown;
use spacecorp::SpaceCorp;
use starship_interstellar::Starship;

/// A game and its bots, behind trait objects.
pub struct Entry {
    pub game: &'static dyn AnyGame,
    pub bots: &'static dyn AnyBots,
    /// Index of the cases that show its rules at work.
    cases: &'static str,
}

/// Visits every game with its concrete type.
pub trait Visitor {
    fn visit<G: Presentation + Heuristics + Campaign>(&mut self);
}

macro_rules! games {
    ($($game:ty: $id:literal,)*) => {
        pub static GAMES: &[Entry] =
            &[$(Entry::new::<$game>(include_str!(concat!("../../../docs/rules/", $id, ".cases.jsonl")))),*];

        /// Calls the visitor for every game.
        pub fn visit(visitor: &mut impl Visitor) {
            $(visitor.visit::<$game>();)*
        }
    };
}

games! {
    Kepler: "kepler-3042",
    PlanetUnknown: "planet-unknown",
    SpaceCorp: "spacecorp",
    OnMars: "on-mars",
    Starship: "starship-interstellar",
    ConnectFour: "connect-four",
}

impl Entry {
    pub const fn new<G: Presentation + Heuristics + Campaign>(cases: &'static str) -> Entry {
        Entry { game: &Handle::<G>::NEW, bots: &Bots::<G>::NEW, cases }
    }

    /// The test vectors and tests of the game's rules.
    pub fn cases(&self) -> Vec<Case> {
        cases::parse(self.cases).expect("cargo xtask coverage compares the index with what it writes")
    }
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.game.meta().id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_comes_with_its_cases() {
        for entry in GAMES {
            let (_, book) = entry.game.meta().rules[0];
            let numbers: Vec<&str> = orrery_engine::rulebook::rules(book).iter().map(|rule| rule.number).collect();
            let cases = entry.cases();
            assert!(!cases.is_empty());
            for case in cases {
                assert!(case.rules.iter().all(|rule| numbers.contains(&rule.as_str())), "{}: {case:?}", entry.game.meta().id);
            }
        }
    }
}
