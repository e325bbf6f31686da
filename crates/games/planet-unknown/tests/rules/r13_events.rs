//! R13 events.

use orrery_engine::shortcuts::{idle_pass, shortcuts};
use orrery_engine::{Game, Seat, Seed, Silent, Table, Viewer};
use planet_unknown::position::{ME, Position};
use planet_unknown::{Action, Options, Phase, PlanetUnknown, Ring, Switch, Term, Track, data};

use crate::support::*;

/// The player carries out an event.
fn event(position: &mut Position, card: u8) {
    position.set_event(card);
    position.in_phase(Phase::Event);
    data().event(card).effect.iter().for_each(|&term| position.push(term));
    position.run_pending();
}

#[test]
fn r13_1_the_deck_has_the_colours_asked_for() {
    let options = Options { events: Switch::On, events_green: 16, events_orange: 2, events_red: 2, ..Options::default() };
    assert!(PlanetUnknown::setup(&options, 3, Seed(1)).is_ok());
    let seventeen = Options { events_green: 17, events_orange: 2, events_red: 1, ..options };
    assert!(PlanetUnknown::setup(&seventeen, 3, Seed(1)).is_err());
    let short = Options { events_green: 15, ..options };
    assert!(PlanetUnknown::setup(&short, 3, Seed(1)).is_err());
    let without = Options { events: Switch::Off, ..short };
    assert!(PlanetUnknown::setup(&without, 3, Seed(1)).is_ok(), "without events there is no deck");
    assert!(PlanetUnknown::setup(&without, 1, Seed(1)).is_err(), "a solo game always has one");
}

#[test]
fn r13_2_one_event_a_round() {
    let options = Options { events: Switch::On, ..Options::default() };
    let mut game = setup(&options, 2, 3);
    assert!(play_until(&mut game, 4, |game| {
        let view = game.view(Viewer::Spectator);
        view.round == 5 && view.phase == Phase::Turns
    }));
    assert_eq!(game.view(Viewer::Spectator).events.unwrap().drawn.len(), 5);
}

#[test]
fn r13_2_an_event_that_leaves_nothing_to_decide_is_passed_over() {
    // Of the civ and the tech cube, one can go down: it does, and nothing is left to confirm. With two of them, the player may change their mind.
    for (cubes, passed) in [(&[Track::Civ][..], Some(Action::Confirm)), (&[Track::Civ, Track::Tech], None)] {
        let mut position = plain();
        cubes.iter().for_each(|&track| cube(&mut position, track, 4));
        event(&mut position, 25);
        let mut table = Table::from_position(position.game);
        let action = Action::ChooseCube { cube: Track::Civ };
        assert_eq!(shortcuts(table.state(), ME).forced, passed.map(|_| action));
        table.apply(ME, &action, &mut Silent).expect("legal");
        assert_eq!(idle_pass(&table, ME), passed);
    }
}

#[test]
fn r13_3_the_round_of_the_twentieth_card_is_the_last() {
    let lasted = |seed| {
        let mut game = setup(&Options::default(), 1, seed);
        play_until(&mut game, seed, |_| false);
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.events.unwrap().drawn.len(), usize::from(view.round));
        view.round
    };
    assert_eq!((0..40).map(lasted).max(), Some(20));
}

#[test]
fn r13_4_tiles_keep_off_the_edge_and_ice() {
    for (card, tile) in [(39, ["5,0:C", "5,1:E"]), (56, ["5,2:C", "5,1:E"])] {
        let mut position = plain();
        lay(&mut position, &["6,1:T"]);
        position.set_event(card);
        let illegal = place(&mut position, &tile).unwrap_err();
        assert_eq!((illegal.rule, illegal.code), ("R13.4", "event_forbids_square"));
    }
}

#[test]
fn r13_4_matching_terrain_may_not_touch() {
    let mut position = plain();
    lay(&mut position, &["6,1:C"]);
    position.set_event(55);
    assert_eq!(place(&mut position, &["6,2:C", "6,3:E"]).unwrap_err().rule, "R13.4");
    assert!(place(&mut position, &["6,3:C", "6,2:E"]).is_ok());
}

