//! Main actions and what they leave on the cards.

pub use std::collections::BTreeSet;

pub use kepler_3042::{Action, Bonus, Card, Cubes, Hex, Kepler, Kind, Options, Phase, Place, Space, Tech, Tile, Track, Zone};
pub use orrery_engine::{Game, Rng, Seat, Seed, Silent, Turn};

pub use super::*;

pub const EARTH: Card = Card::EARTH;

pub fn select(space: Space) -> Action {
    Action::Select { space }
}

pub fn produce(card: Card, energy: u8, matter: u8, antimatter: u8) -> Action {
    Action::Produce { card, cubes: Cubes::new(energy, matter, antimatter) }
}

pub fn exploit(card: u8, energy: u8, matter: u8, antimatter: u8) -> Action {
    Action::Exploit { card: Card(card), take: Cubes::new(energy, matter, antimatter) }
}

pub fn build(card: Card, q: i32, r: i32) -> Action {
    Action::Build { card, hex: hex(q, r) }
}

pub fn advance(tech: Tech, card: Card) -> Action {
    Action::Advance { tech, card }
}

/// The cubes on a player's card; Earth is 0.
pub fn on(game: &Kepler, seat: usize, card: u8) -> Cubes {
    seen(game).players[seat].cards.iter().find(|view| view.card == Card(card)).expect("a card of the player").cubes
}

pub fn depot(game: &Kepler) -> Cubes {
    seen(game).players[0].depot
}

/// The hexes where a ship paid by this card may appear.
pub fn sites(game: &Kepler, card: Card) -> BTreeSet<Hex> {
    let at = |action: Action| match action {
        Action::Build { card: payer, hex } if payer == card => Some(hex),
        _ => None,
    };
    legal(game, 0).into_iter().filter_map(at).collect()
}

pub fn hexes(list: &[(i32, i32)]) -> BTreeSet<Hex> {
    list.iter().map(|&(q, r)| hex(q, r)).collect()
}

/// Type, colonial icons of both sides, in the order of the planets' numbers.
pub const ICONS: [(char, u8, u8); 5] = [('r', 2, 0), ('s', 0, 2), ('o', 1, 1), ('g', 1, 2), ('a', 2, 2)];
pub const TYPES: &str = "rorssrorsorsorsgsogrrgoggaaa";
