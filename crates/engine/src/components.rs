//! Component data of the games: the files that ship with them, or those of an owner who corrected them.
//!
//! A game turns each file into its own types with [`read`] and checks what the types cannot say with an [`Entry`]; both name file,
//! entry and field of what does not fit.

mod error;
mod read;

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, OnceLock};

use sha2::{Digest, Sha256};
use toml::Value;

use crate::meta::Meta;
use crate::words::LANGUAGES;

pub use error::{ComponentError, ComponentFlaw, Entry};
pub use read::{id_of, read};

/// Keys of the data files that say something about an entry, not what it does in the game.
const COMMENTARY: [&str; 2] = ["source", "note"];

/// Texts that replace shipped files: (game, file name) to text.
pub type Overrides = BTreeMap<(String, String), &'static str>;

static OVERRIDES: OnceLock<Overrides> = OnceLock::new();

/// Replaces shipped files for the rest of the process. To be called before any game is set up; returns `false`, and changes
/// nothing, after the first call.
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

/// Whether the game is played with the files that ship with it.
pub fn are_shipped(meta: &Meta) -> bool {
    replaced(meta).next().is_none()
}

fn replacement(game: &str, name: &str) -> Option<&'static str> {
    OVERRIDES.get()?.get(&(game.to_owned(), name.to_owned())).copied()
}

/// Hash of the component data that a game is played with: of the parsed values, so that a comment, the order of keys or the order of
/// entries with an id makes no difference. Nor do texts for readers: a corrected spelling is no other game.
pub fn fingerprint(meta: &Meta) -> &'static str {
    static KNOWN: LazyLock<Mutex<BTreeMap<&'static str, &'static str>>> = LazyLock::new(Default::default);
    KNOWN.lock().expect("no panic while locked").entry(meta.id).or_insert_with(|| Box::leak(hash(files(meta)).into_boxed_str()))
}

/// Whether components of this hash are those that the game is played with.
pub fn are_current(meta: &Meta, hash: &str) -> bool {
    let ours = fingerprint(meta);
    hash == ours || meta.former_components.contains(&(hash, ours))
}

fn hash<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut hash = Sha256::new();
    for (name, text) in files {
        let value = text.parse::<toml::Table>().map(Value::Table).unwrap_or_else(|error| panic!("{name}: {error}"));
        let canonical = serde_json::to_string(&canonical(&value)).expect("plain data");
        hash.update(format!("{name}\n{canonical}\n"));
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn is_commentary(key: &str) -> bool {
    COMMENTARY.iter().any(|word| key.ends_with(word))
}

/// Whether a key holds a text for readers: `name`, or a text in one language as in `it` and `name_it`.
fn is_text(key: &str) -> bool {
    let of = |language: &str| key.strip_suffix(language).is_some_and(|rest| rest.is_empty() || rest.ends_with('_'));
    key == "name" || LANGUAGES.into_iter().any(of)
}

/// Without commentary and texts, keys sorted, entries with distinct ids sorted by id.
fn canonical(value: &Value) -> serde_json::Value {
    match value {
        Value::Table(table) => {
            let said = table.iter().filter(|(key, _)| !is_commentary(key) && !is_text(key));
            let sorted: BTreeMap<&String, serde_json::Value> = said.map(|(key, value)| (key, canonical(value))).collect();
            serde_json::to_value(sorted).expect("plain data")
        }
        Value::Array(items) => {
            let mut items: Vec<&Value> = items.iter().collect();
            let ids: Option<Vec<&str>> = items.iter().map(|item| item.get("id")?.as_str()).collect();
            if let Some(mut ids) = ids {
                ids.sort_unstable();
                ids.dedup();
                if ids.len() == items.len() {
                    items.sort_by_key(|item| item.get("id").and_then(Value::as_str));
                }
            }
            items.into_iter().map(canonical).collect()
        }
        other => serde_json::to_value(other).expect("plain data"),
    }
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
    }

    #[test]
    fn texts_for_readers_do_not_count() {
        let one = of("[[card]]\nid = 'a'\nname = 'Orrery'\nname_it = 'Planettario'\nen = 'Draw a crad.'\nkit = 1\n");
        assert_eq!(one, of("[[card]]\nid = 'a'\nname = 'An orrery'\nname_it = 'Planetario'\nen = 'Draw a card.'\nkit = 1\n"));
        assert_ne!(one, of("[[card]]\nid = 'a'\nkit = 2\n"), "a key that only ends like a language counts");
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
}
