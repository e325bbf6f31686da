//! What the game says while it is played.

use on_mars::{
    Action, Blueprint, Contract, Event, Fee, Goal, GoalReward, Goals, Hex, Item, OnMars, Options, Payment, Piece, Place,
    SlotAction,
};
use orrery_engine::suite::legal;
use orrery_engine::suite::words::{self, Games};
use orrery_engine::{Game, Message, Presentation, Rng, Seat, Seed};

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

#[test]
fn the_log_of_a_solo_game_calls_lacerda_by_his_name() {
    words::the_opponent_has_a_name::<OnMars>(&everything(), "Lacerda");
}

/// Cards in hand and cards that were paid are known to their owner alone (R24.2, R24.6).
#[test]
fn the_log_names_no_card_that_is_secret() {
    let languages = words::all::<OnMars>();
    let mut paid = 0;
    for seats in 1..=4 {
        let mut game = OnMars::setup(&everything(), seats, Seed(seats.into())).expect("a game for this many players");
        let mut rng = Rng::stream(Seed(seats.into()), 1);
        let mut events = Vec::new();
        while let Some(seat) = game.turn().seats().lowest() {
            let action = *rng.pick(&legal(&game, seat)).expect("never stuck");
            game.apply(seat, &action, &mut events).expect("listed");
            paid += events.iter().filter(|event| matches!(event, Event::Paid { goals: 1.., .. })).count();
            let said: Vec<_> = events.drain(..).map(|event| OnMars::narrate(&event)).collect();
            for words in &languages {
                let secret: Vec<String> = secret_cards(&game).iter().map(|card| words.say(card)).collect();
                for said in said.iter().map(|event| words.say(event)) {
                    assert!(!secret.iter().any(|card| said.contains(card)), "{said}");
                }
            }
        }
    }
    assert!(paid > 3, "cards were paid");
}

fn secret_cards(game: &OnMars) -> Vec<Message> {
    let mut secret = Vec::new();
    for player in Seat::all(game.seats()).map(|seat| game.player_of(seat)) {
        for goal in player.hand.iter().chain(player.paid.iter()) {
            secret.extend([Message::new("goal-name").with("n", goal.0), Message::new(format!("goal-{}", goal.0))]);
        }
        secret.extend(player.cards_b.iter().map(|card| Message::new(card.id())));
    }
    secret
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
