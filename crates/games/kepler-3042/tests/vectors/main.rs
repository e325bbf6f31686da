//! Plays the cases beside this file: `rulebook.toml` (the examples of the rulebook; its head explains the words), `derived.toml` (worked
//! out from the rules) and `compound.toml`. `ORRERY_VECTORS=FILE cargo test -p kepler-3042 --test vectors` plays another file,
//! also one in the form of the specification's examples.
//!
//! Our own cases are written in single decisions, as the table asks for them. Other files may hand over several at once
//! (`commands/compound.rs` translates them); `compound.toml` holds the cases about that.

mod commands;
mod expect;
mod given;

use std::process::ExitCode;

use kepler_3042::Kepler;
use kepler_3042::position::Position;
use orrery_engine::suite::vectors::{self, Case};
use toml::{Table, Value};

use commands::compound::Compound;
use commands::{Driver, Outcome};

fn main() -> ExitCode {
    vectors::run::<Kepler>(&["rulebook.toml", "derived.toml", "compound.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let mut driver = Driver::new(case.given::<Position>()?.build()?);
    if ["rulebook", "derived"].contains(&case.file.as_str()) {
        carry_out(case, &mut driver, Driver::run, |driver| &driver.game)?;
        return expect::compare(&driver, &case.expect);
    }
    // The specification's cases say nothing about going back to the set-up: the first command shows it (R3.4).
    let first = case.steps.first().and_then(|command| command.get("cmd")).and_then(Value::as_str);
    if first == Some("setup_tech") {
        driver.game.begin_setup_tech();
    }
    let mut compound = Compound::new(driver);
    carry_out(case, &mut compound, Compound::run, |compound| &compound.driver.game)?;
    compound.finish();
    expect::compare(&compound.driver, &case.expect)
}

/// Runs the commands. Only the last one may be refused, with the code that is expected, and then changes nothing.
fn carry_out<D>(case: &Case, driver: &mut D, run: fn(&mut D, &Table) -> Outcome, game: fn(&D) -> &Kepler) -> Result<(), String> {
    let expected = case.expect.get("error").and_then(Value::as_str);
    let mut refused = None;
    for (index, command) in case.steps.iter().enumerate() {
        let before = game(driver).clone();
        match run(driver, command)? {
            Ok(()) => {}
            Err(code) if index + 1 == case.steps.len() => {
                if *game(driver) != before {
                    return Err(format!("refused with {code}, but the state changed"));
                }
                refused = Some(code);
            }
            Err(code) => return Err(format!("command {} is refused: {code}", index + 1)),
        }
    }
    match (expected, refused.as_deref()) {
        (None, Some(code)) => Err(format!("the last command is refused: {code}")),
        (Some(expected), None) => Err(format!("the last command is accepted; expected {expected}")),
        (Some(expected), Some(code)) if expected != code => Err(format!("refused with {code}; expected {expected}")),
        _ => Ok(()),
    }
}
