//! Bots at play: Connect Four tests their strength, a guessing game their honesty.

mod guess;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use connect_four::{ConnectFour, Drop};
use guess::{GUESSER, Guess, KEEPER};
use orrery_bots::bench::{BenchPlan, bench};
use orrery_bots::erased::{AnyBots, Bots};
use orrery_bots::sim::{GameRow, Group, SimPlan, SimReport, sim};
use orrery_bots::{BotSpec, choose, mcts, parse_list};
use orrery_engine::erased::AnyTable;
use orrery_engine::{Game, Rng, Seat, Seed, SetupError, Silent, Table, Turn};
use serde_json::Value;

fn bot(name: &str) -> BotSpec {
    name.parse().unwrap()
}

/// Connect Four after discs were dropped into these columns, and the seat to move.
fn after(columns: &[u8]) -> (ConnectFour, Seat) {
    let mut state = ConnectFour::setup(&Default::default(), 2, Seed(0)).unwrap();
    for &column in columns {
        let seat = state.turn().seats().lowest().unwrap();
        state.apply(seat, &Drop { column }, &mut Silent).unwrap();
    }
    (state, state.turn().seats().lowest().unwrap())
}

fn plan(bots: &str, games: u64, threads: usize) -> SimPlan {
    let bots = parse_list(bots, 2).unwrap();
    SimPlan { options: Value::Null, players: 2, games, bots, seed: 3042, threads, breakdown: false }
}

fn play(bots: &str, games: u64, threads: usize) -> SimReport {
    sim::<ConnectFour>(&plan(bots, games, threads), &|_| {}, &|_| {}).unwrap()
}

/// Win rate of the first bot, over half of the games in each seat.
fn match_rate(first: &str, second: &str, games: u64) -> f64 {
    let there = play(&format!("{first},{second}"), games / 2, 2).seats[0].win_rate;
    let back = play(&format!("{second},{first}"), games / 2, 2).seats[1].win_rate;
    (there + back) / 2.0
}

#[test]
fn search_takes_a_win_and_blocks_a_loss() {
    for seed in 0..10 {
        let rng = &mut Rng::new(Seed(seed));
        let (win, seat) = after(&[3, 0, 3, 0, 3, 1]);
        assert_eq!(choose(&win, seat, &bot("mcts:200"), rng, 1), Drop { column: 3 });
        let (loss, seat) = after(&[3, 0, 3, 0, 3]);
        assert_eq!(choose(&loss, seat, &bot("mcts:500"), rng, 1), Drop { column: 3 });
        assert_eq!(choose(&loss, seat, &bot("mcts:1000"), rng, 2), Drop { column: 3 });
    }
}

#[test]
fn search_beats_random_play() {
    let rate = match_rate("mcts:200", "random", 60);
    assert!(rate >= 0.9, "{rate}");
}

#[test]
fn medium_beats_easy_beats_random() {
    let (medium, easy) = (match_rate("medium", "easy", 40), match_rate("easy", "random", 200));
    assert!(medium > 0.8 && easy > 0.55, "{medium} {easy}");
}

#[test]
fn search_by_time_keeps_its_time() {
    let (state, seat) = after(&[]);
    let start = std::time::Instant::now();
    choose(&state, seat, &bot("mcts:50ms"), &mut Rng::new(Seed(1)), 2);
    assert!(start.elapsed().as_millis() < 2_000);
}

