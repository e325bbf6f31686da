//! Planetary Production (R6.6).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::data;
use crate::effects::{Cubes, Goods, NO_CUBES, cubes_of, total};
use crate::event::{Event, Source};
use crate::kinds::{BUILDINGS, Building, COLOURS, Colour, Element, LEVELS, Planet, TechTrack};
use crate::state::{Plant, Production, Starship, Task, Work};

/// Bits of the conversions by level.
const fn bit(level: u8) -> u8 {
    1 << level
}

fn warehouse_full() -> Illegal {
    Illegal::new("R6.6.3", "warehouse_full")
}

/// Whether a cube could go from deposit to warehouse.
fn check_room(plant: &Plant) -> Result<(), Illegal> {
    ensure(total(&plant.deposit) > 0, bad_target("R6.6.9"))?;
    ensure(plant.room() > 0, warehouse_full())
}

impl Starship {
    pub(crate) fn begin_production(&mut self, seat: Seat, planet: Planet) {
        self.push(seat, Work::Produce(Production::new(planet)));
    }

    pub(crate) fn can_produce(&self, seat: Seat, planet: Planet) -> bool {
        let fresh = Production::new(planet);
        self.player(seat).plant(planet).is_some()
            && Element::ALL.into_iter().any(|element| self.check_element(seat, &fresh, element).is_ok())
    }

    // Elements

    /// The element is there, has not been used, and could change something (R6.6.1, R6.6.9).
    fn check_element(&self, seat: Seat, production: &Production, element: Element) -> Result<(), Illegal> {
        let plant = self.plant(seat, production.planet);
        let left = match element.building() {
            None if element == Element::Base => !production.base,
            None => !production.explorer && self.player(seat).explorer == production.planet,
            Some(building) => plant.buildings[building.index()] > production.buildings[building.index()],
        };
        ensure(left, bad_target("R6.6.1"))?;
        match element {
            Element::Base | Element::Explorer => check_room(plant),
            Element::Drill => {
                ensure(self.power(seat, Building::Drill) > 0, bad_target("R6.6.2"))?;
                check_room(plant)
            }
            Element::Ars => ensure(self.power(seat, Building::Ars) > 0 && total(&plant.warehouse) > 0, bad_target("R6.6.9")),
            Element::Outpost => Ok(()),
            Element::Converter => {
                let levels = (1..=LEVELS).map(|level| self.check_conversion(seat, production.planet, 0, level));
                // The refusal is that of the level closest to being possible.
                levels
                    .reduce(|best, next| if best.is_ok() || next == Err(bad_target("R6.6.5")) { best } else { next })
                    .unwrap_or(Ok(()))
            }
        }
    }

    /// What a building does at the level of its owner.
    fn power(&self, seat: Seat, building: Building) -> u8 {
        let level = usize::from(self.player(seat).levels[building.index()]);
        match building {
            Building::Ars => data().ars_capacity[level],
            Building::Outpost => data().outpost_fuel[level],
            Building::Drill => data().drill_power[level],
            Building::Converter => level as u8,
        }
    }

