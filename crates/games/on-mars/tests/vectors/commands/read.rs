//! What a command of a case carries, as a command of the game.

use std::collections::VecDeque;

use on_mars::command::{Back, Command, Development, NewTech, Order, Parts, Route, Settle};
use on_mars::{Action, Blueprint, Contract, Goals, Item, LssBenefit, Row, Side};
use toml::{Table, Value};

use super::Brief;
use crate::given::cards::display_card;
use crate::given::{Result, World, building, discovery, goal, hex, inner, item, items, list, small, space, tech, text, word};

pub fn command(world: &World, brief: &Brief, order: Order) -> Result<Command> {
    let written = brief.command;
    let at = |key: &str| written.get(key).map(hex).transpose();
    let mut command = Command {
        crystals: small(written, "pay_crystals"),
        colonists: small(written, "pay_colonists"),
        goals: written.get("discard_goals").map(goal_cards).transpose()?,
        pay: inner(written, "pay").map(items).transpose()?,
        tech: word(written, "use_tech").map(|colour| world.seat(colour)).transpose()?,
        boosts: small(written, "boosts"),
        building: word(written, "building").map(building).transpose()?,
        hex: at("hex")?,
        displace_to: at("displace_to")?,
        take_first: at("take_first")?,
        take_tile: written.get("take_tile").and_then(Value::as_bool),
        discovery: word(written, "tile").map(discovery).transpose()?,
        refill: small(written, "refill").map(Contract),
        space: small(written, "turn_order_space"),
        benefit: word(written, "lss_benefit").map(benefit).transpose()?,
        deliver: inner(written, "deliver").map(items).transpose()?,
        accept: accepted(written)?,
        settle: settlements(written)?,
        open: written.get("open").and_then(Value::as_bool).unwrap_or(false),
        ..Command::new(order)
    };
    read_parts(written, &mut command)?;
    command.routes = routes(world, written)?;
    Ok(command)
}

fn goal_cards(ids: &Value) -> Result<Goals> {
    ids.as_array().ok_or(format!("goal cards, not {ids}"))?.iter().map(|id| goal(text(id)?)).collect()
}

fn benefit(id: &str) -> Result<Action> {
    match id {
        "none" => Ok(Action::Decline),
        id => Ok(Action::Benefit { benefit: LssBenefit::by_id(id).ok_or(format!("benefit {id}"))? }),
    }
}

/// Answers to the offers: one, or a list of them.
fn accepted(written: &Table) -> Result<VecDeque<bool>> {
    let answer = |value: &Value| value.as_bool().ok_or(format!("yes or no, not {value}"));
    match written.get("accept") {
        None => Ok(VecDeque::new()),
        Some(Value::Array(answers)) => answers.iter().map(answer).collect(),
        Some(one) => Ok(VecDeque::from([answer(one)?])),
    }
}

/// What the owner does about each use of a tile: one answer, or a list of them.
fn settlements(written: &Table) -> Result<VecDeque<Settle>> {
    let settle = |choice: &Table| match (word(choice, "choice"), word(choice, "to")) {
        (Some("keep"), None) => Ok(Settle::Keep),
        (Some("develop"), Some(to)) => Ok(Settle::Step(space(to)?)),
        _ => Err(format!("an owner's choice, not {choice}")),
    };
    match written.contains_key("choice") {
        true => Ok(VecDeque::from([settle(written)?])),
        false => tables(written, "choices").map(settle).collect(),
    }
}

