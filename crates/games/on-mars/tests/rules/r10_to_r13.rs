//! R10 Construction, R11 Life support and colony, R12 Upgrades, R13 Ships.

use on_mars::{
    Action, Blueprint, Boost, Building, Discovery, Event, Item, LabSpace, LssReward, MainAction, OnMars, Question, Tech, Term,
    Work, data,
};

use crate::support::{A, act, at, blank_with, effect, hex, in_colony, legal, question, refused, view};

fn build(game: &mut OnMars, building: Building, q: i8, r: i8) -> Vec<Event> {
    question(game, A, Work::Build { building, hex: hex(q, r) })
}

#[test]
fn r10_1_a_player_has_five_shelters() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    for r in -2..=2 {
        game.put_building(Building::Shelter, A, hex(3, r));
    }
    game.put_building(Building::Generator, A, hex(0, 2));
    game.put_building(Building::Greenhouse, A, hex(0, -2));
    question(&mut game, A, Work::ConstructType { free: true, tech_boost: false });
    assert_eq!(refused(&game, A, Action::Building { building: Building::Shelter }), ("R10.1", "stack_empty"));
}

#[test]
fn r10_6_a_tile_under_a_building_leaves_the_game() {
    let mut game = in_colony(2);
    game.put_discovery(Discovery::Crystals, hex(1, 1));
    build(&mut game, Building::Mine, 1, 1);
    assert_eq!(game.tile_on(hex(1, 1)), None);
    assert!(view(&game).players[0].discoveries.is_empty());
}

#[test]
fn r10_12_a_colonist_stands_on_the_mine() {
    let mut game = in_colony(2);
    build(&mut game, Building::Mine, 1, 1);
    let found = view(&game).hexes.into_iter().find(|found| found.hex == hex(1, 1)).expect("a mine");
    assert_eq!((found.miner, found.owner), (Some(A), None));
    assert_eq!(game.player_of(A).quarters, 2);
}

#[test]
fn r10_13_life_support_types_move_their_marker() {
    let mut game = in_colony(2);
    build(&mut game, Building::Mine, 3, 1);
    assert!(view(&game).lss.iter().all(|&(_, row, _)| row == 1));
    build(&mut game, Building::Greenhouse, 1, 1);
    let rows: Vec<u8> = view(&game).lss.iter().map(|&(_, row, _)| row).collect();
    assert_eq!(rows, [1, 1, 2, 1]);
}

#[test]
fn r10_14_the_steps_of_a_construction_have_an_order() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_building(Building::Generator, A, hex(0, 2));
    game.set_tech(A, Tech::Generator, LabSpace::C1x1);
    game.put_discovery(Discovery::Water, hex(0, 1));
    game.edit_player(A).storage[Item::Mineral.index()] = 1;
    question(&mut game, A, Work::ConstructHex { building: Building::Generator, free: false, tech_boost: false });
    // The tile of A is the only one, so it is used without a question.
    let events = act(&mut game, A, Action::Hex { hex: hex(0, 1) });
    let order = [
        at(&events, |event| matches!(event, Event::Paid { .. })),
        at(&events, |event| matches!(event, Event::Built { size: 2, .. })),
        at(&events, |event| matches!(event, Event::TileRemoved { .. })),
        at(&events, |event| matches!(event, Event::Gained { item: Item::Battery, .. })),
        at(&events, |event| matches!(event, Event::CubePlaced { .. })),
        at(&events, |event| matches!(event, Event::LssMoved { .. })),
    ];
    assert!(order.is_sorted(), "{events:?}");
}

#[test]
fn r11_1_a_marker_stops_at_row_5() {
    let mut game = in_colony(2);
    game.set_colony(3, [4, 1, 1, 1]);
    build(&mut game, Building::Generator, 1, 1);
    build(&mut game, Building::Generator, 4, 1);
    assert_eq!(view(&game).lss[0].1, 5);
}

#[test]
fn r11_2_the_colony_marker_is_a_row_above_the_level() {
    for (rows, level) in [([3, 3, 3, 2], 2), ([3, 3, 3, 3], 3)] {
        let mut game = in_colony(2);
        game.set_colony(2, rows);
        game.end_turn_now(&mut Vec::new());
        assert_eq!(view(&game).colony_level, level, "{rows:?}");
    }
}

