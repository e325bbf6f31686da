//! Commands of players as commands of the game (R15.1), and single decisions.

pub mod events;
mod hall;
mod sight;

use orrery_engine::{Game, Seat};
use starship_interstellar::command::{Answers, Command, Order, Payment, ProductionStep};
use starship_interstellar::{
    Action, Building, Colour, Element, Family, LeaderTrack, Mechanism, Node, PassToken, Planet, SalvationAction, Side,
    Technology, Token,
};
use toml::{Table, Value};

use crate::given::read::{Result, cmd, list, noun, nouns, pieces, small, table, text, token, truth};
use crate::given::{World, wormhole};
use crate::specified;

pub fn run(world: &mut World, step: &Table) -> Result<()> {
    let kind = cmd(step);
    match step.get("by").map(text).transpose()? {
        Some("hall") => return hall::run(kind, world, step),
        Some(by) => world.actor = world.seat(by)?,
        None => {}
    }
    if world.is_specified && specified::run(kind, world, step)? {
        return Ok(());
    }
    match kind {
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
            let command = command(kind, world, step)?;
            give(world, command);
            Ok(())
        }
        "play" => decide(world, Action::Play { token: token(text(&step["token"])?)? }),
        "skip" => decide(world, Action::Skip),
        "pass" => decide(world, Action::Pass),
        "keep_pass" => decide(world, Action::PassToken { token: noun(PassToken::by_id, &step["token"])? }),
        "use_unique" => decide(world, Action::UseUnique),
        "use_base" => decide(world, Action::UseBase),
        _ => events::run(kind, world, step),
    }
}

/// Hands a command to the game; a refusal is kept.
pub fn give(world: &mut World, mut command: Command) {
    if world.is_specified {
        specified::complete(&mut command, world);
    }
    if world.illegal.is_none() {
        match world.game.command(world.actor, &command, &mut world.events) {
            Ok(rest) => world.is_asked_all &= !rest.says_more(),
            Err(illegal) => world.illegal = Some(illegal),
        }
    }
}

/// One decision with all its consequences, also the turns of others.
pub fn decide(world: &mut World, action: Action) -> Result<()> {
    if world.illegal.is_none() {
        world.illegal = world.game.apply(world.actor, &action, &mut world.events).err();
    }
    Ok(())
}

pub fn command(kind: &str, world: &World, step: &Table) -> Result<Command> {
    let mut command = Command { idle: kind == "no_action", action: SalvationAction::by_id(kind), ..Command::default() };
    command.order = match kind {
        "repeat" => Order::Repeat,
        "choose" => Order::Choose,
        _ => step.get("token").map_or(Ok(Order::Choose), |id| played(&mut command, id))?,
    };
    for (key, value) in step {
        if !set_action_part(kind, &mut command, key, value)? && !set_salvation_part(world, &mut command, key, value)? {
            return Err(format!("nothing known of {key} in a command"));
        }
    }
    Ok(command)
}

fn played(command: &mut Command, id: &Value) -> Result<Order> {
    let token = token(text(id)?).ok();
    command.unknown |= token.is_none();
    Ok(token.map_or(Order::Choose, Order::Play))
}

/// What a part of a command names; if there is no such thing, the command says so.
fn named<T>(command: &mut Command, by_id: fn(&str) -> Option<T>, value: &Value) -> Result<Option<T>> {
    let found = by_id(text(value)?);
    command.unknown |= found.is_none();
    Ok(found)
}

fn single<T>(command: &mut Command, by_id: fn(&str) -> Option<T>, value: &Value) -> Result<Answers<T>> {
    Ok(named(command, by_id, value)?.map(Answers::single).unwrap_or_default())
}

fn all_named<T>(command: &mut Command, by_id: fn(&str) -> Option<T>, value: &Value) -> Result<Vec<T>> {
    let found = list(value)?.iter().map(|value| named(command, by_id, value)).collect::<Result<Vec<_>>>()?;
    Ok(found.into_iter().flatten().collect())
}

fn answers<T>(command: &mut Command, by_id: fn(&str) -> Option<T>, value: &Value) -> Result<Answers<T>> {
    all_named(command, by_id, value).map(Answers::list)
}

fn set_action_part(kind: &str, command: &mut Command, key: &str, value: &Value) -> Result<bool> {
    match key {
        "cmd" | "by" | "token" => {}
        "keep" if value.is_bool() => command.keep_token = value.as_bool(),
        "keep" => command.keep = Some(all_named(command, Colour::by_id, value)?),
        "technology" => command.technology = named(command, Technology::by_id, value)?,
        "payment" => command.payment = Payment::Cubes(all_named(command, Colour::by_id, value)?),
        "dismantle" => command.dismantle = Some(truth(value)?),
        "load" => command.load = Some(pieces(value)?),
        "to" if kind == "travel" || Planet::by_id(text(value)?).is_some() => {
            command.planet = named(command, Planet::by_id, value)?;
        }
        "planet" => command.planet = named(command, Planet::by_id, value)?,
        "reveal" => command.reveal = Some(truth(value)?),
        "install" => command.install = Some(all_named(command, Building::by_id, value)?),
        "wormhole" => command.wormhole = Some(wormhole(value)?),
        "trades" => command.trades = list(value)?.iter().map(|trade| read_trade(table(trade)?)).collect::<Result<_>>()?,
        "steps" => command.production = Some(list(value)?.iter().map(read_step).collect::<Result<_>>()?),
        "cubes" => command.cubes = answers(command, Colour::by_id, value)?,
        "choose_cube" => command.cubes = single(command, Colour::by_id, value)?,
        "pass_bonus" => command.bonus = Some(small(value)?),
        "extra_token" => command.extra = named(command, Token::by_id, value)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn set_salvation_part(world: &World, command: &mut Command, key: &str, value: &Value) -> Result<bool> {
    match key {
        "to" => command.path = single(command, Node::by_id, value)?,
        "path" => command.path = answers(command, Node::by_id, value)?,
        "spend_fuel" => command.fuel = Some(small(value)?),
        "row" => command.row = Some(small(value)?),
        "position" => command.positions = Answers::single(small(value)?),
        "positions" => command.positions = Answers::list(list(value)?.iter().map(small).collect::<Result<_>>()?),
        "ids" => command.mechanisms = answers(command, Mechanism::by_id, value)?,
        "components" => command.components = answers(command, Colour::by_id, value)?,
        "extra_component" => command.components = single(command, Colour::by_id, value)?,
        "family" => command.family = named(command, Family::by_id, value)?,
        "track" => command.track = single(command, LeaderTrack::by_id, value)?,
        "move_up" => {
            let moves = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
            command.move_up = moves.iter().map(|up| read_move_up(world, table(up)?)).collect::<Result<_>>()?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// `{ player, position }`, without a position: stays.
fn read_move_up(world: &World, up: &Table) -> Result<(Seat, Option<u8>)> {
    Ok((world.seat(text(&up["player"])?)?, up.get("position").map(small).transpose()?))
}

/// A number that no trade can have is refused by the game, so it must reach it.
fn read_trade(trade: &Table) -> Result<(Colour, Side, u8)> {
    let n = trade["n"].as_integer().ok_or("a trade without a number")?.clamp(0, 255) as u8;
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
