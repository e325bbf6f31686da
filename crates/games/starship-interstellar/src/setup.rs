//! Set-up of the game (R3, R13, R14.1).

use orrery_engine::{List, Rng, Seat, Seed, SetupError, Silent};

use crate::components::{Benefit, COLUMNS, data};
use crate::kinds::{
    BASE_TOKENS, COLOURS, CostTile, Families, Family, LAYERED_TOKENS, LeaderBoard, Mechanism, Mechanisms, Node, Nodes, PLANETS,
    PassTokens, Planet, Planets, ProjectRow, RouteKind, RouteToken, Token,
};
use crate::options::{Addition, ExtraPool, Layered, Layout, Options, Universal};
use crate::state::{GovernmentStep, Hall, LANES, PassDraft, Phase, Pile, Player, ROW, SEATS, Starship};

/// Production tokens of a planet's pile (R3.2).
const PILE: u8 = 4;
/// Initial mechanisms of the rows (R3.9).
const INITIAL: usize = 2 * ROW;
/// Initial and main base tokens that Universal ones replace (R13.7).
const REPLACED_INITIAL: usize = 2;
const REPLACED_MAIN: u8 = 8;

pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Starship, SetupError> {
    options.validate(seats)?;
    let mut game = Starship::blank(options.for_players(seats), seats, Rng::new(seed));
    game.place_planets();
    game.prepare_piles();
    game.prepare_people();
    game.prepare_route();
    game.prepare_mechanisms();
    game.deal_costs();
    game.draw_extra_tokens();
    game.find_order();
    game.give_pieces();
    if game.is_solo() {
        game.prepare_hall();
    }
    game.begin();
    Ok(game)
}

impl Starship {
    /// The board before anything is dealt.
    pub(crate) fn blank(options: Options, seats: u8, rng: Rng) -> Starship {
        Starship {
            options,
            seats,
            rng,
            players: [Player::EMPTY; SEATS],
            quadrants: [1; PLANETS],
            destroyed: Planets::EMPTY,
            sun: 0,
            solar_bag: data().solar_bag,
            piles: [Pile::default(); PLANETS],
            market: data().market.map(|row| row.start),
            extra_row: List::default(),
            costs: CostTile::ALL,
            leader_board: LeaderBoard::Base,
            rows: [[None; ROW]; ProjectRow::ALL.len()],
            mechanism_pool: Mechanisms::EMPTY,
            mechanisms_removed: 0,
            ship: 0,
            sectors: 0,
            people: [0; COLOURS],
            humanity_bag: data().humanity,
            saved: 0,
            family_tops: [None; 2],
            family_pool: Families::EMPTY,
            route: [[None; LANES]; COLUMNS + 1],
            route_pool: [0; RouteToken::ALL.len()],
            route_removed: 0,
            claimed: Nodes::EMPTY,
            gov_satellite: Node::Earth,
            arrivals: 0,
            phase: Phase::Action,
            round: 1,
            order: [Seat(0), Seat(1), Seat(2), Seat(3)],
            passing: [Seat(0); SEATS],
            passed: 0,
            turn: 0,
            turn_taken: false,
            step: GovernmentStep::Governor,
            doomed: false,
            draft: PassDraft::default(),
            tasks: List::default(),
            hall: Hall {
                bag: [0; COLOURS],
                sheet: [0; COLOURS],
                technologies: [0; COLOURS],
                pile: List::default(),
                seen: 0,
                first_under: None,
                private: List::default(),
                known: 0,
                cube: None,
                refilled: false,
                benefit: Benefit::Same,
                cost_factor: 1,
            },
            disclosed: false,
            #[cfg(feature = "positions")]
            blank_leader_spaces: false,
        }
    }

    /// Quadrants (R3.3).
    fn place_planets(&mut self) {
        for planet in Planet::ALL {
            let face = data().planet(planet);
            self.quadrants[planet.index()] = match self.options.planet_layout {
                Layout::Random if planet != Planet::Earth => 1 + self.rng.below(u32::from(data().quadrants)) as u8,
                _ => face.start_quadrant,
            };
        }
    }

    /// Four tokens per planet (R3.2, R13.4); which ones is drawn when they are revealed.
    fn prepare_piles(&mut self) {
        let base: u16 = (1 << BASE_TOKENS) - 1;
        let all: u16 = (1 << (BASE_TOKENS + LAYERED_TOKENS)) - 1;
        for planet in Planet::FOREIGN {
            let layered = LAYERED_TOKENS as u8;
            self.piles[planet.index()] = match self.options.multi_resource {
                Layered::Off => Pile { pool: base, base: PILE, ..Pile::default() },
                Layered::TwoAndTwo => Pile { pool: all, base: PILE - layered, layered, ..Pile::default() },
                // Base and layered tokens are not distinguished: both come from the pool.
                Layered::Blind => Pile { pool: all, base: PILE, ..Pile::default() },
            };
        }
    }

    fn prepare_people(&mut self) {
        self.draw_people();
        if self.options.families.is_on() {
            self.family_pool = Family::ALL.into_iter().collect();
            self.turn_up_families();
        }
    }

