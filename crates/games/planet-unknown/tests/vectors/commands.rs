//! The commands of a case: each sets up a position, gives the game the decisions that it names, and returns a table.

pub mod answers;
mod boards;
mod cards;
mod effects;

use crate::Asked;
use crate::given::{Found, field};

pub fn answer(case: &Asked) -> Found {
    let Asked { given, command: action, .. } = case;
    match field::<String>(action, "cmd")?.as_str() {
        "setup" => boards::setup(given, action),
        "station" => boards::station(given, action),
        "rotate" => boards::rotate(given, action),
        "place" => boards::place(given, action),
        "can_place" => boards::can_place(given, action),
        "edge" => boards::edge(given),
        "score_planet" => boards::score_planet(given),
        "metric" => boards::metric(given),
        "private" => boards::private(given),
        "advance" | "cosmos_advance" | "oasis_advance" => effects::advance(case),
        "oasis_water" => effects::oasis_water(case),
        "wormhole_step" => effects::wormhole_step(given, action),
        "makeshift_targets" => effects::makeshift_targets(given, action),
        "tech" => effects::tech(given),
        "tokens" => effects::tokens(given),
        "track_medals" => effects::track_medals(given),
        "score_tracks" => effects::score_tracks(given),
        "regress" | "event_advance" => effects::event_choice(case),
        "unplaced" => effects::unplaced(case),
        "flux_civ" => effects::flux_civ(given, action),
        "rover" | "horizon" => effects::rover(case),
        "civ_choice" => cards::civ_choice(given, action),
        "civ_order" => cards::civ_order(case),
        "score_total" => cards::score_total(given),
        "neighbour" => cards::neighbour(given),
        "tie_break" => cards::tie_break(given),
        "solo_target" => cards::solo_target(given),
        "solo_tier" => cards::solo_tier(given),
        "event_mix" => cards::event_mix(given),
        other => Err(format!("the driver does not know the command {other}")),
    }
}
