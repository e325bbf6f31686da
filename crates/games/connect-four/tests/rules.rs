//! Connect Four against its rules (docs/rules/connect-four.md) and the invariants of every game.

use connect_four::{ConnectFour, Drop, Options};
use orrery_engine::suite::{self, Plan, plurals, words};
use orrery_engine::{Game, Seat, Seed, Silent, Turn, Viewer};

/// The position after dropping discs into these columns in turn.
fn after(columns: &[u8]) -> ConnectFour {
    let mut game = ConnectFour::setup(&Options {}, 2, Seed(0)).unwrap();
    for (ply, &column) in columns.iter().enumerate() {
        game.apply(Seat(ply as u8 % 2), &Drop { column }, &mut Silent).unwrap();
    }
    game
}

fn winner(columns: &[u8]) -> Option<Seat> {
    after(columns).outcome().and_then(|outcome| outcome.winners.lowest().filter(|_| outcome.winners.len() == 1))
}

#[test]
fn r1_the_grid_starts_empty_with_seven_columns_of_six_places() {
    let rows = after(&[]).view(Viewer::Spectator).rows;
    assert_eq!(rows, [[None; 7]; 6]);
}

#[test]
fn r1_only_seven_columns() {
    assert_eq!(after(&[]).check(Seat(0), &Drop { column: 7 }).unwrap_err().code, "no_such_column");
}

#[test]
fn r2_a_disc_falls_to_the_lowest_free_place() {
    let rows = after(&[3, 3, 0]).view(Viewer::Spectator).rows;
    let column = |column: usize| rows.iter().map(|row| row[column].map(|seat| seat.0)).collect::<Vec<_>>();
    assert_eq!(column(3), [Some(0), Some(1), None, None, None, None]);
    assert_eq!(column(0), [Some(0), None, None, None, None, None]);
}

#[test]
fn r2_players_alternate_and_a_full_column_is_closed() {
    let game = after(&[3, 3, 3, 3, 3, 3]);
    assert_eq!(game.check(Seat(0), &Drop { column: 3 }).unwrap_err().code, "column_full");
    assert_eq!(game.check(Seat(1), &Drop { column: 0 }).unwrap_err().code, "not_your_turn");
}

#[test]
fn r3_four_upright_level_and_diagonal_win() {
    assert_eq!(winner(&[0, 1, 0, 1, 0, 1, 0]), Some(Seat(0)));
    assert_eq!(winner(&[0, 0, 1, 1, 2, 2, 3]), Some(Seat(0)));
    assert_eq!(winner(&[0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3]), Some(Seat(0)));
    assert_eq!(winner(&[3, 2, 2, 1, 1, 0, 1, 0, 0, 6, 0]), Some(Seat(0)));
    assert_eq!(winner(&[6, 0, 6, 1, 6, 2, 5, 3]), Some(Seat(1)));
}

#[test]
fn r3_lines_do_not_wrap_around_the_edge() {
    // Three at the top of one column and one at the bottom of the next.
    assert_eq!(after(&[0, 0, 1, 0, 2, 0, 0, 6, 0, 1]).turn(), Turn::Decide(orrery_engine::SeatSet::only(Seat(0))));
}

#[test]
fn r3_a_full_grid_is_shared() {
    let columns: Vec<u8> = [
        0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 2, 3, 2, 3, 3, 2, 3, 2, 2, 3, 2, 3, 4, 5, 4, 5, 5, 4, 5, 4, 4, 5, 4, 5, 6, 6, 6, 6,
        6, 6,
    ]
    .to_vec();
    let outcome = after(&columns).outcome().expect("the grid is full");
    assert_eq!(outcome.winners.len(), 2);
    assert_eq!(outcome.share(Seat(0)), 0.5);
}

#[test]
fn invariants_hold_in_random_play() {
    suite::random_games::<ConnectFour>(&Options {}, 2, Plan { games: 3000, thorough_every: 5, ..Plan::default() });
    suite::undo::<ConnectFour>(&Options {}, 2, 50);
}

#[test]
fn every_inventory_entry_can_change() {
    suite::inventory::notices(&[after(&[3, 3, 0])]);
}

#[test]
fn everything_is_said_in_every_language() {
    words::keys_agree::<ConnectFour>();
    plurals::one_is_singular::<ConnectFour>(&[]);
    words::keys_are_used::<ConnectFour>(&[]);
    words::scores_have_words::<ConnectFour>(&Options {}, 2);
    words::are_complete::<ConnectFour>(&Options {}, 2, 20);
}

#[test]
fn perft_agrees_with_the_known_counts() {
    assert_eq!(suite::perft(&after(&[]), 7), [7, 49, 343, 2401, 16807, 117649, 823536]);
}

#[test]
fn only_two_may_play() {
    assert!(ConnectFour::setup(&Options {}, 3, Seed(0)).is_err());
}
