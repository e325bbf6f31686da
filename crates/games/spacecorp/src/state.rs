//! The position: plain data, small and flat.

use orrery_engine::{List, Rng, Seat, edition};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::competition::Competition;
use crate::components::{BOXES, data};
use crate::effects::Term;
use crate::kinds::{
    BaseType, Card, CardSet, Colony, Era, Kind, PILES, SITES, Site, Situation, Tile, Title, Titles, Wheel, WindowKind,
};
use crate::options::Options;

pub const SEATS: usize = 4;
pub const TEAMS: usize = 4;
pub const OFFERS: usize = 4;
/// Bases of a site: one on each of three tiles, and a second one on the primary tile (R13.2).
pub const BASES: usize = 4;
/// Where the second base of the primary tile stands.
pub const SECOND: usize = 3;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpaceCorp {
    /// Version of the rules this game was set up with; `versions.rs` says what differs. Version 1 did not store it.
    #[serde(default = "edition::first_rules", skip_serializing_if = "edition::are_first_rules")]
    pub(crate) rules: u8,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) era: Era,
    /// Index of the board: that of the era, or the one that a situation changes.
    pub(crate) map: u8,
    /// Solo: the situation of the era (R16).
    pub(crate) situation: Option<Situation>,
    pub(crate) rng: Rng,
    pub(crate) players: [Player; SEATS],
    /// By the sites of the current era's board.
    pub(crate) sites: [SiteState; SITES],
    /// Discovery piles, the next tile last.
    pub(crate) piles: [List<Tile, 16>; PILES],
    /// Who put back the tile on top of a pile, and so knows it (R7.3.5).
    pub(crate) peeked: [Option<Seat>; PILES],
    /// The next card last.
    pub(crate) deck: List<Card, 84>,
    /// Start cards still on top of the deck.
    pub(crate) start_on_top: u8,
    pub(crate) offers: [Card; OFFERS],
    /// The last card discarded last.
    pub(crate) discard: List<Card, 96>,
    /// Hand cards that others saw before an undo (R18.8). They are not in [`Player::known`], because version 2 of the rules did not
    /// tell them apart from others of their face.
    #[serde(default, skip_serializing_if = "CardSet::is_none")]
    pub(crate) seen_before_undo: CardSet,
    /// Time cards that were used; they come back in the next era.
    pub(crate) time_aside: CardSet,
    /// Titles whose copy with profit, and whose copy without, lies on the side board.
    pub(crate) side_board: [Titles; 2],
    /// Colony tiles on the side board, as bits.
    pub(crate) colonies: u32,
    /// Fulfilled contracts by era, as bits by row.
    pub(crate) contracts: [u8; 3],
    /// Those of them that each seat fulfilled, as bits by row. Positions of version 1 did not store it.
    #[serde(default)]
    pub(crate) contracts_of: [[u8; SEATS]; 3],
    /// Owners of the 1st and 2nd Beyond tile.
    pub(crate) beyond: [Option<Seat>; 2],
    /// Teams that entered an Orion region.
    pub(crate) orion_entered: u8,
    /// Who took the first turn of the era.
    pub(crate) first: Seat,
    /// Turns begun in this game.
    pub(crate) turns: u16,

    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    pub(crate) draft: Draft,
    pub(crate) turn: TurnState,
    /// Effects still to be carried out, the next one last (R1.6).
    #[serde(rename = "tasks")]
    pub(crate) terms: List<Term, 24>,
    pub(crate) window: Option<Window>,
    pub(crate) end: EraEnd,
    /// Solo: the competition; its profit, bases and colonies are those of seat [`COMPETITION`](crate::competition::COMPETITION).
    pub(crate) competition: Competition,
}

