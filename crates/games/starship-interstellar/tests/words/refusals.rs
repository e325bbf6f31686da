//! Every refusal has a sentence in every language and a rule in every rulebook.

use std::collections::BTreeSet;

use orrery_engine::suite::words::{self, Refusal};
use orrery_engine::words::keys;
use orrery_engine::{Game, rulebook};
use starship_interstellar::Starship;

/// Every refusal has its sentence, none is left over, and the book has a heading for exactly its rule.
#[test]
fn every_refusal_has_its_words_and_its_rule() {
    let used = words::refusals::<Starship>();
    assert!(used.len() > 20, "the sources have refusals");
    for (language, text) in Starship::META.rules {
        let numbers: Vec<&str> = rulebook::rules(text).iter().map(|rule| rule.number).collect();
        // A check that several rules share takes its rule as an argument.
        for Refusal { rule, code, .. } in used.iter().filter(|refusal| refusal.rule != "rule") {
            assert!(numbers.contains(&rule.as_str()), "{language}: {rule} ({code})");
        }
    }
    let codes: BTreeSet<String> = used.iter().map(|refusal| format!("illegal-{}", refusal.code)).collect();
    for (language, text) in &Starship::META.locales[..2] {
        let said: BTreeSet<String> =
            keys(text).iter().filter(|key| key.starts_with("illegal-")).map(|key| key.to_string()).collect();
        assert_eq!(said, codes, "{language}");
    }
}
