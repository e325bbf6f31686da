//! The data files as serde types, without fields that the rules do not need.

use serde::Deserialize;

use super::Solo;
use crate::effects::{RawChoice, RawEffect, RawGain, RawThings};
use crate::kinds::{Colour, CorporationId, PlanetId, Ring, Terrain, Track};

#[derive(Deserialize)]
pub(super) struct Tiles {
    pub pair: Vec<Pair>,
    pub shape: Vec<Shape>,
    pub station: Station,
}

#[derive(Deserialize)]
pub(super) struct Pair {
    pub a: Terrain,
    pub b: Terrain,
}

#[derive(Deserialize)]
pub(super) struct Shape {
    pub id: String,
    pub ring: Ring,
    pub terrain: String,
    pub marks: String,
}

#[derive(Deserialize)]
pub(super) struct Station {
    pub large_ring: Vec<String>,
    pub small_ring: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Setup {
    pub players: Vec<PlayerCount>,
    pub solo: Solo,
}

#[derive(Deserialize)]
pub(super) struct PlayerCount {
    pub count: usize,
    pub seats: Vec<u8>,
    pub civ_per_rank: u8,
}

#[derive(Deserialize)]
pub(super) struct Planets {
    pub planet: Vec<Planet>,
}

#[derive(Deserialize)]
pub(super) struct Planet {
    pub id: PlanetId,
    pub edition: String,
    pub rule: String,
    pub lifepod_squares: [[u8; 2]; 6],
    pub column_medals: [u8; 12],
    pub row_medals: [u8; 12],
    pub grid: String,
    pub perimeter: String,
    pub edge: String,
    #[serde(default)]
    pub city_squares: Vec<[u8; 2]>,
    #[serde(default)]
    pub city_medals: u8,
    pub quadrants: Option<Quadrants>,
    #[serde(default)]
    pub ring_rows: Vec<u8>,
    #[serde(default)]
    pub sides: String,
    #[serde(default)]
    pub diagonal_crossings: Vec<[[u8; 2]; 2]>,
    #[serde(default)]
    pub centre_squares: Vec<[u8; 2]>,
    #[serde(default)]
    pub bodies: String,
    #[serde(default)]
    pub body_bonus_medals: u8,
}

#[derive(Deserialize)]
pub(super) struct Quadrants {
    pub north_west: Terrain,
    pub north_east: Terrain,
    pub south_west: Terrain,
    pub south_east: Terrain,
}

#[derive(Deserialize)]
pub(super) struct CivCards {
    pub card: Vec<CivCard>,
    pub set: Vec<Set>,
}

#[derive(Deserialize)]
pub(super) struct CivCard {
    pub id: String,
    pub rank: u8,
    pub timing: String,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Set {
    pub id: String,
    #[serde(default)]
    pub medals_per_three_meteors: Vec<u8>,
    #[serde(default)]
    pub medals_total: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Objectives {
    pub neighbour_win: u8,
    pub neighbour_tie: u8,
    pub private_complete: u8,
    pub objective: Vec<Objective>,
}

#[derive(Deserialize)]
pub(super) struct Objective {
    pub id: String,
    pub neighbour: NeighbourFace,
    pub private: PrivateFace,
}

#[derive(Deserialize)]
pub(super) struct NeighbourFace {
    pub condition: Compared,
}

#[derive(Deserialize)]
pub(super) struct Compared {
    pub metric: String,
    pub resource: Option<Terrain>,
    pub terrain: Option<Terrain>,
    pub best: String,
}

#[derive(Deserialize)]
pub(super) struct PrivateFace {
    pub condition: Private,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Private {
    pub rectangle: Option<[u8; 2]>,
    pub area_icons: Option<u8>,
    pub track_at_top: Option<Track>,
    pub icons_at_most: Option<u8>,
    pub meteors_collected_at_least: Option<u8>,
    pub more: Option<[String; 2]>,
    pub all_covered: Option<String>,
    pub resource: Option<Terrain>,
    pub terrain: Option<Terrain>,
}

#[derive(Deserialize)]
pub(super) struct Events {
    pub event: Vec<Event>,
}

#[derive(Deserialize)]
pub(super) struct Event {
    pub id: String,
    pub colour: Colour,
    pub solo_only: bool,
    pub effect: RawEffect,
}

#[derive(Deserialize)]
pub(super) struct Corporations {
    pub corporation: Vec<Corporation>,
}

#[derive(Deserialize)]
pub(super) struct Corporation {
    pub id: CorporationId,
    pub edition: String,
    pub rovers: u8,
    pub rover_repeat: u8,
    pub rule: CorporationRule,
    pub tracks: std::collections::BTreeMap<Track, Vec<String>>,
    #[serde(default)]
    pub biomass_steps: Vec<BiomassStep>,
    #[serde(default)]
    pub water_steps: Vec<WaterStep>,
    pub tech: Vec<Tech>,
}

/// R20.3.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct CorporationRule {
    pub on_civ_milestone: Option<OnCivMilestone>,
    pub biomass_from_tile: Option<String>,
    pub biomass_benefit: Option<String>,
    pub lifepod_positions: Option<String>,
    pub meteor_collection: Option<String>,
    pub carry_per_rover: u8,
    pub tech_track_unlocks: Option<bool>,
    pub tech_medal: Option<String>,
    pub water_from_tile: Option<String>,
    pub water_path: bool,
    pub cubes_block: bool,
    pub advance_diagonally: bool,
    pub tech_level: Option<String>,
    pub flux_token: bool,
    pub active_tech: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnCivMilestone {
    pub gain: Option<RawGain>,
    pub regress: Option<RawChoice>,
}

#[derive(Deserialize)]
pub(super) struct BiomassStep {
    pub step: u8,
    pub rows: Vec<u8>,
    pub options: Vec<RawEffect>,
    pub medal: u8,
}

#[derive(Deserialize)]
pub(super) struct WaterStep {
    pub step: u8,
    pub track: Track,
    pub row: u8,
    pub benefit: String,
    pub medal: u8,
}

#[derive(Deserialize)]
pub(super) struct Tech {
    pub level: String,
    pub id: String,
    pub timing: String,
    pub effect: Power,
}

/// R20.2.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Power {
    pub limit: Option<String>,
    pub ignore: Option<Ignore>,
    pub may_store: Option<String>,
    pub modify: Option<Modify>,
    pub prevent: Option<String>,
    pub on_choose: Option<toml::Table>,
    pub civ_pick_extra: Option<toml::Table>,
    pub teleport: Option<Teleport>,
    pub on_civ_milestone: Option<OnCivMilestone>,
    pub at_game_end: Option<AtGameEnd>,
    pub may_reset: Option<String>,
    pub patch_may_cover: Option<String>,
    pub destroys: Option<String>,
    pub rover_diagonal: bool,
    pub rover_step_cost: Option<toml::Table>,
    pub reposition_lifepods: u8,
    pub on_place: Option<OnPlace>,
    pub on_collect: Option<OnCollect>,
    pub at_round_start: Option<AtRoundStart>,
    pub may_destroy_carried_on: Option<Terrain>,
    pub replace: Option<toml::Table>,
    pub may_treat: Option<toml::Table>,
    pub claim_row: bool,
    pub add_objective: Option<toml::Table>,
    pub skip_blocking_cubes: bool,
    pub adjacent_tracks: Option<[Track; 2]>,
    pub may_shift_instead_of_advance: bool,
    pub may_regress: u8,
    pub score_cubes_as: Option<String>,
    pub advance_to_milestone: Option<String>,
    pub improve_flux_track: Option<toml::Table>,
    pub advance: Option<String>,
    pub gain: Option<RawGain>,
    pub r#if: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ignore {
    pub rule: String,
    pub pieces: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Modify {
    pub rover_movement_gain: u8,
    pub water_from_tile: u8,
    pub patch_gain: u8,
    pub synergy_steps: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Teleport {
    pub from: String,
    pub to: String,
    pub cost: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AtGameEnd {
    pub take_civ: TakeCiv,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TakeCiv {
    pub rank: String,
    pub keep: u8,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct OnPlace {
    pub tile_has: Option<String>,
    pub covers_ice: Option<bool>,
    pub reposition_lifepods: u8,
    pub advance: Option<Track>,
    pub gain: Option<RawGain>,
    pub collect: Option<RawThings>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnCollect {
    pub what: String,
    pub gain: RawGain,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AtRoundStart {
    pub per: String,
    pub gain: RawGain,
}
