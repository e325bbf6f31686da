//! R9.0 common rules, R9.1 Universal Coalition, R9.2 Republic, R9.3 Wormhole, R9.4 Cosmos.

use orrery_engine::Game;
use planet_unknown::position::ME;
use planet_unknown::{Action, Cube, Phase, PodPlace, Ring, Term, Track, Tracks};

use crate::support::*;

#[test]
fn r9_0_2_abilities_belong_to_the_players_turn() {
    let mut position = with(Horizon);
    position.unlock(5);
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 4 });
    assert_eq!(row(&position, Track::Rover), 1);
    while position.task().is_some() || !position.pool().is_empty() {
        let action = mine(&position)[0];
        act(&mut position, action);
    }
    assert_eq!(refused(&position, Action::UseTech { tech: 4 }), ("R9.0.2", "used_up"));
    assert_eq!(refused(&position, Action::UseTech { tech: 0 }), ("R9.0.2", "no_such_ability"));
    position.hold(tile("I2:rover-tech:plain"));
    position.board_mut().used_round = 0;
    assert_eq!(refused(&position, Action::UseTech { tech: 4 }), ("R18", "not_asked"), "not between T1 and T2");
    let mut locked = with(Horizon);
    locked.begin_turn(0);
    assert_eq!(refused(&locked, Action::UseTech { tech: 4 }), ("R9.0.2", "locked"));
    let mut event = with(Horizon);
    event.unlock(5);
    event.push(Term::Synergy);
    event.push(Term::Patch);
    event.in_phase(Phase::Event);
    assert_eq!(refused(&event, Action::UseTech { tech: 4 }), ("R9.0.2", "not_in_own_turn"));
}

#[test]
fn r9_0_3_once_per_game_stays_used() {
    let mut position = with(JumpDrive);
    position.unlock_letters(&["E"]);
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 4 });
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    position.board_mut().used_round = 0;
    assert_eq!(refused(&position, Action::UseTech { tech: 4 }), ("R9.0.2", "used_up"));
}

#[test]
fn r9_0_4_round_start_movement_comes_first() {
    let mut position = with(Oasis);
    position.put_rovers(&[at(5, 5)]);
    position.begin_turn(2);
    assert_eq!(position.movement_left(), 2);
    assert_eq!(refused(&position, Action::ChooseTile { ring: Ring::Small }), ("R18", "not_asked"));
    act(&mut position, Action::EndMovement);
    assert!(mine(&position).contains(&Action::ChooseTile { ring: Ring::Small }));
}

#[test]
fn r9_0_8_gains_of_patches_are_single() {
    let mut position = with(Wormhole);
    position.unlock(3);
    lay(&mut position, &["5,5:c"]);
    position.push(Term::Patch);
    position.run_pending();
    act(&mut position, Action::ChooseOption { option: 1 });
    assert_eq!(refused(&position, Action::ChooseOption { option: 1 }), ("R9.0.8", "locked"));
    act(&mut position, Action::PlacePatch { at: at(5, 4) });
    act(&mut position, Action::PlacePatch { at: at(5, 6) });
    assert_eq!(position.board().patches.len(), 2);
}

#[test]
fn r9_1_universal_coalition() {
    let mut position = plain();
    lay(&mut position, &["5,0:t", "6,0:T", "6,1:B"]);
    position.unlock(5);
    assert!(position.patch_squares().contains(at(5, 9)), "level 1: no contact needed");
    position.push(Term::Patch);
    position.run_pending();
    assert!(mine(&position).contains(&Action::StorePatch), "level 2");
    act(&mut position, Action::StorePatch);
    place(&mut position, &["5,2:w!", "6,2:W", "6,3:R"]).unwrap();
    assert!(position.board().meteors.is_empty(), "level 5");
    position.begin(Term::WaterIcon(1));
    let waters = position.pool().iter().filter(|&&term| term == Term::Advance(Track::Water)).count();
    assert_eq!(waters, 2, "level 4");
    position.put_rovers(&[at(5, 5)]);
    position.begin(Term::Movement(4));
    assert_eq!(position.movement_left(), 5, "level 3");
}

