//! The position as plain text, for terminals and screen readers: headings, one fact per line.

use orrery_engine::message::{joined, list, player};
use orrery_engine::{Message, Page, Words};

use super::{
    card, card_text, cards, colony_text, colony_tile, competition, contract, era, kind, map, notes, pile, piles_of, players,
    tile, title, title_text,
};
use crate::components::data;
use crate::kinds::{Era, Wheel};
use crate::state::Phase;
use crate::view::{DraftView, View};

pub(super) fn render(view: &View, words: &Words) -> String {
    let mut page = Page::new(words);
    header(view, &mut page);
    map::board(view, &mut page);
    piles(view, &mut page);
    contracts(view, &mut page);
    progress(view, &mut page);
    colonies(view, &mut page);
    competition::table(view, &mut page);
    players::players(view, &mut page);
    draft(view, &mut page);
    page.finish()
}

pub(super) fn stage(view: &View) -> Message {
    match view.phase {
        Phase::Over => Message::new("table-over"),
        _ => Message::new("table-stage").with("era", era(view.era)).with("n", view.turns),
    }
}

fn header(view: &View, page: &mut Page) {
    page.heading(stage(view));
    if view.phase == Phase::Over {
        return;
    }
    let step = Message::new(format!("step-{}", step_id(view.phase)));
    page.line(Message::new("table-step").with("who", player(view.active)).with("step", step));
    if let Some(window) = &view.window {
        let asked = list("list-and", window.waiting.iter().map(|&seat| player(seat)));
        let kind = Message::new(format!("window-{}", window.kind.id()));
        asked.into_iter().for_each(|who| page.line(Message::new("table-window").with("window", kind.clone()).with("who", who)));
    } else if let Some(who) = list("list-and", view.deciders.iter().map(|&seat| player(seat))) {
        page.line(Message::new("table-decide").with("who", who));
    }
    for (index, of) in view.players.iter().enumerate() {
        if let Some(banned) = of.ban {
            let who = player(orrery_engine::Seat(index as u8));
            page.line(Message::new("table-ban").with("who", who).with("kind", kind(banned)));
        }
    }
    era_end(view, page);
}

/// Whether the end of the era was triggered, and who still has a turn (R10.2).
fn era_end(view: &View, page: &mut Page) {
    let end = &view.era_end;
    if end.contracts {
        page.line(Message::new("table-end-contracts"));
    }
    if end.deck {
        page.line(Message::new("table-end-deck"));
    }
    if let Some(seats) = &end.last_turns {
        let who = list("list-and", seats.iter().map(|&seat| player(seat)));
        page.line(match who {
            Some(who) => Message::new("table-last-turns").with("who", who),
            None => Message::new("table-last-turn"),
        });
    }
    if end.extra_turns > 0 {
        page.line(Message::new("table-extra-turns").with("who", player(view.active)).with("n", end.extra_turns));
    }
}

fn step_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Between => "between",
        Phase::Opening => "opening",
        Phase::Competition => "competition",
        Phase::PassChoice => "pass",
        Phase::Start => "start",
        Phase::Action => "action",
        Phase::Resolve | Phase::Produced | Phase::Breakthroughs => "resolve",
        Phase::Contracts | Phase::ContractWindow => "contracts",
        Phase::Rewards => "rewards",
        Phase::Transport => "transport",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

