//! The components' names and texts, made from the component data.

use kepler_3042::Kepler;
use orrery_engine::suite::components::{self, FluentFile, id, tables};
use toml::{Table, Value};

#[test]
fn component_names_are_those_of_the_data() {
    components::names_are_up_to_date::<Kepler>(write);
}

fn data(name: &str) -> Table {
    components::data::<Kepler>(name)
}

fn write(file: &mut FluentFile) {
    let planets = data("planets.toml");
    file.section("Planets");
    entry(file, "planet-0", planets["earth"].as_table().expect("a table"));
    entries(file, &planets, "planet", "planet", "number");
    entries(file, &planets, "type", "type", "id");
    file.section("Map");
    let board = data("board.toml");
    let zones = board["zones"].as_table().expect("a table");
    for zone in ["short", "medium", "long"] {
        entry(file, &format!("zone-{zone}"), zones[zone].as_table().expect("a table"));
    }
    entries(file, &board, "special", "special", "id");
    entries(file, &board, "star", "star", "id");
    entries(file, &data("components.toml"), "tile_kind", "tile", "id");
    file.section("Technologies");
    technologies(file);
    file.section("Actions");
    entries(file, &data("actions.toml"), "main", "space", "id");
    entries(file, &data("actions.toml"), "bonus", "bonus", "id");
    file.section("Tracks");
    entries(file, &data("leadership_tracks.toml"), "track", "track", "id");
    file.section("Cards");
    entries(file, &data("progress_cards.toml"), "card", "card", "id");
    entries(file, &data("objectives.toml"), "objective", "objective", "id");
    file.section("Campaigns");
    entries(file, &data("solo.toml"), "campaign", "campaign", "id");
    for campaign in tables(&data("solo.toml"), "campaign") {
        let difficulty = text(&campaign, &format!("difficulty_{}", file.language)).expect("every campaign has one");
        file.line(&format!("difficulty-{}", id(&campaign, "id")), &difficulty);
    }
}

fn technologies(file: &mut FluentFile) {
    for technology in tables(&data("technologies.toml"), "technology") {
        let key = format!("tech-{}", id(&technology, "id"));
        entry(file, &key, &technology);
        for level in tables(&technology, "level") {
            entry(file, &format!("{key}-{}", id(&level, "level")), &level);
        }
    }
}

fn entries(file: &mut FluentFile, of: &Table, list: &str, prefix: &str, id_key: &str) {
    for row in tables(of, list) {
        entry(file, &format!("{prefix}-{}", id(&row, id_key)), &row);
    }
}

/// The name, and below `-text` what it does. An entry with only one of the two gets that one: for zones and types a text without
/// a name is used as the name, for other entries it stays a text.
fn entry(file: &mut FluentFile, key: &str, entry: &Table) {
    let name = text(entry, &format!("name_{}", file.language)).or_else(|| text(entry, "name"));
    let told = text(entry, file.language);
    match (name, told) {
        (Some(name), told) => {
            file.line(key, &name);
            told.into_iter().for_each(|told| file.line(&format!("{key}-text"), &told));
        }
        (None, Some(told)) if told.ends_with('.') => file.line(&format!("{key}-text"), &told),
        (None, Some(told)) => file.line(key, &told),
        (None, None) => panic!("{key} has neither name nor text"),
    }
}

fn text(entry: &Table, key: &str) -> Option<String> {
    entry.get(key).and_then(Value::as_str).map(str::to_owned)
}
