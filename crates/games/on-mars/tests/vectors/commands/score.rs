//! Final scores and ties.

use on_mars::{Blueprint, Building, Contract, LACERDA, LabSpace, SlotAction, Tech, data};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use crate::given::{Result, World, building, inner, list, number, scientist, small, text};

pub fn score(world: &mut World, given: &Table) -> Result<()> {
    let actor = world.actor;
    world.player().op = small(given, "op_so_far").unwrap_or(0).into();
    if !given.contains_key("quarters_slots") && actor != LACERDA {
        // Slots enough for the colonists that the case counts.
        for index in 0..5 {
            world.game.put_building(Building::Shelter, actor, World::far(index));
        }
    }
    let player = world.player();
    player.slots[SlotAction::ObtainBlueprint.index()] = small(given, "slots_same_side").unwrap_or(0);
    player.slots[SlotAction::ConstructBuilding.index()] = small(given, "slots_other_side").unwrap_or(0);
    if !given.contains_key("quarters") && !given.contains_key("colonists_in_quarters") {
        player.quarters = 0;
    }
    for (kind, level) in Tech::ALL.into_iter().zip(list(given, "tech_levels")) {
        let level = number(level)? as u8;
        let used = world.game.player_of(actor).lab_used;
        let at = LabSpace::ALL.into_iter().find(|at| at.level() == level && !used.contains(*at));
        world.game.set_tech(actor, kind, at.ok_or("a lab space")?);
    }
    place_advanced(world, given)?;
    for id in list(given, "scientists") {
        world.game.give_scientist(actor, scientist(text(id)?)?);
    }
    for (key, completed) in [("contracts_completed", true), ("contracts_failed", false)] {
        for id in list(given, key) {
            let contract = Contract(number(id)? as u8);
            world.game.give_contract(actor, contract, [0; 6]);
            if completed {
                world.game.mark_completed(contract);
            }
        }
    }
    let score = world.game.final_score(actor);
    for (part, key) in [("progress", "progress"), ("ships", "ships"), ("colonists", "colonists"), ("technology", "tech")] {
        world.found.insert(key.into(), Value::Integer(score.part(part).unwrap_or(0).into()));
    }
    for part in ["blueprints", "scientists", "contracts"] {
        world.found.insert(part.into(), Value::Integer(score.part(part).unwrap_or(0).into()));
    }
    world.found.insert("total".into(), Value::Integer(score.total.into()));
    Ok(())
}

/// Blueprints of the actor, built or not, and the markers of others that make up the numbers of the case.
fn place_advanced(world: &mut World, given: &Table) -> Result<()> {
    let actor = world.actor;
    let mut room: Vec<(Building, i64)> = Vec::new();
    for (id, count) in inner(given, "advanced_on_mars").into_iter().flatten() {
        room.push((building(id)?, number(count)?));
    }
    let scored = list(given, "scientists").iter().map(|id| Ok(data().scientists[scientist(text(id)?)?.index()].scores));
    let scored = scored.collect::<Result<Vec<Building>>>()?;
    let mut far = data().map.ring(data().centre, 4).iter();
    let mut cards: Vec<Blueprint> = Blueprint::all().collect();
    for (key, level, built) in [("built_l1", 1, true), ("built_l3", 3, true), ("unbuilt_l1", 1, false), ("unbuilt_l3", 3, false)]
    {
        for _ in 0..small(given, key).unwrap_or(0) {
            // A built card counts among the listed ones of its type; else it is of a type that does not matter.
            let rank = |card: &Blueprint| {
                let face = data().blueprint(*card);
                let listed = room.iter().any(|&(kind, left)| kind == face.upgrades && left > 0);
                let neutral = !scored.contains(&face.upgrades) && !room.iter().any(|&(kind, _)| kind == face.upgrades);
                (face.level == level).then_some(if listed && built { 2 } else { i32::from(neutral) })
            };
            let at = (0..cards.len()).max_by_key(|&at| (rank(&cards[at]), std::cmp::Reverse(at))).ok_or("a blueprint")?;
            let card = cards.remove(at);
            world.game.give_blueprint(actor, card);
            if built {
                world.game.put_marker(actor, card, far.next().ok_or("a hex")?);
                let kind = data().blueprint(card).upgrades;
                room.iter_mut().filter(|(known, _)| *known == kind).for_each(|(_, left)| *left -= 1);
            }
        }
    }
    let other = Seat((actor.0 + 1) % world.game.seats());
    for (kind, left) in room {
        for _ in 0..left {
            let at = cards.iter().position(|card| data().blueprint(*card).upgrades == kind).ok_or("a blueprint")?;
            world.game.put_marker(other, cards.remove(at), far.next().ok_or("a hex")?);
        }
    }
    Ok(())
}

pub fn tie(world: &mut World, given: &Table) -> Result<()> {
    let value = |key: &str, seat: usize| list(given, key).get(seat).map_or(Ok(0), number);
    let mut hexes = data().map.ring(data().centre, 4).iter();
    let mut cards = Blueprint::all();
    for seat in 0..list(given, "op").len() {
        let owner = Seat(seat as u8);
        for _ in 0..value("advanced", seat)? {
            let card = cards.next().ok_or("a blueprint")?;
            world.game.put_marker(owner, card, hexes.next().ok_or("a hex")?);
        }
        let crystals = value("crystals", seat)? as u8;
        world.game.edit_player(owner).crystals = crystals;
    }
    for seat in 0..list(given, "op").len() {
        // OP before the final scoring, so that the totals are those of the case.
        let owner = Seat(seat as u8);
        let total = world.game.final_score(owner).total;
        world.game.edit_player(owner).op += (value("op", seat)? as i32 - total) as i16;
    }
    for seat in list(given, "op").len() as u8..world.game.seats() {
        world.game.edit_player(Seat(seat)).op = -100;
    }
    world.game.finish_game();
    let outcome = world.game.outcome().ok_or("a result")?;
    world
        .found
        .insert("winners".into(), Value::Array(outcome.winners.iter().map(|seat| Value::Integer(seat.0.into())).collect()));
    Ok(())
}