#[test]
fn r9_2_1_a_civ_milestone_costs_a_step() {
    let mut position = with(Republic);
    cube(&mut position, Track::Civ, 1);
    cube(&mut position, Track::Water, 4);
    position.begin(Term::Advance(Track::Civ));
    position.run_pending();
    assert_eq!(position.picks(), [1, 0, 0, 0]);
    assert_eq!(mine(&position), [Action::ChooseCube { cube: Track::Water }]);
    act(&mut position, Action::ChooseCube { cube: Track::Water });
    assert_eq!(row(&position, Track::Water), 3);
}

#[test]
fn r9_2_2_movement_before_a_civ_tile() {
    let mut position = with(Republic);
    position.unlock(1);
    cube(&mut position, Track::Rover, 4);
    position.put_rovers(&[at(5, 5)]);
    position.offer(Ring::Small, tile("I2:biomass-civ:plain"));
    position.begin_turn(0);
    act(&mut position, Action::ChooseTile { ring: Ring::Small });
    assert_eq!(position.movement_left(), 2);
    act(&mut position, Action::EndMovement);
    assert!(matches!(mine(&position)[0], Action::PlaceTile { .. }));
}

#[test]
fn r9_2_3_one_card_of_the_next_rank_joins_the_choice() {
    let mut position = with(Republic);
    position.unlock(2);
    position.set_supply([6, 7, 8, 9].into_iter().collect());
    position.in_phase(Phase::Civ);
    position.begin(Term::CivPick(1));
    assert_eq!(mine(&position).len(), 3);
}

#[test]
fn r9_2_4_rovers_jump_between_civ_icons() {
    let mut position = with(Republic);
    position.unlock(3);
    lay(&mut position, &["5,5:C", "9,5:C", "8,8:c"]);
    position.put_rovers(&[at(5, 5)]);
    position.move_rovers(2);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(8, 8) }), ("R8.1", "not_adjacent_square"));
    act(&mut position, Action::StepRover { rover: 0, to: at(9, 5) });
    assert_eq!(position.movement_left(), 1);
}

#[test]
fn r9_2_5_a_civ_milestone_gives_a_boost() {
    let mut position = with(Republic);
    position.unlock(4);
    cube(&mut position, Track::Civ, 1);
    position.begin(Term::Advance(Track::Civ));
    assert!(position.pool().contains(&Term::Synergy));
}

#[test]
fn r9_2_6_two_cards_at_the_end() {
    let mut position = with(Republic);
    position.unlock(5);
    position.set_supply([6, 15, 27].into_iter().collect());
    position.in_phase(Phase::End);
    position.run_pending();
    act(&mut position, Action::PickCiv { card: 27 });
    act(&mut position, Action::PickCiv { card: 15 });
    assert_eq!((position.board().civ.len(), position.task()), (2, None));
}

#[test]
fn r9_3_1_biomass_must_grow() {
    let mut position = with(Wormhole);
    lay(&mut position, &["5,0:C", "5,1:E"]);
    place(&mut position, &["6,0:T", "6,1:B"]).unwrap();
    assert!(!position.pool().contains(&Term::Advance(Track::Biomass)));
    place(&mut position, &["6,3:C", "6,2:B"]).unwrap();
    assert!(position.pool().contains(&Term::Advance(Track::Biomass)));
}

#[test]
fn r9_3_2_each_step_gives_one_of_two_benefits() {
    let mut position = with(Wormhole);
    lay(&mut position, &["5,0:C"]);
    position.push(Term::Advance(Track::Biomass));
    position.run_pending();
    assert_eq!(position.task(), Some(Term::BiomassStep(1)));
    assert_eq!(mine(&position), [0, 1].map(|option| Action::ChooseOption { option }));
    act(&mut position, Action::ChooseOption { option: 0 });
    assert_eq!(position.task(), Some(Term::Synergy));
}

