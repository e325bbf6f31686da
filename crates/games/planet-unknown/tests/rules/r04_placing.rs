//! R4 choosing and placing a tile, patches.

use std::collections::HashSet;

use orrery_engine::{Game, Viewer};
use planet_unknown::position::{ME, Position};
use planet_unknown::{Action, Grid, PlanetId, Ring, Term, Terrain, data};

use crate::support::*;

#[test]
fn r4_1_the_view_counts_the_places_of_both_offered_tiles() {
    let mut position = plain();
    lay(&mut position, &["5,0:C", "5,1:c"]);
    position.offer(Ring::Small, tile("I2:energy-water:plain"));
    position.offer(Ring::Large, tile("N5:civ-energy:plain"));
    position.begin_turn(0);
    let seen = |position: &Position| position.game.view(Viewer::Seat(ME)).own.expect("the own view").places;
    let counted = seen(&position).expect("a tile is to be chosen");
    for (ring, places) in Ring::ALL.into_iter().zip(counted) {
        let mut taken = position.clone();
        act(&mut taken, Action::ChooseTile { ring });
        assert_eq!(mine(&taken).len(), usize::from(places), "{ring:?}");
        assert_eq!(seen(&taken), None, "there is no choice any more");
    }
    assert_ne!(counted[0], counted[1], "they are told apart");
}

#[test]
fn r4_1_flip_then_turn_then_corner() {
    // N5 is "..BB / AAA."; flipped it is "BB.. / .AAA", turned once more its box stands upright.
    let way = &data().shape(tile("N5:civ-energy:plain")).orientations[4];
    let squares: HashSet<(u8, u8)> = way.at(at(0, 0)).iter().map(|square| (square.x(), square.y())).collect();
    assert_eq!(squares, HashSet::from([(0, 0), (1, 0), (1, 1), (2, 1), (3, 1)]));
    let turned = &data().shape(tile("N5:civ-energy:plain")).orientations[5];
    let squares: HashSet<(u8, u8)> = turned.at(at(0, 0)).iter().map(|square| (square.x(), square.y())).collect();
    assert_eq!(squares, HashSet::from([(1, 0), (1, 1), (0, 1), (0, 2), (0, 3)]));
}

#[test]
fn r4_2_every_base_rule_has_its_refusal() {
    let tries = [
        (&["6,3:t", "7,3:T", "7,4:B"][..], &[][..], "not_on_perimeter"),
        (&["7,2:C", "7,3:E"], &["5,0:t", "6,0:T", "6,1:B"], "not_adjacent"),
        (&["6,1:C", "6,2:E"], &["5,0:t", "6,0:T", "6,1:B"], "overlap"),
        (&["7,0:C", "7,1:E"], &["5,0:t", "6,0:T", "6,1:B"], "off_planet"),
    ];
    for (tile, pieces, code) in tries {
        let mut position = plain();
        lay(&mut position, pieces);
        let illegal = place(&mut position, tile).unwrap_err();
        assert_eq!((illegal.rule, illegal.code), ("R4.2", code));
    }
}

#[test]
fn r4_2_patches_count_as_covered() {
    let mut position = plain();
    lay(&mut position, &["5,0:p"]);
    assert!(place(&mut position, &["5,1:C", "5,2:E"]).is_ok());
}

#[test]
fn r4_3_the_planet_and_the_event_forbid_more() {
    let refusal = |mut position: Position, tile: &[&str]| {
        lay(&mut position, &["6,0:C", "6,1:E"]);
        place(&mut position, tile).err().map(|illegal| illegal.rule)
    };
    let mut event = plain();
    event.set_event(39);
    let positions = || [plain(), on(PlanetId::K273), event.clone()];
    assert_eq!(positions().map(|position| refusal(position, &["4,1:T", "5,1:R"])), [None, Some("R10.2"), Some("R13.4")]);
    assert_eq!(positions().map(|position| refusal(position, &["6,2:T", "7,2:R"])), [None; 3]);
}

