//! R22 Solo: Lacerda.

use on_mars::{
    Action, Blueprint, Building, Contract, Discovery, DisplayCard, Event, Hex, Item, LACERDA, LabSpace, LssReward, MainAction,
    Mission, OnMars, Options, Question, Research, RivalWork, Scientist, Side, SlotAction, SoloCard, SoloChoice, Tech, Term, Work,
    data,
};
use orrery_engine::{Game, Seat, Seed};

use crate::support::{A, act, blank_with, decider, hex, play_out, view};

/// The turn of the human on a blank map; Lacerda is in orbit.
fn solo() -> OnMars {
    blank_with(&Options::default(), 1)
}

fn in_colony() -> OnMars {
    let mut game = solo();
    game.edit_player(LACERDA).space = 5;
    game
}

fn does(game: &mut OnMars, work: RivalWork) -> Vec<Event> {
    let mut events = Vec::new();
    game.rival_does(work, &mut events);
    events
}

/// A card that shows this action, from 1, and whether he travels with it.
fn card(action: u8, travels: bool) -> SoloCard {
    let shows = |card: &SoloCard| {
        let face = &data().solo_cards[card.index()];
        face.action == action - 1 && face.travels == travels
    };
    SoloCard::all().find(shows).expect("such a card")
}

fn acts(game: &mut OnMars, action: u8) -> Vec<Event> {
    does(game, RivalWork::Act(card(action, true)))
}

fn tech_owner(event: &Event) -> Option<Seat> {
    if let Event::TechUsed { owner, .. } = *event { Some(owner) } else { None }
}

fn building_at(game: &OnMars, at: Hex) -> Option<Building> {
    view(game).hexes.iter().find(|found| found.hex == at).and_then(|found| found.building)
}

#[test]
fn r22_1_lacerda_has_the_second_seat() {
    let game = OnMars::setup(&Options::default(), 1, Seed(4)).expect("a solo game");
    let view = view(&game);
    assert_eq!((view.seats, view.players.len()), (1, 2));
    assert!(game.player_of(LACERDA).space > 0, "his space is drawn first");
    assert!(game.player_of(LACERDA).hand.is_empty() && view.players[1].bots.is_empty());
    assert_eq!(game.solo_state().sequence, Building::Mine);
    assert_eq!((decider(&game), game.question()), (Some(A), Question::TurnOrder));
}

#[test]
fn r22_3_he_pays_the_surcharge_with_crystals() {
    let mut game = solo();
    game.edit_player(A).slots[SlotAction::ObtainBlueprint.index()] = 2;
    game.edit_player(LACERDA).crystals = 3;
    acts(&mut game, 1);
    assert_eq!(game.player_of(LACERDA).crystals, 1);
    assert_eq!(game.player_of(LACERDA).slots[SlotAction::ObtainBlueprint.index()], 1);
}

#[test]
fn r22_4_instead_of_an_impossible_action_his_rover_moves() {
    let mut game = solo();
    game.edit_player(A).slots[SlotAction::ObtainBlueprint.index()] = 2;
    game.put_discovery(Discovery::Crystals, hex(0, 2));
    let events = acts(&mut game, 1);
    assert!(events.iter().any(|event| matches!(event, Event::RivalCannot { action: MainAction::ObtainBlueprint })));
    assert_eq!(game.player_of(LACERDA).rover, hex(0, 2));
    assert_eq!(game.player_of(LACERDA).slots[SlotAction::ObtainBlueprint.index()], 0, "he places nothing");
}

#[test]
fn r22_6_he_takes_the_cheapest_tech_that_he_lacks() {
    let mut game = solo();
    let mut grid = [None; 8];
    (grid[0], grid[4], grid[6]) = (Some(Tech::Ship), Some(Tech::Rover), Some(Tech::Mine));
    game.set_grid(grid);
    game.set_tech(LACERDA, Tech::Mine, LabSpace::C2x1);
    does(&mut game, RivalWork::TakeTech(1));
    assert_eq!(game.player_of(LACERDA).lab[Tech::Rover.index()], Some(LabSpace::C1x1));
}

