//! R11 progress card.

use crate::support::cards::*;

/// The value that a card compares, and the players it selects.
const SELECTS: [(&str, &str, &str); 18] = [
    ("extraterrestrial-knowledge", "all", ""),
    ("expansion-agreement", "lowest", "colonised"),
    ("open-archives", "lowest", "technology"),
    ("colonial-exhibition", "highest", "colonial"),
    ("science-jubilee", "highest", "technology"),
    ("pioneer-solidarity", "lowest", "colonial"),
    ("scholarships", "lowest", "technology"),
    ("entropy-reversal", "lowest", "colonial"),
    ("recycling-protocol", "lowest", "technology"),
    ("solar-storm", "highest", "technology"),
    ("deep-space-beacon", "lowest", "I"),
    ("cosmic-windfall", "lowest", "colonial"),
    ("fusion-consortium", "lowest", "III"),
    ("antimatter-rain", "lowest", "V"),
    ("sky-survey", "highest", "technology"),
    ("harvest-season", "highest", "colonial"),
    ("terraforming-congress", "lowest", "IV"),
    ("galactic-census", "lowest", "medals"),
];

/// A player with this value.
fn with(by: &str, n: usize) -> String {
    match by {
        "" => String::new(),
        "colonial" | "technology" => format!("{by} = {n}"),
        "medals" => format!("medals = {{ colonial = {}, technology = {} }}", n / 2, n - n / 2),
        "colonised" => format!("planets = [{}]", (1..=n).map(|number| format!("{{ number = {number} }},")).collect::<String>()),
        tech => format!("tech = {{ {tech} = {n} }}"),
    }
}

fn selected(card: &str, by: &str, values: [usize; 3]) -> Vec<u8> {
    let [p0, p1, p2] = values.map(|n| with(by, n));
    let given = format!("players = 3\nfirst = 1\ncard = '{card}'\np0 = {{ {p0} }}\np1 = {{ {p1} }}\np2 = {{ {p2} }}");
    position(&given).selected().map(|seat| seat.0).collect()
}

#[test]
fn r11_1_each_card_selects_by_what_it_names() {
    for (card, who, by) in SELECTS {
        let expected: &[u8] = match who {
            "all" => &[1, 2, 0],
            "lowest" => &[0],
            _ => &[2],
        };
        assert_eq!(selected(card, by, [1, 2, 3]), expected, "{card}");
    }
}

#[test]
fn r11_1_everybody_tied_is_selected() {
    for (card, who, by) in SELECTS.into_iter().filter(|(_, who, _)| *who != "all") {
        let (low, high) = ([1, 2], [0, 2]);
        let expected: &[u8] = if who == "lowest" { &low } else { &high };
        let values = if who == "lowest" { [3, 2, 2] } else { [3, 2, 3] };
        let mut found = selected(card, by, values);
        found.sort_unstable();
        assert_eq!(found, expected, "{card}");
        assert_eq!(selected(card, by, [2, 2, 2]), [1, 2, 0], "{card}: all equal, everybody is highest and lowest");
    }
}

#[test]
fn r11_1_the_18_cards_are_those_of_the_table() {
    let cards: Vec<&str> = data().cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(cards, SELECTS.map(|(card, ..)| card));
}

#[test]
fn r11_1_a_player_who_stops_being_lowest_still_executes_the_card() {
    // Open Archives, taken in the order p0, p1: p0's new level lifts nobody, but its icon takes p0 away from the last place.
    let mut game = card_step("card = 'open-archives'\np0 = { tech = { II = 1 } }");
    act(&mut game, 0, [learn(Tech::II)]);
    assert_eq!((tracks(&game), deciders(&game)), (vec![[0, 1], [0, 0]], vec![1]));
    act(&mut game, 1, [learn(Tech::II)]);
    assert_eq!(next_round(&game).players[1].tech[1], 1);
}

#[test]
fn r11_1_the_card_is_applied_after_the_last_turn_of_the_round() {
    let mut game = position(
        "first = 1\nactive = 'p1'\ncard = 'scholarships'\np0 = { technology = 8 }\n\
                             p1 = { technology = 8 }",
    );
    act(&mut game, 1, [Action::Select { space: Space::SpaceMissions }]);
    act(&mut game, 1, [Action::End; 4]);
    assert_eq!((seen(&game).round, tracks(&game)), (1, vec![[0, 8], [0, 8]]));
    act(&mut game, 0, [Action::Select { space: Space::SpaceMissions }]);
    act(&mut game, 0, [Action::End; 4]);
    assert_eq!(tracks(&game), [[0, 10], [0, 10]]);
}

