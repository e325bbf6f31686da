//! Effects of the era situation (R16.4, R16.6, R16.7). Each query of the other rules has one function here.

use orrery_engine::Seat;

use crate::components::{SituationEffect, data};
use crate::kinds::{Kind, Site, Titles, Wheel};
use crate::state::SpaceCorp;

impl SpaceCorp {
    pub(crate) fn situation_effect(&self) -> Option<&'static SituationEffect> {
        self.situation.map(|situation| &data().situation(situation).effect)
    }

    /// Whether the situation of the era has a property.
    #[inline]
    pub(crate) fn effect(&self, has: impl Fn(&SituationEffect) -> bool) -> bool {
        self.situation_effect().is_some_and(has)
    }

    /// Conflict on Earth, Saturated Market.
    pub(crate) fn is_banned_by_situation(&self, kind: Kind) -> bool {
        self.situation.is_some_and(|situation| data().situation(situation).ban.contains(kind))
    }

    /// Hard to Find: what the player pays to explore.
    pub(crate) fn explore_cost(&self, site: Site) -> Option<u32> {
        let more = self.situation_effect().map_or(0, |effect| effect.explore_cost);
        self.board().site(site).explore.map(|cost| u32::from(cost) + u32::from(more))
    }

    /// Capital Shortage: after carried rewards were added.
    pub(crate) fn after_shortage(&self, reward: i16) -> i16 {
        if self.effect(|effect| effect.contract_rewards.is_some()) { (reward + 1) / 2 } else { reward }
    }

    /// Local Land Rush: profit for a base placed at a site, by either side.
    pub(crate) fn base_bonus(&self, site: Site) -> i16 {
        let Some(bonus) = self.situation_effect().and_then(|effect| effect.base_bonus.as_ref()) else { return 0 };
        let in_region = bonus.regions.contains(&self.board().region(site).id);
        let of_kind = bonus.site_kinds.contains(&self.board().site(site).kind);
        if in_region || of_kind { bonus.profit } else { 0 }
    }

    /// Consultants: a point may be bought for this type of action.
    pub(crate) fn has_consultants(&self, kind: Kind) -> bool {
        let buy = self.situation_effect().and_then(|effect| effect.may_buy_value.as_ref());
        buy.is_some_and(|buy| buy.actions.contains(&kind))
    }

    /// Titles whose benefits work: Random Mutations leaves those of Adaptations without effect.
    #[inline]
    pub(crate) fn titles_in_force(&self, seat: Seat) -> Titles {
        let titles = self.player(seat).titles;
        match self.effect(|effect| effect.adaptations_only_profit) {
            true => titles.without(data().abilities.of_wheel[Wheel::Genetics.index()]),
            false => titles,
        }
    }

    /// Whether a benefit of one of these titles works for a seat.
    #[inline]
    pub(crate) fn has_ability(&self, seat: Seat, titles: Titles) -> bool {
        self.titles_in_force(seat).0 & titles.0 != 0
    }

    /// Beyond tiles that lie on the goal or with their owners (R15.1.1).
    pub(crate) fn beyond_tiles(&self) -> usize {
        match self.is_solo() {
            true => usize::from(!self.effect(|effect| effect.no_beyond_tile)),
            false => 2,
        }
    }
}
