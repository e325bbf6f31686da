//! H.A.L.L. in the Action phase (R14.4 to R14.6, R14.12).

use orrery_engine::Log;

use crate::components::{HallUse, TokenAction, data};
use crate::effects::{Cubes, NO_CUBES, add, highest, lowest, subtract, total, value};
use crate::event::{Event, Source};
use crate::kinds::{Colour, MainAction, Piece, Planet, Token};
use crate::state::{HALL, PlantUse, Starship};

/// Levels of a technology of H.A.L.L.
const LEVELS: u8 = 2;

/// The cubes of a cost, times a factor.
fn times(cost: &Cubes, factor: u8) -> Cubes {
    cost.map(|count| count * factor)
}

impl Starship {
    /// Plays the Action side of a token that is on the stack already; `false`: unplayable.
    pub(super) fn try_action(&mut self, token: Token, log: &mut impl Log<Event>) -> bool {
        let face = data().token(token);
        let action = match face.hall {
            HallUse::TravelOnce | HallUse::Table(MainAction::Travel) => return self.try_trip(token, false, log),
            HallUse::Exact => return self.try_effect(token, face.action, log),
            HallUse::Table(action) => action,
        };
        let cube = match action {
            MainAction::SolarExtraction => self.try_solar(token, log),
            MainAction::Research => self.try_research(token, log),
            MainAction::Market => self.try_market(token, log),
            MainAction::EarthProduction => Some(self.produce_on_earth(token, log)),
            MainAction::PlanetaryProduction => self.try_production(token, log),
            MainAction::Travel => unreachable!("a trip"),
        };
        cube.is_some()
    }

    /// Commits to the token: lays its cube and pushes the tasks of its action.
    fn resolve_action(&mut self, token: Token, action: MainAction, cube: Colour, log: &mut impl Log<Event>) {
        self.resolve(token, false, data().hall.action_returns[action.index()][cube.index()], log);
    }

    /// Tokens with another effect: the cube lies in the technology zone without effect (R14.12, R14.14.7).
    fn try_effect(&mut self, token: Token, action: TokenAction, log: &mut impl Log<Event>) -> bool {
        if !self.is_possible(HALL, action, false) {
            return false;
        }
        self.draw_ai_cube(log);
        self.resolve(token, false, false, log);
        if let TokenAction::Effect(effect) = action {
            self.push_effect(HALL, &effect);
        }
        true
    }

    fn try_solar(&mut self, token: Token, log: &mut impl Log<Event>) -> Option<Colour> {
        if total(&self.solar_bag) == 0 {
            return None;
        }
        let cube = self.draw_ai_cube(log);
        let cell = data().hall.solar[cube.index()];
        self.resolve_action(token, MainAction::SolarExtraction, cube, log);
        let drawn = self.draw_solar(cell.draw);
        log.note(|| Event::SunDrawn { seat: HALL, cubes: drawn });
        let mut kept = drawn;
        if cell.keeps_lowest {
            kept = NO_CUBES;
            if let Some(colour) = lowest(&drawn) {
                kept[colour.index()] = 1;
            }
        }
        let loss = if cell.loses { (value(&kept) as u8).saturating_sub(cell.reduction) } else { 0 };
        self.return_and_keep(HALL, drawn, kept, loss, log);
        Some(cube)
    }

    fn try_research(&mut self, token: Token, log: &mut impl Log<Event>) -> Option<Colour> {
        let open: Vec<Colour> =
            Colour::ALL.into_iter().filter(|colour| self.hall.technologies[colour.index()] < LEVELS).collect();
        if self.hall_player().scientists == 0 || open.is_empty() {
            return None;
        }
        let target = open[(self.hall_count() - 1) % open.len()];
        let cube = self.draw_ai_cube(log);
        let cell = data().hall.research[cube.index()];
        self.hall_payment(&times(&self.next_cost(target), cell.cost_factor))?;
        self.resolve_action(token, MainAction::Research, cube, log);
        for _ in 0..cell.levels {
            self.develop_hall(target, cell.cost_factor, log);
        }
        self.gain(HALL, cell.gain, Source::Research, log);
        Some(cube)
    }

    /// Cubes of the next level of a technology.
    fn next_cost(&self, colour: Colour) -> Cubes {
        data().hall.technologies[colour.index()].cost[usize::from(self.hall.technologies[colour.index()])]
    }

    /// One level, if there is another and it can be paid.
    fn develop_hall(&mut self, colour: Colour, factor: u8, log: &mut impl Log<Event>) {
        if self.hall.technologies[colour.index()] >= LEVELS || self.hall_player().scientists == 0 {
            return;
        }
        let Some(paid) = self.hall_payment(&times(&self.next_cost(colour), factor)) else { return };
        let player = self.hall_player_mut();
        subtract(&mut player.cubes, &paid);
        player.scientists -= 1;
        self.hall.technologies[colour.index()] += 1;
        let level = self.hall.technologies[colour.index()];
        log.note(|| Event::HallDeveloped { colour, level, paid });
    }

