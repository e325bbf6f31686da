//! The small nouns of the game: cubes, technologies, tracks, spaces of the action board, zones, planet types.

use std::ops::{Index, IndexMut};

use orrery_engine::{noun, noun_set};
use serde::{Deserialize, Serialize};

noun!(
    /// A kind of resource cube (R1.1).
    Kind { Energy = "energy", Matter = "matter", Antimatter = "antimatter" }
);
noun!(
    /// A technology (R9).
    Tech { I = "I", II = "II", III = "III", IV = "IV", V = "V" }
);
noun_set!(Techs(u8) of Tech);
noun!(
    /// A leadership track (R10).
    Track { Colonial = "colonial", Technology = "technology" }
);
noun!(
    /// A space of the action board, row by row (R6).
    Space {
        SpaceMissions = "space_missions",
        ColonialSettlement = "colonial_settlement",
        TechnologicalDevelopment = "technological_development",
        StellarPropulsion = "stellar_propulsion",
        Terraform = "terraform",
        GalacticMapping = "galactic_mapping",
        EnergyAccumulation = "energy_accumulation",
        PlanetaryExploitation = "planetary_exploitation",
        AntimatterGeneration = "antimatter_generation",
    }
);
noun!(
    /// A bonus action (R7).
    Bonus {
        SpaceLogistics = "space_logistics",
        TechnicalEvolution = "technical_evolution",
        ScientificProgress = "scientific_progress",
        CivilModernity = "civil_modernity",
        ExplorationPlanning = "exploration_planning",
        NeoExploitation = "neo_exploitation",
    }
);
noun!(
    /// A zone of the galaxy by its distance from Sol.
    Zone { Short = "short", Medium = "medium", Long = "long" }
);
noun!(
    PlanetType { Rocky = "rocky", SuperEarth = "super_earth", Ocean = "ocean", GasGiant = "gas_giant", Alien = "alien" }
);
noun!(
    /// Face of the action board; both carry the same grid (Q6).
    Side { A = "A", B = "B" }
);

/// A number of cubes of each kind.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cubes {
    pub energy: u8,
    pub matter: u8,
    pub antimatter: u8,
}

impl Cubes {
    pub const NONE: Cubes = Cubes::new(0, 0, 0);

    pub const fn new(energy: u8, matter: u8, antimatter: u8) -> Cubes {
        Cubes { energy, matter, antimatter }
    }

    pub const fn one(kind: Kind) -> Cubes {
        Cubes::some(kind, 1)
    }

    pub const fn some(kind: Kind, n: u8) -> Cubes {
        match kind {
            Kind::Energy => Cubes::new(n, 0, 0),
            Kind::Matter => Cubes::new(0, n, 0),
            Kind::Antimatter => Cubes::new(0, 0, n),
        }
    }

    pub const fn total(self) -> u8 {
        self.energy + self.matter + self.antimatter
    }

    pub const fn is_none(self) -> bool {
        self.total() == 0
    }

    /// Whether every kind of `other` is here.
    pub const fn covers(self, other: Cubes) -> bool {
        self.energy >= other.energy && self.matter >= other.matter && self.antimatter >= other.antimatter
    }

    /// The minimum of each kind.
    pub fn min(self, other: Cubes) -> Cubes {
        Cubes::new(self.energy.min(other.energy), self.matter.min(other.matter), self.antimatter.min(other.antimatter))
    }

    pub fn add(&mut self, other: Cubes) {
        self.energy += other.energy;
        self.matter += other.matter;
        self.antimatter += other.antimatter;
    }

    pub fn take(&mut self, other: Cubes) {
        self.energy -= other.energy;
        self.matter -= other.matter;
        self.antimatter -= other.antimatter;
    }

    /// Every non-empty subset of these cubes, larger amounts of a kind first.
    pub fn parts(self) -> impl Iterator<Item = Cubes> {
        let Cubes { energy, matter, antimatter } = self;
        let all = (0..=energy)
            .rev()
            .flat_map(move |e| (0..=matter).rev().flat_map(move |m| (0..=antimatter).rev().map(move |a| Cubes::new(e, m, a))));
        all.filter(|part| !part.is_none())
    }
}

impl Index<Kind> for Cubes {
    type Output = u8;

    fn index(&self, kind: Kind) -> &u8 {
        match kind {
            Kind::Energy => &self.energy,
            Kind::Matter => &self.matter,
            Kind::Antimatter => &self.antimatter,
        }
    }
}

impl IndexMut<Kind> for Cubes {
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Energy => &mut self.energy,
            Kind::Matter => &mut self.matter,
            Kind::Antimatter => &mut self.antimatter,
        }
    }
}

/// A planet card by its number; 0 is the player's own Earth.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    pub const EARTH: Card = Card(0);
}

/// Where a cube can be burned from (R5.3).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Depot,
    Card(Card),
}

/// The cubes on all cards of a player, six bits a kind (R9.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Arrangement(pub [u64; 2]);
