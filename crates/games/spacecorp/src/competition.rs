//! The competition of the solo game (R15). It decides nothing: a card names what it does, and the rules say where and how.
//!
//! | rules | file |
//! |---|---|
//! | R15.1, R16.1 set-up of an era, situations | `competition/setup.rs` |
//! | R15.3, R15.8, R15.11, R15.14 turns, contracts, the end of an era | `competition/turn.rs` |
//! | R15.4, R15.5, R15.9, R15.10 Site Actions, Discovery & Contract Actions | `competition/sites.rs` |
//! | R15.4.3, R15.4.6 bases and their events, colonies | `competition/bases.rs` |
//! | R15.6, R15.7 Offers and Progress Actions | `competition/offers.rs` |
//! | R15.2, R15.6.5 Edges for either side | `competition/edges.rs` |
//! | R16 what situations change | `competition/situations.rs` |
//! | R15.12 the result | `scoring.rs` |

pub(crate) mod bases;
pub(crate) mod edges;
pub(crate) mod offers;
pub(crate) mod setup;
pub(crate) mod sites;
pub(crate) mod situations;
pub(crate) mod turn;

use orrery_engine::{List, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{CONTRACTS, data};
use crate::event::{CompetitionStep, Event, Obstacle};
use crate::kinds::{Card, Site, SoloWindow, Title, Titles};
use crate::state::SpaceCorp;

/// Seat number under which a solo position keeps the competition's profit, bases (its stock is the cup) and colonies.
pub const COMPETITION: Seat = Seat(1);
/// The solo player.
pub(crate) const PLAYER: Seat = Seat(0);

/// State of the competition that a player does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Competition {
    /// Sites with one of its teams, as bits. No rule brings a second one to a site.
    pub teams: u32,
    /// Those of the teams that claim the tiles of their site, as bits.
    pub claims: u32,
    /// Contracts with one of its teams, as bits by row.
    pub on_contracts: u8,
    /// Teams in its box.
    pub in_box: u8,
    /// The next card last.
    pub deck: List<Card, 76>,
    /// Start cards still on top of the deck.
    pub start_on_top: u8,
    /// The last card revealed last.
    pub discard: List<Card, 76>,
    /// Progress cards it removed: the copies with profit, and those without.
    pub removed: [Titles; 2],
    /// Turns that it still has before the player's next one.
    pub pending: u8,
    /// The last card of the current turn had an Offers Action.
    pub took_offers: bool,
    /// Cards of situations drawn in this game, as bits.
    pub situations: u16,
}

/// When the solo player is asked about an Edge (R15.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    BeforeReveal,
    TurnStart,
    TurnEnd,
    OwnContract,
    CardRevealed,
    RemovesProgress(Title),
    PlacesBase { site: Site, slot: u8 },
    OffersEnd,
}

impl Moment {
    pub(crate) fn window(self) -> SoloWindow {
        match self {
            Moment::BeforeReveal => SoloWindow::AnyTime,
            Moment::TurnStart => SoloWindow::TurnStart,
            Moment::TurnEnd => SoloWindow::TurnEnd,
            Moment::OwnContract => SoloWindow::OwnContract,
            Moment::CardRevealed => SoloWindow::CardRevealed,
            Moment::RemovesProgress(_) => SoloWindow::RemovesProgress,
            Moment::PlacesBase { .. } => SoloWindow::PlacesBase,
            Moment::OffersEnd => SoloWindow::OffersEnd,
        }
    }
}

impl SpaceCorp {
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Notes a step of the algorithm with the rule behind it.
    pub(crate) fn tell(&self, log: &mut impl Log<Event>, rule: &'static str, step: impl FnOnce() -> CompetitionStep) {
        log.note(|| Event::Competition { era: self.era, rule, step: step() });
    }

    /// Notes that something has no effect.
    pub(crate) fn tell_nothing(&self, log: &mut impl Log<Event>, rule: &'static str, why: Obstacle) {
        self.tell(log, rule, || CompetitionStep::NothingDone { why });
    }

    pub(crate) fn competition_earns(&mut self, profit: i16, rule: &'static str, log: &mut impl Log<Event>) {
        if profit > 0 {
            self.gain(COMPETITION, profit);
            self.tell(log, rule, || CompetitionStep::Gains { profit });
        }
    }

    pub(crate) fn competition_loses(&mut self, profit: i16, rule: &'static str, log: &mut impl Log<Event>) {
        let profit = self.lose(COMPETITION, profit);
        if profit > 0 {
            self.tell(log, rule, || CompetitionStep::Loses { profit });
        }
    }

    // Teams

    pub(crate) fn has_competition_team(&self, site: Site) -> bool {
        site.is_on_board() && self.competition.teams >> site.0 & 1 == 1
    }

    /// Puts a team from the box on a site; returns `false` if the box is empty (R15.3).
    pub(crate) fn place_competition_team(&mut self, site: Site, rule: &'static str, log: &mut impl Log<Event>) -> bool {
        if self.competition.in_box == 0 {
            self.tell_nothing(log, "R15.3", Obstacle::NoTeam);
            return false;
        }
        self.competition.in_box -= 1;
        self.competition.teams |= 1 << site.0;
        self.tell(log, rule, || CompetitionStep::PlacesTeam { site });
        true
    }

    /// Returns a team to the box; its claim ends (R15.2.2).
    pub(crate) fn remove_competition_team(&mut self, site: Site, rule: &'static str, log: &mut impl Log<Event>) {
        if self.has_competition_team(site) {
            self.competition.teams &= !(1 << site.0);
            self.competition.claims &= !(1 << site.0);
            self.competition.in_box += 1;
            self.tell(log, rule, || CompetitionStep::RemovesTeam { site });
        }
    }

    /// Titles that the competition removed (R15.8).
    pub(crate) fn removed_titles(&self) -> Titles {
        let [rewarded, plain] = self.competition.removed;
        Titles(rewarded.0 | plain.0)
    }

    /// Rows of contracts with a competition team.
    pub(crate) fn contract_teams(&self) -> impl Iterator<Item = u8> + use<> {
        let rows = self.competition.on_contracts;
        (0..CONTRACTS as u8).filter(move |row| rows >> row & 1 == 1)
    }

    /// Whether the player's teams at a site claim its tiles.
    pub(crate) fn player_claims(&self, site: Site) -> bool {
        self.player(PLAYER).teams.iter().any(|team| team.site == site && team.claims)
    }

    /// Bases of the competition in the cup (R15.1.2, R15.1.5).
    pub(crate) fn cup(&self, base: crate::kinds::BaseType) -> u8 {
        let aside = self.era == crate::kinds::Era::Mariners && data().solo.set_aside_in_mariners.contains(base);
        if aside { 0 } else { self.player(COMPETITION).stock[base.index()] }
    }
}
