//! R5 handling resources, R6.0 the action cube.

use crate::support::actions::*;

// R5 Handling resources

#[test]
fn r5_1_every_amount_up_to_the_largest_on_every_card_is_offered() {
    let mut game = position(
        "p0 = { tech = { III = 2 }, planets = [{ number = 5 }], earth = { energy = 4 }, depot = { energy = 3, matter = 7, antimatter = 3 } }",
    );
    act(&mut game, 0, [select(Space::EnergyAccumulation)]);
    let offered: Vec<Action> = legal(&game, 0).into_iter().filter(|action| matches!(action, Action::Produce { .. })).collect();
    let wanted = [EARTH, Card(5)].into_iter().flat_map(|card| (1..=3).rev().map(move |n| produce(card, n, 0, 0)));
    assert_eq!(offered, wanted.collect::<Vec<_>>(), "the depot holds 3 of the 4");
}

#[test]
fn r5_1_producing_less_or_nothing_is_permitted() {
    let mut game = position("p0 = { tech = { III = 2 } }");
    act(&mut game, 0, [select(Space::EnergyAccumulation)]);
    assert_eq!(forbidden(&game, 0, produce(EARTH, 0, 0, 0)), ("R5.1", "no_effect"), "to produce nothing, the step is ended");
    let mut nothing = game.clone();
    act(&mut nothing, 0, [Action::End]);
    assert_eq!((depot(&nothing), on(&nothing, 0, 0)), (Cubes::new(4, 4, 3), Cubes::new(3, 3, 0)));
    act(&mut game, 0, [produce(EARTH, 1, 0, 0)]);
    assert_eq!((depot(&game), on(&game, 0, 0)), (Cubes::new(3, 4, 3), Cubes::new(4, 3, 0)));
}

#[test]
fn r5_1_a_depot_that_holds_fewer_gives_what_it_has() {
    let mut game = position("p0 = { tech = { III = 2 }, depot = { energy = 3, matter = 7, antimatter = 3 } }");
    act(&mut game, 0, [select(Space::EnergyAccumulation)]);
    let (named, largest) = (produce(EARTH, 4, 0, 0), produce(EARTH, 3, 0, 0));
    assert_eq!(game.canonical(Seat(0), &named), largest, "technology III gives 4, the depot holds 3");
    act(&mut game, 0, [named]);
    assert_eq!((depot(&game), on(&game, 0, 0)), (Cubes::new(0, 7, 3), Cubes::new(6, 3, 0)));
    let mut game = position("p0 = { tech = { IV = 1 }, planets = [{ number = 22 }], depot = { energy = 0, matter = 2 } }");
    act(&mut game, 0, [select(Space::PlanetaryExploitation), exploit(22, 1, 3, 0)]);
    assert_eq!((depot(&game), on(&game, 0, 22)), (Cubes::NONE, Cubes::new(0, 2, 0)), "planet 22 gives 1 energy and 3 matter");
}

#[test]
fn r5_1_cubes_produced_together_lie_on_one_card() {
    let mut game = position("p0 = { tech = { III = 2 }, planets = [{ number = 5 }] }");
    act(&mut game, 0, [select(Space::EnergyAccumulation), produce(EARTH, 2, 0, 0)]);
    assert_eq!(forbidden(&game, 0, produce(Card(5), 2, 0, 0)), ("R5.1", "mixed_planets"));
    assert!(legal(&game, 0).iter().all(|action| !matches!(action, Action::Produce { .. })));
}

#[test]
fn r5_1_only_a_controlled_card_can_take_cubes() {
    let mut game = position("p0 = { tech = { III = 2 } }\np1 = { planets = [{ number = 5 }] }");
    act(&mut game, 0, [select(Space::EnergyAccumulation)]);
    assert_eq!(forbidden(&game, 0, produce(Card(5), 2, 0, 0)), ("R1.2", "not_controlled"));
}

#[test]
fn r5_2_a_payment_goes_to_the_depot_and_others_may_come_from_other_cards() {
    let mut game = position(
        "p0 = { tech = { I = 1 }, planets = [{ number = 1, cubes = { energy = 1, matter = 1 } }], earth = { energy = 1 }, depot = { energy = 5, matter = 6, antimatter = 3 } }",
    );
    act(&mut game, 0, [select(Space::TechnologicalDevelopment), advance(Tech::I, Card(1)), advance(Tech::V, EARTH)]);
    assert_eq!(seen(&game).players[0].tech, [2, 0, 0, 0, 1]);
    assert_eq!((on(&game, 0, 1), on(&game, 0, 0), depot(&game)), (Cubes::NONE, Cubes::NONE, Cubes::new(7, 7, 3)));
}

#[test]
fn r5_2_a_ship_is_not_paid_by_two_cards() {
    let mut game = position(
        r#"tiles = [{ hex = [3, 1], kind = "planet", number = 19, face = "up" }]
           p0 = { planets = [{ number = 19, cubes = { energy = 1 } }], earth = { matter = 1 }, depot = { energy = 6, matter = 6, antimatter = 3 } }"#,
    );
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    assert_eq!(forbidden(&game, 0, build(EARTH, 1, 0)), ("R5.2", "insufficient_resources"));
    assert_eq!(forbidden(&game, 0, build(Card(19), 4, 1)), ("R5.2", "insufficient_resources"));
    assert!(sites(&game, EARTH).is_empty() && sites(&game, Card(19)).is_empty());
}

