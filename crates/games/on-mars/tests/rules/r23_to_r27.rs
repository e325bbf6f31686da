//! R23 Effect terms, R24 Information and refusals, R26 What is reconstructed, R27 Decisions as steps.

use on_mars::{
    Action, Blueprint, Boost, Building, Contract, Discovery, Event, Executive, Fee, Goal, GoalReward, Goods, Hex, Item, LabSpace,
    MainAction, Mission, Moves, OnMars, Options, Piece, Question, Run, Side, Switch, Tech, Term, Work, data,
};
use orrery_engine::{Disclosure, Game, Rng, Seat, Seed, Silent, Viewer};
use toml::{Table, Value};

use crate::support::{A, B, act, blank, decider, effect, fresh, hex, in_colony, legal, play_out, question, refused, view};

#[test]
fn r23_every_effect_of_the_data_means_something() {
    let empty: Vec<LabSpace> = LabSpace::ALL.into_iter().filter(|space| data().lab[space.index()].term.is_nothing()).collect();
    assert!(empty.iter().all(|&space| [2, 4, 6].contains(&space.level())), "{empty:?}");
    assert!(data().blueprints.iter().all(|face| !face.term.is_nothing()));
    assert!(data().discoveries.iter().all(|face| !face.term.is_nothing()));
    assert!(data().goals.iter().all(|face| !face.reward.is_nothing() && !face.conditions.is_empty()));
    assert_eq!(data().spaces.iter().filter(|term| term.is_nothing()).count(), 2, "spaces 1 and 5");
}

#[test]
fn r24_1_everything_on_the_boards_is_open() {
    let game = fresh(Options::default(), 3, 5);
    let (seat, spectator) = (game.view(Viewer::Seat(B)), view(&game));
    assert_eq!(spectator.players[0].storage, [1; 5]);
    assert_eq!(seat.players[0], spectator.players[0], "B sees of A what everybody sees");
    assert_eq!((seat.contract_deck, seat.stacks), (spectator.contract_deck, spectator.stacks));
}

#[test]
fn r24_3_a_refusal_changes_nothing_and_names_its_rule() {
    let game = blank(2);
    // `refused` compares the position before and after.
    assert_eq!(refused(&game, A, Action::Main { action: MainAction::ControlCenter }), ("R6.1", "wrong_side"));
    assert_eq!(refused(&game, B, Action::EndTurn), ("R24.7", "not_your_turn"));
}

#[test]
fn r24_6_which_goal_was_paid_is_known_to_its_owner() {
    let mut game = in_colony(2);
    game.set_hand(A, [Goal(1), Goal(2)].into_iter().collect());
    game.put_bot(A, hex(0, 0));
    effect(&mut game, A, Term::Move(Moves { bots: Some(0), ..Moves::default() }));
    let pays = Action::Step { piece: Piece::Bot(hex(0, 0)), to: hex(0, 1), fee: Fee::Goal(Goal(2)) };
    let events = act(&mut game, A, pays);
    assert!(events.contains(&Event::Paid { seat: A, resources: [0; 5], crystals: 0, goals: 1, colonists: 0 }));
    let seen = |viewer| (game.view(viewer).players[0].goals_paid, game.view(viewer).players[0].paid.clone());
    assert_eq!(seen(Viewer::Seat(A)), (1, vec![Goal(2)]));
    assert_eq!(seen(Viewer::Seat(B)), (1, vec![]));
}

#[test]
fn r24_7_another_phase_is_named_before_another_seat() {
    let mut game = in_colony(3);
    game.begin_travel_of(A, None);
    game.edit_player(A).hangar = 1;
    assert_eq!(refused(&game, B, Action::EndTurn), ("R24.7", "wrong_phase"), "no turns in a shuttle phase");
    assert_eq!(refused(&game, B, Action::Stay), ("R24.7", "not_your_turn"));
    game.begin_at(A);
    assert_eq!(refused(&game, B, Action::Stay), ("R24.7", "wrong_phase"));
    assert_eq!(refused(&game, B, Action::EndTurn), ("R24.7", "not_your_turn"));
}

