//! R1 terms, R2 components.

use crate::support::course::*;

// R1 Terms

#[test]
fn r1_1_every_player_owns_7_energy_7_matter_3_antimatter() {
    for seats in 1..=4 {
        let game = setup(seats, 5);
        for seat in 0..usize::from(seats) {
            assert_eq!(owned(&game, seat), Cubes::new(7, 7, 3), "{seats} seats");
        }
    }
}

#[test]
fn r1_1_burned_cubes_cannot_be_spent() {
    let mut game = position("p0 = { earth = {}, depot = { antimatter = 3 }, well = { energy = 7, matter = 7 } }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    let build = Action::Build { card: Card::EARTH, hex: hex(1, 0) };
    assert_eq!(forbidden(&game, 0, build), ("R5.2", "insufficient_resources"));
}

#[test]
fn r1_1_cubes_of_others_cannot_be_used() {
    let mut game = position(
        r#"tiles = [{ hex = [3, 1], kind = "planet", number = 19, face = "up" }]
           p0 = { tech = { II = 4, III = 2 } }
           p1 = { planets = [{ number = 19, cubes = { energy = 2, matter = 2 } }] }"#,
    );
    let card = Card(19);
    assert_eq!(forbidden(&game, 0, Action::Convert { card, from: Kind::Energy }), ("R1.2", "not_controlled"));
    let displace = Action::Displace { from: card, to: Card::EARTH, kind: Kind::Energy };
    assert_eq!(forbidden(&game, 0, displace), ("R1.2", "not_controlled"));
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(forbidden(&game, 0, Action::Build { card, hex: hex(4, 1) }), ("R1.2", "not_controlled"));
}

#[test]
fn r1_2_a_colonised_planet_is_controlled_from_then_on() {
    let mut game = position(
        r#"tiles = [{ hex = [1, 1], kind = "planet", number = 4, face = "up" }]
           p0 = { tech = { II = 4 }, ships = [[1, 1]] }"#,
    );
    let displace = Action::Displace { from: Card::EARTH, to: Card(4), kind: Kind::Energy };
    assert_eq!(refusal(&game, 0, displace), "not_controlled");
    act(&mut game, 0, [select(Space::ColonialSettlement), Action::Settle { ship: hex(1, 1) }, displace]);
    assert_eq!(seen(&game).players[0].cards[1].cubes, Cubes::new(1, 0, 0));
}

#[test]
fn r1_2_a_card_holds_any_number_of_cubes() {
    let mut game = position("p0 = { tech = { V = 4 }, earth = { energy = 7, matter = 7 }, depot = { antimatter = 3 } }");
    let all = Action::Produce { card: Card::EARTH, cubes: Cubes::new(0, 0, 3) };
    act(&mut game, 0, [select(Space::AntimatterGeneration), all]);
    assert_eq!(seen(&game).players[0].cards[0].cubes, Cubes::new(7, 7, 3));
}

#[test]
fn r1_3_earth_is_neither_a_colonised_nor_a_terraformed_planet() {
    let mut game = position(r#"card = "expansion-agreement""#);
    let points = |game: &Kepler| -> i32 { seen(game).players[0].score.iter().map(|(_, points)| points).sum() };
    assert_eq!(points(&game), 0);
    assert_eq!(game.selected().count(), 2);
    act(&mut game, 0, [select(Space::PlanetaryExploitation)]);
    let exploit = Action::Exploit { card: Card::EARTH, take: Cubes::new(1, 0, 0) };
    assert_eq!(forbidden(&game, 0, exploit), ("R6.8", "earth_not_allowed"));
}

#[test]
fn r1_4_stars_sol_and_the_black_hole_are_not_celestial_bodies() {
    let mut game = position(r#"tiles = [{ hex = [1, -7], kind = "mine", face = "down" }]"#);
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Colonial }]);
    for at in [Hex::SOL, hex(-8, -1), hex(0, -7)] {
        assert_eq!(forbidden(&game, 0, Action::Reveal { hex: at }), ("R6.6", "illegal_hex"), "{at}");
    }
}

#[test]
fn r1_5_the_map_has_396_space_hexes_and_20_stars() {
    let stars = &data().stars;
    let of = |suns: u8| stars.iter().filter(|star| star.suns == suns).count();
    assert_eq!([of(1), of(2), of(3)], [14, 3, 3]);
    let hexes: BTreeSet<Hex> = stars.iter().map(|star| star.hex).chain([Hex::SOL, hex(-8, -1)]).collect();
    assert_eq!((hexes.len(), Hex::all().count()), (22, 418));
}

