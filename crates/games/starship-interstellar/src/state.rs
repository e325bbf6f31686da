//! The position: plain data, small and flat.
//!
//! Bags, stacks and piles whose order nobody knows are kept as what they may hold and how many tokens are left; the next token is
//! drawn from that when it is turned up. Tokens in the box that nobody has seen belong to the same pool (R4.9).

use orrery_engine::{List, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::components::{Benefit, ByPlayers, COLUMNS, GOVERNMENT_ROWS, POSITIONS, data};
use crate::effects::{Cubes, total};
use crate::kinds::{
    BUILDINGS, Building, COLOURS, Colour, Colours, CostTile, Families, Family, LeaderBoard, LeaderTrack, Mechanism, Mechanisms,
    Node, Nodes, PLANETS, PassToken, PassTokens, Planet, Planets, ProductionToken, ProjectRow, RouteToken, SalvationTech,
    SalvationTechs, TRACKS, TechTrack, Token, Tokens,
};
use crate::options::Options;
pub use crate::work::{Fare, Lower, PlantUse, Production, Purpose, Task, Way, Work};

pub const SEATS: usize = 4;
/// Spaces of a row of mechanisms.
pub const ROW: usize = 4;
/// Lanes of the route.
pub const LANES: usize = 5;
/// Tokens on a played stack; a hand has at most 12, positions of tests a few more.
pub const STACK: usize = 16;

/// The seat whose pieces H.A.L.L. plays (R14.1).
pub const HALL: Seat = Seat(1);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Starship {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) rng: Rng,
    pub(crate) players: [Player; SEATS],

    // The solar system
    /// From 1 to 4.
    pub(crate) quadrants: [u8; PLANETS],
    pub(crate) destroyed: Planets,
    pub(crate) sun: u8,
    pub(crate) solar_bag: Cubes,
    /// Production tokens by planet.
    pub(crate) piles: [Pile; PLANETS],

    // Boards for all
    pub(crate) market: Cubes,
    /// Face-up Extra Action tokens.
    pub(crate) extra_row: List<Token, 12>,
    pub(crate) costs: [CostTile; SalvationTech::ALL.len()],
    pub(crate) leader_board: LeaderBoard,

    // The ship
    pub(crate) rows: [[Option<Mechanism>; ROW]; ProjectRow::ALL.len()],
    /// Mechanisms of the stack and base ones that a variant removed unseen; how many of them were removed.
    pub(crate) mechanism_pool: Mechanisms,
    pub(crate) mechanisms_removed: u8,
    /// Mechanisms in the ship.
    pub(crate) ship: u8,
    pub(crate) sectors: u8,
    pub(crate) people: Cubes,
    pub(crate) humanity_bag: Cubes,
    pub(crate) saved: u8,
    pub(crate) family_tops: [Option<Family>; 2],
    /// Families below the tops.
    pub(crate) family_pool: Families,

    // The route
    /// Explored spaces by column and lane, both from 0.
    pub(crate) route: [[Option<RouteToken>; LANES]; COLUMNS + 1],
    /// Route tokens of the stack, by kind, and base ones that a variant removed unseen; how many of them were removed.
    pub(crate) route_pool: [u8; RouteToken::ALL.len()],
    pub(crate) route_removed: u8,
    /// Points of interest without their reward.
    pub(crate) claimed: Nodes,
    pub(crate) gov_satellite: Node,
    /// Player satellites on `TRAPPIST`.
    pub(crate) arrivals: u8,

    // The course of the game
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Turn order of the current phase (R4.13), and passing order so far.
    pub(crate) order: [Seat; SEATS],
    pub(crate) passing: [Seat; SEATS],
    pub(crate) passed: u8,
    /// Index of the active player in the order.
    pub(crate) turn: u8,
    /// The turn has been taken: a token was played or repeated, or the player passed.
    pub(crate) turn_taken: bool,
    /// Step of the Government phase.
    pub(crate) step: GovernmentStep,
    /// The Sun has reached Earth (R12.1).
    pub(crate) doomed: bool,
    pub(crate) draft: PassDraft,
    /// What is being done, the innermost last.
    pub(crate) tasks: List<Task, 32>,
    pub(crate) hall: Hall,
    /// The current decision revealed something or used chance (R4.11).
    #[serde(skip)]
    pub(crate) disclosed: bool,
    /// Leader tracks without bonuses, in positions written by hand.
    #[cfg(feature = "positions")]
    #[serde(skip)]
    pub(crate) blank_leader_spaces: bool,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    UniquePassDraft,
    UniquePassUse,
    Action,
    ActionBonus,
    Salvation,
    SalvationBonus,
    Government,
    Over,
}

