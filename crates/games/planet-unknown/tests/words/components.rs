//! The components' names and texts, made from the component data.

use std::fs;

use orrery_engine::Game;
use orrery_engine::words::LANGUAGES;
use planet_unknown::PlanetUnknown;
use toml::{Table, Value};

use crate::root;

#[test]
fn component_names_are_those_of_the_data() {
    for language in LANGUAGES {
        let path = root().join(format!("locales/{language}/planet-unknown-components.ftl"));
        let fresh = component_file(language);
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &fresh).expect("the locales can be written");
        }
        let shipped = fs::read_to_string(&path).expect("shipped");
        assert!(fresh == shipped, "{} is not up to date: UPDATE=1 cargo test -p planet-unknown --test words", path.display());
    }
}

fn component_file(language: &str) -> String {
    let mut file = FluentFile { text: String::new() };
    file.text += "# Names and texts of the components, made from crates/games/planet-unknown/data/*.toml. Do not edit:\n";
    file.text += "# UPDATE=1 cargo test -p planet-unknown --test words\n";
    file.section("Planets");
    for planet in tables(&data("planets.toml"), "planet") {
        let key = format!("planet-{}", text(&planet, "id"));
        file.line(&key, &text(&planet, &format!("name_{language}")));
        file.line(&format!("{key}-text"), &text(&planet, language));
    }
    file.section("Corporations");
    for corporation in tables(&data("corporations.toml"), "corporation") {
        let id = text(&corporation, "id");
        file.line(&format!("corporation-{id}"), &text(&corporation, "name"));
        file.line(&format!("corporation-{id}-text"), &text(&corporation, language));
        for tech in tables(&corporation, "tech") {
            file.line(&format!("tech-{id}-{}", text(&tech, "level")), &text(&tech, language));
        }
    }
    file.section("Civ cards");
    for card in tables(&data("civ_cards.toml"), "card") {
        let id = text(&card, "id");
        file.line(&id, &text(&card, &format!("name_{language}")));
        file.line(&format!("{id}-text"), &text(&card, language));
    }
    file.section("Objectives");
    for card in tables(&data("objectives.toml"), "objective") {
        for face in ["neighbour", "private"] {
            let side = card[face].as_table().expect("a face");
            file.line(&format!("{}-{face}", text(&card, "id")), &text(side, language));
        }
    }
    file.section("Events");
    for card in tables(&data("events.toml"), "event") {
        file.line(&text(&card, "id"), &text(&card, language));
    }
    file.section("Solo results");
    let setup = data("setup.toml");
    for tier in tables(setup["solo"].as_table().expect("a table"), "tier") {
        file.line(&format!("tier-{}", text(&tier, "id")), &text(&tier, language));
    }
    file.text
}

struct FluentFile {
    text: String,
}

impl FluentFile {
    fn section(&mut self, title: &str) {
        self.text += &format!("\n## {title}\n\n");
    }

    fn line(&mut self, key: &str, value: &str) {
        assert!(!value.contains(['{', '}']) && !value.starts_with(['.', '*', '[', ' ']), "{key} needs escapes: {value}");
        self.text += &format!("{key} = {value}\n");
    }
}

fn data(name: &str) -> Table {
    let (_, text) = PlanetUnknown::META.components.iter().find(|(file, _)| *file == name).expect("a data file");
    text.parse().expect("TOML")
}

fn tables(of: &Table, key: &str) -> Vec<Table> {
    of[key].as_array().expect("an array").iter().map(|entry| entry.as_table().expect("a table").clone()).collect()
}

fn text(entry: &Table, key: &str) -> String {
    match entry.get(key) {
        Some(Value::String(text)) => text.clone(),
        other => panic!("{key} is {other:?}"),
    }
}
