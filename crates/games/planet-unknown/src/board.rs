//! One player's boards: the planet and the corporation board (R1.7, R9).

use serde::{Deserialize, Serialize};

use crate::components::{Abilities, Corporation, LIFEPODS, Planet, PlanetRule, TOP, data};
use crate::grid::{Grid, Square};
use crate::kinds::{Cards, CorporationId, PlanetId, Terrain, Tile, Track};
use crate::shapes::Orientation;

/// Rovers of Horizon and the one an event may add.
pub const ROVERS: usize = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    pub planet: PlanetId,
    pub corporation: CorporationId,
    pub ground: Ground,
    /// Squares that show an icon; the terrain determines its resource.
    pub icons: Grid,
    /// Squares that show a meteor symbol.
    pub symbols: Grid,
    /// Meteorites that lie on the planet; those that rovers carry are not among them.
    pub meteors: Grid,
    pub patches: Grid,
    /// Lifepods still on the planet, as bits of the planet's list.
    pub lifepods: u8,
    pub rovers: [Square; ROVERS],
    /// Rovers that carry a meteorite, as bits (R9.5).
    pub loaded: u8,
    /// Rovers on the corporation board.
    pub waiting: u8,
    /// The tile placed most recently (R4.7).
    pub last: Option<Laid>,
    pub cubes: [Cube; 5],
    pub pods: Pods,
    pub meteors_collected: u8,
    /// Patches kept for the end of the game (R9.0.5).
    pub stored: u8,
    pub flux: Option<Track>,
    /// Technologies used in this round and in this game, as bits.
    pub used_round: u8,
    pub used_game: u8,
    /// Tech levels that are in force if they are reached (R13.4).
    pub held: u8,
    /// Tech levels unlocked regardless of the cubes, in positions written by hand.
    #[cfg(feature = "positions")]
    #[serde(skip)]
    pub granted: u8,
    pub civ: Cards,
    /// The objective that this player made a contest of all players (R9.6.3 F); 0 for none.
    pub contest: u8,
    pub placed: u8,
}

/// A cube: the track it stands on and its position. On special tracks the position is the step (R9.3.2, R9.7.1).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cube {
    pub track: Track,
    pub row: u8,
}

/// Where a tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    pub tile: Tile,
    /// Index of the shape's orientation.
    pub way: u8,
    pub corner: Square,
}

impl Laid {
    pub fn orientation(self) -> &'static Orientation {
        &data().shape(self.tile).orientations[usize::from(self.way)]
    }

    pub fn squares(self) -> Grid {
        self.orientation().at(self.corner)
    }
}

/// Collected lifepods by where they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pods {
    pub scoring: u8,
    /// Rows of each track, as bits (Cosmos).
    pub tracks: [u16; 5],
    /// Technologies, as bits (Jump Drive).
    pub techs: u8,
}

/// A place for a collected lifepod (R9.4.1, R9.6.1).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PodPlace {
    #[default]
    Scoring,
    Track {
        track: Track,
        row: u8,
    },
    /// Index of the technology.
    Tech {
        tech: u8,
    },
}

impl Pods {
    pub fn total(&self) -> u8 {
        self.scoring + self.tracks.iter().map(|rows| rows.count_ones() as u8).sum::<u8>() + self.techs.count_ones() as u8
    }

    pub fn has(&self, place: PodPlace) -> bool {
        match place {
            PodPlace::Scoring => self.scoring > 0,
            PodPlace::Track { track, row } => row <= TOP && self.tracks[track.index()] >> row & 1 == 1,
            PodPlace::Tech { tech } => tech < 8 && self.techs >> tech & 1 == 1,
        }
    }

    pub fn put(&mut self, place: PodPlace) {
        match place {
            PodPlace::Scoring => self.scoring += 1,
            PodPlace::Track { track, row } => self.tracks[track.index()] |= 1 << row,
            PodPlace::Tech { tech } => self.techs |= 1 << tech,
        }
    }

    pub fn take(&mut self, place: PodPlace) {
        match place {
            PodPlace::Scoring => self.scoring -= 1,
            PodPlace::Track { track, row } => self.tracks[track.index()] &= !(1 << row),
            PodPlace::Tech { tech } => self.techs &= !(1 << tech),
        }
    }