/// The steps of a turn (R5), and what lies outside of turns.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Between turns: the set-up of an era, its end.
    Between,
    /// Solo: everything is laid out, and the competition is about to take the first turn of the game.
    Opening,
    /// Play or pass (R10.2).
    PassChoice,
    /// T0: window `turn_start`.
    Start,
    /// T1: the action is drafted.
    Action,
    /// T1: the action is carried out.
    Resolve,
    /// T1w: window `opponent_produced`.
    Produced,
    /// T1w: windows for Breakthroughs with profit.
    Breakthroughs,
    /// T2.
    Contracts,
    /// T2: window `contract_fulfilled`.
    ContractWindow,
    /// T3.
    Rewards,
    /// T4.
    Transport,
    /// T7: window `turn_end`.
    End,
    /// Solo: a turn of the competition (R15.3).
    Competition,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub profit: i16,
    /// Profit when the first turn of the era began.
    #[serde(default)]
    pub profit_before: i16,
    /// The turn of the game that this player began last, counted from 1.
    #[serde(default)]
    pub last_turn: u16,
    pub hand: CardSet,
    /// Hand cards that everybody knows (R3.12).
    pub known: CardSet,
    /// Infra boxes 1 to 3.
    pub boxes: [Card; BOXES],
    /// Spaces of the Genetics and the Revelation cube.
    pub wheel: [u8; 2],
    /// Steps of the Genetics cube in all.
    pub genetics_steps: u8,
    /// Unbuilt bases by type.
    pub stock: [u8; BaseType::ALL.len()],
    pub teams: [Team; TEAMS],
    /// Progress cards owned, and those of them that were the copy with profit.
    pub titles: Titles,
    pub rewarded: Titles,
    /// Colonies, the oldest first.
    pub colonies: List<Colony, 14>,
    pub legacy: Option<Legacy>,
    /// Took a Produce action in this era (R9.3).
    pub produced: bool,
    /// The type of action this player bans (Sabotage).
    pub ban: Option<Kind>,
    pub passed: bool,
    /// Own turns in a row without progress, and since a card left the deck (R10.8).
    pub idle: u8,
    pub since_draw: u8,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Team {
    pub site: Site,
    /// Star-track box, 1 is farthest from the star; 0: not on a track.
    pub track: u8,
    /// Stands on the tile it explored (R3.6).
    pub claims: bool,
}

impl Team {
    pub(crate) const GONE: Team = Team { site: Site::GONE, track: 0, claims: false };
    pub(crate) const STOCK: Team = Team { site: Site::STOCK, track: 0, claims: false };

    pub(crate) fn at(site: Site) -> Team {
        Team { site, track: 0, claims: false }
    }
}

/// The Legacy slot: a base on its tile, and what they produce (Q26).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Legacy {
    pub base: BaseType,
    pub tile: Tile,
    pub value: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SiteState {
    pub tiles: [Tile; 3],
    /// By tile; the last is the second base of the primary tile. A site without boxes has its base in the first place.
    pub bases: [Option<BaseType>; BASES],
    pub owner: Option<Seat>,
    /// Tiles whose P# and Col# are lost (R11.4), as bits.
    pub lost: u8,
    /// Owner and tile of the colony.
    pub colony: Option<(Seat, Colony)>,
}

impl SiteState {
    pub fn bases(&self) -> impl Iterator<Item = (usize, BaseType)> {
        self.bases.into_iter().enumerate().filter_map(|(slot, base)| base.map(|base| (slot, base)))
    }

    pub fn has(&self, base: BaseType) -> bool {
        self.bases.contains(&Some(base))
    }
}

/// The box of the tile under a base.
pub fn box_of(slot: usize) -> usize {
    if slot == SECOND { 0 } else { slot }
}

/// An action being drafted (R18.2), then carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    pub kind: Option<Kind>,
    /// One part, or one for each team of a split (R6.5).
    pub parts: [Part; 2],
    pub count: u8,
    /// HQs whose Infra is used, as bits by seat.
    pub hqs: u8,
    pub hq_named: bool,
    /// The Competitors card played with the action.
    pub competitors: Card,
    /// Infra boxes that count their shielded alternative, as bits: four for each seat, the Research box first.
    pub shielded_boxes: u16,
    pub cards: CardSet,
    /// Those of the cards that count their shielded alternative.
    pub shielded_cards: CardSet,
    /// The Time card, for a split or a doubling.
    pub time: Card,
    /// Progress cards that help only if named: Quantum Machines (R6.8).
    pub titles: Titles,
    pub doubled: Doubled,
    pub bought: u8,
    /// Colonize: the tile, a team removed, 5 profit paid (R13.5.1).
    pub colony: Colony,
    pub team_removed: bool,
    pub paid: bool,
    /// Upgrade and Special: the card, and its box.
    pub card: Card,
    pub slot: Option<u8>,
    pub confirmed: bool,
}

