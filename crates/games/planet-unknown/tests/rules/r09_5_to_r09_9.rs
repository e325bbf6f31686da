//! R9.5 Horizon, R9.6 Jump Drive, R9.7 Oasis, R9.8 Makeshift, R9.9 Flux.

use orrery_engine::{Game, Viewer};
use planet_unknown::position::{ME, Position};
use planet_unknown::{Action, Cube, PodPlace, Term, Thing, Track, Tracks};

use crate::support::*;

fn loaded(position: &mut Position) {
    position.board_mut().loaded = 1;
}

#[test]
fn r9_5_1_a_rover_carries_one_meteorite() {
    let mut position = with(Horizon);
    [at(6, 3), at(6, 4)].into_iter().for_each(|square| position.board_mut().meteors.insert(square));
    position.put_rovers(&[at(6, 2)]);
    position.move_rovers(2);
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 3) });
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 4) });
    let board = position.board();
    assert_eq!((board.loaded, board.meteors.len(), board.meteor_count(), board.meteors_collected), (1, 1, 2, 0));
}

#[test]
fn r9_5_2_delivery_on_a_rover_icon() {
    let mut position = with(Horizon);
    lay(&mut position, &["6,3:R!"]);
    position.board_mut().meteors.insert(at(6, 3));
    position.put_rovers(&[at(6, 2)]);
    loaded(&mut position);
    position.move_rovers(1);
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 3) });
    assert_eq!((position.board().meteors_collected, position.board().meteor_count()), (2, 0));
}

#[test]
fn r9_5_3_technologies_of_horizon() {
    let mut position = with(Horizon);
    lay(&mut position, &["5,0:t", "6,0:T", "6,1:B"]);
    position.unlock(1);
    assert!(place(&mut position, &["7,5:R", "7,6:T"]).is_ok(), "level 1");
    let mut position = with(Horizon);
    position.unlock(3);
    lay(&mut position, &["5,5:c"]);
    position.board_mut().meteors.insert(at(5, 5));
    position.begin(Term::Collect { thing: Thing::Meteor, n: 1 });
    position.push(Term::Synergy);
    act(&mut position, Action::SelectSquare { at: at(5, 5) });
    assert!(position.pool().contains(&Term::Patch), "level 3");
    let mut position = with(Horizon);
    position.unlock(4);
    lay(&mut position, &["6,3:w"]);
    position.put_rovers(&[at(6, 2)]);
    loaded(&mut position);
    position.move_rovers(1);
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 3) });
    assert_eq!(mine(&position), [true, false].map(|drop| Action::DropLoad { drop }));
    act(&mut position, Action::DropLoad { drop: true });
    assert_eq!((position.board().loaded, position.board().meteors_collected), (0, 0), "level 4");
}

#[test]
fn r9_5_4_undelivered_meteorites_spoil_lines() {
    let mut position = with(Horizon);
    position.cover_except(&[]);
    let clean = planet_unknown::planet_medals(position.board());
    position.put_rovers(&[at(5, 5)]);
    loaded(&mut position);
    assert_eq!(clean - planet_unknown::planet_medals(position.board()), 6);
}

#[test]
fn r9_5_5_cards_may_take_carried_ones() {
    let mut position = with(Horizon);
    position.put_rovers(&[at(5, 5)]);
    loaded(&mut position);
    position.begin(Term::Destroy { thing: Thing::Meteor, n: 3 });
    act(&mut position, Action::SelectSquare { at: at(5, 5) });
    assert_eq!(position.board().meteor_count(), 0);
}

#[test]
fn r9_5_6_a_load_is_lost_with_its_rover() {
    let mut position = with(Horizon);
    lay(&mut position, &["6,1:C"]);
    position.put_rovers(&[at(7, 1)]);
    loaded(&mut position);
    place(&mut position, &["7,1:C", "7,2:E"]).unwrap();
    assert_eq!(position.board().meteor_count(), 0);
}

#[test]
fn r9_6_jump_drive_has_one_rover() {
    assert_eq!(with(JumpDrive).board().waiting, 1);
}

#[test]
fn r9_7_oasis_has_two_rovers() {
    assert_eq!(with(Oasis).board().waiting, 2);
}

#[test]
fn r9_8_makeshift_has_two_rovers() {
    assert_eq!(with(Makeshift).board().waiting, 2);
}

