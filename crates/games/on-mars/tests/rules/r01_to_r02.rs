//! R1 Words, R2 Components and options.

use on_mars::{
    Action, Blueprint, Building, Cost, Discovery, Goal, HEXES, HexSet, Item, LssReward, Mission, Moves, OnMars, Options,
    Research, Scientist, SoloCard, Tech, Term, Work, data,
};
use orrery_engine::{Game, Seed, rulebook};

use crate::support::{A, B, blank, effect, fresh, hex, in_colony, legal, play_out, question, refused, view};

#[test]
fn r1_1_crystals_pay_for_no_resource() {
    let mut game = blank(2);
    game.edit_player(A).crystals = 3;
    let any = Cost::one_of(Item::RESOURCES.into_iter().collect());
    assert!(game.ways_to_pay(A, &any).is_empty());
    game.edit_player(A).storage[Item::Plant.index()] = 1;
    assert_eq!(game.ways_to_pay(A, &any).len(), 1);
}

#[test]
fn r1_3_a_total_may_be_negative() {
    let mut game = blank(2);
    game.edit_player(A).quarters = 0;
    game.give_blueprint(A, Blueprint(1));
    assert_eq!(game.final_score(A).total, -3);
}

#[test]
fn r1_4_the_map_has_91_hexes() {
    let map = &data().map;
    assert_eq!(map.coordinates.len(), HEXES);
    assert_eq!(map.near(hex(0, 0)).len(), 6);
    assert!(map.near(hex(-6, 2)).len() < 6, "a hex of the rim");
    assert_eq!(map.hex(7, 0), None);
    assert_eq!(map.distance(hex(-6, 4), hex(6, -4)), 12);
}

#[test]
fn r1_5_nobody_ends_on_a_piece() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_bot(B, hex(0, 1));
    game.edit_player(B).rover = hex(1, 0);
    game.put_building(Building::Mine, A, hex(-1, 0));
    game.edit_player(B).miners.insert(hex(-1, 0));
    game.put_building(Building::Generator, A, hex(0, -1));
    game.put_marker(B, Blueprint(3), hex(0, -1));
    game.put_crystal(hex(1, -1));
    game.put_discovery(Discovery::Water, hex(-1, 1));
    effect(&mut game, A, Term::Move(Moves { bots: Some(1), ..Moves::default() }));
    let ends: HexSet = legal(&game)
        .into_iter()
        .filter_map(|action| if let Action::Step { to, .. } = action { Some(to) } else { None })
        .collect();
    assert_eq!(ends, [hex(1, -1), hex(-1, 1)].into_iter().collect(), "the crystal and the tile are no pieces");
}

#[test]
fn r1_7_a_zone_is_the_hex_of_the_bot_and_its_neighbours() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_building(Building::Generator, A, hex(0, 2));
    question(&mut game, A, Work::ConstructHex { building: Building::Generator, free: true, tech_boost: false });
    let sites: Vec<_> =
        legal(&game).into_iter().filter_map(|action| if let Action::Hex { hex } = action { Some(hex) } else { None }).collect();
    assert!(sites.contains(&hex(0, 0)), "its own hex");
    assert!(sites.contains(&hex(1, 0)));
    assert!(sites.iter().all(|&site| data().map.distance(site, hex(0, 0)) <= 1));
}

#[test]
fn r1_8_connected_buildings_of_a_type_are_a_complex() {
    let mut game = blank(2);
    for at in [hex(0, 0), hex(0, 1), hex(2, 0)] {
        game.put_building(Building::Generator, A, at);
    }
    game.put_building(Building::Shelter, A, hex(-3, 0));
    game.put_building(Building::Shelter, B, hex(-3, 1));
    let size = |at| view(&game).hexes.iter().find(|found| found.hex == at).expect("a building").size;
    assert_eq!([hex(0, 0), hex(0, 1), hex(2, 0)].map(size), [2, 2, 1]);
    assert_eq!([hex(-3, 0), hex(-3, 1)].map(size), [1, 1], "shelters of two players");
}

