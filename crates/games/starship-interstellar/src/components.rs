//! The component data as typed tables, parsed once from `data/*.toml`.

mod hall;
mod raw;
mod read;
mod terms;

use std::sync::LazyLock;

use crate::effects::{Cubes, Effect, Goods};
use crate::kinds::{
    COLOURS, Colour, CostTile, Difficulty, Family, LEVELS, LeaderBoard, LeaderTrack, MainAction, Mechanism, Node, Nodes, PLANETS,
    PRINTED, PassToken, Planet, Power, ProductionToken, RouteKind, RouteToken, SalvationAction, TRACKS, Token,
};

pub use hall::{Benefit, Conversion, HallData, HallPosition, HallUse};
pub(crate) use read::read;

pub const FILES: &[(&str, &str)] = &[
    ("action_tokens.toml", include_str!("../data/action_tokens.toml")),
    ("government.toml", include_str!("../data/government.toml")),
    ("hall.toml", include_str!("../data/hall.toml")),
    ("humanity.toml", include_str!("../data/humanity.toml")),
    ("leader_tracks.toml", include_str!("../data/leader_tracks.toml")),
    ("market.toml", include_str!("../data/market.toml")),
    ("mechanisms.toml", include_str!("../data/mechanisms.toml")),
    ("nations.toml", include_str!("../data/nations.toml")),
    ("production_tokens.toml", include_str!("../data/production_tokens.toml")),
    ("satellite.toml", include_str!("../data/satellite.toml")),
    ("setup.toml", include_str!("../data/setup.toml")),
    ("solar_system.toml", include_str!("../data/solar_system.toml")),
    ("technologies.toml", include_str!("../data/technologies.toml")),
];

/// Slots of a market row, columns of the route, spaces of a leader track.
pub const SLOTS: usize = 6;
pub const COLUMNS: usize = 10;
pub const SPACES: usize = 12;
/// Rows and positions of the government.
pub const GOVERNMENT_ROWS: usize = 4;
pub const POSITIONS: usize = 4;
/// Layers of a deposit.
pub const MAX_LAYERS: usize = 3;
/// Bonuses of a Pass dial.
pub const CLICKS: usize = 5;

/// Everything printed on boards and tokens.
#[derive(Debug)]
pub struct Data {
    /// Basic and Extra Action tokens, by number.
    pub tokens: [TokenFace; PRINTED],
    pub passes: [PassFace; PassToken::ALL.len()],
    pub planets: [PlanetFace; PLANETS],
    pub takeoff_fuel: u8,
    pub fuel_per_orbit: u8,
    pub fuel_per_quadrant: u8,
    pub quadrants: u8,
    pub belt: u8,
    pub sun_step_per_cube: u8,
    pub sun_step_government: u8,
    pub solar_bag: Cubes,
    pub market: [MarketRow; COLOURS],
    /// `[track][level]`.
    pub technologies: [[Cubes; LEVELS as usize]; TRACKS],
    /// What the levels of the tracks do; index 0: not developed.
    pub ars_capacity: [u8; LEVELS as usize + 1],
    pub outpost_fuel: [u8; LEVELS as usize + 1],
    pub drill_power: [u8; LEVELS as usize + 1],
    pub solar: [SolarFace; LEVELS as usize + 1],
    pub cost_tiles: [Cubes; CostTile::ALL.len()],
    pub production: [ProductionFace; ProductionToken::ALL.len()],
    pub mechanisms: [MechanismFace; Mechanism::ALL.len()],
    pub families: [FamilyFace; Family::ALL.len()],
    pub humanity: Cubes,
    pub nodes: [NodeFace; Node::ALL.len()],
    /// Fuel to enter a column, from column 1.
    pub column_fuel: [u8; COLUMNS],
    pub arrival_pp: [i8; 4],
    pub end_pp: [i8; COLUMNS + 1],
    pub extra_action_column: u8,
    pub route: [RouteFace; RouteToken::ALL.len()],
    pub leader: [[[Effect; SPACES]; LeaderTrack::ALL.len()]; LeaderBoard::ALL.len()],
    pub government: [[Effect; POSITIONS]; GOVERNMENT_ROWS],
    pub governor_gain: Goods,
    pub sector_governor_gain: Goods,
    pub sector_builder_gain: Goods,
    /// With 2, 3 and 4 players.
    pub by_players: [ByPlayers; 3],
    pub zones: Vec<Zone>,
    pub reputation_min: i8,
    pub reputation_max: i8,
    pub pieces: Pieces,
    pub start: Goods,
    pub start_fuel_bonus: [u8; 4],
    pub sectors: u8,
    pub scoring: Scoring,
    pub hall: HallData,
}

#[derive(Clone, Copy, Debug)]
pub struct TokenFace {
    pub action: TokenAction,
    pub repeatable: bool,
    pub salvation: Salvation,
    /// Not in the smaller pool of Extra Action tokens.
    pub additional: bool,
    pub hall: HallUse,
}