    pub(crate) fn check_production(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Produce(production) = task.work else { unreachable!("asked of another task") };
        match action {
            Action::Element { element } => self.check_element(task.seat, &production, *element),
            // A production of nothing is a token played without its action.
            Action::Stop => ensure(production.is_begun(), bad_target("R19.1")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_production(&self, task: Task, out: &mut impl Offers) {
        let elements = Element::ALL.into_iter().map(|element| Action::Element { element });
        offer_checked(out, elements.chain([Action::Stop]), |action| self.check_production(task, action));
    }

    pub(crate) fn do_production(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Produce(mut production) = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        let Action::Element { element } = *action else { return };
        let (seat, planet) = (task.seat, production.planet);
        match element.building() {
            None if element == Element::Base => production.base = true,
            None => production.explorer = true,
            Some(building) => production.buildings[building.index()] += 1,
        }
        self.push(seat, Work::Produce(production));
        log.note(|| Event::Activated { seat, planet, element });
        match element {
            Element::Base | Element::Explorer => self.push(seat, Work::MoveCube(planet)),
            Element::Drill => {
                let left = self.power(seat, Building::Drill);
                self.push(seat, Work::Drill { planet, left, begun: false, from: Colour::Red });
            }
            Element::Ars => {
                let left = self.power(seat, Building::Ars);
                self.push(seat, Work::Send { planet, left, begun: false, from: Colour::Red });
            }
            Element::Converter => self.push(seat, Work::Convert { planet, made: 0 }),
            Element::Outpost => {
                let fuel = self.power(seat, Building::Outpost) as i8;
                self.gain(seat, Goods::fuel(fuel), Source::Outpost, log);
            }
        }
    }

    // From deposit to warehouse (R6.6.2)

    fn check_cube_of(cubes: &Cubes, cube: Colour, from: Colour) -> Result<(), Illegal> {
        ensure(cube >= from && cubes[cube.index()] > 0, bad_target("R6.6.2"))
    }

    pub(crate) fn check_move(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let (planet, left, begun, from) = match task.work {
            Work::MoveCube(planet) => (planet, 1, false, Colour::Red),
            Work::Drill { planet, left, begun, from } => (planet, left, begun, from),
            _ => unreachable!("asked of another task"),
        };
        let plant = self.plant(task.seat, planet);
        match *action {
            Action::Cube { cube } => {
                ensure(left > 0, bad_target("R6.6.2"))?;
                Self::check_cube_of(&plant.deposit, cube, from)?;
                ensure(plant.room() > 0, warehouse_full())
            }
            Action::Stop => ensure(begun, bad_target("R19.1")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_move(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        offer_checked(out, cubes.chain([Action::Stop]), |action| self.check_move(task, action));
    }

    pub(crate) fn do_move(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let Action::Cube { cube } = *action else { return };
        let seat = task.seat;
        match task.work {
            Work::Drill { planet, left, .. } => {
                let deeper = self.move_cube(seat, planet, cube, log);
                let from = if deeper { Colour::Red } else { cube };
                self.push(seat, Work::Drill { planet, left: left - 1, begun: true, from });
            }
            Work::MoveCube(planet) => {
                self.move_cube(seat, planet, cube, log);
            }
            _ => unreachable!("asked of another task"),
        }
    }

    /// Returns whether a deeper layer came up.
    pub(crate) fn move_cube(&mut self, seat: Seat, planet: Planet, cube: Colour, log: &mut impl Log<Event>) -> bool {
        let plant = self.plant_mut(seat, planet);
        plant.deposit[cube.index()] -= 1;
        plant.warehouse[cube.index()] += 1;
        log.note(|| Event::CubeMoved { seat, planet, cube });
        self.look_deeper(seat, planet, log)
    }

    /// Places the next layer where the deposit has become empty (R6.6.6, R6.6.10).
    pub(crate) fn look_deeper(&mut self, seat: Seat, planet: Planet, log: &mut impl Log<Event>) -> bool {
        let plant = self.plant_mut(seat, planet);
        let face = data().production(plant.token);
        if total(&plant.deposit) > 0 || plant.layer >= face.layer_count {
            return false;
        }
        let layer = face.layers[usize::from(plant.layer)];
        plant.layer += 1;
        plant.deposit[layer.colour.index()] = layer.n;
        log.note(|| Event::LayerReached { seat, planet });
        true
    }

    // From warehouse to reserve (R6.6.4)

    pub(crate) fn check_send(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Send { planet, left, begun, from } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Cube { cube } => {
                ensure(left > 0, bad_target("R6.6.4"))?;
                Self::check_cube_of(&self.plant(task.seat, planet).warehouse, cube, from)
            }
            Action::Stop => ensure(begun, bad_target("R19.1")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_send(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        offer_checked(out, cubes.chain([Action::Stop]), |action| self.check_send(task, action));
    }

    pub(crate) fn do_send(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Send { planet, left, .. } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        if let Action::Cube { cube } = *action {
            self.send_cube(task.seat, planet, cube, log);
            self.push(task.seat, Work::Send { planet, left: left - 1, begun: true, from: cube });
        }
    }

    pub(crate) fn send_cube(&mut self, seat: Seat, planet: Planet, cube: Colour, log: &mut impl Log<Event>) {
        self.plant_mut(seat, planet).warehouse[cube.index()] -= 1;
        self.player_mut(seat).cubes[cube.index()] += 1;
        log.note(|| Event::CubeSent { seat, planet, cube });
    }

    // Conversions (R6.6.5, R6.6.8)

    /// Whether this Converter can still make the conversion of a level.
    fn check_conversion(&self, seat: Seat, planet: Planet, made: u8, level: u8) -> Result<(), Illegal> {
        let developed = self.player(seat).level(TechTrack::Converter);
        ensure((1..=developed).contains(&level) && made & bit(level) == 0, bad_target("R6.6.5"))?;
        let plant = self.plant(seat, planet);
        if level == 1 {
            let below_purple = plant.warehouse[..COLOURS - 1].iter().any(|&cubes| cubes > 0);
            return ensure(below_purple, bad_target("R6.6.5"));
        }
        ensure(total(&plant.deposit) > 0, bad_target("R6.6.5"))?;
        ensure(plant.room() > 0, warehouse_full())
    }

    pub(crate) fn check_convert(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Convert { planet, made } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Convert { level } => self.check_conversion(task.seat, planet, made, level),
            Action::Stop => ensure(made != 0, bad_target("R19.1")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_convert(&self, task: Task, out: &mut impl Offers) {
        let levels = (1..=LEVELS).map(|level| Action::Convert { level });
        offer_checked(out, levels.chain([Action::Stop]), |action| self.check_convert(task, action));
    }

    pub(crate) fn do_convert(&mut self, task: Task, action: &Action) {
        let Work::Convert { planet, made } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        if let Action::Convert { level } = *action {
            self.push(task.seat, Work::Convert { planet, made: made | bit(level) });
            self.push(task.seat, Work::ConvertCube { planet, level });
        }
    }

    pub(crate) fn check_convert_cube(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::ConvertCube { planet, level } = task.work else { unreachable!("asked of another task") };
        let Action::Cube { cube } = *action else { return Err(pending_choice()) };
        let plant = self.plant(task.seat, planet);
        let there = match level {
            1 => cube != Colour::Purple && plant.warehouse[cube.index()] > 0,
            _ => plant.deposit[cube.index()] > 0,
        };
        ensure(there, bad_target("R6.6.5"))
    }

    pub(crate) fn legal_convert_cube(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        offer_checked(out, cubes, |action| self.check_convert_cube(task, action));
    }

    pub(crate) fn do_convert_cube(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::ConvertCube { planet, level }, Action::Cube { cube }) = (task.work, *action) else { unreachable!("checked") };
        self.tasks.pop();
        let seat = task.seat;
        match level {
            1 => self.push(seat, Work::ConvertInto { planet, cube }),
            2 => self.convert_deposit(seat, planet, cube, cube.lowered(), 2, log),
            _ => self.convert_deposit(seat, planet, cube, cube.raised(1), 1, log),
        }
    }

    /// A deposit cube is discarded; what does not fit into the warehouse is lost.
    pub(crate) fn convert_deposit(
        &mut self,
        seat: Seat,
        planet: Planet,
        cube: Colour,
        into: Colour,
        n: u8,
        log: &mut impl Log<Event>,
    ) {
        let plant = self.plant_mut(seat, planet);
        let stored = n.min(plant.room());
        plant.deposit[cube.index()] -= 1;
        plant.warehouse[into.index()] += stored;
        let (made, lost) = (cubes_of(into, stored), cubes_of(into, n - stored));
        log.note(|| Event::Converted { seat, planet, cube, into: made, lost });
        self.look_deeper(seat, planet, log);
    }

    pub(crate) fn check_convert_into(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::ConvertInto { cube, .. } = task.work else { unreachable!("asked of another task") };
        let Action::Cube { cube: into } = *action else { return Err(pending_choice()) };
        ensure(into > cube && into <= cube.raised(2), bad_target("R6.6.5"))
    }

    pub(crate) fn legal_convert_into(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        offer_checked(out, cubes, |action| self.check_convert_into(task, action));
    }

    pub(crate) fn do_convert_into(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::ConvertInto { planet, cube }, Action::Cube { cube: into }) = (task.work, *action) else {
            unreachable!("checked")
        };
        self.tasks.pop();
        let seat = task.seat;
        let plant = self.plant_mut(seat, planet);
        plant.warehouse[cube.index()] -= 1;
        plant.warehouse[into.index()] += 1;
        log.note(|| Event::Converted { seat, planet, cube, into: cubes_of(into, 1), lost: NO_CUBES });
    }
}

const _: () = assert!(BUILDINGS == 4, "the buildings are the first tracks of technologies");