/// What one team does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    pub team: Option<u8>,
    /// Destination of a move, region to colonize, target of a Special card; once confirmed, also where the team explores or builds.
    pub site: Option<Site>,
    /// Whose base meets the base condition, if both ends have one of an opponent.
    pub condition: Option<Site>,
    /// Bases to build by their place, in the order of `order` once that is known.
    pub bases: [Option<BaseType>; BASES],
    pub order: List<u8, BASES>,
    /// Hybrids: no second base.
    pub no_second: bool,
    /// Opponents' bases that help: Spaceport (Mariners), Industrial, Shield Factory.
    pub spaceport: bool,
    pub industrial: Option<Site>,
    pub shield: Option<Site>,
}

/// The card that a Spaceport doubles (R6.6).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubled {
    #[default]
    Nothing,
    Card(Card),
    /// The card in an Infra box: whose HQ, which box.
    Infra(Seat, u8),
}

impl Part {
    pub(crate) const EMPTY: Part = Part {
        team: None,
        site: None,
        condition: None,
        bases: [None; BASES],
        order: empty_list(),
        no_second: false,
        spaceport: false,
        industrial: None,
        shield: None,
    };
}

const fn empty_list() -> List<u8, BASES> {
    List::from_array_empty([0; BASES])
}

impl Draft {
    pub(crate) const EMPTY: Draft = Draft {
        kind: None,
        parts: [Part::EMPTY; 2],
        count: 0,
        hqs: 0,
        hq_named: false,
        competitors: Card::NONE,
        shielded_boxes: 0,
        cards: CardSet::EMPTY,
        shielded_cards: CardSet::EMPTY,
        time: Card::NONE,
        titles: Titles::EMPTY,
        doubled: Doubled::Nothing,
        bought: 0,
        colony: Colony::NONE,
        team_removed: false,
        paid: false,
        card: Card::NONE,
        slot: None,
        confirmed: false,
    };

    /// Whether a hand card has a part in the action.
    pub(crate) fn uses(&self, card: Card) -> bool {
        self.cards.contains(card) || [self.card, self.time, self.competitors].contains(&card)
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.count)]
    }

    /// The part that is being named, or was named last.
    pub(crate) fn part(&self) -> &Part {
        &self.parts[usize::from(self.count).saturating_sub(1)]
    }

    pub(crate) fn part_mut(&mut self) -> &mut Part {
        &mut self.parts[usize::from(self.count).saturating_sub(1)]
    }

    pub(crate) fn is_split(&self) -> bool {
        self.count == 2
    }
}

/// State of the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnState {
    /// Cards played in T1 that go to the discard pile in T5.
    pub played: CardSet,
    /// Cards the active player put on the discard pile.
    pub discarded: CardSet,
    /// Teams that took part in T1, as bits.
    pub acted: u8,
    /// Rewards due to each seat (R5.3).
    pub rewards: [u8; SEATS],
    /// What Produce earned.
    pub gain: i16,
    /// Tiles chosen to produce: by box, as bits by site; then the Legacy slot.
    pub chosen: [u32; 3],
    pub legacy_chosen: bool,
    /// Cards chosen to be discarded together.
    #[serde(default, skip_serializing_if = "has_no_cards")]
    pub giving: CardSet,
    /// Breakthroughs taken with profit, the oldest first (R8.7).
    pub breakthroughs: List<Taken, 8>,
    /// The contract claimed last, whose window is open.
    pub contract: u8,
    /// A turn gained by Intercept.
    pub is_extra: bool,
    /// Something happened that R10.8 counts.
    pub progress: bool,
    /// An Edge took effect in the window's running round.
    pub edge_worked: bool,
}

fn has_no_cards(cards: &CardSet) -> bool {
    cards.is_empty()
}

/// A progress card somebody took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Taken {
    pub by: Seat,
    pub title: Title,
}

impl Default for Taken {
    fn default() -> Taken {
        Taken { by: Seat(0), title: Title::LowBodyMass }
    }
}

