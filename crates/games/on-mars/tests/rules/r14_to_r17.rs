//! R14 Scientists and contracts, R15 Executive actions, R16 Missions, R17 Private goals.

use on_mars::{
    Action, Blueprint, Boost, Building, Contract, Deed, DisplayCard, Event, Executive, Goal, GoalReward, Goals, Item, Mission,
    OnMars, Options, Phase, Question, Scientist, Side, Switch, Term, Work, data,
};
use orrery_engine::{Game, Silent, Viewer};

use crate::support::{A, B, act, at, blank, blank_with, effect, hex, in_colony, legal, question, refused, view};

/// An advanced mine of B and one of A, both with an action that is worth 2 OP or a contract; A holds the geologist.
fn mines() -> OnMars {
    let mut game = blank(2);
    for r in 0..3 {
        game.put_building(Building::Mine, A, hex(0, r));
    }
    game.put_marker(A, Blueprint(13), hex(0, 0));
    game.put_marker(B, Blueprint(14), hex(0, 1));
    game.set_card(0, DisplayCard::Contract(Contract(1)));
    game.give_scientist(A, Scientist::Geologist);
    game.set_card(0, DisplayCard::Contract(Contract(1)));
    game
}

fn use_building(blueprint: u8, move_scientist: bool) -> Action {
    Action::UseBuilding { blueprint: Blueprint(blueprint), move_scientist }
}

fn executive(game: &mut OnMars) {
    act(game, A, Action::Executive { action: Executive::AdvancedBuilding });
}

#[test]
fn r14_3_contracts_lie_open() {
    let mut game = blank(2);
    for number in 1..=12 {
        game.give_contract(A, Contract(number), [0; 6]);
    }
    let seen = game.view(Viewer::Seat(B));
    assert_eq!(seen.players[0].contracts.len(), 12);
}

#[test]
fn r14_10_deliveries_are_offered_in_the_turn_and_beside_travel() {
    let mut game = blank(2);
    game.give_contract(A, Contract(7), [0; 6]);
    game.edit_player(A).storage[Item::Mineral.index()] = 1;
    let deliver = Action::Deliver { contract: Contract(7), item: Item::Mineral };
    assert!(legal(&game).contains(&deliver));
    let mut other = game.clone();
    effect(&mut other, A, Term::TakeBlueprint { count: 1, boost: Boost::None });
    assert_eq!(refused(&other, A, deliver).1, "wrong_phase");
    game.begin_shuttle(Some(Side::Orbit));
    assert!(legal(&game).contains(&deliver));
    act(&mut game, A, deliver);
    assert_eq!(game.items_on(Contract(7))[Item::Mineral.index()], 1);
}

#[test]
fn r14_11_a_fulfilled_contract_is_completed_when_taken() {
    let mut game = in_colony(2);
    for r in -1..=2 {
        game.put_building(Building::Mine, A, hex(0, r));
    }
    game.put_marker(A, Blueprint(1), hex(0, 0));
    for slot in 0..6 {
        game.set_card(slot, DisplayCard::Empty);
    }
    game.set_card(0, DisplayCard::Contract(Contract(1)));
    let events = question(&mut game, A, Work::Hire { scientist: false, contract: true, free: true });
    assert!(events.iter().any(|event| matches!(event, Event::ContractCompleted { contract: Contract(1), .. })));
    assert!(game.completed_contracts().contains(Contract(1)));
}

#[test]
fn r15_5_every_type_has_its_scientist() {
    let mut types: Vec<Building> = data().scientists.iter().map(|face| face.works_in).collect();
    types.sort();
    assert_eq!(types, Building::ALL);
    for card in Blueprint::all() {
        let face = data().blueprint(card);
        assert_eq!(data().scientists[face.scientist.index()].works_in, face.upgrades);
    }
}

