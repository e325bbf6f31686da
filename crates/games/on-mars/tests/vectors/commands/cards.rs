//! Scientists, contracts, advanced buildings.

use on_mars::{Action, Blueprint, Building, Contract, DisplayCard, Executive, MainAction, Question, SlotAction, Work, data};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use super::course::{main_actions, on_card};
use super::{map, usual};
use crate::given::{Result, World, inner, item, list, scientist, small, text, word};

/// The slot of a card in the display, laid there if it is a contract.
fn slot_of(world: &mut World, card: &Value) -> Result<u8> {
    match card {
        Value::Integer(number) => {
            world.game.set_card(5, DisplayCard::Contract(Contract(*number as u8)));
            Ok(5)
        }
        id => Ok(scientist(text(id)?)?.index() as u8),
    }
}

pub fn hire(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let actor = world.actor;
    world.player().space = 5 + actor.0;
    for colour in list(given, "slots") {
        let seat = world.seat(text(colour)?)?;
        world.game.edit_player(seat).slots[SlotAction::HireOrContract.index()] += 1;
    }
    world.game.begin_at(actor);
    world.before = world.game.clone();
    let slot = slot_of(world, &command["card"])?;
    if !world.answer(Action::Main { action: MainAction::HireOrContract }) || !world.answer(Action::Card { slot }) {
        return Ok(());
    }
    let refill = small(command, "refill").map(Contract);
    let command = command.clone();
    world.settle(|_, question, legal| match question {
        Question::Refill => refill.map(|contract| Action::Refill { contract }),
        _ => usual(&command, question, legal),
    });
    if let DisplayCard::Contract(contract) = world.game.card_in(usize::from(slot)) {
        world.found.insert(format!("display_slot_{}", slot + 1), Value::Integer(contract.0.into()));
        let cost = world.game.slot_cost(slot).ok_or("a cost")?;
        let cost = Table::from_iter([("crystal".to_owned(), Value::Integer(cost.crystals.into()))]);
        world.found.insert(format!("display_slot_{}_cost", slot + 1), Value::Table(cost));
        let mut later = world.game.clone();
        later.ask(actor, Work::Hire { scientist: false, contract: true, free: false });
        let takeable = later.check(actor, &Action::Card { slot }).is_ok();
        world.found.insert("takeable_same_turn".into(), Value::Boolean(takeable));
    }
    Ok(())
}

/// An advanced building of a card, somewhere.
pub fn put_building_of(world: &mut World, owner: Seat, blueprint: Blueprint, built: bool) -> Result<()> {
    if !built {
        world.game.give_blueprint(owner, blueprint);
        return Ok(());
    }
    let at = data().map.hex(-4, 3).ok_or("on the map")?;
    let kind = data().blueprint(blueprint).upgrades;
    world.game.put_building(kind, owner, at);
    world.game.put_marker(owner, blueprint, at);
    Ok(())
}

