//! R3 State and information.

use orrery_engine::{Game, Seed, Viewer};
use spacecorp::{Action, BaseType, Era, Event, Kind, Options, Pile, Situation, Situations, SpaceCorp, Team, Title, WindowKind};

use crate::support::*;

#[test]
fn r3_1_a_forced_loss_stops_at_0() {
    let mut game = begin(Era::Planeteers, 2);
    hold(&mut game, B, &["P52"]);
    let io = site(&game, "io");
    game.put_tiles(io, &[tile("P-e2-4")]);
    game.put_bases(A, io, &[BaseType::BioLab]);
    game.open_window_of(WindowKind::TurnEnd);
    for seat in game.turn().seats().iter().collect::<Vec<_>>() {
        let answer = if seat == B { Action::PlayEdge { card: card("P52") } } else { Action::Decline };
        act(&mut game, seat, answer);
    }
    assert_eq!(profit(&game, A), 0);
}

#[test]
fn r3_2_a_hand_is_seen_by_its_owner_only() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M37"]);
    let hands = |viewer| {
        let view = game.view(viewer);
        (view.players[0].cards, view.players[0].hand.len())
    };
    assert_eq!(hands(Viewer::Seat(A)), (2, 2));
    assert_eq!(hands(Viewer::Seat(B)), (2, 0));
    assert_eq!(hands(Viewer::Spectator), (2, 0));
}

#[test]
fn r3_3_every_era_has_its_own_piles() {
    for (era, sizes) in [(Era::Mariners, [6, 3, 0]), (Era::Planeteers, [6, 14, 8]), (Era::Starfarers, [16, 12, 5])] {
        let game = begin(era, 2);
        assert_eq!(game.piles().map(<[_]>::len), sizes);
        assert_eq!(game.offer_cards().iter().filter(|offer| offer.is_some()).count(), 4);
        assert!(game.discard_pile().is_empty() && game.time_cards_aside().is_empty());
    }
}

#[test]
fn r3_4_an_empty_deck_stays_empty() {
    let mut game = begin(Era::Mariners, 2);
    game.discard_cards(&[card("M16"), card("M17")], false);
    game.cut_deck(0);
    hold(&mut game, A, &["M01"]);
    act_all(&mut game, A, &[begins(Kind::Upgrade), Action::Box { slot: 0 }, Action::Confirm]);
    decline_windows(&mut game);
    assert!(game.deck_cards().is_empty());
    assert_eq!(game.discard_pile(), [card("M16"), card("M17")]);
}

#[test]
fn r3_5_a_site_holds_one_base_and_any_number_of_teams() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M18"]);
    let place = site(&game, "lunar_lp4");
    game.put_bases(B, place, &[BaseType::Spaceport]);
    for team in 0..4 {
        stand(&mut game, A, team, "lunar_lp4");
        stand(&mut game, B, team, "lunar_lp4");
    }
    assert_eq!(refusal(&game, A, begins(Kind::Build)), ("R7.4.1", "already_built"));
}

#[test]
fn r3_6_a_claim_ends_when_the_team_leaves() {
    let mut game = begin(Era::Mariners, 2);
    let luna = site(&game, "luna");
    game.put_team(A, 0, Team { site: luna, track: 0, claims: true });
    let earth = site(&game, "earth");
    game.send_team(A, 0, earth);
    game.send_team(A, 0, luna);
    assert!(!game.player_of(A).teams[0].claims);
}

#[test]
fn r3_8_home_is_everybodys_base() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M13"]);
    let luna = site(&game, "luna");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: luna }, plays("M16"), Action::Confirm]);
    assert_eq!(game.player_of(A).teams[0].site, luna);
    // It gives no reward, and no contract counts it.
    assert!(!game.turn().seats().contains(B));
    assert!((0..7).all(|row| !game.meets_contract(A, row)));
}

#[test]
fn r3_10_a_team_on_a_goal_stays_there() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M17", "M13"]);
    (0..4).for_each(|team| stand(&mut game, A, team, "asteroid_belt"));
    assert_eq!(refusal(&game, A, begins(Kind::Move)), ("R3.9", "team_locked"));
    stand(&mut game, A, 3, "luna");
    assert!(legal(&game, A).contains(&begins(Kind::Move)));
}

#[test]
fn r3_11_an_unfinished_action_is_seen_by_nobody_else() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16"]);
    act(&mut game, A, begins(Kind::Move));
    assert!(game.view(Viewer::Seat(A)).draft.is_some());
    assert!(game.view(Viewer::Seat(B)).draft.is_none());
    assert!(game.view(Viewer::Spectator).draft.is_none());
}

#[test]
fn r3_12_what_is_dealt_to_the_solo_player_by_name_is_known() {
    let options = Options { era_situations: Situations::Extended, ..Options::default() };
    let dealt = |seed| SpaceCorp::setup(&options, 1, Seed(seed)).expect("a game").view(Viewer::Spectator);
    let golden = (0..60).map(dealt).find(|view| view.situation == Some(Situation::GoldenAge)).expect("drawn");
    assert_eq!(golden.players[0].hand, ["M01", "T01", "T02"].map(card));
    let plain = SpaceCorp::setup(&Options::default(), 1, Seed(1)).expect("a game").view(Viewer::Spectator);
    assert_eq!(plain.players[0].hand, [card("M01")]);
}

#[test]
fn r3_14_a_draw_says_nothing_about_the_card() {
    let mut game = begin(Era::Planeteers, 2);
    act_all(&mut game, A, &[begins(Kind::Research), Action::Confirm]);
    let events = act(&mut game, A, Action::Draw);
    assert_eq!(events, [Event::Drew { seat: A }]);
    // Sensory Focus tells that two tiles were seen, and which one was kept.
    let mut game = begin(Era::Planeteers, 2);
    game.set_title(A, Title::SensoryFocus);
    hold(&mut game, A, &["P10", "P28"]);
    stand(&mut game, A, 0, "europa");
    game.stack_pile(Pile::E3, &[tile("P-e3-5"), tile("P-e3-8")]);
    act_all(&mut game, A, &[begins(Kind::Explore), plays("P10")]);
    let events = act(&mut game, A, Action::Confirm);
    assert!(events.contains(&Event::TilesSeen { seat: A }));
    let events = act(&mut game, A, Action::Keep { tile: tile("P-e3-8") });
    assert!(events.iter().any(|event| matches!(event, Event::Discovered { tile: kept, .. } if *kept == tile("P-e3-8"))));
    assert_eq!(game.view(Viewer::Seat(B)).piles[2].top, None);
    assert_eq!(game.view(Viewer::Seat(A)).piles[2].top, Some(tile("P-e3-5")));
}
