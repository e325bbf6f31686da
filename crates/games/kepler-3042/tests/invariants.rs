//! The invariants of every game, held by random play for every player count and option set.

use kepler_3042::{CampaignId, Kepler, ObjectiveSet, Options, TilePlacement};
use orrery_engine::suite::{self, Plan};

#[test]
fn random_games_two_players() {
    many(2, Options::default());
}

#[test]
fn random_games_three_players() {
    many(3, Options::default());
}

#[test]
fn random_games_four_players() {
    many(4, Options::default());
}

#[test]
fn random_games_with_advanced_objectives_and_tiles_placed_by_players() {
    for seats in 2..=4 {
        let options =
            Options { objective_set: ObjectiveSet::Advanced, tile_placement: TilePlacement::ByPlayers, ..Options::default() };
        many(seats, options);
    }
}

#[test]
fn random_games_solo_every_campaign_and_level() {
    for (campaign, _) in CampaignId::ALL {
        for campaign_level in 1..=4 {
            let previous_score = (campaign_level > 1).then_some(20 + 10 * campaign_level + 13);
            many(1, Options { campaign, campaign_level, previous_score, ..Options::default() });
        }
    }
}

fn many(seats: u8, options: Options) {
    let games = if cfg!(debug_assertions) { 200 } else { 2000 };
    let decisions = suite::random_games::<Kepler>(&options, seats, Plan { games, ..Plan::default() });
    println!("{seats} seats: {decisions} decisions in {games} games");
}