#[test]
fn r9_3_3_the_cube_goes_back_from_the_last_step() {
    let mut position = with(Wormhole);
    position.unlock(1);
    position.begin_turn(0);
    assert_eq!(refused(&position, Action::ResetBiomass), ("R9.3.3", "not_on_last_step"));
    cube(&mut position, Track::Biomass, 5);
    assert_eq!(position.board().track_medals(Track::Biomass), 5);
    act(&mut position, Action::ResetBiomass);
    assert_eq!(position.board().track_medals(Track::Biomass), 0);
}

#[test]
fn r9_3_3_patches_on_tiles_and_meteorites() {
    let mut position = with(Wormhole);
    lay(&mut position, &["5,0:C", "5,1:E!", "6,0:p"]);
    position.board_mut().meteors.insert(at(5, 1));
    position.unlock(2);
    assert!(position.patch_squares().contains(at(5, 0)) && !position.patch_squares().contains(at(5, 1)));
    assert!(!position.patch_squares().contains(at(6, 0)), "not on another patch");
    position.unlock(5);
    position.push(Term::Patch);
    position.run_pending();
    act(&mut position, Action::PlacePatch { at: at(5, 1) });
    assert_eq!((position.board().meteors.len(), position.board().meteors_collected), (0, 0));
    assert!(position.board().symbols.is_empty());
}

#[test]
fn r9_3_4_the_ring_of_arashi_stays_closed_for_patches_on_tiles() {
    let mut position = position::Position::new(planet_unknown::PlanetId::Arashi, Wormhole, 2);
    position.unlock(2);
    lay(&mut position, &["5,4:C", "5,5:E"]);
    assert!(position.patch_squares().contains(at(5, 4)) && !position.patch_squares().contains(at(5, 5)));
    position.push(Term::Patch);
    position.run_pending();
    assert_eq!(refused(&position, Action::PlacePatch { at: at(5, 5) }), ("R10.5", "only_on_ring"));
}

#[test]
fn r9_4_cosmos_has_one_rover() {
    assert_eq!(with(Cosmos).board().waiting, 1);
}

#[test]
fn r9_4_1_lifepods_go_to_tracks_or_score() {
    let mut position = with(Cosmos);
    position.put_rovers(&[at(6, 2)]);
    position.move_rovers(2);
    act(&mut position, Action::StepRover { rover: 0, to: at(7, 2) });
    let to = |track, row| Action::PositionLifepod { place: PodPlace::Track { track, row } };
    assert_eq!(refused(&position, to(Track::Civ, 0)), ("R9.4.1", "not_on_this_position"));
    assert_eq!(refused(&position, to(Track::Civ, 15)), ("R9.4.1", "not_on_this_position"));
    cube(&mut position, Track::Civ, 4);
    assert_eq!(refused(&position, to(Track::Civ, 4)), ("R9.4.1", "place_occupied"));
    act(&mut position, to(Track::Civ, 5));
    assert_eq!(position.movement_left(), 1, "the movement goes on");
}

#[test]
fn r9_4_2_cubes_jump_lifepods() {
    let mut position = with(Cosmos);
    for at_row in [1, 2] {
        position.board_mut().pods.put(PodPlace::Track { track: Track::Biomass, row: at_row });
    }
    position.begin(Term::Advance(Track::Biomass));
    assert_eq!((row(&position, Track::Biomass), position.pool()), (3, &[Term::Patch][..]));
    position.begin(Term::Regress { tracks: [Track::Biomass].into_iter().collect(), steps: 1 });
    act(&mut position, Action::ChooseCube { cube: Track::Biomass });
    assert_eq!(row(&position, Track::Biomass), 0);
}

#[test]
fn r9_4_3_a_covered_level_is_locked() {
    let mut position = with(Cosmos);
    cube(&mut position, Track::Tech, 8);
    position.board_mut().pods.put(PodPlace::Track { track: Track::Tech, row: 5 });
    assert_eq!(position.board().levels(), 0b101);
}

