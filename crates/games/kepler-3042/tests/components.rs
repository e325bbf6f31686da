//! The component data: complete, consistent with the counts of the rulebook, and with a source for every entry.

use std::collections::BTreeMap;

use kepler_3042::{Hex, Kepler, Zone, data};
use orrery_engine::Game;
use orrery_engine::suite::components;
use toml::{Table, Value};

fn file(name: &str) -> Table {
    components::data::<Kepler>(name)
}

fn rows<'a>(table: &'a Table, key: &str) -> Vec<&'a Table> {
    table[key].as_array().unwrap().iter().map(|row| row.as_table().unwrap()).collect()
}

fn number(table: &Table, key: &str) -> usize {
    table[key].as_integer().unwrap() as usize
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let known = ["rulebook", "published", "reconstructed"];
    let mut entries = 0;
    for (name, _) in Kepler::META.components {
        for (key, value) in file(name) {
            let tables: Vec<&Table> = match &value {
                Value::Table(table) if table.contains_key("source") => vec![table],
                // The zones are one table of tables.
                Value::Table(table) => table.values().map(|inner| inner.as_table().unwrap()).collect(),
                Value::Array(items) => items.iter().map(|item| item.as_table().unwrap()).collect(),
                _ => panic!("{name}: {key} is not a table"),
            };
            for table in tables {
                let source =
                    table.get("source").and_then(Value::as_str).unwrap_or_else(|| panic!("{name}: {key}: {table} has no source"));
                assert!(known.contains(&source), "{name}: {key}: source {source}");
                entries += 1;
            }
        }
    }
    assert!(entries > 130, "{entries} entries");
}

#[test]
fn counts_agree_with_the_lists() {
    let components = file("components.toml");
    let counts = components["counts"].as_table().unwrap();
    assert_eq!(rows(&file("planets.toml"), "planet").len(), number(counts, "planet_cards"));
    assert_eq!(data().cards.len(), number(counts, "progress_cards"));
    assert_eq!(data().objectives.len(), number(counts, "objective_cards"));
    assert_eq!(data().objectives.iter().filter(|objective| objective.advanced).count(), number(counts, "objective_advanced"));
    let medals: u32 = data().tracks.iter().map(|track| track.medals.count_ones()).sum();
    assert_eq!(medals as usize, number(counts, "medals_on_tracks"));
    let kit = &data().kit;
    assert_eq!(4 * usize::from(kit.energy), number(counts, "energy_cubes"));
    assert_eq!(4 * usize::from(kit.antimatter), number(counts, "antimatter_cubes"));
    assert_eq!(4 * usize::from(kit.starships), number(counts, "starships"));
    assert_eq!(kit.earth_start.matter + kit.depot_start.matter, kit.matter);
    for row in rows(&components, "player_count") {
        let sum = number(row, "planets") + number(row, "mines") + number(row, "colonial_objectives");
        assert_eq!(sum, number(row, "tiles"));
        let players = number(row, "players") as u8;
        let in_play = (1..=28).filter(|&planet| data().planets[planet].min_players <= players.max(2)).count();
        assert_eq!(in_play, number(row, "planets"), "{players} players");
    }
}

#[test]
fn the_map_has_the_hexes_of_the_rulebook() {
    let board = file("board.toml");
    let outline = board["board"].as_table().unwrap();
    let map = outline["map"].as_str().unwrap();
    let count = |chars: &str| map.chars().filter(|&c| chars.contains(c)).count();
    assert_eq!(count("sml"), number(outline, "empty_hexes"));
    assert_eq!(count("123"), number(outline, "star_hexes"));
    assert_eq!((count("1"), count("2"), count("3"), count("O"), count("X")), (14, 3, 3, 1, 1));
    // The letter of every hex is the zone of its distance from Sol.
    for (index, letter) in map.chars().filter(|c| !c.is_whitespace()).enumerate() {
        let hex = Hex::all().nth(index).unwrap();
        let zone = match hex.distance(Hex::SOL) {
            0..=5 => Zone::Short,
            6..=10 => Zone::Medium,
            _ => Zone::Long,
        };
        assert_eq!(data().zone[index], zone);
        if let Some(expected) =
            [('s', Zone::Short), ('m', Zone::Medium), ('l', Zone::Long)].into_iter().find(|(c, _)| *c == letter)
        {
            assert_eq!(zone, expected.1, "{hex}");
        }
    }
}

#[test]
fn stars_are_where_the_map_shows_them_and_far_enough_apart() {
    let board = file("board.toml");
    let map: Vec<char> = board["board"]["map"].as_str().unwrap().chars().filter(|c| !c.is_whitespace()).collect();
    for star in &data().stars {
        assert_eq!(map[star.hex.index()].to_digit(10), Some(u32::from(star.suns)), "{}", star.id);
        assert!(star.hex.around().iter().all(|hex| hex.is_on_map()), "{}", star.id);
        for other in data().stars.iter().filter(|other| other.hex != star.hex) {
            assert!(star.hex.distance(other.hex) >= 4, "{} and {}", star.id, other.id);
        }
    }
}

#[test]
fn planets_follow_the_rules_of_their_type() {
    let planets = file("planets.toml");
    let types: BTreeMap<&str, (usize, usize)> = (rows(&planets, "type").into_iter())
        .map(|row| (row["id"].as_str().unwrap(), (number(row, "icons_colonised"), number(row, "icons_terraformed"))))
        .collect();
    for row in rows(&planets, "planet") {
        let icons = |side: &str| number(row[side].as_table().unwrap(), "icons");
        let name = &row["name"];
        assert_eq!((icons("colony"), icons("terraformed")), types[row["type"].as_str().unwrap()], "{name}");
        let alien = row["type"].as_str() == Some("alien");
        let antimatter = row["colony"]["produce"]["antimatter"].as_integer().unwrap() > 0;
        assert_eq!(antimatter, alien, "only alien planets produce antimatter: {name}");
        assert!((1..=4).contains(&number(row, "level")) && (1..=5).contains(&number(row, "vp")), "{name}");
    }
}

#[test]
fn campaigns_name_objectives_that_exist() {
    assert_eq!(data().solo.campaigns.len(), 5);
    for campaign in &data().solo.campaigns {
        assert_eq!(campaign.objectives.len(), 4, "{}", campaign.id);
    }
    let minimums: Vec<u8> = data().solo.levels.iter().map(|level| level.min_vp).collect();
    assert_eq!(minimums, [30, 40, 50, 60]);
}

/// Records and tables name the components by a hash. The first version of the hash included names and texts.
#[test]
fn the_first_hash_of_the_components_is_known() {
    assert!(orrery_engine::components::are_current(&Kepler::META, "f80705f1f4b89c95"));
}
