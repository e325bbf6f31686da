//! Commands of players as commands of the game (R15.1).

use orrery_engine::{Illegal, Seat};
use starship_interstellar::command::{Command, Order, ProductionStep};
use starship_interstellar::{
    Building, Colour, Element, Family, LeaderTrack, Mechanism, Node, Planet, SalvationAction, Side, Technology,
};
use toml::{Table, Value};

use crate::events;
use crate::given::{World, wormhole};
use crate::read::{Result, list, noun, nouns, pieces, small, table, text, token};

pub fn run(kind: &str, world: &mut World, action: &Table) -> Result<()> {
    if action.get("actor").and_then(Value::as_str) == Some("hall") {
        return events::hall(kind, world, action);
    }
    match kind {
        "sequence" => {
            for step in list(&action["steps"])? {
                let step = table(step)?;
                let kind = step.get("kind").map_or(Ok(""), text)?;
                give(world, &command(kind, world, step)?);
            }
            Ok(())
        }
        "satellite"
        | "mechanism"
        | "government"
        | "humanity"
        | "travel"
        | "research"
        | "market"
        | "solar_extraction"
        | "earth_production"
        | "planetary_production"
        | "deposit_add"
        | "market_take_lowest"
        | "goods"
        | "repeat"
        | "choose"
        | "no_action" => {
            match command(kind, world, action) {
                Ok(command) => give(world, &command),
                // No command of the game can name what does not exist (R15.6).
                Err(why) if why.starts_with("unknown") => world.illegal = Some(Illegal::new("R15.6", "bad_target")),
                Err(why) => return Err(why),
            }
            Ok(())
        }
        _ => events::run(kind, world, action),
    }
}

/// Hands a command to the game; a refusal is kept.
pub fn give(world: &mut World, command: &Command) {
    if world.illegal.is_none() {
        world.illegal = world.game.command(world.actor, command, &mut world.events).err();
    }
}

pub fn command(kind: &str, world: &World, action: &Table) -> Result<Command> {
    let played = action.get("token").map(|id| token(text(id)?)).transpose()?;
    let order = match (kind, played) {
        ("repeat", _) => Order::Repeat,
        ("choose", _) => Order::Choose,
        (_, Some(token)) => Order::Play(token),
        _ => Order::Choose,
    };
    let mut command = Command { order, idle: kind == "no_action", action: SalvationAction::by_id(kind), ..Command::default() };
    for (key, value) in action {
        if !set_action_part(kind, &mut command, key, value)? && !set_salvation_part(world, &mut command, key, value)? {
            return Err(format!("nothing known of {key} in a command"));
        }
    }
    Ok(command)
}

fn set_action_part(kind: &str, command: &mut Command, key: &str, value: &Value) -> Result<bool> {
    match key {
        "kind" | "actor" | "token" => {}
        "keep" if value.is_bool() => command.keep_token = value.as_bool(),
        "keep" => command.keep = Some(nouns(Colour::by_id, value)?),
        "technology" => command.technology = Some(noun(Technology::by_id, value)?),
        "payment" => command.payment = Some(nouns(Colour::by_id, value)?),
        "dismantle" => command.dismantle = value.as_bool().unwrap_or(false),
        "load" => command.load = pieces(value)?,
        "to" if kind == "travel" || Planet::by_id(text(value)?).is_some() => command.planet = Some(noun(Planet::by_id, value)?),
        "planet" => command.planet = Some(noun(Planet::by_id, value)?),
        "reveal" => command.reveal = value.as_bool(),
        "install" => command.install = nouns(Building::by_id, value)?,
        "wormhole" => command.wormhole = Some(wormhole(value)?),
        "trades" => command.trades = list(value)?.iter().map(|trade| read_trade(table(trade)?)).collect::<Result<_>>()?,
        "steps" => command.production = list(value)?.iter().map(read_step).collect::<Result<_>>()?,
        "cubes" => command.cubes = nouns(Colour::by_id, value)?,
        "choose_cube" => command.cubes = vec![noun(Colour::by_id, value)?],
        "pass_bonus" => command.bonus = Some(small(value)?),
        "extra_token" => command.extra = Some(token(text(value)?)?),
        _ => return Ok(false),
    }
    Ok(true)
}

fn set_salvation_part(world: &World, command: &mut Command, key: &str, value: &Value) -> Result<bool> {
    match key {
        "to" => command.path = vec![noun(Node::by_id, value)?],
        "path" => command.path = nouns(Node::by_id, value)?,
        "spend_fuel" => command.fuel = Some(small(value)?),
        "row" => command.row = Some(small(value)?),
        "position" => command.positions = vec![small(value)?],
        "positions" => command.positions = list(value)?.iter().map(small).collect::<Result<_>>()?,
        "ids" => command.mechanisms = nouns(Mechanism::by_id, value)?,
        "components" => command.components = nouns(Colour::by_id, value)?,
        "extra_component" => command.components = vec![noun(Colour::by_id, value)?],
        "family" => command.family = Some(noun(Family::by_id, value)?),
        "track" => command.track = Some(noun(LeaderTrack::by_id, value)?),
        "move_up" => {
            let moves = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
            command.move_up = moves.iter().map(|up| read_move_up(world, table(up)?)).collect::<Result<_>>()?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_move_up(world: &World, up: &Table) -> Result<(Seat, u8)> {
    Ok((world.seat(text(&up["player"])?)?, small(&up["position"])?))
}

fn read_trade(trade: &Table) -> Result<(Colour, Side, u8)> {
    let n = trade["n"].as_integer().unwrap_or(0).clamp(0, 255) as u8;
    Ok((noun(Colour::by_id, &trade["colour"])?, noun(Side::by_id, &trade["side"])?, n))
}

fn read_step(step: &Value) -> Result<ProductionStep> {
    let mut read = ProductionStep { element: Element::Base, cubes: None, level: None, cube: None, into: None };
    let Value::Table(parts) = step else {
        read.element = noun(Element::by_id, step)?;
        return Ok(read);
    };
    for (key, value) in parts {
        match key.as_str() {
            "element" => read.element = noun(Element::by_id, value)?,
            "cubes" => read.cubes = Some(nouns(Colour::by_id, value)?),
            "level" => read.level = Some(small(value)?),
            "cube" => read.cube = Some(noun(Colour::by_id, value)?),
            "to" => read.into = Some(noun(Colour::by_id, value)?),
            other => return Err(format!("nothing known of {other} in a production")),
        }
    }
    if let Some(cube) = read.cube.filter(|_| read.element != Element::Converter) {
        read.cubes = Some(vec![cube]);
    }
    Ok(read)
}
