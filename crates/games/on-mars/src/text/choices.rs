//! Labels of actions, with cost, gain, what is left afterwards and who else gains. Any action can be described in any position,
//! legal or not, because refusals name the action.

use orrery_engine::{Message, Seat};

use super::amounts::{amount, goods, payment, price, term};
use super::{
    benefit, blueprint, blueprint_text, building, card_b, company, contract, contract_name, contract_op, discovery, goal,
    lab_space, lab_text, main_action, notes, places, scientist, scientist_text, side, slot_action, tech, tile, to_side,
};
use crate::action::{Action, Payment, Place};
use crate::components::data;
use crate::kinds::{
    Blueprint, Building, Contract, Executive, Goal, GoalReward, Item, LabSpace, MainAction, RESOURCES, Row, SlotAction, Tech,
};
use crate::state::{Cost, DisplayCard, OnMars, Phase, Work};

pub(super) fn describe(game: &OnMars, seat: Seat, action: &Action) -> Message {
    match *action {
        Action::Accept => accept(game),
        Action::Decline => decline(game),
        Action::Stop => Message::new(match (game.top(), game.phase) {
            (None, Phase::FinalScoring) => "choice-stop-deliveries",
            _ => "choice-stop",
        }),
        Action::Boost => boost(game, seat),
        Action::TurnOrder { space } => turn_order(space),
        Action::Shuttle { side: of } => Message::new("choice-shuttle").with("side", side(of)),
        Action::Stay => Message::new("choice-stay").with("side", side(game.player(seat).side())),
        Action::Travel => travel(game, seat),
        Action::Discovery { tile } => Message::new("choice-discovery").with("text", discovery(tile)),
        Action::Main { action } => main(game, seat, action),
        Action::Executive { action } => executive(action),
        Action::Deliver { contract, item } => deliver(game, contract, item),
        Action::CompleteGoal { goal, reward } => complete(goal, reward),
        Action::EndTurn => Message::new("choice-end-turn"),
        Action::Pay { payment } => pay(game, seat, &payment),
        Action::UseTech { owner } => use_tech(game, seat, owner),
        Action::Blueprint { blueprint } => take_blueprint(game, seat, blueprint),
        Action::Tech { row, tech } => take_tech(row, tech),
        Action::LabSpace { space } => {
            Message::new("choice-lab-space").with("space", lab_space(space)).with("text", lab_text(space))
        }
        Action::Develop { tech, space } => develop(game, seat, tech, space),
        Action::Item { item } => take_item(game, item),
        Action::Step { piece, to, fee } => places::step(game, seat, piece, to, fee),
        Action::Finish => Message::new("choice-finish"),
        Action::Building { building } => construct(game, seat, building),
        Action::Hex { hex } => places::choose_hex(game, seat, hex),
        Action::Benefit { benefit: of } => benefit(of),
        Action::Ship { space } => ship(space),
        Action::Reward { index } => ship_reward(game, index),
        Action::Card { slot } => card(game, slot),
        Action::Refill { contract: of } => {
            Message::new("choice-refill").with("contract", contract(of)).with("notes", notes(contract_op(of)))
        }
        Action::UseBuilding { blueprint, move_scientist } => use_building(game, seat, blueprint, move_scientist),
        Action::Retrieve { from } => retrieve(game, seat, from),
        Action::Allot { contract, units } => allot(game, contract, units),
        Action::Keep => Message::new("choice-keep").with("amount", amount(Item::Oxygen, 1)),
        Action::RevealB { card } => Message::new("choice-reveal-b").with("text", card_b(card)),
    }
}

/// The work at hand.
fn work(game: &OnMars) -> Option<Work> {
    game.top().map(|task| task.work)
}

fn accept(game: &OnMars) -> Message {
    match work(game) {
        Some(Work::Offer(effect)) => Message::new("choice-accept-effect").with("effect", term(&effect)),
        Some(Work::TakeTile(at)) => match game.tile_at(at) {
            Some(found) => Message::new("choice-take-tile").with("tile", tile(found)),
            None => Message::new("choice-accept"),
        },
        _ => Message::new("choice-accept"),
    }
}

fn decline(game: &OnMars) -> Message {
    Message::new(match work(game) {
        Some(Work::TakeTile(_)) => "choice-leave-tile",
        Some(Work::LssBenefit) => "choice-no-benefit",
        Some(Work::GoalWindow) => "choice-no-goal",
        Some(Work::CardsB(_)) => "choice-no-card-b",
        _ => "choice-decline",
    })
}

