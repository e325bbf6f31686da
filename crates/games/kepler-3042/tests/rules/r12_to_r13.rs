//! R12 medals and first player, R13 end and scoring.

use orrery_engine::rulebook;

use crate::support::cards::*;

#[test]
fn r12_1_medals_moved_by_the_card_are_given_in_the_same_round() {
    let game = card_step(
        "card = 'pioneer-solidarity'\ncard_medals = { technology = 1 }\np0 = { colonial = 10, technology = 2 }\n\
         p1 = { colonial = 14 }",
    );
    let view = next_round(&game);
    assert_eq!((view.players[0].medals, view.players[1].medals), ([0, 1], [1, 0]), "p0 moved the medal of 12, p1 leads");
    assert_eq!(view.card_medals, [0, 0], "the card is discarded");
}

#[test]
fn r12_1_medals_of_a_track_go_to_the_highest_on_that_track() {
    let game = card_step(
        "players = 3\ncard = 'deep-space-beacon'\ncard_medals = { colonial = 2, technology = 1 }\np0 = { colonial = 3 }\n\
         p1 = { colonial = 3, technology = 1 }\np2 = { technology = 2 }",
    );
    let medals: Vec<[u8; 2]> = next_round(&game).players.iter().map(|player| player.medals).collect();
    assert_eq!(medals, [[2, 0], [2, 0], [0, 1]]);
}

#[test]
fn r12_1_the_supply_for_ties_is_unlimited() {
    let players: String = (0..4).map(|seat| format!("p{seat} = {{ medals = {{ colonial = 5, technology = 5 }} }}\n")).collect();
    let game = card_step(&format!(
        "players = 4\ncard = 'deep-space-beacon'\ncard_medals = {{ colonial = 1, technology = 1 }}\n{players}"
    ));
    assert!(next_round(&game).players.iter().all(|player| player.medals == [6, 6]));
}

#[test]
fn r12_1_without_medals_on_the_card_nobody_gets_one() {
    let game = card_step("card = 'deep-space-beacon'\np0 = { colonial = 3, technology = 3 }");
    assert!(next_round(&game).players.iter().all(|player| player.medals == [0, 0]));
}

#[test]
fn r12_2_the_marker_passes_counter_clockwise() {
    for players in 2..=4 {
        for first in 0..players {
            let game = card_step(&format!("players = {players}\nfirst = {first}\ncard = 'deep-space-beacon'"));
            let next = (first + players - 1) % players;
            assert_eq!(
                (seen(&game).first, deciders(&game)),
                (Some(Seat(next)), vec![next]),
                "the last player opens the next round"
            );
        }
    }
}

// End and scoring

/// The end of a game in this position: the last turn of round 16 is over.
fn ended(given: &str) -> Kepler {
    let mut game = card_step(&format!("round = 16\ncard = 'deep-space-beacon'\n{given}"));
    while let Some(seat) = game.turn().seats().lowest() {
        act(&mut game, seat.0, [Action::End]);
    }
    assert_eq!(seen(&game).step, Phase::Over);
    game
}

fn outcome(given: &str) -> Outcome {
    ended(given).outcome().expect("the game is over")
}

fn part(own: &str, category: &str) -> i32 {
    outcome(&format!("[p0]\n{own}")).scores[0].part(category).unwrap_or_else(|| panic!("no category {category}"))
}

#[test]
fn r12_2_the_marker_stays_after_round_16() {
    assert_eq!(seen(&ended("players = 3\nfirst = 1")).first, Some(Seat(1)));
}

#[test]
fn r13_1_the_game_ends_after_the_medals_of_round_16() {
    let game = card_step("round = 15\ncard = 'deep-space-beacon'\ncard_medals = { colonial = 1 }");
    assert_eq!((seen(&game).round, seen(&game).step, game.outcome()), (16, Phase::Select, None));
    let game = ended("card_medals = { colonial = 1 }\np1 = { colonial = 1 }");
    assert_eq!(seen(&game).players[1].medals, [1, 0]);
    assert_eq!(game.turn().seats().len(), 0);
    assert_eq!(refusal(&game, 0, Action::End), "not_your_turn");
}

#[test]
fn r13_1_the_card_of_round_16_is_resolved() {
    let game = card_step("round = 16\ncard = 'scholarships'\np1 = { technology = 2 }\np0 = { technology = 3 }");
    assert_eq!((seen(&game).step, tracks(&game)), (Phase::Over, vec![[0, 3], [0, 4]]));
    assert_eq!(seen(&game).players[1].medals, [0, 1], "the medal it moved is given, too");
}

