//! Which actions bots try first, and how rollouts play on: by what an action leads to in the steps that follow it.

use orrery_engine::Seat;

use crate::action::Action;
use crate::components::{TokenAction, data};
use crate::effects::{total, value};
use crate::kinds::{Piece, Planet, Token};
use crate::state::{Phase, Plant, Player, Starship, Work};

/// Bases aboard that are worth the room: a trip after the next one leads home.
const BASES_ABOARD: u8 = 2;
/// Cubes in the warehouse where the Explorer stands that are worth a trip.
const WORTH_FETCHING: u32 = 8;

impl Starship {
    pub(crate) fn prior_of(&self, seat: Seat, action: &Action) -> f32 {
        let player = self.player(seat);
        match *action {
            Action::Use | Action::Install { .. } => 4.0,
            Action::Accept if matches!(self.top().map(|task| task.work), Some(Work::Dismantle(_))) => dismantling(player),
            Action::Accept => 4.0,
            Action::Play { token } => self.token_prior(seat, token),
            Action::Load { piece } => load_prior(player, piece),
            Action::Planet { planet } => self.destination_prior(seat, planet),
            Action::Salvation { .. } | Action::Element { .. } => 2.0,
            // What is paid too dear is lost.
            Action::Pay { cube } => 4.0 / (1.0 + f32::from(cube.value())),
            Action::Mechanism { space } => self.mechanism_at(space).map_or(1.0, |of| 0.5 * f32::from(data().mechanism(of).value)),
            Action::Component { colour } => 0.5 * f32::from(colour.value()),
            Action::Repeat => 1.5,
            Action::Pass => 0.4,
            Action::Skip => 0.2,
            Action::Decline => 0.4,
            Action::Stop => 0.6,
            _ => 1.0,
        }
    }

    /// Production where something can move; trips that have a purpose.
    fn token_prior(&self, seat: Seat, token: Token) -> f32 {
        if self.phase != Phase::Action {
            return 2.0;
        }
        let player = self.player(seat);
        match data().token(token).action {
            TokenAction::Production(_) => 4.0,
            TokenAction::Travel { .. } => {
                let fetching = stock(player) + value(&player.cargo.cubes) >= WORTH_FETCHING;
                let leaving = player.explorer == Planet::Earth && player.bases > 0;
                if leaving || player.cargo.bases > 0 || fetching { 3.0 } else { 0.8 }
            }
            _ => 2.0,
        }
    }

    /// Home with cubes or for bases, elsewhere with a base or buildings; near ones first.
    fn destination_prior(&self, seat: Seat, planet: Planet) -> f32 {
        let player = self.player(seat);
        let aboard = &player.cargo;
        let buildings = f32::from(aboard.buildings.iter().sum::<u8>());
        let purpose = if planet == Planet::Earth {
            0.3 + 0.4 * value(&aboard.cubes) as f32 + if aboard.bases == 0 && player.bases > 0 { 1.0 } else { 0.0 }
        } else if let Some(plant) = player.plant(planet) {
            0.2 + buildings + 0.15 * value(&plant.warehouse) as f32
        } else if aboard.bases > 0 && !self.piles[planet.index()].is_empty() {
            2.5 + 0.5 * buildings
        } else {
            0.1
        };
        purpose / (1.0 + 0.15 * f32::from(self.trip_fuel(seat, planet, Default::default())))
    }
}

/// Value of the cubes that the Explorer could take home from where it stands.
fn stock(player: &Player) -> u32 {
    player.plant(player.explorer).map_or(0, |plant| value(&plant.warehouse))
}

/// Only a plant that no longer brings anything.
fn dismantling(player: &Player) -> f32 {
    let spent = |plant: &Plant| total(&plant.deposit) == 0 && total(&plant.warehouse) == 0;
    if player.plant(player.explorer).is_some_and(spent) { 0.6 } else { 0.1 }
}

fn load_prior(player: &Player, piece: Piece) -> f32 {
    match (piece.building(), piece.cube()) {
        // Cheap cubes only where there is room for all.
        (_, Some(cube)) => {
            let warehouse = player.plant(player.explorer).map_or(0, |plant| total(&plant.warehouse));
            let room = data().pieces.cargo.saturating_sub(player.cargo.pieces());
            if warehouse <= room { 4.0 } else { f32::from(cube.value()) }
        }
        (Some(_), _) => 5.0,
        (None, None) if player.cargo.bases < BASES_ABOARD => 4.0,
        (None, None) => 0.6,
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Game, Heuristics, Seed};

    use super::*;
    use crate::effects::NO_CUBES;
    use crate::kinds::{BUILDINGS, Colour, ProductionToken};
    use crate::options::Options;
    use crate::work::Fare;

    const SEAT: Seat = Seat(0);

    /// The Explorer stands beside a plant with a purple cube in its warehouse.
    fn beside_a_plant(cargo: impl Fn(&mut Player)) -> Starship {
        let mut game = Starship::setup(&Options::default(), 2, Seed(1)).unwrap();
        let player = game.player_mut(SEAT);
        let token = ProductionToken::of(Planet::Saturn, 0);
        let plant = Plant { token, layer: 1, deposit: [0, 0, 0, 0, 3], warehouse: [0, 0, 0, 0, 1], buildings: [0; BUILDINGS] };
        player.plants[Planet::Saturn.index()] = Some(plant);
        player.explorer = Planet::Saturn;
        cargo(player);
        game
    }

    #[test]
    fn a_plant_that_still_produces_is_not_dismantled() {
        let mut game = beside_a_plant(|_| ());
        game.push(SEAT, Work::Dismantle(Fare::default()));
        assert!(game.prior(SEAT, &Action::Accept) < game.prior(SEAT, &Action::Decline));
        let plant = game.player_mut(SEAT).plants[Planet::Saturn.index()].as_mut().unwrap();
        (plant.deposit, plant.warehouse) = (NO_CUBES, NO_CUBES);
        assert!(game.prior(SEAT, &Action::Accept) > game.prior(SEAT, &Action::Decline));
    }

    #[test]
    fn cubes_aboard_are_taken_home_and_bases_to_planets_without_a_plant() {
        let prior = |game: &Starship, planet: Planet| game.prior(SEAT, &Action::Planet { planet });
        let laden = beside_a_plant(|player| player.cargo.cubes[Colour::Purple.index()] = 3);
        assert!(prior(&laden, Planet::Earth) > prior(&laden, Planet::Jupiter));
        let equipped = beside_a_plant(|player| (player.cargo.bases, player.bases) = (1, 3));
        assert!(prior(&equipped, Planet::Jupiter) > prior(&equipped, Planet::Earth));
    }
}
