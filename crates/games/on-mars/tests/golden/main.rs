//! Golden files: what must never change by accident.
//!
//! - `records/`: whole games for every player count and variant. Each replays to the same state, byte for byte; records of earlier
//!   rules versions stay here and keep replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, playthroughs as every seat's text table shows them.
//!
//! After an intended change, `cargo xtask golden on-mars` renews them.

use on_mars::{ContractTypes, Length, OnMars, Options, RoundLimit, Seating, SoloChoice, Switch, UnderBuilding, UpgradeReading};
use orrery_engine::suite::golden::{self, Planned};

fn first_colonist() -> Options {
    Options { first_colonist_variant: Switch::On, ..Options::default() }
}

fn upgrade_pack() -> Options {
    Options {
        upgrade_pack_goals: Switch::On,
        upgrade_pack_contracts: ContractTypes::RandomTwo,
        length: Length::Long,
        ..Options::default()
    }
}

fn anomaly() -> Options {
    Options { space_anomaly_variant: Switch::On, ..Options::default() }
}

/// The other reading of the rulebook wherever the table may choose one.
fn other_readings() -> Options {
    Options {
        crystal_under_building: UnderBuilding::Return,
        upgrade_tech_reading: UpgradeReading::Total,
        seating: Seating::Chosen,
        round_limit: RoundLimit::Thirty,
        ..Options::default()
    }
}

fn solo_scenario() -> Options {
    Options {
        upgrade_pack_goals: Switch::On,
        upgrade_pack_contracts: ContractTypes::ExpertiseNetwork,
        solo_goal: SoloChoice::NextGeneration,
        ..Options::default()
    }
}

/// A game for every player count and variant.
fn games() -> Vec<Planned<OnMars>> {
    vec![
        ("solo", Options::default(), 1, 1),
        ("solo-first-colonist", first_colonist(), 1, 2),
        ("solo-upgrade-pack", solo_scenario(), 1, 9),
        ("two-players", Options::default(), 2, 3),
        ("two-players-other-readings", other_readings(), 2, 10),
        ("two-players-first-colonist", first_colonist(), 2, 11),
        ("two-players-upgrade-pack", upgrade_pack(), 2, 4),
        ("three-players", Options::default(), 3, 5),
        ("three-players-first-colonist", first_colonist(), 3, 6),
        ("three-players-upgrade-pack", upgrade_pack(), 3, 12),
        ("four-players", Options::default(), 4, 7),
        ("four-players-anomaly", anomaly(), 4, 8),
    ]
}

#[test]
fn recorded_games_replay_to_the_same_state() {
    let report = golden::replays::<OnMars>(&golden::records::<OnMars>(&games()));
    insta::assert_snapshot!(report);
}

/// Every option is away from its default in some record.
#[test]
fn every_option_has_a_record() {
    let default = serde_json::to_value(Options::default()).expect("options");
    for (key, value) in default.as_object().expect("a table") {
        let differs = |options: Options| serde_json::to_value(options).expect("options")[key] != *value;
        assert!(games().into_iter().any(|(_, options, ..)| differs(options)), "{key}");
    }
}

#[test]
fn a_record_of_version_1_needs_its_version() {
    let records = golden::records::<OnMars>(&games());
    let (_, record) = records.iter().find(|(name, _)| name == "rules-1-four-players-anomaly").expect("it stays");
    assert_eq!(record.header.edition.rules, 1);
    let mut newer = record.clone();
    newer.header.edition.rules = 2;
    assert!(newer.replay::<OnMars>(|_, _, _, _| {}).is_err(), "it asks for one of two equal rewards");
}

#[test]
fn perft_counts_from_fixed_seeds() {
    let tables = [
        ("solo", Options::default(), 1),
        ("two", Options::default(), 2),
        ("first-colonist", first_colonist(), 3),
        ("upgrade-pack", upgrade_pack(), 4),
    ];
    let report = golden::counts::<OnMars>(&tables, &[0, 40, 150, 400], 2);
    insta::assert_snapshot!(report);
}

#[test]
fn playthrough_solo() {
    insta::assert_snapshot!(golden::playthrough::<OnMars>(&Options::default(), 1, "it", 150));
}

#[test]
fn playthrough_two_players_first_colonist() {
    insta::assert_snapshot!(golden::playthrough::<OnMars>(&first_colonist(), 2, "en", 300));
}

#[test]
fn playthrough_four_players_upgrade_pack() {
    insta::assert_snapshot!(golden::playthrough::<OnMars>(&upgrade_pack(), 4, "en", 1000));
}
