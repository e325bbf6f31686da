//! R7 Actions.

use orrery_engine::rulebook::rules;
use orrery_engine::{Game, Rng, Seed, Silent, Viewer};
use spacecorp::{
    Action, BaseType, Board, Era, Event, Kind, Options, Pile, Reach, ReachState, Site, Situation, SpaceCorp, Switch, Team, Wheel,
    refusals,
};

use crate::support::*;

#[test]
fn r7_2_1_a_move_goes_to_another_site() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M17"]);
    let earth = site(&game, "earth");
    act(&mut game, A, begins(Kind::Move));
    assert_eq!(refusal(&game, A, Action::Site { site: earth }), ("R7.2.1", "same_site"));
}

#[test]
fn r7_2_5_the_total_reaches_the_distance() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M13"]);
    let (luna, lp4) = (site(&game, "luna"), site(&game, "lunar_lp4"));
    act(&mut game, A, begins(Kind::Move));
    act(&mut game, A, Action::Site { site: lp4 });
    // The distance is 5, HQ and card give 4.
    act(&mut game, A, plays("M16"));
    assert_eq!(refusal(&game, A, Action::Confirm), ("R7.2.5", "insufficient_value"));
    act_all(&mut game, A, &[plays("M13"), Action::Confirm]);
    assert_eq!(game.player_of(A).teams[0].site, lp4);
    assert_ne!(luna, lp4);
}

#[test]
fn r7_3_4_the_exploring_team_claims_the_tile() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M28"]);
    stand(&mut game, A, 0, "luna");
    let luna = site(&game, "luna");
    game.stack_pile(Pile::E1, &[tile("M-e1-2")]);
    let events = act_all(&mut game, A, &[begins(Kind::Explore), plays("M28"), Action::Confirm]);
    assert!(game.player_of(A).teams[0].claims);
    assert!(events.contains(&Event::Claimed { seat: A, era: Era::Mariners, team: 0, site: luna }));
}

#[test]
fn r7_4_5_effects_when_built_happen_at_once_and_the_team_stays() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M45", "M46", "M36"]);
    stand(&mut game, A, 0, "mars_south");
    let mars = site(&game, "mars_south");
    game.put_tiles(mars, &[tile("M-e2-3")]);
    act_all(
        &mut game,
        A,
        &[
            begins(Kind::Build),
            Action::Base { slot: 0, base: BaseType::BioLab },
            plays("M45"),
            plays("M46"),
            plays("M36"),
            Action::Confirm,
        ],
    );
    assert_eq!(game.player_of(A).wheel[Wheel::Genetics.index()], 1);
    assert_eq!(game.player_of(A).teams[0].site, mars);
}

#[test]
fn r7_6_genetics_advances_the_cube_by_the_total() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M37", "M38"]);
    act_all(&mut game, A, &[begins(Kind::Genetics), plays("M37"), plays("M38"), Action::Confirm]);
    assert_eq!(game.player_of(A).wheel, [2, 0]);
    assert_eq!(game.player_of(A).genetics_steps, 2);
}

#[test]
fn r7_9_revelation_advances_the_other_cube() {
    let mut game = begin(Era::Planeteers, 2);
    hold(&mut game, A, &["P40", "P43"]);
    act_all(&mut game, A, &[begins(Kind::Revelation), plays("P40"), plays("P43"), Action::Confirm]);
    assert_eq!(game.player_of(A).wheel, [0, 2]);
}

/// The table of R7.10.1 lists the codes in the order in which they are given.
#[test]
fn r7_10_1_the_table_lists_every_reason() {
    for (language, book) in SpaceCorp::META.rules {
        let rule = rules(book).into_iter().find(|rule| rule.number == "R7.10.1").expect("R7.10.1");
        let codes: Vec<String> = rule.rows().iter().map(|row| row[0].trim_matches('`').to_owned()).collect();
        assert_eq!(codes, refusals::CODES, "{language}");
    }
}

#[test]
fn r7_10_2_the_first_reason_of_the_order_is_given() {
    let mut game = begin(Era::Mariners, 2);
    // Banned, and without a team that could build: the ban stands first.
    game.ban_kind(B, Kind::Build);
    assert_eq!(refusal(&game, A, begins(Kind::Build)), ("R8.2", "banned_action"));
    game.ban_kind(B, Kind::Produce);
    assert_ne!(refusal(&game, A, begins(Kind::Build)).1, "banned_action");
}

#[test]
fn r7_10_3_what_is_offered_is_legal() {
    let mut game = begin(Era::Mariners, 3);
    hold(&mut game, A, &["M16", "M13", "M28", "M45", "T01"]);
    game.put_team(A, 0, Team { site: site(&game, "luna"), track: 0, claims: false });
    for action in legal(&game, A) {
        assert_eq!(game.check(A, &action), Ok(()), "{action:?}");
    }
    let before = game.view(Viewer::Seat(A));
    assert!(game.check(A, &begins(Kind::Colonize)).is_err());
    assert_eq!(game.view(Viewer::Seat(A)), before);
}