#[test]
fn r13_4_one_icon_counts() {
    let mut position = plain();
    position.set_event(40);
    position.offer(Ring::Small, tile("I2:biomass-civ:plain"));
    position.begin_turn(0);
    act(&mut position, Action::ChooseTile { ring: Ring::Small });
    let action = mine(&position)[0];
    act(&mut position, action);
    assert_eq!(mine(&position), [0, 1].map(|option| Action::ChooseOption { option }));
    assert_eq!(refused(&position, Action::ChooseOption { option: 2 }), ("R13.4", "no_such_option"));
    act(&mut position, Action::ChooseOption { option: 1 });
    assert_eq!((row(&position, Track::Civ), row(&position, Track::Biomass)), (1, 0));
}

#[test]
fn r13_4_no_synergy_and_no_milestones() {
    let mut position = plain();
    position.set_event(58);
    cube(&mut position, Track::Water, 2);
    position.begin(Term::Advance(Track::Water));
    assert!(position.pool().is_empty());
    let mut position = plain();
    position.set_event(45);
    position.board_mut().held = 0;
    cube(&mut position, Track::Tech, 2);
    cube(&mut position, Track::Civ, 2);
    position.begin(Term::Advance(Track::Tech));
    position.begin(Term::Advance(Track::Civ));
    assert_eq!((position.board().levels(), position.picks()), (0, [0; 4]));
    // In the next round the level counts.
    position.board_mut().held = u8::MAX;
    assert_eq!(position.board().levels(), 1);
}

#[test]
fn r13_4_the_rule_of_the_last_round_ends_with_it() {
    let mut position = plain();
    position.set_event(45);
    position.board_mut().held = 0;
    cube(&mut position, Track::Tech, 2);
    position.begin_end();
    position.begin(Term::Advance(Track::Tech));
    assert_eq!(position.board().levels(), 1, "reached in the end step");
    let mut position = plain();
    position.set_event(45);
    position.board_mut().held = 0;
    cube(&mut position, Track::Tech, 3);
    position.begin_end();
    assert_eq!(position.board().levels(), 0, "reached in the round: no other round begins");
}

#[test]
fn r13_5_regress_and_advance_choices() {
    let mut position = plain();
    cube(&mut position, Track::Civ, 1);
    cube(&mut position, Track::Water, 2);
    event(&mut position, 41);
    assert_eq!(mine(&position), [Action::ChooseCube { cube: Track::Water }]);
    let mut position = plain();
    event(&mut position, 4);
    act(&mut position, Action::ChooseCube { cube: Track::Civ });
    assert_eq!((row(&position, Track::Civ), position.picks()), (3, [0; 4]), "no benefits");
}

#[test]
fn r13_5_a_meteorite_on_an_empty_symbol_destroys_a_rover() {
    let mut position = plain();
    lay(&mut position, &["5,0:C!", "5,1:E!"]);
    position.board_mut().meteors.insert(at(5, 0));
    position.put_rovers(&[at(5, 1)]);
    event(&mut position, 31);
    assert_eq!(mine(&position), [Action::SelectSquare { at: at(5, 1) }]);
    act(&mut position, Action::SelectSquare { at: at(5, 1) });
    assert_eq!((position.board().rovers().count(), position.board().meteors.len()), (0, 2));
}

#[test]
fn r13_5_a_rover_is_lost_only_of_two() {
    let mut position = plain();
    position.put_rovers(&[at(5, 5)]);
    event(&mut position, 47);
    assert!(position.task().is_none());
    let mut position = plain();
    position.put_rovers(&[at(5, 5), at(6, 6)]);
    event(&mut position, 47);
    act(&mut position, Action::SelectSquare { at: at(6, 6) });
    assert_eq!(position.board().rovers().count(), 1);
}

#[test]
fn r13_5_collected_things_are_lost() {
    let mut position = plain();
    position.board_mut().meteors_collected = 2;
    event(&mut position, 51);
    assert_eq!(position.board().meteors_collected, 1);
    let mut position = plain();
    position.board_mut().pods.scoring = 1;
    event(&mut position, 50);
    act(&mut position, Action::TakeLifepod { place: planet_unknown::PodPlace::Scoring });
    assert_eq!(position.board().pods.total(), 0);
}

