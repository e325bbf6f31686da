//! Effects on own plants: deposits, drills and ARS (R6.7.1, R7).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::effects::{Cubes, cubes_of, total};
use crate::event::Event;
use crate::kinds::{Colour, Planet};
use crate::state::{PlantUse, Starship, Task, Work};

impl Starship {
    /// Whether an effect would change something on this planet.
    fn is_plant_for(&self, seat: Seat, planet: Planet, plant_use: PlantUse) -> bool {
        let Some(plant) = self.player(seat).plant(planet) else { return false };
        match plant_use {
            PlantUse::Produce => self.can_produce(seat, planet),
            PlantUse::Add { .. } | PlantUse::Enrich { .. } => true,
            PlantUse::Drill(_) => total(&plant.deposit) > 0 && plant.room() > 0,
            PlantUse::Ars(_) => total(&plant.warehouse) > 0,
        }
    }

    pub(crate) fn check_plant(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Plant(plant_use) = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Planet { planet } => ensure(self.is_plant_for(task.seat, planet, plant_use), bad_target("R7.2")),
            // "Up to n cubes" includes none.
            Action::Stop => ensure(matches!(plant_use, PlantUse::Drill(_) | PlantUse::Ars(_)), bad_target("R7.2")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_plant(&self, task: Task, out: &mut impl Offers) {
        let planets = Planet::FOREIGN.into_iter().map(|planet| Action::Planet { planet });
        offer_checked(out, planets.chain([Action::Stop]), |action| self.check_plant(task, action));
    }

    pub(crate) fn do_plant(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Plant(plant_use) = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        let Action::Planet { planet } = *action else { return };
        let seat = task.seat;
        match plant_use {
            PlantUse::Produce => self.begin_production(seat, planet),
            PlantUse::Add { n, upgrade } => {
                let cubes = cubes_of(self.plant(seat, planet).colour().raised(upgrade), n);
                self.grow_deposit(seat, planet, cubes, log);
            }
            PlantUse::Enrich { n, upgrade } => {
                self.push(seat, Work::Enrich { planet, left: n, upgrade, from: Colour::Red });
            }
            PlantUse::Drill(left) => self.push(seat, Work::Drill { planet, left, begun: false, from: Colour::Red }),
            PlantUse::Ars(left) => self.push(seat, Work::Send { planet, left, begun: false, from: Colour::Red }),
        }
    }

    pub(crate) fn grow_deposit(&mut self, seat: Seat, planet: Planet, cubes: Cubes, log: &mut impl Log<Event>) {
        crate::effects::add(&mut self.plant_mut(seat, planet).deposit, &cubes);
        log.note(|| Event::DepositGrew { seat, planet, cubes });
    }

    // X08: the colour of each cube

    pub(crate) fn check_enrich(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Enrich { planet, upgrade, from, .. } = task.work else { unreachable!("asked of another task") };
        let Action::Cube { cube } = *action else { return Err(pending_choice()) };
        let colour = self.plant(task.seat, planet).colour();
        ensure(cube >= from && cube >= colour && cube <= colour.raised(upgrade), bad_target("R6.7.1"))
    }

    pub(crate) fn legal_enrich(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        offer_checked(out, cubes, |action| self.check_enrich(task, action));
    }

    pub(crate) fn do_enrich(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::Enrich { planet, left, upgrade, .. }, Action::Cube { cube }) = (task.work, *action) else {
            unreachable!("checked")
        };
        self.tasks.pop();
        self.grow_deposit(task.seat, planet, cubes_of(cube, 1), log);
        if left > 1 {
            self.push(task.seat, Work::Enrich { planet, left: left - 1, upgrade, from: cube });
        }
    }
}
