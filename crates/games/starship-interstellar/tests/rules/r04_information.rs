//! Hidden information, events, undo, forced decisions (R4).

use orrery_engine::{Disclosure, Game, Rng, Seat, Seed, Viewer};
use starship_interstellar::{
    Action, Event, Goods, Options, Phase, Pile, Planet, ProductionToken, Source, Starship, Switch, Token, Work,
};

use crate::support::{P1, P2, decider, legal, new_game, play, play_until};

#[test]
fn r4_3_reserves_and_hands_are_behind_screens() {
    let game = new_game(&Options::default(), 3, 1);
    let view = game.view(Viewer::Seat(P2));
    let shown: Vec<bool> = view.players.iter().map(|player| player.reserve.is_some()).collect();
    assert_eq!(shown, [false, true, false]);
    let open = new_game(&Options { open_reserves: Switch::On, ..Options::default() }, 3, 1);
    assert!(open.view(Viewer::Spectator).players.iter().all(|player| player.reserve.is_some()));
    assert!(new_game(&Options::default(), 1, 1).view(Viewer::Spectator).players.iter().all(|player| player.reserve.is_some()));
}

#[test]
fn r4_8_a_declined_production_token_stays_known_at_the_bottom_of_its_pile() {
    let mut rng = Rng::new(Seed(3));
    let asked =
        |game: &starship_interstellar::Starship| matches!(game.open_task().map(|task| task.work), Some(Work::KeepToken(_)));
    for seed in 0.. {
        let mut game = new_game(&Options::default(), 2, seed);
        if !play_until(&mut game, &mut rng, asked) {
            continue;
        }
        let Some(Work::KeepToken(token)) = game.open_task().map(|task| task.work) else { unreachable!() };
        let before = game.view(Viewer::Spectator).piles.iter().find(|pile| pile.planet == token.planet()).unwrap().count;
        play(&mut game, Action::Decline);
        let view = game.view(Viewer::Spectator);
        let pile = view.piles.iter().find(|pile| pile.planet == token.planet()).unwrap();
        assert_eq!((pile.count, pile.known.last()), (before + 1, Some(&token)));
        return;
    }
}

#[test]
fn r4_9_a_redeal_keeps_reserves_and_hands() {
    let mut rng = Rng::new(Seed(9));
    let mut game = new_game(&Options::default(), 3, 2);
    assert!(play_until(&mut game, &mut rng, |game| game.view(Viewer::Spectator).round == 3));
    let mut other = game.clone();
    other.redeal(Viewer::Seat(P1), &mut rng);
    for seat in Seat::all(3) {
        assert_eq!(other.player_of(seat), game.player_of(seat));
    }
}

#[test]
fn r4_11_a_draw_is_a_barrier_and_a_token_played_is_none() {
    let mut game = new_game(&Options::default(), 2, 4);
    let (_, disclosure) = play(&mut game, Action::Play { token: Token::Solar });
    assert_eq!(disclosure, Disclosure::Nothing);
    let (events, disclosure) = play(&mut game, Action::Use);
    assert_eq!(disclosure, Disclosure::Something);
    assert!(matches!(events[0], Event::SunDrawn { .. }));
}

#[test]
fn r4_11_a_turn_without_a_draw_is_not_a_barrier() {
    let mut game = new_game(&Options::default(), 2, 4);
    play(&mut game, Action::Play { token: Token::Earth });
    let seat = decider(&game);
    let (_, disclosure) = play(&mut game, Action::Use);
    assert_eq!(disclosure, Disclosure::Nothing);
    assert_ne!(decider(&game), seat, "the turn has moved on");
}

#[test]
fn r4_11_a_known_token_turned_over_again_is_a_barrier() {
    let mut game = new_game(&Options::default(), 2, 4);
    let seat = decider(&game);
    let known = [ProductionToken::of(Planet::Mars, 0)].into_iter().collect();
    game.table().piles[Planet::Mars.index()] = Pile { known, ..Pile::default() };
    game.ask(seat, Work::Reveal(Planet::Mars));
    let (_, disclosure) = play(&mut game, Action::Accept);
    assert_eq!(disclosure, Disclosure::Something);
}

#[test]
fn r4_12_a_token_without_a_possible_action_is_not_asked_about() {
    let mut game = new_game(&Options::default(), 2, 4);
    let seat = decider(&game);
    game.table().players[seat.index()].cubes = Default::default();
    let (events, _) = play(&mut game, Action::Play { token: Token::Research });
    assert!(events.contains(&Event::TokenUnused { seat, token: Token::Research }));
    assert_ne!(decider(&game), seat);
}

