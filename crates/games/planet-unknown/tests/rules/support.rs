//! Positions and shorthands for the tests.

use orrery_engine::{Game, Illegal, Rng, Seat, Seed, Silent};
use planet_unknown::position::{ME, Part, Position};
use planet_unknown::{Action, CorporationId, Cube, Laid, Options, PlanetId, PlanetUnknown, Square, Tile, Track, data};

pub use CorporationId::*;
pub use orrery_engine::suite::legal;
pub use planet_unknown::position;

/// The symmetric boards.
pub fn plain() -> Position {
    with(UniversalCoalition)
}

pub fn with(corporation: CorporationId) -> Position {
    Position::new(PlanetId::K5b4156, corporation, 2)
}

pub fn on(planet: PlanetId) -> Position {
    Position::new(planet, UniversalCoalition, 2)
}

pub fn at(x: u8, y: u8) -> Square {
    Square::new(x, y)
}

/// Lays squares of pieces written as in the examples.
pub fn lay(position: &mut Position, pieces: &[&str]) {
    for text in pieces {
        position.lay_part(Part::parse(text).expect("a square of a piece"));
    }
}

pub fn laid(parts: &[&str]) -> Laid {
    let parts: Vec<Part> = parts.iter().map(|text| Part::parse(text).expect("a square of a piece")).collect();
    Position::tile_of(&parts).expect("a tile")
}

/// Holds a tile and lays it there.
pub fn place(position: &mut Position, parts: &[&str]) -> Result<(), Illegal> {
    let laid = laid(parts);
    position.hold(laid.tile);
    position.place(laid)
}

pub fn tile(id: &str) -> Tile {
    (0..Tile::COUNT).map(Tile).find(|&tile| data().tile_id(tile) == id).expect("a tile")
}

pub fn cube(position: &mut Position, cube: Track, row: u8) {
    position.board_mut().cubes[cube.index()] = Cube { track: cube, row };
}

pub fn row(position: &Position, cube: Track) -> u8 {
    position.board().cube(cube).row
}

pub fn mine(position: &Position) -> Vec<Action> {
    legal(&position.game, ME)
}

pub fn act(position: &mut Position, action: Action) {
    position.game.apply(ME, &action, &mut Silent).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
}

/// The rule and code that refuse an action.
pub fn refused(position: &Position, action: Action) -> (&'static str, &'static str) {
    let illegal = position.game.check(ME, &action).expect_err("refused");
    (illegal.rule, illegal.code)
}

pub fn setup(options: &Options, seats: u8, seed: u64) -> PlanetUnknown {
    PlanetUnknown::setup(options, seats, Seed(seed)).expect("valid options")
}

/// Plays at random until this holds; whether it did before the game was over.
pub fn play_until(game: &mut PlanetUnknown, seed: u64, mut holds: impl FnMut(&PlanetUnknown) -> bool) -> bool {
    let mut rng = Rng::new(Seed(seed));
    while !holds(game) {
        let deciders: Vec<Seat> = game.turn().seats().iter().collect();
        let Some(&seat) = rng.pick(&deciders) else { return false };
        let action = *rng.pick(&legal(game, seat)).expect("never stuck");
        game.apply(seat, &action, &mut Silent).expect("listed");
    }
    true
}