#[test]
fn r9_9_flux_has_two_rovers() {
    assert_eq!(with(Flux).board().waiting, 2);
}

#[test]
fn r9_6_1_lifepods_unlock_technologies() {
    let mut position = with(JumpDrive);
    position.put_rovers(&[at(6, 2)]);
    position.move_rovers(1);
    act(&mut position, Action::StepRover { rover: 0, to: at(7, 2) });
    let track = PodPlace::Track { track: Track::Civ, row: 3 };
    assert_eq!(refused(&position, Action::PositionLifepod { place: track }), ("R9.6.1", "no_such_place"));
    act(&mut position, Action::PositionLifepod { place: PodPlace::Tech { tech: 2 } });
    assert_eq!(position.board().levels(), 0b100);
}

#[test]
fn r9_6_2_the_tech_medal_falls() {
    let mut position = with(JumpDrive);
    let medals: Vec<u8> = [0, 1, 5, 6, 8, 11, 15]
        .map(|at_row| {
            cube(&mut position, Track::Tech, at_row);
            position.board().track_medals(Track::Tech)
        })
        .to_vec();
    assert_eq!(medals, [0, 5, 5, 3, 2, 1, 1]);
    assert_eq!(position.board().levels(), 0);
}

#[test]
fn r9_6_3_a_and_c_change_gains() {
    let mut position = with(JumpDrive);
    position.unlock_letters(&["A", "C"]);
    lay(&mut position, &["5,0:C"]);
    position.push(Term::Patch);
    position.run_pending();
    act(&mut position, Action::ChooseOption { option: 1 });
    assert_eq!(position.task(), Some(Term::Synergy));
    act(&mut position, Action::ChooseOption { option: 1 });
    position.push(Term::MoveFlux);
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    assert_eq!(position.pool().iter().filter(|&&term| term == Term::Advance(Track::Civ)).count(), 2);
}

#[test]
fn r9_6_3_b_jumps_to_the_same_terrain_once_a_round() {
    let mut position = with(JumpDrive);
    position.unlock_letters(&["B"]);
    lay(&mut position, &["5,5:w", "9,5:w", "1,6:w"]);
    position.put_rovers(&[at(5, 5)]);
    position.move_rovers(3);
    act(&mut position, Action::StepRover { rover: 0, to: at(9, 5) });
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(1, 6) }), ("R8.1", "not_adjacent_square"));
}

#[test]
fn r9_6_3_d_treats_tech_as_energy() {
    let mut position = with(JumpDrive);
    position.unlock_letters(&["D"]);
    lay(&mut position, &["4,4:E", "5,4:e", "6,4:W", "7,4:w"]);
    place(&mut position, &["4,2:R", "4,3:T"]).unwrap();
    let choices = [Track::Rover, Track::Water].into_iter().collect();
    act(&mut position, Action::Resolve { effect: Term::TechOrEnergy(choices) });
    act(&mut position, Action::ChooseOption { option: 1 });
    act(&mut position, Action::ChooseCube { cube: Track::Water });
    assert_eq!((row(&position, Track::Water), row(&position, Track::Tech)), (1, 0));
}

#[test]
fn r9_6_3_e_claims_a_row() {
    let mut position = with(JumpDrive);
    position.unlock_letters(&["E"]);
    cube(&mut position, Track::Rover, 3);
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 4 });
    act(&mut position, Action::ChooseCube { cube: Track::Rover });
    assert_eq!(position.picks(), [1, 0, 0, 0]);
    assert!(row(&position, Track::Rover) == 3 && position.pool().contains(&Term::Synergy));
}

#[test]
fn r9_6_3_f_makes_an_objective_a_contest() {
    let mut position = with(JumpDrive);
    position.unlock_letters(&["F"]);
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 5 });
    let choices = mine(&position);
    assert_eq!(choices.len(), 3);
    act(&mut position, choices[0]);
    assert_ne!(position.board().contest, 0);
    let others = position.game.view(Viewer::Seat(orrery_engine::Seat(1)));
    assert!(others.players[0].contest.is_none(), "shown when all have confirmed");
}

#[test]
fn r9_7_1_the_water_cube_walks_its_path() {
    let mut position = with(Oasis);
    cube(&mut position, Track::Water, 1);
    position.begin(Term::Advance(Track::Water));
    assert_eq!(position.pool(), [Term::Synergy], "the biomass square of row 2");
    cube(&mut position, Track::Water, 23);
    assert!(!position.is_possible(Term::Advance(Track::Water)));
}

