//! The component data (`data/*.toml`) as typed tables, parsed once.

mod corporations;
mod raw;
mod read;

use std::sync::LazyLock;

use serde::Deserialize;

use crate::effects::{RoundRule, Term, Worth};
use crate::grid::{Grid, SIDE, Square};
use crate::kinds::{Cards, Colour, PlanetId, Terrain, Tile, Track};
use crate::shapes::{SHAPES, Shape};

pub(crate) use read::read;

pub use corporations::{Abilities, Corporation, LifepodPlaces, Limit, Per, Tokens, Trigger, When};

/// The shipped files: (name, text).
pub const FILES: &[(&str, &str)] = &[
    ("civ_cards.toml", include_str!("../data/civ_cards.toml")),
    ("corporations.toml", include_str!("../data/corporations.toml")),
    ("events.toml", include_str!("../data/events.toml")),
    ("objectives.toml", include_str!("../data/objectives.toml")),
    ("planets.toml", include_str!("../data/planets.toml")),
    ("setup.toml", include_str!("../data/setup.toml")),
    ("tiles.toml", include_str!("../data/tiles.toml")),
];

pub const CIV_CARDS: u8 = 36;
pub const OBJECTIVES: u8 = 28;
pub const EVENTS: u8 = 60;
/// Cards of an event deck, tiles of a pile, depots of the station, lifepods of a planet, top of a track.
pub const DECK: usize = 20;
pub const PILE: usize = 12;
pub const DEPOTS: u8 = 6;
pub const LIFEPODS: usize = 6;
pub const TOP: u8 = 15;

/// Everything printed on boards, cards and tiles.
#[derive(Debug)]
pub struct Data {
    pub shapes: [Shape; SHAPES],
    pub pairs: [[Terrain; 2]; 6],
    /// Shapes of the piles of a ring by depot (R2.2).
    pub rings: [[u8; DEPOTS as usize]; 2],
    pub planets: [Planet; PlanetId::ALL.len()],
    pub corporations: Vec<Corporation>,
    /// Cards by number; index 0 is unused.
    pub civ: Vec<CivCard>,
    pub ranks: [Cards; 4],
    pub objectives: Vec<Objective>,
    pub events: Vec<EventCard>,
    pub sets: Sets,
    pub neighbour_win: u8,
    pub neighbour_tie: u8,
    pub private_complete: u8,
    /// Station positions of the seats, by player count (R2.3).
    pub positions: [Vec<u8>; 7],
    /// Civ cards of each rank in play, by player count (R2.6).
    pub civ_per_rank: [u8; 7],
    pub solo: Solo,
}

#[derive(Debug)]
pub struct Planet {
    pub deluxe: bool,
    pub real: Grid,
    pub ice: Grid,
    /// Where the first piece may begin (B3).
    pub perimeter: Grid,
    /// What objectives and events call the edge; Oblivion's is the inner one (R10.11).
    pub edge: Grid,
    pub lifepods: [Square; LIFEPODS],
    pub column_medals: [u8; SIDE as usize],
    pub row_medals: [u8; SIDE as usize],
    pub rule: PlanetRule,
}

/// R10.1 to R10.13.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanetRule {
    None,
    NoMixedIceAndSoil,
    Cities {
        squares: Grid,
        medals: u8,
    },
    /// Where icons of each resource may lie.
    QuadrantBans {
        allowed: [Grid; 6],
    },
    RingAnchor {
        ring: Grid,
    },
    Currents {
        squares: Grid,
    },
    Chasm {
        sides: [Grid; 2],
        crossings: [[Square; 2]; 2],
    },
    FirstPieceOnCentre {
        squares: Grid,
    },
    Toxic {
        squares: Grid,
    },
    SlideIn,
    InnerEdge,
    Bodies {
        bodies: [Grid; 3],
        medals: u8,
    },
    Holes,
}

#[derive(Debug)]
pub struct CivCard {
    pub id: String,
    pub rank: u8,
    pub immediate: bool,
    pub effect: Vec<Term>,
    pub worth: Worth,
}

#[derive(Debug)]
pub struct Objective {
    pub id: String,
    pub metric: Metric,
    pub fewest: bool,
    pub private: Private,
}

