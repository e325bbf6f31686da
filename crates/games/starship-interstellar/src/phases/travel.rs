//! Trips of the Explorer, new plants, Wormholes (R6.3).

use orrery_engine::{Illegal, Log, Seat};

use super::sun::bring_home;
use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::data;
use crate::effects::{Cubes, Goods, NO_CUBES, add, cubes_of, total};
use crate::event::{Event, Source};
use crate::kinds::{BUILDINGS, Piece, Planet, ProductionToken, TechTrack};
use crate::state::{Fare, Plant, Starship, Task, Work, Wormhole};

/// A place of the solar system.
#[derive(Clone, Copy)]
struct Place {
    orbit: u8,
    quadrant: u8,
}

/// Orbits and quadrants between two places, and whether the belt lies strictly between.
fn way(from: Place, to: Place) -> (u8, bool) {
    let turns = from.quadrant.abs_diff(to.quadrant);
    let quadrants = turns.min(data().quadrants - turns);
    let (inner, outer) = (from.orbit.min(to.orbit), from.orbit.max(to.orbit));
    let fuel = (outer - inner) * data().fuel_per_orbit + quadrants * data().fuel_per_quadrant;
    (fuel, (inner + 1..outer).contains(&data().belt))
}

impl Starship {
    fn place(&self, planet: Planet) -> Place {
        Place { orbit: data().planet(planet).orbit, quadrant: self.quadrants[planet.index()] }
    }

    /// Fuel of a trip, the cheaper way (R6.3.3 to R6.3.6).
    pub(crate) fn trip_fuel(&self, seat: Seat, to: Planet, fare: Fare) -> u8 {
        let player = self.player(seat);
        if fare.free {
            return 0;
        }
        let level = player.level(TechTrack::Travel);
        let priced = |(fuel, belt): (u8, bool)| if belt && level >= 1 { fuel - data().fuel_per_orbit } else { fuel };
        let takeoff = if level >= 2 { 0 } else { data().takeoff_fuel };
        let mut fuel = takeoff + priced(way(self.place(player.explorer), self.place(to)));
        if let Some(wormhole) = player.wormhole {
            let end = Place { orbit: wormhole.orbit, quadrant: wormhole.quadrant };
            let other = match (player.explorer, to) {
                (Planet::Earth, other) | (other, Planet::Earth) => Some(other),
                _ => None,
            };
            if let Some(other) = other {
                fuel = fuel.min(1 + priced(way(end, self.place(other))));
            }
        }
        fuel.saturating_sub(fare.discount).max(u8::from(fare.repeat))
    }

    pub(crate) fn check_destination(&self, seat: Seat, to: Planet, fare: Fare) -> Result<(), Illegal> {
        let player = self.player(seat);
        ensure(to != player.explorer && self.exists(to), bad_target("R6.3.1"))?;
        ensure(player.fuel >= u16::from(self.trip_fuel(seat, to, fare)), Illegal::new("R6.3.3", "cannot_pay"))
    }

    pub(crate) fn can_travel(&self, seat: Seat, fare: Fare) -> bool {
        Planet::ALL.into_iter().any(|planet| self.check_destination(seat, planet, fare).is_ok())
    }

    // Dismantling and loading (R6.3.2, R6.3.11)

    /// Pieces aboard, a plant about to be dismantled included.
    pub(crate) fn pieces_aboard(&self, seat: Seat, dismantled: bool) -> u8 {
        let player = self.player(seat);
        let plant = player.plant(player.explorer).filter(|_| dismantled).map_or(0, |plant| 1 + plant.building_count());
        player.cargo.pieces() + plant
    }

