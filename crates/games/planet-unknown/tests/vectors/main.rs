//! Plays the cases beside this file: `rulebook.toml` (from the rulebook; its head explains the words) and `derived.toml` (worked out from
//! the rules). `ORRERY_VECTORS=FILE cargo test -p planet-unknown --test vectors` plays another file, also one in the form of the
//! specification's examples; `specified.rs` says what those leave open.
//!
//! A driver translates, it never decides: legality and consequences come from the game, and a question that the case does not answer
//! fails.

mod commands;
mod expect;
mod given;
mod specified;

use std::process::ExitCode;

use orrery_engine::suite::vectors::{self, Case};
use planet_unknown::PlanetUnknown;
use toml::Table;

/// A case's position and its command.
struct Asked {
    given: Table,
    command: Table,
    /// In the short form of the specification's examples.
    is_specified: bool,
}

fn main() -> ExitCode {
    vectors::run::<PlanetUnknown>(&["rulebook.toml", "derived.toml"], play)
}

/// The only command of a case returns a table, which is compared with the expectation.
fn play(case: &Case) -> Result<(), String> {
    let [command] = &case.steps[..] else { return Err("a case has one command".into()) };
    let (mut given, mut command) = (case.given.clone(), command.clone());
    if case.is_specified {
        specified::complete(&mut given, &mut command)?;
    }
    let asked = Asked { given, command, is_specified: case.is_specified };
    let found = commands::answer(&asked)?;
    if !asked.is_specified {
        expect::refusal_is_expected(&found, &case.expect)?;
    }
    expect::compare(&found, &case.expect)
}
