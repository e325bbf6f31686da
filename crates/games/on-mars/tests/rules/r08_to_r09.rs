//! R8 Using technology, R9 Movement.

use on_mars::{
    Action, Blueprint, Boost, Building, Discovery, Event, Fee, Hex, LabSpace, MainAction, Mission, Moves, OnMars, Piece,
    Question, Tech, Term, Tile, Work,
};
use orrery_engine::Seat;

use crate::support::{A, B, act, effect, hex, in_colony, legal, question, refused, view};

fn move_bots(points: u8) -> Term {
    Term::Move(Moves { bots: Some(points), ..Moves::default() })
}

fn move_rover(points: u8) -> Term {
    Term::Move(Moves { rover: Some(points), ..Moves::default() })
}

fn step(game: &mut OnMars, piece: Piece, to: Hex) -> Vec<Event> {
    act(game, A, Action::Step { piece, to, fee: Fee::Point })
}

fn uses_tech(game: &OnMars) -> Vec<Seat> {
    legal(game).into_iter().filter_map(|action| if let Action::UseTech { owner } = action { Some(owner) } else { None }).collect()
}

#[test]
fn r8_1_only_effects_that_say_so_use_rover_tech() {
    let mut game = in_colony(2);
    game.set_tech(A, Tech::Rover, LabSpace::C1x1);
    let mut executive = game.clone();
    effect(&mut executive, A, move_rover(2));
    assert!(uses_tech(&executive).is_empty());
    act(&mut game, A, Action::Main { action: MainAction::ControlCenter });
    assert_eq!(uses_tech(&game), [A]);
}

#[test]
fn r8_2_an_effect_uses_one_tile() {
    let mut game = in_colony(2);
    game.set_tech(A, Tech::Rover, LabSpace::C1x1);
    game.set_tech(B, Tech::Rover, LabSpace::C2x1);
    act(&mut game, A, Action::Main { action: MainAction::ControlCenter });
    act(&mut game, A, Action::UseTech { owner: A });
    assert_eq!(view(&game).movement.expect("a movement").rover, Some(3), "2 and its level");
    assert_eq!(refused(&game, A, Action::UseTech { owner: B }), ("R8.2", "nothing_to_do"));
}

#[test]
fn r8_6_upgrade_tech_is_named_after_the_first_upgrade() {
    let mut game = in_colony(2);
    game.set_tech(A, Tech::Upgrade, LabSpace::C1x1);
    for (blueprint, at) in [(1, hex(0, 0)), (2, hex(0, 2)), (3, hex(1, 0))] {
        game.give_blueprint(A, Blueprint(blueprint));
        game.put_building(if blueprint == 3 { Building::Generator } else { Building::Mine }, A, at);
    }
    let upgrade = Term::Upgrade { count: 1, free: true, tech: true, anywhere: true, boost: Boost::None };
    effect(&mut game, A, upgrade);
    assert_eq!(refused(&game, A, Action::UseTech { owner: A }), ("R8.6", "nothing_to_do"));
    act(&mut game, A, Action::Blueprint { blueprint: Blueprint(1) });
    act(&mut game, A, Action::Hex { hex: hex(0, 0) });
    act(&mut game, A, Action::UseTech { owner: A });
    assert_eq!(view(&game).about.number, Some(1), "one more upgrade at level 1");
}

#[test]
fn r8_6_upgrade_tech_may_be_named_before_any_upgrade_after_the_first() {
    let mut game = in_colony(2);
    game.set_tech(B, Tech::Upgrade, LabSpace::C1x1);
    for (blueprint, at) in [(1, hex(0, 0)), (2, hex(0, 2))] {
        game.give_blueprint(A, Blueprint(blueprint));
        game.put_building(Building::Mine, A, at);
    }
    effect(&mut game, A, Term::Upgrade { count: 1, free: true, tech: true, anywhere: true, boost: Boost::Any });
    act(&mut game, A, Action::Blueprint { blueprint: Blueprint(1) });
    act(&mut game, A, Action::Hex { hex: hex(0, 0) });
    // The second upgrade is bought with a colonist; a tile may be named before it all the same.
    act(&mut game, A, Action::Boost);
    assert_eq!(uses_tech(&game), [B]);
    act(&mut game, A, Action::UseTech { owner: B });
    assert_eq!(view(&game).uses.len(), 1, "an oxygen waits for B");
    assert_eq!(refused(&game, A, Action::UseTech { owner: B }), ("R8.6", "nothing_to_do"));
}

