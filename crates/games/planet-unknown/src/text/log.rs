//! Events in words.

use orrery_engine::{Message, Seat};

use super::{
    civ_name, corporation, event_card, list, objective, placement, planet, player, pod_place, square_name, squares_name, track,
};
use crate::PlanetUnknown;
use crate::event::{Change, Event};

pub(super) fn narrate(event: &Event) -> Message {
    match event {
        Event::Confirmed { seat } => Message::new("event-confirmed").with("who", player(*seat)),
        Event::BoardsChosen { seat, planet: on, corporation: of } => Message::new("event-boards")
            .with("who", player(*seat))
            .with("planet", planet(*on))
            .with("corporation", corporation(*of)),
        Event::FluxChosen { seat, track: on } => Message::new("event-flux").with("who", player(*seat)).with("track", track(*on)),
        Event::RoundBegins { round, commander } => {
            let message = |key: &'static str| Message::new(key).with("round", *round);
            match commander {
                Some(seat) => message("event-round").with("who", player(*seat)),
                None => message("event-round-solo"),
            }
        }
        Event::Rotated { seat, by, .. } => rotated(*seat, *by),
        Event::EventDrawn { card } => Message::new("event-drawn").with("text", event_card(*card)),
        Event::Did { seat, changes } => {
            let changes = list("list-comma", changes.iter().map(change)).unwrap_or_else(|| Message::new("nothing"));
            Message::new("event-did").with("who", player(*seat)).with("what", changes)
        }
        Event::CannotPlace { seat } => Message::new("event-stuck").with("who", player(*seat)),
        Event::LastRound => Message::new("event-last-round"),
        Event::GameOver => Message::new("event-over"),
    }
}

/// The Commander turns the station, or it turns by itself.
fn rotated(seat: Option<Seat>, by: i8) -> Message {
    let Some(seat) = seat else { return Message::new("event-turned") };
    let key = match by {
        0 => "event-rotated-not",
        1.. => "event-rotated-clockwise",
        _ => "event-rotated-anticlockwise",
    };
    Message::new(key).with("who", player(seat)).with("n", by.unsigned_abs())
}

fn change(change: &Change) -> Message {
    let named = |squares: &[crate::grid::Square]| squares_name(squares.iter().copied().collect());
    match change {
        Change::TilePlaced { tile, at, turns, flip } => {
            Message::new("change-tile").with("where", placement(PlanetUnknown::laid(*tile, *at, *turns, *flip)))
        }
        Change::EarlierTilesPlaced { squares } => Message::new("change-earlier-tiles").with("squares", named(squares)),
        Change::PatchesLaid { squares } => {
            Message::new("change-patches").with("squares", named(squares)).with("n", squares.len() as i32)
        }
        Change::PatchesStored { n } => Message::new("change-stored").with("n", *n),
        Change::MeteorsAppeared { squares } => {
            Message::new("change-meteors").with("squares", named(squares)).with("n", squares.len() as i32)
        }
        Change::CubeMoved { cube, from, to } if cube == &to.track || from.track == to.track => {
            Message::new("change-cube").with("track", track(*cube)).with("from", from.row).with("to", to.row)
        }
        Change::CubeMoved { cube, from, to } => Message::new("change-cube-aside")
            .with("track", track(*cube))
            .with("from", from.row)
            .with("onto", track(to.track))
            .with("to", to.row),
        Change::RoverMoved { from: None, to: Some(to), .. } => Message::new("change-rover-new").with("square", square_name(*to)),
        Change::RoverMoved { from: Some(from), to: Some(to), .. } => {
            Message::new("change-rover").with("from", square_name(*from)).with("square", square_name(*to))
        }
        Change::RoverMoved { from, to: None, .. } => {
            let from = from.map_or("?".into(), square_name);
            Message::new("change-rover-lost").with("square", from)
        }
        Change::LifepodsCollected { n } => Message::new("change-lifepods").with("n", *n),
        Change::LifepodsDestroyed { n } => Message::new("change-lifepods-destroyed").with("n", *n),
        Change::LifepodsLost { n } => Message::new("change-lifepods-lost").with("n", *n),
        Change::MeteorsCollected { n } => Message::new("change-stones").with("n", *n),
        Change::MeteorsLost { n } => Message::new("change-stones-lost").with("n", *n),
        Change::MeteorsDestroyed { n } => Message::new("change-stones-destroyed").with("n", *n),
        Change::LifepodsMoved { corporation, to } => {
            let places = list("list-and", to.iter().map(|&place| pod_place(*corporation, place)));
            let places = places.unwrap_or_else(|| Message::new("place-scoring"));
            Message::new("change-lifepods-moved").with("n", to.len() as i32).with("places", places)
        }
        Change::FluxMoved { track: to } => Message::new("change-flux").with("track", track(*to)),
        Change::CivTaken { rank, card: None } => Message::new("change-civ").with("rank", *rank),
        Change::CivTaken { rank, card: Some(card) } => {
            Message::new("change-civ-open").with("rank", *rank).with("name", civ_name(*card))
        }
        Change::ContestBegun { card } => Message::new("change-contest").with("text", objective(*card, "neighbour")),
    }
}