#[test]
fn r13_1_objectives_are_revealed_at_the_end() {
    let given = "p0 = { objective = 'project-titan' }\np1 = { objective = 'project-eden' }";
    let shown =
        |game: &Kepler, viewer| game.view(viewer).players.iter().map(|player| player.objective.clone()).collect::<Vec<_>>();
    let titan = || Some("project-titan".to_owned());
    let eden = || Some("project-eden".to_owned());
    let game = position(given);
    assert_eq!(shown(&game, Viewer::Spectator), [None, None]);
    assert_eq!(shown(&game, Viewer::Seat(Seat(1))), [None, eden()]);
    let game = ended(given);
    assert_eq!(shown(&game, Viewer::Spectator), [titan(), eden()]);
    assert_eq!(shown(&game, Viewer::Seat(Seat(1))), [titan(), eden()]);
}

#[test]
fn r13_2_antimatter_counts_on_cards_only() {
    let elsewhere = "earth = { energy = 3 }\ndepot = { antimatter = 1 }\nwell = { antimatter = 2 }";
    assert_eq!(part(elsewhere, "antimatter"), 0);
    assert_eq!(part("earth = { antimatter = 1 }\nplanets = [{ number = 1, cubes = { antimatter = 2 } }]", "antimatter"), 3);
}

#[test]
fn r13_2_all_five_types_score_5() {
    assert_eq!(
        part("planets = [{ number = 1 }, { number = 2 }, { number = 4 }, { number = 16 }, { number = 26 }]", "all_types"),
        5
    );
    assert_eq!(
        part("planets = [{ number = 1 }, { number = 2 }, { number = 4 }, { number = 16 }, { number = 6 }]", "all_types"),
        0
    );
}

#[test]
fn r13_2_three_of_a_type_score_3_once() {
    assert_eq!(part("planets = [{ number = 2 }, { number = 7 }, { number = 4 }]", "three_of_type"), 0);
    assert_eq!(part("planets = [{ number = 2 }, { number = 7 }, { number = 10, side = 'terraformed' }]", "three_of_type"), 3);
    let five = "planets = [{ number = 2 }, { number = 7 }, { number = 10 }, { number = 13 }, { number = 18 }]";
    assert_eq!(part(five, "three_of_type"), 3);
}

#[test]
fn r13_2_ships_on_mines_score_2_each() {
    let tiles = "tiles = [{ hex = [1, -7], kind = 'mine', face = 'up' }, { hex = [0, 6], kind = 'mine', face = 'up' }, \
                 { hex = [1, 1], kind = 'planet', number = 1, face = 'up' }]";
    let result = outcome(&format!("{tiles}\np0 = {{ ships = [[1, -7], [0, 6], [1, 1]] }}\np1 = {{ ships = [[1, 0]] }}"));
    assert_eq!(result.scores.iter().map(|score| score.part("mines")).collect::<Vec<_>>(), [Some(4), Some(0)]);
}

#[test]
fn r13_2_technologies_at_level_4_score_2_each() {
    assert_eq!(part("tech = { I = 3, II = 3, III = 3, IV = 3, V = 3 }", "technologies"), 0);
    assert_eq!(part("tech = { I = 4, II = 3, III = 4, V = 4 }", "technologies"), 6);
}

#[test]
fn r13_2_medals_of_both_kinds_score_1_each() {
    assert_eq!(part("medals = { colonial = 3, technology = 4 }", "medals"), 7);
}

#[test]
fn r13_2_zones_score_1_2_and_3() {
    for (zone, points) in [("short", 1), ("medium", 2), ("long", 3)] {
        assert_eq!(
            part(
                &format!(
                    "planets = [{{ number = 1, zone = '{zone}' }}, {{ number = 2, zone = '{zone}', side = 'terraformed' }}]"
                ),
                "zones"
            ),
            2 * points
        );
    }
}

#[test]
fn r13_2_both_tracks_score_by_position() {
    let scale = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8];
    for (position, points) in scale.into_iter().enumerate() {
        assert_eq!(part(&format!("colonial = {position}"), "tracks"), points);
        assert_eq!(part(&format!("technology = {position}\ncolonial = 3"), "tracks"), points + 1);
    }
}

