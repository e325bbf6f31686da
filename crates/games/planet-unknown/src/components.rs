//! The component data (`data/*.toml`) as typed tables, parsed once.

mod corporations;
mod raw;

use std::sync::LazyLock;

use serde::Deserialize;

use crate::effects::{RoundRule, Term, Worth, round_rule, terms, worth};
use crate::grid::{Grid, SIDE, Square};
use crate::kinds::{Cards, Colour, PlanetId, Ring, Terrain, Tile, Track};
use crate::shapes::{SHAPES, Shape};

pub use corporations::{Abilities, Corporation, LifepodPlaces, Limit, Per, Tokens, Trigger, When};

/// The files as they were shipped: (name, text).
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
    /// Cards by number; 0 stands for none and is never looked at.
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

/// What a private objective asks (R12.7).
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

pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(read);
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

/// A file's text as a type. The shipped files are part of the program: a test reads them all.
pub(super) fn file<T: for<'de> Deserialize<'de>>(name: &str) -> T {
    let (_, text) = FILES.iter().find(|(file, _)| *file == name).expect("a shipped file");
    toml::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn read() -> Data {
    let tiles: raw::Tiles = file("tiles.toml");
    let setup: raw::Setup = file("setup.toml");
    let objectives: raw::Objectives = file("objectives.toml");
    let shape = |raw: &raw::Shape| Shape::drawn(&raw.id, raw.ring, &raw.terrain, &raw.marks);
    let shapes: [Shape; SHAPES] = tiles.shape.iter().map(shape).collect::<Vec<_>>().try_into().expect("twelve shapes");
    let named = |id: &String| shapes.iter().position(|shape| shape.id == *id).expect("a shape") as u8;
    let ring = |ids: &[String]| -> [u8; 6] { ids.iter().map(named).collect::<Vec<_>>().try_into().expect("six piles a ring") };
    let mut rings = [[0; 6]; 2];
    rings[Ring::Small.index()] = ring(&tiles.station.small_ring);
    rings[Ring::Large.index()] = ring(&tiles.station.large_ring);
    let count = |players: usize| setup.players.iter().find(|row| row.count == players);
    let civ = read_civ();
    Data {
        pairs: tiles.pair.iter().map(|pair| [pair.a, pair.b]).collect::<Vec<_>>().try_into().expect("six pairs"),
        rings,
        shapes,
        planets: PlanetId::ALL.map(read_planet()),
        corporations: corporations::read(),
        ranks: [1, 2, 3, 4].map(|rank| (1..=CIV_CARDS).filter(|&card| civ[usize::from(card)].rank == rank).collect()),
        civ,
        neighbour_win: objectives.neighbour_win,
        neighbour_tie: objectives.neighbour_tie,
        private_complete: objectives.private_complete,
        objectives: read_objectives(objectives),
        events: read_events(),
        sets: read_sets(),
        positions: std::array::from_fn(|players| count(players).map(|row| row.seats.clone()).unwrap_or_default()),
        civ_per_rank: std::array::from_fn(|players| count(players).map_or(0, |row| row.civ_per_rank)),
        solo: setup.solo,
    }
}

fn square([x, y]: [u8; 2]) -> Square {
    Square::at(x.into(), y.into()).expect("on the chart")
}

fn squares(pairs: &[[u8; 2]]) -> Grid {
    pairs.iter().copied().map(square).collect()
}

fn read_planet() -> impl Fn(PlanetId) -> Planet {
    let file: raw::Planets = file("planets.toml");
    move |id| {
        let raw = file.planet.iter().find(|raw| raw.id == id).expect("thirteen planets");
        let perimeter = Grid::drawn(&raw.perimeter, "x");
        Planet {
            deluxe: raw.edition == "deluxe",
            real: Grid::drawn(&raw.grid, "o*LRCTEPK"),
            ice: Grid::drawn(&raw.grid, "*"),
            perimeter,
            edge: if raw.edge == "perimeter" { perimeter } else { Grid::drawn(&raw.edge, "x") },
            lifepods: raw.lifepod_squares.map(square),
            column_medals: raw.column_medals,
            row_medals: raw.row_medals,
            rule: read_rule(raw),
        }
    }
}

fn read_rule(raw: &raw::Planet) -> PlanetRule {
    match raw.rule.as_str() {
        "none" => PlanetRule::None,
        "no_mixed_ice_and_soil" => PlanetRule::NoMixedIceAndSoil,
        "uncovered_city_medals" => PlanetRule::Cities { squares: squares(&raw.city_squares), medals: raw.city_medals },
        "quadrant_bans" => PlanetRule::QuadrantBans { allowed: read_quadrants(raw) },
        "ring_anchor" => {
            PlanetRule::RingAnchor { ring: raw.ring_rows.iter().fold(Grid::EMPTY, |ring, &row| ring | Grid::row(row)) }
        }
        "currents_are_energy" => PlanetRule::Currents { squares: Grid::drawn(&raw.grid, "EP") },
        "chasm" => PlanetRule::Chasm {
            sides: ["w", "e"].map(|side| Grid::drawn(&raw.sides, side)),
            crossings: [0, 1].map(|index| raw.diagonal_crossings[index].map(square)),
        },
        "first_piece_on_centre" => PlanetRule::FirstPieceOnCentre { squares: squares(&raw.centre_squares) },
        "toxic_squares" => PlanetRule::Toxic { squares: Grid::drawn(&raw.grid, "T") },
        "slide_in" => PlanetRule::SlideIn,
        "inner_edge" => PlanetRule::InnerEdge,
        "body_bonus" => PlanetRule::Bodies {
            bodies: ["a", "b", "c"].map(|body| Grid::drawn(&raw.bodies, body)),
            medals: raw.body_bonus_medals,
        },
        "holes" => PlanetRule::Holes,
        rule => panic!("{rule}"),
    }
}

fn read_quadrants(raw: &raw::Planet) -> [Grid; 6] {
    let bans = raw.quadrants.as_ref().expect("four quadrants");
    let west: Grid = Square::all().filter(|square| square.x() < SIDE / 2).collect();
    let north: Grid = Square::all().filter(|square| square.y() < SIDE / 2).collect();
    let quadrants = [
        (bans.north_west, north & west),
        (bans.north_east, north & !west),
        (bans.south_west, west & !north),
        (bans.south_east, !north & !west),
    ];
    Terrain::ALL.map(|resource| {
        quadrants.iter().filter(|(banned, _)| *banned == resource).fold(Grid::ALL, |allowed, (_, squares)| allowed & !*squares)
    })
}

fn read_civ() -> Vec<CivCard> {
    let file: raw::CivCards = file("civ_cards.toml");
    let none = CivCard { id: String::new(), rank: 0, immediate: false, effect: Vec::new(), worth: Worth::default() };
    let card = |raw: raw::CivCard| CivCard {
        effect: terms(&raw.effect, 0),
        worth: worth(&raw.effect),
        immediate: raw.timing == "immediate",
        rank: raw.rank,
        id: raw.id,
    };
    std::iter::once(none).chain(file.card.into_iter().map(card)).collect()
}

fn read_sets() -> Sets {
    let file: raw::CivCards = file("civ_cards.toml");
    let set = |id: &str| file.set.iter().find(|set| set.id == id).expect("two sets");
    Sets { ore_per_three: set("ore").medals_per_three_meteors.clone(), trade_total: set("trade").medals_total.clone() }
}

fn read_objectives(file: raw::Objectives) -> Vec<Objective> {
    let mut cards: Vec<Objective> = file.objective.into_iter().map(read_objective).collect();
    let none = Objective { id: String::new(), metric: Metric::TracksAtTop, fewest: false, private: Private::IceCovered };
    cards.insert(0, none);
    cards
}

fn read_objective(raw: raw::Objective) -> Objective {
    let compared = raw.neighbour.condition;
    let what = || compared.resource.or(compared.terrain).expect("a terrain");
    let metric = match compared.metric.as_str() {
        "icons_on_edge" => Metric::IconsOnEdge(what()),
        "largest_area" => Metric::LargestArea(what()),
        "area_count" => Metric::AreaCount(what()),
        "icons" => Metric::Icons(what()),
        "tracks_at_top" => Metric::TracksAtTop,
        "meteors_collected" => Metric::MeteorsCollected,
        "lifepods_collected" => Metric::LifepodsCollected,
        metric => panic!("{metric}"),
    };
    Objective { id: raw.id, metric, fewest: compared.best == "fewest", private: read_private(&raw.private.condition) }
}

fn read_private(raw: &raw::Private) -> Private {
    let what = || raw.resource.or(raw.terrain).expect("a terrain");
    match raw {
        raw::Private { rectangle: Some(size), .. } => Private::Rectangle { size: *size, terrain: what() },
        raw::Private { area_icons: Some(n), .. } => Private::AreaIcons { n: *n, resource: what() },
        raw::Private { track_at_top: Some(track), .. } => Private::TrackAtTop(*track),
        raw::Private { icons_at_most: Some(n), .. } => Private::IconsAtMost { n: *n, resource: what() },
        raw::Private { meteors_collected_at_least: Some(n), .. } => Private::MeteorsAtLeast(*n),
        raw::Private { more: Some(_), .. } => Private::MoreLifepodsThanMeteors,
        raw::Private { all_covered: Some(ground), .. } if ground == "ice" => Private::IceCovered,
        raw::Private { all_covered: Some(_), .. } => Private::SoilCovered,
        other => panic!("{other:?}"),
    }
}

fn read_events() -> Vec<EventCard> {
    let file: raw::Events = file("events.toml");
    let none = EventCard {
        id: String::new(),
        colour: Colour::Green,
        solo_only: false,
        effect: Vec::new(),
        options: Vec::new(),
        rule: RoundRule::None,
    };
    let card = |(index, raw): (usize, raw::Event)| EventCard {
        effect: terms(&raw.effect, index as u8 + 1),
        options: raw.effect.choose_one.iter().map(|option| terms(option, 0)).collect(),
        rule: round_rule(&raw.effect),
        id: raw.id,
        colour: raw.colour,
        solo_only: raw.solo_only,
    };
    std::iter::once(none).chain(file.event.into_iter().enumerate().map(card)).collect()
}