#[test]
fn r22_6_he_develops_the_most_and_then_the_least_developed_tile() {
    let mut game = solo();
    game.set_tech(LACERDA, Tech::Mine, LabSpace::C1x1);
    game.set_tech(LACERDA, Tech::Rover, LabSpace::C3x1);
    does(&mut game, RivalWork::Develop { left: 2, most: true, free: true });
    let player = game.player_of(LACERDA);
    assert_eq!(player.lab[Tech::Rover.index()], Some(LabSpace::C4x2), "the lower neighbour");
    assert_eq!(player.lab[Tech::Mine.index()], Some(LabSpace::C2x2));
}

#[test]
fn r22_8_his_benefit_of_life_support_is_a_crystal() {
    let mut game = in_colony();
    game.set_reward(LssReward::Colonists);
    game.put_building(Building::Generator, A, hex(0, 0));
    does(&mut game, RivalWork::Construct(Some(Building::Generator)));
    // 2 OP for leaving row 1, and his quarters count as full.
    assert_eq!(game.player_of(LACERDA).op, 14);
    let crystals = game.player_of(LACERDA).waiting;
    assert!(crystals >= 1);
    game.edit_player(LACERDA).slots[SlotAction::HireOrContract.index()] = 1;
    game.ask(LACERDA, Work::LssBenefit);
    game.proceed(&mut Vec::new());
    assert_eq!(game.player_of(LACERDA).slots[SlotAction::HireOrContract.index()], 0, "his colonist comes back");
    assert_eq!(game.player_of(LACERDA).waiting, crystals);
}

#[test]
fn r22_10_his_rover_goes_to_the_nearest_tile() {
    let mut game = in_colony();
    game.put_discovery(Discovery::Crystals, hex(0, 2));
    game.put_discovery(Discovery::Blueprints, hex(0, -3));
    does(&mut game, RivalWork::Rover);
    assert_eq!(game.player_of(LACERDA).rover, hex(0, 2));
    assert!(game.player_of(LACERDA).discoveries.contains(Discovery::Crystals));
}

#[test]
fn r22_11_he_travels_unless_his_card_shows_the_cross() {
    for travels in [true, false] {
        let mut game = solo();
        game.stack_solo_card(card(1, travels), 0);
        game.edit_player(A).space = 5;
        game.begin_at(LACERDA);
        game.proceed(&mut Vec::new());
        game.set_shuttle(Side::Colony, 1, Some(Side::Orbit));
        game.begin_shuttle(Some(Side::Orbit));
        game.proceed(&mut Vec::new());
        assert_eq!(game.player_of(LACERDA).side() == Side::Colony, travels);
    }
}

#[test]
fn r22_13_equal_choices_are_drawn_by_lot() {
    let mut hexes = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = OnMars::setup(&Options::default(), 1, Seed(seed)).expect("a solo game");
        does(&mut game, RivalWork::Construct(Some(Building::Mine)));
        hexes.extend(view(&game).hexes.iter().filter(|found| found.miner == Some(LACERDA)).map(|found| found.hex));
    }
    assert!(hexes.len() > 3, "different places in different games");
}

#[test]
fn r22_14_his_quarters_count_as_full() {
    let game = solo();
    let parts = game.final_score(LACERDA).parts;
    assert!(parts.contains(&("colonists", 21)), "{parts:?}");
}

#[test]
fn r22_15_the_goal_decides_who_wins() {
    let won = |choice| {
        let mut game = blank_with(&Options { solo_goal: choice, ..Options::default() }, 1);
        game.set_colony(3, [4; 4]);
        game.give_contract(A, Contract(7), data().contract(Contract(7)).deliver);
        game.edit_player(A).completed = on_mars::Goal(1);
        game.set_tech(A, Tech::Mine, LabSpace::C6x1);
        game.edit_player(A).op = 60;
        game.finish_game();
        (game.solo_standing().expect("a solo game").won, game.outcome().expect("over").winners.contains(A))
    };
    assert_eq!(won(SoloChoice::Any), (true, true));
    assert_eq!(won(SoloChoice::FirstColonists), (true, true));
    assert_eq!(won(SoloChoice::HunkyDory), (false, false));
}

