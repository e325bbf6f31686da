//! Effects of actions, tiles, cards and spaces as terms (R23). `phases/task.rs` interprets them.

use serde::{Deserialize, Serialize};

use crate::kinds::{Building, Items, Side};

/// An amount of everything that can be gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    /// By item: resources, then crystals.
    pub items: [u8; 6],
    pub colonists: u8,
    pub op: u8,
}

/// What more parts of an effect are paid with, and how many more there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Boost {
    #[default]
    None,
    Once,
    Any,
}

impl Boost {
    pub const fn is_possible(self) -> bool {
        !matches!(self, Boost::None)
    }

    /// What is left after one.
    pub const fn spent(self) -> Boost {
        match self {
            Boost::Any => Boost::Any,
            _ => Boost::None,
        }
    }
}

/// Where colonists may come back from, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Places(pub u8);

impl Places {
    pub const ORBIT: u8 = 1;
    pub const COLONY: u8 = 2;
    pub const WORK: u8 = 4;

    pub const fn slots_of(self, side: Side) -> bool {
        match side {
            Side::Orbit => self.0 & Places::ORBIT != 0,
            Side::Colony => self.0 & Places::COLONY != 0,
        }
    }

    pub const fn working_area(self) -> bool {
        self.0 & Places::WORK != 0
    }
}

/// Points of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moves {
    /// `None`: bots do not move.
    pub bots: Option<u8>,
    pub rover: Option<u8>,
    /// Rover points are the highest level of rover tech in play (R15.7).
    pub best_rover_tech: bool,
    /// Rover tech may be used (R8.1).
    pub tech: bool,
    /// Bots take crystals and tiles like a rover (R9.8).
    pub as_rover: bool,
}

/// One effect. Numbers are upper limits (R4.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    #[default]
    Nothing,
    Gain(Goods),
    /// A gain, and this many more crystals for each colonist sent.
    GainBoosted {
        goods: Goods,
        crystals: u8,
    },
    GainChoice {
        count: u8,
        kinds: Items,
    },
    /// Pay one of these resources for a gain.
    Exchange {
        pay: Items,
        goods: Goods,
    },
    Warehouse {
        count: u8,
        crystals: bool,
        boost: Boost,
    },
    TakeBlueprint {
        count: u8,
        boost: Boost,
    },
    TakeTech {
        count: u8,
        boost: Boost,
    },
    Develop {
        steps: u8,
        free: bool,
        boost: Boost,
    },
    Move(Moves),
    Construct {
        building: Option<Building>,
        free: bool,
        /// Colonists may raise the level of the tile used (R8.5).
        tech_boost: bool,
    },
    Upgrade {
        count: u8,
        free: bool,
        tech: bool,
        anywhere: bool,
        boost: Boost,
    },
    /// A ship brings `with_bot` colonists and a bot, or `alone` colonists.
    WelcomeShip {
        count: u8,
        free: bool,
        boost: Boost,
        with_bot: u8,
        alone: u8,
    },
    Hire {
        scientist: bool,
        contract: bool,
        free: bool,
    },
    Retrieve {
        max: u8,
        from: Places,
    },
    Produce {
        boost: Boost,
    },
    Trade {
        gain: u8,
        boost: Boost,
    },
    /// `None`: to the side where the player is not.
    Travel {
        to: Option<Side>,
        /// A discovery tile is placed (R18.5); not with the landing pod.
        tile: bool,
    },
    UseBuilding,
    /// R15.7, Radar.
    DiscoveryOnCard,
}

impl Term {
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Term::Nothing)
    }

    /// A gain without a cost or a choice, which is never asked (R27.9).
    pub const fn is_pure_gain(&self) -> bool {
        matches!(self, Term::Gain(_))
    }
}