/// Lists of targets. A list names all parts of an effect; a missing one none.
fn read_parts(written: &Table, command: &mut Command) -> Result<()> {
    command.blueprints = parts(written, "blueprints", |card| Ok(Blueprint(crate::given::number(card)? as u8)))?;
    command.ships = parts(written, "depot_spaces", |space| Ok(crate::given::number(space)? as u8))?;
    command.items = items_named(written)?;
    command.techs = parts(written, "tiles", |tile| {
        let tile = table(tile)?;
        let row = word(tile, "row").and_then(Row::by_id).ok_or("a row")?;
        let (kind, at) = (tech(word(tile, "kind").ok_or("a kind")?)?, space(word(tile, "space").ok_or("a space")?)?);
        Ok(NewTech { row, tech: kind, space: at, pay: inner(tile, "pay").map(items).transpose()? })
    })?;
    command.developments = parts(written, "steps", |step| {
        let step = table(step)?;
        let (kind, to) = (tech(word(step, "tile").ok_or("a tile")?)?, space(word(step, "to").ok_or("a space")?)?);
        Ok(Development { tech: kind, space: to, pay: inner(step, "pay").map(items).transpose()? })
    })?;
    command.upgrades = parts(written, "upgrades", |entry| {
        let entry = table(entry)?;
        Ok((Blueprint(small(entry, "blueprint").ok_or("a blueprint")?), hex(&entry["hex"])?))
    })?;
    command.bots = list(written, "rewards").iter().map(|reward| Ok(text(reward)?.ends_with("bot"))).collect::<Result<_>>()?;
    command.back = inner(written, "retrieve").map(places).transpose()?;
    let is_goal = |card: &Value| card.as_str().is_some_and(|id| id.starts_with("goal_") || id.starts_with("first_"));
    let card = written.get("card_taken").or(written.get("card").filter(|card| !is_goal(card)));
    command.card = card.map(display_card).transpose()?;
    Ok(())
}

fn parts<T>(written: &Table, key: &str, read: impl Fn(&Value) -> Result<T>) -> Result<Parts<T>> {
    written.get(key).and_then(Value::as_array).map(|all| all.iter().map(read).collect()).transpose()
}

/// Items of a warehouse or a choice, or buildings that produce once more.
fn items_named(written: &Table) -> Result<Parts<Item>> {
    for key in ["take", "gain"] {
        if let Some(items) = parts(written, key, |id| item(text(id)?))? {
            return Ok(Some(items));
        }
    }
    parts(written, "sources", |id| Ok(building(text(id)?)?.yields()))
}

/// Places of colonists that come back.
fn places(counts: &Table) -> Result<VecDeque<Back>> {
    let mut places = VecDeque::new();
    for (id, count) in counts {
        let from = match id.as_str() {
            "working_area" => Back::WorkingArea,
            "orbit_slots" => Back::Slots(Side::Orbit),
            "colony_slots" => Back::Slots(Side::Colony),
            other => return Err(format!("colonists in {other}")),
        };
        (0..crate::given::number(count)?).for_each(|_| places.push_back(from));
    }
    Ok(places)
}

/// Ways of the pieces. A `bot_path` is that of the only bot.
fn routes(world: &World, written: &Table) -> Result<Parts<Route>> {
    let path = |table: &Table, key: &str| list(table, key).iter().map(hex).collect::<Result<Vec<_>>>();
    let mut routes = VecDeque::new();
    if written.contains_key("bot_path") {
        let mut bots = world.game.player_of(world.actor).bots_on_map();
        let (Some(bot), None) = (bots.next(), bots.next()) else { return Err("not answered: which bot".to_owned()) };
        routes.push_back(Route { bot: Some(bot), path: path(written, "bot_path")? });
    }
    if written.contains_key("rover_path") {
        routes.push_back(Route { bot: None, path: path(written, "rover_path")? });
    }
    for entry in tables(written, "moves") {
        let bot = entry.get("piece").filter(|piece| piece.is_array()).map(hex).transpose()?;
        routes.push_back(Route { bot, path: path(entry, "path")? });
    }
    let is_named = ["bot_path", "rover_path", "moves"].iter().any(|key| written.contains_key(*key));
    Ok(is_named.then_some(routes))
}

fn table(value: &Value) -> Result<&Table> {
    value.as_table().ok_or(format!("a table, not {value}"))
}

fn tables<'a>(table: &'a Table, key: &str) -> impl Iterator<Item = &'a Table> {
    list(table, key).iter().filter_map(Value::as_table)
}
