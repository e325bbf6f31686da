//! The invariants of every game, held by random games for every player count and variant.

use on_mars::{ContractTypes, Length, OnMars, Options, RoundLimit, Seating, SoloChoice, Switch, UnderBuilding, UpgradeReading};
use orrery_engine::suite::{self, Plan};

fn many(seats: u8, options: &Options, games: u64) {
    suite::random_games::<OnMars>(options, seats, Plan { games, ..Plan::default() });
}

/// Each switch of the rules away from its default.
fn every_variant(seats: u8) {
    let base = Options::default();
    many(seats, &base, 20);
    let variants = [
        Options { length: Length::Long, ..base },
        Options { first_colonist_variant: Switch::On, ..base },
        Options { space_anomaly_variant: Switch::On, ..base },
        Options { upgrade_pack_goals: Switch::On, ..base },
        Options { upgrade_pack_contracts: ContractTypes::RandomTwo, ..base },
        Options { upgrade_pack_contracts: ContractTypes::ExpertiseNetwork, first_colonist_variant: Switch::On, ..base },
        Options { crystal_under_building: UnderBuilding::Return, seating: Seating::Chosen, ..base },
        Options { upgrade_tech_reading: UpgradeReading::Total, round_limit: RoundLimit::Thirty, ..base },
    ];
    for options in &variants {
        many(seats, options, 6);
    }
}

/// Everything that a table can have at once.
fn everything() -> Options {
    Options {
        length: Length::Long,
        first_colonist_variant: Switch::On,
        space_anomaly_variant: Switch::On,
        upgrade_pack_goals: Switch::On,
        upgrade_pack_contracts: ContractTypes::RandomTwo,
        crystal_under_building: UnderBuilding::Return,
        upgrade_tech_reading: UpgradeReading::Total,
        round_limit: RoundLimit::Hundred,
        seating: Seating::Chosen,
        ..Options::default()
    }
}

#[test]
fn everything_at_once() {
    for seats in 1..=4 {
        many(seats, &everything(), 4);
    }
}

#[test]
fn every_pair_of_contract_types() {
    for (upgrade_pack_contracts, seats) in ContractTypes::ALL.into_iter().zip((1..=4).cycle()) {
        many(seats, &Options { upgrade_pack_contracts, ..Options::default() }, 3);
    }
}

#[test]
fn every_goal_of_the_solo_game() {
    for solo_goal in SoloChoice::ALL {
        many(1, &Options { solo_goal, ..Options::default() }, 3);
    }
}

#[test]
fn two_players() {
    every_variant(2);
}

#[test]
fn three_players() {
    every_variant(3);
}

#[test]
fn four_players() {
    every_variant(4);
}

#[test]
fn solo() {
    every_variant(1);
}

#[test]
fn undo_gives_back_the_position_before() {
    suite::undo::<OnMars>(&Options::default(), 1, 10);
    suite::undo::<OnMars>(&Options::default(), 3, 10);
}

#[test]
fn every_inventory_entry_can_change() {
    // In several positions, because a piece is noticed only between effects, and a crystal only in a full depot.
    for seats in [1, 3] {
        let positions: Vec<OnMars> = (1..=12).map(|seed| suite::position(&everything(), seats, seed, 40 * seed as u32)).collect();
        suite::inventory::notices(&positions);
    }
}
