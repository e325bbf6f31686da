//! Compares what a case expects with what was found: in the position, in what happened, or by the command itself.

use on_mars::{Blueprint, DisplayCard, Event, LabSpace, Player, Tech, Tile, data};
use orrery_engine::{Game, Seat, Viewer};
use toml::{Table, Value};

use crate::given::{World, item, place};

/// Keys whose lists are sets.
const SETS: [&str; 11] = [
    "allowed",
    "ways",
    "options",
    "completable",
    "may_change",
    "fixed",
    "removed",
    "revealable",
    "goals_met",
    "may_begin_with",
    "crystals",
];

/// A refusal must be expected, like everything else.
pub fn compare(world: &World, expect: &Table) -> Result<(), String> {
    let expects_refusal = expect.contains_key("error") || expect.get("legal").and_then(Value::as_bool) == Some(false);
    if let Some(illegal) = world.illegal.as_ref().filter(|_| !expects_refusal) {
        return Err(format!("refused: {illegal}"));
    }
    for (key, wanted) in expect {
        let found = measure(world, key, wanted).ok_or(format!("nothing known of {key}"))?;
        if !same(key, &found, wanted) {
            let why = world.illegal.as_ref().map(|illegal| format!(" (refused: {illegal})")).unwrap_or_default();
            return Err(format!("{key}: {found} instead of {wanted}{why}"));
        }
    }
    Ok(())
}

fn same(key: &str, found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Array(found), Value::Array(wanted)) if SETS.contains(&key) => {
            let sorted = |values: &[Value]| {
                let mut texts: Vec<String> = values.iter().map(canonical).collect();
                texts.sort();
                texts
            };
            sorted(found) == sorted(wanted)
        }
        (Value::Table(found), Value::Table(wanted)) if key == "possible_a" => {
            found.len() == wanted.len()
                && wanted.iter().all(|(name, list)| found.get(name).is_some_and(|other| same("options", other, list)))
        }
        _ => canonical(found) == canonical(wanted),
    }
}

