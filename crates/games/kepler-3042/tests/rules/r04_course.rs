//! R4 course of the game.

use crate::support::course::*;

// R4 Course of the game

#[test]
fn r4_1_the_parts_of_the_set_up_come_in_order() {
    let mut game = by_players(2, 3);
    let techs = Action::SetupTech { techs: [Tech::I, Tech::II] };
    assert_eq!(forbidden(&game, deciders(&game)[0], techs), ("R4.1", "wrong_step"));
    survey(&mut game, |game| seen(game).step != Phase::PlaceTiles);
    assert_eq!(seen(&game).step, Phase::SetupTech);
    let tile = Action::PlaceTile { hex: hex(1, 1) };
    assert_eq!(forbidden(&game, 0, tile), ("R4.1", "wrong_step"));
    assert_eq!(forbidden(&game, 0, select(Space::SpaceMissions)), ("R4.1", "wrong_step"));
    choose_techs(&mut game);
    assert_eq!((seen(&game).step, seen(&game).round), (Phase::Select, 1));
    assert_eq!(refusal(&game, deciders(&game)[0], techs), "wrong_step");
}

#[test]
fn r4_1_after_round_16_comes_the_end() {
    for (round, over) in [(15, false), (16, true)] {
        let mut game = position(&format!("round = {round}\ncard = \"colonial-exhibition\""));
        idle(&mut game, 0, Space::SpaceMissions);
        assert!(game.outcome().is_none());
        idle(&mut game, 1, Space::SpaceMissions);
        assert_eq!(game.outcome().is_some(), over);
        assert_eq!(deciders(&game).is_empty(), over);
        if over {
            assert_eq!(refusal(&game, 0, select(Space::GalacticMapping)), "not_your_turn");
        }
    }
}

#[test]
fn r4_2_a_card_is_turned_up_and_the_round_marker_moves() {
    let mut game = setup(2, 12);
    choose_techs(&mut game);
    let card = seen(&game).card.expect("a card is up");
    assert_eq!((seen(&game).round, seen(&game).cards_seen), (1, vec![card.clone()]));
    let first = deciders(&game)[0];
    idle(&mut game, first, Space::SpaceMissions);
    assert_eq!(seen(&game).card, Some(card.clone()), "it stays until the end of the round");
    survey(&mut game, |game| seen(game).round == 2);
    let view = seen(&game);
    assert_eq!(view.cards_seen, [card.clone(), view.card.clone().unwrap()]);
    assert_ne!(view.card, Some(card));
}

#[test]
fn r4_3_no_step_is_skipped_and_leaving_withdraw_ends_the_turn() {
    let mut game = position("");
    assert_eq!(seen(&game).step, Phase::Select);
    act(&mut game, 0, [select(Space::ColonialSettlement)]);
    for step in [Phase::Main, Phase::Bonus, Phase::Move, Phase::Withdraw] {
        assert_eq!((seen(&game).step, deciders(&game)), (step, vec![0]));
        act(&mut game, 0, [Action::End]);
    }
    assert_eq!((seen(&game).step, deciders(&game)), (Phase::Select, vec![1]));
}

#[test]
fn r4_3_commands_of_other_steps_are_refused() {
    let given = r#"tiles = [{ hex = [1, 1], kind = "planet", number = 4, face = "up" }]
        p0 = { tech = { I = 1 }, ships = [[1, 0], [1, 1]] }"#;
    let mut game = position(given);
    let missions = select(Space::SpaceMissions);
    let build = Action::Build { card: Card::EARTH, hex: hex(0, 1) };
    let bonus = Action::Bonus { bonus: Bonus::SpaceLogistics };
    let ship = Action::Ship { ship: hex(1, 0) };
    let settle = Action::Settle { ship: hex(1, 1) };
    let withdraw = Action::Withdraw { ship: hex(1, 0), regenerate: None };
    let all = [missions, build, bonus, ship, settle, withdraw];
    let steps = [
        (vec![missions], missions),
        (vec![build, bonus], Action::End),
        (vec![bonus], Action::End),
        (vec![ship], Action::End),
        (vec![withdraw], Action::End),
    ];
    for (fitting, leave) in steps {
        for action in all {
            match fitting.contains(&action) {
                true => assert!(legal(&game, 0).contains(&action), "{:?}: {action:?}", seen(&game).step),
                false => assert_eq!(forbidden(&game, 0, action), ("R4.3", "wrong_step"), "{:?}: {action:?}", seen(&game).step),
            }
        }
        act(&mut game, 0, [leave]);
    }
}

#[test]
fn r4_3_a_bonus_action_leaves_the_step_main() {
    let mut game = position("");
    let burn = Action::Burn { from: Place::Depot, kind: Kind::Energy };
    act(&mut game, 0, [select(Space::SpaceMissions), Action::Bonus { bonus: Bonus::CivilModernity }, burn]);
    assert_eq!(seen(&game).step, Phase::Bonus);
    let build = Action::Build { card: Card::EARTH, hex: hex(0, 1) };
    assert_eq!(forbidden(&game, 0, build), ("R4.3", "wrong_step"));
    act(&mut game, 0, [Action::End]);
    assert_eq!(seen(&game).step, Phase::Move);
}

