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
use given::World;

fn main() -> ExitCode {
    vectors::run::<OnMars>(&["rulebook.toml", "derived.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let [command] = &case.steps[..] else { return Err("one command per case".to_owned()) };
    let kind = command.get("cmd").and_then(Value::as_str).ok_or("a command without a name")?;
    if case.is_specified {
        let given = specified::given(case, command)?;
        let world = World::new(kind, &given, command)?;
        let fill = specified::fill(world.tech_owner(&given)?, command);
        let command = specified::command(&world, case, command)?;
        return run(kind, world, &Brief { given: &given, command: &command, expect: &case.expect, fill: Some(&fill) });
    }
    let world = World::new(kind, &case.given, command)?;
    run(kind, world, &Brief { given: &case.given, command, expect: &case.expect, fill: None })
        .map_err(|error| format!("case {}: {error}", case.id))
}

fn run(kind: &str, mut world: World, brief: &Brief) -> Result<(), String> {
    commands::run(kind, &mut world, brief)?;
    if let Some(illegal) = &world.illegal
        && world.game != world.before
    {
        return Err(format!("refused ({illegal}), but the position has changed"));
    }
    expect::compare(&world, brief.expect)
}
