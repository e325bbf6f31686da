//! H.A.L.L., the solo opponent, as an exact algorithm (R14): its turns, piles and AI cubes. What it does in the Action phase is in
//! `automa/actions.rs`, in the Salvation phase in `automa/salvation.rs`, its bag in `automa/bag.rs`.

mod actions;
mod bag;
mod salvation;

use orrery_engine::{List, Log};

use crate::components::{CLICKS, HallUse, Salvation, data};
use crate::effects::{Cubes, Goods, NO_CUBES, Term, counted, cubes_of, highest, total};
use crate::event::{Event, Source};
use crate::kinds::{Colour, LeaderTrack, MainAction, Planet, Token, Tokens};
use crate::state::{AiCube, HALL, Phase, PlantUse, Player, Starship, Task, Work};

impl Starship {
    fn hall_player(&self) -> &Player {
        self.player(HALL)
    }

    fn hall_player_mut(&mut self) -> &mut Player {
        self.player_mut(HALL)
    }

    /// Tokens in the played stack, the current one included (R14.2.3).
    pub(crate) fn hall_count(&self) -> usize {
        self.hall_player().stack.len().max(1)
    }

    // The pile of tokens to play

    /// Production tokens on top of the others, both shuffled (R14.3.1, R14.7.1).
    pub(crate) fn stack_hall_pile(&mut self) {
        self.disclose();
        let player = self.hall_player();
        let mut others: Vec<Token> = Tokens::BASIC.with(player.extras).iter().collect();
        let mut production: Vec<Token> = player.planets().filter_map(Planet::token).collect();
        if self.phase == Phase::Salvation {
            production.clear();
            others.retain(|&token| data().token(token).salvation != Salvation::None);
        }
        self.rng.shuffle(&mut production);
        self.rng.shuffle(&mut others);
        self.hall.pile = production.into_iter().chain(others).collect();
        self.hall.seen = 0;
        self.hall.refilled = false;
        self.hall_player_mut().hand = Tokens::EMPTY;
    }

    fn put_under(&mut self, token: Token, log: &mut impl Log<Event>) {
        self.hall.pile.push(token);
        self.hall.seen += 1;
        log.note(|| Event::TokenUnder { token });
    }

    pub(crate) fn remove_from_pile(&mut self, token: Token) {
        if let Some(at) = self.hall.pile.iter().position(|&other| other == token) {
            let known_from = self.hall.pile.len() - usize::from(self.hall.seen);
            if at >= known_from {
                self.hall.seen -= 1;
            }
            self.hall.pile.remove(at);
        }
    }

    /// The token of a destroyed planet leaves the private pile (R14.6.5).
    pub(crate) fn forget_target(&mut self, planet: Planet) {
        if let Some(at) = self.hall.private.iter().position(|&other| other == planet) {
            self.take_target(at);
        }
    }

    /// Takes a planet out of the private pile; known positions move with their tokens, and the new top is seen.
    fn take_target(&mut self, at: usize) -> Planet {
        let below = self.hall.known & ((1 << at) - 1);
        let above = self.hall.known >> (at + 1) << at;
        self.hall.known = below | above | 1;
        self.hall.private.remove(at)
    }

    // AI cubes (R14.2.4)

    pub(crate) fn draw_ai_cube(&mut self, log: &mut impl Log<Event>) -> Colour {
        if let Some(cube) = self.hall.cube {
            return cube.colour;
        }
        if self.hall.bag == NO_CUBES {
            self.hall.bag = std::mem::replace(&mut self.hall.sheet, NO_CUBES);
            self.hall.refilled = true;
        }
        let bag = self.hall.bag;
        let drawn = self.pick_cube(&bag);
        if let Some(colour) = drawn {
            self.hall.bag[colour.index()] -= 1;
        }
        let cube = AiCube { colour: drawn.unwrap_or(Colour::Yellow), real: drawn.is_some() };
        self.hall.cube = Some(cube);
        log.note(|| Event::AiCubeDrawn { cube: cube.colour });
        cube.colour
    }

    /// The cube of a token that cannot be played goes back.
    fn return_ai_cube(&mut self, log: &mut impl Log<Event>) {
        if let Some(cube) = self.hall.cube.take() {
            self.hall.bag[cube.colour.index()] += u8::from(cube.real);
            log.note(|| Event::AiCubeReturned { cube: cube.colour });
        }
    }