#[test]
fn r11_2_each_player_finishes_before_the_next_begins() {
    let mut game = card_step(
        "card = 'extraterrestrial-knowledge'\nplayers = 3\nfirst = 2\np2 = { tech = { IV = 1 }, technology = 1 }\n\
         p0 = { technology = 1 }",
    );
    assert_eq!(deciders(&game), [2], "the first player begins");
    act(&mut game, 2, [learn(Tech::IV)]);
    assert_eq!(pending(&game), ["p2 energy"], "track effects first");
    act(&mut game, 2, [Action::Decline, burn(Kind::Energy), burn(Kind::Matter)]);
    assert_eq!(deciders(&game), [0], "then clockwise");
    act(&mut game, 0, [Action::Decline]);
    assert_eq!(deciders(&game), [1]);
    act(&mut game, 1, [Action::Decline]);
    assert_eq!(next_round(&game).players.iter().map(|player| player.well.total()).collect::<Vec<_>>(), [0, 0, 2]);
}

#[test]
fn r11_2_collaboration_of_a_card_is_answered_at_once() {
    let mut game = card_step("card = 'extraterrestrial-knowledge'\np0 = { tech = { V = 3 } }\np1 = { technology = 1 }");
    act(&mut game, 0, [learn(Tech::V)]);
    assert_eq!(pending(&game), ["p0 energy", "p1 energy"], "p1 is lifted over the icon of level 2");
    act(&mut game, 0, [Action::Decline]);
    assert_eq!(deciders(&game), [1], "in the middle of p0's card");
    act(&mut game, 1, [produce(0, 1, 0, 0)]);
    assert_eq!(deciders(&game), [0], "p0 still has to burn");
    assert_eq!(refusal(&game, 0, Action::Decline), "must_finish");
}

#[test]
fn r11_2_optional_cards_can_be_declined_as_a_whole_and_others_not() {
    let rich = "tech = { IV = 1 }, well = { energy = 1 }, ships = [[1, 0]], planets = [{ number = 1 }], colonial = 1";
    for (card, ..) in SELECTS {
        let tiles = "tiles = [{ hex = [1, -7], kind = 'mine', face = 'down' }, { hex = [0, 6], kind = 'mine', face = 'down' }]";
        let game = card_step(&format!("card = '{card}'\n{tiles}\np0 = {{ {rich} }}\np1 = {{ {rich} }}"));
        if seen(&game).step != Phase::Card {
            assert!(["colonial-exhibition", "science-jubilee", "pioneer-solidarity", "scholarships"].contains(&card), "{card}");
            continue;
        }
        let leave = if card == "deep-space-beacon" { Action::End } else { Action::Decline };
        let mandatory = ["solar-storm", "sky-survey", "galactic-census"].contains(&card);
        assert_eq!(legal(&game, 0).contains(&leave), !mandatory, "{card}");
        if mandatory {
            assert_eq!(forbidden(&game, 0, leave), ("R11.2", "must_finish"), "{card}");
        } else {
            let mut left = game.clone();
            act(&mut left, 0, [leave]);
            assert_eq!(seen(&left).players[0], seen(&game).players[0], "{card}: nothing was executed");
            assert_eq!(deciders(&left), [1], "{card}");
        }
    }
}

#[test]
fn r11_2_after_the_first_part_an_optional_card_cannot_be_declined() {
    let mut game = card_step("card = 'extraterrestrial-knowledge'");
    act(&mut game, 0, [learn(Tech::I)]);
    assert_eq!(forbidden(&game, 0, Action::Decline), ("R11.2", "must_finish"));
    assert!(legal(&game, 0).iter().all(|action| matches!(action, Action::Burn { .. })));
}

