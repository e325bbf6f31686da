//! Runs every case of `tests/EXAMPLES.toml` (its head explains the format) and `tests/MORE.toml`. `ORRERY_VECTORS=FILE cargo test
//! -p kepler-3042 --test vectors` runs another file of the same format. Each case is reported by its id and rules.

mod cards;
mod commands;
mod expect;

use std::process::ExitCode;

use kepler_3042::Kepler;
use kepler_3042::position::Position;
use orrery_engine::suite::vectors;
use serde::Deserialize;
use toml::Value;

#[derive(Deserialize)]
struct Example {
    #[serde(default)]
    given: Position,
    r#do: Vec<Value>,
    #[serde(default)]
    expect: toml::Table,
}

fn main() -> ExitCode {
    vectors::run::<Kepler, _>(&["EXAMPLES.toml", "MORE.toml"], run)
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
