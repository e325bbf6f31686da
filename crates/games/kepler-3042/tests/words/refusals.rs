//! Every refusal has a sentence in every language and a rule in every rulebook.

use std::collections::{BTreeSet, HashSet};

use kepler_3042::Kepler;
use orrery_engine::Game;
use orrery_engine::rulebook::rules;
use orrery_engine::suite::words::{self, Refusal};

/// The codes of R17's table.
fn listed_codes(rulebook: &str) -> BTreeSet<String> {
    let section = rules(rulebook).into_iter().find(|rule| rule.number == "R17").expect("R17").text;
    section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(code, _)| code.to_owned()).collect()
}

#[test]
fn every_refusal_has_its_words_and_its_rule() {
    let numbers: Vec<HashSet<&str>> =
        Kepler::META.rules.iter().map(|(_, text)| rules(text).iter().map(|rule| rule.number).collect()).collect();
    let [english, other] = [0, 1].map(|index| listed_codes(Kepler::META.rules[index].1));
    assert_eq!(english, other, "both languages list the same refusals");
    let mut used = words::refusals::<Kepler>();
    // One refusal is built from a variable; its codes are in R17's table.
    used.retain(|refusal| refusal.code != "code");
    assert!(used.len() > 40, "the sources have refusals");
    let without_number: HashSet<&str> =
        used.iter().filter(|refusal| !refusal.with_number).map(|refusal| refusal.code.as_str()).collect();
    for Refusal { rule, code, .. } in &used {
        assert!(numbers.iter().all(|numbers| numbers.contains(rule.as_str())), "{rule} ({code}) is not a rule");
        assert!(english.contains(code), "{code} is not in R17");
    }
    for (index, words) in words::all::<Kepler>().iter().enumerate() {
        let fluent = Kepler::META.locales[index].1;
        for code in &english {
            let key = format!("illegal-{code}");
            assert!(words.has(&key), "{}: {key}", words.language);
            let start = fluent.find(&format!("{key} =")).expect("in the main file");
            let sentence = fluent[start..].split("\n\n").next().and_then(|rest| rest.split("\nillegal-").next()).expect("text");
            assert!(!sentence.contains("$n") || !without_number.contains(code.as_str()), "{key} needs a number everywhere");
        }
    }
}