#[test]
fn r22_17_he_leaves_tiles_with_resources_alone() {
    let mut game = in_colony();
    game.put_discovery(Discovery::Mineral, hex(0, 1));
    game.put_research(Research::A, hex(0, -1));
    // Without a tile that can move, research is of no use to him either.
    does(&mut game, RivalWork::Rover);
    assert_eq!(game.player_of(LACERDA).rover.on_map(), None);
    game.set_tech(LACERDA, Tech::Shelter, LabSpace::C2x2);
    does(&mut game, RivalWork::Rover);
    assert!(game.player_of(LACERDA).research.contains(Research::A));
}

#[test]
fn r22_18_crystals_are_spent_only_to_arrive() {
    let reach = |crystals| {
        let mut game = in_colony();
        game.put_discovery(Discovery::Crystals, hex(0, 4));
        game.edit_player(LACERDA).crystals = crystals;
        does(&mut game, RivalWork::Rover);
        (data().map.distance(game.player_of(LACERDA).rover, hex(0, 4)), game.player_of(LACERDA).crystals)
    };
    assert_eq!(reach(1), (2, 1), "one crystal is not enough, so it is kept");
    assert_eq!(reach(3), (0, 1), "exactly the two that are missing");
}

#[test]
fn r22_18_a_crystal_that_the_tile_needs_is_not_spent_on_the_way() {
    let ends = |crystals| {
        let mut game = in_colony();
        // The step to level 6 costs a crystal, and no other tile of his can move.
        game.set_tech(LACERDA, Tech::Shelter, LabSpace::C5x1);
        game.put_discovery(Discovery::Develop, hex(0, 3));
        game.edit_player(LACERDA).crystals = crystals;
        does(&mut game, RivalWork::Rover);
        let player = game.player_of(LACERDA);
        (data().map.distance(player.rover, hex(0, 3)), player.crystals, player.level(Tech::Shelter))
    };
    assert_eq!(ends(1), (1, 1, 5), "he stops before the tile");
    assert_eq!(ends(2), (0, 0, 6));
}

#[test]
fn r22_20_he_builds_scored_types_first() {
    let mut game = in_colony();
    game.give_blueprint(LACERDA, Blueprint(1));
    game.give_blueprint(LACERDA, Blueprint(3));
    game.put_building(Building::Mine, A, hex(0, 0));
    game.put_building(Building::Generator, A, hex(3, 0));
    game.give_scientist(LACERDA, Scientist::Geologist);
    let events = does(&mut game, RivalWork::Upgrade { left: 1, tech: false });
    let scored = data().scientists[Scientist::Geologist.index()].scores;
    assert_eq!(scored, Building::Generator);
    assert!(events.iter().any(|event| matches!(event, Event::Upgraded { blueprint: Blueprint(3), .. })));
}

#[test]
fn r22_20_your_tile_is_used_only_if_one_upgrade_more_is_made() {
    let uses = |generators: &[Hex]| {
        let mut game = in_colony();
        // Mines come first, because the systems engineer scores them; then two cards for generators are left.
        game.give_scientist(LACERDA, Scientist::SystemsEngineer);
        for card in [1, 3, 4] {
            game.give_blueprint(LACERDA, Blueprint(card));
        }
        game.put_building(Building::Mine, A, hex(0, 0));
        generators.iter().for_each(|&at| game.put_building(Building::Generator, A, at));
        game.set_tech(LACERDA, Tech::Upgrade, LabSpace::C1x1);
        game.set_tech(A, Tech::Upgrade, LabSpace::C2x1);
        let events = does(&mut game, RivalWork::Upgrade { left: 1, tech: true });
        let owners: Vec<Seat> = events.iter().filter_map(tech_owner).collect();
        (events.iter().filter(|event| matches!(event, Event::Upgraded { .. })).count(), owners)
    };
    assert_eq!(uses(&[hex(3, 0)]), (2, vec![LACERDA]), "one generator is left, and his own tile is enough for it");
    assert_eq!(uses(&[hex(3, 0), hex(3, 2)]), (3, vec![A]));
}

