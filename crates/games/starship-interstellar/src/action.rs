//! One decision of a player (R19).

use serde::{Deserialize, Serialize};

use crate::kinds::{
    Colour, Element, Family, LeaderTrack, Node, PassToken, Piece, Planet, SalvationAction, Side, Technology, Token,
};

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    // The turn (R5.2, R8.2)
    /// Put a token of the hand on the played stack.
    Play {
        token: Token,
    },
    /// The action of the active token again.
    Repeat,
    Pass,
    /// Use the action of the token just played.
    Use,
    /// Play the token without its action.
    Skip,
    /// The Salvation action the token is used for.
    Salvation {
        action: SalvationAction,
    },
    /// A bonus of the Pass dial by its clicks.
    Bonus {
        clicks: u8,
    },

    // Yes or no
    /// Dismantle the plant, reveal a production token, keep it.
    Accept,
    /// Leave a plant, a pile, a production token, a Pass bonus.
    Decline,
    /// Stops adding cubes, cargo, elements, moves or trades.
    Stop,

    // Parts of actions
    Research {
        technology: Technology,
    },
    /// A cube of a payment, the highest first.
    Pay {
        cube: Colour,
    },
    /// A cube kept, moved, sent, converted, chosen or discarded.
    Cube {
        cube: Colour,
    },
    Load {
        piece: Piece,
    },
    /// The destination of a trip; the plant of an effect.
    Planet {
        planet: Planet,
    },
    /// Install a carried building.
    Install {
        piece: Piece,
    },
    /// Orbit and quadrant of the player's Wormhole.
    Orbit {
        orbit: u8,
    },
    Quadrant {
        quadrant: u8,
    },
    Trade {
        colour: Colour,
        side: Side,
    },
    /// How many cubes to trade, how much Fuel to turn into PP.
    Amount {
        n: u8,
    },
    /// The element of a plant to activate.
    Element {
        element: Element,
    },
    /// The conversion of a level, 1 to 3.
    Convert {
        level: u8,
    },
    /// A position of the government, 1 to 4.
    Position {
        position: u8,
    },
    /// The next place of a satellite.
    Move {
        to: Node,
    },
    /// A mechanism by its space: four of each row, from 0.
    Mechanism {
        space: u8,
    },
    /// A component of humanity to save.
    Component {
        colour: Colour,
    },
    Family {
        family: Family,
    },
    /// An Extra Action token to take.
    Extra {
        token: Token,
    },
    Track {
        track: LeaderTrack,
    },

    // Unique Pass tokens (R13.5)
    PassToken {
        token: PassToken,
    },
    UseUnique,
    UseBase,
}
