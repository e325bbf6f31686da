//! Actions of advanced buildings, and the scientists who work there (R15.2-R15.12).

use orrery_engine::{Illegal, Log, Seat};

use crate::components::data;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Blueprint, Discovery, Executive};
use crate::phases::payments::Means;
use crate::state::{Cost, OnMars, Work};

impl OnMars {
    /// Crystals for the action of a building, with its scientist moved there first or not (R15.2, R15.11).
    pub(crate) fn building_price(&self, seat: Seat, blueprint: Blueprint, move_scientist: bool) -> Result<u8, Illegal> {
        let scientist = data().blueprint(blueprint).scientist;
        let works_there = self.workplaces[scientist.index()] == blueprint;
        let holds = self.player(seat).scientists.contains(scientist);
        let own = self.player(seat).blueprints.contains(blueprint);
        let refused = Err(Illegal::new("R15.2", "no_scientist"));
        match (move_scientist, works_there, own) {
            (true, false, _) if holds => Ok(0),
            (true, _, _) => refused,
            (false, true, _) if own || holds => Ok(0),
            (false, _, true) => Ok(data().executives[Executive::AdvancedBuilding.index()].cost),
            (false, _, false) => refused,
        }
    }

    pub(crate) fn check_building(
        &self,
        seat: Seat,
        blueprint: Blueprint,
        move_scientist: bool,
        means: Means,
    ) -> Result<(), Illegal> {
        if !blueprint.exists() {
            return Err(Illegal::new("R15.2", "unknown_id"));
        }
        if !self.is_built(blueprint) {
            return Err(Illegal::new("R15.2", "exec_not_available"));
        }
        if !self.is_usable_here(seat, blueprint) {
            return Err(Illegal::new("R15.7", "wrong_side"));
        }
        let price = self.building_price(seat, blueprint, move_scientist)?;
        let Some(left) = means.after(price, 0) else { return Err(Illegal::new("R15.2", "cannot_pay")) };
        match self.is_possible(seat, &data().blueprint(blueprint).term, left) {
            true => Ok(()),
            false => Err(Illegal::new("R15.8", "nothing_to_do")),
        }
    }

    /// The fewest crystals for which any advanced building can be used from the player's side; `None`: none that the player may use.
    pub(crate) fn least_building_price(&self, seat: Seat) -> Option<u8> {
        let ways = Blueprint::all()
            .filter(|&card| self.is_built(card) && self.is_usable_here(seat, card))
            .flat_map(|card| [false, true].map(|move_scientist| self.building_price(seat, card, move_scientist)));
        ways.flatten().min()
    }

    /// Whether the action of a building works on the side of the player: a journey to a side needs the other one (R15.7).
    fn is_usable_here(&self, seat: Seat, blueprint: Blueprint) -> bool {
        let term = data().blueprint(blueprint).term;
        !matches!(term, Term::Travel { to: Some(to), .. } if self.player(seat).side() == to)
    }

    /// Every way to use an advanced building.
    pub(crate) fn building_options(&self, seat: Seat, means: Means) -> impl Iterator<Item = (Blueprint, bool)> + '_ {
        let built = Blueprint::all().filter(|&blueprint| self.is_built(blueprint));
        let ways = built.flat_map(|blueprint| [(blueprint, false), (blueprint, true)]);
        ways.filter(move |&(blueprint, moved)| self.check_building(seat, blueprint, moved, means).is_ok())
    }

    pub(crate) fn use_building(&mut self, seat: Seat, blueprint: Blueprint, move_scientist: bool, log: &mut impl Log<Event>) {
        let price = self.building_price(seat, blueprint, move_scientist).unwrap_or_else(|_| unreachable!("checked"));
        let face = data().blueprint(blueprint);
        if move_scientist {
            self.workplaces[face.scientist.index()] = blueprint;
            log.note(|| Event::ScientistMoved { seat, scientist: face.scientist, blueprint });
        }
        log.note(|| Event::BuildingUsed { seat, blueprint });
        self.push(seat, Work::Do(face.term));
        self.push(seat, Work::Pay(Cost::crystals(price)));
    }

    // Radar (R15.7)

    pub(crate) fn check_radar(&self, seat: Seat, tile: Discovery) -> Result<(), Illegal> {
        if !self.exploration.contains(&Some(tile)) {
            return Err(Illegal::new("R15.7", "not_in_display"));
        }
        match self.is_possible_now(seat, &data().discoveries[tile.index()].term) {
            true => Ok(()),
            false => Err(Illegal::new("R15.7", "nothing_to_do")),
        }
    }

    pub(crate) fn put_on_radar(&mut self, seat: Seat, tile: Discovery, log: &mut impl Log<Event>) {
        self.take_from_exploration(tile, log);
        self.radar = Some(tile);
        log.note(|| Event::RadarTile { seat, tile });
        self.push(seat, Work::Do(data().discoveries[tile.index()].term));
    }

    /// A face-up tile leaves the exploration space, and the next one comes up (R2.3).
    pub(crate) fn take_from_exploration(&mut self, tile: Discovery, log: &mut impl Log<Event>) {
        let space = self.exploration.iter_mut().find(|space| **space == Some(tile)).expect("checked");
        *space = self.discoveries.pop();
        if let Some(tile) = *space {
            self.disclose();
            log.note(|| Event::ExplorationRefilled { tile });
        }
    }
}
