//! Bases: what they need, what they cost, what they do when built, what tiles produce under them (R7.4, R7.5, R11.4, R13.2, R13.3).

use orrery_engine::{Illegal, Log, Seat};

use crate::board::bits;
use crate::components::{BaseEffect, Requirement, Scope, SiteKind, Worth, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{BaseType, Site, Wheel};
use crate::state::{SECOND, SpaceCorp, box_of};

/// What an opponent whose claim is built over receives (R7.4.4).
pub(crate) const COMPENSATION: i16 = 2;

impl SpaceCorp {
    // Requirements

    fn meets_requirement(&self, requirement: &Requirement, site: Site, slot: usize) -> bool {
        let face = self.board().site(site);
        let state = self.at(site);
        let lost = state.lost >> slot & 1 == 1;
        let tile = data().tile(state.tiles[slot]);
        let has_tile = state.tiles[slot].is_some();
        let Requirement { has_icon, has_p, has_col, site_lagrange, site_no_gravity, not_icon } = requirement;
        let icon = |icons: &[_]| tile.is_some_and(|tile| icons.iter().any(|&icon| tile.has(icon)));
        (has_icon.is_empty() || icon(has_icon))
            && (!has_p || !lost && tile.is_some_and(|tile| tile.production.is_some()))
            && (!has_col || !lost && tile.is_some_and(|tile| tile.colony_points > 0))
            && (!site_lagrange || face.kind == SiteKind::Lagrange)
            && (!site_no_gravity || face.gravity == 0)
            && (not_icon.is_empty() || has_tile && !icon(not_icon))
    }

    /// Whether a type may stand on the tile of a place, stock aside (R7.4.3).
    pub(crate) fn check_base_type(&self, site: Site, slot: usize, base: BaseType) -> Result<(), Illegal> {
        let refused = Err(Illegal::new("R7.4.3", "requirement_not_met"));
        let Some(role) = self.role(base) else { return Err(Illegal::new("R2", "unknown_id")) };
        let boxes = usize::from(self.board().site(site).boxes).max(1);
        if box_of(slot) >= boxes {
            return refused;
        }
        let met = |requirement: &Requirement| self.meets_requirement(requirement, site, box_of(slot));
        if role.requires.is_empty() || role.requires.iter().any(met) { Ok(()) } else { refused }
    }

    /// Places of a site that must have a base: each box, or the site itself.
    pub(crate) fn places(&self, site: Site) -> usize {
        usize::from(self.board().site(site).boxes).max(1)
    }

    /// R7.4.2, R13.2.
    pub(crate) fn build_cost(&self, site: Site) -> Option<u16> {
        let build = i16::from(self.board().site(site).build?);
        let modifiers = self.at(site).tiles.iter().filter_map(|&tile| data().tile(tile)).map(|tile| i16::from(tile.cost));
        Some((build + modifiers.sum::<i16>()).max(0) as u16)
    }

    // What tiles are worth

    /// P# of a tile with the bases on it; `None` where there is none (R7.5). Phobes make it 0 (R13.4.3).
    pub(crate) fn production(&self, site: Site, slot: usize) -> Option<u8> {
        let state = self.at(site);
        if state.lost >> slot & 1 == 1 {
            return None;
        }
        let printed = data().tile(state.tiles[slot])?.production;
        let on_tile = state.bases().filter(|&(place, _)| box_of(place) == slot);
        let more: u8 = on_tile.filter_map(|(_, base)| self.role(base)).map(|role| role.effect.tile_p_add).sum();
        match (printed, more) {
            (None, 0) => None,
            _ if self.is_locked_by_phobes(site) => Some(0),
            (printed, more) => Some(printed.unwrap_or(0) + more),
        }
    }

    /// Col# of a tile (R13.5).
    pub(crate) fn colony_points_of(&self, site: Site, slot: usize) -> u8 {
        let state = self.at(site);
        let lost = state.lost >> slot & 1 == 1 || self.is_locked_by_phobes(site);
        data().tile(state.tiles[slot]).filter(|_| !lost).map_or(0, |tile| tile.colony_points)
    }

    // Security

    /// With Energy Fields every base is a Security base in addition to its own type.
    pub(crate) fn is_security(&self, owner: Seat, base: BaseType) -> bool {
        base == BaseType::Security || self.has_ability(owner, data().abilities.all_security)
    }

    pub(crate) fn sites_in(&self, site: Site, scope: Scope) -> u32 {
        match scope {
            Scope::Region => self.board().region(site).sites,
            Scope::Near => self.board().sites_of(self.board().around(site).near),
        }
    }

    /// One profit for each base of an opponent, nothing if a Security base was there (R11.4, R13.3).
    fn security_profit(&self, seat: Seat, site: Site, scope: Scope, void: Option<Scope>) -> i16 {
        // The solo game has another use for Security bases (R15.9, R15.13).
        if self.is_solo() {
            return 0;
        }
        let guarded = |site: Site| {
            let state = self.at(site);
            state.owner.is_some_and(|owner| state.bases().any(|(_, base)| self.is_security(owner, base)))
        };
        let in_scope = |scope: Scope| bits(self.sites_in(site, scope)).map(|site| Site(site as u8));
        if void.is_some_and(|scope| in_scope(scope).any(guarded)) {
            return 0;
        }
        let foreign = |site: &Site| self.at(*site).owner.is_some_and(|owner| owner != seat);
        in_scope(scope).filter(foreign).map(|site| self.at(site).bases().count() as i16).sum()
    }

    // Building

    /// Compensates claims, then places the bases in their order (R13.2).
    pub(crate) fn build(&mut self, seat: Seat, part: u8, log: &mut impl Log<Event>) {
        let plan = self.draft.parts[usize::from(part)];
        let site = plan.site.expect("a site");
        for other in self.others(seat) {
            if self.player(other).teams.iter().any(|team| team.site == site && team.claims) {
                self.gain(other, COMPENSATION);
                log.note(|| Event::Compensated { seat: other, profit: COMPENSATION });
            }
        }
        if self.is_solo() {
            self.drive_out_competition(site, log);
        }
        for index in (0..plan.order.len() as u8).rev() {
            self.push(Term::Build { part, index });
        }
    }

    /// Teams of the competition return to their box; a claim is compensated (R15.2).
    fn drive_out_competition(&mut self, site: Site, log: &mut impl Log<Event>) {
        if self.competition.claims >> site.0 & 1 == 1 {
            self.competition_earns(COMPENSATION, "R15.2", log);
        }
        self.remove_competition_team(site, "R15.2", log);
    }

    pub(crate) fn place_base(&mut self, part: u8, index: u8, log: &mut impl Log<Event>) {
        let seat = self.active;
        let plan = self.draft.parts[usize::from(part)];
        // The team may have left since: an earlier base can win a card that moves it.
        let site = plan.site.expect("a site");
        let slot = usize::from(plan.order[usize::from(index)]);
        let base = plan.bases[slot].expect("a base for every place");
        let effect = &self.role(base).expect("a type of this era").effect;
        let profit = self.profit_when_built(seat, site, base, effect);
        let was_locked = self.is_locked_by_phobes(site);
        self.player_mut(seat).stock[base.index()] -= 1;
        let state = self.at_mut(site);
        (state.bases[slot], state.owner) = (Some(base), Some(seat));
        self.note_progress(seat);
        log.note(|| Event::Built { seat, era: self.era, site, slot: slot as u8, base });
        self.earn(seat, self.base_bonus(site), log);
        if was_locked && !self.is_locked_by_phobes(site) {
            self.unlock_tiles(seat, site, log);
        }
        self.earn(seat, profit, log);
        self.effect_when_built(seat, site, slot, effect, log);
    }

    /// The Security benefit, determined before the base is placed.
    fn profit_when_built(&self, seat: Seat, site: Site, base: BaseType, effect: &BaseEffect) -> i16 {
        let security = match effect.on_build.profit_per_opponent_base {
            Some(_) => Some(effect),
            None if self.is_security(seat, base) => self.role(BaseType::Security).map(|role| &role.effect),
            None => None,
        };
        let Some(effect) = security else { return 0 };
        effect
            .on_build
            .profit_per_opponent_base
            .map_or(0, |scope| self.security_profit(seat, site, scope, effect.void_if_security))
    }

    fn effect_when_built(&mut self, seat: Seat, site: Site, slot: usize, effect: &BaseEffect, log: &mut impl Log<Event>) {
        let on_build = &effect.on_build;
        let slot = box_of(slot);
        let worth = |game: &SpaceCorp, worth: &Worth| match worth {
            Worth::P => i16::from(game.production(site, slot).unwrap_or(0)),
            Worth::Col => i16::from(game.colony_points_of(site, slot)),
        };
        let profit = on_build.profit_from.iter().map(|from| worth(self, from)).sum();
        self.earn(seat, profit, log);
        if !effect.removes.is_empty() {
            self.at_mut(site).lost |= 1 << slot;
        }
        if on_build.take_offer > 0 {
            self.push(Term::TakeOffer(seat));
        }
        if !on_build.choose.is_empty() {
            self.push(Term::OfferOrStep(seat));
        }
        if on_build.r#gen > 0 {
            self.push(Term::Advance { seat, wheel: Wheel::Genetics, steps: on_build.r#gen });
        }
    }

    /// The builder of the Security base receives the rewards of all tiles, the primary tile first (R13.4.1).
    fn unlock_tiles(&mut self, seat: Seat, site: Site, log: &mut impl Log<Event>) {
        // Terms are a stack: those of the first tile must be on top.
        for tile in self.at(site).tiles.into_iter().rev() {
            if let Some(face) = data().tile(tile) {
                self.reward_tile(seat, face, log);
            }
        }
    }

    /// Whether a base has an effect when it is built, so that the order of several matters (R18.6).
    pub(crate) fn acts_when_built(&self, seat: Seat, base: BaseType) -> bool {
        let on_build = &self.role(base).expect("a type of this era").effect.on_build;
        let acts = on_build.r#gen > 0
            || on_build.take_offer > 0
            || !on_build.choose.is_empty()
            || !on_build.profit_from.is_empty()
            || on_build.profit_per_opponent_base.is_some();
        acts || self.has_ability(seat, data().abilities.all_security)
    }

    /// Whether a place is the second one of the primary tile.
    pub(crate) fn is_second(slot: u8) -> bool {
        usize::from(slot) == SECOND
    }
}
