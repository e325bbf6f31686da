//! The position as plain text, for terminals and screen readers: headings, one fact per line.

use orrery_engine::message::joined;
use orrery_engine::{Message, Page, Words};

use super::amounts::{amount, items, price};
use super::{
    blueprint, blueprint_text, building, company, contract, contract_op, discovery, listed, main_action, map, mission, notes,
    number, players, reward, scientist, scientist_text, side, solo, tech,
};
use crate::components::data;
use crate::kinds::{Blueprint, MainAction, Row, SlotAction};
use crate::phases::colony::ROWS;
use crate::state::{DisplayCard, MAX_LEVEL, Phase};
use crate::view::View;

pub(super) fn render(view: &View, words: &Words) -> String {
    let mut page = Page::new(words);
    header(view, &mut page);
    colony(view, &mut page);
    map::map(view, &mut page);
    actions(view, &mut page);
    orbit(view, &mut page);
    cards(view, &mut page);
    solo::table(view, &mut page);
    players::players(view, &mut page);
    page.finish()
}

pub(super) fn stage(view: &View) -> Message {
    let phase = match view.phase {
        Phase::Colonization => "phase-colonization",
        Phase::Shuttle => "phase-shuttle",
        Phase::Setup | Phase::FinalScoring | Phase::Over => return round(view),
    };
    Message::new("table-stage").with("round", round(view)).with("phase", Message::new(phase))
}

fn round(view: &View) -> Message {
    match view.phase {
        Phase::Setup => Message::new("table-setup"),
        Phase::Over => Message::new("table-over"),
        Phase::FinalScoring => Message::new("table-final"),
        Phase::Colonization | Phase::Shuttle if view.last_round => Message::new("table-last-round").with("n", view.round),
        Phase::Colonization | Phase::Shuttle => Message::new("table-round").with("n", view.round),
    }
}

fn header(view: &View, page: &mut Page) {
    page.heading(round(view));
    let solo = view.solo.is_some();
    let order = listed("list-comma", view.order.iter().map(|&seat| company(solo, seat)));
    match view.phase {
        Phase::Colonization => {
            page.line(Message::new("table-colonization").with("who", company(solo, view.active)).with("order", order));
        }
        Phase::Shuttle => page.line(Message::new("table-shuttle-phase").with("order", order)),
        Phase::Setup | Phase::FinalScoring | Phase::Over => {}
    }
    if let Some(decider) = view.decider {
        page.line(Message::new("table-decides").with("who", company(solo, decider)));
    }
    if view.end_triggered && !view.last_round && view.phase != Phase::Over {
        page.line(Message::new("table-end-triggered"));
    }
    let shuttle = match view.shuttle.space {
        0 => Message::new("table-no-shuttle"),
        n => Message::new("table-shuttle").with("side", side(view.shuttle.side)).with("n", n),
    };
    page.line(shuttle);
    for used in &view.uses {
        page.line(Message::new("table-use").with("who", company(solo, used.owner)).with("tech", tech(used.tech)));
    }
}

/// Colony level, life support, missions.
fn colony(view: &View, page: &mut Page) {
    page.heading(Message::new("table-colony").with("n", view.colony_level));
    for &(of, row, tile) in &view.lss {
        let needed = (view.colony_level + 1).saturating_sub(row);
        let key = match view.colony_level {
            MAX_LEVEL if row == ROWS => "table-lss-last",
            MAX_LEVEL => "table-lss-top",
            _ if needed > 0 => "table-lss-needed",
            _ => "table-lss",
        };
        let message = Message::new(key).with("building", building(of)).with("row", row).with("n", needed);
        page.item(message.with("reward", reward(tile)));
    }
    page.line(Message::new("table-remaining").with("n", view.remaining_missions));
    for card in &view.missions {
        let crystals = data().missions[card.mission.index()].crystals;
        page.item(match card.left {
            0 => Message::new("table-mission-done").with("mission", mission(card.mission)),
            left => {
                let message = Message::new("table-mission").with("mission", mission(card.mission)).with("n", left);
                message.with("amount", amount(crate::kinds::Item::Crystal, crystals))
            }
        });
    }
}

