//! R6.5 to R6.9: terraforming, mapping, production.

use crate::support::actions::*;

// R6.5 Terraform

#[test]
fn r6_5_terraforming_costs_the_printed_cubes_and_gives_the_icons_of_the_new_side() {
    const COSTS: [(u8, u8, u8); 28] = [
        (0, 1, 0),
        (1, 0, 0),
        (1, 0, 0),
        (1, 1, 0),
        (1, 1, 0),
        (0, 2, 0),
        (2, 0, 0),
        (1, 1, 0),
        (0, 2, 0),
        (1, 1, 0),
        (2, 0, 0),
        (2, 0, 0),
        (2, 1, 0),
        (1, 2, 0),
        (2, 1, 0),
        (2, 1, 0),
        (1, 2, 0),
        (1, 2, 0),
        (1, 2, 0),
        (2, 1, 0),
        (2, 2, 0),
        (2, 2, 0),
        (3, 1, 0),
        (1, 3, 0),
        (3, 1, 0),
        (1, 1, 1),
        (2, 0, 1),
        (0, 2, 1),
    ];
    for ((number, kind), (energy, matter, antimatter)) in (1..=28).zip(TYPES.chars()).zip(COSTS) {
        let mut game = position(&format!(
            "p0 = {{ action_cube = \"space_missions\", tech = {{ IV = 4 }}, earth = {{}}, depot = {{}}, planets = [{{ number = {number}, cubes = {{ energy = {energy}, matter = {matter}, antimatter = {} }} }}] }}",
            antimatter + 1
        ));
        act(&mut game, 0, [select(Space::Terraform), Action::Terraform { card: Card(number) }]);
        let player = &seen(&game).players[0];
        let (_, _, icons) = ICONS.into_iter().find(|row| row.0 == kind).unwrap();
        assert_eq!(player.track, [icons, 0], "planet {number}");
        assert!(player.cards[1].terraformed);
        assert_eq!((player.cards[1].cubes, player.depot), (Cubes::new(0, 0, 1), Cubes::new(energy, matter, antimatter)));
    }
}

#[test]
fn r6_5_the_level_of_the_planet_must_be_mastered() {
    for (number, needed) in [(1, 1), (4, 1), (5, 2), (12, 2), (13, 3), (20, 3), (21, 4), (28, 4)] {
        for level in 0..=4 {
            let mut game = position(&format!(
                "p0 = {{ action_cube = \"space_missions\", tech = {{ IV = {level} }}, planets = [{{ number = {number}, cubes = {{ energy = 3, matter = 3, antimatter = 1 }} }}] }}"
            ));
            act(&mut game, 0, [select(Space::Terraform)]);
            let terraform = Action::Terraform { card: Card(number) };
            assert_eq!(legal(&game, 0).contains(&terraform), level >= needed, "planet {number}, level {level}");
            if level < needed {
                assert_eq!(forbidden(&game, 0, terraform), ("R6.5", "need_technology"));
            }
        }
    }
}

#[test]
fn r6_5_only_own_colonies_on_the_colony_side() {
    let mut game = position(
        "p0 = { action_cube = \"space_missions\", tech = { IV = 1 }, planets = [{ number = 1, side = \"terraformed\", cubes = { matter = 1 } }] }
         p1 = { planets = [{ number = 2, cubes = { energy = 1 } }] }",
    );
    act(&mut game, 0, [select(Space::Terraform)]);
    assert_eq!(forbidden(&game, 0, Action::Terraform { card: EARTH }), ("R6.5", "earth_not_allowed"));
    assert_eq!(forbidden(&game, 0, Action::Terraform { card: Card(1) }), ("R6.5", "already_terraformed"));
    assert_eq!(forbidden(&game, 0, Action::Terraform { card: Card(2) }), ("R1.2", "not_controlled"));
}

#[test]
fn r6_5_a_low_level_counts_before_missing_cubes() {
    let mut game = position("p0 = { action_cube = \"space_missions\", planets = [{ number = 13 }] }");
    act(&mut game, 0, [select(Space::Terraform)]);
    assert_eq!(forbidden(&game, 0, Action::Terraform { card: Card(13) }), ("R6.5", "need_technology"));
}

