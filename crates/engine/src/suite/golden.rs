//! Golden tests: they fail when behaviour changes by accident. Each function returns a report that a game's test compares with
//! its snapshot. Records of whole games are in the game's `tests/golden/records`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use super::{folder, legal, perft, position, record, words};
use crate::edition::{Edition, Unplayable};
use crate::game::{Game, Silent};
use crate::heuristics::Heuristics;
use crate::meta::Meta;
use crate::presentation::Presentation;
use crate::record::{Entry, Flaw, Header, Record, RecordError};
use crate::replay::lines_of;
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use crate::words::Words;

/// A game to record: name, options, seats, seed.
pub type Planned<G> = (&'static str, <G as Game>::Options, u8, u64);

/// All records in the game's folder, by name; see [`check_versions`] for what they must cover. With `UPDATE` set (`cargo xtask
/// golden`), planned games that are missing are recorded, and the others are renewed, except [those kept](is_kept) as they are.
///
/// # Panics
///
/// If a record is missing, unreadable, or [not renewable](check_renewable) although it must be renewed. `UNRELEASED` (`cargo xtask
/// golden --unreleased`) permits renewing it: for a version of the rules that nobody has played yet.
pub fn records<G: Heuristics>(planned: &[Planned<G>]) -> Vec<(String, Record)> {
    let folder = folder::<G>().join("tests/golden/records");
    let path = |name: &str| folder.join(format!("{name}.record"));
    let update = std::env::var_os("UPDATE").is_some();
    for (name, options, seats, seed) in planned {
        if update && !path(name).exists() {
            let record = record::<G>(options, *seats, Seed(*seed), Vec::new());
            fs::write(path(name), renewed::<G>(&record).to_text()).expect("records can be written");
        }
        assert!(path(name).exists(), "{name} is not recorded");
    }
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).expect("the records are there").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        if update && !is_kept(&name) {
            if std::env::var_os("UNRELEASED").is_none() {
                check_renewable::<G>(&record).unwrap_or_else(|error| {
                    panic!("{name}: {error}. Raise rules_version first, or pass --unreleased if nobody has played this version")
                });
            }
            record = renewed::<G>(&record);
            fs::write(&path, record.to_text()).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        (name, record)
    };
    let records: Vec<(String, Record)> = files.into_iter().map(read).collect();
    check_versions::<G>(&records);
    records
}

/// Whether a record stays as an earlier program wrote it and must still replay: its name says which version of the rules, of the
/// position or of the format it is kept for.
fn is_kept(name: &str) -> bool {
    ["rules-", "position-", "format-"].iter().any(|version| name.starts_with(version))
}

