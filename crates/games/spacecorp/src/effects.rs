//! Effects of actions, cards and tiles as terms. `phases/task.rs` interprets them.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::competition::Moment;
use crate::components::TeamPlace;
use crate::kinds::{Card, Pile, Site, Tile, Title, Wheel};

/// One instruction of an effect. A term that arises inside another one is finished first (R1.6), so pending terms are a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    #[default]
    Nothing,

    // The action (T1)
    /// What one team of the drafted action does.
    Part(u8),
    /// Infra Transfer, after everything else (R11.6.5).
    EndOfAction,
    /// Draw that many cards (R7.1).
    Draw(u16),
    /// Choose up to this many more tiles (R7.5).
    Produce(u16),
    /// The richest opponent of the producer loses profit (R11.6.5).
    SilentPartner,

    // Tiles
    /// Fill a box; a team claims what a site explored by it shows (R7.3, R13.1).
    Discover {
        seat: Seat,
        site: Site,
        slot: u8,
        pile: Pile,
    },
    /// Keep one of two tiles that were drawn (R7.3.5).
    Keep {
        seat: Seat,
        site: Site,
        slot: u8,
        tiles: [Tile; 2],
    },
    /// One team must leave (R13.4.1).
    Phobes {
        seat: Seat,
        site: Site,
    },
    /// The exploring team stands on the tiles now (R7.3.4).
    Claim {
        seat: Seat,
        team: u8,
        site: Site,
    },

    // Bases
    /// Place the base that is next in the order of a part (R13.2).
    Build {
        part: u8,
        index: u8,
    },
    /// Take a card from the offers: a Research base, Hack.
    TakeOffer(Seat),
    /// A card from the offers, or a step of the Revelation cube (R13.3).
    OfferOrStep(Seat),

    // Progress
    /// Advance a cube, then take the cards it won (R11.6.4).
    Advance {
        seat: Seat,
        wheel: Wheel,
        steps: u8,
    },
    /// Take a progress card, that many times.
    TakeProgress {
        seat: Seat,
        wheel: Wheel,
        times: u8,
    },
    StarChildren(Seat),
    Entangled(Seat),

    // Colonies
    /// The printed reward of an open contract (`printed_contract_reward`).
    PrintedContract(Seat),
    /// Claim an open contract at the end (`claim_contract_at_end`).
    ClaimAtEnd(Seat),
    /// The `era_end` effects of a player's colonies from the one of this number on.
    ColoniesAtEnd {
        seat: Seat,
        index: u8,
    },

    // Edges
    /// What an Edge does.
    Edge {
        seat: Seat,
        card: Card,
    },
    /// The Edge is resolved and goes to the discard pile (R8.1).
    EdgeDone {
        seat: Seat,
        card: Card,
    },
    /// The round of a window is over (R8.4).
    EndOfRound,
    /// Name the type of action that is banned.
    Ban(Seat),
    /// Discard an Infra card of an earlier era.
    DiscardInfra(Seat),

    // The competition's turn (R15)
    /// The next turn of the competition, if it has one left.
    Compete,
    /// Reveal a card, after the player could play an Edge.
    NextCard,
    Reveal,
    /// Effect of the competition's card.
    CarryOut(Card),
    EndOfCompetitionTurn,
    /// A card for the player's Security base (R15.9).
    SecurityDraw(Site),
    /// A Site Action, with the number of the colony that it may place.
    SiteAction {
        site: Site,
        colony: u8,
    },
    /// A base from the cup, then its event.
    CompetitionBase {
        site: Site,
        slot: u8,
    },
    BaseEvent {
        site: Site,
        slot: u8,
        /// Without the profit (Diversion).
        diverted: bool,
    },
    CompetitionColony {
        site: Site,
        number: u8,
    },
    RemoveProgress(Title),
    /// Discard and score the offers that a card names.
    DiscardOffers(Card),
    /// Fill the lowest empty offer box.
    Refill,
    /// An Edge took effect for the competition and goes to the discard pile.
    CompetitionEdgeDone(Card),

    // Questions to the solo player
    /// Play an Edge at this moment.
    SoloEdge(Moment),
    /// A team of the competition returns to its box.
    RemoveTeam(TeamPlace),
    /// That many hand cards more, from a card number on.
    DiscardHand {
        left: u8,
        from: u8,
    },
    /// Lose profit or a progress card, because of this Edge.
    LeakChoice(Card),
    /// Recall a team to one of its owner's bases.
    Sabotaged,
    /// Install this many more cards of the era deck; boxes used so far, as bits (Popular Support).
    SituationInfra {
        left: u8,
        boxes: u8,
    },

    // Between turns
    /// A tile with its base for the Legacy slot (R10.4).
    Legacy(Seat),
    ChangeEra,
    /// Use the Beyond tile: 0 is the 1st, 1 the 2nd (R10.5).
    Beyond(u8),
    /// Deal the cards of the era, and find the first player.
    DealEra,
    /// Start in Starfarers: an Adaptation (R14.1).
    StartAdaptation(Seat),
    FirstTurn,
    FinalScore,
}
