//! Construction of buildings (R10), and pieces that give way (R10.8).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Building, Deed, Direction, Directions, Item};
use crate::options::UnderBuilding;
use crate::phases::payments::Means;
use crate::state::{Cost, OnMars, SHELTERS, Work};

/// A construction in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub building: Building,
    pub free: bool,
    pub tech_boost: bool,
}

impl OnMars {
    /// Tiles left of a type; for shelters those on the player's board (R10.1).
    pub(crate) fn tiles_left(&self, seat: Seat, building: Building) -> u8 {
        match building {
            Building::Shelter => SHELTERS - self.player(seat).shelters.len(),
            _ => self.stacks[building.index()].len() as u8,
        }
    }

    /// The cost in resources (R10.2, R10.15).
    fn building_cost(&self, building: Building, free: bool) -> Cost {
        if free { Cost::FREE } else { data().building_costs[building.index()] }
    }

    /// Buildings that a new one on this hex would be connected to (R10.4).
    pub(crate) fn connected(&self, seat: Seat, building: Building, hex: Hex) -> u8 {
        let map = self.map();
        map.group(self.buildings_of(seat, building), map.near(hex)).len()
    }

    /// Hexes next to none of the type and exactly 2 from at least one (R10.4 b).
    pub(crate) fn apart(&self, seat: Seat, building: Building) -> HexSet {
        let (map, same) = (self.map(), self.buildings_of(seat, building));
        let two_away = same.iter().fold(HexSet::EMPTY, |all, hex| all.with(map.ring(hex, 2)));
        two_away.without(map.around(same))
    }

    /// Colonists that can raise the level of a tile: a mine needs one for itself (R8.5).
    fn tech_boosts(&self, plan: Plan, means: Means) -> u8 {
        if plan.tech_boost { means.colonists.saturating_sub(u8::from(plan.building == Building::Mine)) } else { 0 }
    }

    /// Hexes of a zone where a type may go, with the highest level of tech that can be reached.
    pub(crate) fn sites(&self, seat: Seat, building: Building, zone: HexSet, boosts: u8) -> HexSet {
        let map = self.map();
        let room = zone.without(self.all_buildings());
        let apart = room.and(self.apart(seat, building));
        let level = self.best_tech(building.tech());
        if level == 0 {
            return apart;
        }
        let beside = room.and(map.around(self.buildings_of(seat, building)));
        let grows = beside.iter().filter(|&hex| self.connected(seat, building, hex) <= level + boosts);
        grows.fold(apart, |all, hex| all.with(HexSet::only(hex)))
    }

    pub(crate) fn can_construct(&self, seat: Seat, building: Building, free: bool, tech_boost: bool, means: Means) -> bool {
        let plan = Plan { building, free, tech_boost };
        self.tiles_left(seat, building) > 0
            && self.check_building_cost(seat, plan, means).is_ok()
            && !self.sites(seat, building, self.zone(seat), self.tech_boosts(plan, means)).is_empty()
    }

    fn check_building_cost(&self, seat: Seat, plan: Plan, means: Means) -> Result<(), Illegal> {
        if plan.building == Building::Mine && means.colonists == 0 {
            return Err(Illegal::new("R10.2", "no_colonist"));
        }
        match self.can_pay(seat, &self.building_cost(plan.building, plan.free), means) {
            true => Ok(()),
            false => Err(Illegal::new("R10.2", "cannot_pay")),
        }
    }

    // The type

    pub(crate) fn legal_types(&self, seat: Seat, free: bool, tech_boost: bool, out: &mut Vec<Action>) {
        let means = self.means(seat);
        let types = Building::ALL.into_iter().filter(|&building| self.can_construct(seat, building, free, tech_boost, means));
        out.extend(types.map(|building| Action::Building { building }));
    }

    pub(crate) fn check_type(&self, seat: Seat, plan: Plan) -> Result<(), Illegal> {
        if self.tiles_left(seat, plan.building) == 0 {
            return Err(Illegal::new("R10.1", "stack_empty"));
        }
        let means = self.means(seat);
        let boosts = self.tech_boosts(plan, means);
        if self.sites(seat, plan.building, self.zone(seat), boosts).is_empty() {
            return Err(Illegal::new("R10.4", "nothing_to_do"));
        }
        self.check_building_cost(seat, plan, means)
    }

