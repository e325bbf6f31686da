//! Public events (R4.10).

use orrery_engine::{Seat, noun};
use serde::Serialize;

use crate::effects::{Cubes, Goods};
use crate::kinds::{
    Building, Colour, Element, Family, LeaderTrack, Mechanism, Node, PassToken, Piece, Planet, ProductionToken, RouteToken,
    SalvationAction, Side, Technology, Token,
};
use crate::state::{Phase, ROW};

noun! {
    /// Where a gain comes from.
    Source {
        Effect = "effect",
        Icon = "icon",
        Pass = "pass",
        Leader = "leader",
        Government = "government",
        Discovery = "discovery",
        Route = "route",
        Interest = "interest",
        Arrival = "arrival",
        BlackHole = "black_hole",
        Mechanism = "mechanism",
        Humanity = "humanity",
        Sector = "sector",
        Governor = "governor",
        Reputation = "reputation",
        Plant = "plant",
        Outpost = "outpost",
        Sun = "sun",
        Market = "market",
        Research = "research",
    }
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // The course of the game
    RoundBegins {
        round: u8,
    },
    PhaseBegins {
        phase: Phase,
    },
    TokenPlayed {
        seat: Seat,
        token: Token,
    },
    TokenUnused {
        seat: Seat,
        token: Token,
    },
    TokenRepeated {
        seat: Seat,
        token: Token,
    },
    SalvationChosen {
        seat: Seat,
        action: SalvationAction,
    },
    /// `forced`: nothing else was left.
    Passed {
        seat: Seat,
        forced: bool,
    },
    Clicked {
        seat: Seat,
        clicks: u8,
    },
    BonusDeclined {
        seat: Seat,
    },
    /// What was really gained: what lies beyond a bound is lost (R1.8).
    Gained {
        seat: Seat,
        goods: Goods,
        source: Source,
    },
    ExtraTaken {
        seat: Seat,
        token: Token,
    },

    // The Action phase
    SunDrawn {
        seat: Seat,
        cubes: Cubes,
    },
    SunKept {
        seat: Seat,
        cubes: Cubes,
        reputation_lost: u8,
    },
    SunAdvanced {
        to: u8,
    },
    PlanetDestroyed {
        planet: Planet,
    },
    Developed {
        seat: Seat,
        technology: Technology,
        paid: Cubes,
    },
    Dismantled {
        seat: Seat,
        planet: Planet,
    },
    Loaded {
        seat: Seat,
        piece: Piece,
    },
    Flew {
        seat: Seat,
        to: Planet,
        fuel: u8,
    },
    /// The cubes that came to the reserve.
    Unloaded {
        seat: Seat,
        cubes: Cubes,
    },
    TokenRevealed {
        seat: Seat,
        token: ProductionToken,
    },
    TokenDeclined {
        seat: Seat,
        token: ProductionToken,
    },
    PlantBuilt {
        seat: Seat,
        token: ProductionToken,
    },
    Installed {
        seat: Seat,
        planet: Planet,
        building: Building,
    },
    WormholePlaced {
        seat: Seat,
        orbit: u8,
        quadrant: u8,
    },
    Traded {
        seat: Seat,
        colour: Colour,
        side: Side,
        n: u8,
        fuel: u8,
    },
    Activated {
        seat: Seat,
        planet: Planet,
        element: Element,
    },
    CubeMoved {
        seat: Seat,
        planet: Planet,
        cube: Colour,
    },
    CubeSent {
        seat: Seat,
        planet: Planet,
        cube: Colour,
    },
    /// `lost`: new cubes for which the warehouse has no room.
    Converted {
        seat: Seat,
        planet: Planet,
        cube: Colour,
        into: Cubes,
        lost: Cubes,
    },
    /// Cubes in a warehouse or aboard that are lost with a plant or a planet.
    CubesLost {
        seat: Seat,
        planet: Planet,
        cubes: Cubes,
    },
    LayerReached {
        seat: Seat,
        planet: Planet,
    },
    DepositGrew {
        seat: Seat,
        planet: Planet,
        cubes: Cubes,
    },

    // The Salvation phase
    ScientistPlaced {
        seat: Seat,
        row: u8,
        position: u8,
    },
    SatelliteMoved {
        seat: Seat,
        to: Node,
        fuel: u8,
    },
    GovSatelliteMoved {
        by: Option<Seat>,
        to: Node,
        fuel: u8,
    },
    RouteRevealed {
        at: Node,
        token: RouteToken,
    },
    FuelSpent {
        seat: Seat,
        fuel: u8,
    },
    /// Built by a nation; `None`: by the government.
    MechanismBuilt {
        seat: Option<Seat>,
        mechanism: Mechanism,
        paid: Cubes,
    },
    ComponentSaved {
        seat: Seat,
        component: Colour,
        paid: Cubes,
    },
    FamilySaved {
        seat: Seat,
        family: Family,
        paid: Cubes,
    },
    LeaderAdvanced {
        seat: Seat,
        track: LeaderTrack,
        to: u8,
    },
    SectorCompleted {
        sector: u8,
        builder: Option<Seat>,
        governor: Option<Seat>,
    },
    MovedUp {
        seat: Seat,
        row: u8,
        position: u8,
    },

    // The Government phase
    PlanetsMoved,
    MechanismsRevealed {
        mechanisms: [Option<Mechanism>; ROW],
    },
    PeopleCame {
        cubes: Cubes,
    },
    FamiliesChanged {
        families: [Option<Family>; 2],
    },
    GameEnds,

    // Unique Pass tokens: never which one, until all have chosen
    PassTokenKept {
        seat: Seat,
    },
    PassUseChosen {
        seat: Seat,
    },
    PassTokenUsed {
        seat: Seat,
        token: PassToken,
    },

    // The solo game
    AiCubeDrawn {
        cube: Colour,
    },
    AiCubeReturned {
        cube: Colour,
    },
    /// The cube of the played token stays on the sheet (R14.2.4).
    AiCubeLaid {
        cube: Colour,
    },
    TokenUnder {
        token: Token,
    },
    TargetShown {
        planet: Planet,
    },
    HallDeveloped {
        colour: Colour,
        level: u8,
        paid: Cubes,
    },
    AiCubeRemoved {
        discarded: Colour,
        removed: Colour,
    },
    AiCubesConverted {
        into: Cubes,
    },
    RedsAdded {
        discarded: Colour,
        reds: u8,
    },

    /// An event of a solo game, where seat 1 is H.A.L.L.'s. The mark is for the log alone: what is sent is the event itself.
    #[serde(untagged)]
    #[cfg_attr(test, ts(skip))]
    Solo(Box<Event>),
}

impl Event {
    /// The event with the mark of a solo game.
    pub(crate) fn marked(self, solo: bool) -> Event {
        if solo { Event::Solo(Box::new(self)) } else { self }
    }

    /// The event without the mark of a solo game.
    pub fn unmarked(self) -> Event {
        match self {
            Event::Solo(event) => *event,
            event => event,
        }
    }
}