    /// Every place that holds one.
    pub fn places(&self) -> impl Iterator<Item = PodPlace> + use<> {
        let pods = *self;
        let tracks = Track::ALL.into_iter().flat_map(|track| (0..=TOP).map(move |row| PodPlace::Track { track, row }));
        let techs = (0..8).map(|tech| PodPlace::Tech { tech });
        std::iter::once(PodPlace::Scoring).chain(tracks).chain(techs).filter(move |&place| pods.has(place))
    }
}

/// The terrain every square shows, in three sets: a square's bits spell 0 for uncovered, else the terrain's number from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ground([Grid; 3]);

impl Ground {
    #[inline]
    pub fn covered(&self) -> Grid {
        self.0[0] | self.0[1] | self.0[2]
    }

    #[inline]
    pub fn of(&self, terrain: Terrain) -> Grid {
        let number = terrain.index() + 1;
        let plane = |bit: usize| if number >> bit & 1 == 1 { self.0[bit] } else { !self.0[bit] };
        plane(0) & plane(1) & plane(2)
    }

    pub fn at(&self, square: Square) -> Option<Terrain> {
        let number = (0..3).map(|bit| usize::from(self.0[bit].contains(square)) << bit).sum::<usize>();
        number.checked_sub(1).map(|index| Terrain::ALL[index])
    }

    pub fn set(&mut self, squares: Grid, terrain: Terrain) {
        let number = terrain.index() + 1;
        for (bit, plane) in self.0.iter_mut().enumerate() {
            *plane = if number >> bit & 1 == 1 { *plane | squares } else { *plane & !squares };
        }
    }
}

impl Board {
    pub(crate) fn new(planet: PlanetId, corporation: CorporationId) -> Board {
        Board {
            planet,
            corporation,
            ground: Ground::default(),
            icons: Grid::EMPTY,
            symbols: Grid::EMPTY,
            meteors: Grid::EMPTY,
            patches: Grid::EMPTY,
            lifepods: (1 << LIFEPODS) - 1,
            rovers: [Square::OFF; ROVERS],
            loaded: 0,
            waiting: data().corporations[corporation.index()].rovers,
            last: None,
            cubes: Track::ALL.map(|track| Cube { track, row: 0 }),
            pods: Pods::default(),
            meteors_collected: 0,
            stored: 0,
            flux: None,
            used_round: 0,
            used_game: 0,
            held: u8::MAX,
            #[cfg(feature = "positions")]
            granted: 0,
            civ: Cards::NONE,
            contest: 0,
            placed: 0,
        }
    }

