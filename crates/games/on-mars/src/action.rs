//! One decision of a player (R5.9, R27).

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Hex;
use crate::kinds::{
    Blueprint, Building, CardB, Contract, Discovery, Executive, Goal, GoalReward, Goals, Item, LabSpace, LssBenefit, MainAction,
    Row, Side, SlotAction, Tech,
};
use crate::state::{CARD_SLOTS, DEPOT, Phase};

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    // Yes or no
    /// Take what is offered: a benefit, the tile under a rover.
    Accept,
    /// Leave it; also the goal window, the question about B cards.
    Decline,
    /// No further part of an effect; the last deliveries are done.
    Stop,
    /// One more part of an effect for a colonist.
    Boost,

    // Set-up and shuttle phase (R3.12, R3.13, R18)
    /// A space of the turn order track, 1 to 8.
    TurnOrder {
        space: u8,
    },
    Shuttle {
        side: Side,
    },
    Stay,
    /// By shuttle if it left the player's side, else with a ship.
    Travel,
    /// A face-up tile of the exploration space.
    Discovery {
        tile: Discovery,
    },

    // The turn menu (R5.3 T1)
    Main {
        action: MainAction,
    },
    Executive {
        action: Executive,
    },
    /// One item onto a contract.
    Deliver {
        contract: Contract,
        item: Item,
    },
    CompleteGoal {
        goal: Goal,
        reward: GoalReward,
    },
    EndTurn,

    // Costs
    Pay {
        payment: Payment,
    },
    /// Use a tech tile of this player.
    UseTech {
        owner: Seat,
    },

    // Parts of effects
    /// A blueprint of the display, or one to be built.
    Blueprint {
        blueprint: Blueprint,
    },
    /// A tile of the tech grid: the leftmost of its kind in the row.
    Tech {
        row: Row,
        tech: Tech,
    },
    /// A space of the first lab column for a new tile.
    LabSpace {
        space: LabSpace,
    },
    /// Move a tile one column on.
    Develop {
        tech: Tech,
        space: LabSpace,
    },
    /// An item from the warehouse or the supply, or a source that produces it again.
    Item {
        item: Item,
    },
    /// One step; a step without a point left is paid at once (R9.12).
    Step {
        piece: Piece,
        to: Hex,
        fee: Fee,
    },
    /// The movement is over.
    Finish,
    /// A type of building to construct.
    Building {
        building: Building,
    },
    /// Where a building, a marker, a bot, a displaced piece or a discovery tile goes; which bot takes its tile first.
    Hex {
        hex: Hex,
    },
    Benefit {
        benefit: LssBenefit,
    },
    /// A ship by its depot space, 1 to 8.
    Ship {
        space: u8,
    },
    /// Index of the ship's reward.
    Reward {
        index: u8,
    },
    /// A card of the display of scientists and contracts, by slot from 0.
    Card {
        slot: u8,
    },
    /// The contract that fills the slot again (R14.4).
    Refill {
        contract: Contract,
    },
    /// The action of an advanced building (R15.2).
    UseBuilding {
        blueprint: Blueprint,
        move_scientist: bool,
    },
    /// A colonist comes back from here.
    Retrieve {
        from: Place,
    },
    /// This many units of what was just gained go onto a contract (R27.5).
    Allot {
        contract: Contract,
        units: u8,
    },
    /// Keep the oxygen for a used tile (R8.4).
    Keep,
    RevealB {
        card: CardB,
    },
}

impl Action {
    /// Whether a phase has such decisions at all (R24.7). Parts of effects may be asked in any of them.
    pub(crate) const fn belongs_to(&self, phase: Phase) -> bool {
        match self {
            Action::Main { .. } | Action::Executive { .. } | Action::CompleteGoal { .. } | Action::EndTurn => {
                matches!(phase, Phase::Colonization)
            }
            Action::Stay | Action::Travel => matches!(phase, Phase::Shuttle),
            Action::Shuttle { .. } => matches!(phase, Phase::Setup),
            Action::Deliver { .. } => !matches!(phase, Phase::Setup | Phase::Over),
            _ => !matches!(phase, Phase::Over),
        }
    }

    /// Whether it names a card, a space or a company that does not exist (R24.7).
    pub(crate) const fn names_unknown(&self, companies: u8) -> bool {
        match *self {
            Action::TurnOrder { space } => space == 0 || space > 8,
            Action::Ship { space } => space == 0 || space > DEPOT,
            Action::Card { slot } => slot as usize >= CARD_SLOTS,
            Action::UseTech { owner } => owner.0 >= companies,
            Action::Blueprint { blueprint } | Action::UseBuilding { blueprint, .. } => !blueprint.exists(),
            Action::Deliver { contract, .. } | Action::Refill { contract } | Action::Allot { contract, .. } => !contract.exists(),
            Action::CompleteGoal { goal, .. } | Action::Step { fee: Fee::Goal(goal), .. } => !goal.exists(),
            _ => false,
        }
    }
}

/// What is given up for a cost. Items that are not named are not touched.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// By resource.
    pub resources: [u8; 5],
    /// From the depot.
    pub crystals: u8,
    /// Goal cards that pay as crystals (R4.7), as bits by number.
    pub goals: Goals,
    /// Colonists sent to work.
    pub colonists: u8,
}

/// What moves. Two bots that pass on one hex are told apart by whether they have moved (R27.10).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Piece {
    #[default]
    Rover,
    /// A bot on this hex that has not moved in this effect.
    Bot(Hex),
    /// A bot on this hex that has.
    MovedBot(Hex),
}

/// What a step costs (R9.12).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fee {
    /// A movement point.
    Point,
    Crystal,
    Goal(Goal),
}

/// Where a colonist may come back from.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Place {
    WorkingArea,
    Slots(SlotAction),
}
