//! The invariants of every game, held by random games for every player count and variant.

use orrery_engine::suite::{self, Plan};
use starship_interstellar::{Addition, Layered, LeaderChoice, Options, Starship, Switch, Universal};

fn many(seats: u8, options: &Options, games: u64) {
    suite::random_games::<Starship>(options, seats, Plan { games, ..Plan::default() });
}

/// Every value of every option, and the variants together.
fn every_variant(seats: u8) {
    many(seats, &Options::default(), 30);
    for options in suite::option_sets::<Starship>(seats) {
        many(seats, &options, 6);
    }
    let together = Options {
        black_holes: Addition::Replace,
        families: Switch::On,
        scattered_planets: Addition::Replace,
        multi_resource: Layered::TwoAndTwo,
        unique_pass: Switch::On,
        leader_board: LeaderChoice::Random,
        universal_mechanisms: Universal::Impact,
        ..Options::default()
    };
    many(seats, &together, 10);
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
fn solo() {
    every_variant(1);
}

#[test]
fn undo_gives_back_the_position_before() {
    suite::undo::<Starship>(&Options::default(), 1, 10);
    suite::undo::<Starship>(&Options::default(), 3, 10);
}

#[test]
fn every_inventory_entry_can_change() {
    let options = Options { families: Switch::On, ..Options::default() };
    for seats in [1, 3] {
        suite::inventory::notices::<Starship>(&[suite::position(&options, seats, 5, 400)]);
    }
}
