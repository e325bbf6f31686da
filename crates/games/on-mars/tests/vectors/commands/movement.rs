//! Bots and rovers on their way.

use on_mars::{Action, Direction, Executive, Fee, Hex, LabSpace, MainAction, Piece, Question, Side, Tech, data};
use orrery_engine::Game;
use toml::{Table, Value};

use super::cards::{begin_building, note_contract, put_building_of};
use super::course::begin_executive;
use super::{Brief, begin_main};
use crate::expect::tile_id;
use crate::given::map::one_or_more;
use crate::given::{Result, World, building, hex, list, small, text, word};
use crate::targets::Targets;

pub fn movement(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let actor = world.actor;
    if !given.contains_key("lab") && world.game.player_of(actor).lab[Tech::Shelter.index()].is_none() {
        world.game.set_tech(actor, Tech::Shelter, LabSpace::C2x2);
    }
    if let Some(arrows) = given.get("arrows").and_then(Value::as_array) {
        let arrows = arrows.iter().map(|id| Direction::by_id(text(id)?).ok_or("a direction".to_owned()));
        let arrows = arrows.collect::<Result<Vec<_>>>()?;
        world.game.stack_arrows(building(word(command, "building").ok_or("a building")?)?, &arrows);
    }
    if let Some(blueprint) = small(command, "blueprint").map(on_mars::Blueprint) {
        put_building_of(world, actor, blueprint, true)?;
    }
    let Some(mut targets) = begin(world, brief)? else { return Ok(()) };
    // A tile that the case gives is used.
    let owner = world.tech_owner(given)?;
    let use_tile = Action::UseTech { owner };
    if world.legal().contains(&use_tile) {
        world.answer(use_tile);
    }
    let points = world.game.view(orrery_engine::Viewer::Spectator).movement.and_then(|movement| movement.rover).unwrap_or(0);
    let bought = small(command, "pay_crystals").unwrap_or(0);
    world.found.insert("points_available".into(), Value::Integer((points + bought).into()));
    if walk(world, brief)? {
        targets.resolve(world);
    }
    note_tiles(world, given);
    note_next_turn(world);
    note_contract(world, given)
}

/// The effect that moves the pieces.
fn begin(world: &mut World, brief: &Brief) -> Result<Option<Targets>> {
    let &Brief { given, command, .. } = brief;
    let actor = world.actor;
    match word(command, "type") {
        Some("executive") => match Executive::by_id(word(command, "id").ok_or("an id")?).ok_or("an executive action")? {
            Executive::AdvancedBuilding => begin_building(world, brief),
            action => begin_executive(world, brief, action),
        },
        Some("turn_order_space") => {
            let space = usize::from(small(command, "space").ok_or("a space")?);
            world.before = world.game.clone();
            world.game.ask_for(actor, data().spaces[space - 1], &mut world.events);
            Targets::of(world, brief).map(Some)
        }
        _ => {
            world.stand_on(given, Side::Colony);
            world.game.begin_at(actor);
            world.before = world.game.clone();
            begin_main(world, brief, MainAction::ControlCenter)
        }
    }
}

/// A piece on its way.
struct Walker {
    rover: bool,
    at: Hex,
    moved: bool,
}

impl Walker {
    fn piece(&self) -> Piece {
        match (self.rover, self.moved) {
            (true, _) => Piece::Rover,
            (false, false) => Piece::Bot(self.at),
            (false, true) => Piece::MovedBot(self.at),
        }
    }
}

/// All steps of a command, one by one, and the end of the movement; `false` if it was refused.
pub fn walk(world: &mut World, brief: &Brief) -> Result<bool> {
    let command = brief.command;
    let bot = world.game.player_of(world.actor).bots_on_map().next().unwrap_or(Hex::NONE);
    let mut cards = small(command, "discard_goals").unwrap_or(0);
    for (rover, at, key) in [(false, bot, "bot_path"), (true, Hex::NONE, "rover_path")] {
        if !path(world, Walker { rover, at, moved: false }, list(command, key), &mut cards)? {
            return Ok(false);
        }
    }
    for entry in list(command, "moves").iter().filter_map(Value::as_table) {
        let at = entry.get("piece").filter(|piece| piece.is_array()).map_or(Ok(Hex::NONE), hex)?;
        let rover = word(entry, "piece") == Some("rover");
        if !path(world, Walker { rover, at, moved: false }, list(entry, "path"), &mut cards)? {
            return Ok(false);
        }
    }
    // Without a point left the movement has ended by itself.
    Ok(world.game.question() != Question::Movement || world.answer(Action::Finish))
}

/// The steps of one piece. Where no point is left, a goal card pays if the command discards one, else a crystal.
fn path(world: &mut World, mut walker: Walker, steps: &[Value], cards: &mut u8) -> Result<bool> {
    let mut ended = None;
    for to in steps {
        let to = hex(to)?;
        let piece = walker.piece();
        if let Some((before, step)) = ended.take() {
            // The movement has ended because no step could follow; why not is asked of the game.
            world.game = before;
            world.game.decide(world.actor, &step, &mut world.events);
        }
        let fees: Vec<Fee> = world
            .legal()
            .into_iter()
            .filter_map(|action| match action {
                Action::Step { piece: known, fee, .. } if known == piece => Some(fee),
                _ => None,
            })
            .collect();
        let card =
            fees.iter().copied().find(|fee| matches!(fee, Fee::Goal(_))).filter(|_| *cards > 0 && !fees.contains(&Fee::Point));
        *cards -= u8::from(card.is_some());
        let coin = fees.iter().copied().find(|fee| matches!(fee, Fee::Point | Fee::Crystal));
        let step = Action::Step { piece, to, fee: card.or(coin).unwrap_or(Fee::Point) };
        let before = world.game.clone();
        if !world.answer(step) {
            return Ok(false);
        }
        ended = (world.game.question() != Question::Movement).then_some((before, step));
        (walker.at, walker.moved) = (to, true);
        // A crystal on the way may be wanted by a contract.
        while world.game.question() == Question::Allot {
            let Some(&least) = world.legal().first() else { break };
            world.answer(least);
        }
    }
    Ok(true)
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
