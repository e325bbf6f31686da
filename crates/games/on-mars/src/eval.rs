//! What bots know of the game.

use orrery_engine::Heuristics;

use crate::state::OnMars;

impl Heuristics for OnMars {}
