//! R1 Aim and structure, R2 Components.

use orrery_engine::rulebook::rules;
use orrery_engine::{Game, Seed, Viewer};
use spacecorp::{Action, BaseType, Era, Event, Kind, Options, SpaceCorp, Title, Wheel, data};

use crate::support::*;

#[test]
fn r1_1_three_eras_and_the_highest_profit_wins() {
    let (game, events) = random_game(&Options::default(), 2, 4);
    let eras: Vec<Era> = events
        .iter()
        .filter_map(|event| match event {
            Event::EraEnds { era } => Some(*era),
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

/// The table of R2 against the data and a game.
#[test]
fn r2_the_box_holds_what_the_table_says() {
    let book = SpaceCorp::META.rules[0].1;
    let chapter = rules(book).into_iter().find(|rule| rule.number == "R2").expect("R2");
    let rows = chapter.rows();
    let numbers = |name: &str| -> Vec<usize> {
        let row = rows.iter().find(|row| row[0].starts_with(name)).unwrap_or_else(|| panic!("{name}"));
        row[1].split(", ").map(|n| n.parse().expect("a number")).collect()
    };
    let data = data();
    assert_eq!(numbers("teams"), [SpaceCorp::fresh(Era::Mariners, 2).player_of(A).teams.len()]);
    assert_eq!(numbers("bases"), [BaseType::ALL.len() * usize::from(data.copies_of_base)]);
    let tiles = |era: Era| data.tiles.iter().filter(|tile| tile.era == era).count();
    assert_eq!(numbers("Discovery"), Era::ALL.map(tiles));
    let colonies = |seats: u8| data.colonies.iter().filter(|colony| colony.players >> seats & 1 == 1).count();
    assert_eq!(numbers("colony"), [2, 3, 4].map(colonies));
    let cards = |era: Era| data.sets.deck[era.index()].len();
    assert_eq!(numbers("cards"), [cards(Era::Mariners), cards(Era::Planeteers), cards(Era::Starfarers), data.sets.time.len()]);
    for era in Era::ALL {
        assert_eq!(numbers("Start"), [data.sets.deck[era.index()].and(data.sets.start).len()]);
    }
    let copies = |wheel: Wheel| 2 * Title::ALL.iter().filter(|title| data.progress[title.index()].wheel == wheel).count();
    assert_eq!(numbers("progress"), Wheel::ALL.map(copies));
    assert_eq!(numbers("contracts"), [data.contracts[0].len()]);
    assert_eq!(numbers("Beyond"), [SpaceCorp::fresh(Era::Mariners, 2).beyond().len()]);
}

#[test]
fn r2_1_what_does_not_exist_is_refused() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16"]);
    stand(&mut game, A, 1, "luna");
    act(&mut game, A, begins(Kind::Move));
    assert_eq!(refusal(&game, A, Action::Team { team: 9 }), ("R2.1", "unknown_id"));
}

#[test]
fn r2_2_an_hq_has_three_boxes_for_cards() {
    let mut game = begin(Era::Mariners, 2);
    hold(&mut game, A, &["M16"]);
    act(&mut game, A, begins(Kind::Upgrade));
    let boxes: Vec<Action> = (0..3).map(|slot| Action::Box { slot }).collect();
    assert_eq!(legal(&game, A), boxes);
    // The Research box takes none.
    assert_eq!(refusal(&game, A, Action::Box { slot: 3 }).1, "unknown_id");
    assert_eq!(data().hqs[0].research[Kind::Research.index()].normal.add, 2);
}
