//! Result of a campaign level: the points and the objectives that R14.4 requires.

use orrery_engine::{Message, Seat, SoloResult};

use super::players;
use crate::components::data;
use crate::state::{Kepler, Phase};

pub(super) fn result(game: &Kepler) -> Option<SoloResult> {
    if !game.is_solo() || game.phase != Phase::Over {
        return None;
    }
    let (score, required) = (game.score(Seat(0)).total, game.required_score());
    let objectives = game.objectives_of(Seat(0)).into_iter().map(|objective| {
        let id = &data().objectives[usize::from(objective)].id;
        (players::objective("solo-objective", id), game.meets(Seat(0), objective))
    });
    let points = (Message::new("solo-points").with("n", required), score >= required);
    Some(SoloResult {
        summary: Message::new("solo-summary").with("score", score).with("required", required),
        goals: [points].into_iter().chain(objectives).collect(),
    })
}
