//! R14 private objectives, R15 two players, R16 solo, R17 hidden information, R18 decisions.

use orrery_engine::{Disclosure, Game, Presentation, Rng, Seat, Seed, Silent, Viewer};
use planet_unknown::position::ME;
use planet_unknown::{Action, Options, Phase, PlanetUnknown, Rotation, Switch, Term, data};

use crate::support::*;

#[test]
fn r14_1_two_are_dealt_and_one_is_kept_in_secret() {
    let options = Options { private_objectives: Switch::On, ..Options::default() };
    let mut game = setup(&options, 3, 6);
    assert_eq!(game.turn().seats().len(), 3);
    let cards: Vec<u8> = game.view(Viewer::Seat(ME)).own.unwrap().offered;
    assert_eq!(cards.len(), 2);
    assert!(game.check(Seat(1), &Action::KeepObjective { card: cards[0] }).is_err());
    for seat in Seat::all(3) {
        let action = legal(&game, seat)[0];
        game.apply(seat, &action, &mut Silent).unwrap();
    }
    let own = game.view(Viewer::Seat(ME)).own.unwrap();
    assert_eq!((own.private.len(), own.private[0].0), (1, cards[0]));
    let neighbours: Vec<u8> = game.view(Viewer::Spectator).neighbours.iter().map(|contest| contest.card).collect();
    assert!(!neighbours.contains(&cards[0]) && !neighbours.contains(&cards[1]));
}

#[test]
fn r15_1_the_station_turns_by_itself() {
    let options = Options { two_player_rotation: Rotation::Automatic, ..Options::default() };
    let mut game = setup(&options, 2, 12);
    let first = game.view(Viewer::Spectator);
    assert_eq!(first.phase, Phase::Turns);
    assert_eq!(game.check(Seat(0), &Action::Rotate { offset: 1 }).unwrap_err().code, "turns_by_itself");
    assert!(play_until(&mut game, 1, |game| game.view(Viewer::Spectator).round == 2));
    let second = game.view(Viewer::Spectator);
    assert_eq!((second.offset, second.commander != first.commander), ((first.offset + 5) % 6, true));
    assert_eq!(setup(&options, 3, 1), setup(&Options::default(), 3, 1), "for two players only");
}

#[test]
fn r16_1_the_solo_set_up() {
    let game = setup(&Options::default(), 1, 3);
    let private = Options { private_objectives: Switch::On, ..Options::default() };
    assert_eq!(setup(&private, 1, 3), game, "a solo game has its private objectives anyway");
    let view = game.view(Viewer::Seat(ME));
    assert_eq!((view.civ_left, view.neighbours.len(), view.phase), ([2; 4], 0, Phase::Objectives));
    assert_eq!(view.own.unwrap().offered.len(), 4);
    let mut game = game;
    for _ in 0..3 {
        let action = legal(&game, ME)[0];
        game.apply(ME, &action, &mut Silent).unwrap();
    }
    assert_eq!(game.view(Viewer::Seat(ME)).own.unwrap().private.len(), 3);
    assert_eq!(game.view(Viewer::Spectator).events.unwrap().drawn.len(), 1, "events are always on");
}

#[test]
fn r16_2_the_station_turns_then_an_event_comes_then_the_turn() {
    let options = Options { events_green: 0, events_orange: 14, events_red: 6, ..Options::default() };
    let mut game = setup(&options, 1, 5);
    let turn = |round: u8| {
        move |game: &PlanetUnknown| {
            let view = game.view(Viewer::Spectator);
            (view.round, view.phase) == (round, Phase::Turns)
        }
    };
    assert!(play_until(&mut game, 1, turn(1)));
    let first = game.view(Viewer::Spectator);
    assert!(play_until(&mut game, 2, turn(2)));
    let second = game.view(Viewer::Spectator);
    assert_eq!((second.offset, second.commander), ((first.offset + 5) % 6, Some(ME)));
    assert_eq!([first, second].map(|view| view.events.unwrap().drawn.len()), [1, 2]);
}

