//! Where the competition acts and what it does there: Site Actions (R15.4, R15.10), the player's Security draw (R15.9), and
//! Discovery & Contract Actions (R15.5).

use orrery_engine::Log;

use super::{COMPETITION, PLAYER};
use crate::board::bits;
use crate::components::{SiteKind, data};
use crate::effects::Term;
use crate::event::{CompetitionStep, Event, Obstacle};
use crate::kinds::{BaseType, Era, Site, Tile};
use crate::state::SpaceCorp;

/// Explore costs of star systems (R15.10): a small system is completed in one action, a large one needs an action more.
const SMALL_SYSTEM: u8 = 4;
const LARGE_SYSTEM: u8 = 10;

/// No colony number on the card.
pub(crate) const NO_NUMBER: u8 = u8::MAX;

impl SpaceCorp {
    // Which site

    /// Whether the competition can do nothing at a site: it has a base, in Starfarers a base of the player or a colony of the
    /// competition.
    fn is_closed(&self, site: Site) -> bool {
        let state = self.at(site);
        match self.era {
            Era::Starfarers => state.owner == Some(PLAYER) || state.colony.is_some_and(|(owner, _)| owner == COMPETITION),
            _ => state.owner.is_some(),
        }
    }

    /// Among the listed sites without a base the first with a team, else the first (R15.4.5).
    pub(crate) fn choose_listed(&self, sites: &[Site]) -> Option<Site> {
        let open = || sites.iter().copied().filter(|&site| !self.is_closed(site));
        open().find(|&site| self.has_competition_team(site)).or_else(|| open().next())
    }

    /// Among sites of a parity without a base, those with a team first, the extreme number (R15.4.4).
    pub(crate) fn choose_extreme(&self, highest: bool, odd: bool) -> Option<Site> {
        let number = |site: &Site| self.board().site(*site).number.expect("a site with a number");
        let fits = |site: &Site| {
            self.board().site(*site).number.is_some_and(|number| (number % 2 == 1) == odd) && !self.is_closed(*site)
        };
        let extreme = |sites: &mut dyn Iterator<Item = Site>| match highest {
            true => sites.max_by_key(number),
            false => sites.min_by_key(number),
        };
        let with_team = extreme(&mut self.all_sites().filter(fits).filter(|&site| self.has_competition_team(site)));
        with_team.or_else(|| extreme(&mut self.all_sites().filter(fits)))
    }

    // The action

    /// Returns whether the action counts as taken; if not, another card is revealed. In Starfarers it always does (R15.10).
    pub(crate) fn site_action(&mut self, site: Option<Site>, colony: Option<u8>, log: &mut impl Log<Event>) -> bool {
        let Some(site) = site.filter(|&site| !self.is_closed(site)) else {
            let counts = self.era == Era::Starfarers;
            if counts {
                self.tell_nothing(log, "R15.10", Obstacle::Blocked);
            }
            return counts;
        };
        self.push(Term::SiteAction { site, colony: colony.unwrap_or(NO_NUMBER) });
        self.push(Term::SecurityDraw(site));
        true
    }

    /// A situation may send a Site Action that is not possible to another site (R16.3).
    pub(crate) fn instead_of_site_action(&mut self, log: &mut impl Log<Event>) -> bool {
        let site = self.situation_effect().and_then(|effect| effect.ineligible_site_action_goes_to.as_deref());
        let Some(site) = site.and_then(|id| self.board().by_id(id)) else { return false };
        self.site_action(Some(site), None, log)
    }

    pub(crate) fn act_at_site(&mut self, site: Site, colony: u8, log: &mut impl Log<Event>) {
        match self.era {
            Era::Starfarers => self.act_at_star(site, colony, log),
            _ if self.has_competition_team(site) => {
                if self.empty_boxes(site).next().is_some() {
                    self.place_competition_tile(site, 0, "R15.4.2", log);
                }
                self.begin_competition_bases(site, log);
            }
            _ => {
                if !self.place_competition_team(site, "R15.4.2", log) && self.empty_boxes(site).next().is_some() {
                    self.place_competition_tile(site, 0, "R15.4.2", log);
                }
            }
        }
    }

    /// The steps of R15.10 from the third on.
    fn act_at_star(&mut self, site: Site, colony: u8, log: &mut impl Log<Event>) {
        if !self.has_competition_team(site) {
            self.place_competition_team(site, "R15.10", log);
            return;
        }
        let cost = self.board().site(site).explore.unwrap_or(0);
        let colonise = Term::CompetitionColony { site, number: colony };
        if self.at(site).owner == Some(COMPETITION) {
            return self.push(colonise);
        }
        if self.empty_boxes(site).next().is_none() {
            if cost < LARGE_SYSTEM {
                self.push(colonise);
            }
            return self.begin_competition_bases(site, log);
        }
        for slot in self.empty_boxes(site).collect::<Vec<_>>() {
            self.place_competition_tile(site, slot, "R15.10.1", log);
        }
        self.competition_claims(site, "R15.10.1", log);
        if cost == SMALL_SYSTEM {
            self.push(colonise);
            self.begin_competition_bases(site, log);
        }
    }

