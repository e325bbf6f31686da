//! The component data as typed tables, parsed once from `data/*.toml`.

mod raw;
mod read;
mod situations;
mod solo;

use std::sync::LazyLock;

use serde::Deserialize;

use crate::board::Board;
use crate::kinds::{BaseType, Card, CardSet, Colony, Edge, Era, Icon, Icons, Kind, Pile, Situation, Tile, Title, Titles, Wheel};

pub const FILES: &[(&str, &str)] = &[
    ("bases.toml", include_str!("../data/bases.toml")),
    ("boards.toml", include_str!("../data/boards.toml")),
    ("cards.toml", include_str!("../data/cards.toml")),
    ("colonies.toml", include_str!("../data/colonies.toml")),
    ("contracts.toml", include_str!("../data/contracts.toml")),
    ("discoveries.toml", include_str!("../data/discoveries.toml")),
    ("edges.toml", include_str!("../data/edges.toml")),
    ("hq.toml", include_str!("../data/hq.toml")),
    ("progress.toml", include_str!("../data/progress.toml")),
    ("situations.toml", include_str!("../data/situations.toml")),
    ("solo.toml", include_str!("../data/solo.toml")),
];

pub(crate) use read::read;
pub use situations::{SituationEffect, SituationFace};
pub use solo::{
    BaseEvent, CompetitionCard, KeyEntry, KeyMatch, Line, OffersIcon, PlayerEdge, ProgressLine, ResultTier, SoloEdge,
    SoloOutcome, TeamPlace, TeamScope, Unless,
};

/// Discovery tiles and colony tiles of the box, contracts of an era, Infra boxes of a HQ.
pub const TILES: usize = 70;
pub const COLONIES: usize = 32;
pub const CONTRACTS: usize = 7;
pub const BOXES: usize = 3;

/// Everything printed on boards, cards and tiles.
#[derive(Debug)]
pub struct Data {
    /// The boards of the eras, then those that a situation changes.
    pub boards: Vec<Board>,
    pub tiles: [TileFace; TILES],
    pub cards: Vec<CardFace>,
    pub sets: CardSets,
    pub progress: [ProgressTitle; Title::ALL.len()],
    pub abilities: Abilities,
    pub colonies: [ColonyFace; COLONIES],
    pub bases: [BaseFace; BaseType::ALL.len()],
    pub copies_of_base: u8,
    /// `[era][row]`
    pub contracts: [[Contract; CONTRACTS]; 3],
    /// By the first era of the game.
    pub hqs: [Hq; 3],
    pub wheel_spaces: u8,
    /// By card.
    pub competition: Vec<CompetitionCard>,
    pub edges: [SoloEdge; Edge::ALL.len()],
    pub solo: solo::Solo,
    pub situations: [SituationFace; Situation::ALL.len()],
}

#[derive(Clone, Debug)]
pub struct TileFace {
    pub id: String,
    pub era: Era,
    pub pile: Pile,
    pub icons: Icons,
    pub profit: u8,
    pub genetics: u8,
    pub revelation: u8,
    /// `None`: the tile has no P#.
    pub production: Option<u8>,
    /// Change of the build cost.
    pub cost: i8,
    pub colony_points: u8,
    pub redirect: Option<Pile>,
    pub phobes: bool,
    pub introvs: bool,
}

impl TileFace {
    pub fn has(&self, icon: Icon) -> bool {
        self.icons.contains(icon)
    }
}

/// What one source adds to a value, or multiplies it by; neutral if both are 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Amount {
    pub add: u8,
    pub times: u8,
}

impl Amount {
    pub fn is_some(self) -> bool {
        self.add != 0 || self.times != 0
    }
}

/// The alternatives of a source for one type of action: normal and shielded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Alternatives {
    pub normal: Amount,
    pub shielded: Amount,
}

impl Alternatives {
    pub fn get(self, shielded: bool) -> Amount {
        if shielded { self.shielded } else { self.normal }
    }

    pub fn is_some(self) -> bool {
        self.normal.is_some() || self.shielded.is_some()
    }

    /// Whether there is a choice.
    pub fn are_two(self) -> bool {
        self.normal.is_some() && self.shielded.is_some()
    }
}

/// One source for every type of action.
pub type Values = [Alternatives; Kind::ALL.len()];

#[derive(Clone, Debug)]
pub struct CardFace {
    pub id: String,
    /// `None`: a Time card.
    pub deck: Option<Era>,
    pub start: bool,
    pub infra: bool,
    pub values: Values,
    pub special: Option<Special>,
    /// Profit of the Special action `gain_profit`.
    pub profit: u8,
    pub edge: Option<Edge>,
    /// Numbers of Market Influence: own contract, somebody else's.
    pub influence: (u8, u8),
    /// The first card with the same face (R18.6).
    pub face: Card,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    Probe,
    GainProfit,
    AntimatterJump,
}

