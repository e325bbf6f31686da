//! R8 Edges, R9 Contracts.

use orrery_engine::{Game, Order, OrderOutcome, Presentation, Rng, Seed, Silent, Viewer};
use spacecorp::{Action, BaseType, COMPETITION, Era, Event, Kind, Options, Phase, SpaceCorp, Title, WindowKind, data};

use crate::support::*;

#[test]
fn r8_1_an_edge_goes_to_the_discard_pile_once_it_is_resolved() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M42"]);
    hold(&mut game, B, &["M16"]);
    game.set_offers(&[Some(card("M05")), Some(card("M20")), None, None]);
    game.open_window_of(WindowKind::TurnStart);
    act(&mut game, A, Action::PlayEdge { card: card("M42") });
    if game.turn().seats().contains(B) {
        act(&mut game, B, Action::Decline);
    }
    decline_windows(&mut game);
    // Salvage: 1 profit and the Start card; the action is still to come.
    assert_eq!(profit(&game, A), 1);
    assert!(game.player_of(A).hand.contains(card("M05")));
    assert_eq!(game.discard_pile(), [card("M42")]);
    assert_eq!(game.phase(), Phase::Action);
}

#[test]
fn r8_10_a_seat_that_can_play_nothing_must_answer_too() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, B, &["M16"]);
    hold(&mut game, A, &["M17"]);
    game.open_window_of(WindowKind::TurnStart);
    // B holds no Edge, but publicly it might: it is asked, and nobody continues before it has answered.
    assert!(game.turn().seats().contains(B));
    assert_eq!(legal(&game, B), [Action::Decline]);
    act(&mut game, A, Action::Decline);
    assert!(game.turn().seats().contains(B));
    act(&mut game, B, Action::Decline);
    assert_eq!(game.phase(), Phase::Action);
}

#[test]
fn r8_4_a_standing_decline_looks_at_the_window_never_at_the_hand() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M17"]);
    hold(&mut game, B, &["M16"]);
    game.set_offers(&[Some(card("M05")), None, None, None]);
    game.open_window_of(WindowKind::TurnStart);
    let [until_turn, this_era, ..] = &game.orders(B)[..] else { panic!("two orders that decline everything") };
    assert_eq!(game.resolve_order(B, until_turn), OrderOutcome::Answer(Action::Decline));
    assert_eq!(game.resolve_order(B, this_era), OrderOutcome::Answer(Action::Decline));
    // At the start of A's turn B could play a Hack, whether it holds one or not, but never a Poach.
    let only = |edge: &str| Order::new(format!("only_{edge}"), Era::Mariners.index() as u32);
    assert_eq!(game.resolve_order(B, &only("hack")), OrderOutcome::Ask);
    assert_eq!(game.resolve_order(B, &only("poach")), OrderOutcome::Answer(Action::Decline));
    // Orders of an earlier era have expired.
    assert_eq!(game.resolve_order(B, &Order::new("this_era", Era::Starfarers.index() as u32)), OrderOutcome::Expired);
    act(&mut game, A, Action::Decline);
    act(&mut game, B, Action::Decline);
    // Both can be given in A's turn, too, when neither seat is asked about an Edge.
    assert_eq!(game.view(Viewer::Spectator).window, None);
    assert!(!game.orders(A).is_empty() && game.orders(A) == game.orders(B));
    assert_eq!(game.resolve_order(A, &game.orders(A)[1]), OrderOutcome::Ask);
}

/// Plays at random until the next turn begins, and returns what an order did in each window that asked B.
fn play_turn(game: &mut SpaceCorp, rng: &mut Rng, order: &Order) -> Vec<OrderOutcome<Action>> {
    let (turn, mut outcomes) = (game.view(Viewer::Spectator).turns, Vec::new());
    while game.view(Viewer::Spectator).turns == turn {
        let seat = game.turn().seats().lowest().expect("the game goes on");
        let window = game.view(Viewer::Spectator).window.is_some();
        if window && game.turn().seats().contains(B) {
            outcomes.push(game.resolve_order(B, order));
        }
        let action = if window { Action::Decline } else { *rng.pick(&legal(game, seat)).expect("never stuck") };
        act(game, seat, action);
    }
    outcomes
}