#[test]
fn r4_4_rovers_and_lifepods_never_forbid() {
    let mut position = plain();
    lay(&mut position, &["6,1:C"]);
    position.put_rovers(&[at(7, 1)]);
    assert!(place(&mut position, &["7,1:C", "7,2:E"]).is_ok());
    assert_eq!(position.board().rovers().count(), 0);
    assert!(!position.board().lifepod_squares().contains(at(7, 2)));
}

#[test]
fn r4_5_one_tile_that_obeys_binds_the_other() {
    // Only K-273's last soil pair obeys; the large tile fits nowhere without breaking the rule.
    let mut position = on(PlanetId::K273);
    position.cover_except(&[at(2, 5), at(3, 5), at(4, 5), at(5, 5)]);
    let (small, large) = (tile("I2:rover-tech:plain"), tile("I4:rover-tech:plain"));
    let tier = position.tier(&[small, large]).unwrap();
    assert!(tier.planet && tier.event);
    position.offer(Ring::Small, small);
    position.offer(Ring::Large, large);
    position.begin_turn(0);
    assert_eq!(mine(&position), [Action::ChooseTile { ring: Ring::Small }]);
}

#[test]
fn r4_6_a_meteor_symbol_brings_a_meteorite() {
    let mut position = plain();
    lay(&mut position, &["6,1:C"]);
    place(&mut position, &["6,2:C", "6,3:E!"]).unwrap();
    assert!(position.board().meteors.contains(at(6, 3)) && position.board().symbols.contains(at(6, 3)));
}

#[test]
fn r4_7_patches_are_not_a_last_tile() {
    let mut position = plain();
    place(&mut position, &["5,0:C", "5,1:E"]).unwrap();
    position.push(Term::Patch);
    let effects: Vec<Term> = position.pool().to_vec();
    assert!(effects.contains(&Term::Patch));
    act(&mut position, Action::Resolve { effect: Term::Patch });
    act(&mut position, Action::PlacePatch { at: at(6, 0) });
    assert_eq!(position.board().last.unwrap().squares(), [at(5, 0), at(5, 1)].into_iter().collect::<Grid>());
}

#[test]
fn r4_8_a_patch_is_placed_at_once_or_lost() {
    let mut position = plain();
    lay(&mut position, &["5,0:C"]);
    position.push(Term::Patch);
    position.run_pending();
    let squares: HashSet<Action> = mine(&position).into_iter().collect();
    assert_eq!(squares, HashSet::from([Action::PlacePatch { at: at(6, 0) }, Action::PlacePatch { at: at(5, 1) }]));
    assert_eq!(refused(&position, Action::StorePatch), ("R9.0.5", "locked"));
    let mut full = plain();
    full.cover_except(&[]);
    full.push(Term::Patch);
    full.run_pending();
    assert!(full.pool().is_empty() && full.task().is_none());
}

#[test]
fn r4_8_a_patch_destroys_what_it_covers() {
    let mut position = plain();
    lay(&mut position, &["6,2:C"]);
    position.put_rovers(&[at(6, 3)]);
    for square in [at(7, 2), at(6, 3)] {
        position.push(Term::Patch);
        position.run_pending();
        act(&mut position, Action::PlacePatch { at: square });
    }
    assert_eq!(position.board().rovers().count(), 0);
    assert_eq!(position.board().lifepods.count_ones(), 5);
    assert_eq!(position.board().ground.of(Terrain::Biomass).len(), 2);
}

#[test]
fn r4_9_equal_placements_are_listed_once() {
    let mut position = plain();
    position.hold(tile("I4:civ-energy:plain"));
    let all = mine(&position);
    assert!(all.iter().all(|action| matches!(action, Action::PlaceTile { flip: false, .. })));
    let flipped = Action::PlaceTile { at: at(4, 1), turns: 0, flip: true };
    assert!(position.game.check(ME, &flipped).is_ok());
    assert_eq!(position.game.canonical(ME, &flipped), Action::PlaceTile { at: at(4, 1), turns: 2, flip: false });
}