#[test]
fn r11_2_parts_that_cannot_be_executed_are_left_out() {
    // No tile is face down: Sky Survey goes straight to the energy. No energy in the depot: it ends after the tiles.
    let mut game = card_step("card = 'sky-survey'\np0 = { technology = 1 }");
    act(&mut game, 0, [produce(0, 1, 0, 0)]);
    assert_eq!(next_round(&game).players[0].cards[0].cubes, Cubes::new(4, 3, 0));
    let mut game = card_step(
        "card = 'sky-survey'\ntiles = [{ hex = [1, -7], kind = 'mine', face = 'down' }]\n\
         p0 = { technology = 1, earth = { energy = 7 }, depot = { matter = 7 } }",
    );
    act(&mut game, 0, [Action::Reveal { hex: hex(1, -7) }]);
    next_round(&game);
}

#[test]
fn r11_3_limits_and_refusals_are_those_of_the_actions() {
    let game = card_step("card = 'harvest-season'\np0 = { colonial = 1, planets = [{ number = 1 }] }");
    let exploit = |card, take| Action::Exploit { card, take };
    assert_eq!(refusal(&game, 0, exploit(EARTH, Cubes::new(1, 0, 0))), "earth_not_allowed");
    assert_eq!(refusal(&game, 0, exploit(Card(2), Cubes::new(1, 0, 0))), "not_controlled");
    assert_eq!(refusal(&game, 0, exploit(Card(1), Cubes::new(2, 0, 0))), "too_many");
    let game = card_step("card = 'expansion-agreement'");
    let build = |card, at| Action::Build { card, hex: at };
    assert_eq!(refusal(&game, 0, build(EARTH, hex(2, 0))), "illegal_hex");
    assert_eq!(refusal(&game, 0, build(Card(7), hex(1, 0))), "not_controlled");
    let game = card_step(
        "card = 'sky-survey'\ntiles = [{ hex = [1, -7], kind = 'mine', face = 'down' }, { hex = [0, 6], kind = 'mine', \
         face = 'up' }]",
    );
    assert_eq!(refusal(&game, 0, Action::Reveal { hex: hex(0, 6) }), "tile_face_up");
    assert_eq!(refusal(&game, 0, Action::Reveal { hex: hex(3, 0) }), "illegal_hex");
}

#[test]
fn r11_3_movement_by_a_card_follows_the_rules_of_movement() {
    let given = "card = 'deep-space-beacon'\ntiles = [{ hex = [-2, 0], kind = 'mine', face = 'up' }]\n\
                 p0 = { ships = [[1, 0], [-2, 0], [0, 1]] }\np1 = { tech = { I = 1 }, ships = [[2, 0]] }";
    let mut game = card_step(given);
    assert_eq!(refusal(&game, 0, Action::Ship { ship: hex(-2, 0) }), "ship_landed");
    assert_eq!(refusal(&game, 0, Action::Ship { ship: hex(2, 0) }), "no_ship");
    assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0)]), ("R8.3", "illegal_path"));
    assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0), (3, 0), (4, 0), (5, 0)]), ("R8.2", "too_far"));
    fly(&mut game, 0, (1, 0), &[(2, 0), (3, 0), (4, 0)]);
    assert_eq!(refusal(&game, 0, Action::Ship { ship: hex(4, 0) }), "already_moved");
    act(&mut game, 0, [Action::End]);
    let ships = next_round(&game).players[0].ships.clone();
    assert_eq!(ships, [hex(4, 0), hex(-2, 0), hex(0, 1)]);
}

#[test]
fn r11_3_a_card_moves_ships_whatever_the_level_of_technology_i() {
    for level in [0, 4] {
        let mut game = card_step(&format!(
            "card = 'deep-space-beacon'\np0 = {{ tech = {{ I = {level} }}, ships = [[1, 0]] }}\np1 = {{ tech = {{ I = 4 }} }}"
        ));
        assert_eq!(no_flight(&game, 0, (1, 0), &[(2, 0), (3, 0), (4, 0), (5, 0)]).1, "too_far");
        fly(&mut game, 0, (1, 0), &[(2, 0), (3, 0), (4, 0)]);
        assert_eq!(seen(&game).players[0].ships, [hex(4, 0)]);
    }
}

