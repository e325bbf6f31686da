//! R1 Aim and structure, R2 Components.

use orrery_engine::rulebook::rules;
use orrery_engine::{Game, Seat, Seed, Silent, Viewer};
use spacecorp::{Action, BaseType, Era, Event, Kind, Options, Site, Situation, SpaceCorp, Title, Wheel, data};

use crate::support::*;

#[test]
fn r1_1_three_eras_and_the_highest_profit_wins() {
    let (game, events) = random_game(&Options::default(), 2, 4);
    let eras: Vec<Era> = events
        .iter()
        .filter_map(|event| match event {
            Event::EraEnds { era, .. } => Some(*era),
            _ => None,
        })
        .collect();
    assert_eq!(eras, Era::ALL);
    let outcome = game.outcome().expect("over");
    let most = [A, B].map(|seat| profit(&game, seat)).into_iter().max();
    for seat in [A, B] {
        assert!(!outcome.winners.contains(seat) || Some(profit(&game, seat)) == most);
    }
}

#[test]
fn r1_2_turns_go_clockwise() {
    let (_, events) = random_game(&Options { last_era: Era::Mariners, ..Options::default() }, 3, 5);
    let turns: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::TurnBegins { seat, extra: false } => Some(seat.0),
            _ => None,
        })
        .take(12)
        .collect();
    assert!(turns.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 3), "{turns:?}");
}

#[test]
fn r1_3_rules_of_mariners_hold_in_planeteers() {
    let mut game = begin(Era::Planeteers, 2);
    hold(&mut game, A, &["P01", "P02", "P03", "P04", "P05", "P06", "P07"]);
    assert!(legal(&game, A).contains(&begins(Kind::Research)));
    hold(&mut game, A, &["P08"]);
    assert_eq!(refusal(&game, A, begins(Kind::Research)), ("R7.1", "hand_too_large"));
}

#[test]
fn r1_4_additions_come_before_multiplications() {
    let mut game = begin(Era::Starfarers, 2);
    hold(&mut game, A, &["S01", "S02", "S04"]);
    game.set_profit(A, 9);
    let alpha = site(&game, "alpha_centauri");
    act_all(&mut game, A, &[begins(Kind::Move), Action::Site { site: alpha }, plays("S01"), plays("S02"), plays("S04")]);
    // The HQ gives Move 1, the cards 5, 5 and x3.
    assert_eq!(game.view(Viewer::Seat(A)).draft.expect("a draft").totals, [33]);
}

#[test]
fn r1_5_outside_of_turns_the_first_player_of_the_era_begins() {
    let mut game = begin(Era::Mariners, 3);
    for (seat, at, lies) in [(A, "luna", "M-e1-1"), (B, "sisyphus", "M-e1-2"), (C, "halley", "M-e1-3")] {
        let at = site(&game, at);
        game.put_tiles(at, &[tile(lies)]);
        game.put_bases(seat, at, &[BaseType::Refinery]);
    }
    game.finish_era();
    for seat in [A, B, C] {
        assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [seat]);
        act(&mut game, seat, Action::Decline);
    }
}

#[test]
fn r1_6_a_progress_card_inside_an_effect_comes_first() {
    let mut game = begin(Era::Starfarers, 2);
    game.set_wheel(A, Wheel::Revelation, 2);
    game.set_wheel(A, Wheel::Genetics, 1);
    game.advance_cube(A, Wheel::Revelation, 1);
    // Matter Shift advances both cubes by 2: Genetics reaches space 0 and asks for its card before Revelation goes on.
    act(&mut game, A, Action::Progress { title: Title::MatterShift });
    let asked = legal(&game, A);
    let adaptation =
        |action: &Action| matches!(action, Action::Progress { title } if data().progress[title.index()].wheel == Wheel::Genetics);
    assert!(!asked.is_empty() && asked.iter().all(adaptation), "{asked:?}");
    assert_eq!(game.player_of(A).wheel[Wheel::Revelation.index()], 0);
}

#[test]
fn r1_7_the_same_seed_gives_the_same_game() {
    let options = Options::default();
    let deal = |seed| SpaceCorp::setup(&options, 3, Seed(seed)).expect("a game");
    assert_eq!(deal(7), deal(7));
    assert_ne!(deal(7).deck_cards(), deal(8).deck_cards());
}

#[test]
fn r1_8_what_cannot_be_carried_out_in_full_lapses() {
    let mut game = begin(Era::Mariners, 2);
    game.set_offers(&[None, None, None, None]);
    game.cut_deck(1);
    act_all(&mut game, A, &[begins(Kind::Research), Action::Confirm]);
    // Research 2, but one card is left.
    assert_eq!(hand(&game, A), 1);
}

/// The numbers of a row of a table of R2.
fn numbers(rule: &str, name: &str) -> Vec<usize> {
    let book = SpaceCorp::META.rules[0].1;
    let rows = rules(book).into_iter().find(|of| of.number == rule).unwrap_or_else(|| panic!("{rule}")).rows();
    let row = rows.iter().find(|row| row[0].starts_with(name)).unwrap_or_else(|| panic!("{name}"));
    row[1].split(", ").map(|n| n.parse().expect("a number")).collect()
}

#[test]
fn r2_what_does_not_exist_is_refused() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16", "M17"]);
    stand(&mut game, A, 1, "luna");
    act(&mut game, A, begins(Kind::Move));
    assert_eq!(refusal(&game, A, Action::Team { team: 9 }), ("R2", "unknown_id"));
    act(&mut game, A, Action::Team { team: 0 });
    assert_eq!(refusal(&game, A, Action::Site { site: Site(22) }), ("R2", "unknown_id"));
}