/// Cards by what they are.
#[derive(Clone, Debug, Default)]
pub struct CardSets {
    pub deck: [CardSet; 3],
    pub start: CardSet,
    pub time: CardSet,
    pub infra: CardSet,
    /// Cards with a value for a type of action; for Special those with such an action.
    pub of_kind: [CardSet; Kind::ALL.len()],
    pub edges: CardSet,
}

#[derive(Clone, Debug)]
pub struct ProgressTitle {
    pub wheel: Wheel,
    /// Ids of the copies, the one with profit first.
    pub cards: [String; 2],
    /// Profit of the first copy.
    pub profit: u8,
    pub era: Era,
    pub prerequisite: Prerequisite,
    pub passive: Passive,
    pub immediate: Immediate,
    /// Used in the solo game.
    pub solo: bool,
}

/// What must be owned before (R11.6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Prerequisite {
    pub other_adaptations: u8,
    pub breakthroughs: u8,
    pub title: Option<Title>,
}

/// The lasting benefit of a progress card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Passive {
    pub add: Option<PassiveAdd>,
    pub mult: Option<PassiveMult>,
    pub shield: Vec<Kind>,
    pub no_rewards_to_opponents: bool,
    pub introvs_access: bool,
    pub draw_two_tiles: Vec<Pile>,
    pub colony_points: u8,
    pub second_base_on_primary: bool,
    pub on_produce: OnProduce,
    pub all_bases_are_security: bool,
    pub phobes_immune: bool,
    pub upgrade_after_action: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct PassiveAdd {
    pub r#type: Kind,
    pub value: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct PassiveMult {
    pub r#type: Kind,
    pub mult: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnProduce {
    pub richest_opponent_loses: u8,
}

/// The immediate benefit of a progress card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Immediate {
    pub r#gen: u8,
    pub rev: u8,
    pub new_team: Option<NewTeam>,
    pub transfer_team: Option<TransferTeam>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewTeam {
    StarInRegionWithoutTeams,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TransferTeam {
    SolOrEmptyStar,
}

/// Which titles give which lasting benefit.
#[derive(Clone, Debug, Default)]
pub struct Abilities {
    /// What titles add or multiply by type of action.
    pub values: [Vec<(Title, Amount)>; Kind::ALL.len()],
    pub shield: Titles,
    pub no_rewards: Titles,
    pub introvs_access: Titles,
    /// By the pile from which two tiles are drawn.
    pub draw_two_tiles: [Titles; Pile::ALL.len()],
    pub colony_points: Titles,
    pub second_base: Titles,
    pub on_produce: Titles,
    pub all_security: Titles,
    pub phobes_immune: Titles,
    pub upgrade_after_action: Titles,
    /// Adaptations, Breakthroughs.
    pub of_wheel: [Titles; Wheel::ALL.len()],
}

#[derive(Clone, Debug)]
pub struct ColonyFace {
    pub id: String,
    pub value: u8,
    /// `None`: no benefit.
    pub trigger: Option<Trigger>,
    pub gain: Gain,
    /// Table sizes that use the tile, as bits.
    pub players: u8,
    /// The number by which the competition chooses the tile (R15.10.3).
    pub solo_id: Option<u8>,
}

/// The event at which a colony pays (R13.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    Placed,
    OwnColonize,
    OpponentColonize,
    OpponentOrCompetitionColonize,
    OpponentContract,
    OpponentOrCompetitionContract,
    OwnProduce,
    EraEnd,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    Profit(u8),
    Per(Counted),
    /// The printed reward of an open contract (it stays open).
    PrintedContract,
    /// An open contract is claimed.
    ClaimContract,
}

/// What a colony counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    OwnColonies,
    TwoCompetitionColonies,
    BreakthroughsInPlay,
    TwoAdaptationsInPlay,
    OwnProgress,
    StarSystemsWithoutColony,
    OwnSecuritySites,
}

#[derive(Clone, Debug)]
pub struct BaseFace {
    /// By era; `None` where the era does not have the type.
    pub eras: [Option<BaseRole>; 3],
}

/// What a base needs and does in one era.
#[derive(Clone, Debug)]
pub struct BaseRole {
    /// At least one must hold; none given means no requirement.
    pub requires: Vec<Requirement>,
    pub effect: BaseEffect,
    pub solo: SoloBaseEffect,
}

/// Additional effect of a base of the player in the solo game (R15.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoloBaseEffect {
    pub on_competition_site_action: Option<DrawInScope>,
    pub phobes_unlock: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawInScope {
    pub scope: Scope,
    pub draw: u8,
}

/// What the tile, or the site, under a base must have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Requirement {
    pub has_icon: Vec<Icon>,
    pub has_p: bool,
    pub has_col: bool,
    pub site_lagrange: bool,
    pub site_no_gravity: bool,
    pub not_icon: Vec<Icon>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BaseEffect {
    pub tile_p_add: u8,
    pub on_build: OnBuild,
    pub removes: Vec<Worth>,
    pub void_if_security: Option<Scope>,
    pub phobes_unlock: bool,
    pub in_region: InRegion,
    pub move_from: MoveFrom,
    pub transport: bool,
    pub colony_points: u8,
    pub max_per_region: u8,
}

/// What happens when a base is built.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnBuild {
    pub r#gen: u8,
    pub rev: u8,
    pub take_offer: u8,
    pub choose: Vec<OnBuild>,
    pub profit_from: Vec<Worth>,
    pub profit_per_opponent_base: Option<Scope>,
    pub shields_this_action: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    P,
    Col,
}