/// One more part for a colonist, with those that stay.
fn boost(game: &OnMars, seat: Seat) -> Message {
    let key = match work(game) {
        Some(Work::Blueprints(_)) => "more-blueprint",
        Some(Work::Techs(_)) => "more-tech",
        Some(Work::Develop { .. }) => "more-step",
        Some(Work::Warehouse { .. } | Work::Choice { .. }) => "more-item",
        Some(Work::Upgrades { .. }) => "more-upgrade",
        Some(Work::Ships { .. }) => "more-ship",
        _ => "more",
    };
    let more = match work(game) {
        Some(Work::GainMore { crystals }) => amount(Item::Crystal, crystals),
        _ => Message::new(key),
    };
    let left = game.player(seat).quarters.saturating_sub(1);
    Message::new("choice-boost").with("more", more).with("n", left)
}

// Set-up and travel

fn turn_order(space: u8) -> Message {
    match space {
        1..=8 => {
            let on = side(crate::phases::travel::side_of(space));
            Message::new("choice-space")
                .with("n", space)
                .with("side", on)
                .with("text", Message::new(format!("space-{space}-text")))
        }
        _ => Message::new("choice-space-unknown").with("n", space),
    }
}

/// The way, and what it brings: production, and colonists that come back, as many as the quarters have room for (R4.9).
fn travel(game: &OnMars, seat: Seat) -> Message {
    let player = game.player(seat);
    let to = player.side().other();
    let free = game.shuttle.left == Some(player.side());
    let produced = goods(&game.production(seat)).filter(|_| to == crate::kinds::Side::Orbit);
    let slots = SlotAction::ALL.into_iter().filter(|action| action.side() == to).map(|action| player.slots[action.index()]);
    let leaving = slots.sum::<u8>() + player.working;
    let back = leaving.min(player.free_quarters());
    let facts = [
        produced.map(|goods| Message::new("note-produces").with("goods", goods)),
        (back > 0).then(|| Message::new("note-returns").with("n", back)),
        (leaving > back).then(|| Message::new("note-returns-supply").with("n", leaving - back)),
        (!free).then(|| Message::new("note-ships-left").with("n", player.hangar.saturating_sub(1))),
    ];
    let key = if free { "choice-ride" } else { "choice-fly" };
    Message::new(key).with("to", to_side(to)).with("notes", notes(facts.into_iter().flatten()))
}

// The turn menu

fn main(game: &OnMars, seat: Seat, action: MainAction) -> Message {
    let text = Message::new(format!("action-{}-text", action.id()));
    let slot = SlotAction::of(action);
    let facts = [
        slot.map(|_| Message::new("note-slot")),
        slot.filter(|&slot| clears(game, slot)).map(|_| Message::new("note-slots-cleared")),
        slot.map(|slot| game.surcharge(seat, slot)).filter(|&n| n > 0).map(|n| Message::new("note-surcharge").with("n", n)),
    ];
    let message = Message::new("choice-main").with("action", main_action(action)).with("text", text);
    message.with("notes", notes(facts.into_iter().flatten()))
}

/// Whether taking an action clears its slots first (R6.6).
fn clears(game: &OnMars, slot: SlotAction) -> bool {
    let before: u8 = game.players.iter().map(|player| player.slots[slot.index()]).sum();
    game.slots_after_clearing(slot).iter().sum::<u8>() < before
}

fn executive(action: Executive) -> Message {
    let cost = amount(Item::Crystal, data().executives[action.index()].cost);
    let price = match action {
        Executive::AdvancedBuilding => Message::new("up-to").with("amount", cost),
        _ => cost,
    };
    let text = Message::new(format!("{}-text", action.id()));
    Message::new("choice-executive").with("n", action.index() as u8 + 1).with("cost", price).with("text", text)
}

fn deliver(game: &OnMars, of: Contract, item: Item) -> Message {
    let message = Message::new("choice-deliver").with("amount", amount(item, 1)).with("contract", contract_name(of));
    let there = of.exists().then(|| (game.delivered[of.index()][item.index()], data().deliver(of, item)));
    let (lies, needed) = there.unwrap_or_default();
    message.with("n", lies.saturating_add(1)).with("of", needed)
}

fn complete(of: Goal, reward: GoalReward) -> Message {
    let reward = match reward {
        GoalReward::Common => Message::new("reward-common"),
        GoalReward::Own => match of.exists() {
            true => Message::new("reward-own").with("effect", term(&data().goal(of).reward)),
            false => Message::new("nothing"),
        },
        GoalReward::None => Message::new("reward-none"),
    };
    Message::new("choice-goal").with("goal", goal(of)).with("reward", reward)
}

