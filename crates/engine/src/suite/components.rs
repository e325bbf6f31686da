//! Component data for a game's tests, and the Fluent files generated from it.

use std::fs;

use toml::{Table, Value};

use super::root;
use crate::game::Game;
use crate::words::LANGUAGES;

/// How a generated Fluent file begins.
pub(super) const GENERATED: &str = "# Names and texts of the components";

/// Parses a data file of the game.
pub fn data<G: Game>(name: &str) -> Table {
    let (_, text) = G::META.components.iter().find(|(file, _)| *file == name).unwrap_or_else(|| panic!("no data file {name}"));
    text.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Asserts that an entry says where it comes from.
pub fn has_source(entry: &Table) {
    let source = entry.get("source").and_then(Value::as_str);
    assert!(matches!(source, Some("rulebook" | "published" | "reconstructed")), "{entry:?}");
}

/// Asserts that lists of the data files (file, list, number of entries) are complete, with a source for every entry.
pub fn lists_are_complete<G: Game>(lists: &[(&str, &str, usize)]) {
    for &(file, list, count) in lists {
        let entries = tables(&data::<G>(file), list);
        assert_eq!(entries.len(), count, "{file}: {list}");
        entries.iter().for_each(has_source);
    }
}

/// A text of an entry.
pub fn text(entry: &Table, key: &str) -> String {
    match entry.get(key) {
        Some(Value::String(text)) => text.clone(),
        other => panic!("{key} is {other:?}"),
    }
}

/// What identifies an entry: a text or a number.
pub fn id(entry: &Table, key: &str) -> String {
    match entry.get(key) {
        Some(Value::Integer(number)) => number.to_string(),
        _ => text(entry, key),
    }
}

/// The entries of an array of tables.
pub fn tables(of: &Table, key: &str) -> Vec<Table> {
    of[key].as_array().expect("an array").iter().map(|entry| entry.as_table().expect("a table").clone()).collect()
}

/// Asserts that the committed Fluent files with component names match the data. `write` generates the file of one language. With
/// `UPDATE=1`, the committed files are updated.
pub fn names_are_up_to_date<G: Game>(write: impl Fn(&mut FluentFile)) {
    let game = G::META.id;
    let update = format!("UPDATE=1 cargo test -p {game} --test words");
    for language in LANGUAGES {
        let head = format!("{GENERATED}, made from crates/games/{game}/data/*.toml. Do not edit:\n# {update}\n");
        let mut file = FluentFile { language, text: head };
        write(&mut file);
        let path = root().join(format!("locales/{language}/{game}-components.ftl"));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &file.text).expect("locales can be written");
        }
        let committed = fs::read_to_string(&path).expect("the file exists");
        assert!(file.text == committed, "{} is not up to date: {update}", path.display());
    }
}

/// A Fluent file under construction.
pub struct FluentFile {
    /// Language of the file.
    pub language: &'static str,
    text: String,
}

impl FluentFile {
    /// Adds a section comment.
    pub fn section(&mut self, title: &str) {
        self.text += &format!("\n## {title}\n\n");
    }

    /// Adds a message.
    pub fn line(&mut self, key: &str, value: &str) {
        self.text += &format!("{key} = {}\n", fluent(value));
    }
}

/// Escapes plain text as a Fluent pattern: braces are syntax, and so are some leading characters.
fn fluent(text: &str) -> String {
    let escaped = text.replace('{', "\u{1}").replace('}', "{\"}\"}").replace('\u{1}', "{\"{\"}");
    match escaped.chars().next() {
        Some(first @ ('.' | '*' | '[' | ' ')) => format!("{{\"{first}\"}}{}", &escaped[1..]),
        _ => escaped,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn fluent_syntax_is_escaped() {
        for text in ["a {b} c", "[x]", "*", ".x", " x", "}", "Sagittarius A*"] {
            let mut file = FluentFile { language: "en", text: String::new() };
            file.line("key", text);
            assert_eq!(Words::new("en", &[("en", file.text.as_str())]).unwrap().word("key"), text);
        }
    }
}
