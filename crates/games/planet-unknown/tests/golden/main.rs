//! Golden files: they fail when behaviour changes by accident.
//!
//! - `records/`: whole games for every player count and mode. Each replays to the same state, byte for byte; records of earlier
//!   rules versions stay here and must keep replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, a playthrough as every seat's text table shows it.
//!
//! After an intended change, `cargo xtask golden planet-unknown` renews them.

use orrery_engine::suite::golden::{self, Planned};
use planet_unknown::{Boards, Options, PlanetUnknown, Rotation, Switch};

fn asymmetric() -> Options {
    Options { planets: Boards::RandomAsymmetric, corporations: Boards::RandomAsymmetric, ..Options::default() }
}

fn modules() -> Options {
    Options { events: Switch::On, private_objectives: Switch::On, ..asymmetric() }
}

/// A game for every player count and mode.
fn games() -> Vec<Planned<PlanetUnknown>> {
    let free = Options { planets: Boards::FreeChoice, corporations: Boards::FreeChoice, ..Options::default() };
    let sides =
        Options { planets: Boards::RandomBoardChooseSide, corporations: Boards::RandomBoardChooseSide, ..Options::default() };
    let red = Options { events_green: 2, events_orange: 6, events_red: 12, ..asymmetric() };
    vec![
        ("solo", Options::default(), 1, 1),
        ("solo-red", red, 1, 2),
        ("two-players", Options::default(), 2, 3),
        ("two-players-automatic", Options { two_player_rotation: Rotation::Automatic, ..modules() }, 2, 4),
        ("three-players-free-choice", free, 3, 5),
        ("four-players", Options::default(), 4, 6),
        ("four-players-modules", modules(), 4, 7),
        ("five-players-sides", sides, 5, 8),
        ("six-players-modules", modules(), 6, 9),
    ]
}

#[test]
fn recorded_games_replay_to_the_same_state() {
    let report = golden::replays::<PlanetUnknown>(&golden::records::<PlanetUnknown>(&games()));
    insta::assert_snapshot!(report);
}

#[test]
fn perft_counts_from_fixed_seeds() {
    let tables = [("solo", Options::default(), 1), ("two", Options::default(), 2), ("modules", modules(), 3)];
    let report = golden::counts::<PlanetUnknown>(&tables, &[0, 25, 120], 2);
    insta::assert_snapshot!(report);
}

#[test]
fn playthrough_two_players() {
    let report = golden::playthrough::<PlanetUnknown>(&modules(), 2, "en", 60);
    insta::assert_snapshot!(report);
}
