//! Choices on the map: steps and hexes, with what lies there and what would come of them.

use orrery_engine::message::joined;
use orrery_engine::{Group, Message, Seat};

use super::amounts::{amount, op};
use super::{goal_name, hex, notes, tile};
use crate::action::{Action, Fee, Piece};
use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::kinds::{Building, Direction, Item};
use crate::phases::colony::LssStep;
use crate::state::{OnMars, Work};

fn piece(of: Piece) -> Message {
    match of {
        Piece::Rover => Message::new("piece-rover"),
        Piece::Bot(at) => Message::new("piece-bot").with("hex", hex(at)),
        Piece::MovedBot(at) => Message::new("piece-moved-bot").with("hex", hex(at)),
    }
}

fn fee(of: Fee) -> Message {
    match of {
        Fee::Point => Message::new("fee-point"),
        Fee::Crystal => amount(Item::Crystal, 1),
        Fee::Goal(card) => goal_name(card),
    }
}

/// Steps of one piece form a line of hexes.
pub(super) fn group(action: &Action) -> Option<Group> {
    let Action::Step { piece: of, to, fee: with } = *action else { return None };
    let heading = Message::new("group-step").with("piece", piece(of)).with("fee", fee(with));
    Some(Group { heading, label: hex(to), position: None })
}

pub(super) fn step(game: &OnMars, seat: Seat, of: Piece, to: Hex, with: Fee) -> Message {
    let rover = of == Piece::Rover || game.movement.moves.as_rover;
    let from = match of {
        Piece::Rover => game.rover_place(seat),
        Piece::Bot(from) | Piece::MovedBot(from) => from,
    };
    let key = match game.crystals.contains(to) {
        true if rover => Some("note-takes-crystal"),
        true => Some("note-removes-crystal"),
        false => None,
    };
    let lies = game
        .tile_at(to)
        .map(|found| Message::new(if rover { "note-tile" } else { "note-removes-tile" }).with("tile", tile(found)));
    let facts = [Some(fee(with)), key.map(Message::new), lies];
    let message = Message::new("choice-step").with("piece", piece(of)).with("from", hex(from)).with("to", hex(to));
    message.with("direction", direction(from, to)).with("notes", notes(facts.into_iter().flatten()))
}

fn direction(from: Hex, to: Hex) -> Message {
    let towards = |of: &Direction| from.is_on_map() && to.is_on_map() && data().map.step(from, *of) == to;
    match Direction::ALL.into_iter().find(towards) {
        Some(of) => Message::new(format!("direction-{}", of.id())),
        None => Message::new("direction-none"),
    }
}

/// A hex, with what choosing it means for the work at hand.
pub(super) fn choose_hex(game: &OnMars, seat: Seat, at: Hex) -> Message {
    let facts = match game.top().map(|task| task.work).filter(|_| at.is_on_map()) {
        Some(Work::ConstructHex { building, .. }) => site(game, seat, building, at),
        Some(Work::UpgradeHex { .. }) => upgrade_site(game, at),
        Some(Work::BotTiles(_)) => game.tile_at(at).map(tile).into_iter().collect(),
        _ => Vec::new(),
    };
    Message::new("choice-hex").with("hex", hex(at)).with("notes", notes(facts))
}

/// What a building would give on a hex: the size of its group, what it yields, the tech it needs, where crystals come up.
fn site(game: &OnMars, seat: Seat, building: Building, at: Hex) -> Vec<Message> {
    let connected = game.connected(seat, building, at);
    let size = connected.saturating_add(1);
    let facts = [
        Some(match connected {
            0 => Message::new("site-alone"),
            _ => Message::new("site-complex").with("n", size).with("level", connected),
        }),
        Some(Message::new("site-yields").with("amount", amount(building.yields(), size))),
        game.crystals.contains(at).then(|| Message::new("site-crystal")),
        game.tile_at(at).map(|found| Message::new("note-removes-tile").with("tile", tile(found))),
        arrows(game, building, at),
        game.brings_cube(seat, building, size).then(|| Message::new("site-cube")),
    ];
    facts.into_iter().flatten().chain(life_support(game, seat, building)).collect()
}

/// What a building of this type brings by life support, wherever it stands.
pub(super) fn life_support(game: &OnMars, seat: Seat, building: Building) -> impl Iterator<Item = Message> + use<> {
    let step = game.lss_step(seat, building);
    let points = step.as_ref().map(LssStep::op).filter(|&points| points > 0);
    let facts = [
        points.map(|points| Message::new("site-lss").with("op", op(points.into()))),
        step.and_then(|step| step.reward).map(|_| Message::new("site-benefit")),
        game.level_with(building).map(|level| Message::new("site-level").with("n", level)),
    ];
    facts.into_iter().flatten()
}

/// A list of hexes; none if there are none.
pub(super) fn hexes(all: HexSet) -> Option<Message> {
    joined("list-comma", all.iter().map(hex))
}

/// Where the arrows of the next tile put crystals (R10.9).
fn arrows(game: &OnMars, building: Building, at: Hex) -> Option<Message> {
    let top = *game.stacks.get(building.index())?.last()?;
    let empty = game.empty_hexes();
    let arrows = data().arrows[building.index()][usize::from(top)];
    let ends = arrows.iter().map(|direction| data().map.step(at, direction)).filter(|&to| empty.contains(to));
    joined("list-comma", ends.map(hex)).map(|list| Message::new("site-arrows").with("list", list))
}

fn upgrade_site(game: &OnMars, at: Hex) -> Vec<Message> {
    let stands = game.pieces().contains(at).then(|| Message::new("site-piece"));
    [Message::new("site-group").with("n", game.group_size(at))].into_iter().chain(stands).collect()
}
