//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p kepler-3042 --test words` rewrites `locales/*/kepler-3042-components.ftl` from `data/*.toml`.

mod components;
mod play;
mod refusals;
mod sentences;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kepler_3042::{Kepler, ObjectiveSet, Options, TilePlacement};
use orrery_engine::suite;
use orrery_engine::words::{LANGUAGES, keys};
use orrery_engine::{Game, OptionKind, Seat, Words, erased};

const PLATFORM: [(&str, &str); 2] = [
    ("en", include_str!("../../../../../locales/en/platform.ftl")),
    ("it", include_str!("../../../../../locales/it/platform.ftl")),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn words(language: &str) -> Words {
    erased::words(&Kepler::META, &PLATFORM, language).expect("Fluent files are well-formed")
}

fn both() -> [Words; 2] {
    LANGUAGES.map(words)
}

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

/// The text of every source file.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push(fs::read_to_string(&path).expect("readable"));
            }
        }
    }
    found
}

#[test]
fn every_language_has_the_same_keys_once() {
    let of = |language: &str| -> Vec<&str> {
        Kepler::META.locales.iter().filter(|(of, _)| *of == language).flat_map(|(_, text)| keys(text)).collect()
    };
    let [english, other] = LANGUAGES.map(of);
    let [a, b] = [&english, &other].map(|keys| keys.iter().copied().collect::<BTreeSet<_>>());
    assert_eq!(a.difference(&b).collect::<Vec<_>>(), Vec::<&&str>::new(), "not in Italian");
    assert_eq!(b.difference(&a).collect::<Vec<_>>(), Vec::<&&str>::new(), "not in English");
    assert_eq!((a.len(), b.len()), (english.len(), other.len()), "a key stands twice");
}

/// A sentence that is never said, or lost its caller.
#[test]
fn every_key_of_the_game_is_used() {
    let main = Kepler::META.locales[0].1;
    let said = sources().concat() + main;
    // Keys put together at run time.
    let made =
        ["illegal-", "option-", "score-", "step-", "gain-", "dir-", "body-", "range-", "cubes-", "short-", "medals-", "icon-"];
    for key in keys(main).into_iter().filter(|key| !made.iter().any(|prefix| key.starts_with(prefix))) {
        let used = said.contains(&format!("\"{key}\"")) || said.contains(&format!("{{ {key} }}"));
        assert!(used, "nothing says {key}");
    }
}

#[test]
fn every_option_has_its_words() {
    for words in both() {
        for spec in Kepler::option_specs() {
            let title = format!("option-{}", spec.id);
            let mut wanted = vec![format!("{title}-help")];
            if let OptionKind::Choice { values, .. } | OptionKind::PerSeat { values, .. } = &spec.kind {
                wanted.extend(values.iter().map(|value| format!("{title}-{value}")));
            }
            wanted.push(title);
            for key in wanted {
                let said = words.word(&key);
                assert!(!said.contains('⟦') && !said.is_empty(), "{}: {said}", words.language);
            }
        }
    }
}

#[test]
fn every_score_category_has_its_name() {
    let game = suite::position::<Kepler>(&Options::default(), 2, 1, 50);
    for words in both() {
        for (category, _) in game.score(Seat(0)).parts {
            assert!(words.has(&format!("score-{category}")), "{}: {category}", words.language);
            assert!(words.has(&format!("score-{category}-text")), "{}: {category} explained", words.language);
        }
    }
}
