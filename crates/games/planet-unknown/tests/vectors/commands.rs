//! The commands of a case: each sets up a position, queries the game once, and returns a table.

mod boards;
mod cards;
mod effects;

use toml::Table;

use crate::given::{Found, need};

pub fn answer(given: &Table, action: &Table) -> Found {
    match need::<String>(action, "cmd")?.as_str() {
        "setup" => boards::setup(given),
        "station" => boards::station(given, action),
        "rotate" => boards::rotate(given, action),
        "place" => boards::place(given, action),
        "can_place" => boards::can_place(given, action),
        "edge" => boards::edge(given),
        "score_planet" => boards::score_planet(given),
        "metric" => boards::metric(given),
        "private" => boards::private(given),
        "advance" => effects::advance(given, action),
        "cosmos_advance" => effects::cosmos_advance(given, action),
        "oasis_advance" => effects::oasis_advance(given, action),
        "oasis_water" => effects::oasis_water(given, action),
        "wormhole_step" => effects::wormhole_step(given, action),
        "makeshift_targets" => effects::makeshift_targets(given, action),
        "tech" => effects::tech(given),
        "tokens" => effects::tokens(given),
        "track_medals" => effects::track_medals(given),
        "score_tracks" => effects::score_tracks(given),
        "regress" | "event_advance" => effects::event_choice(given, action),
        "unplaced" => effects::unplaced(given),
        "flux_civ" => effects::flux_civ(given, action),
        "rover" | "horizon" => effects::rover(given, action),
        "civ_choice" => cards::civ_choice(given, action),
        "civ_order" => cards::civ_order(given),
        "score_total" => cards::score_total(given),
        "neighbour" => cards::neighbour(given),
        "tie_break" => cards::tie_break(given),
        "solo_target" => cards::solo_target(given),
        "solo_tier" => cards::solo_tier(given),
        "event_mix" => cards::event_mix(given),
        other => Err(format!("the driver does not know the command {other}")),
    }
}
