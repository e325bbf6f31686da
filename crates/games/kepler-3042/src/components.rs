//! The component data (`data/*.toml`) as typed tables, parsed once.

mod raw;

use std::sync::LazyLock;

use serde::Deserialize;

use crate::effects::{Clause, clauses, tech_id};
use crate::hex::{COLS, HEXES, Hex, ROWS};
use crate::kinds::{Bonus, Cubes, PlanetType, Space, Tech, Track, Zone};

/// The files as they were shipped: (name, text).
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

pub const PLANETS: usize = 28;
pub const CARDS: usize = 18;
/// Highest technology level, last position of a track, rounds of a game.
pub const MAX_LEVEL: u8 = 4;
pub const LAST_POSITION: u8 = 20;
pub const ROUNDS: u8 = 16;

/// Everything printed on boards, cards and tiles.
#[derive(Debug)]
pub struct Data {
    pub terrain: [Terrain; HEXES],
    pub zone: [Zone; HEXES],
    pub stars: Vec<Star>,
    /// By number; 0 stands for Earth and is never looked at.
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

/// What a level of a technology costs and gives; what a technology does not give is 0.
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

/// Whom a progress card selects (R11.1).
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

/// Met when every part that is there is met (`objectives.toml`).
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
    /// Stars of up to so many suns are usable.
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

pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(read);
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

/// A file's text as a type. The shipped files are part of the program: a test reads them all.
fn file<T: for<'de> Deserialize<'de>>(name: &str) -> T {
    let (_, text) = FILES.iter().find(|(file, _)| *file == name).expect("a shipped file");
    toml::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn read() -> Data {
    let board: raw::Board = file("board.toml");
    let components: raw::Components = file("components.toml");
    let actions: raw::Actions = file("actions.toml");
    let tracks: raw::Tracks = file("leadership_tracks.toml");
    let cards = read_cards();
    let objectives: Vec<Objective> = read_objectives();
    let mut counts = components.player_count;
    for count in &mut counts {
        count.max_suns = count.star_kinds.len() as u8;
    }
    Data {
        terrain: read_terrain(&board),
        zone: read_zones(&board),
        stars: read_stars(&board),
        planets: read_planets(),
        levels: read_levels(),
        tracks: Track::ALL.map(|track| read_track(&tracks, track)),
        track_vp: tracks.scale.vp_by_position.try_into().expect("21 positions"),
        main: Space::ALL.map(|space| clauses(&actions.effect_of(&actions.main, space.id()))),
        bonus: Bonus::ALL.map(|bonus| clauses(&actions.effect_of(&actions.bonus, bonus.id()))),
        bonus_of: Space::ALL.map(|space| {
            let (row, column) = (space.index() / 3, space.index() % 3);
            assert_eq!(actions.grid.rows[row][column], space.id(), "spaces are numbered row by row");
            [actions.grid.column_bonus[column], actions.grid.row_bonus[row]]
        }),
        solo: read_solo(&cards, &objectives),
        cards,
        objectives,
        kit: components.player_kit,
        counts,
        scoring: components.scoring,
    }
}

fn read_terrain(board: &raw::Board) -> [Terrain; HEXES] {
    let map: Vec<u8> = board.board.map.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    assert_eq!((board.board.rows, board.board.cols, map.len()), (ROWS, COLS, HEXES), "the outline the geometry is made for");
    std::array::from_fn(|index| match map[index] {
        b'1'..=b'3' => Terrain::Star(map[index] - b'0'),
        b'O' => Terrain::Sol,
        b'X' => Terrain::BlackHole,
        _ => Terrain::Space,
    })
}

fn read_zones(board: &raw::Board) -> [Zone; HEXES] {
    let zones = &board.zones;
    std::array::from_fn(|index| {
        let distance = Hex(index as u16).distance(Hex::SOL);
        if distance <= zones.short.max_distance {
            Zone::Short
        } else if distance <= zones.medium.max_distance {
            Zone::Medium
        } else {
            Zone::Long
        }
    })
}

fn read_stars(board: &raw::Board) -> Vec<Star> {
    let suns =
        |kind: &str| 1 + ["single", "binary", "triple"].iter().position(|known| *known == kind).expect("a kind of star") as u8;
    let star = |star: &raw::Star| Star {
        id: star.id.clone(),
        name: star.name.clone(),
        hex: Hex::at(star.q, star.r).expect("on the map"),
        suns: suns(&star.kind),
    };
    board.star.iter().map(star).collect()
}

fn read_planets() -> [Planet; PLANETS + 1] {
    let file: raw::Planets = file("planets.toml");
    std::array::from_fn(|number| {
        // Earth has no entry; its place is filled so that numbers are indices.
        let planet = file.planet.iter().find(|planet| planet.number == number.max(1)).expect("28 planets");
        Planet {
            kind: planet.r#type,
            level: planet.level,
            terraform_cost: planet.terraform_cost,
            colony: planet.colony,
            terraformed: planet.terraformed,
            vp: planet.vp,
            min_players: match planet.mark.as_str() {
                "" => 1,
                "3+" => 3,
                "4" => 4,
                mark => panic!("mark {mark}"),
            },
        }
    })
}

fn read_levels() -> [[Level; 5]; 5] {
    let file: raw::Technologies = file("technologies.toml");
    let limit = |number: i8| if number < 0 { UNLIMITED } else { number as u8 };
    Tech::ALL.map(|tech| {
        let rows = &file.technology.iter().find(|row| row.id == tech).expect("five technologies").level;
        std::array::from_fn(|level| {
            let row = rows.iter().find(|row| row.level == level).expect("five levels");
            let benefit = &row.benefit;
            Level {
                cost: row.cost,
                icons: row.icons,
                collaboration: row.collaboration,
                speed: benefit.speed,
                cheap_ships: benefit.ship_cost == Some(Cubes::new(1, 0, 0)),
                conversions: limit(benefit.conversions),
                displacements: limit(benefit.moves),
                energy: benefit.energy,
                second_bonus_free: benefit.both_bonus_for_one_burn,
                exploit_planets: benefit.exploit_planets,
                terraform_level: benefit.terraform_level,
                antimatter: benefit.antimatter,
                alien_colonies: benefit.alien_colonies,
            }
        })
    })
}

fn read_track(tracks: &raw::Tracks, track: Track) -> TrackData {
    let row = tracks.track.iter().find(|row| row.id == track).expect("two tracks");
    let bits = |positions: &[u8]| positions.iter().fold(0, |bits, &position| bits | 1 << position);
    TrackData {
        medals: bits(&row.medals),
        regenerate: bits(&row.regenerate),
        produce_energy: bits(&row.produce_energy),
        produce_matter: bits(&row.produce_matter),
    }
}

fn read_cards() -> Vec<ProgressCard> {
    let file: raw::Cards = file("progress_cards.toml");
    let by = |by: &str| match by.split_once('.') {
        Some(("tech", id)) => By::Tech(tech_id(id)),
        _ => match by {
            "medals" => By::Medals,
            "colonised" => By::Colonised,
            id => By::Track(Track::ALL.into_iter().find(|track| track.id() == id).expect("a track")),
        },
    };
    let card = |card: raw::Card| ProgressCard {
        who: match (card.select.who.as_str(), card.select.by.as_deref()) {
            ("all", None) => Who::All,
            ("highest", Some(id)) => Who::Highest(by(id)),
            ("lowest", Some(id)) => Who::Lowest(by(id)),
            other => panic!("{}: selects {other:?}", card.id),
        },
        effect: clauses(&card.effect),
        id: card.id,
        optional: card.optional,
        solo: card.solo,
    };
    file.card.into_iter().map(card).collect()
}

fn read_objectives() -> Vec<Objective> {
    let file: raw::Objectives = file("objectives.toml");
    let objective =
        |raw: raw::Objective| Objective { id: raw.id, advanced: raw.set == "advanced", vp: raw.vp, condition: raw.condition };
    file.objective.into_iter().map(objective).collect()
}

fn read_solo(cards: &[ProgressCard], objectives: &[Objective]) -> Solo {
    let file: raw::SoloFile = file("solo.toml");
    let objective = |id: &String| objectives.iter().position(|known| known.id == *id).expect("an objective") as u8;
    Solo {
        removed_card: cards.iter().position(|card| card.id == file.setup.progress_card_removed).expect("a card") as u8,
        earth_start: file.setup.earth_start,
        depot_start: file.setup.depot_start,
        ghost_rounds: file.setup.ghost_round_markers,
        levels: file.level,
        campaigns: (file.campaign.into_iter())
            .map(|raw| Campaign { objectives: raw.objectives.iter().map(objective).collect(), id: raw.id })
            .collect(),
    }
}
