//! R9.0: what all corporations have in common.

use planet_unknown::{Action, Cube, Phase, PodPlace, Ring, Term, Thing, Track};

use crate::support::*;

#[test]
fn r9_0_5_stored_patches_are_not_a_gain_of_the_last_round() {
    let mut position = with(Wormhole);
    lay(&mut position, &["5,0:C"]);
    position.unlock(4);
    position.board_mut().stored = 2;
    position.begin_end();
    assert_eq!(position.task(), Some(Term::Patch));
    assert_eq!(refused(&position, Action::ChooseOption { option: 1 }), ("R9.0.8", "locked"), "they were gained long ago");
    act(&mut position, Action::PlacePatch { at: at(6, 0) });
    act(&mut position, Action::PlacePatch { at: at(6, 1) });
    assert_eq!((position.board().patches.len(), position.board().stored, position.task()), (2, 0, None));
}

#[test]
fn r9_0_5_a_gain_of_the_end_step_counts_twice_beside_stored_patches() {
    let mut position = with(Wormhole);
    lay(&mut position, &["5,0:C"]);
    position.unlock(4);
    position.board_mut().stored = 2;
    position.begin_end();
    position.push(Term::Patch);
    act(&mut position, Action::ChooseOption { option: 1 });
    for place in [at(6, 0), at(6, 1), at(5, 1), at(4, 1)] {
        act(&mut position, Action::PlacePatch { at: place });
    }
    assert_eq!((position.board().patches.len(), position.board().stored, position.task()), (4, 0, None));
}

#[test]
fn r9_0_6_movement_of_a_technology_comes_on_top() {
    let mut position = with(Makeshift);
    position.unlock(2);
    position.board_mut().cubes[Track::Tech.index()] = Cube { track: Track::Rover, row: 4 };
    position.put_rovers(&[at(5, 5)]);
    position.push(Term::Movement(2));
    position.begin_turn(0);
    act(&mut position, Action::UseTech { tech: 1 });
    assert_eq!((position.movement_left(), position.pool()), (1, [Term::Movement(2)].as_slice()));
    act(&mut position, Action::StepRover { rover: 0, to: at(5, 6) });
    assert_eq!(position.movement_left(), 2, "the other movement follows");
}

#[test]
fn r9_0_7_extra_tiles_are_placed_and_unplaced_ones_are_not() {
    let mut position = with(Oasis);
    lay(&mut position, &["5,0:C"]);
    position.unlock(4);
    position.offer(Ring::Small, tile("I2:water-rover:plain"));
    position.in_phase(Phase::Civ);
    position.push(Term::Collect { thing: Thing::Lifepod, n: 1 });
    position.begin(Term::ExtraTile { icons: false });
    act(&mut position, Action::ChoosePile { ring: Ring::Small });
    act(&mut position, Action::PlaceTile { at: at(6, 0), turns: 0, flip: false });
    assert!(position.pool().contains(&Term::Patch), "level 4");
    let mut position = with(Oasis);
    position.unlock(4);
    position.cover_except(&[at(6, 3)]);
    position.offer(Ring::Small, tile("I2:water-rover:plain"));
    position.offer(Ring::Large, tile("N5:civ-energy:plain"));
    position.begin_turn(0);
    act(&mut position, Action::ChooseTile { ring: Ring::Small });
    act(&mut position, Action::TakeUnplaced);
    assert!(!position.pool().contains(&Term::Patch), "{:?}", position.pool());
}

#[test]
fn r9_0_9_some_technologies_are_the_players_choice_and_some_work_by_themselves() {
    let mut position = with(Flux);
    position.unlock(4);
    position.board_mut().flux = Some(Track::Civ);
    position.board_mut().meteors.insert(at(9, 9));
    place(&mut position, &["5,0:C", "5,1:E"]).unwrap();
    position.begin(Term::Collect { thing: Thing::Meteor, n: 1 });
    assert_eq!(refused(&position, Action::Decline), ("R5.2", "mandatory"));
    let mut position = with(Cosmos);
    position.unlock(3);
    position.board_mut().pods.scoring = 1;
    place(&mut position, &["5,0:C", "5,1:E"]).unwrap();
    position.begin(Term::Reposition(1));
    act(&mut position, Action::TakeLifepod { place: PodPlace::Scoring });
    act(&mut position, Action::Decline);
    assert_eq!(position.board().pods.scoring, 1);
}
