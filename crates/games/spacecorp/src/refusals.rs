//! The order of refusals (R7.10.2): of several refusals of a request, the first is returned. If a request could be carried out in
//! several ways and none is legal, the refusal is that of the closest one.

use std::cmp::Reverse;

use orrery_engine::Illegal;

/// The codes in the order of R7.10.2.
pub const CODES: [&str; 39] = [
    "bad_option",
    "game_over",
    "window_closed",
    "not_your_turn",
    "wrong_phase",
    "undo_not_allowed",
    "unknown_id",
    "unknown_card",
    "card_not_in_hand",
    "pass_not_allowed",
    "edge_not_playable",
    "banned_action",
    "type_mismatch",
    "not_upgradeable",
    "hand_too_large",
    "no_team",
    "team_locked",
    "team_on_track",
    "team_acted",
    "same_site",
    "region_not_allowed",
    "no_empty_box",
    "already_built",
    "not_explored",
    "introvs",
    "requirement_not_met",
    "no_base_in_stock",
    "pile_empty",
    "no_colony_tile",
    "nothing_to_produce",
    "contract_taken",
    "contract_not_met",
    "base_condition",
    "era_end_ban",
    "source_limit",
    "spend_limit",
    "insufficient_value",
    "not_enough_colony_points",
    "insufficient_profit",
];

/// Index of a refusal's code.
fn rank(illegal: &Illegal) -> usize {
    CODES.iter().position(|code| *code == illegal.code).unwrap_or_else(|| unreachable!("{} is not in R7.10.2", illegal.code))
}

/// The refusal of a request of which several parts are refused.
#[cfg(feature = "positions")]
pub(crate) fn first(parts: impl IntoIterator<Item = Result<(), Illegal>>) -> Result<(), Illegal> {
    parts.into_iter().filter_map(Result::err).min_by_key(rank).map_or(Ok(()), Err)
}

/// Collects the refusals of alternatives. Lists of legal actions pass [`Ignored`], which costs nothing.
pub(crate) trait Refusals {
    fn note(&mut self, refusal: Illegal);
}

/// Drops every refusal.
pub(crate) struct Ignored;

impl Refusals for Ignored {
    #[inline]
    fn note(&mut self, _: Illegal) {}
}

/// Keeps the refusal of the alternative that is closest to being legal: its code comes last in R7.10.2, and the least is missing.
#[derive(Default)]
pub(crate) struct Nearest(Option<Illegal>);

impl Refusals for Nearest {
    fn note(&mut self, refusal: Illegal) {
        let nearness = |refusal: &Illegal| (rank(refusal), Reverse(refusal.number));
        if self.0.as_ref().is_none_or(|nearest| nearness(&refusal) > nearness(nearest)) {
            self.0 = Some(refusal);
        }
    }
}

impl Nearest {
    /// `Ok` if the search found a legal alternative, else the refusal that was kept.
    pub(crate) fn unless(self, found: bool) -> Result<(), Illegal> {
        match self.0 {
            Some(refusal) if !found => Err(refusal),
            _ => Ok(()),
        }
    }
}

/// Whether one of several alternatives is legal.
pub(crate) fn any_ok(ways: impl IntoIterator<Item = Result<(), Illegal>>, refusals: &mut impl Refusals) -> bool {
    ways.into_iter().any(|way| way.map_err(|refusal| refusals.note(refusal)).is_ok())
}
