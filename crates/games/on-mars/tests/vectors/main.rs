//! Plays the cases beside this file: `rulebook.toml` (from the rulebook; its head explains the words) and `derived.toml` (worked out from
//! the rules).
//! `ORRERY_VECTORS=FILE cargo test -p on-mars --test vectors` plays another file, also one in the form of the specification's examples.
//!
//! A driver translates, it never decides: legality and consequences come from the game.

mod commands;
mod expect;
mod given;
mod specified;

use std::process::ExitCode;

use on_mars::OnMars;
use orrery_engine::suite::vectors::{self, Case};
use toml::Value;

use commands::Brief;

fn main() -> ExitCode {
    vectors::run::<OnMars>(&["rulebook.toml", "derived.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let [command] = &case.steps[..] else { return Err("one command per case".to_owned()) };
    let kind = command.get("cmd").and_then(Value::as_str).ok_or("a command without a name")?;
    let completed = case.is_specified.then(|| specified::complete(case, command)).transpose()?;
    let given = completed.as_ref().unwrap_or(&case.given);
    let mut world = given::World::new(kind, given, command)?;
    commands::run(kind, &mut world, &Brief { given, command, expect: &case.expect })?;
    if world.illegal.is_some() {
        // A command that is refused changes nothing, whichever of its decisions was.
        world.game = world.before.clone();
    }
    expect::compare(&world, &case.expect)
}
