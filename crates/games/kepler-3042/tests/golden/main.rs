//! Golden files: they fail when behaviour changes by accident.
//!
//! - `records/`: whole games for every player count and mode. Each replays to the same state, byte for byte; records of earlier
//!   rules versions stay here and must keep replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, playthroughs as every seat's text table shows them.
//!
//! After an intended change, `cargo xtask golden kepler-3042` renews them.

use kepler_3042::{CampaignId, Kepler, Options, TilePlacement};
use orrery_engine::suite::golden;

#[test]
fn recorded_games_replay_to_the_same_state() {
    let report = golden::replays::<Kepler>(&golden::records::<Kepler>(&[]));
    insta::assert_snapshot!(report);
}

#[test]
fn every_player_count_and_mode_has_a_recorded_game() {
    let records = golden::records::<Kepler>(&[]);
    for seats in 1..=4 {
        assert!(records.iter().any(|(_, record)| record.header.seats.len() == seats), "{seats} seats");
    }
    for (option, value) in [("objective_set", "advanced"), ("tile_placement", "by_players")] {
        assert!(records.iter().any(|(_, record)| record.header.options[option] == value), "{option} {value}");
    }
    let levels: Vec<_> = records
        .iter()
        .filter(|(_, record)| record.header.seats.len() == 1)
        .map(|(_, r)| &r.header.options["campaign_level"])
        .collect();
    assert!(levels.iter().any(|level| **level == 1) && levels.iter().any(|level| level.as_i64() > Some(1)), "{levels:?}");
}

#[test]
fn perft_counts_from_fixed_seeds() {
    let solo = Options { campaign: CampaignId::SagittariusA, campaign_level: 2, previous_score: Some(41), ..Options::default() };
    let placed = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    let tables = [("solo", solo, 1), ("two", Options::default(), 2), ("four", Options::default(), 4), ("placed", placed, 3)];
    let report = golden::counts::<Kepler>(&tables, &[0, 40, 150, 400], 3);
    insta::assert_snapshot!(report);
}

fn playthrough(options: &Options, seats: u8, language: &str) -> String {
    golden::playthrough::<Kepler>(options, seats, language, 131)
}

#[test]
fn playthrough_solo() {
    let options =
        Options { campaign: CampaignId::ChildrenOfProgress, campaign_level: 3, previous_score: Some(52), ..Options::default() };
    insta::assert_snapshot!(playthrough(&options, 1, "it"));
}

#[test]
fn playthrough_two_players() {
    insta::assert_snapshot!(playthrough(&Options::default(), 2, "en"));
}

#[test]
fn playthrough_four_players() {
    insta::assert_snapshot!(playthrough(&Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() }, 4, "en"));
}
