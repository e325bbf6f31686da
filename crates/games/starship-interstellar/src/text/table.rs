//! The position as plain text, for terminals and screen readers: headings, one fact per line.

use orrery_engine::{Message, Page, Seat, Words};

use super::amounts::{colour, cubes, dials, effect, family_line, short_cubes};
use super::{
    both_sides, government_row, listed, map, mechanism, nation, notes, pass_token, players, project_row, salvation_tech, solo,
};
use crate::components::{GOVERNMENT_ROWS, POSITIONS, SLOTS, data};
use crate::kinds::{Colour, ProjectRow, SalvationTech};
use crate::state::Phase;
use crate::view::View;

pub(super) fn render(view: &View, words: &Words) -> String {
    let mut page = Page::new(words);
    header(view, &mut page);
    draft(view, &mut page);
    map::solar_system(view, &mut page);
    market(view, &mut page);
    ship(view, &mut page);
    humanity(view, &mut page);
    map::route(view, &mut page);
    government(view, &mut page);
    solo::table(view, &mut page);
    players::players(view, &mut page);
    page.finish()
}

pub(super) fn stage(view: &View) -> Message {
    let round = |key: &'static str| Message::new(key).with("n", view.round);
    match view.phase {
        Phase::UniquePassDraft | Phase::UniquePassUse => Message::new("table-draft"),
        Phase::Action | Phase::ActionBonus => round("table-round-action"),
        Phase::Salvation | Phase::SalvationBonus => round("table-round-salvation"),
        Phase::Government => round("table-round-government"),
        Phase::Over => Message::new("table-over"),
    }
}

/// Round and phase, who is asked, and how near the end is.
fn header(view: &View, page: &mut Page) {
    page.heading(stage(view));
    let solo = view.hall.is_some();
    let names = |seats: &[Seat]| listed("list-comma", seats.iter().map(|&seat| nation(solo, seat)));
    page.line(Message::new("table-order").with("order", names(&view.order)));
    if !view.passing.is_empty() {
        page.line(Message::new("table-passed").with("list", names(&view.passing)));
    }
    if let Some(asked) = view.asked {
        page.line(Message::new("table-decides").with("who", nation(solo, asked)));
    }
    if view.doomed {
        page.line(Message::new("table-doomed"));
    }
}

/// The draft of the Unique Pass tokens, as far as the viewer takes part.
fn draft(view: &View, page: &mut Page) {
    let offered: Vec<_> = view.draft.offered.iter().collect();
    if !offered.is_empty() {
        page.line(Message::new(if view.draft.kept.is_none() { "table-offered" } else { "table-handed" }));
    }
    for of in offered {
        let (action, salvation) = dials(of);
        let message = Message::new("table-pass-token").with("token", pass_token(of));
        page.item(message.with("action", action).with("salvation", salvation));
    }
    if let Some(of) = view.draft.kept {
        page.line(Message::new("table-kept").with("token", pass_token(of)));
    }
}

/// Prices, Extra Action tokens, costs of the Salvation technologies.
fn market(view: &View, page: &mut Page) {
    page.heading(Message::new("table-market"));
    for of in Colour::ALL {
        let price = &data().market[of.index()].price;
        let filled = usize::from(view.market[of.index()]);
        let buy = filled.checked_sub(1).and_then(|slot| price.get(slot));
        let sell = price.get(filled);
        let facts =
            [buy.map(|&n| Message::new("table-buy").with("n", n)), sell.map(|&n| Message::new("table-sell").with("n", n))];
        let message = Message::new("table-market-row").with("colour", colour(of)).with("n", filled as u32);
        page.item(message.with("of", SLOTS as u32).with("notes", notes(facts.into_iter().flatten())));
    }
    page.line(Message::new("table-extra-row").with("n", view.extra_row.len() as u32));
    for &of in &view.extra_row {
        page.item(both_sides("table-extra", of));
    }
    page.line(Message::new("table-costs"));
    for tech in SalvationTech::ALL {
        let cost = &data().cost_tiles[view.costs[tech.index()].index()];
        page.item(Message::new("table-cost").with("technology", salvation_tech(tech)).with("cost", cubes(cost)));
    }
}

/// Sectors and mechanisms.
fn ship(view: &View, page: &mut Page) {
    page.heading(Message::new("table-ship").with("n", view.sectors).with("of", data().sectors));
    page.line(Message::new("table-sector").with("n", view.ship).with("of", view.sector_size).with("stack", view.mechanism_stack));
    for row in ProjectRow::ALL {
        page.line(Message::new("table-row").with("row", project_row(row)));
        for (found, n) in view.rows[row.index()].iter().zip(1u8..) {
            if let Some(of) = *found {
                page.item(Message::new("table-mechanism").with("n", n).with("text", mechanism(of)));
            }
        }
    }
}

fn humanity(view: &View, page: &mut Page) {
    page.heading(Message::new("table-humanity").with("n", view.saved).with("of", view.humanity_target));
    page.line(Message::new("table-people").with("list", short_cubes(&view.people)).with("bag", short_cubes(&view.humanity_bag)));
    for &of in view.families.iter().flatten() {
        page.item(family_line(of));
    }
}

/// The Scientists of all nations, with the bonuses of free positions.
fn government(view: &View, page: &mut Page) {
    let solo = view.hall.is_some();
    page.heading(Message::new("table-government"));
    if let Some(seat) = view.governor {
        page.line(Message::new("table-governor").with("who", nation(solo, seat)));
    }
    for row in (1..=GOVERNMENT_ROWS as u8).rev() {
        let here = (1..=POSITIONS as u8).map(|position| {
            let owner = Seat::all(view.players.len() as u8)
                .find(|seat| view.players[seat.index()].government[usize::from(row) - 1] == position);
            let bonus = &data().government[usize::from(row) - 1][usize::from(position) - 1];
            let what = owner.map_or_else(|| effect(bonus), |seat| nation(solo, seat));
            Message::new("table-position").with("n", position).with("what", what)
        });
        page.item(
            Message::new("table-government-row").with("row", government_row(row)).with("list", listed("list-semicolon", here)),
        );
    }
}
