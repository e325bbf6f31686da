//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p planet-unknown --test words` rewrites `locales/*/planet-unknown-components.ftl` from `data/*.toml`.

mod components;
mod play;
mod table;

use std::collections::BTreeSet;

use orrery_engine::suite::words;
use orrery_engine::words::keys;
use orrery_engine::{Game, rulebook};
use planet_unknown::{Boards, Options, PlanetUnknown, Switch};

/// Everything there is to say, for this number of players.
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
fn every_key_of_the_game_is_used() {
    words::keys_are_used::<PlanetUnknown>(&["track-", "terrain-", "ring-"]);
}

/// (rule, code) of every line of the table of reasons in R18: "| `code` | R1, R2.3 | meaning |".
fn reasons(book: &str) -> BTreeSet<(String, String)> {
    let chapter = rulebook::rules(book).into_iter().find(|rule| rule.number == "R18").expect("R18");
    let lines = chapter.text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    let of = |(code, rest): (&str, &str)| -> Vec<(String, String)> {
        let (rules, _) = rest.split_once(" |").expect("three columns");
        rules.split(", ").map(|rule| (rule.to_owned(), code.to_owned())).collect()
    };
    lines.flat_map(of).collect()
}

/// Every refusal has its sentence, none is left over; the book has a heading for exactly its rule and lists it among the reasons.
#[test]
fn every_refusal_has_its_words_and_its_rule() {
    let used: BTreeSet<_> = words::refusals::<PlanetUnknown>().into_iter().map(|refusal| (refusal.rule, refusal.code)).collect();
    assert!(used.len() > 40, "the sources have refusals");
    for (language, text) in PlanetUnknown::META.rules {
        let numbers: Vec<&str> = rulebook::rules(text).iter().map(|rule| rule.number).collect();
        for (rule, code) in &used {
            assert!(numbers.contains(&rule.as_str()), "{language}: {rule} ({code})");
        }
        assert_eq!(reasons(text), used, "{language}: the table of R18");
    }
    let codes: BTreeSet<String> = used.iter().map(|(_, code)| format!("illegal-{code}")).collect();
    for (_, text) in &PlanetUnknown::META.locales[..2] {
        let said: BTreeSet<String> =
            keys(text).iter().filter(|key| key.starts_with("illegal-")).map(|key| key.to_string()).collect();
        assert_eq!(said, codes);
    }
}

#[test]
fn every_option_has_its_words() {
    words::options_have_words::<PlanetUnknown>();
}

#[test]
fn every_score_category_has_its_name() {
    words::scores_have_words::<PlanetUnknown>(&Options::default(), 2);
}
