//! Effects in progress (R5.4). `phases/task.rs` interprets them.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Hex;
use crate::effects::{Boost, Goods, Places, Term};
use crate::kinds::{
    Blueprint, Building, Contract, Deeds, Directions, Discovery, Item, Items, RESOURCES, Side, SlotAction, SoloCard, Tech,
};

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

/// A cost in resources and crystals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    pub resources: [u8; RESOURCES],
    /// Resources of any of these kinds.
    pub any: u8,
    pub kinds: Items,
    pub crystals: u8,
    /// Colonists sent to work.
    pub colonists: u8,
}

impl Cost {
    pub const FREE: Cost = Cost { resources: [0; RESOURCES], any: 0, kinds: Items::EMPTY, crystals: 0, colonists: 0 };

    /// One resource of one of these kinds.
    pub const fn one_of(kinds: Items) -> Cost {
        Cost { any: 1, kinds, ..Cost::FREE }
    }

    pub const fn crystals(crystals: u8) -> Cost {
        Cost { crystals, ..Cost::FREE }
    }

    pub const fn of(item: Item, units: u8) -> Cost {
        let mut cost = Cost::FREE;
        match item {
            Item::Crystal => cost.crystals = units,
            _ => cost.resources[item as usize] = units,
        }
        cost
    }
}

/// How far a repeated effect is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Run {
    /// Parts that may still be done without a boost.
    pub left: u8,
    /// At least one part was done.
    pub begun: bool,
    pub boost: Boost,
}

impl Run {
    pub const fn new(left: u8, boost: Boost) -> Run {
        Run { left, begun: false, boost }
    }

    /// After one more part.
    pub const fn after(self) -> Run {
        Run { left: self.left - 1, begun: true, boost: self.boost }
    }

    /// After one boost.
    pub const fn boosted(self) -> Run {
        Run { left: self.left + 1, begun: self.begun, boost: self.boost.spent() }
    }
}

/// One piece of work. Some need a decision of their player, the others run at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    #[default]
    Nothing,
    /// Accept an effect or not.
    Offer(Term),
    Do(Term),
    Gain(Goods),
    Surcharge {
        action: SlotAction,
        points: u8,
    },
    Pay(Cost),

    // Repeated effects
    Blueprints(Run),
    Techs(Run),
    Develop {
        run: Run,
        free: bool,
    },
    Warehouse {
        run: Run,
        crystals: bool,
    },
    Choice {
        run: Run,
        kinds: Items,
    },
    Retrieve {
        run: Run,
        from: Places,
    },
    ProduceMore(Boost),
    GainMore {
        crystals: u8,
    },
    Upgrades {
        run: Run,
        free: bool,
        /// A tile may still be named.
        tech: bool,
        anywhere: bool,
    },
    Ships {
        run: Run,
        free: bool,
        tech: bool,
        with_bot: u8,
        alone: u8,
    },

    // Their parts
    PlaceTech(Tech),
    UpgradeHex {
        blueprint: Blueprint,
        free: bool,
        anywhere: bool,
    },
    PlaceMarker {
        blueprint: Blueprint,
        hex: Hex,
    },
    ShipReward {
        with_bot: u8,
        alone: u8,
    },
    PlaceBot,

    // Movement
    Move,
    TakeTile(Hex),
    /// Bots acting as rovers that may take their tile, as bits.
    BotTiles(u8),

    // Construction
    ConstructType {
        free: bool,
        tech_boost: bool,
    },
    ConstructHex {
        building: Building,
        free: bool,
        tech_boost: bool,
    },
    ConstructTech {
        building: Building,
        hex: Hex,
        free: bool,
        tech_boost: bool,
    },
    Build {
        building: Building,
        hex: Hex,
    },
    /// The owner moves a piece away from a hex (R10.8).
    Displace {
        from: Hex,
    },
    Arrows {
        hex: Hex,
        arrows: Directions,
    },
    Yield {
        building: Building,
        hex: Hex,
    },
    Progress {
        building: Building,
        hex: Hex,
    },
    Lss(Building),
    LssBenefit,

    // Cards
    Hire {
        scientist: bool,
        contract: bool,
        free: bool,
    },
    Refill {
        slot: u8,
    },
    UseBuilding,
    Radar,
    /// How many units of a gain go onto contracts, this one next (R27.5).
    Allot {
        item: Item,
        units: u8,
        contract: Contract,
    },

    // Travel and turn order
    TravelTile,
    TravelHex(Discovery),
    Arrive(Side),
    ChooseSpace(Option<Side>),
    Travelled,
    SetShuttle,

    // End of the turn
    OwnerChoice(Tech),
    GoalWindow,
    CardsB(Deeds),

    /// The solo opponent (R22).
    Rival(RivalWork),
}

/// What the solo opponent has still to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RivalWork {
    /// The action of a card, then the step of its mission (R22.2).
    Act(SoloCard),
    Mission(SoloCard),
    Rover,
    /// A building of this type; `None`: by the sequence (R22.7).
    Construct(Option<Building>),
    Shelter,
    /// Upgrades left; whether a tech tile may still add some.
    Upgrade {
        left: u8,
        tech: bool,
    },
    /// Steps left; whether the most developed tile is next.
    Develop {
        left: u8,
        most: bool,
        free: bool,
    },
    TakeTech(u8),
    TakeBlueprint(u8),
    Hire,
    Warehouse(u8),
    /// Ship and bot after a colony update (R22.12).
    LevelUp,
    /// What follows from a travel to this side (R22.11).
    Arrive(Side),
}
