//! Targets that a command carries, handed to the game one decision after the other (R27.1). A command is judged with its targets in the
//! order of R24.7: each is checked by the game where several decisions of it stand behind one another.

use std::collections::VecDeque;

use on_mars::{Action, Blueprint, Contract, DisplayCard, Hex, Item, Place, Question, Row, Run, Side, Term, Work, data};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use crate::commands::{Brief, named_payment, paying, usual};
use crate::given::cards::display_card;
use crate::given::map::numbers;
use crate::given::{Result, World, building, discovery, hex, inner, item, list, place, small, space, tech, text, word};

pub struct Targets {
    command: Table,
    blueprints: VecDeque<Blueprint>,
    tiles: VecDeque<Table>,
    steps: VecDeque<Table>,
    items: VecDeque<Item>,
    upgrades: VecDeque<(Blueprint, Hex)>,
    ships: VecDeque<u8>,
    rewards: VecDeque<String>,
    places: VecDeque<String>,
    boosts: u8,
    card: Option<DisplayCard>,
    tech_owner: Seat,
    /// The tile or step being paid.
    part: Table,
    /// The repeated effect that was asked about last.
    run: Option<Work>,
    /// Whether a tile was named for it.
    tech_used: bool,
    then: Then,
}

/// Whether the case asks which effect follows once something was accepted.
#[derive(Clone, Copy, PartialEq)]
enum Then {
    Unasked,
    Wanted,
    Next,
}

impl Targets {
    pub fn of(world: &World, brief: &Brief) -> Result<Targets> {
        let command = brief.command;
        let tables = |key: &str| list(command, key).iter().filter_map(Value::as_table).cloned().collect();
        let mut items: VecDeque<Item> = VecDeque::new();
        for id in list(command, "take").iter().chain(list(command, "gain")) {
            items.push_back(item(text(id)?)?);
        }
        for id in list(command, "sources") {
            items.push_back(building(text(id)?)?.yields());
        }
        let mut upgrades = VecDeque::new();
        for entry in list(command, "upgrades").iter().filter_map(Value::as_table) {
            upgrades.push_back((Blueprint(small(entry, "blueprint").ok_or("a blueprint")?), hex(&entry["hex"])?));
        }
        let mut places = VecDeque::new();
        for (id, count) in inner(command, "retrieve").into_iter().flatten() {
            (0..count.as_integer().unwrap_or(0)).for_each(|_| places.push_back(id.clone()));
        }
        let card = command.get("card_taken").or(command.get("card").filter(|card| goal_id(card).is_none()));
        Ok(Targets {
            blueprints: world.named_blueprints.iter().copied().collect(),
            tiles: tables("tiles"),
            steps: tables("steps"),
            items,
            upgrades,
            ships: numbers(command, "depot_spaces")?.into(),
            rewards: list(command, "rewards").iter().map(|id| text(id).map(str::to_owned)).collect::<Result<_>>()?,
            places,
            boosts: small(command, "boosts").unwrap_or(0),
            card: card.map(display_card).transpose()?,
            tech_owner: world.tech_owner(brief.given)?,
            then: if brief.expect.contains_key("then") { Then::Wanted } else { Then::Unasked },
            part: Table::new(),
            run: None,
            tech_used: false,
            command: command.clone(),
        })
    }

    /// Whether the command names something that its effect is about.
    pub fn are_named(&self) -> bool {
        let lists = ["blueprints", "tiles", "steps", "take", "gain", "upgrades", "depot_spaces", "rewards", "retrieve"];
        let named = |key: &&str| match self.command.get(*key) {
            Some(Value::Array(values)) => !values.is_empty(),
            other => other.is_some(),
        };
        lists.iter().any(named)
            || self.card.is_some()
            || self.command.contains_key("building")
            || self.command.contains_key("kind")
    }

    /// Whether anything of it is left.
    fn are_left(&self) -> bool {
        !(self.blueprints.is_empty() && self.tiles.is_empty() && self.steps.is_empty() && self.items.is_empty())
            || !(self.upgrades.is_empty() && self.ships.is_empty() && self.places.is_empty())
            || self.card.is_some()
    }

