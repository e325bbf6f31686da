//! Nothing hidden goes over the wire: for random positions of every game, player count and option set, what is sent to a seat or a
//! spectator is the same, byte for byte, for any two worlds that differ only in what it may not know.

use std::collections::BTreeMap;

use orrery_engine::erased::AnyTable;
use orrery_engine::suite::option_sets;
use orrery_engine::{Campaign, Game, Heuristics, Presentation, Rng, Seat, SeatSet, Seed, Silent, Table, Viewer};
use orrery_registry::Visitor;
use orrery_server::message::{Frame, preview, table};

/// Positions compared in each game, evenly spread over it.
const POSITIONS: usize = 10;
/// Choices whose previews are compared, evenly spread over the list.
const PREVIEWS: usize = 6;

/// Everything a client with these seats is sent of a position: the table, and previews of its choices.
fn sent<G: Presentation + Campaign>(state: &G, seats: SeatSet) -> String {
    let position = Table::from_position(state.clone());
    let frame =
        Frame { at: 0, thinking: SeatSet::EMPTY, bots: SeatSet::EMPTY, orders: &BTreeMap::new(), log: &[], playing: true };
    let mut text = serde_json::to_string(&table(Some(&position), seats, &frame)).unwrap();
    for seat in seats.iter() {
        let actions = AnyTable::legal(&position, seat);
        for action in actions.iter().step_by(actions.len().div_ceil(PREVIEWS).max(1)) {
            text += &serde_json::to_string(&preview(&position.preview(seat, action).unwrap())).unwrap();
        }
    }
    text
}

/// Every position of a random game.
fn positions<G: Game>(options: &G::Options, seats: u8, seed: u64) -> Vec<G> {
    let mut rng = Rng::new(Seed(seed));
    let mut game = G::setup(options, seats, Seed(seed)).unwrap();
    let mut positions = Vec::new();
    while let Some(seat) = game.turn().seats().lowest() {
        positions.push(game.clone());
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        game.play(seat, rng.pick(&actions).unwrap(), &mut Silent);
    }
    positions.push(game);
    positions
}

/// Compares what is sent in worlds dealt again for each viewer; returns how many worlds differed inside.
fn compare<G: Presentation + Campaign>(options: &G::Options, seats: u8, seed: u64) -> usize {
    let mut rng = Rng::stream(Seed(seed), 1);
    let positions = positions::<G>(options, seats, seed);
    let mut differed = 0;
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    for (ply, state) in positions.iter().enumerate().step_by(positions.len().div_ceil(POSITIONS)) {
        for &viewer in &viewers {
            let own = if let Viewer::Seat(seat) = viewer { SeatSet::only(seat) } else { SeatSet::EMPTY };
            let mut other = state.clone();
            other.redeal(viewer, &mut rng);
            differed += usize::from(other != *state);
            let here = || format!("{} with {options:?}, {seats} seats, seed {seed}, ply {ply}", G::META.id);
            assert_eq!(sent(state, own), sent(&other, own), "{viewer:?} can tell two worlds apart: {}", here());
        }
    }
    differed
}

struct EveryOptionSet;

impl Visitor for EveryOptionSet {
    fn visit<G: Presentation + Heuristics + Campaign>(&mut self) {
        let (fewest, most) = G::META.players;
        for seats in fewest..=most {
            for (seed, options) in option_sets::<G>(seats).iter().enumerate() {
                let differed = compare::<G>(options, seats, seed as u64);
                let deal = |seed| G::setup(options, seats, Seed(seed)).unwrap();
                assert!(differed > 0 || deal(0) == deal(1), "{} with {options:?}: no two worlds differed", G::META.id);
            }
        }
    }
}

#[test]
fn what_is_sent_does_not_depend_on_what_is_hidden() {
    orrery_registry::visit(&mut EveryOptionSet);
}