#[test]
fn r24_7_a_target_is_judged_before_the_number_of_an_effect() {
    let mut game = in_colony(2);
    game.give_blueprint(A, Blueprint(1));
    game.put_building(Building::Mine, A, hex(0, 0));
    let used_up = Run { left: 0, begun: true, boost: Boost::Any };
    game.ask(A, Work::Upgrades { run: used_up, free: true, tech: false, anywhere: true });
    assert_eq!(refused(&game, A, Action::Blueprint { blueprint: Blueprint(2) }).1, "no_blueprint");
    assert_eq!(refused(&game, A, Action::Blueprint { blueprint: Blueprint(1) }).1, "nothing_to_do");
    // What an effect does not give is not possible; what it gives may find no room.
    let kinds = [Item::Water].into_iter().collect();
    game.ask(A, Work::Choice { run: Run::new(1, Boost::None), kinds });
    game.edit_player(A).storage = [1; 5];
    assert_eq!(refused(&game, A, Action::Item { item: Item::Plant }).1, "nothing_to_do");
    assert_eq!(refused(&game, A, Action::Item { item: Item::Water }).1, "cannot_store");
}

#[test]
fn r24_7_what_does_not_exist_is_named_before_anything_else() {
    let unknown = |game: &OnMars, action| assert_eq!(refused(game, A, action), ("R24.7", "unknown_id"), "{action:?}");
    let mut game = in_colony(2);
    game.edit_player(A).completed = Goal(1);
    assert_eq!(refused(&game, A, Action::CompleteGoal { goal: Goal(2), reward: GoalReward::None }).1, "goal_already_completed");
    unknown(&game, Action::CompleteGoal { goal: Goal(25), reward: GoalReward::None });

    // One ship at colony level 1: the limit is reached.
    game.edit_player(A).ships = 0b1_1110;
    let mut ships = game.clone();
    ships.ask(A, Work::Ships { run: Run::new(1, Boost::None), free: true, tech: true, with_bot: 1, alone: 2 });
    assert_eq!(refused(&ships, A, Action::Ship { space: 2 }).1, "ship_limit");
    unknown(&ships, Action::Ship { space: 0 });
    unknown(&ships, Action::Ship { space: 9 });
    assert_eq!(refused(&ships, A, Action::UseTech { owner: B }).1, "nothing_to_do");
    unknown(&ships, Action::UseTech { owner: Seat(2) });

    let mut upgrades = game.clone();
    upgrades.ask(A, Work::Upgrades { run: Run::new(1, Boost::None), free: true, tech: false, anywhere: true });
    assert_eq!(refused(&upgrades, A, Action::Blueprint { blueprint: Blueprint(24) }).1, "no_blueprint");
    unknown(&upgrades, Action::Blueprint { blueprint: Blueprint(25) });

    let mut refill = game.clone();
    refill.ask(A, Work::Refill { slot: 0 });
    assert_eq!(refused(&refill, A, Action::Refill { contract: Contract(24) }).1, "not_in_display");
    unknown(&refill, Action::Refill { contract: Contract(25) });

    // An answer to another question is refused as such, whatever it names.
    assert_eq!(refused(&refill, A, Action::Ship { space: 9 }), ("R24.7", "wrong_phase"));
}

#[test]
fn r24_7_the_use_of_advanced_buildings_is_refused_for_the_nearest_reason() {
    let mut game = in_colony(2);
    for r in 0..3 {
        game.put_building(Building::Mine, A, hex(0, r));
    }
    let building = Action::Executive { action: Executive::AdvancedBuilding };
    assert_eq!(refused(&game, A, building).1, "exec_not_available");
    game.put_marker(B, Blueprint(1), hex(0, 0));
    assert_eq!(refused(&game, A, building).1, "no_scientist");
    // The player's own building needs no scientist, only crystals.
    game.put_marker(A, Blueprint(13), hex(0, 1));
    game.edit_player(A).crystals = 1;
    assert_eq!(refused(&game, A, building), ("R15.2", "cannot_pay"));
}

#[test]
fn r24_11_a_stay_is_final_even_if_the_same_seat_is_next() {
    let mut game = blank(2);
    game.edit_player(B).space = 5;
    game.begin_shuttle(Some(Side::Orbit));
    let disclosed = game.apply(A, &Action::Stay, &mut Silent).expect("A may stay");
    // B cannot travel, and A begins the next round.
    assert_eq!((decider(&game), game.question()), (Some(A), Question::Turn));
    assert_eq!(disclosed, Disclosure::Something);
}

