//! The nouns of the game: small, `Copy`, and usable as indices.

use std::fmt;

use orrery_engine::{noun, noun_set};
use serde::{Deserialize, Serialize};

noun! {
    /// The three parts of the game (R1.1).
    Era { Mariners = "mariners", Planeteers = "planeteers", Starfarers = "starfarers" }
}

impl Era {
    pub fn next(self) -> Option<Era> {
        Era::ALL.get(self.index() + 1).copied()
    }
}

noun! {
    /// The types of an action (R6.1).
    Kind {
        Research = "research",
        Move = "move",
        Explore = "explore",
        Build = "build",
        Produce = "produce",
        Genetics = "genetics",
        Upgrade = "upgrade",
        Special = "special",
        Revelation = "revelation",
        Colonize = "colonize",
    }
}

noun_set! {
    /// Types of actions as bits.
    Kinds(u16) of Kind
}

impl Kind {
    /// Whether an era has this type (R6.1).
    pub fn exists_in(self, era: Era) -> bool {
        match self {
            Kind::Revelation => era != Era::Mariners,
            Kind::Colonize => era == Era::Starfarers,
            _ => true,
        }
    }

    /// Whether the action needs a value, so that sources are named for it. Colonize needs none, but may name a Build total.
    pub fn has_value(self) -> bool {
        !matches!(self, Kind::Upgrade | Kind::Special | Kind::Colonize)
    }

    /// What sources must show: the Build total of Colonize is made of Build sources (R13.5).
    pub fn of_sources(self) -> Kind {
        if self == Kind::Colonize { Kind::Build } else { self }
    }

    /// Whether Time and profit help (R6.5, R11.3).
    pub fn may_be_doubled(self) -> bool {
        matches!(self, Kind::Move | Kind::Explore | Kind::Build)
    }
}

noun! {
    /// The nine types of bases.
    BaseType {
        Attraction = "attraction",
        BioLab = "bio_lab",
        Exploitation = "exploitation",
        Industrial = "industrial",
        Refinery = "refinery",
        Research = "research",
        Security = "security",
        ShieldFactory = "shield_factory",
        Spaceport = "spaceport",
    }
}

noun_set! {
    /// Types of bases as bits.
    BaseTypes(u16) of BaseType
}

noun! {
    /// Icons of Discovery tiles.
    Icon {
        Water = "water",
        Life = "life",
        Wonder = "wonder",
        Artifact = "artifact",
        Outpost = "outpost",
        Ruins = "ruins",
        Anomaly = "anomaly",
        Dust = "dust",
        Alien = "alien",
    }
}

noun_set! {
    /// Icons as bits.
    Icons(u16) of Icon
}

noun! {
    /// Piles of Discovery tiles. An era uses three of them at most.
    Pile { E1 = "e1", E2 = "e2", E3 = "e3", Primary = "primary", Secondary = "secondary", Alien = "alien" }
}

/// Piles in play at once.
pub const PILES: usize = 3;

impl Pile {
    /// Where the position keeps the pile: every era has its own three.
    pub(crate) fn slot(self) -> usize {
        self.index() % PILES
    }
}

noun! {
    /// The eleven Edges.
    Edge {
        Competitors = "competitors",
        Diversion = "diversion",
        Hack = "hack",
        HostileMicrobes = "hostile_microbes",
        Incompatible = "incompatible",
        Intercept = "intercept",
        Leak = "leak",
        MarketInfluence = "market_influence",
        Poach = "poach",
        Sabotage = "sabotage",
        Salvage = "salvage",
    }
}

noun! {
    /// The moments in which Edges are played (R8.5).
    WindowKind {
        TurnStart = "turn_start",
        OpponentProduced = "opponent_produced",
        OpponentTookBreakthrough = "opponent_took_breakthrough_with_reward",
        ContractFulfilled = "contract_fulfilled",
        TurnEnd = "turn_end",
    }
}

noun! {
    /// The moments in which the solo player may play an Edge (R15.2.3).
    SoloWindow {
        AnyTime = "any_time",
        TurnStart = "turn_start",
        TurnEnd = "turn_end",
        OwnContract = "own_contract_fulfilled",
        CardRevealed = "competition_card_revealed",
        RemovesProgress = "competition_removes_progress",
        PlacesBase = "competition_places_base",
        OffersEnd = "competition_offers_action_end",
    }
}

