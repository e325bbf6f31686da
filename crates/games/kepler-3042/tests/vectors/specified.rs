//! The short form of the specification's examples: what it leaves open, and how that is meant. Our own cases say all of it.

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

/// Writes into a command what its short form leaves open.
pub fn complete(command: &mut Table) -> Result<(), String> {
    match field::<String>(command, "cmd")?.as_str() {
        // The target of a bonus action is Earth.
        "bonus" => {
            command.entry("planet").or_insert_with(|| "earth".into());
        }
        // Whether a tile may lie on a hex is a question; it does not matter who asks (R3.2).
        "place_tile" => {
            command.remove("by");
        }
        _ => {}
    }
    Ok(())
}

/// What follows from a step that was left waits for the next command, which may be `resolve_card`.
pub fn follows_later(command: &str, card_is_resolved: bool) -> bool {
    command == "end_step" && !card_is_resolved
}

/// A question of a card that is not answered: its only option, or it is left out.
pub fn usual_answer(game: &Kepler, seat: Seat, leave: Action) -> Action {
    game.only_option(seat).unwrap_or(leave)
}

/// Other names of an answer, tried after its own. An icon is answered under the name of what it asks for, too.
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

/// Card, hex and amounts may stand side by side with everything else.
pub fn names_a_target(choices: &Table) -> bool {
    ["planet", "hex", "take"].iter().any(|key| choices.contains_key(*key))
}

/// A ship without a planet is built by the planet that has its hex, else by Earth.
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
