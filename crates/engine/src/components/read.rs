//! Component files as typed values, with errors that name the entry.

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::error::{ComponentError, ComponentFlaw};
use super::tree::{Error, Segment, Tree};
use super::{files, is_commentary};
use crate::meta::Meta;

/// Parses a file of a game, shipped or replaced.
///
/// A replaced file must have the entries that ship, neither more nor fewer: components are known by their ids in rules and
/// texts. They are returned in the order in which they ship, because positions and records refer to them by number.
///
/// # Errors
///
/// If the text is not TOML, a value does not fit the type, or entries or fields are missing or unknown.
///
/// # Panics
///
/// If the game has no file of this name.
pub fn read<T: DeserializeOwned>(meta: &Meta, file: &'static str) -> Result<T, ComponentError> {
    let named = |(name, _): &(&str, &str)| *name == file;
    let (_, text) = files(meta).find(named).expect("a file of the game");
    let (_, shipped) = meta.components.iter().copied().find(named).expect("a file of the game");
    parse(file, text, shipped)
}

fn parse<T: DeserializeOwned>(file: &'static str, text: &str, shipped: &str) -> Result<T, ComponentError> {
    let fail = |(place, flaw): Misplaced| ComponentError { file, entry: place.entry, field: place.field, flaw };
    let table = Value::Table(aligned(text, shipped).map_err(fail)?);
    T::deserialize(Tree(&table)).map_err(|error| fail(misfit(&error, &table)))
}

/// The file as TOML, with its entries in the shipped order.
fn aligned(text: &str, shipped: &str) -> Result<Table, Misplaced> {
    let mut table = table(text).map_err(|flaw| (Place::default(), flaw))?;
    if text != shipped {
        let shipped = shipped.parse().expect("tests read every shipped file");
        align(&mut table, &shipped, &Place::default())?;
    }
    Ok(table)
}

/// A value that does not fit its type.
fn misfit(error: &Error, file: &Value) -> Misplaced {
    let mut place = Place::of(error.path(), file);
    // serde reports a missing field at the entry that lacks it; the message is the only place where its name is.
    match error.message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
        Some(field) => {
            place.descend(field);
            (place, ComponentFlaw::Missing)
        }
        None => (place, ComponentFlaw::Type(error.message.clone())),
    }
}

fn table(text: &str) -> Result<Table, ComponentFlaw> {
    text.parse().map_err(|error: toml::de::Error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text.bytes().take(start).filter(|&byte| byte == b'\n').count() + 1;
        ComponentFlaw::Syntax { line, reason: error.message().replace('\n', " ") }
    })
}

/// The id of an entry, its number, or a field named like its list (`level = 2` in `[[level]]`).
pub fn id_of(entry: &Table, list: &str) -> Option<String> {
    ["id", "number", list].iter().find_map(|key| match entry.get(*key)? {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        _ => None,
    })
}

/// The entry and the field that hold a value.
#[derive(Clone, Default, Debug, PartialEq)]
struct Place {
    entry: String,
    field: String,
}

impl Place {
    /// The place that a path leads to: its last list items with an id name the entry, the rest the field.
    fn of<'a>(path: impl Iterator<Item = &'a Segment>, file: &Value) -> Place {
        let mut place = Place::default();
        let mut list = "";
        let mut value = Some(file);
        for segment in path {
            match segment {
                Segment::Key(key) => {
                    value = value.and_then(|value| value.get(key));
                    place.descend(key);
                    if place.entry.is_empty() && value.is_some_and(Value::is_table) {
                        place = place.into_entry();
                    }
                    list = key;
                }
                Segment::Index(index) => {
                    value = value.and_then(|value| value.get(*index));
                    place.item(list, *index, value.and_then(Value::as_table));
                }
            }
        }
        place
    }

    fn descend(&mut self, key: &str) {
        if !self.field.is_empty() {
            self.field.push('.');
        }
        self.field.push_str(key);
    }

    /// Descends to an item of the list that the field names.
    fn item(&mut self, list: &str, index: usize, item: Option<&Table>) {
        let id = item.and_then(|item| id_of(item, list)).filter(|_| self.field == list);
        match id {
            Some(id) => *self = self.entry_of(list, &id),
            // Tables of a list at the top of a file are entries even without an id, and are counted from 1.
            None if item.is_some() && self.entry.is_empty() => *self = self.entry_of(list, &(index + 1).to_string()),
            None => self.field.push_str(&format!("[{index}]")),
        }
    }

    fn entry_of(&self, list: &str, id: &str) -> Place {
        let inside = if self.entry.is_empty() { String::new() } else { format!("{}, ", self.entry) };
        Place { entry: format!("{inside}{list} {id}"), field: String::new() }
    }

    fn into_entry(self) -> Place {
        Place { entry: self.field, field: String::new() }
    }
}

type Misplaced = (Place, ComponentFlaw);

/// Compares the entries of a table with the shipped ones, and puts them in the shipped order.
fn align(own: &mut Table, shipped: &Table, place: &Place) -> Result<(), Misplaced> {
    for (key, shipped) in shipped {
        let mut inside = place.clone();
        inside.descend(key);
        match (own.get_mut(key), shipped) {
            (Some(Value::Table(own)), Value::Table(shipped)) => {
                let inside = if inside.entry.is_empty() { inside.into_entry() } else { inside };
                align(own, shipped, &inside)?;
            }
            (Some(Value::Array(own)), Value::Array(shipped)) => align_list(own, shipped, key, &inside)?,
            // A mismatch of types is reported when the value is deserialised.
            _ => {}
        }
    }
    Ok(())
}