#[test]
fn r2_1_each_colour_has_teams_and_bases() {
    let game = SpaceCorp::fresh(Era::Mariners, 4);
    for seat in Seat::all(4) {
        let player = game.player_of(seat);
        assert_eq!(numbers("R2.1", "teams"), [player.teams.len()]);
        assert_eq!(numbers("R2.1", "bases"), [player.stock.iter().map(|&count| usize::from(count)).sum::<usize>()]);
    }
}

#[test]
fn r2_2_cubes_discs_and_beyond_tiles() {
    let game = SpaceCorp::fresh(Era::Mariners, 4);
    assert_eq!(numbers("R2.2", "Genetics"), [usize::from(game.seats()); 2]);
    assert!(Era::ALL.iter().all(|era| numbers("R2.2", "contract") == [data().contracts[era.index()].len()]));
    assert_eq!(numbers("R2.2", "Beyond"), [game.beyond().len()]);
}

#[test]
fn r2_3_every_era_has_its_tiles() {
    for (era, name) in Era::ALL.into_iter().zip(["Mariners", "Planeteers", "Starfarers"]) {
        let piles = SpaceCorp::fresh(era, 2).piles().map(<[_]>::len);
        let listed = numbers("R2.3", name);
        assert_eq!(piles[..listed.len()], listed);
        assert_eq!(piles.iter().sum::<usize>(), listed.iter().sum::<usize>());
    }
}

#[test]
fn r2_4_colony_tiles_by_table_size() {
    let on_side_board = |seats: u8| SpaceCorp::fresh(Era::Starfarers, seats).colonies_left().count_ones() as usize;
    assert_eq!(numbers("R2.4", "1, 2, 3, 4"), [1, 2, 3, 4].map(on_side_board));
}

#[test]
fn r2_5_cards_by_deck() {
    let sets = &data().sets;
    let [m, p, s] = Era::ALL.map(|era| sets.deck[era.index()].len());
    assert_eq!(numbers("R2.5", "Mariners"), [m, p, s, sets.time.len()]);
    assert!(Era::ALL.iter().all(|era| numbers("R2.5", "Start") == [sets.deck[era.index()].and(sets.start).len()]));
    let copies = |wheel: Wheel| 2 * Title::ALL.iter().filter(|title| data().progress[title.index()].wheel == wheel).count();
    assert_eq!(numbers("R2.5", "Adaptations"), Wheel::ALL.map(copies));
    let backs = Title::ALL.iter().filter(|title| !data().progress[title.index()].solo).count() * 2;
    assert_eq!(backs, 6, "what the solo game leaves out has a situation card on its back");
}

#[test]
fn r2_6_the_display_has_two_sides() {
    // Contract M2 asks for 4 bases at Lagrange points, or for 3 with 3 and 4 players.
    let meets = |seats: u8, bases: usize| {
        let mut game = begin(Era::Mariners, seats);
        let points = ["lunar_lp4", "lunar_lp5", "solar_lp1", "solar_lp2"].map(|id| site(&game, id));
        points[..bases].iter().zip(BaseType::ALL).for_each(|(&at, base)| game.put_bases(A, at, &[base]));
        game.meets_contract(A, 1)
    };
    assert_eq!([1, 2].map(|seats| (meets(seats, 3), meets(seats, 4))), [(false, true); 2]);
    assert_eq!([3, 4].map(|seats| (meets(seats, 2), meets(seats, 3))), [(false, true); 2]);
}

#[test]
fn r2_7_an_hq_has_three_boxes_for_cards() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16"]);
    act(&mut game, A, begins(Kind::Upgrade));
    let boxes: Vec<Action> = (0..3).map(|slot| Action::Box { slot }).collect();
    assert_eq!(legal(&game, A), boxes);
    // The Research box takes none.
    assert_eq!(refusal(&game, A, Action::Box { slot: 3 }), ("R7.7", "unknown_id"));
    assert_eq!(data().hqs[0].research[Kind::Research.index()].normal.add, 2);
}

#[test]
fn r2_8_everybody_sees_the_side_board() {
    let view = |era| SpaceCorp::fresh(era, 2).view(Viewer::Spectator);
    assert!(view(Era::Mariners).progress.is_empty() && view(Era::Mariners).colonies.is_empty());
    // Two copies of each of eight titles.
    let planeteers = view(Era::Planeteers);
    assert_eq!((planeteers.progress.len(), planeteers.progress_twice.len()), (8, 8));
    assert!(planeteers.colonies.is_empty());
    assert_eq!((view(Era::Starfarers).progress.len(), view(Era::Starfarers).colonies.len()), (16, 12));
}

#[test]
fn r2_9_the_rogue_asteroid_is_a_tile_of_its_own() {
    let mut game = begin(Era::Mariners, 1);
    let asteroid = site(&game, "rogue_asteroid");
    let acts = |game: &SpaceCorp| game.clone().act_as_competition(Some(asteroid), None, &mut Silent);
    let drawn = |game: &SpaceCorp| game.view(Viewer::Spectator).competition.expect("solo").teams;
    assert!(drawn(&game).is_empty());
    game.set_situation(Situation::RogueAsteroid);
    assert_eq!(drawn(&game), [(asteroid, false)]);
    assert!(acts(&game));
}
