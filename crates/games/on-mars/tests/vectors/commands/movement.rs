//! Bots and rovers on their way.

use on_mars::command::{Carried, Order};
use on_mars::{Blueprint, Direction, Executive, MainAction, OnMars, data};
use orrery_engine::{Game, Viewer};
use toml::{Table, Value};

use super::cards::{note_contract, put_building_of};
use super::{Brief, give};
use crate::expect::tile_id;
use crate::given::map::one_or_more;
use crate::given::{Result, World, building, flag, hex, small, text, word};

pub fn movement(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let actor = world.actor;
    if let Some(arrows) = given.get("arrows").and_then(Value::as_array) {
        let arrows = arrows.iter().map(|id| Direction::by_id(text(id)?).ok_or("a direction".to_owned()));
        let arrows = arrows.collect::<Result<Vec<_>>>()?;
        world.game.stack_arrows(building(word(command, "building").ok_or("a building")?)?, &arrows);
    }
    if let Some(blueprint) = small(command, "blueprint").map(on_mars::Blueprint) {
        put_building_of(world, actor, blueprint, true)?;
    }
    if let Some(carried) = begin(world, brief)? {
        // The most points that the rover had on its way, and those that were bought beside the price of the action.
        let points = |moment: &OnMars| moment.view(Viewer::Spectator).movement.and_then(|movement| movement.rover);
        let points = carried.moments.iter().filter_map(points).max().unwrap_or(0);
        let spent = world.before.player_of(actor).crystals - world.game.player_of(actor).crystals;
        let bought = spent.saturating_sub(carried.price);
        world.found.insert("points_available".into(), Value::Integer((points + bought).into()));
    }
    note_tiles(world, given);
    note_next_turn(world);
    note_contract(world, given)
}

/// The effect that moves the pieces.
fn begin(world: &mut World, brief: &Brief) -> Result<Option<Carried>> {
    let &Brief { given, command, .. } = brief;
    let order = match word(command, "type") {
        Some("executive") => match Executive::by_id(word(command, "id").ok_or("an id")?).ok_or("an executive action")? {
            Executive::AdvancedBuilding => {
                let blueprint = Blueprint(small(command, "blueprint").ok_or("a blueprint")?);
                Order::Building { blueprint, move_scientist: flag(command, "move_scientist") }
            }
            action => Order::Executive(action),
        },
        Some("turn_order_space") => {
            let space = usize::from(small(command, "space").ok_or("a space")?);
            Order::Effect(data().spaces[space - 1])
        }
        _ => {
            world.stand_for(given, MainAction::ControlCenter);
            world.game.begin_at(world.actor);
            Order::Main(MainAction::ControlCenter)
        }
    };
    world.before = world.game.clone();
    give(world, brief, order)
}

/// The tile that still lies where the case put one.
fn note_tiles(world: &mut World, given: &Table) {
    let tiles = one_or_more(given, "discovery").chain(one_or_more(given, "research"));
    let left = tiles.filter_map(|entry| world.game.tile_on(hex(&entry["hex"]).ok()?)).map(tile_id).next();
    world.found.insert("tile_left".into(), Value::String(left.unwrap_or("none").to_owned()));
}

/// What becomes of the waiting crystals when the actor's next turn begins (R4.6).
pub fn note_next_turn(world: &mut World) {
    let mut later = world.game.clone();
    let mut events = Vec::new();
    later.begin_at(world.actor);
    later.start_turn(&mut events);
    let lost = events.iter().find_map(|event| match event {
        on_mars::Event::TurnBegins { lost, .. } => Some(*lost),
        _ => None,
    });
    let crystals = later.player_of(world.actor).crystals;
    world.found.insert("next_turn_depot_crystals".into(), Value::Integer(crystals.into()));
    world.found.insert("next_turn_lost".into(), Value::Integer(lost.unwrap_or(0).into()));
}
