//! R5 Round and turn, R6 Main actions.

use on_mars::{
    Action, Boost, Building, Goal, Item, LabSpace, MainAction, Options, Payment, Phase, Question, Side, SlotAction, Tech, Term,
    Work, data,
};
use orrery_engine::{Game, Silent};

use crate::support::{
    A, B, act, active, blank, decider, effect, fresh, hex, in_colony, legal, play_out, question, refused, seated, view,
};

#[test]
fn r5_1_a_round_is_a_colonization_and_a_shuttle_phase() {
    let mut seen: Vec<(u8, Phase)> = Vec::new();
    play_out(fresh(Options::default(), 2, 3), 3, |game, _, _| {
        let now = (game.round(), game.phase());
        if matches!(now.1, Phase::Colonization | Phase::Shuttle) && seen.last() != Some(&now) {
            seen.push(now);
        }
    });
    assert!(seen.len() > 5);
    for pair in seen.windows(2) {
        let ((round, phase), (next, then)) = (pair[0], pair[1]);
        // A shuttle phase in which nobody can travel asks nothing.
        assert!(next > round && then == Phase::Colonization || next == round && phase == Phase::Colonization);
    }
}

#[test]
fn r5_2_the_order_is_fixed_when_the_phase_begins() {
    let mut game = seated(&[3, 1], 2);
    act(&mut game, A, Action::Shuttle { side: Side::Orbit });
    assert_eq!(view(&game).order, [B, A]);
    act(&mut game, B, Action::Main { action: MainAction::LandingPod });
    while game.question() != Question::Turn {
        let first = legal(&game)[0];
        act(&mut game, B, first);
    }
    assert!(game.player_of(B).space > 4);
    act(&mut game, B, Action::EndTurn);
    assert_eq!((active(&game), view(&game).order), (A, vec![B, A]));
}

#[test]
fn r5_4_a_benefit_is_resolved_before_the_effect_goes_on() {
    let mut game = blank(2);
    let mut grid = [None; 8];
    (grid[6], grid[7]) = (Some(Tech::Mine), Some(Tech::Rover));
    game.set_grid(grid);
    effect(&mut game, A, Term::TakeTech { count: 2, boost: Boost::None });
    act(&mut game, A, Action::Tech { row: on_mars::Row::Bottom, tech: Tech::Mine });
    act(&mut game, A, Action::LabSpace { space: LabSpace::C1x1 });
    assert_eq!(game.question(), Question::Offer, "the space offers something from the warehouse");
    act(&mut game, A, Action::Decline);
    assert_eq!(game.player_of(A).level(Tech::Rover), 0);
    assert_eq!(game.question(), Question::Tech);
}

#[test]
fn r5_5_a_benefit_may_be_declined() {
    let mut game = fresh(Options::default(), 2, 1);
    act(&mut game, A, Action::TurnOrder { space: 4 });
    let before = game.player_of(A).storage;
    act(&mut game, A, Action::Decline);
    assert_eq!((game.player_of(A).storage, game.player_of(A).quarters), (before, 3));
}

#[test]
fn r5_6_owners_of_displaced_pieces_decide() {
    let mut game = in_colony(2);
    game.edit_player(B).rover = hex(0, 1);
    question(&mut game, A, Work::Build { building: Building::Mine, hex: hex(0, 1) });
    assert_eq!((decider(&game), game.question()), (Some(B), Question::Displace));
}

#[test]
fn r5_7_there_is_always_a_main_action() {
    let mut game = blank(2);
    game.edit_player(A).quarters = 0;
    assert!(legal(&game).contains(&Action::Main { action: MainAction::LandingPod }));
    let mut game = in_colony(2);
    game.edit_player(A).quarters = 0;
    act(&mut game, A, Action::Main { action: MainAction::ControlCenter });
    act(&mut game, A, Action::Finish);
    assert_eq!(game.question(), Question::Turn);
}