noun! {
    /// Era situations of the solo game (R16): those of the six cards, then the extras.
    Situation {
        CapitalShortage = "capital_shortage",
        SeriousCompetition = "serious_competition",
        SaturatedMarket = "saturated_market",
        LocalLandRush = "local_land_rush",
        ConflictOnEarth = "conflict_on_earth",
        BrainDrain = "brain_drain",
        RogueAsteroid = "rogue_asteroid",
        Consultants = "consultants",
        HardToFind = "hard_to_find",
        DarkAge = "dark_age",
        FuelShortage = "fuel_shortage",
        RandomMutations = "random_mutations",
        GoldenAge = "golden_age",
        PopularSupport = "popular_support",
        GreatLeap = "great_leap",
    }
}

noun! {
    /// The two cubes of the Progress Wheel, and the progress cards they win.
    Wheel { Genetics = "genetics", Revelation = "revelation" }
}

noun! {
    /// Titles of progress cards, two copies each.
    Title {
        LowBodyMass = "low_body_mass",
        EnergyEfficiency = "energy_efficiency",
        RadiationResistance = "radiation_resistance",
        CooperativeEmpathy = "cooperative_empathy",
        SensoryFocus = "sensory_focus",
        EnvironmentTolerance = "environment_tolerance",
        Hybrids = "hybrids",
        SilentPartner = "silent_partner",
        StarChildren = "star_children",
        QuantumMachines = "quantum_machines",
        EnergyFields = "energy_fields",
        ProbeNetwork = "probe_network",
        EntangledTransmitter = "entangled_transmitter",
        JumpDrive = "jump_drive",
        MatterShift = "matter_shift",
        InfraTransfer = "infra_transfer",
    }
}

noun_set! {
    /// Titles as bits.
    Titles(u16) of Title
}

/// Most sites of a board: Planeteers has 23. Starfarers counts its empty regions as sites where no move may end (R12.4).
pub const SITES: usize = 23;

/// A site of the current era's board, by its order in `boards.toml`.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Site(pub u8);

impl Site {
    /// No site: the team is in stock.
    pub const STOCK: Site = Site(255);
    /// No site: the team left the game (R13.5).
    pub const GONE: Site = Site(254);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_on_board(self) -> bool {
        self.index() < SITES
    }
}

impl Default for Site {
    fn default() -> Site {
        Site::STOCK
    }
}

/// A Discovery tile, by its order in `discoveries.toml`.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// An empty exploration box.
    pub const NONE: Tile = Tile(255);
    /// A redirect tile that found its pile empty: it lies there without properties (R7.3.5).
    pub const BLANK: Tile = Tile(254);

    pub fn is_some(self) -> bool {
        self != Tile::NONE
    }
}

impl Default for Tile {
    fn default() -> Tile {
        Tile::NONE
    }
}

/// Action and Time cards of the box.
pub const CARDS: usize = 188;

/// An action or Time card, by its order in `cards.toml`.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    pub const NONE: Card = Card(255);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_some(self) -> bool {
        self != Card::NONE
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::NONE
    }
}

/// A set of cards. Serialised as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet([u64; 3]);

impl CardSet {
    pub const EMPTY: CardSet = CardSet([0; 3]);

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        card.index() < CARDS && self.0[card.index() / 64] >> (card.index() % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// [`CardSet::is_empty`] by reference, as serde calls it.
    pub(crate) fn is_none(&self) -> bool {
        self.is_empty()
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    #[inline]
    pub fn with(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cards in ascending order of their ids.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter { words: self.0, word: 0 }
    }
}

pub struct CardIter {
    words: [u64; 3],
    word: usize,
}

impl Iterator for CardIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        while self.word < 3 {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Card((self.word as u32 * 64 + bits.trailing_zeros()) as u8));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> CardSet {
        cards.into_iter().filter(|card| card.index() < CARDS).collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Vec<Card> {
        set.iter().collect()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

/// A colony tile, by its order in `colonies.toml`.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Colony(pub u8);

impl Colony {
    pub const NONE: Colony = Colony(255);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Default for Colony {
    fn default() -> Colony {
        Colony::NONE
    }
}