#[test]
fn every_bot_plays_legal_actions() {
    for name in ["random", "greedy", "mcts:20", "easy"] {
        let rng = &mut Rng::new(Seed(5));
        for _ in 0..20 {
            let (mut state, _) = after(&[]);
            while let Turn::Decide(seats) = state.turn() {
                let seat = seats.lowest().unwrap();
                let action = choose(&state, seat, &bot(name), rng, 1);
                state.apply(seat, &action, &mut Silent).expect("bots play legal actions");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let (state, seat) = after(&[3, 2, 3]);
    for seed in 0..5 {
        let search = || mcts::search(&state, seat, orrery_bots::Budget::Iterations(300), &mut Rng::new(Seed(seed)), 1);
        assert_eq!(search(), search());
        for name in ["random", "greedy", "mcts:300", "easy"] {
            let choice = || choose(&state, seat, &bot(name), &mut Rng::new(Seed(seed)), 1);
            assert_eq!(choice(), choice());
        }
    }
}

/// How often the guesser is right when the card is fixed before it decides.
fn guessed_right(name: &str, chosen: bool, threads: usize) -> f64 {
    const GAMES: u64 = 300;
    let rng = &mut Rng::new(Seed(8));
    let mut right = 0;
    for seed in 0..GAMES {
        let mut state = Guess::setup(&guess::Options { chosen }, 2, Seed(seed)).unwrap();
        let order: &[Seat] = if chosen { &[KEEPER, GUESSER, KEEPER] } else { &[GUESSER, KEEPER] };
        for &seat in order {
            let bot = if seat == GUESSER { bot(name) } else { BotSpec::Random };
            let action = choose(&state, seat, &bot, rng, threads);
            state.play(seat, &action, &mut Silent);
        }
        right += u64::from(state.outcome().unwrap().winners.contains(GUESSER));
    }
    right as f64 / GAMES as f64
}

#[test]
fn no_bot_cheats() {
    for name in ["random", "greedy", "mcts:50", "easy"] {
        for chosen in [false, true] {
            let rate = guessed_right(name, chosen, 1);
            assert!((0.15..0.35).contains(&rate), "{name}, card chosen: {chosen}: right in {rate}");
        }
    }
    let rate = guessed_right("mcts:50", false, 2);
    assert!((0.15..0.35).contains(&rate), "{rate}");
}

#[test]
fn search_handles_worlds_that_differ_in_legal_actions() {
    // The game itself asserts that every action is legal in the world where it is played.
    for chosen in [false, true] {
        let options = serde_json::to_value(guess::Options { chosen }).unwrap();
        let report = sim::<Guess>(&SimPlan { options, ..plan("mcts:80", 40, 1) }, &|_| {}, &|_| {}).unwrap();
        assert_eq!(report.finished, 40);
    }
}

#[test]
fn simulations_do_not_depend_on_threads() {
    let rows = |bots, games, threads| {
        let rows = Mutex::new(Vec::<GameRow>::new());
        let most = AtomicU64::new(0);
        let progress = |done| {
            most.fetch_max(done, Ordering::Relaxed);
        };
        let report = sim::<ConnectFour>(&plan(bots, games, threads), &progress, &|row| rows.lock().unwrap().push(row.clone()));
        assert_eq!(most.into_inner(), games);
        let mut rows = rows.into_inner().unwrap();
        rows.sort_by_key(|row| row.game);
        (SimReport { seconds: 0.0, decisions_per_second: 0.0, games_per_second: 0.0, ..report.unwrap() }, rows)
    };
    for (bots, games) in [("random", 1000), ("mcts:30,easy", 12)] {
        let one = rows(bots, games, 1);
        assert_eq!(one, rows(bots, games, 3));
        assert_eq!(one.0.finished, games);
        assert_eq!(one.0.decisions, one.1.iter().map(|row| u64::from(row.decisions)).sum::<u64>());
        let wins: f64 = one.0.seats.iter().map(|seat| seat.wins).sum();
        assert!((wins - games as f64).abs() < 1e-9);
    }
}

#[test]
fn a_breakdown_counts_every_decision_and_does_not_depend_on_threads() {
    let run = |threads| {
        let plan = SimPlan { breakdown: true, ..plan("random,greedy", 100, threads) };
        sim::<ConnectFour>(&plan, &|_| {}, &|_| {}).unwrap()
    };
    let report = run(1);
    let breakdown = report.breakdown.as_ref().unwrap();
    assert_eq!(run(3).breakdown.as_ref(), Some(breakdown));
    assert!(play("random", 2, 1).breakdown.is_none());
    let [drops] = breakdown.decisions.as_slice() else { panic!("one kind of decision: {:?}", breakdown.decisions) };
    assert_eq!((drops.kind.name.as_str(), drops.kind.of.as_str()), ("column", ""));
    // Every decision is one of a column, and every column dropped is an event of its seat.
    assert_eq!(drops.offered, Some(report.mean_decisions / 2.0));
    assert_eq!(drops.means[0], report.mean_decisions / 2.0);
    assert_eq!(breakdown.events[0].means, drops.means);
    let groups: Vec<Group> = breakdown.groups.iter().map(|group| group.group).collect();
    assert_eq!(groups, [Group::All, Group::Seat(0), Group::Seat(1), Group::Won, Group::Others]);
    assert_eq!(breakdown.groups[1].win_rate, report.seats[0].win_rate);
}

#[test]
fn simulations_reject_invalid_plans() {
    let refused = |plan: SimPlan| sim::<ConnectFour>(&plan, &|_| {}, &|_| {}).unwrap_err();
    assert!(matches!(refused(SimPlan { players: 3, ..plan("random", 1, 1) }), SetupError::Players { asked: 3, .. }));
    assert!(matches!(refused(SimPlan { bots: vec![BotSpec::Random], ..plan("random", 1, 1) }), SetupError::Option { .. }));
    let options = serde_json::json!({ "gravity": "none" });
    assert!(matches!(refused(SimPlan { options, ..plan("random", 1, 1) }), SetupError::Unreadable(_)));
}

#[test]
fn a_benchmark_measures() {
    let report = bench::<ConnectFour>(&BenchPlan { options: Value::Null, players: 2, seconds: 0.05 }).unwrap();
    assert!(report.decisions_per_second > report.games_per_second && report.games_per_second > 0.0);
    assert!(report.legal_ns > 0.0 && report.apply_ns > 0.0 && report.clone_ns > 0.0);
    assert!((1.0..=7.0).contains(&report.mean_actions), "{}", report.mean_actions);
    assert_eq!(report.state_bytes, size_of::<ConnectFour>());
}

#[test]
fn bots_play_at_type_erased_tables() {
    let bots: &dyn AnyBots = &Bots::<ConnectFour>::NEW;
    let mut table: Box<dyn AnyTable> = Box::new(Table::<ConnectFour>::new(&Default::default(), 2, Seed(1)).unwrap());
    while let Turn::Decide(seats) = table.turn() {
        let seat = seats.lowest().unwrap();
        let action = bots.choose(&*table, seat, &bot("mcts:20"), Seed(7), 1);
        table.apply(seat, &action).expect("bots play legal actions");
    }
    assert!(table.outcome().is_some());
}
