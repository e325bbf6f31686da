//! Golden files: what must never change by accident.
//!
//! - `records/`: whole games for every player count and mode. Each replays to the same state, byte for byte; records of earlier rules
//!   versions stay here and go on replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, playthroughs as every seat's text table shows them.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p kepler-3042 --test golden` rewrites the snapshots.

use std::fmt::Write as _;
use std::path::PathBuf;

use kepler_3042::{CampaignId, Kepler, Options, TilePlacement};
use orrery_engine::record::Record;
use orrery_engine::suite::{perft, position};
use orrery_engine::{Game, Rng, Seat, Seed, Table, Viewer, Words, erased};

/// The records, by name.
fn records() -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/records");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let record = Record::parse(&std::fs::read_to_string(&path).unwrap()).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record)
    };
    files.into_iter().map(read).collect()
}

/// A short fingerprint (FNV-1a): enough to notice a changed byte.
fn fingerprint(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

#[test]
fn recorded_games_replay_to_the_same_state() {
    let mut report = String::new();
    for (name, record) in records() {
        let table = record.replay::<Kepler>(|_, _, _, _| {}).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = table.state().outcome().unwrap_or_else(|| panic!("{name} is not finished"));
        let state = serde_json::to_string(table.state()).unwrap();
        writeln!(report, "{name}: {} decisions, state {}", table.ply(), fingerprint(&state)).unwrap();
        for (seat, score) in outcome.scores.iter().enumerate() {
            let parts: Vec<String> = score.parts.iter().map(|(category, points)| format!("{category} {points}")).collect();
            writeln!(report, "  seat {seat}: place {}, {} ({})", outcome.places[seat], score.total, parts.join(", ")).unwrap();
        }
    }
    insta::assert_snapshot!(report);
}

#[test]
fn every_player_count_and_mode_has_a_recorded_game() {
    let records = records();
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
    let mut report = String::new();
    for (name, options, seats) in
        [("solo", &solo, 1), ("two", &Options::default(), 2), ("four", &Options::default(), 4), ("placed", &placed, 3)]
    {
        for plies in [0, 40, 150, 400] {
            let state: Kepler = position(options, seats, 3042, plies);
            writeln!(report, "{name} after {plies}: {:?}", perft(&state, 3)).unwrap();
        }
    }
    insta::assert_snapshot!(report);
}

/// Every seat's view and the spectator's, as text, at several points of a game played at random.
fn playthrough(options: &Options, seats: u8, language: &str) -> String {
    let words = erased::words(&Kepler::META, &[], language).unwrap();
    let mut table = Table::<Kepler>::new(options, seats, Seed(7)).unwrap();
    let mut rng = Rng::new(Seed(7));
    let mut report = String::new();
    while let Some(seat) = table.state().turn().seats().lowest() {
        let mut actions = Vec::new();
        table.state().legal(seat, &mut actions);
        let action = *rng.pick(&actions).unwrap();
        let shown = table.ply().is_multiple_of(131);
        if shown {
            show(&mut report, table.state(), &words, table.ply());
        }
        let label = words.say(&table.state().describe(seat, &action));
        let mut events = Vec::new();
        table.apply(seat, &action, &mut events).unwrap();
        if shown {
            writeln!(report, "> seat {seat}: {label}").unwrap();
            events.iter().for_each(|event| writeln!(report, "  {}", words.say(&Kepler::narrate(event))).unwrap());
        }
    }
    show(&mut report, table.state(), &words, table.ply());
    report
}

fn show(report: &mut String, state: &Kepler, words: &Words, ply: usize) {
    for viewer in Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        writeln!(report, "==== decision {ply}, {viewer:?}\n{}", Kepler::render(&state.view(viewer), words)).unwrap();
    }
    for seat in state.turn().seats().iter() {
        writeln!(report, "? seat {seat}: {}", words.say(&state.prompt(seat))).unwrap();
    }
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
