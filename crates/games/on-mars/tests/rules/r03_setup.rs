//! R3 Set-up.

use on_mars::{
    Action, Building, DisplayCard, Hex, Item, LabSpace, Length, OnMars, Options, Phase, Question, Research, Scientist, Seating,
    Side, Switch, Tech, Tile, data,
};
use orrery_engine::{Game, Rng, Seat, Seed, Viewer};

use crate::support::{A, B, act, active, decider, fresh, hex, in_colony, question, refused, seated, view};

fn game(seats: u8) -> OnMars {
    fresh(Options::default(), seats, 7)
}

#[test]
fn r3_1_two_discovery_tiles_lie_face_up() {
    let view = view(&game(3));
    assert_eq!((view.exploration.len(), view.discoveries_left), (2, 17));
}

#[test]
fn r3_2_the_warehouse_holds_no_minerals() {
    for (seats, stock) in [(2, 2), (3, 3), (4, 3)] {
        let view = view(&game(seats));
        assert!(view.warehouse.iter().all(|&(item, units)| item != Item::Mineral && units == stock));
        assert_eq!(view.warehouse.len(), 5);
    }
}

#[test]
fn r3_3_one_set_of_tech_tiles_lies_on_the_grid() {
    for (seats, pile) in [(2, 0), (3, 8), (4, 8)] {
        let view = view(&game(seats));
        let mut kinds: Vec<Tech> = view.grid.iter().flatten().copied().collect();
        kinds.sort();
        let all: Vec<Tech> = Tech::ALL.into_iter().filter(|&tech| tech != Tech::Shelter).collect();
        assert_eq!(kinds, all, "one of each kind but the shelters'");
        assert_eq!(view.techs_left, pile);
    }
}

#[test]
fn r3_4_six_blueprints_of_level_1_are_on_display() {
    let view = view(&game(2));
    assert!(view.display[0].iter().flatten().all(|&card| data().blueprint(card).level == 1));
    assert_eq!(view.display[0].iter().flatten().count(), 6);
    assert_eq!(view.display[1].iter().flatten().count(), 0);
    assert_eq!(view.blueprints_left, [6, 12]);
}

#[test]
fn r3_5_scientists_lie_in_order_and_contracts_are_open() {
    let view = view(&game(2));
    assert_eq!(view.cards, Scientist::ALL.map(DisplayCard::Scientist));
    assert_eq!(view.contract_deck.len(), 12);
}

#[test]
fn r3_6_starting_buildings_lie_around_the_mine() {
    let game = game(2);
    let at = |hex: Hex| view(&game).hexes.iter().find(|found| found.hex == hex).and_then(|found| found.building);
    assert_eq!(at(hex(0, 0)), Some(Building::Mine));
    let mut types = data().start_hexes.map(|hex| at(hex).expect("a starting building"));
    types.sort();
    assert_eq!(types, Building::LSS);
    assert!(data().start_hexes.iter().all(|&start| data().map.distance(start, hex(0, 0)) == 2));
    assert_eq!(game.player_of(A).op, 0, "they give nothing");
}

#[test]
fn r3_7_only_the_top_tile_of_a_stack_is_seen() {
    let game = game(4);
    assert!(view(&game).stacks.iter().all(|stack| stack.tiles == 6));
    for seed in 0..20 {
        let mut other = game.clone();
        other.redeal(Viewer::Seat(A), &mut Rng::new(Seed(seed)));
        assert_eq!(view(&other).stacks, view(&game).stacks);
    }
}

#[test]
fn r3_8_research_tiles_of_a_type_share_a_corner() {
    let view = view(&game(3));
    for of in Research::ALL {
        let lie: Vec<Hex> =
            view.hexes.iter().filter(|found| found.tile == Some(Tile::Research(of))).map(|found| found.hex).collect();
        assert_eq!(lie.len(), 2);
        assert!(data().map.distance(lie[0], lie[1]) <= 2);
    }
}

#[test]
fn r3_9_missions_depend_on_the_length() {
    for (length, long) in [(Length::Short, 1), (Length::Long, 2)] {
        for seats in 2..=4 {
            let view = view(&fresh(Options { length, ..Options::default() }, seats, 3));
            let faces = view.missions.iter().map(|card| (card, &data().missions[card.mission.index()]));
            assert_eq!(faces.clone().filter(|(_, face)| face.long).count(), long);
            assert!(faces.clone().all(|(card, face)| card.left == face.required[usize::from(seats) - 2]));
            assert_eq!(view.remaining_missions, 3);
        }
    }
}

