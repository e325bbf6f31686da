//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p planet-unknown --test words` rewrites `locales/*/planet-unknown-components.ftl` from `data/*.toml`.

mod components;
mod play;
mod refusals;
mod sentences;

use orrery_engine::suite::{plurals, words};
use planet_unknown::{Boards, Options, PlanetUnknown, Switch};

/// Options that together produce every text, for this number of players.
fn options(seats: u8) -> Options {
    let many = if seats > 1 { Switch::On } else { Switch::Off };
    Options {
        planets: Boards::FreeChoice,
        corporations: Boards::FreeChoice,
        events: many,
        private_objectives: many,
        show_next_tile: Switch::On,
        ..Options::default()
    }
}

#[test]
fn every_language_has_the_same_keys_once() {
    words::keys_agree::<PlanetUnknown>();
}

#[test]
fn a_count_of_one_is_singular() {
    // The deck has 20 cards.
    plurals::one_is_singular::<PlanetUnknown>(&["setup-event-deck"]);
}

#[test]
fn every_key_of_the_game_is_used() {
    words::keys_are_used::<PlanetUnknown>(&["track-", "terrain-", "ring-"]);
}

#[test]
fn every_option_has_its_words() {
    words::options_have_words::<PlanetUnknown>();
}

#[test]
fn every_score_category_has_its_name() {
    words::scores_have_words::<PlanetUnknown>(&Options::default(), 2);
}
