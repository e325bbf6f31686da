//! The nouns of the game: small, `Copy`, and usable as indices.

use orrery_engine::{first_by_default, noun, noun_set};

noun! {
    /// The five kinds of cubes, by rising value (R1.3).
    Colour { Red = "red", Yellow = "yellow", Green = "green", Blue = "blue", Purple = "purple" }
}

noun_set! {
    /// Colours as bits.
    Colours(u8) of Colour
}

/// Number of colours.
pub const COLOURS: usize = Colour::ALL.len();

impl Colour {
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// This many levels higher, at most purple.
    pub fn raised(self, levels: u8) -> Colour {
        Colour::ALL[(self.index() + usize::from(levels)).min(COLOURS - 1)]
    }

    /// One level lower; red stays red.
    pub fn lowered(self) -> Colour {
        Colour::ALL[self.index().saturating_sub(1)]
    }
}

noun! {
    /// The planets, from the Sun outwards.
    Planet {
        Mercury = "mercury",
        Venus = "venus",
        Earth = "earth",
        Mars = "mars",
        Jupiter = "jupiter",
        Saturn = "saturn",
        Uranus = "uranus",
        Neptune = "neptune",
    }
}

noun_set! {
    /// Planets as bits.
    Planets(u8) of Planet
}

/// Number of planets, Earth included.
pub const PLANETS: usize = Planet::ALL.len();

impl Planet {
    /// The planets with production tokens.
    pub const FOREIGN: [Planet; 7] =
        [Planet::Mercury, Planet::Venus, Planet::Mars, Planet::Jupiter, Planet::Saturn, Planet::Uranus, Planet::Neptune];

    /// The token for the production of the player's plant there (R5.1).
    pub const fn token(self) -> Option<Token> {
        match self {
            Planet::Mercury => Some(Token::Mercury),
            Planet::Venus => Some(Token::Venus),
            Planet::Earth => None,
            Planet::Mars => Some(Token::Mars),
            Planet::Jupiter => Some(Token::Jupiter),
            Planet::Saturn => Some(Token::Saturn),
            Planet::Uranus => Some(Token::Uranus),
            Planet::Neptune => Some(Token::Neptune),
        }
    }
}

noun! {
    /// The four kinds of buildings, which are the first four tracks of technologies.
    Building { Ars = "ars", Converter = "converter", Outpost = "outpost", Drill = "drill" }
}

/// Number of kinds of buildings.
pub const BUILDINGS: usize = Building::ALL.len();

noun! {
    /// What produces in a plant (R6.6.1).
    Element {
        Base = "base",
        Explorer = "explorer",
        Ars = "ars",
        Converter = "converter",
        Outpost = "outpost",
        Drill = "drill",
    }
}

impl Element {
    pub const fn building(self) -> Option<Building> {
        match self {
            Element::Base | Element::Explorer => None,
            Element::Ars => Some(Building::Ars),
            Element::Converter => Some(Building::Converter),
            Element::Outpost => Some(Building::Outpost),
            Element::Drill => Some(Building::Drill),
        }
    }
}

noun! {
    /// What an Explorer carries, in the order of loading (R19.1).
    Piece {
        Base = "base",
        Ars = "ars",
        Converter = "converter",
        Outpost = "outpost",
        Drill = "drill",
        Red = "red",
        Yellow = "yellow",
        Green = "green",
        Blue = "blue",
        Purple = "purple",
    }
}

impl Piece {
    pub fn building(self) -> Option<Building> {
        Building::ALL.get(self.index().wrapping_sub(1)).copied()
    }

    pub fn cube(self) -> Option<Colour> {
        Colour::ALL.get(self.index().wrapping_sub(1 + BUILDINGS)).copied()
    }

    /// A cube of a colour, the inverse of `cube`.
    pub fn of_cube(colour: Colour) -> Piece {
        Piece::ALL[colour.index() + 1 + BUILDINGS]
    }
}

