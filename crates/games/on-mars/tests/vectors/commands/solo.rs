//! The solo opponent.

use on_mars::{
    Building, Event, Item, LACERDA, LabSpace, MainAction, RivalWork, Side, SlotAction, SoloCard, Tech, Term, Work, data,
};
use orrery_engine::{Game, Seat, Viewer};
use toml::{Table, Value};

use super::course::occupy;
use super::{score, strings};
use crate::expect::tile_id;
use crate::given::map::{numbers, one_or_more};
use crate::given::{Result, World, building, flag, hex, inner, list, number, place, scientist, side, small, tech, text, word};

/// The human at the table.
const HUMAN: Seat = Seat(0);

pub fn solo(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    if let Some(id) = word(given, "sequence_marker") {
        world.game.set_sequence(building(id)?);
    }
    let on = word(given, "lacerda_side").map_or(Ok(Side::Colony), side)?;
    stand_on(world, on);
    world.before = world.game.clone();
    let mut events = Vec::new();
    match word(command, "type").ok_or("a type")? {
        "lacerda_construct" => {
            if !given.contains_key("buildings") {
                start_buildings(world);
            }
            world.game.rival_does(RivalWork::Construct(None), &mut events);
        }
        "lacerda_lss_step" => lss_step(world, given, command, &mut events)?,
        "lacerda_blueprint" => act(world, MainAction::ObtainBlueprint, &mut events)?,
        "lacerda_tech" => act(world, MainAction::LearnTechnology, &mut events)?,
        "lacerda_rd" => act(world, MainAction::ResearchDevelopment, &mut events)?,
        "lacerda_upgrade" => act(world, MainAction::UpgradeBuilding, &mut events)?,
        "lacerda_hire" => {
            occupy(world, given, SlotAction::HireOrContract)?;
            act(world, MainAction::HireOrContract, &mut events)?;
        }
        "lacerda_benefit" => benefit(world, command, &mut events)?,
        "lacerda_rover" => world.game.rival_does(RivalWork::Rover, &mut events),
        "lacerda_card" => card(world, given, &mut events)?,
        "lacerda_travel" => travel(world, given, &mut events)?,
        "lacerda_level_up" => level_up(world, given, &mut events)?,
        "owner_choice" => {
            let kind = word(given, "tile").map_or(Ok(Tech::Rover), tech)?;
            world.game.use_of(LACERDA, kind);
            world.game.end_turn_now(&mut events);
        }
        "lacerda_score" => return score::score(world, given),
        "solo_result" => return result(world, given),
        other => return Err(format!("unknown type {other}")),
    }
    world.events = events;
    note(world, given);
    Ok(())
}

/// Puts his marker on a side, where the human is not.
fn stand_on(world: &mut World, on: Side) {
    let human = world.game.player_of(HUMAN).space;
    let mut spaces = if on == Side::Colony { 5..=8 } else { 1..=4 };
    world.game.edit_player(LACERDA).space = spaces.find(|&space| space != human).unwrap_or(1);
}

/// What he came to.
fn note(world: &mut World, given: &Table) {
    let done = note_events(&world.events);
    world.found.extend(done);
    let left =
        one_or_more(given, "discovery").filter_map(|entry| world.game.tile_on(hex(&entry["hex"]).ok()?)).map(tile_id).next();
    let player = world.game.player_of(LACERDA);
    let hire = SlotAction::HireOrContract.index();
    let on_slots = [HUMAN, LACERDA].into_iter().flat_map(|seat| {
        let colonists = usize::from(world.game.player_of(seat).slots[hire]);
        std::iter::repeat_n(seat, colonists)
    });
    let rover = if player.rover.is_on_map() { place(player.rover) } else { Value::String("off_map".to_owned()) };
    let waiting = player.waiting - world.before.player_of(LACERDA).waiting;
    let found = [
        ("tile_left", Value::String(left.unwrap_or("none").to_owned())),
        ("lacerda_crystals", Value::Integer(player.crystals.into())),
        ("lacerda_rover", rover),
        ("lacerda_hire_slot", Value::Boolean(player.slots[hire] > 0)),
        ("ships_in_hangar", Value::Integer(player.hangar.into())),
        ("waiting_gain", Value::Integer(waiting.into())),
        ("slots", strings(on_slots.collect::<Vec<_>>(), |seat| world.colour(seat))),
    ];
    let found: Table = found.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    world.found.extend(found);
    world.found.entry("crystals").or_insert(Value::Integer(waiting.into()));
}