/// Steps of the Government phase (R11), in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GovernmentStep {
    Governor,
    Satellite,
    Construction,
    Income,
    Sun,
    Motion,
    Refill,
    Bag,
    Families,
    End,
}

impl GovernmentStep {
    pub const ALL: [GovernmentStep; 10] = [
        GovernmentStep::Governor,
        GovernmentStep::Satellite,
        GovernmentStep::Construction,
        GovernmentStep::Income,
        GovernmentStep::Sun,
        GovernmentStep::Motion,
        GovernmentStep::Refill,
        GovernmentStep::Bag,
        GovernmentStep::Families,
        GovernmentStep::End,
    ];

    pub fn next(self) -> GovernmentStep {
        GovernmentStep::ALL[(self as usize + 1).min(GovernmentStep::ALL.len() - 1)]
    }
}

/// Production tokens of a planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    /// Tokens nobody has seen, in the pile or in the box, by their number.
    pub pool: u16,
    /// How many of them are in the pile, above the known ones. With `two_and_two` base and layered ones are counted separately.
    pub base: u8,
    pub layered: u8,
    /// Revealed and declined tokens, the next one first.
    pub known: List<ProductionToken, 4>,
}

impl Pile {
    pub fn unseen(&self) -> u8 {
        self.base + self.layered
    }