#[test]
fn r13_5_a_boost_or_a_look_at_the_next_event() {
    let mut position = plain();
    event(&mut position, 53);
    act(&mut position, Action::ChooseOption { option: 1 });
    let view = position.game.view(Viewer::Seat(ME));
    assert!(view.own.unwrap().next_event.is_some());
    assert_eq!(position.game.view(Viewer::Seat(Seat(1))).own.unwrap().next_event, None);
}

#[test]
fn r13_5_an_emptied_pile_leaves_a_tile_that_fits() {
    let mut position = plain();
    position.offer(Ring::Small, tile("I2:biomass-civ:plain"));
    event(&mut position, 52);
    act(&mut position, Action::ChoosePile { ring: Ring::Large });
    assert_eq!(position.game.offered(ME, Ring::Large), None);
    let mut last = plain();
    last.set_left(Ring::Small, 0);
    last.cover_except(&[at(5, 0)]);
    event(&mut last, 52);
    assert!(last.task().is_none(), "the only pile stays");
}

#[test]
fn r13_5_one_more_rover_comes_with_the_tile_of_the_round() {
    let mut position = plain();
    position.set_event(1);
    data().event(1).effect.iter().for_each(|&term| position.push(term));
    position.offer(Ring::Small, tile("I2:biomass-civ:meteor"));
    position.begin_turn(0);
    act(&mut position, Action::ChooseTile { ring: Ring::Small });
    act(&mut position, Action::PlaceTile { at: at(5, 0), turns: 0, flip: false });
    assert_eq!(mine(&position), [at(5, 0), at(5, 1)].map(|at| Action::PlaceRover { at }));
    act(&mut position, Action::PlaceRover { at: at(5, 1) });
    let board = position.board();
    assert_eq!((board.rovers().count(), board.waiting, board.meteors_collected), (1, 2, 1), "it collects as any other");
}

#[test]
fn r13_5_objectives_come_and_go_and_the_station_turns() {
    let mut position = plain();
    event(&mut position, 3);
    assert_eq!(position.game.view(Viewer::Seat(ME)).own.unwrap().private.len(), 1);
    let mut position = plain();
    position.set_private([3, 5].into_iter().collect());
    event(&mut position, 46);
    act(&mut position, Action::ChooseObjective { card: 3 });
    let left: Vec<u8> = position.game.view(Viewer::Seat(ME)).own.unwrap().private.iter().map(|(card, _)| *card).collect();
    assert_eq!(left, [5]);
    let mut position = plain();
    event(&mut position, 15);
    assert_eq!(mine(&position).len(), 6);
    act(&mut position, Action::Rotate { offset: 4 });
    assert_eq!(position.offset(), 4);
}

#[test]
fn r13_5_one_civ_card_of_every_rank_leaves_once() {
    let options = Options { events: Switch::On, events_green: 2, events_orange: 0, events_red: 18, ..Options::default() };
    let mut game = setup(&options, 3, 1);
    let mut before = [0; 4];
    assert!(play_until(&mut game, 1, |game| {
        let view = game.view(Viewer::Spectator);
        let drawn = view.events.unwrap().drawn.last().copied();
        if view.phase == Phase::Rotate {
            before = view.civ_left;
        }
        view.phase != Phase::Rotate && drawn == Some(48)
    }));
    assert_eq!(game.view(Viewer::Spectator).civ_left, before.map(|left| left.saturating_sub(1)));
}

#[test]
fn r13_5_every_event_can_be_carried_out() {
    for card in 1..=60 {
        let mut position = plain();
        lay(&mut position, &["5,0:C", "5,1:E!"]);
        position.put_rovers(&[at(5, 5), at(6, 6)]);
        event(&mut position, card);
        let mut guard = 0;
        while position.game.turn().seats().contains(ME) && guard < 50 {
            let action = *mine(&position).last().expect("never stuck");
            act(&mut position, action);
            guard += 1;
        }
        assert!(guard < 50, "event {card}");
    }
}

#[test]
fn r13_6_an_event_that_alone_would_end_the_game_is_ignored() {
    let mut position = plain();
    position.set_event(39);
    let tier = position.tier(&[tile("I2:rover-tech:plain"), tile("N5:civ-energy:plain")]).unwrap();
    assert!(tier.planet && !tier.event);
}
