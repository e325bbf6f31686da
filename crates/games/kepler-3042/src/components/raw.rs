//! The data files as serde types, without fields that the rules do not need.

use serde::Deserialize;

use super::{Condition, Kit, PlanetSide, PlayerCount, Scoring, SoloLevel};
use crate::effects::RawEffect;
use crate::kinds::{Bonus, Cubes, PlanetType, Tech, Track};

#[derive(Deserialize)]
pub(super) struct Board {
    pub board: Outline,
    pub zones: Zones,
    pub star: Vec<Star>,
}

#[derive(Deserialize)]
pub(super) struct Outline {
    pub rows: usize,
    pub cols: usize,
    pub map: String,
}

#[derive(Deserialize)]
pub(super) struct Zones {
    pub short: ZoneRow,
    pub medium: ZoneRow,
}

#[derive(Deserialize)]
pub(super) struct ZoneRow {
    pub max_distance: u32,
}

#[derive(Deserialize)]
pub(super) struct Star {
    pub id: String,
    pub name: String,
    pub kind: String,
    pub q: i32,
    pub r: i32,
}

#[derive(Deserialize)]
pub(super) struct Components {
    pub player_kit: Kit,
    pub player_count: Vec<PlayerCount>,
    pub scoring: Scoring,
}

#[derive(Deserialize)]
pub(super) struct Actions {
    pub grid: Grid,
    pub main: Vec<ActionRow>,
    pub bonus: Vec<ActionRow>,
}

#[derive(Deserialize)]
pub(super) struct Grid {
    pub rows: [[String; 3]; 3],
    pub row_bonus: [Bonus; 3],
    pub column_bonus: [Bonus; 3],
}

#[derive(Deserialize)]
pub(super) struct ActionRow {
    pub id: String,
    pub effect: Vec<RawEffect>,
}

#[derive(Deserialize)]
pub(super) struct Planets {
    pub planet: Vec<Planet>,
}

#[derive(Deserialize)]
pub(super) struct Planet {
    pub number: usize,
    pub r#type: PlanetType,
    pub level: u8,
    pub terraform_cost: Cubes,
    pub colony: PlanetSide,
    pub terraformed: PlanetSide,
    pub vp: u8,
    pub mark: String,
}

#[derive(Deserialize)]
pub(super) struct Technologies {
    pub technology: Vec<Technology>,
}

#[derive(Deserialize)]
pub(super) struct Technology {
    pub id: Tech,
    pub level: Vec<Level>,
}

#[derive(Deserialize)]
pub(super) struct Level {
    pub level: usize,
    pub cost: Cubes,
    pub icons: u8,
    #[serde(default)]
    pub collaboration: u8,
    pub benefit: Benefit,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Benefit {
    pub speed: u8,
    pub ship_cost: Option<Cubes>,
    pub conversions: i8,
    pub moves: i8,
    pub energy: u8,
    pub both_bonus_for_one_burn: bool,
    pub exploit_planets: u8,
    pub terraform_level: u8,
    pub antimatter: u8,
    pub alien_colonies: bool,
}

#[derive(Deserialize)]
pub(super) struct Tracks {
    pub scale: Scale,
    pub track: Vec<TrackRow>,
}

#[derive(Deserialize)]
pub(super) struct Scale {
    pub vp_by_position: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct TrackRow {
    pub id: Track,
    pub medals: Vec<u8>,
    pub regenerate: Vec<u8>,
    pub produce_energy: Vec<u8>,
    pub produce_matter: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Cards {
    pub card: Vec<Card>,
}

#[derive(Deserialize)]
pub(super) struct Card {
    pub id: String,
    pub select: Select,
    pub optional: bool,
    pub effect: Vec<RawEffect>,
    #[serde(default = "yes")]
    pub solo: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
pub(super) struct Select {
    pub who: String,
    pub by: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Objectives {
    pub objective: Vec<Objective>,
}

#[derive(Deserialize)]
pub(super) struct Objective {
    pub id: String,
    pub set: String,
    pub vp: u8,
    pub condition: Condition,
}

#[derive(Deserialize)]
pub(super) struct SoloFile {
    pub setup: SoloSetup,
    pub level: Vec<SoloLevel>,
    pub campaign: Vec<Campaign>,
}

#[derive(Deserialize)]
pub(super) struct SoloSetup {
    pub progress_card_removed: String,
    pub earth_start: Cubes,
    pub depot_start: Cubes,
    pub ghost_round_markers: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Campaign {
    pub id: String,
    pub objectives: Vec<String>,
}
