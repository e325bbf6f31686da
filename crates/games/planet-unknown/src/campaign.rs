//! Games of Planet Unknown are independent of each other: nothing carries over.

use orrery_engine::Campaign;

use crate::state::PlanetUnknown;

impl Campaign for PlanetUnknown {}
