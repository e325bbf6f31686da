//! What the solo opponent does on the map: buildings, upgrades, his rover, discovery tiles (R22.7, R22.10, R22.18-R22.22).

use orrery_engine::{Log, Seat};

use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Blueprint, Building, Tech};
use crate::state::{LACERDA, OnMars, RivalWork, Work};

/// The human at the table.
const HUMAN: Seat = Seat(0);
/// Points of his rover (R22.10).
const POINTS: u8 = 2;

/// A building as large as he can make it.
struct Site {
    hexes: HexSet,
    /// Whose tile is used, if one is needed.
    tech: Option<Seat>,
}

impl OnMars {
    // Construction

    /// The largest size of a type with a tile of this level, and where.
    fn largest(&self, building: Building, level: u8) -> (u8, HexSet) {
        let room = HexSet::ALL.without(self.all_buildings());
        let apart = room.and(self.apart(LACERDA, building));
        let mut best = (u8::from(!apart.is_empty()), apart);
        let beside = room.and(self.map().around(self.buildings_of(LACERDA, building)));
        for hex in beside.iter() {
            let connected = self.connected(LACERDA, building, hex);
            if connected > level {
                continue;
            }
            match (connected + 1).cmp(&best.0) {
                std::cmp::Ordering::Greater => best = (connected + 1, HexSet::only(hex)),
                std::cmp::Ordering::Equal => best.1.insert(hex),
                std::cmp::Ordering::Less => {}
            }
        }
        best
    }

    /// Where a type goes; the human's tile only for a larger size (R22.19).
    fn rival_site(&self, building: Building) -> Option<Site> {
        if self.tiles_left(LACERDA, building) == 0 {
            return None;
        }
        let level = |seat: Seat| self.player(seat).level(building.tech());
        let (size, hexes) = self.largest(building, level(LACERDA));
        if level(HUMAN) > level(LACERDA) {
            let (larger, more) = self.largest(building, level(HUMAN));
            if larger > size {
                return Some(Site { hexes: more, tech: Some(HUMAN) });
            }
        }
        (size > 0).then_some(Site { hexes, tech: (size > 1).then_some(LACERDA) })
    }

    /// The type that he builds: the named one, or the next of the sequence that is needed and possible.
    pub(super) fn rival_building(&self, named: Option<Building>) -> Option<Building> {
        if let Some(building) = named {
            return self.rival_site(building).map(|_| building);
        }
        let sequence = &data().solo_sequence;
        let start = sequence.iter().position(|&icon| icon == self.solo.sequence).unwrap_or(0);
        let needed = |building: &Building| building.lss().is_none_or(|column| self.lss[column] < self.colony_row());
        let order = (0..sequence.len()).map(|step| sequence[(start + step) % sequence.len()]);
        order.filter(needed).find(|&building| self.rival_site(building).is_some())
    }

    pub(super) fn construct_rival(&mut self, named: Option<Building>, log: &mut impl Log<Event>) {
        let Some(building) = self.rival_building(named) else { return };
        if named.is_none() {
            self.solo.sequence = building;
            self.advance_sequence(1, log);
        }
        self.build_rival(building, log);
    }

    pub(super) fn build_rival(&mut self, building: Building, log: &mut impl Log<Event>) {
        let Some(site) = self.rival_site(building) else { return };
        let hexes: Vec<Hex> = site.hexes.iter().collect();
        let Some(hex) = self.pick(&hexes) else { return };
        if let Some(owner) = site.tech {
            self.use_tech(LACERDA, owner, building.tech(), log);
        }
        self.push(LACERDA, Work::Build { building, hex });
    }

    // Upgrades (R22.20)

    /// His blueprints that fit somewhere, those he would build first: scored types, then level 3.
    fn rival_upgrades(&self) -> Vec<Blueprint> {
        let rank = |card: Blueprint| {
            let face = data().blueprint(card);
            (self.rival_scores(face.upgrades), face.level)
        };
        let fits = |card: &Blueprint| !self.upgrade_sites(LACERDA, *card, true).is_empty();
        let fitting: Vec<Blueprint> = self.unbuilt(LACERDA).filter(fits).collect();
        let best = fitting.iter().map(|&card| rank(card)).max();
        fitting.into_iter().filter(|&card| Some(rank(card)) == best).collect()
    }

    pub(super) fn upgrade_rival(&mut self, left: u8, tech: bool, log: &mut impl Log<Event>) {
        let cards = self.rival_upgrades();
        if cards.is_empty() {
            return;
        }
        if left == 0 {
            if tech {
                self.upgrade_by_tech(log);
            }
            return;
        }
        let Some(blueprint) = self.pick(&cards) else { return };
        let hexes: Vec<Hex> = self.upgrade_sites(LACERDA, blueprint, true).iter().collect();
        let Some(hex) = self.pick(&hexes) else { return };
        self.push(LACERDA, Work::Rival(RivalWork::Upgrade { left: left - 1, tech }));
        self.push(LACERDA, Work::PlaceMarker { blueprint, hex });
    }

    /// How many upgrades he could still make. Cards of level 3 fit fewer buildings and are built first, so it makes no difference
    /// which of the fitting buildings each of them takes.
    fn rival_upgrades_left(&self) -> u8 {
        let mut cards: Vec<Blueprint> = self.unbuilt(LACERDA).collect();
        cards.sort_by_key(|&card| std::cmp::Reverse(data().blueprint(card).level));
        let mut taken = HexSet::EMPTY;
        for card in cards {
            let free = self.upgrade_sites(LACERDA, card, true).without(taken);
            free.first().into_iter().for_each(|hex| taken.insert(hex));
        }
        taken.len()
    }

