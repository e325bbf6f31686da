//! Blueprints, technology, development and the warehouse (R7.2-R7.6).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Blueprint, Deed, Item, LabSpace, Row, Tech};
use crate::phases::payments::Means;
use crate::state::{OnMars, Run, Work};

/// The row of a space of the tech grid.
pub(crate) fn row_of(space: usize) -> Row {
    Row::ALL[space / 3]
}

impl OnMars {
    // Repeated effects

    /// One more part for a colonist, or no more. `more`: there would be something to do.
    pub(crate) fn legal_run(&self, seat: Seat, run: Run, more: bool, out: &mut Vec<Action>) {
        if run.left == 0 && more && self.check_boost(seat, run, more).is_ok() {
            out.push(Action::Boost);
        }
        if run.begun {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn check_boost(&self, seat: Seat, run: Run, more: bool) -> Result<(), Illegal> {
        if !run.boost.is_possible() || run.left > 0 || !more {
            return Err(Illegal::new("R6.8", "nothing_to_do"));
        }
        if self.player(seat).quarters == 0 { Err(Illegal::new("R6.8", "no_colonist")) } else { Ok(()) }
    }

    /// Stopping before the first part would decline what was accepted (R27.9).
    pub(crate) fn check_stop(&self, run: Run) -> Result<(), Illegal> {
        if run.begun { Ok(()) } else { Err(Illegal::new("R27.9", "wrong_phase")) }
    }

    // Blueprints (R7.2)

    pub(crate) fn legal_blueprints(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.player(seat).markers_left() > 0 {
            let cards = self.display.iter().flatten().filter(|card| card.is_some());
            out.extend(cards.map(|&blueprint| Action::Blueprint { blueprint }));
        }
    }

    pub(crate) fn check_blueprint(&self, seat: Seat, blueprint: Blueprint) -> Result<(), Illegal> {
        if !blueprint.exists() {
            return Err(Illegal::new("R7.2", "unknown_id"));
        }
        if self.player(seat).markers_left() == 0 {
            return Err(Illegal::new("R7.2", "no_marker"));
        }
        match self.display.iter().flatten().any(|&card| card == blueprint) {
            true => Ok(()),
            false => Err(Illegal::new("R7.2", "not_in_display")),
        }
    }

    pub(crate) fn take_blueprint(&mut self, seat: Seat, blueprint: Blueprint, log: &mut impl Log<Event>) {
        for card in self.display.iter_mut().flatten().filter(|card| **card == blueprint) {
            *card = Blueprint::NONE;
        }
        self.player_mut(seat).blueprints.insert(blueprint);
        log.note(|| Event::BlueprintTaken { seat, blueprint });
        self.gain(seat, &data().blueprint(blueprint).on_take, log);
        self.contribute(seat, Deed::BlueprintTaken, log);
    }

    // Technology (R7.3)

    pub(crate) fn has_entry_space(&self, seat: Seat) -> bool {
        let used = self.player(seat).lab_used;
        entry_spaces().any(|space| !used.contains(space))
    }

    pub(crate) fn legal_techs(&self, seat: Seat, out: &mut Vec<Action>) {
        let means = self.means(seat);
        for space in 0..self.grid.len() {
            let Some(tech) = self.grid[space] else { continue };
            let row = row_of(space);
            let leftmost = self.grid_space(row, tech) == Some(space);
            if leftmost && self.check_tech(seat, row, tech, means).is_ok() {
                out.push(Action::Tech { row, tech });
            }
        }
    }

    /// The leftmost tile of a kind in a row.
    fn grid_space(&self, row: Row, tech: Tech) -> Option<usize> {
        (0..self.grid.len()).find(|&space| row_of(space) == row && self.grid[space] == Some(tech))
    }

    pub(crate) fn check_tech(&self, seat: Seat, row: Row, tech: Tech, means: Means) -> Result<(), Illegal> {
        if !self.has_entry_space(seat) {
            return Err(Illegal::new("R7.3", "no_lab_space"));
        }
        if self.grid_space(row, tech).is_none() {
            return Err(Illegal::new("R7.3", "not_in_display"));
        }
        if self.player(seat).lab[tech.index()].is_some() {
            return Err(Illegal::new("R7.5", "duplicate_tech"));
        }
        match self.can_pay(seat, &data().rows[row.index()], means) {
            true => Ok(()),
            false => Err(Illegal::new("R7.3", "cannot_pay")),
        }
    }

    /// Takes a tile off the grid; its space in the lab and the payment follow.
    pub(crate) fn take_tech(&mut self, seat: Seat, row: Row, tech: Tech) {
        let space = self.grid_space(row, tech).expect("checked");
        self.grid[space] = None;
        self.push(seat, Work::PlaceTech(tech));
        self.push(seat, Work::Pay(data().rows[row.index()]));
    }

    pub(crate) fn legal_entry_spaces(&self, seat: Seat, out: &mut Vec<Action>) {
        let used = self.player(seat).lab_used;
        out.extend(entry_spaces().filter(|&space| !used.contains(space)).map(|space| Action::LabSpace { space }));
    }

    pub(crate) fn check_entry_space(&self, seat: Seat, space: LabSpace) -> Result<(), Illegal> {
        if space.level() != 1 {
            return Err(Illegal::new("R7.3", "not_adjacent_lab_space"));
        }
        match self.player(seat).lab_used.contains(space) {
            true => Err(Illegal::new("R7.3", "occupied_lab_space")),
            false => Ok(()),
        }
    }

    pub(crate) fn place_tech(&mut self, seat: Seat, tech: Tech, space: LabSpace, log: &mut impl Log<Event>) {
        self.player_mut(seat).set_tech(tech, space);
        log.note(|| Event::TechTaken { seat, tech, space });
        self.push(seat, Work::Offer(data().lab[space.index()].term));
        self.contribute(seat, Deed::TechTaken, log);
        self.check_contracts(log);
    }

    // Development (R7.4)

    pub(crate) fn legal_steps(&self, seat: Seat, free: bool, out: &mut Vec<Action>) {
        let means = self.means(seat);
        for tech in Tech::ALL {
            let Some(from) = self.player(seat).lab[tech.index()] else { continue };
            let steps = data().lab[from.index()].right().filter(|&to| self.check_step(seat, tech, to, free, means).is_ok());
            out.extend(steps.map(|space| Action::Develop { tech, space }));
        }
    }

    pub(crate) fn check_step(&self, seat: Seat, tech: Tech, to: LabSpace, free: bool, means: Means) -> Result<(), Illegal> {
        let player = self.player(seat);
        let Some(from) = player.lab[tech.index()] else { return Err(Illegal::new("R7.4", "unknown_id")) };
        if !data().lab[from.index()].right().any(|right| right == to) {
            return Err(Illegal::new("R7.4", "not_adjacent_lab_space"));
        }
        if player.lab_used.contains(to) {
            return Err(Illegal::new("R7.4", "occupied_lab_space"));
        }
        match free || self.can_pay(seat, &data().step_cost(to), means) {
            true => Ok(()),
            false => Err(Illegal::new("R7.4", "cannot_pay")),
        }
    }

    /// Moves a tile; its payment comes first, the benefit of the space after it.
    pub(crate) fn develop(&mut self, seat: Seat, tech: Tech, to: LabSpace, free: bool, log: &mut impl Log<Event>) {
        let from = self.player(seat).lab[tech.index()].expect("checked");
        self.player_mut(seat).set_tech(tech, to);
        log.note(|| Event::Developed { seat, tech, from, to });
        self.push(seat, Work::Offer(data().lab[to.index()].term));
        if !free {
            self.push(seat, Work::Pay(data().step_cost(to)));
        }
        self.count_step(seat);
        self.check_contracts(log);
    }

    // Warehouse (R7.6)

    pub(crate) fn check_warehouse_item(&self, seat: Seat, item: Item, crystals: bool) -> Result<(), Illegal> {
        if self.warehouse[item.index()] == 0 || !crystals && item == Item::Crystal {
            return Err(Illegal::new("R7.6", "not_in_display"));
        }
        match self.fits_from_warehouse(seat, item) {
            true => Ok(()),
            false => Err(Illegal::new("R7.6", "cannot_store")),
        }
    }

    pub(crate) fn take_from_warehouse(&mut self, seat: Seat, item: Item, log: &mut impl Log<Event>) {
        self.warehouse[item.index()] -= 1;
        log.note(|| Event::WarehouseTaken { seat, item });
        self.gain_item(seat, item, 1, log);
    }
}

/// The spaces of the first lab column.
pub(crate) fn entry_spaces() -> impl Iterator<Item = LabSpace> {
    LabSpace::ALL.into_iter().filter(|&space| space.level() == 1)
}