// Costs

/// A way to pay, with what is left of what it takes.
fn pay(game: &OnMars, seat: Seat, of: &Payment) -> Message {
    let player = game.player(seat);
    let storage = (0..RESOURCES).filter(|&kind| of.resources[kind] > 0);
    let resources = storage.map(|kind| amount(Item::ALL[kind], player.storage[kind].saturating_sub(of.resources[kind])));
    let rest = [
        (of.crystals > 0).then(|| amount(Item::Crystal, player.crystals.saturating_sub(of.crystals))),
        (of.colonists > 0).then(|| Message::new("amount-colonist").with("n", player.quarters.saturating_sub(of.colonists))),
        (!of.goals.is_empty())
            .then(|| Message::new("amount-goal").with("n", player.hand.len().saturating_sub(of.goals.len()) as u32)),
    ];
    let left = orrery_engine::message::joined("list-comma", resources.chain(rest.into_iter().flatten()));
    let left = left.map(|list| Message::new("note-left").with("list", list));
    Message::new("choice-pay").with("payment", payment(of)).with("notes", notes(left))
}

/// A tile by its owner and level, with what it does here and what its owner gets.
fn use_tech(game: &OnMars, seat: Seat, owner: Seat) -> Message {
    if owner.0 >= game.companies() {
        return Message::new("choice-tech-unknown");
    }
    let of = match work(game) {
        Some(Work::ConstructTech { building, .. }) => building.tech(),
        Some(Work::Upgrades { .. }) => Tech::Upgrade,
        Some(Work::Ships { .. }) => Tech::Ship,
        _ => Tech::Rover,
    };
    let level = game.player(owner).level(of);
    let missing = match work(game) {
        Some(Work::ConstructTech { building, hex, .. }) if hex.is_on_map() => {
            game.connected(seat, building, hex).saturating_sub(level)
        }
        _ => 0,
    };
    let adds = match of {
        Tech::Rover => Some(Message::new("note-points").with("n", level)),
        Tech::Upgrade => Some(Message::new("note-upgrades").with("n", game.extra_upgrades(level))),
        Tech::Ship => Some(Message::new("note-ships").with("n", level)),
        _ => (missing > 0).then(|| Message::new("note-sent").with("n", missing)),
    };
    let foreign = (owner != seat).then(|| Message::new("note-oxygen").with("who", company(game.is_solo(), owner)));
    let key = if owner == seat { "choice-own-tech" } else { "choice-foreign-tech" };
    let message = Message::new(key).with("who", company(game.is_solo(), owner)).with("tech", tech(of)).with("n", level);
    message.with("notes", notes(adds.into_iter().chain(foreign)))
}

// Cards, tiles, items

/// From the display, or onto a building.
fn take_blueprint(game: &OnMars, seat: Seat, of: Blueprint) -> Message {
    if !of.exists() {
        return blueprint(of);
    }
    let face = data().blueprint(of);
    let named = |key: &'static str| {
        let message = Message::new(key).with("blueprint", blueprint(of)).with("level", face.level);
        message.with("building", building(face.upgrades)).with("text", blueprint_text(of))
    };
    match work(game) {
        Some(Work::Upgrades { free, anywhere, .. }) => {
            let cost = price(if free { &Cost::FREE } else { &face.cost });
            let sites =
                places::hexes(game.upgrade_sites(seat, of, anywhere)).map(|list| Message::new("note-sites").with("list", list));
            named("choice-upgrade").with("cost", cost).with("size", face.min_complex).with("notes", notes(sites))
        }
        _ => named("choice-blueprint").with("goods", goods(&face.on_take).unwrap_or_else(|| Message::new("nothing"))),
    }
}

fn take_tech(row: Row, of: Tech) -> Message {
    let cost = price(&data().rows[row.index()]);
    let row = Message::new(format!("row-{}", row.id()));
    let text = Message::new(format!("tech-{}-text", of.id()));
    Message::new("choice-tech").with("tech", tech(of)).with("row", row).with("cost", cost).with("text", text)
}

fn develop(game: &OnMars, seat: Seat, of: Tech, to: LabSpace) -> Message {
    let free = !matches!(work(game), Some(Work::Develop { free: false, .. }));
    let cost = price(&if free { Cost::FREE } else { data().step_cost(to) });
    let message = Message::new("choice-develop").with("tech", tech(of)).with("from", game.player(seat).level(of));
    message.with("space", lab_space(to)).with("cost", cost).with("text", lab_text(to))
}

