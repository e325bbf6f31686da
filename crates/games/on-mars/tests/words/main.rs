//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p on-mars --test words` rewrites `locales/*/on-mars-components.ftl` from `data/*.toml`.

mod components;
mod play;
mod refusals;
mod sentences;

use on_mars::{ContractTypes, OnMars, Options, Switch};
use orrery_engine::suite::{plurals, words};

/// A game with all cards that a table may have.
fn everything() -> Options {
    Options {
        first_colonist_variant: Switch::On,
        upgrade_pack_goals: Switch::On,
        upgrade_pack_contracts: ContractTypes::RandomTwo,
        ..Options::default()
    }
}

#[test]
fn every_language_has_the_same_keys_once() {
    words::keys_agree::<OnMars>();
}

#[test]
fn a_count_of_one_is_singular() {
    plurals::one_is_singular::<OnMars>(&[]);
}

#[test]
fn every_key_of_the_game_is_used() {
    words::keys_are_used::<OnMars>(&["amount-", "direction-", "item-", "lab-", "row-", "side-", "sign-", "to-"]);
}

#[test]
fn every_option_has_its_words() {
    words::options_have_words::<OnMars>();
}

#[test]
fn every_score_category_has_its_name() {
    words::scores_have_words::<OnMars>(&Options::default(), 1);
    words::scores_have_words::<OnMars>(&Options::default(), 2);
}
