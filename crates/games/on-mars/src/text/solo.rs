//! The solo game in words: Lacerda's side of the table, and how the game ended.

use orrery_engine::{Game, Message, Page, SoloResult};

use super::{building, notes};
use crate::components::data;
use crate::kinds::SoloGoal;
use crate::state::OnMars;
use crate::view::View;

fn goal(of: SoloGoal) -> Message {
    Message::new(of.id())
}

/// The deck of Lacerda, and the goals of the human.
pub(super) fn table(view: &View, page: &mut Page) {
    let Some(solo) = &view.solo else { return };
    page.heading(Message::new("table-solo"));
    page.line(Message::new("table-solo-deck").with("n", solo.deck as u32).with("discard", solo.discard.len() as u32));
    if let Some(card) = solo.latest {
        let face = &data().solo_cards[card.index()];
        let cross = (!face.travels).then(|| Message::new("table-solo-cross"));
        let message = Message::new("table-solo-card").with("n", card.0).with("action", face.action + 1);
        page.line(message.with("notes", notes(cross)));
    }
    page.line(Message::new("table-solo-sequence").with("building", building(solo.sequence)).with("n", solo.bots));
    let chosen = view.options.solo_goal.goal();
    let goals = SoloGoal::ALL.into_iter().filter(|&of| chosen.is_none_or(|chosen| chosen == of));
    page.line(Message::new(if chosen.is_some() { "table-solo-goal" } else { "table-solo-goals" }));
    goals.for_each(|of| page.item(goal(of)));
}

pub(super) fn result(game: &OnMars) -> Option<SoloResult> {
    game.outcome()?;
    let standing = game.solo_standing()?;
    let summary = Message::new(if standing.lead > 0 { "solo-lead" } else { "solo-behind" }).with("n", standing.lead.abs());
    Some(SoloResult { summary, goals: SoloGoal::ALL.map(|of| (goal(of), standing.met.contains(&of))).to_vec() })
}