    // The hex

    pub(crate) fn legal_sites(&self, seat: Seat, plan: Plan, out: &mut Vec<Action>) {
        let means = self.means(seat);
        if self.tiles_left(seat, plan.building) == 0 || self.check_building_cost(seat, plan, means).is_err() {
            return;
        }
        let sites = self.sites(seat, plan.building, self.zone(seat), self.tech_boosts(plan, means));
        out.extend(sites.iter().map(|hex| Action::Hex { hex }));
    }

    /// The checks of a construction in the order of R24.7.
    pub(crate) fn check_site(&self, seat: Seat, plan: Plan, hex: Hex) -> Result<(), Illegal> {
        if self.tiles_left(seat, plan.building) == 0 {
            return Err(Illegal::new("R10.1", "stack_empty"));
        }
        if !hex.is_on_map() {
            return Err(Illegal::new("R1.4", "hex_not_on_map"));
        }
        if self.all_buildings().contains(hex) {
            return Err(Illegal::new("R10.3", "hex_has_building"));
        }
        if !self.zone(seat).contains(hex) {
            return Err(Illegal::new("R10.3", "outside_zone"));
        }
        let means = self.means(seat);
        let connected = self.connected(seat, plan.building, hex);
        if connected == 0 && !self.apart(seat, plan.building).contains(hex) {
            return Err(Illegal::new("R10.4", "bad_distance"));
        }
        let level = self.best_tech(plan.building.tech());
        if connected > 0 && level == 0 {
            return Err(Illegal::new("R10.4", "tech_required"));
        }
        if connected > level + self.tech_boosts(plan, means) && connected > 0 {
            return Err(Illegal::new("R10.4", "tech_level_too_low"));
        }
        self.check_building_cost(seat, plan, means)
    }

    pub(crate) fn do_site(&mut self, seat: Seat, plan: Plan, hex: Hex) {
        let Plan { building, free, tech_boost } = plan;
        match self.connected(seat, building, hex) {
            0 => self.pay_for_building(seat, plan, hex),
            _ => self.push(seat, Work::ConstructTech { building, hex, free, tech_boost }),
        }
    }

    fn pay_for_building(&mut self, seat: Seat, plan: Plan, hex: Hex) {
        self.push(seat, Work::Build { building: plan.building, hex });
        self.push(seat, Work::Pay(self.building_cost(plan.building, plan.free)));
    }

    // The tech tile (R8.6)

    /// The lowest level that a tile must have, boosts included.
    fn level_needed(&self, seat: Seat, plan: Plan, hex: Hex) -> u8 {
        let boosts = self.tech_boosts(plan, self.means(seat));
        self.connected(seat, plan.building, hex).saturating_sub(boosts).max(1)
    }

    pub(crate) fn legal_building_techs(&self, seat: Seat, plan: Plan, hex: Hex, out: &mut Vec<Action>) {
        let owners = self.tech_owners(plan.building.tech(), self.level_needed(seat, plan, hex));
        out.extend(owners.map(|owner| Action::UseTech { owner }));
    }

    pub(crate) fn check_building_tech(&self, seat: Seat, plan: Plan, hex: Hex, owner: Seat) -> Result<(), Illegal> {
        self.check_owner(owner, plan.building.tech(), self.level_needed(seat, plan, hex))
    }

    pub(crate) fn do_building_tech(&mut self, seat: Seat, plan: Plan, hex: Hex, owner: Seat, log: &mut impl Log<Event>) {
        let tech = plan.building.tech();
        let missing = self.connected(seat, plan.building, hex).saturating_sub(self.player(owner).level(tech));
        for _ in 0..missing {
            self.boost(seat, log);
        }
        self.use_tech(seat, owner, tech, log);
        self.pay_for_building(seat, plan, hex);
    }

    // Building (R10.14)

