//! The short form used by specifications: what it leaves open, and how it is completed. Our own cases state everything.

use kepler_3042::{Action, Card, Kepler};
use orrery_engine::Seat;
use toml::{Table, Value};

use crate::given::World;
use crate::given::{At, field};

/// A case that begins with the free technology steps of the set-up goes back to it (R3.4).
pub fn goes_back_to_the_setup(steps: &[Table], world: &mut World) {
    if steps.first().and_then(|command| command.get("cmd")).and_then(Value::as_str) == Some("setup_tech") {
        world.game.begin_setup_tech();
    }
}

/// Completes a command that is in short form.
pub fn complete(command: &mut Table) -> Result<(), String> {
    match field::<String>(command, "cmd")?.as_str() {
        // The target of a bonus action is Earth.
        "bonus" => {
            command.entry("planet").or_insert_with(|| "earth".into());
        }
        // Whether a tile may lie on a hex does not depend on who asks (R3.2).
        "place_tile" => {
            command.remove("by");
        }
        _ => {}
    }
    Ok(())
}

/// The consequences of leaving a step wait for the next command, which may be `resolve_card`.
pub fn follows_later(command: &str, card_is_resolved: bool) -> bool {
    command == "end_step" && !card_is_resolved
}

/// Default answer to a question of a card: its only option, otherwise leaving it out.
pub fn usual_answer(game: &Kepler, seat: Seat, leave: Action) -> Action {
    game.only_option(seat).unwrap_or(leave)
}

/// Alternative keys of an answer, tried after its own. An icon may also be answered under the name of what it asks for.
pub fn other_names(name: &str) -> &'static [&'static str] {
    match name {
        "tech" => &["technology"],
        "regenerate" => &["kind", "kinds"],
        "reveal" => &["tiles", "hexes"],
        "moves" => &["move"],
        "answer_kind" => &["answer", "answers", "regenerate"],
        "answer_planet" => &["answer", "answers", "planet"],
        _ => &[],
    }
}

/// Card, hex and amounts may be keys of the command itself.
pub fn names_a_target(choices: &Table) -> bool {
    ["planet", "hex", "take"].iter().any(|key| choices.contains_key(*key))
}

/// A ship without a planet is built by the planet next to its hex, otherwise by Earth.
pub fn names_the_builder(target: &mut Table, listed: &[Action]) -> Result<(), String> {
    let hex = field::<At>(target, "hex")?.0;
    let near = listed.iter().find_map(|action| match action {
        Action::Build { card, hex: at } if *at == hex => Some(*card),
        _ => None,
    });
    let planet = near.filter(|&card| card != Card::EARTH);
    target.entry("planet").or_insert_with(|| planet.map_or("earth".into(), |card| i64::from(card.0).into()));
    Ok(())
}
