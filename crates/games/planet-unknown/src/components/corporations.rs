//! Corporation boards: tracks, technologies, special rules (R9).

use orrery_engine::Game;
use orrery_engine::components::{ComponentError, Entry};
use serde::{Deserialize, Serialize};

use super::read::{CORPORATIONS, array};
use super::{TOP, raw};
use crate::board::ROVERS;
use crate::effects::{Term, terms};
use crate::kinds::{CorporationId, Terrain, Track, Tracks};
use crate::state::PlanetUnknown;

#[derive(Debug)]
pub struct Corporation {
    pub deluxe: bool,
    pub rovers: u8,
    /// Movement of a rover advance at the top (R6.2).
    pub rover_repeat: u8,
    pub tracks: [[Tokens; TOP as usize + 1]; 5],
    /// Wormhole (R9.3.2): by step; empty for the others.
    pub biomass_steps: Vec<BiomassStep>,
    /// Oasis (R9.7.1): by step; empty for the others.
    pub water_steps: Vec<WaterStep>,
    pub techs: Vec<Tech>,
    /// Levels reached with the cube on a row of the tech track, as bits.
    pub levels_at: [u8; TOP as usize + 1],
    /// What a set of unlocked levels allows.
    pub abilities: [Abilities; 64],
    /// What claiming a civ milestone costs (R9.2.1).
    pub civ_milestone_cost: Option<Term>,
    pub lifepods: LifepodPlaces,
    /// Tech medals fall: the last one passed counts (R9.6.2).
    pub last_tech_medal: bool,
}

/// The tokens of a position (head of `corporations.toml`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    pub medal: u8,
    pub synergy: bool,
    /// Rank of a civ milestone.
    pub civ: u8,
    pub patch: bool,
    pub rover: bool,
    /// Level of a tech milestone.
    pub tech: u8,
    pub movement: u8,
}

impl Tokens {
    fn read(text: &str, field: &str, entry: &Entry) -> Result<Tokens, ComponentError> {
        let mut tokens = Tokens::default();
        for token in text.split('+') {
            let unknown = || entry.unknown(field, token);
            let number = || token.trim_start_matches(char::is_alphabetic).parse::<u8>().map_err(|_| unknown());
            match token {
                "S" => tokens.synergy = true,
                "B" => tokens.patch = true,
                "R" => tokens.rover = true,
                _ if token.starts_with("CIV") => tokens.civ = entry.range(field, number()?, 1..=4)?,
                _ if token.starts_with('M') => tokens.medal = number()?,
                _ if token.starts_with('T') => tokens.tech = number()?,
                _ if token.starts_with('V') => tokens.movement = number()?,
                // Empty, or a column that the steps replace.
                _ if token.is_empty() || token.starts_with(['x', 'c']) => {}
                _ => return Err(unknown()),
            }
        }
        Ok(tokens)
    }

    /// Whether one of them is a milestone (R9.9.3 level 2, R13.4).
    pub fn has_milestone(self) -> bool {
        self.civ > 0 || self.patch || self.rover || self.tech > 0
    }
}

#[derive(Debug)]
pub struct BiomassStep {
    /// The first board row of the step.
    pub row: u8,
    pub options: Vec<Term>,
    pub medal: u8,
}

#[derive(Debug)]
pub struct WaterStep {
    pub track: Track,
    pub row: u8,
    pub tokens: Tokens,
    pub medal: u8,
}

#[derive(Debug)]
pub struct Tech {
    /// "1" to "5", or "A" to "F".
    pub level: String,
    pub id: String,
    pub limit: Limit,
    pub trigger: Option<Trigger>,
    /// Movement at the start of a round (R9.0.4).
    pub at_start: Option<(Per, u8)>,
    /// What the player may do with it between two effects (R9.0.2).
    pub usable: Option<Term>,
    /// It asks for two cubes on the rover track (R9.8.4 level 2).
    pub if_crowded: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    None,
    Round,
    Game,
}

/// What placing a tile sets off (R9.0.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trigger {
    pub when: When,
    pub term: Term,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    TileHas(Terrain),
    TileHasFlux,
    NoIceCovered,
}

