//! Values of a case as the game's types.

use kepler_3042::position::Position;
use kepler_3042::{Card, Hex, Kepler, Place};
use orrery_engine::Seat;
pub use orrery_engine::suite::values::{field, optional, read};
use serde::Deserialize;
use toml::{Table, Value};

/// A position, and what the questions of its case returned.
#[derive(Clone)]
pub struct World {
    pub game: Kepler,
    /// What the last question (score, winner, selected ...) returned.
    pub result: Table,
    /// The case covers the card step only: the round does not continue after it.
    pub card_only: bool,
}

impl World {
    pub fn new(given: Position) -> Result<World, String> {
        Ok(World { game: given.build()?, result: Table::new(), card_only: false })
    }
}

/// A hex by its coordinates. Off the map is a place where nothing is and nothing may be.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "(i32, i32)")]
pub struct At(pub Hex);

impl From<(i32, i32)> for At {
    fn from((q, r): (i32, i32)) -> At {
        At(Hex::at(q, r).unwrap_or(Hex::OFF))
    }
}

/// A planet card: `earth` or a number. A number that no planet has is simply not controlled.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "Value")]
pub struct Planet(pub Card);

impl TryFrom<Value> for Planet {
    type Error = String;

    fn try_from(value: Value) -> Result<Planet, String> {
        match value {
            Value::String(id) if id == "earth" => Ok(Planet(Card::EARTH)),
            Value::Integer(number @ 1..=255) => Ok(Planet(Card(number as u8))),
            other => Err(format!("no planet: {other}")),
        }
    }
}

/// Where a cube is burned: `depot` or a planet card.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "Value")]
pub struct BurnPlace(pub Place);

impl TryFrom<Value> for BurnPlace {
    type Error = String;

    fn try_from(value: Value) -> Result<BurnPlace, String> {
        match value {
            Value::String(place) if place == "depot" => Ok(BurnPlace(Place::Depot)),
            planet => Planet::try_from(planet).map(|planet| BurnPlace(Place::Card(planet.0))),
        }
    }
}

pub fn seat(id: &str) -> Result<Seat, String> {
    id.strip_prefix('p').and_then(|number| number.parse().ok()).map(Seat).ok_or(format!("player {id}"))
}
