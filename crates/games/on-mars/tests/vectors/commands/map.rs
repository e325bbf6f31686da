//! Construction, upgrades, ships, tiles.

use on_mars::command::Order;
use on_mars::{
    Action, Blueprint, Boost, Building, Direction, Discovery, Event, Item, LabSpace, MainAction, Question, Run, Tech, Work, data,
};
use orrery_engine::{Game, Viewer};
use toml::{Table, Value};

use super::cards::note_contract;
use super::movement::note_next_turn;
use super::{Brief, give};
use crate::given::{Result, World, building, hex, place, small, text, word};

pub fn construct(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let actor = world.actor;
    let kind = building(word(command, "building").ok_or("a building")?)?;
    let at = hex(&command["hex"])?;
    if let Some(boosts) = small(given, "tech_boosts") {
        world.player().quarters = boosts + u8::from(kind == Building::Mine);
    }
    if let Some(arrows) = given.get("arrows").and_then(Value::as_array) {
        let arrows = arrows.iter().map(|id| Direction::by_id(text(id)?).ok_or("a direction".to_owned()));
        world.game.stack_arrows(kind, &arrows.collect::<Result<Vec<_>>>()?);
    }
    world.stand_for(given, MainAction::ConstructBuilding);
    world.game.begin_at(actor);
    world.before = world.game.clone();
    let connected = if at.is_on_map() { world.game.own_groups(actor, kind, at) } else { 0 };
    world.found.insert("connected".into(), Value::Integer(connected.into()));
    let order = match given.contains_key("tech_boosts") {
        true => Order::Work(Work::ConstructHex { building: kind, free: false, tech_boost: true }),
        false => Order::Main(MainAction::ConstructBuilding),
    };
    give(world, brief, order)?;
    note_yield(world, kind);
    if kind == Building::Shelter {
        note_next_turn(world);
    }
    let view = world.game.view(Viewer::Spectator);
    let row = view.lss.iter().find(|(building, _, _)| *building == Building::Generator).map_or(0, |(_, row, _)| *row);
    world.found.insert("lss_marker_after".into(), Value::Integer(row.into()));
    note_contract(world, given)
}

/// What the new building gave, lost items included. Crystals that lay on the hex came before.
fn note_yield(world: &mut World, kind: Building) {
    let item = kind.yields();
    let gained = world.events.iter().rev().find_map(|event| match event {
        Event::Gained { item: known, units, lost, .. } if *known == item => Some(*units + *lost),
        _ => None,
    });
    let delivered: u8 = world
        .events
        .iter()
        .map(|event| match event {
            Event::Delivered { item: known, units, .. } if *known == item => *units,
            _ => 0,
        })
        .sum();
    world.found.insert("yield_kind".into(), Value::String(item.id().to_owned()));
    world.found.insert("yield_amount".into(), Value::Integer((gained.unwrap_or(0) + delivered).into()));
}

fn places(hexes: on_mars::HexSet) -> Value {
    Value::Array(hexes.iter().map(place).collect())
}

pub fn displacement(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let from = hex(given.get("bot").or(given.get("rover")).ok_or("a piece")?)?;
    if let Some(to) = command.get("hex") {
        world.game.ask(world.actor, Work::Displace { from });
        world.before = world.game.clone();
        world.answer(Action::Hex { hex: hex(to)? });
        return Ok(());
    }
    let allowed = world.game.refuges_from(from);
    world.found.insert("allowed".into(), places(allowed));
    world.found.insert("allowed_count".into(), Value::Integer(allowed.len().into()));
    let distance = allowed.first().map_or(0, |to| data().map.distance(from, to));
    world.found.insert("distance".into(), Value::Integer(distance.into()));
    let barred = [from].into_iter().chain(world.game.map_crystals().iter()).filter(|&hex| !allowed.contains(hex));
    world.found.insert("not_allowed".into(), Value::Array(barred.map(place).collect()));
    Ok(())
}

pub fn place_bot(world: &mut World) -> Result<()> {
    let allowed = world.game.free_bot_hexes(world.actor);
    world.found.insert("allowed".into(), places(allowed));
    let shelters = world.game.player_of(world.actor).shelters;
    let distance = allowed.first().and_then(|to| shelters.iter().map(|shelter| data().map.distance(shelter, to)).min());
    world.found.insert("distance".into(), Value::Integer(distance.unwrap_or(0).into()));
    Ok(())
}

