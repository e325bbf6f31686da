//! Boards of the players: storage, colonists, ships, laboratories, turn order.

use on_mars::{Blueprint, Discovery, Goal, Item, LACERDA, LabSpace, MainAction, Research, Side, SlotAction, Tech, Work, data};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use super::map::{numbers, research};
use super::{Result, World, flag, inner, item, items, list, number, scientist, side, small, space, tech, text, word};

impl World {
    pub(super) fn fill_boards(&mut self, given: &Table, command: &Table) -> Result<()> {
        let storage = inner(given, "storage").cloned().unwrap_or_default();
        let crystals = ["depot_crystals", "actor_depot_crystals", "actor_crystals"].into_iter().find_map(|key| small(given, key));
        let number = |keys: &[&str]| keys.iter().find_map(|key| small(given, key));
        let (quarters, working) =
            (number(&["quarters", "actor_quarters", "colonists_in_quarters"]), number(&["working", "actor_working"]));
        let supply = number(&["supply", "supply_colonists"]);
        let player = self.player();
        for kind in Item::RESOURCES {
            player.storage[kind.index()] = storage.get(kind.id()).map_or(1, |units| units.as_integer().unwrap_or(0) as u8);
        }
        player.crystals = crystals.unwrap_or(3);
        player.quarters = quarters.unwrap_or(3);
        player.working = working.unwrap_or(0);
        player.supply = supply.unwrap_or(12u8.saturating_sub(player.quarters + player.working));
        player.slots[SlotAction::ObtainBlueprint.index()] = small(given, "orbit_slots").unwrap_or(0);
        player.slots[SlotAction::ConstructBuilding.index()] = small(given, "colony_slots").unwrap_or(0);
        self.fill_depot(given, command)?;
        self.give_tiles(given)?;
        self.fill_labs(given)
    }

