//! Runs every case of `tests/EXAMPLES.toml` (its head explains the format) and `tests/MORE.toml`. `ORRERY_VECTORS=FILE cargo test
//! -p kepler-3042 --test vectors` runs another file of the same format. Each case is reported by its id and rules.

mod cards;
mod commands;
mod expect;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kepler_3042::position::Position;
use serde::Deserialize;
use toml::Value;

#[derive(Deserialize)]
struct File {
    example: Vec<Example>,
}

#[derive(Deserialize)]
struct Example {
    id: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    given: Position,
    r#do: Vec<Value>,
    #[serde(default)]
    expect: toml::Table,
}

fn main() -> ExitCode {
    let shipped = ["EXAMPLES.toml", "MORE.toml"].map(|name| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name));
    let paths = std::env::var_os("ORRERY_VECTORS").map_or(shipped.to_vec(), |path| vec![PathBuf::from(path)]);
    let examples: Vec<Example> = paths.iter().flat_map(|path| read(path)).collect();
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

/// Builds the position, runs the commands, compares what is expected.
fn run(example: &Example) -> Result<(), String> {
    let mut driver = commands::Driver::new(example.given.build()?);
    let expected_error = example.expect.get("error").and_then(Value::as_str);
    let mut last_error = None;
    for (index, command) in example.r#do.iter().enumerate() {
        let before = driver.game.clone();
        match driver.run(command)? {
            Ok(()) => {}
            Err(code) if index + 1 == example.r#do.len() => {
                if driver.game != before {
                    return Err(format!("refused with {code}, but the state changed"));
                }
                last_error = Some(code);
            }
            Err(code) => return Err(format!("command {} is refused: {code}", index + 1)),
        }
    }
    driver.finish();
    match (expected_error, last_error) {
        (None, Some(code)) => return Err(format!("the last command is refused: {code}")),
        (Some(expected), None) => return Err(format!("the last command is accepted; expected {expected}")),
        (Some(expected), Some(code)) if expected != code => return Err(format!("refused with {code}; expected {expected}")),
        _ => {}
    }
    expect::compare(&driver, &example.expect)
}