#[test]
fn r6_5_the_terraformed_production_counts_from_then_on() {
    let mut game = position(
        "card = \"harvest-season\"\nfirst = 1\nactive = \"p0\"
         p0 = { colonial = 1, action_cube = \"space_missions\", tech = { IV = 1 }, planets = [{ number = 4, cubes = { energy = 1, matter = 1 } }] }",
    );
    act(&mut game, 0, [select(Space::Terraform), Action::Terraform { card: Card(4) }]);
    act(&mut game, 0, [Action::Decline, Action::End, Action::End, Action::End, Action::End]);
    assert_eq!(legal(&game, 0)[0], exploit(4, 2, 2, 0));
}

// R6.6 Galactic Mapping

const HIDDEN: &str = r#"tiles = [{ hex = [1, -7], kind = "mine", face = "down" }, { hex = [0, 6], kind = "objective", face = "down" }, { hex = [-6, 1], kind = "planet", number = 4, face = "up" }]"#;

#[test]
fn r6_6_first_the_track_then_the_tiles() {
    let mut game = position(HIDDEN);
    act(&mut game, 0, [select(Space::GalacticMapping)]);
    assert_eq!(forbidden(&game, 0, Action::Reveal { hex: hex(1, -7) }), ("R4.3", "wrong_step"));
    let tracks = Track::ALL.map(|track| Action::Track { track });
    assert_eq!(legal(&game, 0)[..2], tracks);
    act(&mut game, 0, [tracks[0]]);
    assert_eq!(seen(&game).players[0].track, [1, 0]);
    assert_eq!(forbidden(&game, 0, tracks[1]), ("R4.3", "wrong_step"));
    assert_eq!(legal(&game, 0), [Action::Reveal { hex: hex(1, -7) }, Action::Reveal { hex: hex(0, 6) }]);
}

#[test]
fn r6_6_a_tile_is_seen_before_the_next_one_is_chosen() {
    let mut game = position(HIDDEN);
    let tile = |game: &Kepler, q, r| seen(game).tiles.iter().find(|tile| tile.hex == hex(q, r)).unwrap().tile;
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    assert_eq!((tile(&game, 1, -7), tile(&game, 0, 6)), (None, None));
    act(&mut game, 0, [Action::Reveal { hex: hex(1, -7) }]);
    assert_eq!((tile(&game, 1, -7), tile(&game, 0, 6)), (Some(Tile::Mine), None));
}

#[test]
fn r6_6_only_face_down_tiles_can_be_turned_up() {
    let mut game = position(HIDDEN);
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    assert_eq!(forbidden(&game, 0, Action::Reveal { hex: hex(-6, 1) }), ("R6.6", "tile_face_up"));
    assert_eq!(forbidden(&game, 0, Action::Reveal { hex: hex(3, 3) }), ("R6.6", "illegal_hex"));
    act(&mut game, 0, [Action::Reveal { hex: hex(1, -7) }]);
    assert_eq!(forbidden(&game, 0, Action::Reveal { hex: hex(1, -7) }), ("R6.6", "tile_face_up"));
}

#[test]
fn r6_6_once_begun_the_step_cannot_be_left_before_the_tiles_are_up() {
    let mut game = position(HIDDEN);
    act(&mut game, 0, [select(Space::GalacticMapping)]);
    assert!(legal(&game, 0).contains(&Action::End), "it need not be begun");
    act(&mut game, 0, [Action::Track { track: Track::Technology }]);
    for revealed in [hex(1, -7), hex(0, 6)] {
        for leave in [Action::End, Action::Bonus { bonus: Bonus::ScientificProgress }] {
            assert_eq!(forbidden(&game, 0, leave), ("R6.6", "must_finish"));
        }
        act(&mut game, 0, [Action::Reveal { hex: revealed }]);
    }
    assert!(legal(&game, 0).contains(&Action::Bonus { bonus: Bonus::ScientificProgress }));
    act(&mut game, 0, [Action::End]);
}

#[test]
fn r6_6_four_tiles_of_many() {
    let tiles: Vec<String> =
        (0..6).map(|n| format!("{{ hex = [{}, 6], kind = \"planet\", number = {}, face = \"down\" }}", n - 3, n + 1)).collect();
    let mut game = position(&format!("tiles = [{}]", tiles.join(", ")));
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    for n in 0..4 {
        assert_eq!(forbidden(&game, 0, Action::End), ("R6.6", "must_finish"));
        act(&mut game, 0, [Action::Reveal { hex: hex(n - 3, 6) }]);
    }
    assert_eq!(forbidden(&game, 0, Action::Reveal { hex: hex(1, 6) }), ("R6.6", "too_many"));
    assert_eq!(seen(&game).tiles.iter().filter(|tile| tile.tile.is_some()).count(), 4);
    act(&mut game, 0, [Action::End]);
}

#[test]
fn r6_6_without_hidden_tiles_the_track_step_is_all() {
    let mut game = position("");
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }, Action::End]);
    assert_eq!((seen(&game).players[0].track, seen(&game).step), ([1, 0], Phase::Bonus));
}

#[test]
fn r6_6_a_step_at_the_end_of_a_track_is_lost() {
    let mut game = position(&format!("{HIDDEN}\np0 = {{ colonial = 20, technology = 5 }}"));
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    assert_eq!(seen(&game).players[0].track, [20, 5]);
    assert_eq!(forbidden(&game, 0, Action::End), ("R6.6", "must_finish"));
    act(&mut game, 0, [Action::Reveal { hex: hex(1, -7) }]);
}

