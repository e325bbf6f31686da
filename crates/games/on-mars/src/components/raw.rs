//! The data files as they are written.

use std::collections::BTreeMap;

use orrery_engine::components::{ComponentError, Entry};
use serde::Deserialize;

use super::conditions::RawCondition;
use super::terms::RawEffect;
use crate::effects::Goods;
use crate::kinds::{
    Blueprint, Building, CardA, CardB, Contract, ContractType, Deed, Direction, Discovery, Executive, Goal, Item, Items,
    LabSpace, LssBenefit, LssReward, MainAction, Mission, Research, Row, Scientist, Side, SoloCard, SoloGoal, Tech,
};
use crate::state::Cost;

/// Larger amounts would leave the types of the position.
const MOST: i64 = 20;

/// Amounts of items and of everything else that is paid or gained.
#[derive(Deserialize, Default, Clone)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Amounts {
    mineral: u8,
    battery: u8,
    water: u8,
    plant: u8,
    oxygen: u8,
    crystal: u8,
    colonist: u8,
    op: u8,
    any_resource: u8,
    colonist_on_tile: u8,
    colonists_to_working_area: u8,
}

impl Amounts {
    pub fn items(&self, entry: &Entry) -> Result<[u8; 6], ComponentError> {
        let items = [self.mineral, self.battery, self.water, self.plant, self.oxygen, self.crystal];
        for (item, units) in Item::ALL.into_iter().zip(items) {
            entry.range(item.id(), units, 0..=MOST)?;
        }
        Ok(items)
    }

    pub fn goods(&self, entry: &Entry) -> Result<Goods, ComponentError> {
        let costs = [self.any_resource, self.colonist_on_tile, self.colonists_to_working_area];
        entry.agrees("gain", costs == [0; 3], "a gain, not a cost")?;
        Ok(Goods { items: self.items(entry)?, colonists: entry.range("colonist", self.colonist, 0..=MOST)?, op: self.op })
    }

    pub fn cost(&self, entry: &Entry) -> Result<Cost, ComponentError> {
        entry.agrees("cost", (self.colonist, self.op) == (0, 0), "a cost, not a gain")?;
        entry.agrees("colonist_on_tile", self.colonist_on_tile == 0, "a colonist for a mine alone")?;
        let [mineral, battery, water, plant, oxygen, crystals] = self.items(entry)?;
        Ok(Cost {
            resources: [mineral, battery, water, plant, oxygen],
            any: entry.range("any_resource", self.any_resource, 0..=1)?,
            kinds: if self.any_resource > 0 { Item::RESOURCES.into_iter().collect() } else { Items::EMPTY },
            crystals,
            colonists: entry.range("colonists", self.colonists_to_working_area, 0..=MOST)?,
        })
    }

    /// A colonist goes onto the building (R10.2).
    pub fn takes_colonist(&self) -> bool {
        self.colonist_on_tile == 1
    }

    pub fn without_colonist(&self) -> Amounts {
        Amounts { colonist_on_tile: 0, ..self.clone() }
    }
}

pub(super) type Coordinates = (i8, i8);

#[derive(Deserialize)]
pub(super) struct Board {
    pub map: Map,
    pub starting_buildings: StartingBuildings,
    pub shelter_starts: Vec<ShelterStart>,
    pub research_spaces: Vec<ResearchSpace>,
    pub actions: Vec<Action>,
    pub turn_order: Vec<TurnOrder>,
    pub shuttle_track: ShuttleTrack,
    pub warehouse: Warehouse,
    pub tech_grid: TechGrid,
    pub lss_track: LssTrack,
    pub progress_area: ProgressArea,
}

#[derive(Deserialize)]
pub(super) struct Map {
    pub cell_count: usize,
    pub centre: Coordinates,
    pub directions: BTreeMap<String, Coordinates>,
    pub columns: Vec<Column>,
}

#[derive(Deserialize)]
pub(super) struct Column {
    pub q: i8,
    pub r_min: i8,
    pub r_max: i8,
}