#[test]
fn r8_4_an_order_until_the_next_turn_ends_with_its_beginning() {
    let mut game =
        SpaceCorp::setup(&Options { start_player: Some(1), ..Options::default() }, 3, Seed(5)).expect("options that fit");
    let mut rng = Rng::new(Seed(5));
    let mut turns = |game: &mut SpaceCorp, order: &Order| [(); 3].map(|()| play_turn(game, &mut rng, order));
    let answers =
        |outcomes: &[OrderOutcome<Action>], expected: &OrderOutcome<Action>| outcomes.iter().all(|outcome| outcome == expected);
    let (declines, expired) = (OrderOutcome::Answer(Action::Decline), OrderOutcome::Expired);
    // Given in A's turn.
    let order = game.orders(B)[0].clone();
    let [a, b, c] = turns(&mut game, &order);
    assert!(answers(&a, &declines) && !a.is_empty());
    assert!(answers(&b, &expired) && answers(&c, &expired) && !c.is_empty(), "{b:?} {c:?}");
    // Given in B's own turn, it holds until the next one.
    game.offer_turn_to(B);
    game.go_on();
    let order = game.orders(B)[0].clone();
    let [b, c, a] = turns(&mut game, &order);
    assert!([&b, &c, &a].into_iter().all(|outcomes| answers(outcomes, &declines)) && !a.is_empty(), "{b:?} {c:?} {a:?}");
    let [b, c, a] = turns(&mut game, &order);
    assert!([&b, &c, &a].into_iter().all(|outcomes| answers(outcomes, &expired)) && !a.is_empty(), "{b:?} {c:?} {a:?}");
}

#[test]
fn r8_2_poach_takes_the_infra_that_its_owner_discarded() {
    let mut game = begin(Era::Starfarers, 2);
    game.install_card(A, 0, card("P12"));
    game.install_card(B, 0, card("P02"));
    hold(&mut game, A, &["S76"]);
    hold(&mut game, B, &["S73"]);
    game.open_window_of(WindowKind::TurnStart);
    act(&mut game, A, Action::PlayEdge { card: card("S76") });
    act(&mut game, B, Action::Decline);
    decline_windows(&mut game);
    assert_eq!(game.discard_pile(), ["P12", "P02", "S76"].map(card));
    game.finish();
    for seat in game.turn().seats().iter().collect::<Vec<_>>() {
        act(&mut game, seat, if seat == B { Action::PlayEdge { card: card("S73") } } else { Action::Decline });
    }
    // What A put there: the Infra card and the Edge, not the Infra card of B.
    assert!(["P12", "S76"].iter().all(|id| game.player_of(B).hand.contains(card(id))));
    assert_eq!(game.discard_pile(), ["P02", "S73"].map(card));
}

#[test]
fn r8_4_only_an_answer_that_was_given_closes_the_window_for_its_seat() {
    let mut game = begin(Era::Mariners, 3);
    hold(&mut game, A, &["M16"]);
    hold(&mut game, B, &["M45"]);
    game.open_window_of(WindowKind::TurnStart);
    // C has no hand and was never asked; B has answered.
    let sabotage = Action::PlayEdge { card: card("M45") };
    assert_eq!(refusal(&game, C, sabotage), ("R18.3", "not_your_turn"));
    act(&mut game, B, Action::Decline);
    assert_eq!(refusal(&game, B, sabotage), ("R8.4", "window_closed"));
}

/// A meets the contract "bases on Mars" and waits at T2.
fn at_contracts() -> spacecorp::SpaceCorp {
    let mut game = begin(Era::Mariners, 2);
    let mars = site(&game, "mars_south");
    game.put_tiles(mars, &[tile("M-e2-2")]);
    game.put_bases(A, mars, &[BaseType::Refinery]);
    game.go_to(Phase::Contracts);
    game.go_on();
    game
}

