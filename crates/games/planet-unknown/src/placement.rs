//! Where pieces may be laid: all places of a tile at once, by shifting sets of squares (R4, R10, R13.4).

use orrery_engine::Illegal;
use serde::{Deserialize, Serialize};

use crate::board::{Board, Laid};
use crate::components::{Abilities, Planet, PlanetRule, data};
use crate::effects::RoundRule;
use crate::grid::{Grid, Square};
use crate::kinds::{Terrain, Tile};
use crate::shapes::Orientation;

/// Which restrictions apply (R4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tier {
    pub planet: bool,
    pub event: bool,
}

impl Tier {
    /// All restrictions apply.
    pub const STRICT: Tier = Tier { planet: true, event: true };
    /// In the order in which restrictions are dropped.
    pub const ALL: [Tier; 4] = [
        Tier::STRICT,
        Tier { planet: true, event: false },
        Tier { planet: false, event: true },
        Tier { planet: false, event: false },
    ];
}

/// One planet with the rules in force.
pub struct Placing<'a> {
    board: &'a Board,
    world: &'static Planet,
    rule: RoundRule,
    edge: Grid,
    covered: Grid,
    free: Grid,
    near: Grid,
    abilities: Abilities,
}

const DIRECTIONS: [(bool, u32); 4] = [(true, 1), (false, 1), (true, 16), (false, 16)];

