//! The shipped data files: complete, consistent, every entry with its source.

use on_mars::{Blueprint, Building, Contract, ContractType, Goal, OnMars, Term, data};
use orrery_engine::suite::components;

#[test]
fn every_entry_says_where_it_comes_from() {
    let lists = [
        ("blueprints.toml", "blueprints", 24),
        ("board.toml", "actions", 10),
        ("board.toml", "turn_order", 8),
        ("board.toml", "shelter_starts", 3),
        ("board.toml", "research_spaces", 4),
        ("buildings.toml", "types", 6),
        ("buildings.toml", "starting_tiles", 5),
        ("buildings.toml", "tiles", 30),
        ("exploration_tiles.toml", "discovery", 19),
        ("exploration_tiles.toml", "research", 4),
        ("first_colonists.toml", "tiles", 6),
        ("first_colonists.toml", "cards_a", 4),
        ("first_colonists.toml", "cards_b", 8),
        ("lss.toml", "reward_tiles", 8),
        ("lss.toml", "benefits", 4),
        ("missions.toml", "missions", 9),
        ("player_board.toml", "executive_actions", 8),
        ("private_goals.toml", "goals", 24),
        ("scientists_contracts.toml", "scientists", 6),
        ("scientists_contracts.toml", "contracts", 24),
        ("solo.toml", "cards", 12),
        ("solo.toml", "goals", 4),
        ("technologies.toml", "kinds", 9),
    ];
    components::lists_are_complete::<OnMars>(&lists);
}

#[test]
fn every_stack_has_nine_arrows() {
    for stack in &data().arrows {
        assert_eq!(stack.iter().map(|arrows| arrows.iter().count()).sum::<usize>(), 9);
    }
}

#[test]
fn two_blueprints_of_each_level_fit_each_type() {
    for building in Building::ALL {
        for level in [1, 3] {
            let fits = |card: &Blueprint| data().blueprint(*card).upgrades == building && data().blueprint(*card).level == level;
            assert_eq!(Blueprint::all().filter(fits).count(), 2, "{building:?}, level {level}");
        }
    }
}

#[test]
fn contracts_are_six_of_each_type() {
    for kind in ContractType::ALL {
        assert_eq!(Contract::all().filter(|&contract| data().contract(contract).kind == kind).count(), 6, "{kind:?}");
    }
}

#[test]
fn every_card_and_tile_has_an_effect() {
    assert!(Blueprint::all().all(|card| data().blueprint(card).term != Term::Nothing));
    assert!(Goal::all().all(|goal| data().goal(goal).reward != Term::Nothing && !data().goal(goal).conditions.is_empty()));
    assert!(data().discoveries.iter().all(|tile| tile.term != Term::Nothing));
}

/// All starting places lie on different hexes, shelters two hexes from the mine.
#[test]
fn starting_places_are_apart() {
    for players in 2..=4 {
        let shelters = &data().shelter_starts[players];
        let mut hexes: Vec<_> = shelters.iter().chain(&data().start_hexes).chain([&data().centre]).copied().collect();
        assert!(shelters.iter().all(|&hex| data().map.distance(hex, data().centre) == 2));
        let count = hexes.len();
        hexes.sort();
        hexes.dedup();
        assert_eq!(hexes.len(), count);
    }
    assert!(data().research_hexes.iter().flatten().all(|&hex| data().map.distance(hex, data().centre) == 5));
}