    pub(crate) fn build(&mut self, seat: Seat, building: Building, hex: Hex, log: &mut impl Log<Event>) {
        let mut arrows = Directions::EMPTY;
        match building {
            Building::Shelter => self.player_mut(seat).shelters.insert(hex),
            _ => {
                let tile = self.stacks[building.index()].pop().expect("checked");
                arrows = data().arrows[building.index()][usize::from(tile)];
                self.buildings[building.index()].insert(hex);
                if !self.stacks[building.index()].is_empty() {
                    self.disclose();
                }
            }
        }
        if building == Building::Mine {
            let rival = self.is_rival(seat);
            let player = self.player_mut(seat);
            player.quarters -= u8::from(!rival);
            player.miners.insert(hex);
        }
        let size = self.group_size(hex);
        log.note(|| Event::Built { seat, building, hex, size });
        self.push(seat, Work::Lss(building));
        self.push(seat, Work::Progress { building, hex });
        self.push(seat, Work::Yield { building, hex });
        self.push(seat, Work::Arrows { hex, arrows });
        self.clear_hex(seat, hex, log);
        self.note_built(seat, building, log);
        self.check_contracts(log);
    }

    /// What lay or stood on the hex of a new building or marker (R10.6-R10.8, R12.3).
    pub(crate) fn clear_hex(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Event>) {
        for owner in self.all_seats() {
            let player = self.player(owner);
            if player.rover == hex || player.bots.contains(&hex) {
                self.push(owner, Work::Displace { from: hex });
            }
        }
        self.remove_tile(hex, log);
        if self.crystals.contains(hex) {
            self.crystals.remove(hex);
            match self.options.crystal_under_building {
                UnderBuilding::Gain => {
                    log.note(|| Event::CrystalCollected { seat, hex });
                    self.gain_item(seat, Item::Crystal, 1, log);
                }
                UnderBuilding::Return => log.note(|| Event::CrystalRemoved { hex }),
            }
        }
    }

    /// Crystals where the arrows of the tile point (R10.9).
    pub(crate) fn place_crystals(&mut self, hex: Hex, arrows: Directions, log: &mut impl Log<Event>) {
        if arrows.is_empty() {
            return;
        }
        let empty = self.empty_hexes();
        for direction in Direction::ALL.into_iter().filter(|&direction| arrows.contains(direction)) {
            let to = self.map().step(hex, direction);
            if empty.contains(to) {
                self.crystals.insert(to);
                log.note(|| Event::CrystalPlaced { hex: to });
            }
        }
    }

    /// R10.10.
    pub(crate) fn yield_of(&mut self, seat: Seat, building: Building, hex: Hex, log: &mut impl Log<Event>) {
        self.gain_item(seat, building.yields(), self.group_size(hex), log);
    }

    /// Whether a group of this size brings the builder's cube of the type into the progress area (R10.11).
    pub(crate) fn brings_cube(&self, seat: Seat, building: Building, size: u8) -> bool {
        building != Building::Shelter && size >= 2 && !self.player(seat).cubes.contains(building)
    }

    pub(crate) fn progress(&mut self, seat: Seat, building: Building, hex: Hex, log: &mut impl Log<Event>) {
        if self.brings_cube(seat, building, self.group_size(hex)) {
            self.player_mut(seat).cubes.insert(building);
            log.note(|| Event::CubePlaced { seat, building });
            self.contribute(seat, Deed::ProgressCubePlaced, log);
        }
    }

    // Displacement (R10.8)

    /// The nearest available hexes.
    pub(crate) fn refuges(&self, from: Hex) -> HexSet {
        self.map().nearest(self.available_hexes(), from).1
    }

    pub(crate) fn check_displace(&self, from: Hex, to: Hex) -> Result<(), Illegal> {
        if !to.is_on_map() {
            return Err(Illegal::new("R10.8", "hex_not_on_map"));
        }
        if !self.available_hexes().contains(to) || to == from {
            return Err(Illegal::new("R10.8", "hex_occupied"));
        }
        match self.refuges(from).contains(to) {
            true => Ok(()),
            false => Err(Illegal::new("R10.8", "bad_distance")),
        }
    }

    pub(crate) fn displace(&mut self, seat: Seat, from: Hex, to: Hex, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match player.bots.iter_mut().find(|bot| **bot == from) {
            Some(bot) => *bot = to,
            None => player.rover = to,
        }
        log.note(|| Event::Displaced { seat, from, to });
    }
}