pub fn lss(world: &mut World, command: &Table) -> Result<()> {
    let kind = building(word(command, "building").ok_or("a building")?)?;
    world.game.ask(world.actor, Work::Lss(kind));
    let mut events = Vec::new();
    world.game.proceed(&mut events);
    let view = world.game.view(Viewer::Spectator);
    let row = view.lss.iter().find(|(building, _, _)| *building == kind).map_or(0, |(_, row, _)| *row);
    world.found.insert("marker".into(), Value::Integer(row.into()));
    world.found.insert("benefit_choice".into(), Value::Boolean(world.game.question() == Question::LssBenefit));
    Ok(())
}

pub fn upgrade(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let actor = world.actor;
    if word(command, "type") == Some("count_upgrades") {
        return count_upgrades(world, given);
    }
    let mut command = command.clone();
    if !given.contains_key("unbuilt_blueprints") {
        world.game.give_blueprint(actor, Blueprint(small(&command, "blueprint").ok_or("a blueprint")?));
    }
    if !command.contains_key("upgrades") {
        command.insert("upgrades".to_owned(), Value::Array(vec![Value::Table(command.clone())]));
    }
    world.stand_for(given, MainAction::UpgradeBuilding);
    world.game.begin_at(actor);
    world.before = world.game.clone();
    give(world, &Brief { command: &command, ..*brief }, Order::Main(MainAction::UpgradeBuilding))?;
    if let Some(colour) = word(given, "miner") {
        let miner = world.seat(colour)?;
        let player = world.game.player_of(miner);
        let (quarters, supply) = (player.quarters, player.supply);
        world.found.insert("miner_quarters".into(), Value::Integer(quarters.into()));
        world.found.insert("miner_supply".into(), Value::Integer(supply.into()));
    }
    Ok(())
}

/// As many upgrades as the rules allow with plenty of blueprints, buildings and minerals.
fn count_upgrades(world: &mut World, given: &Table) -> Result<()> {
    let actor = world.actor;
    let boosts = small(given, "boosts").unwrap_or(0);
    for (blueprint, at) in (1..=8).map(Blueprint).zip(data().map.ring(data().centre, 3).iter()) {
        world.game.put_building(data().blueprint(blueprint).upgrades, actor, at);
        world.game.give_blueprint(actor, blueprint);
    }
    world.player().storage[Item::Mineral.index()] = 9;
    world.player().quarters = boosts;
    if let Some(level) = small(given, "upgrade_tech_level").filter(|&level| level > 0) {
        let at = LabSpace::ALL.into_iter().find(|at| at.level() == level).ok_or("a lab space")?;
        world.game.set_tech(actor, Tech::Upgrade, at);
    }
    let boost = if boosts > 0 { Boost::Any } else { Boost::None };
    let work = Work::Upgrades { run: Run::new(1, boost), free: false, tech: true, anywhere: true };
    let made = world.game.most_parts(actor, work);
    world.found.insert("max_upgrades".into(), Value::Integer(made as i64));
    Ok(())
}

/// Work for ships with the rewards of the welcome action.
fn ships() -> Work {
    Work::Ships { run: Run::new(1, Boost::Any), free: false, tech: true, with_bot: 1, alone: 2 }
}

pub fn welcome(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, expect, .. } = brief;
    let actor = world.actor;
    if expect.contains_key("max_ships") {
        let most = world.game.most_parts(actor, ships());
        world.found.insert("max_ships".into(), Value::Integer(most as i64));
    }
    if word(command, "type") == Some("count_boosts") {
        let boosts = world.game.ship_boosts_of(actor);
        world.found.insert("max_boosts".into(), Value::Integer(boosts.into()));
        return Ok(());
    }
    world.stand_for(given, MainAction::WelcomeShip);
    world.game.begin_at(actor);
    world.game.edit_turn().gained = small(given, "colonists_gained_this_turn").unwrap_or(0);
    world.before = world.game.clone();
    give(world, brief, Order::Main(MainAction::WelcomeShip)).map(drop)
}

pub fn discovery(world: &mut World, brief: &Brief) -> Result<()> {
    let actor = world.actor;
    world.player().space = 5 + actor.0;
    world.before = world.game.clone();
    if brief.command.contains_key("tile") {
        return give(world, brief, Order::Work(Work::TravelTile)).map(drop);
    }
    world.game.ask(actor, Work::TravelHex(Discovery::Tech));
    let count = world.legal().len();
    world.found.insert("count".into(), Value::Integer(count as i64));
    Ok(())
}