/// What neighbours compare (R12.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    IconsOnEdge(Terrain),
    LargestArea(Terrain),
    AreaCount(Terrain),
    Icons(Terrain),
    TracksAtTop,
    MeteorsCollected,
    LifepodsCollected,
}

/// Condition of a private objective (R12.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Private {
    Rectangle { size: [u8; 2], terrain: Terrain },
    AreaIcons { n: u8, resource: Terrain },
    TrackAtTop(Track),
    IconsAtMost { n: u8, resource: Terrain },
    MeteorsAtLeast(u8),
    MoreLifepodsThanMeteors,
    IceCovered,
    SoilCovered,
}

#[derive(Debug)]
pub struct EventCard {
    pub id: String,
    pub colour: Colour,
    pub solo_only: bool,
    pub effect: Vec<Term>,
    /// The two sides of a choice.
    pub options: Vec<Vec<Term>>,
    pub rule: RoundRule,
}

/// Medals of the two sets of civ cards, by cards owned (R12.4, R12.5).
#[derive(Clone, Debug, Default)]
pub struct Sets {
    pub ore_per_three: Vec<u8>,
    pub trade_total: Vec<u8>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Solo {
    pub base_target: i32,
    pub objectives_dealt: u8,
    pub objectives_kept: u8,
    pub adjust: Vec<Adjust>,
    pub tier: Vec<Tier>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Adjust {
    from: u8,
    to: u8,
    red: i32,
    orange: i32,
    green: i32,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Tier {
    pub id: String,
    #[serde(default = "lowest")]
    min: i32,
    #[serde(default = "highest")]
    max: i32,
}

fn lowest() -> i32 {
    i32::MIN
}

fn highest() -> i32 {
    i32::MAX
}

/// # Panics
///
/// If an owner's files are invalid; `Game::check_components` reports that before a game begins.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| read().unwrap_or_else(|error| panic!("{error}")));
    &DATA
}

impl Data {
    pub fn planet(&self, planet: PlanetId) -> &Planet {
        &self.planets[planet.index()]
    }

    pub fn shape(&self, tile: Tile) -> &Shape {
        &self.shapes[tile.shape()]
    }

    /// Terrains of sections A and B.
    pub fn terrains(&self, tile: Tile) -> [Terrain; 2] {
        self.pairs[tile.pair()]
    }

    pub fn civ(&self, card: u8) -> &CivCard {
        &self.civ[usize::from(card)]
    }

    pub fn objective(&self, card: u8) -> &Objective {
        &self.objectives[usize::from(card)]
    }

    pub fn event(&self, card: u8) -> &EventCard {
        &self.events[usize::from(card)]
    }

    /// Events of a colour that may be dealt (R13.1).
    pub fn events_of(&self, colour: Colour, solo: bool) -> Vec<u8> {
        let fits = |&card: &u8| self.event(card).colour == colour && (solo || !self.event(card).solo_only);
        (1..=EVENTS).filter(fits).collect()
    }

    /// "N5:civ-energy:meteor" (`tiles.toml`).
    pub fn tile_id(&self, tile: Tile) -> String {
        let [a, b] = self.terrains(tile);
        let version = if tile.has_meteor() { "meteor" } else { "plain" };
        format!("{}:{}-{}:{version}", self.shape(tile).id, a.id(), b.id())
    }
}

impl Tier {
    /// The least difference between score and target; `None` for the lowest tier, which has none.
    pub fn from(&self) -> Option<i32> {
        (self.min != lowest()).then_some(self.min)
    }
}

impl Solo {
    /// The score to reach with such a deck (R16.3).
    pub fn target(&self, counts: [u8; 3]) -> i32 {
        let [green, orange, red] = counts;
        let row = |n: u8| self.adjust.iter().find(|row| (row.from..=row.to).contains(&n)).expect("0 to 20 cards");
        self.base_target + row(green).green + row(orange).orange + row(red).red
    }

    pub fn tier(&self, difference: i32) -> &Tier {
        self.tier.iter().find(|tier| (tier.min..=tier.max).contains(&difference)).expect("every difference has a tier")
    }
}