    /// The stack with the tokens of the variants (R3.8, R13.1, R13.3, R13.8).
    fn prepare_route(&mut self) {
        for token in RouteToken::ALL {
            let face = data().route(token);
            let addition = match face.kind {
                RouteKind::BlackHole => self.options.black_holes,
                RouteKind::ScatteredPlanet => self.options.scattered_planets,
                RouteKind::DeepSpace | RouteKind::Galaxy | RouteKind::Wormhole => Addition::Add,
            };
            if addition != Addition::Off {
                self.route_pool[token.index()] = face.copies;
            }
            if addition == Addition::Replace {
                self.route_removed += face.copies;
            }
        }
    }

    /// Rows and stack (R3.9, R13.7).
    fn prepare_mechanisms(&mut self) {
        let variant = self.options.universal_mechanisms;
        let of = |initial: bool, universal: bool| {
            let fits = move |mechanism: &Mechanism| {
                let face = data().mechanism(*mechanism);
                face.initial == initial && face.universal == universal
            };
            Mechanism::ALL.into_iter().filter(fits)
        };
        let mut initial: Vec<Mechanism> = of(true, false).collect();
        match variant {
            Universal::Off => {}
            Universal::Add => initial.extend(of(true, true)),
            Universal::Impact => {
                self.rng.shuffle(&mut initial);
                initial.truncate(INITIAL - REPLACED_INITIAL);
                initial.extend(of(true, true));
            }
        }
        self.rng.shuffle(&mut initial);
        for (space, mechanism) in initial.into_iter().take(INITIAL).enumerate() {
            self.rows[space / ROW][space % ROW] = Some(mechanism);
        }
        self.mechanism_pool = of(false, false).collect();
        if variant != Universal::Off {
            of(false, true).for_each(|mechanism| self.mechanism_pool.insert(mechanism));
        }
        if variant == Universal::Impact {
            self.mechanisms_removed = REPLACED_MAIN;
        }
        for space in 0..ROW {
            self.rows[ProjectRow::Future.index()][space] = self.draw_mechanism();
        }
    }

    /// Mechanisms of this game, without those that a variant removed unseen.
    pub(crate) fn mechanisms_at_start(&self) -> i64 {
        let with_universal = self.options.universal_mechanisms != Universal::Off;
        let is_in_stack = |mechanism: &Mechanism| {
            let face = data().mechanism(*mechanism);
            !face.initial && (with_universal || !face.universal)
        };
        let stack = Mechanism::ALL.into_iter().filter(is_in_stack).count();
        (INITIAL + stack) as i64 - i64::from(self.mechanisms_removed)
    }

    fn deal_costs(&mut self) {
        self.rng.shuffle(&mut self.costs);
        self.leader_board = self.options.leader_board.board().unwrap_or_else(|| {
            let sides = LeaderBoard::ALL.len() as u32 - 1;
            LeaderBoard::ALL[1 + self.rng.below(sides) as usize]
        });
    }

    /// Three Extra Action tokens per player (R3.11).
    fn draw_extra_tokens(&mut self) {
        let core = self.options.extra_token_pool == ExtraPool::Core;
        let mut tokens: Vec<Token> = Token::extras().filter(|&token| !core || !data().token(token).additional).collect();
        self.rng.shuffle(&mut tokens);
        self.extra_row = tokens.into_iter().take(usize::from(self.numbers().extra_tokens)).collect();
    }

    /// Random; the person begins against H.A.L.L. (R3.12, R14.1).
    fn find_order(&mut self) {
        if !self.is_solo() {
            let seats = usize::from(self.seats);
            self.rng.shuffle(&mut self.order[..seats]);
        }
    }

    /// Pieces and start goods (R3.12).
    fn give_pieces(&mut self) {
        let start = data().start;
        for place in 0..usize::from(self.nations()) {
            let player = &mut self.players[self.order[place].index()];
            player.fuel = start.fuel as u16 + u16::from(data().start_fuel_bonus[place]);
            player.scientists = start.scientists as u8;
            player.cubes = start.cubes;
            player.bases = data().pieces.bases;
        }
    }

    /// H.A.L.L.'s private pile and bag (R14.1).
    fn prepare_hall(&mut self) {
        let mut planets = Planet::FOREIGN;
        self.rng.shuffle(&mut planets);
        self.hall.private = planets.into_iter().collect();
        self.hall.known = 1;
        self.hall.bag = data().bag(self.options.difficulty);
    }

    /// The draft of the Unique Pass tokens, or the first round.
    fn begin(&mut self) {
        if self.options.unique_pass.is_on() {
            self.phase = Phase::UniquePassDraft;
            self.draft.left = PassTokens::UNIQUE;
            self.turn = if self.is_solo() { 0 } else { self.seats - 1 };
        } else {
            self.begin_action_phase(&mut Silent);
        }
        self.carry_on(&mut Silent);
        // Draws of the set-up are not caused by a decision.
        self.disclosed = false;
    }
}
