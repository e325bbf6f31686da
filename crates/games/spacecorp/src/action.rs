//! One decision of a player (R18.3).

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::kinds::{BaseType, Card, Colony, Kind, Site, Tile, Title};
use crate::state::Doubled;

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Leave out what is offered: play no Edge, take no reward, claim no contract, stop producing.
    Decline,
    /// Play an Edge in a window (R8.4).
    PlayEdge {
        card: Card,
    },

    // Before the turn (R10.2)
    Play,
    Pass,

    // The draft of an action (R18.2): type and targets
    Begin {
        kind: Kind,
    },
    /// The team that acts, or the second one of a split.
    Team {
        team: u8,
    },
    /// Destination, region to colonize, target of a Special card.
    Site {
        site: Site,
    },
    /// The site whose base meets the base condition (R7.2.2).
    Condition {
        site: Site,
    },
    /// A base for a place; place 3 is the second base of the primary tile.
    Base {
        slot: u8,
        base: BaseType,
    },
    /// No second base (R13.2).
    NoSecond,
    /// The base to be placed next.
    Next {
        slot: u8,
    },
    ColonyTile {
        colony: Colony,
    },
    /// The card of an Upgrade or Special action.
    Choose {
        card: Card,
    },
    /// The Infra box of an Upgrade action, from 0.
    Box {
        slot: u8,
    },

    // The draft: sources (R18.5)
    /// Use the Infra of these HQs, as bits by seat.
    Infra {
        hqs: u8,
        competitors: bool,
    },
    /// Count the shielded alternative of an Infra box; box 0 is the Research box.
    ShieldedBox {
        seat: Seat,
        slot: u8,
    },
    Card {
        card: Card,
        shielded: bool,
    },
    /// An opponent's base helps a part: Spaceport, Industrial or Shield Factory.
    Support {
        part: u8,
        site: Site,
        base: BaseType,
    },
    Double {
        what: Doubled,
    },
    /// A progress card that helps only if named.
    Title {
        title: Title,
    },
    /// A Time card doubles the total.
    Time,
    Buy {
        points: u8,
    },
    RemoveTeam,
    /// Pay 5 for a colony point.
    Pay,
    Confirm,

    // What follows
    /// The top card of the deck: Research, rewards.
    Draw,
    TakeOffer {
        slot: u8,
    },
    /// A step of the Revelation cube in place of an offer card.
    Step,
    Keep {
        tile: Tile,
    },
    /// The team that Phobes drive away.
    Leave {
        team: u8,
    },
    Produce {
        site: Site,
        slot: u8,
    },
    ProduceLegacy,
    Seat {
        seat: Seat,
    },
    Progress {
        title: Title,
    },
    /// A new team on a star.
    Appear {
        site: Site,
    },
    Transfer {
        team: u8,
        site: Site,
    },
    /// Install a card that was played (Infra Transfer).
    Install {
        card: Card,
        slot: u8,
    },
    /// A contract by its row, from 0.
    Contract {
        row: u8,
    },
    Transport {
        team: u8,
        site: Site,
    },
    Ban {
        kind: Kind,
    },
    /// An Infra box of the player's HQ, from 0.
    DiscardInfra {
        slot: u8,
    },
    Legacy {
        site: Site,
        slot: u8,
    },
    UseBeyond,

    // Solo: what Edges ask (R15.2, R15.6.5)
    /// A team of the competition at a site goes back to its box.
    RemoveRival {
        site: Site,
    },
    /// A team of the competition on a contract goes back to its box; the row from 0.
    RemoveContractor {
        row: u8,
    },
    Discard {
        card: Card,
    },
    LoseProfit,
    ReturnProgress {
        title: Title,
    },
}
