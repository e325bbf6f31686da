//! Each player's pieces: in full for the viewer, public information for the others.

use orrery_engine::message::joined;
use orrery_engine::{Message, Page, Seat};

use super::amounts::{amount, items};
use super::{
    building, card_a, card_b, company, contract, contract_op, goal, hex, lab_space, listed, notes, research, scientist, table,
    tech,
};
use crate::components::data;
use crate::kinds::{Executive, Item};
use crate::state::Phase;
use crate::view::{ContractView, PlayerView, View};

/// The others first, so that the viewer's own pieces are next to the question below the table.
pub(super) fn players(view: &View, page: &mut Page) {
    let is_own = |seat: Seat| view.viewer == Some(seat);
    for seat in Seat::with_last(view.players.len() as u8, is_own) {
        one(view, seat, is_own(seat), page);
    }
}

fn one(view: &View, seat: Seat, own: bool, page: &mut Page) {
    let of = &view.players[seat.index()];
    let key = match (view.phase == Phase::Over, own) {
        (true, _) => "table-player-over",
        (false, true) => "table-you",
        (false, false) => "table-player",
    };
    let message = Message::new(key).with("who", company(view.solo.is_some(), seat)).with("n", i32::from(of.op));
    page.heading(message.with("total", of.total));
    if of.space > 0 {
        page.line(Message::new("table-space").with("n", of.space).with("text", Message::new(format!("space-{}-text", of.space))));
    }
    let storage = Item::RESOURCES.into_iter().zip(of.storage).map(|(item, n)| amount(item, n));
    page.line(Message::new("table-storage").with("list", listed("list-comma", storage)).with("n", of.capacity));
    depot(of, page);
    let message = Message::new("table-colonists").with("n", of.quarters).with("of", of.quarters_slots);
    page.line(message.with("working", of.working).with("supply", of.supply));
    pieces(of, page);
    laboratory(of, page);
    cards(of, page);
    goals(of, own, page);
}

fn depot(of: &PlayerView, page: &mut Page) {
    let spaces = Executive::ALL.len() - of.ships.len();
    let message = Message::new("table-depot").with("amount", amount(Item::Crystal, of.crystals)).with("of", spaces as u32);
    page.line(message.with("waiting", of.waiting));
    let message = Message::new("table-ships").with("n", of.ships.len() as u32).with("hangar", of.hangar);
    let open = Executive::ALL.into_iter().zip(1u8..).filter(|(_, space)| !of.ships.contains(space));
    page.line(message.with("open", listed("list-comma", open.map(|(_, space)| super::number(space)))));
}

fn pieces(of: &PlayerView, page: &mut Page) {
    let bots = listed("list-comma", of.bots.iter().map(|&at| hex(at)));
    let rover = of.rover.map_or(Message::new("table-rover-off"), hex);
    page.line(Message::new("table-pieces").with("bots", bots).with("rover", rover).with("shelters", of.shelters));
    let cubes = listed("list-comma", of.cubes.iter().map(|&of| building(of)));
    page.line(Message::new("table-cubes").with("list", cubes).with("n", data().progress_op[of.cubes.len().min(5)]));
}

fn laboratory(of: &PlayerView, page: &mut Page) {
    let tiles = of
        .lab
        .iter()
        .map(|&(kind, space)| Message::new("table-lab-tile").with("tech", tech(kind)).with("space", lab_space(space)));
    page.line(Message::new("table-lab").with("list", listed("list-semicolon", tiles)));
}

/// Blueprints, scientists, contracts, tiles.
fn cards(of: &PlayerView, page: &mut Page) {
    for card in &of.blueprints {
        let line = table::blueprint_line(card.blueprint);
        page.item(match card.built {
            Some(at) => Message::new("table-built").with("card", line).with("hex", hex(at)),
            None => Message::new("table-unbuilt").with("card", line),
        });
    }
    let scientists = joined("list-comma", of.scientists.iter().map(|&of| scientist(of)));
    scientists.into_iter().for_each(|list| page.line(Message::new("table-scientists").with("list", list)));
    of.contracts.iter().for_each(|card| page.item(contract_line(card)));
    let tiles = of.research.iter().map(|&of| research(of));
    let message = Message::new("table-tiles").with("n", of.discoveries.len() as u32);
    page.line(message.with("list", listed("list-comma", tiles)));
}

fn contract_line(card: &ContractView) -> Message {
    let mut units = [0; 6];
    card.items.iter().for_each(|&(item, n)| units[item.index()] = n);
    let lies = joined("list-comma", items(&units)).map(|list| Message::new("table-contract-items").with("list", list));
    let key = if card.completed { "table-contract-done" } else { "table-contract" };
    Message::new(key)
        .with("contract", contract(card.contract))
        .with("notes", notes(contract_op(card.contract).into_iter().chain(lies)))
}

/// Goal cards and First Colonist cards.
fn goals(of: &PlayerView, own: bool, page: &mut Page) {
    page.line(Message::new("table-goals").with("n", of.goals as u32).with("paid", of.goals_paid as u32));
    for &(card, has, needs) in &of.progress {
        let key = if of.fulfilled.contains(&card) { "table-goal-met" } else { "table-goal" };
        page.item(Message::new(key).with("goal", goal(card)).with("n", has).with("of", needs));
    }
    if let Some(card) = of.completed {
        page.line(Message::new("table-goal-completed").with("goal", goal(card)));
    }
    match of.card_a {
        Some(card) => page.line(card_a(card)),
        None if of.has_card_a => page.line(Message::new("table-card-a")),
        None => {}
    }
    if own {
        of.hand_b.iter().for_each(|&card| page.item(Message::new("table-hand-b").with("text", card_b(card))));
    } else if of.cards_b > 0 {
        page.line(Message::new("table-cards-b").with("n", of.cards_b as u32));
    }
}
