//! R6.1 to R6.4: ships, settling, technologies, propulsion.

use crate::support::actions::*;

// R6.1 Space Missions

#[test]
fn r6_1_a_ship_appears_next_to_the_planet_that_pays() {
    let mut game = position(
        r#"tiles = [{ hex = [3, 1], kind = "planet", number = 19, face = "up" }]
           p0 = { planets = [{ number = 19, cubes = { energy = 1, matter = 1 } }], earth = { energy = 1, matter = 1 }, depot = { energy = 5, matter = 5, antimatter = 3 } }"#,
    );
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(sites(&game, EARTH), hexes(&[(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]));
    // [2, 1] is the star Ross 128.
    assert_eq!(sites(&game, Card(19)), hexes(&[(4, 1), (4, 0), (3, 0), (2, 2), (3, 2)]));
    assert_eq!(forbidden(&game, 0, build(EARTH, 4, 1)), ("R6.1", "illegal_hex"));
    assert_eq!(forbidden(&game, 0, build(Card(19), 1, 0)), ("R6.1", "illegal_hex"));
    assert_eq!(forbidden(&game, 0, build(Card(19), 2, 1)), ("R6.1", "illegal_hex"));
}

#[test]
fn r6_1_no_more_ships_than_the_reserve_holds() {
    let mut game = position("p0 = { ships = [[3, 0], [4, 0]] }");
    act(&mut game, 0, [select(Space::SpaceMissions), build(EARTH, 1, 0)]);
    assert_eq!(forbidden(&game, 0, build(EARTH, 0, 1)), ("R6.1", "no_ship"));
    assert!(sites(&game, EARTH).is_empty());
    act(&mut game, 0, [Action::End]);
}

#[test]
fn r6_1_a_fourth_ship_is_too_many() {
    let mut game = position("p0 = { earth = { energy = 4, matter = 4 }, depot = { energy = 3, matter = 3, antimatter = 3 } }");
    act(&mut game, 0, [select(Space::SpaceMissions), build(EARTH, 1, 0), build(EARTH, 0, 1), build(EARTH, -1, 0)]);
    assert_eq!(refusal(&game, 0, build(EARTH, 0, -1)), "too_many");
    assert_eq!(seen(&game).players[0].reserve, 0);
}

#[test]
fn r6_1_blocked_site_offers_all_hexes_at_the_smallest_distance() {
    let mut game = position(
        r#"players = 3
           tiles = [{ hex = [1, 1], kind = "mine", face = "up" }]
           p1 = { ships = [[1, 0], [1, -1], [0, -1]] }
           p2 = { ships = [[-1, 0], [-1, 1], [0, 1]] }"#,
    );
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    let ring = [(2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2)];
    assert_eq!(sites(&game, EARTH), hexes(&ring), "[1, 1] holds a mine");
    assert_eq!(forbidden(&game, 0, build(EARTH, 3, 0)), ("R6.1", "illegal_hex"));
    act(&mut game, 0, [build(EARTH, -2, 1)]);
    assert_eq!(seen(&game).players[0].ships, [hex(-2, 1)]);
}

#[test]
fn r6_1_one_empty_neighbour_is_the_only_site() {
    let mut game = position("players = 3\np1 = { ships = [[1, 0], [1, -1], [0, -1]] }\np2 = { ships = [[-1, 0], [-1, 1]] }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(sites(&game, EARTH), hexes(&[(0, 1)]));
    act(&mut game, 0, [build(EARTH, 0, 1)]);
    assert_eq!(sites(&game, EARTH).len(), 12, "the player's own ship blocks the last one");
}

#[test]
fn r6_1_the_smallest_distance_may_be_three() {
    // Planet 19 in the corner of the map: its neighbours and the ring behind them are full.
    let corner = hex(-12, -9);
    let full: Vec<Hex> = Hex::all().filter(|hex| (1..=2).contains(&corner.distance(*hex))).collect();
    let tiles: Vec<String> = full
        .iter()
        .map(|hex| format!("{{ hex = [{}, {}], kind = \"mine\", face = \"down\" }}", hex.axial().0, hex.axial().1))
        .collect();
    let mut game = position(&format!(
        "tiles = [{{ hex = [-12, -9], kind = \"planet\", number = 19, face = \"up\" }}, {}]
         p0 = {{ planets = [{{ number = 19, cubes = {{ energy = 1, matter = 1 }} }}], earth = {{}} }}",
        tiles.join(", ")
    ));
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    let found = sites(&game, Card(19));
    // [-11, -7] is the star Kepler-13.
    assert_eq!(found, hexes(&[(-9, -9), (-10, -8), (-13, -6), (-12, -6)]));
}

#[test]
fn r6_1_the_wormhole_stabiliser_needs_no_matter() {
    let mut game =
        position("p0 = { tech = { I = 4 }, earth = { energy = 2 }, depot = { energy = 5, matter = 7, antimatter = 3 } }");
    act(&mut game, 0, [select(Space::SpaceMissions), build(EARTH, 1, 0), build(EARTH, 0, 1)]);
    assert_eq!(on(&game, 0, 0), Cubes::NONE);
    let mut dear =
        position("p0 = { tech = { I = 3 }, earth = { energy = 2 }, depot = { energy = 5, matter = 7, antimatter = 3 } }");
    act(&mut dear, 0, [select(Space::SpaceMissions)]);
    assert_eq!(refusal(&dear, 0, build(EARTH, 1, 0)), "insufficient_resources");
}

// R6.2 Colonial Settlement

const LANDED: &str = r#"tiles = [{ hex = [1, 1], kind = "planet", number = 4, face = "up" }, { hex = [-4, 0], kind = "planet", number = 15, face = "up" }]
    p0 = { ships = [[1, 1], [-4, 0], [1, 0]] }
    p1 = { tech = { I = 2 }, ships = [[0, 1]] }"#;

#[test]
fn r6_2_any_of_the_landed_ships_settle_in_any_order() {
    let mut game = position(LANDED);
    let settle = |q, r| Action::Settle { ship: hex(q, r) };
    act(&mut game, 0, [select(Space::ColonialSettlement)]);
    assert_eq!(legal(&game, 0)[..2], [settle(1, 1), settle(-4, 0)]);
    act(&mut game, 0, [settle(-4, 0), settle(1, 1)]);
    let player = &seen(&game).players[0];
    assert_eq!(player.cards.iter().map(|card| card.card.0).collect::<Vec<_>>(), [0, 15, 4]);
    assert!(player.cards[1..].iter().all(|card| card.cubes.is_none() && !card.terraformed));
    assert_eq!((player.ships.clone(), player.reserve, player.markers), (vec![hex(1, 0)], 2, 3));
    assert_eq!((depot(&game), on(&game, 0, 0)), (Cubes::new(4, 4, 3), Cubes::new(3, 3, 0)), "it costs nothing");
}

#[test]
fn r6_2_the_tile_stays_on_the_map_closed_to_all_ships() {
    let mut game = position(LANDED);
    act(&mut game, 0, [select(Space::ColonialSettlement), Action::Settle { ship: hex(1, 1) }]);
    let tile = seen(&game).tiles.into_iter().find(|tile| tile.hex == hex(1, 1)).expect("the tile stays");
    assert_eq!((tile.tile, tile.colonised_by.map(|seat| seat.0)), (Some(Tile::Planet(Card(4))), Some(0)));
    act(&mut game, 0, [Action::End; 4]);
    act(&mut game, 1, [select(Space::StellarPropulsion)]);
    assert_eq!(no_flight(&game, 1, (0, 1), &[(1, 1)]), ("R8.3", "illegal_path"));
}

#[test]
fn r6_2_only_own_ships_on_planets_settle() {
    let mut game = position(LANDED);
    act(&mut game, 0, [select(Space::ColonialSettlement)]);
    assert_eq!(forbidden(&game, 0, Action::Settle { ship: hex(1, 0) }), ("R6.2", "not_on_planet"));
    assert_eq!(forbidden(&game, 0, Action::Settle { ship: hex(0, 1) }), ("R6.2", "no_ship"));
    assert_eq!(forbidden(&game, 0, Action::Settle { ship: hex(5, 0) }), ("R6.2", "no_ship"));
}

#[test]
fn r6_2_colonising_gives_the_icons_of_the_colony_side() {
    for (number, kind) in (1..=28).zip(TYPES.chars()) {
        let mut game = position(&format!(
            "tiles = [{{ hex = [1, 1], kind = \"planet\", number = {number}, face = \"up\" }}]
             p0 = {{ tech = {{ V = 3 }}, ships = [[1, 1]] }}"
        ));
        act(&mut game, 0, [select(Space::ColonialSettlement), Action::Settle { ship: hex(1, 1) }]);
        let (_, icons, _) = ICONS.into_iter().find(|row| row.0 == kind).unwrap();
        assert_eq!(seen(&game).players[0].track, [icons, 0], "planet {number}");
    }
}

#[test]
fn r6_2_alien_planets_need_level_3_of_technology_v() {
    for level in 0..=4 {
        let mut game = position(&format!(
            "tiles = [{{ hex = [1, 1], kind = \"planet\", number = 27, face = \"up\" }}]
             p0 = {{ tech = {{ V = {level} }}, ships = [[1, 1]] }}"
        ));
        act(&mut game, 0, [select(Space::ColonialSettlement)]);
        let settle = Action::Settle { ship: hex(1, 1) };
        assert_eq!(legal(&game, 0).contains(&settle), level >= 3);
        if level < 3 {
            assert_eq!(forbidden(&game, 0, settle), ("R6.2", "need_technology"));
        }
    }
}

#[test]
fn r6_2_a_missing_marker_counts_before_a_missing_technology() {
    let mut game = position(
        r#"tiles = [{ hex = [1, 1], kind = "planet", number = 26, face = "up" }]
           p0 = { ships = [[1, 1]], planets = [{ number = 2 }, { number = 4 }, { number = 5 }, { number = 6 }, { number = 7 }] }"#,
    );
    act(&mut game, 0, [select(Space::ColonialSettlement)]);
    assert_eq!(forbidden(&game, 0, Action::Settle { ship: hex(1, 1) }), ("R2", "no_marker"));
}

#[test]
fn r6_2_a_colony_belongs_to_the_zone_of_its_tile() {
    for (at, zone) in [((1, 1), Zone::Short), ((1, -7), Zone::Medium), ((-12, 1), Zone::Long)] {
        let (q, r) = at;
        let mut game = position(&format!(
            "tiles = [{{ hex = [{q}, {r}], kind = \"planet\", number = 4, face = \"up\" }}]\np0 = {{ ships = [[{q}, {r}]] }}"
        ));
        act(&mut game, 0, [select(Space::ColonialSettlement), Action::Settle { ship: hex(q, r) }]);
        assert_eq!(seen(&game).players[0].cards[1].zone, Some(zone));
    }
}

// R6.3 Technological Development

/// Energy, matter and antimatter of levels 1 to 4 (`technologies.toml`).
const COSTS: [[(u8, u8, u8); 4]; 5] = [
    [(1, 0, 0), (1, 1, 0), (2, 1, 1), (2, 1, 2)],
    [(0, 1, 0), (1, 1, 0), (1, 1, 1), (1, 2, 2)],
    [(0, 1, 0), (2, 0, 0), (2, 1, 1), (3, 0, 2)],
    [(1, 0, 0), (1, 1, 0), (1, 2, 1), (2, 2, 1)],
    [(1, 0, 0), (2, 0, 1), (2, 0, 1), (2, 1, 2)],
];

#[test]
fn r6_3_each_level_has_its_printed_cost_and_icons() {
    for (tech, costs) in Tech::ALL.into_iter().zip(COSTS) {
        for (level, (energy, matter, antimatter)) in costs.into_iter().enumerate() {
            let exact = format!("{{ energy = {energy}, matter = {matter}, antimatter = {antimatter} }}");
            let given = format!("p0 = {{ tech = {{ {} = {level} }}, earth = {exact}, depot = {{}} }}", tech.id());
            let mut game = position(&given);
            act(&mut game, 0, [select(Space::TechnologicalDevelopment), advance(tech, EARTH)]);
            assert_eq!((on(&game, 0, 0), depot(&game)), (Cubes::NONE, Cubes::new(energy, matter, antimatter)));
            let player = &seen(&game).players[0];
            assert_eq!(usize::from(player.tech[tech.index()]), level + 1);
            let second = u8::from(matches!(tech, Tech::II | Tech::IV | Tech::V));
            assert_eq!(player.track, [0, [0, second, 1, 2][level]], "{tech:?} {}", level + 1);
        }
    }
}

#[test]
fn r6_3_one_cube_less_is_not_enough() {
    for (tech, costs) in Tech::ALL.into_iter().zip(COSTS) {
        for (level, (energy, matter, antimatter)) in costs.into_iter().enumerate() {
            for (kind, n) in [("energy", energy), ("matter", matter), ("antimatter", antimatter)] {
                if n == 0 {
                    continue;
                }
                let given = format!(
                    "p0 = {{ tech = {{ {} = {level} }}, earth = {{ energy = 7, matter = 7, antimatter = 3 }}, depot = {{}} }}",
                    tech.id()
                );
                let full = [("energy", 7), ("matter", 7), ("antimatter", 3)].into_iter().find(|row| row.0 == kind).unwrap().1;
                let mut game = position(&given.replace(&format!("{kind} = {full}"), &format!("{kind} = {}", n - 1)));
                act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
                assert_eq!(forbidden(&game, 0, advance(tech, EARTH)), ("R5.2", "insufficient_resources"), "{tech:?} {level}");
            }
        }
    }
}

#[test]
fn r6_3_any_number_of_steps_in_any_technologies() {
    let mut game = position("p0 = { earth = { energy = 7, matter = 3 }, depot = { matter = 4, antimatter = 3 } }");
    let steps = [Tech::I, Tech::III, Tech::I, Tech::V, Tech::IV].map(|tech| advance(tech, EARTH));
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    act(&mut game, 0, steps);
    assert_eq!(seen(&game).players[0].tech, [2, 0, 1, 1, 1]);
    assert_eq!(on(&game, 0, 0), Cubes::new(3, 1, 0));
}

#[test]
fn r6_3_level_4_is_the_highest() {
    let mut game = position("p0 = { tech = { V = 4 }, earth = {} }");
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    assert_eq!(forbidden(&game, 0, advance(Tech::V, EARTH)), ("R9.1", "max_level"), "before insufficient_resources");
    assert_eq!(forbidden(&game, 0, advance(Tech::V, Card(3))), ("R1.2", "not_controlled"), "before max_level");
}

#[test]
fn r6_3_new_benefits_count_at_once() {
    let mut game = position("p0 = { earth = { matter = 2 }, depot = { energy = 7, matter = 5, antimatter = 3 } }");
    let convert = Action::Convert { card: EARTH, from: Kind::Matter };
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    assert_eq!(refusal(&game, 0, convert), "quantum_limit");
    assert_eq!(refusal(&game, 0, advance(Tech::I, EARTH)), "insufficient_resources");
    act(&mut game, 0, [advance(Tech::II, EARTH), convert, advance(Tech::I, EARTH)]);
    assert_eq!(seen(&game).players[0].tech, [1, 1, 0, 0, 0]);
}

// R6.4 Stellar Propulsion

#[test]
fn r6_4_an_extra_batch_at_normal_speed_leaves_the_step_move_alone() {
    let mut game = position("p0 = { tech = { I = 1 }, ships = [[1, 0], [-1, 0]] }");
    act(&mut game, 0, [select(Space::StellarPropulsion)]);
    assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0), (3, 0)]), ("R8.2", "too_far"));
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    assert_eq!(forbidden(&game, 0, Action::Ship { ship: hex(2, 0) }), ("R8.2", "already_moved"));
    fly(&mut game, 0, (-1, 0), &[(-2, 0)]);
    act(&mut game, 0, [Action::End, Action::End]);
    fly(&mut game, 0, (2, 0), &[(3, 0)]);
    assert_eq!(seen(&game).players[0].ships, [hex(3, 0), hex(-2, 0)]);
}

#[test]
fn r6_4_without_space_travel_nothing_moves() {
    let mut game = position("p0 = { ships = [[1, 0]] }");
    act(&mut game, 0, [select(Space::StellarPropulsion)]);
    assert_eq!(forbidden(&game, 0, Action::Ship { ship: hex(1, 0) }), ("R8.2", "too_far"));
    act(&mut game, 0, [Action::End]);
}
