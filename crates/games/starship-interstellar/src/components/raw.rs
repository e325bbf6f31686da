//! The data files as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::terms::{Amounts, Bag, DepositAdd, RawEffect};
use crate::kinds::{
    Building, Colour, CostTile, Family, LeaderBoard, MainAction, Mechanism, Node, PassToken, Planet, Power, ProductionToken,
    ProjectRow, RouteKind, RouteToken, SalvationAction, SalvationTech, TechTrack, Technology,
};

#[derive(Deserialize)]
pub(super) struct ActionTokens {
    pub basic: Vec<ActionToken>,
    pub pass: Vec<Pass>,
    pub extra: Vec<ActionToken>,
}

#[derive(Deserialize)]
pub(super) struct ActionToken {
    pub id: crate::kinds::Token,
    pub group: Option<Group>,
    pub action: Action,
    pub repeatable: bool,
    pub salvation: Salvation,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Group {
    Core,
    Additional,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Action {
    pub r#do: Option<MainAction>,
    pub draw: Option<u8>,
    pub keep_max: Option<u8>,
    pub substitute_lower: Option<u8>,
    #[serde(default)]
    pub pay_previous_level: bool,
    pub fuel_cost: Option<FuelCost>,
    pub fuel_discount: Option<u8>,
    pub colours: Option<u8>,
    pub price_bonus: Option<u8>,
    pub planet: Option<AnyOwn>,
    pub gain: Option<Amounts>,
    pub deposit_add: Option<DepositAdd>,
    pub market_take_lowest: Option<u8>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum FuelCost {
    Free,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnyOwn {
    AnyOwn,
}

#[derive(Deserialize)]
#[serde(tag = "mode", rename_all = "snake_case")]
pub(super) enum Salvation {
    None,
    Standard { pp_for: SalvationAction },
    Flat { gain: Amounts },
    Only { action: SalvationAction, power: Power },
}

#[derive(Deserialize)]
pub(super) struct Pass {
    pub id: PassToken,
    pub action_dial: Vec<Click>,
    pub salvation_dial: Vec<Click>,
}

#[derive(Deserialize)]
pub(super) struct Click {
    pub clicks: u8,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Government {
    pub row: Vec<GovernmentRow>,
    pub governor: Governor,
}

#[derive(Deserialize)]
pub(super) struct GovernmentRow {
    pub n: u8,
    pub position: Vec<Position>,
}

#[derive(Deserialize)]
pub(super) struct Position {
    pub n: u8,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Governor {
    pub phase_gain: Amounts,
    pub sector_completed_gain: Amounts,
    pub builder_of_last_mechanism_gain: Amounts,
}

#[derive(Deserialize)]
pub(super) struct Humanity {
    pub component: Vec<Component>,
    pub family: Vec<FamilyEntry>,
}

#[derive(Deserialize)]
pub(super) struct Component {
    pub colour: Colour,
    pub value: u8,
    pub copies: u8,
    pub cost: Vec<Colour>,
    pub reputation: u8,
}

#[derive(Deserialize)]
pub(super) struct FamilyEntry {
    pub id: Family,
    pub members: Vec<Colour>,
    pub reputation: i8,
}

#[derive(Deserialize)]
pub(super) struct LeaderTracks {
    pub board: Vec<Board>,
}

#[derive(Deserialize)]
pub(super) struct Board {
    pub id: LeaderBoard,
    pub interstellar: Vec<Space>,
    pub humanity: Vec<Space>,
}

#[derive(Deserialize)]
pub(super) struct Space {
    pub space: u8,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Market {
    pub row: Vec<MarketRow>,
}

#[derive(Deserialize)]
pub(super) struct MarketRow {
    pub colour: Colour,
    pub slots: u8,
    pub price: Vec<u8>,
    pub start_cubes: u8,
}

#[derive(Deserialize)]
pub(super) struct Mechanisms {
    pub mechanism: Vec<MechanismEntry>,
}

#[derive(Deserialize)]
pub(super) struct MechanismEntry {
    pub id: Mechanism,
    pub set: Set,
    pub back: Back,
    pub cost: Vec<AnyColour>,
    pub value: u8,
}

/// A colour, or a cube of any colour (R13.7).
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(untagged)]
pub(super) enum AnyColour {
    Colour(Colour),
    Any(Any),
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Any {
    Any,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Set {
    Base,
    Universal,
    MultiResource,
    BlackHoles,
    ScatteredPlanets,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Back {
    Red,
    Blue,
}

#[derive(Deserialize)]
pub(super) struct ProductionFile {
    pub token: Vec<ProductionEntry>,
}

#[derive(Deserialize)]
pub(super) struct ProductionEntry {
    pub id: ProductionToken,
    pub planet: Planet,
    pub set: Set,
    pub layers: Vec<Layer>,
    pub ars: u8,
    pub warehouse: u8,
}

#[derive(Deserialize)]
pub(super) struct Layer {
    pub colour: Colour,
    pub n: u8,
}

#[derive(Deserialize)]
pub(super) struct Satellite {
    pub map: Map,
    pub node: Vec<NodeEntry>,
    pub token: Vec<RouteEntry>,
}

#[derive(Deserialize)]
pub(super) struct Map {
    pub extra_action_column: u8,
    pub fuel_to_enter: Vec<u8>,
    pub arrival_pp: Vec<i8>,
    pub end_pp_by_column: Vec<i8>,
}

#[derive(Deserialize)]
pub(super) struct NodeEntry {
    pub id: Node,
    pub column: u8,
    pub lane: u8,
    pub kind: NodeKind,
    #[serde(default)]
    pub next: Vec<Node>,
    pub effect: Option<RawEffect>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum NodeKind {
    Start,
    Space,
    Poi,
    Goal,
}

#[derive(Deserialize)]
pub(super) struct RouteEntry {
    pub id: RouteToken,
    pub copies: u8,
    pub set: Set,
    pub kind: RouteKind,
    pub discovery_pp: i8,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Setup {
    pub resource: Vec<Resource>,
    pub player_pieces: PlayerPieces,
    pub start: Start,
    pub reputation: Reputation,
    pub by_players: Vec<ByPlayers>,
    pub projects: Projects,
    pub final_scoring: FinalScoring,
}

#[derive(Deserialize)]
pub(super) struct Resource {
    pub id: Colour,
    pub value: u8,
}

#[derive(Deserialize)]
pub(super) struct PlayerPieces {
    pub scientists: u8,
    pub bases: u8,
    pub buildings: BTreeMap<Building, u8>,
    pub cargo_capacity: u8,
    pub building_slots_per_plant: u8,
}

#[derive(Deserialize)]
pub(super) struct Start {
    pub fuel: i8,
    pub scientists: i8,
    pub red: u8,
    pub yellow: u8,
    pub fuel_bonus_by_seat: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Reputation {
    pub min: i8,
    pub max: i8,
    pub zone: Vec<Zone>,
}

#[derive(Deserialize)]
pub(super) struct Zone {
    pub from: i8,
    pub to: i8,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct ByPlayers {
    pub players: u8,
    pub extra_action_tokens: u8,
    pub sector_size: u8,
    pub humanity_on_earth: u8,
    pub humanity_target: u8,
}

#[derive(Deserialize)]
pub(super) struct Projects {
    pub sectors: u8,
    pub row_size: u8,
    pub rows: Vec<ProjectRow>,
}

#[derive(Deserialize)]
pub(super) struct FinalScoring {
    pub leader_track_first: i8,
    pub leader_track_second: i8,
    pub scientist_in_government: i8,
    pub governor: i8,
    pub reserve_value_per_pp: u8,
    pub reputation_table: Vec<ReputationPoints>,
}

#[derive(Deserialize)]
pub(super) struct ReputationPoints {
    pub from: i8,
    pub to: i8,
    pub pp: i8,
}

#[derive(Deserialize)]
pub(super) struct SolarSystem {
    pub space: SpaceEntry,
    pub orbit: Vec<Orbit>,
    pub planet: Vec<PlanetEntry>,
    pub sun: Sun,
    pub solar_bag: Bag,
}

#[derive(Deserialize)]
pub(super) struct SpaceEntry {
    pub quadrants: u8,
    pub orbits: u8,
    pub takeoff_fuel: u8,
    pub fuel_per_orbit: u8,
    pub fuel_per_quadrant: u8,
}

#[derive(Deserialize)]
pub(super) struct Orbit {
    pub n: u8,
    pub body: String,
}

#[derive(Deserialize)]
pub(super) struct PlanetEntry {
    pub id: Planet,
    pub orbit: u8,
    pub printed_fuel: u8,
    pub motion: u8,
    pub every: u8,
    pub start_quadrant: u8,
}

#[derive(Deserialize)]
pub(super) struct Sun {
    pub step_per_kept_cube: u8,
    pub government_phase_step: u8,
    pub threshold: Vec<Threshold>,
}

#[derive(Deserialize)]
pub(super) struct Threshold {
    pub players: u8,
    pub mercury: u8,
    pub venus: u8,
    pub earth: u8,
}

#[derive(Deserialize)]
pub(super) struct Technologies {
    pub technology: Vec<TechnologyEntry>,
    pub salvation_technology: Vec<SalvationEntry>,
    pub cost_tile: Vec<CostEntry>,
}

#[derive(Deserialize)]
pub(super) struct TechnologyEntry {
    pub id: Technology,
    pub track: TechTrack,
    pub level: u8,
    pub cost: Vec<Colour>,
    pub scientists: u8,
    pub effect: TechEffect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TechEffect {
    pub building: Option<Building>,
    pub ars_capacity: Option<u8>,
    pub convert: Option<Conversion>,
    pub fuel_per_outpost: Option<u8>,
    pub drill_power: Option<u8>,
    pub reputation_loss_reduction: Option<u8>,
    pub reputation_loss: Option<u8>,
    pub bonus_draw: Option<u8>,
    #[serde(default)]
    pub free_belt: bool,
    #[serde(default)]
    pub free_takeoff: bool,
    #[serde(default)]
    pub wormhole: bool,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Conversion {
    #[serde(rename = "warehouse_up_2")]
    WarehouseUp,
    #[serde(rename = "deposit_split")]
    DepositSplit,
    #[serde(rename = "deposit_up_1")]
    DepositUp,
}

#[derive(Deserialize)]
pub(super) struct SalvationEntry {
    pub id: SalvationTech,
    pub scientists: u8,
}

#[derive(Deserialize)]
pub(super) struct CostEntry {
    pub id: CostTile,
    pub cost: Vec<Colour>,
}