#[test]
fn r11_4_knowledge_burns_as_many_cubes_as_the_level_reached() {
    for level in 0..4 {
        let mut game =
            card_step(&format!("card = 'extraterrestrial-knowledge'\np0 = {{ tech = {{ I = {level} }}, technology = 16 }}"));
        act(&mut game, 0, [learn(Tech::I)]);
        for _ in 0..=level {
            assert_eq!(deciders(&game), [0]);
            act(&mut game, 0, [burn(Kind::Energy)]);
        }
        assert_eq!(deciders(&game), [1], "level {level}: no more is burned");
        assert_eq!(seen(&game).players[0].well.total(), level + 1);
    }
}

#[test]
fn r11_4_knowledge_offers_every_technology_below_level_4() {
    let game = card_step("card = 'extraterrestrial-knowledge'\np0 = { tech = { I = 4, III = 3 } }");
    let open: Vec<Tech> = Tech::ALL.into_iter().filter(|&tech| legal(&game, 0).contains(&learn(tech))).collect();
    assert_eq!(open, [Tech::II, Tech::III, Tech::IV, Tech::V]);
    assert_eq!(forbidden(&game, 0, learn(Tech::I)), ("R11.4", "max_level"));
}

#[test]
fn r11_4_a_step_that_cannot_be_burned_for_is_illegal() {
    let game = card_step(
        "card = 'extraterrestrial-knowledge'\np0 = { tech = { I = 1, II = 2 }, earth = { energy = 1 }, depot = { matter = 1 }, \
         well = { energy = 6, matter = 6, antimatter = 3 } }",
    );
    let open: Vec<Tech> = Tech::ALL.into_iter().filter(|&tech| legal(&game, 0).contains(&learn(tech))).collect();
    assert_eq!(open, [Tech::I, Tech::III, Tech::IV, Tech::V], "two cubes: up to level 2");
    assert_eq!(forbidden(&game, 0, learn(Tech::II)), ("R11.4", "nothing_to_burn"));
}

#[test]
fn r11_4_cubes_regenerated_by_the_step_can_be_burned_again() {
    let mut game = card_step(
        "card = 'extraterrestrial-knowledge'\np0 = { tech = { II = 1 }, technology = 2, earth = {}, depot = { energy = 2 }, \
         well = { energy = 5, matter = 7, antimatter = 3 } }",
    );
    act(&mut game, 0, [learn(Tech::II), Action::Regenerate { kind: Kind::Antimatter }]);
    act(&mut game, 0, [burn(Kind::Antimatter)]);
    assert_eq!(seen(&game).players[0].depot, Cubes::new(1, 0, 0), "the second cube could only be energy");
}

#[test]
fn r11_5_an_effect_without_a_way_to_execute_it_is_skipped() {
    let nothing = "earth = { energy = 7, matter = 7, antimatter = 3 }, depot = {}";
    for (card, own) in [
        ("deep-space-beacon", ""),
        ("expansion-agreement", "ships = [[1, 0], [0, 1], [-1, 0]]"),
        ("entropy-reversal", ""),
        ("recycling-protocol", ""),
        ("harvest-season", ""),
        ("cosmic-windfall", nothing),
        ("fusion-consortium", nothing),
        ("antimatter-rain", nothing),
        ("open-archives", "tech = { I = 2, II = 2, III = 2, IV = 2, V = 2 }"),
        ("extraterrestrial-knowledge", "tech = { I = 4, II = 4, III = 4, IV = 4, V = 4 }"),
        ("galactic-census", "colonial = 20, technology = 20"),
        ("solar-storm", "earth = {}, depot = {}, well = { energy = 7, matter = 7, antimatter = 3 }"),
    ] {
        let other = own.replace("1, 0]", "2, 0]").replace("0, 1]", "0, 2]").replace("-1, 0]", "-2, 0]");
        let game = card_step(&format!("card = '{card}'\np0 = {{ {own} }}\np1 = {{ {other} }}"));
        next_round(&game);
    }
}

#[test]
fn r11_5_a_mandatory_burn_takes_the_last_cube_without_asking() {
    let game = card_step(
        "card = 'solar-storm'\np0 = { technology = 1, earth = { matter = 1 }, depot = {}, well = { energy = 7, matter = 6, \
         antimatter = 3 } }",
    );
    assert_eq!(next_round(&game).players[0].well, Cubes::new(7, 7, 3));
}
