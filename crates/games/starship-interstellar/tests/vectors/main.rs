//! Plays the cases beside this file: `rulebook.toml` holds the examples of the rulebook; its head explains the words. `derived.toml` has
//! cases worked out from the rules. `ORRERY_VECTORS=FILE cargo test -p starship-interstellar --test vectors` plays another file.
//!
//! A driver translates, it never decides: legality and consequences come from the game. Where a case says what is drawn, the case is
//! played with other seeds until chance has drawn that.

mod commands;
mod draws;
mod events;
mod expect;
mod given;
mod read;

use std::process::ExitCode;

use orrery_engine::suite::vectors::{self, Case};
use starship_interstellar::Starship;
use toml::{Table, Value};

use crate::given::World;

/// Seeds tried until the draws are those of the case.
const SEEDS: u64 = 5_000;

fn main() -> ExitCode {
    vectors::run::<Starship>(&["rulebook.toml", "derived.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let steps = steps(case);
    let start = World::new(case, &steps)?;
    for seed in 0..SEEDS {
        let mut world = start.clone();
        world.game.reseed(seed);
        for step in &steps {
            commands::run(&mut world, step)?;
        }
        if draws::match_case(&world) {
            return expect::compare(&world, &case.expect);
        }
    }
    Err("no seed draws what the case says".to_owned())
}

/// The commands of a case. The specification names them `kind` and `actor`, and has several as the steps of one command.
fn steps(case: &Case) -> Vec<Table> {
    let renamed = |mut step: Table| {
        for (theirs, ours) in [("kind", "cmd"), ("actor", "by")] {
            if let Some(value) = step.remove(theirs) {
                step.insert(ours.to_owned(), value);
            }
        }
        step
    };
    let steps = case.steps.iter().cloned().map(renamed);
    let apart = |step: Table| {
        let parts = step.get("steps").and_then(Value::as_array).filter(|_| read::cmd(&step) == "sequence");
        let Some(parts) = parts else { return vec![step] };
        let by = step.get("by").map(|by| ("by".to_owned(), by.clone()));
        let part = |part: &Value| by.clone().into_iter().chain(renamed(part.as_table().cloned().unwrap_or_default())).collect();
        parts.iter().map(part).collect()
    };
    steps.flat_map(apart).collect()
}
