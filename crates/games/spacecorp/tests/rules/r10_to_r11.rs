//! R10 The end of an era, R11 Planeteers.

use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer};
use spacecorp::{
    Action, BaseType, COMPETITION, Era, Event, Kind, Options, Pile, SpaceCorp, Standing, Switch, Tile, Title, Wheel, data,
};

use crate::support::*;

/// Contents of the event at the end of an era.
fn ending(events: &[Event]) -> &[Standing] {
    let standings = events.iter().find_map(|event| match event {
        Event::EraEnds { standings, .. } => Some(standings.as_slice()),
        _ => None,
    });
    standings.expect("the era ends")
}

#[test]
fn r10_4_the_standings_are_announced_before_the_transition() {
    let mut game = begin(Era::Mariners, 2);
    game.put_bases(A, site(&game, "mars_south"), &[BaseType::Refinery]);
    game.put_bases(A, site(&game, "luna"), &[BaseType::Refinery]);
    game.fulfil_now(A, 3);
    game.fulfil_now(B, 5);
    game.fulfil_now(A, 1);
    game.set_profit(A, 7);
    game.set_profit(B, 4);
    let standing = |profit, gained, bases, contracts| Standing { profit, gained, bases, contracts };
    let standings = [standing(7, 7, 2, 2), standing(4, 4, 0, 1)];
    assert_eq!(ending(&game.finish_era()), standings);
    // Contracts and what was gained are those of one era.
    let standings = [standing(7, 0, 0, 0), standing(4, 0, 0, 0)];
    assert_eq!(ending(&game.finish_era()), standings);
}

#[test]
fn r15_11_2_the_competition_is_the_last_of_the_standings() {
    let mut game = begin(Era::Mariners, 1);
    let (mars, luna) = (site(&game, "mars_south"), site(&game, "luna"));
    game.put_bases(A, mars, &[BaseType::Refinery]);
    game.put_tiles(luna, &[tile("M-e2-2")]);
    game.put_bases(COMPETITION, luna, &[BaseType::Refinery]);
    game.put_team_on_contract(2);
    assert!(game.discover_as_competition(0, 2, &mut Silent));
    game.set_profit(A, 5);
    game.set_profit(COMPETITION, 9);
    let standing = |profit, contracts| Standing { profit, gained: profit, bases: 1, contracts };
    let standings = [standing(5, 0), standing(9, 1)];
    let events = game.finish_era();
    assert_eq!(ending(&events), standings, "without the bonus of the transition");
    assert!(game.player_of(COMPETITION).profit > 9, "which it gets");
}

/// Initial profit is not a gain: that of a later start, and that of the last player (R4.9).
#[test]
fn r14_1_profit_from_the_set_up_is_not_gained_in_the_first_era() {
    for (first_era, seats) in [(Era::Mariners, 3), (Era::Planeteers, 2), (Era::Starfarers, 4), (Era::Planeteers, 1)] {
        let solo_short = if seats == 1 { Switch::On } else { Switch::Off };
        let options = Options { first_era, solo_short, ..Options::default() };
        let (game, events) =
            (SpaceCorp::setup(&options, seats, Seed(1)).expect("options that fit"), random_game(&options, seats, 1).1);
        let begin: Vec<i16> = Seat::all(seats).map(|seat| profit(&game, seat)).collect();
        assert!(begin.iter().any(|&profit| profit > 0));
        for (standing, before) in ending(&events).iter().zip(begin) {
            // A start in Starfarers gives an Adaptation before the first turn, with or without profit.
            assert!(standing.profit - standing.gained >= before);
            assert!(first_era == Era::Starfarers || standing.profit - standing.gained == before);
        }
    }
}

/// An Adaptation for a cube that went around Mariners pays between the eras (R10.6).
#[test]
fn r10_6_profit_of_the_transition_is_gained_in_neither_era() {
    let mut game = begin(Era::Mariners, 2);
    game.set_genetics_steps(A, data().wheel_spaces);
    game.set_profit(A, 5);
    assert_eq!(ending(&game.finish_era())[0].gained, 5);
    let title = legal(&game, A).into_iter().find(|action| matches!(action, Action::Progress { .. })).expect("an Adaptation");
    act(&mut game, A, title);
    assert!(profit(&game, A) > 5);
    assert_eq!(ending(&game.finish_era())[0].gained, 0);
}