    pub fn len(&self) -> u8 {
        self.unseen() + self.known.len() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub fuel: u16,
    pub pp: i16,
    pub reputation: i8,
    /// In the reserve.
    pub scientists: u8,
    pub cubes: Cubes,
    pub bases: u8,
    pub buildings: [u8; BUILDINGS],
    /// Developed levels by track.
    pub levels: [u8; TRACKS],
    pub techs: SalvationTechs,
    pub leader: [u8; LeaderTrack::ALL.len()],
    pub satellite: Node,
    pub explorer: Planet,
    pub cargo: Cargo,
    pub plants: [Option<Plant>; PLANETS],
    pub wormhole: Option<Wormhole>,
    /// Position by row of the government, 0: none.
    pub government: [u8; GOVERNMENT_ROWS],
    pub hand: Tokens,
    pub extras: Tokens,
    /// The active token last.
    pub stack: List<Token, STACK>,
    pub bought: Colours,
    pub sold: Colours,
    pub passed: bool,
    pub clicks: u8,
    pub pass: PassToken,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cargo {
    pub bases: u8,
    pub buildings: [u8; BUILDINGS],
    pub cubes: Cubes,
}

impl Cargo {
    pub fn pieces(&self) -> u8 {
        self.bases + self.buildings.iter().sum::<u8>() + total(&self.cubes)
    }
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plant {
    pub token: ProductionToken,
    /// From 1.
    pub layer: u8,
    pub deposit: Cubes,
    pub warehouse: Cubes,
    pub buildings: [u8; BUILDINGS],
}

impl Plant {
    /// The colour of the current layer (R7.1).
    pub fn colour(&self) -> Colour {
        data().production(self.token).layers[usize::from(self.layer) - 1].colour
    }

    pub fn room(&self) -> u8 {
        data().production(self.token).warehouse.saturating_sub(total(&self.warehouse))
    }

    pub fn building_count(&self) -> u8 {
        self.buildings.iter().sum()
    }
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wormhole {
    pub orbit: u8,
    pub quadrant: u8,
}

/// The draft of the Unique Pass tokens (R13.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PassDraft {
    /// Not yet kept by anybody.
    pub left: PassTokens,
    pub kept: [Option<PassToken>; SEATS],
    /// Whether the unique token is used; `None`: not decided.
    pub used: [Option<bool>; SEATS],
}

/// What belongs to H.A.L.L. alone (R14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hall {
    pub bag: Cubes,
    /// AI cubes laid on the sheet since the last Government phase.
    pub sheet: Cubes,
    pub technologies: [u8; COLOURS],
    /// Tokens to play, the top first.
    pub pile: List<Token, STACK>,
    /// How many at its bottom were put there in this phase, so that all know them.
    pub seen: u8,
    /// The first token put under the pile in this turn.
    pub first_under: Option<Token>,
    /// Planets of the private pile, the top first, and which positions are known, as bits.
    pub private: List<Planet, 7>,
    pub known: u8,
    /// The AI cube drawn for the token being tried, and whether it came out of the bag.
    pub cube: Option<AiCube>,
    /// The bag was filled again in this phase, so that no token returns (R14.2.4).
    pub refilled: bool,
    /// How PP and Reputation change in the current Satellite Exploration.
    pub benefit: Benefit,
    pub cost_factor: u8,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AiCube {
    pub colour: Colour,
    /// A cube of an empty bag and sheet does not exist.
    pub real: bool,
}

impl Player {
    pub(crate) const EMPTY: Player = Player {
        fuel: 0,
        pp: 0,
        reputation: 0,
        scientists: 0,
        cubes: [0; COLOURS],
        bases: 0,
        buildings: [0; BUILDINGS],
        levels: [0; TRACKS],
        techs: SalvationTechs::EMPTY,
        leader: [0; LeaderTrack::ALL.len()],
        satellite: Node::Earth,
        explorer: Planet::Earth,
        cargo: Cargo { bases: 0, buildings: [0; BUILDINGS], cubes: [0; COLOURS] },
        plants: [None; PLANETS],
        wormhole: None,
        government: [0; GOVERNMENT_ROWS],
        hand: Tokens::EMPTY,
        extras: Tokens::EMPTY,
        stack: List::from_array_empty([Token::Solar; STACK]),
        bought: Colours::EMPTY,
        sold: Colours::EMPTY,
        passed: false,
        clicks: 0,
        pass: PassToken::Base,
    };

    pub fn level(&self, track: TechTrack) -> u8 {
        self.levels[track.index()]
    }

    pub fn has(&self, tech: SalvationTech) -> bool {
        self.techs.contains(tech)
    }

    /// Developed levels, a Salvation technology counted as one (R12.4).
    pub fn technology_levels(&self) -> u8 {
        self.levels.iter().sum::<u8>() + self.techs.iter().count() as u8
    }

    pub fn plant(&self, planet: Planet) -> Option<&Plant> {
        self.plants[planet.index()].as_ref()
    }

    /// The planets with own plants, from the Sun outwards.
    pub fn planets(&self) -> impl Iterator<Item = Planet> + Clone + '_ {
        Planet::FOREIGN.into_iter().filter(|planet| self.plants[planet.index()].is_some())
    }

    /// Scientists on the government board.
    pub fn in_government(&self) -> u8 {
        self.government.iter().filter(|&&position| position > 0).count() as u8
    }

    /// Figures neither in the reserve nor in the government (R2.3).
    pub fn supply(&self) -> u8 {
        data().pieces.scientists.saturating_sub(self.scientists + self.in_government())
    }

    /// The highest row with one of the player's Scientists, from 1.
    pub fn highest_row(&self) -> Option<u8> {
        (1..=GOVERNMENT_ROWS as u8).rev().find(|&row| self.government[usize::from(row) - 1] > 0)
    }

    /// The token whose action is repeated (R4.6).
    pub fn active_token(&self) -> Option<Token> {
        self.stack.last().copied()
    }

    pub fn building_count(&self, building: Building) -> u8 {
        let installed: u8 = self.plants.iter().flatten().map(|plant| plant.buildings[building.index()]).sum();
        self.buildings[building.index()] + self.cargo.buildings[building.index()] + installed
    }
}

impl Starship {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn plant(&self, seat: Seat, planet: Planet) -> &Plant {
        self.player(seat).plant(planet).expect("asked of a planet with a plant")
    }

    pub(crate) fn plant_mut(&mut self, seat: Seat, planet: Planet) -> &mut Plant {
        self.players[seat.index()].plants[planet.index()].as_mut().expect("asked of a planet with a plant")
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    pub(crate) fn is_hall(&self, seat: Seat) -> bool {
        self.is_solo() && seat == HALL
    }

    /// Nations at the table, H.A.L.L. among them.
    pub(crate) fn nations(&self) -> u8 {
        self.seats.max(2)
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.nations())
    }

    pub(crate) fn numbers(&self) -> &'static ByPlayers {
        &data().by_players[usize::from(self.nations()) - 2]
    }

    /// The nations in the order of the running phase.
    pub(crate) fn in_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.nations())]
    }

    /// The seat whose turn it is.
    pub(crate) fn active(&self) -> Seat {
        self.order[usize::from(self.turn) % SEATS]
    }

    pub(crate) fn token_at(&self, node: Node) -> Option<RouteToken> {
        let face = data().node(node);
        self.route[usize::from(face.column)][usize::from(face.lane) - 1]
    }

    pub(crate) fn set_token_at(&mut self, node: Node, token: RouteToken) {
        let face = data().node(node);
        self.route[usize::from(face.column)][usize::from(face.lane) - 1] = Some(token);
    }

    pub(crate) fn exists(&self, planet: Planet) -> bool {
        !self.destroyed.contains(planet) || planet == Planet::Earth
    }

    pub(crate) fn mechanism_at(&self, space: u8) -> Option<Mechanism> {
        self.rows.as_flattened().get(usize::from(space)).copied().flatten()
    }

    /// The owner of the leftmost Scientist on the highest occupied row, and that row (R9.1.4).
    pub(crate) fn governor(&self) -> Option<(Seat, u8)> {
        let row = self.all_seats().filter_map(|seat| self.player(seat).highest_row()).max()?;
        let position = |seat: &Seat| self.player(*seat).government[usize::from(row) - 1];
        let seat = self.all_seats().filter(|seat| position(seat) > 0).min_by_key(position)?;
        Some((seat, row))
    }

    /// Whether a position of the government is free; both from 1.
    pub(crate) fn is_free(&self, row: u8, position: u8) -> bool {
        self.all_seats().all(|seat| self.player(seat).government[usize::from(row) - 1] != position)
    }

    pub(crate) fn free_positions(&self, row: u8) -> impl DoubleEndedIterator<Item = u8> + Clone + '_ {
        (1..=POSITIONS as u8).filter(move |&position| self.is_free(row, position))
    }

    pub(crate) fn push(&mut self, seat: Seat, work: Work) {
        self.tasks.push(Task { seat, work });
    }

    pub(crate) fn top(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    /// Whether reserves and hands are shown to all (R4.3).
    pub(crate) fn is_open(&self) -> bool {
        self.options.open_reserves.is_on()
    }

    /// Players who have not chosen whether to use their Unique Pass token.
    pub(crate) fn undecided(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.draft.used[seat.index()].is_none()).collect()
    }

    /// Something hidden was turned up, or chance was used.
    pub(crate) fn disclose(&mut self) {
        self.disclosed = true;
    }
}
