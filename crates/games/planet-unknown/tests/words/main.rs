//! Everything the game says exists in every language; the components' names come from the component data.
//!
//! `UPDATE=1 cargo test -p planet-unknown --test words` rewrites `locales/*/planet-unknown-components.ftl` from `data/*.toml`.

mod components;
mod play;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use orrery_engine::suite;
use orrery_engine::words::{LANGUAGES, keys};
use orrery_engine::{Game, OptionKind, Seat, Words, erased, rulebook};
use planet_unknown::{Boards, Options, PlanetUnknown, Switch};

const PLATFORM: [(&str, &str); 2] = [
    ("en", include_str!("../../../../../locales/en/platform.ftl")),
    ("it", include_str!("../../../../../locales/it/platform.ftl")),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn words(language: &str) -> Words {
    erased::words(&PlanetUnknown::META, &PLATFORM, language).expect("Fluent files are well-formed")
}

fn both() -> [Words; 2] {
    LANGUAGES.map(words)
}

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
        PlanetUnknown::META.locales.iter().filter(|(of, _)| *of == language).flat_map(|(_, text)| keys(text)).collect()
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
    let main = PlanetUnknown::META.locales[0].1;
    let said = sources().concat();
    // Keys put together at run time.
    let made = ["illegal-", "option-", "score-", "track-", "terrain-", "ring-"];
    for key in keys(main).into_iter().filter(|key| !made.iter().any(|prefix| key.starts_with(prefix))) {
        assert!(said.contains(&format!("\"{key}\"")), "nothing says {key}");
    }
}

/// (rule, code) of every refusal written out in the sources.
fn refusals() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for text in sources() {
        for after in text.split("Illegal::new(").skip(1) {
            let (args, _) = after.split_once(')').expect("closed");
            let parts: Vec<&str> = args.split(',').map(|part| part.trim().trim_matches('"')).collect();
            let [rule, code] = parts[..] else { panic!("Illegal::new({args})") };
            found.insert((rule.to_owned(), code.to_owned()));
        }
    }
    assert!(found.len() > 40, "the sources have refusals");
    found
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
    let used = refusals();
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
    for words in both() {
        for spec in PlanetUnknown::option_specs() {
            let title = format!("option-{}", spec.id);
            let mut wanted = vec![format!("{title}-help")];
            if let OptionKind::Choice { values, .. } = &spec.kind {
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
    let game: PlanetUnknown = suite::position(&Options::default(), 2, 1, 50);
    for words in both() {
        for (category, _) in game.score(Seat(0)).parts {
            assert!(words.has(&format!("score-{category}")), "{}: {category}", words.language);
            assert!(words.has(&format!("score-{category}-text")), "{}: {category} explained", words.language);
        }
    }
}
