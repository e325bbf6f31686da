//! Refusals in words. A click on a hex requests the straight path there; the first obstacle on it may not be why the hex is out
//! of reach.

use orrery_engine::{Explanation, Illegal, Message};

use super::hex;
use crate::action::Action;
use crate::board::Meets;
use crate::components::{Terrain, data};
use crate::hex::{Hex, Path};
use crate::state::Kepler;

pub(super) fn explain(game: &Kepler, action: &Action, illegal: &Illegal) -> Explanation {
    match (*action, illegal.code) {
        (Action::Fly { path }, "illegal_path" | "too_far") => flight(game, path).unwrap_or_else(|| illegal.into()),
        _ => illegal.into(),
    }
}

/// Why the chosen ship cannot end where the path does, if it is not the path's own fault.
fn flight(game: &Kepler, path: Path) -> Option<Explanation> {
    let (from, range) = game.flight()?;
    let end = path.hexes(from).last().filter(|end| end.is_on_map())?;
    let far = from.distance(end);
    let because = |rule, key: &'static str| Explanation { rule, text: Message::new(key).with("hex", hex(end)) };
    if far > u32::from(range) {
        // A path has a maximum length: it may have been cut off before the intended hex.
        let key = if far < Path::MAX as u32 { "why-too-far" } else { "why-too-far-least" };
        let Explanation { rule, text } = because("R8.2", key);
        return Some(Explanation { rule, text: text.with("far", far).with("n", range) });
    }
    Some(match obstacle(game, end) {
        Some(key) => because("R8.3", key),
        None => {
            let Explanation { rule, text } = because("R8.3", "why-no-way");
            Explanation { rule, text: text.with("n", range) }
        }
    })
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
