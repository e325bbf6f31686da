//! Plays the cases beside this file: `rulebook.toml` (the examples of the rulebook; its head explains the words) and `derived.toml`
//! (worked out from the rules).
//! `ORRERY_VECTORS=FILE cargo test -p spacecorp --test vectors` plays another file.
//!
//! A driver translates, it never decides: legality and consequences come from the game.

mod commands;
mod expect;
mod given;
mod specified;

use std::process::ExitCode;

use orrery_engine::suite::vectors::{self, Case};
use spacecorp::SpaceCorp;
use toml::{Table, Value};

fn main() -> ExitCode {
    vectors::run::<SpaceCorp>(&["rulebook.toml", "derived.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let (mut given, mut command) = (case.given.clone(), command(case)?);
    let kind = given::word(&command, "cmd")?.to_owned();
    if case.is_specified {
        given.insert(given::SPECIFIED.to_owned(), true.into());
        specified::complete(&kind, &mut given, &mut command)?;
    }
    let found = commands::run(&kind, &given, &command, &case.expect)?;
    expect::compare(&found, &case.expect)
}

/// The command of a case; actions of players one after the other are one sequence.
fn command(case: &Case) -> Result<Table, String> {
    match &case.steps[..] {
        [command] if !command.contains_key("by") => Ok(command.clone()),
        [] => Err("a case without a command".to_owned()),
        steps => {
            let steps = steps.iter().cloned().map(Value::Table).collect();
            Ok([("cmd".to_owned(), "sequence".into()), ("steps".to_owned(), Value::Array(steps))].into_iter().collect())
        }
    }
}