#[test]
fn r15_9_a_scientist_that_leaves_ends_the_free_use() {
    let mut game = mines();
    game.set_card(1, DisplayCard::Contract(Contract(2)));
    game.set_card(2, DisplayCard::Contract(Contract(3)));
    (game.edit_player(A).crystals, game.edit_player(B).crystals) = (1, 1);
    executive(&mut game);
    act(&mut game, A, use_building(14, true));
    // The geologist of A works in the mine of B, so B uses it for nothing and pays for the contract alone.
    game.begin_at(B);
    let building = Action::Executive { action: Executive::AdvancedBuilding };
    assert!(legal(&game).contains(&building));
    game.begin_at(A);
    game.edit_player(A).crystals = 0;
    // Without a crystal for another contract the geologist goes to the player's own mine: the only option, so nothing is asked.
    executive(&mut game);
    assert_eq!(view(&game).workplaces, [(Scientist::Geologist, Blueprint(13))]);
    game.begin_at(B);
    assert!(!legal(&game).contains(&building), "B has 1 crystal and would need 2 besides that of the contract");
    game.edit_player(B).crystals = 3;
    assert!(legal(&game).contains(&building));
}

#[test]
fn r15_10_what_a_foreign_building_gives_belongs_to_the_user() {
    let mut game = mines();
    game.edit_player(A).crystals = 1;
    executive(&mut game);
    act(&mut game, A, use_building(14, true));
    assert!(game.player_of(A).contracts.contains(Contract(1)));
    assert!(game.player_of(B).contracts.is_empty());
}

#[test]
fn r15_11_the_owner_may_pay_and_leave_the_scientist() {
    let mut game = mines();
    game.edit_player(A).crystals = 2;
    executive(&mut game);
    assert!(legal(&game).contains(&use_building(13, true)));
    act(&mut game, A, use_building(13, false));
    assert_eq!((game.player_of(A).crystals, game.player_of(A).op), (0, 2));
    assert!(view(&game).workplaces.is_empty());
}

#[test]
fn r15_11_the_view_has_the_price_of_the_cheapest_way() {
    let price = |game: &OnMars, seat: orrery_engine::Seat| view(game).players[seat.index()].advanced_price;
    let game = mines();
    assert_eq!(price(&game, A), Some(0), "the geologist of A may go to work");
    assert_eq!(price(&game, B), Some(2), "B has a building and no scientist");
    assert_eq!(price(&blank(2), A), None, "there is no advanced building");
    let mut hired = mines();
    hired.set_workplace(Scientist::Geologist, Blueprint(14));
    assert_eq!(price(&hired, B), Some(0), "the scientist of A works in the building of B");
}

#[test]
fn r15_11_an_elevator_has_a_price_in_the_colony_alone() {
    let mut game = blank(2);
    game.put_building(Building::Greenhouse, A, hex(0, 2));
    let elevator = Blueprint::all().find(|&card| matches!(data().blueprint(card).term, Term::Travel { .. })).expect("a card");
    game.put_marker(A, elevator, hex(0, 2));
    assert_eq!(view(&game).players[0].advanced_price, None, "A is in orbit");
    game.edit_player(A).space = 5;
    assert_eq!(view(&game).players[0].advanced_price, Some(2));
}

#[test]
fn r15_12_a_new_scientist_may_go_to_work_at_once() {
    let mut game = in_colony(2);
    for r in 0..3 {
        game.put_building(Building::Mine, B, hex(0, r));
    }
    game.put_marker(A, Blueprint(13), hex(0, 0));
    question(&mut game, A, Work::Hire { scientist: true, contract: false, free: true });
    act(&mut game, A, Action::Card { slot: 0 });
    act(&mut game, A, Action::Refill { contract: Contract(7) });
    executive(&mut game);
    // With no crystals, moving the geologist there is the only way.
    assert_eq!(game.player_of(A).op, 2);
    assert_eq!(view(&game).workplaces, [(Scientist::Geologist, Blueprint(13))]);
}

#[test]
fn r16_4_the_final_deliveries_contribute_to_nothing() {
    let options = Options { space_anomaly_variant: Switch::On, ..Options::default() };
    let mut game = blank_with(&options, 2);
    game.give_contract(A, Contract(7), [3, 0, 0, 0, 0, 0]);
    game.edit_player(A).storage[Item::Mineral.index()] = 1;
    game.set_mission(0, Mission::Contracts, 3);
    game.trigger();
    game.finish_colonization(&mut Silent);
    assert_eq!((game.phase(), game.question()), (Phase::FinalScoring, Question::FinalDeliveries));
    act(&mut game, A, Action::Deliver { contract: Contract(7), item: Item::Mineral });
    assert!(game.completed_contracts().contains(Contract(7)));
    assert_eq!(view(&game).missions[0].left, 3);
}

