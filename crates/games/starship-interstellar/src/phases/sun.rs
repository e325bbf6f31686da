//! Solar Extraction and the growing Sun (R6.1, R11.5).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::data;
use crate::effects::{Cubes, Goods, NO_CUBES, add, subtract, total, value};
use crate::event::{Event, Source};
use crate::kinds::{COLOURS, Colour, Planet, TechTrack};
use crate::state::{Cargo, Phase, Player, Starship, Task, Work};

impl Starship {
    /// Draws the cubes; the player keeps some of them (R6.1.1).
    pub(crate) fn begin_extraction(&mut self, seat: Seat, draw: u8, keep: u8, log: &mut impl Log<Event>) {
        let drawn = self.draw_solar(draw);
        log.note(|| Event::SunDrawn { seat, cubes: drawn });
        self.push(seat, Work::Keep { drawn, kept: [0; COLOURS], left: keep, from: Colour::Red });
    }

    /// Reputation lost for keeping these cubes (R6.1.2).
    pub(crate) fn reputation_loss(&self, seat: Seat, kept: &Cubes) -> u8 {
        let face = &data().solar[usize::from(self.player(seat).level(TechTrack::Solar))];
        if face.no_loss { 0 } else { (value(kept) as u8).saturating_sub(face.reduction) }
    }

    pub(crate) fn legal_keep(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        offer_checked(out, cubes.chain([Action::Stop]), |action| self.check_keep(task, action));
    }

    pub(crate) fn check_keep(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Keep { drawn, kept, left, from } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Cube { cube } => {
                let there = drawn[cube.index()] > kept[cube.index()];
                ensure(left > 0 && there && cube >= from, bad_target("R6.1.1"))?;
                let mut with = kept;
                with[cube.index()] += 1;
                let reputation = i16::from(self.player(task.seat).reputation) - i16::from(self.reputation_loss(task.seat, &with));
                ensure(reputation >= i16::from(data().reputation_min), Illegal::new("R6.1.3", "reputation_floor"))
            }
            Action::Stop => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_keep(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Work::Keep { drawn, mut kept, left, .. } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        if let Action::Cube { cube } = *action {
            kept[cube.index()] += 1;
            self.push(task.seat, Work::Keep { drawn, kept, left: left - 1, from: cube });
        } else {
            self.end_extraction(task.seat, drawn, kept, log);
        }
    }

    /// Loss, solar steps, then the cubes of Extra Matter (R6.1.2 to R6.1.5).
    fn end_extraction(&mut self, seat: Seat, drawn: Cubes, kept: Cubes, log: &mut impl Log<Event>) {
        let loss = self.reputation_loss(seat, &kept);
        self.return_and_keep(seat, drawn, kept, loss, log);
        let bonus = data().solar[usize::from(self.player(seat).level(TechTrack::Solar))].bonus_draw;
        if bonus > 0 {
            let cubes = self.draw_solar(bonus);
            self.gain(seat, Goods::cubes(cubes), Source::Sun, log);
        }
    }

    /// What is not kept goes back into the bag; the marker advances for what is.
    pub(crate) fn return_and_keep(&mut self, seat: Seat, drawn: Cubes, kept: Cubes, loss: u8, log: &mut impl Log<Event>) {
        add(&mut self.solar_bag, &drawn);
        subtract(&mut self.solar_bag, &kept);
        let player = self.player_mut(seat);
        add(&mut player.cubes, &kept);
        // H.A.L.L.'s Reputation stops at the lowest (R14.2.2).
        let reputation = (player.reputation - loss as i8).max(data().reputation_min);
        let reputation_lost = player.reputation.abs_diff(reputation);
        player.reputation = reputation;
        log.note(|| Event::SunKept { seat, cubes: kept, reputation_lost });
        self.advance_sun(total(&kept) * data().sun_step_per_cube, log);
    }

    /// The marker advances; planets whose threshold is reached are destroyed at once (R11.5).
    pub(crate) fn advance_sun(&mut self, steps: u8, log: &mut impl Log<Event>) {
        if steps == 0 {
            return;
        }
        self.sun = self.sun.saturating_add(steps);
        let to = self.sun;
        log.note(|| Event::SunAdvanced { to });
        for (planet, threshold) in Planet::ALL.into_iter().zip(self.numbers().thresholds) {
            if self.sun >= threshold && !self.destroyed.contains(planet) {
                self.destroyed.insert(planet);
                log.note(|| Event::PlanetDestroyed { planet });
                match planet {
                    Planet::Earth => self.doomed = true,
                    _ => self.destroy(planet, log),
                }
            }
        }
    }

    /// Pile and tokens leave the game, pieces return, cubes are lost; Wormholes are placed again.
    fn destroy(&mut self, planet: Planet, log: &mut impl Log<Event>) {
        let orbit = data().planet(planet).orbit;
        let pile = &mut self.piles[planet.index()];
        (pile.base, pile.layered) = (0, 0);
        pile.known.clear();
        for seat in self.all_seats() {
            let mut lost = self.remove_plant(seat, planet);
            let player = self.player_mut(seat);
            if player.explorer == planet {
                player.explorer = Planet::Earth;
                bring_home(player);
                add(&mut lost, &std::mem::replace(&mut player.cargo.cubes, NO_CUBES));
            }
            self.log_lost_cubes(seat, planet, lost, log);
        }
        self.forget_target(planet);
        // The first in turn order is asked first (R4.7): the last is put on the stack first.
        for place in (0..usize::from(self.nations())).rev() {
            let seat = self.order[place];
            if self.player(seat).wormhole.is_some_and(|wormhole| wormhole.orbit == orbit) {
                self.player_mut(seat).wormhole = None;
                self.push(seat, Work::WormholeOrbit);
            }
        }
    }

    /// The plant is lost; base and buildings return to the reserve, its token leaves hand, stack and pile. Returns the cubes of its warehouse.
    fn remove_plant(&mut self, seat: Seat, planet: Planet) -> Cubes {
        let player = self.player_mut(seat);
        let Some(plant) = player.plants[planet.index()].take() else { return NO_CUBES };
        player.bases += 1;
        player.buildings.iter_mut().zip(plant.buildings).for_each(|(count, more)| *count += more);
        self.remove_token(seat, planet);
        plant.warehouse
    }

    /// A production token leaves the game (R6.3.13).
    pub(crate) fn remove_token(&mut self, seat: Seat, planet: Planet) {
        let Some(token) = planet.token() else { return };
        let hall = self.is_hall(seat) && self.phase == Phase::Action;
        let player = self.player_mut(seat);
        player.hand.remove(token);
        player.stack.retain(|&other| other != token);
        if hall {
            self.remove_from_pile(token);
        }
    }
}

/// Bases and buildings aboard go to the reserve.
pub(crate) fn bring_home(player: &mut Player) {
    let cargo = player.cargo;
    player.bases += cargo.bases;
    player.buildings.iter_mut().zip(cargo.buildings).for_each(|(count, more)| *count += more);
    player.cargo = Cargo { cubes: cargo.cubes, ..Cargo::default() };
}