#[test]
fn r16_3_targets_and_tiers() {
    assert_eq!(setup(&Options::default(), 1, 1).target(), 60 + 6 - 2 - 5);
    let ids: Vec<&str> = [-20, -10, -5, 0, 5, 10, 15].map(|difference| data().solo.tier(difference).id.as_str()).to_vec();
    let tiers = ["critical_failure", "survivors", "low_capacity", "target", "promotion", "best_planet", "stars_aligned"];
    assert_eq!(ids, tiers);
    let mut game = setup(&Options::default(), 1, 2);
    play_until(&mut game, 2, |_| false);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners.is_empty(), outcome.scores[0].total < game.target());
    let tier = game.view(Viewer::Spectator).solo.unwrap().tier.unwrap();
    let result = game.solo_result().unwrap();
    let reached = result.goals.iter().filter(|(_, reached)| *reached).count();
    assert_eq!((result.goals.len(), tiers[reached - 1]), (tiers.len(), tier.as_str()), "up to the tier of the result");
    assert_eq!(setup(&Options::default(), 1, 2).solo_result(), None, "not before the end");
}

#[test]
fn r17_1_tops_and_sizes_of_piles_are_public() {
    let game = setup(&Options::default(), 2, 1);
    let view = game.view(Viewer::Spectator);
    assert!(view.depots.iter().all(|depot| depot.small.top.is_some() && depot.large.left == 12));
}

#[test]
fn r17_2_civ_cards_kept_for_the_end_are_secret() {
    let mut game = setup(&Options::default(), 2, 1);
    let holds = |game: &PlanetUnknown| game.view(Viewer::Spectator).players.iter().any(|player| player.civ_hidden > 0);
    let mut seed = 0;
    while !play_until(&mut game, seed, holds) {
        seed += 1;
        game = setup(&Options::default(), 2, seed);
    }
    let owner = game.view(Viewer::Spectator).players.iter().position(|player| player.civ_hidden > 0).unwrap();
    let own = game.view(Viewer::Seat(Seat(owner as u8)));
    assert_eq!(own.players[owner].civ_hidden, 0);
    assert!(!own.players[owner].civ.is_empty());
}

#[test]
fn r17_2_a_redeal_changes_nothing_a_viewer_sees() {
    let options = Options { events: Switch::On, private_objectives: Switch::On, ..Options::default() };
    let mut rng = Rng::new(Seed(5));
    for seed in 0..20 {
        let mut game = setup(&options, 3, seed);
        play_until(&mut game, seed, |game| game.view(Viewer::Spectator).round == 4);
        let mut other = game.clone();
        other.redeal(Viewer::Seat(ME), &mut rng);
        assert_eq!(other.view(Viewer::Seat(ME)), game.view(Viewer::Seat(ME)));
    }
}

#[test]
fn r18_out_of_turn_and_unasked() {
    let mut position = plain();
    position.begin_turn(0);
    assert_eq!(refused(&position, Action::PickCiv { card: 1 }), ("R18", "not_asked"));
    assert_eq!(refused(&position, Action::TakeUnplaced), ("R18", "not_asked"));
    assert_eq!(refused(&position, Action::DropLoad { drop: true }), ("R9.5.3", "no_load_to_drop"));
    position.hold(tile("I2:rover-tech:plain"));
    assert_eq!(refused(&position, Action::PlaceTile { at: at(5, 0), turns: 9, flip: false }), ("R4.1", "no_such_turn"));
}

#[test]
fn r18_1_steps_before_confirming_reveal_nothing() {
    let mut game = setup(&Options::default(), 1, 3);
    play_until(&mut game, 1, |game| game.view(Viewer::Spectator).phase == Phase::Turns);
    while !legal(&game, ME).contains(&Action::Confirm) {
        let action = legal(&game, ME)[0];
        assert_eq!(game.apply(ME, &action, &mut Silent).unwrap(), Disclosure::Nothing, "{action:?}");
    }
    assert_eq!(game.apply(ME, &Action::Confirm, &mut Silent).unwrap(), Disclosure::Something);
}

#[test]
fn r18_1_a_pick_that_opens_another_pile_cannot_be_taken_back() {
    let mut position = plain();
    position.set_supply([6, 7, 8, 9].into_iter().collect());
    position.set_picks(ME, [1, 1, 0, 0]);
    position.in_phase(Phase::Civ);
    position.run_pending();
    act(&mut position, Action::Resolve { effect: Term::CivPick(1) });
    let disclosure = position.game.apply(ME, &Action::PickCiv { card: 6 }, &mut Silent).unwrap();
    assert!(mine(&position).contains(&Action::PickCiv { card: 8 }), "the second pile lies open");
    assert_eq!(disclosure, Disclosure::Something);
    let disclosure = position.game.apply(ME, &Action::PickCiv { card: 8 }, &mut Silent).unwrap();
    assert_eq!(disclosure, Disclosure::Nothing, "the last pick shows nothing new");
}
