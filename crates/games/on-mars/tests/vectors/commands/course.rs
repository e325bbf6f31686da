//! Turns, phases, variants, goals, missions.

use on_mars::{
    Action, Building, Deed, Deeds, Event, Executive, Goal, Item, MainAction, Phase, Question, Side, SlotAction, Term, Work, data,
};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use super::{strings, usual};
use crate::given::{
    Result, World, card_b, discovery, goal as goal_by_id, hex, list, main_action, number, side, small, text, word,
};

/// Something to do with every action of both sides.
fn enrich(world: &mut World) -> Result<()> {
    let actor = world.actor;
    let at = |q: i8, r: i8| data().map.hex(q, r).ok_or("on the map");
    world.game.put_building(Building::Mine, actor, at(0, 0)?);
    world.game.put_building(Building::Generator, actor, at(0, -2)?);
    if world.game.player_of(actor).bots_on_map().next().is_none() {
        world.game.put_bot(actor, at(1, -2)?);
    }
    world.game.give_blueprint(actor, on_mars::Blueprint(4));
    if world.game.player_of(actor).lab.iter().flatten().next().is_none() {
        world.game.set_tech(actor, on_mars::Tech::Shelter, on_mars::LabSpace::C2x2);
    }
    Ok(())
}

pub fn surcharge(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let action = main_action(word(command, "type").ok_or("an action")?)?;
    let slot = SlotAction::of(action).ok_or("an action with slots")?;
    let actor = world.actor;
    enrich(world)?;
    for colour in list(given, "slots") {
        let seat = world.seat(text(colour)?)?;
        world.game.edit_player(seat).slots[slot.index()] += 1;
    }
    if slot.side() == Side::Colony {
        world.player().space = 5 + actor.0;
    }
    world.game.begin_at(actor);
    world.before = world.game.clone();
    world.found.insert("surcharge".into(), Value::Integer(world.game.surcharge_of(actor, slot).into()));
    if world.answer(Action::Main { action }) && world.game.question() == Question::Surcharge {
        let (crystals, colonists) = (small(command, "pay_crystals"), small(command, "pay_colonists"));
        let fits = |action: &Action| match action {
            Action::Pay { payment } => {
                crystals.is_none_or(|crystals| payment.crystals == crystals)
                    && colonists.is_none_or(|colonists| payment.colonists == colonists)
            }
            _ => false,
        };
        let way = world.legal().into_iter().find(fits).ok_or("the way to pay is not offered")?;
        world.answer(way);
    }
    let cleared = world.events.iter().find_map(|event| match event {
        Event::SlotsCleared { colonists, .. } => Some(colonists.clone()),
        _ => None,
    });
    let removed = cleared.into_iter().flatten().enumerate().flat_map(|(seat, count)| vec![Seat(seat as u8); usize::from(count)]);
    let removed = strings(removed.collect::<Vec<_>>(), |seat| world.colour(seat));
    world.found.insert("removed".into(), removed);
    Ok(())
}

pub fn start_turn(world: &mut World) -> Result<()> {
    let mut events = Vec::new();
    world.game.start_turn(&mut events);
    world.events = events;
    Ok(())
}

pub fn payment(world: &mut World, command: &Table) -> Result<()> {
    if word(command, "type") == Some("deliver") {
        let contract = on_mars::Contract(small(command, "contract").ok_or("a contract")?);
        world.answer(Action::Deliver { contract, item: Item::Crystal });
        return Ok(());
    }
    enrich(world)?;
    world.game.begin_at(world.actor);
    let action = Executive::by_id(word(command, "id").ok_or("an id")?).ok_or("an executive action")?;
    if world.answer(Action::Executive { action }) && world.game.question() == Question::Payment {
        let way = usual(command, Question::Payment, &world.legal()).ok_or("the way to pay is not offered")?;
        world.answer(way);
    }
    Ok(())
}

pub fn main_actions(world: &World) -> Value {
    let legal = world.legal();
    let actions = MainAction::ALL.into_iter().filter(|&action| legal.contains(&Action::Main { action }));
    strings(actions, |action| action.id().to_owned())
}

