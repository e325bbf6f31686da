//! R7 bonus actions.

use crate::support::flights::*;

// R7 Bonus actions

/// Every space with the bonus actions of its column and its row (`actions.toml`).
const GRID: [(Space, [Bonus; 2]); 9] = [
    (Space::SpaceMissions, [Bonus::SpaceLogistics, Bonus::CivilModernity]),
    (Space::ColonialSettlement, [Bonus::TechnicalEvolution, Bonus::CivilModernity]),
    (Space::TechnologicalDevelopment, [Bonus::ScientificProgress, Bonus::CivilModernity]),
    (Space::StellarPropulsion, [Bonus::SpaceLogistics, Bonus::ExplorationPlanning]),
    (Space::Terraform, [Bonus::TechnicalEvolution, Bonus::ExplorationPlanning]),
    (Space::GalacticMapping, [Bonus::ScientificProgress, Bonus::ExplorationPlanning]),
    (Space::EnergyAccumulation, [Bonus::SpaceLogistics, Bonus::NeoExploitation]),
    (Space::PlanetaryExploitation, [Bonus::TechnicalEvolution, Bonus::NeoExploitation]),
    (Space::AntimatterGeneration, [Bonus::ScientificProgress, Bonus::NeoExploitation]),
];

#[test]
fn r7_1_each_space_opens_the_bonus_of_its_column_and_of_its_row() {
    for (space, offered) in GRID {
        let start = if space == Space::Terraform { "space_missions" } else { "terraform" };
        let mut game = position(&format!("p0 = {{ action_cube = \"{start}\", ships = [[1, 0]] }}"));
        assert!(bonuses(&game).is_empty(), "only after the main action");
        act(&mut game, 0, [select(space)]);
        for step in [Phase::Main, Phase::Bonus] {
            assert_eq!((seen(&game).step, bonuses(&game)), (step, offered.to_vec()), "{space:?}");
            for other in Bonus::ALL.into_iter().filter(|bonus| !offered.contains(bonus)) {
                assert_eq!(forbidden(&game, 0, bonus(other)), ("R7.1", "bonus_not_available"));
            }
            act(&mut game, 0, [Action::End]);
        }
        assert_eq!(forbidden(&game, 0, bonus(offered[0])), ("R4.3", "wrong_step"), "the step is left");
    }
}

#[test]
fn r7_1_both_bonus_actions_in_either_order_each_once() {
    let (logistics, modernity) = (bonus(Bonus::SpaceLogistics), bonus(Bonus::CivilModernity));
    let build = Action::Build { card: EARTH, hex: hex(1, 0) };
    for orders in
        [[logistics, DEPOT_ENERGY, build, modernity, DEPOT_ENERGY], [modernity, DEPOT_ENERGY, logistics, DEPOT_ENERGY, build]]
    {
        let mut game = position("");
        act(&mut game, 0, [select(Space::SpaceMissions)]);
        act(&mut game, 0, orders);
        let player = &seen(&game).players[0];
        assert_eq!((player.ships.len(), player.track, player.well), (1, [1, 0], Cubes::new(2, 0, 0)));
        assert_eq!(forbidden(&game, 0, logistics), ("R7.1", "bonus_used"));
        assert_eq!(forbidden(&game, 0, modernity), ("R7.1", "bonus_used"));
        assert_eq!(legal(&game, 0), [Action::End]);
    }
}

#[test]
fn r7_2_the_cube_is_burned_before_the_effect() {
    let mut game = position("");
    act(&mut game, 0, [select(Space::SpaceMissions), bonus(Bonus::CivilModernity)]);
    assert_eq!(seen(&game).players[0].track, [0, 0]);
    assert!(legal(&game, 0).iter().all(|action| matches!(action, Action::Burn { .. })));
    assert_eq!(refusal(&game, 0, Action::End), "must_finish");
    act(&mut game, 0, [burn(Place::Card(EARTH), Kind::Matter)]);
    assert_eq!((seen(&game).players[0].track, well(&game), earth(&game)), ([1, 0], Cubes::new(0, 1, 0), Cubes::new(3, 2, 0)));
}

