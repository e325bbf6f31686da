//! Component data of the games: the files that ship with them, or those of an owner who corrected them.
//!
//! A game turns each file into its own types with [`read`] and checks what the types cannot say with an [`Entry`]; both name file,
//! entry and field of a mismatch.

mod error;
mod read;
mod tree;

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, OnceLock};

use sha2::{Digest, Sha256};
use toml::Value;

use crate::meta::Meta;
use crate::words::LANGUAGES;

pub use error::{ComponentError, ComponentFlaw, Entry};
pub use read::{id_of, read};

/// Keys that comment on an entry and have no effect in the game.
const COMMENTARY: [&str; 2] = ["source", "note"];

/// Texts that replace shipped files: (game, file name) to text.
pub type Overrides = BTreeMap<(String, String), &'static str>;

static OVERRIDES: OnceLock<Overrides> = OnceLock::new();

/// Replaces shipped files for the rest of the process. Call it before any game is set up; after the first call it returns `false`
/// and changes nothing.
pub fn replace(files: Overrides) -> bool {
    OVERRIDES.set(files).is_ok()
}

/// The files of a game as (name, text): shipped, or replaced.
pub fn files(meta: &Meta) -> impl Iterator<Item = (&'static str, &'static str)> {
    let game = meta.id;
    meta.components.iter().map(move |&(name, shipped)| (name, replacement(game, name).unwrap_or(shipped)))
}

/// The names of the files of a game that are replaced.
pub fn replaced(meta: &Meta) -> impl Iterator<Item = &'static str> {
    let game = meta.id;
    meta.components.iter().map(|&(name, _)| name).filter(move |name| replacement(game, name).is_some())
}

fn replacement(game: &str, name: &str) -> Option<&'static str> {
    OVERRIDES.get()?.get(&(game.to_owned(), name.to_owned())).copied()
}

/// Hash of the component data that a game is played with: of the parsed values, so that a comment, the order of keys or the order of
/// entries with an id makes no difference. Texts for readers do not count either: a corrected spelling does not change the game.
pub fn fingerprint(meta: &Meta) -> &'static str {
    static KNOWN: Fingerprints = Fingerprints::new(Default::default);
    remembered(&KNOWN, meta, || hash(files(meta)))
}

/// Hash of the component data that ships with a game.
pub fn shipped_fingerprint(meta: &Meta) -> &'static str {
    static KNOWN: Fingerprints = Fingerprints::new(Default::default);
    remembered(&KNOWN, meta, || hash(meta.components.iter().copied()))
}

/// Whether the game is played with the values that ship with it. Files that only repeat them make no difference.
pub fn are_shipped(meta: &Meta) -> bool {
    fingerprint(meta) == shipped_fingerprint(meta)
}

/// Fingerprints by game.
type Fingerprints = LazyLock<Mutex<BTreeMap<&'static str, &'static str>>>;

fn remembered(known: &Fingerprints, meta: &Meta, hash: impl FnOnce() -> String) -> &'static str {
    known.lock().expect("no panic while locked").entry(meta.id).or_insert_with(|| hash().leak())
}

/// The data that a game is played with, by file name without `.toml`, with entries in the shipped order.
///
/// # Errors
///
/// As [`read`].
pub fn values(meta: &Meta) -> Result<BTreeMap<&'static str, serde_json::Value>, ComponentError> {
    let values = meta.components.iter().map(|&(file, _)| {
        let name = file.strip_suffix(".toml").unwrap_or(file);
        Ok((name, read(meta, file)?))
    });
    values.collect()
}

/// Whether components of this hash are those that the game is played with.
pub fn are_current(meta: &Meta, hash: &str) -> bool {
    names(meta, hash, fingerprint(meta))
}

/// Whether components of this hash are those that ship with the game.
pub fn ship(meta: &Meta, hash: &str) -> bool {
    names(meta, hash, shipped_fingerprint(meta))
}

/// Whether `hash` is `fingerprint`, or a former hash of the same values.
fn names(meta: &Meta, hash: &str, fingerprint: &str) -> bool {
    hash == fingerprint || meta.former_components.contains(&(hash, fingerprint))
}

