//! What is asked of a player, in one sentence.

use orrery_engine::{Message, Seat};

use super::{corporation, effect, tile};
use crate::effects::Term;
use crate::kinds::Face;
use crate::phases::Asked;
use crate::state::{Active, Phase, PlanetUnknown};

pub(super) fn prompt(game: &PlanetUnknown, seat: Seat) -> Message {
    if seat.0 >= game.seats || !game.deciders().contains(seat) {
        return Message::new(if game.phase == Phase::Over { "prompt-over" } else { "prompt-wait" });
    }
    match game.asked(seat) {
        Asked::Board(Face::Planet) => Message::new("prompt-planet"),
        Asked::Board(Face::Corporation) => Message::new("prompt-corporation"),
        Asked::FirstFlux => Message::new("prompt-flux"),
        Asked::KeepObjective => {
            let left = game.objectives_to_keep() - game.task(seat).private.len();
            Message::new("prompt-keep-objective").with("n", left)
        }
        Asked::Rotate => Message::new("prompt-rotate"),
        Asked::Lifepod => Message::new("prompt-lifepod"),
        Asked::Load => Message::new("prompt-load"),
        Asked::Icon => Message::new("prompt-icon"),
        Asked::ExtraRover => Message::new("prompt-rover"),
        Asked::Answer(active) => answer(game, seat, active),
        Asked::Tile if game.task(seat).pool.is_empty() => Message::new("prompt-tile"),
        Asked::Tile => Message::new("prompt-pool"),
        Asked::Place => place(game, seat),
        Asked::Pool if game.task(seat).pool.is_empty() => Message::new("prompt-confirm"),
        Asked::Pool => Message::new("prompt-pool"),
    }
}

fn place(game: &PlanetUnknown, seat: Seat) -> Message {
    match game.tile_in_hand(seat) {
        Some((held, Some(_))) => Message::new("prompt-place").with("tile", tile(held)),
        Some((held, None)) => Message::new("prompt-unplaced").with("tile", tile(held)),
        None => Message::new("prompt-wait"),
    }
}

fn answer(game: &PlanetUnknown, seat: Seat, active: &Active) -> Message {
    match active.term {
        _ if active.cube.is_some() => Message::new("prompt-target"),
        Term::Movement(_) => Message::new("prompt-movement").with("n", active.left),
        Term::ExtraTile { .. } if active.ring.is_some() => place(game, seat),
        Term::CivPick(rank) => Message::new("prompt-civ").with("rank", rank),
        Term::Reposition(_) if active.lifted.is_some() => Message::new("prompt-lifepod"),
        Term::Synergy if active.twice => Message::new("prompt-synergy-twice"),
        Term::Synergy => Message::new("prompt-synergy"),
        Term::Energy(_) => Message::new("prompt-energy"),
        Term::Patch => Message::new("prompt-patch"),
        Term::Rover => Message::new("prompt-rover"),
        Term::BiomassStep(_) => Message::new("prompt-step").with("name", corporation(game.board(seat).corporation)),
        Term::AdvanceCubes { .. } | Term::Collect { .. } | Term::Destroy { .. } | Term::TakeCiv(_) | Term::Reposition(_) => {
            Message::new("prompt-effect-left").with("what", effect(active.term)).with("n", active.left)
        }
        term => Message::new("prompt-effect").with("what", effect(term)),
    }
}
