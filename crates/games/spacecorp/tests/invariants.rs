//! The invariants of every game, held by random games for every player count and choice of eras.

use orrery_engine::suite::{self, Plan};
use spacecorp::{Era, Options, SpaceCorp};

fn many(seats: u8, first_era: Era, last_era: Era, games: u64) {
    let options = Options { first_era, last_era, start_player: None };
    suite::random_games::<SpaceCorp>(&options, seats, Plan { games, ..Plan::default() });
}

/// All three eras, and every variant of the first and the last one.
fn every_variant(seats: u8) {
    many(seats, Era::Mariners, Era::Starfarers, 20);
    for first in Era::ALL {
        for last in Era::ALL.into_iter().filter(|&last| last >= first) {
            many(seats, first, last, 10);
        }
    }
}

#[test]
fn two_players() {
    every_variant(2);
}

#[test]
fn three_players() {
    every_variant(3);
}

#[test]
fn four_players() {
    every_variant(4);
}

#[test]
fn undo_gives_back_the_position_before() {
    suite::undo::<SpaceCorp>(&Options::default(), 3, 10);
}
