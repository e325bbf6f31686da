//! Plays the cases beside this file: `rulebook.toml` (the worked examples of the specification; its head explains the words) and
//! `derived.toml` (worked out from the rules).
//! `ORRERY_VECTORS=FILE cargo test -p spacecorp --test vectors` plays another file.
//!
//! A driver translates, it never decides: what is legal and what follows is asked of the game.

mod commands;
mod expect;
mod given;
mod request;

use std::process::ExitCode;

use orrery_engine::suite::vectors::{self, Case};
use spacecorp::SpaceCorp;
use toml::Value;

fn main() -> ExitCode {
    vectors::run::<SpaceCorp>(&["rulebook.toml", "derived.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let [command] = &case.steps[..] else { return Err("one command a case".to_owned()) };
    let kind = command.get("cmd").and_then(Value::as_str).ok_or("a command without a name")?;
    let found = commands::run(kind, &case.given, command, &case.expect)?;
    expect::compare(&found, &case.expect)
}