#[test]
fn r1_5_a_hex_with_a_tile_or_a_ship_is_not_empty() {
    let mut game = position(
        r#"tiles = [{ hex = [1, 0], kind = "mine", face = "up" }, { hex = [0, 1], kind = "mine", face = "down" }, { hex = [-1, 1], kind = "objective", face = "up" }]
           p1 = { ships = [[-1, 0]] }"#,
    );
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    let build = |(q, r): (i32, i32)| Action::Build { card: Card::EARTH, hex: hex(q, r) };
    for taken in [(1, 0), (0, 1), (-1, 1), (-1, 0)] {
        assert_eq!(forbidden(&game, 0, build(taken)), ("R6.1", "illegal_hex"), "{taken:?}");
    }
    let listed: Vec<Action> = legal(&game, 0).into_iter().filter(|action| matches!(action, Action::Build { .. })).collect();
    assert_eq!(listed.len(), 2);
    assert!(listed.contains(&build((1, -1))) && listed.contains(&build((0, -1))));
}

#[test]
fn r1_7_turns_go_clockwise_from_the_first_player() {
    let mut game = position("players = 3\nfirst = 2\ncard = \"colonial-exhibition\"");
    for seat in [2, 0, 1] {
        assert_eq!(deciders(&game), [seat]);
        idle(&mut game, seat, Space::SpaceMissions);
    }
    assert_eq!(seen(&game).round, 2);
}

#[test]
fn r1_8_what_you_may_do_can_be_left_out_and_the_rest_is_done_as_far_as_possible() {
    let tile = "tiles = [{ hex = [1, -7], kind = 'mine', face = 'down' }]";
    // "May": a free technology step.
    let may = card_step("card = 'extraterrestrial-knowledge'");
    assert!(legal(&may, 0).contains(&Action::Decline));
    // "Must": of two tiles the only one there is, and then no more.
    let mut must = card_step(&format!("card = 'sky-survey'\n{tile}\np0 = {{ technology = 1 }}"));
    assert_eq!(refusal(&must, 0, Action::Decline), "must_finish");
    let reveal = Action::Reveal { hex: hex(1, -7) };
    assert_eq!(legal(&must, 0), [reveal]);
    act(&mut must, 0, [reveal]);
    assert!(legal(&must, 0).iter().all(|action| !matches!(action, Action::Reveal { .. })));
}

// R2 Components

#[test]
fn r2_a_ship_returns_to_the_reserve_when_it_settles_or_is_withdrawn() {
    let mut game = position(
        r#"tiles = [{ hex = [1, 1], kind = "planet", number = 4, face = "up" }]
           p0 = { ships = [[1, 1], [1, 0], [0, 1]] }"#,
    );
    assert_eq!(seen(&game).players[0].reserve, 0);
    act(&mut game, 0, [select(Space::ColonialSettlement), Action::Settle { ship: hex(1, 1) }]);
    assert_eq!(seen(&game).players[0].reserve, 1);
    act(&mut game, 0, [Action::End, Action::End, Action::End, Action::Withdraw { ship: hex(0, 1), regenerate: None }]);
    assert_eq!(seen(&game).players[0].reserve, 2);
    assert_eq!(seen(&game).players[0].ships, [hex(1, 0)]);
}

#[test]
fn r2_a_nation_marker_is_used_for_every_colony_and_stays() {
    let mut game = position(
        r#"tiles = [{ hex = [1, 1], kind = "planet", number = 4, face = "up" }]
           p0 = { ships = [[1, 1]], tech = { IV = 1 }, planets = [{ number = 1, zone = "short", cubes = { matter = 1 } }] }"#,
    );
    assert_eq!(seen(&game).players[0].markers, 4);
    act(&mut game, 0, [select(Space::ColonialSettlement), Action::Settle { ship: hex(1, 1) }]);
    assert_eq!(seen(&game).players[0].markers, 3);
    act(&mut game, 0, [Action::End, Action::End, Action::End, Action::End]);
    idle(&mut game, 1, Space::SpaceMissions);
    while deciders(&game) != [0] || seen(&game).step != Phase::Select {
        let seat = deciders(&game)[0];
        match seen(&game).step {
            Phase::Select => idle(&mut game, seat, Space::GalacticMapping),
            _ => act(&mut game, seat, [Action::Decline]),
        }
    }
    act(&mut game, 0, [select(Space::Terraform), Action::Terraform { card: Card(1) }]);
    assert_eq!(seen(&game).players[0].markers, 3);
}
