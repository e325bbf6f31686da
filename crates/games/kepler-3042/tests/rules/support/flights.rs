//! Bonus actions and ships.

pub use std::collections::BTreeSet;

pub use kepler_3042::{Action, Bonus, Card, Cubes, Dir, Hex, Kepler, Kind, Options, Path, Phase, Place, Space, Tech, Tile, data};
pub use orrery_engine::{Game, Rng, Seat, Seed, Silent, Turn};

pub use super::*;

pub const EARTH: Card = Card::EARTH;
pub const DEPOT_ENERGY: Action = Action::Burn { from: Place::Depot, kind: Kind::Energy };

pub fn select(space: Space) -> Action {
    Action::Select { space }
}

pub fn bonus(bonus: Bonus) -> Action {
    Action::Bonus { bonus }
}

pub fn burn(from: Place, kind: Kind) -> Action {
    Action::Burn { from, kind }
}

pub fn produce(card: Card, energy: u8, matter: u8, antimatter: u8) -> Action {
    Action::Produce { card, cubes: Cubes::new(energy, matter, antimatter) }
}

pub fn ship(q: i32, r: i32) -> Action {
    Action::Ship { ship: hex(q, r) }
}

pub fn withdraw(q: i32, r: i32, regenerate: Option<Kind>) -> Action {
    Action::Withdraw { ship: hex(q, r), regenerate }
}

/// The bonus actions on offer.
pub fn bonuses(game: &Kepler) -> Vec<Bonus> {
    let chosen = |action: Action| match action {
        Action::Bonus { bonus } => Some(bonus),
        _ => None,
    };
    legal(game, 0).into_iter().filter_map(chosen).collect()
}

/// Where the chosen ship may end, each hex once.
pub fn ends(game: &Kepler, q: i32, r: i32) -> BTreeSet<Hex> {
    let mut game = game.clone();
    act(&mut game, 0, [ship(q, r)]);
    let end = |action: Action| match action {
        Action::Fly { path } => path.hexes(hex(q, r)).last().unwrap(),
        other => panic!("{other:?}"),
    };
    legal(&game, 0).into_iter().map(end).collect()
}

pub fn ships(game: &Kepler) -> Vec<Hex> {
    seen(game).players[0].ships.clone()
}

pub fn earth(game: &Kepler) -> Cubes {
    seen(game).players[0].cards[0].cubes
}

pub fn well(game: &Kepler) -> Cubes {
    seen(game).players[0].well
}

pub fn depot(game: &Kepler) -> Cubes {
    seen(game).players[0].depot
}