pub fn goal(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let actor = world.actor;
    if word(command, "type") == Some("complete_goal") {
        let goal = goal_by_id(word(command, "card").ok_or("a card")?)?;
        let reward = on_mars::GoalReward::by_id(word(command, "reward").ok_or("a reward")?).ok_or("a reward")?;
        if world.answer(Action::CompleteGoal { goal, reward }) {
            let command = command.clone();
            world.settle(|_, question, legal| travel_wish(&command, question, legal));
        }
        let actions = main_actions(world);
        world.found.insert("main_actions_available".into(), actions);
        return Ok(());
    }
    let (before, after) = (small(given, "colony_level_before").unwrap_or(1), small(given, "colony_level_after").unwrap_or(1));
    if after > before {
        world.game.set_colony(before, [before + 1; 4]);
    }
    for _ in 0..small(given, "uses").unwrap_or(0) {
        let owner = Seat((actor.0 + 1) % world.game.seats());
        world.game.set_tech(owner, on_mars::Tech::Mine, on_mars::LabSpace::C6x1);
        world.game.use_of(owner, on_mars::Tech::Mine);
    }
    let mut events = Vec::new();
    world.game.end_turn_now(&mut events);
    let asked = world.game.question() == Question::GoalWindow && world.decider() == Some(actor);
    world.found.insert("asked".into(), Value::Boolean(asked));
    let legal = world.legal();
    let goals: Vec<Goal> = world.game.goals_met(actor);
    let offered =
        |goal: &Goal| legal.iter().any(|action| matches!(action, Action::CompleteGoal { goal: own, .. } if own == goal));
    let rewards = legal.iter().filter_map(|action| match action {
        Action::CompleteGoal { reward, .. } => Some(*reward),
        _ => None,
    });
    world.found.insert("rewards".into(), strings(rewards.collect::<Vec<_>>(), |reward| reward.id().to_owned()));
    let completable = strings(goals.into_iter().filter(offered).collect::<Vec<_>>(), |goal| format!("goal_{}", goal.0));
    world.found.insert("completable".into(), completable);
    Ok(())
}

/// What a command says about a travel.
pub fn travel_wish(command: &Table, question: Question, legal: &[Action]) -> Option<Action> {
    match question {
        Question::TravelTile => Some(Action::Discovery { tile: discovery(word(command, "tile")?).ok()? }),
        Question::TravelHex => Some(Action::Hex { hex: hex(command.get("hex")?).ok()? }),
        Question::TurnOrder => Some(Action::TurnOrder { space: small(command, "turn_order_space")? }),
        _ => usual(command, question, legal),
    }
}

pub fn update(world: &mut World) -> Result<()> {
    let mut events = Vec::new();
    world.game.end_turn_now(&mut events);
    world.events = events;
    Ok(())
}

pub fn mission(world: &mut World, command: &Table) -> Result<()> {
    let deed = Deed::by_id(word(command, "trigger").ok_or("a trigger")?).ok_or("a trigger")?;
    for _ in 0..small(command, "count").unwrap_or(1) {
        world.game.contribute_to(world.actor, deed);
    }
    Ok(())
}

pub fn end_trigger(world: &mut World, command: &Table) -> Result<()> {
    for event in list(command, "events") {
        match text(event)?.strip_prefix("colony_level_") {
            Some(level) => {
                let level: u8 = level.parse().map_err(|_| "a level")?;
                world.game.set_colony(level - 1, [level; 4]);
                world.game.update_once(&mut Vec::new());
            }
            None => world.game.step_remaining(),
        }
    }
    Ok(())
}

pub fn shuttle(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let start = side(word(given, "side").ok_or("a side")?)?;
    world.game.set_shuttle(start, small(given, "space").unwrap_or(1), None);
    let phases = small(command, "count").unwrap_or(1);
    let travelled: Vec<Value> = (0..phases).map(|_| Value::Boolean(world.game.shuttle_step())).collect();
    world.found.insert("travelled".into(), Value::Array(travelled));
    let view = world.game.view(orrery_engine::Viewer::Spectator);
    world.found.insert("side".into(), Value::String(view.shuttle.side.id().to_owned()));
    Ok(())
}

pub fn travel(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    let command = command.clone();
    if word(&command, "type") == Some("landing_pod") {
        world.answer(Action::Main { action: MainAction::LandingPod });
        world.settle(|_, question, legal| travel_wish(&command, question, legal));
        return Ok(());
    }
    let left = word(given, "shuttle_left").filter(|&side| side != "none").map(side).transpose()?;
    let actor = world.actor;
    world.game.begin_travel_of(actor, left);
    if world.answer(Action::Travel) {
        let me = actor;
        world.settle(|world, question, legal| match world.decider() == Some(me) {
            true => travel_wish(&command, question, legal),
            false => None,
        });
    }
    Ok(())
}