#[test]
fn r11_7_the_level_limits_ships() {
    let ship = Term::WelcomeShip { count: 2, free: true, boost: Boost::None, with_bot: 1, alone: 2 };
    for (level, question) in [(1, Question::Turn), (2, Question::Ship)] {
        let mut game = in_colony(2);
        game.set_colony(level, [1; 4]);
        effect(&mut game, A, ship);
        act(&mut game, A, Action::Ship { space: 5 });
        act(&mut game, A, Action::Reward { index: 1 });
        assert_eq!(game.question(), question, "level {level}");
    }
}

#[test]
fn r11_8_the_shuttle_phase_checks_the_colony_after_a_travel() {
    let mut game = blank_with(&on_mars::Options::default(), 1);
    game.set_colony(1, [2; 4]);
    game.begin_shuttle(None);
    game.proceed(&mut Vec::new());
    assert_eq!(view(&game).colony_level, 2);
}

#[test]
fn r11_9_first_2_op_then_the_reward_then_the_benefit() {
    let mut game = in_colony(2);
    game.set_reward(LssReward::Colonists);
    let events = build(&mut game, Building::Generator, 1, 1);
    let first = at(&events, |event| matches!(event, Event::Scored { op: 2, .. }));
    let reward = at(&events, |event| matches!(event, Event::LssScored { op: 3, .. }));
    assert!(first < reward);
    assert_eq!((game.question(), game.player_of(A).op), (Question::LssBenefit, 5));
}

#[test]
fn r11_10_level_5_and_0_missions_are_the_end_of_their_tracks() {
    let mut game = in_colony(2);
    game.set_colony(5, [5; 4]);
    let events = build(&mut game, Building::Generator, 1, 1);
    assert!(!events.iter().any(|event| matches!(event, Event::LssMoved { .. } | Event::LssScored { .. })));
    game.end_turn_now(&mut Vec::new());
    assert_eq!(view(&game).colony_level, 5);
    for _ in 0..5 {
        game.step_remaining();
    }
    assert_eq!(view(&game).remaining_missions, 0);
}

#[test]
fn r12_1_a_card_says_which_buildings_it_fits_now() {
    let mut game = in_colony(2);
    let card =
        Blueprint::all().find(|&card| data().blueprint(card).upgrades == Building::Mine && data().blueprint(card).level == 3);
    let card = card.expect("a card of level 3 for a mine");
    game.give_blueprint(A, card);
    let sites = |game: &OnMars| view(game).players[0].blueprints[0].sites.clone();
    for (q, r) in [(1, 0), (1, 1)] {
        game.put_building(Building::Mine, A, hex(q, r));
    }
    game.put_bot(A, hex(0, 1));
    assert!(sites(&game).is_empty(), "two mines are not enough");
    game.put_building(Building::Mine, A, hex(1, 2));
    assert_eq!(sites(&game), [hex(1, 0), hex(1, 1)], "the third one is not next to the bot");
    game.put_marker(A, card, hex(1, 1));
    assert!(sites(&game).is_empty(), "it is built");
}

#[test]
fn r12_6_an_effect_may_waive_zone_and_mineral() {
    let mut game = in_colony(2);
    game.give_blueprint(A, Blueprint(1));
    game.give_blueprint(A, Blueprint(3));
    game.put_building(Building::Mine, A, hex(0, 0));
    game.put_building(Building::Generator, A, hex(3, 0));
    let upgrade = |free, anywhere| Term::Upgrade { count: 1, free, tech: false, anywhere, boost: Boost::None };
    for (term, asked) in [
        (upgrade(false, false), false),
        (upgrade(true, false), false),
        (upgrade(false, true), false),
        (upgrade(true, true), true),
    ] {
        let mut game = game.clone();
        effect(&mut game, A, term);
        assert_eq!(game.question() == Question::Upgrade, asked, "{term:?}: A has neither bots nor minerals");
    }
}

#[test]
fn r13_6_at_no_cost_the_limit_holds() {
    let ship = |free| Term::WelcomeShip { count: 1, free, boost: Boost::None, with_bot: 1, alone: 2 };
    let mut game = in_colony(2);
    let mut paid = game.clone();
    effect(&mut paid, A, ship(false));
    assert_eq!(paid.question(), Question::Turn, "A has no plant");
    effect(&mut game, A, ship(true));
    act(&mut game, A, Action::Ship { space: 1 });
    act(&mut game, A, Action::Reward { index: 1 });
    effect(&mut game, A, ship(true));
    assert_eq!(game.question(), Question::Turn, "one ship at level 1");
    assert!(!legal(&game).contains(&Action::Main { action: MainAction::WelcomeShip }));
}
