//! One decision of a player (R19.1).

use serde::{Deserialize, Serialize};

use crate::hex::{Hex, Path};
use crate::kinds::{Bonus, Card, Cubes, Kind, Place, Space, Tech, Track};

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    // Set-up
    /// Put the next face-down tile on a hex (R3.2).
    PlaceTile {
        hex: Hex,
    },
    /// Choose the kind of a solo bonus cube (R14.2).
    BonusCube {
        kind: Kind,
    },
    /// The two free technology steps (R3.4).
    SetupTech {
        techs: [Tech; 2],
    },

    // Main actions; progress cards and bonus actions ask for the same things
    /// Move the action cube (R6.0).
    Select {
        space: Space,
    },
    /// Put a ship next to a controlled planet (R6.1, R7.4).
    Build {
        card: Card,
        hex: Hex,
    },
    /// Turn a landed ship into a colony (R6.2).
    Settle {
        ship: Hex,
    },
    /// A technology step, paid from a card (R6.3).
    Advance {
        tech: Tech,
        card: Card,
    },
    /// A technology step given by a progress card (R11.4).
    Learn {
        tech: Tech,
    },
    /// Choose the ship that moves next in a movement batch (R8.2).
    Ship {
        ship: Hex,
    },
    /// The path of the chosen ship (R8.3).
    Fly {
        path: Path,
    },
    /// Flip a colony (R6.5).
    Terraform {
        card: Card,
    },
    /// A step on a track of choice (R6.6).
    Track {
        track: Track,
    },
    /// Turn a face-down tile up (R6.6).
    Reveal {
        hex: Hex,
    },
    /// Move cubes from the depot to one card (R5.1).
    Produce {
        card: Card,
        cubes: Cubes,
    },
    /// Let a colonised planet produce on itself (R6.8).
    Exploit {
        card: Card,
        take: Cubes,
    },

    // Bonus actions
    Bonus {
        bonus: Bonus,
    },
    /// Burn a cube (R5.3).
    Burn {
        from: Place,
        kind: Kind,
    },

    // Free powers (R9.2)
    /// Swap one energy or matter on a card for the other kind from the depot.
    Convert {
        card: Card,
        from: Kind,
    },
    /// Move a cube from one card to another.
    Displace {
        from: Card,
        to: Card,
        kind: Kind,
    },

    /// Return a ship to the reserve; from a mine a cube may be regenerated (R8.5).
    Withdraw {
        ship: Hex,
        regenerate: Option<Kind>,
    },
    /// Move a cube from the well to the depot (R5.4).
    Regenerate {
        kind: Kind,
    },
    /// Leave out what is offered (R4.5, R11.2).
    Decline,
    /// Leave the step, or end a card's movement batch (R4.3).
    End,
}
