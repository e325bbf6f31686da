//! R9.1: levels.

use crate::support::technologies::*;

#[test]
fn r9_1_every_level_costs_and_gives_what_is_printed() {
    for (which, from, cost, icons, _) in steps() {
        let mut game = workshop_at(which, from, cost, "");
        act(&mut game, 0, [buy(which)]);
        assert_eq!((tech(&game, 0, which), earth(&game, 0)), (from + 1, Cubes::NONE), "{which:?} {from}");
        assert_eq!(track(&game, 0, Track::Technology), icons, "{which:?} {from}");
        for kind in Kind::ALL.into_iter().filter(|&kind| cost[kind] > 0) {
            let mut less = cost;
            less[kind] -= 1;
            let poor = workshop_at(which, from, less, "");
            assert_eq!(forbidden(&poor, 0, buy(which)), ("R5.2", "insufficient_resources"), "{which:?} {from}");
        }
    }
}

#[test]
fn r9_1_level_4_is_the_highest() {
    for which in Tech::ALL {
        let game = workshop_at(which, 4, Cubes::new(7, 7, 3), "");
        assert_eq!(forbidden(&game, 0, buy(which)), ("R9.1", "max_level"));
        assert!(!legal(&game, 0).contains(&buy(which)));
    }
}

#[test]
fn r9_1_a_level_bought_counts_at_once_for_the_rest_of_the_action() {
    let mut game = workshop("", Cubes::new(1, 1, 0));
    assert_eq!(refusal(&game, 0, convert(Kind::Energy)), "quantum_limit");
    act(&mut game, 0, [buy(Tech::II), convert(Kind::Energy)]);
    assert_eq!(earth(&game, 0), Cubes::new(0, 1, 0));
}

#[test]
fn r9_1_a_marker_lifted_over_two_levels_gains_the_icons_of_both() {
    // Level 2 of I and III carries no icon, that of the others one; level 1 none.
    for (which, icons) in [(Tech::I, 0), (Tech::II, 1), (Tech::III, 0), (Tech::IV, 1), (Tech::V, 1)] {
        let mut game = workshop_at(which, 3, Cubes::new(7, 7, 3), "p1 = { technology = 8 }");
        act(&mut game, 0, [buy(which)]);
        assert_eq!((tech(&game, 1, which), track(&game, 1, Track::Technology)), (2, 8 + icons), "{which:?}");
    }
}
