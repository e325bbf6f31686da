//! Effects as terms (R17). `phases/task.rs` carries them out.

use serde::{Deserialize, Serialize};

use crate::kinds::{COLOURS, Colour, Colours, LeaderTrack};

/// Cubes by colour.
pub type Cubes = [u8; COLOURS];

/// What is gained, or lost where a number is negative.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    pub fuel: i8,
    pub pp: i8,
    pub reputation: i8,
    pub scientists: i8,
    pub cubes: Cubes,
    /// Extra Action tokens (R10.4).
    pub extra_actions: u8,
}

impl Goods {
    pub const NONE: Goods = Goods { fuel: 0, pp: 0, reputation: 0, scientists: 0, cubes: [0; COLOURS], extra_actions: 0 };

    pub const fn pp(pp: i8) -> Goods {
        Goods { pp, ..Goods::NONE }
    }

    pub const fn reputation(reputation: i8) -> Goods {
        Goods { reputation, ..Goods::NONE }
    }

    pub const fn fuel(fuel: i8) -> Goods {
        Goods { fuel, ..Goods::NONE }
    }

    pub const fn cubes(cubes: Cubes) -> Goods {
        Goods { cubes, ..Goods::NONE }
    }

    pub fn is_empty(&self) -> bool {
        *self == Goods::NONE
    }
}

/// One instruction of an effect.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    #[default]
    Nothing,
    Gain(Goods),
    /// One cube of one of these colours.
    ChooseCube(Colours),
    /// Cubes of its colour, raised, onto one of the player's deposits (R7.2).
    DepositAdd {
        n: u8,
        upgrade: u8,
    },
    /// As before, each cube raised by any number of levels up to this (R6.7.1).
    Enrich {
        n: u8,
        upgrade: u8,
    },
    /// From one of the player's deposits to its warehouse.
    Drill(u8),
    /// From one of the player's warehouses to the reserve.
    Ars(u8),
    /// One leader step; `None`: on a track of the player's choice.
    Advance(Option<LeaderTrack>),
    GovSatellite,
    SaveLowest,
    BuildLowest,
    /// The satellite may move on, paying (R9.2.3).
    FurtherMove,
    /// A Black Hole (R13.1).
    FuelForPp {
        max: u8,
    },
    /// The lowest cubes of the market (R6.4.5).
    TakeLowest(u8),
}

/// A printed effect: its terms in order.
pub type Effect = [Term; 2];

pub fn total(cubes: &Cubes) -> u8 {
    cubes.iter().sum()
}

/// Sum of the values.
pub fn value(cubes: &Cubes) -> u32 {
    Colour::ALL.into_iter().map(|colour| u32::from(cubes[colour.index()]) * u32::from(colour.value())).sum()
}

pub fn add(cubes: &mut Cubes, more: &Cubes) {
    cubes.iter_mut().zip(more).for_each(|(count, more)| *count += more);
}

pub fn subtract(cubes: &mut Cubes, fewer: &Cubes) {
    cubes.iter_mut().zip(fewer).for_each(|(count, fewer)| *count -= fewer);
}

/// Whether `cubes` holds at least `wanted`.
pub fn holds(cubes: &Cubes, wanted: &Cubes) -> bool {
    cubes.iter().zip(wanted).all(|(count, wanted)| count >= wanted)
}

pub fn lowest(cubes: &Cubes) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| cubes[colour.index()] > 0)
}

pub fn highest(cubes: &Cubes) -> Option<Colour> {
    Colour::ALL.into_iter().rev().find(|colour| cubes[colour.index()] > 0)
}

pub fn counted(colours: impl IntoIterator<Item = Colour>) -> Cubes {
    let mut cubes = [0; COLOURS];
    colours.into_iter().for_each(|colour| cubes[colour.index()] += 1);
    cubes
}

/// Some cubes of one colour.
pub fn cubes_of(colour: Colour, n: u8) -> Cubes {
    let mut cubes = NO_CUBES;
    cubes[colour.index()] = n;
    cubes
}

/// No cubes.
pub const NO_CUBES: Cubes = [0; COLOURS];
