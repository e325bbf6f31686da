//! The solo game in words: H.A.L.L.'s side of the table, and how the game ended.

use orrery_engine::{Message, Page, Seat, SoloResult};

use super::amounts::{colour, short_cubes};
use super::{listed, planet, token};
use crate::kinds::Colour;
use crate::state::{HALL, Phase, Starship};
use crate::view::View;

/// H.A.L.L.'s bag, sheet, technologies and piles.
pub(super) fn table(view: &View, page: &mut Page) {
    let Some(hall) = &view.hall else { return };
    page.heading(Message::new("table-hall"));
    page.line(Message::new("table-ai-bag").with("bag", short_cubes(&hall.bag)).with("sheet", short_cubes(&hall.sheet)));
    if let Some(cube) = hall.cube {
        page.line(Message::new("table-ai-cube").with("colour", colour(cube.colour)));
    }
    let levels = Colour::ALL
        .into_iter()
        .filter(|of| hall.technologies[of.index()] > 0)
        .map(|of| Message::new("table-level").with("track", colour(of)).with("n", hall.technologies[of.index()]));
    page.line(Message::new("table-technologies").with("list", listed("list-comma", levels)));
    let unknown = || Message::new("table-hidden");
    let tokens = hall.pile.iter().map(|of| of.map_or_else(unknown, token));
    page.line(Message::new("table-hall-pile").with("list", listed("list-comma", tokens)));
    let targets = hall.private.iter().map(|of| of.map_or_else(unknown, planet));
    page.line(Message::new("table-hall-targets").with("list", listed("list-comma", targets)));
}

pub(super) fn result(game: &Starship) -> Option<SoloResult> {
    if !game.is_solo() || game.phase != Phase::Over {
        return None;
    }
    let lead = game.final_score(Seat(0)).total - game.final_score(HALL).total;
    let key = match lead {
        1.. => "solo-lead",
        0 => "solo-level",
        _ => "solo-behind",
    };
    let summary = Message::new(key).with("n", lead.abs());
    Some(SoloResult { summary, goals: vec![(Message::new("solo-goal"), lead > 0)] })
}
