//! The games Orrery knows, by id. Adding a game is one line in [`GAMES`] (and its crate among the dependencies).

use connect_four::ConnectFour;
use kepler_3042::Kepler;
use orrery_bots::erased::{AnyPlayers, Players};
use orrery_engine::erased::{AnyGame, Handle};
use orrery_engine::{Campaign, Heuristics, Presentation};
use planet_unknown::PlanetUnknown;

/// A game with everything that can be done with it without knowing its types.
pub struct Entry {
    pub game: &'static dyn AnyGame,
    pub players: &'static dyn AnyPlayers,
}

pub static GAMES: &[Entry] = &[entry::<Kepler>(), entry::<PlanetUnknown>(), entry::<ConnectFour>()];

const fn entry<G: Presentation + Heuristics + Campaign>() -> Entry {
    Entry { game: &Handle::<G>::NEW, players: &Players::<G>::NEW }
}

pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.game.meta().id == id)
}
