//! Events in words. Everybody reads the same sentence.

use orrery_engine::message::{joined, list};
use orrery_engine::{Message, Seat};

use super::amounts::{amount, items, op};
use super::{
    benefit, blueprint, building, card_a, card_b, company, contract, contract_name, discovery, goal, hex, lab_space, listed,
    main_action, mission, scientist, side, slot_action, tech, tile, to_side,
};
use crate::action::Place;
use crate::event::Event;
use crate::kinds::{GoalReward, Item, SlotAction};
use crate::scoring::PARTS;

pub(super) fn narrate(event: &Event) -> Message {
    Narrator { solo: false }.message(event)
}

/// Puts events into words, by families.
#[derive(Clone, Copy)]
struct Narrator {
    /// Seat 1 is Lacerda's.
    solo: bool,
}

impl Narrator {
    fn by(self, key: &'static str, seat: Seat) -> Message {
        Message::new(key).with("who", company(self.solo, seat))
    }

    #[rustfmt::skip] // families as blocks, not a line for each event
    fn message(self, event: &Event) -> Message {
        match event {
            Event::Solo(event) => Narrator { solo: true }.message(event),
            Event::RoundBegins { .. } | Event::TurnBegins { .. } | Event::TurnEnds { .. } | Event::SpaceTaken { .. }
            | Event::ShuttleSet { .. } | Event::ShuttleMoved { .. } | Event::Stayed { .. } | Event::Travelled { .. }
            | Event::EndTriggered | Event::FinalScoring | Event::GameOver => self.course(event),
            Event::MainAction { .. } | Event::ExecutiveAction { .. } | Event::SlotsCleared { .. }
            | Event::Paid { .. } | Event::Boosted { .. } | Event::Declined { .. } | Event::TechUsed { .. } => self.action(event),
            Event::Gained { .. } | Event::ColonistsGained { .. } | Event::Scored { .. } | Event::Delivered { .. }
            | Event::ContractCompleted { .. } | Event::WarehouseTaken { .. } | Event::Retrieved { .. }
            | Event::Returned { .. } | Event::Produced { .. } => self.gain(event),
            Event::MissionAdvanced { .. } | Event::MissionCompleted { .. } | Event::LssMoved { .. }
            | Event::LssScored { .. } | Event::BenefitChosen { .. } | Event::ProgressScored { .. } => self.support(event),
            Event::Moved { .. } | Event::CrystalCollected { .. } | Event::CrystalRemoved { .. }
            | Event::TileTaken { .. } | Event::TileRemoved { .. } | Event::DiscoveryPlaced { .. }
            | Event::ExplorationRefilled { .. } => self.map_step(event),
            Event::Built { .. } | Event::Displaced { .. } | Event::CrystalPlaced { .. } | Event::CubePlaced { .. }
            | Event::Upgraded { .. } | Event::MinerReturned { .. } | Event::ShipWelcomed { .. }
            | Event::BotPlaced { .. } | Event::ColonyLevel { .. } => self.building_work(event),
            Event::BlueprintTaken { .. } | Event::TechTaken { .. } | Event::Developed { .. }
            | Event::OxygenKept { .. } | Event::ScientistTaken { .. } | Event::ContractTaken { .. }
            | Event::Refilled { .. } | Event::ScientistMoved { .. } | Event::BuildingUsed { .. }
            | Event::RadarTile { .. } => self.card(event),
            Event::GoalCompleted { .. } | Event::CardACompleted { .. } | Event::CardsBDrawn { .. }
            | Event::CardBRevealed { .. } | Event::BlueprintsRevealed { .. } | Event::TechsRevealed { .. } => self.goal_card(event),
            Event::SoloCard { .. } | Event::RivalCannot { .. } | Event::SequenceMoved { .. }
            | Event::RivalShip { .. } | Event::RivalBot { .. } | Event::RivalScored { .. } => self.rival(event),
        }
    }

    /// The course of the game.
    fn course(self, event: &Event) -> Message {
        match *event {
            Event::RoundBegins { round, last } => {
                Message::new(if last { "log-last-round" } else { "log-round" }).with("n", round)
            }
            Event::TurnBegins { seat, crystals, lost } => {
                let key = match (crystals, lost) {
                    (0, 0) => return self.by("log-turn", seat),
                    (_, 0) => "log-turn-crystals",
                    (0, _) => "log-turn-full",
                    _ => "log-turn-lost",
                };
                self.by(key, seat).with("amount", amount(Item::Crystal, crystals)).with("lost", amount(Item::Crystal, lost))
            }
            Event::TurnEnds { seat } => self.by("log-turn-ends", seat),
            Event::SpaceTaken { seat, space } => self.by("log-space", seat).with("n", space),
            Event::ShuttleSet { seat, side: on } => self.by("log-shuttle-set", seat).with("side", side(on)),
            Event::ShuttleMoved { side: on, space, travelled } => {
                let key = if travelled { "log-shuttle-travels" } else { "log-shuttle-moves" };
                Message::new(key).with("side", side(on)).with("to", to_side(on)).with("n", space)
            }
            Event::Stayed { seat } => self.by("log-stayed", seat),
            Event::Travelled { seat, to, ship } => {
                self.by(if ship { "log-flew" } else { "log-travelled" }, seat).with("to", to_side(to))
            }
            Event::EndTriggered => Message::new("log-end-triggered"),
            Event::FinalScoring => Message::new("log-final-scoring"),
            Event::GameOver => Message::new("log-over"),
            _ => unreachable!("of another family"),
        }
    }