    /// Uses his own tile, or the human's if that one allows at least one upgrade more (R22.20).
    fn upgrade_by_tech(&mut self, log: &mut impl Log<Event>) {
        let extra = |seat: Seat| match self.player(seat).level(Tech::Upgrade) {
            0 => 0,
            level => self.extra_upgrades(level),
        };
        let (own, human) = (extra(LACERDA), extra(HUMAN));
        let possible = self.rival_upgrades_left();
        let (owner, left) = if human > own && possible > own { (HUMAN, human) } else { (LACERDA, own) };
        if left > 0 {
            self.use_tech(LACERDA, owner, Tech::Upgrade, log);
            self.push(LACERDA, Work::Rival(RivalWork::Upgrade { left, tech: false }));
        }
    }

    // The rover (R22.10, R22.18, R22.22)

    /// The tiles that he can take and that are nearest, and how far they are.
    fn rival_targets(&self) -> (u8, Vec<Hex>) {
        let from = self.rover_place(LACERDA);
        let takeable = |hex: &Hex| self.tile_at(*hex).is_some_and(|tile| self.can_rival_take(tile));
        let free = self.tiles.without(self.pieces());
        let targets: HexSet = free.iter().filter(takeable).collect();
        let (far, nearest) = self.map().nearest(targets, from);
        (far, nearest.iter().collect())
    }

    pub(super) fn move_rival_rover(&mut self, log: &mut impl Log<Event>) {
        let (far, targets) = self.rival_targets();
        let Some(target) = self.pick(&targets) else { return };
        let way = self.rival_way(target, far);
        let level = |seat: Seat| self.player(seat).level(Tech::Rover);
        let (own, best) = (POINTS + level(LACERDA), POINTS + level(LACERDA).max(level(HUMAN)));
        let missing = far.saturating_sub(best);
        let bought = if self.can_rival_buy(missing, target) { missing } else { 0 };
        let steps = self.last_end(&way, best + bought);
        let own_steps = self.last_end(&way, own + bought);
        if steps == 0 {
            return;
        }
        if best > own && steps > own_steps {
            self.use_tech(LACERDA, HUMAN, Tech::Rover, log);
        } else if level(LACERDA) > 0 && steps > usize::from(POINTS) {
            self.use_tech(LACERDA, LACERDA, Tech::Rover, log);
        }
        self.pay_rival(bought, log);
        for &to in &way[..steps] {
            let from = self.rover_place(LACERDA);
            self.player_mut(LACERDA).rover = to;
            log.note(|| Event::Moved { seat: LACERDA, rover: true, from, to });
            self.collect_crystal(LACERDA, to, log);
        }
        if way[steps - 1] == target {
            self.take_tile(LACERDA, target, log);
        }
    }

    /// Whether he has the crystals that are missing, and can take the tile with those that are left.
    fn can_rival_buy(&self, missing: u8, target: Hex) -> bool {
        let Some(left) = self.player(LACERDA).crystals.checked_sub(missing) else { return false };
        let mut after = self.clone();
        after.player_mut(LACERDA).crystals = left;
        after.tile_at(target).is_some_and(|tile| after.can_rival_take(tile))
    }

    /// The hexes from his rover to the target, each one nearer; hexes with a crystal before others.
    fn rival_way(&mut self, target: Hex, far: u8) -> Vec<Hex> {
        let mut way = Vec::with_capacity(usize::from(far));
        let mut at = self.rover_place(LACERDA);
        for left in (0..far).rev() {
            let nearer = self.map().near(at).and(self.map().ring(target, left));
            let crystals = nearer.and(self.crystals);
            let hexes: Vec<Hex> = if crystals.is_empty() { nearer } else { crystals }.iter().collect();
            at = self.pick(&hexes).expect("a shortest way leads on");
            way.push(at);
        }
        way
    }

    /// How many steps of the way he makes: to the last hex where a rover may end.
    fn last_end(&self, way: &[Hex], points: u8) -> usize {
        let mut others = self.pieces();
        others.remove(self.player(LACERDA).rover);
        let may_end = |hex: Hex| !others.contains(hex) && self.tile_at(hex).is_none_or(|tile| self.can_rival_take(tile));
        (1..=way.len().min(usize::from(points))).rev().find(|&steps| may_end(way[steps - 1])).unwrap_or(0)
    }

    /// The left tile, 3 from his rover, as far as possible from the human's (R22.11).
    pub(super) fn place_rival_discovery(&mut self, log: &mut impl Log<Event>) {
        let Some(tile) = self.exploration.into_iter().flatten().next() else { return };
        let rover = self.rover_place(HUMAN);
        let hexes: Vec<Hex> = self.discovery_hexes(LACERDA).iter().collect();
        let far = hexes.iter().map(|&hex| self.map().distance(hex, rover)).max();
        let farthest: Vec<Hex> = hexes.into_iter().filter(|&hex| Some(self.map().distance(hex, rover)) == far).collect();
        if let Some(hex) = self.pick(&farthest) {
            self.place_discovery(LACERDA, tile, hex, log);
        }
    }
}
