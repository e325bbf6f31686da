//! Nothing hidden goes over the wire: for random positions, what is sent to a seat or a spectator is the same, byte for byte, for
//! any two worlds that differ only in what it may not know.

use std::any::Any;

use kepler_3042::Kepler;
use orrery_engine::erased::{AnyTable, Happening, Refused};
use orrery_engine::table::UndoError;
use orrery_engine::{Game, Message, Outcome, Rng, Seat, SeatSet, Seed, Step, Table, Turn, Viewer, Words};
use orrery_server::message::{Frame, table};
use serde_json::Value;

/// A position without its history, so that it can be dealt anew. It answers as the engine's own table does.
struct World<G: Game>(G);

impl<G: Game> World<G> {
    fn json(value: &impl serde::Serialize) -> Value {
        serde_json::to_value(value).unwrap()
    }
}

impl<G: Game> AnyTable for World<G> {
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        self.0.legal(seat, &mut actions);
        actions.iter().map(Self::json).collect()
    }

    fn undoable(&self, _: Seat) -> usize {
        0
    }

    fn view(&self, viewer: Viewer) -> Value {
        Self::json(&self.0.view(viewer))
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.0.prompt(seat)
    }

    fn describe(&self, seat: Seat, action: &Value) -> Result<Message, Refused> {
        Ok(self.0.describe(seat, &serde_json::from_value(action.clone()).unwrap()))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    // The rest is no part of what is sent.
    fn ply(&self) -> usize {
        unreachable!()
    }
    fn attempts(&self, _: Seat) -> Vec<Value> {
        unreachable!()
    }
    fn check(&self, _: Seat, _: &Value) -> Result<(), Refused> {
        unreachable!()
    }
    fn apply(&mut self, _: Seat, _: &Value) -> Result<(Step, Vec<Happening>), Refused> {
        unreachable!()
    }
    fn undo(&mut self, _: Seat) -> Result<(), UndoError> {
        unreachable!()
    }
    fn take_back(&mut self, _: usize) -> Result<(), UndoError> {
        unreachable!()
    }
    fn render(&self, _: Viewer, _: &Words) -> String {
        unreachable!()
    }
    fn carried(&self) -> Option<(String, i64)> {
        unreachable!()
    }
    fn clone_box(&self) -> Box<dyn AnyTable> {
        unreachable!()
    }
    fn as_any(&self) -> &dyn Any {
        unreachable!()
    }
}

fn sent(position: &dyn AnyTable, seats: SeatSet) -> String {
    let frame = Frame { at: 0, thinking: SeatSet::EMPTY, log: &[], playing: true };
    serde_json::to_string(&table(Some(position), seats, &frame)).unwrap()
}

/// Plays at random and compares at every position; gives how many worlds looked different inside.
fn compare<G: Game>(seats: u8, seed: u64) -> u32 {
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
            let here = sent(&World(game.state().clone()), own);
            assert_eq!(here, sent(&World(other), own), "{viewer:?} can tell two worlds apart");
        }
        let mut actions = Vec::new();
        let seat = deciders.lowest().unwrap();
        game.state().legal(seat, &mut actions);
        let action = *rng.pick(&actions).unwrap();
        game.apply(seat, &action, &mut orrery_engine::Silent).unwrap();
        if game.undoable(seat) == 0 {
            let own = SeatSet::only(seat);
            assert_eq!(sent(&game, own), sent(&World(game.state().clone()), own), "the test's world answers as the table does");
        }
    }
    differed
}

#[test]
fn what_is_sent_does_not_depend_on_what_is_hidden() {
    let differed: u32 = (0..3).map(|seed| compare::<Kepler>(2 + seed as u8 % 3, seed)).sum();
    assert!(differed > 100, "the worlds did differ");
}
