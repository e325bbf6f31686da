//! Targets of Move, Explore and Build (R7.2-R7.4, R12, R13.1, R13.2).

use orrery_engine::{Illegal, Log, Seat};

use crate::board::Board;
use crate::components::{SiteKind, data};
use crate::event::Event;
use crate::kinds::{BaseType, Era, Kind, Site};
use crate::phases::draft::DraftStep;
use crate::refusals::Refusals;
use crate::state::{Draft, Part, SECOND, SpaceCorp, Team};

impl SpaceCorp {
    // Move

    /// Calls `found` for every destination that can be reached, until it returns `false`.
    pub(crate) fn for_destinations(&self, draft: &Draft, refusals: &mut impl Refusals, mut found: impl FnMut(Site) -> bool) {
        let mut potential = self.potential(draft);
        let mut next = *draft;
        for site in self.all_sites() {
            next.part_mut().site = Some(site);
            let way = self.check_way(draft.part(), site);
            match way.and_then(|()| self.check_reach(&mut potential, &self.needs(&next, true))) {
                Ok(()) if found(site) => {}
                Ok(()) => return,
                Err(refusal) => refusals.note(refusal),
            }
        }
    }

    pub(crate) fn check_destination(&self, draft: &Draft, site: Site) -> Result<(), Illegal> {
        if !self.exists(site) {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        self.check_way(draft.part(), site)?;
        let mut next = *draft;
        next.part_mut().site = Some(site);
        self.check_possible(&next)
    }

    /// All checks of a Move except its value.
    pub(crate) fn check_way(&self, part: &Part, to: Site) -> Result<(), Illegal> {
        let from = self.start_of(part).expect("a team");
        if from == to {
            return Err(Illegal::new("R7.2.1", "same_site"));
        }
        let no_way = self.board().distance(from, to) == Board::NO_WAY;
        let own_colony = self.at(from).colony.is_some_and(|(owner, _)| owner == self.active);
        if self.is_orion(to) && (no_way || !own_colony) {
            return Err(Illegal::new("R12.5", "region_not_allowed"));
        }
        if no_way {
            return Err(Illegal::new("R12.4", "region_not_allowed"));
        }
        match self.condition_is_met(from, to) {
            true => Ok(()),
            false => Err(Illegal::new("R7.2.2", "base_condition")),
        }
    }

    pub(crate) fn is_orion(&self, site: Site) -> bool {
        self.era == Era::Starfarers && self.board().site(site).kind == SiteKind::Goal
    }

    fn is_own_site(&self, seat: Seat, site: Site) -> bool {
        site == self.board().plan.home || self.at(site).owner == Some(seat)
    }

    fn condition_is_met(&self, from: Site, to: Site) -> bool {
        let own = self.is_own_site(self.active, from) || self.is_own_site(self.active, to);
        own || self.may_use_foreign() && (self.at(from).owner.is_some() || self.at(to).owner.is_some())
    }

    /// Opponents' bases of which one must meet the base condition; two are a question (R7.2.2).
    pub(crate) fn conditions(&self, part: &Part) -> (Option<Site>, Option<Site>) {
        let (Some(from), Some(to)) = (self.start_of(part), part.site) else { return (None, None) };
        if self.is_own_site(self.active, from) || self.is_own_site(self.active, to) {
            return (None, None);
        }
        let foreign = |site: Site| self.at(site).owner.map(|_| site);
        match (foreign(from), foreign(to)) {
            (None, second) => (second, None),
            both => both,
        }
    }

    /// The opponent's base that meets the base condition of a part.
    pub(crate) fn condition_used(&self, part: &Part) -> Option<Site> {
        part.condition.or(self.conditions(part).0)
    }

    pub(crate) fn move_team(&mut self, seat: Seat, team: u8, to: Site, log: &mut impl Log<Event>) {
        let on_track = self.board().site(to).kind == SiteKind::Star;
        let arrived = Team { track: u8::from(on_track), ..Team::at(to) };
        self.arrive(seat, team, arrived, log);
    }

    /// A team goes to a site; goals and Orion regions pay those who come first (R7.2.7, R12.5).
    pub(crate) fn arrive(&mut self, seat: Seat, team: u8, arrived: Team, log: &mut impl Log<Event>) {
        let to = arrived.site;
        let is_empty = !self.has_team(to);
        let from = std::mem::replace(&mut self.player_mut(seat).teams[usize::from(team)], arrived).site;
        log.note(|| Event::Moved { seat, era: self.era, team, from, to });
        if self.board().site(to).kind != SiteKind::Goal {
            return;
        }
        self.note_progress(seat);
        if self.is_orion(to) {
            let profit = self.orion_reward(is_empty);
            self.orion_entered += 1;
            self.gain(seat, i16::from(profit));
            log.note(|| Event::OrionEntered { seat, era: self.era, site: to, profit });
        } else if let Some(which) = self.free_beyond() {
            self.beyond[which] = Some(seat);
            log.note(|| Event::BeyondTaken { seat, which: which as u8 });
        }
    }

    /// The Beyond tile that the next team on the goal takes.
    pub(crate) fn free_beyond(&self) -> Option<usize> {
        self.beyond[..self.beyond_tiles()].iter().position(|owner| owner.is_none())
    }

    /// R12.5.
    pub(crate) fn orion_reward(&self, region_is_empty: bool) -> u8 {
        let [first, other] = self.board().plan.orion;
        match (self.orion_entered, region_is_empty) {
            (0, _) => first,
            (_, true) => other,
            (_, false) => 0,
        }
    }

    // Explore

    /// Everything about exploring but its value.
    pub(crate) fn check_explore(&self, draft: &Draft) -> Result<(), Illegal> {
        let site = self.start_of(draft.part()).expect("a team");
        let before = self.start_of(&draft.parts[0]).filter(|_| draft.is_split());
        if self.empty_boxes(site).next().is_none() || before == Some(site) {
            return Err(Illegal::new("R7.3.1", "no_empty_box"));
        }
        // What the first part will take is known (R6.5.1).
        self.check_piles([site].into_iter().chain(before))
    }

    // Build

    /// All checks of a Build except its bases and its value.
    pub(crate) fn check_build(&self, draft: &Draft) -> Result<(), Illegal> {
        let site = self.start_of(draft.part()).expect("a team");
        let also = draft.is_split() && self.start_of(&draft.parts[0]) == Some(site);
        if self.at(site).owner.is_some() || also {
            return Err(Illegal::new("R7.4.1", "already_built"));
        }
        if self.empty_boxes(site).next().is_some() {
            return Err(Illegal::new("R7.4.1", "not_explored"));
        }
        self.check_introvs(site)?;
        if self.build_cost(site).is_none() {
            return Err(Illegal::new("R7.4.3", "requirement_not_met"));
        }
        match self.can_fill_places(draft) {
            true => Ok(()),
            false => Err(Illegal::new("R13.2.1", "no_base_in_stock")),
        }
    }

    /// R13.4.2.
    fn check_introvs(&self, site: Site) -> Result<(), Illegal> {
        let introvs = self.at(site).tiles.iter().any(|&tile| data().tile(tile).is_some_and(|face| face.introvs));
        match introvs && !self.has_ability(self.active, data().abilities.introvs_access) {
            true => Err(Illegal::new("R13.4.2", "introvs")),
            false => Ok(()),
        }
    }

    /// What is left of a type when the draft is built.
    fn left_in_stock(&self, draft: &Draft, base: BaseType) -> u8 {
        let used = draft.parts().iter().flat_map(|part| part.bases).filter(|&placed| placed == Some(base)).count() as u8;
        self.player(self.active).stock[base.index()].saturating_sub(used)
    }

    /// Whether every place of the site can still get a base (R13.2.1).
    fn can_fill_places(&self, draft: &Draft) -> bool {
        let part = draft.part();
        let site = self.start_of(part).expect("a team");
        let Some(slot) = (0..self.places(site)).find(|&slot| part.bases[slot].is_none()) else { return true };
        BaseType::ALL.into_iter().any(|base| {
            if self.left_in_stock(draft, base) == 0 || self.check_base_type(site, slot, base).is_err() {
                return false;
            }
            let mut next = *draft;
            next.part_mut().bases[slot] = Some(base);
            self.can_fill_places(&next)
        })
    }

    /// Whether a part that is not finished could still place a base of this type.
    pub(crate) fn could_still_build(&self, part: &Part, base: BaseType) -> bool {
        let Some(site) = self.start_of(part).filter(|site| site.is_on_board()) else { return false };
        let stock = self.player(self.active).stock[base.index()];
        let placed = part.bases.iter().filter(|&&placed| placed == Some(base)).count() as u8;
        let free = (0..self.places(site)).filter(|&slot| part.bases[slot].is_none());
        let second = self.may_add_second(part, site).then_some(SECOND);
        stock > placed && free.chain(second).any(|slot| self.check_base_type(site, slot, base).is_ok())
    }

    pub(crate) fn check_base(&self, draft: &Draft, slot: u8, base: BaseType) -> Result<(), Illegal> {
        let site = self.start_of(draft.part()).expect("a team");
        let slot = usize::from(slot);
        self.check_base_type(site, slot, base)?;
        if slot == SECOND && draft.part().bases[0] == Some(base) {
            return Err(Illegal::new("R13.2", "requirement_not_met"));
        }
        let mut next = *draft;
        next.part_mut().bases[slot] = Some(base);
        if self.left_in_stock(draft, base) == 0 || !self.can_fill_places(&next) {
            return Err(Illegal::new("R13.2.1", "no_base_in_stock"));
        }
        self.check_possible(&next)
    }

    /// Hybrids: a second base of another type on the primary tile (R13.2).
    fn may_add_second(&self, part: &Part, site: Site) -> bool {
        let has = self.has_ability(self.active, data().abilities.second_base);
        has && self.board().site(site).boxes > 0 && part.bases[SECOND].is_none() && !part.no_second
    }

    /// The next question about the bases of a part.
    pub(crate) fn build_step(&self, part: &Part) -> DraftStep {
        let site = self.start_of(part).expect("a team");
        if let Some(slot) = (0..self.places(site)).find(|&slot| part.bases[slot].is_none()) {
            return DraftStep::Base(slot as u8);
        }
        if self.may_add_second(part, site) {
            return DraftStep::Second;
        }
        if part.order.len() < part.bases.iter().flatten().count() { DraftStep::Order } else { DraftStep::Sources }
    }

    // The order of several bases (R18.6)

    pub(crate) fn check_next(&self, part: &Part, slot: u8) -> Result<(), Illegal> {
        let named = part.bases.get(usize::from(slot)).is_some_and(|base| base.is_some());
        match named && !part.order.contains(&slot) {
            true => Ok(()),
            false => Err(Illegal::new("R13.2", "requirement_not_met")),
        }
    }

    /// Completes the order where it cannot matter or one base is left: it is then not asked.
    pub(crate) fn complete_order(&self, draft: &mut Draft) {
        let Some(site) = self.start_of(draft.part()).filter(|_| draft.kind == Some(Kind::Build)) else { return };
        if !(0..self.places(site)).all(|slot| draft.part().bases[slot].is_some()) {
            return;
        }
        if self.may_add_second(draft.part(), site) {
            if BaseType::ALL.into_iter().any(|base| self.check_base(draft, SECOND as u8, base).is_ok()) {
                return;
            }
            draft.part_mut().no_second = true;
        }
        let part = draft.part();
        let bases: Vec<u8> = (0..part.bases.len() as u8).filter(|&slot| part.bases[usize::from(slot)].is_some()).collect();
        let acting = bases.iter().filter_map(|&slot| part.bases[usize::from(slot)]);
        let acting = acting.filter(|&base| self.acts_when_built(self.active, base)).count();
        let matters = acting >= 2 || part.bases[SECOND].is_some();
        let part = draft.part_mut();
        let left: Vec<u8> = bases.into_iter().filter(|slot| !part.order.contains(slot)).collect();
        if !matters || left.len() == 1 {
            part.order.extend(left);
        }
    }
}