    /// The cube stays on the sheet.
    fn lay_ai_cube(&mut self, log: &mut impl Log<Event>) {
        if let Some(cube) = self.hall.cube.take().filter(|cube| cube.real) {
            self.hall.sheet[cube.colour.index()] += 1;
            log.note(|| Event::AiCubeLaid { cube: cube.colour });
        }
    }

    // Turns (R14.3.2)

    pub(crate) fn hall_turn(&mut self, log: &mut impl Log<Event>) {
        self.disclose();
        self.turn_taken = true;
        self.hall.first_under = None;
        if self.phase == Phase::Action && self.repeat_trip(log) {
            return;
        }
        while let Some(&token) = self.hall.pile.first() {
            if self.hall.first_under == Some(token) {
                break;
            }
            self.hall.pile.remove(0);
            self.hall.seen = self.hall.seen.min(self.hall.pile.len() as u8);
            if self.try_token(token, log) {
                return;
            }
            self.put_under(token, log);
            self.hall.first_under.get_or_insert(token);
        }
        self.pass(HALL, true, log);
        let clicks = self.hall.pile.len().min(CLICKS) as u8;
        self.hall_player_mut().clicks = clicks;
        if clicks > 0 {
            log.note(|| Event::Clicked { seat: HALL, clicks });
        }
    }

    /// Plays the token if it can be played.
    pub(crate) fn try_token(&mut self, token: Token, log: &mut impl Log<Event>) -> bool {
        self.hall_player_mut().stack.push(token);
        let played = match self.phase {
            Phase::Action => self.try_action(token, log),
            _ => self.try_salvation(token, log),
        };
        if !played {
            self.return_ai_cube(log);
            self.hall_player_mut().stack.pop();
        }
        played
    }

    /// The active Travel token makes another trip, if one is possible.
    fn repeat_trip(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(token) = self.hall_player().active_token() else { return false };
        if data().token(token).hall != HallUse::Table(MainAction::Travel) {
            return false;
        }
        let made = self.try_trip(token, true, log);
        if !made {
            self.return_ai_cube(log);
        }
        made
    }

    /// Common to all resolved tokens: the cube is laid, and the token may go back under the pile afterwards.
    fn resolve(&mut self, token: Token, repeat: bool, returns: bool, log: &mut impl Log<Event>) {
        log.note(|| match repeat {
            false => Event::TokenPlayed { seat: HALL, token },
            true => Event::TokenRepeated { seat: HALL, token },
        });
        self.lay_ai_cube(log);
        let returns = returns && !self.hall.refilled;
        self.push(HALL, Work::HallDone { token, returns });
    }

    fn finish_token(&mut self, token: Token, returns: bool, log: &mut impl Log<Event>) {
        self.hall.benefit = Default::default();
        self.hall.cost_factor = 1;
        let stack = &mut self.hall_player_mut().stack;
        // A token may have left the game meanwhile (R11.5).
        if returns && let Some(at) = stack.iter().position(|&other| other == token) {
            stack.remove(at);
            self.put_under(token, log);
        }
    }

    // Payments (R14.2.1)

    /// Required cubes from the highest down, each with the cheapest cube that is equal or higher.
    pub(crate) fn hall_payment(&self, cost: &Cubes) -> Option<Cubes> {
        let mut reserve = self.hall_player().cubes;
        let mut paid = NO_CUBES;
        for colour in Colour::ALL.into_iter().rev() {
            for _ in 0..cost[colour.index()] {
                let cube = Colour::ALL.into_iter().find(|cube| *cube >= colour && reserve[cube.index()] > 0)?;
                reserve[cube.index()] -= 1;
                paid[cube.index()] += 1;
            }
        }
        Some(paid)
    }

    // Choices of effects (R14.2.5)

