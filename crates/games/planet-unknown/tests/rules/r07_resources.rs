//! R7 resources and civ cards.

use planet_unknown::{Action, Phase, Ring, Term, Thing, Track, Tracks, data};

use crate::support::*;

#[test]
fn r7_1_a_pick_keeps_one_card_of_the_pile() {
    let mut position = plain();
    position.set_supply([6, 7, 8].into_iter().collect());
    position.in_phase(Phase::Civ);
    position.begin(Term::CivPick(1));
    assert_eq!(mine(&position), [6, 7].map(|card| Action::PickCiv { card }));
    assert_eq!(refused(&position, Action::PickCiv { card: 8 }), ("R7.1", "card_not_among_choices"));
    act(&mut position, Action::PickCiv { card: 7 });
    assert!(position.board().civ.contains(7));
}

#[test]
fn r7_1_no_card_from_an_empty_pile() {
    let mut position = plain();
    position.in_phase(Phase::Civ);
    assert!(!position.is_possible(Term::CivPick(3)));
}

#[test]
fn r7_2_water_needs_ice_under_a_water_square() {
    let mut position = plain();
    lay(&mut position, &["5,0:t", "6,0:T", "6,1:B"]);
    place(&mut position, &["6,2:W", "6,3:R"]).unwrap();
    assert_eq!(position.pool(), [Term::Advance(Track::Rover)]);
}

#[test]
fn r7_3_biomass_milestones_give_a_patch() {
    let mut position = plain();
    cube(&mut position, Track::Biomass, 2);
    position.begin(Term::Advance(Track::Biomass));
    assert_eq!(position.pool(), [Term::Patch]);
}

#[test]
fn r7_4_a_rover_comes_to_the_last_tile_and_collects_there() {
    let mut position = plain();
    place(&mut position, &["5,0:C", "5,1:E!"]).unwrap();
    position.begin(Term::Rover);
    assert_eq!(refused(&position, Action::PlaceRover { at: at(6, 0) }), ("R7.4", "not_on_last_tile"));
    act(&mut position, Action::PlaceRover { at: at(5, 1) });
    let board = position.board();
    assert_eq!((board.waiting, board.meteors_collected, board.meteors.len()), (1, 1, 0));
}

#[test]
fn r7_5_levels_stay_unlocked_while_the_cube_is_above() {
    let mut position = plain();
    cube(&mut position, Track::Tech, 10);
    assert_eq!(position.board().levels(), 0b1111);
}

#[test]
fn r7_6_energy_offers_what_its_area_touches() {
    let mut position = plain();
    lay(&mut position, &["4,4:E", "5,4:e", "6,4:W", "7,4:w", "5,5:T", "5,6:R"]);
    place(&mut position, &["4,2:C", "4,3:E"]).unwrap();
    let choices: Tracks = [Track::Civ, Track::Water, Track::Tech].into_iter().collect();
    assert!(position.pool().contains(&Term::Energy(choices)));
    act(&mut position, Action::Resolve { effect: Term::Energy(choices) });
    assert_eq!(refused(&position, Action::ChooseCube { cube: Track::Rover }), ("R7.6", "not_among_choices"));
    act(&mut position, Action::ChooseCube { cube: Track::Water });
    assert_eq!(row(&position, Track::Water), 1, "no ice is needed");
}

#[test]
fn r7_7_the_icons_of_card_5_do_not_count() {
    for (icons, effects) in [(false, 0), (true, 2)] {
        let mut position = plain();
        lay(&mut position, &["5,0:C"]);
        position.offer(Ring::Small, tile("I2:biomass-civ:meteor"));
        position.in_phase(Phase::Civ);
        position.begin(Term::ExtraTile { icons });
        act(&mut position, Action::ChoosePile { ring: Ring::Small });
        let before = position.board().placed;
        let action = mine(&position)[0];
        act(&mut position, action);
        assert_eq!(position.board().placed, before + 1);
        assert_eq!(position.board().meteors.len(), 1, "its meteor symbol works");
        assert_eq!(position.pool().len(), effects, "{:?}", position.pool());
    }
}

#[test]
fn r7_8_card_21_lifts_every_cube_without_synergy() {
    let mut position = plain();
    position.in_phase(Phase::Civ);
    position.push(Term::Reposition(1));
    position.push(Term::MoveFlux);
    position.begin(Term::AdvanceAllTo { row: 5 });
    while position.task() == Some(Term::AdvanceAllTo { row: 5 }) {
        let action = mine(&position)[0];
        act(&mut position, action);
    }
    assert!(Track::ALL.iter().all(|&track| row(&position, track) == 5));
    assert!(!position.pool().contains(&Term::Synergy) && position.pool().contains(&Term::Patch));
}

#[test]
fn r7_8_collect_and_destroy_take_what_there_is() {
    let mut position = plain();
    position.put_lifepods(&[at(7, 2)]);
    position.begin(Term::Collect { thing: Thing::Lifepod, n: 2 });
    act(&mut position, Action::SelectSquare { at: at(7, 2) });
    assert_eq!((position.task(), position.board().pods.scoring), (None, 1));
}

#[test]
fn r7_8_card_17_clears_a_line() {
    let mut position = plain();
    lay(&mut position, &["3,5:c!", "7,5:c!", "7,6:c!"]);
    [at(3, 5), at(7, 5), at(7, 6)].into_iter().for_each(|square| position.board_mut().meteors.insert(square));
    position.begin(Term::DestroyLine);
    assert_eq!(refused(&position, Action::SelectLine { column: false, index: 0 }), ("R7.8", "nothing_there"));
    act(&mut position, Action::SelectLine { column: false, index: 5 });
    assert_eq!(position.board().meteors.iter().collect::<Vec<_>>(), [at(7, 6)]);
}

#[test]
fn r7_8_card_14_is_optional_and_reaches_any_square() {
    let mut position = plain();
    position.put_rovers(&[at(5, 5)]);
    position.begin(Term::TeleportRover);
    assert!(mine(&position).contains(&Action::Decline));
    act(&mut position, Action::StepRover { rover: 0, to: at(7, 2) });
    assert_eq!(position.board().pods.scoring, 1);
}

#[test]
fn r7_8_every_civ_card_can_be_taken() {
    for card in 1..=36 {
        let mut position = plain();
        lay(&mut position, &["5,0:C", "5,1:E!"]);
        position.board_mut().meteors.insert(at(5, 1));
        position.put_rovers(&[at(5, 5)]);
        position.set_supply([card].into_iter().collect());
        position.in_phase(Phase::Civ);
        position.begin(Term::CivPick(data().civ(card).rank));
        act(&mut position, Action::PickCiv { card });
        let mut guard = 0;
        while position.visitor().is_some() && guard < 200 {
            let action = *mine(&position).last().expect("never stuck");
            act(&mut position, action);
            guard += 1;
        }
        assert!(guard < 200, "card {card}");
    }
}