pub fn executive(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let actor = world.actor;
    let blueprint = Blueprint(small(command, "blueprint").ok_or("a blueprint")?);
    let owner = word(given, "building_owner").map_or(Ok(actor), |colour| world.seat(colour))?;
    put_building_of(world, owner, blueprint, given.get("built").and_then(Value::as_bool).unwrap_or(true))?;
    if let Some(id) = word(given, "scientist").filter(|&id| id != "none") {
        world.game.give_scientist(actor, scientist(id)?);
    }
    // A bot that can move, and something to upgrade beside it.
    let at = |q: i8, r: i8| data().map.hex(q, r).ok_or("on the map");
    world.game.put_bot(actor, at(-3, 0)?);
    world.game.put_building(Building::Generator, actor, at(-3, -1)?);
    world.game.give_blueprint(actor, Blueprint(4));
    world.game.begin_at(actor);
    world.game.edit_turn().main_done = given.get("main_done").and_then(Value::as_bool).unwrap_or(false);
    world.before = world.game.clone();
    use_building(world, blueprint, command);
    if world.illegal.is_none() {
        let mut gains = list(command, "gain").to_vec().into_iter();
        let mut boosts = small(command, "boosts").unwrap_or(0);
        let left = gains.len();
        let mut first = true;
        let command = command.clone();
        let mut taken = 0;
        world.settle(|_, question, legal| {
            let boost = legal.contains(&Action::Boost) && boosts > 0;
            match question {
                _ if boost && (question == Question::GainMore || taken < left && question == Question::Choice) => {
                    boosts -= 1;
                    Some(Action::Boost)
                }
                Question::Choice => {
                    let item = item(text(&gains.next()?).ok()?).ok()?;
                    taken += 1;
                    Some(Action::Item { item })
                }
                Question::Ship if first => {
                    first = false;
                    legal.first().copied()
                }
                _ => usual(&command, question, legal),
            }
        });
    }
    let actions = main_actions(world);
    world.found.insert("main_actions_available".into(), actions);
    if world.illegal.is_none() {
        let mut later = world.game.clone();
        later.edit_player(owner).crystals = 0;
        later.edit_player(owner).storage = [2; 5];
        later.begin_at(owner);
        let free = later.check(owner, &Action::Executive { action: Executive::AdvancedBuilding }).is_ok();
        world.found.insert("cost_building_owner_later".into(), Value::Integer(if free { 0 } else { 2 }));
    }
    Ok(())
}

/// The executive action, the building, and the price.
pub fn use_building(world: &mut World, blueprint: Blueprint, command: &Table) {
    let move_scientist = command.get("move_scientist").and_then(Value::as_bool).unwrap_or(false);
    if !world.answer(Action::Executive { action: Executive::AdvancedBuilding }) {
        return;
    }
    if world.game.question() == Question::UseBuilding && !world.answer(Action::UseBuilding { blueprint, move_scientist }) {
        return;
    }
    if world.game.question() == Question::Payment
        && world.before.player_of(world.actor).crystals == world.game.player_of(world.actor).crystals
        && let Some(way) = usual(command, Question::Payment, &world.legal())
    {
        world.answer(way);
    }
}

pub fn contract(world: &mut World, given: &Table) -> Result<()> {
    let contract = Contract(small(given, "contract").ok_or("a contract")?);
    let completed = world.game.completed_contracts().contains(contract);
    world.found.insert("completed".into(), Value::Boolean(completed));
    let op = world.game.final_score(world.actor).part("contracts").unwrap_or(0);
    world.found.insert("op".into(), Value::Integer(op.into()));
    Ok(())
}

pub fn contract_event(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let contract = Contract(small(given, "contract").ok_or("a contract")?);
    let owner = world.seat(word(given, "contract_owner").ok_or("an owner")?)?;
    let actor = world.actor;
    match word(command, "type") {
        Some("hire_or_contract") => {
            let slot = slot_of(world, &command["card"])?;
            world.game.ask(actor, Work::Hire { scientist: true, contract: true, free: false });
            world.answer(Action::Card { slot });
            world.settle(|_, question, legal| usual(command, question, legal));
        }
        _ => {
            world.game.give_contract(owner, contract, [0; 6]);
            map::construct(world, given, command)?;
        }
    }
    let completed = world.game.completed_contracts().contains(contract);
    world.found.insert("contract_completed".into(), Value::Boolean(completed));
    Ok(())
}

/// What a delivery contract of a case came to.
pub fn note_contract(world: &mut World, given: &Table) -> Result<()> {
    let Some(contract) = small(given, "contract").map(Contract) else { return Ok(()) };
    if inner(given, "on_card").is_some() {
        let lying = on_card(world, contract);
        world.found.insert("on_card".into(), lying);
        let completed = world.game.completed_contracts().contains(contract);
        world.found.insert("contract_completed".into(), Value::Boolean(completed));
    }
    Ok(())
}
