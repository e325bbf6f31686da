//! Bases of the competition and their events (R15.4.3, R15.4.6-R15.4.8), colonies (R15.10.3).

use orrery_engine::Log;

use super::{COMPETITION, Moment, PLAYER};
use crate::board::bits;
use crate::components::{BaseEvent, SiteKind, TeamScope, Trigger, Unless, data};
use crate::effects::Term;
use crate::event::{CompetitionStep, Event, Obstacle};
use crate::kinds::{BaseType, Colony, Kind, Site};
use crate::phases::bases::COMPENSATION;
use crate::phases::sources::HQ_BOXES;
use crate::state::{SpaceCorp, Team};

impl SpaceCorp {
    // Placing

    /// One base for every place of a site. A claim of the player is compensated once (R15.10.2).
    pub(crate) fn begin_competition_bases(&mut self, site: Site, log: &mut impl Log<Event>) {
        if self.cup_is_empty() {
            return self.tell_nothing(log, "R15.4.3", Obstacle::NoBase);
        }
        if self.player_claims(site) {
            self.gain(PLAYER, COMPENSATION);
            log.note(|| Event::Compensated { seat: PLAYER, profit: COMPENSATION });
        }
        if self.board().site(site).kind != SiteKind::Star {
            self.remove_competition_team(site, "R15.4.2", log);
        }
        for slot in (0..self.places(site) as u8).rev() {
            self.push(Term::CompetitionBase { site, slot });
        }
    }

    fn cup_is_empty(&self) -> bool {
        BaseType::ALL.into_iter().all(|base| self.cup(base) == 0)
    }

    /// A random base from the cup; its event follows if it matches (R15.4.3).
    pub(crate) fn place_competition_base(&mut self, site: Site, slot: u8, log: &mut impl Log<Event>) {
        let all: u32 = BaseType::ALL.into_iter().map(|base| u32::from(self.cup(base))).sum();
        if all == 0 {
            return self.tell_nothing(log, "R15.4.3", Obstacle::NoBase);
        }
        let mut drawn = self.rng.below(all);
        let is_drawn = |base: &BaseType| {
            let count = u32::from(self.cup(*base));
            let hit = drawn < count;
            drawn = drawn.saturating_sub(count);
            hit
        };
        let base = BaseType::ALL.into_iter().find(is_drawn).expect("a base of the cup");
        self.put_competition_base(site, slot, base, log);
    }

    pub(crate) fn put_competition_base(&mut self, site: Site, slot: u8, base: BaseType, log: &mut impl Log<Event>) {
        let matches = self.check_base_type(site, usize::from(slot), base).is_ok();
        self.player_mut(COMPETITION).stock[base.index()] -= 1;
        let state = self.at_mut(site);
        (state.bases[usize::from(slot)], state.owner) = (Some(base), Some(COMPETITION));
        self.tell(log, "R15.4.3", || CompetitionStep::PlacesBase { site, slot, base, matches });
        let bonus = self.base_bonus(site);
        self.competition_earns(bonus, "R16.6", log);
        if matches {
            self.push(Term::BaseEvent { site, slot, diverted: false });
            self.push(Term::SoloEdge(Moment::PlacesBase { site, slot }));
        }
    }

    // Events

    pub(crate) fn base_event(&mut self, site: Site, slot: u8, diverted: bool, log: &mut impl Log<Event>) {
        let base = self.at(site).bases[usize::from(slot)].expect("a base of the competition");
        let event = &data().solo.base_events[base.index()];
        let profit = self.base_event_profit(site, slot, base);
        if !diverted {
            self.competition_earns(profit, "R15.4.6", log);
        }
        if self.role(base).is_some_and(|role| !role.effect.removes.is_empty()) {
            self.at_mut(site).lost |= 1 << slot;
        }
        self.place_team_for_base(site, event, log);
        if event.if_player_has_fewer_security_bases_player_profit < 0
            && self.security_bases(PLAYER) < self.security_bases(COMPETITION)
        {
            let profit = self.lose(PLAYER, -event.if_player_has_fewer_security_bases_player_profit);
            log.note(|| Event::Lost { seat: PLAYER, profit });
        }
        self.reach_beyond(event, log);
    }

    /// Profit of the competition from a base that matches.
    pub(crate) fn base_event_profit(&self, site: Site, slot: u8, base: BaseType) -> i16 {
        let event = &data().solo.base_events[base.index()];
        let mut profit = if event.unless.iter().any(|&unless| self.holds(unless)) { 0 } else { event.competition_profit };
        if event.competition_profit_from.is_some() {
            profit += i16::from(self.competition_production(site, slot));
        }
        if self.player(PLAYER).profit > self.player(COMPETITION).profit {
            profit += event.if_player_richer_competition_profit;
        }
        profit
    }

    fn holds(&self, unless: Unless) -> bool {
        match unless {
            Unless::PlayerHasRadiationResistance => self.has_ability(PLAYER, data().abilities.shield),
            Unless::PlayerHasShieldedMoveInfraAndShieldedBuildInfra => {
                let shielded = |kind: Kind| {
                    (1..HQ_BOXES).any(|slot| self.is_card_in(PLAYER, slot) && self.infra(PLAYER, slot, kind).shielded.is_some())
                };
                shielded(Kind::Move) && shielded(Kind::Build)
            }
        }
    }

