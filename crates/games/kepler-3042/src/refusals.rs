//! The order of refusals (R17): if several fit a command, the one standing first in the table is given.

use orrery_engine::Illegal;

/// The codes of R17's table, in its order.
pub const CODES: [&str; 29] = [
    "answer_first",
    "not_your_turn",
    "wrong_step",
    "must_finish",
    "same_action",
    "bonus_not_available",
    "bonus_used",
    "quantum_limit",
    "not_controlled",
    "earth_not_allowed",
    "duplicate_choice",
    "too_many",
    "max_level",
    "already_terraformed",
    "no_ship",
    "ship_landed",
    "already_moved",
    "not_on_planet",
    "no_marker",
    "need_technology",
    "tile_face_up",
    "illegal_hex",
    "illegal_path",
    "too_far",
    "mixed_planets",
    "nothing_to_burn",
    "insufficient_resources",
    "not_available",
    "no_effect",
];

/// Index of a refusal's code in R17's table.
pub(crate) fn rank(illegal: &Illegal) -> usize {
    CODES.iter().position(|code| *code == illegal.code).unwrap_or_else(|| unreachable!("{} is not in R17's table", illegal.code))
}

/// The refusal that is given if several parts of a command are refused.
pub(crate) fn first(parts: impl IntoIterator<Item = Result<(), Illegal>>) -> Result<(), Illegal> {
    parts.into_iter().filter_map(Result::err).min_by_key(rank).map_or(Ok(()), Err)
}
