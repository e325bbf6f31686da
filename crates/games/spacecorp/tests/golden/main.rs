//! Golden files: what must never change by accident.
//!
//! - `records/`: whole games for every player count and mode. Each replays to the same state, byte for byte; records of earlier rules
//!   versions stay here and keep replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, playthroughs as every seat's text table shows them.
//!
//! After an intended change, `cargo xtask golden spacecorp` renews them.

use orrery_engine::suite::golden::{self, Planned};
use spacecorp::{Era, Options, Situations, SpaceCorp};

/// A game that begins in an era and ends with one.
fn eras(first_era: Era, last_era: Era) -> Options {
    Options { first_era, last_era, ..Options::default() }
}

/// A solo game with every situation in the pool.
fn situations() -> Options {
    Options { era_situations: Situations::Extended, ..Options::default() }
}

/// A game for every player count and mode, start and end.
fn games() -> Vec<Planned<SpaceCorp>> {
    vec![
        ("solo", Options::default(), 1, 7),
        ("solo-situations", situations(), 1, 8),
        ("two-players", Options::default(), 2, 1),
        ("two-players-mariners", eras(Era::Mariners, Era::Mariners), 2, 2),
        ("three-players", Options::default(), 3, 3),
        ("three-players-planeteers", eras(Era::Planeteers, Era::Planeteers), 3, 4),
        ("four-players", Options::default(), 4, 5),
        ("four-players-starfarers", eras(Era::Starfarers, Era::Starfarers), 4, 6),
    ]
}

#[test]
fn recorded_games_replay_to_the_same_state() {
    let report = golden::replays::<SpaceCorp>(&golden::records::<SpaceCorp>(&games()));
    insta::assert_snapshot!(report);
}

#[test]
fn a_record_of_version_1_needs_its_version() {
    let records = golden::records::<SpaceCorp>(&games());
    let (_, record) = records.iter().find(|(name, _)| name == "rules-1-two-players-undos").expect("it stays");
    assert_eq!(record.header.edition.rules, 1);
    let mut newer = record.clone();
    newer.header.edition.rules = 2;
    assert!(newer.replay::<SpaceCorp>(|_, _, _, _| {}).is_err(), "an undo in it shows the difference");
}

#[test]
fn perft_counts_from_fixed_seeds() {
    let tables = [
        ("solo", Options::default(), 1),
        ("two", Options::default(), 2),
        ("planeteers", eras(Era::Planeteers, Era::Planeteers), 3),
        ("starfarers", eras(Era::Starfarers, Era::Starfarers), 4),
    ];
    let report = golden::counts::<SpaceCorp>(&tables, &[0, 40, 150], 2);
    insta::assert_snapshot!(report);
}

#[test]
fn playthrough_solo() {
    insta::assert_snapshot!(golden::playthrough::<SpaceCorp>(&situations(), 1, "en", 120));
}

#[test]
fn playthrough_mariners() {
    insta::assert_snapshot!(golden::playthrough::<SpaceCorp>(&eras(Era::Mariners, Era::Mariners), 2, "en", 120));
}

#[test]
fn playthrough_starfarers() {
    insta::assert_snapshot!(golden::playthrough::<SpaceCorp>(&eras(Era::Starfarers, Era::Starfarers), 2, "it", 400));
}
