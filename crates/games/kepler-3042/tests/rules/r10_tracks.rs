//! R10 leadership tracks.

use std::collections::{BTreeMap, BTreeSet};

use orrery_engine::{Game, rulebook};

use crate::support::technologies::*;

/// What lies on positions 1 to 20: a regenerate icon, a produce icon, a medal.
fn printed(track: Track, position: u8) -> (bool, bool, bool) {
    let (regenerate, produce, medals) = match track {
        Track::Colonial => ([5, 10, 17], [2, 8, 13], [3, 6, 9, 12, 15]),
        Track::Technology => ([3, 8, 15], [2, 6, 11], [4, 7, 10, 13, 16]),
    };
    (regenerate.contains(&position), produce.contains(&position), medals.contains(&position))
}

/// The active player makes one step from a position.
fn step_from(on: Track, position: u8, more: &str) -> Kepler {
    let mut game = crate::support::position(&format!("card = 'solar-storm'\np0 = {{ {} = {position}, {more} }}", on.id()));
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    let which = if on == Track::Colonial { Bonus::CivilModernity } else { Bonus::ScientificProgress };
    bonus(&mut game, 0, which);
    game
}

#[test]
fn r10_every_position_of_both_tracks_holds_what_is_printed() {
    for on in Track::ALL {
        let kind = if on == Track::Colonial { "matter" } else { "energy" };
        for position in 1..=20 {
            let game = step_from(on, position - 1, "well = { antimatter = 1 }");
            let (regenerate, produce, medal) = printed(on, position);
            let mut icons = Vec::new();
            icons.extend(regenerate.then(|| "p0 regenerate".to_owned()));
            icons.extend(produce.then(|| format!("p0 {kind}")));
            assert_eq!(track(&game, 0, on), position);
            assert_eq!(pending(&game), icons, "{on:?} {position}");
            assert_eq!(seen(&game).card_medals[on.index()], u8::from(medal), "{on:?} {position}");
            assert!(!seen(&game).medals_left[on.index()].contains(&position));
            assert_eq!(seen(&game).medals_left[on.index()].len(), 5 - usize::from(medal));
        }
    }
}

#[test]
fn r10_the_table_lists_what_is_printed() {
    let scale = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8];
    for (_, text) in Kepler::META.rules {
        let rule = rulebook::rules(text).into_iter().find(|rule| rule.number == "R10").expect("R10");
        assert_eq!(rule.rows().len(), 21);
        // Each language has one word for what lies on a position; the first row that shows it sets it.
        let mut words = BTreeMap::new();
        for ((position, row), points) in (0..).zip(rule.rows()).zip(scale) {
            assert_eq!((row[0], row[3]), (position.to_string().as_str(), points.to_string().as_str()));
            for (on, cell) in Track::ALL.into_iter().zip(&row[1..3]) {
                let (regenerate, produce, medal) = printed(on, position);
                let what = (regenerate, produce.then_some(on.id()), medal);
                assert_eq!(words.entry(what).or_insert(*cell), cell, "{on:?} {position}");
            }
        }
        let different: BTreeSet<&&str> = words.values().collect();
        assert_eq!((words.len(), different.len()), (5, 5), "{words:?}");
    }
}

#[test]
fn r10_1_both_markers_start_on_0_and_stop_on_20() {
    let game = position("");
    assert_eq!(seen(&game).players.iter().map(|player| player.track).collect::<Vec<_>>(), [[0, 0], [0, 0]]);
    // Two icons, one step left: the second one is lost.
    let mut game = workshop_at(Tech::V, 3, Cubes::new(2, 1, 2), "p0 = { technology = 19 }");
    act(&mut game, 0, [buy(Tech::V)]);
    assert_eq!(track(&game, 0, Track::Technology), 20);
}