#[test]
fn r7_2_the_first_bonus_action_costs_its_cube_even_with_the_theory_of_everything() {
    let mut game = position("p0 = { tech = { III = 4 } }");
    act(&mut game, 0, [select(Space::SpaceMissions), bonus(Bonus::CivilModernity)]);
    assert_eq!(seen(&game).players[0].track, [0, 0], "it waits for the cube");
    act(&mut game, 0, [DEPOT_ENERGY, bonus(Bonus::SpaceLogistics), Action::Build { card: EARTH, hex: hex(1, 0) }]);
    assert_eq!((well(&game), ships(&game)), (Cubes::new(1, 0, 0), vec![hex(1, 0)]));
}

#[test]
fn r7_2_below_the_theory_of_everything_both_cost_a_cube() {
    let mut game = position("p0 = { tech = { III = 3 } }");
    act(&mut game, 0, [select(Space::TechnologicalDevelopment), bonus(Bonus::CivilModernity), DEPOT_ENERGY]);
    act(&mut game, 0, [bonus(Bonus::ScientificProgress)]);
    assert_eq!(seen(&game).players[0].track, [1, 0]);
    act(&mut game, 0, [DEPOT_ENERGY]);
    assert_eq!((seen(&game).players[0].track, well(&game)), ([1, 1], Cubes::new(2, 0, 0)));
}

#[test]
fn r7_2_a_level_bought_in_the_same_turn_counts() {
    let mut game = position(
        "p0 = { technology = 10, tech = { III = 3 }, earth = { energy = 3, antimatter = 2 }, depot = { energy = 4, matter = 7, antimatter = 1 } }\np1 = { tech = { III = 2 } }",
    );
    let buy = Action::Advance { tech: Tech::III, card: EARTH };
    act(&mut game, 0, [select(Space::TechnologicalDevelopment), buy, Action::Decline]);
    act(&mut game, 0, [bonus(Bonus::CivilModernity), DEPOT_ENERGY, bonus(Bonus::ScientificProgress)]);
    assert_eq!((seen(&game).players[0].track, well(&game)), ([1, 13], Cubes::new(1, 0, 0)));
}

