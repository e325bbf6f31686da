//! Every refusal has a sentence in every language and a rule in every rulebook.

use std::collections::BTreeSet;

use orrery_engine::suite::words;
use orrery_engine::words::keys;
use orrery_engine::{Game, rulebook};
use planet_unknown::PlanetUnknown;

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

/// Every refusal has a sentence and every sentence is used; the rulebook has a heading for its rule and lists it among the
/// reasons.
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