#[test]
fn r3_10_life_support_begins_on_row_1() {
    let view = view(&game(2));
    assert_eq!(view.colony_level, 1);
    assert!(view.lss.iter().all(|&(_, row, _)| row == 1));
    let mut rewards: Vec<_> = view.lss.iter().map(|&(_, _, reward)| reward).collect();
    rewards.sort();
    rewards.dedup();
    assert_eq!(rewards.len(), 4, "four different tiles");
}

#[test]
fn r3_11_everybody_begins_alike() {
    let game = game(4);
    for seat in Seat::all(4) {
        let player = game.player_of(seat);
        assert_eq!(player.storage, [1; 5]);
        assert_eq!((player.crystals, player.quarters, player.supply, player.op), (1, 3, 9, 0));
        assert_eq!(player.lab[Tech::Shelter.index()], Some(LabSpace::C2x2));
        let start = data().shelter_starts[4][seat.index()];
        assert!(player.shelters.contains(start) && player.bots.contains(&start));
        assert_eq!((player.hand.len(), player.rover.on_map()), (3, None));
        assert!((1..=5).all(|space| player.has_ship_on(space)) && !player.has_ship_on(6));
    }
}

#[test]
fn r3_12_spaces_are_chosen_clockwise() {
    let mut game = game(3);
    act(&mut game, A, Action::TurnOrder { space: 5 });
    assert_eq!(decider(&game), Some(B));
    assert_eq!(refused(&game, B, Action::TurnOrder { space: 5 }), ("R3.12", "space_taken"));
    act(&mut game, B, Action::TurnOrder { space: 1 });
    assert_eq!([A, B].map(|seat| game.player_of(seat).side()), [Side::Colony, Side::Orbit]);
}

#[test]
fn r3_13_the_highest_space_sets_the_shuttle() {
    let mut game = seated(&[5, 1], 4);
    assert_eq!((decider(&game), game.question()), (Some(A), Question::SetShuttle));
    act(&mut game, A, Action::Shuttle { side: Side::Colony });
    let shuttle = view(&game).shuttle;
    assert_eq!((shuttle.side, shuttle.space), (Side::Colony, 1));
}

#[test]
fn r3_14_crystals_of_the_set_up_wait_for_the_first_turn() {
    let mut game = game(2);
    act(&mut game, A, Action::TurnOrder { space: 2 });
    act(&mut game, A, Action::Accept);
    act(&mut game, A, Action::Item { item: Item::Crystal });
    assert_eq!((game.player_of(A).crystals, game.player_of(A).waiting), (1, 1));
    act(&mut game, B, Action::TurnOrder { space: 5 });
    act(&mut game, B, Action::Shuttle { side: Side::Orbit });
    assert_eq!((active(&game), game.player_of(A).crystals), (A, 2));
}

#[test]
fn r3_15_arrows_point_where_they_are_printed_to() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_building(Building::Generator, A, hex(3, 0));
    let arrows = view(&game).stacks[Building::Generator.index()].arrows.clone();
    question(&mut game, A, on_mars::Work::Build { building: Building::Generator, hex: hex(1, 0) });
    let expected: on_mars::HexSet = arrows
        .iter()
        .map(|&direction| data().map.step(hex(1, 0), direction))
        .filter(|&to| ![hex(0, 0), hex(3, 0)].contains(&to))
        .collect();
    assert_eq!(game.map_crystals(), expected);
}

#[test]
fn r3_16_what_is_drawn_first_does_not_depend_on_later_draws() {
    let plain = view(&fresh(Options::default(), 3, 11));
    let variant = view(&fresh(Options { first_colonist_variant: Switch::On, ..Options::default() }, 3, 11));
    assert_eq!(plain.exploration, variant.exploration);
    assert_eq!(plain.grid, variant.grid);
    assert_eq!(plain.display, variant.display);
    assert_eq!(plain.stacks, variant.stacks);
}

#[test]
fn r3_17_the_first_player_is_drawn_or_seat_1() {
    let first = |seating, seed| {
        let options = Options { seating, ..Options::default() };
        decider(&OnMars::setup(&options, 4, Seed(seed)).expect("a game for four"))
    };
    assert!((0..30).all(|seed| first(Seating::Chosen, seed) == Some(A)));
    let drawn: std::collections::BTreeSet<_> =
        (0..30).filter_map(|seed| first(Seating::Random, seed)).map(|seat| seat.0).collect();
    assert_eq!(drawn.len(), 4);
}

#[test]
fn r3_17_first_colonist_tiles_replace_the_choice_of_a_space() {
    let game = fresh(Options { first_colonist_variant: Switch::On, ..Options::default() }, 2, 5);
    assert!([A, B].into_iter().all(|seat| game.player_of(seat).space > 0 || game.phase() == Phase::Setup));
    assert_ne!(game.question(), Question::TurnOrder);
}
