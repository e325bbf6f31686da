//! Every refusal has a sentence in every language and a rule in every rulebook.

use std::collections::{BTreeSet, HashSet};

use kepler_3042::Kepler;
use orrery_engine::Game;
use orrery_engine::rulebook::rules;

use crate::{both, sources};

/// (rule, code, whether a number comes with it) of every refusal written out in the sources.
fn refusals() -> Vec<(String, String, bool)> {
    let mut found = Vec::new();
    for text in sources() {
        for after in text.split("Illegal::new(").skip(1) {
            let (args, rest) = after.split_once(')').expect("closed");
            let parts: Vec<&str> = args.split(',').map(str::trim).collect();
            let [rule, code] = parts[..] else { panic!("Illegal::new({args})") };
            // A code that is worked out is one of those in R17's table.
            if let Some(code) = code.strip_prefix('"') {
                found.push((rule.trim_matches('"').to_owned(), code.trim_matches('"').to_owned(), rest.starts_with(".with(")));
            }
        }
    }
    assert!(found.len() > 40, "the sources have refusals");
    found
}

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
    let used = refusals();
    let without_number: HashSet<&str> = used.iter().filter(|(_, _, number)| !number).map(|(_, code, _)| code.as_str()).collect();
    for (rule, code, _) in &used {
        assert!(numbers.iter().all(|numbers| numbers.contains(rule.as_str())), "{rule} ({code}) is no rule");
        assert!(english.contains(code), "{code} is not in R17");
    }
    for (index, words) in both().iter().enumerate() {
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