#[test]
fn r1_9_a_score_is_the_sum_of_its_parts() {
    let game = play_out(fresh(Options::default(), 3, 2), 2, |_, _, _| {});
    for score in game.outcome().expect("over").scores {
        assert_eq!(score.total, score.parts.iter().map(|(_, points)| points).sum::<i32>());
    }
}

#[test]
fn r1_10_both_editions_have_the_same_numbers() {
    let [english, italian] = [0, 1].map(|edition| {
        let (_, text) = OnMars::META.rules[edition];
        rulebook::rules(text).iter().map(|rule| rule.number).collect::<Vec<_>>()
    });
    assert_eq!(english, italian);
}

#[test]
fn r1_11_chance_is_the_tables() {
    let setup = |seed| OnMars::setup(&Options::default(), 4, Seed(seed)).expect("a game for four");
    assert_eq!(setup(5), setup(5));
    assert_ne!(setup(5), setup(6));
    // The same decisions lead to the same game.
    assert_eq!(play_out(setup(5), 1, |_, _, _| {}), play_out(setup(5), 1, |_, _, _| {}));
}

#[test]
fn r2_1_components_are_as_many_as_the_table_says() {
    let (_, text) = OnMars::META.rules[0];
    let rules = rulebook::rules(text);
    let rows = rules.iter().find(|rule| rule.number == "R2.1").expect("R2.1").rows();
    let numbers: Vec<&str> = rows.iter().map(|row| row[1]).collect();
    let level = |level| Blueprint::all().filter(|&card| data().blueprint(card).level == level).count();
    let goals = |pack| Goal::all().filter(|&goal| data().goal(goal).upgrade_pack == pack).count();
    let deck = view(&fresh(Options::default(), 2, 1)).contract_deck.len();
    let counted = [
        data().arrows[0].len().to_string(),
        (data().start_hexes.len() + 1).to_string(),
        format!("{}, {}", Research::ALL.len(), data().research_hexes[0].len()),
        Discovery::ALL.len().to_string(),
        format!("2, {}", Tech::ALL.len() - 1),
        LssReward::ALL.len().to_string(),
        format!("{}, {}", level(1), level(3)),
        Scientist::ALL.len().to_string(),
        deck.to_string(),
        Mission::ALL.len().to_string(),
        format!("{}, {}", goals(false), goals(true)),
        format!("{}, {}; {}", data().cards_a.len(), data().cards_b.len(), data().first_tiles.len()),
        SoloCard::COUNT.to_string(),
    ];
    assert_eq!(numbers, counted);
}

#[test]
fn r2_2_everybody_has_the_same_pieces() {
    let game = fresh(Options::default(), 3, 1);
    for seat in [A, B] {
        let player = game.player_of(seat);
        assert_eq!(player.quarters + player.supply, 12);
        assert_eq!(player.ships.count_ones(), 5);
        assert_eq!(player.bots.len(), 4);
        assert_eq!(player.markers_left(), 8);
        assert_eq!(player.level(Tech::Shelter), 2);
    }
}

#[test]
fn r2_3_an_empty_stack_cannot_be_built() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_building(Building::Generator, A, hex(0, 2));
    game.put_building(Building::Greenhouse, A, hex(0, -2));
    game.put_building(Building::WaterExtractor, A, hex(2, 0));
    game.cut_stack(Building::Generator, 0);
    question(&mut game, A, Work::ConstructType { free: true, tech_boost: false });
    assert_eq!(refused(&game, A, Action::Building { building: Building::Generator }), ("R10.1", "stack_empty"));
    assert!(legal(&game).contains(&Action::Building { building: Building::Greenhouse }));
}

#[test]
fn r2_4_a_table_has_these_options() {
    let ids: Vec<String> = OnMars::option_specs().iter().map(|spec| spec.id.to_string()).collect();
    assert_eq!(
        ids,
        [
            "length",
            "first_colonist_variant",
            "space_anomaly_variant",
            "upgrade_pack_goals",
            "upgrade_pack_contracts",
            "crystal_under_building",
            "upgrade_tech_reading",
            "solo_goal",
            "round_limit",
            "seating",
        ]
    );
}
