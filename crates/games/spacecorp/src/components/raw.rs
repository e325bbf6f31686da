//! The data files as serde types, without fields that the rules do not need.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::solo::RawKeyEntry;
use super::{
    BaseEffect, Condition, Counted, Immediate, Passive, Prerequisite, Requirement, SiteKind, SoloBaseEffect, Special, Trigger,
};
use crate::kinds::{BaseType, Edge, Era, Icon, Kind, Pile, Situation, Title, Wheel};

#[derive(Deserialize)]
pub(super) struct Boards {
    pub mariners: Board,
    pub planeteers: Board,
    pub starfarers: Board,
}

#[derive(Deserialize)]
pub(super) struct Board {
    pub radiation_penalty: u8,
    #[serde(default)]
    pub radiation_regions: Vec<String>,
    pub home_site: String,
    pub landing_costs: bool,
    pub home_shield_factory: bool,
    #[serde(default)]
    pub near_distance: u8,
    #[serde(default)]
    pub orion_first_reward: u8,
    #[serde(default)]
    pub orion_other_reward: u8,
    pub first_beyond_site: Option<String>,
    pub second_beyond_site: Option<String>,
    pub offers_key: Vec<RawKeyEntry>,
    #[serde(default)]
    pub direct_links: Vec<Link>,
    #[serde(default)]
    pub transit: Vec<Transit>,
    pub region: Vec<Region>,
    pub border: Vec<Link>,
    pub site: Vec<Site>,
}

#[derive(Deserialize)]
pub(super) struct Link {
    pub a: String,
    pub b: String,
    pub cost: u8,
}

#[derive(Deserialize)]
pub(super) struct Transit {
    pub a: String,
    pub b: String,
    pub add: u8,
}

#[derive(Deserialize)]
pub(super) struct Region {
    pub id: String,
    pub kind: String,
}

#[derive(Deserialize)]
pub(super) struct Site {
    pub id: String,
    pub number: Option<u8>,
    pub region: String,
    pub kind: SiteKind,
    pub gravity: u8,
    pub boxes: u8,
    pub e: Option<u8>,
    pub b: Option<u8>,
    #[serde(default)]
    pub multi_star: bool,
    pub only_with_situation: Option<Situation>,
}

#[derive(Deserialize)]
pub(super) struct Discoveries {
    pub tile: Vec<Tile>,
}

#[derive(Deserialize)]
pub(super) struct Tile {
    pub id: String,
    pub era: Era,
    pub pile: Pile,
    #[serde(default)]
    pub icons: Vec<Icon>,
    #[serde(default)]
    pub profit: u8,
    #[serde(default)]
    pub r#gen: u8,
    #[serde(default)]
    pub rev: u8,
    pub p: Option<u8>,
    #[serde(default)]
    pub base: i8,
    #[serde(default)]
    pub col: u8,
    pub redirect: Option<Pile>,
    pub special: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Cards {
    pub card: Vec<Card>,
}

#[derive(Deserialize)]
pub(super) struct Card {
    pub id: String,
    pub deck: String,
    pub start: bool,
    pub infra: bool,
    pub actions: Vec<CardAction>,
    pub edge: Option<Edge>,
    pub edge_params: Option<EdgeParams>,
}

#[derive(Deserialize, PartialEq)]
pub(super) struct CardAction {
    pub r#type: String,
    #[serde(default)]
    pub value: u8,
    #[serde(default)]
    pub mult: u8,
    #[serde(default)]
    pub shielded: bool,
    pub effect: Option<Special>,
    #[serde(default)]
    pub profit: u8,
}

#[derive(Deserialize, PartialEq)]
pub(super) struct EdgeParams {
    pub own: u8,
    pub opponent: u8,
}

#[derive(Deserialize)]
pub(super) struct Progress {
    pub progress: Vec<ProgressTitle>,
}

#[derive(Deserialize)]
pub(super) struct ProgressTitle {
    pub id: Title,
    pub kind: ProgressKind,
    pub cards: Vec<ProgressCard>,
    pub era: Era,
    pub solo: bool,
    #[serde(default)]
    pub prerequisite: Prerequisite,
    pub effect: ProgressEffect,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum ProgressKind {
    Adaptation,
    Breakthrough,
}

impl ProgressKind {
    pub fn wheel(self) -> Wheel {
        match self {
            ProgressKind::Adaptation => Wheel::Genetics,
            ProgressKind::Breakthrough => Wheel::Revelation,
        }
    }
}

#[derive(Deserialize)]
pub(super) struct ProgressCard {
    pub id: String,
    pub profit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProgressEffect {
    #[serde(default)]
    pub passive: Passive,
    #[serde(default)]
    pub immediate: Immediate,
}

#[derive(Deserialize)]
pub(super) struct Colonies {
    pub effect: Vec<ColonyEffect>,
    pub colony: Vec<Colony>,
}

#[derive(Deserialize)]
pub(super) struct ColonyEffect {
    pub id: String,
    pub term: ColonyTerm,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColonyTerm {
    pub on: Option<Trigger>,
    #[serde(default)]
    pub profit: u8,
    pub profit_per: Option<Counted>,
    pub profit_of: Option<String>,
    pub claim: Option<String>,
    #[serde(default, rename = "including_this")]
    pub _including_this: bool,
}

#[derive(Deserialize)]
pub(super) struct Colony {
    pub id: String,
    pub value: u8,
    pub effect: String,
    pub players: Vec<u8>,
    pub solo_id: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct Bases {
    pub copies_per_player: u8,
    pub base: Vec<Base>,
}

#[derive(Deserialize)]
pub(super) struct Base {
    pub id: BaseType,
    pub eras: Vec<Era>,
    pub requires: BTreeMap<Era, AnyOf>,
    pub effect: BTreeMap<Era, BaseEffect>,
    #[serde(default)]
    pub effect_solo: BTreeMap<Era, SoloBaseEffect>,
}

#[derive(Deserialize)]
pub(super) struct AnyOf {
    pub any: Vec<Requirement>,
}

#[derive(Deserialize)]
pub(super) struct Contracts {
    pub contract: Vec<Contract>,
}

#[derive(Deserialize)]
pub(super) struct Contract {
    pub id: String,
    pub era: Era,
    pub row: u8,
    pub condition: Condition,
    pub reward: u8,
    pub p12: ContractSide,
    pub p34: ContractSide,
}

#[derive(Deserialize)]
pub(super) struct ContractSide {
    pub count: u8,
}

#[derive(Deserialize)]
pub(super) struct Hqs {
    pub wheel_spaces: u8,
    pub hq: Vec<Hq>,
}

#[derive(Deserialize)]
pub(super) struct Hq {
    pub id: String,
    pub first_era: Era,
    pub research: InfraBox,
    pub box1: InfraBox,
    pub box2: InfraBox,
    pub box3: InfraBox,
    pub genetics_start: u8,
    pub revelation_start: u8,
    pub start_profit: i16,
}

#[derive(Deserialize)]
pub(super) struct InfraBox {
    pub actions: Vec<InfraAction>,
}

#[derive(Deserialize)]
pub(super) struct InfraAction {
    pub r#type: Kind,
    pub value: u8,
    #[serde(default)]
    pub shielded: bool,
}
