//! Final scores and ties.

use on_mars::{Blueprint, Building, Contract, LabSpace, SlotAction, Tech, data};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use crate::given::{Result, World, building, inner, list, number, scientist, small, text};

pub fn score(world: &mut World, given: &Table) -> Result<()> {
    let actor = world.actor;
    world.player().op = small(given, "op_so_far").unwrap_or(0).into();
    if !given.contains_key("quarters_slots") {
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
    let mut first = Blueprint::all().filter(|&card| data().blueprint(card).level == 1);
    let mut third = Blueprint::all().filter(|&card| data().blueprint(card).level == 3);
    let mut far = data().map.ring(data().centre, 4).iter();
    for (key, built) in [("built_l1", true), ("unbuilt_l1", false), ("built_l3", true), ("unbuilt_l3", false)] {
        for _ in 0..small(given, key).unwrap_or(0) {
            let card = if key.ends_with('1') { first.next() } else { third.next() }.ok_or("a blueprint")?;
            world.game.give_blueprint(actor, card);
            if built {
                world.game.put_marker(actor, card, far.next().ok_or("a hex")?);
            }
        }
    }
    let other = Seat((actor.0 + 1) % world.game.seats());
    for (id, count) in inner(given, "advanced_on_mars").into_iter().flatten() {
        let kind = building(id)?;
        // Markers of others besides those that the player already has on the type.
        let fitting = |card: &Blueprint| data().blueprint(*card).upgrades == kind;
        let own = world.game.player_of(actor).blueprints.iter().filter(fitting).count();
        let free: Vec<Blueprint> =
            Blueprint::all().filter(fitting).filter(|card| !world.game.player_of(actor).blueprints.contains(*card)).collect();
        for card in free.into_iter().take((number(count)? as usize).saturating_sub(own)) {
            world.game.put_marker(other, card, far.next().ok_or("a hex")?);
        }
    }
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