#[test]
fn r26_every_entry_names_its_source() {
    fn check(entry: &Table, sources: &mut Vec<String>) {
        for (key, value) in entry {
            match value {
                Value::String(source) if key == "source" => sources.push(source.clone()),
                Value::Table(inner) => check(inner, sources),
                Value::Array(all) => all.iter().filter_map(Value::as_table).for_each(|inner| check(inner, sources)),
                _ => {}
            }
        }
    }
    let mut sources = Vec::new();
    for (file, text) in OnMars::META.components {
        check(&text.parse::<Table>().unwrap_or_else(|error| panic!("{file}: {error}")), &mut sources);
    }
    assert!(sources.len() > 150);
    assert!(sources.iter().all(|source| ["rulebook", "published", "reconstructed"].contains(&source.as_str())));
    assert!(sources.iter().any(|source| source == "reconstructed"));
}

#[test]
fn r27_1_every_decision_is_a_list_without_repetitions() {
    play_out(fresh(Options::default(), 4, 12), 12, |_, _, actions| {
        let mut seen = std::collections::HashSet::new();
        assert!(actions.iter().all(|action| seen.insert(*action)), "{actions:?}");
        assert!(!actions.is_empty());
    });
}

#[test]
fn r27_3_a_step_must_leave_a_way_out() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_bot(B, hex(0, 1));
    let onto = Action::Step { piece: Piece::Bot(hex(0, 0)), to: hex(0, 1), fee: Fee::Point };
    let mut one = game.clone();
    effect(&mut one, A, Term::Move(Moves { bots: Some(1), ..Moves::default() }));
    assert_eq!(refused(&one, A, onto).1, "hex_occupied");
    effect(&mut game, A, Term::Move(Moves { bots: Some(2), ..Moves::default() }));
    act(&mut game, A, onto);
    assert!(!legal(&game).contains(&Action::Finish), "it may pass, not stay");
}

#[test]
fn r27_3_a_tile_that_can_be_taken_is_a_way_out() {
    let mut game = in_colony(2);
    game.edit_player(A).rover = hex(0, 0);
    // A bot on the next hex, markers around it, and beyond them one hex with a tile.
    game.put_bot(B, hex(0, 1));
    for (blueprint, at) in (1..).zip([hex(-1, 1), hex(-1, 2), hex(1, 0), hex(1, 1)]) {
        game.put_building(Building::Mine, B, at);
        game.put_marker(B, Blueprint(blueprint), at);
    }
    game.put_building(Building::Mine, A, hex(0, 0));
    game.edit_player(B).miners.insert(hex(0, 0));
    game.put_discovery(Discovery::Crystals, hex(0, 2));
    effect(&mut game, A, Term::Move(Moves { rover: Some(2), ..Moves::default() }));
    act(&mut game, A, Action::Step { piece: Piece::Rover, to: hex(0, 1), fee: Fee::Point });
    // The step that is left is made without asking.
    assert_eq!((game.question(), game.player_of(A).rover), (Question::TakeTile, hex(0, 2)));
}

#[test]
fn r27_3_a_rover_may_pass_a_tile_on_its_way_to_another_one() {
    let mut game = in_colony(2);
    // Minerals find no room; around their tile stand markers, and beyond it lies a tile with crystals.
    game.edit_player(A).storage[Item::Mineral.index()] = 1;
    for (blueprint, at) in (1..).zip([hex(-1, 1), hex(-1, 2), hex(1, 0), hex(1, 1)]) {
        game.put_building(Building::Mine, B, at);
        game.put_marker(B, Blueprint(blueprint), at);
    }
    game.put_building(Building::Mine, A, hex(0, 0));
    game.edit_player(B).miners.insert(hex(0, 0));
    game.put_discovery(Discovery::Mineral, hex(0, 1));
    game.put_discovery(Discovery::Crystals, hex(0, 2));
    effect(&mut game, A, Term::Move(Moves { rover: Some(2), ..Moves::default() }));
    act(&mut game, A, Action::Step { piece: Piece::Rover, to: hex(0, 1), fee: Fee::Point });
    assert_eq!((game.question(), game.player_of(A).rover), (Question::TakeTile, hex(0, 2)));
}

#[test]
fn r27_3_a_bot_may_pass_while_the_rover_stands_on_a_tile_for_its_zone() {
    let mut game = in_colony(2);
    game.edit_player(A).rover = hex(2, 0);
    game.edit_player(A).storage[Item::Mineral.index()] = 1;
    game.put_building(Building::Generator, A, hex(0, -2));
    game.put_discovery(Discovery::BuildGenerator, hex(3, 0));
    game.put_bot(A, hex(0, 0));
    game.put_bot(B, hex(0, 1));
    act(&mut game, A, Action::Main { action: MainAction::ControlCenter });
    act(&mut game, A, Action::Step { piece: Piece::Rover, to: hex(3, 0), fee: Fee::Point });
    // Beyond B the generator may be out of reach, but the rover has a point to leave the tile.
    act(&mut game, A, Action::Step { piece: Piece::Bot(hex(0, 0)), to: hex(0, 1), fee: Fee::Point });
    act(&mut game, A, Action::Step { piece: Piece::MovedBot(hex(0, 1)), to: hex(0, 2), fee: Fee::Point });
    assert_eq!(refused(&game, A, Action::Finish).1, "cannot_take_tile");
    act(&mut game, A, Action::Step { piece: Piece::Rover, to: hex(2, 0), fee: Fee::Point });
    assert_eq!(game.question(), Question::Turn);
}

