//! The components' names and texts, made from the component data.

use orrery_engine::suite::components::{self, FluentFile, tables, text};
use spacecorp::SpaceCorp;
use toml::Table;

#[test]
fn component_names_are_those_of_the_data() {
    components::names_are_up_to_date::<SpaceCorp>(write);
}

fn data(name: &str) -> Table {
    components::data::<SpaceCorp>(name)
}

fn write(file: &mut FluentFile) {
    file.section("Boards");
    let boards = data("boards.toml");
    for era in ["mariners", "planeteers", "starfarers"] {
        let board = boards[era].as_table().expect("a board");
        entries(file, board, "region", "region");
        entries(file, board, "site", "site");
    }
    file.section("Bases");
    entries(file, &data("bases.toml"), "base", "base");
    file.section("Discovery tiles");
    entries(file, &data("discoveries.toml"), "tile", "tile");
    file.section("Cards");
    for card in tables(&data("cards.toml"), "card") {
        let key = format!("card-{}", text(&card, "id"));
        file.line(&key, &text(&card, &format!("title_{}", file.language)));
        file.line(&format!("{key}-text"), &text(&card, file.language));
    }
    file.section("Edges");
    entries(file, &data("edges.toml"), "edge", "edge");
    file.section("Progress cards");
    entries(file, &data("progress.toml"), "progress", "title");
    file.section("Colonies");
    colonies(file);
    file.section("Solo");
    entries(file, &data("situations.toml"), "situation", "situation");
    entries(file, &data("situations.toml"), "extra", "situation");
    for result in tables(&data("solo.toml"), "result") {
        file.line(&format!("result-{}", text(&result, "outcome")), &text(&result, file.language));
    }
}

/// A tile has a name of its own and one of the effects.
fn colonies(file: &mut FluentFile) {
    let data = data("colonies.toml");
    let effects = tables(&data, "effect");
    for colony in tables(&data, "colony") {
        let key = format!("colony-{}", text(&colony, "id"));
        let effect = effects.iter().find(|effect| text(effect, "id") == text(&colony, "effect")).expect("an effect of the file");
        file.line(&key, &text(&colony, "name"));
        file.line(&format!("{key}-text"), &text(effect, file.language));
    }
}

/// The names, and below `-text` what the entry does, where it does something.
fn entries(file: &mut FluentFile, of: &Table, list: &str, prefix: &str) {
    for entry in tables(of, list) {
        let key = format!("{prefix}-{}", text(&entry, "id"));
        file.line(&key, &text(&entry, &format!("name_{}", file.language)));
        if entry.contains_key(file.language) {
            file.line(&format!("{key}-text"), &text(&entry, file.language));
        }
    }
}