#[test]
fn r8_7_tiles_are_used_wherever_their_owners_are() {
    let mut game = in_colony(2);
    game.edit_player(B).space = 1;
    game.begin_at(A);
    game.set_tech(B, Tech::Rover, LabSpace::C3x1);
    act(&mut game, A, Action::Main { action: MainAction::ControlCenter });
    act(&mut game, A, Action::UseTech { owner: B });
    assert_eq!(view(&game).movement.expect("a movement").rover, Some(5));
    assert_eq!(view(&game).uses.len(), 1, "an oxygen waits for B");
}

#[test]
fn r9_2_a_point_is_a_step_to_a_neighbour() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_bot(A, hex(3, 0));
    effect(&mut game, A, move_bots(2));
    let far = Action::Step { piece: Piece::Bot(hex(0, 0)), to: hex(0, 2), fee: Fee::Point };
    assert_eq!(refused(&game, A, far), ("R9.2", "bad_distance"));
    step(&mut game, Piece::Bot(hex(0, 0)), hex(0, 1));
    step(&mut game, Piece::Bot(hex(3, 0)), hex(3, 1));
    assert_eq!(game.question(), Question::Turn, "both points are used, so nothing is left to decide");
    assert_eq!(game.player_of(A).bots[..2], [hex(0, 1), hex(3, 1)]);
}

#[test]
fn r9_9_a_tile_that_was_left_is_not_offered_again() {
    let mut game = in_colony(2);
    game.put_discovery(Discovery::Mineral, hex(0, 1));
    effect(&mut game, A, move_rover(1));
    step(&mut game, Piece::Rover, hex(0, 1));
    assert_eq!(game.question(), Question::TakeTile);
    act(&mut game, A, Action::Decline);
    assert_eq!(game.tile_on(hex(0, 1)), Some(Tile::Discovery(Discovery::Mineral)));
    act(&mut game, A, Action::Main { action: MainAction::ControlCenter });
    act(&mut game, A, Action::Finish);
    assert_eq!(game.question(), Question::Turn);
    assert!(game.tile_on(hex(0, 1)).is_some());
}

#[test]
fn r9_10_a_piece_without_a_step_takes_and_removes_nothing() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_bot(A, hex(3, 0));
    game.put_crystal(hex(0, 0));
    effect(&mut game, A, move_bots(1));
    step(&mut game, Piece::Bot(hex(3, 0)), hex(3, 1));
    assert!(game.map_crystals().contains(hex(0, 0)));
    assert_eq!(game.player_of(A).rover.on_map(), None, "a rover that does not move stays off the map");
}

#[test]
fn r9_11_a_tile_is_lifted_before_its_benefit() {
    let mut game = in_colony(2);
    game.set_mission(0, Mission::Discovery, 4);
    game.put_discovery(Discovery::Hire, hex(0, 1));
    effect(&mut game, A, move_rover(1));
    step(&mut game, Piece::Rover, hex(0, 1));
    act(&mut game, A, Action::Accept);
    assert_eq!(game.tile_on(hex(0, 1)), None);
    assert_eq!(view(&game).missions[0].left, 3, "the mission counts it at once");
    assert!(view(&game).players[0].discoveries.contains(&Discovery::Hire));
}

#[test]
fn r9_13_a_bot_that_comes_back_has_moved() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_discovery(Discovery::Water, hex(0, 0));
    effect(&mut game, A, move_bots(2));
    step(&mut game, Piece::Bot(hex(0, 0)), hex(0, 1));
    let events = step(&mut game, Piece::MovedBot(hex(0, 1)), hex(0, 0));
    assert!(events.iter().any(|event| matches!(event, Event::TileRemoved { .. })));
    assert_eq!(game.tile_on(hex(0, 0)), None);
}

#[test]
fn r9_13_a_displaced_bot_has_not_moved() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 1));
    game.put_crystal(hex(0, 2));
    question(&mut game, A, Work::Build { building: Building::Mine, hex: hex(0, 1) });
    assert!(!legal(&game).contains(&Action::Hex { hex: hex(0, 2) }), "nothing is removed on the way");
    act(&mut game, A, Action::Hex { hex: hex(1, 1) });
    assert!(game.map_crystals().contains(hex(0, 2)));
}