    /// Hands over all targets, then the least of what is still asked.
    pub fn resolve(&mut self, world: &mut World) {
        let actor = world.actor;
        world.found.entry("asked").or_insert(Value::Boolean(false));
        if world.game.question() == Question::Nothing {
            world.game.proceed(&mut world.events);
        }
        world.settle(|world, question, legal| match world.decider() == Some(actor) {
            true => self.answer(world, question, legal),
            false => self.answer_of_other(world, question),
        });
        // The effect is over because no part could follow; why not is asked of the game.
        while let Some(run) = self.run.filter(|_| world.illegal.is_none() && !world.halted && self.has_parts()) {
            world.game.ask(actor, run_out(run));
            let legal = world.legal();
            let question = world.game.question();
            let Some(action) = self.answer(world, question, &legal) else { break };
            if world.illegal.is_some() || !world.answer(action) {
                break;
            }
        }
        if world.illegal.is_none()
            && self.boosts > 0
            && let Some(crystals) = boosted_crystals(&self.command)
        {
            world.game.ask(actor, Work::GainMore { crystals });
            world.answer(Action::Boost);
        }
    }

    fn has_parts(&self) -> bool {
        match self.run {
            Some(Work::Blueprints(_)) => !self.blueprints.is_empty(),
            Some(Work::Techs(_)) => !self.tiles.is_empty(),
            Some(Work::Develop { .. }) => !self.steps.is_empty(),
            Some(Work::Warehouse { .. } | Work::Choice { .. }) => !self.items.is_empty(),
            Some(Work::Upgrades { .. }) => !self.upgrades.is_empty(),
            Some(Work::Ships { .. }) => !self.ships.is_empty(),
            _ => false,
        }
    }

    /// The next decision of the actor.
    pub fn answer(&mut self, world: &mut World, question: Question, legal: &[Action]) -> Option<Action> {
        if self.then == Then::Next {
            world.found.insert("then".into(), Value::String(effect_id(world).to_owned()));
            world.halted = true;
            return None;
        }
        match question {
            Question::Blueprint | Question::Tech | Question::Develop | Question::Warehouse | Question::Choice => {
                self.next_part(world, question, legal)
            }
            Question::Upgrade | Question::Ship | Question::Retrieve => self.next_part(world, question, legal),
            Question::ProduceMore => self.items.pop_front().map(|item| Action::Item { item }),
            Question::GainMore if self.boosts > 0 => self.boost(),
            Question::Payment => self.pay(world, legal),
            Question::LabSpace => Some(Action::LabSpace { space: space(word(&self.part, "space")?).ok()? }),
            Question::Offer => {
                world.found.insert("asked".into(), Value::Boolean(true));
                Some(self.accept(self.accepts()))
            }
            Question::Hire => {
                let card = self.card.take()?;
                Some(Action::Card { slot: slot_of(world, card) })
            }
            Question::Refill => small(&self.command, "refill").map(|number| Action::Refill { contract: Contract(number) }),
            Question::ShipReward => self.reward(world),
            Question::Radar => Some(Action::Discovery { tile: discovery(word(&self.command, "tile")?).ok()? }),
            Question::BuildingType => self.building(world),
            Question::BuildingHex | Question::UpgradeHex => self.hex("hex"),
            Question::BotHex => {
                world.found.insert("bot_hex_asked".into(), Value::Boolean(true));
                self.hex("hex")
            }
            Question::BuildingTech => Some(Action::UseTech { owner: self.tech_owner }).filter(|action| legal.contains(action)),
            Question::Displace => self.displace(world, legal),
            Question::TakeTile => {
                let take = self.command.get("take_tile").and_then(Value::as_bool).unwrap_or(true);
                Some(self.accept(take))
            }
            Question::BotTiles => {
                let hexes = legal.iter().filter_map(|action| match action {
                    Action::Hex { hex } => Some(place(*hex)),
                    _ => None,
                });
                world.found.insert("may_begin_with".into(), Value::Array(hexes.collect()));
                self.hex("take_first")
            }
            Question::TravelTile => Some(Action::Discovery { tile: discovery(word(&self.command, "tile")?).ok()? }),
            Question::TravelHex => self.hex("hex"),
            Question::TurnOrder => Some(Action::TurnOrder { space: small(&self.command, "turn_order_space")? }),
            Question::Allot => self.allot(world, legal),
            _ => None,
        }
    }

    /// A displaced piece of somebody else goes where the case says.
    fn answer_of_other(&mut self, world: &mut World, question: Question) -> Option<Action> {
        let legal = world.legal();
        match question {
            Question::Displace => self.displace(world, &legal),
            Question::Allot => self.allot(world, &legal),
            _ => None,
        }
    }

