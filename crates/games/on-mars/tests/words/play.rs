//! What the game says while it is played.

use on_mars::{
    Action, Blueprint, Contract, Event, Fee, Goal, GoalReward, Goals, Hex, Item, OnMars, Options, Payment, Piece, Place,
    SlotAction,
};
use orrery_engine::suite::words::{self, Games};
use orrery_engine::{Game, Message, Presentation, Rng, Seat, Seed, Turn, Viewer};

use crate::everything;

#[test]
fn words_are_complete_in_random_games() {
    for seats in 2..=4 {
        words::are_complete::<OnMars>(&Options::default(), seats, 2);
    }
    words::are_complete::<OnMars>(&everything(), 3, 3);
    words::are_complete::<OnMars>(&everything(), 1, 4);
}

/// Random players decline and stop as often as not; effects go on for those who do so less.
fn games() -> Games<OnMars> {
    Games {
        tables: vec![(Options::default(), 1), (Options::default(), 2), (everything(), 3)],
        avoid: |action| matches!(action, Action::Decline | Action::Stop | Action::Finish),
    }
}

/// Plays at random; `look` sees the position after each decision and what happened.
fn play(options: &Options, seats: u8, seed: u64, mut look: impl FnMut(&OnMars, &[Event])) {
    let mut game = OnMars::setup(options, seats, Seed(seed)).expect("a game for this many players");
    let mut rng = Rng::stream(Seed(seed), 1);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    while let Turn::Decide(seats) = game.turn() {
        let seat = seats.lowest().expect("somebody decides");
        actions.clear();
        game.legal(seat, &mut actions);
        let action = *rng.pick(&actions).expect("never stuck");
        events.clear();
        game.apply(seat, &action, &mut events).expect("listed");
        look(&game, &events);
    }
}

#[test]
fn a_solo_game_calls_lacerda_by_his_name() {
    let languages = words::all::<OnMars>();
    let names_him_well = |said: &str| !said.contains("Player 2") && !said.contains("Giocatore 2");
    let mut named = 0;
    play(&everything(), 1, 6, |game, events| {
        for words in &languages {
            for event in events {
                let said = words.say(&OnMars::narrate(event));
                assert!(names_him_well(&said), "{said}");
                named += usize::from(said.contains("Lacerda"));
            }
            let table = OnMars::render(&game.view(Viewer::Seat(Seat(0))), words);
            assert!(names_him_well(&table) && !table.contains(".;"), "{table}");
        }
    });
    assert!(named > 40, "he plays every round");
}

/// Cards in hand and cards that were paid are known to their owner alone (R24.2, R24.6).
#[test]
fn the_log_names_no_card_that_is_secret() {
    let languages = words::all::<OnMars>();
    let mut paid = 0;
    for (seats, seed) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        play(&everything(), seats, seed, |game, events| {
            for words in &languages {
                let mut secret: Vec<String> = Vec::new();
                for player in Seat::all(seats).map(|seat| game.player_of(seat)) {
                    for goal in player.hand.iter().chain(player.paid.iter()) {
                        secret.push(words.say(&Message::new("goal-name").with("n", goal.0)));
                        secret.push(words.say(&Message::new(format!("goal-{}", goal.0))));
                    }
                    secret.extend(player.cards_b.iter().map(|card| words.say(&Message::new(card.id()))));
                }
                for event in events {
                    let said = words.say(&OnMars::narrate(event));
                    assert!(!secret.iter().any(|card| said.contains(card)), "{said}");
                }
            }
            paid += events.iter().filter(|event| matches!(event, Event::Paid { goals: 1.., .. })).count();
        });
    }
    assert!(paid > 3, "cards were paid");
}

#[test]
fn labels_of_legal_actions_differ() {
    games().labels_differ();
}

#[test]
fn labels_disclose_nothing() {
    let goals = Goal::all().flat_map(|goal| GoalReward::ALL.map(|reward| Action::CompleteGoal { goal, reward }));
    games().labels_disclose_nothing(&goals.chain([Action::Accept, Action::Decline, Action::Stop]).collect::<Vec<_>>());
}

#[test]
fn anything_can_be_described_anywhere() {
    let (hex, blueprint, contract, goal) = (Hex(255), Blueprint(255), Contract(0), Goal(31));
    let payment = Payment { resources: [255; 5], crystals: 255, goals: Goals(u32::MAX), colonists: 255 };
    let odd = vec![
        Action::Boost,
        Action::TurnOrder { space: 0 },
        Action::TurnOrder { space: 255 },
        Action::Travel,
        Action::Deliver { contract, item: Item::Crystal },
        Action::Deliver { contract: Contract(255), item: Item::Mineral },
        Action::CompleteGoal { goal, reward: GoalReward::Own },
        Action::Pay { payment },
        Action::UseTech { owner: Seat(7) },
        Action::Blueprint { blueprint },
        Action::Blueprint { blueprint: Blueprint(0) },
        Action::Step { piece: Piece::Bot(hex), to: hex, fee: Fee::Goal(goal) },
        Action::Step { piece: Piece::MovedBot(Hex(0)), to: Hex(90), fee: Fee::Crystal },
        Action::Step { piece: Piece::Rover, to: hex, fee: Fee::Point },
        Action::Hex { hex },
        Action::Ship { space: 0 },
        Action::Ship { space: 255 },
        Action::Reward { index: 255 },
        Action::Card { slot: 255 },
        Action::Refill { contract },
        Action::UseBuilding { blueprint, move_scientist: true },
        Action::Retrieve { from: Place::Slots(SlotAction::HireOrContract) },
        Action::Allot { contract, units: 255 },
    ];
    // Every action of a game is tried in all positions that follow: one table is enough.
    Games { tables: vec![(everything(), 2)], ..games() }.anything_can_be_described(odd);
}

#[test]
fn the_table_fits_a_terminal_in_every_language() {
    games().table_fits(100);
}
