//! The components' names and texts, made from the component data.

use std::fs;

use kepler_3042::Kepler;
use orrery_engine::words::LANGUAGES;
use orrery_engine::{Game, Words};
use toml::{Table, Value};

use crate::root;

#[test]
fn component_names_are_those_of_the_data() {
    for language in LANGUAGES {
        let path = root().join(format!("locales/{language}/kepler-3042-components.ftl"));
        let fresh = component_file(language);
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &fresh).expect("the locales can be written");
        }
        let shipped = fs::read_to_string(&path).expect("shipped");
        assert!(fresh == shipped, "{} is not up to date: UPDATE=1 cargo test -p kepler-3042 --test words", path.display());
    }
}

fn component_file(language: &str) -> String {
    let mut file = FluentFile { language, text: String::new() };
    file.text += "# Names and texts of the components, made from crates/games/kepler-3042/data/*.toml. Do not edit:\n";
    file.text += "# UPDATE=1 cargo test -p kepler-3042 --test words\n";
    let planets = data("planets.toml");
    file.section("Planets");
    file.entry("planet-0", planets["earth"].as_table().expect("a table"));
    file.entries(&planets, "planet", "planet", "number");
    file.entries(&planets, "type", "type", "id");
    file.section("Map");
    let board = data("board.toml");
    let zones = board["zones"].as_table().expect("a table");
    for zone in ["short", "medium", "long"] {
        file.entry(&format!("zone-{zone}"), zones[zone].as_table().expect("a table"));
    }
    file.entries(&board, "special", "special", "id");
    file.entries(&board, "star", "star", "id");
    file.entries(&data("components.toml"), "tile_kind", "tile", "id");
    file.section("Technologies");
    technologies(&mut file);
    file.section("Actions");
    file.entries(&data("actions.toml"), "main", "space", "id");
    file.entries(&data("actions.toml"), "bonus", "bonus", "id");
    file.section("Tracks");
    file.entries(&data("leadership_tracks.toml"), "track", "track", "id");
    file.section("Cards");
    file.entries(&data("progress_cards.toml"), "card", "card", "id");
    file.entries(&data("objectives.toml"), "objective", "objective", "id");
    file.section("Campaigns");
    file.entries(&data("solo.toml"), "campaign", "campaign", "id");
    for campaign in tables(&data("solo.toml"), "campaign") {
        let difficulty = text(&campaign, &format!("difficulty_{language}")).expect("every campaign has one");
        file.line(&format!("difficulty-{}", id(&campaign, "id")), &difficulty);
    }
    file.text
}

fn technologies(file: &mut FluentFile) {
    for technology in tables(&data("technologies.toml"), "technology") {
        let key = format!("tech-{}", id(&technology, "id"));
        file.entry(&key, &technology);
        for level in tables(&technology, "level") {
            file.entry(&format!("{key}-{}", id(&level, "level")), &level);
        }
    }
}

struct FluentFile<'a> {
    language: &'a str,
    text: String,
}

impl FluentFile<'_> {
    fn section(&mut self, title: &str) {
        self.text += &format!("\n## {title}\n\n");
    }

    fn entries(&mut self, file: &Table, list: &str, prefix: &str, id_key: &str) {
        for entry in tables(file, list) {
            self.entry(&format!("{prefix}-{}", id(&entry, id_key)), &entry);
        }
    }

    /// The name, and below `-text` what it does. What has only one of the two gets that: a text without a name is the name
    /// where it is a name (zones, types), and stays a text where the entry is told in a sentence.
    fn entry(&mut self, key: &str, entry: &Table) {
        let name = text(entry, &format!("name_{}", self.language)).or_else(|| text(entry, "name"));
        let told = text(entry, self.language);
        match (name, told) {
            (Some(name), told) => {
                self.line(key, &name);
                told.into_iter().for_each(|told| self.line(&format!("{key}-text"), &told));
            }
            (None, Some(told)) if told.ends_with('.') => self.line(&format!("{key}-text"), &told),
            (None, Some(told)) => self.line(key, &told),
            (None, None) => panic!("{key} has neither name nor text"),
        }
    }

    fn line(&mut self, key: &str, value: &str) {
        self.text += &format!("{key} = {}\n", fluent(value));
    }
}

/// A plain text as a Fluent pattern: braces are syntax, and so are some characters at the beginning.
fn fluent(text: &str) -> String {
    let escaped = text.replace('{', "\u{1}").replace('}', "{\"}\"}").replace('\u{1}', "{\"{\"}");
    match escaped.chars().next() {
        Some(first @ ('.' | '*' | '[' | ' ')) => format!("{{\"{first}\"}}{}", &escaped[1..]),
        _ => escaped,
    }
}

#[test]
fn fluent_syntax_is_escaped() {
    for text in ["a {b} c", "[x]", "*", ".x", " x", "}", "Sagittarius A*"] {
        let file = format!("key = {}\n", fluent(text));
        let source = [("en", file.as_str())];
        assert_eq!(Words::new("en", &source).unwrap().word("key"), text);
    }
}

fn data(name: &str) -> Table {
    let (_, text) = Kepler::META.components.iter().find(|(file, _)| *file == name).expect("a data file");
    text.parse().expect("TOML")
}

fn tables(of: &Table, key: &str) -> Vec<Table> {
    of[key].as_array().expect("an array").iter().map(|entry| entry.as_table().expect("a table").clone()).collect()
}

fn text(entry: &Table, key: &str) -> Option<String> {
    entry.get(key).and_then(Value::as_str).map(str::to_owned)
}

fn id(entry: &Table, key: &str) -> String {
    match &entry[key] {
        Value::String(text) => text.clone(),
        number => number.to_string(),
    }
}
