//! The data of the solo game: competition lines of the cards, Edges for either side, base events, result tiers.

use std::collections::BTreeMap;

use orrery_engine::components::{ComponentError, Entry};
use serde::Deserialize;

use super::CardFace;
use crate::board::Board;
use crate::kinds::{BaseType, BaseTypes, Edge, Era, Kind, Site, SoloWindow, Title};

const CARD_LIST: &str = "cards.toml";
const EDGES: &str = "edges.toml";
const SOLO: &str = "solo.toml";

const SMALL: i64 = 20;

type Result<T> = std::result::Result<T, ComponentError>;

// What the competition does when it reveals a card

/// The competition line of a card (R15.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Site Action at one of these sites (R15.4.5).
    Site { sites: Vec<Site> },
    /// Site Action at the site with the highest or lowest even or odd number (R15.4.4).
    ExtremeSite { highest: bool, odd: bool },
    /// Discovery & Contract Action; the contract by its row, from 0 (R15.5).
    DiscoveryContract { discoveries: u8, row: u8 },
    /// Offers Action, after a progress card was removed (R15.6, R15.7).
    Offers { slots: Vec<u8>, icons: Vec<OffersIcon>, progress: Option<ProgressLine> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgressLine {
    pub title: Title,
    pub needs_prerequisite: bool,
}

/// What scores for the competition on a discarded offer (R15.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffersIcon {
    /// The key of the board, or of the situation.
    Era,
    Edge,
    Kind(Kind),
}

/// An entry of the offers key: cards that match change the competition's profit (R15.6.3).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct KeyEntry {
    pub matches: KeyMatch,
    pub profit: i8,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyMatch {
    Nothing,
    Kind(Kind),
    /// An Infra card with this action.
    Upgrade(Kind),
    Shielded(Kind),
}