    // Tiles

    /// Draws a tile for a box and follows redirects; only its profit counts. Phobes and Introvs are replaced (R15.10.1). Returns
    /// whether a tile was placed (R15.4.9).
    pub(crate) fn place_competition_tile(
        &mut self,
        site: Site,
        slot: usize,
        rule: &'static str,
        log: &mut impl Log<Event>,
    ) -> bool {
        let Some(mut pile) = self.pile_of(site, slot) else { return false };
        let mut redirected = false;
        let tile = loop {
            self.peeked[pile.slot()] = None;
            let Some(tile) = self.piles[pile.slot()].pop() else {
                if !redirected {
                    self.tell_nothing(log, "R15.4.9", Obstacle::NoTile);
                    return false;
                }
                // A redirect tile that finds its pile empty stays without properties (R7.3.5).
                break Tile::BLANK;
            };
            let face = data().tile(tile).expect("a drawn tile");
            match face.redirect {
                Some(next) => {
                    self.tell(log, rule, || CompetitionStep::Redirected { tile });
                    (pile, redirected) = (next, true);
                }
                None if face.phobes || face.introvs => {
                    self.tell(log, "R15.10.1", || CompetitionStep::AliensLeave { tile });
                }
                None => break tile,
            }
        };
        self.at_mut(site).tiles[slot] = tile;
        let profit = data().tile(tile).map_or(0, |face| i16::from(face.profit));
        self.tell(log, rule, || CompetitionStep::PlacesTile { site, tile, profit });
        self.gain(COMPETITION, profit);
        true
    }

    fn competition_claims(&mut self, site: Site, rule: &'static str, log: &mut impl Log<Event>) {
        self.competition.claims |= 1 << site.0;
        self.tell(log, rule, || CompetitionStep::Claims { site });
    }

    // The player's Security bases (R15.9)

    /// Whether a Security base of the player lets a card be drawn before a Site Action.
    pub(crate) fn may_draw_for_security(&self, site: Site) -> bool {
        let Some(draw) = self.role(BaseType::Security).and_then(|role| role.solo.on_competition_site_action) else {
            return false;
        };
        let secure = |site: usize| {
            let state = &self.sites[site];
            state.owner == Some(PLAYER) && state.bases().any(|(_, base)| self.is_security(PLAYER, base))
        };
        !self.deck.is_empty() && bits(self.sites_in(site, draw.scope)).any(secure)
    }

    // Discovery & Contract Actions (R15.5)

    /// Returns whether either step was possible.
    pub(crate) fn discovery_contract(&mut self, discoveries: u8, row: u8, log: &mut impl Log<Event>) -> bool {
        let mut done = false;
        for _ in 0..if self.era == Era::Starfarers { 0 } else { discoveries } {
            let Some(site) = self.site_to_discover() else { break };
            if self.place_competition_tile(site, 0, "R15.5.2", log) {
                self.competition_claims(site, "R15.5.2", log);
            }
            done = true;
        }
        self.contract_step(row, log) || done
    }

    /// The highest number among sites with an empty box and a competition team.
    fn site_to_discover(&self) -> Option<Site> {
        let fits = |site: &Site| self.has_competition_team(*site) && self.empty_boxes(*site).next().is_some();
        self.all_sites().filter(fits).max_by_key(|&site| self.board().site(site).number)
    }

    fn contract_step(&mut self, row: u8, log: &mut impl Log<Event>) -> bool {
        if !self.is_open(row) {
            return false;
        }
        if self.competition.on_contracts >> row & 1 == 1 {
            self.remove_from_contract(row, "R15.5.3", log);
            self.fulfil_for_competition(row, "R15.5.3", log);
            return true;
        }
        if self.competition.in_box == 0 {
            return false;
        }
        self.competition.in_box -= 1;
        self.competition.on_contracts |= 1 << row;
        self.tell(log, "R15.5.3", || CompetitionStep::PreparesContract { row });
        true
    }

    pub(crate) fn remove_from_contract(&mut self, row: u8, rule: &'static str, log: &mut impl Log<Event>) {
        self.competition.on_contracts &= !(1 << row);
        self.competition.in_box += 1;
        self.tell(log, rule, || CompetitionStep::LeavesContract { row });
    }

    /// Whether a site counts as a place for teams: goals and empty regions do not.
    pub(crate) fn is_goal(&self, site: Site) -> bool {
        self.board().site(site).kind == SiteKind::Goal
    }
}
