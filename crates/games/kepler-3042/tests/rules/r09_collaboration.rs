//! R9.4 to R9.6: collaboration, order, no circles.

use crate::support::technologies::*;

#[test]
fn r9_4_levels_3_and_4_lift_everybody_below_their_number() {
    for (which, from, cost, _, number) in steps() {
        let others: String =
            (1..=3).map(|seat| format!("p{seat} = {{ tech = {{ {} = {} }} }}\n", which.id(), seat - 1)).collect();
        let mut game = workshop_at(which, from, cost, &format!("players = 4\n{others}"));
        act(&mut game, 0, [buy(which)]);
        let levels: Vec<u8> = (1..=3).map(|seat| tech(&game, seat, which)).collect();
        assert_eq!(levels, [0, 1, 2].map(|level: u8| level.max(number)), "{which:?} to level {}", from + 1);
        let elsewhere = Tech::ALL.into_iter().filter(|&other| other != which);
        assert_eq!(elsewhere.map(|other| tech(&game, 1, other)).sum::<u8>(), 0, "only in the same technology");
    }
}

#[test]
fn r9_4_collaboration_goes_clockwise_from_the_acting_player() {
    let marker = "tech = { V = 0 }, technology = 1";
    let mut game = position(&format!(
        "players = 4\nfirst = 3\nactive = 'p2'\np0 = {{ {marker} }}\np1 = {{ {marker} }}\np3 = {{ {marker} }}\n\
         p2 = {{ tech = {{ V = 3 }}, earth = {{ energy = 2, matter = 1, antimatter = 2 }} }}"
    ));
    act(&mut game, 2, [select(Space::TechnologicalDevelopment), buy(Tech::V)]);
    assert_eq!(pending(&game), ["p2 energy", "p3 energy", "p0 energy", "p1 energy"]);
}

#[test]
fn r9_4_players_who_have_the_level_get_no_icons() {
    let mut game =
        workshop_at(Tech::V, 3, Cubes::new(2, 1, 2), "players = 3\np1 = { tech = { V = 2 } }\np2 = { tech = { V = 3 } }");
    act(&mut game, 0, [buy(Tech::V)]);
    assert_eq!([1, 2].map(|seat| (tech(&game, seat, Tech::V), track(&game, seat, Track::Technology))), [(2, 0), (3, 0)]);
}

#[test]
fn r9_4_collaboration_applies_to_a_level_given_by_a_card() {
    let mut game = card_step("card = 'extraterrestrial-knowledge'\np0 = { tech = { III = 2 } }");
    act(&mut game, 0, [Action::Learn { tech: Tech::III }]);
    assert_eq!(tech(&game, 1, Tech::III), 1);
}

#[test]
fn r9_4_a_lifted_player_lifts_nobody() {
    // p1 is lifted to level 2 of technology II; p2, on 1, would notice a chain, p3 is at 3 already.
    let mut game =
        workshop_at(Tech::II, 3, Cubes::new(1, 2, 2), "players = 4\np2 = { tech = { II = 1 } }\np3 = { tech = { II = 3 } }");
    act(&mut game, 0, [buy(Tech::II)]);
    assert_eq!([1, 2, 3].map(|seat| tech(&game, seat, Tech::II)), [2, 2, 3]);
    assert_eq!([1, 2, 3].map(|seat| track(&game, seat, Track::Technology)), [1, 1, 0]);
}

#[test]
fn r9_5_the_acting_players_icons_come_before_collaboration() {
    let mut game = workshop_at(
        Tech::V,
        3,
        Cubes::new(2, 1, 2),
        "card = 'solar-storm'\np0 = { technology = 1, well = { energy = 1 } }\np1 = { technology = 1 }",
    );
    act(&mut game, 0, [buy(Tech::V)]);
    assert_eq!(pending(&game), ["p0 energy", "p0 regenerate", "p1 energy"]);
    assert_eq!(deciders(&game), [0]);
    act(&mut game, 0, [Action::Decline, Action::Decline]);
    assert_eq!(deciders(&game), [1]);
    act(&mut game, 1, [Action::Produce { card: EARTH, cubes: Cubes::one(Kind::Energy) }]);
    assert_eq!((deciders(&game), seen(&game).step), (vec![0], Phase::Main));
}

#[test]
fn r9_5_the_payment_comes_before_the_icons() {
    // The depot holds no energy until the step is paid; the icon met by the step can produce what was just spent.
    let mut game = position(
        "p0 = { tech = { II = 1 }, technology = 1, earth = { energy = 7, matter = 1 }, depot = { matter = 6, antimatter = 3 } }",
    );
    act(&mut game, 0, [select(Space::TechnologicalDevelopment), buy(Tech::II)]);
    assert_eq!(pending(&game), ["p0 energy"]);
    act(&mut game, 0, [Action::Produce { card: EARTH, cubes: Cubes::one(Kind::Energy) }]);
    assert_eq!(earth(&game, 0), Cubes::new(7, 0, 0));
}

#[test]
fn r9_6_a_displacement_back_is_refused() {
    let mut game = position("p0 = { tech = { II = 4 }, planets = [{ number = 5 }] }");
    act(&mut game, 0, [displace(0, 5, Kind::Energy)]);
    assert_eq!(forbidden(&game, 0, displace(5, 0, Kind::Energy)), ("R9.6", "no_effect"));
    assert!(!legal(&game, 0).contains(&displace(5, 0, Kind::Energy)));
}

#[test]
fn r9_6_a_longer_circle_is_refused_too() {
    let mut game = position("p0 = { tech = { II = 4 }, planets = [{ number = 5 }, { number = 6 }] }");
    act(&mut game, 0, [displace(0, 5, Kind::Energy), displace(5, 6, Kind::Energy)]);
    assert_eq!(refusal(&game, 0, displace(6, 0, Kind::Energy)), "no_effect", "the arrangement of the beginning");
    assert_eq!(refusal(&game, 0, displace(6, 5, Kind::Energy)), "no_effect", "the arrangement in between");
    act(&mut game, 0, [convert(Kind::Energy), displace(6, 0, Kind::Energy)]);
    assert_eq!(earth(&game, 0), Cubes::new(2, 4, 0), "with one more cube swapped it is a new arrangement");
}

#[test]
fn r9_6_only_arrangements_since_the_last_other_command_count() {
    let mut game = position("p0 = { tech = { II = 4 } }");
    act(&mut game, 0, [convert(Kind::Energy), select(Space::SpaceMissions)]);
    assert!(legal(&game, 0).contains(&convert(Kind::Matter)));
    act(&mut game, 0, [convert(Kind::Matter)]);
    assert_eq!(refusal(&game, 0, convert(Kind::Energy)), "no_effect");
}

#[test]
fn r9_6_a_series_of_free_powers_ends() {
    let mut game =
        position("p0 = { tech = { II = 4 }, earth = { energy = 2 }, depot = { energy = 5, matter = 2, antimatter = 3 } }");
    let powers = |game: &Kepler| {
        legal(game, 0).into_iter().find(|action| matches!(action, Action::Convert { .. } | Action::Displace { .. }))
    };
    let mut used = 0;
    while let Some(power) = powers(&game) {
        act(&mut game, 0, [power]);
        used += 1;
        assert!(used < 3, "two energy on one card have three arrangements");
    }
    assert_eq!(used, 2);
}
