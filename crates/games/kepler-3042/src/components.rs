//! The component data (`data/*.toml`) as typed tables, parsed once.

mod raw;
mod read;

use std::sync::LazyLock;

use serde::Deserialize;

use crate::effects::Clause;
use crate::hex::{HEXES, Hex};
use crate::kinds::{Bonus, Cubes, PlanetType, Space, Tech, Track, Zone};

/// The shipped files: (name, text).
pub const FILES: &[(&str, &str)] = &[
    ("actions.toml", include_str!("../data/actions.toml")),
    ("board.toml", include_str!("../data/board.toml")),
    ("components.toml", include_str!("../data/components.toml")),
    ("leadership_tracks.toml", include_str!("../data/leadership_tracks.toml")),
    ("objectives.toml", include_str!("../data/objectives.toml")),
    ("planets.toml", include_str!("../data/planets.toml")),
    ("progress_cards.toml", include_str!("../data/progress_cards.toml")),
    ("solo.toml", include_str!("../data/solo.toml")),
    ("technologies.toml", include_str!("../data/technologies.toml")),
];

pub(crate) use read::read;

pub const PLANETS: usize = 28;
pub const CARDS: usize = 18;
/// Highest technology level, last position of a track, rounds of a game.
pub const MAX_LEVEL: u8 = 4;
pub const LAST_POSITION: u8 = 20;
pub const ROUNDS: u8 = 16;
/// Most cubes of a kind that a card can hold ([`Arrangement`](crate::kinds::Arrangement) packs them into six bits).
pub(crate) const MAX_CUBES: i64 = 63;

/// Everything printed on boards, cards and tiles.
#[derive(Debug)]
pub struct Data {
    pub terrain: [Terrain; HEXES],
    pub zone: [Zone; HEXES],
    pub stars: Vec<Star>,
    /// By number; index 0 is Earth's and unused.
    pub planets: [Planet; PLANETS + 1],
    /// `[technology][level]`
    pub levels: [[Level; 5]; 5],
    pub tracks: [TrackData; 2],
    pub track_vp: [u8; LAST_POSITION as usize + 1],
    pub main: [Vec<Clause>; 9],
    pub bonus: [Vec<Clause>; 6],
    /// Bonus actions of a space: its column's, then its row's (R7.1).
    pub bonus_of: [[Bonus; 2]; 9],
    pub cards: Vec<ProgressCard>,
    pub objectives: Vec<Objective>,
    pub kit: Kit,
    pub counts: Vec<PlayerCount>,
    pub scoring: Scoring,
    pub solo: Solo,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    Space,
    /// A star of one to three suns.
    Star(u8),
    Sol,
    BlackHole,
}

#[derive(Clone, Debug)]
pub struct Star {
    pub id: String,
    pub name: String,
    pub hex: Hex,
    pub suns: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Planet {
    pub kind: PlanetType,
    pub level: u8,
    pub terraform_cost: Cubes,
    pub colony: PlanetSide,
    pub terraformed: PlanetSide,
    pub vp: u8,
    /// In play from this many players on.
    pub min_players: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct PlanetSide {
    pub produce: Cubes,
    pub icons: u8,
}

/// Cost and benefits of a technology level; benefits that a technology does not have are 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct Level {
    pub cost: Cubes,
    pub icons: u8,
    pub collaboration: u8,
    pub speed: u8,
    pub cheap_ships: bool,
    /// [`UNLIMITED`] means no limit.
    pub conversions: u8,
    pub displacements: u8,
    pub energy: u8,
    pub second_bonus_free: bool,
    pub exploit_planets: u8,
    pub terraform_level: u8,
    pub antimatter: u8,
    pub alien_colonies: bool,
}

pub const UNLIMITED: u8 = u8::MAX;

/// Positions as bits.
#[derive(Clone, Copy, Debug, Default)]
pub struct TrackData {
    pub medals: u32,
    pub regenerate: u32,
    pub produce_energy: u32,
    pub produce_matter: u32,
}

#[derive(Clone, Debug)]
pub struct ProgressCard {
    pub id: String,
    pub who: Who,
    pub optional: bool,
    pub effect: Vec<Clause>,
    pub solo: bool,
}

/// The players that a progress card selects (R11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    All,
    Highest(By),
    Lowest(By),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    Track(Track),
    Tech(Tech),
    Medals,
    Colonised,
}

#[derive(Clone, Debug)]
pub struct Objective {
    pub id: String,
    pub advanced: bool,
    pub vp: u8,
    pub condition: Condition,
}

/// Met when every part that is set is met (`objectives.toml`).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    pub terraformed: Option<Count>,
    pub colonised: Option<Count>,
    pub colonised_each_zone: Option<u8>,
    pub terraformed_pairs: Option<u8>,
    pub technology: Option<TechCondition>,
    pub technologies_at_max: Option<u8>,
    pub track: Option<TrackCondition>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    pub r#type: Option<PlanetType>,
    pub zone: Option<Zone>,
    pub min: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct TechCondition {
    pub id: Tech,
    pub min_level: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct TrackCondition {
    pub id: Track,
    pub min: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Kit {
    pub starships: u8,
    pub max_colonised_planets: u8,
    pub energy: u8,
    pub matter: u8,
    pub antimatter: u8,
    pub earth_start: Cubes,
    pub depot_start: Cubes,
    pub action_cube_start: Space,
}

#[derive(Clone, Debug, Deserialize)]
pub struct PlayerCount {
    pub players: u8,
    pub planets: u8,
    pub mines: u8,
    pub colonial_objectives: u8,
    pub tiles: u8,
    star_kinds: Vec<String>,
    /// Stars of up to this many suns are usable.
    #[serde(skip)]
    pub max_suns: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Scoring {
    pub antimatter_on_planet: u8,
    pub all_five_types: u8,
    pub three_of_a_type: u8,
    pub ship_on_mine: u8,
    pub technology_at_max: u8,
    pub medal: u8,
    pub planet_short: u8,
    pub planet_medium: u8,
    pub planet_long: u8,
}

#[derive(Clone, Debug)]
pub struct Solo {
    pub removed_card: u8,
    pub earth_start: Cubes,
    pub depot_start: Cubes,
    pub ghost_rounds: Vec<u8>,
    pub levels: Vec<SoloLevel>,
    pub campaigns: Vec<Campaign>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct SoloLevel {
    pub level: u8,
    pub min_vp: u8,
    pub bonus_antimatter: u8,
    pub bonus_per_5_vp: bool,
}

#[derive(Clone, Debug)]
pub struct Campaign {
    pub id: String,
    /// Indices into [`Data::objectives`], one a level.
    pub objectives: Vec<u8>,
}

/// # Panics
///
/// If an owner's files are invalid; `Game::check_components` reports that before a game begins.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| read().unwrap_or_else(|error| panic!("{error}")));
    &DATA
}

impl Data {
    /// Index of a progress card, by id.
    pub fn card(&self, id: &str) -> Option<u8> {
        self.cards.iter().position(|card| card.id == id).map(|index| index as u8)
    }

    pub fn objective(&self, id: &str) -> Option<u8> {
        self.objectives.iter().position(|objective| objective.id == id).map(|index| index as u8)
    }

    pub fn campaign(&self, id: &str) -> Option<&Campaign> {
        self.solo.campaigns.iter().find(|campaign| campaign.id == id)
    }

    pub fn count(&self, players: u8) -> &PlayerCount {
        self.counts.iter().find(|count| count.players == players).expect("1 to 4 players")
    }
}
