//! Advanced buildings (R12).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Blueprint, Building, Deed, Tech};
use crate::options::UpgradeReading;
use crate::phases::payments::Means;
use crate::state::{Cost, OnMars, Run, Work};

impl OnMars {
    /// Own blueprints with their marker still on them.
    pub(crate) fn unbuilt(&self, seat: Seat) -> impl Iterator<Item = Blueprint> + '_ {
        self.player(seat).blueprints.iter().filter(|&blueprint| !self.is_built(blueprint))
    }

    /// Buildings that a blueprint fits (R12.1).
    pub(crate) fn upgrade_sites(&self, seat: Seat, blueprint: Blueprint, anywhere: bool) -> HexSet {
        let face = data().blueprint(blueprint);
        let same = self.buildings_of(seat, face.upgrades);
        let mut sites = same.without(self.advanced);
        if !anywhere {
            sites = sites.and(self.zone(seat));
        }
        if face.min_complex > 1 {
            let large = |hex: &Hex| self.map().group(same, HexSet::only(*hex)).len() >= face.min_complex;
            sites = sites.iter().filter(large).collect();
        }
        sites
    }

    fn upgrade_cost(&self, blueprint: Blueprint, free: bool) -> Cost {
        if free { Cost::FREE } else { data().blueprint(blueprint).cost }
    }

    fn can_build_card(&self, seat: Seat, blueprint: Blueprint, free: bool, anywhere: bool, means: Means) -> bool {
        self.can_pay(seat, &self.upgrade_cost(blueprint, free), means)
            && !self.upgrade_sites(seat, blueprint, anywhere).is_empty()
    }

    pub(crate) fn can_upgrade(&self, seat: Seat, free: bool, anywhere: bool, means: Means) -> bool {
        self.unbuilt(seat).any(|blueprint| self.can_build_card(seat, blueprint, free, anywhere, means))
    }

    // The blueprint

    pub(crate) fn legal_upgrades(&self, seat: Seat, free: bool, anywhere: bool, out: &mut Vec<Action>) {
        let means = self.means(seat);
        let cards = self.unbuilt(seat).filter(|&blueprint| self.can_build_card(seat, blueprint, free, anywhere, means));
        out.extend(cards.map(|blueprint| Action::Blueprint { blueprint }));
    }

    pub(crate) fn check_upgrade(&self, seat: Seat, blueprint: Blueprint, free: bool, anywhere: bool) -> Result<(), Illegal> {
        if !self.unbuilt(seat).any(|own| own == blueprint) {
            return Err(Illegal::new("R12.1", "no_blueprint"));
        }
        if self.upgrade_sites(seat, blueprint, anywhere).is_empty() {
            return Err(Illegal::new("R12.1", "wrong_building"));
        }
        match self.can_build_card(seat, blueprint, free, anywhere, self.means(seat)) {
            true => Ok(()),
            false => Err(Illegal::new("R12.2", "cannot_pay")),
        }
    }

    // The building

    pub(crate) fn check_upgrade_hex(
        &self,
        seat: Seat,
        blueprint: Blueprint,
        hex: Hex,
        free: bool,
        anywhere: bool,
    ) -> Result<(), Illegal> {
        let face = data().blueprint(blueprint);
        if !hex.is_on_map() {
            return Err(Illegal::new("R1.4", "hex_not_on_map"));
        }
        let Some((building, owner)) = self.building_at(hex).filter(|(building, _)| *building == face.upgrades) else {
            return Err(Illegal::new("R12.1", "wrong_building"));
        };
        if building == Building::Shelter && owner != Some(seat) {
            return Err(Illegal::new("R12.1", "not_own_shelter"));
        }
        if self.advanced.contains(hex) {
            return Err(Illegal::new("R12.5", "already_upgraded"));
        }
        if self.group_size(hex) < face.min_complex {
            return Err(Illegal::new("R12.1", "complex_too_small"));
        }
        if !anywhere && !self.zone(seat).contains(hex) {
            return Err(Illegal::new("R12.1", "outside_zone"));
        }
        match self.can_pay(seat, &self.upgrade_cost(blueprint, free), self.means(seat)) {
            true => Ok(()),
            false => Err(Illegal::new("R12.2", "cannot_pay")),
        }
    }

    pub(crate) fn do_upgrade_hex(&mut self, seat: Seat, blueprint: Blueprint, hex: Hex, free: bool) {
        self.push(seat, Work::PlaceMarker { blueprint, hex });
        self.push(seat, Work::Pay(self.upgrade_cost(blueprint, free)));
    }

    pub(crate) fn place_marker(&mut self, seat: Seat, blueprint: Blueprint, hex: Hex, log: &mut impl Log<Event>) {
        self.markers[blueprint.index()] = hex;
        self.advanced.insert(hex);
        log.note(|| Event::Upgraded { seat, blueprint, hex });
        for owner in self.all_seats() {
            if self.player(owner).miners.contains(hex) {
                self.player_mut(owner).miners.remove(hex);
                log.note(|| Event::MinerReturned { seat: owner, hex });
                self.return_colonists(owner, 1, log);
            }
        }
        self.clear_hex(seat, hex, log);
        self.contribute(seat, Deed::AdvancedBuildingPlaced, log);
        self.check_contracts(log);
    }

    /// Upgrades that a tile adds to an effect of one (R12.4).
    pub(crate) fn extra_upgrades(&self, level: u8) -> u8 {
        match self.options.upgrade_tech_reading {
            UpgradeReading::Additional => level,
            UpgradeReading::Total => level.max(1) - 1,
        }
    }

    /// Tiles may be named once the first part is done and another one could follow (R8.6).
    pub(crate) fn legal_more_tech(&self, run: Run, allowed: bool, tech: Tech, more: bool, out: &mut Vec<Action>) {
        if self.check_more_tech(run, allowed, more).is_ok() {
            out.extend(self.tech_owners(tech, 1).map(|owner| Action::UseTech { owner }));
        }
    }

    pub(crate) fn check_more_tech(&self, run: Run, allowed: bool, more: bool) -> Result<(), Illegal> {
        match allowed && run.begun && more {
            true => Ok(()),
            false => Err(Illegal::new("R8.6", "nothing_to_do")),
        }
    }
}