    /// Runs work that H.A.L.L. decides itself; `false` if the work is not H.A.L.L.'s.
    pub(crate) fn run_for_hall(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        match task.work {
            Work::HallMove(_) => return false,
            Work::Term(Term::ChooseCube(colours)) => {
                self.tasks.pop();
                let best = highest(&counted(colours.iter())).map_or(NO_CUBES, |colour| counted([colour]));
                self.gain(HALL, Goods::cubes(best), Source::Effect, log);
            }
            Work::Term(Term::Advance(None)) => {
                self.tasks.pop();
                let [interstellar, humanity] = self.hall_player().leader;
                let track = if humanity > interstellar { LeaderTrack::Humanity } else { LeaderTrack::Interstellar };
                self.advance(HALL, track, log);
            }
            Work::Plant(plant_use) => {
                self.tasks.pop();
                self.use_plant(plant_use, log);
            }
            Work::BlackHole { max } => {
                self.tasks.pop();
                let fuel = u16::from(max).min(self.hall_player().fuel) as u8;
                self.spend_fuel(HALL, fuel, log);
            }
            Work::ExtraToken => {
                self.tasks.pop();
                self.take_counted_extra(log);
            }
            Work::MoveUp { row } => {
                let position = self.free_positions(row).next();
                let answer =
                    position.map_or(crate::action::Action::Decline, |position| crate::action::Action::Position { position });
                self.do_move_up(task, &answer, log);
            }
            Work::Lowest { government } => {
                self.tasks.pop();
                let first = self.lowest_spaces(government).next();
                if let Some(space) = first {
                    self.build_free(HALL, space, government, log);
                }
            }
            Work::HallDone { token, returns } => {
                self.tasks.pop();
                self.finish_token(token, returns, log);
            }
            Work::HallBuild => {
                self.tasks.pop();
                self.build_best(false, true, log);
            }
            Work::HallRescue => {
                self.tasks.pop();
                if self.rescue(true, log) {
                    self.push_humanity_steps(HALL, 1);
                }
            }
            Work::HallExplore => {
                self.tasks.pop();
                self.explore_plainly();
            }
            _ => return false,
        }
        true
    }

    /// Deposits with the fewest cubes, further from the Sun first; warehouses with the most cubes, nearer to the Sun first.
    pub(crate) fn hall_plant(&self, plant_use: PlantUse) -> Option<Planet> {
        let player = self.hall_player();
        let deposit = |planet: &Planet| player.plant(*planet).map_or(0, |plant| total(&plant.deposit));
        let warehouse = |planet: &Planet| player.plant(*planet).map_or(0, |plant| total(&plant.warehouse));
        let room = |planet: &Planet| player.plant(*planet).is_some_and(|plant| plant.room() > 0);
        let outwards = player.planets();
        let inwards = || Planet::FOREIGN.into_iter().rev().filter(|planet| player.plant(*planet).is_some());
        match plant_use {
            PlantUse::Add { .. } | PlantUse::Enrich { .. } => inwards().min_by_key(deposit),
            PlantUse::Drill(_) => inwards().filter(|planet| deposit(planet) > 0 && room(planet)).min_by_key(deposit),
            // `max_by_key` prefers the last of equals.
            PlantUse::Ars(_) => inwards().filter(|planet| warehouse(planet) > 0).max_by_key(warehouse),
            PlantUse::Produce => {
                let most = outwards.clone().map(|planet| deposit(&planet)).max()?;
                outwards.clone().find(|planet| deposit(planet) == most)
            }
        }
    }

    fn use_plant(&mut self, plant_use: PlantUse, log: &mut impl Log<Event>) {
        let Some(planet) = self.hall_plant(plant_use) else { return };
        match plant_use {
            PlantUse::Add { n, upgrade } | PlantUse::Enrich { n, upgrade } => {
                let cubes = cubes_of(self.plant(HALL, planet).colour().raised(upgrade), n);
                self.grow_deposit(HALL, planet, cubes, log);
            }
            PlantUse::Drill(n) => self.drill_highest(planet, n, log),
            PlantUse::Ars(n) => {
                for _ in 0..n {
                    if let Some(cube) = highest(&self.plant(HALL, planet).warehouse) {
                        self.send_cube(HALL, planet, cube, log);
                    }
                }
            }
            PlantUse::Produce => {}
        }
    }

    /// The highest cubes go to the warehouse, as far as there are some and room.
    fn drill_highest(&mut self, planet: Planet, n: u8, log: &mut impl Log<Event>) {
        for _ in 0..n {
            let plant = self.plant(HALL, planet);
            let room = plant.room() > 0;
            if let Some(cube) = highest(&plant.deposit).filter(|_| room) {
                self.move_cube(HALL, planet, cube, log);
            }
        }
    }

    /// The token at position Count of the row (R14.12); it waits if it cannot be used in this phase (R5.9).
    fn take_counted_extra(&mut self, log: &mut impl Log<Event>) {
        let row: List<Token, 12> = self.extra_row;
        if row.is_empty() {
            return;
        }
        let token = row[(self.hall_count() - 1) % row.len()];
        self.take_extra(HALL, token, log);
        let player = self.hall_player_mut();
        if player.hand.contains(token) {
            player.hand.remove(token);
            self.put_under(token, log);
        }
    }
}
