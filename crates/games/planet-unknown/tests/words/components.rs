//! The components' names and texts, made from the component data.

use orrery_engine::suite::components::{self, FluentFile, tables, text};
use planet_unknown::PlanetUnknown;
use toml::Table;

#[test]
fn component_names_are_those_of_the_data() {
    components::names_are_up_to_date::<PlanetUnknown>(write);
}

fn data(name: &str) -> Table {
    components::data::<PlanetUnknown>(name)
}

fn write(file: &mut FluentFile) {
    let language = file.language;
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
}
