//! Effects of actions, bonus actions and progress cards: lists of terms, read from the data files and carried out from left to
//! right by one interpreter (`phases/task.rs`).

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::kinds::{Cubes, Kind, Tech, Track};

/// One thing to do. Numbers that depend on a technology are looked up when they are needed.
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
pub(crate) fn clauses(raw: &[RawEffect]) -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    for effect in raw {
        match effect {
            RawEffect::Otherwise(otherwise) => {
                let before = clauses.last_mut().expect("otherwise follows an effect");
                let [otherwise] = &otherwise[..] else { panic!("otherwise holds one effect") };
                before.otherwise = Some(term(otherwise));
            }
            effect => clauses.push(Clause { term: term(effect), otherwise: None }),
        }
    }
    clauses
}

fn term(raw: &RawEffect) -> Term {
    match raw {
        RawEffect::BuildShips(raw) | RawEffect::BuildShip(raw) => {
            Term::BuildShips { max: raw.max.unwrap_or(1), paid: !raw.cost.is_none() }
        }
        RawEffect::Colonise(_) => Term::Colonise,
        RawEffect::AdvanceTech(RawAdvanceTech { cost, tech, max_from_level, levels }) => match cost.as_str() {
            "printed" => Term::BuyTech,
            "free" => {
                assert_eq!(*levels, Some(1), "a card gives one level");
                let tech = tech.as_deref().filter(|&id| id != "any").map(tech_id);
                Term::FreeTech { tech, max_from: max_from_level.expect("a free step says from where") }
            }
            other => panic!("cost {other}"),
        },
        RawEffect::MoveShips(raw) => Term::MoveShips(match &raw.range {
            Number::Fixed(range) => Range::Fixed(*range),
            Number::Named(key) if key == "tech.I.speed" => Range::Speed,
            Number::Named(key) => panic!("range {key}"),
        }),
        RawEffect::Terraform(_) => Term::Terraform,
        RawEffect::AdvanceTrack(RawTrack { track, n }) => {
            Term::AdvanceTrack { track: Track::ALL.into_iter().find(|known| known.id() == track), n: *n }
        }
        RawEffect::RevealTiles(raw) => Term::RevealTiles { n: raw.n },
        RawEffect::Produce(raw) => Term::Produce { amount: amount(raw), place: place(&raw.r#where) },
        RawEffect::Exploit(raw) => Term::Exploit(match &raw.planets {
            Number::Fixed(planets) => Planets::Fixed(*planets),
            Number::Named(key) if key == "tech.IV.exploit_planets" => Planets::Tech,
            Number::Named(key) => panic!("planets {key}"),
        }),
        RawEffect::Regenerate(n) => Term::Regenerate { n: *n },
        RawEffect::Burn(Number::Fixed(n)) => Term::Burn(Burn::Fixed(*n)),
        RawEffect::Burn(Number::Named(key)) if key == "new_level" => Term::Burn(Burn::NewLevel),
        RawEffect::Burn(Number::Named(key)) => panic!("burn {key}"),
        RawEffect::Otherwise(_) => panic!("otherwise follows an effect"),
    }
}

fn amount(raw: &RawProduce) -> Amount {
    let named = |number: &Option<Number>, key: &str| *number == Some(Number::Named(key.to_owned()));
    if named(&raw.energy, "tech.III.energy") {
        return Amount::TechEnergy;
    }
    if named(&raw.antimatter, "tech.V.antimatter") {
        return Amount::TechAntimatter;
    }
    let mut cubes = Cubes::NONE;
    for (kind, number) in [(Kind::Energy, &raw.energy), (Kind::Matter, &raw.matter), (Kind::Antimatter, &raw.antimatter)] {
        match number {
            None => {}
            Some(Number::Fixed(n)) => cubes[kind] = *n,
            Some(Number::Named(key)) => panic!("amount {key}"),
        }
    }
    Amount::Fixed(cubes)
}

fn place(id: &str) -> Where {
    match id {
        "any_one_planet" => Where::AnyCard,
        "earth" => Where::Earth,
        other => panic!("where {other}"),
    }
}

pub(crate) fn tech_id(id: &str) -> Tech {
    Tech::ALL.into_iter().find(|tech| tech.id() == id).unwrap_or_else(|| panic!("technology {id}"))
}
