//! Scientists, contracts, advanced buildings.

use on_mars::command::Order;
use on_mars::{Action, Blueprint, Contract, DisplayCard, MainAction, SlotAction, Work};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use super::course::{main_actions, occupy, on_card};
use super::{Brief, give, map, orbit};
use crate::given::{Result, World, flag, inner, scientist, small, word};

pub fn hire(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    occupy(world, given, SlotAction::HireOrContract)?;
    lay_out(world, given, command);
    world.stand_for(given, MainAction::HireOrContract);
    world.game.begin_at(world.actor);
    world.before = world.game.clone();
    if give(world, brief, Order::Main(MainAction::HireOrContract))?.is_none() {
        return Ok(());
    }
    if let Some(refill) = small(command, "refill").map(Contract) {
        let slot = (0..6).find(|&slot| world.game.card_in(slot) == DisplayCard::Contract(refill));
        let mut later = world.game.clone();
        let price = slot.and_then(|slot| later.slot_cost(slot as u8)).ok_or("the new contract in the display")?;
        later.edit_player(world.actor).crystals = price.crystals;
        later.ask(world.actor, Work::Hire { scientist: false, contract: true, free: false });
        let takeable = slot.is_some_and(|slot| later.check(world.actor, &Action::Card { slot: slot as u8 }).is_ok());
        world.found.insert("takeable_same_turn".into(), Value::Boolean(takeable));
    }
    Ok(())
}

/// A contract that a command takes lies in the display.
fn lay_out(world: &mut World, given: &Table, command: &Table) {
    if let Some(number) = small(command, "card").filter(|_| !given.contains_key("display")) {
        world.game.set_card(5, DisplayCard::Contract(Contract(number)));
    }
}

/// An advanced building of a card, somewhere.
pub fn put_building_of(world: &mut World, owner: Seat, blueprint: Blueprint, built: bool) -> Result<()> {
    match built {
        true if world.game.player_of(owner).blueprints.contains(blueprint) => {}
        true => world.put_built(owner, blueprint),
        false => world.game.give_blueprint(owner, blueprint),
    }
    Ok(())
}

/// The executive action with an advanced building (R15.2).
pub fn use_building(world: &mut World, brief: &Brief) -> Result<()> {
    let command = brief.command;
    let blueprint = Blueprint(small(command, "blueprint").ok_or("a blueprint")?);
    world.before = world.game.clone();
    let order = Order::Building { blueprint, move_scientist: flag(command, "move_scientist") };
    if let Some(carried) = give(world, brief, order)? {
        world.found.insert("cost_actor".into(), Value::Integer(carried.price.into()));
    }
    Ok(())
}

pub fn executive(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let actor = world.actor;
    let blueprint = Blueprint(small(command, "blueprint").ok_or("a blueprint")?);
    let owner = word(given, "building_owner").map_or(Ok(actor), |colour| world.seat(colour))?;
    put_building_of(world, owner, blueprint, given.get("built").and_then(Value::as_bool).unwrap_or(true))?;
    world.game.begin_at(actor);
    world.game.edit_turn().acted = flag(given, "main_done");
    use_building(world, brief)?;
    let actions = main_actions(world);
    world.found.insert("main_actions_available".into(), actions);
    if world.illegal.is_none() {
        let later = price_later(world, owner, blueprint);
        world.found.insert("cost_building_owner_later".into(), later);
    }
    if let Some(former) = inner(given, "former_building") {
        let owner = world.seat(word(former, "owner").ok_or("an owner")?)?;
        let later = price_later(world, owner, Blueprint(small(former, "blueprint").ok_or("a blueprint")?));
        world.found.insert("former_owner_cost_later".into(), later);
    }
    if let Some(id) = word(given, "scientist").filter(|&id| id != "none") {
        let at = world.game.workplace(scientist(id)?);
        let at = if at.is_some() { Value::Integer(at.0.into()) } else { Value::String("card".to_owned()) };
        world.found.insert("scientist_at".into(), at);
    }
    Ok(())
}

/// What the owner of a building pays for its action in a turn of their own, or why they cannot use it.
fn price_later(world: &World, owner: Seat, blueprint: Blueprint) -> Value {
    match world.game.building_price_of(owner, blueprint) {
        Ok(price) => Value::Integer(price.into()),
        Err(illegal) => Value::String(illegal.code.to_owned()),
    }
}

pub fn contract(world: &mut World, given: &Table) -> Result<()> {
    let contract = Contract(small(given, "contract").ok_or("a contract")?);
    let owner = word(given, "owner").map_or(Ok(world.actor), |colour| world.seat(colour))?;
    if !given.contains_key("on_card") {
        world.game.give_contract(owner, contract, [0; 6]);
        world.game.complete_contracts();
    }
    let completed = world.game.completed_contracts().contains(contract);
    world.found.insert("completed".into(), Value::Boolean(completed));
    let op = world.game.final_score(owner).part("contracts").unwrap_or(0);
    world.found.insert("op".into(), Value::Integer(op.into()));
    Ok(())
}

pub fn contract_event(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let contract = Contract(small(given, "contract").ok_or("a contract")?);
    let owner = world.seat(word(given, "contract_owner").ok_or("an owner")?)?;
    match word(command, "type") {
        Some("hire_or_contract") => {
            lay_out(world, given, command);
            world.before = world.game.clone();
            give(world, brief, Order::Work(Work::Hire { scientist: true, contract: true, free: false }))?;
        }
        kind => {
            world.game.give_contract(owner, contract, [0; 6]);
            match kind {
                Some("upgrade_building") => map::upgrade(world, brief)?,
                Some("research_development") => orbit::develop(world, brief)?,
                _ => map::construct(world, brief)?,
            }
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
