//! Warehouse, technology, development, and lists of options.

use on_mars::command::Order;
use on_mars::{Action, Boost, Cost, Item, MainAction, OnMars, Question, Run, SlotAction, Work};
use orrery_engine::{Game, Seat, Silent, Viewer};
use toml::{Table, Value};

use super::cards::note_contract;
use super::course::{main_actions, occupy};
use super::{Brief, give, strings};
use crate::expect::lab;
use crate::given::cards::grid_of;
use crate::given::{Result, World, inner, item, main_action, number, side, small, tech, word};

pub fn resupply(world: &mut World, brief: &Brief) -> Result<()> {
    give(world, brief, Order::Main(MainAction::Resupply))?;
    note_contract(world, brief.given)
}

pub fn learn(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    if !given.contains_key("grid") {
        let row = word(given, "grid_row").ok_or("a row")?;
        let tile = Table::from_iter([(row.to_owned(), Value::Array(vec![command["kind"].clone()]))]);
        world.game.set_grid(grid_of(&tile)?);
    }
    let mut command = command.clone();
    if command.contains_key("kind") {
        let mut tile = command.clone();
        tile.insert("row".to_owned(), given["grid_row"].clone());
        command.insert("tiles".to_owned(), Value::Array(vec![Value::Table(tile)]));
    }
    world.before = world.game.clone();
    give(world, &Brief { command: &command, ..*brief }, Order::Main(MainAction::LearnTechnology)).map(drop)
}

pub fn develop(world: &mut World, brief: &Brief) -> Result<()> {
    world.before = world.game.clone();
    give(world, brief, Order::Main(MainAction::ResearchDevelopment)).map(drop)
}

pub fn tech_use(world: &mut World, brief: &Brief) -> Result<()> {
    let given = brief.given;
    // The owner decides, and gains and losses are theirs.
    world.actor = world.seat(word(given, "owner").ok_or("an owner")?)?;
    let kind = tech(word(given, "tile").ok_or("a tile")?)?;
    world.game.put_bot(world.actor, World::far(0));
    for _ in 0..small(given, "uses").unwrap_or(1) {
        world.game.use_of(world.actor, kind);
    }
    world.before = world.game.clone();
    let offered = is_step_offered(&world.game);
    world.found.insert("develop_offered".into(), Value::Boolean(offered));
    if give(world, brief, Order::Owners)?.is_some() {
        note_owner(world, given);
    }
    note_contract(world, given)
}

/// Whether the owner of the first used tile may develop it.
fn is_step_offered(game: &OnMars) -> bool {
    let mut asked = game.clone();
    asked.end_turn_now(&mut Silent);
    let mut legal = Vec::new();
    asked.turn().seats().iter().for_each(|seat| asked.legal(seat, &mut legal));
    asked.question() == Question::OwnerChoice && legal.iter().any(|action| matches!(action, Action::Develop { .. }))
}

/// What the owner has afterwards: of the kinds that the case lists the storage, of the others the gain.
fn note_owner(world: &mut World, given: &Table) {
    let (before, player) = (world.before.player_of(world.actor), world.game.player_of(world.actor));
    let listed = inner(given, "owner_storage").cloned().unwrap_or_default();
    let (mut storage, mut gain) = (Table::new(), Table::new());
    for item in Item::RESOURCES {
        let (id, units) = (item.id().to_owned(), player.storage[item.index()]);
        let gained = units.saturating_sub(before.storage[item.index()]);
        if listed.contains_key(&id) {
            storage.insert(id, Value::Integer(units.into()));
        } else if gained > 0 {
            gain.insert(id, Value::Integer(gained.into()));
        }
    }
    let lab = lab(player);
    world.found.insert("owner_lab".into(), lab);
    world.found.insert("owner_storage".into(), Value::Table(storage));
    world.found.insert("owner_gain".into(), Value::Table(gain));
}