fn hash<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut hash = Sha256::new();
    for (name, text) in files {
        let value = text.parse::<toml::Table>().map(Value::Table).unwrap_or_else(|error| panic!("{name}: {error}"));
        let canonical = serde_json::to_string(&canonical(&value, "")).expect("plain data");
        hash.update(format!("{name}\n{canonical}\n"));
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn is_commentary(key: &str) -> bool {
    COMMENTARY.iter().any(|word| ends_with_word(key, word))
}

/// Whether a key holds a text for readers: `name`, or a text in one language as in `it` and `name_it`.
fn is_text(key: &str) -> bool {
    key == "name" || LANGUAGES.into_iter().any(|language| ends_with_word(key, language))
}

/// Whether a word is all of a key or the last part of it: `note` of `cost_note`, but not `source` of `resource`.
fn ends_with_word(key: &str, word: &str) -> bool {
    key.strip_suffix(word).is_some_and(|rest| rest.is_empty() || rest.ends_with('_'))
}

/// Without commentary and texts, keys sorted, entries with distinct ids sorted by id.
fn canonical(value: &Value, list: &str) -> serde_json::Value {
    match value {
        Value::Table(table) => {
            let said = table.iter().filter(|(key, _)| !is_commentary(key) && !is_text(key));
            let sorted: BTreeMap<&String, serde_json::Value> = said.map(|(key, value)| (key, canonical(value, key))).collect();
            serde_json::to_value(sorted).expect("plain data")
        }
        Value::Array(items) => {
            let ids: Option<Vec<String>> = items.iter().map(|item| id_of(item.as_table()?, list)).collect();
            let order = ids.as_deref().and_then(order_of).unwrap_or_else(|| (0..items.len()).collect());
            order.into_iter().map(|index| canonical(&items[index], list)).collect()
        }
        other => serde_json::to_value(other).expect("plain data"),
    }
}

/// Indices of the ids in ascending order, numbers by their value; `None` if two are the same.
fn order_of(ids: &[String]) -> Option<Vec<usize>> {
    let keys = ids.iter().map(|id| (id.parse::<i64>().ok(), id));
    let sorted: BTreeMap<(Option<i64>, &String), usize> = keys.zip(0..).collect();
    (sorted.len() == ids.len()).then(|| sorted.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        hash([("cards.toml", text)].into_iter())
    }

    #[test]
    fn only_values_count() {
        let one = of("# A comment.\n[[card]]\nid = 'a'\ncost = 1\nsource = 'rulebook'\n[[card]]\nid = 'b'\nrow = [1, 2]\n");
        assert_eq!(one, of("[[card]]\nrow = [ 1,2 ] # why\nid = 'b'\n\n[[card]]\ncost = 1\nid = 'a'\nname_source = 'x'\n"));
        assert_ne!(one, of("[[card]]\nid = 'a'\ncost = 2\n[[card]]\nid = 'b'\nrow = [1, 2]\n"), "another value");
        assert_ne!(one, of("[[card]]\nid = 'a'\ncost = 1\n[[card]]\nid = 'b'\nrow = [2, 1]\n"), "another order of plain values");
        assert_ne!(one, of("[[card]]\nid = 'a'\ncost = 1\n"), "an entry is missing");
        let two = of("[[card]]\nnumber = 2\ncost = 1\n[[card]]\nnumber = 10\n[[level]]\nlevel = 1\n[[level]]\nlevel = 2\n");
        assert_eq!(
            two,
            of("[[level]]\nlevel = 2\n[[level]]\nlevel = 1\n[[card]]\nnumber = 10\n[[card]]\ncost = 1\nnumber = 2\n")
        );
        assert_ne!(
            of("[[step]]\nid = 1\n[[step]]\nid = 1\nlast = 1\n"),
            of("[[step]]\nid = 1\nlast = 1\n[[step]]\nid = 1\n"),
            "no ids"
        );
    }

    #[test]
    fn texts_for_readers_do_not_count() {
        let one = of("[[card]]\nid = 'a'\nname = 'Orrery'\nname_it = 'Planettario'\nen = 'Draw a crad.'\nkit = 1\n");
        assert_eq!(one, of("[[card]]\nid = 'a'\nname = 'An orrery'\nname_it = 'Planetario'\nen = 'Draw a card.'\nkit = 1\n"));
        assert_ne!(one, of("[[card]]\nid = 'a'\nkit = 2\n"), "a key that only ends like a language counts");
        assert_ne!(of("resource = 'water'"), of("resource = 'energy'"), "nor is it a source");
    }

    #[test]
    fn a_former_hash_of_the_same_values_is_current() {
        const FILES: &[(&str, &str)] = &[("cards.toml", "cost = 1")];
        let meta = Meta { components: FILES, ..Meta::new("former", "", (1, 1)) };
        let hash = fingerprint(&meta);
        let former: &'static [(&str, &str)] = vec![("old", hash), ("older", "other values")].leak();
        let meta = Meta { former_components: former, ..meta };
        assert!(are_current(&meta, hash) && are_current(&meta, "old"));
        assert!(!are_current(&meta, "older") && !are_current(&meta, "unknown"));
    }

    #[test]
    fn values_are_in_the_shipped_order() {
        const CARDS: &str = "[[card]]\nid = 'b'\ncost = 2\n[[card]]\nid = 'a'\ncost = 1\n";
        const META: Meta = Meta { components: &[("cards.toml", CARDS)], ..Meta::new("cards", "Cards", (1, 2)) };
        let own = "[[card]]\nid = 'a'\ncost = 3\n[[card]]\nid = 'b'\ncost = 2\n";
        assert!(replace([((META.id.to_owned(), "cards.toml".to_owned()), own)].into()));
        let cards = serde_json::json!({ "card": [{ "id": "b", "cost": 2 }, { "id": "a", "cost": 3 }] });
        assert_eq!(values(&META).unwrap(), [("cards", cards)].into());
        assert!(!are_shipped(&META));
    }
}
