//! Radiation (R11.1): what shields an action, and its price without a shield.

use crate::kinds::BaseType;
use crate::phases::sources::Needs;
use crate::state::{Part, SpaceCorp};

impl SpaceCorp {
    /// Whether the team of a part starts where a Shield Factory is used, or at a home that is one (R11.1.5).
    pub(crate) fn starts_sheltered(&self, part: &Part, all_help: bool) -> bool {
        let Some(from) = self.start_of(part).filter(|from| from.is_on_board()) else { return true };
        let home = self.board().plan.home_shield && from == self.board().plan.home;
        home || part.shield.is_some() || self.helps_in_region(from, all_help, |role| role.effect.in_region.move_from_shielded)
    }

    /// Whether a part builds where a Shield Factory is used, or outside of the zone (R11.1.6).
    pub(crate) fn builds_sheltered(&self, part: &Part, all_help: bool) -> bool {
        let Some(site) = self.start_of(part).filter(|site| site.is_on_board()) else { return true };
        let hot = self.board().region(site).radiation;
        !hot || part.shield.is_some() || self.helps_in_region(site, all_help, |role| role.effect.in_region.build_shielded)
    }

    /// Whether the Build places a base that shields it, or could.
    pub(crate) fn builds_shield(&self, part: &Part, all_help: bool) -> bool {
        let shields = |base: BaseType| self.role(base).is_some_and(|role| role.effect.on_build.shields_this_action);
        let placed = part.bases.iter().flatten().any(|&base| shields(base));
        placed || all_help && BaseType::ALL.into_iter().any(|base| shields(base) && self.could_still_build(part, base))
    }

    /// Price in radiation (R11.1.3).
    pub(crate) fn radiation(&self, needs: &Needs, shielded: bool) -> u32 {
        if needs.hot && !needs.shielded && !shielded { u32::from(self.board().plan.penalty) } else { 0 }
    }
}