    #[inline]
    pub fn corp(&self) -> &'static Corporation {
        &data().corporations[self.corporation.index()]
    }

    #[inline]
    pub fn world(&self) -> &'static Planet {
        data().planet(self.planet)
    }

    #[inline]
    pub fn cube(&self, cube: Track) -> Cube {
        self.cubes[cube.index()]
    }

    /// Tech levels whose milestone is reached, as bits (R7.5, R9.8.3).
    pub(crate) fn reached(&self) -> u8 {
        let corp = self.corp();
        let row = match corp.abilities[0].has(Abilities::DIAGONAL_CUBES) {
            true => self.cubes.iter().filter(|cube| cube.track == Track::Tech).map(|cube| cube.row).max().unwrap_or(0),
            false => self.cube(Track::Tech).row,
        };
        corp.levels_at[usize::from(row)]
    }

    /// Unlocked technologies, as bits.
    #[inline]
    pub fn levels(&self) -> u8 {
        let corp = self.corp();
        let always = corp.abilities[0];
        if always.has(Abilities::LIFEPODS_UNLOCK) {
            return self.pods.techs;
        }
        let mut levels = self.reached() & self.held;
        #[cfg(feature = "positions")]
        {
            levels |= self.granted;
        }
        if always.has(Abilities::CURRENT_LEVEL_ONLY) && levels != 0 {
            levels = 1 << levels.ilog2();
        }
        let covered = self.pods.tracks[Track::Tech.index()];
        if covered != 0 {
            let tokens = corp.tracks[Track::Tech.index()].iter().enumerate();
            let hidden = tokens.filter(|(row, tokens)| covered >> row & 1 == 1 && tokens.tech > 0);
            levels = hidden.fold(levels, |levels, (_, tokens)| levels & !(1 << (tokens.tech - 1)));
        }
        levels
    }

    #[inline]
    pub fn abilities(&self) -> Abilities {
        self.corp().abilities[usize::from(self.levels() & 63)]
    }

    #[inline]
    pub fn can(&self, ability: Abilities) -> bool {
        self.abilities().has(ability)
    }

    /// The steps that a gain of `n` rover movement brings.
    pub fn movement(&self, n: u8) -> u8 {
        n + u8::from(self.can(Abilities::MORE_MOVEMENT))
    }

    /// The technology that gives this ability and is neither locked nor used up.
    pub(crate) fn unused(&self, ability: Abilities) -> Option<u8> {
        let corp = self.corp();
        let levels = self.levels() & !self.used_round & !self.used_game;
        let own = corp.abilities[0].0;
        (0..corp.techs.len() as u8).find(|level| levels >> level & 1 == 1 && corp.abilities[1 << level].0 & !own & ability.0 != 0)
    }

    /// Energy terrain: where it is shown, and Petra's uncovered currents (R10.6).
    pub fn energy(&self) -> Grid {
        match &self.world().rule {
            PlanetRule::Currents { squares } => self.ground.of(Terrain::Energy) | (*squares & !self.ground.covered()),
            _ => self.ground.of(Terrain::Energy),
        }
    }

    /// Squares that show a terrain, for objectives, rovers and energy icons (R1.8).
    pub fn showing(&self, terrain: Terrain) -> Grid {
        if terrain == Terrain::Energy { self.energy() } else { self.ground.of(terrain) }
    }

    /// What a square shows, currents included.
    pub fn shown_at(&self, square: Square) -> Option<Terrain> {
        self.ground.at(square).or_else(|| self.energy().contains(square).then_some(Terrain::Energy))
    }

    pub fn icons_of(&self, resource: Terrain) -> Grid {
        self.icons & self.ground.of(resource)
    }

    pub fn uncovered(&self) -> Grid {
        self.world().real & !self.ground.covered()
    }

    /// Rovers on the planet, by their numbers.
    pub fn rovers(&self) -> impl Iterator<Item = (u8, Square)> + use<> {
        let rovers = self.rovers;
        (0..ROVERS as u8).map(move |rover| (rover, rovers[usize::from(rover)])).filter(|(_, square)| !square.is_off())
    }

    /// Whether there is a slot for one more rover besides the waiting ones. With the shipped corporations and the one event that brings
    /// a rover (R13.5) there always is.
    pub(crate) fn has_room_for_rover(&self) -> bool {
        self.rovers().count() + usize::from(self.waiting) < ROVERS
    }

    pub fn rover_squares(&self) -> Grid {
        self.rovers().map(|(_, square)| square).collect()
    }

    pub fn is_loaded(&self, rover: u8) -> bool {
        self.loaded >> rover & 1 == 1
    }

    /// Squares with a meteorite, carried ones included (R9.5.1).
    pub fn all_meteors(&self) -> Grid {
        self.rovers().filter(|&(rover, _)| self.is_loaded(rover)).fold(self.meteors, |all, (_, at)| all | Grid::only(at))
    }

    pub fn meteor_count(&self) -> u8 {
        self.meteors.len() as u8 + self.loaded.count_ones() as u8
    }

    pub fn lifepod_squares(&self) -> Grid {
        let squares = self.world().lifepods;
        (0..LIFEPODS).filter(|pod| self.lifepods >> pod & 1 == 1).map(|pod| squares[pod]).collect()
    }

    /// Takes away the lifepod of a square, if there is one.
    pub(crate) fn lift_lifepod(&mut self, square: Square) -> bool {
        let pod = (0..LIFEPODS).find(|&pod| self.lifepods >> pod & 1 == 1 && self.world().lifepods[pod] == square);
        pod.inspect(|pod| self.lifepods &= !(1 << pod)).is_some()
    }

    /// Destroys a rover and its load (R8.4, R9.5.6).
    pub(crate) fn destroy_rover(&mut self, rover: u8) {
        self.rovers[usize::from(rover)] = Square::OFF;
        self.loaded &= !(1 << rover);
    }

    /// Destroys what a piece covers (R4.6, R4.8).
    pub(crate) fn crush(&mut self, squares: Grid) {
        for pod in 0..LIFEPODS {
            if squares.contains(self.world().lifepods[pod]) {
                self.lifepods &= !(1 << pod);
            }
        }
        for (rover, at) in self.rovers() {
            if squares.contains(at) {
                self.destroy_rover(rover);
            }
        }
    }
}
