//! Actions and effects in progress. `phases/task.rs` interprets them.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::effects::{Cubes, Goods, Term};
use crate::kinds::{BUILDINGS, Colour, Family, Planet, ProductionToken, SalvationAction, Side, Technology, Token};

/// Work for a player, with its progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Task {
    pub seat: Seat,
    pub work: Work,
}

impl Default for Task {
    fn default() -> Task {
        Task { seat: Seat(0), work: Work::Nothing }
    }
}

/// Modifiers of a trip's Fuel other than its distance (R6.3.6, R5.4).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fare {
    pub free: bool,
    pub discount: u8,
    /// A repeated trip costs at least 1 Fuel.
    pub repeat: bool,
}

/// Which required cubes may be paid one level lower (R15.7).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lower {
    #[default]
    None,
    One,
    Every,
}

/// What a payment is for.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Research(Technology),
    /// By space.
    Mechanism(u8),
    Component(Colour),
    Family(Family),
}

/// Elements of a plant that have produced (R6.6.1).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Production {
    pub planet: Planet,
    pub base: bool,
    pub explorer: bool,
    pub buildings: [u8; BUILDINGS],
}

impl Production {
    pub const fn new(planet: Planet) -> Production {
        Production { planet, base: false, explorer: false, buildings: [0; BUILDINGS] }
    }

    /// Whether an element was activated.
    pub fn is_begun(&self) -> bool {
        *self != Production::new(self.planet)
    }
}

/// What the player chooses one of their plants for.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlantUse {
    Produce,
    Add { n: u8, upgrade: u8 },
    Enrich { n: u8, upgrade: u8 },
    Drill(u8),
    Ars(u8),
}

/// A move of a satellite.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The player's own satellite; `free`: X13.
    First { free: bool },
    /// Second move of X24, or from a Wormhole: it may be left out.
    Further,
    /// The government satellite, free.
    Government,
    /// The same from a Wormhole, paid.
    GovernmentFurther,
}

impl Way {
    pub const fn is_government(self) -> bool {
        matches!(self, Way::Government | Way::GovernmentFurther)
    }

    pub const fn is_optional(self) -> bool {
        matches!(self, Way::Further | Way::GovernmentFurther)
    }
}

/// One piece of work. Some need a decision of their player, the others run at once. `from` is the first option that is still
/// listed: sets are built in one order (R19.1).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    #[default]
    Nothing,
    Term(Term),
    /// A plain gain of a position of the government (R9.1.1).
    Benefit(Goods),

    // A token of the Action phase
    /// Use its action or not.
    Use(Token),
    Keep {
        drawn: Cubes,
        kept: Cubes,
        left: u8,
        from: Colour,
    },
    Technology {
        lower: bool,
        previous: bool,
    },
    /// The cube paid last, and what was paid.
    Pay {
        cost: Cubes,
        lower: Lower,
        paid: Cubes,
        purpose: Purpose,
    },
    Dismantle(Fare),
    Load {
        fare: Fare,
        dismantled: bool,
        from: u8,
    },
    Depart {
        fare: Fare,
        dismantled: bool,
    },
    Reveal(Planet),
    KeepToken(ProductionToken),
    Install {
        planet: Planet,
        from: u8,
    },
    WormholeOrbit,
    WormholeQuadrant {
        orbit: u8,
    },
    /// Trades left, and the colour of the trade before.
    Trade {
        bonus: u8,
        left: u8,
        before: Option<Colour>,
    },
    Amount {
        colour: Colour,
        side: Side,
        bonus: u8,
        left: u8,
    },
    Plant(PlantUse),
    Produce(Production),
    /// One cube from deposit to warehouse.
    MoveCube(Planet),
    /// Up to this many more; `begun`: at least one was moved.
    Drill {
        planet: Planet,
        left: u8,
        begun: bool,
        from: Colour,
    },
    Send {
        planet: Planet,
        left: u8,
        begun: bool,
        from: Colour,
    },
    /// Conversions made by this Converter, as bits of their levels; `begun` as before.
    Convert {
        planet: Planet,
        made: u8,
    },
    ConvertCube {
        planet: Planet,
        level: u8,
    },
    ConvertInto {
        planet: Planet,
        cube: Colour,
    },
    Enrich {
        planet: Planet,
        left: u8,
        upgrade: u8,
        from: Colour,
    },

    // A token of the Salvation phase
    Salvation(Token),
    /// The icon or flat gain after the action (R8.5).
    Icon {
        token: Token,
        action: SalvationAction,
    },
    /// Scientists that may still be placed; the first may bring the whole row.
    Supply {
        left: u8,
        begun: bool,
        whole_row: bool,
    },
    Move(Way),
    BlackHole {
        max: u8,
    },
    /// Leader steps that follow the mechanism; the second one of X14 brings none and may be left out.
    Build {
        steps: u8,
        two: bool,
        second: bool,
    },
    /// A sector may be complete (R10.5).
    Sector {
        government: bool,
    },
    MoveUp {
        row: u8,
    },
    Rescue {
        steps: u8,
        lower: bool,
        second: bool,
    },
    ExtraToken,
    /// The free mechanism of an effect, or of the government (R10.3, R11.3).
    Lowest {
        government: bool,
    },

    // The solo game
    /// H.A.L.L. has resolved a token.
    HallDone {
        token: Token,
        returns: bool,
    },
    HallMove(Way),
    /// The highest affordable mechanism of Current and Long-term.
    HallBuild,
    /// The highest affordable component.
    HallRescue,
    /// A plain Satellite Exploration.
    HallExplore,
    BagBefore {
        from: u8,
    },
    /// The AI cube that a discarded cube removes.
    BagRemove {
        cube: Colour,
    },
    /// The AI cubes of the sheet become new ones (R14.11.2).
    BagConvert,
    BagAfter {
        from: u8,
    },
}