#[test]
fn r9_7_2_one_advance_a_square_on_ice() {
    let mut position = with(Oasis);
    lay(&mut position, &["5,1:T"]);
    place(&mut position, &["4,2:W", "5,2:w", "4,3:r", "5,3:R"]).unwrap();
    assert!(position.pool().contains(&Term::WaterIcon(2)));
}

#[test]
fn r9_7_3_cubes_block() {
    let mut position = with(Oasis);
    cube(&mut position, Track::Water, 1);
    cube(&mut position, Track::Biomass, 2);
    assert!(!position.is_possible(Term::Advance(Track::Water)));
    position.unlock(1);
    position.begin(Term::Advance(Track::Water));
    assert_eq!(row(&position, Track::Water), 3);
}

#[test]
fn r9_7_4_placing_triggers() {
    let mut position = with(Oasis);
    lay(&mut position, &["5,0:t"]);
    position.unlock(5);
    place(&mut position, &["6,0:W", "6,1:R"]).unwrap();
    let pool = position.pool();
    assert!(pool.contains(&Term::Patch) && pool.contains(&Term::Synergy) && pool.contains(&Term::Advance(Track::Water)));
}

#[test]
fn r9_7_5_water_medals() {
    let mut position = with(Oasis);
    let medals: Vec<u8> = [9, 10, 13, 19, 21, 23]
        .map(|step| {
            cube(&mut position, Track::Water, step);
            position.board().track_medals(Track::Water)
        })
        .to_vec();
    assert_eq!(medals, [0, 3, 6, 9, 12, 15]);
    assert!(position.board().is_at_top(Track::Water));
}

#[test]
fn r9_8_1_cubes_advance_diagonally() {
    let mut position = with(Makeshift);
    position.push(Term::Advance(Track::Water));
    position.run_pending();
    let up = [Track::Water, Track::Civ, Track::Biomass].map(|track| Action::CubeTarget { track, row: 1 });
    assert_eq!(mine(&position), up);
    assert_eq!(refused(&position, Action::CubeTarget { track: Track::Tech, row: 1 }), ("R9.8.1", "not_a_neighbour"));
    act(&mut position, up[2]);
    assert_eq!(position.board().cube(Track::Water), Cube { track: Track::Biomass, row: 1 });
    position.begin(Term::Advance(Track::Biomass));
    assert_eq!(refused(&position, Action::CubeTarget { track: Track::Biomass, row: 1 }), ("R9.8.1", "square_occupied"));
}

#[test]
fn r9_8_2_any_cube_on_top_of_the_rover_track_repeats() {
    let mut position = with(Makeshift);
    position.board_mut().cubes[Track::Civ.index()] = Cube { track: Track::Rover, row: 15 };
    position.begin(Term::Advance(Track::Civ));
    act(&mut position, Action::CubeTarget { track: Track::Rover, row: 15 });
    assert_eq!(position.board().cube(Track::Civ).row, 15);
}

#[test]
fn r9_8_3_the_highest_cube_on_the_tech_track_counts() {
    let mut position = with(Makeshift);
    position.board_mut().cubes[Track::Civ.index()] = Cube { track: Track::Tech, row: 5 };
    assert_eq!(position.board().levels(), 0b11);
}

#[test]
fn r9_8_4_shifts_and_crowded_rover_track() {
    let mut position = with(Makeshift);
    position.unlock(4);
    cube(&mut position, Track::Civ, 4);
    position.begin(Term::Advance(Track::Civ));
    assert!(position.game.check(ME, &Action::CubeTarget { track: Track::Water, row: 4 }).is_ok());
    assert!(position.game.check(ME, &Action::CubeTarget { track: Track::Tech, row: 5 }).is_ok(), "level 1");
    act(&mut position, Action::CubeTarget { track: Track::Water, row: 4 });
    position.begin_turn(0);
    position.put_rovers(&[at(5, 5)]);
    assert_eq!(refused(&position, Action::UseTech { tech: 1 }), ("R5.2", "impossible_now"));
    position.board_mut().cubes[Track::Tech.index()] = Cube { track: Track::Rover, row: 3 };
    act(&mut position, Action::UseTech { tech: 1 });
    assert_eq!(position.movement_left(), 1, "level 2");
    act(&mut position, Action::EndMovement);
    act(&mut position, Action::UseTech { tech: 3 });
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    assert_eq!(position.board().cube(Track::Civ), Cube { track: Track::Water, row: 3 }, "level 4");
}

