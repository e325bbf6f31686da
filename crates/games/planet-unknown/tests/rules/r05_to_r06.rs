//! R5 the pool, R6 tracks.

use planet_unknown::{Action, Term, Track, Tracks};

use crate::support::*;

#[test]
fn r5_1_icons_are_resolved_in_either_order() {
    let mut position = plain();
    position.push(Term::Advance(Track::Civ));
    position.push(Term::Advance(Track::Rover));
    position.run_pending();
    let orders = [Term::Advance(Track::Civ), Term::Advance(Track::Rover)].map(|effect| Action::Resolve { effect });
    assert_eq!(mine(&position), orders);
    assert_eq!(refused(&position, Action::Resolve { effect: Term::Synergy }), ("R5.1", "not_in_pool"));
}

#[test]
fn r5_2_mandatory_effects_cannot_be_declined() {
    let mut position = plain();
    position.push(Term::Synergy);
    position.run_pending();
    assert_eq!(refused(&position, Action::Decline), ("R5.2", "mandatory"));
}

#[test]
fn r5_3_a_new_technology_works_at_once() {
    // Movement gained before level 3 and used after it is one larger.
    let mut position = plain();
    cube(&mut position, Track::Tech, 6);
    position.put_rovers(&[at(5, 5)]);
    position.push(Term::Movement(1));
    position.begin(Term::Advance(Track::Tech));
    position.run_pending();
    assert_eq!(position.movement_left(), 2);
}

#[test]
fn r5_4_movement_is_used_in_one_go() {
    let mut position = plain();
    position.put_rovers(&[at(5, 5), at(7, 7)]);
    position.push(Term::Synergy);
    position.push(Term::Movement(2));
    act(&mut position, Action::Resolve { effect: Term::Movement(2) });
    act(&mut position, Action::StepRover { rover: 0, to: at(5, 4) });
    assert_eq!(refused(&position, Action::Resolve { effect: Term::Synergy }), ("R18", "not_asked"));
    act(&mut position, Action::StepRover { rover: 1, to: at(7, 6) });
    assert_eq!(position.task(), Some(Term::Synergy), "the movement is over, the lone effect begins");
}

#[test]
fn r5_5_impossible_effects_wait_and_are_dropped_at_last() {
    // No rover and no tile: the rover milestone is impossible until something changes.
    let mut position = plain();
    position.push(Term::Rover);
    position.push(Term::Advance(Track::Civ));
    position.run_pending();
    act(&mut position, Action::Resolve { effect: Term::Advance(Track::Civ) });
    assert!(position.pool().is_empty() && row(&position, Track::Civ) == 1);
}

#[test]
fn r5_6_a_turn_cannot_end_with_effects_waiting() {
    let mut position = plain();
    position.push(Term::Synergy);
    position.push(Term::Advance(Track::Civ));
    position.run_pending();
    assert_eq!(refused(&position, Action::Confirm), ("R5.6", "pool_not_empty"));
}

#[test]
fn r6_1_every_token_of_a_position_is_claimed() {
    let mut position = plain();
    cube(&mut position, Track::Rover, 5);
    position.begin(Term::Advance(Track::Rover));
    assert_eq!(position.pool(), [Term::Rover, Term::Movement(2)]);
}

#[test]
fn r6_2_the_top_gives_nothing_more_but_movement_on_the_rover_track() {
    let mut position = plain();
    cube(&mut position, Track::Civ, 15);
    cube(&mut position, Track::Rover, 15);
    assert!(!position.is_possible(Term::Advance(Track::Civ)));
    position.begin(Term::Advance(Track::Rover));
    assert_eq!((position.pool(), row(&position, Track::Rover)), (&[Term::Movement(4)][..], 15));
}

#[test]
fn r6_3_regress_claims_nothing_and_loses_levels() {
    let mut position = plain();
    cube(&mut position, Track::Tech, 3);
    assert_eq!(position.board().levels(), 1);
    position.begin(Term::Regress { tracks: Tracks::ALL, steps: 1 });
    act(&mut position, Action::ChooseCube { cube: Track::Tech });
    assert_eq!((position.board().levels(), position.pool().len()), (0, 0));
    position.begin(Term::Advance(Track::Tech));
    assert_eq!(position.board().levels(), 1);
}

#[test]
fn r6_4_a_synergy_boost_may_advance_any_cube() {
    let mut position = plain();
    cube(&mut position, Track::Water, 15);
    position.begin(Term::Synergy);
    let cubes = [Track::Civ, Track::Biomass, Track::Rover, Track::Tech].map(|cube| Action::ChooseCube { cube });
    assert_eq!(mine(&position), cubes);
    assert_eq!(refused(&position, Action::ChooseCube { cube: Track::Water }), ("R6.5", "cube_cannot_move"));
}

#[test]
fn r6_5_different_cubes_and_as_many_as_can_move() {
    let mut position = plain();
    position.begin(Term::AdvanceCubes { cubes: 2, steps: 1 });
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    assert_eq!(refused(&position, Action::ChooseCube { cube: Track::Civ }), ("R6.5", "cube_chosen_twice"));
    let mut full = plain();
    [Track::Civ, Track::Water, Track::Biomass, Track::Tech].into_iter().for_each(|track| cube(&mut full, track, 15));
    full.begin(Term::AdvanceCubes { cubes: 3, steps: 1 });
    act(&mut full, Action::ChooseCube { cube: Track::Rover });
    assert_eq!(full.task(), None, "only one cube could be chosen");
}

#[test]
fn r6_6_advances_of_a_card_are_single_effects() {
    let mut position = plain();
    position.push(Term::Synergy);
    position.begin(Term::AdvanceCubes { cubes: 1, steps: 2 });
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    let single = position.pool().iter().filter(|&&term| term == Term::Advance(Track::Civ)).count();
    assert_eq!((single, row(&position, Track::Civ)), (2, 0));
}

#[test]
fn r6_7_the_highest_medal_below_counts() {
    let mut position = plain();
    cube(&mut position, Track::Water, 12);
    assert_eq!(position.board().track_medals(Track::Water), 5);
}