/// Where other bases are counted (R11.4, R13.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    Region,
    Near,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct InRegion {
    pub build_double: bool,
    pub move_from_shielded: bool,
    pub build_shielded: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MoveFrom {
    pub add: u8,
    pub per_team: bool,
    pub double_one_card: bool,
}

#[derive(Clone, Debug)]
pub struct Contract {
    pub id: String,
    pub condition: Condition,
    pub reward: u8,
    /// Number needed on the side for 1-2 and the side for 3-4 players.
    pub count: [u8; 2],
}

/// R9.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    FirstProduce,
    LagrangeBases,
    NonLagrangeBases,
    MarsBase,
    GeneticsSteps,
    InfraCards,
    RegionsWithBases,
    ProgressCards,
    AsteroidBases,
    RegionsBeyondJupiter,
    BasesBeyondUranus,
    BasesInOneRegion,
    InfraCardsNonStartCurrentEra,
    WaterOrLifeSites,
    Colonies,
    ColonyValue,
    NonAdjacentRegions,
    MultiStarRegions,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SiteKind {
    Home,
    Lagrange,
    Moon,
    Asteroid,
    Comet,
    Planet,
    Dwarf,
    Star,
    Goal,
    /// A region without a site, where no move may end (R12.4).
    Empty,
}

#[derive(Clone, Debug)]
pub struct Hq {
    pub research: Values,
    pub boxes: [Values; BOXES],
    pub genetics: u8,
    pub revelation: u8,
    pub profit: i16,
}

/// # Panics
///
/// If an owner's files are invalid; `Game::check_components` reports that before a game begins.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| read().unwrap_or_else(|error| panic!("{error}")));
    &DATA
}

impl Data {
    #[inline]
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// Index of the board of an era, as a situation changes it (R16.6).
    pub fn map(&self, era: Era, situation: Option<Situation>) -> usize {
        let changed = |board: &Board| board.plan.era == era && situation.is_some() && board.plan.situation == situation;
        self.boards.iter().position(changed).unwrap_or(era.index())
    }

    /// The face of a tile; a redirect tile that stays has none.
    #[inline]
    pub fn tile(&self, tile: Tile) -> Option<&TileFace> {
        self.tiles.get(usize::from(tile.0))
    }

    /// What a card does when the competition reveals it.
    pub fn line(&self, card: Card) -> &CompetitionCard {
        &self.competition[card.index()]
    }

    pub fn solo_edge(&self, edge: Edge) -> &SoloEdge {
        &self.edges[edge.index()]
    }

    pub fn situation(&self, situation: Situation) -> &SituationFace {
        &self.situations[situation.index()]
    }

    pub fn colony(&self, colony: Colony) -> &ColonyFace {
        &self.colonies[colony.index()]
    }

    /// What a base type is in an era.
    pub fn base(&self, base: BaseType, era: Era) -> Option<&BaseRole> {
        self.bases[base.index()].eras[era.index()].as_ref()
    }

    pub fn card_by_id(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(|index| Card(index as u8))
    }

    pub fn tile_by_id(&self, id: &str) -> Option<Tile> {
        self.tiles.iter().position(|tile| tile.id == id).map(|index| Tile(index as u8))
    }

    pub fn colony_by_id(&self, id: &str) -> Option<Colony> {
        self.colonies.iter().position(|colony| colony.id == id).map(|index| Colony(index as u8))
    }
}
