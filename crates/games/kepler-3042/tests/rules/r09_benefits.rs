//! R9.3: what each technology gives.

use crate::support::technologies::*;

#[test]
fn r9_3_technology_i_gives_the_speed() {
    let row: Vec<(i32, i32)> = (2..=11).map(|q| (q - 12, -8)).collect();
    for (level, speed) in [(0, 0), (1, 1), (2, 3), (3, 6), (4, 9)] {
        let game = position(&format!("step = 'move'\np0 = {{ tech = {{ I = {level} }}, ships = [[-11, -8]] }}"));
        let far =
            |n: usize| game.check_move(Seat(0), hex(-11, -8), &row.iter().map(|&(q, r)| hex(q, r)).collect::<Vec<_>>()[..n]);
        assert_eq!((1..=speed).filter(|&n| far(n).is_ok()).count(), speed, "level {level}");
        assert_eq!(far(speed + 1).map_err(|illegal| illegal.code), Err("too_far"), "level {level}");
        let chosen = Action::Ship { ship: hex(-11, -8) };
        assert_eq!(legal(&game, 0).contains(&chosen), speed > 0);
    }
}

#[test]
fn r9_3_ships_are_cheaper_at_level_4_of_technology_i_only() {
    let build = Action::Build { card: EARTH, hex: hex(1, 0) };
    for level in 0..=4 {
        let mut game = position(&format!("p0 = {{ tech = {{ I = {level} }}, earth = {{ energy = 1 }} }}"));
        act(&mut game, 0, [select(Space::SpaceMissions)]);
        assert_eq!(legal(&game, 0).contains(&build), level == 4, "level {level}");
    }
}

#[test]
fn r9_3_technology_iii_gives_the_energy() {
    for (level, energy) in [(0, 0), (1, 2), (2, 4), (3, 6), (4, 7)] {
        let mut game = position(&format!(
            "p0 = {{ tech = {{ III = {level} }}, earth = {{}}, depot = {{ energy = 7, matter = 7, antimatter = 3 }} }}"
        ));
        act(&mut game, 0, [select(Space::EnergyAccumulation)]);
        let produce = |n: u8| Action::Produce { card: EARTH, cubes: Cubes::some(Kind::Energy, n) };
        let amounts: Vec<u8> = (1..=7).filter(|&n| legal(&game, 0).contains(&produce(n))).collect();
        assert_eq!(amounts, (1..=energy).collect::<Vec<_>>(), "level {level}");
        if energy < 7 {
            assert_eq!(forbidden(&game, 0, produce(energy + 1)), ("R5.1", "too_many"));
        }
    }
}

#[test]
fn r9_3_the_second_bonus_action_is_free_at_level_4_of_technology_iii_only() {
    for level in 0..=4 {
        let mut game = position(&format!("p0 = {{ tech = {{ III = {level} }} }}"));
        act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
        bonus(&mut game, 0, Bonus::ScientificProgress);
        act(&mut game, 0, [Action::Bonus { bonus: Bonus::CivilModernity }]);
        assert_eq!(track(&game, 0, Track::Colonial), u8::from(level == 4), "level {level}: at once, or after a burn");
    }
}

#[test]
fn r9_3_a_level_bought_in_this_turn_makes_the_second_bonus_action_free() {
    let mut game = workshop_at(Tech::III, 3, Cubes::new(3, 0, 2), "");
    act(&mut game, 0, [buy(Tech::III)]);
    act(&mut game, 0, [Action::Produce { card: EARTH, cubes: Cubes::one(Kind::Energy) }]);
    bonus(&mut game, 0, Bonus::CivilModernity);
    act(&mut game, 0, [Action::Bonus { bonus: Bonus::ScientificProgress }]);
    assert_eq!(track(&game, 0, Track::Technology), 3);
    assert_eq!(seen(&game).players[0].well, Cubes::one(Kind::Matter));
}

#[test]
fn r9_3_technology_iv_gives_the_number_of_planets_exploited() {
    for (level, planets) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)] {
        let mut game = position(&format!(
            "p0 = {{ tech = {{ IV = {level} }}, planets = [{{ number = 1 }}, {{ number = 6 }}, {{ number = 14 }}] }}"
        ));
        act(&mut game, 0, [select(Space::PlanetaryExploitation)]);
        let exploit = |number: u8| Action::Exploit { card: Card(number), take: Cubes::one(Kind::Matter) };
        let done = [1, 6, 14].into_iter().take_while(|&number| play_if_legal(&mut game, exploit(number))).count();
        assert_eq!(done, planets, "level {level}");
        assert_eq!(forbidden(&game, 0, exploit(14)), ("R6.8", "too_many"));
    }
}

#[test]
fn r9_3_technology_iv_gives_the_highest_level_terraformed() {
    // Planets 1, 6, 14 and 21 are of levels 1 to 4.
    let cubes = "cubes = { energy = 2, matter = 2 }";
    for level in 0..=4 {
        let mut game = position(&format!(
            "p0 = {{ tech = {{ IV = {level} }}, action_cube = 'space_missions', planets = [{{ number = 1, {cubes} }}, \
             {{ number = 6, {cubes} }}, {{ number = 14, {cubes} }}, {{ number = 21, {cubes} }}] }}"
        ));
        act(&mut game, 0, [select(Space::Terraform)]);
        let able: Vec<u8> =
            [1, 6, 14, 21].into_iter().filter(|&n| legal(&game, 0).contains(&Action::Terraform { card: Card(n) })).collect();
        assert_eq!(able, [1, 6, 14, 21][..level], "level {level}");
    }
}

#[test]
fn r9_3_technology_v_gives_the_antimatter() {
    for (level, antimatter) in [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3)] {
        let mut game = position(&format!("p0 = {{ tech = {{ V = {level} }} }}"));
        act(&mut game, 0, [select(Space::AntimatterGeneration)]);
        let produce = |n: u8| Action::Produce { card: EARTH, cubes: Cubes::some(Kind::Antimatter, n) };
        let amounts: Vec<u8> = (1..=3).filter(|&n| legal(&game, 0).contains(&produce(n))).collect();
        assert_eq!(amounts, (1..=antimatter).collect::<Vec<_>>(), "level {level}");
    }
}

#[test]
fn r9_3_technology_v_opens_alien_planets_from_level_3() {
    for level in 0..=4 {
        let mut game = position(&format!(
            "tiles = [{{ hex = [-4, 0], kind = 'planet', number = 26, face = 'up' }}]\n\
             p0 = {{ tech = {{ V = {level} }}, ships = [[-4, 0]] }}"
        ));
        act(&mut game, 0, [select(Space::ColonialSettlement)]);
        let settle = Action::Settle { ship: hex(-4, 0) };
        assert_eq!(legal(&game, 0).contains(&settle), level >= 3);
        if level < 3 {
            assert_eq!(forbidden(&game, 0, settle), ("R6.2", "need_technology"));
        }
    }
}