#[test]
fn r9_4_4_repositions() {
    let mut position = with(Cosmos);
    position.unlock(2);
    position.board_mut().pods.scoring = 2;
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 1 });
    for at_row in [3, 4] {
        act(&mut position, Action::TakeLifepod { place: PodPlace::Scoring });
        assert_eq!(refused(&position, Action::PositionLifepod { place: PodPlace::Scoring }).1, "place_occupied");
        act(&mut position, Action::PositionLifepod { place: PodPlace::Track { track: Track::Civ, row: at_row } });
    }
    assert_eq!((position.board().pods.scoring, position.task()), (0, None), "only two lifepods to move");
}

#[test]
fn r9_4_4_an_energy_tile_repositions_and_diagonals_are_open() {
    let mut position = with(Cosmos);
    position.unlock(3);
    position.board_mut().pods.scoring = 1;
    place(&mut position, &["5,0:C", "5,1:E"]).unwrap();
    assert!(position.pool().contains(&Term::Reposition(1)));
    position.put_rovers(&[at(5, 5)]);
    position.move_rovers(1);
    assert!(position.game.check(ME, &Action::StepRover { rover: 0, to: at(6, 6) }).is_ok());
}

#[test]
fn r9_4_6_free_steps_end() {
    let mut position = with(Cosmos);
    position.unlock(4);
    lay(&mut position, &["6,3:e", "6,4:E"]);
    position.put_rovers(&[at(6, 2)]);
    position.move_rovers(1);
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 3) });
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 4) });
    assert_eq!(position.movement_left(), 1);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(6, 3) }), ("R9.4.6", "free_step_back"));
}

#[test]
fn r9_3_card_21_gives_the_patch_instead_of_the_boost() {
    let mut position = with(Wormhole);
    lay(&mut position, &["5,0:C"]);
    position.board_mut().cubes = Track::ALL.map(|track| Cube { track, row: if track == Track::Biomass { 0 } else { 6 } });
    position.push(Term::MoveFlux);
    position.push(Term::Regress { tracks: Tracks::ALL, steps: 1 });
    position.begin(Term::AdvanceAllTo { row: 5 });
    act(&mut position, Action::ChooseCube { cube: Track::Biomass });
    assert!(position.pool().contains(&Term::Patch) && !position.pool().contains(&Term::BiomassStep(1)));
}

#[test]
fn r9_2_6_the_last_cards_wait_while_the_level_is_lost() {
    let mut position = with(Republic);
    cube(&mut position, Track::Tech, 14);
    position.set_supply([6, 15, 27].into_iter().collect());
    let back = Term::Regress { tracks: [Track::Tech].into_iter().collect(), steps: 1 };
    position.push(back);
    position.push(Term::Advance(Track::Tech));
    position.in_phase(Phase::End);
    position.run_pending();
    act(&mut position, Action::Resolve { effect: back });
    act(&mut position, Action::ChooseCube { cube: Track::Tech });
    act(&mut position, Action::Resolve { effect: Term::TakeCiv(2) });
    assert_eq!(position.task(), Some(Term::TakeCiv(2)), "dropped while it was locked, taken when it is not");
    assert_eq!(row(&position, Track::Tech), 14);
}

#[test]
fn r9_3_card_21_keeps_a_patch_that_becomes_possible_later() {
    let mut position = with(Wormhole);
    position.cover_except(&[]);
    let rows = [6, 6, 0, 6, 4];
    position.board_mut().cubes = Track::ALL.map(|track| Cube { track, row: rows[track.index()] });
    position.in_phase(Phase::Civ);
    position.begin(Term::AdvanceAllTo { row: 5 });
    act(&mut position, Action::ChooseCube { cube: Track::Biomass });
    act(&mut position, Action::ChooseCube { cube: Track::Tech });
    act(&mut position, Action::ChooseCube { cube: Track::Biomass });
    assert!(position.pool().contains(&Term::Patch), "level 2 lets it lie on a tile: {:?}", position.pool());
}

#[test]
fn r9_4_5_only_the_scoring_area_scores() {
    let mut position = with(Cosmos);
    position.board_mut().pods.scoring = 2;
    position.board_mut().pods.put(PodPlace::Track { track: Track::Civ, row: 4 });
    let score = position.game.score(ME);
    assert!(score.parts.contains(&("lifepods", 2)), "{:?}", score.parts);
}
