//! Nouns agree with their numbers: no "1 cards". The client has the same test for its own texts (`web/tests/plurals.test.ts`).

use std::collections::BTreeSet;

use super::words::{PLATFORM, all};
use crate::game::Game;
use crate::message::Message;
use crate::words::{ENGINE, keys};

/// Names of variables that never hold a count of one: players, colours, limits.
const NOT_COUNTS: [&str; 4] = ["who", "colour", "max", "most"];

/// Messages of engine and platform whose numbers are ranges or rates.
const RANGES: [&str; 3] = ["cli-game-facts", "cli-option-players", "cli-sim-speed"];

/// Words between a number and an English noun.
const ATTRIBUTES: [&str; 10] = ["action", "bot", "colony", "goal", "more", "other", "progress", "public", "rover", "technology"];

/// English words that end in "s" and may follow a one, because they are not plurals.
const NOT_PLURALS: [&str; 29] = [
    "as",
    "becomes",
    "begins",
    "bonus",
    "completes",
    "decides",
    "earns",
    "ends",
    "fits",
    "gets",
    "goes",
    "has",
    "his",
    "is",
    "its",
    "joins",
    "leaves",
    "lets",
    "moves",
    "needs",
    "opens",
    "pays",
    "returns",
    "shows",
    "stays",
    "takes",
    "this",
    "was",
    "works",
];

/// Words before a total: "2 of 3 medals" is right with every total.
const BEFORE_TOTALS: [&str; 3] = ["of", "di", "su"];

/// Every message is right if one of its arguments is 1. Texts of engine and platform are checked as well. `allowed` are keys whose
/// numbers are never one.
pub fn one_is_singular<G: Game>(allowed: &[&str]) {
    for words in all::<G>() {
        let sources = G::META.locales.iter().chain(&PLATFORM).chain(&ENGINE).filter(|(language, _)| *language == words.language);
        let messages: Vec<(&str, &str)> = sources.flat_map(|(_, text)| messages(text)).collect();
        let nouns = Nouns::of(words.language, &messages);
        let mut wrong = Vec::new();
        for (key, text) in messages.iter().filter(|(key, _)| !allowed.contains(key) && !RANGES.contains(key)) {
            let names = variables(text);
            for one in names.iter().filter(|name| !NOT_COUNTS.contains(name)) {
                let with = |message: Message, name: &&'static str| match name == one {
                    true => message.with(name, 1),
                    false => message.with(name, "x"),
                };
                let said = words.say(&names.iter().fold(Message::new((*key).to_owned()), with));
                if nouns.has_plural_of_one(&said) {
                    wrong.push(format!("{}: {key}: {said}", words.language));
                }
            }
        }
        assert!(wrong.is_empty(), "plurals of one:\n{}", wrong.join("\n"));
    }
}

/// The messages of a Fluent file, each with the text that defines it.
fn messages(text: &str) -> Vec<(&str, &str)> {
    let starts: Vec<usize> = keys(text).iter().map(|key| key.as_ptr() as usize - text.as_ptr() as usize).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    keys(text).into_iter().zip(starts.iter().zip(ends).map(|(&start, end)| &text[start..end])).collect()
}

/// The names of the variables in a message. They live as long as the test.
fn variables(text: &str) -> BTreeSet<&'static str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let name = |rest: &str| -> &'static str { rest.split(|c| !is_part(c)).next().unwrap_or_default().to_owned().leak() };
    text.split('$').skip(1).map(name).collect()
}

/// Recognises plural nouns of a language.
struct Nouns<'a> {
    language: &'a str,
    /// Italian: the nouns that follow a number where a text chooses by plural. English plurals end in "s".
    plurals: BTreeSet<&'a str>,
}

