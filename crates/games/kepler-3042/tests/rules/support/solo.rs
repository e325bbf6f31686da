//! Solo games, and play until something holds.

pub use std::collections::{BTreeMap, BTreeSet};

pub use kepler_3042::{
    Action, Bonus, CampaignId, Card, Cubes, Event, Hex, Kepler, Kind, ObjectiveSet, Options, Phase, Place, Space, Tech, Tile,
    TilePlacement, Track, View, data, solo_bonus,
};
pub use orrery_engine::{Campaign, Game, Presentation, Rng, Seat, Seed, SetupError, Silent, Viewer, suite};
pub use serde_json::json;

pub use super::*;

pub const EARTH: Card = Card::EARTH;

pub fn select(space: Space) -> Action {
    Action::Select { space }
}

pub fn produce(card: u8, energy: u8, matter: u8, antimatter: u8) -> Action {
    Action::Produce { card: Card(card), cubes: Cubes::new(energy, matter, antimatter) }
}

pub fn solo(campaign: CampaignId, campaign_level: u8, previous_score: Option<u8>) -> Options {
    Options { campaign, campaign_level, previous_score, ..Options::default() }
}

pub fn set_up(options: &Options, seats: u8, seed: u64) -> Kepler {
    Kepler::setup(options, seats, Seed(seed)).unwrap_or_else(|error| panic!("{error}"))
}

pub fn fresh_solo(seed: u64) -> Kepler {
    set_up(&Options::default(), 1, seed)
}

/// Plays until a condition holds, doing as little as possible.
pub fn hurry(game: &mut Kepler, until: impl Fn(&View) -> bool) {
    while !until(&seen(game)) {
        let seat = game.turn().seats().lowest().expect("somebody decides");
        let listed = legal(game, seat.0);
        let leave = [Action::Decline, Action::End].into_iter().find(|action| listed.contains(action));
        act(game, seat.0, [leave.unwrap_or(listed[0])]);
    }
}

pub fn ghost(game: &Kepler) -> ([u8; 5], [u8; 2], [u8; 2]) {
    let ghost = seen(game).ghost.expect("a solo game");
    (ghost.tech, ghost.track, ghost.medals)
}
