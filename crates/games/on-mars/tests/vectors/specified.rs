//! What the specification's cases leave open and ours say. They take targets of an effect as there, if they do not list any: here these are
//! added to what is given, in the same words.

use on_mars::{Blueprint, Term, data};
use orrery_engine::suite::vectors::Case;
use toml::{Table, Value};

use crate::given::{Result, small, word};

/// What is given, with targets for the command.
pub fn complete(case: &Case, command: &Table) -> Result<Table> {
    let mut given = case.given.clone();
    match (word(command, "cmd"), word(command, "type")) {
        (Some("surcharge"), Some(action)) => for_action(&mut given, action)?,
        (Some("options"), Some("list_surcharge")) => for_action(&mut given, word(command, "action").unwrap_or_default())?,
        (Some("options"), Some("list_main_actions")) | (Some("payment"), Some("executive")) => {
            for_action(&mut given, "research_development")?;
            for_action(&mut given, "upgrade_building")?;
        }
        (Some("exec"), _) => for_building(&mut given, command)?,
        // For lab spaces that move bots.
        (Some("develop"), _) | (Some("contract_event"), Some("research_development")) => add_bot(&mut given, "bots = [[-6, 4]]")?,
        _ => {}
    }
    if case.expect.contains_key("main_actions_available") {
        for_action(&mut given, "research_development")?;
    }
    Ok(given)
}

/// Adds the keys of a TOML text that are not given.
fn add(given: &mut Table, text: &str) -> Result<()> {
    let more: Table = text.parse().map_err(|error| format!("{text}: {error}"))?;
    more.into_iter().for_each(|(key, value)| {
        given.entry(key).or_insert(value);
    });
    Ok(())
}

fn add_blueprint(given: &mut Table) {
    let cards = given.entry("unbuilt_blueprints").or_insert_with(|| Value::Array(Vec::new()));
    cards.as_array_mut().into_iter().for_each(|cards| cards.push(Value::Integer(4)));
}

fn add_bot(given: &mut Table, bot: &str) -> Result<()> {
    match ["bot", "bots_on_map"].iter().any(|key| given.contains_key(*key)) {
        true => Ok(()),
        false => add(given, bot),
    }
}

/// Targets of a main action.
fn for_action(given: &mut Table, action: &str) -> Result<()> {
    match action {
        "construct_building" | "upgrade_building" => {
            add(given, r#"buildings = [{ type = "mine", hex = [0, 0] }, { type = "generator", hex = [0, -2] }]"#)?;
            add_bot(given, "bots = [[1, -2]]")?;
            if action == "upgrade_building" {
                add_blueprint(given);
            }
        }
        "research_development" if !["tech_levels", "rover_tech"].iter().any(|key| given.contains_key(*key)) => {
            add(given, r#"lab = { shelter = "c2_2" }"#)?;
        }
        "hire_or_contract" => add(given, "storage = { mineral = 2, battery = 2, water = 2, plant = 2, oxygen = 2 }")?,
        _ => {}
    }
    Ok(())
}

/// A bot that can move, something to upgrade beside it, and a building two hexes from it, for actions that construct one of its type.
fn for_building(given: &mut Table, command: &Table) -> Result<()> {
    add_bot(given, "bots = [[-3, 0]]")?;
    if given.contains_key("buildings") || given.contains_key("markers_unused") {
        return Ok(());
    }
    let term = small(command, "blueprint").map(|card| data().blueprint(Blueprint(card)).term);
    let kind = match term {
        Some(Term::Construct { building: Some(kind), .. }) => format!(r#", {{ type = "{}", hex = [-3, 2] }}"#, kind.id()),
        _ => String::new(),
    };
    add(given, &format!(r#"buildings = [{{ type = "generator", hex = [-3, -1] }}{kind}]"#))?;
    add_blueprint(given);
    Ok(())
}
