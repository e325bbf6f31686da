//! Turns and the actions of the Action phase (R5 to R8).

use orrery_engine::{Game, Message, Presentation, Silent, Viewer};
use starship_interstellar::{Action, Colour, Event, Options, Phase, Piece, Planet, Plant, ProductionToken, Token, Work};

use crate::support::{decider, legal, new_game, play, refusal};

#[test]
fn r5_2_a_turn_is_a_token_or_a_pass() {
    let game = new_game(&Options::default(), 2, 1);
    let actions = legal(&game, decider(&game));
    assert_eq!(actions.len(), 6, "five basic tokens and a pass: {actions:?}");
    assert!(actions.contains(&Action::Pass) && !actions.contains(&Action::Repeat));
}

#[test]
fn r5_3_earth_production_cannot_be_repeated() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    play(&mut game, Action::Play { token: Token::Earth });
    play(&mut game, Action::Use);
    play(&mut game, Action::Pass);
    assert_eq!(decider(&game), seat);
    assert_eq!(refusal(&game, seat, Action::Repeat).code, "not_repeatable");
}

#[test]
fn r5_5_who_has_passed_has_no_more_turns() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    play(&mut game, Action::Pass);
    assert_eq!(refusal(&game, seat, Action::Pass).code, "already_passed");
}

#[test]
fn r5_8_production_tokens_come_back_in_the_next_round() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    let plant = Plant { token: ProductionToken::Mar01, layer: 1, deposit: [5, 0, 0, 0, 0], warehouse: [0; 5], buildings: [0; 4] };
    game.table().players[seat.index()].plants[Planet::Mars.index()] = Some(plant);
    while game.view(Viewer::Spectator).round == 1 {
        let action = *legal(&game, decider(&game)).last().expect("never stuck");
        assert!(!game.player_of(seat).hand.contains(Token::Mars), "not before the next Action phase");
        play(&mut game, action);
    }
    assert!(game.player_of(seat).hand.contains(Token::Mars));
}

#[test]
fn r6_6_2_the_owner_picks_the_cube_of_a_mixed_deposit() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    let player = &mut game.table().players[seat.index()];
    let deposit = [1, 0, 0, 0, 1];
    let plant = Plant { token: ProductionToken::Mar01, layer: 1, deposit, warehouse: [0; 5], buildings: [0; 4] };
    player.plants[Planet::Mars.index()] = Some(plant);
    player.hand.insert(Token::Mars);
    play(&mut game, Action::Play { token: Token::Mars });
    play(&mut game, Action::Use);
    // The base is the only element, and producing nothing is not an option (R19.1).
    let red_or_purple = [Colour::Red, Colour::Purple].map(|cube| Action::Cube { cube });
    assert_eq!(legal(&game, seat), red_or_purple);
}

#[test]
fn r8_1_the_salvation_phase_follows_the_bonuses() {
    let mut game = new_game(&Options::default(), 2, 1);
    let mut begun = Vec::new();
    while game.view(Viewer::Spectator).phase != Phase::Government && game.view(Viewer::Spectator).round == 1 {
        let action = *legal(&game, decider(&game)).last().expect("never stuck");
        let (events, _) = play(&mut game, action);
        begun.extend(events.into_iter().filter_map(|event| match event {
            Event::PhaseBegins { phase } => Some(phase),
            _ => None,
        }));
    }
    assert_eq!(begun, [Phase::ActionBonus, Phase::Salvation, Phase::SalvationBonus, Phase::Government]);
}

#[test]
fn r5_9_a_token_gained_with_a_pass_bonus_is_in_the_hand_of_the_salvation_phase() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    play(&mut game, Action::Pass);
    play(&mut game, Action::Play { token: Token::Earth });
    play(&mut game, Action::Use);
    play(&mut game, Action::Pass);
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::ActionBonus);
    *game.table().extra_row = [Token::X03, Token::X17].into_iter().collect();
    for token in [Token::X03, Token::X17] {
        game.ask(seat, Work::ExtraToken);
        // The second one is the last, and is taken without a question.
        if legal(&game, seat).len() > 1 {
            play(&mut game, Action::Extra { token });
        } else {
            game.finish_tasks(&mut Silent);
        }
    }
    play(&mut game, Action::Decline);
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::Salvation);
    let hand = game.player_of(seat).hand;
    assert!(hand.contains(Token::X03) && !hand.contains(Token::X17), "{hand:?}");
}

#[test]
fn r6_3_11_a_dismantled_plant_counts_as_aboard_while_loading() {
    let mut game = new_game(&Options::default(), 2, 1);
    let seat = decider(&game);
    let player = &mut game.table().players[seat.index()];
    player.fuel = 20;
    player.explorer = Planet::Mars;
    let warehouse = [3, 0, 0, 0, 0];
    let plant = Plant { token: ProductionToken::Mar01, layer: 1, deposit: [5, 0, 0, 0, 0], warehouse, buildings: [1, 0, 0, 2] };
    player.plants[Planet::Mars.index()] = Some(plant);
    play(&mut game, Action::Play { token: Token::Travel });
    play(&mut game, Action::Use);
    play(&mut game, Action::Accept);
    let aboard = |n: u8| Message::new("prompt-load").with("n", n).with("of", 6u8);
    assert_eq!(game.prompt(seat), aboard(4), "a base and three buildings");
    play(&mut game, Action::Load { piece: Piece::Red });
    assert_eq!(game.prompt(seat), aboard(5));
}
