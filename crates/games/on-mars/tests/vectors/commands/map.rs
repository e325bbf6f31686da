//! Movement, construction, upgrades, ships, tiles.

use on_mars::{
    Action, Blueprint, Boost, Building, Direction, Discovery, Event, Fee, Hex, Item, LabSpace, MainAction, Piece, Question, Run,
    Tech, Work, data,
};
use toml::{Table, Value};

use super::cards::{note_contract, put_building_of, use_building};
use super::{orbit, usual};
use crate::expect::tile_id;
use crate::given::{Result, World, building, discovery as discovery_by_id, hex, list, place, small, text, word};

pub fn movement(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let actor = world.actor;
    world.player().space = 5 + actor.0;
    if world.game.player_of(actor).lab.iter().flatten().next().is_none() {
        world.game.set_tech(actor, Tech::Shelter, LabSpace::C2x2);
    }
    if let Some(collected) = small(given, "discovery_tiles_collected") {
        let others = Discovery::ALL.into_iter().rev().take(usize::from(collected));
        others.for_each(|tile| world.game.edit_player(actor).discoveries.insert(tile));
    }
    if let Some(arrows) = given.get("arrows").and_then(Value::as_array) {
        let arrows = arrows.iter().map(|id| Direction::by_id(text(id)?).ok_or("a direction".to_owned()));
        world.game.stack_arrows(building(word(command, "building").ok_or("a building")?)?, &arrows.collect::<Result<Vec<_>>>()?);
    }
    if let Some(blueprint) = small(command, "blueprint").map(Blueprint) {
        put_building_of(world, actor, blueprint, true)?;
    }
    world.game.begin_at(actor);
    world.before = world.game.clone();
    match word(command, "type") {
        Some("executive") => use_building(world, Blueprint(small(command, "blueprint").ok_or("a blueprint")?), command),
        _ => {
            world.answer(Action::Main { action: MainAction::ControlCenter });
        }
    }
    // A tile that the case gives is used.
    let owner = word(given, "tech_owner").map_or(Ok(actor), |colour| world.seat(colour))?;
    let level = world.game.player_of(owner).level(Tech::Rover);
    if level > 0 {
        world.answer(Action::UseTech { owner });
    }
    let bought = small(command, "pay_crystals").unwrap_or(0);
    world.found.insert("points_available".into(), Value::Integer((2 + level + bought).into()));
    walk(world, command)?;
    if world.illegal.is_some() || !world.answer(Action::Finish) {
        return Ok(());
    }
    let take = command.get("take_tile").and_then(Value::as_bool).unwrap_or(true);
    if world.game.question() == Question::TakeTile {
        world.answer(if take { Action::Accept } else { Action::Decline });
        world.found.insert("then".into(), Value::String(orbit::next(world)));
    }
    world.settle(|_, question, legal| match question {
        Question::BuildingHex => hex(command.get("hex")?).ok().map(|hex| Action::Hex { hex }),
        _ => usual(command, question, legal),
    });
    let left = ["discovery"].into_iter().flat_map(|key| list(given, key)).filter_map(Value::as_table);
    let left = left.filter_map(|entry| world.game.tile_on(hex(&entry["hex"]).ok()?)).map(tile_id).next();
    world.found.insert("tile_left".into(), Value::String(left.unwrap_or("none").to_owned()));
    Ok(())
}

/// The steps of a path, one by one.
fn walk(world: &mut World, command: &Table) -> Result<()> {
    let actor = world.actor;
    let rover = command.contains_key("rover_path");
    let mut at = world.game.player_of(actor).bots_on_map().next().unwrap_or(Hex::NONE);
    let mut moved = false;
    for to in list(command, if rover { "rover_path" } else { "bot_path" }) {
        let to = hex(to)?;
        let piece = match (rover, moved) {
            (true, _) => Piece::Rover,
            (false, false) => Piece::Bot(at),
            (false, true) => Piece::MovedBot(at),
        };
        let fees = world.legal().into_iter().filter_map(|action| match action {
            Action::Step { piece: known, fee, .. } if known == piece => Some(fee),
            _ => None,
        });
        let fee = fees.min_by_key(|fee| *fee != Fee::Point).unwrap_or(Fee::Point);
        if !world.answer(Action::Step { piece, to, fee }) {
            return Ok(());
        }
        (at, moved) = (to, true);
    }
    Ok(())
}