#[test]
fn r4_3_only_the_active_player_acts() {
    let game = position("active = \"p1\"");
    assert_eq!(deciders(&game), [1]);
    for action in [select(Space::SpaceMissions), Action::End, Action::Decline] {
        assert_eq!(forbidden(&game, 0, action), ("R4.3", "not_your_turn"));
    }
}

#[test]
fn r4_4_free_powers_in_every_step_of_the_players_turn() {
    let mut game = position("p0 = { tech = { II = 4 } }\np1 = { tech = { II = 4 } }");
    let convert = Action::Convert { card: Card::EARTH, from: Kind::Energy };
    let back = Action::Convert { card: Card::EARTH, from: Kind::Matter };
    for (step, leave) in [
        (Phase::Select, select(Space::EnergyAccumulation)),
        (Phase::Main, Action::End),
        (Phase::Bonus, Action::End),
        (Phase::Move, Action::End),
        (Phase::Withdraw, Action::End),
    ] {
        assert_eq!(seen(&game).step, step);
        assert!(legal(&game, 0).contains(&convert), "{step:?}");
        assert_eq!(forbidden(&game, 1, convert), ("R4.3", "not_your_turn"));
        act(&mut game, 0, [if step == Phase::Main { back } else { convert }, leave]);
    }
    assert_eq!(forbidden(&game, 0, back), ("R4.3", "not_your_turn"));
}

#[test]
fn r4_4_no_free_power_between_the_parts_of_one_command() {
    let mut game = position("p0 = { tech = { II = 4, I = 1 }, ships = [[1, 0]] }");
    let convert = Action::Convert { card: Card::EARTH, from: Kind::Energy };
    act(&mut game, 0, [select(Space::StellarPropulsion), Action::Ship { ship: hex(1, 0) }]);
    assert_eq!(refusal(&game, 0, convert), "wrong_step");
    act(&mut game, 0, [Action::Fly { path: path((1, 0), &[(2, 0)]) }]);
    assert!(legal(&game, 0).contains(&convert));
    act(&mut game, 0, [Action::Bonus { bonus: Bonus::SpaceLogistics }]);
    assert_eq!(refusal(&game, 0, convert), "wrong_step");
    act(&mut game, 0, [Action::Burn { from: Place::Depot, kind: Kind::Energy }]);
    assert_eq!(refusal(&game, 0, convert), "wrong_step");
    act(&mut game, 0, [Action::Build { card: Card::EARTH, hex: hex(0, 1) }, convert]);
}

/// Player 0 has just reached the matter icon on space 2 of the Colonial track.
fn asked_for_matter() -> Kepler {
    let mut game = position("p0 = { colonial = 1 }");
    let burn = Action::Burn { from: Place::Depot, kind: Kind::Energy };
    act(&mut game, 0, [select(Space::SpaceMissions), Action::Bonus { bonus: Bonus::CivilModernity }, burn]);
    game
}

#[test]
fn r4_5_an_icon_is_asked_even_if_there_is_only_one_answer() {
    let game = asked_for_matter();
    let produce = Action::Produce { card: Card::EARTH, cubes: Cubes::new(0, 1, 0) };
    assert_eq!(legal(&game, 0), [produce, Action::Decline]);
    let mut declined = game.clone();
    act(&mut declined, 0, [Action::Decline]);
    assert_eq!(seen(&declined).players[0].depot, Cubes::new(3, 4, 3));
    assert_eq!(seen(&declined).players[0].cards[0].cubes, Cubes::new(3, 3, 0));
    assert!(legal(&declined, 0).contains(&Action::End));
}

/// Position version 2 added the track of an icon's question.
#[test]
fn r4_5_a_question_stored_by_position_version_1_is_still_asked() {
    let mut game = asked_for_matter();
    let mut stored = serde_json::to_value(&game).unwrap();
    for question in stored["interrupts"]["items"].as_array_mut().unwrap() {
        assert!(question.as_object_mut().unwrap().remove("track").is_some());
    }
    let mut back: Kepler = serde_json::from_value(stored).unwrap();
    assert_eq!(back, game);
    let produce = Action::Produce { card: Card::EARTH, cubes: Cubes::new(0, 1, 0) };
    act(&mut back, 0, [produce]);
    act(&mut game, 0, [produce]);
    assert_eq!(back, game);
}

#[test]
fn r4_5_the_head_of_the_queue_must_answer_and_nobody_else() {
    let game = asked_for_matter();
    let space = Action::Bonus { bonus: Bonus::SpaceLogistics };
    for action in [Action::End, space, Action::Regenerate { kind: Kind::Energy }, select(Space::GalacticMapping)] {
        assert_eq!(forbidden(&game, 0, action), ("R4.5", "answer_first"));
        assert_eq!(refusal(&game, 1, action), "not_your_turn");
    }
    let energy = Action::Produce { card: Card::EARTH, cubes: Cubes::new(1, 0, 0) };
    assert_eq!(refusal(&game, 0, energy), "answer_first");
    assert_eq!(refusal(&game, 1, Action::Decline), "not_your_turn");
}

