//! The position: plain data, small and flat.

use orrery_engine::{List, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{Board, PodPlace};
use crate::components::{DECK, DEPOTS, OBJECTIVES, PILE, PlanetRule, data};
use crate::effects::{RoundRule, Term};
use crate::grid::Grid;
use crate::kinds::{Cards, CorporationId, Faces, PlanetId, Ring, Tile, Track, Tracks};
use crate::options::{OblivionEdge, Options, Rotation};
use crate::placement::{Placing, Tier};

pub const SEATS: usize = 6;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlanetUnknown {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) boards: [Board; SEATS],
    /// Public state of the boards while seats decide simultaneously (R17.2).
    pub(crate) shown: [Board; SEATS],
    #[serde(rename = "tasks")]
    pub(crate) players: [Player; SEATS],
    /// Publicly known pending civ picks.
    pub(crate) shown_picks: [[u8; 4]; SEATS],

    /// Tiles of every pile, the top one last; those of the large ring come after those of the small one.
    pub(crate) piles: [[Tile; PILE]; 2 * DEPOTS as usize],
    /// Tiles left in every pile, and the publicly known numbers.
    pub(crate) left: [u8; 2 * DEPOTS as usize],
    pub(crate) shown_left: [u8; 2 * DEPOTS as usize],
    pub(crate) inner_shift: u8,
    pub(crate) offset: u8,
    /// Tiles that left the game without being placed.
    pub(crate) tiles_gone: u8,

    /// Civ cards in the four piles, and the publicly known number of each rank.
    pub(crate) supply: Cards,
    /// Civ cards that an event removed unseen (R13.5).
    pub(crate) removed: Cards,
    pub(crate) shown_supply: [u8; 4],
    pub(crate) neighbours: List<u8, SEATS>,
    /// Undealt objectives, the next one last, and their publicly known number.
    pub(crate) undealt: List<u8, { OBJECTIVES as usize }>,
    pub(crate) shown_undealt: u8,
    pub(crate) deck: [u8; DECK],
    /// Event cards drawn so far.
    pub(crate) drawn: u8,
    /// Whether the last card drawn is in force.
    pub(crate) event_on: bool,
    /// Seats that know the next event (R13.5).
    pub(crate) peeked: SeatSet,
    pub(crate) rng: Rng,

    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) commander: Seat,
    /// Seats that are done with the phase.
    pub(crate) done: SeatSet,
    /// Who picks civ cards, or chooses boards in order.
    pub(crate) visitor: Seat,
    /// The last round is over: the game-end step (R11.4), and how often it began.
    pub(crate) ending: bool,
    pub(crate) end_steps: u8,
    /// Boards chosen in set-up.
    pub(crate) chosen: [Faces; SEATS],
    pub(crate) dealt_planets: [PlanetId; SEATS],
    pub(crate) dealt_corporations: [CorporationId; SEATS],
}

/// The states of a game and of a round (R2.9, R3).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// All choose a face of their board.
    Sides,
    /// Players choose any free face in turn.
    FreeChoice,
    Flux,
    Objectives,
    Rotate,
    Event,
    Turns,
    Civ,
    End,
    Over,
}

impl Phase {
    /// Whether choices stay secret until all have confirmed (R17.2).
    pub fn is_simultaneous(self) -> bool {
        matches!(self, Phase::Sides | Phase::Objectives | Phase::Event | Phase::Turns | Phase::End)
    }
}

/// A player's pending effects and secrets; everything on the table is in the player's [`Board`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    #[serde(rename = "stage")]
    pub step: Step,
    /// Effects gained and not begun (R5), as their terms.
    pub pool: List<Term, 40>,
    /// In the order in which they arose.
    #[serde(rename = "asks")]
    pub interrupts: List<Interrupt, 6>,
    #[serde(rename = "active")]
    pub task: Option<Task>,
    /// Civ milestones reached and not picked yet, by rank.
    pub picks: [u8; 4],
    /// The tile chosen in T1.
    pub ring: Option<Ring>,
    /// Restrictions that apply to it; `None` if no offered tile can be placed (R4.5).
    pub tier: Option<Tier>,
    /// The tile is placed, or set aside.
    pub laid: bool,
    /// Neither tile could be placed (R11.1 A).
    pub stuck: bool,
    /// Round-start movement (R9.0.4).
    pub start_movement: u8,
    /// An event gives a rover with the tile of this round.
    pub extra_rover: bool,
    /// Something was decided in this phase.
    pub acted: bool,
    /// What each icon of the tile gives, while one of them is to be named (R13.4).
    pub icons: [Option<Term>; 2],
    /// Squares a rover stood on since it last paid or collected (R9.4.6).
    pub trails: [Grid; 2],
    /// Synergy squares each cube has shifted onto in this phase (R9.8.7).
    pub shifted: u64,
    /// Objectives offered now.
    pub offered: Cards,
    /// Private objectives.
    pub private: Cards,
    /// Objectives seen that left the game, and civ cards seen in the supply.
    pub seen_objectives: Cards,
    pub seen_civ: Cards,
}

