//! Warehouse, technology, development, payments.

use on_mars::{Action, Boost, Cost, Item, Question, Row, Work};
use toml::{Table, Value};

use super::cards::note_contract;
use super::{paying, usual};
use crate::expect::lab;
use crate::given::{Result, World, inner, item, list, small, space, tech, text, word};

fn run(left: u8, boost: Boost) -> on_mars::Run {
    on_mars::Run::new(left, boost)
}

pub fn resupply(world: &mut World, command: &Table) -> Result<()> {
    let actor = world.actor;
    world.game.ask(actor, Work::Warehouse { run: run(1, Boost::Any), crystals: true });
    for (index, id) in list(command, "take").iter().enumerate() {
        if index > 0 && !world.answer(Action::Boost) {
            break;
        }
        if !world.answer(Action::Item { item: item(text(id)?)? }) {
            break;
        }
    }
    Ok(())
}

pub fn learn(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let kind = tech(word(command, "kind").ok_or("a kind")?)?;
    let row = Row::by_id(word(given, "grid_row").ok_or("a row")?).ok_or("a row")?;
    let mut grid = [None; 8];
    grid[row.index() * 3] = Some(kind);
    world.game.set_grid(grid);
    world.game.ask(world.actor, Work::Techs(run(1, Boost::Once)));
    if world.answer(Action::Tech { row, tech: kind }) {
        let at = space(word(command, "space").ok_or("a space")?)?;
        world.settle(|_, question, legal| match question {
            Question::LabSpace => Some(Action::LabSpace { space: at }),
            _ => usual(command, question, legal),
        });
    }
    Ok(())
}

pub fn develop(world: &mut World, command: &Table) -> Result<()> {
    world.game.ask(world.actor, Work::Develop { run: run(2, Boost::Any), free: false });
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let kind = tech(word(step, "tile").ok_or("a tile")?)?;
        let to = space(word(step, "to").ok_or("a space")?)?;
        if !world.answer(Action::Develop { tech: kind, space: to }) {
            return Ok(());
        }
        if world.game.question() == Question::Payment {
            let way = inner(step, "pay").and_then(|pay| paying(&world.legal(), pay)).ok_or("the way to pay is not offered")?;
            world.answer(way);
        }
    }
    if world.game.question() == Question::Offer {
        world.answer(Action::Accept);
        world.found.insert("then".into(), Value::String(next(world)));
    }
    Ok(())
}

/// The effect that is resolved next.
pub fn next(world: &World) -> String {
    let name = match (world.game.question(), world.game.about().number) {
        (Question::Blueprint, _) => "take_blueprint",
        (Question::Develop, Some(2)) => "develop_two_free",
        (other, _) => other.id(),
    };
    name.to_owned()
}

pub fn tech_use(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let owner = world.seat(word(given, "owner").ok_or("an owner")?)?;
    let kind = tech(word(given, "tile").ok_or("a tile")?)?;
    let before = world.game.player_of(owner).storage;
    for _ in 0..small(given, "uses").unwrap_or(1) {
        world.game.use_of(owner, kind);
    }
    let mut events = Vec::new();
    world.game.end_turn_now(&mut events);
    world.events = events;
    let own = [Value::Table(command.clone())];
    let choices = if command.contains_key("choices") { list(command, "choices") } else { &own };
    for choice in choices.iter().filter_map(Value::as_table) {
        if world.game.question() != Question::OwnerChoice {
            continue;
        }
        let offered = world.legal().iter().any(|action| matches!(action, Action::Develop { .. }));
        world.found.insert("develop_offered".into(), Value::Boolean(offered));
        let action = match word(choice, "to") {
            Some(to) => Action::Develop { tech: kind, space: space(to)? },
            None => Action::Keep,
        };
        world.answer(action);
        if world.game.question() == Question::Allot {
            let way = usual(command, Question::Allot, &world.legal()).ok_or("the delivery is not offered")?;
            world.answer(way);
        }
    }
    let player = world.game.player_of(owner);
    let storage: Table =
        Item::RESOURCES.iter().map(|item| (item.id().to_owned(), Value::Integer(player.storage[item.index()].into()))).collect();
    let wanted = inner(given, "owner_storage").cloned().unwrap_or_default();
    let gain = Item::RESOURCES
        .iter()
        .filter(|item| player.storage[item.index()] > before[item.index()] && !wanted.contains_key(item.id()));
    let gain: Table = gain
        .map(|item| (item.id().to_owned(), Value::Integer((player.storage[item.index()] - before[item.index()]).into())))
        .collect();
    world.found.insert("owner_lab".into(), lab(player));
    world.found.insert("owner_storage".into(), Value::Table(wanted.keys().map(|id| (id.clone(), storage[id].clone())).collect()));
    world.found.insert("owner_gain".into(), Value::Table(gain));
    note_contract(world, given)
}

pub fn options(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let actor = world.actor;
    if word(command, "type") == Some("list_payments") {
        let mut cost = Cost::FREE;
        for (id, units) in inner(command, "cost").into_iter().flatten() {
            let units = units.as_integer().unwrap_or(0) as u8;
            match id.as_str() {
                "any_resource" => (cost.any, cost.kinds) = (units, Item::RESOURCES.into_iter().collect()),
                id => cost.resources[item(id)?.index()] = units,
            }
        }
        let ways = world.game.ways_to_pay(actor, &cost);
        let way = |action: &Action| match action {
            Action::Pay { payment } => {
                let paid = Item::RESOURCES.iter().filter(|item| payment.resources[item.index()] > 0);
                let paid = paid.map(|item| (item.id().to_owned(), Value::Integer(payment.resources[item.index()].into())));
                Value::Table(paid.collect())
            }
            _ => Value::Boolean(false),
        };
        world.found.insert("count".into(), Value::Integer(ways.len() as i64));
        world.found.insert("ways".into(), Value::Array(ways.iter().map(way).collect()));
        return Ok(());
    }
    let mut grid = [None; 8];
    for (row, id) in ["top", "middle", "bottom"].into_iter().enumerate() {
        for (space, kind) in list(inner(given, "grid").ok_or("a grid")?, id).iter().enumerate() {
            grid[row * 3 + space] = Some(text(kind)?).filter(|&kind| kind != "none").map(tech).transpose()?;
        }
    }
    world.game.set_grid(grid);
    world.game.ask(actor, Work::Techs(run(1, Boost::Once)));
    let tile = |action: Action| match action {
        Action::Tech { row, tech } => {
            Some(Value::Array(vec![Value::String(row.id().to_owned()), Value::String(tech.id().to_owned())]))
        }
        _ => None,
    };
    let tiles: Vec<Value> = world.legal().into_iter().filter_map(tile).collect();
    world.found.insert("count".into(), Value::Integer(tiles.len() as i64));
    world.found.insert("options".into(), Value::Array(tiles));
    Ok(())
}