#[test]
fn r10_5_1_the_owner_of_both_beyond_tiles_may_use_both() {
    let mut game = begin(Era::Mariners, 2);
    game.set_beyond([Some(A), Some(A)]);
    game.finish_era();
    act(&mut game, A, Action::UseBeyond);
    act(&mut game, A, Action::UseBeyond);
    let at = game.player_of(A).teams.map(|team| team.site);
    assert_eq!([at[0], at[1]], [site(&game, "ceres"), site(&game, "vesta")]);
}

#[test]
fn r10_5_3_cubes_keep_their_spaces() {
    let mut game = begin(Era::Planeteers, 2);
    game.set_wheel(A, Wheel::Genetics, 2);
    game.set_wheel(A, Wheel::Revelation, 1);
    game.set_genetics_steps(A, 5);
    game.finish_era();
    assert_eq!(game.era(), Era::Starfarers);
    assert_eq!(game.player_of(A).wheel, [2, 1]);
    assert_eq!(game.player_of(A).genetics_steps, 5);
}

#[test]
fn r10_8_1_infra_that_returns_is_not_progress() {
    let mut game = begin(Era::Mariners, 2);
    game.cut_deck(0);
    game.set_idle(A, 3);
    game.install_card(A, 0, card("M16"));
    hold(&mut game, A, &["M17"]);
    act_all(&mut game, A, &[begins(Kind::Upgrade), Action::Box { slot: 0 }, Action::Confirm]);
    decline_windows(&mut game);
    assert!(game.player_of(A).hand.contains(card("M16")));
    assert_eq!(game.player_of(A).idle, 4);
}

/// A has just taken Research, and both only swap Infra cards from then on. Returns whose turns begin before the era ends.
fn idle_era() -> Vec<Seat> {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M13", "M16", "M05", "M06", "M18"]);
    hold(&mut game, B, &["M14", "M17", "M07", "M08", "M19", "M20", "M21"]);
    act_all(&mut game, A, &[begins(Kind::Research), Action::Confirm, Action::Draw]);
    let mut events = act(&mut game, A, Action::Draw);
    while game.era() == Era::Mariners {
        let seat = game.turn().seats().lowest().expect("somebody decides");
        let idle = [begins(Kind::Upgrade), Action::Box { slot: 0 }, Action::Confirm, Action::Play, Action::Decline];
        let actions = legal(&game, seat);
        let action = idle.into_iter().find(|action| actions.contains(action)).unwrap_or(actions[0]);
        events.extend(act(&mut game, seat, action));
    }
    let turn = |event: &Event| match event {
        Event::TurnBegins { seat, .. } => Some(*seat),
        _ => None,
    };
    let in_era = events.iter().take_while(|event| !matches!(event, Event::EraEnds { .. }));
    in_era.filter_map(turn).collect()
}

#[test]
fn r10_8_eight_turns_each_after_the_last_card_left_the_deck() {
    // B and A take turns, eight each; then the deck counts as empty, and both were idle for too long to play on.
    let turns: Vec<Seat> = (0..8).flat_map(|_| [B, A]).collect();
    assert_eq!(idle_era(), turns);
}

#[test]
fn r10_8_a_blank_tile_is_progress() {
    let mut game = begin(Era::Planeteers, 2);
    game.cut_deck(0);
    game.set_idle(A, 3);
    hold(&mut game, A, &["P10"]);
    stand(&mut game, A, 0, "io");
    let pluto = site(&game, "pluto");
    for of in game.piles()[2].to_vec() {
        game.put_tiles(pluto, &[of]);
    }
    game.stack_pile(Pile::E2, &[tile("P-e2-1")]);
    act_all(&mut game, A, &[begins(Kind::Explore), plays("P10"), Action::Confirm]);
    decline_windows(&mut game);
    let io = site(&game, "io");
    assert_eq!(game.site_state(io).tiles[0], Tile::BLANK);
    assert_eq!(game.player_of(A).idle, 0);
}

/// Aimless play reaches the guards of R10.8; purposeful play ends sooner.
#[test]
fn r10_9_games_are_bounded() {
    assert!(idle_era().len() < 4_000);
    for seats in 1..=4 {
        let mut game = SpaceCorp::setup(&Options::default(), seats, Seed(8)).expect("a game");
        let (mut rng, mut decisions, mut longest) = (Rng::new(Seed(8)), 0, [0; 3]);
        while let Some(seat) = game.turn().seats().lowest() {
            // Nobody passes, claims a contract or draws as long as there is anything else to do.
            let actions = legal(&game, seat);
            let idle = |action: &&Action| !matches!(action, Action::Pass | Action::Contract { .. } | Action::Draw);
            let action = *actions.iter().rfind(idle).or(rng.pick(&actions)).expect("never stuck");
            let before = (game.era(), game.view(Viewer::Spectator).turns);
            act(&mut game, seat, action);
            decisions += 1;
            longest[before.0.index()] += game.view(Viewer::Spectator).turns - before.1;
        }
        assert!(longest.iter().all(|&turns| turns <= 4_000), "{seats} players: {longest:?}");
        assert!(decisions <= SpaceCorp::META.max_decisions, "{seats} players: {decisions}");
    }
}

