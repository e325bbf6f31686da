//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p spacecorp --test words` rewrites `locales/*/spacecorp-components.ftl` from `data/*.toml`.

mod competition;
mod components;
mod play;
mod refusals;
mod sentences;

use orrery_engine::suite::{plurals, words};
use spacecorp::{Era, Options, Situations, SpaceCorp};

/// A game that begins in an era and ends with it.
fn only(era: Era) -> Options {
    Options { first_era: era, last_era: era, ..Options::default() }
}

/// A solo game with everything that may happen in one.
fn solo() -> Options {
    Options { era_situations: Situations::Extended, ..Options::default() }
}

#[test]
fn every_language_has_the_same_keys_once() {
    words::keys_agree::<SpaceCorp>();
}

#[test]
fn a_count_of_one_is_singular() {
    // Said only of several, or of seven cards.
    plurals::one_is_singular::<SpaceCorp>(&["reward-times", "table-site-boxes", "illegal-hand_too_large"]);
}

#[test]
fn every_key_of_the_game_is_used() {
    words::keys_are_used::<SpaceCorp>(&[
        "begin-",
        "comp-nothing-",
        "condition-",
        "era-",
        "kind-",
        "pile-",
        "progress-",
        "prompt-solo-",
        "short-",
        "site-kind-",
        "solo-edge-",
        "step-",
        "wheel-",
        "window-",
    ]);
}

#[test]
fn every_option_has_its_words() {
    words::options_have_words::<SpaceCorp>();
}

#[test]
fn every_score_category_has_its_name() {
    words::scores_have_words::<SpaceCorp>(&Options::default(), 2);
    words::scores_have_words::<SpaceCorp>(&solo(), 1);
}