fn take_item(game: &OnMars, item: Item) -> Message {
    let one = amount(item, 1);
    match work(game) {
        Some(Work::Warehouse { .. }) => {
            Message::new("choice-warehouse").with("amount", one).with("n", game.warehouse[item.index()])
        }
        Some(Work::ProduceMore(_)) => Message::new("choice-produce").with("amount", one),
        _ => Message::new("choice-gain").with("amount", one),
    }
}

fn construct(game: &OnMars, seat: Seat, of: Building) -> Message {
    let free = matches!(work(game), Some(Work::ConstructType { free: true, .. }));
    let cost = match of {
        Building::Mine => Message::new("cost-mine"),
        _ => price(if free { &Cost::FREE } else { &data().building_costs[of.index()] }),
    };
    let message = Message::new("choice-building").with("building", building(of)).with("cost", cost);
    let message = message.with("item", amount(of.yields(), 1));
    message.with("n", game.tiles_left(seat, of)).with("notes", notes(places::life_support(game, seat, of)))
}

// Ships

fn ship(space: u8) -> Message {
    match Executive::ALL.get(usize::from(space).wrapping_sub(1)) {
        Some(frees) => Message::new("choice-ship").with("n", space).with("text", Message::new(format!("{}-text", frees.id()))),
        None => Message::new("choice-ship-unknown").with("n", space),
    }
}

fn ship_reward(game: &OnMars, index: u8) -> Message {
    let (with_bot, alone) = match work(game) {
        Some(Work::ShipReward { with_bot, alone }) => (with_bot, alone),
        _ => (1, 2),
    };
    match index {
        0 => Message::new("choice-colonists-bot").with("n", with_bot),
        1 => Message::new("choice-colonists").with("n", alone),
        _ => Message::new("card-unknown"),
    }
}

// Scientists and contracts

fn card(game: &OnMars, slot: u8) -> Message {
    let free = matches!(work(game), Some(Work::Hire { free: true, .. }));
    let cost = price(&game.card_cost(slot).filter(|_| !free).unwrap_or_default());
    match game.cards.get(usize::from(slot)) {
        Some(DisplayCard::Scientist(of)) => Message::new("choice-scientist")
            .with("scientist", scientist(*of))
            .with("cost", cost)
            .with("text", scientist_text(*of)),
        Some(DisplayCard::Contract(of)) => {
            let message = Message::new("choice-contract").with("contract", contract(*of)).with("cost", cost);
            message.with("notes", notes(contract_op(*of)))
        }
        Some(DisplayCard::Empty) | None => Message::new("choice-slot-empty").with("n", slot.saturating_add(1)),
    }
}

fn use_building(game: &OnMars, seat: Seat, of: Blueprint, moves: bool) -> Message {
    if !of.exists() {
        return blueprint(of);
    }
    let works = data().blueprint(of).scientist;
    let free = moves || game.workplaces[works.index()] == of;
    let cost = match free {
        true => Message::new("free"),
        false => amount(Item::Crystal, data().executives[Executive::AdvancedBuilding.index()].cost),
    };
    let owner = game.owner_of(of).filter(|&owner| owner != seat);
    let facts = [
        owner.map(|owner| Message::new("note-owner").with("who", company(game.is_solo(), owner))),
        moves.then(|| Message::new("note-scientist-moves").with("scientist", scientist(works))),
    ];
    let message = Message::new("choice-use-building").with("blueprint", blueprint(of)).with("cost", cost);
    message.with("notes", notes(facts.into_iter().flatten())).with("text", blueprint_text(of))
}

fn retrieve(game: &OnMars, seat: Seat, from: Place) -> Message {
    let player = game.player(seat);
    match from {
        Place::WorkingArea => Message::new("choice-retrieve-working").with("n", player.working),
        Place::Slots(of) => {
            let message = Message::new("choice-retrieve-slots").with("action", slot_action(of));
            message.with("n", player.slots[of.index()])
        }
    }
}

fn allot(game: &OnMars, of: Contract, units: u8) -> Message {
    let named = |key: &'static str| Message::new(key).with("contract", contract_name(of));
    match work(game) {
        _ if units == 0 => named("choice-allot-none"),
        Some(Work::Allot { item, .. }) => named("choice-allot").with("amount", amount(item, units)),
        _ => named("choice-allot-units").with("n", units),
    }
}