impl TurnState {
    pub(crate) fn new() -> TurnState {
        TurnState {
            played: CardSet::EMPTY,
            discarded: CardSet::EMPTY,
            acted: 0,
            rewards: [0; SEATS],
            gain: 0,
            chosen: [0; 3],
            legacy_chosen: false,
            giving: CardSet::EMPTY,
            breakthroughs: List::default(),
            contract: 0,
            is_extra: false,
            progress: false,
            edge_worked: false,
        }
    }
}

/// A closed, simultaneous round of answers (R8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    pub kind: WindowKind,
    /// Seats that have not answered, as bits.
    pub waiting: u8,
    /// Cards played, by seat.
    pub answers: [Card; SEATS],
}

/// How far the end of the era is (R10.1, R10.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EraEnd {
    /// Six contracts are fulfilled.
    pub contracts: bool,
    /// Solo: the competition has its eighth colony (R15.11.1).
    pub colonies: bool,
    /// The deck is empty, or counts as empty (R10.8).
    pub deck: bool,
    /// Seats that still have a last turn, as bits.
    pub last_turns: Option<u8>,
    /// Turns gained by Intercept and not taken yet.
    pub extra_turns: u8,
    /// Seats whose Genetics cube went around in Mariners (R10.6), as bits.
    pub lapped: u8,
}

impl EraEnd {
    pub fn is_triggered(&self) -> bool {
        self.contracts || self.deck
    }
}

impl Player {
    pub(crate) const EMPTY: Player = Player {
        profit: 0,
        profit_before: 0,
        last_turn: 0,
        hand: CardSet::EMPTY,
        known: CardSet::EMPTY,
        boxes: [Card::NONE; BOXES],
        wheel: [0; 2],
        genetics_steps: 0,
        stock: [0; BaseType::ALL.len()],
        teams: [Team::STOCK; TEAMS],
        titles: Titles::EMPTY,
        rewarded: Titles::EMPTY,
        colonies: List::from_array_empty([Colony::NONE; 14]),
        legacy: None,
        produced: false,
        ban: None,
        passed: false,
        idle: 0,
        since_draw: 0,
    };

    /// Progress cards of one kind.
    pub fn cards_of(&self, wheel: Wheel) -> u8 {
        self.titles.iter().filter(|title| data().progress[title.index()].wheel == wheel).count() as u8
    }

    pub fn colony_value(&self) -> i32 {
        self.colonies.iter().map(|&colony| i32::from(data().colony(colony).value)).sum()
    }
}

impl SpaceCorp {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn board(&self) -> &'static Board {
        &data().boards[usize::from(self.map)]
    }

    pub(crate) fn at(&self, site: Site) -> &SiteState {
        &self.sites[site.index()]
    }

    pub(crate) fn at_mut(&mut self, site: Site) -> &mut SiteState {
        &mut self.sites[site.index()]
    }

    /// Whether a site of this number is in play.
    pub(crate) fn exists(&self, site: Site) -> bool {
        let in_play = |situation: Option<Situation>| situation.is_none() || situation == self.situation;
        self.board().plan.sites.get(site.index()).is_some_and(|face| in_play(face.situation))
    }

    /// All sites in play.
    pub(crate) fn all_sites(&self) -> impl Iterator<Item = Site> + '_ {
        self.board().all().filter(|&site| self.exists(site))
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The other seats, clockwise from this one's left.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.clockwise(seat).skip(1)
    }

    /// All seats, clockwise from this one (R1.5).
    pub(crate) fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (0..seats).map(move |step| Seat((seat.0 + step) % seats))
    }

    /// Which side of the Business Display is in use.
    pub(crate) fn side(&self) -> usize {
        usize::from(self.seats > 2)
    }

    pub(crate) fn gain(&mut self, seat: Seat, profit: i16) {
        self.player_mut(seat).profit += profit;
        if profit > 0 && seat == self.active {
            self.turn.progress = true;
        }
    }

    /// Forced losses stop at 0 (R3.1).
    pub(crate) fn lose(&mut self, seat: Seat, profit: i16) -> i16 {
        let lost = profit.min(self.player(seat).profit);
        self.player_mut(seat).profit -= lost;
        lost
    }
}