#[test]
fn r10_1_several_markers_may_share_a_position() {
    let mut game = position("p0 = { colonial = 6 }\np1 = { colonial = 7 }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    bonus(&mut game, 0, Bonus::CivilModernity);
    assert_eq!([0, 1].map(|seat| track(&game, seat, Track::Colonial)), [7, 7]);
}

#[test]
fn r10_2_what_is_passed_counts_like_what_is_reached() {
    // Settling planet 1 gives two icons: the marker passes the medal on 9 and stops on the regenerate icon on 10.
    let mut game = position(
        "card = 'solar-storm'\ntiles = [{ hex = [1, 1], kind = 'planet', number = 1, face = 'up' }]\n\
         p0 = { colonial = 8, ships = [[1, 1]], well = { energy = 1 } }",
    );
    act(&mut game, 0, [select(Space::ColonialSettlement), Action::Settle { ship: hex(1, 1) }]);
    assert_eq!((track(&game, 0, Track::Colonial), seen(&game).card_medals), (10, [1, 0]));
    assert_eq!(pending(&game), ["p0 regenerate"]);
}

#[test]
fn r10_3_a_regenerate_icon_offers_every_kind_in_the_well_or_none() {
    let game = step_from(Track::Colonial, 4, "well = { energy = 2, antimatter = 1 }");
    let kinds = [Kind::Energy, Kind::Matter, Kind::Antimatter];
    let answers: Vec<Action> = kinds.map(|kind| Action::Regenerate { kind }).into_iter().chain([Action::Decline]).collect();
    assert_eq!(legal(&game, 0), answers, "the burned matter is in the well by now");
    for kind in kinds {
        let mut game = game.clone();
        let before = seen(&game).players[0].clone();
        act(&mut game, 0, [Action::Regenerate { kind }]);
        let after = &seen(&game).players[0];
        assert_eq!((after.well[kind], after.depot[kind]), (before.well[kind] - 1, before.depot[kind] + 1));
        assert!(pending(&game).is_empty(), "one cube");
    }
    let mut declined = game.clone();
    act(&mut declined, 0, [Action::Decline]);
    assert_eq!(seen(&declined).players[0].well, Cubes::new(2, 1, 1));
    assert!(pending(&declined).is_empty());
}

#[test]
fn r10_3_a_kind_not_in_the_well_cannot_be_regenerated() {
    let game = step_from(Track::Technology, 2, "");
    assert_eq!(forbidden(&game, 0, Action::Regenerate { kind: Kind::Energy }), ("R5.4", "not_available"));
}

#[test]
fn r10_4_a_produce_icon_offers_every_controlled_card_or_none() {
    let game = step_from(Track::Colonial, 1, "planets = [{ number = 5 }]");
    let on = |card: u8| Action::Produce { card: Card(card), cubes: Cubes::one(Kind::Matter) };
    assert_eq!(legal(&game, 0), [on(0), on(5), Action::Decline]);
    assert_eq!(forbidden(&game, 0, on(6)), ("R1.2", "not_controlled"));
    let mut produced = game.clone();
    act(&mut produced, 0, [on(5)]);
    assert_eq!(seen(&produced).players[0].cards[1].cubes, Cubes::one(Kind::Matter));
    assert!(pending(&produced).is_empty());
}

#[test]
fn r10_4_a_produce_icon_gives_one_cube_of_its_kind() {
    let game = step_from(Track::Technology, 5, "");
    let energy = |n: u8| Action::Produce { card: EARTH, cubes: Cubes::some(Kind::Energy, n) };
    assert!(legal(&game, 0).contains(&energy(1)));
    assert_eq!(refusal(&game, 0, energy(2)), "answer_first");
    assert_eq!(refusal(&game, 0, Action::Produce { card: EARTH, cubes: Cubes::one(Kind::Matter) }), "answer_first");
}

#[test]
fn r10_4_without_a_cube_in_the_depot_nothing_is_asked() {
    let game = step_from(Track::Technology, 5, "earth = { energy = 7 }, depot = { matter = 7, antimatter = 3 }");
    assert_eq!((track(&game, 0, Track::Technology), pending(&game)), (6, vec![]));
    assert_eq!(seen(&game).step, Phase::Bonus);
}

#[test]
fn r10_4_icons_work_for_every_player_who_arrives() {
    let mut game = position("card = 'solar-storm'\np0 = { technology = 2 }\np1 = { technology = 1 }");
    act(&mut game, 0, [select(Space::SpaceMissions)]);
    act(&mut game, 0, [Action::End; 4]);
    act(&mut game, 1, [select(Space::TechnologicalDevelopment)]);
    bonus(&mut game, 1, Bonus::ScientificProgress);
    assert_eq!(pending(&game), ["p1 energy"], "p0 stands there already");
}

#[test]
fn r10_5_a_medal_moves_once_for_the_first_to_arrive() {
    let mut game = position("card = 'solar-storm'\np0 = { technology = 3 }\np1 = { technology = 3 }");
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    bonus(&mut game, 0, Bonus::ScientificProgress);
    assert_eq!(seen(&game).card_medals, [0, 1]);
    act(&mut game, 0, [Action::End; 3]);
    act(&mut game, 1, [select(Space::TechnologicalDevelopment)]);
    bonus(&mut game, 1, Bonus::ScientificProgress);
    assert_eq!((track(&game, 1, Track::Technology), seen(&game).card_medals), (4, [0, 1]));
    assert_eq!(seen(&game).medals_left, [vec![3, 6, 9, 12, 15], vec![7, 10, 13, 16]]);
}

#[test]
fn r10_5_medals_of_both_tracks_lie_on_the_card_side_by_side() {
    let mut game = position("card = 'solar-storm'\np0 = { colonial = 5, technology = 6 }");
    act(&mut game, 0, [select(Space::TechnologicalDevelopment)]);
    bonus(&mut game, 0, Bonus::CivilModernity);
    bonus(&mut game, 0, Bonus::ScientificProgress);
    assert_eq!(seen(&game).card_medals, [1, 1]);
    assert_eq!(seen(&game).players[0].medals, [0, 0], "nobody owns them before the round ends");
}