#[test]
fn r27_3_a_piece_of_the_player_that_can_make_room_is_a_way_out() {
    let mut game = in_colony(2);
    // Markers surround the bot of B, but for the hex of the rover of A.
    for (blueprint, at) in (1..).zip([hex(-1, 1), hex(-1, 2), hex(1, 0), hex(1, 1)]) {
        game.put_building(Building::Mine, B, at);
        game.put_marker(B, Blueprint(blueprint), at);
    }
    game.put_building(Building::Mine, A, hex(0, 0));
    game.edit_player(B).miners.insert(hex(0, 0));
    game.put_bot(A, hex(0, 0));
    game.put_bot(B, hex(0, 1));
    game.edit_player(A).rover = hex(0, 2);
    let (moves, mut without) = (Moves { bots: Some(2), rover: Some(1), ..Moves::default() }, game.clone());
    let onto = Action::Step { piece: Piece::Bot(hex(0, 0)), to: hex(0, 1), fee: Fee::Point };
    effect(&mut without, A, Term::Move(Moves { rover: None, ..moves }));
    assert_eq!(refused(&without, A, onto).1, "hex_occupied");
    effect(&mut game, A, Term::Move(moves));
    act(&mut game, A, onto);
    act(&mut game, A, Action::Step { piece: Piece::MovedBot(hex(0, 1)), to: hex(0, 2), fee: Fee::Point });
    assert_eq!(refused(&game, A, Action::Finish).1, "hex_occupied");
    act(&mut game, A, Action::Step { piece: Piece::Rover, to: hex(0, 3), fee: Fee::Point });
    assert_eq!(game.question(), Question::Turn);
}

#[test]
fn r27_6_hidden_things_do_not_show_before_their_time() {
    let game = fresh(Options::default(), 4, 3);
    for seed in 0..20 {
        let mut other = game.clone();
        other.redeal(Viewer::Spectator, &mut Rng::new(Seed(seed)));
        assert_eq!(view(&other), view(&game));
    }
}

#[test]
fn r27_7_the_owner_of_a_used_tile_gets_its_benefit() {
    let mut game = in_colony(2);
    game.set_tech(B, Tech::Mine, LabSpace::C2x1);
    game.use_of(B, Tech::Mine);
    game.end_turn_now(&mut Vec::new());
    assert_eq!(game.question(), Question::OwnerChoice);
    act(&mut game, B, Action::Develop { tech: Tech::Mine, space: LabSpace::C3x1 });
    assert_eq!(game.player_of(B).storage[Item::Mineral.index()], 1, "the space gives a mineral");
    assert_eq!(game.player_of(A).storage[Item::Mineral.index()], 0);
}

#[test]
fn r27_8_a_single_option_is_not_asked() {
    let options = Options { first_colonist_variant: Switch::On, upgrade_pack_goals: Switch::On, ..Options::default() };
    for (seats, seed) in (1..=4).cycle().zip(20..32) {
        play_out(fresh(options, seats, seed), seed, |game, _, actions| {
            let always = matches!(game.question(), Question::Turn | Question::GoalWindow | Question::CardsB);
            let card = matches!(actions, [Action::Pay { payment }] if !payment.goals.is_empty());
            assert!(actions.len() > 1 || always || card, "{:?}: {actions:?}", game.question());
        });
    }
}

#[test]
fn r27_8_a_gain_that_contracts_no_longer_need_is_not_asked() {
    let mut game = blank(2);
    // The contract misses one crystal; the card brings one, and so does the mission.
    game.give_contract(A, Contract(12), [2, 0, 0, 0, 0, 2]);
    game.set_mission(0, Mission::Blueprints, 4);
    game.set_display([&[Blueprint(11), Blueprint(12)], &[]]);
    effect(&mut game, A, Term::TakeBlueprint { count: 1, boost: Boost::None });
    act(&mut game, A, Action::Blueprint { blueprint: Blueprint(11) });
    assert_eq!(game.question(), Question::Allot);
    act(&mut game, A, Action::Allot { contract: Contract(12), units: 1 });
    assert!(game.completed_contracts().contains(Contract(12)));
    assert_eq!((game.question(), game.player_of(A).waiting), (Question::Turn, 1), "the other one waits below the depot");
}