fn align_list(own: &mut Vec<Value>, shipped: &[Value], list: &str, place: &Place) -> Result<(), Misplaced> {
    let entries: Option<Vec<(String, &Table)>> =
        shipped.iter().map(|item| item.as_table().and_then(|entry| Some((id_of(entry, list)?, entry)))).collect();
    let Some(entries) = entries.filter(|_| place.field == list) else { return Ok(()) };
    let known = |key: &str| is_commentary(key) || entries.iter().any(|(_, entry)| entry.contains_key(key));
    let mut given = std::mem::take(own);
    for (id, shipped) in &entries {
        let at = given.iter().position(|item| item.as_table().and_then(|entry| id_of(entry, list)).as_ref() == Some(id));
        let place = place.entry_of(list, id);
        let Some(at) = at else { return Err((place, ComponentFlaw::Missing)) };
        let mut item = given.remove(at);
        if let Value::Table(entry) = &mut item {
            if let Some(key) = entry.keys().find(|key| !known(key)) {
                return Err((Place { field: key.clone(), ..place }, ComponentFlaw::NoSuchField));
            }
            align(entry, shipped, &place)?;
        }
        own.push(item);
    }
    let Some(surplus) = given.first() else { return Ok(()) };
    let id = surplus.as_table().and_then(|entry| id_of(entry, list));
    Err(match id {
        Some(id) if entries.iter().any(|(known, _)| *known == id) => (place.entry_of(list, &id), ComponentFlaw::Twice),
        Some(id) => (place.clone(), ComponentFlaw::Unknown(id)),
        None => (place.clone(), ComponentFlaw::Count { expected: entries.len(), found: entries.len() + given.len() }),
    })
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    struct File {
        scoring: Scoring,
        planet: Vec<Planet>,
        pair: Vec<Pair>,
    }

    #[derive(Deserialize, Debug)]
    struct Scoring {
        #[allow(dead_code)]
        medal: u8,
    }

    #[derive(Deserialize, Debug)]
    struct Planet {
        number: u8,
        #[allow(dead_code)]
        produce: Vec<Produce>,
        level: Vec<Level>,
    }

    #[derive(Deserialize, Debug)]
    struct Produce {
        #[allow(dead_code)]
        energy: u8,
    }

    #[derive(Deserialize, Debug)]
    struct Level {
        level: u8,
        #[serde(default)]
        #[allow(dead_code)]
        cost: u8,
    }

    #[derive(Deserialize, Debug)]
    struct Pair {
        #[allow(dead_code)]
        a: u8,
    }

    const SHIPPED: &str = "
[scoring]
medal = 3
[[planet]]
number = 7
produce = [{ energy = 1 }]
[[planet.level]]
level = 0
cost = 1
[[planet.level]]
level = 1
[[planet]]
number = 13
produce = [{ energy = 1 }, { energy = 2 }]
level = []
[[pair]]
a = 1
[[pair]]
a = 2
";

    fn read(text: &str) -> Result<File, String> {
        parse("planets.toml", text, SHIPPED).map_err(|error| error.to_string())
    }

    /// The shipped text with one change.
    #[track_caller]
    fn changed(from: &str, to: &str) -> String {
        assert!(SHIPPED.contains(from));
        read(&SHIPPED.replacen(from, to, 1)).unwrap_err()
    }

    #[test]
    fn errors_name_entry_and_field() {
        let word = "invalid type: string \"x\", expected u8";
        assert_eq!(changed("medal = 3", "medal = 'x'"), format!("planets.toml: scoring: medal: {word}"));
        assert_eq!(changed("medal = 3", ""), "planets.toml: scoring: medal: missing");
        assert_eq!(changed("energy = 2", "energy = 'x'"), format!("planets.toml: planet 13: produce[1].energy: {word}"));
        assert_eq!(changed("{ energy = 2 }", "{}"), "planets.toml: planet 13: produce[1].energy: missing");
        assert_eq!(changed("cost = 1", "cost = 'x'"), format!("planets.toml: planet 7, level 0: cost: {word}"));
        assert_eq!(changed("a = 2", "a = 'x'"), format!("planets.toml: pair 2: a: {word}"));
        assert_eq!(changed("a = 2", "a = 256"), "planets.toml: pair 2: a: invalid value: integer `256`, expected u8");
        assert!(changed("medal = 3", "medal = 3\n= 4").starts_with("planets.toml: line 4: not TOML: "));
    }

    #[test]
    fn entries_are_those_that_ship() {
        assert_eq!(changed("number = 13", "number = 14"), "planets.toml: planet 13: missing");
        assert_eq!(changed("[[pair]]", "[[planet]]\nnumber = 7\n[[pair]]"), "planets.toml: planet 7: there twice");
        assert_eq!(changed("[[pair]]", "[[planet]]\nnumber = 8\n[[pair]]"), "planets.toml: planet: '8' is not known here");
        assert_eq!(changed("level = 1", "level = 2"), "planets.toml: planet 7, level 1: missing");
        assert_eq!(changed("number = 13", "number = 13\nvps = 2"), "planets.toml: planet 13: vps: no such field");
        assert!(read(&SHIPPED.replace("number = 13", "number = 13\nvp_note = 'blurred'")).is_ok());
    }

    #[test]
    fn entries_come_in_the_shipped_order() {
        let text = "
            scoring = { medal = 4 }
            pair = [{ a = 2 }]
            planet = [
                { number = 13, produce = [], level = [] },
                { number = 7, produce = [], level = [{ level = 1 }, { level = 0 }] },
            ]";
        let file = read(text).unwrap();
        assert_eq!(file.planet.iter().map(|planet| planet.number).collect::<Vec<_>>(), [7, 13]);
        assert_eq!(file.planet[0].level.iter().map(|level| level.level).collect::<Vec<_>>(), [0, 1]);
        assert_eq!((file.scoring.medal, file.pair.len()), (4, 1));
    }
}
