//! What bots know of the game.

use orrery_engine::Heuristics;

use crate::state::Starship;

impl Heuristics for Starship {}