    fn boost(&mut self) -> Option<Action> {
        self.boosts -= 1;
        Some(Action::Boost)
    }

    fn accepts(&self) -> bool {
        let wanted = self.are_left() || self.then == Then::Wanted;
        self.command.get("accept").and_then(Value::as_bool).unwrap_or(wanted)
    }

    fn accept(&mut self, yes: bool) -> Action {
        if yes && self.then == Then::Wanted {
            self.then = Then::Next;
        }
        if yes { Action::Accept } else { Action::Decline }
    }

    fn hex(&self, key: &str) -> Option<Action> {
        self.command.get(key).and_then(|at| hex(at).ok()).map(|hex| Action::Hex { hex })
    }

    /// One more part of a repeated effect; where none is left, a tile or a colonist buys it first.
    fn next_part(&mut self, world: &mut World, question: Question, legal: &[Action]) -> Option<Action> {
        self.run = world.game.pending();
        if question == Question::Retrieve {
            return self.retrieve(legal);
        }
        if !self.has_parts() {
            return None;
        }
        if world.game.about().number == Some(0) {
            let tech = Action::UseTech { owner: self.tech_owner };
            if legal.contains(&tech) && !std::mem::replace(&mut self.tech_used, true) {
                return Some(tech);
            }
            // What is wrong with the target itself comes before the boost (R24.7).
            let refused = self
                .next_ship()
                .is_some_and(|ship| world.game.check(world.actor, &ship).is_err_and(|illegal| illegal.code != "nothing_to_do"));
            if self.boosts > 0 && !refused {
                return self.boost();
            }
        }
        match question {
            Question::Blueprint => self.blueprints.pop_front().map(|blueprint| Action::Blueprint { blueprint }),
            Question::Tech => self.tile(world),
            Question::Develop => {
                self.part = self.steps.pop_front()?;
                let (kind, to) = (word(&self.part, "tile")?, word(&self.part, "to")?);
                Some(Action::Develop { tech: tech(kind).ok()?, space: space(to).ok()? })
            }
            Question::Upgrade => self.upgrade(world),
            Question::Ship => self.ships.pop_front().map(|space| Action::Ship { space }),
            _ => self.items.pop_front().map(|item| Action::Item { item }),
        }
    }

    fn next_ship(&self) -> Option<Action> {
        self.ships.front().map(|&space| Action::Ship { space })
    }

    /// A tile of the grid. Its space is judged before the price (R24.7).
    fn tile(&mut self, world: &mut World) -> Option<Action> {
        self.part = self.tiles.pop_front()?;
        let kind = tech(word(&self.part, "kind")?).ok()?;
        let action = Action::Tech { row: Row::by_id(word(&self.part, "row")?)?, tech: kind };
        let to = Action::LabSpace { space: space(word(&self.part, "space")?).ok()? };
        match world.game.check(world.actor, &action) {
            Err(illegal) if illegal.code != "cannot_pay" => {}
            _ => world.foresee(Work::PlaceTech(kind), &to),
        }
        Some(action)
    }

    /// A blueprint and its building. The building is judged before the price (R24.7).
    fn upgrade(&mut self, world: &mut World) -> Option<Action> {
        let (blueprint, at) = self.upgrades.pop_front()?;
        let Some(Work::Upgrades { free, anywhere, .. }) = self.run else { return None };
        let action = Action::Blueprint { blueprint };
        match world.game.check(world.actor, &action) {
            Err(illegal) if illegal.code == "no_blueprint" => {}
            _ => world.foresee(Work::UpgradeHex { blueprint, free, anywhere }, &Action::Hex { hex: at }),
        }
        let at = at.on_map().and_then(|at| data().map.coordinates(at)).unwrap_or((99, 99));
        let at = vec![Value::Integer(at.0.into()), Value::Integer(at.1.into())];
        self.command.insert("hex".to_owned(), Value::Array(at));
        Some(action)
    }

    /// The type of a construction is named together with its hex.
    fn building(&mut self, world: &mut World) -> Option<Action> {
        let kind = building(word(&self.command, "building")?).ok()?;
        if let Some(Work::ConstructType { free, tech_boost }) = world.game.pending() {
            world.foresee(Work::ConstructHex { building: kind, free, tech_boost }, &self.hex("hex")?);
        }
        Some(Action::Building { building: kind })
    }

