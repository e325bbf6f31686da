//! Result of a solo game: the score against its target, and the tiers of R16.3.

use orrery_engine::{Message, Seat, SoloResult};

use crate::components::{Tier, data};
use crate::state::{Phase, PlanetUnknown};

pub(super) fn result(game: &PlanetUnknown) -> Option<SoloResult> {
    if !game.is_solo() || game.phase != Phase::Over {
        return None;
    }
    let (score, target) = (game.score(Seat(0)).total, game.target());
    let tiers = &data().solo.tier;
    let goal = |(index, tier): (usize, &Tier)| {
        let text = Message::new(format!("tier-{}", tier.id));
        match tier.from() {
            Some(difference) => {
                let from = target + difference;
                (Message::new("solo-tier").with("from", from).with("text", text), score >= from)
            }
            None => {
                let next = tiers.get(index + 1).and_then(Tier::from).unwrap_or(0);
                (Message::new("solo-tier-lowest").with("below", target + next).with("text", text), true)
            }
        }
    };
    Some(SoloResult {
        summary: Message::new("solo-summary").with("score", score).with("target", target),
        goals: tiers.iter().enumerate().map(goal).collect(),
    })
}