#[test]
fn r16_6_the_card_is_taken_before_the_mission_pays() {
    let mut game = blank(2);
    game.set_mission(0, Mission::Blueprints, 1);
    effect(&mut game, A, Term::TakeBlueprint { count: 1, boost: Boost::None });
    let card = legal(&game)[0];
    let events = act(&mut game, A, card);
    let order = [
        at(&events, |event| matches!(event, Event::BlueprintTaken { .. })),
        at(&events, |event| matches!(event, Event::MissionAdvanced { left: 0, .. })),
        at(&events, |event| matches!(event, Event::MissionCompleted { remaining: 2, .. })),
    ];
    assert!(order.is_sorted());
    let waiting = game.player_of(A).waiting;
    game.contribute_to(A, Deed::BlueprintTaken);
    assert_eq!(game.player_of(A).waiting, waiting, "a complete mission gives nothing");
}

#[test]
fn r17_3_goals_in_hand_are_secret() {
    let mut game = blank(2);
    game.set_hand(A, [Goal(1), Goal(2)].into_iter().collect());
    let seen = |viewer| (game.view(viewer).players[0].goals, game.view(viewer).players[0].hand.len());
    assert_eq!(seen(Viewer::Seat(A)), (2, 2));
    assert_eq!(seen(Viewer::Seat(B)), (2, 0));
    assert_eq!(seen(Viewer::Spectator), (2, 0));
}

#[test]
fn r17_4_a_goal_is_not_completed_inside_an_effect() {
    let mut game = blank(2);
    game.set_hand(A, Goals::only(Goal(1)));
    for number in 1..=4 {
        game.give_blueprint(A, Blueprint(number));
    }
    let complete = Action::CompleteGoal { goal: Goal(1), reward: GoalReward::None };
    assert!(legal(&game).contains(&complete));
    effect(&mut game, A, Term::Warehouse { count: 1, crystals: true, boost: Boost::None });
    assert_eq!(refused(&game, A, complete).1, "wrong_phase");
}

#[test]
fn r17_5_conditions_count_the_present() {
    let mut game = blank(2);
    game.set_hand(A, Goals::only(Goal(3)));
    game.put_building(Building::Mine, A, hex(0, 0));
    game.put_marker(A, Blueprint(1), hex(0, 0));
    for r in [2, 4] {
        game.put_building(Building::Mine, A, hex(0, r));
        game.edit_player(A).miners.insert(hex(0, r));
    }
    assert_eq!(game.goals_met(A), [Goal(3)], "two colonists and a marker on mines");
    game.edit_player(A).miners.remove(hex(0, 4));
    assert!(game.goals_met(A).is_empty());
}

#[test]
fn r17_7_the_owner_is_told_how_far_a_goal_is() {
    let mut game = blank(2);
    game.set_hand(A, [Goal(3), Goal(13), Goal(14)].into_iter().collect());
    let progress = |game: &OnMars, viewer| game.view(viewer).players[0].progress.clone();
    assert_eq!(progress(&game, Viewer::Seat(A)), [(Goal(3), 0, 3), (Goal(13), 0, 2), (Goal(14), 0, 3)]);
    for r in [0, 2, 4] {
        game.put_building(Building::Mine, A, hex(0, r));
        game.edit_player(A).miners.insert(hex(0, r));
    }
    game.give_scientist(A, Scientist::Geologist);
    game.give_scientist(A, Scientist::RdEngineer);
    game.set_tech(A, on_mars::Tech::Mine, on_mars::LabSpace::C4x1);
    assert_eq!(progress(&game, Viewer::Seat(A)), [(Goal(3), 3, 3), (Goal(13), 1, 2), (Goal(14), 1, 3)]);
    assert_eq!(game.goals_met(A), [Goal(3)], "a goal is met when all of it is there");
    assert!(progress(&game, Viewer::Seat(B)).is_empty() && progress(&game, Viewer::Spectator).is_empty());
}
