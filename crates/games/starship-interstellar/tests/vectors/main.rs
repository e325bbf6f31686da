//! Plays the cases beside this file: `rulebook.toml` holds the examples of the rulebook; its head explains the words. `derived.toml` has
//! cases worked out from the rules. `ORRERY_VECTORS=FILE cargo test -p starship-interstellar --test vectors` plays another file, also one
//! in the form of the specification's examples; `specified.rs` says what those leave open.
//!
//! A driver translates, it never decides: legality and consequences come from the game, and a question that the case does not answer
//! fails. Where a case says what is drawn, it is played with other seeds until chance has drawn that.

mod commands;
mod expect;
mod given;
mod specified;

use std::process::ExitCode;

use orrery_engine::suite::vectors::{self, Case};
use starship_interstellar::Starship;
use toml::Table;

use crate::given::World;

/// Seeds tried until the draws are those of the case.
const SEEDS: u64 = 5_000;

fn main() -> ExitCode {
    vectors::run::<Starship>(&["rulebook.toml", "derived.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let steps = if case.is_specified { specified::steps(case) } else { case.steps.clone() };
    let start = World::new(case, &steps)?;
    for seed in 0..SEEDS {
        let mut world = start.clone();
        world.game.reseed(seed);
        let unanswered = carry_out(&mut world, &steps, case)?;
        // A refused command may be refused before anything is drawn.
        let all = world.illegal.is_none() && unanswered.is_none();
        if world.draws.are_drawn(&world.events, all) {
            return match unanswered {
                Some(question) => Err(format!("not answered: {question}")),
                None if !world.is_asked_all && !world.is_specified => Err("the case answers what is not asked".to_owned()),
                None => expect::compare(&world, &case.expect),
            };
        }
    }
    Err("no seed draws what the case says".to_owned())
}

/// Gives the commands in order; `Some`: a question that the case does not answer. Only the last command may be refused.
fn carry_out(world: &mut World, steps: &[Table], case: &Case) -> Result<Option<String>, String> {
    for (index, step) in steps.iter().enumerate() {
        commands::run(world, step)?;
        let next = steps.get(index + 1);
        if world.is_specified {
            continue;
        }
        if let (Some(illegal), Some(_)) = (&world.illegal, next) {
            return Err(format!("command {} is refused: {illegal}", index + 1));
        }
        let answered = match next {
            Some(next) => ["choose", "skip"].contains(&given::read::cmd(next)),
            None => case.expect.contains_key("asked") || world.illegal.is_some(),
        };
        if !answered && let Some(question) = world.question() {
            return Ok(Some(question));
        }
    }
    Ok(None)
}
