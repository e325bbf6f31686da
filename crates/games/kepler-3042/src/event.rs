//! What happened, for logs and animation. Everybody may see every event.

use orrery_engine::Seat;
use serde::Serialize;

use crate::board::{Nearby, Tile};
use crate::hex::Hex;
use crate::kinds::{Bonus, Card, Cubes, Kind, Place, Space, Tech, Track};

/// What a player declined.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Declined {
    Regeneration,
    /// Having regenerated some.
    FurtherRegeneration,
    Production,
    /// The progress card as a whole, by its id.
    Card(String),
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    TilePlaced {
        seat: Seat,
        hex: Hex,
    },
    /// Somebody chose secretly (R3.4).
    Chosen {
        seat: Seat,
    },
    SetupTechs {
        seat: Seat,
        techs: Vec<Tech>,
    },
    RoundBegins {
        round: u8,
        card: String,
    },
    TurnBegins {
        seat: Seat,
    },
    Selected {
        seat: Seat,
        space: Space,
    },
    BonusChosen {
        seat: Seat,
        bonus: Bonus,
    },
    Built {
        seat: Seat,
        card: Card,
        hex: Hex,
    },
    Flew {
        seat: Seat,
        from: Hex,
        path: Vec<Hex>,
        /// By the end of the path.
        nearby: Option<Nearby>,
    },
    ObjectiveTaken {
        seat: Seat,
        hex: Hex,
    },
    Settled {
        seat: Seat,
        card: Card,
        hex: Hex,
    },
    Terraformed {
        seat: Seat,
        card: Card,
    },
    TechAdvanced {
        seat: Seat,
        tech: Tech,
        level: u8,
    },
    /// Raised by another player's level (R9.4).
    Collaborated {
        seat: Seat,
        tech: Tech,
        level: u8,
    },
    TrackAdvanced {
        seat: Seat,
        track: Track,
        position: u8,
    },
    /// A medal moved from a track to the current card.
    MedalMoved {
        track: Track,
    },
    TileRevealed {
        hex: Hex,
        tile: Tile,
    },
    Produced {
        seat: Seat,
        card: Card,
        cubes: Cubes,
    },
    Spent {
        seat: Seat,
        card: Card,
        cubes: Cubes,
    },
    Burned {
        seat: Seat,
        from: Place,
        kind: Kind,
    },
    Regenerated {
        seat: Seat,
        kind: Kind,
    },
    Converted {
        seat: Seat,
        card: Card,
        from: Kind,
    },
    Displaced {
        seat: Seat,
        from: Card,
        to: Card,
        kind: Kind,
    },
    Withdrawn {
        seat: Seat,
        hex: Hex,
        nearby: Option<Nearby>,
    },
    Declined {
        seat: Seat,
        what: Declined,
    },
    BonusCube {
        seat: Seat,
        kind: Kind,
    },
    GhostMoved {
        colonial: u8,
        technology: u8,
    },
    GhostAdvanced {
        techs: Vec<Tech>,
    },
    CardApplies {
        card: String,
        seats: Vec<Seat>,
    },
    MedalsAwarded {
        seat: Seat,
        track: Track,
        n: u8,
    },
    GhostMedals {
        track: Track,
        n: u8,
    },
    GameOver,
}
