//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p starship-interstellar --test words` rewrites `locales/*/starship-interstellar-components.ftl` from
//! `data/*.toml`.

mod components;
mod play;
mod refusals;
mod sentences;

use orrery_engine::suite::{plurals, words};
use starship_interstellar::{Addition, Layered, LeaderChoice, Options, Starship, Switch, Universal};

/// A game with all components that a table may have.
fn everything() -> Options {
    Options {
        black_holes: Addition::Replace,
        families: Switch::On,
        scattered_planets: Addition::Add,
        multi_resource: Layered::Blind,
        unique_pass: Switch::On,
        leader_board: LeaderChoice::Random,
        universal_mechanisms: Universal::Add,
        ..Options::default()
    }
}

#[test]
fn every_language_has_the_same_keys_once() {
    words::keys_agree::<Starship>();
}

#[test]
fn a_count_of_one_is_singular() {
    plurals::one_is_singular::<Starship>(&[]);
}

#[test]
fn every_key_of_the_game_is_used() {
    words::keys_are_used::<Starship>(&[
        "action-",
        "amount-",
        "building-",
        "colour-",
        "cube-",
        "element-",
        "leader-",
        "power-",
        "row-",
        "sign-",
        "source-",
        "track-",
    ]);
}

#[test]
fn every_option_has_its_words() {
    words::options_have_words::<Starship>();
}

#[test]
fn every_score_category_has_its_name() {
    words::scores_have_words::<Starship>(&Options::default(), 1);
    words::scores_have_words::<Starship>(&Options::default(), 2);
}
