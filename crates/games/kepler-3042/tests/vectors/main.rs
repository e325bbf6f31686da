//! Plays the cases beside this file: `rulebook.toml` (the examples of the rulebook; its head explains the words), `derived.toml` (worked
//! out from the rules) and `compound.toml`. `ORRERY_VECTORS=FILE cargo test -p kepler-3042 --test vectors` plays another file,
//! also one in the form of the specification's examples.
//!
//! Our own cases are written in single decisions, as the table asks for them; `compound.toml` holds the cases about commands that hand
//! over several at once (`commands/compound.rs` translates them). Other files may do so, too, and leave open what `specified.rs` says.
//!
//! A driver translates, it never decides: legality and consequences come from the game, and a question that the case does not answer
//! fails.

mod commands;
mod expect;
mod given;
mod specified;

use std::process::ExitCode;

use kepler_3042::Kepler;
use orrery_engine::suite::vectors::{self, Case};
use toml::{Table, Value};

use commands::Outcome;
use commands::compound::Compound;
use given::World;

fn main() -> ExitCode {
    vectors::run::<Kepler>(&["rulebook.toml", "derived.toml", "compound.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let mut world = World::new(case.given()?)?;
    if ["rulebook", "derived"].contains(&case.file.as_str()) {
        carry_out(case, &mut world, World::run, |world| &world.game)?;
        return expect::compare(&world, &case.expect);
    }
    let is_specified = case.file != "compound";
    if is_specified {
        specified::goes_back_to_the_setup(&case.steps, &mut world);
    }
    let mut compound = Compound::new(world, is_specified);
    carry_out(case, &mut compound, Compound::run, |compound| &compound.world.game)?;
    compound.finish();
    if let Some(question) = compound.question().filter(|_| !is_specified && !case.expect.contains_key("error")) {
        return Err(format!("not answered: {question}"));
    }
    expect::compare(&compound.world, &case.expect)
}

/// Runs the commands. Only the last one may be refused, with the code that is expected, and then changes nothing.
fn carry_out<D>(case: &Case, world: &mut D, run: fn(&mut D, &Table) -> Outcome, game: fn(&D) -> &Kepler) -> Result<(), String> {
    let expected = case.expect.get("error").and_then(Value::as_str);
    let mut refused = None;
    for (index, command) in case.steps.iter().enumerate() {
        let before = game(world).clone();
        match run(world, command)? {
            Ok(()) => {}
            Err(code) if index + 1 == case.steps.len() => {
                if *game(world) != before {
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
