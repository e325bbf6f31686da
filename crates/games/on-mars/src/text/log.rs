//! Events in words. Everybody reads the same sentence.

use orrery_engine::message::{joined, list};
use orrery_engine::{Message, Seat};

use super::amounts::{amount, items, op};
use super::{
    benefit, blueprint, blueprint_text, building, card_a, card_b, company, contract, contract_name, discovery, goal, hex,
    lab_space, listed, main_action, mission, scientist, side, slot_action, tech, tile, to_side,
};
use crate::action::Place;
use crate::event::Event;
use crate::kinds::{GoalReward, Item, SlotAction};
use crate::scoring::PARTS;

pub(super) fn narrate(event: &Event) -> Message {
    told(event, false)
}

/// An event in words; in a solo game seat 1 is Lacerda's.
fn told(event: &Event, solo: bool) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("who", company(solo, seat));
    match *event {
        // The course of the game, actions, and what they cost
        Event::RoundBegins { round, last } => Message::new(if last { "log-last-round" } else { "log-round" }).with("n", round),
        Event::TurnBegins { seat, crystals, lost } => {
            let key = match (crystals, lost) {
                (0, 0) => "log-turn",
                (_, 0) => "log-turn-crystals",
                _ => "log-turn-lost",
            };
            by(key, seat).with("amount", amount(Item::Crystal, crystals)).with("lost", amount(Item::Crystal, lost))
        }
        Event::TurnEnds { seat } => by("log-turn-ends", seat),
        Event::SpaceTaken { seat, space } => by("log-space", seat).with("n", space),
        Event::ShuttleSet { seat, side: on } => by("log-shuttle-set", seat).with("side", side(on)),
        Event::ShuttleMoved { side: on, space, travelled } => {
            let key = if travelled { "log-shuttle-travels" } else { "log-shuttle-moves" };
            Message::new(key).with("side", side(on)).with("to", to_side(on)).with("n", space)
        }
        Event::Stayed { seat } => by("log-stayed", seat),
        Event::Travelled { seat, to, ship } => by(if ship { "log-flew" } else { "log-travelled" }, seat).with("to", to_side(to)),
        Event::EndTriggered => Message::new("log-end-triggered"),
        Event::FinalScoring => Message::new("log-final-scoring"),
        Event::GameOver => Message::new("log-over"),
        Event::MainAction { seat, action } => by("log-main", seat).with("action", main_action(action)),
        Event::ExecutiveAction { seat, action } => {
            let text = Message::new(format!("{}-text", action.id()));
            by("log-executive", seat).with("n", action.index() as u8 + 1).with("text", text)
        }
        Event::SlotsCleared { action, ref colonists } => cleared(action, colonists, solo),
        Event::Paid { seat, resources, crystals, goals, colonists } => {
            by("log-paid", seat).with("what", paid(&resources, crystals, goals, colonists))
        }
        Event::Boosted { seat } => by("log-boosted", seat),
        Event::Declined { seat } => by("log-declined", seat),
        Event::TechUsed { seat, owner, tech: of } => {
            let key = if seat == owner { "log-tech-own" } else { "log-tech-foreign" };
            by(key, seat).with("owner", company(solo, owner)).with("tech", tech(of))
        }

        // What is gained or comes back, missions and life support
        Event::Gained { seat, item, units, lost } => {
            let key = match (units, lost) {
                (_, 0) => "log-gained",
                (0, _) => "log-lost",
                _ => "log-gained-lost",
            };
            by(key, seat).with("amount", amount(item, units)).with("lost", amount(item, lost))
        }
        Event::ColonistsGained { seat, colonists } => by("log-colonists", seat).with("n", colonists),
        Event::Scored { seat, op: n } => by("log-scored", seat).with("op", op(n.into())),
        Event::Delivered { seat, contract, item, units } => {
            by("log-delivered", seat).with("amount", amount(item, units)).with("contract", contract_name(contract))
        }
        Event::ContractCompleted { seat, contract: of } => by("log-contract-completed", seat).with("contract", contract(of)),
        Event::WarehouseTaken { seat, item } => by("log-warehouse", seat).with("amount", amount(item, 1)),
        Event::Retrieved { seat, from } => match from {
            Place::WorkingArea => by("log-retrieved-working", seat),
            Place::Slots(of) => by("log-retrieved-slots", seat).with("action", slot_action(of)),
        },
        Event::Returned { seat, colonists, supply } => {
            by(if supply > 0 { "log-returned-supply" } else { "log-returned" }, seat).with("n", colonists).with("supply", supply)
        }
        Event::Produced { seat } => by("log-produced", seat),
        Event::MissionAdvanced { seat, mission: of, left, crystals } => {
            let message = by("log-mission", seat).with("mission", mission(of)).with("n", left);
            message.with("amount", amount(Item::Crystal, crystals))
        }
        Event::MissionCompleted { mission: of, remaining } => {
            Message::new("log-mission-completed").with("mission", mission(of)).with("n", remaining)
        }
        Event::LssMoved { building: of, row } => Message::new("log-lss").with("building", building(of)).with("n", row),
        Event::LssScored { seat, building: of, op: n } => {
            by("log-lss-scored", seat).with("building", building(of)).with("op", op(n.into()))
        }
        Event::BenefitChosen { seat, benefit: of } => by("log-benefit", seat).with("text", benefit(of)),
        Event::ProgressScored { seat, op: n } => by("log-progress-scored", seat).with("op", op(n.into())),

        // The map and what is on it
        Event::Moved { seat, rover, from, to } => {
            by(if rover { "log-rover" } else { "log-bot" }, seat).with("from", hex(from)).with("to", hex(to))
        }
        Event::CrystalCollected { seat, hex: at } => by("log-crystal-collected", seat).with("hex", hex(at)),
        Event::CrystalRemoved { hex: at } => Message::new("log-crystal-removed").with("hex", hex(at)),
        Event::TileTaken { seat, tile: of, hex: at } => by("log-tile-taken", seat).with("tile", tile(of)).with("hex", hex(at)),
        Event::TileRemoved { tile: of, hex: at } => Message::new("log-tile-removed").with("tile", tile(of)).with("hex", hex(at)),
        Event::DiscoveryPlaced { seat, tile: of, hex: at } => {
            by("log-discovery-placed", seat).with("text", discovery(of)).with("hex", hex(at))
        }
        Event::ExplorationRefilled { tile: of } => Message::new("log-exploration").with("text", discovery(of)),
        Event::Built { seat, building: of, hex: at, size } => {
            let key = if size > 1 { "log-built-complex" } else { "log-built" };
            by(key, seat).with("building", building(of)).with("hex", hex(at)).with("n", size)
        }
        Event::Displaced { seat, from, to } => by("log-displaced", seat).with("from", hex(from)).with("to", hex(to)),
        Event::CrystalPlaced { hex: at } => Message::new("log-crystal-placed").with("hex", hex(at)),
        Event::CubePlaced { seat, building: of } => by("log-cube", seat).with("building", building(of)),
        Event::Upgraded { seat, blueprint: of, hex: at } => {
            by("log-upgraded", seat).with("blueprint", blueprint(of)).with("hex", hex(at))
        }
        Event::MinerReturned { seat, hex: at } => by("log-miner", seat).with("hex", hex(at)),
        Event::ShipWelcomed { seat, space } => by("log-ship", seat).with("n", space),
        Event::BotPlaced { seat, hex: at } => by("log-bot-placed", seat).with("hex", hex(at)),
        Event::ColonyLevel { level } => Message::new("log-colony-level").with("n", level),

        // Cards and tech tiles
        Event::BlueprintTaken { seat, blueprint: of } => {
            by("log-blueprint", seat).with("blueprint", blueprint(of)).with("text", blueprint_text(of))
        }
        Event::TechTaken { seat, tech: of, space } => by("log-tech", seat).with("tech", tech(of)).with("space", lab_space(space)),
        Event::Developed { seat, tech: of, to, .. } => {
            by("log-developed", seat).with("tech", tech(of)).with("space", lab_space(to))
        }
        Event::OxygenKept { seat, tech: of } => by("log-oxygen", seat).with("tech", tech(of)),
        Event::ScientistTaken { seat, scientist: of } => by("log-scientist", seat).with("scientist", scientist(of)),
        Event::ContractTaken { seat, contract: of } => by("log-contract", seat).with("contract", contract(of)),
        Event::Refilled { slot, contract: of } => Message::new("log-refilled").with("n", slot + 1).with("contract", contract(of)),
        Event::ScientistMoved { seat, scientist: of, blueprint: to } => {
            by("log-scientist-moved", seat).with("scientist", scientist(of)).with("blueprint", blueprint(to))
        }
        Event::BuildingUsed { seat, blueprint: of } => {
            by("log-building-used", seat).with("blueprint", blueprint(of)).with("text", blueprint_text(of))
        }
        Event::RadarTile { seat, tile: of } => by("log-radar", seat).with("text", discovery(of)),
        Event::GoalCompleted { seat, goal: of, reward } => {
            let key = match reward {
                GoalReward::Common => "log-goal-common",
                GoalReward::Own => "log-goal-own",
                GoalReward::None => "log-goal-none",
            };
            by(key, seat).with("goal", goal(of))
        }
        Event::CardACompleted { seat, card } => by("log-card-a", seat).with("card", card_a(card)),
        Event::CardsBDrawn { seat, cards } => by("log-cards-b", seat).with("n", cards),
        Event::CardBRevealed { seat, card } => by("log-card-b", seat).with("text", card_b(card)),
        Event::BlueprintsRevealed { ref blueprints } => {
            let all = joined("list-comma", blueprints.iter().map(|&card| blueprint(card)));
            Message::new("log-blueprints-revealed").with("list", all.unwrap_or_else(|| Message::new("nothing")))
        }
        Event::TechsRevealed { ref techs } => {
            Message::new("log-techs-revealed").with("list", listed("list-comma", techs.iter().map(|&of| tech(of))))
        }

        // The solo opponent
        Event::SoloCard { card } => Message::new("log-solo-card").with("n", card.0),
        Event::RivalCannot { action } => Message::new("log-rival-cannot").with("action", main_action(action)),
        Event::SequenceMoved { building: of } => Message::new("log-sequence").with("building", building(of)),
        Event::RivalShip { space } => Message::new("log-rival-ship").with("n", space),
        Event::Solo(ref event) => told(event, true),
        Event::RivalBot { bots } => Message::new("log-rival-bot").with("n", bots),
        Event::RivalScored { ref parts } => {
            let part = |(name, &n): (&str, &i32)| {
                Message::new("log-score-part").with("part", Message::new(format!("score-{name}"))).with("n", n)
            };
            let list = listed("list-comma", PARTS.into_iter().zip(parts).map(part));
            Message::new("log-rival-scored").with("n", parts.iter().sum::<i32>()).with("list", list)
        }
    }
}

fn cleared(action: SlotAction, colonists: &[u8], solo: bool) -> Message {
    let sent = Seat::all(colonists.len() as u8).zip(colonists).filter(|(_, n)| **n > 0);
    let who = sent.map(|(seat, &n)| Message::new("colonists-of").with("who", company(solo, seat)).with("n", n));
    Message::new("log-cleared").with("action", slot_action(action)).with("list", listed("list-comma", who))
}

fn paid(resources: &[u8], crystals: u8, goals: u8, colonists: u8) -> Message {
    let rest = [
        (crystals > 0).then(|| amount(Item::Crystal, crystals)),
        (goals > 0).then(|| Message::new("amount-goal").with("n", goals)),
        (colonists > 0).then(|| Message::new("amount-sent").with("n", colonists)),
    ];
    let what = list("list-and", items(resources).chain(rest.into_iter().flatten()));
    what.unwrap_or_else(|| Message::new("nothing"))
}
