//! The objectives that an action changes: what a seat has of each, and the medals it is worth.

use orrery_engine::{Message, Seat, Viewer};

use super::objective;
use crate::components::data;
use crate::objectives::{contest, is_met};
use crate::state::PlanetUnknown;

pub(super) fn notes(before: &PlanetUnknown, after: &PlanetUnknown, seat: Seat) -> Vec<Message> {
    contests(after, seat)
        .into_iter()
        .filter_map(|of| compared(before, after, seat, of))
        .chain(after.player(seat).private.iter().filter_map(|card| private(before, after, seat, card)))
        .collect()
}

/// An objective with the seats that compare their values.
struct Contest {
    card: u8,
    seats: Vec<Seat>,
}

/// The objectives that a seat takes part in.
fn contests(game: &PlanetUnknown, seat: Seat) -> Vec<Contest> {
    let neighbours = game.neighbour_objectives(seat).map(|(card, other)| Contest { card, seats: vec![seat, other] });
    let boards = game.boards_for(Viewer::Seat(seat));
    let of_all = Seat::all(game.seats).map(|other| boards[other.index()].contest).filter(|&card| card > 0);
    neighbours.chain(of_all.map(|card| Contest { card, seats: Seat::all(game.seats).collect() })).collect()
}

fn compared(before: &PlanetUnknown, after: &PlanetUnknown, seat: Seat, of: Contest) -> Option<Message> {
    let standing = |game: &PlanetUnknown| {
        let boards = game.boards_for(Viewer::Seat(seat));
        let values: Vec<i32> = of.seats.iter().map(|&seat| game.metric_of(&boards, seat, of.card)).collect();
        let own = of.seats.iter().position(|&other| other == seat).expect("the seat takes part");
        (values[own], contest(&values, data().objective(of.card).fewest)[own])
    };
    let ((from, held), (to, holds)) = (standing(before), standing(after));
    if from == to {
        return None;
    }
    let key = match holds - held {
        0 => "note-objective",
        1.. => "note-objective-more",
        _ => "note-objective-fewer",
    };
    Some(about(key, of.card, "neighbour", holds - held).with("from", from).with("to", to))
}

fn private(before: &PlanetUnknown, after: &PlanetUnknown, seat: Seat, card: u8) -> Option<Message> {
    let met = |game: &PlanetUnknown| is_met(game.board(seat), data().objective(card).private);
    let medals = i32::from(data().private_complete);
    match (met(before), met(after)) {
        (false, true) => Some(about("note-private-more", card, "private", medals)),
        (true, false) => Some(about("note-private-fewer", card, "private", -medals)),
        _ => None,
    }
}

fn about(key: &'static str, card: u8, face: &str, medals: i32) -> Message {
    Message::new(key).with("text", objective(card, face)).with("n", medals.unsigned_abs()).with("medals", medals)
}
