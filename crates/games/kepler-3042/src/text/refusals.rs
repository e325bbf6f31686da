//! Refusals in words that say which thing cannot be at which hex, and why. A click on a hex requests the straight path there; the first
//! obstacle on it may not be why the hex is out of reach.

use orrery_engine::{Explanation, Illegal, Message, Seat};

use super::{hex, with_card};
use crate::action::Action;
use crate::board::Meets;
use crate::components::{Terrain, data};
use crate::hex::{Hex, Path};
use crate::kinds::Card;
use crate::state::Kepler;

pub(super) fn explain(game: &Kepler, seat: Seat, action: &Action, illegal: &Illegal) -> Explanation {
    match (*action, illegal.code) {
        (Action::Fly { path }, "illegal_path" | "too_far") => flight(game, path),
        (Action::Build { card, hex }, "illegal_hex") => launch(game, seat, card, hex),
        (Action::Reveal { hex }, "illegal_hex") => because("R6.6", "why-no-tile", hex),
        (Action::PlaceTile { hex }, "illegal_hex") => because("R3.2", "why-no-place", hex),
        _ => None,
    }
    .unwrap_or_else(|| illegal.into())
}

/// An explanation about a hex, if it is on the map: others have no name.
fn because(rule: &'static str, key: &'static str, at: Hex) -> Option<Explanation> {
    at.is_on_map().then(|| Explanation { rule, text: Message::new(key).with("hex", hex(at)) })
}

/// Why a ship built by a planet cannot appear on a hex (R6.1).
fn launch(game: &Kepler, seat: Seat, card: Card, at: Hex) -> Option<Explanation> {
    if !game.board.at(at).is_empty() {
        return because("R6.1", "why-build-taken", at);
    }
    let far = game.launch_distance(game.player(seat).site(card)?)?;
    let key = match (far, card) {
        (1, Card::EARTH) => "why-build-earth",
        (1, _) => "why-build-planet",
        _ => "why-build-crowded",
    };
    let Explanation { rule, text } = because("R6.1", key, at)?;
    Some(Explanation { rule, text: text.with("from", with_card("from-card", card)).with("far", far) })
}

/// Why the chosen ship cannot end where the path does, if it is not the path's own fault.
fn flight(game: &Kepler, path: Path) -> Option<Explanation> {
    let (from, range) = game.flight()?;
    let end = path.hexes(from).last().filter(|end| end.is_on_map())?;
    let far = from.distance(end);
    if far > u32::from(range) {
        // A path has a maximum length: it may have been cut off before the intended hex.
        let key = if far < Path::MAX as u32 { "why-too-far" } else { "why-too-far-least" };
        let Explanation { rule, text } = because("R8.2", key, end)?;
        return Some(Explanation { rule, text: text.with("far", far).with("n", range) });
    }
    let Some(key) = obstacle(game, end) else {
        let Explanation { rule, text } = because("R8.3", "why-no-way", end)?;
        return Some(Explanation { rule, text: text.with("n", range) });
    };
    because("R8.3", key, end)
}

/// What keeps a ship from ending a path on a hex (R8.3).
fn obstacle(game: &Kepler, end: Hex) -> Option<&'static str> {
    let cell = game.board.at(end);
    match cell.meets() {
        Meets::Open | Meets::Landing | Meets::Objective => None,
        Meets::Occupied => Some("why-ship"),
        Meets::Wall if data().terrain[end.index()] != Terrain::Space => Some("why-star"),
        Meets::Wall if cell.is_face_down() => Some("why-face-down"),
        Meets::Wall => Some("why-taken"),
    }
}