/// Nothing suits any team: the reason is that of the team that comes nearest.
#[test]
fn r7_10_2_of_several_teams_the_nearest_to_legal_says_why_not() {
    let mut game = begin(Era::Mariners, 2);
    let missing = |game: &SpaceCorp, kind| {
        let illegal = game.check(A, &begins(kind)).expect_err("an illegal action");
        (illegal.rule, illegal.code, illegal.number)
    };
    let luna = site(&game, "luna");
    game.put_tiles(luna, &[tile("M-e1-2")]);
    stand(&mut game, A, 0, "luna");
    stand(&mut game, A, 1, "earth");
    // A team at Luna lacks the 2 points of a Build; one on Earth has nowhere to build.
    assert_eq!(missing(&game, Kind::Build), ("R7.4.2", "insufficient_value", Some(2)));
    stand(&mut game, A, 0, "sisyphus");
    assert_eq!(missing(&game, Kind::Explore), ("R7.3.1", "insufficient_value", Some(1)));
    // The nearest journey is from Earth to Luna: 4, of which the HQ gives 1.
    assert_eq!(missing(&game, Kind::Move), ("R7.2.5", "insufficient_value", Some(3)));
    assert_eq!(missing(&game, Kind::Genetics), ("R7.6", "insufficient_value", Some(1)));
}

/// Where the view says that a Move of A could lead.
fn reach(game: &SpaceCorp) -> Vec<Reach> {
    game.view(Viewer::Seat(A)).reach
}

#[test]
fn r7_2_every_site_with_a_way_has_its_distance() {
    let game = begin(Era::Mariners, 2);
    let (board, earth) = (board(Era::Mariners), site(&game, "earth"));
    let in_play = |to: &Site| *to != earth && board.site(*to).situation.is_none();
    let others = board.all().filter(in_play).filter(|&to| board.distance(earth, to) != Board::NO_WAY);
    let reach = reach(&game);
    assert_eq!(reach.iter().map(|reach| reach.site).collect::<Vec<_>>(), others.collect::<Vec<_>>());
    let belt = reach.iter().find(|reach| reach.site == site(&game, "asteroid_belt")).expect("a way");
    assert_eq!((belt.distance, belt.state), (11, ReachState::More));
}

#[test]
fn r7_2_2_a_site_without_a_base_at_either_end_is_out_of_reach() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M17", "M41"]);
    (0..4).for_each(|team| stand(&mut game, A, team, "luna"));
    let state = |to: &str| reach(&game).into_iter().find(|reach| reach.site == site(&game, to)).expect("a way").state;
    assert_eq!((state("earth"), state("mars_south")), (ReachState::Now, ReachState::Never));
    assert!(game.view(Viewer::Seat(B)).reach.is_empty(), "what A could do is for A");
}

/// The classes agree with what is legal: for the named team, and before a type is named for some team.
#[test]
fn r18_7_what_is_in_reach_now_is_offered() {
    let mut seen = [0; 3];
    for (seats, era) in (1..=3).flat_map(|seats| Era::ALL.map(|era| (seats, era))) {
        let options = Options {
            first_era: era,
            last_era: era,
            solo_short: if seats == 1 { Switch::On } else { Switch::Off },
            ..Options::default()
        };
        let mut game = SpaceCorp::setup(&options, seats, Seed(5)).expect("a game");
        let mut rng = Rng::new(Seed(5));
        while let Some(seat) = game.turn().seats().lowest() {
            let actions = legal(&game, seat);
            let reach = game.view(Viewer::Seat(seat)).reach;
            let now: Vec<Action> = reach
                .iter()
                .filter(|reach| reach.state == ReachState::Now)
                .map(|reach| Action::Site { site: reach.site })
                .collect();
            reach.iter().for_each(|reach| seen[reach.state as usize] += 1);
            match game.draft().kind {
                None => assert_eq!(!now.is_empty(), actions.contains(&begins(Kind::Move)), "{reach:?}"),
                Some(_) if actions.iter().any(|action| matches!(action, Action::Site { .. })) && !reach.is_empty() => {
                    let mut offered = actions.clone();
                    offered.retain(|action| matches!(action, Action::Site { .. }));
                    assert_eq!(now, offered);
                }
                Some(_) => {}
            }
            game.apply(seat, rng.pick(&actions).expect("never stuck"), &mut Silent).expect("listed");
        }
    }
    assert!(seen.iter().all(|&seen| seen > 0), "{seen:?}");
}

#[test]
fn r7_4_2_the_view_has_the_cost_of_a_build_with_its_tiles() {
    let mut game = begin(Era::Mariners, 2);
    let luna = site(&game, "luna");
    game.put_tiles(luna, &[tile("M-e1-4")]);
    let build = |game: &SpaceCorp| {
        game.view(Viewer::Spectator).sites.into_iter().find(|each| each.site == luna).and_then(|each| each.build)
    };
    assert_eq!(build(&game), game.cost_to_build(luna));
    assert_ne!(build(&game), board(Era::Mariners).site(luna).build.map(u16::from), "water makes it cheaper");
}

#[test]
fn r16_6_the_view_has_what_a_situation_changes() {
    let changed = |situation: Option<Situation>| {
        let mut game = begin(Era::Mariners, 1);
        situation.into_iter().for_each(|situation| game.set_situation(situation));
        game.view(Viewer::Seat(A)).changed.into_iter().map(|each| (each.site, (each.explore, each.gravity))).collect::<Vec<_>>()
    };
    let board = board(Era::Mariners);
    let printed = |site: Site| (board.site(site).explore.map(u32::from), board.site(site).gravity);
    assert_eq!(changed(None), []);
    let hard = changed(Some(Situation::HardToFind));
    assert!(!hard.is_empty());
    for (site, (explore, gravity)) in hard {
        assert_eq!((explore, gravity), (printed(site).0.map(|cost| cost + 1), printed(site).1));
    }
    let fuel = changed(Some(Situation::FuelShortage));
    let luna = board.by_id("luna").expect("a site");
    assert!(fuel.contains(&(luna, (printed(luna).0, printed(luna).1 + 1))));
    let lagrange = board.by_id("lunar_lp4").expect("a site");
    assert!(fuel.iter().all(|(site, _)| *site != lagrange));
}
