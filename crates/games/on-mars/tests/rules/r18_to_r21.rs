//! R18 Shuttle phase and travel, R19 End and scoring, R20 Variants, R21 Upgrade pack.

use on_mars::{
    Action, Building, ContractTypes, Deed, Event, Goal, Goals, Item, LACERDA, Length, MainAction, Mission, OnMars, Options,
    Phase, Question, Research, Side, SoloChoice, Switch, Term, data,
};
use orrery_engine::{Game, Seat, Seed};

use crate::support::{A, B, act, active, blank, blank_with, decider, effect, fresh, hex, in_colony, legal, view};

#[test]
fn r18_7_miners_stay_and_produce() {
    let mut game = in_colony(2);
    game.put_building(Building::Mine, A, hex(0, 0));
    game.edit_player(A).miners.insert(hex(0, 0));
    game.edit_player(A).working = 1;
    game.begin_shuttle(Some(Side::Colony));
    act(&mut game, A, Action::Travel);
    assert!(game.player_of(A).miners.contains(hex(0, 0)));
    assert_eq!(game.player_of(A).storage[Item::Mineral.index()], 1);
    assert_eq!((game.player_of(A).quarters, game.player_of(A).working), (4, 0));
}

#[test]
fn r18_8_the_benefit_of_a_space_may_be_declined() {
    let mut game = blank(2);
    game.begin_shuttle(Some(Side::Orbit));
    game.set_exploration([on_mars::Discovery::Water, on_mars::Discovery::Plant]);
    act(&mut game, A, Action::Travel);
    act(&mut game, A, Action::Discovery { tile: on_mars::Discovery::Water });
    let hex = legal(&game)[0];
    act(&mut game, A, hex);
    act(&mut game, A, Action::TurnOrder { space: 8 });
    assert_eq!(game.question(), Question::Offer);
    act(&mut game, A, Action::Decline);
    assert!(game.player_of(A).blueprints.is_empty());
    assert_eq!(decider(&game), Some(B));
}

#[test]
fn r18_9_a_side_has_room_for_all() {
    let mut game = blank(4);
    for (seat, space) in [(1, 5), (2, 6), (3, 7)] {
        game.edit_player(Seat(seat)).space = space;
    }
    game.begin_at(A);
    act(&mut game, A, Action::Main { action: MainAction::LandingPod });
    assert_eq!(game.player_of(A).space, 8, "the only space left is taken without a question");
}

#[test]
fn r18_10_those_who_cannot_travel_are_not_asked() {
    let mut game = blank(2);
    game.edit_player(B).space = 5;
    game.begin_shuttle(Some(Side::Orbit));
    assert_eq!(decider(&game), Some(A));
    act(&mut game, A, Action::Stay);
    assert_eq!((game.phase(), active(&game)), (Phase::Colonization, A), "B has no ship");
}

#[test]
fn r19_2_the_end_is_triggered_once_and_missions_go_on() {
    let mut game = blank(2);
    game.set_mission(0, Mission::Blueprints, 5);
    game.trigger();
    game.trigger();
    assert!(game.has_ended());
    game.contribute_to(A, Deed::BlueprintTaken);
    assert_eq!(view(&game).missions[0].left, 4);
    assert!(game.player_of(A).waiting > 0);
}

#[test]
fn r19_5_what_is_left_over_is_worth_nothing() {
    let mut game = blank(2);
    let before = game.final_score(A).total;
    game.set_hand(A, [Goal(1), Goal(2)].into_iter().collect());
    let player = game.edit_player(A);
    player.storage = [2; 5];
    player.crystals = 3;
    player.research.insert(Research::A);
    player.discoveries.insert(on_mars::Discovery::Water);
    assert_eq!(game.final_score(A).total, before);
}

#[test]
fn r19_8_a_solo_game_ends_with_both_scores() {
    let mut game = blank_with(&Options { space_anomaly_variant: Switch::On, ..Options::default() }, 1);
    game.edit_player(LACERDA).op = 7;
    game.edit_player(LACERDA).hangar = 2;
    game.trigger();
    let mut events = Vec::new();
    game.finish_colonization(&mut events);
    let parts = events.iter().find_map(|event| if let Event::RivalScored { parts } = event { Some(parts.clone()) } else { None });
    let score = game.final_score(LACERDA);
    assert_eq!(parts, Some(score.parts.iter().map(|(_, op)| *op).collect()));
    assert_eq!((score.parts[0], score.parts[2]), (("op", 7), ("ships", 6)));
    assert_eq!(game.outcome().expect("over").scores.len(), 1, "the human's own is in the outcome");
}

#[test]
fn r20_3_the_first_colonist_variant_fixes_the_missions() {
    for length in Length::ALL {
        let options = Options { first_colonist_variant: Switch::On, length, ..Options::default() };
        let missions: Vec<Mission> = view(&fresh(options, 3, 4)).missions.iter().map(|card| card.mission).collect();
        assert_eq!(missions, data().first_missions);
    }
}

#[test]
fn r20_3_martian_potato_needs_its_contracts() {
    let options =
        |upgrade_pack_contracts| Options { solo_goal: SoloChoice::MartianPotato, upgrade_pack_contracts, ..Options::default() };
    assert!(OnMars::setup(&options(ContractTypes::ExpertiseNetwork), 1, Seed(1)).is_err());
    assert!(OnMars::setup(&options(ContractTypes::Off), 1, Seed(1)).is_ok());
    assert!(OnMars::setup(&options(ContractTypes::ExpertiseNetwork), 2, Seed(1)).is_ok(), "it counts in solo alone");
}

#[test]
fn r21_1_everybody_gets_one_goal_of_the_pack() {
    let game = fresh(Options { upgrade_pack_goals: Switch::On, ..Options::default() }, 4, 6);
    for seat in Seat::all(4) {
        let hand: Goals = game.player_of(seat).hand;
        assert_eq!(hand.len(), 4);
        assert_eq!(hand.iter().filter(|&goal| data().goal(goal).upgrade_pack).count(), 1);
    }
}

#[test]
fn r21_2_two_types_of_contracts_are_in_play() {
    for (choice, types) in ContractTypes::ALL.into_iter().filter_map(|choice| Some((choice, choice.types()?))) {
        let view = view(&fresh(Options { upgrade_pack_contracts: choice, ..Options::default() }, 2, 1));
        assert_eq!(view.contract_types, types);
        for kind in types {
            assert_eq!(view.contract_deck.iter().filter(|&&card| data().contract(card).kind == kind).count(), 6);
        }
        assert_eq!(view.contract_deck.len(), 12);
    }
}

#[test]
fn r21_3_the_display_has_two_rows_of_six() {
    let mut game = blank(3);
    game.update_once(&mut Vec::<Event>::new());
    assert_eq!(view(&game).display.map(|row| row.len()), [6, 6]);
    effect(&mut game, A, Term::TakeBlueprint { count: 1, boost: on_mars::Boost::None });
    assert_eq!(legal(&game).len(), view(&game).display.iter().flatten().flatten().count());
}
