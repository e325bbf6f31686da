//! All games by id. Adding a game takes one line in [`GAMES`], and its crate among the dependencies.

use connect_four::ConnectFour;
use kepler_3042::Kepler;
use orrery_bots::erased::{AnyBots, Bots};
use orrery_engine::erased::{AnyGame, Handle};
use orrery_engine::rulebook::cases::{self, Case};
use orrery_engine::{Campaign, Heuristics, Presentation};
use planet_unknown::PlanetUnknown;

/// A game and its bots, behind trait objects.
pub struct Entry {
    pub game: &'static dyn AnyGame,
    pub bots: &'static dyn AnyBots,
    /// Index of the cases that show its rules at work.
    cases: &'static str,
}

pub static GAMES: &[Entry] = &[
    Entry::new::<Kepler>(include_str!("../../../docs/rules/kepler-3042.cases.jsonl")),
    Entry::new::<PlanetUnknown>(include_str!("../../../docs/rules/planet-unknown.cases.jsonl")),
    Entry::new::<ConnectFour>(include_str!("../../../docs/rules/connect-four.cases.jsonl")),
];

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
