//! R5 The turn.

use orrery_engine::Game;
use orrery_engine::rulebook::rules;
use spacecorp::{Action, BaseType, Era, Event, Kind, Phase, Pile, SpaceCorp, Team};

use crate::support::*;

/// The steps of R5's table happen in its order.
#[test]
fn r5_the_steps_come_in_the_order_of_the_table() {
    let book = SpaceCorp::META.rules[0].1;
    let steps: Vec<&str> =
        rules(book).into_iter().find(|rule| rule.number == "R5").expect("R5").rows().iter().map(|row| row[0]).collect();
    assert_eq!(steps, ["T0", "T0a", "T1", "T1w", "T2", "T3", "T4", "T5", "T6", "T7"]);
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M42", "M18"]);
    let luna = site(&game, "luna");
    game.put_tiles(luna, &[tile("M-e1-2")]);
    game.put_bases(A, luna, &[BaseType::Refinery]);
    let port = site(&game, "lunar_lp4");
    game.put_bases(A, port, &[BaseType::Spaceport]);
    act_all(&mut game, A, &[begins(Kind::Produce), plays("M42"), Action::Confirm]);
    assert_eq!(game.phase(), Phase::Contracts);
    act(&mut game, A, Action::Contract { row: 0 });
    decline_windows(&mut game);
    assert_eq!(game.phase(), Phase::Transport);
    let events = act(&mut game, A, Action::Decline);
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let discard = at(|event| matches!(event, Event::Discarded { .. }));
    let draw = at(|event| matches!(event, Event::Drew { .. }));
    assert!(discard < draw);
}

#[test]
fn r5_1_passing_is_not_allowed_while_an_action_is_legal() {
    let game = begin(Era::Mariners, 2);
    assert_eq!(refusal(&game, A, Action::Pass), ("R10.2", "pass_not_allowed"));
    // With Research banned nothing is left: the action is skipped, and A draws a card (T6) before B's turn comes.
    let after_start = |banned: Kind| {
        let mut game = begin(Era::Mariners, 2);
        game.ban_kind(B, banned);
        game.go_to(Phase::Start);
        game.go_on();
        (game.active_seat(), game.phase() == Phase::Action, hand(&game, A), game.deck_cards().len())
    };
    let deck = begin(Era::Mariners, 2).deck_cards().len();
    assert_eq!(after_start(Kind::Produce), (A, true, 0, deck));
    let (active, _, cards, left) = after_start(Kind::Research);
    assert_eq!((active, cards, left), (B, 1, deck - 1));
}

#[test]
fn r5_2_only_the_active_player_decides() {
    let game = begin(Era::Mariners, 2);
    assert_eq!(refusal(&game, B, begins(Kind::Research)), ("R18.3", "not_your_turn"));
}

#[test]
fn r5_3_1_the_questions_end_with_the_deck() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16"]);
    let lp4 = site(&game, "lunar_lp4");
    let lp5 = site(&game, "lunar_lp5");
    game.put_bases(B, lp4, &[BaseType::Research]);
    stand(&mut game, A, 0, "lunar_lp4");
    stand(&mut game, A, 1, "lunar_lp4");
    // The base at the start and the HQ of B: two rewards, but one card is left.
    game.cut_deck(1);
    act_all(
        &mut game,
        A,
        &[
            begins(Kind::Move),
            Action::Site { site: lp5 },
            Action::Infra { hqs: 1 << B.0, competitors: false },
            plays("M16"),
            Action::Confirm,
        ],
    );
    decline_windows(&mut game);
    act(&mut game, B, Action::Draw);
    assert_eq!(hand(&game, B), 1);
    assert!(!matches!(game.phase(), Phase::Rewards));
}

#[test]
fn r5_4_1_a_team_that_moved_took_part_and_one_that_phobes_drove_did_not() {
    let mut game = begin(Era::Starfarers, 2);
    hold(&mut game, A, &["S42", "S43"]);
    let ross = site(&game, "ross_780");
    let luhman = site(&game, "luhman_16");
    game.put_tiles(luhman, &[tile("S-p-9")]);
    game.put_bases(A, luhman, &[BaseType::Spaceport]);
    game.put_team(A, 0, Team { site: ross, track: 0, claims: false });
    game.put_team(A, 1, Team { site: ross, track: 2, claims: false });
    game.stack_pile(Pile::Primary, &[tile("S-p-1")]);
    game.stack_pile(Pile::Alien, &[tile("S-a-1")]);
    act_all(&mut game, A, &[begins(Kind::Explore), plays("S42"), Action::Confirm]);
    act(&mut game, A, Action::Leave { team: 1 });
    decline_windows(&mut game);
    assert_eq!(game.phase(), Phase::Transport);
    // Team 1 was sent to Sol by Phobes and may be transported; the explorer may not.
    assert!(game.check(A, &Action::Transport { team: 1, site: luhman }).is_ok());
    assert_eq!(refusal(&game, A, Action::Transport { team: 0, site: luhman }), ("R5.4", "team_acted"));
}
