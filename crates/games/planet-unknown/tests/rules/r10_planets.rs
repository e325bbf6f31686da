//! R10 planets.

use planet_unknown::PlanetId::*;
use planet_unknown::{Action, Ring, Term, Terrain, planet_medals};

use crate::support::*;

fn code(planet: planet_unknown::PlanetId, pieces: &[&str], tile: &[&str]) -> Result<(), (&'static str, &'static str)> {
    let mut position = on(planet);
    lay(&mut position, pieces);
    place(&mut position, tile).map_err(|illegal| (illegal.rule, illegal.code))
}

#[test]
fn r10_1_the_symmetric_planet_has_no_rule() {
    assert_eq!(code(K5b4156, &["5,0:C"], &["5,1:C", "5,2:E"]), Ok(()));
}

#[test]
fn r10_2_ice_or_soil() {
    assert_eq!(code(K273, &["6,0:C", "6,1:E"], &["4,1:T", "5,1:R"]), Err(("R10.2", "mixed_ice_and_soil")));
    assert_eq!(code(K273, &["6,0:C", "6,1:E"], &["6,2:T", "7,2:R"]), Ok(()));
}

#[test]
fn r10_3_open_cities_score() {
    let mut position = on(Gaia);
    assert_eq!(planet_medals(position.board()), 16, "eight open cities");
    position.cover_except(&[]);
    assert_eq!(planet_medals(position.board()), 40);
}

#[test]
fn r10_4_icons_avoid_their_quadrant() {
    assert_eq!(code(Persephone, &[], &["5,0:C", "5,1:E"]), Err(("R10.4", "icon_in_banned_quadrant")));
    assert_eq!(code(Persephone, &[], &["5,0:E", "6,0:C"]), Ok(()));
}

#[test]
fn r10_5_tiles_need_an_anchor_and_patches_stay_off_the_ring() {
    assert_eq!(code(Arashi, &["1,3:C", "1,4:E"], &["1,5:R", "1,6:T"]), Err(("R10.5", "only_on_ring")));
    let mut position = on(Arashi);
    lay(&mut position, &["1,4:C"]);
    position.push(Term::Patch);
    position.run_pending();
    assert_eq!(refused(&position, Action::PlacePatch { at: at(1, 5) }), ("R10.5", "only_on_ring"));
    let mut first = on(Arashi);
    first.push(Term::Patch);
    first.run_pending();
    assert_eq!(refused(&first, Action::PlacePatch { at: at(0, 5) }), ("R10.5", "only_on_ring"));
    assert_eq!(refused(&first, Action::PlacePatch { at: at(5, 4) }), ("R4.2", "not_on_perimeter"));
}

#[test]
fn r10_6_open_currents_are_energy_but_empty() {
    let mut position = on(Petra);
    assert!(position.board().energy().contains(at(4, 1)) && position.board().ground.of(Terrain::Energy).is_empty());
    position.cover_except(&[at(5, 3)]);
    assert_eq!(planet_medals(position.board()), 35);
    // The current joins the tile's energy with terrain beyond it.
    let mut position = on(Petra);
    lay(&mut position, &["3,1:T", "5,0:r"]);
    place(&mut position, &["4,2:E", "3,2:C"]).unwrap();
    let energy = position.pool().iter().find(|term| matches!(term, Term::Energy(_))).copied();
    let choices = [planet_unknown::Track::Civ, planet_unknown::Track::Tech].into_iter().collect();
    assert_eq!(energy, Some(Term::Energy(choices)));
}

#[test]
fn r10_7_the_chasm_parts_tiles_and_rovers() {
    assert_eq!(code(Tartarus, &["5,0:C", "5,1:E"], &["5,2:T", "6,2:R"]), Err(("R10.7", "across_chasm")));
    let mut position = position::Position::new(Tartarus, Cosmos, 2);
    position.unlock(1);
    position.put_rovers(&[at(5, 3)]);
    position.move_rovers(1);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(6, 3) }), ("R10.7", "chasm"));
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(6, 2) }), ("R10.7", "chasm"));
    act(&mut position, Action::StepRover { rover: 0, to: at(6, 4) });
}

#[test]
fn r10_8_the_first_piece_covers_the_centre() {
    assert_eq!(code(Charybdis, &[], &["5,0:C", "5,1:E"]), Err(("R10.8", "not_on_centre")));
    assert_eq!(code(Charybdis, &[], &["5,4:C", "5,5:E"]), Ok(()));
    assert_eq!(on(Charybdis).patch_squares().len(), 4);
}

#[test]
fn r10_9_covered_toxic_squares_are_normal() {
    let mut position = on(Kaax);
    position.put_rovers(&[at(4, 1)]);
    position.move_rovers(1);
    assert_eq!(refused(&position, Action::StepRover { rover: 0, to: at(3, 1) }), ("R10.9", "toxic"));
    lay(&mut position, &["3,1:c"]);
    act(&mut position, Action::StepRover { rover: 0, to: at(3, 1) });
}

#[test]
fn r10_10_pieces_slide_in() {
    let pocket = ["5,3:c", "6,3:C", "4,4:e", "7,4:E", "5,5:c", "6,5:C"];
    assert_eq!(code(Pajitnov, &pocket, &["5,4:T", "6,4:R"]), Err(("R10.10", "cannot_slide_in")));
    assert_eq!(code(Pajitnov, &pocket[..3], &["5,4:T", "6,4:R"]), Ok(()));
    // At the border a piece slides in from outside.
    let mut border = on(Pajitnov);
    lay(&mut border, &["6,0:c", "5,1:c", "6,1:c"]);
    assert!(border.patch_squares().contains(at(5, 0)));
}

#[test]
fn r10_11_oblivion_has_an_inner_edge() {
    let position = on(Oblivion);
    assert!(position.edge().contains(at(4, 1)) && !position.edge().contains(at(0, 0)));
    let outer = planet_unknown::Options { oblivion_edge: planet_unknown::OblivionEdge::Outer, ..Default::default() };
    let position = position::Position::with(Oblivion, UniversalCoalition, 2, &outer);
    assert!(position.edge().contains(at(0, 0)));
}

#[test]
fn r10_12_bodies_give_medals() {
    let mut position = on(Cerberus);
    position.cover_except(&[at(7, 0)]);
    position.board_mut().meteors.insert(at(9, 8));
    let spoiled = planet_medals(position.board());
    position.board_mut().meteors.remove(at(9, 8));
    assert_eq!(planet_medals(position.board()) - spoiled, 4, "the body counts in spite of the meteorite");
}

#[test]
fn r10_13_holes_are_not_squares() {
    assert_eq!(code(Lacuna, &["4,2:c", "4,1:E"], &["5,2:T", "6,2:R"]), Err(("R4.2", "off_planet")));
}

#[test]
fn r10_0_restrictions_that_would_end_the_game_are_ignored() {
    let mut position = on(K273);
    position.cover_except(&[at(6, 3), at(7, 3)]);
    position.offer(Ring::Small, tile("I2:rover-tech:plain"));
    position.offer(Ring::Large, tile("N5:civ-energy:plain"));
    position.begin_turn(0);
    act(&mut position, Action::ChooseTile { ring: Ring::Small });
    assert_eq!(mine(&position).len(), 2, "both ways round");
}