/// Solo data of a card, in addition to its face.
#[derive(Clone, Debug)]
pub struct CompetitionCard {
    pub line: Line,
    /// The number by which a colony tile is chosen (R15.10.3).
    pub colony: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct RawCards {
    card: Vec<RawCard>,
}

#[derive(Deserialize)]
struct RawCard {
    id: String,
    competition: RawLine,
}

#[derive(Deserialize)]
struct RawLine {
    kind: String,
    #[serde(default)]
    sites: Vec<String>,
    which: Option<String>,
    parity: Option<String>,
    #[serde(default)]
    discoveries: u8,
    #[serde(default)]
    contract: u8,
    #[serde(default)]
    offers: Vec<u8>,
    #[serde(default)]
    icons: Vec<String>,
    progress: Option<Title>,
    #[serde(default)]
    needs_prerequisite: bool,
    colony_id: Option<u8>,
}

/// The era in which a card drives the competition (`competition_deck` of `solo.toml`).
fn era_of_line(deck: Option<Era>, decks: &[CompetitionDeck; 3]) -> Era {
    let drives = |era: &Era| match deck {
        Some(deck) => decks[era.index()].deck == deck,
        None => decks[era.index()].time_cards > 0,
    };
    Era::ALL.into_iter().find(drives).unwrap_or(Era::Starfarers)
}

pub(super) fn read_lines(
    raw: &RawCards,
    cards: &[CardFace],
    boards: &[Board],
    decks: &[CompetitionDeck; 3],
) -> Result<Vec<CompetitionCard>> {
    let line = |(raw, card): (&RawCard, &CardFace)| {
        let entry = Entry::new(CARD_LIST, format!("card {}", raw.id));
        read_line(&entry, &raw.competition, &boards[era_of_line(card.deck, decks).index()])
    };
    raw.card.iter().zip(cards).map(line).collect()
}

fn read_line(entry: &Entry, raw: &RawLine, board: &Board) -> Result<CompetitionCard> {
    let one_of = |field: &str, value: &Option<String>, yes: &str, no: &str| match value.as_deref() {
        Some(word) if word == yes => Ok(true),
        Some(word) if word == no => Ok(false),
        other => Err(entry.unknown(field, other.unwrap_or("nothing"))),
    };
    let line = match raw.kind.as_str() {
        "site" => {
            let site = |id: &String| board.by_id(id).ok_or_else(|| entry.unknown("competition.sites", id));
            let sites = raw.sites.iter().map(site).collect::<Result<Vec<_>>>()?;
            entry.range("competition.sites", sites.len() as i64, 1..=2)?;
            Line::Site { sites }
        }
        "extreme_site" => Line::ExtremeSite {
            highest: one_of("competition.which", &raw.which, "highest", "lowest")?,
            odd: one_of("competition.parity", &raw.parity, "odd", "even")?,
        },
        "discovery_contract" => Line::DiscoveryContract {
            discoveries: entry.range("competition.discoveries", raw.discoveries, 0..=SMALL)?,
            row: entry.range("competition.contract", raw.contract, 1..=7)? - 1,
        },
        "offers" => {
            let slot = |slot: &u8| Ok(entry.range("competition.offers", *slot, 1..=4)? - 1);
            let icon = |id: &String| match id.as_str() {
                "era" => Ok(OffersIcon::Era),
                "edge" => Ok(OffersIcon::Edge),
                id => Kind::by_id(id).map(OffersIcon::Kind).ok_or_else(|| entry.unknown("competition.icons", id)),
            };
            let title = raw.progress.map(|title| ProgressLine { title, needs_prerequisite: raw.needs_prerequisite });
            Line::Offers {
                slots: raw.offers.iter().map(slot).collect::<Result<_>>()?,
                icons: raw.icons.iter().map(icon).collect::<Result<_>>()?,
                progress: title,
            }
        }
        other => return Err(entry.unknown("competition.kind", other)),
    };
    Ok(CompetitionCard { line, colony: raw.colony_id })
}

#[derive(Deserialize)]
pub(super) struct RawKeyEntry {
    r#match: String,
    profit: i8,
}

/// An offers key of a board or a situation.
pub(super) fn read_key(entry: &Entry, raw: &[RawKeyEntry]) -> Result<Vec<KeyEntry>> {
    let kind = |id: &str| Kind::by_id(id).ok_or_else(|| entry.unknown("offers_key.match", id));
    let one = |raw: &RawKeyEntry| {
        let matches = match raw.r#match.split_once('_') {
            _ if raw.r#match == "none" => KeyMatch::Nothing,
            Some(("upgrade", id)) => KeyMatch::Upgrade(kind(id)?),
            Some(("shielded", id)) => KeyMatch::Shielded(kind(id)?),
            _ => KeyMatch::Kind(kind(&raw.r#match)?),
        };
        Ok(KeyEntry { matches, profit: entry.range("offers_key.profit", raw.profit, -SMALL..=SMALL)? })
    };
    raw.iter().map(one).collect()
}

// Edges

/// An Edge in the solo game: when the player may play it and what it does, and what it does for the competition.
#[derive(Clone, Debug)]
pub struct SoloEdge {
    pub window: SoloWindow,
    /// Bases whose event it answers (`competition_places_base`).
    pub bases: BaseTypes,
    pub effect: PlayerEdge,
    pub competition: CompetitionEdge,
}

/// What an Edge does for the solo player (R15.2.1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerEdge {
    pub competition_profit: i16,
    pub competition_profit_per_upgrade_in_offers: i16,
    pub cancel_base_event_profit: bool,
    pub discard_competition_card: bool,
    pub draw_another: bool,
    pub remove_competition_team: Option<TeamPlace>,
    pub extra_turn: u8,
    pub take_that_progress_card: bool,
    pub take_its_profit: bool,
    pub profit: i16,
    pub draw_top_non_edge_from_own_discards: u8,
    pub take_start_cards_from_offers: bool,
}

/// Where a competition team may be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamPlace {
    SiteWithLifeTile,
    SiteOrContract,
}