    pub(crate) fn check_dismantle(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Accept => {
                let player = self.player(seat);
                ensure(player.plant(player.explorer).is_some(), bad_target("R6.3.11"))?;
                ensure(self.pieces_aboard(seat, true) <= data().pieces.cargo, Illegal::new("R6.3.2", "cargo_full"))
            }
            Action::Decline => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_dismantle(&self, seat: Seat, out: &mut impl Offers) {
        offer_checked(out, [Action::Accept, Action::Decline], |action| self.check_dismantle(seat, action));
    }

    pub(crate) fn do_dismantle(&mut self, task: Task, action: &Action) {
        let Work::Dismantle(fare) = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        self.push(task.seat, Work::Load { fare, dismantled: *action == Action::Accept, from: 0 });
    }

    /// Whether there is one more of a piece to load where the Explorer stands.
    fn is_there(&self, seat: Seat, piece: Piece) -> bool {
        let player = self.player(seat);
        let count = match (piece.building(), piece.cube()) {
            (_, Some(cube)) => player.plant(player.explorer).map_or(0, |plant| plant.warehouse[cube.index()]),
            _ if player.explorer != Planet::Earth => 0,
            (Some(building), _) => player.buildings[building.index()],
            (None, None) => player.bases,
        };
        count > 0
    }

    pub(crate) fn check_load(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Load { dismantled, from, .. } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Load { piece } => {
                ensure(piece as u8 >= from && self.is_there(task.seat, piece), bad_target("R6.3.2"))?;
                let full = self.pieces_aboard(task.seat, dismantled) >= data().pieces.cargo;
                ensure(!full, Illegal::new("R6.3.2", "cargo_full"))
            }
            Action::Stop => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_load(&self, task: Task, out: &mut impl Offers) {
        let pieces = Piece::ALL.into_iter().map(|piece| Action::Load { piece });
        offer_checked(out, pieces.chain([Action::Stop]), |action| self.check_load(task, action));
    }

    pub(crate) fn do_load(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Load { fare, dismantled, .. } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        let Action::Load { piece } = *action else {
            return self.push(task.seat, Work::Depart { fare, dismantled });
        };
        let seat = task.seat;
        let player = self.player_mut(seat);
        match (piece.building(), piece.cube()) {
            (_, Some(cube)) => {
                if let Some(plant) = &mut player.plants[player.explorer.index()] {
                    plant.warehouse[cube.index()] -= 1;
                }
                player.cargo.cubes[cube.index()] += 1;
            }
            (Some(building), _) => {
                player.buildings[building.index()] -= 1;
                player.cargo.buildings[building.index()] += 1;
            }
            (None, None) => {
                player.bases -= 1;
                player.cargo.bases += 1;
            }
        }
        log.note(|| Event::Loaded { seat, piece });
        self.push(seat, Work::Load { fare, dismantled, from: piece as u8 });
    }

    // The trip

    pub(crate) fn check_depart(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        match (task.work, action) {
            (Work::Depart { fare, .. }, Action::Planet { planet }) => self.check_destination(task.seat, *planet, fare),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_depart(&self, task: Task, out: &mut impl Offers) {
        let planets = Planet::ALL.into_iter().map(|planet| Action::Planet { planet });
        offer_checked(out, planets, |action| self.check_depart(task, action));
    }

    pub(crate) fn do_depart(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::Depart { fare, dismantled }, Action::Planet { planet }) = (task.work, *action) else {
            unreachable!("checked")
        };
        self.tasks.pop();
        let seat = task.seat;
        let fuel = self.trip_fuel(seat, planet, fare);
        if dismantled {
            self.dismantle(seat, log);
        }
        let player = self.player_mut(seat);
        player.fuel -= u16::from(fuel);
        player.explorer = planet;
        log.note(|| Event::Flew { seat, to: planet, fuel });
        self.arrive(seat, planet, log);
    }

    /// Base and buildings come aboard, the rest of the plant is lost.
    fn dismantle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let planet = player.explorer;
        let Some(plant) = player.plants[planet.index()].take() else { return };
        player.cargo.bases += 1;
        player.cargo.buildings.iter_mut().zip(plant.buildings).for_each(|(count, more)| *count += more);
        self.remove_token(seat, planet);
        log.note(|| Event::Dismantled { seat, planet });
        self.log_lost_cubes(seat, planet, plant.warehouse, log);
    }

    pub(crate) fn log_lost_cubes(&self, seat: Seat, planet: Planet, cubes: Cubes, log: &mut impl Log<Event>) {
        if total(&cubes) > 0 {
            log.note(|| Event::CubesLost { seat, planet, cubes });
        }
    }

    /// Unload, install or reveal (R6.3.7, R6.3.8).
    fn arrive(&mut self, seat: Seat, planet: Planet, log: &mut impl Log<Event>) {
        let player = self.player(seat);
        if planet == Planet::Earth {
            self.unload(seat, log);
        } else if player.plant(planet).is_some() {
            self.push(seat, Work::Install { planet, from: 0 });
        } else if player.cargo.bases > 0 && !self.piles[planet.index()].is_empty() {
            self.push(seat, Work::Reveal(planet));
        }
    }

    /// All cargo goes to the reserve (R6.3.7).
    pub(crate) fn unload(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        bring_home(player);
        let cubes = std::mem::replace(&mut player.cargo.cubes, NO_CUBES);
        add(&mut player.cubes, &cubes);
        log.note(|| Event::Unloaded { seat, cubes });
    }

    pub(crate) fn check_yes_or_no(&self, action: &Action) -> Result<(), Illegal> {
        ensure(matches!(action, Action::Accept | Action::Decline), pending_choice())
    }

    pub(crate) fn legal_yes_or_no(&self, out: &mut impl Offers) {
        out.offer(Action::Accept);
        out.offer(Action::Decline);
    }

    pub(crate) fn do_reveal(&mut self, task: Task, planet: Planet, action: &Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        if *action == Action::Accept {
            let token = self.reveal_production(planet);
            log.note(|| Event::TokenRevealed { seat: task.seat, token });
            self.push(task.seat, Work::KeepToken(token));
        }
    }

    pub(crate) fn do_keep_token(&mut self, task: Task, token: ProductionToken, action: &Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let seat = task.seat;
        if *action == Action::Accept {
            self.player_mut(seat).cargo.bases -= 1;
            self.build_plant(seat, token, 0, log);
            self.push(seat, Work::Install { planet: token.planet(), from: 0 });
        } else {
            self.piles[token.planet().index()].known.push(token);
            log.note(|| Event::TokenDeclined { seat, token });
        }
    }

    /// The token covers Travel; cubes of the first layer go into the deposit and to the reserve (R6.3.9).
    pub(crate) fn build_plant(&mut self, seat: Seat, token: ProductionToken, ars_bonus: u8, log: &mut impl Log<Event>) {
        let (planet, face) = (token.planet(), data().production(token));
        let colour = face.layers[0].colour;
        let deposit = cubes_of(colour, face.layers[0].n);
        let plant = Plant { token, layer: 1, deposit, warehouse: NO_CUBES, buildings: [0; BUILDINGS] };
        let player = self.player_mut(seat);
        player.plants[planet.index()] = Some(plant);
        player.stack.extend(planet.token());
        log.note(|| Event::PlantBuilt { seat, token });
        let cubes = cubes_of(colour, face.ars + ars_bonus);
        self.gain(seat, Goods::cubes(cubes), Source::Plant, log);
    }

    // Installing buildings

    pub(crate) fn check_install(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Install { planet, from } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Install { piece } => {
                let player = self.player(task.seat);
                let carried = piece.building().is_some_and(|building| player.cargo.buildings[building.index()] > 0);
                ensure(piece as u8 >= from && carried, bad_target("R6.3.7"))?;
                let room = self.plant(task.seat, planet).building_count() < data().pieces.slots;
                ensure(room, Illegal::new("R6.3.7", "no_slot"))
            }
            Action::Stop => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_install(&self, task: Task, out: &mut impl Offers) {
        let pieces = Piece::ALL[1..=BUILDINGS].iter().map(|&piece| Action::Install { piece });
        offer_checked(out, pieces.chain([Action::Stop]), |action| self.check_install(task, action));
    }

    pub(crate) fn do_install(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Install { planet, .. } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        let Action::Install { piece } = *action else { return };
        let (seat, building) = (task.seat, piece.building().expect("checked"));
        self.player_mut(seat).cargo.buildings[building.index()] -= 1;
        self.plant_mut(seat, planet).buildings[building.index()] += 1;
        log.note(|| Event::Installed { seat, planet, building });
        self.push(seat, Work::Install { planet, from: piece as u8 });
    }

    // The Wormhole (R6.3.5)

    pub(crate) fn check_orbit(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Orbit { orbit } => {
                let planet = Planet::ALL.into_iter().find(|&planet| data().planet(planet).orbit == orbit);
                let open = orbit == data().belt || planet.is_some_and(|planet| self.exists(planet));
                ensure(open, bad_target("R6.3.5"))
            }
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_orbit(&self, out: &mut impl Offers) {
        // Neptune's orbit is the last one.
        let orbits = 1..=data().planet(Planet::Neptune).orbit;
        offer_checked(out, orbits.map(|orbit| Action::Orbit { orbit }), |action| self.check_orbit(action));
    }

    pub(crate) fn do_orbit(&mut self, task: Task, action: &Action) {
        let Action::Orbit { orbit } = *action else { unreachable!("checked") };
        self.tasks.pop();
        self.push(task.seat, Work::WormholeQuadrant { orbit });
    }

    pub(crate) fn check_quadrant(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Quadrant { quadrant } => ensure((1..=data().quadrants).contains(&quadrant), bad_target("R6.3.5")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_quadrant(&self, out: &mut impl Offers) {
        (1..=data().quadrants).for_each(|quadrant| out.offer(Action::Quadrant { quadrant }));
    }

    pub(crate) fn do_quadrant(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::WormholeQuadrant { orbit }, Action::Quadrant { quadrant }) = (task.work, *action) else {
            unreachable!("checked")
        };
        self.tasks.pop();
        let seat = task.seat;
        self.player_mut(seat).wormhole = Some(Wormhole { orbit, quadrant });
        log.note(|| Event::WormholePlaced { seat, orbit, quadrant });
    }
}