noun! {
    /// Tokens of a hand: basic ones, Extra Actions, and the production of the player's plant on a planet (R5.1).
    Token {
        Solar = "B_SOLAR", Research = "B_RESEARCH", Travel = "B_TRAVEL", Market = "B_MARKET", Earth = "B_EARTH",
        X01 = "X01", X02 = "X02", X03 = "X03", X04 = "X04", X05 = "X05", X06 = "X06",
        X07 = "X07", X08 = "X08", X09 = "X09", X10 = "X10", X11 = "X11", X12 = "X12",
        X13 = "X13", X14 = "X14", X15 = "X15", X16 = "X16", X17 = "X17", X18 = "X18",
        X19 = "X19", X20 = "X20", X21 = "X21", X22 = "X22", X23 = "X23", X24 = "X24",
        Mercury = "production_mercury", Venus = "production_venus", Mars = "production_mars",
        Jupiter = "production_jupiter", Saturn = "production_saturn", Uranus = "production_uranus",
        Neptune = "production_neptune",
    }
}

noun_set! {
    /// Tokens as bits.
    Tokens(u64) of Token
}

/// Basic tokens of every player; they are the first ones.
pub const BASIC: usize = 5;
/// Basic and Extra Action tokens: those printed in `action_tokens.toml`.
pub const PRINTED: usize = BASIC + 24;

impl Token {
    pub const fn is_basic(self) -> bool {
        (self as usize) < BASIC
    }

    pub const fn is_extra(self) -> bool {
        self as usize >= BASIC && (self as usize) < PRINTED
    }

    /// The planet of a production token.
    pub fn planet(self) -> Option<Planet> {
        Planet::FOREIGN.get(self.index().wrapping_sub(PRINTED)).copied()
    }

    pub fn extras() -> impl Iterator<Item = Token> + Clone {
        Token::ALL.into_iter().filter(|token| token.is_extra())
    }
}

impl Tokens {
    pub const BASIC: Tokens = Tokens((1 << BASIC) - 1);