pub fn options(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let options = match word(command, "type") {
        Some("list_payments") => ways(&payments(world, command)?, &PAYMENT),
        Some("list_surcharge") => ways(&surcharges(world, brief)?, &SURCHARGE),
        Some("turn_order") => return turn_order(world, given),
        Some("list_main_actions") => main_actions(world).as_array().cloned().unwrap_or_default(),
        Some("list_spaces") => {
            let on = word(command, "side").map(side).transpose()?;
            world.game.ask(world.actor, Work::ChooseSpace(on));
            if on.is_none() {
                // In the set-up the others that are not named have no space yet.
                let named = crate::given::map::numbers(given, "spaces_taken")?;
                for seat in Seat::all(world.game.seats()) {
                    let player = world.game.edit_player(seat);
                    player.space = Some(player.space).filter(|space| named.contains(space)).unwrap_or(0);
                }
            }
            let spaces = world.legal().into_iter().filter_map(|action| match action {
                Action::TurnOrder { space } => Some(Value::Integer(space.into())),
                _ => None,
            });
            spaces.collect()
        }
        _ => {
            world.game.set_grid(grid_of(inner(given, "grid").ok_or("a grid")?)?);
            world.game.ask(world.actor, Work::Techs(Run::new(1, Boost::Once)));
            let tile = |action: Action| match action {
                Action::Tech { row, tech } => {
                    Some(Value::Array(vec![Value::String(row.id().to_owned()), Value::String(tech.id().to_owned())]))
                }
                _ => None,
            };
            world.legal().into_iter().filter_map(tile).collect()
        }
    };
    world.found.insert("count".into(), Value::Integer(options.len() as i64));
    world.found.insert("ways".into(), Value::Array(options.clone()));
    world.found.insert("options".into(), Value::Array(options));
    Ok(())
}

/// What a list of payments calls things. Where colonists may pay, everything is named even if it is nothing.
struct Words {
    crystals: &'static str,
    colonists: Option<&'static str>,
}

const PAYMENT: Words = Words { crystals: "crystal", colonists: None };
const SURCHARGE: Words = Words { crystals: "crystals", colonists: Some("colonists") };

fn ways(legal: &[Action], words: &Words) -> Vec<Value> {
    let way = |action: &Action| {
        let Action::Pay { payment } = action else { return None };
        let all = words.colonists.is_some();
        let mut way = Table::new();
        for item in Item::RESOURCES.iter().filter(|item| payment.resources[item.index()] > 0) {
            way.insert(item.id().to_owned(), Value::Integer(payment.resources[item.index()].into()));
        }
        if all || payment.crystals > 0 {
            way.insert(words.crystals.to_owned(), Value::Integer(payment.crystals.into()));
        }
        if all || !payment.goals.is_empty() {
            way.insert("goals".to_owned(), strings(payment.goals.iter(), |goal| format!("goal_{}", goal.0)));
        }
        way.extend(words.colonists.map(|key| (key.to_owned(), Value::Integer(payment.colonists.into()))));
        Some(Value::Table(way))
    };
    legal.iter().filter_map(way).collect()
}

fn payments(world: &World, command: &Table) -> Result<Vec<Action>> {
    let mut cost = Cost::FREE;
    for (id, units) in inner(command, "cost").into_iter().flatten() {
        let units = number(units)? as u8;
        match id.as_str() {
            "any_resource" => (cost.any, cost.kinds) = (units, Item::RESOURCES.into_iter().collect()),
            "crystal" => cost.crystals = units,
            id => cost.resources[item(id)?.index()] = units,
        }
    }
    Ok(world.game.ways_to_pay(world.actor, &cost))
}

fn surcharges(world: &mut World, brief: &Brief) -> Result<Vec<Action>> {
    let action = main_action(word(brief.command, "action").ok_or("an action")?)?;
    let slot = SlotAction::of(action).ok_or("an action with slots")?;
    occupy(world, brief.given, slot)?;
    world.stand_for(brief.given, action);
    world.game.begin_at(world.actor);
    world.game.decide(world.actor, &Action::Main { action }, &mut world.events);
    Ok(world.legal())
}

/// The order of the phase, which a later change of space does not touch (R5.2).
fn turn_order(world: &mut World, given: &Table) -> Result<()> {
    for (colour, space) in inner(given, "moved_this_phase").into_iter().flatten() {
        let seat = world.seat(colour)?;
        world.game.edit_player(seat).space = number(space)? as u8;
    }
    let order = world.game.view(Viewer::Spectator).order;
    world.found.insert("order".into(), strings(order, |seat| world.colour(seat)));
    Ok(())
}