#[test]
fn r27_9_pure_gains_are_not_asked() {
    let mut goods = Goods::default();
    goods.items[Item::Water.index()] = 1;
    let mut game = blank(2);
    question(&mut game, A, Work::Offer(Term::Gain(goods)));
    assert_eq!((game.question(), game.player_of(A).storage[Item::Water.index()]), (Question::Turn, 1));
    question(&mut game, A, Work::Offer(Term::TakeBlueprint { count: 2, boost: Boost::None }));
    assert_eq!(legal(&game), [Action::Accept, Action::Decline]);
    act(&mut game, A, Action::Accept);
    assert!(!legal(&game).contains(&Action::Stop), "accepted, so one is taken");
}

#[test]
fn r27_10_rewards_of_a_ship_that_bring_the_same_are_one_choice() {
    let mut game = in_colony(2);
    [hex(0, 0), hex(0, 2), hex(2, 0), hex(-2, 0)].into_iter().for_each(|at| game.put_bot(A, at));
    let reward = Work::ShipReward { with_bot: 1, alone: 2 };
    (game.edit_player(A).quarters, game.edit_player(A).supply) = (0, 2);
    let mut full = game.clone();
    question(&mut game, A, reward);
    assert_eq!(legal(&game), [Action::Reward { index: 0 }, Action::Reward { index: 1 }], "one colonist or two");
    // With a single colonist left both bring that one, and nothing is asked.
    full.edit_player(A).supply = 1;
    let mut with_bot = full.clone();
    question(&mut full, A, reward);
    assert_eq!((full.question(), full.player_of(A).quarters), (Question::Turn, 1));
    with_bot.edit_player(A).bots[0] = Hex::NONE;
    question(&mut with_bot, A, reward);
    assert_eq!(legal(&with_bot).len(), 2, "a bot makes the difference");
}

#[test]
fn games_of_the_first_version_ask_for_equal_rewards() {
    let mut game = OnMars::setup_by_rules(1, &Options::default(), 2, Seed(3)).expect("a game");
    assert!(!serde_json::to_string(&game).expect("plain data").contains("\"rules\""), "as it was stored then");
    game.begin_at(A);
    game.edit_player(A).bots = [hex(0, 0), hex(0, 2), hex(2, 0), hex(-2, 0)];
    game.edit_player(A).supply = 0;
    question(&mut game, A, Work::ShipReward { with_bot: 1, alone: 2 });
    assert_eq!(legal(&game), [Action::Reward { index: 0 }, Action::Reward { index: 1 }]);
}

#[test]
fn r27_11_hexes_are_listed_by_column_and_row() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_building(Building::Generator, A, hex(0, 2));
    game.put_building(Building::Generator, A, hex(0, -2));
    question(&mut game, A, Work::ConstructHex { building: Building::Generator, free: true, tech_boost: false });
    let hexes: Vec<u8> =
        legal(&game).into_iter().filter_map(|action| if let Action::Hex { hex } = action { Some(hex.0) } else { None }).collect();
    assert!(hexes.len() > 2 && hexes.is_sorted());
}

#[test]
fn r27_12_one_bot_after_the_other_takes_its_tile() {
    let mut game = in_colony(2);
    game.put_bot(A, hex(0, 0));
    game.put_bot(A, hex(3, 0));
    game.put_discovery(Discovery::Water, hex(0, 1));
    game.put_discovery(Discovery::Plant, hex(3, 1));
    effect(&mut game, A, Term::Move(Moves { bots: Some(2), as_rover: true, ..Moves::default() }));
    for (from, to) in [(hex(0, 0), hex(0, 1)), (hex(3, 0), hex(3, 1))] {
        act(&mut game, A, Action::Step { piece: Piece::Bot(from), to, fee: Fee::Point });
    }
    assert_eq!(legal(&game), [Action::Hex { hex: hex(0, 1) }, Action::Hex { hex: hex(3, 1) }]);
    act(&mut game, A, Action::Hex { hex: hex(3, 1) });
    act(&mut game, A, Action::Accept);
    // One is left, so it is not asked which.
    assert_eq!(game.question(), Question::TakeTile);
    assert_eq!(view(&game).about.hex, Some(hex(0, 1)));
}