/// What an Edge does for the competition (R15.6.5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CompetitionEdge {
    pub player_profit: i16,
    pub discard_from_hand: Option<Kind>,
    pub discard_from_offers: Option<Kind>,
    pub if_none_competition_profit: i16,
    pub player_removes_old_infra: Option<HighestCardNumber>,
    pub competition_extra_turn: u8,
    pub player_chooses: Vec<PlayerLoss>,
    pub competition_profit: i16,
    pub player_discards_half_hand: Option<RoundDown>,
    pub player_moves_team: Option<FromSiteWithoutBase>,
    pub discard_start_cards_from_offers: bool,
}

impl CompetitionEdge {
    /// Profit that the player may choose to lose in place of a progress card.
    pub fn chosen_loss(&self) -> i16 {
        self.player_chooses.iter().map(|loss| -loss.player_profit).sum()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HighestCardNumber {
    HighestCardNumber,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundDown {
    RoundDown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromSiteWithoutBase {
    FromSiteWithoutAnyBaseToOwnBase,
}

/// One way out of Leak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerLoss {
    pub player_profit: i16,
    pub return_progress_card: u8,
}

#[derive(Deserialize)]
pub(super) struct RawEdges {
    edge: Vec<RawEdge>,
}

#[derive(Deserialize)]
struct RawEdge {
    id: Edge,
    solo_player: RawPlayerEdge,
    solo_competition: CompetitionEdge,
}

#[derive(Deserialize)]
struct RawPlayerEdge {
    window: SoloWindow,
    #[serde(default)]
    bases: Vec<BaseType>,
    effect: PlayerEdge,
}

pub(super) fn read_edges(raw: RawEdges) -> Result<[SoloEdge; Edge::ALL.len()]> {
    let mut edges = Vec::new();
    for (row, edge) in raw.edge.into_iter().zip(Edge::ALL) {
        let entry = Entry::new(EDGES, format!("edge {}", edge.id()));
        entry.agrees("id", row.id == edge, "the Edges of the rules")?;
        let RawPlayerEdge { window, bases, effect } = row.solo_player;
        entry.range("solo_player.effect.profit", effect.profit, 0..=SMALL)?;
        entry.range("solo_player.effect.competition_profit", effect.competition_profit, -SMALL..=0)?;
        edges.push(SoloEdge { window, bases: bases.into_iter().collect(), effect, competition: row.solo_competition });
    }
    Entry::list(EDGES).array("edge", edges)
}

// Constants of the competition

#[derive(Clone, Debug)]
pub struct Solo {
    /// Teams of the competition (R15.1.2).
    pub teams: u8,
    /// Bases that are not in the cup in Mariners.
    pub set_aside_in_mariners: BaseTypes,
    pub colonies_to_end_era: u8,
    /// Turns before the player's first, after holding the 1st Beyond tile (R15.1.4).
    pub turns_with_beyond: u8,
    /// By era.
    pub decks: [CompetitionDeck; 3],
    pub base_events: [BaseEvent; BaseType::ALL.len()],
    /// Progress titles that fulfil a contract by era (R15.8): the row, from 0, and how many.
    pub progress_contracts: [Option<(u8, u8)>; 3],
    /// From the best to the worst.
    pub results: Vec<ResultTier>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompetitionDeck {
    pub deck: Era,
    pub time_cards: u8,
    pub start_on_top: u8,
}

/// What a competition base does if it matches its site (R15.4.6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BaseEvent {
    pub competition_profit: i16,
    pub competition_profit_from: Option<TileProduction>,
    pub place_team_unoccupied_site: Option<BTreeMap<Era, TeamScope>>,
    pub else_competition_profit: i16,
    pub if_player_richer_competition_profit: i16,
    pub if_player_has_fewer_security_bases_player_profit: i16,
    pub unless: Vec<Unless>,
    pub mariners: EraEvent,
    pub planeteers: EraEvent,
    pub starfarers: EraEvent,
}

impl BaseEvent {
    pub fn in_era(&self, era: Era) -> &EraEvent {
        match era {
            Era::Mariners => &self.mariners,
            Era::Planeteers => &self.planeteers,
            Era::Starfarers => &self.starfarers,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileProduction {
    TileProductionWithBase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamScope {
    SameRegion,
    NearRegion,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unless {
    PlayerHasRadiationResistance,
    PlayerHasShieldedMoveInfraAndShieldedBuildInfra,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EraEvent {
    pub take_beyond_if_other_bases: Option<u8>,
    pub orion_team_if_adjacent_colony: bool,
}

/// A result band of the solo game (R15.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultTier {
    pub outcome: SoloOutcome,
    /// `None`: no lower bound.
    pub min_margin: Option<i16>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SoloOutcome {
    MajorLoss,
    Loss,
    Draw,
    Win,
    MajorWin,
}

#[derive(Deserialize)]
pub(super) struct RawSolo {
    competition: RawCompetition,
    competition_deck: Vec<RawDeck>,
    base_event: Vec<RawBaseEvent>,
    progress_contract: Vec<RawProgressContract>,
    result: Vec<RawResult>,
}

#[derive(Deserialize)]
struct RawCompetition {
    teams: u8,
    bases_set_aside_in_mariners: Vec<BaseType>,
    colonies_to_end_era: u8,
    turns_before_player_with_beyond: u8,
}

#[derive(Deserialize)]
struct RawDeck {
    era: Era,
    deck: Era,
    add_time_cards: u8,
    start_on_top: u8,
}

#[derive(Deserialize)]
struct RawBaseEvent {
    base: BaseType,
    effect: BaseEvent,
}

#[derive(Deserialize)]
struct RawProgressContract {
    contract: String,
    different_titles: u8,
}

#[derive(Deserialize)]
struct RawResult {
    min_margin: Option<i16>,
    outcome: SoloOutcome,
}

/// Most teams of the competition that a position can keep.
const MOST_TEAMS: i64 = 20;

pub(super) fn read_solo(raw: RawSolo, contracts: &[[super::Contract; super::CONTRACTS]; 3]) -> Result<Solo> {
    let list = Entry::list(SOLO);
    let mut decks = Vec::new();
    for (row, era) in raw.competition_deck.iter().zip(Era::ALL) {
        let entry = Entry::new(SOLO, format!("competition_deck {}", era.id()));
        entry.agrees("era", row.era == era, "the order of the eras")?;
        decks.push(CompetitionDeck {
            deck: row.deck,
            time_cards: entry.range("add_time_cards", row.add_time_cards, 0..=8)?,
            start_on_top: entry.range("start_on_top", row.start_on_top, 0..=12)?,
        });
    }
    let mut base_events: [BaseEvent; BaseType::ALL.len()] = Default::default();
    for row in raw.base_event {
        base_events[row.base.index()] = row.effect;
    }
    let mut progress_contracts = [None; 3];
    for row in raw.progress_contract {
        let find = |era: &Era| contracts[era.index()].iter().position(|contract| contract.id == row.contract);
        let era = Era::ALL.into_iter().find(|era| find(era).is_some());
        let era = era.ok_or_else(|| list.unknown("progress_contract.contract", &row.contract))?;
        progress_contracts[era.index()] = find(&era).map(|index| (index as u8, row.different_titles));
    }
    let mut results: Vec<ResultTier> =
        raw.result.iter().map(|row| ResultTier { outcome: row.outcome, min_margin: row.min_margin }).collect();
    results.sort_by_key(|tier| std::cmp::Reverse(tier.outcome));
    let falling = results.windows(2).all(|two| two[0].min_margin > two[1].min_margin);
    list.agrees("result", falling && results.len() == 5 && results[4].min_margin.is_none(), "the five tiers of the rules")?;
    let competition = raw.competition;
    Ok(Solo {
        teams: list.range("competition.teams", competition.teams, 1..=MOST_TEAMS)?,
        set_aside_in_mariners: competition.bases_set_aside_in_mariners.into_iter().collect(),
        colonies_to_end_era: list.range("competition.colonies_to_end_era", competition.colonies_to_end_era, 1..=SMALL)?,
        turns_with_beyond: list.range(
            "competition.turns_before_player_with_beyond",
            competition.turns_before_player_with_beyond,
            1..=SMALL,
        )?,
        decks: list.array("competition_deck", decks)?,
        base_events,
        progress_contracts,
        results,
    })
}