#[test]
fn r9_1_everybody_sees_who_fulfilled_a_contract() {
    let mut game = at_contracts();
    assert_eq!(game.view(Viewer::Spectator).fulfilled_by, [None; 7]);
    act(&mut game, A, Action::Contract { row: 3 });
    game.fulfil_now(B, 6);
    // One from a position that did not store who it was.
    game.fulfil(Era::Mariners, 0);
    assert_eq!(game.view(Viewer::Seat(B)).fulfilled_by, [None, None, None, Some(A), None, None, Some(B)]);
    let mut game = begin(Era::Mariners, 1);
    game.put_team_on_contract(2);
    game.discover_as_competition(0, 2, &mut Silent);
    assert_eq!(game.view(Viewer::Seat(A)).fulfilled_by[2], Some(COMPETITION));
}

#[test]
fn r9_2_the_carried_part_of_a_reward_is_named() {
    let mut game = begin(Era::Mariners, 2);
    assert_eq!(game.view(Viewer::Spectator).carried, [0; 7]);
    game.fulfil_now(A, 3);
    game.finish_era();
    let view = game.view(Viewer::Spectator);
    let printed = |era: Era, row: usize| i16::from(data().contracts[era.index()][row].reward);
    for row in 0..7 {
        let carried = if row == 3 { 0 } else { printed(Era::Mariners, row) };
        assert_eq!(view.carried[row], carried);
        assert_eq!(view.rewards[row], printed(Era::Planeteers, row) + carried);
    }
    assert_eq!(view.fulfilled_by, [None; 7], "those of the new era");
}

#[test]
fn r15_8_everybody_sees_how_far_the_competition_is() {
    let mut game = begin(Era::Planeteers, 1);
    let counted = |game: &SpaceCorp| game.view(Viewer::Spectator).competition.expect("solo").counted;
    let (titles, beyond_uranus) = (data().solo.progress_contracts[1].expect("a row of progress cards").1, 3);
    assert_eq!([counted(&game)[0], counted(&game)[beyond_uranus]], [Some((0, titles)), Some((0, 2))]);
    game.put_bases(COMPETITION, site(&game, "pluto"), &[BaseType::Refinery]);
    game.set_removed(Title::LowBodyMass, true);
    assert_eq!([counted(&game)[0], counted(&game)[beyond_uranus]], [Some((1, titles)), Some((1, 2))]);
}

#[test]
fn r9_4_contracts_are_claimed_in_the_players_turn_only() {
    let game = at_contracts();
    assert_eq!(refusal(&game, B, Action::Contract { row: 3 }), ("R18.3", "not_your_turn"));
    let mut game = begin(Era::Mariners, 2);
    let mars = site(&game, "mars_south");
    game.put_bases(A, mars, &[BaseType::Refinery]);
    assert_eq!(refusal(&game, A, Action::Contract { row: 3 }).1, "wrong_phase");
}

#[test]
fn r9_5_all_seven_contracts_can_be_fulfilled() {
    let mut game = at_contracts();
    for row in [0, 1, 2, 4, 5] {
        game.fulfil(Era::Mariners, row);
    }
    act(&mut game, A, Action::Contract { row: 3 });
    decline_windows(&mut game);
    // Six are fulfilled; a seventh would still be open.
    assert!(!game.is_fulfilled(Era::Mariners, 6));
    let mut game = at_contracts();
    for row in [0, 1, 2, 4, 5, 6] {
        game.fulfil(Era::Mariners, row);
    }
    act(&mut game, A, Action::Contract { row: 3 });
    assert!((0..7).all(|row| game.is_fulfilled(Era::Mariners, row)));
}

#[test]
fn r9_6_claiming_is_asked_only_where_a_contract_is_met() {
    let game = at_contracts();
    assert_eq!(legal(&game, A), [Action::Contract { row: 3 }, Action::Decline]);
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M01"]);
    let events = act_all(&mut game, A, &[begins(Kind::Upgrade), Action::Box { slot: 1 }, Action::Confirm]);
    assert!(events.iter().all(|event| !matches!(event, Event::ContractClaimed { .. })));
    assert_ne!(game.phase(), Phase::Contracts);
}
