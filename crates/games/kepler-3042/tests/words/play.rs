//! What the game says while it is played.

use kepler_3042::{Action, Card, Cubes, Hex, Kepler, Kind, Place};
use orrery_engine::suite::words::{self, Games};

use crate::{by_players, options};

#[test]
fn words_are_complete_in_random_games() {
    for seats in 1..=4 {
        words::are_complete::<Kepler>(&options(seats), seats, 10);
    }
    words::are_complete::<Kepler>(&by_players(), 3, 5);
}

/// Random play rarely gets a colony, because it burns cubes and declines most actions; play those less often.
fn games() -> Games<Kepler> {
    Games {
        tables: (1..=4).map(|seats| (options(seats), seats)).chain([(by_players(), 2)]).collect(),
        avoid: |action| matches!(action, Action::End | Action::Decline | Action::Bonus { .. } | Action::Withdraw { .. }),
    }
}

#[test]
fn labels_of_legal_actions_differ() {
    games().labels_differ();
}

#[test]
fn labels_disclose_nothing() {
    let ships = Hex::all().flat_map(|ship| [Action::Settle { ship }, Action::Withdraw { ship, regenerate: None }]);
    games().labels_disclose_nothing(&ships.collect::<Vec<_>>());
}

#[test]
fn anything_can_be_described_anywhere() {
    let many = Cubes::new(255, 255, 255);
    let card = Card(255);
    let odd = vec![
        Action::Produce { card, cubes: many },
        Action::Exploit { card: Card(0), take: many },
        Action::Terraform { card },
        Action::Terraform { card: Card(0) },
        Action::Settle { ship: Hex::OFF },
        Action::Ship { ship: Hex::OFF },
        Action::Reveal { hex: Hex::OFF },
        Action::PlaceTile { hex: Hex::OFF },
        Action::Withdraw { ship: Hex::OFF, regenerate: None },
        Action::Build { card, hex: Hex::OFF },
        Action::Burn { from: Place::Card(card), kind: Kind::Antimatter },
        Action::Convert { card, from: Kind::Antimatter },
        Action::Decline,
        Action::End,
    ];
    games().anything_can_be_described(odd);
}

#[test]
fn the_table_fits_a_terminal_in_every_language() {
    games().table_fits(110);
}