    /// Actions and what they cost.
    fn action(self, event: &Event) -> Message {
        match *event {
            Event::MainAction { seat, action } => self.by("log-main", seat).with("action", main_action(action)),
            Event::ExecutiveAction { seat, action } => self.by("log-executive", seat).with("n", action.index() as u8 + 1),
            Event::SlotsCleared { action, ref colonists } => cleared(action, colonists, self.solo),
            Event::Paid { seat, resources, crystals, goals, colonists } => {
                self.by("log-paid", seat).with("what", paid(&resources, crystals, goals, colonists))
            }
            Event::Boosted { seat } => self.by("log-boosted", seat),
            Event::Declined { seat } => self.by("log-declined", seat),
            Event::TechUsed { seat, owner, tech: of } => {
                let key = if seat == owner { "log-tech-own" } else { "log-tech-foreign" };
                self.by(key, seat).with("owner", company(self.solo, owner)).with("tech", tech(of))
            }
            _ => unreachable!("of another family"),
        }
    }

    /// What is gained or comes back.
    fn gain(self, event: &Event) -> Message {
        match *event {
            Event::Gained { seat, item, units, lost } => {
                let key = match (units, lost) {
                    (_, 0) => "log-gained",
                    (0, _) => "log-lost",
                    _ => "log-gained-lost",
                };
                self.by(key, seat).with("amount", amount(item, units)).with("lost", amount(item, lost))
            }
            Event::ColonistsGained { seat, colonists } => self.by("log-colonists", seat).with("n", colonists),
            Event::Scored { seat, op: n } => self.by("log-scored", seat).with("op", op(n.into())),
            Event::Delivered { seat, contract, item, units } => {
                self.by("log-delivered", seat).with("amount", amount(item, units)).with("contract", contract_name(contract))
            }
            Event::ContractCompleted { seat, contract: of } => {
                self.by("log-contract-completed", seat).with("contract", contract(of))
            }
            Event::WarehouseTaken { seat, item } => self.by("log-warehouse", seat).with("amount", amount(item, 1)),
            Event::Retrieved { seat, from } => match from {
                Place::WorkingArea => self.by("log-retrieved-working", seat),
                Place::Slots(of) => self.by("log-retrieved-slots", seat).with("action", slot_action(of)),
            },
            Event::Returned { seat, colonists, supply } => self
                .by(if supply > 0 { "log-returned-supply" } else { "log-returned" }, seat)
                .with("n", colonists)
                .with("supply", supply),
            Event::Produced { seat } => self.by("log-produced", seat),
            _ => unreachable!("of another family"),
        }
    }

    /// Missions and life support.
    fn support(self, event: &Event) -> Message {
        match *event {
            Event::MissionAdvanced { seat, mission: of, left, .. } => {
                self.by("log-mission", seat).with("mission", mission(of)).with("n", left)
            }
            Event::MissionCompleted { mission: of, remaining } => {
                Message::new("log-mission-completed").with("mission", mission(of)).with("n", remaining)
            }
            Event::LssMoved { building: of, row } => Message::new("log-lss").with("building", building(of)).with("n", row),
            Event::LssScored { seat, building: of, op: n } => {
                self.by("log-lss-scored", seat).with("building", building(of)).with("op", op(n.into()))
            }
            Event::BenefitChosen { seat, benefit: of } => self.by("log-benefit", seat).with("text", benefit(of)),
            Event::ProgressScored { seat, op: n } => self.by("log-progress-scored", seat).with("op", op(n.into())),
            _ => unreachable!("of another family"),
        }
    }

    /// Pieces and tiles on the map.
    fn map_step(self, event: &Event) -> Message {
        match *event {
            Event::Moved { seat, rover, from, to } => {
                self.by(if rover { "log-rover" } else { "log-bot" }, seat).with("from", hex(from)).with("to", hex(to))
            }
            Event::CrystalCollected { seat, hex: at } => self.by("log-crystal-collected", seat).with("hex", hex(at)),
            Event::CrystalRemoved { hex: at } => Message::new("log-crystal-removed").with("hex", hex(at)),
            Event::TileTaken { seat, tile: of, hex: at } => {
                self.by("log-tile-taken", seat).with("tile", tile(of)).with("hex", hex(at))
            }
            Event::TileRemoved { tile: of, hex: at } => {
                Message::new("log-tile-removed").with("tile", tile(of)).with("hex", hex(at))
            }
            Event::DiscoveryPlaced { seat, tile: of, hex: at } => {
                self.by("log-discovery-placed", seat).with("text", discovery(of)).with("hex", hex(at))
            }
            Event::ExplorationRefilled { tile: of } => Message::new("log-exploration").with("text", discovery(of)),
            _ => unreachable!("of another family"),
        }
    }