/// What round-start movement counts (R9.0.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    LoadedRover,
    RoverOnWater,
    RoverOnFlux,
}

/// Where collected lifepods may be put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LifepodPlaces {
    Scoring,
    TracksOrScoring,
    TechsOrScoring,
}

macro_rules! abilities {
    ($($(#[$doc:meta])* $name:ident = $bit:literal),+ $(,)?) => {
        /// What technologies and special rules allow or change, as bits.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub struct Abilities(pub u64);

        impl Abilities {
            $($(#[$doc])* pub const $name: Abilities = Abilities(1 << $bit);)+
        }
    };
}

abilities!(
    /// B4 is lifted for every piece.
    NO_ADJACENCY = 0,
    /// B4 is lifted for tiles with rover.
    NO_ADJACENCY_ROVER = 1,
    STORE_PATCH = 2,
    MORE_MOVEMENT = 3,
    DOUBLE_WATER = 4,
    NO_METEORS = 5,
    MOVE_ON_CIV_TILE = 6,
    PEEK_NEXT_RANK = 7,
    CIV_TELEPORT = 8,
    CIV_SYNERGY = 9,
    FINAL_CIV = 10,
    RESET_BIOMASS = 11,
    PATCH_ON_TILE = 12,
    DOUBLE_PATCH = 13,
    PATCH_ON_METEOR = 14,
    DIAGONAL = 15,
    FREE_ENERGY = 16,
    PATCH_ON_COLLECT = 17,
    DUMP_IN_WATER = 18,
    SYNERGY_FOR_PATCH = 19,
    TERRAIN_TELEPORT = 20,
    DOUBLE_SYNERGY = 21,
    TECH_AS_ENERGY = 22,
    SKIP_BLOCKERS = 23,
    WRAP_TRACKS = 24,
    SHIFT = 25,
    BEST_CUBE = 26,
    IMPROVE_FLUX = 27,
    // Special rules of the boards, always in force.
    BIOMASS_MUST_GROW = 32,
    BIOMASS_STEPS = 33,
    DELIVERS = 34,
    WATER_PATH = 35,
    CUBES_BLOCK = 36,
    DIAGONAL_CUBES = 37,
    FLUX = 38,
    CURRENT_LEVEL_ONLY = 39,
    LIFEPODS_UNLOCK = 40,
);

impl Abilities {
    #[inline]
    pub const fn has(self, ability: Abilities) -> bool {
        self.0 & ability.0 != 0
    }

    fn add(&mut self, ability: Abilities, given: bool) {
        if given {
            self.0 |= ability.0;
        }
    }
}

pub(super) fn read() -> Result<Vec<Corporation>, ComponentError> {
    let file: raw::Corporations = orrery_engine::components::read(&PlanetUnknown::META, CORPORATIONS)?;
    let one = |id: CorporationId| {
        let entry = Entry::new(CORPORATIONS, format!("corporation {}", id.id()));
        corporation(entry.given("", file.corporation.iter().find(|raw| raw.id == id))?, &entry)
    };
    CorporationId::ALL.into_iter().map(one).collect()
}

type TrackTokens = [Tokens; TOP as usize + 1];

fn corporation(raw: &raw::Corporation, entry: &Entry) -> Result<Corporation, ComponentError> {
    let tracks = array(Track::ALL.map(|track| read_track(raw, track, entry)))?;
    let levels_at = std::array::from_fn(|row| {
        tracks[Track::Tech.index()][..=row].iter().filter(|tokens| tokens.tech > 0).fold(0, |bits, at| bits | 1 << (at.tech - 1))
    });
    let always = special_rules(&raw.rule);
    let by_level: Vec<Abilities> =
        raw.tech.iter().map(|raw| abilities_of(raw, &tech_entry(entry, raw))).collect::<Result<_, _>>()?;
    let rule = &raw.rule;
    Ok(Corporation {
        deluxe: raw.edition == "deluxe",
        rovers: entry.range("rovers", raw.rovers, 0..=ROVERS as i64)?,
        rover_repeat: raw.rover_repeat,
        tracks,
        biomass_steps: raw.biomass_steps.iter().enumerate().map(|step| biomass_step(step, entry)).collect::<Result<_, _>>()?,
        water_steps: raw.water_steps.iter().enumerate().map(|step| water_step(step, entry)).collect::<Result<_, _>>()?,
        techs: raw.tech.iter().map(|raw| tech(raw, &tech_entry(entry, raw))).collect::<Result<_, _>>()?,
        levels_at,
        abilities: std::array::from_fn(|levels| {
            let unlocked = by_level.iter().enumerate().filter(|(level, _)| levels >> level & 1 == 1);
            Abilities(unlocked.fold(always.0, |bits, (_, abilities)| bits | abilities.0))
        }),
        civ_milestone_cost: rule.on_civ_milestone.as_ref().and_then(|on| on.regress.as_ref()).map(|regress| regress.regress()),
        lifepods: match rule.lifepod_positions.as_deref() {
            None => LifepodPlaces::Scoring,
            Some("tracks_or_scoring") => LifepodPlaces::TracksOrScoring,
            Some("technologies_or_scoring") => LifepodPlaces::TechsOrScoring,
            Some(other) => return Err(entry.unknown("rule.lifepod_positions", other)),
        },
        last_tech_medal: rule.tech_medal.as_deref() == Some("last_passed"),
    })
}

fn tech_entry(corporation: &Entry, raw: &raw::Tech) -> Entry {
    corporation.inner(&format!("tech {}", raw.id))
}

fn read_track(raw: &raw::Corporation, track: Track, entry: &Entry) -> Result<TrackTokens, ComponentError> {
    let field = format!("tracks.{}", track.id());
    let texts = entry.given(&field, raw.tracks.get(&track))?;
    let tokens = |(row, text): (usize, &String)| {
        let field = format!("{field}[{row}]");
        let tokens = Tokens::read(text, &field, entry)?;
        entry.range(&field, tokens.tech, 0..=raw.tech.len() as i64)?;
        Ok(tokens)
    };
    entry.array(&field, texts.iter().enumerate().map(tokens).collect::<Result<_, _>>()?)
}

fn biomass_step((step, raw): (usize, &raw::BiomassStep), entry: &Entry) -> Result<BiomassStep, ComponentError> {
    let field = |key: &str| format!("biomass_steps[{step}].{key}");
    entry.range(&field("step"), raw.step, step as i64..=step as i64)?;
    let mut options = Vec::new();
    for (index, option) in raw.options.iter().enumerate() {
        let field = field(&format!("options[{index}]"));
        let [term] = entry.array(&field, terms(option, 0, &field, entry)?)?;
        options.push(term);
    }
    // Nothing is claimed where the cube starts.
    entry.count(&field("options"), options.len(), if step == 0 { 0 } else { 2 })?;
    let row = entry.given(&field("rows"), raw.rows.first().copied())?;
    Ok(BiomassStep { row: entry.range(&field("rows[0]"), row, 0..=i64::from(TOP))?, options, medal: raw.medal })
}

fn water_step((step, raw): (usize, &raw::WaterStep), entry: &Entry) -> Result<WaterStep, ComponentError> {
    let field = |key: &str| format!("water_steps[{step}].{key}");
    entry.range(&field("step"), raw.step, step as i64..=step as i64)?;
    let row = entry.range(&field("row"), raw.row, 0..=i64::from(TOP))?;
    let tokens = Tokens::read(&raw.benefit, &field("benefit"), entry)?;
    Ok(WaterStep { track: raw.track, row, tokens, medal: raw.medal })
}

fn special_rules(rule: &raw::CorporationRule) -> Abilities {
    let is = |text: &Option<String>, wanted: &str| text.as_deref() == Some(wanted);
    let mut always = Abilities::default();
    always.add(Abilities::BIOMASS_MUST_GROW, is(&rule.biomass_from_tile, "only_if_area_grows"));
    always.add(Abilities::BIOMASS_STEPS, is(&rule.biomass_benefit, "choose_one"));
    always.add(Abilities::DELIVERS, is(&rule.meteor_collection, "deliver_to_rover_icon") && rule.carry_per_rover == 1);
    always.add(Abilities::WATER_PATH, rule.water_path && is(&rule.water_from_tile, "per_water_square_on_ice"));
    always.add(Abilities::CUBES_BLOCK, rule.cubes_block);
    always.add(Abilities::DIAGONAL_CUBES, rule.advance_diagonally && is(&rule.tech_level, "highest_cube_on_tech_track"));
    always.add(Abilities::FLUX, rule.flux_token);
    always.add(Abilities::CURRENT_LEVEL_ONLY, is(&rule.active_tech, "current_level_only"));
    always.add(Abilities::LIFEPODS_UNLOCK, rule.tech_track_unlocks == Some(false));
    always
}

fn abilities_of(raw: &raw::Tech, entry: &Entry) -> Result<Abilities, ComponentError> {
    let power = &raw.effect;
    let mut abilities = Abilities::default();
    if let Some(ignore) = &power.ignore {
        if ignore.rule != "adjacency" {
            return Err(entry.unknown("effect.ignore.rule", &ignore.rule));
        }
        abilities.add(Abilities::NO_ADJACENCY, ignore.pieces == "all");
        abilities.add(Abilities::NO_ADJACENCY_ROVER, ignore.pieces == "tile_with_rover");
    }
    if let Some(modify) = &power.modify {
        abilities.add(Abilities::MORE_MOVEMENT, modify.rover_movement_gain == 1);
        abilities.add(Abilities::DOUBLE_WATER, modify.water_from_tile == 2);
        abilities.add(Abilities::DOUBLE_PATCH, modify.patch_gain == 2);
        abilities.add(Abilities::DOUBLE_SYNERGY, modify.synergy_steps == 2);
    }
    if let Some(teleport) = &power.teleport {
        entry.range("effect.teleport.cost", teleport.cost, 1..=1)?;
        abilities.add(Abilities::CIV_TELEPORT, teleport.from == "civ_icon" && teleport.to == "civ_icon");
        abilities.add(Abilities::TERRAIN_TELEPORT, teleport.from == "terrain" && teleport.to == "same_terrain");
    }
    let is = |text: &Option<String>, wanted: &str| text.as_deref() == Some(wanted);
    abilities.add(Abilities::STORE_PATCH, is(&power.may_store, "patch"));
    abilities.add(Abilities::NO_METEORS, is(&power.prevent, "meteor"));
    abilities.add(Abilities::MOVE_ON_CIV_TILE, power.on_choose.is_some());
    abilities.add(Abilities::PEEK_NEXT_RANK, power.civ_pick_extra.is_some());
    abilities.add(Abilities::CIV_SYNERGY, power.on_civ_milestone.as_ref().is_some_and(|on| on.gain.is_some()));
    abilities.add(
        Abilities::FINAL_CIV,
        power.at_game_end.as_ref().is_some_and(|end| end.take_civ.rank == "any" && end.take_civ.keep == 2),
    );
    abilities.add(Abilities::RESET_BIOMASS, is(&power.may_reset, "biomass"));
    abilities.add(Abilities::PATCH_ON_TILE, is(&power.patch_may_cover, "tile"));
    abilities.add(Abilities::PATCH_ON_METEOR, is(&power.patch_may_cover, "meteor") && is(&power.destroys, "meteor"));
    abilities.add(Abilities::DIAGONAL, power.rover_diagonal);
    abilities.add(Abilities::FREE_ENERGY, power.rover_step_cost.is_some());
    abilities
        .add(Abilities::PATCH_ON_COLLECT, power.on_collect.as_ref().is_some_and(|on| on.what == "meteor" && on.gain.patch == 1));
    abilities.add(Abilities::DUMP_IN_WATER, power.may_destroy_carried_on == Some(Terrain::Water));
    abilities.add(Abilities::SYNERGY_FOR_PATCH, power.replace.is_some());
    abilities.add(Abilities::TECH_AS_ENERGY, power.may_treat.is_some());
    abilities.add(Abilities::SKIP_BLOCKERS, power.skip_blocking_cubes);
    abilities.add(Abilities::WRAP_TRACKS, power.adjacent_tracks == Some([Track::Civ, Track::Tech]));
    abilities.add(Abilities::SHIFT, power.may_shift_instead_of_advance);
    abilities.add(Abilities::BEST_CUBE, is(&power.score_cubes_as, "highest_on_track"));
    abilities.add(Abilities::IMPROVE_FLUX, power.improve_flux_track.is_some());
    Ok(abilities)
}

fn tech(raw: &raw::Tech, entry: &Entry) -> Result<Tech, ComponentError> {
    let power = &raw.effect;
    let tech = Tech {
        level: raw.level.clone(),
        id: raw.id.clone(),
        limit: match power.limit.as_deref() {
            None => Limit::None,
            Some("round") => Limit::Round,
            Some("game") => Limit::Game,
            Some(other) => return Err(entry.unknown("effect.limit", other)),
        },
        trigger: power.on_place.as_ref().map(|raw| trigger(raw, entry)).transpose()?,
        at_start: power.at_round_start.as_ref().map(|raw| movement(raw, entry)).transpose()?,
        usable: usable(raw, entry)?,
        if_crowded: power.r#if.as_deref() == Some("two_cubes_on_rover_track"),
    };
    // An unknown value would silently make a technology without effect.
    let idle = tech.trigger.is_none() && tech.at_start.is_none() && tech.usable.is_none();
    if idle && abilities_of(raw, entry)? == Abilities::default() {
        return Err(entry.unknown("effect", &raw.id));
    }
    Ok(tech)
}

fn movement(start: &raw::AtRoundStart, entry: &Entry) -> Result<(Per, u8), ComponentError> {
    let per = match start.per.as_str() {
        "rover_carrying_meteor" => Per::LoadedRover,
        "rover_on_water" => Per::RoverOnWater,
        "rover_on_flux_terrain" => Per::RoverOnFlux,
        per => return Err(entry.unknown("effect.at_round_start.per", per)),
    };
    Ok((per, start.gain.rover_movement))
}

fn trigger(raw: &raw::OnPlace, entry: &Entry) -> Result<Trigger, ComponentError> {
    let when = match (raw.tile_has.as_deref(), raw.covers_ice) {
        (Some("flux_resource"), None) => When::TileHasFlux,
        (Some(id), None) => When::TileHas(Terrain::by_id(id).ok_or_else(|| entry.unknown("effect.on_place.tile_has", id))?),
        (None, Some(false)) => When::NoIceCovered,
        (_, Some(ice)) => return Err(entry.unknown("effect.on_place.covers_ice", ice)),
        (None, None) => return entry.given("effect.on_place.tile_has", None),
    };
    let mut found: Vec<Term> = raw.gain.iter().flat_map(|gain| gain.terms()).collect();
    found.extend(raw.collect.iter().flat_map(|things| things.terms()));
    found.extend(raw.advance.map(Term::Advance));
    found.extend((raw.reposition_lifepods > 0).then_some(Term::Reposition(raw.reposition_lifepods)));
    let [term] = entry.array("effect.on_place", found)?;
    Ok(Trigger { when, term })
}

/// Effect of an ability that the player uses actively; abilities that modify a gain or a movement are handled there.
fn usable(raw: &raw::Tech, entry: &Entry) -> Result<Option<Term>, ComponentError> {
    let power = &raw.effect;
    if raw.timing != "once_per_round" && raw.timing != "once_per_game" {
        return Ok(None);
    }
    let mut found: Vec<Term> = power.gain.iter().flat_map(|gain| gain.terms()).collect();
    if let Some(id) = power.advance.as_deref() {
        found.push(match (id, Track::by_id(id)) {
            (_, Some(track)) => Term::Advance(track),
            ("flux", None) => Term::AdvanceFlux,
            (other, None) => return Err(entry.unknown("effect.advance", other)),
        });
    }
    found.extend((power.reposition_lifepods > 0).then_some(Term::Reposition(power.reposition_lifepods)));
    found.extend((power.may_regress > 0).then_some(Term::Regress { tracks: Tracks::ALL, steps: power.may_regress }));
    found.extend(power.advance_to_milestone.is_some().then_some(Term::AdvanceToMilestone));
    found.extend(power.claim_row.then_some(Term::ClaimRow));
    found.extend(power.add_objective.is_some().then_some(Term::AddObjective));
    entry.range("effect", found.len() as u32, 0..=1)?;
    Ok(found.pop())
}
