//! Planets: colonial settlement (R6.2), terraforming (R6.5), exploitation (R6.8).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::Tile;
use crate::components::{PlanetSide, data};
use crate::effects::Planets;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Card, Cubes, PlanetType, Tech, Track};
use crate::phases::resources::check_depot;
use crate::state::{COLONIES, Colony, Kepler, Player, controlled};

impl Kepler {
    pub(crate) fn check_settle(&self, seat: Seat, ship: Hex) -> Result<(), Illegal> {
        let player = self.player(seat);
        if !ship.is_on_map() || !player.ships.contains(&ship) {
            return Err(Illegal::new("R6.2", "no_ship"));
        }
        let Some(Tile::Planet(card)) = self.board.at(ship).tile() else {
            return Err(Illegal::new("R6.2", "not_on_planet"));
        };
        self.check_colony(seat, card)
    }

    /// Whether a ship on this planet could settle it.
    pub(crate) fn check_colony(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = self.player(seat);
        if usize::from(player.colonised) == COLONIES {
            return Err(Illegal::new("R2", "no_marker"));
        }
        let alien = data().planets[usize::from(card.0)].kind == PlanetType::Alien;
        if alien && !player.level(Tech::V).alien_colonies {
            return Err(Illegal::new("R6.2", "need_technology"));
        }
        Ok(())
    }

    pub(crate) fn legal_settle(&self, seat: Seat, out: &mut Vec<Action>) {
        let ships = self.player(seat).ships.into_iter();
        out.extend(ships.filter(|&ship| self.check_settle(seat, ship).is_ok()).map(|ship| Action::Settle { ship }));
    }

    pub(crate) fn settle(&mut self, seat: Seat, ship: Hex, log: &mut impl Log<Event>) {
        let Some(Tile::Planet(card)) = self.board.at(ship).tile() else { unreachable!("a ship on a planet settles") };
        self.take_ship_off(seat, ship);
        self.board.put_marker(ship);
        let zone = data().zone[ship.index()];
        let player = self.player_mut(seat);
        player.colonies[usize::from(player.colonised)] = Colony { card, cubes: Cubes::NONE, terraformed: false, zone, hex: ship };
        player.colonised += 1;
        log.note(|| Event::Settled { seat, card, hex: ship });
        let icons = data().planets[usize::from(card.0)].colony.icons;
        (0..icons).for_each(|_| self.advance_track(seat, Track::Colonial, log));
    }

    pub(crate) fn check_terraform(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = self.player(seat);
        let cubes = controlled(player, card)?;
        let Some(slot) = player.slot(card) else { return Err(Illegal::new("R6.5", "earth_not_allowed")) };
        if player.colonies[slot].terraformed {
            return Err(Illegal::new("R6.5", "already_terraformed"));
        }
        let planet = &data().planets[usize::from(card.0)];
        if planet.level > player.level(Tech::IV).terraform_level {
            return Err(Illegal::new("R6.5", "need_technology").with(i32::from(planet.level)));
        }
        if !cubes.covers(planet.terraform_cost) {
            return Err(Illegal::new("R6.5", "insufficient_resources"));
        }
        Ok(())
    }

    pub(crate) fn legal_terraform(&self, seat: Seat, out: &mut Vec<Action>) {
        let cards = self.player(seat).colonies().iter().map(|colony| colony.card);
        out.extend(cards.filter(|&card| self.check_terraform(seat, card).is_ok()).map(|card| Action::Terraform { card }));
    }

    pub(crate) fn terraform(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let planet = &data().planets[usize::from(card.0)];
        self.spend(seat, card, planet.terraform_cost, log);
        let player = self.player_mut(seat);
        let slot = player.slot(card).expect("a colony");
        player.colonies[slot].terraformed = true;
        log.note(|| Event::Terraformed { seat, card });
        (0..planet.terraformed.icons).for_each(|_| self.advance_track(seat, Track::Colonial, log));
    }

    /// How many different planets an effect exploits.
    pub(crate) fn exploitable(&self, seat: Seat, planets: Planets) -> u8 {
        match planets {
            Planets::Tech => self.player(seat).level(Tech::IV).exploit_planets,
            Planets::Fixed(n) => n,
        }
    }

    pub(crate) fn check_exploit(&self, seat: Seat, planets: Planets, card: Card, take: Cubes) -> Result<(), Illegal> {
        let player = self.player(seat);
        controlled(player, card)?;
        let Some(slot) = player.slot(card) else { return Err(Illegal::new("R6.8", "earth_not_allowed")) };
        if self.task.mask & 1 << slot != 0 {
            return Err(Illegal::new("R6.8", "duplicate_choice"));
        }
        let most = self.exploitable(seat, planets);
        if self.task.times >= most {
            return Err(Illegal::new("R6.8", "too_many").with(i32::from(most)));
        }
        if !side(&player.colonies[slot]).produce.covers(take) {
            return Err(Illegal::new("R6.8", "too_many"));
        }
        check_depot(player, take)
    }

    /// Colonies an effect could still exploit, with the most each of them gives.
    pub(crate) fn exploits<'a>(&'a self, player: &'a Player) -> impl Iterator<Item = (Card, Cubes)> + 'a {
        let fresh = player.colonies().iter().enumerate().filter(|(slot, _)| self.task.mask & 1 << slot == 0);
        fresh.map(|(_, colony)| (colony.card, side(colony).produce.min(player.depot))).filter(|(_, most)| !most.is_none())
    }

    pub(crate) fn legal_exploit(&self, seat: Seat, planets: Planets, out: &mut Vec<Action>) {
        if self.task.times >= self.exploitable(seat, planets) {
            return;
        }
        for (card, most) in self.exploits(self.player(seat)) {
            out.extend(most.parts().map(|take| Action::Exploit { card, take }));
        }
    }

    pub(crate) fn exploit(&mut self, seat: Seat, card: Card, take: Cubes, log: &mut impl Log<Event>) {
        let slot = self.player(seat).slot(card).expect("a colony");
        self.task.mask |= 1 << slot;
        self.produce(seat, card, take, log);
    }
}

/// The face-up side of the planet card.
pub(crate) fn side(colony: &Colony) -> &'static PlanetSide {
    let planet = &data().planets[usize::from(colony.card.0)];
    if colony.terraformed { &planet.terraformed } else { &planet.colony }
}
