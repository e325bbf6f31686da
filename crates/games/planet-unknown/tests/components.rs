//! The shipped data files: complete, consistent, every entry with its source.

use orrery_engine::Game;
use orrery_engine::suite::components;
use planet_unknown::{Colour, PlanetId, PlanetUnknown, Ring, RoundRule, data};
use toml::Table;

fn file(name: &str) -> Table {
    components::data::<PlanetUnknown>(name)
}

fn entries(name: &str, list: &str) -> Vec<Table> {
    components::tables(&file(name), list)
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let lists = [
        ("tiles.toml", "shape", 12),
        ("tiles.toml", "pair", 6),
        ("planets.toml", "planet", 13),
        ("corporations.toml", "corporation", 9),
        ("civ_cards.toml", "card", 36),
        ("objectives.toml", "objective", 28),
        ("events.toml", "event", 60),
        ("setup.toml", "option", 10),
    ];
    components::lists_are_complete::<PlanetUnknown>(&lists);
}

#[test]
fn counts_of_the_box() {
    let data = data();
    assert!(data.ranks.iter().all(|rank| rank.len() == 9));
    for colour in Colour::ALL {
        assert_eq!(data.events_of(colour, true).len(), 20);
    }
    let many: Vec<usize> = Colour::ALL.map(|colour| data.events_of(colour, false).len()).to_vec();
    assert_eq!(many, [16, 20, 18]);
    assert_eq!(data.corporations.iter().filter(|corporation| corporation.deluxe).count(), 2);
    assert_eq!(data.planets.iter().filter(|planet| planet.deluxe).count(), 6);
}

#[test]
fn planets_agree_with_their_own_counts() {
    for raw in entries("planets.toml", "planet") {
        let id = PlanetId::by_id(raw["id"].as_str().unwrap()).unwrap();
        let world = data().planet(id);
        assert_eq!(i64::from(world.real.len()), raw["squares"].as_integer().unwrap(), "{id:?}");
        assert_eq!(i64::from(world.ice.len()), raw["ice_squares"].as_integer().unwrap(), "{id:?}");
    }
}

#[test]
fn both_rings_use_every_shape_once() {
    for ring in Ring::ALL {
        let mut shapes = data().rings[ring.index()].to_vec();
        shapes.sort_unstable();
        shapes.dedup();
        assert_eq!(shapes.len(), 6);
        assert!(shapes.iter().all(|&shape| data().shapes[usize::from(shape)].ring == ring));
    }
}

#[test]
fn every_event_does_something() {
    for card in 1..=60 {
        let event = data().event(card);
        assert_eq!(event.id, format!("ev-{card:02}"));
        assert_eq!(event.effect.is_empty(), event.rule != RoundRule::None, "{}", event.id);
    }
}

#[test]
fn civ_cards_and_objectives_are_numbered() {
    for card in 1..=36 {
        let facts = data().civ(card);
        assert_eq!(facts.id, format!("civ-{card:02}"));
        assert_eq!(facts.immediate, !facts.effect.is_empty() && facts.worth == Default::default(), "{}", facts.id);
    }
    for card in 1..=28 {
        assert_eq!(data().objective(card).id, format!("obj-{card:02}"));
    }
}

/// Records and tables name the components by a hash. The first version of the hash included names and texts.
#[test]
fn the_first_hash_of_the_components_is_known() {
    assert!(orrery_engine::components::are_current(&PlanetUnknown::META, "efb300872884bae5"));
}
