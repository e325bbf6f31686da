//! The invariants of every game, held by random games for every player count, choice of eras and situation.

use orrery_engine::suite::{self, Plan};
use spacecorp::{Era, Options, Situations, SpaceCorp, Switch};

fn many(seats: u8, options: &Options, games: u64) {
    suite::random_games::<SpaceCorp>(options, seats, Plan { games, ..Plan::default() });
}

/// All three eras, and every variant of the first and the last one.
fn every_variant(seats: u8, options: &Options) {
    many(seats, options, 20);
    for first_era in Era::ALL {
        for last_era in Era::ALL.into_iter().filter(|&last| last >= first_era) {
            many(seats, &Options { first_era, last_era, ..*options }, 10);
        }
    }
}

#[test]
fn two_players() {
    every_variant(2, &Options::default());
}

#[test]
fn three_players() {
    every_variant(3, &Options::default());
}

#[test]
fn four_players() {
    every_variant(4, &Options::default());
}

#[test]
fn a_chosen_start_player() {
    many(4, &Options { start_player: Some(3), ..Options::default() }, 10);
}

#[test]
fn solo() {
    many(1, &Options::default(), 60);
    every_variant(1, &Options { solo_short: Switch::On, ..Options::default() });
}

#[test]
fn solo_with_situations() {
    for era_situations in [Situations::Standard, Situations::Extended] {
        many(1, &Options { era_situations, ..Options::default() }, 100);
        every_variant(1, &Options { era_situations, solo_short: Switch::On, ..Options::default() });
    }
}

#[test]
fn undo_gives_back_the_position_before() {
    suite::undo::<SpaceCorp>(&Options::default(), 1, 20);
    suite::undo::<SpaceCorp>(&Options::default(), 3, 10);
}

#[test]
fn every_inventory_entry_can_change() {
    for (seats, solo_short) in [(1, Switch::On), (3, Switch::Off)] {
        // Colony tiles are laid out in the last era.
        let options = |first_era| Options { first_era, solo_short, ..Options::default() };
        let positions = Era::ALL.map(|first_era| suite::position(&options(first_era), seats, 5, 150));
        suite::inventory::notices::<SpaceCorp>(&positions);
    }
}
