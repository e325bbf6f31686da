//! Plays the cases beside this file: `rulebook.toml` holds the worked examples of the specification; its head explains the words.
//! `derived.toml` has further ones. `ORRERY_VECTORS=FILE cargo test -p starship-interstellar --test vectors` plays another file.
//!
//! A driver translates, it never decides: what is legal and what follows is asked of the game. Where a case says what is drawn, the case is
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
use toml::Value;

use crate::given::World;

/// Seeds tried until the draws are those of the case.
const SEEDS: u64 = 5_000;

fn main() -> ExitCode {
    vectors::run::<Starship>(&["rulebook.toml", "derived.toml"], play)
}

fn play(case: &Case) -> Result<(), String> {
    let [command] = &case.steps[..] else { return Err("one command a case".to_owned()) };
    let kind = command.get("kind").and_then(Value::as_str).ok_or("a command without a kind")?;
    let start = World::new(kind, case, command)?;
    for seed in 0..SEEDS {
        let mut world = start.clone();
        world.game.reseed(seed);
        commands::run(kind, &mut world, command)?;
        if draws::are_as_told(&world) {
            world.leave_out_leader_bonuses();
            return expect::compare(&world, &case.expect);
        }
    }
    Err("no seed draws what the case says".to_owned())
}
