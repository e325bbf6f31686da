//! What a command of a case carries, as a command of the game.

use on_mars::command::{Back, Cards, Command, Development, NewTech, Order, Route, Until};
use on_mars::{Blueprint, Contract, Hex, Row, Side};
use toml::{Table, Value};

use super::Brief;
use crate::given::cards::display_card;
use crate::given::map::numbers;
use crate::given::{Result, World, building, discovery, goal, hex, inner, item, items, list, small, space, tech, text, word};

pub fn command(world: &World, brief: &Brief, order: Order) -> Result<Command> {
    let written = brief.command;
    let at = |key: &str| written.get(key).map(hex).transpose();
    let answer = |key: &str| written.get(key).and_then(Value::as_bool);
    let until = match word(written, "cmd") {
        Some("surcharge") => Until::Unanswered,
        _ if brief.expect.contains_key("then") => Until::Accepted,
        _ => Until::Done,
    };
    let mut command = Command {
        crystals: small(written, "pay_crystals"),
        colonists: small(written, "pay_colonists"),
        goals: written.get("discard_goals").map(cards).transpose()?,
        pay: inner(written, "pay").map(items).transpose()?,
        tech_owner: Some(world.tech_owner(brief.given)?),
        boosts: small(written, "boosts").unwrap_or(0),
        blueprints: world.named_blueprints.iter().copied().collect(),
        ships: numbers(written, "depot_spaces")?.into(),
        building: word(written, "building").map(building).transpose()?,
        hex: at("hex")?,
        displace_to: at("displace_to")?,
        take_first: at("take_first")?,
        take_tile: answer("take_tile"),
        discovery: word(written, "tile").map(discovery).transpose()?,
        refill: small(written, "refill").map(Contract),
        space: small(written, "turn_order_space"),
        deliver: inner(written, "deliver").map_or(Ok([0; 6]), items)?,
        accept: answer("accept"),
        until,
        ..Command::new(order)
    };
    read_parts(written, &mut command)?;
    read_routes(world, written, &mut command)?;
    Ok(command)
}

/// Lists of targets.
fn read_parts(written: &Table, command: &mut Command) -> Result<()> {
    for id in list(written, "take").iter().chain(list(written, "gain")) {
        command.items.push_back(item(text(id)?)?);
    }
    for id in list(written, "sources") {
        command.items.push_back(building(text(id)?)?.yields());
    }
    for tile in tables(written, "tiles") {
        let row = word(tile, "row").and_then(Row::by_id).ok_or("a row")?;
        let (kind, at) = (tech(word(tile, "kind").ok_or("a kind")?)?, space(word(tile, "space").ok_or("a space")?)?);
        command.techs.push_back(NewTech { row, tech: kind, space: at, pay: inner(tile, "pay").map(items).transpose()? });
    }
    for step in tables(written, "steps") {
        let (kind, to) = (tech(word(step, "tile").ok_or("a tile")?)?, space(word(step, "to").ok_or("a space")?)?);
        command.developments.push_back(Development { tech: kind, space: to, pay: inner(step, "pay").map(items).transpose()? });
    }
    for entry in tables(written, "upgrades") {
        command.upgrades.push_back((Blueprint(small(entry, "blueprint").ok_or("a blueprint")?), hex(&entry["hex"])?));
    }
    for reward in list(written, "rewards") {
        command.bots.push_back(text(reward)?.ends_with("bot"));
    }
    for (id, count) in inner(written, "retrieve").into_iter().flatten() {
        let from = match id.as_str() {
            "working_area" => Back::WorkingArea,
            "orbit_slots" => Back::Slots(Side::Orbit),
            "colony_slots" => Back::Slots(Side::Colony),
            other => return Err(format!("colonists in {other}")),
        };
        (0..count.as_integer().unwrap_or(0)).for_each(|_| command.back.push_back(from));
    }
    let is_goal = |card: &Value| card.as_str().is_some_and(|id| id.starts_with("goal_") || id.starts_with("first_"));
    let card = written.get("card_taken").or(written.get("card").filter(|card| !is_goal(card)));
    command.card = card.map(display_card).transpose()?;
    Ok(())
}

/// Ways of the pieces. The bot of a `bot_path` is the only one, or the first.
fn read_routes(world: &World, written: &Table, command: &mut Command) -> Result<()> {
    let path = |table: &Table, key: &str| list(table, key).iter().map(hex).collect::<Result<Vec<_>>>();
    let bot = world.game.player_of(world.actor).bots_on_map().next().unwrap_or(Hex::NONE);
    for (bot, key) in [(Some(bot), "bot_path"), (None, "rover_path")] {
        if written.contains_key(key) {
            command.routes.push_back(Route { bot, path: path(written, key)? });
        }
    }
    for entry in tables(written, "moves") {
        let bot = entry.get("piece").filter(|piece| piece.is_array()).map(hex).transpose()?;
        command.routes.push_back(Route { bot, path: path(entry, "path")? });
    }
    Ok(())
}

fn tables<'a>(table: &'a Table, key: &str) -> impl Iterator<Item = &'a Table> {
    list(table, key).iter().filter_map(Value::as_table)
}

/// Goal cards that pay: their number or their ids.
pub fn cards(value: &Value) -> Result<Cards> {
    match value {
        Value::Integer(count) => Ok(Cards::Count(*count as u8)),
        Value::Array(ids) => {
            Ok(Cards::These(ids.iter().map(|id| goal(text(id)?)).collect::<Result<Vec<_>>>()?.into_iter().collect()))
        }
        other => Err(format!("goal cards, not {other}")),
    }
}
