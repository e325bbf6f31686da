//! The invariants of every game, held by thousands of random games for every player count and option set.

use kepler_3042::{CampaignId, Kepler, ObjectiveSet, Options, TilePlacement};
use orrery_engine::suite::{self, Plan};

fn many(seats: u8, options: &Options, games: u64) {
    suite::random_games::<Kepler>(options, seats, Plan { games, ..Plan::default() });
}

/// Both objective sets with both ways to place tiles.
fn every_set(seats: u8) {
    for objective_set in [ObjectiveSet::Standard, ObjectiveSet::Advanced] {
        for tile_placement in [TilePlacement::Random, TilePlacement::ByPlayers] {
            many(seats, &Options { objective_set, tile_placement, ..Options::default() }, 150);
        }
    }
}

/// A campaign on all its levels, with few and with many bonus cubes.
fn campaign(campaign: CampaignId) {
    many(1, &Options { campaign, ..Options::default() }, 150);
    for campaign_level in 2..=4 {
        for more in [0, 33] {
            let previous_score = Some(10 * campaign_level + 10 + more);
            many(1, &Options { campaign, campaign_level, previous_score, ..Options::default() }, 50);
        }
    }
}

#[test]
fn two_players() {
    every_set(2);
}

#[test]
fn three_players() {
    every_set(3);
}

#[test]
fn four_players() {
    every_set(4);
}

#[test]
fn solo_galaxy_edge() {
    campaign(CampaignId::GalaxyEdge);
}

#[test]
fn solo_children_of_progress() {
    campaign(CampaignId::ChildrenOfProgress);
}

#[test]
fn solo_sagittarius_a() {
    campaign(CampaignId::SagittariusA);
}

#[test]
fn solo_hybrid_civilisation() {
    campaign(CampaignId::HybridCivilisation);
}

#[test]
fn solo_superior_progeny() {
    campaign(CampaignId::SuperiorProgeny);
}

#[test]
fn undo_gives_back_the_position_before() {
    suite::undo::<Kepler>(&Options::default(), 3, 60);
    suite::undo::<Kepler>(&Options::default(), 1, 60);
}

#[test]
fn every_inventory_entry_can_change() {
    for seats in [1, 3] {
        suite::inventory::notices::<Kepler>(&[suite::position(&Options::default(), seats, 5, 150)]);
    }
}
