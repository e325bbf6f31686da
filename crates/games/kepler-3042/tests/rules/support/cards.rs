//! Answers to progress cards.

pub use kepler_3042::{Action, Card, Cubes, Kepler, Kind, Phase, Place, Space, Tech, Track, View, data};
pub use orrery_engine::{Game, Outcome, Seat, Viewer};

pub use super::*;

pub const EARTH: Card = Card::EARTH;

pub fn produce(card: u8, energy: u8, matter: u8, antimatter: u8) -> Action {
    Action::Produce { card: Card(card), cubes: Cubes::new(energy, matter, antimatter) }
}

pub fn burn(kind: Kind) -> Action {
    Action::Burn { from: Place::Depot, kind }
}

pub fn learn(tech: Tech) -> Action {
    Action::Learn { tech }
}

pub fn tracks(game: &Kepler) -> Vec<[u8; 2]> {
    seen(game).players.iter().map(|player| player.track).collect()
}

/// The round after the card: nobody was asked anything, or everything is answered.
pub fn next_round(game: &Kepler) -> View {
    let view = seen(game);
    assert_eq!((view.round, view.step), (2, Phase::Select), "the card step is over");
    view
}