#[test]
fn r5_3_any_cube_of_the_depot_or_a_card_can_be_burned() {
    let mut game = position(
        "p0 = { planets = [{ number = 1, cubes = { antimatter = 1 } }], earth = { matter = 3 }, depot = { energy = 7, matter = 4, antimatter = 2 } }",
    );
    act(&mut game, 0, [select(Space::SpaceMissions), Action::Bonus { bonus: Bonus::CivilModernity }]);
    let burn = |from, kind| Action::Burn { from, kind };
    let (one, earth) = (Place::Card(Card(1)), Place::Card(EARTH));
    let all = [
        burn(Place::Depot, Kind::Energy),
        burn(Place::Depot, Kind::Matter),
        burn(Place::Depot, Kind::Antimatter),
        burn(earth, Kind::Matter),
        burn(one, Kind::Antimatter),
    ];
    assert_eq!(legal(&game, 0), all);
    assert_eq!(forbidden(&game, 0, burn(earth, Kind::Energy)), ("R5.3", "nothing_to_burn"));
    assert_eq!(forbidden(&game, 0, burn(Place::Card(Card(2)), Kind::Energy)), ("R1.2", "not_controlled"));
    act(&mut game, 0, [burn(one, Kind::Antimatter)]);
    assert_eq!((on(&game, 0, 1), seen(&game).players[0].well), (Cubes::NONE, Cubes::new(0, 0, 1)));
}

#[test]
fn r5_4_one_cube_of_choice_goes_from_the_well_to_the_depot() {
    let mut game = position(
        "p0 = { technology = 2, well = { energy = 2, antimatter = 1 }, depot = { energy = 2, matter = 4, antimatter = 2 } }",
    );
    act(&mut game, 0, [select(Space::GalacticMapping), Action::Track { track: Track::Technology }]);
    let kinds = [Kind::Energy, Kind::Antimatter].map(|kind| Action::Regenerate { kind });
    assert_eq!(legal(&game, 0), [kinds[0], kinds[1], Action::Decline]);
    let mut declined = game.clone();
    act(&mut declined, 0, [Action::Decline]);
    assert_eq!(seen(&declined).players[0].well, Cubes::new(2, 0, 1), "always optional");
    act(&mut game, 0, [kinds[1]]);
    assert_eq!((seen(&game).players[0].well, depot(&game)), (Cubes::new(2, 0, 0), Cubes::new(2, 4, 3)));
    assert!(legal(&game, 0).iter().all(|action| !matches!(action, Action::Regenerate { .. })));
}

#[test]
fn r5_5_no_cube_is_ever_gained_or_lost() {
    for seed in 0..4 {
        let mut game = Kepler::setup(&Options::default(), 3, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(seed + 100));
        while let Turn::Decide(seats) = game.turn() {
            for player in seen(&game).players {
                let mut all = player.depot;
                all.add(player.well);
                player.cards.iter().for_each(|card| all.add(card.cubes));
                assert_eq!(all, Cubes::new(7, 7, 3), "seed {seed}");
            }
            let seat = seats.lowest().unwrap();
            let action = *rng.pick(&legal(&game, seat.0)).unwrap();
            game.apply(seat, &action, &mut Silent).unwrap();
        }
    }
}

// R6.0 The action cube

#[test]
fn r6_0_the_cube_moves_to_one_of_the_eight_other_spaces() {
    for here in Space::ALL {
        let mut game = position(&format!("p0 = {{ action_cube = \"{}\" }}", here.id()));
        let offered = legal(&game, 0);
        assert_eq!(offered, Space::ALL.into_iter().filter(|&space| space != here).map(select).collect::<Vec<_>>());
        assert_eq!(forbidden(&game, 0, select(here)), ("R6.0", "same_action"));
        act(&mut game, 0, [offered[3]]);
        assert_eq!(select(seen(&game).players[0].action_cube), offered[3]);
        assert_eq!(refusal(&game, 0, offered[0]), "wrong_step", "once in a turn");
    }
}

#[test]
fn r6_0_the_cube_stays_where_it_is_between_the_rounds() {
    let mut game = position("card = \"colonial-exhibition\"");
    let idle = [Action::End; 4];
    for seat in [0, 1] {
        act(&mut game, seat, [select(Space::SpaceMissions)]);
        act(&mut game, seat, idle);
    }
    let next = deciders(&game)[0];
    assert_eq!(forbidden(&game, next, select(Space::SpaceMissions)), ("R6.0", "same_action"));
    assert!(legal(&game, next).contains(&select(Space::Terraform)));
}

#[test]
fn r6_0_the_cube_decides_the_bonus_actions_even_if_the_action_is_left_out() {
    let mut game = position("");
    act(&mut game, 0, [select(Space::AntimatterGeneration), Action::End]);
    let bonuses: Vec<Action> = legal(&game, 0).into_iter().filter(|action| *action != Action::End).collect();
    let wanted = [Bonus::ScientificProgress, Bonus::NeoExploitation].map(|bonus| Action::Bonus { bonus });
    assert_eq!(bonuses, wanted);
}

#[test]
fn r6_0_an_action_may_be_carried_out_in_part() {
    let mut game = position("");
    act(&mut game, 0, [select(Space::SpaceMissions), build(EARTH, 1, 0), Action::End]);
    assert_eq!((seen(&game).step, seen(&game).players[0].reserve), (Phase::Bonus, 2));
}
