//! The invariants of every game, held by random games for every player count and variant.

use orrery_engine::suite::{self, Plan};
use starship_interstellar::{
    Addition, Difficulty, ExtraPool, Layered, Layout, LeaderChoice, Options, Starship, Switch, Universal,
};

fn many(seats: u8, options: &Options, games: u64) {
    suite::random_games::<Starship>(options, seats, Plan { games, ..Plan::default() });
}

/// Each switch of the rules away from its default, and all together.
fn every_variant(seats: u8) {
    let base = Options::default();
    many(seats, &base, 30);
    let variants = [
        Options { black_holes: Addition::Add, leader_board: LeaderChoice::L1a, ..base },
        Options { black_holes: Addition::Replace, scattered_planets: Addition::Replace, ..base },
        Options { families: Switch::On, leader_board: LeaderChoice::L1b, ..base },
        Options { scattered_planets: Addition::Add, leader_board: LeaderChoice::L2a, ..base },
        Options { multi_resource: Layered::TwoAndTwo, leader_board: LeaderChoice::L2b, ..base },
        Options { multi_resource: Layered::Blind, leader_board: LeaderChoice::L3a, ..base },
        Options { unique_pass: Switch::On, leader_board: LeaderChoice::L3b, ..base },
        Options { universal_mechanisms: Universal::Add, leader_board: LeaderChoice::L4a, ..base },
        Options { universal_mechanisms: Universal::Impact, leader_board: LeaderChoice::L4b, ..base },
        Options { extra_token_pool: ExtraPool::Core, planet_layout: Layout::Fixed, open_reserves: Switch::On, ..base },
        Options {
            black_holes: Addition::Replace,
            families: Switch::On,
            scattered_planets: Addition::Replace,
            multi_resource: Layered::TwoAndTwo,
            unique_pass: Switch::On,
            leader_board: LeaderChoice::Random,
            universal_mechanisms: Universal::Impact,
            ..base
        },
    ];
    for options in &variants {
        many(seats, options, 10);
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
fn solo() {
    every_variant(1);
}

#[test]
fn solo_at_every_difficulty() {
    for difficulty in Difficulty::ALL {
        many(1, &Options { difficulty, ..Options::default() }, 20);
    }
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
