//! Golden files: what must never change by accident.
//!
//! - `records/`: whole games for every player count and variant. Each replays to the same state, byte for byte; records of earlier
//!   rules versions stay here and keep replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, playthroughs as every seat's text table shows them.
//!
//! After an intended change, `cargo xtask golden starship-interstellar` renews them.

use orrery_engine::suite::golden::{self, Planned};
use starship_interstellar::{Addition, Difficulty, Layered, LeaderChoice, Options, Starship, Switch, Universal};

/// Everything that the route can hold, and whole families.
fn travellers() -> Options {
    Options { black_holes: Addition::Add, scattered_planets: Addition::Replace, families: Switch::On, ..Options::default() }
}

fn layered() -> Options {
    Options { multi_resource: Layered::TwoAndTwo, universal_mechanisms: Universal::Impact, ..Options::default() }
}

fn drafted() -> Options {
    Options { unique_pass: Switch::On, leader_board: LeaderChoice::Random, ..Options::default() }
}

/// Variants that take something out of the game, or mix without regard to kinds.
fn replaced() -> Options {
    Options {
        black_holes: Addition::Replace,
        multi_resource: Layered::Blind,
        universal_mechanisms: Universal::Add,
        ..Options::default()
    }
}

/// A game for every player count, variant and difficulty.
fn games() -> Vec<Planned<Starship>> {
    let impossible = Options { difficulty: Difficulty::Impossible, ..travellers() };
    vec![
        ("solo", Options::default(), 1, 1),
        ("solo-impossible", impossible, 1, 2),
        ("solo-drafted", drafted(), 1, 3),
        ("solo-introductory", Options { difficulty: Difficulty::Introductory, ..replaced() }, 1, 10),
        ("solo-easy", Options { difficulty: Difficulty::Easy, ..layered() }, 1, 11),
        ("solo-hard", Options { difficulty: Difficulty::Hard, ..Options::default() }, 1, 12),
        ("two-players", Options::default(), 2, 4),
        ("two-players-replaced", replaced(), 2, 13),
        ("two-players-layered", layered(), 2, 5),
        ("three-players", Options::default(), 3, 6),
        ("three-players-drafted", drafted(), 3, 7),
        ("four-players", Options::default(), 4, 8),
        ("four-players-travellers", travellers(), 4, 9),
    ]
}

#[test]
fn recorded_games_replay_to_the_same_state() {
    let report = golden::replays::<Starship>(&golden::records::<Starship>(&games()));
    insta::assert_snapshot!(report);
}

#[test]
fn perft_counts_from_fixed_seeds() {
    let tables = [
        ("solo", Options::default(), 1),
        ("two", Options::default(), 2),
        ("drafted", drafted(), 3),
        ("travellers", travellers(), 4),
    ];
    let report = golden::counts::<Starship>(&tables, &[0, 40, 150, 400], 2);
    insta::assert_snapshot!(report);
}

#[test]
fn playthrough_solo() {
    insta::assert_snapshot!(golden::playthrough::<Starship>(&Options::default(), 1, "it", 150));
}

#[test]
fn playthrough_two_players_layered() {
    insta::assert_snapshot!(golden::playthrough::<Starship>(&layered(), 2, "en", 150));
}

#[test]
fn playthrough_four_players_travellers() {
    insta::assert_snapshot!(golden::playthrough::<Starship>(&travellers(), 4, "en", 400));
}
