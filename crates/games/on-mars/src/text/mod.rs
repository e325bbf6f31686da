//! What people read: questions (`prompts.rs`), choices (`choices.rs` with `places.rs`), costs, payments and effects (`amounts.rs`), events
//! (`log.rs`), the position as plain text (`table.rs` with `map.rs` and `players.rs`), the solo game (`solo.rs`), and what "why not?" can
//! explain (`attempts.rs`). Sentences live in `locales/<language>/on-mars.ftl`; the nouns they are filled with are made here.

mod amounts;
mod attempts;
mod choices;
mod log;
mod map;
mod places;
mod players;
mod prompts;
mod solo;
mod table;

use orrery_engine::message::{joined, listed, notes, player};
use orrery_engine::{Group, Message, Presentation, Role, Seat, SoloResult, Words};

use crate::action::Action;
use crate::board::Hex;
use crate::components::data;
use crate::event::{Event, Tile};
use crate::kinds::{
    Blueprint, Building, CardA, CardB, Contract, Discovery, Goal, LabSpace, LssBenefit, LssReward, MainAction, Mission, Research,
    Scientist, Side, SlotAction, Tech,
};
use crate::phases::actions::main_of;
use crate::state::{LACERDA, OnMars};
use crate::view::View;

impl Presentation for OnMars {
    fn prompt(&self, seat: Seat) -> Message {
        prompts::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: &Action) -> Message {
        choices::describe(self, seat, action)
    }

    fn group(&self, _seat: Seat, action: &Action) -> Option<Group> {
        places::group(action)
    }

    fn role(&self, action: &Action) -> Role {
        match action {
            Action::EndTurn => Role::EndTurn,
            _ => Role::Move,
        }
    }

    fn amount(&self, _seat: Seat, action: &Action) -> Option<u32> {
        match *action {
            Action::Allot { units, .. } => Some(u32::from(units)),
            _ => None,
        }
    }

    fn narrate(event: &Event) -> Message {
        log::narrate(event)
    }

    fn render(view: &View, words: &Words) -> String {
        table::render(view, words)
    }

    fn stage(view: &View) -> Option<Message> {
        Some(table::stage(view))
    }

    fn solo_result(&self) -> Option<SoloResult> {
        solo::result(self)
    }

    fn attempts(&self, seat: Seat, out: &mut Vec<Action>) {
        attempts::attempts(self, seat, out);
    }
}

// Nouns. Actions may name any number: what does not exist still needs a name.

/// A player, or Lacerda in a solo game.
fn company(solo: bool, seat: Seat) -> Message {
    if solo && seat == LACERDA { Message::new("lacerda") } else { player(seat) }
}

fn number(n: impl Into<i64>) -> Message {
    Message::new("number").with("n", n.into())
}

/// The name of a hex: a letter for the column, from the left, and its number in the column, from the top.
fn hex_name(hex: Hex) -> Option<String> {
    let coordinates = &data().map.coordinates;
    let &(q, r) = coordinates.get(hex.index())?;
    let first = coordinates.first().map_or(0, |&(q, _)| q);
    let above = coordinates.iter().filter(|&&(other_q, other_r)| other_q == q && other_r < r).count();
    let column = char::from(b'A' + (q - first).unsigned_abs() % 26);
    Some(format!("{column}{}", above + 1))
}

fn hex(hex: Hex) -> Message {
    match hex_name(hex) {
        Some(name) => Message::new("hex").with("name", name),
        None => Message::new("hex-unknown"),
    }
}

fn side(side: Side) -> Message {
    Message::new(format!("side-{}", side.id()))
}

/// "to orbit", "to the colony".
fn to_side(side: Side) -> Message {
    Message::new(format!("to-{}", side.id()))
}

fn building(building: Building) -> Message {
    Message::new(format!("building-{}", building.id()))
}

fn tech(tech: Tech) -> Message {
    Message::new(format!("tech-{}", tech.id()))
}

fn lab_text(space: LabSpace) -> Message {
    Message::new(format!("lab-{}-text", space.id()))
}

/// "level 3, upper space".
fn lab_space(space: LabSpace) -> Message {
    Message::new(format!("lab-{}", space.id())).with("n", space.level())
}

fn main_action(action: MainAction) -> Message {
    Message::new(format!("action-{}", action.id()))
}

fn slot_action(action: SlotAction) -> Message {
    main_action(main_of(action))
}

fn blueprint(card: Blueprint) -> Message {
    match card.exists() {
        true => Message::new(format!("blueprint-{}", card.0)),
        false => Message::new("card-unknown"),
    }
}

fn blueprint_text(card: Blueprint) -> Message {
    match card.exists() {
        true => Message::new(format!("blueprint-{}-text", card.0)),
        false => Message::new("card-unknown"),
    }
}

fn contract(card: Contract) -> Message {
    match card.exists() {
        true => Message::new("contract").with("n", card.0).with("text", Message::new(format!("contract-{}", card.0))),
        false => Message::new("card-unknown"),
    }
}

/// A contract without its text.
fn contract_name(card: Contract) -> Message {
    Message::new("contract-name").with("n", card.0)
}

/// Points for a contract at the end of the game, completed or not.
fn contract_op(card: Contract) -> Option<Message> {
    let face = card.exists().then(|| data().contract(card))?;
    Some(Message::new("contract-op").with("n", i32::from(face.op_complete)).with("failed", i32::from(face.op_failed)))
}

fn goal(card: Goal) -> Message {
    match card.exists() {
        true => Message::new("goal").with("n", card.0).with("text", Message::new(format!("goal-{}", card.0))),
        false => Message::new("card-unknown"),
    }
}

fn goal_name(card: Goal) -> Message {
    Message::new("goal-name").with("n", card.0)
}

fn scientist(scientist: Scientist) -> Message {
    Message::new(format!("scientist-{}", scientist.id()))
}

fn scientist_text(scientist: Scientist) -> Message {
    Message::new(format!("scientist-{}-text", scientist.id()))
}

fn mission(mission: Mission) -> Message {
    Message::new(mission.id())
}

fn reward(reward: LssReward) -> Message {
    Message::new(reward.id())
}

fn benefit(benefit: LssBenefit) -> Message {
    Message::new(benefit.id())
}

fn discovery(tile: Discovery) -> Message {
    Message::new(tile.id())
}

fn research(tile: Research) -> Message {
    Message::new("research-name").with("name", tile.id().trim_start_matches("research_"))
}

fn tile(tile: Tile) -> Message {
    match tile {
        Tile::Discovery(tile) => Message::new("tile-discovery").with("text", discovery(tile)),
        Tile::Research(tile) => Message::new("tile-research").with("name", research(tile)).with("text", Message::new(tile.id())),
    }
}

fn card_a(card: CardA) -> Message {
    let buildings = joined("list-or", data().cards_a[card.index()].iter().map(building));
    Message::new("card-a").with("list", buildings.unwrap_or_else(|| Message::new("nothing")))
}

fn card_b(card: CardB) -> Message {
    Message::new(card.id())
}
