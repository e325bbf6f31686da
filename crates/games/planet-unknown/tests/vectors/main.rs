//! Runs every case of `tests/EXAMPLES.toml` (its head explains the format). `ORRERY_VECTORS=FILE cargo test -p planet-unknown --test
//! vectors` runs another file of the same format. Each case is reported by its id and rules.

mod boards;
mod cards;
mod given;
mod moves;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Deserialize;
use toml::Table;

#[derive(Deserialize)]
struct File {
    example: Vec<Example>,
}

#[derive(Deserialize)]
struct Example {
    id: String,
    kind: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    given: Table,
    #[serde(default)]
    action: Table,
    #[serde(default)]
    expect: Table,
}

fn main() -> ExitCode {
    let shipped = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/EXAMPLES.toml");
    let path = std::env::var_os("ORRERY_VECTORS").map_or(shipped, PathBuf::from);
    let examples: Vec<Example> = read(&path);
    // cargo-nextest asks for the list of tests, then runs them by name.
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.iter().any(|arg| arg == "--list") {
        if !args.iter().any(|arg| arg == "--ignored") {
            examples.iter().for_each(|example| println!("{}: test", example.id));
        }
        return ExitCode::SUCCESS;
    }
    let exact = args.iter().any(|arg| arg == "--exact");
    let filter = args.iter().find(|arg| !arg.starts_with("--"));
    let wanted = |id: &str| filter.is_none_or(|filter| if exact { id == filter } else { id.contains(filter.as_str()) });
    let (mut passed, mut failed) = (0, 0);
    for example in examples.iter().filter(|example| wanted(&example.id)) {
        let name = format!("{} ({})", example.id, example.rules.join(", "));
        let outcome = catch_unwind(AssertUnwindSafe(|| run(example))).unwrap_or(Err("panicked".into()));
        match outcome {
            Ok(()) => {
                passed += 1;
                println!("ok      {name}");
            }
            Err(reason) => {
                failed += 1;
                println!("FAILED  {name}: {}\n        {reason}", example.title);
            }
        }
    }
    println!("\n{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read(path: &Path) -> Vec<Example> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file.example
}

/// What was found, as a table to compare with the expectation.
fn run(example: &Example) -> Result<(), String> {
    let Example { given, action, expect, .. } = example;
    let found = match example.kind.as_str() {
        "setup" => boards::setup(given),
        "station" => boards::station(given, action),
        "rotate" => boards::rotate(given, action),
        "place" => boards::place(given, action),
        "can_place" => boards::can_place(given, action),
        "edge" => boards::edge(given),
        "score_planet" => boards::score_planet(given),
        "metric" => boards::metric(given),
        "private" => boards::private(given),
        "advance" => moves::advance(given, action),
        "cosmos_advance" => moves::cosmos_advance(given, action),
        "oasis_advance" => moves::oasis_advance(given, action),
        "oasis_water" => moves::oasis_water(given, action),
        "wormhole_step" => moves::wormhole_step(given, action),
        "makeshift_targets" => moves::makeshift_targets(given, action),
        "tech" => moves::tech(given),
        "tokens" => moves::tokens(given),
        "track_medals" => moves::track_medals(given),
        "score_tracks" => moves::score_tracks(given),
        "regress" | "event_advance" => moves::event_choice(given, action),
        "unplaced" => moves::unplaced(given),
        "flux_civ" => moves::flux_civ(given, action),
        "rover" | "horizon" => moves::rover(given, action),
        "civ_choice" => cards::civ_choice(given, action),
        "civ_order" => cards::civ_order(given),
        "score_total" => cards::score_total(given),
        "neighbour" => cards::neighbour(given),
        "tie_break" => cards::tie_break(given),
        "solo_target" => cards::solo_target(given),
        "solo_tier" => cards::solo_tier(given),
        "event_mix" => cards::event_mix(given),
        other => Err(format!("the driver does not know the kind {other}")),
    }?;
    given::compare(&found, expect)
}