    fn fill_depot(&mut self, given: &Table, command: &Table) -> Result<()> {
        let named = numbers(command, "depot_spaces")?;
        let spaces = numbers(given, "ships_in_depot")?;
        let player = self.player();
        if let Some(ships) = small(given, "ships_in_depot") {
            player.ships = ((1u16 << ships) - 1) as u8;
        } else if given.contains_key("ships_in_depot") {
            player.ships = spaces.iter().fold(0, |bits, space| bits | 1 << (space - 1));
        }
        let hangar = small(given, "ships_in_hangar").unwrap_or(0);
        if let Some(taken) = small(given, "ships_taken") {
            if !given.contains_key("ships_in_depot") {
                // Ships that the command names are still there.
                let gone = (1..=5).rev().filter(|space| !named.contains(space)).chain(named.iter().copied());
                player.ships = gone.take(usize::from(taken)).fold(0b1_1111, |ships, space| ships & !(1 << (space - 1)));
            }
            player.ships_spent = taken.saturating_sub(hangar);
        }
        player.hangar = hangar;
        if let Some(free) = small(given, "depot_free_spaces") {
            player.crystals = player.depot_spaces() - free;
        }
        match given.get("waiting") {
            Some(Value::Integer(waiting)) => player.waiting = *waiting as u8,
            Some(Value::Table(waiting)) => {
                for (colour, waiting) in waiting {
                    let seat = self.seat(colour)?;
                    self.game.edit_player(seat).waiting = waiting.as_integer().unwrap_or(0) as u8;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Tiles, scientists and contracts that the actor has.
    fn give_tiles(&mut self, given: &Table) -> Result<()> {
        for kind in list(given, "owned_research") {
            let research = research(text(kind)?)?;
            self.player().research.insert(research);
        }
        let taken = usize::from(small(given, "research_tiles").unwrap_or(0));
        Research::ALL.into_iter().take(taken).for_each(|kind| self.player().research.insert(kind));
        let collected = usize::from(small(given, "discovery_tiles_collected").unwrap_or(0));
        Discovery::ALL.into_iter().rev().take(collected).for_each(|tile| self.player().discoveries.insert(tile));
        if flag(given, "goal_completed") {
            self.player().completed = Goal(6);
        }
        if let Some(unused) = small(given, "markers_unused") {
            let owned = self.game.player_of(self.actor).blueprints;
            let named = self.named_blueprints.clone();
            let built = self.named_building.filter(|_| word(given, "building_owner") == word(given, "actor"));
            let built = built.filter(|&card| !owned.contains(card));
            let used = 8usize.saturating_sub(usize::from(unused) + owned.len() + built.iter().count());
            let cards = Blueprint::all().filter(|card| !owned.contains(*card) && !named.contains(card) && Some(*card) != built);
            for card in cards.take(used).collect::<Vec<_>>() {
                self.game.give_blueprint(self.actor, card);
            }
        }
        for card in numbers(given, "unbuilt_blueprints")? {
            self.game.give_blueprint(self.actor, Blueprint(card));
        }
        Ok(())
    }

    fn fill_labs(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        let lacerda = self.seat("lacerda")?;
        let owner = word(given, "owner").map_or(Ok(actor), |colour| self.seat(colour))?;
        for (key, seat) in [("lab", actor), ("owner_lab", owner), ("lacerda_lab", lacerda)] {
            for (kind, at) in inner(given, key).into_iter().flatten() {
                self.game.set_tech(seat, tech(kind)?, space(text(at)?)?);
            }
        }
        let owner = self.tech_owner(given)?;
        let mut levels: Vec<(Tech, u8)> = Vec::new();
        for (kind, level) in inner(given, "tech_levels").into_iter().flatten() {
            levels.push((tech(kind)?, number(level)? as u8));
        }
        levels.extend(small(given, "rover_tech").filter(|&level| level > 0).map(|level| (Tech::Rover, level)));
        for (kind, level) in levels {
            let used = self.game.player_of(owner).lab_used;
            let at = LabSpace::ALL.into_iter().find(|at| at.level() == level && !used.contains(*at));
            self.game.set_tech(owner, kind, at.ok_or("a lab space")?);
        }
        if let Some(entry) = inner(given, "owner_storage") {
            let units = items(entry)?;
            let shelters = usize::from(small(given, "owner_shelters").unwrap_or(1));
            let owner = word(given, "owner").map_or(Ok(actor), |colour| self.seat(colour))?;
            let player = self.game.edit_player(owner);
            player.shelters = (0..shelters).map(|index| World::far(index + 2)).collect();
            player.storage.copy_from_slice(&units[..5]);
        }
        Ok(())
    }

    /// Whose tile the actor uses.
    pub fn tech_owner(&self, given: &Table) -> Result<Seat> {
        word(given, "tech_owner").map_or(Ok(self.actor), |colour| self.seat(colour))
    }

    /// What belongs to Lacerda.
    pub(super) fn give_lacerda(&mut self, given: &Table) -> Result<()> {
        if let Some(at @ Value::Array(_)) = given.get("lacerda_rover") {
            self.game.edit_player(LACERDA).rover = super::hex(at)?;
        }
        for kind in list(given, "lacerda_research") {
            let research = research(text(kind)?)?;
            self.game.edit_player(LACERDA).research.insert(research);
        }
        for id in list(given, "lacerda_scientists") {
            self.game.give_scientist(LACERDA, scientist(text(id)?)?);
        }
        for (key, seat) in [("lacerda_blueprints", LACERDA), ("blueprints_human", Seat(0))] {
            for card in numbers(given, key)? {
                self.game.give_blueprint(seat, Blueprint(card));
            }
        }
        let player = self.game.edit_player(LACERDA);
        player.crystals = small(given, "lacerda_crystals").unwrap_or(0);
        player.waiting = 0;
        player.slots[SlotAction::HireOrContract.index()] = u8::from(flag(given, "lacerda_hire_slot"));
        if let Some(bots) = small(given, "lacerda_bots_on_board") {
            self.game.set_rival_bots(bots);
        }
        Ok(())
    }

    /// Everybody on the track: the actor on the side of the case, the others where they are not in the way.
    fn set_spaces(&mut self, given: &Table, command: &Table) -> Result<()> {
        let at = word(given, "side").or(word(given, "player_side"));
        let at = at.map(side).transpose()?.unwrap_or(Side::Orbit);
        let mut taken = numbers(given, "spaces_taken")?;
        let wanted = small(command, "turn_order_space").into_iter().chain(small(command, "space"));
        let mut barred: Vec<u8> = wanted.chain(taken.iter().copied()).collect();
        let own = if at == Side::Colony { 5..=8 } else { 1..=4 };
        let own = own.clone().find(|space| !barred.contains(space)).unwrap_or(*own.start());
        self.player().space = own;
        barred.push(own);
        // Nobody else is in the way on the other side.
        let mut free: Vec<u8> = (1..=8).rev().filter(|space| !barred.contains(space)).collect();
        free.sort_by_key(|&space| (space > 4) != (at == Side::Colony));
        taken.extend(free);
        let companies = self.game.seats().max(2);
        for (seat, space) in Seat::all(companies).filter(|&seat| seat != self.actor).zip(taken) {
            self.game.edit_player(seat).space = space;
        }
        for (colour, space) in inner(given, "spaces").into_iter().flatten() {
            let seat = self.seat(colour)?;
            self.game.edit_player(seat).space = number(space)? as u8;
        }
        Ok(())
    }

    pub(super) fn set_turn(&mut self, given: &Table, command: &Table) -> Result<()> {
        let actor = self.actor;
        self.set_spaces(given, command)?;
        let on_turn = word(given, "turn_of").map_or(Ok(actor), |colour| self.seat(colour))?;
        self.game.begin_at(on_turn);
        let turn = self.game.edit_turn();
        turn.acted = flag(given, "main_done");
        turn.exec_done = flag(given, "exec_done");
        turn.gained = small(given, "colonists_gained_this_turn").unwrap_or(0);
        turn.b_revealed = flag(given, "revealed_this_turn");
        match word(given, "phase") {
            Some("shuttle") => {
                let left = word(given, "shuttle_left").filter(|&side| side != "none").map(side).transpose()?;
                self.game.begin_travel_of(actor, left);
            }
            Some("over") => self.game.finish_game(),
            _ => {}
        }
        match word(given, "pending") {
            Some("lss_benefit") => self.game.ask(actor, Work::LssBenefit),
            Some("movement") => self.game.ask(actor, Work::Move),
            Some(other) => return Err(format!("pending {other}")),
            None => {}
        }
        Ok(())
    }

    /// The actor's marker on the side of an action, unless the case says where it is.
    pub fn stand_on(&mut self, given: &Table, on: Side) {
        if !given.contains_key("side") && self.game.player_of(self.actor).side() != on {
            let taken: Vec<u8> = Seat::all(self.game.seats().max(2)).map(|seat| self.game.player_of(seat).space).collect();
            let spaces = if on == Side::Colony { 5..=8 } else { 1..=4 };
            self.player().space = spaces.clone().find(|space| !taken.contains(space)).unwrap_or(*spaces.start());
        }
    }

    /// The same for a main action.
    pub fn stand_for(&mut self, given: &Table, action: MainAction) {
        self.stand_on(given, data().actions[action.index()].side);
    }

    /// What a case lists of the warehouse.
    pub(super) fn fill_warehouse(&mut self, given: &Table) -> Result<()> {
        for (id, units) in inner(given, "warehouse").into_iter().flatten() {
            self.game.set_warehouse(item(id)?, number(units)? as u8);
        }
        Ok(())
    }
}