// R6.7 Energy Accumulation, R6.9 Antimatter Generation

#[test]
fn r6_7_energy_by_level_of_technology_iii() {
    for (level, most) in [0, 2, 4, 6, 7].into_iter().enumerate() {
        let mut game = position(&format!(
            "p0 = {{ tech = {{ III = {level} }}, planets = [{{ number = 5 }}], earth = {{}}, depot = {{ energy = 7, matter = 7, antimatter = 3 }} }}"
        ));
        act(&mut game, 0, [select(Space::EnergyAccumulation)]);
        if most < 7 {
            assert_eq!(forbidden(&game, 0, produce(Card(5), most + 1, 0, 0)), ("R5.1", "too_many"));
        }
        assert!(game.check(Seat(0), &produce(Card(5), 0, 1, 0)).is_err(), "no matter");
        if most > 0 {
            act(&mut game, 0, [produce(Card(5), most, 0, 0)]);
        }
        assert_eq!((on(&game, 0, 5), depot(&game)), (Cubes::new(most, 0, 0), Cubes::new(7 - most, 7, 3)));
        act(&mut game, 0, [Action::End]);
    }
}

#[test]
fn r6_9_antimatter_by_level_of_technology_v() {
    for (level, most) in [0, 1, 2, 2, 3].into_iter().enumerate() {
        let mut game = position(&format!("p0 = {{ tech = {{ V = {level} }}, planets = [{{ number = 5 }}] }}"));
        act(&mut game, 0, [select(Space::AntimatterGeneration)]);
        if most < 3 {
            assert_eq!(forbidden(&game, 0, produce(Card(5), 0, 0, most + 1)), ("R5.1", "too_many"));
        }
        if most > 0 {
            act(&mut game, 0, [produce(Card(5), 0, 0, most)]);
        }
        assert_eq!((on(&game, 0, 5), depot(&game)), (Cubes::new(0, 0, most), Cubes::new(4, 4, 3 - most)));
        act(&mut game, 0, [Action::End]);
    }
}

#[test]
fn r6_9_all_of_it_on_one_card_and_not_more_than_the_depot_holds() {
    let mut game = position(
        "p0 = { tech = { V = 4 }, planets = [{ number = 5, cubes = { antimatter = 1 } }], depot = { energy = 4, matter = 4, antimatter = 2 } }",
    );
    act(&mut game, 0, [select(Space::AntimatterGeneration)]);
    assert_eq!(legal(&game, 0)[0], produce(EARTH, 0, 0, 2), "the largest possible amount");
    act(&mut game, 0, [produce(EARTH, 0, 0, 1)]);
    assert_eq!(forbidden(&game, 0, produce(Card(5), 0, 0, 1)), ("R5.1", "mixed_planets"));
}

// R6.8 Planetary Exploitation

#[test]
fn r6_8_as_many_different_planets_as_technology_iv_allows() {
    for (level, most) in [0, 1, 1, 2, 2].into_iter().enumerate() {
        let mut game = position(&format!(
            "p0 = {{ tech = {{ IV = {level} }}, planets = [{{ number = 1 }}, {{ number = 3 }}, {{ number = 6 }}] }}"
        ));
        act(&mut game, 0, [select(Space::PlanetaryExploitation)]);
        let cards = [1, 3, 6];
        act(&mut game, 0, cards[..most].iter().map(|&card| exploit(card, 1, 1, 0)));
        assert_eq!(forbidden(&game, 0, exploit(cards[most], 1, 1, 0)), ("R6.8", "too_many"), "level {level}");
        assert!(legal(&game, 0).iter().all(|action| !matches!(action, Action::Exploit { .. })));
        act(&mut game, 0, [Action::End]);
    }
}

#[test]
fn r6_8_no_planet_twice() {
    let mut game = position("p0 = { tech = { IV = 3 }, planets = [{ number = 1 }, { number = 3 }] }");
    act(&mut game, 0, [select(Space::PlanetaryExploitation), exploit(1, 1, 0, 0)]);
    assert_eq!(forbidden(&game, 0, exploit(1, 0, 1, 0)), ("R6.8", "duplicate_choice"));
    act(&mut game, 0, [exploit(3, 0, 1, 0)]);
    assert_eq!(forbidden(&game, 0, exploit(1, 0, 1, 0)), ("R6.8", "duplicate_choice"), "before too_many");
}

