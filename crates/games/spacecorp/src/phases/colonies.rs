//! Colonies (R13.5-R13.7): colony points, placing a tile, and what the tiles pay.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::bits;
use crate::competition::COMPETITION;
use crate::components::{Counted, Gain, SiteKind, Trigger, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Colony, Kind, Site, Wheel};
use crate::phases::sources::Mix;
use crate::state::{Draft, SpaceCorp, Team};

/// Price of a bought colony point, Build totals that give one (R13.5).
pub(crate) const POINT_PRICE: i16 = 5;
const BUILD_TOTAL: u32 = 8;
const BUILD_TOTAL_MULTI_STAR: u32 = 12;

impl SpaceCorp {
    // Where, and which tile

    pub(crate) fn check_region(&self, site: Site) -> Result<(), Illegal> {
        if !self.exists(site) {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let state = self.at(site);
        if state.colony.is_some() {
            return Err(Illegal::new("R13.5", "already_built"));
        }
        let boxes = usize::from(self.board().site(site).boxes);
        let based = (0..boxes).all(|slot| state.bases[slot].is_some());
        let own = state.owner == Some(self.active) && self.board().site(site).kind == SiteKind::Star;
        if !(own && based) {
            return Err(Illegal::new("R13.5", "requirement_not_met"));
        }
        if self.colonies == 0 { Err(Illegal::new("R13.5", "no_colony_tile")) } else { Ok(()) }
    }

    pub(crate) fn check_colony_tile(&self, colony: Colony) -> Result<(), Illegal> {
        if colony.index() >= data().colonies.len() {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        match self.colonies >> colony.0 & 1 {
            1 => Ok(()),
            _ => Err(Illegal::new("R13.5", "no_colony_tile")),
        }
    }

    /// Tiles left with the same value and effect are one choice, the lowest id.
    pub(crate) fn distinct_colonies(&self) -> impl Iterator<Item = Colony> + '_ {
        bits(self.colonies).map(|index| Colony(index as u8)).filter(|&colony| self.lowest_colony_like(colony) == colony)
    }

    pub(crate) fn lowest_colony_like(&self, colony: Colony) -> Colony {
        if colony.index() >= data().colonies.len() {
            return colony;
        }
        let face = data().colony(colony);
        let same = |other: &usize| {
            let other = &data().colonies[*other];
            (other.value, other.trigger, other.gain) == (face.value, face.trigger, face.gain)
        };
        bits(self.colonies).find(same).map_or(colony, |index| Colony(index as u8))
    }

    // Colony points

    /// Sources that cost nothing (R13.5.1).
    pub(crate) fn free_points(&self, site: Site) -> u8 {
        let seat = self.active;
        let state = self.at(site);
        let tiles: u8 = (0..3).map(|slot| self.colony_points_of(site, slot)).sum();
        let near = bits(self.board().sites_of(self.board().around(site).near));
        let near_colony = near.into_iter().any(|other| self.sites[other].colony.is_some_and(|(owner, _)| owner == seat));
        let industrial = self.own_base_at(seat, site, |role| role.effect.colony_points > 0);
        let two_bases = state.bases().count() >= 2;
        let titles = self.has_ability(seat, data().abilities.colony_points);
        tiles + [near_colony, industrial, two_bases, titles].into_iter().map(u8::from).sum::<u8>()
    }

    /// Build total that gives a point in this system.
    pub(crate) fn build_needed(&self, site: Site) -> u32 {
        if self.board().site(site).multi_star { BUILD_TOTAL_MULTI_STAR } else { BUILD_TOTAL }
    }

    /// One of the player's teams on the star that could be removed.
    pub(crate) fn removable_team(&self, site: Site) -> Option<usize> {
        self.player(self.active).teams.iter().position(|team| team.site == site && team.track == 0)
    }

    /// Colony points of the draft, with what it names.
    pub(crate) fn colony_points(&self, draft: &Draft, site: Site) -> u8 {
        let build = self.mix(draft).total(0) >= self.build_needed(site);
        self.free_points(site) + [build, draft.team_removed, draft.paid].into_iter().map(u8::from).sum::<u8>()
    }

    /// Most colony points that the draft could still reach.
    pub(crate) fn possible_points(&self, draft: &Draft, site: Site) -> u8 {
        let build = self.potential(draft).any(|mix: Mix| mix.total(0) >= self.build_needed(site));
        let team = draft.team_removed || self.removable_team(site).is_some();
        let paid = draft.paid || self.player(self.active).profit >= POINT_PRICE;
        self.free_points(site) + [build, team, paid].into_iter().map(u8::from).sum::<u8>()
    }

    pub(crate) fn check_colony_value(&self, points: u8, colony: Colony) -> Result<(), Illegal> {
        match points >= data().colony(colony).value {
            true => Ok(()),
            false => Err(Illegal::new("R13.5", "not_enough_colony_points").with(i32::from(data().colony(colony).value))),
        }
    }

    pub(crate) fn cheapest_colony(&self) -> Option<Colony> {
        self.distinct_colonies().min_by_key(|&colony| data().colony(colony).value)
    }

    // The action

    pub(crate) fn colonize(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Draft { colony, team_removed, .. } = self.draft;
        let site = self.draft.parts[0].site.expect("a region");
        if team_removed {
            let team = self.removable_team(site).expect("a team on the star");
            self.player_mut(seat).teams[team] = Team::GONE;
        }
        self.place_colony(seat, site, colony, log);
    }

    pub(crate) fn place_colony(&mut self, seat: Seat, site: Site, colony: Colony, log: &mut impl Log<Event>) {
        self.at_mut(site).colony = Some((seat, colony));
        self.take_colony_tile(seat, colony, log);
    }

    /// The tile is owned, then the effects of the acting player come first (R13.7).
    pub(crate) fn take_colony_tile(&mut self, seat: Seat, colony: Colony, log: &mut impl Log<Event>) {
        self.colonies &= !(1 << colony.0);
        self.player_mut(seat).colonies.push(colony);
        self.note_progress(seat);
        log.note(|| Event::Colonized { seat, era: self.era, site: self.draft.parts[0].site.unwrap_or(Site::STOCK), colony });
        self.colony_event(seat, Trigger::OwnColonize, Some(colony), log);
        self.colony_event(seat, Trigger::OpponentColonize, None, log);
    }

    // What colonies pay

    /// Pays the colonies triggered by an event that `by` caused: for its own events its own colonies, otherwise those of the
    /// other seats, each player's oldest first.
    pub(crate) fn colony_event(&mut self, by: Seat, event: Trigger, placed: Option<Colony>, log: &mut impl Log<Event>) {
        let own = matches!(event, Trigger::OwnColonize | Trigger::OwnProduce);
        for seat in self.clockwise(by).filter(|&seat| (seat == by) == own) {
            for index in 0..self.player(seat).colonies.len() {
                let colony = self.player(seat).colonies[index];
                let face = data().colony(colony);
                let fits = match (event, face.trigger) {
                    (Trigger::OpponentColonize, Some(Trigger::OpponentOrCompetitionColonize)) => true,
                    (Trigger::OpponentContract, Some(Trigger::OpponentOrCompetitionContract)) => true,
                    (_, Some(Trigger::Placed)) => placed == Some(colony),
                    (event, trigger) => trigger == Some(event),
                };
                if fits {
                    self.pay_colony(seat, colony, face.gain, log);
                }
            }
        }
    }

    pub(crate) fn pay_colony(&mut self, seat: Seat, colony: Colony, gain: Gain, log: &mut impl Log<Event>) {
        let profit = match gain {
            Gain::Profit(profit) => i16::from(profit),
            Gain::Per(counted) => self.count_for_colony(seat, counted),
            Gain::PrintedContract => return self.push(Term::PrintedContract(seat)),
            Gain::ClaimContract => return self.push(Term::ClaimAtEnd(seat)),
        };
        if profit > 0 {
            self.gain(seat, profit);
            log.note(|| Event::ColonyPays { seat, colony, profit });
        }
    }

    fn count_for_colony(&self, seat: Seat, counted: Counted) -> i16 {
        let player = self.player(seat);
        match counted {
            Counted::OwnColonies => player.colonies.len() as i16,
            Counted::TwoCompetitionColonies if self.is_solo() => self.player(COMPETITION).colonies.len() as i16 / 2,
            Counted::TwoCompetitionColonies => 0,
            Counted::BreakthroughsInPlay => i16::from(self.progress_in_play(Wheel::Revelation)),
            Counted::TwoAdaptationsInPlay => i16::from(self.progress_in_play(Wheel::Genetics)) / 2,
            Counted::OwnProgress => player.titles.iter().count() as i16,
            Counted::StarSystemsWithoutColony => {
                let free = |site: &Site| self.board().site(*site).kind == SiteKind::Star && self.at(*site).colony.is_none();
                self.all_sites().filter(free).count() as i16
            }
            Counted::OwnSecuritySites => {
                let secure = |site: &Site| {
                    self.at(*site).owner == Some(seat) && self.at(*site).bases().any(|(_, base)| self.is_security(seat, base))
                };
                self.all_sites().filter(secure).count() as i16
            }
        }
    }

    /// The printed reward of an open contract, which stays open.
    pub(crate) fn pay_printed_contract(&mut self, seat: Seat, row: u8, log: &mut impl Log<Event>) {
        let reward = data().contracts[self.era.index()][usize::from(row)].reward;
        self.earn(seat, i16::from(reward), log);
    }

    pub(crate) fn legal_colonize_sites(&self, draft: &Draft, out: &mut Vec<Action>) {
        let sites = self.all_sites().filter(|&site| self.check_colonize_site(draft, site).is_ok());
        out.extend(sites.map(|site| Action::Site { site }));
    }

    /// A region, with which some tile can be reached.
    pub(crate) fn check_colonize_site(&self, draft: &Draft, site: Site) -> Result<(), Illegal> {
        debug_assert_eq!(draft.kind, Some(Kind::Colonize));
        self.check_region(site)?;
        let cheapest = self.cheapest_colony().ok_or(Illegal::new("R13.5", "no_colony_tile"))?;
        self.check_colony_value(self.possible_points(draft, site), cheapest)
    }
}
