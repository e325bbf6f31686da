//! R4 Set-up of Mariners.

use orrery_engine::{Game, Seat, Seed, Viewer};
use spacecorp::{BaseType, Card, Era, Options, SpaceCorp, data};

use crate::support::*;

fn set_up(seats: u8, start: u8) -> SpaceCorp {
    let options = Options { start_player: Some(start), ..Options::default() };
    SpaceCorp::setup(&options, seats, Seed(11)).expect("a game")
}

#[test]
fn r4_1_no_contract_is_fulfilled() {
    let game = set_up(3, 1);
    assert!((0..7).all(|row| Era::ALL.iter().all(|&era| !game.is_fulfilled(era, row))));
    assert_eq!(game.reward_of(Era::Mariners, 0), 2);
}

#[test]
fn r4_2_everybody_has_a_standard_hq_and_all_bases() {
    let game = set_up(4, 1);
    for seat in Seat::all(4) {
        let player = game.player_of(seat);
        assert_eq!(player.boxes, [Card::NONE; 3]);
        assert_eq!(player.wheel, [0, 0]);
        assert_eq!(player.stock, [3; BaseType::ALL.len()]);
    }
}

#[test]
fn r4_3_the_piles_are_shuffled() {
    let order = |seed| {
        let game = SpaceCorp::setup(&Options::default(), 2, Seed(seed)).expect("a game");
        game.piles()[0].to_vec()
    };
    assert!((1..20).any(|seed| order(seed) != order(0)));
    let mut sorted = order(0);
    sorted.sort_unstable();
    assert_eq!(sorted.len(), 6);
    assert!(sorted.iter().all(|&of| data().tile(of).is_some_and(|tile| tile.id.starts_with("M-e1-"))));
}

#[test]
fn r4_4_both_beyond_tiles_are_free() {
    assert_eq!(set_up(2, 1).beyond(), [None, None]);
}

#[test]
fn r4_5_two_teams_on_earth_and_two_in_stock() {
    let game = set_up(2, 1);
    let earth = site(&game, "earth");
    for seat in [A, B] {
        let at = game.player_of(seat).teams.map(|team| team.site);
        assert_eq!([at[0], at[1]], [earth, earth]);
        assert!(!at[2].is_on_board() && !at[3].is_on_board());
    }
}

#[test]
fn r4_7_1_the_copies_go_to_the_seats_in_order() {
    let game = set_up(3, 2);
    // Seat 2 begins, so it is the first in order.
    for (seat, drive, time) in [(B, "M01", "T01"), (C, "M02", "T02"), (A, "M03", "T03")] {
        let hand = game.player_of(seat).hand;
        assert!(hand.contains(card(drive)) && hand.contains(card(time)), "{seat:?} {hand:?}");
    }
    let in_deck = |id: &str| game.deck_cards().contains(&card(id));
    assert!(in_deck("T04") && in_deck("T05") && !in_deck("T06"));
}

#[test]
fn r4_8_the_first_player_is_drawn() {
    for (era, seats) in [(Era::Mariners, 4), (Era::Planeteers, 3), (Era::Starfarers, 2)] {
        let first = |seed| {
            let options = Options { first_era: era, ..Options::default() };
            SpaceCorp::setup(&options, seats, Seed(seed)).expect("a game").view(Viewer::Spectator).first
        };
        assert!(Seat::all(seats).all(|seat| (0..60).any(|seed| first(seed) == seat)), "{era:?}");
    }
}

#[test]
fn r4_8_1_the_table_may_name_the_first_player() {
    for start in 1..=4 {
        for era in Era::ALL {
            let options = Options { start_player: Some(start), first_era: era, ..Options::default() };
            let game = SpaceCorp::setup(&options, 4, Seed(3)).expect("a game");
            assert_eq!(game.view(Viewer::Spectator).first, Seat(start - 1));
        }
    }
    let none = Options { start_player: Some(3), ..Options::default() };
    assert!(SpaceCorp::setup(&none, 2, Seed(3)).is_err());
    // In a solo game the option has no meaning.
    let solo = |start_player| SpaceCorp::setup(&Options { start_player, ..Options::default() }, 1, Seed(3)).expect("a game");
    assert_eq!(solo(Some(3)).view(Viewer::Seat(A)), solo(None).view(Viewer::Seat(A)));
}
