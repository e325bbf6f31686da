//! The components' names and texts, made from the component data.

use on_mars::OnMars;
use orrery_engine::suite::components::{self, FluentFile, id, tables, text};
use toml::Table;

#[test]
fn component_names_are_those_of_the_data() {
    components::names_are_up_to_date::<OnMars>(write);
}

fn data(name: &str) -> Table {
    components::data::<OnMars>(name)
}

fn write(file: &mut FluentFile) {
    file.section("Main board");
    entries(file, &data("board.toml"), "actions", "action-");
    for space in tables(&data("board.toml"), "turn_order") {
        file.line(&format!("space-{}-text", id(&space, "space")), &text(&space, file.language));
    }
    file.section("Player board");
    let board = data("player_board.toml");
    entries(file, &board, "executive_actions", "");
    entries(file, board["laboratory"].as_table().expect("a laboratory"), "spaces", "lab-");
    file.section("Buildings, technology, blueprints");
    entries(file, &data("buildings.toml"), "types", "building-");
    entries(file, &data("technologies.toml"), "kinds", "tech-");
    entries(file, &data("blueprints.toml"), "blueprints", "blueprint-");
    file.section("Tiles");
    texts(file, &data("exploration_tiles.toml"), "discovery", "");
    texts(file, &data("exploration_tiles.toml"), "research", "");
    texts(file, &data("lss.toml"), "reward_tiles", "");
    texts(file, &data("lss.toml"), "benefits", "");
    file.section("Cards");
    texts(file, &data("missions.toml"), "missions", "");
    for goal in tables(&data("private_goals.toml"), "goals") {
        file.line(&format!("goal-{}", id(&goal, "number")), &text(&goal, file.language));
    }
    entries(file, &data("scientists_contracts.toml"), "scientists", "scientist-");
    texts(file, &data("scientists_contracts.toml"), "contracts", "contract-");
    texts(file, &data("first_colonists.toml"), "cards_b", "");
    texts(file, &data("solo.toml"), "goals", "");
}

/// The names where there are some, and below `-text` what the entry does.
fn entries(file: &mut FluentFile, of: &Table, list: &str, prefix: &str) {
    for entry in tables(of, list) {
        let key = format!("{prefix}{}", id(&entry, "id"));
        let name = format!("name_{}", file.language);
        if entry.contains_key(&name) {
            file.line(&key, &text(&entry, &name));
        }
        if entry.contains_key(file.language) {
            file.line(&format!("{key}-text"), &text(&entry, file.language));
        }
    }
}

/// Entries that are known by what they do.
fn texts(file: &mut FluentFile, of: &Table, list: &str, prefix: &str) {
    for entry in tables(of, list) {
        file.line(&format!("{prefix}{}", id(&entry, "id")), &text(&entry, file.language));
    }
}
