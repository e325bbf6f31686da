//! R9.2: free powers.

use crate::support::technologies::*;

/// One cube of each kind on a colony.
const LABORATORY: &str =
    "p0 = { tech = { II = 1 }, planets = [{ number = 5, cubes = { energy = 1, matter = 1, antimatter = 1 } }] }";

#[test]
fn r9_2_conversion_swaps_a_cube_on_a_card_for_one_of_the_depot() {
    for (from, left) in [(Kind::Energy, Cubes::new(0, 2, 1)), (Kind::Matter, Cubes::new(2, 0, 1))] {
        let mut game = position(LABORATORY);
        act(&mut game, 0, [Action::Convert { card: Card(5), from }]);
        let player = &seen(&game).players[0];
        assert_eq!(player.cards[1].cubes, left);
        assert_eq!(player.depot.total(), 11);
        assert_eq!(player.cards[0].cubes, Cubes::new(3, 3, 0), "the new cube lies on the same card");
    }
}

#[test]
fn r9_2_antimatter_cannot_be_converted() {
    let game = position("p0 = { tech = { II = 4 }, earth = { energy = 3, matter = 3, antimatter = 1 } }");
    assert_eq!(forbidden(&game, 0, convert(Kind::Antimatter)), ("R9.2", "not_available"));
    assert!(!legal(&game, 0).contains(&convert(Kind::Antimatter)));
}

#[test]
fn r9_2_a_cube_missing_on_the_card_counts_before_one_missing_in_the_depot() {
    let game = position("p0 = { tech = { II = 4 }, earth = {}, depot = { matter = 7 } }");
    assert_eq!(refusal(&game, 0, convert(Kind::Energy)), "insufficient_resources");
    assert_eq!(refusal(&game, 0, convert(Kind::Matter)), "insufficient_resources");
    let game = position("p0 = { tech = { II = 4 }, earth = { matter = 1 }, depot = { matter = 6 } }");
    assert_eq!(refusal(&game, 0, convert(Kind::Matter)), "not_available");
}

#[test]
fn r9_2_antimatter_missing_on_the_card_is_missing_before_it_is_unconvertible() {
    let game = position("p0 = { tech = { II = 4 } }");
    assert_eq!(forbidden(&game, 0, convert(Kind::Antimatter)), ("R9.2", "insufficient_resources"), "R17: before not_available");
}

#[test]
fn r9_2_displacement_moves_one_cube_of_any_kind_between_own_cards() {
    for kind in Kind::ALL {
        let mut game = position(LABORATORY);
        let before = earth(&game, 0)[kind];
        act(&mut game, 0, [displace(5, 0, kind)]);
        assert_eq!(earth(&game, 0)[kind], before + 1);
        assert_eq!(seen(&game).players[0].cards[1].cubes.total(), 2);
    }
}

#[test]
fn r9_2_displacement_needs_two_own_cards_and_the_cube() {
    let game = position(
        "p0 = { tech = { II = 1 }, planets = [{ number = 5 }] }\np1 = { planets = [{ number = 6, cubes = { energy = 1 } }] }",
    );
    assert_eq!(forbidden(&game, 0, displace(5, 0, Kind::Energy)), ("R9.2", "insufficient_resources"));
    assert_eq!(forbidden(&game, 0, displace(0, 0, Kind::Energy)), ("R9.2", "no_effect"));
    assert_eq!(forbidden(&game, 0, displace(0, 6, Kind::Energy)), ("R1.2", "not_controlled"));
    assert_eq!(forbidden(&game, 0, displace(6, 0, Kind::Energy)), ("R1.2", "not_controlled"));
}

#[test]
fn r9_2_each_level_has_its_limits_per_turn() {
    let unlimited = 9;
    for (level, conversions, moves) in [(0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 1, 3), (4, unlimited, unlimited)] {
        let given = format!(
            "[p0]\ntech = {{ II = {level} }}\nearth = {{ energy = 7 }}\ndepot = {{ matter = 7 }}\nplanets = [{{ number = 5 }}]"
        );
        let mut game = position(&given);
        let convertible = (0..unlimited).take_while(|_| play_if_legal(&mut game, convert(Kind::Energy))).count();
        assert_eq!(convertible, conversions.min(7), "conversions at level {level}");
        if conversions < 7 {
            assert_eq!(forbidden(&game, 0, convert(Kind::Energy)), ("R9.2", "quantum_limit"));
        }
        let mut game = position(&given);
        let movable = (0..unlimited).take_while(|_| play_if_legal(&mut game, displace(0, 5, Kind::Energy))).count();
        assert_eq!(movable, moves.min(7), "displacements at level {level}");
        if moves < 7 {
            assert_eq!(forbidden(&game, 0, displace(0, 5, Kind::Energy)), ("R9.2", "quantum_limit"));
        }
    }
}