impl<'a> Placing<'a> {
    /// `edge` as the table's option has it (Q7).
    pub fn new(board: &'a Board, rule: RoundRule, edge: Grid) -> Placing<'a> {
        let world = board.world();
        let covered = board.ground.covered();
        let abilities = board.abilities();
        Placing { board, world, rule, edge, covered, free: world.real & !covered, near: covered.beside(), abilities }
    }

    /// B1 and B2, then B3 or B4 (R4.2).
    fn base(&self, tile: Tile, way: &Orientation) -> Grid {
        let fits = Orientation::all_in(&way.cells, self.free);
        if self.covered.is_empty() {
            return if self.starts_anywhere() { fits } else { fits & Orientation::some_in(&way.cells, self.world.perimeter) };
        }
        if self.needs_no_contact(tile) { fits } else { fits & Orientation::some_in(&way.cells, self.near) }
    }

    fn starts_anywhere(&self) -> bool {
        matches!(self.world.rule, PlanetRule::FirstPieceOnCentre { .. })
    }

    fn needs_no_contact(&self, tile: Tile) -> bool {
        self.abilities.has(Abilities::NO_ADJACENCY)
            || self.abilities.has(Abilities::NO_ADJACENCY_ROVER) && data().terrains(tile).contains(&Terrain::Rover)
    }

    /// Places that satisfy the planet's rule (R10).
    fn planet(&self, tile: Tile, way: &Orientation) -> Grid {
        let inside = |set: Grid| Orientation::all_in(&way.cells, set);
        match &self.world.rule {
            PlanetRule::NoMixedIceAndSoil => inside(self.world.ice) | inside(self.world.real & !self.world.ice),
            PlanetRule::QuadrantBans { allowed } => {
                let terrains = data().terrains(tile);
                let lies = |section: usize| Orientation::all_in(&[way.icon[section]], allowed[terrains[section].index()]);
                lies(0) & lies(1)
            }
            PlanetRule::RingAnchor { ring } => Orientation::some_in(&way.cells, !*ring),
            PlanetRule::Chasm { sides, .. } => inside(sides[0]) | inside(sides[1]),
            PlanetRule::FirstPieceOnCentre { squares } if self.covered.is_empty() => Orientation::some_in(&way.cells, *squares),
            PlanetRule::SlideIn => self.slides(&way.cells),
            _ => Grid::ALL,
        }
    }

    /// Places from which a piece could be pushed one square away without meeting another piece (R10.10).
    fn slides(&self, cells: &[u8]) -> Grid {
        let free = |(back, bits): (bool, u32)| {
            let moved = if back { self.covered.back(bits) } else { self.covered.forth(bits) };
            !Orientation::some_in(cells, moved)
        };
        DIRECTIONS.into_iter().fold(Grid::EMPTY, |places, direction| places | free(direction))
    }

    /// Places that satisfy the event of the round (R13.4).
    fn event(&self, tile: Tile, way: &Orientation) -> Grid {
        match self.rule {
            RoundRule::TilesNotOnEdge => !Orientation::some_in(&way.cells, self.edge),
            RoundRule::TilesNotOnIce => !Orientation::some_in(&way.cells, self.world.ice),
            RoundRule::TilesNotBesideMatching => {
                let terrains = data().terrains(tile);
                let touches = |section: usize| {
                    Orientation::some_in(&way.section[section], self.board.ground.of(terrains[section]).beside())
                };
                !(touches(0) | touches(1))
            }
            _ => Grid::ALL,
        }
    }

    /// All places of a tile turned this way.
    pub fn places(&self, tile: Tile, way: &Orientation, tier: Tier) -> Grid {
        let mut places = self.base(tile, way);
        if tier.planet && !places.is_empty() {
            places &= self.planet(tile, way);
        }
        if tier.event && !places.is_empty() {
            places &= self.event(tile, way);
        }
        places
    }

    /// The orientations of a tile that differ, each with all its places.
    pub fn all(&self, tile: Tile, tier: Tier) -> impl Iterator<Item = (u8, Grid)> {
        let shape = data().shape(tile);
        shape.distinct.iter().map(move |&way| (way, self.places(tile, &shape.orientations[usize::from(way)], tier)))
    }

    pub fn is_placeable(&self, tile: Tile, tier: Tier) -> bool {
        self.all(tile, tier).any(|(_, places)| !places.is_empty())
    }

    /// The restrictions that apply to these tiles together; `None` if no tile fits at all (R4.5).
    pub fn tier(&self, tiles: &[Tile]) -> Option<Tier> {
        Tier::ALL.into_iter().find(|&tier| tiles.iter().any(|&tile| self.is_placeable(tile, tier)))
    }

    /// Which rule forbids a tile here, in the order of R4.2, then the planet's, then the event's.
    pub fn check(&self, laid: Laid, tier: Tier) -> Result<(), Illegal> {
        let way = laid.orientation();
        let (tile, at) = (laid.tile, laid.corner);
        let here = |places: Grid| places.contains(at);
        if !here(Orientation::all_in(&way.cells, self.world.real)) {
            return Err(Illegal::new("R4.2", "off_planet"));
        }
        if !here(Orientation::all_in(&way.cells, self.free)) {
            return Err(Illegal::new("R4.2", "overlap"));
        }
        if !here(self.base(tile, way)) {
            return Err(match self.covered.is_empty() {
                true => Illegal::new("R4.2", "not_on_perimeter"),
                false => Illegal::new("R4.2", "not_adjacent"),
            });
        }
        if tier.planet && !here(self.planet(tile, way)) {
            return Err(planet_refusal(&self.world.rule));
        }
        if tier.event && !here(self.event(tile, way)) {
            return Err(Illegal::new("R13.4", "event_forbids_square"));
        }
        Ok(())
    }

    /// Squares on which a patch may be laid (R4.8, R9.3.4).
    pub fn patch_squares(&self) -> Grid {
        let mut open = self.free;
        if self.covered.is_empty() {
            open &= match &self.world.rule {
                PlanetRule::FirstPieceOnCentre { squares } => *squares,
                _ => self.world.perimeter,
            };
        } else if !self.abilities.has(Abilities::NO_ADJACENCY) {
            open &= self.near;
        }
        if self.world.rule == PlanetRule::SlideIn {
            open &= self.slides(&[0]);
        }
        open |= self.tiles_for_patches();
        match &self.world.rule {
            PlanetRule::RingAnchor { ring } => open & !*ring,
            _ => open,
        }
    }

    /// Squares of tiles that technologies open to patches (R9.3.3).
    fn tiles_for_patches(&self) -> Grid {
        let (tiles, meteors) = (self.covered & !self.board.patches, self.board.all_meteors());
        let mut open = Grid::EMPTY;
        if self.abilities.has(Abilities::PATCH_ON_TILE) {
            open |= tiles & !meteors;
        }
        if self.abilities.has(Abilities::PATCH_ON_METEOR) {
            open |= tiles & meteors;
        }
        open
    }

    /// Which rule forbids a patch here.
    pub fn check_patch(&self, at: Square) -> Result<(), Illegal> {
        if self.patch_squares().contains(at) {
            return Ok(());
        }
        Err(if !self.world.real.contains(at) {
            Illegal::new("R4.2", "off_planet")
        } else if self.covered.contains(at) && !self.tiles_for_patches().contains(at) {
            Illegal::new("R4.2", "overlap")
        } else if !self.covered.is_empty() && !self.near.contains(at) && !self.abilities.has(Abilities::NO_ADJACENCY) {
            Illegal::new("R4.2", "not_adjacent")
        } else if self.covered.is_empty() && !self.starts_anywhere() && !self.world.perimeter.contains(at) {
            Illegal::new("R4.2", "not_on_perimeter")
        } else {
            planet_refusal(&self.world.rule)
        })
    }
}

fn planet_refusal(rule: &PlanetRule) -> Illegal {
    match rule {
        PlanetRule::NoMixedIceAndSoil => Illegal::new("R10.2", "mixed_ice_and_soil"),
        PlanetRule::QuadrantBans { .. } => Illegal::new("R10.4", "icon_in_banned_quadrant"),
        PlanetRule::RingAnchor { .. } => Illegal::new("R10.5", "only_on_ring"),
        PlanetRule::Chasm { .. } => Illegal::new("R10.7", "across_chasm"),
        PlanetRule::FirstPieceOnCentre { .. } => Illegal::new("R10.8", "not_on_centre"),
        _ => Illegal::new("R10.10", "cannot_slide_in"),
    }
}
