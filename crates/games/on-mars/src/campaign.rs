//! Nothing carries over from one game to the next.

use orrery_engine::Campaign;

use crate::state::OnMars;

impl Campaign for OnMars {}