/// Step of a turn (R3.2).
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Stage"))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// T0 and T1.
    Choose,
    /// T2.
    Place,
    /// T3 and T4, and every other phase.
    Resolve,
}

/// A question that must be answered before the task or the pool continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Interrupt {
    /// Where a collected lifepod goes.
    #[default]
    Lifepod,
    /// Whether this rover drops its load.
    Load(u8),
    /// Which icon of the tile counts.
    Icon,
    /// Where the extra rover goes.
    ExtraRover,
}

/// The term being carried out, and its progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Task {
    pub term: Term,
    /// Movement, things, cubes or steps left.
    pub left: u8,
    /// Cubes already chosen.
    pub chosen: Tracks,
    /// The cube whose target is asked for.
    pub cube: Option<Track>,
    /// The pile an extra tile comes from.
    pub ring: Option<Ring>,
    /// The random card of a civ pick (R9.2.3); 0 is none.
    pub extra: u8,
    /// The synergy boost counts twice (R9.6.3 C).
    pub twice: bool,
    /// The lifepod that is being moved, and where others were put.
    pub lifted: Option<PodPlace>,
    pub moved: List<PodPlace, 3>,
}

impl Task {
    pub(crate) fn new(term: Term, left: u8) -> Task {
        Task {
            term,
            left,
            chosen: Tracks::EMPTY,
            cube: None,
            ring: None,
            extra: 0,
            twice: false,
            lifted: None,
            moved: List::new(),
        }
    }
}

impl Player {
    pub(crate) fn new() -> Player {
        Player {
            step: Step::Resolve,
            pool: List::new(),
            interrupts: List::new(),
            task: None,
            picks: [0; 4],
            ring: None,
            tier: None,
            laid: false,
            stuck: false,
            start_movement: 0,
            extra_rover: false,
            acted: false,
            icons: [None; 2],
            trails: [Grid::EMPTY; 2],
            shifted: 0,
            offered: Cards::NONE,
            private: Cards::NONE,
            seen_objectives: Cards::NONE,
            seen_civ: Cards::NONE,
        }
    }

    /// Whether neither an interrupt nor a task is open.
    pub(crate) fn is_idle(&self) -> bool {
        self.interrupts.is_empty() && self.task.is_none()
    }

    /// Resets what belongs to a single phase.
    pub(crate) fn clear(&mut self) {
        self.step = Step::Resolve;
        self.pool.clear();
        self.interrupts.clear();
        self.task = None;
        self.icons = [None; 2];
        self.trails = [Grid::EMPTY; 2];
        self.shifted = 0;
        self.acted = false;
    }
}

impl PlanetUnknown {
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    pub(crate) fn has_events(&self) -> bool {
        self.is_solo() || self.options.events.is_on()
    }

    pub(crate) fn turns_by_itself(&self) -> bool {
        self.is_solo() || (self.seats == 2 && self.options.two_player_rotation == Rotation::Automatic)
    }

    /// The event drawn last, while it is in force (R13.4).
    pub fn event(&self) -> Option<u8> {
        (self.event_on && self.drawn > 0).then(|| self.deck[usize::from(self.drawn) - 1])
    }

    #[inline]
    pub(crate) fn rule(&self) -> RoundRule {
        self.event().map_or(RoundRule::None, |card| data().event(card).rule)
    }

    /// The depot a seat faces (R2.3).
    pub fn depot(&self, seat: Seat) -> u8 {
        let position = data().positions[usize::from(self.seats)][seat.index()];
        (position + self.offset) % DEPOTS
    }

    /// Index of a pile (R2.2): piles are numbered ring by ring in the order of `tiles.toml`.
    pub fn pile(&self, depot: u8, ring: Ring) -> usize {
        match ring {
            Ring::Small => usize::from((depot + self.inner_shift) % DEPOTS),
            Ring::Large => usize::from(DEPOTS + depot),
        }
    }

    /// The tile on top of a pile.
    pub fn top(&self, pile: usize) -> Option<Tile> {
        self.left[pile].checked_sub(1).map(|top| self.piles[pile][usize::from(top)])
    }

    pub fn offered(&self, seat: Seat, ring: Ring) -> Option<Tile> {
        self.top(self.pile(self.depot(seat), ring))
    }

    pub(crate) fn offered_tiles(&self, seat: Seat) -> List<Tile, 2> {
        Ring::ALL.into_iter().filter_map(|ring| self.offered(seat, ring)).collect()
    }

    /// What "edge" means on a planet at this table (Q7).
    pub(crate) fn edge(&self, board: &Board) -> Grid {
        let world = board.world();
        let outer = world.rule == PlanetRule::InnerEdge && self.options.oblivion_edge == OblivionEdge::Outer;
        if outer { world.perimeter } else { world.edge }
    }

    pub(crate) fn placing(&self, seat: Seat) -> Placing<'_> {
        let board = self.board(seat);
        Placing::new(board, self.rule(), self.edge(board))
    }

    /// Cards of a rank still in the supply.
    pub(crate) fn supply_of(&self, rank: u8) -> Cards {
        self.supply.and(data().ranks[usize::from(rank) - 1])
    }
}