pub fn production(world: &mut World, command: &Table) -> Result<()> {
    let actor = world.actor;
    world.player().space = 5 + actor.0;
    world.game.begin_at(actor);
    world.game.ask(actor, Work::Do(Term::Travel { to: Some(Side::Orbit), tile: true }));
    let mut events = Vec::new();
    world.game.proceed(&mut events);
    world.events = events;
    let wanted = command.get("deliver").and_then(Value::as_table).cloned().unwrap_or_default();
    world.settle(|world, question, legal| match question {
        // Only the kind that the case speaks of goes onto the contract.
        Question::Allot => {
            let kind = world.game.about().item?;
            let units = wanted.get(kind.id()).map_or(Ok(0), number).ok()?;
            legal.iter().copied().find(|action| matches!(action, Action::Allot { units: put, .. } if i64::from(*put) == units))
        }
        _ => None,
    });
    let lost = world.events.iter().filter_map(|event| match event {
        Event::Gained { item, lost, .. } if *lost > 0 => Some((item.id().to_owned(), Value::Integer((*lost).into()))),
        _ => None,
    });
    let lost: Table = lost.collect();
    world.found.insert("lost".into(), Value::Table(lost));
    let (after, before) = (world.game.player_of(actor), world.before.player_of(actor));
    let gain = Value::Integer((after.waiting - before.waiting).into());
    world.found.insert("waiting_gain".into(), gain);
    if let Some(contract) = after.contracts.iter().next() {
        let on_card = on_card(world, contract);
        world.found.insert("on_card".into(), on_card);
    }
    Ok(())
}

/// What lies on a contract, of the items it asks for.
pub fn on_card(world: &World, contract: on_mars::Contract) -> Value {
    let asked = Item::ALL.into_iter().filter(|&item| data().deliver(contract, item) > 0);
    let lying = world.game.items_on(contract);
    Value::Table(asked.map(|item| (item.id().to_owned(), Value::Integer(lying[item.index()].into()))).collect())
}

pub fn variant(world: &mut World, given: &Table, command: &Table) -> Result<()> {
    match word(command, "type") {
        Some("built") => built(world, command),
        Some("b_question") => {
            let deeds = list(given, "tasks_done_in_effect").iter().map(|id| Deed::by_id(text(id)?).ok_or("a task".to_owned()));
            let deeds: Deeds = deeds.collect::<Result<Vec<_>>>()?.into_iter().collect();
            let actor = world.actor;
            let asked = world.game.ask_b(actor, deeds);
            world.found.insert("asked".into(), Value::Boolean(asked));
            let held = list(given, "hand_b").iter().map(|id| card_b(text(id)?)).collect::<Result<Vec<_>>>()?;
            let legal = world.legal();
            let revealable = held.into_iter().filter(|&card| legal.contains(&Action::RevealB { card }));
            world.found.insert("revealable".into(), strings(revealable.collect::<Vec<_>>(), |card| card.id().to_owned()));
            Ok(())
        }
        _ => remaining(world, given),
    }
}

/// A building is put up for the actor by some effect.
pub fn built(world: &mut World, command: &Table) -> Result<()> {
    let building = crate::given::building(word(command, "building").ok_or("a building")?)?;
    let actor = world.actor;
    world.game.ask(actor, Work::Build { building, hex: data().map.hex(2, 1).ok_or("on the map")? });
    let mut events = Vec::new();
    world.game.proceed(&mut events);
    world.events = events;
    world.settle(|_, _, _| None);
    Ok(())
}

/// Plays on from a trigger, everybody doing as little as possible, and counts turns and shuttle phases.
fn remaining(world: &mut World, given: &Table) -> Result<()> {
    let mut events = Vec::new();
    if let Some(turn) = small(given, "trigger_by_turn") {
        let order: Vec<Seat> = Seat::all(world.game.seats()).collect();
        world.game.begin_at(order[usize::from(turn) - 1]);
        world.game.trigger();
        world.game.end_turn_now(&mut events);
    } else if word(given, "trigger_phase") == Some("shuttle") {
        world.game.begin_shuttle(None);
        world.game.trigger();
        world.game.proceed(&mut events);
    } else {
        let round = small(given, "round").ok_or("a round")?;
        world.game.set_round(round);
        world.game.finish_colonization();
        // The shuttle phase has begun.
        events.push(Event::ShuttleMoved { side: Side::Orbit, space: 1, travelled: false });
    }
    world.events = events;
    for _ in 0..2000 {
        if world.game.phase() == Phase::Over {
            break;
        }
        let legal = world.legal();
        let quick = [Action::EndTurn, Action::Stay, Action::Stop, Action::Decline, Action::Finish];
        let action = quick.into_iter().find(|action| legal.contains(action)).or(legal.first().copied()).ok_or("stuck")?;
        world.answer(action);
    }
    let count = |test: fn(&Event) -> bool| Value::Integer(world.events.iter().filter(|event| test(event)).count() as i64);
    let turns = count(|event| matches!(event, Event::TurnBegins { .. }));
    let phases = count(|event| matches!(event, Event::ShuttleMoved { .. }));
    world.found.insert("turns_left".into(), turns);
    world.found.insert("shuttle_phases_left".into(), phases);
    world.found.insert("rounds_total".into(), Value::Integer(world.game.round().into()));
    Ok(())
}