/// Regions in the radiation zone.
fn hot(era: Era) -> Vec<&'static str> {
    board(era).plan.regions.iter().filter(|region| region.radiation).map(|region| region.id.as_str()).collect()
}

#[test]
fn r11_1_in_starfarers_everything_is_hot_in_mariners_nothing() {
    assert!(hot(Era::Mariners).is_empty());
    assert_eq!(hot(Era::Starfarers).len(), board(Era::Starfarers).plan.regions.len());
}

#[test]
fn r11_1_1_everything_beyond_the_main_belt_is_hot() {
    assert_eq!(hot(Era::Planeteers), ["jupiter", "saturn", "uranus", "neptune", "pluto_system", "oort"]);
}

#[test]
fn r11_1_7_the_shield_factory_of_another_gives_a_reward() {
    let mut game = begin(Era::Planeteers, 2);
    hold(&mut game, A, &["P15", "P16"]);
    game.set_profit(A, 2);
    let (io, europa, callisto) = (site(&game, "io"), site(&game, "europa"), site(&game, "callisto"));
    game.put_bases(B, europa, &[BaseType::ShieldFactory]);
    game.put_bases(A, callisto, &[BaseType::Research]);
    stand(&mut game, A, 0, "callisto");
    stand(&mut game, A, 1, "callisto");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: io }, plays("P15")]);
    act(&mut game, A, Action::Support { part: 0, site: europa, base: BaseType::ShieldFactory });
    assert_eq!(game.view(Viewer::Seat(A)).draft.expect("a draft").price, 0);
    act(&mut game, A, Action::Confirm);
    decline_windows(&mut game);
    assert_eq!(profit(&game, A), 2);
    assert!(game.turn().seats().contains(B));
    act(&mut game, B, Action::Draw);
}

#[test]
fn r11_3_1_no_points_are_bought_in_mariners_or_for_research() {
    let mut game = begin(Era::Mariners, 2);
    game.set_profit(A, 9);
    hold(&mut game, A, &["M16", "M13"]);
    let lp4 = site(&game, "lunar_lp4");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: lp4 }, plays("M16")]);
    assert_eq!(refusal(&game, A, Action::Buy { points: 1 }), ("R11.3", "spend_limit"));
    let mut game = begin(Era::Planeteers, 2);
    game.set_profit(A, 9);
    act(&mut game, A, begins(Kind::Research));
    assert_eq!(refusal(&game, A, Action::Buy { points: 1 }), ("R11.3", "spend_limit"));
}

#[test]
fn r11_5_the_oort_cloud_is_a_goal() {
    let mut game = begin(Era::Planeteers, 2);
    hold(&mut game, A, &["P15"]);
    let oort = site(&game, "oort_cloud");
    game.send_team(A, 0, oort);
    game.send_team(A, 1, oort);
    assert_eq!(game.beyond(), [Some(A), Some(A)]);
    assert!(!legal(&game, A).contains(&begins(Kind::Move)), "both teams are locked");
}

#[test]
fn r11_6_2_the_profit_comes_with_the_first_copy() {
    let mut game = begin(Era::Planeteers, 2);
    for seat in [A, B] {
        game.set_wheel(seat, Wheel::Genetics, 2);
    }
    game.advance_cube(A, Wheel::Genetics, 1);
    act(&mut game, A, Action::Progress { title: Title::LowBodyMass });
    assert_eq!(profit(&game, A), i16::from(data().progress[Title::LowBodyMass.index()].profit));
    game.begin_at(B);
    game.advance_cube(B, Wheel::Genetics, 1);
    act(&mut game, B, Action::Progress { title: Title::LowBodyMass });
    assert_eq!(profit(&game, B), 0);
    assert!(game.player_of(B).titles.contains(Title::LowBodyMass));
}

#[test]
fn r11_7_revelation_cards_begin_with_planeteers() {
    let revelation = data().sets.of_kind[Kind::Revelation.index()];
    let in_deck = |era: Era| revelation.and(data().sets.deck[era.index()]).len();
    assert_eq!(in_deck(Era::Mariners), 0);
    assert!(in_deck(Era::Planeteers) > 0 && in_deck(Era::Starfarers) > 0);
}