/// The Action side of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenAction {
    Solar {
        draw: u8,
        keep: u8,
    },
    /// `lower`: one cube one level lower; `previous`: the cubes of the level before (R6.2.3).
    Research {
        lower: bool,
        previous: bool,
    },
    Travel {
        free: bool,
        discount: u8,
    },
    Market {
        colours: u8,
        bonus: u8,
    },
    /// Goods, deposit or market effects.
    Effect(Effect),
    /// Of the player's plant on this planet, or of any.
    Production(Option<Planet>),
}

/// The Salvation side of a token (R8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Salvation {
    /// Set aside (R5.8).
    None,
    Standard(SalvationAction),
    Flat(Goods),
    Only(SalvationAction, Power),
}

#[derive(Clone, Copy, Debug)]
pub struct PassFace {
    pub action: [Goods; CLICKS],
    pub salvation: [Goods; CLICKS],
}

#[derive(Clone, Copy, Debug)]
pub struct PlanetFace {
    pub orbit: u8,
    pub printed_fuel: u8,
    pub motion: u8,
    pub every: u8,
    pub start_quadrant: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct MarketRow {
    pub price: [u8; SLOTS],
    pub start: u8,
}

/// Solar Extraction at a level of its technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SolarFace {
    pub reduction: u8,
    pub no_loss: bool,
    pub bonus_draw: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct ProductionFace {
    /// From the surface down; one layer unless the token is a layered one.
    pub layers: [Layer; MAX_LAYERS],
    pub layer_count: u8,
    pub ars: u8,
    pub warehouse: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Layer {
    pub colour: Colour,
    pub n: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct MechanismFace {
    pub cost: Cubes,
    pub value: u8,
    pub initial: bool,
    pub universal: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct FamilyFace {
    pub members: Cubes,
    pub reputation: i8,
}

#[derive(Clone, Copy, Debug)]
pub struct NodeFace {
    pub column: u8,
    pub lane: u8,
    pub next: Nodes,
    /// The reward of a point of interest.
    pub interest: Option<Goods>,
    /// The next place straight on (R11.2).
    pub straight: Option<Node>,
}

#[derive(Clone, Copy, Debug)]
pub struct RouteFace {
    pub kind: RouteKind,
    pub copies: u8,
    pub discovery_pp: i8,
    pub effect: Effect,
}

#[derive(Clone, Copy, Debug)]
pub struct ByPlayers {
    pub extra_tokens: u8,
    pub sector_size: u8,
    pub humanity_on_earth: u8,
    pub humanity_target: u8,
    /// Where the Sun destroys Mercury, Venus, Earth.
    pub thresholds: [u8; 3],
}

/// A zone of Reputation: income and final points (R11.4, R12.3).
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    pub from: i8,
    pub to: i8,
    pub income: Goods,
    pub final_pp: i8,
}

#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    pub scientists: u8,
    pub bases: u8,
    pub buildings: u8,
    pub cargo: u8,
    pub slots: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Scoring {
    pub leader_first: i8,
    pub leader_second: i8,
    pub scientist: i8,
    pub governor: i8,
    pub value_per_pp: u8,
}

impl Data {
    /// The token as printed; a production token by its planet.
    pub fn token(&self, token: Token) -> TokenFace {
        match token.planet() {
            None => self.tokens[token.index()],
            Some(planet) => TokenFace {
                action: TokenAction::Production(Some(planet)),
                repeatable: false,
                salvation: Salvation::None,
                additional: false,
                hall: HallUse::Table(MainAction::PlanetaryProduction),
            },
        }
    }

    pub fn planet(&self, planet: Planet) -> &PlanetFace {
        &self.planets[planet.index()]
    }

    pub fn node(&self, node: Node) -> &NodeFace {
        &self.nodes[node.index()]
    }

    pub fn route(&self, token: RouteToken) -> &RouteFace {
        &self.route[token.index()]
    }

    pub fn mechanism(&self, mechanism: Mechanism) -> &MechanismFace {
        &self.mechanisms[mechanism.index()]
    }

    pub fn production(&self, token: ProductionToken) -> &ProductionFace {
        &self.production[token.index()]
    }

    pub fn family(&self, family: Family) -> &FamilyFace {
        &self.families[family.index()]
    }

    pub fn zone(&self, reputation: i8) -> &Zone {
        self.zones.iter().find(|zone| (zone.from..=zone.to).contains(&reputation)).expect("zones cover the whole track")
    }

    pub fn bag(&self, difficulty: Difficulty) -> Cubes {
        self.hall.bags[difficulty.index()]
    }
}

/// The data as played.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| read().unwrap_or_else(|error| panic!("{error}")));
    &DATA
}
