//! Set-up and whole turns.

pub use std::collections::BTreeSet;

pub use kepler_3042::{
    Action, Bonus, CampaignId, Card, Cubes, Hex, Kepler, Kind, ObjectiveSet, Options, Phase, Place, Space, Tech, Tile,
    TilePlacement, Track, data,
};
pub use orrery_engine::{Game, OptionKind, Seat, Seed, Silent, Turn, Viewer};

pub use super::*;

pub fn setup(seats: u8, seed: u64) -> Kepler {
    Kepler::setup(&Options::default(), seats, Seed(seed)).unwrap()
}

pub fn by_players(seats: u8, seed: u64) -> Kepler {
    let options = Options { tile_placement: TilePlacement::ByPlayers, ..Options::default() };
    Kepler::setup(&options, seats, Seed(seed)).unwrap()
}

pub fn select(space: Space) -> Action {
    Action::Select { space }
}

/// A whole turn without doing anything but moving the cube.
pub fn idle(game: &mut Kepler, seat: u8, space: Space) {
    act(game, seat, [select(space), Action::End, Action::End, Action::End, Action::End]);
}

/// Turns tiles up whenever possible and does as little as possible otherwise, until `done` or the end of the game.
pub fn survey(game: &mut Kepler, done: impl Fn(&Kepler) -> bool) {
    let rank = |action: &Action| match action {
        Action::Reveal { .. } => 0,
        Action::Track { .. } => 1,
        Action::Select { space: Space::GalacticMapping } => 2,
        Action::Decline | Action::End => 3,
        _ => 4,
    };
    while let Turn::Decide(seats) = game.turn() {
        if done(game) {
            return;
        }
        let seat = seats.lowest().unwrap();
        let action = legal(game, seat.0).into_iter().min_by_key(rank).unwrap();
        game.apply(seat, &action, &mut Silent).unwrap();
    }
}

pub fn choose_techs(game: &mut Kepler) {
    for seat in deciders(game) {
        act(game, seat, [Action::SetupTech { techs: [Tech::I, Tech::II] }]);
    }
}

/// All cubes of a player, wherever they are.
pub fn owned(game: &Kepler, seat: usize) -> Cubes {
    let player = &seen(game).players[seat];
    let mut all = player.depot;
    all.add(player.well);
    player.cards.iter().for_each(|card| all.add(card.cubes));
    all
}