/// Whether a record of the current rules version may be renewed: it replays, or only the component data has changed. A rule that
/// changed without a new version would silently change games in progress.
///
/// # Errors
///
/// Where the record diverges from the rules.
pub fn check_renewable<G: Game>(record: &Record) -> Result<(), RecordError> {
    match record.replay::<G>(|_, _, _, _| {}) {
        Ok(_) | Err(RecordError { flaw: Flaw::Unplayable(Unplayable::OtherComponents { .. }), .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Asserts that the game can be set up by every version of the rules that it claims to play, that its positions know their version and
/// can adopt the current one, and that a record witnesses each earlier version of the rules and of the position.
///
/// # Panics
///
/// If a version cannot be set up, is not the one of its positions, or has no record.
pub fn check_versions<G: Game>(records: &[(String, Record)]) {
    let Meta { id, oldest_rules, rules_version, position_version, players: (seats, _), .. } = G::META;
    assert!(oldest_rules <= rules_version, "{id}: the oldest version of the rules is newer than the current one");
    for rules in oldest_rules..=rules_version {
        let mut game = G::setup_by_rules(rules, &G::Options::default(), seats, Seed(1))
            .unwrap_or_else(|error| panic!("{id}: version {rules} of the rules cannot be set up: {error}"));
        assert_eq!(game.rules(), rules, "{id}: a position does not know its version of the rules");
        game.adopt_current_rules();
        assert_eq!(game.rules(), rules_version, "{id}: a position of version {rules} does not adopt the current rules");
        let witnessed = records.iter().any(|(_, record)| record.header.edition.rules == rules);
        assert!(witnessed || rules == rules_version, "{id}: no golden record of version {rules} of the rules");
    }
    // Records of the first format name no version of the position.
    for position in 1..position_version {
        let witnessed = records.iter().any(|(_, record)| record.header.edition.position == position);
        assert!(witnessed, "{id}: no golden record of version {position} of the position");
    }
}

/// The same game under the current edition: its decisions as long as they are legal, then random ones. Pruned actions are not
/// played, so that the game makes progress.
fn renewed<G: Heuristics>(old: &Record) -> Record {
    let header = Header { edition: Edition::current(&G::META), ..old.header.clone() };
    let mut table = header.open::<G>().expect("options under test are valid");
    let mut rng = Rng::stream(header.seed, 31);
    for line in &old.lines {
        let Entry::Action { seat, action } = &line.entry else { continue };
        let Ok(action) = serde_json::from_value(action.clone()) else { break };
        if table.apply(*seat, &action, &mut Silent).is_err() {
            break;
        }
    }
    loop {
        let deciders: Vec<Seat> = table.state().turn().seats().iter().collect();
        let Some(&seat) = rng.pick(&deciders) else { break };
        let mut actions = legal(table.state(), seat);
        table.state().prune(seat, &mut actions);
        let action = *rng.pick(&actions).expect("never stuck");
        table.apply(seat, &action, &mut Silent).expect("listed");
    }
    let start = header.open::<G>().expect("opened before");
    let lines = lines_of(&start, table.history().map(|(seat, action)| (seat, *action)));
    Record { header, lines }
}

/// Final state and scores of every record.
pub fn replays<G: Game>(records: &[(String, Record)]) -> String {
    let mut report = String::new();
    for (name, record) in records {
        let table = record.replay::<G>(|_, _, _, _| {}).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = table.state().outcome().unwrap_or_else(|| panic!("{name} is not finished"));
        let state = serde_json::to_string(table.state()).expect("states are plain data");
        let _ = writeln!(report, "{name}: {} decisions, state {}", table.ply(), fingerprint(&state));
        for (seat, score) in outcome.scores.iter().enumerate() {
            let parts: Vec<String> = score.parts.iter().map(|(category, points)| format!("{category} {points}")).collect();
            let _ = writeln!(report, "  seat {seat}: place {}, {} ({})", outcome.places[seat], score.total, parts.join(", "));
        }
    }
    report
}

/// FNV-1a hash.
fn fingerprint(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

/// Perft counts for every table (name, options, seats) after each of these numbers of random decisions.
pub fn counts<G: Game>(tables: &[(&str, G::Options, u8)], plies: &[u32], depth: u32) -> String {
    let mut report = String::new();
    for (name, options, seats) in tables {
        for &plies in plies {
            let state: G = position(options, *seats, 3042, plies);
            let _ = writeln!(report, "{name} after {plies}: {:?}", perft(&state, depth));
        }
    }
    report
}

/// A random game as people read it. Every `every`-th decision is shown with all views, the prompts, the action and its events;
/// so is the end.
pub fn playthrough<G: Presentation>(options: &G::Options, seats: u8, language: &str, every: usize) -> String {
    let words = words::of::<G>(language);
    let mut table = Table::<G>::new(options, seats, Seed(7)).expect("options under test are valid");
    let mut rng = Rng::new(Seed(7));
    let mut report = String::new();
    while let Some(seat) = table.state().turn().seats().lowest() {
        let action = *rng.pick(&legal(table.state(), seat)).expect("never stuck");
        let shown = table.ply().is_multiple_of(every);
        if shown {
            report += &position_report(table.state(), &words, table.ply());
        }
        let label = words.say(&table.state().describe(seat, &action));
        let mut events = Vec::new();
        table.apply(seat, &action, &mut events).expect("listed");
        if shown {
            let _ = writeln!(report, "> seat {seat}: {label}");
            events.iter().for_each(|event| report += &format!("  {}\n", words.say(&G::narrate(event))));
        }
    }
    report + &position_report(table.state(), &words, table.ply())
}

fn position_report<G: Presentation>(state: &G, words: &Words, ply: usize) -> String {
    let mut report = String::new();
    for viewer in Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let _ = writeln!(report, "==== decision {ply}, {viewer:?}\n{}", G::render(&state.view(viewer), words));
    }
    for seat in state.turn().seats().iter() {
        let _ = writeln!(report, "? seat {seat}: {}", words.say(&state.prompt(seat)));
    }
    report
}