    /// P# of a tile under a competition base, which adds to it only if it matches (R15.4.8). Phobes do not hinder the competition.
    pub(crate) fn competition_production(&self, site: Site, slot: u8) -> u8 {
        let place = usize::from(slot);
        let state = self.at(site);
        if state.lost >> slot & 1 == 1 {
            return 0;
        }
        let printed = data().tile(state.tiles[place]).and_then(|tile| tile.production).unwrap_or(0);
        let adds = state.bases[place].filter(|&base| self.check_base_type(site, place, base).is_ok());
        printed + adds.and_then(|base| self.role(base)).map_or(0, |role| role.effect.tile_p_add)
    }

    /// The highest production among its bases with a tile (R15.11.2).
    pub(crate) fn best_competition_production(&self) -> u8 {
        let own = self.all_sites().filter(|&site| self.at(site).owner == Some(COMPETITION));
        let pairs = own.flat_map(|site| self.at(site).bases().map(move |(slot, _)| (site, slot as u8)));
        pairs.map(|(site, slot)| self.competition_production(site, slot)).max().unwrap_or(0)
    }

    fn security_bases(&self, owner: orrery_engine::Seat) -> usize {
        let own = self.sites.iter().filter(|state| state.owner == Some(owner));
        own.map(|state| state.bases().filter(|&(_, base)| self.is_security(owner, base)).count()).sum()
    }

    /// A team goes to the highest unoccupied site around, else there is profit (R15.4.7).
    fn place_team_for_base(&mut self, site: Site, event: &BaseEvent, log: &mut impl Log<Event>) {
        let Some(scope) = event.place_team_unoccupied_site.as_ref().and_then(|scopes| scopes.get(&self.era)) else { return };
        let own = self.board().region(site);
        let sites = match scope {
            TeamScope::SameRegion => own.sites,
            TeamScope::NearRegion => self.board().sites_of(self.board().around(site).near) & !own.sites,
        };
        let free = |site: &Site| {
            let numbered = self.exists(*site) && self.board().site(*site).number.is_some();
            numbered && !self.has_team(*site) && self.at(*site).owner.is_none()
        };
        let target = bits(sites).map(|site| Site(site as u8)).filter(free).max_by_key(|&site| self.board().site(site).number);
        let placed = target.is_some_and(|target| self.place_competition_team(target, "R15.4.7", log));
        if !placed {
            self.competition_earns(event.else_competition_profit, "R15.4.7", log);
        }
    }

    /// A Spaceport takes the 1st Beyond tile, or sends a team to Orion (R15.4.6).
    fn reach_beyond(&mut self, event: &BaseEvent, log: &mut impl Log<Event>) {
        let event = event.in_era(self.era);
        let bases: usize =
            self.sites.iter().filter(|state| state.owner == Some(COMPETITION)).map(|state| state.bases().count()).sum();
        let enough = event.take_beyond_if_other_bases.is_some_and(|others| bases > usize::from(others));
        if enough && self.beyond[0].is_none() && self.beyond_tiles() > 0 {
            self.beyond[0] = Some(COMPETITION);
            self.tell(log, "R15.4.6", || CompetitionStep::TakesBeyond);
        }
        if event.orion_team_if_adjacent_colony
            && let Some(site) = self.orion_next_to_colony()
        {
            let profit = i16::from(self.orion_reward(true));
            if self.place_competition_team(site, "R15.4.6", log) {
                self.orion_entered += 1;
                self.competition_earns(profit, "R12.5", log);
            }
        }
    }

    /// An Orion region without teams next to a colony of the competition, the lowest letter first.
    fn orion_next_to_colony(&self) -> Option<Site> {
        let colonised = |site: &Site| self.at(*site).colony.is_some_and(|(owner, _)| owner == COMPETITION);
        let around = self.all_sites().filter(colonised).fold(0, |regions, site| regions | self.board().around(site).adjacent);
        let open =
            |site: &Site| self.is_orion(*site) && around >> self.board().site(*site).region & 1 == 1 && !self.has_team(*site);
        self.all_sites().filter(open).min_by_key(|&site| &self.board().site(site).id)
    }

    // Colonies (R15.10.3)

    pub(crate) fn place_competition_colony(&mut self, site: Site, number: u8, log: &mut impl Log<Event>) {
        let solo_id = |colony: &Colony| data().colony(*colony).solo_id.unwrap_or(0);
        let left = bits(self.colonies).map(|index| Colony(index as u8));
        let Some(colony) = left.min_by_key(|colony| (solo_id(colony).abs_diff(number), solo_id(colony))) else {
            return self.tell_nothing(log, "R15.10.3", Obstacle::NoColony);
        };
        let profit = i16::from(data().colony(colony).value);
        self.colonies &= !(1 << colony.0);
        self.at_mut(site).colony = Some((COMPETITION, colony));
        self.player_mut(COMPETITION).colonies.push(colony);
        self.gain(COMPETITION, profit);
        self.tell(log, "R15.10.3", || CompetitionStep::PlacesColony { site, colony, profit });
        self.remove_competition_team(site, "R15.10.3", log);
        let home = self.board().plan.home;
        for team in 0..self.player(PLAYER).teams.len() {
            if self.player(PLAYER).teams[team].site == site {
                self.player_mut(PLAYER).teams[team] = Team::at(home);
                self.tell(log, "R15.10.3", || CompetitionStep::SendsHome { team: team as u8, site });
            }
        }
        self.pay_for_competition(Trigger::OpponentOrCompetitionColonize, log);
        self.end.colonies |= self.player(COMPETITION).colonies.len() >= usize::from(data().solo.colonies_to_end_era);
    }
}
