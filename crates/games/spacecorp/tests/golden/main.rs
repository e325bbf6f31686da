//! Golden files: what must never change by accident.
//!
//! - `records/`: whole games for every player count and mode. Each replays to the same state, byte for byte; records of earlier rules
//!   versions stay here and keep replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, playthroughs as every seat's text table shows them.
//!
//! After an intended change, `cargo xtask golden spacecorp` renews them.

use orrery_engine::Seat;
use orrery_engine::record::Record;
use orrery_engine::suite::golden::{self, Planned};
use spacecorp::{Card, Era, Options, Situations, SpaceCorp, Switch};

/// A game that begins in an era and ends with one.
fn eras(first_era: Era, last_era: Era) -> Options {
    Options { first_era, last_era, ..Options::default() }
}

/// A solo game with every situation in the pool.
fn situations() -> Options {
    Options { era_situations: Situations::Extended, ..Options::default() }
}

/// A solo game of the short variant.
fn short(first_era: Era, last_era: Era) -> Options {
    Options { solo_short: Switch::On, ..eras(first_era, last_era) }
}

/// A game for every player count and mode, start and end.
fn games() -> Vec<Planned<SpaceCorp>> {
    vec![
        ("solo", Options::default(), 1, 7),
        ("solo-situations", situations(), 1, 8),
        ("solo-short", short(Era::Mariners, Era::Mariners), 1, 9),
        ("solo-planeteers", short(Era::Planeteers, Era::Planeteers), 1, 12),
        ("solo-starfarers", Options { era_situations: Situations::Extended, ..short(Era::Starfarers, Era::Starfarers) }, 1, 13),
        ("two-players", Options::default(), 2, 1),
        ("two-players-mariners", eras(Era::Mariners, Era::Mariners), 2, 2),
        ("two-players-mariners-planeteers", eras(Era::Mariners, Era::Planeteers), 2, 10),
        ("three-players", Options::default(), 3, 3),
        ("three-players-planeteers", eras(Era::Planeteers, Era::Planeteers), 3, 4),
        ("three-players-planeteers-starfarers", eras(Era::Planeteers, Era::Starfarers), 3, 11),
        ("four-players", Options::default(), 4, 5),
        ("four-players-starfarers", eras(Era::Starfarers, Era::Starfarers), 4, 6),
    ]
}

#[test]
fn recorded_games_replay_to_the_same_state() {
    let report = golden::replays::<SpaceCorp>(&golden::records::<SpaceCorp>(&games()));
    insta::assert_snapshot!(report);
}

/// Cards that others know of the hands, after each entry of a record played by a version of the rules.
fn known(record: &Record, rules: u32) -> Vec<Vec<Card>> {
    let mut record = record.clone();
    record.header.edition.rules = rules;
    let mut known = Vec::new();
    let replay = record.replay::<SpaceCorp>(|table, _, _, _| {
        known.push(Seat::all(2).flat_map(|seat| table.state().known_to_others(seat).iter()).collect());
    });
    replay.expect("its decisions are legal by both versions");
    known
}

#[test]
fn a_record_of_version_1_needs_its_version() {
    let records = golden::records::<SpaceCorp>(&games());
    let (_, record) = records.iter().find(|(name, _)| name == "rules-1-two-players-undos").expect("it stays");
    assert_eq!(record.header.edition.rules, 1);
    assert_ne!(known(record, 1), known(record, 2), "an undo in it shows the difference");
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
fn playthrough_planeteers() {
    insta::assert_snapshot!(golden::playthrough::<SpaceCorp>(&eras(Era::Planeteers, Era::Planeteers), 3, "en", 250));
}

#[test]
fn playthrough_starfarers() {
    insta::assert_snapshot!(golden::playthrough::<SpaceCorp>(&eras(Era::Starfarers, Era::Starfarers), 2, "it", 400));
}
