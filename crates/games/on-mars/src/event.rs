//! Public events (R24.10).

use orrery_engine::Seat;
use serde::Serialize;

use crate::action::Place;
use crate::board::Hex;
use crate::kinds::{
    Blueprint, Building, CardA, CardB, Contract, Discovery, Executive, Goal, GoalReward, Item, LabSpace, LssBenefit, MainAction,
    Mission, Research, Scientist, Side, SlotAction, SoloCard, Tech,
};

/// A tile of the map.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    Discovery(Discovery),
    Research(Research),
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // The course of the game
    RoundBegins {
        round: u8,
        last: bool,
    },
    /// Waiting crystals came into the depot; the rest was lost.
    TurnBegins {
        seat: Seat,
        crystals: u8,
        lost: u8,
    },
    TurnEnds {
        seat: Seat,
    },
    SpaceTaken {
        seat: Seat,
        space: u8,
    },
    ShuttleSet {
        seat: Seat,
        side: Side,
    },
    /// The shuttle went one space on, or to the other side.
    ShuttleMoved {
        side: Side,
        space: u8,
        travelled: bool,
    },
    Stayed {
        seat: Seat,
    },
    Travelled {
        seat: Seat,
        to: Side,
        ship: bool,
    },
    EndTriggered,
    FinalScoring,
    GameOver,

    // Actions and what they cost
    MainAction {
        seat: Seat,
        action: MainAction,
    },
    ExecutiveAction {
        seat: Seat,
        action: Executive,
    },
    /// Full slots were cleared: colonists by seat.
    SlotsCleared {
        action: SlotAction,
        colonists: Vec<u8>,
    },
    /// Which goal cards were paid is known to their owner alone.
    Paid {
        seat: Seat,
        resources: [u8; 5],
        crystals: u8,
        goals: u8,
        colonists: u8,
    },
    Boosted {
        seat: Seat,
    },
    Declined {
        seat: Seat,
    },
    TechUsed {
        seat: Seat,
        owner: Seat,
        tech: Tech,
    },

    // Gains
    /// Crystals wait below the depot; what did not fit was lost.
    Gained {
        seat: Seat,
        item: Item,
        units: u8,
        lost: u8,
    },
    ColonistsGained {
        seat: Seat,
        colonists: u8,
    },
    Scored {
        seat: Seat,
        op: i16,
    },
    /// Items of a gain, or from storage, onto a contract.
    Delivered {
        seat: Seat,
        contract: Contract,
        item: Item,
        units: u8,
    },
    ContractCompleted {
        seat: Seat,
        contract: Contract,
    },
    WarehouseTaken {
        seat: Seat,
        item: Item,
    },
    Retrieved {
        seat: Seat,
        from: Place,
    },
    /// Colonists came back to the quarters; the rest went to the supply.
    Returned {
        seat: Seat,
        colonists: u8,
        supply: u8,
    },
    Produced {
        seat: Seat,
    },

    // Orbit
    BlueprintTaken {
        seat: Seat,
        blueprint: Blueprint,
    },
    TechTaken {
        seat: Seat,
        tech: Tech,
        space: LabSpace,
    },
    Developed {
        seat: Seat,
        tech: Tech,
        from: LabSpace,
        to: LabSpace,
    },
    OxygenKept {
        seat: Seat,
        tech: Tech,
    },

    // The map
    Moved {
        seat: Seat,
        rover: bool,
        from: Hex,
        to: Hex,
    },
    CrystalCollected {
        seat: Seat,
        hex: Hex,
    },
    CrystalRemoved {
        hex: Hex,
    },
    TileTaken {
        seat: Seat,
        tile: Tile,
        hex: Hex,
    },
    TileRemoved {
        tile: Tile,
        hex: Hex,
    },
    DiscoveryPlaced {
        seat: Seat,
        tile: Discovery,
        hex: Hex,
    },
    ExplorationRefilled {
        tile: Discovery,
    },
    Built {
        seat: Seat,
        building: Building,
        hex: Hex,
        size: u8,
    },
    Displaced {
        seat: Seat,
        from: Hex,
        to: Hex,
    },
    CrystalPlaced {
        hex: Hex,
    },
    CubePlaced {
        seat: Seat,
        building: Building,
    },
    Upgraded {
        seat: Seat,
        blueprint: Blueprint,
        hex: Hex,
    },
    MinerReturned {
        seat: Seat,
        hex: Hex,
    },
    ShipWelcomed {
        seat: Seat,
        space: u8,
    },
    BotPlaced {
        seat: Seat,
        hex: Hex,
    },

    // Cards
    ScientistTaken {
        seat: Seat,
        scientist: Scientist,
    },
    ContractTaken {
        seat: Seat,
        contract: Contract,
    },
    Refilled {
        slot: u8,
        contract: Contract,
    },
    ScientistMoved {
        seat: Seat,
        scientist: Scientist,
        blueprint: Blueprint,
    },
    BuildingUsed {
        seat: Seat,
        blueprint: Blueprint,
    },
    RadarTile {
        seat: Seat,
        tile: Discovery,
    },
    GoalCompleted {
        seat: Seat,
        goal: Goal,
        reward: GoalReward,
    },
    CardACompleted {
        seat: Seat,
        card: CardA,
    },
    CardsBDrawn {
        seat: Seat,
        cards: u8,
    },
    CardBRevealed {
        seat: Seat,
        card: CardB,
    },

    // Missions and colony
    MissionAdvanced {
        seat: Seat,
        mission: Mission,
        left: u8,
        crystals: u8,
    },
    MissionCompleted {
        mission: Mission,
        remaining: u8,
    },
    LssMoved {
        building: Building,
        row: u8,
    },
    LssScored {
        seat: Seat,
        building: Building,
        op: u8,
    },
    BenefitChosen {
        seat: Seat,
        benefit: LssBenefit,
    },
    ColonyLevel {
        level: u8,
    },
    BlueprintsRevealed {
        blueprints: Vec<Blueprint>,
    },
    TechsRevealed {
        techs: Vec<Tech>,
    },
    ProgressScored {
        seat: Seat,
        op: u8,
    },

    // The solo opponent (R22)
    SoloCard {
        card: SoloCard,
    },
    /// An action is impossible, so his rover moves instead.
    RivalCannot {
        action: MainAction,
    },
    SequenceMoved {
        building: Building,
    },
    RivalShip {
        space: u8,
    },
    RivalBot {
        bots: u8,
    },
    /// His final score, in the parts of the human's and in their order (R19.8).
    RivalScored {
        parts: Vec<i32>,
    },

    /// Marks an event of a solo game, so that the log names seat 1 Lacerda. It is serialised as the event itself.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Solo(Box<Event>),
}

impl Event {
    /// The event with the mark of a solo game.
    pub(crate) fn marked(self, solo: bool) -> Event {
        if solo { Event::Solo(Box::new(self)) } else { self }
    }

    /// The event without the mark of a solo game.
    pub fn unmarked(self) -> Event {
        match self {
            Event::Solo(event) => *event,
            event => event,
        }
    }
}
