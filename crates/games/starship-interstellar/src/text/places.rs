//! Choices of a place: planets, orbits, the government, the route to Trappist, mechanisms.

use orrery_engine::{Message, Seat};

use super::amounts::{effect, fuel, goods, pp, short_cubes};
use super::{government_row, mechanism, node, notes, planet, project_row, route_token};
use crate::components::{GOVERNMENT_ROWS, POSITIONS, data};
use crate::kinds::{Node, Nodes, Planet, ProjectRow, RouteToken};
use crate::state::{ROW, Starship, Work};

/// The destination of a trip, or the plant of an effect.
pub(super) fn choose_planet(game: &Starship, seat: Seat, of: Planet) -> Message {
    match game.top().map(|task| task.work) {
        Some(Work::Depart { fare, .. }) => {
            let player = game.player(seat);
            let own = player.plant(of).map(|_| Message::new("note-own-plant"));
            let pile =
                (of != Planet::Earth && own.is_none()).then(|| Message::new("note-pile").with("n", game.piles[of.index()].len()));
            let gone = (!game.exists(of)).then(|| Message::new("note-destroyed"));
            let message = Message::new("choice-fly").with("planet", planet(of));
            let price = fuel(game.trip_fuel(seat, of, fare));
            message.with("fuel", price).with("notes", notes([gone, own, pile].into_iter().flatten()))
        }
        _ => match game.player(seat).plant(of) {
            Some(plant) => Message::new("choice-plant")
                .with("planet", planet(of))
                .with("deposit", short_cubes(&plant.deposit))
                .with("warehouse", short_cubes(&plant.warehouse)),
            None => Message::new("choice-planet").with("planet", planet(of)),
        },
    }
}

/// An orbit with the planet on it.
pub(super) fn orbit(orbit: u8) -> Message {
    let of = Planet::ALL.into_iter().find(|&planet| data().planet(planet).orbit == orbit);
    match of {
        Some(of) => Message::new("choice-orbit").with("n", orbit).with("planet", planet(of)),
        None if orbit == data().belt => Message::new("choice-belt").with("n", orbit),
        None => Message::new("choice-orbit-unknown").with("n", orbit),
    }
}

/// A position of the government; a Scientist who moves up gains nothing.
pub(super) fn position(game: &Starship, position: u8) -> Message {
    let unknown = || Message::new("choice-position-unknown").with("n", position);
    let (row, gains) = match game.top().map(|task| (task.seat, task.work)) {
        Some((_, Work::MoveUp { row })) => (Some(row), false),
        Some((seat, _)) => (game.next_row(seat), true),
        None => (None, false),
    };
    let Some(row) = row.filter(|row| (1..=GOVERNMENT_ROWS as u8).contains(row)) else { return unknown() };
    if !(1..=POSITIONS as u8).contains(&position) {
        return unknown();
    }
    let bonus = &data().government[usize::from(row) - 1][usize::from(position) - 1];
    let message = Message::new("choice-position").with("row", government_row(row)).with("n", position);
    message.with("notes", notes(gains.then(|| effect(bonus))))
}

/// The next place of a satellite: what it costs and what lies there.
pub(super) fn next_node(game: &Starship, to: Node) -> Message {
    let task = game.top().and_then(|task| match task.work {
        Work::Move(way) | Work::HallMove(way) => Some((task.seat, way)),
        _ => None,
    });
    // Nobody moves to Earth, which has no price.
    let price = task.filter(|_| to != Node::Earth).map(|(seat, way)| fuel(game.move_fuel(seat, way, to)));
    let own = task.is_none_or(|(_, way)| !way.is_government());
    let message = Message::new("choice-move").with("node", node(to)).with("notes", notes(price));
    message.with("text", found_at(to, own, game.arrivals, game.claimed, game.token_at(to)))
}

/// What a satellite meets at a place of the route.
fn found_at(at: Node, own: bool, arrivals: u8, claimed: Nodes, token: Option<RouteToken>) -> Message {
    match (data().node(at).interest, token) {
        _ if at == Node::Earth => Message::new("node-start"),
        _ if at == Node::Trappist && own => {
            let next = data().arrival_pp[usize::from(arrivals).min(data().arrival_pp.len() - 1)];
            Message::new("node-arrival").with("pp", pp(next))
        }
        _ if at == Node::Trappist => Message::new("node-goal"),
        (Some(_), _) if claimed.contains(at) => Message::new("node-interest-taken"),
        (Some(reward), _) => Message::new("node-interest").with("goods", goods(&reward)),
        (None, Some(token)) => route_token(token),
        (None, None) => Message::new("node-unexplored"),
    }
}

/// A mechanism by its row and space.
pub(super) fn mechanism_space(game: &Starship, space: u8) -> Message {
    let row = ProjectRow::ALL.get(usize::from(space) / ROW).copied();
    match (row, game.mechanism_at(space)) {
        (Some(row), Some(of)) => Message::new("choice-mechanism")
            .with("row", project_row(row))
            .with("n", space % ROW as u8 + 1)
            .with("text", mechanism(of)),
        (Some(row), None) => {
            Message::new("choice-mechanism-empty").with("row", project_row(row)).with("n", space % ROW as u8 + 1)
        }
        (None, _) => Message::new("choice-mechanism-unknown"),
    }
}
