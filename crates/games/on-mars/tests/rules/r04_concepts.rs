//! R4 Ideas that hold everywhere.

use on_mars::{
    Action, Blueprint, Boost, Building, Cost, Executive, Fee, Goal, GoalReward, Goods, Item, MainAction, Options, Payment, Piece,
    Question, Term, Work,
};

use crate::support::{A, act, blank, effect, fresh, hex, in_colony, legal, play_out, question, refused, view};

fn gain(item: Item, units: u8) -> Term {
    let mut goods = Goods::default();
    goods.items[item.index()] = units;
    Term::Gain(goods)
}

#[test]
fn r4_1_gains_leave_the_warehouse_alone() {
    let mut game = blank(2);
    let before = view(&game).warehouse;
    effect(&mut game, A, gain(Item::Battery, 1));
    assert_eq!(game.player_of(A).storage[Item::Battery.index()], 1);
    assert_eq!(view(&game).warehouse, before);
}

#[test]
fn r4_4_colonists_need_room_and_a_supply() {
    let colonists = Term::Gain(Goods { colonists: 2, ..Goods::default() });
    let mut game = blank(2);
    effect(&mut game, A, colonists);
    assert_eq!((game.player_of(A).quarters, game.player_of(A).supply), (4, 8), "one slot was free");
    game.edit_player(A).quarters = 0;
    game.edit_player(A).supply = 0;
    effect(&mut game, A, colonists);
    assert_eq!(game.player_of(A).quarters, 0);
}

#[test]
fn r4_5_shelters_make_room_for_colonists() {
    let mut game = blank(2);
    let mut rooms = Vec::new();
    for r in -2..=2 {
        game.put_building(Building::Shelter, A, hex(0, r));
        rooms.push(game.player_of(A).quarters_slots());
    }
    assert_eq!(rooms, [4, 6, 8, 10, 12]);
}

#[test]
fn r4_7_goal_cards_pay_in_the_last_window_of_the_turn() {
    let mut game = in_colony(2);
    game.set_hand(A, [Goal(8), Goal(1)].into_iter().collect());
    game.edit_player(A).rover = hex(0, 0);
    game.set_colony(2, [3; 4]);
    game.end_turn_now(&mut Vec::new());
    assert_eq!(game.question(), Question::GoalWindow, "the colony has reached level 3");
    act(&mut game, A, Action::CompleteGoal { goal: Goal(8), reward: GoalReward::Own });
    for to in [hex(0, 1), hex(0, 2), hex(0, 3), hex(0, 2), hex(0, 1)] {
        act(&mut game, A, Action::Step { piece: Piece::Rover, to, fee: Fee::Point });
    }
    // It is still the turn of A.
    act(&mut game, A, Action::Step { piece: Piece::Rover, to: hex(0, 2), fee: Fee::Goal(Goal(1)) });
    assert_eq!(game.player_of(A).rover, hex(0, 2));
}

#[test]
fn r4_8_colonists_sent_to_work_leave_the_quarters() {
    let mut game = blank(2);
    effect(&mut game, A, Term::TakeBlueprint { count: 1, boost: Boost::Any });
    let card = legal(&game)[0];
    act(&mut game, A, card);
    act(&mut game, A, Action::Boost);
    assert_eq!((game.player_of(A).quarters, game.player_of(A).working), (2, 1));
}

#[test]
fn r4_10_no_hex_holds_two_pieces_between_turns() {
    let mut looked = 0;
    play_out(fresh(Options::default(), 4, 9), 9, |game, _, _| {
        if game.question() != Question::Turn {
            return;
        }
        looked += 1;
        for found in view(game).hexes {
            let fixed = usize::from(found.miner.is_some()) + usize::from(found.advanced.is_some());
            assert!(found.bots.len() + found.rovers.len() + fixed <= 1, "{found:?}");
        }
    });
    assert!(looked > 20);
}

#[test]
fn r4_12_an_effect_is_judged_with_the_action_already_paid() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 1));
    game.put_building(Building::Mine, A, hex(0, 0));
    game.edit_player(A).quarters = 1;
    // The only colonist goes onto the slot, so none is left for the mine.
    let construct = Action::Main { action: MainAction::ConstructBuilding };
    assert_eq!(refused(&game, A, construct), ("R6.10", "nothing_to_do"));
    game.edit_player(A).quarters = 2;
    act(&mut game, A, construct);
}

#[test]
fn r4_12_paying_crystals_makes_room_for_one_of_the_warehouse() {
    let mut game = in_colony(2);
    for kind in Item::RESOURCES {
        game.set_warehouse(kind, 0);
    }
    game.set_warehouse(Item::Crystal, 1);
    game.put_building(Building::Greenhouse, A, hex(0, 0));
    game.put_marker(A, Blueprint(7), hex(0, 0));
    game.set_hand(A, [Goal(1), Goal(2)].into_iter().collect());
    // The depot is full, but 2 crystals pay for the Biomarket.
    game.edit_player(A).crystals = 3;
    act(&mut game, A, Action::Executive { action: Executive::AdvancedBuilding });
    let pay = |crystals, goals: &[Goal]| {
        let goals = goals.iter().copied().collect();
        Action::Pay { payment: Payment { crystals, goals, ..Payment::default() } }
    };
    // A goal card frees no space, so one crystal at least is paid.
    assert_eq!(legal(&game), [pay(2, &[]), pay(1, &[Goal(1)]), pay(1, &[Goal(2)])]);
    assert_eq!(refused(&game, A, pay(0, &[Goal(1), Goal(2)])).1, "cannot_pay");
    act(&mut game, A, pay(1, &[Goal(2)]));
    assert_eq!((game.player_of(A).crystals, game.player_of(A).waiting), (2, 1));
}

#[test]
fn r4_13_what_is_not_possible_is_lost() {
    let mut game = blank(2);
    for item in Item::WAREHOUSE {
        game.set_warehouse(item, 0);
    }
    game.set_warehouse(Item::Plant, 1);
    effect(&mut game, A, Term::Warehouse { count: 2, crystals: true, boost: Boost::None });
    // One item is there, so it is taken without a question, and the second is not owed.
    assert_eq!(game.player_of(A).storage[Item::Plant.index()], 1);
    assert_eq!(game.question(), Question::Turn);
}

#[test]
fn r4_13_an_accepted_effect_is_done_in_part() {
    let mut game = blank(2);
    effect(&mut game, A, Term::Warehouse { count: 2, crystals: true, boost: Boost::None });
    assert_eq!(refused(&game, A, Action::Stop), ("R27.9", "wrong_phase"));
    act(&mut game, A, Action::Item { item: Item::Water });
    act(&mut game, A, Action::Stop);
    assert_eq!(game.question(), Question::Turn);
}

#[test]
fn r4_14_without_a_bot_that_part_is_lost() {
    let mut game = in_colony(2);
    game.put_building(Building::Shelter, A, hex(3, 0));
    for r in 0..4 {
        game.put_bot(A, hex(0, r));
    }
    game.edit_player(A).quarters = 2;
    question(&mut game, A, Work::ShipReward { with_bot: 1, alone: 2 });
    act(&mut game, A, Action::Reward { index: 0 });
    assert_eq!(game.question(), Question::Turn, "no hex is asked for");
    assert_eq!(game.player_of(A).quarters, 3);
}

/// An effect whose cost cannot be paid does not begin, so a cost without a way to pay it is a fault, not a gift.
#[test]
#[should_panic(expected = "a cost that was not checked")]
fn r4_13_a_cost_is_never_waived() {
    question(&mut blank(2), A, Work::Pay(Cost::crystals(9)));
}