pub fn construct(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let actor = world.actor;
    let kind = building(word(command, "building").ok_or("a building")?)?;
    let at = hex(&command["hex"])?;
    let tech_boost = small(given, "tech_boosts").is_some();
    if !tech_boost {
        // The colonist of the action stands on its slot.
        world.player().quarters -= 1;
    }
    if let Some(boosts) = small(given, "tech_boosts") {
        world.player().quarters = boosts + u8::from(kind == Building::Mine);
    }
    if let Some(arrows) = given.get("arrows").and_then(Value::as_array) {
        let arrows = arrows.iter().map(|id| Direction::by_id(text(id)?).ok_or("a direction".to_owned()));
        world.game.stack_arrows(kind, &arrows.collect::<Result<Vec<_>>>()?);
    }
    world.before = world.game.clone();
    world.found.insert("connected".into(), Value::Integer(world.game.own_groups(actor, kind, at).into()));
    world.game.ask(actor, Work::ConstructHex { building: kind, free: false, tech_boost });
    if !world.answer(Action::Hex { hex: at }) {
        return Ok(());
    }
    world.settle(|_, question, legal| usual(command, question, legal));
    let item = kind.yields();
    // Crystals that lay on the hex come first; the yield is the last gain of its kind.
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
    if item == Item::Crystal {
        let mut later = world.game.clone();
        let mut events = Vec::new();
        later.begin_at(actor);
        later.start_turn(&mut events);
        let lost = events.iter().find_map(|event| match event {
            Event::TurnBegins { lost, .. } => Some(*lost),
            _ => None,
        });
        world.found.insert("next_turn_depot_crystals".into(), Value::Integer(later.player_of(actor).crystals.into()));
        world.found.insert("next_turn_lost".into(), Value::Integer(lost.unwrap_or(0).into()));
    }
    note_contract(world, given)
}

fn places(hexes: on_mars::HexSet) -> Value {
    Value::Array(hexes.iter().map(place).collect())
}

pub fn displacement(world: &mut World, given: &Table) -> Result<()> {
    let from = hex(given.get("bot").or(given.get("rover")).ok_or("a piece")?)?;
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
    let view = orrery_engine::Game::view(&world.game, orrery_engine::Viewer::Spectator);
    let row = view.lss.iter().find(|(building, _, _)| *building == kind).map_or(0, |(_, row, _)| *row);
    world.found.insert("marker".into(), Value::Integer(row.into()));
    world.found.insert("benefit_choice".into(), Value::Boolean(world.game.question() == Question::LssBenefit));
    Ok(())
}

