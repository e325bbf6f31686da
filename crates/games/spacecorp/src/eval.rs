//! What bots know about the game.

use orrery_engine::Heuristics;

use crate::state::SpaceCorp;

impl Heuristics for SpaceCorp {}