#[test]
fn r4_12_an_empty_hand_passes_by_itself_and_an_event_tells_it() {
    let mut game = new_game(&Options::default(), 2, 4);
    let seat = decider(&game);
    let other = Seat(1 - seat.0);
    let players = game.table().players;
    players[other.index()].hand = Default::default();
    let (events, _) = play(&mut game, Action::Play { token: Token::Earth });
    assert!(!events.contains(&Event::Passed { seat: other, forced: true }), "the turn is not over");
    let (events, _) = play(&mut game, Action::Use);
    assert!(events.contains(&Event::Passed { seat: other, forced: true }));
    assert_eq!(decider(&game), seat);
}

#[test]
fn r4_13_the_passing_order_is_the_order_of_the_next_phase() {
    let mut game = new_game(&Options::default(), 3, 8);
    let mut passed = Vec::new();
    while game.view(Viewer::Spectator).phase == Phase::Action {
        passed.push(decider(&game));
        play(&mut game, Action::Pass);
    }
    assert_eq!(game.view(Viewer::Spectator).order, passed);
    assert!(game.view(Viewer::Spectator).piles.iter().all(|pile| pile.planet != Planet::Earth));
    assert!(!legal(&game, decider(&game)).is_empty());
}

#[test]
fn r4_10_an_event_says_what_was_gained() {
    let mut game = new_game(&Options::default(), 2, 4);
    let seat = decider(&game);
    play(&mut game, Action::Play { token: Token::Earth });
    let (events, _) = play(&mut game, Action::Use);
    let goods = Goods { fuel: 4, ..Goods::NONE };
    assert!(events.contains(&Event::Gained { seat, goods, source: Source::Effect }), "{events:?}");
}

#[test]
fn r4_10_no_event_tells_which_pass_token_was_kept() {
    let game = new_game(&Options { unique_pass: Switch::On, ..Options::default() }, 3, 4);
    let seat = decider(&game);
    let offered = legal(&game, seat);
    let kept = |action: &Action| {
        let mut game = game.clone();
        play(&mut game, *action).0
    };
    assert!(offered.len() > 1);
    assert!(offered.iter().all(|action| kept(action)[..] == [Event::PassTokenKept { seat }]));
}

#[test]
fn r4_12_a_gain_of_nothing_is_not_asked_about() {
    let mut game = new_game(&Options::default(), 2, 4);
    let seat = decider(&game);
    let player = &mut game.table().players[seat.index()];
    player.extras.insert(Token::X23);
    player.hand.insert(Token::X23);
    player.scientists = 12;
    let (events, _) = play(&mut game, Action::Play { token: Token::X23 });
    assert!(events.contains(&Event::TokenUnused { seat, token: Token::X23 }), "the supply is empty: {events:?}");
}

#[test]
fn r4_8_players_see_what_was_handed_to_them_until_all_have_decided() {
    let mut game = new_game(&Options { unique_pass: Switch::On, ..Options::default() }, 3, 4);
    let order = game.view(Viewer::Spectator).order;
    let handed = |game: &Starship, seat: Seat| game.view(Viewer::Seat(seat)).draft.offered.len();
    for chosen in 0..3 {
        let numbers: Vec<usize> = order.iter().rev().map(|&seat| handed(&game, seat)).collect();
        let expected: Vec<usize> = (0..3).map(|place| if place <= chosen { 4 - place } else { 0 }).collect();
        assert_eq!(numbers, expected, "{chosen} have chosen");
        let first = legal(&game, decider(&game))[0];
        play(&mut game, first);
    }
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::UniquePassUse);
    assert_eq!(order.iter().map(|&seat| handed(&game, seat)).collect::<Vec<_>>(), [2, 3, 4]);
    assert!(game.view(Viewer::Spectator).draft.offered.is_empty());
    while game.view(Viewer::Spectator).phase == Phase::UniquePassUse {
        play(&mut game, Action::UseBase);
    }
    assert!(order.iter().all(|&seat| handed(&game, seat) == 0));
}

#[test]
fn r4_8_everybody_sees_the_tokens_set_aside() {
    let mut game = new_game(&Options::default(), 2, 4);
    let seat = decider(&game);
    let other = Seat(1 - seat.0);
    game.table().players[seat.index()].extras = [Token::X03, Token::X17].into_iter().collect();
    let aside = |game: &Starship| game.view(Viewer::Seat(other)).players[seat.index()].aside;
    assert!(aside(&game).is_empty(), "in the Action phase they are in the hand");
    play(&mut game, Action::Pass);
    play(&mut game, Action::Pass);
    assert_eq!(game.view(Viewer::Spectator).phase, Phase::Salvation);
    assert_eq!(aside(&game), [Token::Earth, Token::X17].into_iter().collect());
}

#[test]
fn r4_10_new_families_are_told() {
    let mut game = new_game(&Options { families: Switch::On, ..Options::default() }, 2, 4);
    let mut events = Vec::new();
    game.new_families(&mut events);
    assert_eq!(events, [Event::FamiliesChanged { families: game.view(Viewer::Spectator).families }]);
}