pub fn upgrade(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let actor = world.actor;
    if word(command, "type") == Some("count_upgrades") {
        return count_upgrades(world, given);
    }
    let blueprint = Blueprint(small(command, "blueprint").ok_or("a blueprint")?);
    world.game.give_blueprint(actor, blueprint);
    world.game.ask(actor, Work::UpgradeHex { blueprint, free: false, anywhere: false });
    world.answer(Action::Hex { hex: hex(&command["hex"])? });
    world.settle(|_, question, legal| usual(command, question, legal));
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
    let mut hexes = [(0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (2, -2), (-2, 2)].into_iter();
    for blueprint in [1, 2, 3, 4, 5, 6].map(Blueprint) {
        let (q, r) = hexes.next().ok_or("a hex")?;
        let at = data().map.hex(q, r).ok_or("on the map")?;
        world.game.put_building(data().blueprint(blueprint).upgrades, actor, at);
        world.game.give_blueprint(actor, blueprint);
    }
    world.player().storage[Item::Mineral.index()] = 9;
    world.player().quarters = boosts;
    let level = small(given, "upgrade_tech_level").unwrap_or(0);
    let at = LabSpace::ALL.into_iter().find(|at| at.level() == level).ok_or("a lab space")?;
    world.game.set_tech(actor, Tech::Upgrade, at);
    let boost = if boosts > 0 { Boost::Any } else { Boost::None };
    world.game.ask(actor, Work::Upgrades { run: Run::new(1, boost), free: false, tech: true, anywhere: true });
    world.game.proceed(&mut Vec::new());
    world.settle(|_, _, legal| {
        let more = |action: &&Action| matches!(action, Action::Blueprint { .. } | Action::UseTech { .. } | Action::Boost);
        legal.iter().find(more).copied()
    });
    let made = world.events.iter().filter(|event| matches!(event, Event::Upgraded { .. })).count();
    world.found.insert("max_upgrades".into(), Value::Integer(made as i64));
    Ok(())
}

/// Work for ships with the rewards of the welcome action.
fn ships() -> Work {
    Work::Ships { run: Run::new(1, Boost::Any), free: false, tech: true, with_bot: 1, alone: 2 }
}

pub fn welcome(world: &mut World, command: &Table, expect: &Table) -> Result<()> {
    let actor = world.actor;
    if expect.contains_key("max_ships") {
        let most = most_ships(world);
        world.found.insert("max_ships".into(), Value::Integer(most as i64));
    }
    if word(command, "type") == Some("count_boosts") {
        let boosts = world.game.ship_boosts_of(actor);
        world.found.insert("max_boosts".into(), Value::Integer(boosts.into()));
        return Ok(());
    }
    world.game.ask(actor, ships());
    let spaces: Vec<u8> = match list(command, "depot_spaces") {
        [] => (1..=8).filter(|&space| world.game.player_of(actor).has_ship_on(space)).collect(),
        spaces => spaces.iter().filter_map(Value::as_integer).map(|space| space as u8).collect(),
    };
    let rewards = list(command, "rewards");
    for ship in 0..usize::from(small(command, "ships").unwrap_or(1)) {
        if ship > 0 && world.game.question() == Question::Ship {
            world.answer(Action::Boost);
        }
        world.illegal = None;
        let free = spaces.get(ship).copied().unwrap_or(1);
        if world.game.question() != Question::Ship {
            // The effect is over: another ship is judged like the first one.
            world.game.ask(actor, ships());
        }
        if !world.answer(Action::Ship { space: free }) {
            return Ok(());
        }
        let bot = rewards.get(ship).and_then(Value::as_str) == Some("colonist_and_bot");
        let mut asked = false;
        while matches!(world.game.question(), Question::Payment | Question::ShipReward | Question::BotHex) {
            let legal = world.legal();
            let action = match world.game.question() {
                Question::Payment => usual(command, Question::Payment, &legal).ok_or("a way to pay")?,
                Question::ShipReward => Action::Reward { index: u8::from(!bot) },
                _ => {
                    asked = true;
                    Action::Hex { hex: hex(command.get("hex").ok_or("a hex")?)? }
                }
            };
            if !world.answer(action) {
                return Ok(());
            }
        }
        world.found.insert("bot_hex_asked".into(), Value::Boolean(asked));
    }
    Ok(())
}

/// Ships that one effect can bring, with tile and boosts.
fn most_ships(world: &World) -> usize {
    let actor = world.actor;
    let mut trial = World {
        game: world.game.clone(),
        before: world.game.clone(),
        events: Vec::new(),
        seats: world.seats.clone(),
        actor,
        illegal: None,
        disclosure: world.disclosure,
        found: Table::new(),
    };
    trial.game.ask(actor, ships());
    trial.settle(|_, question, legal| match question {
        Question::Ship => {
            let more = |action: &&Action| matches!(action, Action::Ship { .. } | Action::UseTech { .. } | Action::Boost);
            legal.iter().find(more).copied()
        }
        Question::ShipReward => Some(Action::Reward { index: 1 }),
        _ => None,
    });
    trial.events.iter().filter(|event| matches!(event, Event::ShipWelcomed { .. })).count()
}

pub fn discovery(world: &mut World, command: &Table) -> Result<()> {
    let actor = world.actor;
    world.player().space = 5 + actor.0;
    if command.contains_key("tile") {
        world.game.ask(actor, Work::TravelTile);
        let tile = discovery_by_id(word(command, "tile").ok_or("a tile")?)?;
        if world.answer(Action::Discovery { tile }) {
            world.answer(Action::Hex { hex: hex(&command["hex"])? });
        }
        return Ok(());
    }
    world.game.ask(actor, Work::TravelHex(Discovery::Tech));
    let count = world.legal().len();
    world.found.insert("count".into(), Value::Integer(count as i64));
    Ok(())
}