#[test]
fn r9_2_uses_already_made_count_when_the_level_rises_in_the_same_turn() {
    let mut game = position("p0 = { tech = { II = 1 }, earth = { energy = 3, matter = 3 }, planets = [{ number = 5 }] }");
    act(&mut game, 0, [select(Space::TechnologicalDevelopment), displace(0, 5, Kind::Energy), convert(Kind::Energy)]);
    act(&mut game, 0, [buy(Tech::II), displace(0, 5, Kind::Matter)]);
    assert_eq!(refusal(&game, 0, displace(0, 5, Kind::Matter)), "quantum_limit", "level 2: two cubes, both moved");
    assert_eq!(refusal(&game, 0, convert(Kind::Matter)), "quantum_limit", "level 2: still one conversion");
}

#[test]
fn r9_2_the_counters_are_reset_in_every_turn_of_the_player() {
    let mut game = position("card = 'colonial-exhibition'\np0 = { tech = { II = 1 } }\np1 = { tech = { II = 1 } }");
    act(&mut game, 0, [convert(Kind::Energy), select(Space::SpaceMissions)]);
    act(&mut game, 0, [Action::End; 4]);
    act(&mut game, 1, [convert(Kind::Energy), select(Space::SpaceMissions)]);
    assert_eq!(refusal(&game, 1, convert(Kind::Energy)), "quantum_limit");
    act(&mut game, 1, [Action::End; 4]);
    assert_eq!(seen(&game).round, 2);
    act(&mut game, 1, [convert(Kind::Energy), select(Space::ColonialSettlement)]);
    act(&mut game, 1, [Action::End; 4]);
    act(&mut game, 0, [convert(Kind::Energy)]);
    assert_eq!(earth(&game, 0), Cubes::new(1, 5, 0));
}

#[test]
fn r9_2_the_powers_work_in_every_step_of_the_players_turn() {
    let mut game = position("p0 = { tech = { II = 4 }, earth = { energy = 7 }, depot = { matter = 7, antimatter = 3 } }");
    let leave = [select(Space::SpaceMissions), Action::End, Action::End, Action::End, Action::End];
    let mut steps = Vec::new();
    for action in leave {
        steps.push(seen(&game).step);
        act(&mut game, 0, [convert(Kind::Energy), action]);
    }
    assert_eq!(steps, [Phase::Select, Phase::Main, Phase::Bonus, Phase::Move, Phase::Withdraw]);
    assert_eq!(earth(&game, 0), Cubes::new(2, 5, 0));
}

#[test]
fn r9_2_the_powers_work_between_the_parts_of_an_action_but_not_within_one() {
    let mut game = position("p0 = { tech = { I = 1, II = 4 }, ships = [[1, 0], [-1, 0]] }");
    act(&mut game, 0, [select(Space::StellarPropulsion)]);
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    act(&mut game, 0, [convert(Kind::Energy)]);
    fly(&mut game, 0, (-1, 0), &[(-2, 0)]);
    act(&mut game, 0, [Action::Bonus { bonus: Bonus::SpaceLogistics }]);
    assert_eq!(refusal(&game, 0, convert(Kind::Energy)), "wrong_step", "the bonus action is not paid yet");
}

#[test]
fn r9_2_the_powers_do_not_work_outside_the_players_turn() {
    let game = position("p1 = { tech = { II = 4 }, planets = [{ number = 5 }] }");
    assert_eq!(refusal(&game, 1, convert(Kind::Energy)), "not_your_turn");
    assert_eq!(refusal(&game, 1, displace(0, 5, Kind::Energy)), "not_your_turn");
    let card = card_step("card = 'solar-storm'\np0 = { tech = { II = 4 }, technology = 1, planets = [{ number = 5 }] }");
    assert_eq!(refusal(&card, 0, convert(Kind::Energy)), "wrong_step");
    assert_eq!(refusal(&card, 0, displace(0, 5, Kind::Energy)), "wrong_step");
}