#[test]
fn r13_2_terraformed_planets_score_what_is_printed() {
    let printed = [1, 2, 1, 2, 3, 2, 3, 2, 3, 3, 2, 3, 4, 3, 4, 4, 4, 4, 4, 3, 4, 5, 5, 5, 5, 5, 5, 5];
    for (number, points) in (1..).zip(printed) {
        assert_eq!(
            part(&format!("planets = [{{ number = {number}, side = 'terraformed' }}]"), "terraformed"),
            points,
            "planet {number}"
        );
        assert_eq!(part(&format!("planets = [{{ number = {number} }}]"), "terraformed"), 0);
    }
}

#[test]
fn r13_2_the_total_is_the_sum_of_the_ten_categories() {
    let score = &outcome(
        "p0 = { colonial = 6, medals = { colonial = 1 }, tech = { I = 4 }, planets = [{ number = 1, \
                  zone = 'long' }] }",
    )
    .scores[0];
    let names = [
        "antimatter",
        "all_types",
        "three_of_type",
        "mines",
        "technologies",
        "medals",
        "zones",
        "tracks",
        "terraformed",
        "objective",
    ];
    assert_eq!(score.parts.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names);
    assert_eq!((score.total, score.parts.iter().map(|(_, points)| points).sum::<i32>()), (8, 8));
}

fn winners(given: &str) -> Vec<u8> {
    outcome(given).winners.iter().map(|seat| seat.0).collect()
}

#[test]
fn r13_3_most_points_win_whatever_is_terraformed() {
    // p1 has the only terraformed planet but a point less.
    assert_eq!(
        winners(
            "p0 = { medals = { colonial = 3 } }\np1 = { planets = [{ number = 1, side = 'terraformed', \
                 zone = 'short' }] }"
        ),
        [0]
    );
}

#[test]
fn r13_3_a_terraformed_planet_beats_none_and_the_higher_number_the_lower() {
    let two = "planets = [{ number = 1, side = 'terraformed', zone = 'short' }, { number = 28, zone = 'long' }]";
    assert_eq!(winners(&format!("p0 = {{ medals = {{ colonial = 5 }} }}\np1 = {{ {two} }}")), [1]);
    let other = "planets = [{ number = 3, side = 'terraformed', zone = 'long' }], medals = { colonial = 1 }";
    assert_eq!(winners(&format!("p0 = {{ {other} }}\np1 = {{ {two} }}")), [0], "3 beats 1; the colony 28 does not count");
    let highest = "planets = [{ number = 1, side = 'terraformed', zone = 'short' }, { number = 6, side = 'terraformed', \
                   zone = 'short' }]";
    assert_eq!(winners(&format!("p0 = {{ {other} }}\np1 = {{ {highest} }}")), [1], "6 beats 3, although 1 does not");
}

#[test]
fn r13_3_only_tied_players_are_compared() {
    let given = "players = 3\np0 = { medals = { colonial = 9 } }\np1 = { medals = { colonial = 9 } }\n\
                 p2 = { planets = [{ number = 28, side = 'terraformed', zone = 'short' }] }";
    let result = outcome(given);
    assert_eq!(result.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0, 1], "shared, as neither has terraformed");
    assert_eq!(result.places, [1, 1, 3]);
}