    /// Buildings, ships and the colony.
    fn building_work(self, event: &Event) -> Message {
        match *event {
            Event::Built { seat, building: of, hex: at, size } => {
                let key = if size > 1 { "log-built-complex" } else { "log-built" };
                self.by(key, seat).with("building", building(of)).with("hex", hex(at)).with("n", size)
            }
            Event::Displaced { seat, from, to } => self.by("log-displaced", seat).with("from", hex(from)).with("to", hex(to)),
            Event::CrystalPlaced { hex: at } => Message::new("log-crystal-placed").with("hex", hex(at)),
            Event::CubePlaced { seat, building: of } => self.by("log-cube", seat).with("building", building(of)),
            Event::Upgraded { seat, blueprint: of, hex: at } => {
                self.by("log-upgraded", seat).with("blueprint", blueprint(of)).with("hex", hex(at))
            }
            Event::MinerReturned { seat, hex: at } => self.by("log-miner", seat).with("hex", hex(at)),
            Event::ShipWelcomed { seat, space } => self.by("log-ship", seat).with("n", space),
            Event::BotPlaced { seat, hex: at } => self.by("log-bot-placed", seat).with("hex", hex(at)),
            Event::ColonyLevel { level } => Message::new("log-colony-level").with("n", level),
            _ => unreachable!("of another family"),
        }
    }

    /// Tech tiles, blueprints, scientists and contracts.
    fn card(self, event: &Event) -> Message {
        match *event {
            Event::BlueprintTaken { seat, blueprint: of } => self.by("log-blueprint", seat).with("blueprint", blueprint(of)),
            Event::TechTaken { seat, tech: of, space } => {
                self.by("log-tech", seat).with("tech", tech(of)).with("space", lab_space(space))
            }
            Event::Developed { seat, tech: of, to, .. } => {
                self.by("log-developed", seat).with("tech", tech(of)).with("space", lab_space(to))
            }
            Event::OxygenKept { seat, tech: of } => self.by("log-oxygen", seat).with("tech", tech(of)),
            Event::ScientistTaken { seat, scientist: of } => self.by("log-scientist", seat).with("scientist", scientist(of)),
            Event::ContractTaken { seat, contract: of } => self.by("log-contract", seat).with("contract", contract(of)),
            Event::Refilled { slot, contract: of } => {
                Message::new("log-refilled").with("n", slot + 1).with("contract", contract(of))
            }
            Event::ScientistMoved { seat, scientist: of, blueprint: to } => {
                self.by("log-scientist-moved", seat).with("scientist", scientist(of)).with("blueprint", blueprint(to))
            }
            Event::BuildingUsed { seat, blueprint: of } => self.by("log-building-used", seat).with("blueprint", blueprint(of)),
            Event::RadarTile { seat, tile: of } => self.by("log-radar", seat).with("text", discovery(of)),
            _ => unreachable!("of another family"),
        }
    }

    /// Goals, First Colonist cards, new displays.
    fn goal_card(self, event: &Event) -> Message {
        match *event {
            Event::GoalCompleted { seat, goal: of, reward } => {
                let key = match reward {
                    GoalReward::Common => "log-goal-common",
                    GoalReward::Own => "log-goal-own",
                    GoalReward::None => "log-goal-none",
                };
                self.by(key, seat).with("goal", goal(of))
            }
            Event::CardACompleted { seat, card } => self.by("log-card-a", seat).with("card", card_a(card)),
            Event::CardsBDrawn { seat, cards } => self.by("log-cards-b", seat).with("n", cards),
            Event::CardBRevealed { seat, card } => self.by("log-card-b", seat).with("text", card_b(card)),
            Event::BlueprintsRevealed { ref blueprints } => {
                let all = joined("list-comma", blueprints.iter().map(|&card| blueprint(card)));
                Message::new("log-blueprints-revealed").with("list", all.unwrap_or_else(|| Message::new("nothing")))
            }
            Event::TechsRevealed { ref techs } => {
                Message::new("log-techs-revealed").with("list", listed("list-comma", techs.iter().map(|&of| tech(of))))
            }
            _ => unreachable!("of another family"),
        }
    }

    /// The solo opponent.
    fn rival(self, event: &Event) -> Message {
        match *event {
            Event::SoloCard { card } => Message::new("log-solo-card").with("n", card.0),
            Event::RivalCannot { action } => Message::new("log-rival-cannot").with("action", main_action(action)),
            Event::SequenceMoved { building: of } => Message::new("log-sequence").with("building", building(of)),
            Event::RivalShip { space } => Message::new("log-rival-ship").with("n", space),
            Event::RivalBot { bots } => Message::new("log-rival-bot").with("n", bots),
            Event::RivalScored { ref parts } => {
                let part = |(name, &n): (&str, &i32)| {
                    Message::new("log-score-part").with("part", Message::new(format!("score-{name}"))).with("n", n)
                };
                let list = listed("list-comma", PARTS.into_iter().zip(parts).map(part));
                Message::new("log-rival-scored").with("n", parts.iter().sum::<i32>()).with("list", list)
            }
            _ => unreachable!("of another family"),
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
