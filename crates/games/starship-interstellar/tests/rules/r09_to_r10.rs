//! Salvation actions, leader tracks, sectors (R9, R10).

use orrery_engine::Seat;
use starship_interstellar::{
    Action, Event, Goods, LeaderChoice, LeaderTrack, Mechanism, Options, Phase, SalvationAction, SalvationTech, Source, Starship,
    Token,
};

use crate::support::{decider, legal, new_game, play, refusal};

/// A game of two in its first Salvation phase, and the player whose turn it is.
fn salvation(options: &Options) -> (Starship, Seat) {
    let mut game = new_game(options, 2, 1);
    game.flip_tokens();
    *game.table().phase = Phase::Salvation;
    let seat = decider(&game);
    (game, seat)
}

/// Plays a token for an action.
fn begin(game: &mut Starship, token: Token, action: SalvationAction) {
    play(game, Action::Play { token });
    play(game, Action::Salvation { action });
}

#[test]
fn r9_1_1_what_a_position_brings_comes_from_the_government() {
    let (mut game, seat) = salvation(&Options::default());
    game.table().players[seat.index()].government = [1, 1, 0, 0];
    begin(&mut game, Token::Solar, SalvationAction::Government);
    let (events, _) = play(&mut game, Action::Position { position: 1 });
    let gained = |goods, source| Event::Gained { seat, goods, source };
    assert!(events.contains(&gained(Goods::pp(1), Source::Government)), "{events:?}");
}

#[test]
fn r9_1_3_government_delegation_places_any_number_also_after_a_sector_sent_one_back() {
    let (mut game, seat) = salvation(&Options { leader_board: LeaderChoice::L4a, ..Options::default() });
    let board = game.table();
    // One mechanism is missing in the sector, and the next step on the Interstellar track builds it.
    *board.ship = 7;
    *board.rows = Default::default();
    board.rows[0][0] = Some(Mechanism::Mi01);
    let player = &mut board.players[seat.index()];
    player.scientists = 6;
    player.techs.insert(SalvationTech::GovernmentDelegation);
    player.leader[LeaderTrack::Interstellar.index()] = 5;
    begin(&mut game, Token::Solar, SalvationAction::Government);
    for position in [1, 1, 4] {
        play(&mut game, Action::Position { position });
    }
    play(&mut game, Action::Track { track: LeaderTrack::Interstellar });
    assert_eq!(game.player_of(seat).government, [1, 1, 0, 0], "the governor has left");
    play(&mut game, Action::Position { position: 2 });
    play(&mut game, Action::Position { position: 1 });
    assert_eq!(game.player_of(seat).government, [1, 1, 2, 1]);
    assert_eq!(game.player_of(seat).scientists, 1);
}

#[test]
fn r9_3_1_with_nothing_in_the_rows_payment_is_not_the_reason() {
    let (mut game, seat) = salvation(&Options::default());
    let board = game.table();
    *board.rows = Default::default();
    board.rows[2][0] = Some(Mechanism::Mb01);
    board.players[seat.index()].cubes = [9; 5];
    play(&mut game, Action::Play { token: Token::Research });
    let build = Action::Salvation { action: SalvationAction::Mechanism };
    assert_eq!(refusal(&game, seat, build).code, "bad_target");
    game.table().players[seat.index()].techs.insert(SalvationTech::ImprovedConstruction);
    assert!(legal(&game, seat).contains(&build), "the Future row is open now");
    game.table().players[seat.index()].cubes = [0; 5];
    assert_eq!(refusal(&game, seat, build).code, "cannot_pay");
}

#[test]
fn r10_1_a_step_of_choice_is_asked_as_long_as_a_marker_can_move() {
    for (leader, is_asked) in [([12, 0], true), ([12, 12], false)] {
        let (mut game, seat) = salvation(&Options::default());
        let player = &mut game.table().players[seat.index()];
        player.government = [1, 1, 0, 0];
        player.leader = leader;
        begin(&mut game, Token::Solar, SalvationAction::Government);
        play(&mut game, Action::Position { position: 4 });
        assert_eq!(decider(&game) == seat, is_asked, "markers on {leader:?}");
    }
}
