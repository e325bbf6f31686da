//! The component data as typed tables, parsed once from `data/*.toml`.

mod checks;
mod conditions;
mod raw;
mod read;
mod terms;

use std::sync::LazyLock;

use crate::board::{Hex, Map};
use crate::effects::{Boost, Goods, Term};
use crate::kinds::{
    Blueprint, Building, Buildings, CardA, CardB, Contract, ContractType, Contracts, Deed, Directions, Discovery, Executive,
    Goal, Item, LSS, LabSpace, LssBenefit, LssReward, MainAction, Mission, Research, STACKS, Scientist, Side, SoloCard, SoloGoal,
};
use crate::state::{Cost, SEATS};

pub const FILES: &[(&str, &str)] = &[
    ("blueprints.toml", include_str!("../data/blueprints.toml")),
    ("board.toml", include_str!("../data/board.toml")),
    ("buildings.toml", include_str!("../data/buildings.toml")),
    ("exploration_tiles.toml", include_str!("../data/exploration_tiles.toml")),
    ("first_colonists.toml", include_str!("../data/first_colonists.toml")),
    ("lss.toml", include_str!("../data/lss.toml")),
    ("missions.toml", include_str!("../data/missions.toml")),
    ("player_board.toml", include_str!("../data/player_board.toml")),
    ("private_goals.toml", include_str!("../data/private_goals.toml")),
    ("scientists_contracts.toml", include_str!("../data/scientists_contracts.toml")),
    ("solo.toml", include_str!("../data/solo.toml")),
    ("technologies.toml", include_str!("../data/technologies.toml")),
];

pub use conditions::Condition;
pub(crate) use read::read;

/// Everything printed on boards, cards and tiles.
#[derive(Debug)]
pub struct Data {
    pub map: Map,
    /// Where the starting mine lies.
    pub centre: Hex,
    /// Where the other starting buildings lie.
    pub start_hexes: [Hex; LSS],
    /// `[players]`, by seat.
    pub shelter_starts: [Vec<Hex>; SEATS + 1],
    pub research_hexes: [[Hex; 2]; Research::ALL.len()],
    pub actions: [ActionFace; MainAction::ALL.len()],
    /// Benefits of the turn order spaces.
    pub spaces: [Term; 8],
    pub shuttle_spaces: u8,
    /// Items of each kind in the warehouse with 1 to 4 players.
    pub stock: [u8; SEATS],
    /// What a tile of each row of the tech grid costs.
    pub rows: [Cost; 3],
    pub first_step_op: u8,
    /// OP by cubes in the progress area.
    pub progress_op: [u8; 6],
    pub start: Goods,
    pub start_quarters: u8,
    /// OP by colonists in the living quarters.
    pub quarters_op: [u8; 13],
    pub ship_cost: Cost,
    pub executives: [ExecutiveFace; Executive::ALL.len()],
    pub lab: [LabFace; LabSpace::ALL.len()],
    /// By level, from 1.
    pub lab_costs: [Cost; 6],
    pub lab_op: [u8; 6],
    pub lab_start: LabSpace,
    /// What a building costs; a mine takes a colonist instead.
    pub building_costs: [Cost; Building::ALL.len()],
    /// Arrows of each tile of a stack.
    pub arrows: [[Directions; 6]; STACKS],
    pub blueprints: [BlueprintFace; Blueprint::COUNT],
    pub discoveries: [DiscoveryFace; Discovery::ALL.len()],
    pub research: [Term; Research::ALL.len()],
    pub lss_rewards: [u8; LssReward::ALL.len()],
    pub lss_benefits: [Term; LssBenefit::ALL.len()],
    pub missions: [MissionFace; Mission::ALL.len()],
    pub goals: [GoalFace; Goal::COUNT],
    pub common_reward: Term,
    pub scientists: [ScientistFace; Scientist::ALL.len()],
    pub contracts: [ContractFace; Contract::COUNT],
    /// Contracts that items are delivered to.
    pub deliveries: Contracts,
    pub contract_cost: Cost,
    pub scientist_op: u8,
    /// Turn order spaces of the First Colonist tiles.
    pub first_tiles: [u8; 6],
    pub cards_a: [Buildings; CardA::ALL.len()],
    pub cards_b: [CardBFace; CardB::ALL.len()],
    pub first_missions: [Mission; 3],
    pub solo_cards: [SoloCardFace; SoloCard::COUNT],
    /// Main actions by number of the solo cards and side.
    pub solo_actions: [[MainAction; 2]; 3],
    pub solo_sequence: [Building; STACKS],
    pub solo_scientists: u8,
    pub solo_quarters_op: u8,
    pub solo_goals: [Vec<Condition>; SoloGoal::ALL.len()],
}

