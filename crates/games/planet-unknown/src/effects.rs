//! Effects of icons, track tokens, civ cards, events and technologies: terms, read from the data files and carried out by one
//! interpreter (`phases/task.rs`).

use orrery_engine::components::{ComponentError, Entry};
use serde::{Deserialize, Serialize};

use crate::components::TOP;
use crate::kinds::{Terrain, Track, Tracks};

/// One instruction of an effect. A player's pool (R5) holds terms.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// Advance this cube once (R6.1).
    Advance(Track),
    /// Advance the cube of the flux track once (R9.9.3).
    AdvanceFlux,
    /// Choose `cubes` different cubes; each advances `steps` times, one by one (R6.6).
    AdvanceCubes {
        cubes: u8,
        steps: u8,
    },
    /// Choose one of these cubes; it advances `steps` times, one by one.
    AdvanceOneOf {
        tracks: Tracks,
        steps: u8,
    },
    /// Choose one of these cubes; it goes up `steps` positions and claims nothing (R13.5).
    AdvanceSilently {
        tracks: Tracks,
        steps: u8,
    },
    /// Bring every cube below this row up to it, without synergy boosts (R7.8, card 21).
    AdvanceAllTo {
        row: u8,
    },
    /// The flux track's cube goes up to its next milestone (R9.9.3).
    AdvanceToMilestone,
    /// Choose one of these cubes; it goes down `steps` positions (R6.3, R6.5).
    Regress {
        tracks: Tracks,
        steps: u8,
    },
    /// Advance one cube of choice (R6.4).
    #[default]
    Synergy,
    /// Gain one patch (R4.8).
    Patch,
    /// Gain rover movement (R8).
    Movement(u8),
    /// Put a waiting rover on the last tile (R7.4).
    Rover,
    /// Put one more rover on the tile placed this round (R13.5).
    ExtraRover,
    /// A water icon, and how many of the tile's water squares lie on ice (R7.2, R9.7.2).
    WaterIcon(u8),
    /// An energy icon: advance one of these (R7.6).
    Energy(Tracks),
    /// A tech icon that may be treated as an energy icon with these choices (R9.6.3 D).
    TechOrEnergy(Tracks),
    /// Pick a civ card of this rank (R7.1).
    CivPick(u8),
    /// Keep this many of the civ cards left, of any rank (R9.2.6).
    TakeCiv(u8),
    Collect {
        thing: Thing,
        n: u8,
    },
    Destroy {
        thing: Thing,
        n: u8,
    },
    /// Destroy all meteorites of one row or column (card 17).
    DestroyLine,
    /// Move a rover to any square (card 14).
    TeleportRover,
    /// Place one more tile of the player's depot; `icons`: whether its icons count (cards 5 and 16).
    ExtraTile {
        icons: bool,
    },
    /// Put a meteorite on an empty meteor symbol (R13.5).
    PlaceMeteor,
    /// Random cards leave (or join) every civ pile (R13.5); carried out once, before the players act.
    CivSupply {
        add: bool,
    },
    DrawObjective,
    DiscardObjective,
    RotateStation,
    PeekEvent,
    EmptyPile,
    /// Carry out one of the two options of this event.
    ChooseOne(u8),
    /// Claim one of the two options of this biomass step (R9.3.2).
    BiomassStep(u8),
    /// Up to this many collected lifepods change their place (R9.4.4).
    Reposition(u8),
    /// The flux token may move (R9.9.1).
    MoveFlux,
    /// Claim every token in the row of a cube (R9.6.3 E).
    ClaimRow,
    /// Draw three objectives and make one of them a contest of all (R9.6.3 F).
    AddObjective,
}

/// What can be collected or destroyed.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Lifepod,
    Meteor,
    /// Of two or more (R13.5).
    Rover,
    LifepodCollected,
    MeteorCollected,
}

/// What an event card changes until the end of the round (R13.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RoundRule {
    #[default]
    None,
    TilesNotOnEdge,
    TilesNotOnIce,
    TilesNotBesideMatching,
    OneIcon,
    RoversNotOn(Terrain),
    NoSynergy,
    NoMilestones,
}

/// What a card is worth at the end (R12.4, R12.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Worth {
    pub medals: u8,
    pub per_patch: u8,
    /// Of a lifepod in the scoring area, if this card changes it.
    pub lifepod: u8,
    pub ore: bool,
    pub trade: bool,
}

