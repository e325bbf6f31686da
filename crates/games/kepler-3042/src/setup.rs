//! Set-up for every number of players and mode (R3, R14.1).

use orrery_engine::{Rng, Seat, Seed, SetupError, Silent};

use crate::board::Board;
use crate::components::{CARDS, PLANETS, data};
use crate::hex::Hex;
use crate::kinds::{Cubes, Techs};
use crate::options::{ObjectiveSet, Options, TilePlacement};
use crate::phases::preparation::{MINE, OBJECTIVE, check_tile, tile};
use crate::state::{COLONIES, Colony, Ghost, Kepler, Phase, Player, Queue, SEATS, SHIPS, Task};

pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Kepler, SetupError> {
    options.validate(seats)?;
    let options = &options.for_players(seats);
    let mut rng = Rng::new(seed);
    let mut stack = tiles(seats);
    rng.shuffle(&mut stack);
    let mut game = Kepler::blank(options, seats);
    if options.tile_placement == TilePlacement::Random {
        place_at_random(&mut game.board, seats, &mut stack, &mut rng);
        game.turn_up_short_range(&mut Silent);
    }
    game.stack = stack;
    game.deck = draw_deck(seats, &mut rng);
    game.deal_objectives(&mut rng);
    game.first = Seat(rng.below(u32::from(seats)) as u8);
    game.active = if game.stack.is_empty() { game.first } else { Seat(rng.below(u32::from(seats)) as u8) };
    game.give_solo_bonus();
    game.phase = match (game.stack.is_empty(), game.bonus_cubes) {
        (false, _) => Phase::PlaceTiles,
        (true, 0) => Phase::SetupTech,
        (true, _) => Phase::BonusCubes,
    };
    Ok(game)
}

impl Kepler {
    /// After personal set-up (R3.3): an empty map, no card revealed.
    pub(crate) fn blank(options: &Options, seats: u8) -> Kepler {
        Kepler {
            options: options.clone(),
            seats,
            board: Board::empty(),
            players: [player(seats == 1); SEATS],
            ghost: Ghost::default(),
            deck: [0; 16],
            round: 0,
            first: Seat(0),
            medals_left: [0, 1].map(|track| data().tracks[track].medals),
            card_medals: [0; 2],
            phase: Phase::SetupTech,
            active: Seat(0),
            task: Task::default(),
            flying: None,
            bonuses_used: 0,
            conversions: 0,
            displacements: 0,
            arrangements: Vec::new(),
            interrupts: Queue::EMPTY,
            stack: Vec::new(),
            chosen: [Techs::EMPTY; SEATS],
            bonus_cubes: 0,
            card_queue: 0,
        }
    }

    fn deal_objectives(&mut self, rng: &mut Rng) {
        if self.is_solo() {
            return;
        }
        let mut set = objective_set(self.options.objective_set);
        rng.shuffle(&mut set);
        for (player, objective) in self.players.iter_mut().zip(set).take(usize::from(self.seats)) {
            player.objective = Some(objective);
        }
    }

    /// Antimatter at once; energy or matter by choice (R14.2).
    fn give_solo_bonus(&mut self) {
        if let (true, Some(score)) = (self.is_solo(), self.options.previous_score) {
            let (choice, antimatter) = solo_bonus(self.options.campaign_level, score);
            self.players[0].earth.add(Cubes::new(0, 0, antimatter));
            self.bonus_cubes = choice;
        }
    }
}

/// Bonus cubes at the start of a level: energy or matter by choice, and antimatter (R14.2).
pub fn solo_bonus(level: u8, previous_score: u8) -> (u8, u8) {
    let levels = &data().solo.levels;
    let this = &levels[usize::from(level) - 1];
    let choice = match level.checked_sub(2) {
        Some(before) if this.bonus_per_5_vp => previous_score.saturating_sub(levels[usize::from(before)].min_vp) / 5,
        _ => 0,
    };
    (choice, this.bonus_antimatter)
}

fn player(solo: bool) -> Player {
    let Kit { depot, earth } = kit(solo);
    Player {
        depot,
        well: Cubes::NONE,
        earth,
        colonies: [Colony::NONE; COLONIES],
        colonised: 0,
        tech: [0; 5],
        track: [0; 2],
        medals: [0; 2],
        ships: [Hex::OFF; SHIPS],
        cube: data().kit.action_cube_start,
        objective: None,
    }
}

struct Kit {
    depot: Cubes,
    earth: Cubes,
}

fn kit(solo: bool) -> Kit {
    let (kit, alone) = (&data().kit, &data().solo);
    match solo {
        false => Kit { depot: kit.depot_start, earth: kit.earth_start },
        true => Kit { depot: alone.depot_start, earth: alone.earth_start },
    }
}

/// The tiles in play (R3.1), as numbers of the stack.
pub(crate) fn tiles(seats: u8) -> Vec<u8> {
    let count = data().count(seats);
    let planets = (1..=PLANETS as u8).filter(|&number| data().planets[usize::from(number)].min_players <= seats.max(2));
    let mines = std::iter::repeat_n(MINE, usize::from(count.mines));
    let objectives = std::iter::repeat_n(OBJECTIVE, usize::from(count.colonial_objectives));
    planets.chain(mines).chain(objectives).collect()
}

/// One tile after the other, each on a hex drawn from those legal at that moment (R3.2).
fn place_at_random(board: &mut Board, seats: u8, stack: &mut Vec<u8>, rng: &mut Rng) {
    let suns = data().count(seats).max_suns;
    let mut free: Vec<Hex> = Hex::all().filter(|&hex| check_tile(board, suns, hex).is_ok()).collect();
    while let Some(number) = stack.pop() {
        let hex = *rng.pick(&free).expect("the map always has room (board.toml)");
        board.put_tile(hex, tile(number), true);
        // A tile excludes exactly its own hex and the six around it.
        free.retain(|&other| other != hex && !hex.around().contains(&other));
    }
}

/// Progress cards that can be in the deck of this game.
pub(crate) fn deck_pool(seats: u8) -> Vec<u8> {
    (0..CARDS as u8).filter(|&card| seats > 1 || data().cards[usize::from(card)].solo).collect()
}

/// Sixteen cards; the rest is removed unseen.
fn draw_deck(seats: u8, rng: &mut Rng) -> [u8; 16] {
    let mut pool = deck_pool(seats);
    rng.shuffle(&mut pool);
    std::array::from_fn(|index| pool[index])
}

pub(crate) fn objective_set(set: ObjectiveSet) -> Vec<u8> {
    let wanted = set == ObjectiveSet::Advanced;
    let cards = data().objectives.iter().enumerate();
    cards.filter(|(_, objective)| objective.advanced == wanted).map(|(index, _)| index as u8).collect()
}