#[derive(Clone, Copy, Debug)]
pub struct ActionFace {
    pub side: Side,
    /// Slots for colonists; 0: none is placed.
    pub slots: u8,
    pub boost: Boost,
}

#[derive(Clone, Copy, Debug)]
pub struct ExecutiveFace {
    pub cost: u8,
    pub term: Term,
}

#[derive(Clone, Copy, Debug)]
pub struct LabFace {
    pub level: u8,
    /// The spaces a tile may go to, the upper one first.
    pub right: [Option<LabSpace>; 2],
    pub term: Term,
    /// Height on the board: larger is lower.
    pub height: i8,
}

impl LabFace {
    pub fn right(&self) -> impl Iterator<Item = LabSpace> + Clone + use<> {
        self.right.into_iter().flatten()
    }
}

#[derive(Clone, Debug)]
pub struct BlueprintFace {
    pub level: u8,
    pub min_complex: u8,
    pub upgrades: Building,
    pub scientist: Scientist,
    pub on_take: Goods,
    pub cost: Cost,
    pub op_built: i16,
    pub op_unbuilt: i16,
    pub term: Term,
}

#[derive(Clone, Copy, Debug)]
pub struct DiscoveryFace {
    pub term: Term,
    /// The solo opponent leaves it (R22.10).
    pub resource_only: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct MissionFace {
    pub deed: Deed,
    /// With 2, 3 and 4 players.
    pub required: [u8; 3],
    pub crystals: u8,
    pub long: bool,
}

#[derive(Clone, Debug)]
pub struct GoalFace {
    pub conditions: Vec<Condition>,
    pub reward: Term,
    pub upgrade_pack: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct ScientistFace {
    pub cost: Cost,
    pub works_in: Building,
    pub scores: Building,
}

#[derive(Clone, Copy, Debug)]
pub struct ContractFace {
    pub kind: ContractType,
    /// What must lie on the card; nothing unless it is a delivery.
    pub deliver: [u8; 6],
    /// What must hold otherwise.
    pub condition: Option<Condition>,
    pub op_complete: i16,
    pub op_failed: i16,
}

#[derive(Clone, Copy, Debug)]
pub struct CardBFace {
    pub task: Deed,
    pub reward: Goods,
}

#[derive(Clone, Copy, Debug)]
pub struct SoloCardFace {
    /// Slot of its mission, from 0.
    pub mission: u8,
    pub travels: bool,
    /// Number of its action, from 0.
    pub action: u8,
}

impl Data {
    pub fn blueprint(&self, blueprint: Blueprint) -> &BlueprintFace {
        &self.blueprints[blueprint.index()]
    }

    pub fn contract(&self, contract: Contract) -> &ContractFace {
        &self.contracts[contract.index()]
    }

    pub fn goal(&self, goal: Goal) -> &GoalFace {
        &self.goals[goal.index()]
    }

    /// What a step to this space costs (R7.4).
    pub fn step_cost(&self, space: LabSpace) -> Cost {
        self.lab_costs[usize::from(space.level()) - 1]
    }

    /// What a contract still needs of an item.
    pub fn deliver(&self, contract: Contract, item: Item) -> u8 {
        self.contract(contract).deliver[item.index()]
    }
}

/// The data as played.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| read().unwrap_or_else(|error| panic!("{error}")));
    &DATA
}