/// An effect as the data files write it (R20.1).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct RawEffect {
    gain: Option<RawGain>,
    advance: Option<RawAdvance>,
    advance_all_to: Option<RawAllTo>,
    regress: Option<RawChoice>,
    extra_tile: Option<RawExtraTile>,
    collect: Option<RawThings>,
    destroy: Option<RawDestroy>,
    r#if: Option<String>,
    teleport_rover: Option<RawTarget>,
    medals: u8,
    medals_per: Option<RawPer>,
    lifepod_medals: u8,
    set: Option<String>,
    this_round: Option<RawRule>,
    place_meteor: Option<RawOn>,
    extra_rover: Option<RawOn>,
    civ_supply: Option<RawSupply>,
    draw_objective: u8,
    discard_objective: u8,
    rotate_station: Option<String>,
    peek_event: u8,
    empty_pile: Option<RawPile>,
    pub choose_one: Vec<RawEffect>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct RawGain {
    pub patch: u8,
    pub synergy: u8,
    pub rover_movement: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum RawAdvance {
    Track(String),
    Choice(RawChoice),
    Cubes(RawCubes),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawChoice {
    choose: Vec<Track>,
    steps: u8,
    #[serde(default = "yes")]
    benefits: bool,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCubes {
    cubes: u8,
    #[serde(default)]
    different: bool,
    steps: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAllTo {
    row: u8,
    synergy: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExtraTile {
    from: String,
    advance: bool,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct RawThings {
    pub lifepod: u8,
    pub meteor: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawDestroy {
    meteor: Option<toml::Value>,
    rover: u8,
    lifepod_on_planet: u8,
    lifepod_collected: u8,
    meteor_collected: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTarget {
    to: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPer {
    patch_on_planet: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOn {
    on: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSupply {
    each_rank: i8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPile {
    depot: String,
    choose: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawRule {
    tiles_may_not_cover: Option<String>,
    tiles_may_not_touch: Option<String>,
    tile_icons_used: u8,
    rovers_may_not_enter: Option<Terrain>,
    no_synergy: bool,
    no_milestones: bool,
}

impl RawGain {
    pub(crate) fn terms(&self) -> Vec<Term> {
        let mut terms = vec![Term::Patch; usize::from(self.patch)];
        terms.extend(vec![Term::Synergy; usize::from(self.synergy)]);
        terms.extend((self.rover_movement > 0).then_some(Term::Movement(self.rover_movement)));
        terms
    }
}

impl RawThings {
    pub(crate) fn terms(&self) -> Vec<Term> {
        let both = [(Thing::Lifepod, self.lifepod), (Thing::Meteor, self.meteor)];
        both.into_iter().filter(|&(_, n)| n > 0).map(|(thing, n)| Term::Collect { thing, n }).collect()
    }
}

impl RawChoice {
    fn tracks(&self) -> Tracks {
        self.choose.iter().copied().collect()
    }

    pub(crate) fn regress(&self) -> Term {
        Term::Regress { tracks: self.tracks(), steps: self.steps }
    }
}

/// What an effect does when it is carried out. `field` is where it stands in its entry; `card` is the number of the event, for
/// events that let the player choose.
pub(crate) fn terms(raw: &RawEffect, card: u8, field: &str, entry: &Entry) -> Result<Vec<Term>, ComponentError> {
    let only = |key: &str, found: &str, known: &str| only(entry, format!("{field}.{key}"), found, known);
    let mut terms = raw.gain.as_ref().map(RawGain::terms).unwrap_or_default();
    if let Some(raw) = &raw.advance {
        terms.push(advance(raw, &format!("{field}.advance"), entry)?);
    }
    if let Some(RawAllTo { row, synergy }) = raw.advance_all_to {
        only("advance_all_to.synergy", &synergy.to_string(), "false")?;
        terms.push(Term::AdvanceAllTo { row: entry.range(&format!("{field}.advance_all_to.row"), row, 0..=i64::from(TOP))? });
    }
    terms.extend(raw.regress.iter().map(RawChoice::regress));
    if let Some(extra) = &raw.extra_tile {
        only("extra_tile.from", &extra.from, "own_depot")?;
        terms.push(Term::ExtraTile { icons: extra.advance });
    }
    terms.extend(raw.collect.iter().flat_map(RawThings::terms));
    if let Some(raw) = &raw.destroy {
        terms.extend(destroy(raw, &format!("{field}.destroy"), entry)?);
    }
    if let Some(target) = &raw.teleport_rover {
        only("teleport_rover.to", &target.to, "any_square")?;
        terms.push(Term::TeleportRover);
    }
    if let Some(on) = &raw.place_meteor {
        only("place_meteor.on", &on.on, "empty_meteor_symbol")?;
        terms.push(Term::PlaceMeteor);
    }
    if let Some(on) = &raw.extra_rover {
        only("extra_rover.on", &on.on, "tile_placed_this_round")?;
        terms.push(Term::ExtraRover);
    }
    terms.extend(raw.civ_supply.iter().map(|supply| Term::CivSupply { add: supply.each_rank > 0 }));
    terms.extend((raw.draw_objective > 0).then_some(Term::DrawObjective));
    terms.extend((raw.discard_objective > 0).then_some(Term::DiscardObjective));
    terms.extend(raw.rotate_station.is_some().then_some(Term::RotateStation));
    terms.extend((raw.peek_event > 0).then_some(Term::PeekEvent));
    if let Some(pile) = &raw.empty_pile {
        only("empty_pile.depot", &pile.depot, "own")?;
        entry.range(&format!("{field}.empty_pile.choose"), pile.choose, 1..=1)?;
        terms.push(Term::EmptyPile);
    }
    if !raw.choose_one.is_empty() {
        entry.count(&format!("{field}.choose_one"), raw.choose_one.len(), 2)?;
        terms.push(Term::ChooseOne(card));
    }
    check_condition(raw, &terms, field, entry)?;
    Ok(terms)
}

/// The only word that a field may hold.
fn only(entry: &Entry, field: String, found: &str, known: &str) -> Result<(), ComponentError> {
    if found == known { Ok(()) } else { Err(entry.unknown(field, found)) }
}

/// The one condition of a card: a rover is destroyed only if there are two.
fn check_condition(raw: &RawEffect, terms: &[Term], field: &str, entry: &Entry) -> Result<(), ComponentError> {
    let destroys = terms.iter().any(|term| matches!(term, Term::Destroy { thing: Thing::Rover, .. }));
    match &raw.r#if {
        Some(condition) => {
            only(entry, format!("{field}.if"), condition, "two_or_more_rovers_on_planet")?;
            entry.agrees(&format!("{field}.if"), destroys, "destroy.rover")
        }
        None => entry.agrees(&format!("{field}.destroy.rover"), !destroys, "if"),
    }
}

fn advance(raw: &RawAdvance, field: &str, entry: &Entry) -> Result<Term, ComponentError> {
    Ok(match raw {
        RawAdvance::Track(id) if id == "flux" => Term::AdvanceFlux,
        RawAdvance::Track(id) => Term::Advance(Track::by_id(id).ok_or_else(|| entry.unknown(field, id))?),
        RawAdvance::Choice(choice) if choice.benefits => Term::AdvanceOneOf { tracks: choice.tracks(), steps: choice.steps },
        RawAdvance::Choice(choice) => Term::AdvanceSilently { tracks: choice.tracks(), steps: choice.steps },
        RawAdvance::Cubes(cubes) => {
            let most = if cubes.different { Track::ALL.len() as i64 } else { 1 };
            Term::AdvanceCubes { cubes: entry.range(&format!("{field}.cubes"), cubes.cubes, 1..=most)?, steps: cubes.steps }
        }
    })
}

fn destroy(raw: &RawDestroy, field: &str, entry: &Entry) -> Result<Vec<Term>, ComponentError> {
    let counted = [
        (Thing::Rover, raw.rover),
        (Thing::Lifepod, raw.lifepod_on_planet),
        (Thing::LifepodCollected, raw.lifepod_collected),
        (Thing::MeteorCollected, raw.meteor_collected),
    ];
    let mut terms: Vec<Term> = counted.into_iter().filter(|&(_, n)| n > 0).map(|(thing, n)| Term::Destroy { thing, n }).collect();
    let field = format!("{field}.meteor");
    match &raw.meteor {
        None => {}
        Some(toml::Value::Integer(n)) => {
            entry.range(&field, *n, 1..=u8::MAX.into())?;
            terms.push(Term::Destroy { thing: Thing::Meteor, n: *n as u8 });
        }
        Some(line) => {
            only(entry, field, line.as_str().unwrap_or_default(), "all_in_one_row_or_column")?;
            terms.push(Term::DestroyLine);
        }
    }
    Ok(terms)
}

pub(crate) fn round_rule(raw: &RawEffect, entry: &Entry) -> Result<RoundRule, ComponentError> {
    let Some(rule) = &raw.this_round else { return Ok(RoundRule::None) };
    Ok(match (rule.tiles_may_not_cover.as_deref(), rule.tiles_may_not_touch.as_deref(), rule.rovers_may_not_enter) {
        (Some("edge"), None, None) => RoundRule::TilesNotOnEdge,
        (Some("ice"), None, None) => RoundRule::TilesNotOnIce,
        (None, Some("matching_terrain"), None) => RoundRule::TilesNotBesideMatching,
        (None, None, Some(terrain)) => RoundRule::RoversNotOn(terrain),
        (None, None, None) if rule.tile_icons_used == 1 => RoundRule::OneIcon,
        (None, None, None) if rule.no_synergy => RoundRule::NoSynergy,
        (None, None, None) if rule.no_milestones => RoundRule::NoMilestones,
        (cover, touch, _) => return Err(entry.unknown("effect.this_round", cover.or(touch).unwrap_or_default())),
    })
}

pub(crate) fn worth(raw: &RawEffect, entry: &Entry) -> Result<Worth, ComponentError> {
    let set = raw.set.as_deref();
    match set {
        None | Some("ore" | "trade") => {}
        Some(other) => return Err(entry.unknown("effect.set", other)),
    }
    Ok(Worth {
        medals: raw.medals,
        per_patch: raw.medals_per.as_ref().map_or(0, |per| per.patch_on_planet),
        lifepod: raw.lifepod_medals,
        ore: set == Some("ore"),
        trade: set == Some("trade"),
    })
}