#[test]
fn r4_5_an_answer_names_a_controlled_card() {
    let game = asked_for_matter();
    let elsewhere = Action::Produce { card: Card(5), cubes: Cubes::new(0, 1, 0) };
    assert_eq!(forbidden(&game, 0, elsewhere), ("R1.2", "not_controlled"));
}

#[test]
fn r17_answer_first_stands_before_not_controlled() {
    let game = asked_for_matter();
    let no_answer = Action::Produce { card: Card(5), cubes: Cubes::new(1, 0, 0) };
    assert_eq!(refusal(&game, 0, no_answer), "answer_first");
}

#[test]
fn r4_5_a_regenerated_cube_must_lie_in_the_well() {
    let mut game = position("p0 = { colonial = 4 }");
    let burn = Action::Burn { from: Place::Depot, kind: Kind::Energy };
    act(&mut game, 0, [select(Space::SpaceMissions), Action::Bonus { bonus: Bonus::CivilModernity }, burn]);
    assert_eq!(legal(&game, 0), [Action::Regenerate { kind: Kind::Energy }, Action::Decline]);
    assert_eq!(forbidden(&game, 0, Action::Regenerate { kind: Kind::Matter }), ("R5.4", "not_available"));
}

#[test]
fn r4_5_a_path_is_flown_to_its_end_before_its_icons_are_answered() {
    let mut game = position(
        r#"step = "move"
           tiles = [{ hex = [2, 0], kind = "objective", face = "up" }, { hex = [3, -1], kind = "objective", face = "up" }]
           p0 = { colonial = 1, tech = { I = 2 }, ships = [[1, 0]] }"#,
    );
    fly(&mut game, 0, (1, 0), &[(2, 0), (3, -1), (4, -1)]);
    let view = seen(&game);
    assert_eq!((view.players[0].ships.clone(), view.players[0].track), (vec![hex(4, -1)], [3, 0]));
    assert_eq!((view.tiles.len(), view.card_medals), (0, [1, 0]));
    let produce = Action::Produce { card: Card::EARTH, cubes: Cubes::new(0, 1, 0) };
    assert_eq!(legal(&game, 0), [produce, Action::Decline]);
}

/// Player 1 is about to buy the last level of technology II: two icons for player 1, one each for players 2 and 0.
fn collaboration(p2: &str) -> Kepler {
    let mut game = position(&format!(
        "players = 3\nactive = \"p1\"
         p0 = {{ tech = {{ II = 1 }}, technology = 1 }}
         p1 = {{ tech = {{ II = 3 }}, technology = 1, earth = {{ energy = 1, matter = 2, antimatter = 2 }}, depot = {{ energy = 6, matter = 4, antimatter = 1 }}, well = {{ matter = 1 }} }}
         p2 = {{ technology = 1, {p2} }}"
    ));
    act(&mut game, 1, [select(Space::TechnologicalDevelopment), Action::Advance { tech: Tech::II, card: Card::EARTH }]);
    game
}

#[test]
fn r4_5_interrupts_are_answered_in_the_order_in_which_they_arose() {
    let mut game = collaboration("");
    assert_eq!(seen(&game).players.iter().map(|player| player.track[1]).collect::<Vec<_>>(), [2, 3, 2]);
    let energy = Action::Produce { card: Card::EARTH, cubes: Cubes::new(1, 0, 0) };
    for (seat, answer) in [(1, energy), (1, Action::Regenerate { kind: Kind::Matter }), (2, energy), (0, energy)] {
        assert_eq!(deciders(&game), [seat]);
        assert_eq!(refusal(&game, (seat + 1) % 3, answer), "not_your_turn");
        act(&mut game, seat, [answer]);
    }
    assert_eq!((deciders(&game), seen(&game).step), (vec![1], Phase::Main));
    let players = seen(&game).players;
    assert_eq!(players[0].cards[0].cubes, Cubes::new(4, 3, 0));
    assert_eq!((players[1].cards[0].cubes, players[1].well), (Cubes::new(1, 0, 0), Cubes::NONE));
    assert_eq!(players[2].cards[0].cubes, Cubes::new(4, 3, 0));
}

#[test]
fn r4_5_an_interrupt_without_effect_is_dropped_at_the_head() {
    let mut game = collaboration("earth = { energy = 7, matter = 3 }, depot = { matter = 4, antimatter = 3 }");
    act(&mut game, 1, [Action::Decline, Action::Decline]);
    assert_eq!(deciders(&game), [0], "player 2 has no energy in the depot");
    act(&mut game, 0, [Action::Decline]);
    assert_eq!(deciders(&game), [1]);
}

#[test]
fn r4_6_every_step_can_be_ended_at_once_but_the_cube_must_move() {
    for space in Space::ALL.into_iter().filter(|&space| space != Space::Terraform) {
        let mut game = position(r#"tiles = [{ hex = [1, -7], kind = "mine", face = "down" }]"#);
        assert_eq!(forbidden(&game, 0, Action::End), ("R6.0", "must_finish"));
        idle(&mut game, 0, space);
        assert_eq!(deciders(&game), [1], "{space:?}");
    }
}