#[test]
fn r22_21_the_human_decides_about_a_tile_he_used() {
    let mut game = in_colony();
    game.edit_player(A).space = 1;
    game.begin_at(LACERDA);
    game.set_tech(A, Tech::Mine, LabSpace::C1x1);
    game.put_building(Building::Mine, A, hex(0, 0));
    game.stack_solo_card(card(1, true), 0);
    game.proceed(&mut Vec::new());
    assert_eq!((decider(&game), game.question()), (Some(A), Question::OwnerChoice));
    assert_eq!(building_at(&game, hex(0, 0)), Some(Building::Mine));
}

#[test]
fn r22_22_his_way_leads_over_crystals() {
    for middle in [hex(0, 1), hex(1, 0)] {
        let mut game = in_colony();
        game.put_discovery(Discovery::Blueprints, hex(1, 1));
        game.put_crystal(middle);
        does(&mut game, RivalWork::Rover);
        assert!(!game.map_crystals().contains(middle), "of two ways the one with the crystal");
        assert_eq!(game.player_of(LACERDA).rover, hex(1, 1));
    }
}

#[test]
fn r22_23_with_two_scientists_he_takes_the_best_contract() {
    let mut game = in_colony();
    game.give_scientist(LACERDA, Scientist::Geologist);
    game.give_scientist(LACERDA, Scientist::Biochemist);
    for slot in 0..6 {
        game.set_card(slot, DisplayCard::Empty);
    }
    game.set_card(0, DisplayCard::Contract(Contract(1)));
    game.set_card(1, DisplayCard::Contract(Contract(7)));
    let best = [Contract(1), Contract(7)].into_iter().max_by_key(|&card| data().contract(card).op_complete).expect("two cards");
    does(&mut game, RivalWork::Hire);
    let taken = game.player_of(LACERDA).contracts;
    assert_eq!(taken.len(), 1);
    assert_eq!(data().contract(taken.iter().next().expect("a card")).op_complete, data().contract(best).op_complete);
    assert!(taken.iter().all(|card| game.completed_contracts().contains(card)), "complete at once");
}

#[test]
fn r22_25_his_cleared_colonists_just_leave() {
    let mut game = solo();
    game.edit_player(LACERDA).slots[SlotAction::ObtainBlueprint.index()] = 3;
    act(&mut game, A, Action::Main { action: MainAction::ObtainBlueprint });
    let player = game.player_of(LACERDA);
    assert_eq!((player.slots[SlotAction::ObtainBlueprint.index()], player.working), (0, 0));
}

#[test]
fn r22_26_a_turn_without_an_action_moves_the_mission() {
    let mut game = solo();
    for slot in 0..3 {
        game.set_mission(slot, [Mission::Blueprints, Mission::Techs, Mission::Bots][slot], 4);
    }
    game.edit_player(A).slots[SlotAction::ObtainBlueprint.index()] = 2;
    game.edit_player(A).space = 5;
    game.begin_at(LACERDA);
    let card = card(1, true);
    game.stack_solo_card(card, 12);
    game.proceed(&mut Vec::new());
    assert_eq!(view(&game).missions.iter().map(|mission| mission.left).sum::<u8>(), 11);
    assert_eq!(game.solo_state().discard.last(), Some(&card));
}

#[test]
fn r22_27_impossible_benefits_are_skipped() {
    let mut game = solo();
    game.set_grid([None; 8]);
    let before = game.player_of(LACERDA).rover;
    game.ask(LACERDA, Work::Offer(Term::TakeTech { count: 1, boost: on_mars::Boost::None }));
    game.proceed(&mut Vec::new());
    assert_eq!(game.player_of(LACERDA).rover, before, "the rover replaces impossible actions only");
    assert!(game.player_of(LACERDA).lab.iter().all(Option::is_none));
}

#[test]
fn r22_5_he_never_holds_resources() {
    let game = OnMars::setup(&Options::default(), 1, Seed(2)).expect("a solo game");
    play_out(game, 2, |game, _, _| {
        assert!(Item::RESOURCES.into_iter().all(|item| game.player_of(LACERDA).storage[item.index()] == 0));
    });
}