#[test]
fn r9_8_5_a_cube_above_another_cannot_regress() {
    let mut position = with(Makeshift);
    cube(&mut position, Track::Civ, 3);
    position.board_mut().cubes[Track::Water.index()] = Cube { track: Track::Civ, row: 2 };
    position.begin(Term::Regress { tracks: Tracks::ALL, steps: 1 });
    assert_eq!(mine(&position), [Action::ChooseCube { cube: Track::Water }]);
}

#[test]
fn r9_8_6_cubes_score_where_they_stand() {
    let mut position = with(Makeshift);
    position.board_mut().cubes[Track::Civ.index()] = Cube { track: Track::Rover, row: 12 };
    assert_eq!(position.board().track_medals(Track::Civ), 2);
}

#[test]
fn r9_8_7_shifts_do_not_feed_each_other_for_ever() {
    let mut position = with(Makeshift);
    position.unlock(3);
    cube(&mut position, Track::Civ, 8);
    cube(&mut position, Track::Tech, 7);
    let mut boosts = 0;
    for target in [Track::Water, Track::Civ, Track::Water, Track::Civ] {
        position.push(Term::MoveFlux);
        position.push(Term::Regress { tracks: Tracks::ALL, steps: 1 });
        position.begin(Term::Advance(Track::Civ));
        act(&mut position, Action::CubeTarget { track: target, row: 8 });
        while position.pool().contains(&Term::Synergy) {
            boosts += 1;
            position.begin(Term::Synergy);
            act(&mut position, Action::ChooseCube { cube: Track::Tech });
            act(&mut position, Action::CubeTarget { track: Track::Tech, row: 7 + boosts });
        }
    }
    assert_eq!(boosts, 2, "once for each square");
}

#[test]
fn r9_9_1_the_flux_token_may_move_with_every_level() {
    let mut position = with(Flux);
    position.board_mut().flux = Some(Track::Civ);
    cube(&mut position, Track::Tech, 2);
    position.push(Term::Advance(Track::Tech));
    position.run_pending();
    assert_eq!(position.task(), Some(Term::MoveFlux));
    assert_eq!(mine(&position).len(), 5, "four other tracks, or it stays");
    assert!(mine(&position).contains(&Action::KeepFlux) && !mine(&position).contains(&Action::MoveFlux { track: Track::Civ }));
    act(&mut position, Action::MoveFlux { track: Track::Water });
    assert_eq!(position.board().flux, Some(Track::Water));
}

#[test]
fn r9_9_2_only_the_current_level_is_active() {
    let mut position = with(Flux);
    let levels: Vec<u8> = [2, 3, 5, 7, 10, 14]
        .map(|at_row| {
            cube(&mut position, Track::Tech, at_row);
            position.board().levels()
        })
        .to_vec();
    assert_eq!(levels, [0, 1, 2, 4, 8, 16]);
}

#[test]
fn r9_9_3_technologies_of_flux() {
    let mut position = with(Flux);
    position.board_mut().flux = Some(Track::Civ);
    cube(&mut position, Track::Tech, 5);
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 1 });
    assert_eq!((row(&position, Track::Civ), position.picks()), (3, [1, 0, 0, 0]), "level 2");
    for (flux, cube_row, wanted) in [
        (Track::Water, 2, vec![Term::Synergy; 2]),
        (Track::Biomass, 2, vec![Term::Patch; 2]),
        (Track::Rover, 1, vec![Term::Movement(2)]),
    ] {
        let mut position = with(Flux);
        position.unlock(3);
        position.board_mut().flux = Some(flux);
        cube(&mut position, flux, cube_row);
        position.begin(Term::Advance(flux));
        assert_eq!(position.pool(), wanted, "level 3");
    }
    let mut position = with(Flux);
    position.unlock(4);
    position.board_mut().flux = Some(Track::Civ);
    position.board_mut().meteors.insert(at(9, 9));
    place(&mut position, &["5,0:C", "5,1:E"]).unwrap();
    assert!(position.pool().contains(&Term::Collect { thing: Thing::Meteor, n: 1 }), "level 4");
    let mut position = with(Flux);
    position.unlock(5);
    position.board_mut().flux = Some(Track::Water);
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 4 });
    assert_eq!(row(&position, Track::Water), 1, "level 5");
}