    pub const fn with(self, other: Tokens) -> Tokens {
        Tokens(self.0 | other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

noun! {
    /// The six actions of the Action phase (R6), the rows of H.A.L.L.'s table.
    MainAction {
        SolarExtraction = "solar_extraction",
        Research = "research",
        Travel = "travel",
        Market = "market",
        EarthProduction = "earth_production",
        PlanetaryProduction = "planetary_production",
    }
}

noun! {
    /// The four Salvation actions (R9), in the order of H.A.L.L.'s fallback with the government last (R14.7.2).
    SalvationAction {
        Mechanism = "mechanism",
        Humanity = "humanity",
        Satellite = "satellite",
        Government = "government",
    }
}

noun! {
    /// What an `only` token adds to its action (R8.3).
    Power {
        FreeFirstMove = "free_first_move",
        TwoMoves = "two_moves",
        BuildTwo = "build_two",
        ExtraLeaderStep = "extra_leader_step",
        TwoScientists = "two_scientists",
        WholeRow = "whole_row",
        PayOneLower = "pay_one_lower",
    }
}

noun! {
    /// Pass tokens: the base one, and the four Unique ones (R13.5).
    PassToken { Base = "PASS_BASE", U1 = "PASS_U1", U2 = "PASS_U2", U3 = "PASS_U3", U4 = "PASS_U4" }
}

noun_set! {
    /// Pass tokens as bits.
    PassTokens(u8) of PassToken
}

impl PassTokens {
    pub const UNIQUE: PassTokens = PassTokens(0b1_1110);

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

noun! {
    /// Tracks of technologies, three levels each (R6.2).
    TechTrack {
        Ars = "ars",
        Converter = "converter",
        Outpost = "outpost",
        Drill = "drill",
        Solar = "solar",
        Travel = "travel",
    }
}

/// Number of tracks, and levels of each.
pub const TRACKS: usize = TechTrack::ALL.len();
pub const LEVELS: u8 = 3;

impl TechTrack {
    /// The building that comes with every level.
    pub fn building(self) -> Option<Building> {
        Building::ALL.get(self.index()).copied()
    }
}

noun! {
    /// Technologies of the Salvation phase, with dealt costs (R3.10).
    SalvationTech {
        IncreasedCapacity = "increased_capacity",
        ImprovedConstruction = "improved_construction",
        WarpBubble = "warp_bubble",
        GovernmentDelegation = "government_delegation",
    }
}

noun_set! {
    /// Salvation technologies as bits.
    SalvationTechs(u8) of SalvationTech
}

noun! {
    /// Everything research can develop.
    Technology {
        Ars1 = "ars_1", Ars2 = "ars_2", Ars3 = "ars_3",
        Converter1 = "converter_1", Converter2 = "converter_2", Converter3 = "converter_3",
        Outpost1 = "outpost_1", Outpost2 = "outpost_2", Outpost3 = "outpost_3",
        Drill1 = "drill_1", Drill2 = "drill_2", Drill3 = "drill_3",
        Solar1 = "solar_1", Solar2 = "solar_2", Solar3 = "solar_3",
        Travel1 = "travel_1", Travel2 = "travel_2", Travel3 = "travel_3",
        IncreasedCapacity = "increased_capacity",
        ImprovedConstruction = "improved_construction",
        WarpBubble = "warp_bubble",
        GovernmentDelegation = "government_delegation",
    }
}

/// A technology as a level of a track, or as one of the Salvation phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TechKind {
    Level(TechTrack, u8),
    Salvation(SalvationTech),
}

impl Technology {
    pub fn kind(self) -> TechKind {
        let per_track = usize::from(LEVELS);
        match TechTrack::ALL.get(self.index() / per_track) {
            Some(&track) => TechKind::Level(track, (self.index() % per_track) as u8 + 1),
            None => TechKind::Salvation(SalvationTech::ALL[self.index() - TRACKS * per_track]),
        }
    }

    /// A level of a track, from 1.
    pub fn level(track: TechTrack, level: u8) -> Technology {
        Technology::ALL[track.index() * usize::from(LEVELS) + usize::from(level) - 1]
    }

    pub fn salvation(tech: SalvationTech) -> Technology {
        Technology::ALL[TRACKS * usize::from(LEVELS) + tech.index()]
    }
}

noun! {
    /// Cost tiles of the Salvation technologies.
    CostTile { A = "COST_A", B = "COST_B", C = "COST_C", D = "COST_D" }
}

noun! {
    /// The two leader tracks (R10).
    LeaderTrack { Interstellar = "interstellar", Humanity = "humanity" }
}

noun! {
    /// Boards with both leader tracks (R13.6).
    LeaderBoard {
        Base = "BASE", L1a = "L1A", L1b = "L1B", L2a = "L2A", L2b = "L2B",
        L3a = "L3A", L3b = "L3B", L4a = "L4A", L4b = "L4B",
    }
}

noun! {
    /// Rows of mechanisms (R3.9).
    ProjectRow { Current = "current", LongTerm = "long_term", Future = "future" }
}

noun! {
    /// The two ways to trade (R6.4).
    Side { Buy = "buy", Sell = "sell" }
}

noun! {
    /// What a route token is (R9.2.3).
    RouteKind {
        DeepSpace = "deep_space",
        Galaxy = "galaxy",
        Wormhole = "wormhole",
        BlackHole = "black_hole",
        ScatteredPlanet = "scattered_planet",
    }
}

noun! {
    /// Settings of H.A.L.L. (R14.1).
    Difficulty {
        Introductory = "introductory",
        Easy = "easy",
        Intermediate = "intermediate",
        Hard = "hard",
        Impossible = "impossible",
    }
}

noun! {
    /// Planetary Production tokens (R2.2); those with an M are layered (R13.4).
    ProductionToken {
        Mer01 = "MER01", Mer02 = "MER02", Mer03 = "MER03", Mer04 = "MER04", Mer05 = "MER05", Mer06 = "MER06",
        Mer07 = "MER07", Mer08 = "MER08", Mer09 = "MER09", Mer10 = "MER10", Ven01 = "VEN01", Ven02 = "VEN02",
        Ven03 = "VEN03", Ven04 = "VEN04", Ven05 = "VEN05", Ven06 = "VEN06", Ven07 = "VEN07", Ven08 = "VEN08",
        Ven09 = "VEN09", Ven10 = "VEN10", Mar01 = "MAR01", Mar02 = "MAR02", Mar03 = "MAR03", Mar04 = "MAR04",
        Mar05 = "MAR05", Mar06 = "MAR06", Mar07 = "MAR07", Mar08 = "MAR08", Mar09 = "MAR09", Mar10 = "MAR10",
        Jup01 = "JUP01", Jup02 = "JUP02", Jup03 = "JUP03", Jup04 = "JUP04", Jup05 = "JUP05", Jup06 = "JUP06",
        Jup07 = "JUP07", Jup08 = "JUP08", Jup09 = "JUP09", Jup10 = "JUP10", Sat01 = "SAT01", Sat02 = "SAT02",
        Sat03 = "SAT03", Sat04 = "SAT04", Sat05 = "SAT05", Sat06 = "SAT06", Sat07 = "SAT07", Sat08 = "SAT08",
        Sat09 = "SAT09", Sat10 = "SAT10", Ura01 = "URA01", Ura02 = "URA02", Ura03 = "URA03", Ura04 = "URA04",
        Ura05 = "URA05", Ura06 = "URA06", Ura07 = "URA07", Ura08 = "URA08", Ura09 = "URA09", Ura10 = "URA10",
        Nep01 = "NEP01", Nep02 = "NEP02", Nep03 = "NEP03", Nep04 = "NEP04", Nep05 = "NEP05", Nep06 = "NEP06",
        Nep07 = "NEP07", Nep08 = "NEP08", Nep09 = "NEP09", Nep10 = "NEP10", MerM1 = "MER-M1", MerM2 = "MER-M2",
        VenM1 = "VEN-M1", VenM2 = "VEN-M2", MarM1 = "MAR-M1", MarM2 = "MAR-M2", JupM1 = "JUP-M1", JupM2 = "JUP-M2",
        SatM1 = "SAT-M1", SatM2 = "SAT-M2", UraM1 = "URA-M1", UraM2 = "URA-M2", NepM1 = "NEP-M1", NepM2 = "NEP-M2",
    }
}

noun! {
    /// Mechanism tokens: initial, main, and the Universal ones of the variant (R13.7).
    Mechanism {
        Mi01 = "MI01", Mi02 = "MI02", Mi03 = "MI03", Mi04 = "MI04", Mi05 = "MI05", Mi06 = "MI06",
        Mi07 = "MI07", Mi08 = "MI08", Mb01 = "MB01", Mb02 = "MB02", Mb03 = "MB03", Mb04 = "MB04",
        Mb05 = "MB05", Mb06 = "MB06", Mb07 = "MB07", Mb08 = "MB08", Mb09 = "MB09", Mb10 = "MB10",
        Mb11 = "MB11", Mb12 = "MB12", Mb13 = "MB13", Mb14 = "MB14", Mb15 = "MB15", Mb16 = "MB16",
        Mb17 = "MB17", Mb18 = "MB18", Mb19 = "MB19", Mb20 = "MB20", Mb21 = "MB21", Mb22 = "MB22",
        Mb23 = "MB23", Mb24 = "MB24", Mb25 = "MB25", Mb26 = "MB26", Mb27 = "MB27", Mb28 = "MB28",
        Mb29 = "MB29", Mb30 = "MB30", Mb31 = "MB31", Mb32 = "MB32", Mui1 = "MUI1", Mui2 = "MUI2",
        Mub1 = "MUB1", Mub2 = "MUB2", Mub3 = "MUB3", Mub4 = "MUB4", Mub5 = "MUB5", Mub6 = "MUB6",
        Mub7 = "MUB7", Mub8 = "MUB8",
    }
}

noun! {
    /// Places of the route to Trappist: column and lane (R9.2).
    Node {
        Earth = "EARTH", C1l2 = "C1L2", C1l3 = "C1L3", C1l4 = "C1L4", C2l1 = "C2L1", C2l2 = "C2L2",
        C2l3 = "C2L3", C2l4 = "C2L4", C2l5 = "C2L5", C3l1 = "C3L1", C3l2 = "C3L2", C3l3 = "C3L3",
        C3l4 = "C3L4", C3l5 = "C3L5", C4l1 = "C4L1", C4l2 = "C4L2", C4l3 = "C4L3", C4l4 = "C4L4",
        C4l5 = "C4L5", C5l1 = "C5L1", C5l2 = "C5L2", C5l3 = "C5L3", C5l4 = "C5L4", C5l5 = "C5L5",
        C6l1 = "C6L1", C6l2 = "C6L2", C6l3 = "C6L3", C6l4 = "C6L4", C6l5 = "C6L5", C7l1 = "C7L1",
        C7l2 = "C7L2", C7l3 = "C7L3", C7l4 = "C7L4", C7l5 = "C7L5", C8l1 = "C8L1", C8l2 = "C8L2",
        C8l3 = "C8L3", C8l4 = "C8L4", C8l5 = "C8L5", C9l2 = "C9L2", C9l3 = "C9L3", C9l4 = "C9L4",
        Trappist = "TRAPPIST",
    }
}

noun! {
    /// Kinds of route tokens.
    RouteToken {
        DeepBlank = "DEEP_BLANK", DeepFuel = "DEEP_FUEL", DeepRep = "DEEP_REP", DeepRed = "DEEP_RED",
        GalaxyRep = "GALAXY_REP", GalaxyPp = "GALAXY_PP", GalaxyMix = "GALAXY_MIX", Wormhole = "WORMHOLE",
        BlackHole = "BLACK_HOLE", ScatteredRed2 = "SCATTERED_RED2", ScatteredRed3 = "SCATTERED_RED3", ScatteredYellow1 = "SCATTERED_YELLOW1",
        ScatteredYellow2 = "SCATTERED_YELLOW2", ScatteredGreen1 = "SCATTERED_GREEN1", ScatteredBlue1 = "SCATTERED_BLUE1", ScatteredPurple1 = "SCATTERED_PURPLE1",
    }
}

noun! {
    /// Family tokens (R13.2).
    Family {
        Fam01 = "FAM01", Fam02 = "FAM02", Fam03 = "FAM03", Fam04 = "FAM04", Fam05 = "FAM05",
        Fam06 = "FAM06", Fam07 = "FAM07", Fam08 = "FAM08", Fam09 = "FAM09", Fam10 = "FAM10",
    }
}

noun_set! {
    /// Families as bits.
    Families(u16) of Family
}

noun_set! {
    /// Places of the route as bits.
    Nodes(u64) of Node
}

noun_set! {
    /// Mechanisms as bits.
    Mechanisms(u64) of Mechanism
}

/// Base and layered production tokens of every planet.
pub const BASE_TOKENS: usize = 10;
pub const LAYERED_TOKENS: usize = 2;

impl ProductionToken {
    /// The tokens of a planet by number, the base ones first.
    pub fn of(planet: Planet, number: usize) -> ProductionToken {
        let planet = planet.index() - usize::from(planet > Planet::Earth);
        let index = match number.checked_sub(BASE_TOKENS) {
            None => planet * BASE_TOKENS + number,
            Some(layered) => Planet::FOREIGN.len() * BASE_TOKENS + planet * LAYERED_TOKENS + layered,
        };
        ProductionToken::ALL[index]
    }

    pub fn planet(self) -> Planet {
        match self.index().checked_sub(Planet::FOREIGN.len() * BASE_TOKENS) {
            None => Planet::FOREIGN[self.index() / BASE_TOKENS],
            Some(layered) => Planet::FOREIGN[layered / LAYERED_TOKENS],
        }
    }

    /// Its number among the tokens of its planet.
    pub const fn number(self) -> usize {
        match self.index().checked_sub(Planet::FOREIGN.len() * BASE_TOKENS) {
            None => self.index() % BASE_TOKENS,
            Some(layered) => BASE_TOKENS + layered % LAYERED_TOKENS,
        }
    }

    pub const fn is_layered(self) -> bool {
        self.number() >= BASE_TOKENS
    }
}

first_by_default!(Token, Planet, ProductionToken, Colour);