impl<'a> Nouns<'a> {
    fn of(language: &'a str, messages: &[(&'a str, &'a str)]) -> Nouns<'a> {
        let mut plurals = BTreeSet::new();
        for (_, text) in messages {
            let mut singular = None;
            for line in text.lines().map(str::trim) {
                if let Some(one) = line.strip_prefix("[one]") {
                    singular = Some(one);
                } else if let Some(other) = line.strip_prefix("*[other]")
                    && let Some(one) = singular.take()
                {
                    let after_numbers =
                        other.split("} ").skip(1).filter_map(|rest| rest.split(|c: char| !c.is_alphabetic()).next());
                    plurals.extend(after_numbers.filter(|word| one.split(' ').any(|one| is_italian_plural(word, bare(one)))));
                }
            }
        }
        Nouns { language, plurals }
    }

    fn is_plural(&self, word: &str) -> bool {
        match self.language {
            "it" => self.plurals.contains(word),
            _ => {
                let is_word = word.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
                is_word && word.len() > 1 && word.ends_with('s') && !word.ends_with("ss") && !NOT_PLURALS.contains(&word)
            }
        }
    }

    /// Whether a plural follows a one. The noun is the next word, or the one after a name or an attribute: "1 Start cards".
    fn has_plural_of_one(&self, said: &str) -> bool {
        let words: Vec<&str> = said.split_whitespace().collect();
        let is_attribute = |word: &str| word.contains('-') || word.starts_with(char::is_uppercase) || ATTRIBUTES.contains(&word);
        let noun = |at: usize| {
            let next = words.get(at + 1)?;
            Some(words.get(at + 2).filter(|_| is_attribute(next)).unwrap_or(next))
        };
        let is_total = |at: usize| at > 0 && BEFORE_TOTALS.contains(&words[at - 1]);
        let ones = (0..words.len()).filter(|&at| words[at].trim_start_matches('(') == "1" && !is_total(at));
        ones.filter_map(noun).any(|noun| self.is_plural(bare(noun)))
    }
}

/// A word without the punctuation that follows it.
fn bare(word: &str) -> &str {
    word.trim_end_matches([',', '.', ':', ';', ')', '!', '?'])
}

/// "carte" of "carta": the same stem, and an ending of plurals.
fn is_italian_plural(word: &str, singular: &str) -> bool {
    let stem = singular.len().checked_sub(2).and_then(|end| singular.get(..end)).filter(|stem| stem.len() > 1);
    word.ends_with(['e', 'i'])
        && word != singular
        && word.len().abs_diff(singular.len()) < 2
        && stem.is_some_and(|stem| word.starts_with(stem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_plurals_of_one_are_found() {
        let nouns = Nouns::of("en", &[]);
        for wrong in
            ["1 colonists of x come back", "Pay 1 goal cards.", "x (1 slots): x", "Deck: 1 Start cards on top", "x, 1 more ships"]
        {
            assert!(nouns.has_plural_of_one(wrong), "{wrong}");
        }
        for right in [
            "1 colonist comes back",
            "Round 1 begins.",
            "x of 1 medals",
            "1 is enough",
            "11 cards",
            "1 pass",
            "1 s",
            "Player 1, cards",
        ] {
            assert!(!nouns.has_plural_of_one(right), "{right}");
        }
    }

    #[test]
    fn italian_plurals_are_those_that_texts_choose_between() {
        let text = "carte =\n    { $n ->\n        [one] { $n } carta di { $who }\n       *[other] { $n } carte di { $who }\n    }\nvanno =\n    \
                    { $n ->\n        [one] 1 va\n       *[other] { $n } vanno\n    }\n";
        let messages = messages(text);
        let nouns = Nouns::of("it", &messages);
        assert_eq!(nouns.plurals, BTreeSet::from(["carte"]));
        assert!(nouns.has_plural_of_one("hai 1 carte") && !nouns.has_plural_of_one("1 carta su 1 carte"));
    }

    #[test]
    fn messages_and_their_variables_are_found() {
        let text = "a = { $n ->\n        [one] x\n       *[other] { $n } y\n    }\n# comment\nb-c = { $who_is } and { d }\n";
        let found = messages(text);
        let names = |at: usize| variables(found[at].1).into_iter().collect::<Vec<_>>();
        assert_eq!((found[0].0, names(0), found[1].0, names(1)), ("a", vec!["n"], "b-c", vec!["who_is"]));
    }
}