/// Tables with their keys in order.
fn canonical(value: &Value) -> String {
    match value {
        Value::Table(table) => {
            let mut entries: Vec<String> = table.iter().map(|(key, value)| format!("{key}={}", canonical(value))).collect();
            entries.sort();
            format!("{{{}}}", entries.join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        other => other.to_string(),
    }
}

fn int(number: impl Into<i64>) -> Value {
    Value::Integer(number.into())
}

fn measure(world: &World, key: &str, wanted: &Value) -> Option<Value> {
    if let Some(found) = world.found.get(key) {
        return Some(found.clone());
    }
    let player = world.game.player_of(world.actor);
    let before = world.before.player_of(world.actor);
    of_player(world, key, wanted, player, before)
        .or_else(|| of_events(world, key, wanted))
        .or_else(|| of_position(world, key, wanted))
}

fn of_player(world: &World, key: &str, wanted: &Value, player: &Player, before: &Player) -> Option<Value> {
    Some(match key {
        "legal" => Value::Boolean(world.illegal.is_none()),
        "error" => Value::String(world.illegal.as_ref()?.code.to_owned()),
        "storage" => listed(wanted, |id| item(id).ok().map(|item| int(player.storage[item.index()]))),
        "quarters" | "actor_quarters" => int(player.quarters),
        "working" | "actor_working" => int(player.working),
        "supply" | "supply_colonists" => int(player.supply),
        "depot_crystals" | "actor_depot_crystals" | "actor_crystals" => int(player.crystals),
        "waiting" if wanted.is_table() => {
            listed(wanted, |colour| world.seat(colour).ok().map(|seat| int(world.game.player_of(seat).waiting)))
        }
        "waiting" => int(player.waiting),
        "waiting_gain" => int(player.waiting - before.waiting),
        "goals_in_hand" | "actor_goals_in_hand" => int(player.hand.len() as i64),
        "markers_unused" => int(player.markers_left()),
        "miners" => int(player.miners.len()),
        "hand_b" => int(player.cards_b.iter().count() as i64),
        "card_a" => Value::String(player.card_a.map_or("none", |card| card.id()).to_owned()),
        "lab" => lab(player),
        "rover" if !player.rover.is_on_map() => Value::String("off_map".to_owned()),
        "rover" => place(player.rover),
        "bots" => Value::Array(player.bots_on_map().map(place).collect()),
        "ships_in_depot" => {
            Value::Array((1..=8).filter(|&space| player.has_ship_on(space)).map(|space: u8| int(space)).collect())
        }
        "op" if wanted.is_integer() => int(player.op - before.op),
        "op" => {
            let seats = Seat::all(world.game.seats().max(2));
            Value::Array(seats.map(|seat| int(world.game.player_of(seat).op - world.before.player_of(seat).op)).collect())
        }
        "ships_in_hangar" => int(player.hangar),
        "orbit_slots" => int(player.slots[..2].iter().sum::<u8>()),
        "colony_slots" => int(player.slots[2..].iter().sum::<u8>()),
        "storage_limit" => int(player.capacity()),
        "quarters_slots" => int(player.quarters_slots()),
        "side" => Value::String(player.side().id().to_owned()),
        "bots_on_map" => int(player.bots_on_map().count() as i64),
        "bot" => {
            let moved = player.bots_on_map().find(|hex| !before.bots.contains(hex)).or(player.bots_on_map().next());
            place(moved?)
        }
        "scientists" if wanted.is_array() => {
            Value::Array(player.scientists.iter().map(|scientist| Value::String(scientist.id().to_owned())).collect())
        }
        "discovery_tiles_collected" => int(player.discoveries.iter().count() as i64),
        // In the order in which they were built.
        "built" => {
            let built = world.events.iter().filter_map(|event| match event {
                Event::Upgraded { seat, blueprint, .. } if *seat == world.actor && is_built(world, *blueprint) => {
                    Some(int(blueprint.0))
                }
                _ => None,
            });
            Value::Array(built.collect())
        }
        "cost_actor" => int(before.crystals - player.crystals),
        _ => return None,
    })
}

fn is_built(world: &World, card: Blueprint) -> bool {
    let view = world.game.view(Viewer::Spectator);
    view.players.iter().flat_map(|player| &player.blueprints).any(|own| own.blueprint == card && own.built.is_some())
}

/// Of a table only what is listed.
fn listed(wanted: &Value, find: impl Fn(&str) -> Option<Value>) -> Value {
    let table = wanted.as_table().cloned().unwrap_or_default();
    Value::Table(table.keys().filter_map(|key| Some((key.clone(), find(key)?))).collect())
}

pub fn lab(player: &Player) -> Value {
    let tiles = Tech::ALL.into_iter().filter_map(|kind| player.lab[kind.index()].map(|space: LabSpace| (kind, space)));
    Value::Table(tiles.map(|(kind, space)| (kind.id().to_owned(), Value::String(space.id().to_owned()))).collect())
}

pub fn tile_id(tile: Tile) -> &'static str {
    match tile {
        Tile::Discovery(tile) => tile.id(),
        Tile::Research(tile) => tile.id(),
    }
}

fn of_events(world: &World, key: &str, wanted: &Value) -> Option<Value> {
    let events = &world.events;
    let actor = world.actor;
    let word = |found: Option<&str>| Value::String(found.unwrap_or("none").to_owned());
    Some(match key {
        "points_used" => int(events.iter().filter(|event| matches!(event, Event::Moved { .. })).count() as i64),
        "tile_taken" => word(events.iter().find_map(|event| match event {
            Event::TileTaken { tile, .. } => Some(tile_id(*tile)),
            _ => None,
        })),
        "tile_removed" => word(events.iter().find_map(|event| match event {
            Event::TileRemoved { tile, .. } => Some(tile_id(*tile)),
            _ => None,
        })),
        "size" => int(events.iter().find_map(|event| match event {
            Event::Built { size, .. } => Some(*size),
            _ => None,
        })?),
        "lost" if wanted.is_table() => {
            let mut lost = Table::new();
            for event in events {
                if let Event::Gained { seat, item, lost: units, .. } = event
                    && *units > 0
                    && *seat == actor
                {
                    lost.insert(item.id().to_owned(), int(*units));
                }
            }
            Value::Table(lost)
        }
        "lost" => int(events
            .iter()
            .map(|event| match event {
                Event::Gained { lost, .. } | Event::TurnBegins { lost, .. } => i64::from(*lost),
                _ => 0,
            })
            .sum::<i64>()),
        "progress_cube_placed" => Value::Boolean(events.iter().any(|event| matches!(event, Event::CubePlaced { .. }))),
        "crystals_placed" => Value::Array(
            events
                .iter()
                .filter_map(|event| match event {
                    Event::CrystalPlaced { hex } => Some(place(*hex)),
                    _ => None,
                })
                .collect(),
        ),
        "exploration_refilled" => Value::Boolean(events.iter().any(|event| matches!(event, Event::ExplorationRefilled { .. }))),
        "discovery_placed" => Value::Boolean(events.iter().any(|event| matches!(event, Event::DiscoveryPlaced { .. }))),
        "oxygen_pending_for" => {
            let owner = world.game.uses().first().map(|used| used.owner);
            let name = |seat: Seat| if world.game.seats() == 1 { "human".to_owned() } else { world.colour(seat) };
            Value::String(owner.map_or("none".to_owned(), name))
        }
        _ => return None,
    })
}

/// Tiles of the grid by row, left to right.
fn grid(tiles: &[Option<Tech>]) -> Value {
    let name = |tile: &Option<Tech>| Value::String(tile.map_or("none", Tech::id).to_owned());
    let rows = [("top", &tiles[..3]), ("middle", &tiles[3..6]), ("bottom", &tiles[6..])];
    Value::Table(rows.into_iter().map(|(row, tiles)| (row.to_owned(), Value::Array(tiles.iter().map(name).collect()))).collect())
}

/// A slot of the display of scientists and contracts, or its cost.
fn display_slot(world: &World, key: &str) -> Option<Value> {
    let (number, cost) = key.split_once('_').map_or((key, false), |(number, _)| (number, true));
    let slot: u8 = number.parse::<u8>().ok()? - 1;
    if cost {
        let cost = world.game.slot_cost(slot)?;
        return Some(Value::Table(Table::from_iter([("crystal".to_owned(), int(cost.crystals))])));
    }
    Some(match world.game.card_in(usize::from(slot)) {
        DisplayCard::Empty => Value::String("none".to_owned()),
        DisplayCard::Scientist(scientist) => Value::String(scientist.id().to_owned()),
        DisplayCard::Contract(contract) => int(contract.0),
    })
}

fn of_position(world: &World, key: &str, wanted: &Value) -> Option<Value> {
    let view = world.game.view(Viewer::Seat(world.actor));
    let blueprints =
        |level: u8| view.display.iter().flatten().flatten().filter(|card| data().blueprint(**card).level == level).count() as i64;
    Some(match key {
        "warehouse" => listed(wanted, |id| {
            let wanted = item(id).ok()?;
            view.warehouse.iter().find(|(item, _)| *item == wanted).map(|(_, units)| int(*units))
        }),
        "warehouse_each" => int(view.warehouse.iter().map(|(_, units)| *units).min()?),
        "colony_level" => int(view.colony_level),
        "display_level1" => int(blueprints(1)),
        "display_level3" => int(blueprints(3)),
        "deck_level3" => int(view.blueprints_left[1] as i64),
        "remaining_missions" => int(view.remaining_missions),
        "tracker" | "tracker_A" => int(view.missions[0].left),
        "tracker_B" => int(view.missions[1].left),
        "tracker_C" => int(view.missions[2].left),
        "crystals" => Value::Array(world.game.map_crystals().iter().map(place).collect()),
        "grid" => grid(&view.grid),
        "tech_pile_left" => int(view.techs_left as i64),
        "deck_level1" => int(view.blueprints_left[0] as i64),
        key if key.starts_with("display_slot_") => display_slot(world, key.trim_start_matches("display_slot_"))?,
        "completed" => Value::Boolean(view.missions[0].left == 0),
        "end_triggered" => Value::Boolean(world.game.has_ended()),
        "space" => int(view.shuttle.space),
        "card_tile" => Value::String(world.game.radar_tile().map_or("none", |tile| tile.id()).to_owned()),
        "exec_available" => {
            let free = world.game.open_executives(world.actor).into_iter();
            Value::Array(free.map(|action| Value::String(action.id().to_owned())).collect())
        }
        "undo" if wanted.is_bool() => Value::Boolean(world.disclosure == orrery_engine::Disclosure::Nothing),
        "sequence_marker" => Value::String(world.game.solo_state().sequence.id().to_owned()),
        "lacerda_lab" => lab(world.game.player_of(on_mars::LACERDA)),
        "lacerda_bots_on_board" => int(world.game.solo_state().bots),
        _ => return None,
    })
}