#[test]
fn r7_2_without_a_cube_to_burn_there_is_no_bonus_action() {
    let mut game = position("p0 = { earth = {}, depot = {}, well = { energy = 7, matter = 7, antimatter = 3 } }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert!(bonuses(&game).is_empty());
    assert_eq!(forbidden(&game, 0, bonus(Bonus::CivilModernity)), ("R7.2", "nothing_to_burn"));
}

#[test]
fn r7_2_a_free_bonus_action_needs_no_cube_at_all() {
    let mut game = position(
        "p0 = { tech = { III = 4 }, earth = { energy = 1 }, depot = {}, well = { energy = 6, matter = 7, antimatter = 3 } }",
    );
    act(&mut game, 0, [select(Space::SpaceMissions), bonus(Bonus::CivilModernity)]);
    act(&mut game, 0, [burn(Place::Card(EARTH), Kind::Energy), bonus(Bonus::SpaceLogistics)]);
    act(&mut game, 0, [Action::Build { card: EARTH, hex: hex(0, 1) }]);
    assert_eq!(ships(&game), [hex(0, 1)]);
}

#[test]
fn r7_3_a_bonus_action_that_changes_nothing_is_refused() {
    let nothing = ("R7.3", "no_effect");
    for (given, space, useless) in [
        ("technology = 20", Space::GalacticMapping, Bonus::ScientificProgress),
        ("colonial = 20", Space::SpaceMissions, Bonus::CivilModernity),
        ("depot = { energy = 4, matter = 4 }", Space::ColonialSettlement, Bonus::TechnicalEvolution),
        ("depot = { antimatter = 3 }", Space::EnergyAccumulation, Bonus::NeoExploitation),
        ("ships = []", Space::StellarPropulsion, Bonus::ExplorationPlanning),
    ] {
        let mut game = position(&format!("p0 = {{ {given} }}"));
        act(&mut game, 0, [select(space)]);
        assert!(!bonuses(&game).contains(&useless), "{useless:?}");
        assert_eq!(forbidden(&game, 0, bonus(useless)), nothing, "{useless:?}");
    }
}

#[test]
fn r7_3_space_logistics_without_a_ship_in_reserve() {
    let mut game = position("p0 = { ships = [[1, 0], [2, 0], [3, 0]] }");
    act(&mut game, 0, [select(Space::EnergyAccumulation)]);
    assert_eq!(forbidden(&game, 0, bonus(Bonus::SpaceLogistics)), ("R7.4", "no_ship"));
    assert_eq!(bonuses(&game), [Bonus::NeoExploitation]);
}

#[test]
fn r7_3_the_burn_itself_can_make_it_useless() {
    let mut game = position("p0 = { earth = {}, depot = { antimatter = 1 }, well = { energy = 7, matter = 7, antimatter = 2 } }");
    act(&mut game, 0, [select(Space::ColonialSettlement)]);
    assert_eq!(
        forbidden(&game, 0, bonus(Bonus::TechnicalEvolution)),
        ("R7.3", "no_effect"),
        "the only cube is the one to produce"
    );
    let mut game = position("p0 = { depot = { energy = 1, antimatter = 1 } }");
    act(&mut game, 0, [select(Space::PlanetaryExploitation), bonus(Bonus::NeoExploitation)]);
    assert_eq!(forbidden(&game, 0, DEPOT_ENERGY), ("R7.3", "no_effect"));
    assert!(!legal(&game, 0).contains(&DEPOT_ENERGY));
    act(&mut game, 0, [burn(Place::Card(EARTH), Kind::Energy), produce(EARTH, 1, 0, 0)]);
    assert_eq!((earth(&game), depot(&game)), (Cubes::new(3, 3, 0), Cubes::new(0, 0, 1)));
}

#[test]
fn r7_3_a_partial_effect_is_enough() {
    let mut game = position("p0 = { depot = { energy = 1, matter = 1 } }");
    act(&mut game, 0, [select(Space::PlanetaryExploitation), bonus(Bonus::NeoExploitation), DEPOT_ENERGY]);
    act(&mut game, 0, [produce(EARTH, 0, 1, 0)]);
    assert_eq!(earth(&game), Cubes::new(3, 4, 0));
}

#[test]
fn r7_3_planning_needs_a_ship_in_space_with_a_way_out() {
    // Sol lies on the sixth side.
    let walls: Vec<String> = [(2, 0), (2, -1), (1, -1), (0, 1), (1, 1)]
        .iter()
        .map(|(q, r)| format!("{{ hex = [{q}, {r}], kind = \"mine\", face = \"down\" }}"))
        .collect();
    let given = format!("tiles = [{}]\np0 = {{ ships = [[1, 0]] }}", walls.join(", "));
    let mut game = position(&given);
    act(&mut game, 0, [select(Space::StellarPropulsion)]);
    assert_eq!(forbidden(&game, 0, bonus(Bonus::ExplorationPlanning)), ("R7.3", "no_effect"));
    let mut open = position(&given.replacen("down", "up", 1));
    act(&mut open, 0, [select(Space::StellarPropulsion), bonus(Bonus::ExplorationPlanning), DEPOT_ENERGY]);
    fly(&mut open, 0, (1, 0), &[(2, 0)]);
}

#[test]
fn r7_3_a_ship_that_moved_in_the_main_action_can_still_be_planned_for() {
    let mut game = position("p0 = { tech = { I = 1 }, ships = [[1, 0]] }");
    act(&mut game, 0, [select(Space::StellarPropulsion)]);
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    act(&mut game, 0, [bonus(Bonus::ExplorationPlanning), DEPOT_ENERGY]);
    fly(&mut game, 0, (2, 0), &[(3, 0), (4, 0)]);
    act(&mut game, 0, [Action::End]);
    fly(&mut game, 0, (4, 0), &[(5, 0)]);
    assert_eq!(ships(&game), [hex(5, 0)]);
}

#[test]
fn r7_3_a_planned_batch_may_be_ended_without_moving() {
    let mut game = position("p0 = { ships = [[1, 0]] }");
    act(&mut game, 0, [select(Space::StellarPropulsion), bonus(Bonus::ExplorationPlanning), DEPOT_ENERGY, Action::End]);
    assert_eq!((seen(&game).step, ships(&game), well(&game)), (Phase::Move, vec![hex(1, 0)], Cubes::new(1, 0, 0)));
}

#[test]
fn r7_4_a_ship_without_paying_next_to_any_controlled_planet() {
    let mut game = position(
        r#"tiles = [{ hex = [3, 1], kind = "planet", number = 19, face = "up" }, { hex = [-4, 0], kind = "planet", number = 1, face = "up" }]
           p0 = { planets = [{ number = 19 }] }
           p1 = { planets = [{ number = 1 }] }"#,
    );
    act(&mut game, 0, [select(Space::EnergyAccumulation), bonus(Bonus::SpaceLogistics), DEPOT_ENERGY]);
    let build = |card, q, r| Action::Build { card, hex: hex(q, r) };
    assert_eq!(refusal(&game, 0, build(Card(1), -5, 0)), "not_controlled");
    assert_eq!(refusal(&game, 0, build(Card(19), 5, 0)), "illegal_hex");
    assert_eq!(refusal(&game, 0, Action::End), "must_finish");
    assert_eq!(legal(&game, 0).len(), 6 + 5, "around Sol and around planet 19, which lies next to a star");
    act(&mut game, 0, [build(Card(19), 4, 1)]);
    assert_eq!((ships(&game), earth(&game), depot(&game)), (vec![hex(4, 1)], Cubes::new(3, 3, 0), Cubes::new(3, 4, 3)));
    assert_eq!(refusal(&game, 0, build(EARTH, 1, 0)), "wrong_step", "one ship only");
}

#[test]
fn r7_4_blocked_surroundings_as_in_space_missions() {
    let mut game =
        position("players = 3\np1 = { ships = [[1, 0], [1, -1], [0, -1]] }\np2 = { ships = [[-1, 0], [-1, 1], [0, 1]] }");
    act(&mut game, 0, [select(Space::EnergyAccumulation), bonus(Bonus::SpaceLogistics), DEPOT_ENERGY]);
    assert_eq!(legal(&game, 0).len(), 12);
    act(&mut game, 0, [Action::Build { card: EARTH, hex: hex(1, 1) }]);
    assert_eq!(ships(&game), [hex(1, 1)]);
}

#[test]
fn r7_4_after_three_paid_ships_none_is_left() {
    let mut game = position("p0 = { ships = [[3, 0], [4, 0]] }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(bonuses(&game), [Bonus::SpaceLogistics, Bonus::CivilModernity]);
    act(&mut game, 0, [Action::Build { card: EARTH, hex: hex(1, 0) }]);
    assert_eq!(bonuses(&game), [Bonus::CivilModernity]);
}

#[test]
fn r7_5_one_antimatter_on_any_controlled_card() {
    let mut game = position("p0 = { planets = [{ number = 4 }] }");
    act(&mut game, 0, [select(Space::ColonialSettlement), bonus(Bonus::TechnicalEvolution), DEPOT_ENERGY]);
    assert_eq!(legal(&game, 0), [produce(EARTH, 0, 0, 1), produce(Card(4), 0, 0, 1)]);
    assert_eq!(refusal(&game, 0, produce(EARTH, 0, 0, 2)), "too_many");
    assert_eq!(refusal(&game, 0, produce(Card(5), 0, 0, 1)), "not_controlled");
    act(&mut game, 0, [produce(Card(4), 0, 0, 1)]);
    assert_eq!(seen(&game).players[0].cards[1].cubes, Cubes::new(0, 0, 1));
    assert_eq!((depot(&game), well(&game)), (Cubes::new(3, 4, 2), Cubes::new(1, 0, 0)));
}

#[test]
fn r7_6_scientific_progress_is_a_step_on_the_technology_track() {
    let mut game = position("p0 = { technology = 3 }");
    act(&mut game, 0, [select(Space::AntimatterGeneration), bonus(Bonus::ScientificProgress), DEPOT_ENERGY]);
    assert_eq!(seen(&game).players[0].track, [0, 4]);
    assert_eq!(seen(&game).card_medals, [0, 1]);
}

#[test]
fn r7_7_civil_modernity_is_a_step_on_the_colonial_track() {
    let mut game = position("p0 = { colonial = 2 }");
    act(&mut game, 0, [select(Space::TechnologicalDevelopment), bonus(Bonus::CivilModernity), DEPOT_ENERGY]);
    assert_eq!(seen(&game).players[0].track, [3, 0]);
    assert_eq!(seen(&game).card_medals, [1, 0]);
}

#[test]
fn r7_8_range_2_for_every_own_ship_whatever_the_speed() {
    for level in 0..=4 {
        let mut game = position(&format!("p0 = {{ tech = {{ I = {level} }}, ships = [[1, 0], [-1, 0]] }}"));
        act(&mut game, 0, [select(Space::GalacticMapping), bonus(Bonus::ExplorationPlanning), DEPOT_ENERGY]);
        assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0), (3, 0), (4, 0)]), ("R8.2", "too_far"), "level {level}");
        fly(&mut game, 0, (1, 0), &[(2, 0), (3, 0)]);
        assert_eq!(forbidden(&game, 0, ship(3, 0)), ("R8.2", "already_moved"));
        fly(&mut game, 0, (-1, 0), &[(-2, 0), (-2, -1)]);
        assert_eq!(ships(&game), [hex(3, 0), hex(-2, -1)]);
    }
}