/// Colonists on the slots of the main actions.
fn actions(view: &View, page: &mut Page) {
    page.heading(Message::new("table-slots"));
    let solo = view.solo.is_some();
    for action in SlotAction::ALL {
        let here = view.players.iter().zip(0u8..).filter_map(|(player, seat)| {
            let (_, n) = player.slots.iter().find(|(of, _)| *of == action)?;
            Some(Message::new("colonists-of").with("who", company(solo, orrery_engine::Seat(seat))).with("n", *n))
        });
        let main = MainAction::ALL.into_iter().find(|&main| SlotAction::of(main) == Some(action));
        let slots = main.map_or(0, |main| data().actions[main.index()].slots);
        let name = main.map_or(Message::new("nothing"), main_action);
        page.item(Message::new("table-slot").with("action", name).with("n", slots).with("list", listed("list-comma", here)));
    }
}

/// Warehouse, exploration, tech grid, blueprints.
fn orbit(view: &View, page: &mut Page) {
    page.heading(Message::new("table-orbit"));
    let stock = view.warehouse.iter().map(|&(item, n)| amount(item, n));
    page.line(Message::new("table-warehouse").with("list", listed("list-comma", stock)));
    page.line(Message::new("table-exploration").with("n", view.discoveries_left as u32));
    view.exploration.iter().for_each(|&tile| page.item(discovery(tile)));
    page.line(Message::new("table-grid").with("n", view.techs_left as u32));
    for row in Row::ALL {
        let start = row.index() * 3;
        let tiles = view.grid.iter().skip(start).take(3).map(|tile| tile.map_or(Message::new("empty"), tech));
        let message = Message::new("table-grid-row").with("row", Message::new(format!("row-{}", row.id())));
        page.item(message.with("cost", price(&data().rows[row.index()])).with("list", listed("list-comma", tiles)));
    }
    let [ones, threes] = view.blueprints_left.map(|n| n as u32);
    page.line(Message::new("table-blueprints").with("ones", ones).with("threes", threes));
    view.display.iter().flatten().flatten().for_each(|&card| page.item(blueprint_line(card)));
}

pub(super) fn blueprint_line(card: Blueprint) -> Message {
    let face = data().blueprint(card);
    let gains = joined("list-comma", items(&face.on_take.items)).map(|goods| Message::new("table-on-take").with("goods", goods));
    let message = Message::new("table-blueprint").with("blueprint", blueprint(card)).with("level", face.level);
    message.with("building", building(face.upgrades)).with("notes", notes(gains)).with("text", blueprint_text(card))
}

/// Scientists, contracts, building stacks.
fn cards(view: &View, page: &mut Page) {
    page.heading(Message::new("table-cards"));
    for (slot, card) in view.cards.iter().enumerate() {
        let n = slot as u8 + 1;
        page.item(match *card {
            DisplayCard::Empty => Message::new("table-card-empty").with("n", n),
            DisplayCard::Scientist(of) => {
                let cost = price(&data().scientists[of.index()].cost);
                let message = Message::new("table-card-scientist").with("n", n).with("scientist", scientist(of));
                message.with("cost", cost).with("text", scientist_text(of))
            }
            DisplayCard::Contract(of) => {
                let message = Message::new("table-card-contract").with("n", n).with("contract", contract(of));
                message.with("cost", price(&data().contract_cost)).with("notes", notes(contract_op(of)))
            }
        });
    }
    let deck = joined("list-comma", view.contract_deck.iter().map(|card| number(card.0)));
    page.line(Message::new("table-contracts").with("list", deck.unwrap_or_else(|| Message::new("nothing"))));
    for &(of, at) in &view.workplaces {
        page.line(Message::new("table-workplace").with("scientist", scientist(of)).with("blueprint", blueprint(at)));
    }
    if let Some(tile) = view.radar {
        page.line(Message::new("table-radar").with("text", discovery(tile)));
    }
    for stack in &view.stacks {
        let arrows = stack.arrows.iter().map(|of| Message::new(format!("direction-{}", of.id())));
        let message = Message::new("table-stack").with("building", building(stack.building)).with("n", stack.tiles as u32);
        page.item(message.with("arrows", listed("list-comma", arrows)));
    }
}