    fn reward(&mut self, world: &mut World) -> Option<Action> {
        let reward = self.rewards.pop_front()?;
        let bot = reward.ends_with("bot");
        if let Some(at) = self.hex("hex").filter(|_| bot) {
            world.foresee(Work::PlaceBot, &at);
        }
        Some(Action::Reward { index: u8::from(!bot) })
    }

    fn retrieve(&mut self, legal: &[Action]) -> Option<Action> {
        let from = self.places.pop_front()?;
        let fits = |action: &&Action| match action {
            Action::Retrieve { from: Place::WorkingArea } => from == "working_area",
            Action::Retrieve { from: Place::Slots(action) } => match action.side() {
                Side::Orbit => from == "orbit_slots",
                Side::Colony => from == "colony_slots",
            },
            _ => false,
        };
        legal.iter().find(fits).copied()
    }

    pub fn pay(&self, world: &World, legal: &[Action]) -> Option<Action> {
        let goals = self.command.get("discard_goals");
        match (inner(&self.part, "pay").or(inner(&self.command, "pay")), goals) {
            (Some(pay), None) => paying(legal, pay).or_else(|| usual(&self.command, Question::Payment, legal)),
            (Some(pay), Some(goals)) => legal.iter().copied().find(|action| fits_both(action, pay, goals)),
            (None, Some(goals)) => Some(named_payment(world, legal, goals)),
            (None, None) => usual(&self.command, Question::Payment, legal),
        }
    }

    fn displace(&self, world: &mut World, legal: &[Action]) -> Option<Action> {
        let hexes = legal.iter().filter_map(|action| match action {
            Action::Hex { hex } => Some(place(*hex)),
            _ => None,
        });
        world.found.insert("allowed".into(), Value::Array(hexes.collect()));
        self.hex("displace_to")
    }

    /// Only the kind that the case speaks of goes onto the contract.
    fn allot(&self, world: &World, legal: &[Action]) -> Option<Action> {
        let kind = world.game.about().item?;
        let units = inner(&self.command, "deliver").and_then(|deliver| deliver.get(kind.id())).and_then(Value::as_integer);
        let put = |action: &&Action| matches!(action, Action::Allot { units: put, .. } if i64::from(*put) == units.unwrap_or(0));
        legal.iter().find(put).copied()
    }
}

/// The effect that asks now, as cases call it.
pub fn effect_id(world: &World) -> &'static str {
    match (world.game.question(), world.game.about().number) {
        (Question::Blueprint, _) => "take_blueprint",
        (Question::Movement, _) => "move_bots",
        (Question::Develop, Some(2)) => "develop_two_free",
        (other, _) => other.id(),
    }
}

/// A goal card by its id.
fn goal_id(card: &Value) -> Option<&str> {
    card.as_str().filter(|id| id.starts_with("goal_") || id.starts_with("first_"))
}

/// The slot of a card; one that is not in the display is looked for in an empty slot.
fn slot_of(world: &mut World, card: DisplayCard) -> u8 {
    let slot = (0..6).find(|&slot| world.game.card_in(slot) == card);
    let slot = slot.unwrap_or_else(|| {
        world.game.set_card(0, DisplayCard::Empty);
        0
    });
    slot as u8
}

/// A repeated effect of which every part is done.
fn run_out(mut work: Work) -> Work {
    match &mut work {
        Work::Blueprints(run) | Work::Techs(run) => *run = spent(*run),
        Work::Develop { run, .. } | Work::Warehouse { run, .. } | Work::Choice { run, .. } => *run = spent(*run),
        Work::Upgrades { run, .. } | Work::Ships { run, .. } => *run = spent(*run),
        _ => {}
    }
    work
}

fn spent(run: Run) -> Run {
    Run { left: run.left.saturating_sub(1), begun: true, boost: run.boost }
}

/// What a colonist adds to the effect of the blueprint that a command names.
fn boosted_crystals(command: &Table) -> Option<u8> {
    match data().blueprint(Blueprint(small(command, "blueprint")?)).term {
        Term::GainBoosted { crystals, .. } => Some(crystals),
        _ => None,
    }
}

/// A payment with these resources and so many goal cards.
fn fits_both(action: &Action, pay: &Table, goals: &Value) -> bool {
    let Action::Pay { payment } = action else { return false };
    let resources = Item::RESOURCES
        .into_iter()
        .all(|item| pay.get(item.id()).and_then(Value::as_integer).unwrap_or(0) == i64::from(payment.resources[item.index()]));
    resources && goals.as_integer() == Some(payment.goals.len() as i64)
}