#[test]
fn r7_8_free_powers_and_answers_do_not_end_the_batch() {
    let mut game = position(
        r#"tiles = [{ hex = [2, 0], kind = "objective", face = "up" }]
           p0 = { tech = { II = 1 }, colonial = 1, ships = [[1, 0], [-1, 0]] }"#,
    );
    act(&mut game, 0, [select(Space::StellarPropulsion), bonus(Bonus::ExplorationPlanning), DEPOT_ENERGY]);
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    act(&mut game, 0, [produce(EARTH, 0, 1, 0), Action::Convert { card: EARTH, from: Kind::Energy }]);
    fly(&mut game, 0, (-1, 0), &[(-2, 0)]);
    assert_eq!(ships(&game), [hex(2, 0), hex(-2, 0)]);
}

#[test]
fn r7_8_any_other_command_ends_the_batch() {
    let mut game = position("p0 = { ships = [[1, 0], [-1, 0]] }");
    act(&mut game, 0, [select(Space::GalacticMapping), bonus(Bonus::ExplorationPlanning), DEPOT_ENERGY]);
    fly(&mut game, 0, (1, 0), &[(2, 0)]);
    act(&mut game, 0, [bonus(Bonus::ScientificProgress), DEPOT_ENERGY]);
    assert_eq!(forbidden(&game, 0, ship(-1, 0)), ("R4.3", "wrong_step"));
}

#[test]
fn r7_9_energy_and_matter_on_earth_only() {
    let mut game = position("p0 = { planets = [{ number = 4 }] }");
    act(&mut game, 0, [select(Space::EnergyAccumulation), bonus(Bonus::NeoExploitation)]);
    act(&mut game, 0, [burn(Place::Depot, Kind::Antimatter)]);
    assert_eq!(legal(&game, 0), [produce(EARTH, 1, 1, 0), produce(EARTH, 1, 0, 0), produce(EARTH, 0, 1, 0)]);
    refusal(&game, 0, produce(Card(4), 1, 1, 0));
    act(&mut game, 0, [produce(EARTH, 1, 1, 0)]);
    assert_eq!((earth(&game), depot(&game)), (Cubes::new(4, 4, 0), Cubes::new(3, 3, 2)));
}
