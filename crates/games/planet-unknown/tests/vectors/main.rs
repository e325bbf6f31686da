//! Plays the cases beside this file: `rulebook.toml` (from the rulebook; its head explains the words) and `derived.toml` (worked out from
//! the rules). `ORRERY_VECTORS=FILE cargo test -p planet-unknown --test vectors` plays another file, also one in the form of the
//! specification's examples.

mod boards;
mod cards;
mod given;
mod moves;

use std::process::ExitCode;

use orrery_engine::suite::vectors::{self, Case};
use planet_unknown::PlanetUnknown;

fn main() -> ExitCode {
    vectors::run::<PlanetUnknown>(&["rulebook.toml", "derived.toml"], play)
}

/// The one command of a case answers with a table, which is compared with the expectation.
fn play(case: &Case) -> Result<(), String> {
    let (given, [action]) = (&case.given, &case.steps[..]) else { return Err("a case has one command".into()) };
    let found = match given::need::<String>(action, "cmd")?.as_str() {
        "setup" => boards::setup(given),
        "station" => boards::station(given, action),
        "rotate" => boards::rotate(given, action),
        "place" => boards::place(given, action),
        "can_place" => boards::can_place(given, action),
        "edge" => boards::edge(given),
        "score_planet" => boards::score_planet(given),
        "metric" => boards::metric(given),
        "private" => boards::private(given),
        "advance" => moves::advance(given, action),
        "cosmos_advance" => moves::cosmos_advance(given, action),
        "oasis_advance" => moves::oasis_advance(given, action),
        "oasis_water" => moves::oasis_water(given, action),
        "wormhole_step" => moves::wormhole_step(given, action),
        "makeshift_targets" => moves::makeshift_targets(given, action),
        "tech" => moves::tech(given),
        "tokens" => moves::tokens(given),
        "track_medals" => moves::track_medals(given),
        "score_tracks" => moves::score_tracks(given),
        "regress" | "event_advance" => moves::event_choice(given, action),
        "unplaced" => moves::unplaced(given),
        "flux_civ" => moves::flux_civ(given, action),
        "rover" | "horizon" => moves::rover(given, action),
        "civ_choice" => cards::civ_choice(given, action),
        "civ_order" => cards::civ_order(given),
        "score_total" => cards::score_total(given),
        "neighbour" => cards::neighbour(given),
        "tie_break" => cards::tie_break(given),
        "solo_target" => cards::solo_target(given),
        "solo_tier" => cards::solo_tier(given),
        "event_mix" => cards::event_mix(given),
        other => Err(format!("the driver does not know the command {other}")),
    }?;
    given::compare(&found, &case.expect)
}