#[test]
fn r5_8_the_shuttle_moves_first() {
    let mut game = blank(2);
    game.set_shuttle(Side::Orbit, 1, None);
    game.finish_colonization(&mut Silent);
    assert_eq!(game.phase(), Phase::Shuttle);
    assert_eq!(view(&game).shuttle.side, Side::Colony, "and takes those in orbit along");
    assert!(legal(&game).contains(&Action::Travel));
}

#[test]
fn r5_9_every_decider_has_a_question() {
    play_out(fresh(Options::default(), 3, 8), 8, |game, seat, actions| {
        assert_ne!(game.question(), Question::Nothing);
        assert_eq!(view(game).decider, Some(seat));
        assert!(!actions.is_empty());
    });
}

#[test]
fn r5_11_the_turn_ends_only_when_its_player_says_so() {
    let mut game = in_colony(2);
    assert_eq!(refused(&game, A, Action::EndTurn), ("R5.3", "main_required"));
    act(&mut game, A, Action::Main { action: MainAction::ControlCenter });
    act(&mut game, A, Action::Finish);
    assert_eq!((active(&game), legal(&game)), (A, vec![Action::EndTurn]));
    act(&mut game, A, Action::EndTurn);
    assert_eq!(active(&game), B);
}

#[test]
fn r6_7_hire_has_four_slots_and_the_others_three() {
    let slots: Vec<u8> = data().actions.iter().map(|face| face.slots).filter(|&slots| slots > 0).collect();
    assert_eq!(slots, [3, 3, 3, 3, 4]);
    let last = SlotAction::HireOrContract;
    assert_eq!(data().actions[MainAction::HireOrContract.index()].slots, 4);
    assert_eq!(last.side(), Side::Colony);
}

#[test]
fn r6_10_a_main_action_must_do_something() {
    let mut game = blank(2);
    let player = game.edit_player(A);
    player.storage = [1; 5];
    player.waiting = 8;
    assert_eq!(refused(&game, A, Action::Main { action: MainAction::Resupply }), ("R6.10", "nothing_to_do"));
    game.edit_player(A).storage[Item::Water.index()] = 0;
    act(&mut game, A, Action::Main { action: MainAction::Resupply });
}

#[test]
fn r6_11_the_surcharge_leaves_enough_for_the_action() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 1));
    game.put_building(Building::Mine, A, hex(0, 0));
    game.edit_player(B).slots[SlotAction::ConstructBuilding.index()] = 1;
    (game.edit_player(A).quarters, game.edit_player(A).crystals) = (2, 1);
    act(&mut game, A, Action::Main { action: MainAction::ConstructBuilding });
    // The second colonist is for the mine, so the crystal has paid.
    assert_eq!((game.player_of(A).crystals, game.player_of(A).working), (0, 0));
}

#[test]
fn r6_11_a_mix_that_leaves_too_little_is_not_a_way_to_pay() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 1));
    game.put_building(Building::Mine, A, hex(0, 0));
    game.edit_player(B).slots[SlotAction::ConstructBuilding.index()] = 1;
    (game.edit_player(A).quarters, game.edit_player(A).crystals) = (2, 1);
    game.set_hand(A, [Goal(1)].into_iter().collect());
    act(&mut game, A, Action::Main { action: MainAction::ConstructBuilding });
    let colonist = Action::Pay { payment: Payment { colonists: 1, ..Payment::default() } };
    assert_eq!(refused(&game, A, colonist), ("R6.11", "cannot_pay"));
}

#[test]
fn r6_12_every_mix_of_the_surcharge_is_one_choice() {
    let mut game = blank(2);
    game.edit_player(B).slots[SlotAction::ObtainBlueprint.index()] = 2;
    (game.edit_player(A).quarters, game.edit_player(A).crystals) = (4, 2);
    act(&mut game, A, Action::Main { action: MainAction::ObtainBlueprint });
    let mixes: Vec<(u8, u8)> = legal(&game)
        .into_iter()
        .filter_map(
            |action| if let Action::Pay { payment } = action { Some((payment.crystals, payment.colonists)) } else { None },
        )
        .collect();
    assert_eq!(mixes, [(0, 2), (1, 1), (2, 0)]);
    assert!(game.turn().seats().contains(A));
}
