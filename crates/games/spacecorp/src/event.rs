//! Public events (R3.14). Sites and contracts are numbered by era, so events name it beside them.

use orrery_engine::{Seat, noun};
use serde::Serialize;

use crate::kinds::{BaseType, Card, Colony, Era, Kind, Site, Situation, Tile, Title, Wheel};

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    EraBegins {
        era: Era,
    },
    TurnBegins {
        seat: Seat,
        extra: bool,
    },
    Passed {
        seat: Seat,
    },
    /// The action was skipped: nothing was legal (R5.1).
    Skipped {
        seat: Seat,
    },
    TeamAdvances {
        seat: Seat,
        era: Era,
        team: u8,
        site: Site,
        track: u8,
    },
    /// An action with the cards played for it, a Time card among them, the HQs it used, and the total of each part.
    Acted {
        seat: Seat,
        kind: Kind,
        cards: Vec<Card>,
        hqs: Vec<Seat>,
        totals: Vec<u32>,
        paid: i16,
    },
    Moved {
        seat: Seat,
        era: Era,
        team: u8,
        from: Site,
        to: Site,
    },
    BeyondTaken {
        seat: Seat,
        which: u8,
    },
    OrionEntered {
        seat: Seat,
        era: Era,
        site: Site,
        profit: u8,
    },
    Discovered {
        seat: Seat,
        era: Era,
        site: Site,
        tile: Tile,
    },
    /// Two tiles were seen (R3.14).
    TilesSeen {
        seat: Seat,
    },
    Redirected {
        seat: Seat,
        tile: Tile,
    },
    Claimed {
        seat: Seat,
        era: Era,
        team: u8,
        site: Site,
    },
    PhobesDrove {
        seat: Seat,
        era: Era,
        team: u8,
        site: Site,
    },
    Built {
        seat: Seat,
        era: Era,
        site: Site,
        slot: u8,
        base: BaseType,
    },
    Compensated {
        seat: Seat,
        profit: i16,
    },
    Gained {
        seat: Seat,
        profit: i16,
    },
    Lost {
        seat: Seat,
        profit: i16,
    },
    Produced {
        seat: Seat,
        profit: i16,
    },
    Advanced {
        seat: Seat,
        wheel: Wheel,
        steps: u8,
        space: u8,
    },
    ProgressTaken {
        seat: Seat,
        title: Title,
        rewarded: bool,
    },
    TeamAppears {
        seat: Seat,
        era: Era,
        team: u8,
        site: Site,
    },
    Installed {
        seat: Seat,
        card: Card,
        slot: u8,
    },
    InfraReturned {
        seat: Seat,
        card: Card,
    },
    InfraRemoved {
        seat: Seat,
        card: Card,
    },
    Colonized {
        seat: Seat,
        era: Era,
        site: Site,
        colony: Colony,
    },
    ColonyPays {
        seat: Seat,
        colony: Colony,
        profit: i16,
    },
    ContractClaimed {
        seat: Seat,
        era: Era,
        row: u8,
        profit: i16,
    },
    Drew {
        seat: Seat,
    },
    TookOffer {
        seat: Seat,
        card: Card,
        slot: u8,
    },
    RewardDeclined {
        seat: Seat,
    },
    Transported {
        seat: Seat,
        era: Era,
        team: u8,
        from: Site,
        to: Site,
    },
    Discarded {
        seat: Seat,
        cards: Vec<Card>,
    },
    Refilled {
        slot: u8,
        card: Card,
    },
    DeckEmpty,
    EdgePlayed {
        seat: Seat,
        card: Card,
    },
    EdgeReturned {
        seat: Seat,
        card: Card,
    },
    Banned {
        seat: Seat,
        kind: Kind,
    },
    Poached {
        seat: Seat,
        cards: Vec<Card>,
    },
    /// A progress card went back to the side board.
    ProgressReturned {
        seat: Seat,
        title: Title,
    },
    /// A step of the competition, and the rule behind it (R15).
    Competition {
        era: Era,
        rule: &'static str,
        step: CompetitionStep,
    },
    LegacyStored {
        seat: Seat,
        base: BaseType,
        tile: Tile,
        value: u8,
    },
    EraEnds {
        era: Era,
        /// By seat; in the solo game the competition follows.
        standings: Vec<Standing>,
    },
    ColoniesScored {
        seat: Seat,
        profit: i16,
    },
    GameOver,
}

/// How far a side has come when an era ends.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    pub profit: i16,
    /// Part of the profit that was gained in the turns of the era, without the initial profit and what was gained between eras.
    pub gained: i16,
    /// Bases on the board.
    pub bases: u8,
    /// Contracts fulfilled in this era.
    pub contracts: u8,
}

noun! {
    /// Why something that the competition does has no effect.
    Obstacle {
        Blocked = "blocked",
        NoTeam = "no_team",
        NoTile = "no_tile",
        NoBase = "no_base",
        NoColony = "no_colony",
    }
}

/// What the competition does, one thing at a time.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CompetitionStep {
    /// Another situation holds from this era on.
    SituationDrawn {
        situation: Situation,
    },
    /// A turn begins; `left` more follow before the player's.
    TurnBegins {
        left: u8,
    },
    Reveals {
        card: Card,
    },
    /// Its deck has no card left for this turn.
    NoCard,
    /// The last card of its deck was revealed.
    DeckEmpty,
    /// The player discarded its card.
    Hacked {
        card: Card,
    },
    /// Nothing can be done with the card; another one is revealed.
    NotPossible {
        card: Card,
    },
    /// An action, or a part of it, that has no effect but counts as done.
    NothingDone {
        why: Obstacle,
    },
    ExtraTurn,
    PlacesTeam {
        site: Site,
    },
    RemovesTeam {
        site: Site,
    },
    Redirected {
        tile: Tile,
    },
    /// An alien tile that hinders players only leaves the game.
    AliensLeave {
        tile: Tile,
    },
    PlacesTile {
        site: Site,
        tile: Tile,
        profit: i16,
    },
    Claims {
        site: Site,
    },
    PlacesBase {
        site: Site,
        slot: u8,
        base: BaseType,
        /// Whether the base may stand there, so that its event follows.
        matches: bool,
    },
    /// The player took away the profit of a base.
    Diverted {
        site: Site,
        slot: u8,
    },
    TakesBeyond,
    PlacesColony {
        site: Site,
        colony: Colony,
        profit: i16,
    },
    /// A team of the player returns from a system that was colonized.
    SendsHome {
        team: u8,
        site: Site,
    },
    PreparesContract {
        row: u8,
    },
    LeavesContract {
        row: u8,
    },
    ClaimsContract {
        row: u8,
        profit: i16,
    },
    RemovesProgress {
        title: Title,
        rewarded: bool,
        profit: i16,
    },
    /// The title is gone, or what it requires is missing.
    LeavesProgress {
        title: Title,
    },
    DiscardsOffers {
        slots: Vec<u8>,
        cards: Vec<Card>,
    },
    /// An Edge takes effect for the competition.
    RevealsEdge {
        card: Card,
        slot: u8,
    },
    Gains {
        profit: i16,
    },
    Loses {
        profit: i16,
    },
    /// For its best base at the end of an era.
    TransitionBonus {
        profit: i16,
    },
}
