//! Effects of actions, bonus actions and progress cards: lists of terms, read from the data files and carried out from left to
//! right by one interpreter (`phases/task.rs`).

use orrery_engine::components::{ComponentError, ComponentFlaw, Entry};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::components::{MAX_CUBES, MAX_LEVEL};
use crate::hex::Path;
use crate::kinds::{Cubes, Kind, Tech, Track};

/// One instruction of an effect. Numbers that depend on a technology are looked up when it runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// Build up to `max` ships next to controlled planets; paid from that planet's card, or free (R6.1, R7.4).
    BuildShips { max: u8, paid: bool },
    /// Landed ships become colonies (R6.2).
    Colonise,
    /// Technology steps at the printed cost (R6.3).
    BuyTech,
    /// One free technology step from a level not above `max_from`, in one technology or any (R11.4).
    FreeTech { tech: Option<Tech>, max_from: u8 },
    /// A movement batch (R8.2).
    MoveShips(Range),
    /// Flip colonies (R6.5).
    Terraform,
    /// Steps on a track, or on one of choice (R10).
    AdvanceTrack { track: Option<Track>, n: u8 },
    /// Turn face-down tiles up (R6.6).
    RevealTiles { n: u8 },
    /// Depot to one card (R5.1).
    Produce { amount: Amount, place: Where },
    /// Colonised planets produce on themselves (R6.8).
    Exploit(Planets),
    /// Up to `n` cubes from the well to the depot (R5.4).
    Regenerate { n: u8 },
    /// Cubes to the well (R5.3).
    Burn(Burn),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Range {
    /// The speed of technology I.
    Speed,
    Fixed(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    Fixed(Cubes),
    /// Energy of technology III.
    TechEnergy,
    /// Antimatter of technology V.
    TechAntimatter,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    AnyCard,
    Earth,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Planets {
    /// As many as technology IV allows.
    Tech,
    Fixed(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Burn {
    Fixed(u8),
    /// As many as the level just reached (R11.4).
    NewLevel,
}

/// A term, and the one that replaces it where it is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    pub term: Term,
    pub otherwise: Option<Term>,
}

/// A term as the data files write it.
#[derive(Deserialize, Clone, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RawEffect {
    BuildShips(RawBuild),
    BuildShip(RawBuild),
    Colonise(IgnoredAny),
    AdvanceTech(RawAdvanceTech),
    MoveShips(RawMove),
    Terraform(IgnoredAny),
    AdvanceTrack(RawTrack),
    RevealTiles(RawReveal),
    Produce(RawProduce),
    Exploit(RawExploit),
    Regenerate(u8),
    Burn(Number),
    Otherwise(Vec<RawEffect>),
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RawBuild {
    max: Option<u8>,
    cost: Cubes,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RawAdvanceTech {
    cost: String,
    tech: Option<String>,
    max_from_level: Option<u8>,
    levels: Option<u8>,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RawMove {
    range: Number,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RawTrack {
    track: String,
    n: u8,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RawReveal {
    n: u8,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RawExploit {
    planets: Number,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RawProduce {
    energy: Option<Number>,
    matter: Option<Number>,
    antimatter: Option<Number>,
    r#where: String,
}

/// A number, or where to look it up.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(untagged)]
pub(crate) enum Number {
    Fixed(u8),
    Named(String),
}

/// Reads an effect; `otherwise` belongs to the term before it.
pub(crate) fn clauses(raw: &[RawEffect], entry: &Entry) -> Result<Vec<Clause>, ComponentError> {
    let mut clauses: Vec<Clause> = Vec::new();
    for (index, effect) in raw.iter().enumerate() {
        let field = format!("effect[{index}]");
        match effect {
            RawEffect::Otherwise(otherwise) => {
                let [otherwise] = &otherwise[..] else {
                    return Err(entry.error(field, ComponentFlaw::Count { expected: 1, found: otherwise.len() }));
                };
                let before = clauses.last_mut().ok_or_else(|| entry.unknown(field.as_str(), "otherwise"))?;
                before.otherwise = Some(term(otherwise, &field, entry)?);
            }
            effect => clauses.push(Clause { term: term(effect, &field, entry)?, otherwise: None }),
        }
    }
    Ok(clauses)
}

fn term(raw: &RawEffect, field: &str, entry: &Entry) -> Result<Term, ComponentError> {
    let unknown = |key: &str, value: &str| entry.unknown(format!("{field}.{key}"), value);
    let term = match raw {
        RawEffect::BuildShips(raw) | RawEffect::BuildShip(raw) => {
            Term::BuildShips { max: raw.max.unwrap_or(1), paid: !raw.cost.is_none() }
        }
        RawEffect::Colonise(_) => Term::Colonise,
        RawEffect::AdvanceTech(raw) => advance_tech(raw, &format!("{field}.advance_tech"), entry)?,
        RawEffect::MoveShips(raw) => Term::MoveShips(match &raw.range {
            Number::Fixed(range) => {
                Range::Fixed(entry.range(&format!("{field}.move_ships.range"), *range, 0..=Path::MAX as i64)?)
            }
            Number::Named(key) if key == "tech.I.speed" => Range::Speed,
            Number::Named(key) => return Err(unknown("move_ships.range", key)),
        }),
        RawEffect::Terraform(_) => Term::Terraform,
        RawEffect::AdvanceTrack(RawTrack { track, n }) => match (track.as_str(), Track::by_id(track)) {
            ("any", _) => Term::AdvanceTrack { track: None, n: *n },
            (_, Some(known)) => Term::AdvanceTrack { track: Some(known), n: *n },
            (other, None) => return Err(unknown("advance_track.track", other)),
        },
        RawEffect::RevealTiles(raw) => Term::RevealTiles { n: raw.n },
        RawEffect::Produce(raw) => Term::Produce {
            amount: amount(raw, field, entry)?,
            place: place(&raw.r#where).ok_or_else(|| unknown("produce.where", &raw.r#where))?,
        },
        RawEffect::Exploit(raw) => Term::Exploit(match &raw.planets {
            Number::Fixed(planets) => Planets::Fixed(*planets),
            Number::Named(key) if key == "tech.IV.exploit_planets" => Planets::Tech,
            Number::Named(key) => return Err(unknown("exploit.planets", key)),
        }),
        RawEffect::Regenerate(n) => Term::Regenerate { n: *n },
        RawEffect::Burn(Number::Fixed(n)) => Term::Burn(Burn::Fixed(*n)),
        RawEffect::Burn(Number::Named(key)) if key == "new_level" => Term::Burn(Burn::NewLevel),
        RawEffect::Burn(Number::Named(key)) => return Err(unknown("burn", key)),
        RawEffect::Otherwise(_) => return Err(entry.unknown(field, "otherwise")),
    };
    Ok(term)
}

fn advance_tech(raw: &RawAdvanceTech, field: &str, entry: &Entry) -> Result<Term, ComponentError> {
    let at = |key: &str| format!("{field}.{key}");
    match raw.cost.as_str() {
        "printed" => Ok(Term::BuyTech),
        "free" => {
            // A card gives one level.
            entry.range(&at("levels"), entry.given(&at("levels"), raw.levels)?, 1..=1)?;
            let named = raw.tech.as_deref().filter(|&id| id != "any");
            let tech = named.map(|id| Tech::by_id(id).ok_or_else(|| entry.unknown(at("tech"), id))).transpose()?;
            let max_from = entry.given(&at("max_from_level"), raw.max_from_level)?;
            Ok(Term::FreeTech { tech, max_from: entry.range(&at("max_from_level"), max_from, 0..=i64::from(MAX_LEVEL) - 1)? })
        }
        other => Err(entry.unknown(at("cost"), other)),
    }
}

fn amount(raw: &RawProduce, field: &str, entry: &Entry) -> Result<Amount, ComponentError> {
    let named = |number: &Option<Number>, key: &str| *number == Some(Number::Named(key.to_owned()));
    if named(&raw.energy, "tech.III.energy") {
        return Ok(Amount::TechEnergy);
    }
    if named(&raw.antimatter, "tech.V.antimatter") {
        return Ok(Amount::TechAntimatter);
    }
    let mut cubes = Cubes::NONE;
    for (kind, number) in [(Kind::Energy, &raw.energy), (Kind::Matter, &raw.matter), (Kind::Antimatter, &raw.antimatter)] {
        let field = format!("{field}.produce.{}", kind.id());
        match number {
            None => {}
            Some(Number::Fixed(n)) => cubes[kind] = entry.range(&field, *n, 0..=MAX_CUBES)?,
            Some(Number::Named(key)) => return Err(entry.unknown(field, key)),
        }
    }
    Ok(Amount::Fixed(cubes))
}

fn place(id: &str) -> Option<Where> {
    match id {
        "any_one_planet" => Some(Where::AnyCard),
        "earth" => Some(Where::Earth),
        _ => None,
    }
}
