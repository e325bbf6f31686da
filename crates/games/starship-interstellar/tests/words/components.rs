//! The components' names and texts, made from the component data.

use orrery_engine::suite::components::{self, FluentFile, id, tables, text};
use starship_interstellar::Starship;
use toml::Table;

#[test]
fn component_names_are_those_of_the_data() {
    components::names_are_up_to_date::<Starship>(write);
}

fn write(file: &mut FluentFile) {
    file.section("Action tokens");
    entries(file, "action_tokens.toml", "basic", "token-");
    entries(file, "action_tokens.toml", "extra", "token-");
    names(file, "action_tokens.toml", "pass", "pass-", "id");
    file.section("Solar system");
    names(file, "solar_system.toml", "planet", "planet-", "id");
    texts(file, "production_tokens.toml", "token", "production-");
    file.section("Technologies");
    entries(file, "technologies.toml", "technology", "technology-");
    entries(file, "technologies.toml", "salvation_technology", "technology-");
    file.section("Salvation");
    texts(file, "mechanisms.toml", "mechanism", "mechanism-");
    texts(file, "humanity.toml", "family", "family-");
    texts(file, "satellite.toml", "token", "route-");
    names(file, "government.toml", "row", "government-", "n");
}

fn list(file: &str, list: &str) -> Vec<Table> {
    tables(&components::data::<Starship>(file), list)
}

/// The names where there are some, and below `-text` what the entry does.
fn entries(file: &mut FluentFile, data: &str, of: &str, prefix: &str) {
    for entry in list(data, of) {
        let key = format!("{prefix}{}", id(&entry, "id"));
        let name = format!("name_{}", file.language);
        if entry.contains_key(&name) {
            file.line(&key, &text(&entry, &name));
        }
        file.line(&format!("{key}-text"), &text(&entry, file.language));
    }
}

/// Entries of which the name says enough.
fn names(file: &mut FluentFile, data: &str, of: &str, prefix: &str, key: &str) {
    for entry in list(data, of) {
        file.line(&format!("{prefix}{}", id(&entry, key)), &text(&entry, &format!("name_{}", file.language)));
    }
}

/// Entries that are known by what they do.
fn texts(file: &mut FluentFile, data: &str, of: &str, prefix: &str) {
    for entry in list(data, of) {
        file.line(&format!("{prefix}{}", id(&entry, "id")), &text(&entry, file.language));
    }
}
