//! One decision of a player (R18, R21).

use serde::{Deserialize, Serialize};

use crate::board::PodPlace;
use crate::effects::Term;
use crate::grid::Square;
use crate::kinds::{CorporationId, PlanetId, Ring, Track};

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    // Set-up (R2.9)
    ChoosePlanet {
        planet: PlanetId,
    },
    ChooseCorporation {
        corporation: CorporationId,
    },
    /// Keep one of the objectives dealt (R14, R16).
    KeepObjective {
        card: u8,
    },

    // The round
    /// Turn the station (R3.1).
    Rotate {
        offset: u8,
    },
    /// Choose one of the two offered tiles (R3.2 T1).
    ChooseTile {
        ring: Ring,
    },
    /// Lay the chosen tile: flipped or not, turned clockwise, with the top left corner of its box here (R4.1).
    PlaceTile {
        at: Square,
        turns: u8,
        flip: bool,
    },
    /// Set aside a tile that cannot be placed (R11.2).
    TakeUnplaced,
    /// Begin an effect of the player's pool (R5.1).
    Resolve {
        effect: Term,
    },
    /// Use a technology, by its place on the board (R9.0.2).
    UseTech {
        tech: u8,
    },
    /// Put the biomass cube back to 0 (R9.3.3).
    ResetBiomass,
    /// Finish this part of the round (R3.2 T4).
    Confirm,

    // Answers to the effect that is being resolved
    /// The cube to advance or to regress.
    ChooseCube {
        cube: Track,
    },
    /// Where a Makeshift cube goes (R9.8.1).
    CubeTarget {
        track: Track,
        row: u8,
    },
    ChooseOption {
        option: u8,
    },
    ChoosePile {
        ring: Ring,
    },
    /// Whether to destroy the carried meteorite (R9.5.3).
    DropLoad {
        drop: bool,
    },
    ChooseObjective {
        card: u8,
    },
    PlacePatch {
        at: Square,
    },
    StorePatch,
    PlaceRover {
        at: Square,
    },
    StepRover {
        rover: u8,
        to: Square,
    },
    EndMovement,
    /// Where the lifepod in hand goes (R9.4.1, R9.6.1).
    PositionLifepod {
        place: PodPlace,
    },
    /// Take a collected lifepod from here (R9.4.4, R13.5).
    TakeLifepod {
        place: PodPlace,
    },
    MoveFlux {
        track: Track,
    },
    KeepFlux,
    PickCiv {
        card: u8,
    },
    /// What to collect or destroy, or where to put a meteorite.
    SelectSquare {
        at: Square,
    },
    /// A row or a column (card 17).
    SelectLine {
        column: bool,
        index: u8,
    },
    /// Give up an optional effect (R5.2).
    Decline,
}