#[derive(Deserialize)]
pub(super) struct StartingBuildings {
    pub mine: Coordinates,
    pub random_hexes: Vec<Coordinates>,
    pub random_types: Vec<Building>,
}

#[derive(Deserialize)]
pub(super) struct ShelterStart {
    pub players: u8,
    pub hexes: Vec<Coordinates>,
}

#[derive(Deserialize)]
pub(super) struct ResearchSpace {
    pub research_type: String,
    pub hexes: [Coordinates; 2],
}

#[derive(Deserialize)]
pub(super) struct Action {
    pub id: MainAction,
    pub side: Side,
    pub red_colonist: bool,
    pub slots: u8,
    pub boost: ActionBoost,
    pub max_boosts: Option<u8>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum ActionBoost {
    None,
    Colonist,
    Crystal,
}

#[derive(Deserialize)]
pub(super) struct TurnOrder {
    pub space: u8,
    pub side: Side,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct ShuttleTrack {
    pub spaces_per_side: u8,
}

#[derive(Deserialize)]
pub(super) struct Warehouse {
    pub kinds: Vec<Item>,
    pub stock_per_kind: Stock,
}

#[derive(Deserialize)]
pub(super) struct Stock {
    pub two_players: u8,
    pub three_players: u8,
    pub four_players: u8,
    pub solo: u8,
}

#[derive(Deserialize)]
pub(super) struct TechGrid {
    pub rows: Vec<GridRow>,
}

#[derive(Deserialize)]
pub(super) struct GridRow {
    pub row: Row,
    pub spaces: u8,
    pub cost: Amounts,
}

#[derive(Deserialize)]
pub(super) struct LssTrack {
    pub rows: usize,
    pub columns: Vec<Building>,
    pub first_step_op: u8,
}

#[derive(Deserialize)]
pub(super) struct ProgressArea {
    pub op_by_cubes: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct PlayerBoard {
    pub pieces: Pieces,
    pub start: Start,
    pub living_quarters: LivingQuarters,
    pub depot: Depot,
    pub executive_actions: Vec<ExecutiveAction>,
    pub laboratory: Laboratory,
}

#[derive(Deserialize)]
pub(super) struct Pieces {
    pub ships: usize,
    pub shelters: usize,
    pub bots: usize,
    pub advanced_building_markers: usize,
    pub colonists: usize,
    pub progress_cubes: usize,
}

#[derive(Deserialize)]
pub(super) struct Start {
    pub resources: Amounts,
    pub crystals_in_depot: u8,
    pub colonists_in_quarters: u8,
}

#[derive(Deserialize)]
pub(super) struct LivingQuarters {
    pub max_slots: usize,
    pub op_by_colonists: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Depot {
    pub ship_welcome_cost: Amounts,
}

#[derive(Deserialize)]
pub(super) struct ExecutiveAction {
    pub id: Executive,
    pub depot_space: usize,
    pub cost: u8,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Laboratory {
    pub start_space: LabSpace,
    pub columns: Vec<LabColumn>,
    pub spaces: Vec<LabEntry>,
}

#[derive(Deserialize)]
pub(super) struct LabColumn {
    pub level: u8,
    pub enter_cost: Amounts,
    pub op: u8,
}

#[derive(Deserialize)]
pub(super) struct LabEntry {
    pub id: LabSpace,
    pub level: u8,
    pub y: f32,
    pub right: Vec<LabSpace>,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct BuildingFile {
    pub types: Vec<BuildingType>,
    pub tiles: Vec<BuildingTile>,
}

#[derive(Deserialize)]
pub(super) struct BuildingType {
    pub id: Building,
    pub cost: Amounts,
    pub yields: Item,
    pub lss: bool,
    pub tech: Tech,
}

#[derive(Deserialize)]
pub(super) struct BuildingTile {
    pub id: String,
    pub r#type: Building,
    pub arrows: Vec<Direction>,
}

#[derive(Deserialize)]
pub(super) struct BlueprintFile {
    pub blueprints: Vec<BlueprintCard>,
}

#[derive(Deserialize)]
pub(super) struct BlueprintCard {
    pub id: Blueprint,
    pub level: u8,
    pub min_complex: u8,
    pub upgrades: Building,
    pub scientist: Scientist,
    pub on_take: RawEffect,
    pub upgrade_cost: Amounts,
    pub op_built: i16,
    pub op_unbuilt: i16,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct ExplorationTiles {
    pub discovery: Vec<DiscoveryTile>,
    pub research: Vec<ResearchTile>,
}

#[derive(Deserialize)]
pub(super) struct DiscoveryTile {
    pub id: Discovery,
    pub count: u8,
    pub resource_only: bool,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct ResearchTile {
    pub id: Research,
    pub count: u8,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Lss {
    pub reward_tiles: Vec<RewardTile>,
    pub benefits: Vec<Benefit>,
}

#[derive(Deserialize)]
pub(super) struct RewardTile {
    pub id: LssReward,
    pub op: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
pub(super) struct Benefit {
    pub id: LssBenefit,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Missions {
    pub missions: Vec<MissionEntry>,
}

#[derive(Deserialize)]
pub(super) struct MissionEntry {
    pub id: Mission,
    pub trigger: Deed,
    pub required: Required,
    pub crystals_per_contribution: u8,
    pub length: Length,
}

#[derive(Deserialize)]
pub(super) struct Required {
    pub p2: u8,
    pub p3: u8,
    pub p4: u8,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Length {
    Short,
    Long,
}

#[derive(Deserialize)]
pub(super) struct PrivateGoals {
    pub common_reward: RawEffect,
    pub goals: Vec<GoalCard>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Module {
    Base,
    UpgradePack,
}

#[derive(Deserialize)]
pub(super) struct GoalCard {
    pub number: Goal,
    pub module: Module,
    pub condition: RawCondition,
    pub reward: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct ScientistFile {
    pub scientist_op_per_building: u8,
    pub contract_cost: Amounts,
    pub scientists: Vec<ScientistCard>,
    pub contracts: Vec<ContractCard>,
}

#[derive(Deserialize)]
pub(super) struct ScientistCard {
    pub id: Scientist,
    pub cost: Amounts,
    pub works_in: Building,
    pub scores_per_advanced: Building,
}

#[derive(Deserialize)]
pub(super) struct ContractCard {
    pub id: Contract,
    pub r#type: ContractType,
    pub condition: RawCondition,
    pub op_complete: i16,
    pub op_failed: i16,
}

#[derive(Deserialize)]
pub(super) struct FirstColonists {
    pub missions: Vec<Mission>,
    pub tiles: Vec<FirstTile>,
    pub cards_a: Vec<FirstA>,
    pub cards_b: Vec<FirstB>,
}

#[derive(Deserialize)]
pub(super) struct FirstTile {
    pub turn_order_space: u8,
}

#[derive(Deserialize)]
pub(super) struct FirstA {
    pub id: CardA,
    pub buildings: Vec<Building>,
}

#[derive(Deserialize)]
pub(super) struct FirstB {
    pub id: CardB,
    pub task: Deed,
    pub reward: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct SoloFile {
    pub setup: SoloSetup,
    pub cards: Vec<SoloEntry>,
    pub actions: Vec<SoloAction>,
    pub goals: Vec<SoloGoalEntry>,
}

#[derive(Deserialize)]
pub(super) struct SoloSetup {
    pub building_sequence: Vec<Building>,
    pub max_scientists: u8,
    pub living_quarters_op: u8,
}

#[derive(Deserialize)]
pub(super) struct SoloEntry {
    pub id: SoloCard,
    pub mission: String,
    pub travels: bool,
    pub action: u8,
}

#[derive(Deserialize)]
pub(super) struct SoloAction {
    pub number: u8,
    pub orbit: MainAction,
    pub colony: MainAction,
}

#[derive(Deserialize)]
pub(super) struct SoloGoalEntry {
    pub id: SoloGoal,
    pub requirements: Vec<RawCondition>,
}

#[derive(Deserialize)]
pub(super) struct Technologies {
    pub kinds: Vec<TechKind>,
}

#[derive(Deserialize)]
pub(super) struct TechKind {
    pub id: Tech,
}
