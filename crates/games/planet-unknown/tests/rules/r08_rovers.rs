//! R8 rovers.

use planet_unknown::{Action, PlanetId, Term};

use crate::support::*;

#[test]
fn r8_1_a_step_costs_one_and_goes_to_a_neighbour() {
    let mut position = plain();
    position.put_rovers(&[at(5, 5)]);
    position.move_rovers(2);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(6, 6) }), ("R8.1", "not_adjacent_square"));
    assert_eq!(refused(&position, Action::StepRover { rover: 3, to: at(5, 4) }), ("R8.1", "no_such_rover"));
    act(&mut position, Action::StepRover { rover: 0, to: at(5, 4) });
    assert_eq!(position.movement_left(), 1);
}

#[test]
fn r8_2_rovers_do_not_share_squares() {
    let mut position = plain();
    position.put_rovers(&[at(5, 5), at(5, 4)]);
    position.move_rovers(2);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(5, 4) }), ("R8.2", "rover_in_the_way"));
}

#[test]
fn r8_3_entering_collects() {
    let mut position = plain();
    position.put_rovers(&[at(6, 2)]);
    position.board_mut().meteors.insert(at(8, 2));
    position.move_rovers(3);
    act(&mut position, Action::StepRover { rover: 0, to: at(7, 2) });
    act(&mut position, Action::StepRover { rover: 0, to: at(8, 2) });
    assert_eq!((position.board().pods.scoring, position.board().meteors_collected), (1, 1));
}

#[test]
fn r8_4_destroyed_rovers_do_not_return() {
    let mut position = plain();
    lay(&mut position, &["6,1:C"]);
    position.put_rovers(&[at(7, 1), at(5, 5)]);
    place(&mut position, &["7,1:C", "7,2:E"]).unwrap();
    assert_eq!((position.board().rovers().count(), position.board().waiting), (1, 0));
    assert!(!position.is_possible(Term::Rover));
}

#[test]
fn r8_5_standing_on_banned_terrain_is_free() {
    let mut position = plain();
    lay(&mut position, &["5,5:w", "5,4:w", "6,5:c"]);
    position.put_rovers(&[at(5, 5)]);
    position.set_event(33);
    position.move_rovers(2);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(5, 4) }), ("R13.4", "event_forbids_entering"));
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 5) });
}

#[test]
fn r8_6_a_teleport_obeys_the_rules_of_its_target() {
    let mut position = on(PlanetId::Kaax);
    position.put_rovers(&[at(5, 5)]);
    position.begin(Term::TeleportRover);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(3, 1) }), ("R10.9", "toxic"));
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(0, 0) }), ("R8.1", "off_planet"));
}

#[test]
fn r8_7_without_a_rover_movement_is_lost() {
    let mut position = plain();
    position.push(Term::Movement(3));
    position.run_pending();
    assert!(position.task().is_none() && position.pool().is_empty());
}