    fn try_market(&mut self, token: Token, log: &mut impl Log<Event>) -> Option<Colour> {
        if total(&self.market) == 0 {
            return None;
        }
        let cube = self.draw_ai_cube(log);
        let cell = data().hall.market[cube.index()];
        self.resolve_action(token, MainAction::Market, cube, log);
        self.take_from_market(HALL, cell.lowest, cell.highest, log);
        Some(cube)
    }

    fn produce_on_earth(&mut self, token: Token, log: &mut impl Log<Event>) -> Colour {
        let cube = self.draw_ai_cube(log);
        self.resolve_action(token, MainAction::EarthProduction, cube, log);
        self.gain(HALL, data().hall.earth[cube.index()], Source::Effect, log);
        cube
    }

    // Planetary Production (R14.5)

    fn try_production(&mut self, token: Token, log: &mut impl Log<Event>) -> Option<Colour> {
        let planet = token.planet().or_else(|| self.hall_plant(PlantUse::Produce))?;
        let plant = self.hall_player().plant(planet)?;
        if total(&plant.deposit) == 0 {
            return None;
        }
        let cube = self.draw_ai_cube(log);
        self.resolve_action(token, MainAction::PlanetaryProduction, cube, log);
        let cell = data().hall.production[cube.index()];
        let n = self.normal_production(planet).saturating_sub(cell.leave);
        self.drill_highest(planet, n, log);
        for _ in 0..cell.convert {
            let plant = self.plant(HALL, planet);
            let room = plant.room() > 0;
            if let Some(cube) = highest(&plant.deposit).filter(|_| room) {
                self.convert_deposit(HALL, planet, cube, cube.raised(cell.upgrade), 1, log);
            }
        }
        self.gain(HALL, cell.gain, Source::Effect, log);
        Some(cube)
    }

    /// Cubes that base and Explorer would move.
    fn normal_production(&self, planet: Planet) -> u8 {
        let plant = self.plant(HALL, planet);
        let face = data().production(plant.token);
        let deeper: u8 = face.layers[usize::from(plant.layer)..usize::from(face.layer_count)].iter().map(|layer| layer.n).sum();
        let elements = 1 + u8::from(self.hall_player().explorer == planet);
        elements.min(total(&plant.deposit) + deeper).min(plant.room())
    }

    // Travel (R14.6)

    /// One trip; `false`: impossible.
    pub(super) fn try_trip(&mut self, token: Token, repeat: bool, log: &mut impl Log<Event>) -> bool {
        let player = self.hall_player();
        let here = player.explorer;
        let stocked = |planet: &Planet| player.plant(*planet).is_some_and(|plant| total(&plant.warehouse) > 0);
        let next = player.planets().find(|planet| *planet != here && stocked(planet));
        match (here, next) {
            (Planet::Earth, Some(planet)) => {
                self.resolve(token, repeat, false, log);
                self.fly_free(planet, log);
            }
            (Planet::Earth, None) => return self.try_installation(token, repeat, log),
            (_, next) => {
                self.resolve(token, repeat, false, log);
                self.load_all(here, log);
                self.fly_free(next.unwrap_or(Planet::Earth), log);
            }
        }
        true
    }

    /// All cubes of the warehouse go aboard (R14.6.1).
    fn load_all(&mut self, planet: Planet, log: &mut impl Log<Event>) {
        let player = self.hall_player_mut();
        let Some(plant) = &mut player.plants[planet.index()] else { return };
        let cubes = std::mem::replace(&mut plant.warehouse, NO_CUBES);
        add(&mut player.cargo.cubes, &cubes);
        for colour in Colour::ALL {
            for _ in 0..cubes[colour.index()] {
                log.note(|| Event::Loaded { seat: HALL, piece: Piece::of_cube(colour) });
            }
        }
    }

    fn fly_free(&mut self, to: Planet, log: &mut impl Log<Event>) {
        self.hall_player_mut().explorer = to;
        log.note(|| Event::Flew { seat: HALL, to, fuel: 0 });
        if to == Planet::Earth {
            self.unload(HALL, log);
        }
    }

    fn try_installation(&mut self, token: Token, repeat: bool, log: &mut impl Log<Event>) -> bool {
        if self.hall_player().bases == 0 || self.hall.private.is_empty() {
            return false;
        }
        let cube = self.draw_ai_cube(log);
        let cell = data().hall.travel[cube.index()];
        let at = (self.hall_count() - 1) % self.hall.private.len();
        let planet = self.hall.private[at];
        self.hall.known |= 1 << at;
        log.note(|| Event::TargetShown { planet });
        let fuel = (2 * i16::from(data().planet(planet).printed_fuel) + i16::from(cell.install_fuel)).max(0) as u16;
        if self.hall_player().fuel < fuel {
            return false;
        }
        self.resolve(token, repeat, data().hall.action_returns[MainAction::Travel.index()][cube.index()], log);
        let player = self.hall_player_mut();
        player.fuel -= fuel;
        player.explorer = planet;
        player.bases -= 1;
        log.note(|| Event::Flew { seat: HALL, to: planet, fuel: fuel as u8 });
        self.take_target(at);
        let found = self.reveal_private(planet);
        log.note(|| Event::TokenRevealed { seat: HALL, token: found });
        self.build_plant(HALL, found, cell.ars_bonus, log);
        true
    }
}
