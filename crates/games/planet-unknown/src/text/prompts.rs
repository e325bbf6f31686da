//! Prompts: the current question in one sentence.

use orrery_engine::{Message, Seat};

use super::{corporation, effect, tile};
use crate::components::data;
use crate::effects::Term;
use crate::kinds::{Face, Terrain};
use crate::phases::Question;
use crate::state::{Phase, PlanetUnknown, Task};

pub(super) fn prompt(game: &PlanetUnknown, seat: Seat) -> Message {
    if seat.0 >= game.seats || !game.deciders().contains(seat) {
        return Message::new(if game.phase == Phase::Over { "prompt-over" } else { "prompt-wait" });
    }
    match game.question(seat) {
        Question::Board(Face::Planet) => Message::new("prompt-planet"),
        Question::Board(Face::Corporation) => Message::new("prompt-corporation"),
        Question::FirstFlux => Message::new("prompt-flux"),
        Question::KeepObjective => {
            let left = game.objectives_to_keep() - game.player(seat).private.len();
            Message::new("prompt-keep-objective").with("n", left)
        }
        Question::Rotate => Message::new("prompt-rotate"),
        Question::Lifepod => Message::new("prompt-lifepod"),
        Question::Load => Message::new("prompt-load"),
        Question::Icon => Message::new("prompt-icon"),
        Question::ExtraRover => Message::new("prompt-rover"),
        Question::Task(task) => answer(game, seat, task),
        Question::Tile if !game.player(seat).pool.is_empty() => pool(game, seat),
        Question::Tile if game.offered_places(seat) == [0; 2] => Message::new("prompt-tile-stuck"),
        Question::Tile => Message::new("prompt-tile"),
        Question::Place => place(game, seat),
        Question::Pool if game.player(seat).pool.is_empty() => done(game, seat),
        Question::Pool => pool(game, seat),
    }
}

fn pool(game: &PlanetUnknown, seat: Seat) -> Message {
    let pool = &game.player(seat).pool;
    match are_icons(game, seat) {
        true => Message::new("prompt-icons"),
        false => Message::new("prompt-pool").with("n", pool.len() as u8),
    }
}

fn done(game: &PlanetUnknown, seat: Seat) -> Message {
    Message::new(match game.confirm_ends_turn() {
        true if game.has_free_moves(seat) => "prompt-end-turn-or-use",
        true => "prompt-end-turn",
        false => "prompt-confirm",
    })
}

/// Whether what is waiting is both icons of the tile just laid.
fn are_icons(game: &PlanetUnknown, seat: Seat) -> bool {
    let player = game.player(seat);
    let Some(tile) = game.tile_in_hand_or_laid(seat).filter(|_| player.laid) else { return false };
    let gives = |terrain: Terrain, term: Term| match term {
        Term::Advance(track) => terrain.track() == Some(track),
        Term::WaterIcon(_) => terrain == Terrain::Water,
        Term::Energy(_) => terrain == Terrain::Energy,
        Term::TechOrEnergy(_) => terrain == Terrain::Tech,
        _ => false,
    };
    let [a, b] = data().terrains(tile);
    match player.pool[..] {
        [one, other] => gives(a, one) && gives(b, other) || gives(b, one) && gives(a, other),
        _ => false,
    }
}

fn place(game: &PlanetUnknown, seat: Seat) -> Message {
    match game.tile_in_hand(seat) {
        Some((held, Some(_))) => Message::new("prompt-place").with("tile", tile(held)),
        Some((held, None)) => Message::new("prompt-unplaced").with("tile", tile(held)),
        None => Message::new("prompt-wait"),
    }
}

fn answer(game: &PlanetUnknown, seat: Seat, task: &Task) -> Message {
    match task.term {
        _ if task.cube.is_some() => Message::new("prompt-target"),
        Term::Movement(_) => Message::new("prompt-movement").with("n", task.left),
        Term::ExtraTile { .. } if task.ring.is_some() => place(game, seat),
        Term::CivPick(rank) => Message::new("prompt-civ").with("rank", rank),
        Term::Reposition(_) if task.lifted.is_some() => Message::new("prompt-lifepod"),
        Term::Synergy if task.twice => Message::new("prompt-synergy-twice"),
        Term::Synergy => Message::new("prompt-synergy"),
        Term::Energy(_) => Message::new("prompt-energy"),
        Term::Patch => Message::new("prompt-patch"),
        Term::Rover => Message::new("prompt-rover"),
        Term::DestroyLine => Message::new("prompt-destroy-line"),
        Term::BiomassStep(_) => Message::new("prompt-step").with("name", corporation(game.board(seat).corporation)),
        Term::AdvanceCubes { .. } | Term::Collect { .. } | Term::Destroy { .. } | Term::TakeCiv(_) | Term::Reposition(_) => {
            Message::new("prompt-effect-left").with("what", effect(task.term)).with("n", task.left)
        }
        term => Message::new("prompt-effect").with("what", effect(term)),
    }
}
