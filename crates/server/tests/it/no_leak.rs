//! Nothing hidden goes over the wire: for random positions, what is sent to a seat or a spectator is the same, byte for byte, for
//! any two worlds that differ only in what it may not know.

use kepler_3042::Kepler;
use orrery_engine::erased::AnyTable;
use orrery_engine::{Campaign, Presentation, Rng, Seat, SeatSet, Seed, Table, Turn, Viewer};
use orrery_server::message::{Frame, preview, table};

/// Everything a client with these seats is sent of a position: the table, and the previews of its choices.
fn sent<G: Presentation + Campaign>(state: &G, seats: SeatSet) -> String {
    let position = Table::from_position(state.clone());
    let frame = Frame { at: 0, thinking: SeatSet::EMPTY, log: &[], playing: true };
    let mut text = serde_json::to_string(&table(Some(&position), seats, &frame)).unwrap();
    for seat in seats.iter() {
        for action in AnyTable::legal(&position, seat) {
            text += &serde_json::to_string(&preview(&position.preview(seat, &action).unwrap())).unwrap();
        }
    }
    text
}

/// Plays at random and compares at every position; gives how many worlds looked different inside.
fn compare<G: Presentation + Campaign>(seats: u8, seed: u64) -> u32 {
    let mut rng = Rng::new(Seed(seed));
    let mut game = Table::<G>::new(&G::Options::default(), seats, Seed(seed)).unwrap();
    let mut differed = 0;
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    while let Turn::Decide(deciders) = game.state().turn() {
        for &viewer in &viewers {
            let own = if let Viewer::Seat(seat) = viewer { SeatSet::only(seat) } else { SeatSet::EMPTY };
            let mut other = game.state().clone();
            other.redeal(viewer, &mut rng);
            differed += u32::from(other != *game.state());
            assert_eq!(sent(game.state(), own), sent(&other, own), "{viewer:?} can tell two worlds apart");
        }
        let mut actions = Vec::new();
        let seat = deciders.lowest().unwrap();
        game.state().legal(seat, &mut actions);
        let action = *rng.pick(&actions).unwrap();
        game.apply(seat, &action, &mut orrery_engine::Silent).unwrap();
    }
    differed
}

#[test]
fn what_is_sent_does_not_depend_on_what_is_hidden() {
    let differed: u32 = (0..3).map(|seed| compare::<Kepler>(2 + seed as u8 % 3, seed)).sum();
    assert!(differed > 100, "the worlds did differ");
}