/// What he did.
fn note_events(events: &[Event]) -> Table {
    let first = |told: fn(&Event) -> Option<Value>| events.iter().find_map(told).unwrap_or(Value::String("none".to_owned()));
    let any = |is: fn(&Event) -> bool| Value::Boolean(events.iter().any(is));
    let name = |id: &str| Some(Value::String(id.to_owned()));
    let built = events.iter().filter_map(|event| match event {
        Event::Upgraded { blueprint, .. } => Some(Value::Integer(blueprint.0.into())),
        _ => None,
    });
    let takes = |event: &Event| match event {
        Event::BlueprintTaken { blueprint, .. } => Some(Value::Integer(blueprint.0.into())),
        Event::ContractTaken { contract, .. } => Some(Value::Integer(contract.0.into())),
        Event::TechTaken { tech, .. } => name(tech.id()),
        Event::ScientistTaken { scientist, .. } => name(scientist.id()),
        Event::WarehouseTaken { item, .. } => name(item.id()),
        _ => None,
    };
    let found = [
        (
            "builds",
            first(|event| match event {
                Event::Built { building, .. } => Some(Value::String(building.id().to_owned())),
                _ => None,
            }),
        ),
        (
            "action",
            first(|event| match event {
                Event::MainAction { action, .. } | Event::RivalCannot { action } => Some(Value::String(action.id().to_owned())),
                _ => None,
            }),
        ),
        (
            "tile_taken",
            first(|event| match event {
                Event::TileTaken { tile, .. } => Some(Value::String(tile_id(*tile).to_owned())),
                _ => None,
            }),
        ),
        ("takes", events.iter().find_map(takes).unwrap_or(Value::String("none".to_owned()))),
        ("built", Value::Array(built.collect())),
        ("rover_instead", any(|event| matches!(event, Event::RivalCannot { .. }))),
        ("travels", any(|event| matches!(event, Event::Travelled { seat: LACERDA, .. }))),
    ];
    found.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// The action of a card of his, on its side.
fn act(world: &mut World, action: MainAction, events: &mut Vec<Event>) -> Result<()> {
    let at = |(number, actions): (usize, &[MainAction; 2])| {
        let on = Side::ALL.into_iter().find(|on| actions[on.index()] == action)?;
        Some((number as u8, on))
    };
    let (number, on) = data().solo_actions.iter().enumerate().find_map(at).ok_or("an action of his")?;
    let card = SoloCard::all().find(|card| data().solo_cards[card.index()].action == number).ok_or("a card")?;
    stand_on(world, on);
    world.before = world.game.clone();
    world.game.rival_does(RivalWork::Act(card), events);
    Ok(())
}

fn lss_step(world: &mut World, given: &Table, command: &Table, events: &mut Vec<Event>) -> Result<()> {
    let kind = building(word(command, "building").ok_or("a building")?)?;
    world.game.edit_player(LACERDA).hangar = small(given, "ships_in_hangar").unwrap_or(0);
    world.game.ask(LACERDA, Work::Lss(kind));
    world.game.proceed(events);
    let view = world.game.view(Viewer::Spectator);
    let row = view.lss.iter().find(|(building, _, _)| *building == kind).map_or(0, |(_, row, _)| *row);
    world.found.insert("marker".into(), Value::Integer(row.into()));
    let op = world.game.player_of(LACERDA).op - world.before.player_of(LACERDA).op;
    world.found.insert("op".into(), Value::Integer(op.into()));
    Ok(())
}

/// A benefit by what it is: of a lab space or a turn order space.
fn benefit(world: &mut World, command: &Table, events: &mut Vec<Event>) -> Result<()> {
    let fits: fn(&Term) -> bool = match word(command, "effect") {
        Some("warehouse") => |term| matches!(term, Term::Warehouse { .. }),
        Some("move_bots") => |term| matches!(term, Term::Move(moves) if moves.bots.is_some()),
        Some("mineral") => |term| matches!(term, Term::Gain(goods) if goods.items[Item::Mineral.index()] > 0),
        Some("colonist") => |term| matches!(term, Term::Exchange { goods, .. } if goods.colonists > 0),
        other => return Err(format!("effect {other:?}")),
    };
    let spaces = data().spaces.into_iter().chain(LabSpace::ALL.into_iter().map(|space| data().lab[space.index()].term));
    let term = spaces.into_iter().find(fits).ok_or("a benefit of this kind")?;
    world.game.ask(LACERDA, Work::Offer(term));
    world.game.proceed(events);
    Ok(())
}

fn card(world: &mut World, given: &Table, events: &mut Vec<Event>) -> Result<()> {
    let card = SoloCard(small(given, "card").ok_or("a card")?);
    world.game.stack_solo_card(card, small(given, "draws_before").unwrap_or(0));
    if !given.contains_key("lacerda_side") {
        stand_on(world, Side::Orbit);
    }
    if flag(given, "idle") {
        // Nothing to do in orbit, and no tile for his rover.
        world.game.set_display([&[], &[]]);
        world.game.set_grid([None; 8]);
    }
    world.game.begin_at(LACERDA);
    world.before = world.game.clone();
    world.game.proceed(events);
    let crystals = events.iter().find_map(|event| match event {
        Event::MissionAdvanced { seat, crystals, .. } if *seat == LACERDA => Some(*crystals),
        _ => None,
    });
    world.found.insert("crystals".into(), Value::Integer(crystals.unwrap_or(0).into()));
    Ok(())
}

fn travel(world: &mut World, given: &Table, events: &mut Vec<Event>) -> Result<()> {
    let left = word(given, "shuttle_left").filter(|&side| side != "none").map(side).transpose()?;
    world.game.set_latest_card(SoloCard(small(given, "last_card").ok_or("a card")?));
    world.game.edit_player(LACERDA).hangar = small(given, "ships_in_hangar").unwrap_or(0);
    world.game.begin_travel_of(LACERDA, left);
    world.game.proceed(events);
    Ok(())
}

fn start_buildings(world: &mut World) {
    world.game.put_building(Building::Mine, LACERDA, data().centre);
    for (kind, hex) in Building::LSS.into_iter().zip(data().start_hexes) {
        world.game.put_building(kind, LACERDA, hex);
    }
}

fn level_up(world: &mut World, given: &Table, events: &mut Vec<Event>) -> Result<()> {
    let ships = numbers(given, "lacerda_ships_in_depot")?;
    let player = world.game.edit_player(LACERDA);
    player.ships = ships.iter().fold(0, |bits, space| bits | 1 << (space - 1));
    player.hangar = small(given, "ships_in_hangar").unwrap_or(0);
    player.waiting = 0;
    world.game.rival_levels_up(events);
    let taken = events.iter().find_map(|event| match event {
        Event::RivalShip { space } => Some(*space),
        _ => None,
    });
    world.found.insert("ship_taken_from".into(), Value::Integer(taken.unwrap_or(0).into()));
    Ok(())
}

/// Whether the human has won, and which goals are met (R22.15).
fn result(world: &mut World, given: &Table) -> Result<()> {
    world.actor = HUMAN;
    // Markers on the map that the case counts without saying of which type are mines of their own.
    if let Some((id, count)) = inner(given, "own_advanced").and_then(|own| own.iter().next()) {
        let kind = building(id)?;
        let cards = on_mars::Blueprint::all().filter(|card| data().blueprint(*card).upgrades == kind);
        let count = number(count)? as usize;
        cards.take(count).collect::<Vec<_>>().into_iter().for_each(|card| world.put_built(HUMAN, card));
    }
    for (id, size) in inner(given, "complex_size").into_iter().flatten() {
        let kind = building(id)?;
        let mut near = data().map.near(data().centre).iter();
        for _ in 0..number(size)? {
            world.game.put_building(kind, HUMAN, near.next().ok_or("a hex")?);
        }
    }
    for (id, level) in inner(given, "tech_level").into_iter().flatten() {
        set_level(world, tech(id)?, number(level)? as u8)?;
    }
    if let Some(level) = small(given, "best_tech_level")
        && world.game.player_of(HUMAN).best_level() < level
    {
        set_level(world, Tech::Ship, level)?;
    }
    for id in list(given, "scientists") {
        world.game.give_scientist(HUMAN, scientist(text(id)?)?);
    }
    if let Some(plants) = small(given, "plants_in_storage") {
        world.player().storage[Item::Plant.index()] = plants;
    }
    if let Some(on) = word(given, "finish_in").map(side).transpose()? {
        world.player().space = if on == Side::Colony { 5 } else { 1 };
    }
    for (seat, op) in [HUMAN, LACERDA].into_iter().zip(list(given, "op")) {
        let missing = number(op)? as i32 - world.game.final_score(seat).total;
        world.game.edit_player(seat).op += missing as i16;
    }
    let standing = world.game.solo_standing().ok_or("a solo game")?;
    world.found.insert("won".into(), Value::Boolean(standing.won));
    world.found.insert("goals_met".into(), strings(standing.met, |goal| goal.id().to_owned()));
    Ok(())
}

fn set_level(world: &mut World, kind: Tech, level: u8) -> Result<()> {
    let used = world.game.player_of(HUMAN).lab_used;
    let at = LabSpace::ALL.into_iter().find(|at| at.level() == level && !used.contains(*at));
    world.game.set_tech(HUMAN, kind, at.ok_or("a lab space")?);
    Ok(())
}
