//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p kepler-3042 --test words` rewrites `locales/*/kepler-3042-components.ftl` from `data/*.toml`.

mod components;
mod play;
mod refusals;
mod sentences;

use kepler_3042::{Kepler, ObjectiveSet, Options, TilePlacement};
use orrery_engine::suite::{plurals, words};

/// A solo game on a level with bonus cubes.
fn solo() -> Options {
    Options { campaign_level: 2, previous_score: Some(47), ..Options::default() }
}

fn by_players() -> Options {
    Options { objective_set: ObjectiveSet::Advanced, tile_placement: TilePlacement::ByPlayers, ..Options::default() }
}

fn options(seats: u8) -> Options {
    if seats == 1 { solo() } else { Options::default() }
}

#[test]
fn every_language_has_the_same_keys_once() {
    words::keys_agree::<Kepler>();
}

#[test]
fn a_count_of_one_is_singular() {
    plurals::one_is_singular::<Kepler>(&[]);
}

#[test]
fn every_key_of_the_game_is_used() {
    words::keys_are_used::<Kepler>(&["step-", "gain-", "dir-", "body-", "range-", "cubes-", "short-", "medals-", "icon-"]);
}

#[test]
fn every_option_has_its_words() {
    words::options_have_words::<Kepler>();
}

#[test]
fn every_score_category_has_its_name() {
    words::scores_have_words::<Kepler>(&Options::default(), 2);
}
