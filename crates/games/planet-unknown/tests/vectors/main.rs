//! Plays the cases beside this file: `rulebook.toml` (from the rulebook; its head explains the words) and `derived.toml` (worked out from
//! the rules). `ORRERY_VECTORS=FILE cargo test -p planet-unknown --test vectors` plays another file, also one in the form of the
//! specification's examples.

mod commands;
mod expect;
mod given;

use std::process::ExitCode;

use orrery_engine::suite::vectors::{self, Case};
use planet_unknown::PlanetUnknown;

fn main() -> ExitCode {
    vectors::run::<PlanetUnknown>(&["rulebook.toml", "derived.toml"], play)
}

/// The only command of a case returns a table, which is compared with the expectation.
fn play(case: &Case) -> Result<(), String> {
    let [command] = &case.steps[..] else { return Err("a case has one command".into()) };
    expect::compare(&commands::answer(&case.given, command)?, &case.expect)
}