/// Objective, VP, what just fulfils it, what just misses it.
fn objectives() -> Vec<(&'static str, i32, String, String)> {
    let planets = |list: &[(u8, &str, bool)]| {
        let one = |&(number, zone, flipped): &(u8, &str, bool)| {
            format!("{{ number = {number}, zone = '{zone}', side = '{}' }}", if flipped { "terraformed" } else { "colony" })
        };
        format!("planets = [{}]", list.iter().map(one).collect::<Vec<_>>().join(", "))
    };
    let one = |number, zone| (planets(&[(number, zone, true)]), planets(&[(number, zone, false)]));
    let wrong = |numbers: [u8; 4]| planets(&numbers.map(|number| (number, "short", true)));
    let text = str::to_owned;
    let five =
        |last| planets(&[(1, "short", false), (2, "short", true), (4, "medium", false), (5, "medium", false), (6, last, false)]);
    let four = |fourth| {
        planets(&[(1, "short", true), (2, "short", true), (4, "medium", true), (5, "medium", fourth), (6, "long", false)])
    };
    vec![
        ("outer-logistics-base", 5, one(1, "long").0, planets(&[(1, "long", false), (2, "medium", true)])),
        ("project-atlantis", 4, one(2, "short").0, wrong([1, 4, 16, 26])),
        ("project-helios", 4, one(1, "short").0, wrong([2, 4, 16, 26])),
        ("project-titan", 6, one(16, "short").0, wrong([1, 2, 4, 26])),
        ("project-eden", 4, one(4, "short").0, wrong([1, 2, 16, 26])),
        ("elite-science", 5, text("tech = { II = 4 }"), text("tech = { I = 3, II = 3, III = 3, IV = 3, V = 3 }")),
        ("antimatter-mastery", 6, text("tech = { V = 4 }"), text("tech = { I = 4, V = 3 }")),
        ("extraterrestrial-contact", 5, one(26, "short").1, wrong([1, 2, 4, 16])),
        ("extraterrestrial-study", 7, one(26, "short").0, one(26, "short").1),
        (
            "logistic-support",
            5,
            planets(&[(1, "short", false), (2, "medium", false), (4, "long", false)]),
            planets(&[(1, "short", true), (2, "long", true)]),
        ),
        ("technology-supremacy", 7, text("technology = 20"), text("technology = 19\ncolonial = 20")),
        ("colonial-supremacy", 7, text("colonial = 20"), text("colonial = 19\ntechnology = 20")),
        (
            "inner-logistics",
            5,
            planets(&[(1, "short", true), (2, "short", true)]),
            planets(&[(1, "short", true), (2, "short", false), (4, "medium", true)]),
        ),
        (
            "outer-logistics",
            7,
            planets(&[(1, "long", true), (2, "long", true)]),
            planets(&[(1, "long", true), (2, "long", false), (4, "medium", true)]),
        ),
        ("colonial-plan", 6, five("long"), five("medium")),
        (
            "gemini-programme",
            6,
            planets(&[(1, "short", true), (6, "long", true)]),
            planets(&[(1, "short", true), (6, "long", false), (2, "short", true)]),
        ),
        ("civil-expansion", 7, four(true), four(false)),
    ]
}

#[test]
fn r13_4_every_objective_scores_when_its_condition_just_holds() {
    for (id, vp, met, missed) in objectives() {
        assert_eq!(part(&format!("objective = '{id}'\n{met}"), "objective"), vp, "{id}");
        assert_eq!(part(&format!("objective = '{id}'\n{missed}"), "objective"), 0, "{id}");
    }
}

#[test]
fn r13_the_objectives_are_the_17_of_the_table_ten_standard_and_seven_advanced() {
    let points: Vec<String> = objectives().iter().map(|(_, points, ..)| points.to_string()).collect();
    for (_, text) in Kepler::META.rules {
        let rule = rulebook::rules(text).into_iter().find(|rule| rule.number == "R13").expect("R13");
        assert_eq!(rule.rows().iter().map(|row| row[3]).collect::<Vec<_>>(), points);
        let sets: Vec<&str> = rule.rows().iter().map(|row| row[1]).collect();
        assert!(sets[..10].iter().all(|set| *set == sets[0]) && sets[10..].iter().all(|set| *set == sets[10]));
    }
    let known: Vec<(&str, bool)> =
        data().objectives.iter().map(|objective| (objective.id.as_str(), objective.advanced)).collect();
    let table: Vec<(&str, bool)> = objectives().iter().enumerate().map(|(index, (id, ..))| (*id, index >= 10)).collect();
    assert_eq!(known, table);
}

#[test]
fn r13_4_colonial_plan_needs_five_planets_as_well() {
    let three = "objective = 'colonial-plan'\nplanets = [{ number = 1, zone = 'short' }, { number = 2, zone = 'medium' }, \
                 { number = 4, zone = 'long' }]";
    assert_eq!(part(three, "objective"), 0);
}

#[test]
fn r13_4_only_the_owner_sees_whether_the_condition_holds_before_the_end() {
    let given = "p0 = { objective = 'elite-science', tech = { I = 4 } }\np1 = { objective = 'project-eden' }";
    let met = |game: &Kepler, viewer| game.view(viewer).players.iter().map(|player| player.objective_met).collect::<Vec<_>>();
    let game = position(given);
    assert_eq!(met(&game, Viewer::Seat(Seat(0))), [Some(true), None]);
    assert_eq!(met(&game, Viewer::Seat(Seat(1))), [None, Some(false)]);
    assert_eq!(met(&game, Viewer::Spectator), [None, None]);
    assert_eq!(met(&ended(given), Viewer::Spectator), [Some(true), Some(false)]);
}

#[test]
fn r13_4_objectives_do_not_count_before_the_end() {
    let game = position("p0 = { objective = 'elite-science', tech = { I = 4 } }");
    let shown: i32 = seen(&game).players[0].score.iter().map(|(_, points)| points).sum();
    assert_eq!((shown, game.outcome()), (2, None));
    assert!(seen(&game).players[0].score.iter().all(|(name, _)| *name != "objective"));
}
