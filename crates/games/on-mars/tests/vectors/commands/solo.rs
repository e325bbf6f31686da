//! The solo opponent.

use on_mars::{Building, Event, Item, LACERDA, RivalWork, SoloCard, Tech, data};
use toml::{Table, Value};

use crate::given::{Result, World, building, list, number, small, word};

pub fn solo(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    if let Some(id) = word(given, "sequence_marker") {
        world.game.set_sequence(building(id)?);
    }
    world.game.edit_player(LACERDA).space = 5;
    let mut events = Vec::new();
    match word(command, "type").ok_or("a type")? {
        "lacerda_construct" => {
            start_buildings(world)?;
            world.game.rival_does(RivalWork::Construct(None), &mut events);
            let builds = events.iter().find_map(|event| match event {
                Event::Built { building, .. } => Some(building.id()),
                _ => None,
            });
            world.found.insert("builds".into(), Value::String(builds.unwrap_or("none").to_owned()));
        }
        "lacerda_card" => {
            let card = SoloCard(small(given, "card").ok_or("a card")?);
            world.game.stack_solo_card(card, small(given, "draws_before").unwrap_or(0));
            world.game.edit_player(LACERDA).waiting = 0;
            world.game.begin_at(LACERDA);
            world.game.edit_player(LACERDA).space = 1;
            world.game.proceed(&mut events);
            let crystals = events.iter().find_map(|event| match event {
                Event::MissionAdvanced { seat, crystals, .. } if *seat == LACERDA => Some(*crystals),
                _ => None,
            });
            world.found.insert("crystals".into(), Value::Integer(crystals.unwrap_or(0).into()));
        }
        "owner_choice" => {
            world.game.use_of(LACERDA, Tech::Rover);
            world.game.end_turn_now(&mut events);
        }
        "lacerda_benefit" => {
            world.game.rival_does(RivalWork::Warehouse(1), &mut events);
            let taken = events.iter().find_map(|event| match event {
                Event::WarehouseTaken { item, .. } => Some(*item),
                _ => None,
            });
            world.found.insert("takes".into(), Value::String(taken.map_or("none", Item::id).to_owned()));
            let waiting = world.game.player_of(LACERDA).waiting;
            world.found.insert("crystals".into(), Value::Integer(waiting.into()));
        }
        "lacerda_level_up" => level_up(world, given)?,
        other => return Err(format!("unknown type {other}")),
    }
    if world.events.is_empty() {
        world.events = events;
    }
    Ok(())
}

fn start_buildings(world: &mut World) -> Result<()> {
    let (centre, hexes) = (data().centre, data().start_hexes);
    world.game.put_building(Building::Mine, LACERDA, centre);
    for (kind, hex) in Building::LSS.into_iter().zip(hexes) {
        world.game.put_building(kind, LACERDA, hex);
    }
    Ok(())
}

fn level_up(world: &mut World, given: &Table) -> Result<()> {
    let ships = list(given, "lacerda_ships_in_depot").iter().map(number).collect::<Result<Vec<_>>>()?;
    let player = world.game.edit_player(LACERDA);
    player.ships = ships.iter().fold(0, |bits, space| bits | 1 << (space - 1));
    player.hangar = small(given, "ships_in_hangar").unwrap_or(0);
    player.waiting = 0;
    world.game.set_rival_bots(small(given, "lacerda_bots_on_board").unwrap_or(0));
    let mut events = Vec::new();
    world.game.rival_levels_up(&mut events);
    let taken = events.iter().find_map(|event| match event {
        Event::RivalShip { space } => Some(*space),
        _ => None,
    });
    world.found.insert("ship_taken_from".into(), Value::Integer(taken.unwrap_or(0).into()));
    let player = world.game.player_of(LACERDA);
    let (hangar, waiting) = (player.hangar, player.waiting);
    world.found.insert("ships_in_hangar".into(), Value::Integer(hangar.into()));
    world.found.insert("waiting_gain".into(), Value::Integer(waiting.into()));
    world.events = events;
    Ok(())
}