#[test]
fn r6_8_a_planet_gives_at_most_what_its_side_shows() {
    let mut game = position("p0 = { tech = { IV = 1 }, planets = [{ number = 22 }] }\np1 = { planets = [{ number = 1 }] }");
    act(&mut game, 0, [select(Space::PlanetaryExploitation)]);
    assert_eq!(forbidden(&game, 0, exploit(22, 2, 3, 0)), ("R6.8", "too_many"));
    assert_eq!(refusal(&game, 0, exploit(22, 0, 0, 1)), "too_many");
    assert_eq!(forbidden(&game, 0, exploit(1, 1, 0, 0)), ("R1.2", "not_controlled"));
    let offered: BTreeSet<(u8, u8)> = legal(&game, 0)
        .into_iter()
        .filter_map(|action| match action {
            Action::Exploit { card: Card(22), take } => Some((take.energy, take.matter)),
            _ => None,
        })
        .collect();
    assert_eq!(offered, BTreeSet::from([(1, 3), (1, 2), (1, 1), (1, 0), (0, 3), (0, 2), (0, 1)]));
    act(&mut game, 0, [exploit(22, 1, 3, 0)]);
    assert_eq!((on(&game, 0, 22), depot(&game)), (Cubes::new(1, 3, 0), Cubes::new(3, 1, 3)));
}

#[test]
fn r6_8_the_depot_limits_what_a_planet_gives() {
    let mut game = position(
        "p0 = { tech = { IV = 1 }, planets = [{ number = 22 }], earth = { energy = 7, matter = 5 }, depot = { matter = 2, antimatter = 3 } }",
    );
    act(&mut game, 0, [select(Space::PlanetaryExploitation)]);
    assert_eq!(legal(&game, 0)[0], exploit(22, 0, 2, 0));
    act(&mut game, 0, [exploit(22, 0, 2, 0)]);
    assert_eq!((on(&game, 0, 22), depot(&game)), (Cubes::new(0, 2, 0), Cubes::new(0, 0, 3)));
}

#[test]
fn r6_8_alien_planets_give_antimatter() {
    let mut game = position(r#"p0 = { tech = { IV = 3 }, planets = [{ number = 26 }, { number = 28, side = "terraformed" }] }"#);
    act(&mut game, 0, [select(Space::PlanetaryExploitation), exploit(26, 0, 0, 1), exploit(28, 0, 1, 2)]);
    assert_eq!((on(&game, 0, 26), on(&game, 0, 28)), (Cubes::new(0, 0, 1), Cubes::new(0, 1, 2)));
}

#[test]
fn r6_8_every_planet_gives_what_its_current_side_shows() {
    // Colony side, terraformed side (`planets.toml`).
    const SHOWN: [[(u8, u8, u8); 2]; 28] = [
        [(1, 1, 0), (2, 1, 0)],
        [(0, 2, 0), (1, 2, 0)],
        [(1, 1, 0), (1, 2, 0)],
        [(0, 1, 0), (2, 2, 0)],
        [(1, 0, 0), (2, 2, 0)],
        [(1, 1, 0), (1, 2, 0)],
        [(2, 0, 0), (2, 1, 0)],
        [(0, 2, 0), (0, 3, 0)],
        [(0, 1, 0), (1, 3, 0)],
        [(1, 1, 0), (2, 1, 0)],
        [(2, 0, 0), (3, 0, 0)],
        [(1, 0, 0), (3, 1, 0)],
        [(1, 2, 0), (2, 2, 0)],
        [(1, 2, 0), (2, 2, 0)],
        [(1, 0, 0), (3, 2, 0)],
        [(3, 0, 0), (3, 1, 0)],
        [(0, 1, 0), (2, 3, 0)],
        [(2, 1, 0), (2, 2, 0)],
        [(0, 3, 0), (1, 3, 0)],
        [(2, 1, 0), (3, 1, 0)],
        [(1, 2, 0), (2, 3, 0)],
        [(1, 3, 0), (2, 4, 0)],
        [(2, 1, 0), (3, 2, 0)],
        [(3, 1, 0), (4, 2, 0)],
        [(2, 2, 0), (3, 3, 0)],
        [(0, 0, 1), (1, 0, 1)],
        [(1, 0, 1), (2, 0, 1)],
        [(0, 1, 1), (0, 1, 2)],
    ];
    for (number, sides) in (1..=28).zip(SHOWN) {
        for (side, (energy, matter, antimatter)) in ["colony", "terraformed"].into_iter().zip(sides) {
            let mut game = position(&format!(
                "p0 = {{ tech = {{ IV = 1 }}, earth = {{}}, depot = {{ energy = 7, matter = 7, antimatter = 3 }}, planets = [{{ number = {number}, side = \"{side}\" }}] }}"
            ));
            act(&mut game, 0, [select(Space::PlanetaryExploitation)]);
            assert_eq!(legal(&game, 0)[0], exploit(number, energy, matter, antimatter), "{side}");
        }
    }
}
