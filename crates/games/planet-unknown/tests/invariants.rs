//! The invariants of every game, held by random games for every player count, corporation, planet and module.

use orrery_engine::Seat;
use orrery_engine::suite::{self, Plan};
use planet_unknown::{Boards, CorporationId, OblivionEdge, Options, PlanetId, PlanetUnknown, Rotation, Switch};

fn many(seats: u8, options: &Options, games: u64) {
    suite::random_games::<PlanetUnknown>(options, seats, Plan { games, ..Plan::default() });
}

fn asymmetric() -> Options {
    Options { planets: Boards::RandomAsymmetric, corporations: Boards::RandomAsymmetric, ..Options::default() }
}

fn free() -> Options {
    Options { planets: Boards::FreeChoice, corporations: Boards::FreeChoice, ..Options::default() }
}

fn with_modules() -> Options {
    Options { events: Switch::On, private_objectives: Switch::On, show_next_tile: Switch::On, ..asymmetric() }
}

#[test]
fn symmetric_boards_for_every_player_count() {
    for seats in 1..=6 {
        many(seats, &Options::default(), 20);
    }
}

#[test]
fn asymmetric_boards_for_every_player_count() {
    for seats in 1..=6 {
        many(seats, &asymmetric(), 40);
    }
}

#[test]
fn every_module_for_every_player_count() {
    for seats in 2..=6 {
        many(seats, &with_modules(), 30);
    }
}

#[test]
fn sides_and_free_choice() {
    let sides = Options {
        planets: Boards::RandomBoardChooseSide,
        corporations: Boards::RandomBoardChooseSide,
        private_objectives: Switch::On,
        ..Options::default()
    };
    for seats in 2..=6 {
        many(seats, &sides, 12);
        many(seats, &free(), 12);
        many(seats, &Options { corporations: Boards::FreeChoice, private_objectives: Switch::Off, ..sides }, 10);
        many(seats, &Options { planets: Boards::FreeChoice, ..sides }, 10);
    }
    many(1, &Options { private_objectives: Switch::Off, ..sides }, 20);
    many(1, &free(), 60);
}

#[test]
fn base_box_only() {
    for seats in [1, 6] {
        many(seats, &Options { deluxe: Switch::Off, ..asymmetric() }, 20);
    }
}

#[test]
fn two_player_variant() {
    many(2, &Options { two_player_rotation: Rotation::Automatic, ..asymmetric() }, 50);
    many(2, &Options { events: Switch::On, two_player_rotation: Rotation::Automatic, ..asymmetric() }, 50);
}

#[test]
fn solo_decks_of_every_difficulty() {
    for (green, orange, red) in [(7, 7, 6), (20, 0, 0), (0, 20, 0), (0, 0, 20)] {
        let options = Options { events_green: green, events_orange: orange, events_red: red, ..asymmetric() };
        many(1, &options, 40);
        many(1, &Options { oblivion_edge: OblivionEdge::Outer, show_next_tile: Switch::On, ..options }, 20);
    }
}

/// Random play reaches every board.
#[test]
fn every_corporation_and_planet_is_played() {
    let (mut planets, mut corporations) = (Vec::new(), Vec::new());
    for seed in 0..30 {
        let game: PlanetUnknown = suite::position(&asymmetric(), 6, seed, 40);
        for seat in Seat::all(6) {
            planets.push(game.board(seat).planet);
            corporations.push(game.board(seat).corporation);
        }
    }
    assert!(PlanetId::ALL[1..].iter().all(|planet| planets.contains(planet)));
    assert!(CorporationId::ALL[1..].iter().all(|corporation| corporations.contains(corporation)));
}

#[test]
fn undo_gives_back_the_position_before() {
    suite::undo::<PlanetUnknown>(&asymmetric(), 1, 60);
    suite::undo::<PlanetUnknown>(&with_modules(), 3, 30);
}

#[test]
fn every_inventory_entry_can_change() {
    for (seats, options) in [(1, asymmetric()), (3, with_modules())] {
        suite::inventory::notices::<PlanetUnknown>(&[suite::position(&options, seats, 5, 60)]);
    }
}
