//! Golden files: what must never change by accident.
//!
//! - `records/`: whole games for every player count and mode. Each replays to the same state, byte for byte; records of earlier rules
//!   versions stay here and go on replaying.
//! - `snapshots/`: perft counts, final states and scores of the records, a playthrough as every seat's text table shows it.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p planet-unknown --test golden` rewrites the snapshots, and with
//! `UPDATE=1` the records are played anew.

use std::fmt::Write as _;
use std::path::PathBuf;

use orrery_engine::record::{Entry, Header, Record};
use orrery_engine::suite::{perft, position};
use orrery_engine::{Game, Rng, Seat, Seed, Silent, Table, Viewer, Words, erased};
use planet_unknown::{Boards, Options, PlanetUnknown, Rotation, Switch};

fn asymmetric() -> Options {
    Options { planets: Boards::RandomAsymmetric, corporations: Boards::RandomAsymmetric, ..Options::default() }
}

fn modules() -> Options {
    Options { events: Switch::On, private_objectives: Switch::On, ..asymmetric() }
}

/// A game for every player count and mode: name, options, seats, seed.
fn games() -> Vec<(&'static str, Options, u8, u64)> {
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

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/records").join(format!("{name}.record"))
}

/// Random play; rovers are moved and benefits taken rather than left.
fn play(options: &Options, seats: u8, seed: u64) -> Record {
    let mut table = Table::<PlanetUnknown>::new(options, seats, Seed(seed)).expect("valid options");
    let mut rng = Rng::stream(Seed(seed), 31);
    loop {
        let deciders: Vec<Seat> = table.state().turn().seats().iter().collect();
        let Some(&seat) = rng.pick(&deciders) else { break };
        let mut actions = Vec::new();
        table.state().legal(seat, &mut actions);
        table.state().prune(seat, &mut actions);
        let action = *rng.pick(&actions).expect("never stuck");
        table.apply(seat, &action, &mut Silent).expect("listed");
    }
    let names = Seat::all(seats).map(|seat| format!("seat {seat}")).collect();
    let header = Header::new::<PlanetUnknown>(options, names, Seed(seed));
    let line = |(seat, action)| Entry::Action(seat, serde_json::to_value(action).expect("plain data"));
    Record { header, entries: table.history().map(line).enumerate().map(|(index, entry)| (index + 9, entry)).collect() }
}

/// The records, by name.
fn records() -> Vec<(&'static str, Record)> {
    let read = |(name, options, seats, seed): (&'static str, Options, u8, u64)| {
        let path = path(name);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, play(&options, seats, seed).to_text()).expect("records can be written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    games().into_iter().map(read).collect()
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
        let table = record.replay::<PlanetUnknown>(|_, _, _, _| {}).unwrap_or_else(|error| panic!("{name}: {error}"));
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
fn perft_counts_from_fixed_seeds() {
    let mut report = String::new();
    for (name, options, seats) in [("solo", Options::default(), 1), ("two", Options::default(), 2), ("modules", modules(), 3)] {
        for plies in [0, 25, 120] {
            let state: PlanetUnknown = position(&options, seats, 3042, plies);
            writeln!(report, "{name} after {plies}: {:?}", perft(&state, 2)).unwrap();
        }
    }
    insta::assert_snapshot!(report);
}

/// Every view after some decisions of a game, as people read it.
#[test]
fn playthrough_two_players() {
    let platform = [("en", include_str!("../../../../../locales/en/platform.ftl"))];
    let words: Words = erased::words(&PlanetUnknown::META, &platform, "en").expect("well-formed");
    let mut report = String::new();
    for plies in [0, 12, 60, 150, u32::MAX] {
        let state: PlanetUnknown = position(&modules(), 2, 11, plies);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            writeln!(report, "== after {plies}, {viewer:?}\n{}", PlanetUnknown::render(&state.view(viewer), &words)).unwrap();
        }
    }
    insta::assert_snapshot!(report);
}