/// Deck, offers, discard pile, Discovery piles.
fn piles(view: &View, page: &mut Page) {
    page.heading(Message::new("table-cards"));
    let deck = Message::new(if view.start_on_top > 0 { "table-deck-start" } else { "table-deck" });
    page.line(deck.with("n", view.deck as u32).with("start", view.start_on_top));
    for (slot, offer) in view.offers.iter().enumerate() {
        let message = Message::new(if offer.is_some() { "table-offer" } else { "table-offer-empty" }).with("n", slot as u8 + 1);
        page.item(offer.iter().fold(message, |message, &of| message.with("card", card(of)).with("text", card_text(of))));
    }
    let listed = |key: &'static str, all: &[crate::kinds::Card], page: &mut Page| {
        if let Some(list) = cards(all.iter().copied()) {
            page.line(Message::new(key).with("n", all.len() as u32).with("list", list));
        }
    };
    listed("table-discard", &view.discard, page);
    listed("table-time-aside", &view.time_aside, page);
    listed("table-played", &view.played, page);
    let heaps = piles_of(view.era).iter().zip(&view.piles).map(|(&of, heap)| {
        let top = heap.top.map(|top| Message::new("table-pile-top").with("tile", tile(top)));
        Message::new("table-pile").with("pile", pile(of)).with("n", heap.tiles as u32).with("notes", notes(top))
    });
    joined("list-comma", heaps).into_iter().for_each(|list| page.line(Message::new("table-piles").with("list", list)));
    for (index, owner) in view.beyond.iter().enumerate() {
        let n = index as u8 + 1;
        match owner {
            Some(seat) => page.line(Message::new("table-beyond").with("n", n).with("who", competition::owner(view, *seat))),
            None if view.era == Era::Starfarers => {}
            // The solo game has the first one only (R15.1.1).
            None if view.competition.is_some() && index > 0 => {}
            None => page.line(Message::new("table-beyond-free").with("n", n)),
        }
    }
}

fn contracts(view: &View, page: &mut Page) {
    page.heading(Message::new("table-contracts"));
    let side = usize::from(view.players.len() > 2);
    for (row, &reward) in view.rewards.iter().enumerate() {
        let row = row as u8;
        let taken = view.contracts[view.era.index()].contains(&row);
        let message = Message::new(if taken { "table-contract-taken" } else { "table-contract" }).with("row", row + 1);
        page.item(message.with("contract", contract(view.era, row, side)).with("n", i32::from(reward)));
    }
}

fn progress(view: &View, page: &mut Page) {
    if view.progress.is_empty() {
        return;
    }
    page.heading(Message::new("table-progress"));
    for wheel in Wheel::ALL {
        let of_wheel = view.progress.iter().filter(|(of, _)| data().progress[of.index()].wheel == wheel);
        for &(of, rewarded) in of_wheel {
            let facts = [
                rewarded.then(|| Message::new("table-title-profit").with("n", data().progress[of.index()].profit)),
                view.progress_twice.contains(&of).then(|| Message::new("table-title-twice")),
            ];
            let message = Message::new("table-title").with("kind", Message::new(format!("progress-{}", wheel.id())));
            let message = message.with("title", title(of)).with("text", title_text(of));
            page.item(message.with("notes", notes(facts.into_iter().flatten())));
        }
    }
}

fn colonies(view: &View, page: &mut Page) {
    if view.colonies.is_empty() {
        return;
    }
    page.heading(Message::new("table-colonies"));
    for &of in &view.colonies {
        page.item(Message::new("table-colony").with("colony", colony_tile(of)).with("text", colony_text(of)));
    }
}

/// The action its player is putting together.
fn draft(view: &View, page: &mut Page) {
    if let Some(draft) = view.draft.as_ref().filter(|draft| !draft.confirmed) {
        page.heading(Message::new("table-draft"));
        page.line(Message::new("table-draft-kind").with("kind", kind(draft.kind)).with("notes", notes(facts(draft))));
    }
}

fn facts(draft: &DraftView) -> Vec<Message> {
    let played = cards(draft.cards.iter().map(|&(card, _)| card).chain(draft.time));
    let totals = joined("list-and", draft.totals.iter().map(|&total| super::number(total)));
    [
        played.map(|cards| Message::new("acted-cards").with("cards", cards)),
        totals.map(|total| Message::new("acted-total").with("total", total)),
        (draft.price > 0).then(|| Message::new("price").with("n", draft.price)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
