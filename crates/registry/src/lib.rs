//! All games by id. Adding a game takes one line in [`GAMES`], and its crate among the dependencies.

use connect_four::ConnectFour;
use kepler_3042::Kepler;
use orrery_bots::erased::{AnyBots, Bots};
use orrery_engine::erased::{AnyGame, Handle};
use orrery_engine::{Campaign, Heuristics, Presentation};
use planet_unknown::PlanetUnknown;

/// A game and its bots, behind trait objects.
pub struct Entry {
    pub game: &'static dyn AnyGame,
    pub bots: &'static dyn AnyBots,
}

pub static GAMES: &[Entry] = &[entry::<Kepler>(), entry::<PlanetUnknown>(), entry::<ConnectFour>()];

const fn entry<G: Presentation + Heuristics + Campaign>() -> Entry {
    Entry { game: &Handle::<G>::NEW, bots: &Bots::<G>::NEW }
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.game.meta().id == id)
}
