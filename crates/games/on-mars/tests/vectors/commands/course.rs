//! Turns, phases, goals, missions.

use on_mars::command::Order;
use on_mars::{
    Action, Deed, Event, Goal, Item, LACERDA, LabSpace, MainAction, Question, Side, SlotAction, Tech, Term, Work, data,
};
use orrery_engine::{Game, Seat, Viewer};
use toml::{Table, Value};

use super::cards::note_contract;
use super::{Brief, give, strings};
use crate::given::{Result, World, goal as goal_by_id, inner, item, list, main_action, side, small, text, word};

pub fn surcharge(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    let action = main_action(word(command, "type").ok_or("an action")?)?;
    let slot = SlotAction::of(action).ok_or("an action with slots")?;
    occupy(world, given, slot)?;
    world.stand_for(given, action);
    world.game.begin_at(world.actor);
    world.before = world.game.clone();
    world.found.insert("surcharge".into(), Value::Integer(world.game.surcharge_of(world.actor, slot).into()));
    give(world, brief, Order::Main(action))?;
    let cleared = world.events.iter().find_map(|event| match event {
        Event::SlotsCleared { colonists, .. } => Some(colonists.clone()),
        _ => None,
    });
    let removed = cleared.into_iter().flatten().enumerate().flat_map(|(seat, count)| vec![Seat(seat as u8); usize::from(count)]);
    let removed = strings(removed.collect::<Vec<_>>(), |seat| world.colour(seat));
    world.found.insert("removed".into(), removed);
    Ok(())
}

/// Colonists on the slots of an action, which has as many as the case says.
pub fn occupy(world: &mut World, given: &Table, slot: SlotAction) -> Result<()> {
    let action =
        MainAction::ALL.into_iter().find(|&action| SlotAction::of(action) == Some(slot)).ok_or("an action with slots")?;
    let slots = data().actions[action.index()].slots;
    if small(given, "action_slots").is_some_and(|known| known != slots) {
        return Err(format!("{slots} slots"));
    }
    for colour in list(given, "slots") {
        let seat = world.seat(text(colour)?)?;
        world.game.edit_player(seat).slots[slot.index()] += 1;
    }
    Ok(())
}

pub fn start_turn(world: &mut World) -> Result<()> {
    let mut events = Vec::new();
    world.game.start_turn(&mut events);
    world.events = events;
    Ok(())
}

pub fn payment(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    match word(command, "type") {
        Some("deliver") => {
            let contract = on_mars::Contract(small(command, "contract").ok_or("a contract")?);
            let kinds = inner(command, "deliver").ok_or("not answered: deliver")?;
            let (Some(kind), 1) = (kinds.keys().next(), kinds.len()) else { return Err("one item at a time".to_owned()) };
            world.decide(world.actor, &Action::Deliver { contract, item: item(kind)? });
        }
        Some("end_turn") => {
            world.decide(world.actor, &Action::EndTurn);
        }
        Some("executive") => {
            world.before = world.game.clone();
            match Order::executive(word(command, "id").ok_or("an id")?) {
                Ok(order) => give(world, brief, order).map(drop)?,
                Err(illegal) => world.illegal = Some(illegal),
            }
        }
        action => {
            let action = Action::Main { action: main_action(action.ok_or("a type")?)? };
            world.decide(world.actor, &action);
        }
    }
    note_contract(world, given)
}

pub fn main_actions(world: &World) -> Value {
    let legal = world.legal();
    let actions = MainAction::ALL.into_iter().filter(|&action| legal.contains(&Action::Main { action }));
    strings(actions, |action| action.id().to_owned())
}

pub fn goal(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    if word(command, "type") != Some("complete_goal") {
        return window(world, given);
    }
    let goal = goal_by_id(word(command, "card").ok_or("a card")?)?;
    let reward = on_mars::GoalReward::by_id(word(command, "reward").ok_or("a reward")?).ok_or("a reward")?;
    world.before = world.game.clone();
    if give(world, brief, Order::Goal { goal, reward })?.is_none() {
        return Ok(());
    }
    let actions = main_actions(world);
    world.found.insert("main_actions_available".into(), actions);
    Ok(())
}

/// The window T2c.
fn window(world: &mut World, given: &Table) -> Result<()> {
    let actor = world.actor;
    let (before, after) = (small(given, "colony_level_before").unwrap_or(1), small(given, "colony_level_after").unwrap_or(1));
    if after > before {
        world.game.set_colony(before, [before + 1; 4]);
    }
    for _ in 0..small(given, "uses").unwrap_or(0) {
        let owner = Seat((actor.0 + 1) % world.game.seats());
        world.game.set_tech(owner, Tech::Mine, LabSpace::C6x1);
        world.game.use_of(owner, Tech::Mine);
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

pub fn update(world: &mut World, command: &Table) -> Result<()> {
    let mut events = Vec::new();
    match word(command, "type") {
        // The end of Lacerda's travel (R11.8).
        Some("end_travel") => {
            world.game.begin_travel_of(LACERDA, None);
            world.game.edit_turn().acted = true;
            world.game.proceed(&mut events);
        }
        _ => world.game.end_turn_now(&mut events),
    }
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
    let view = world.game.view(Viewer::Spectator);
    world.found.insert("side".into(), Value::String(view.shuttle.side.id().to_owned()));
    Ok(())
}

pub fn travel(world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    if word(command, "type") == Some("landing_pod") {
        return give(world, brief, Order::Main(MainAction::LandingPod)).map(drop);
    }
    let left = word(given, "shuttle_left").filter(|&side| side != "none").map(side).transpose()?;
    world.game.begin_travel_of(world.actor, left);
    world.before = world.game.clone();
    match word(command, "type") {
        Some("stay") => {
            world.decide(world.actor, &Action::Stay);
        }
        _ => give(world, brief, Order::Act(Action::Travel)).map(drop)?,
    }
    Ok(())
}

pub fn production(world: &mut World, brief: &Brief) -> Result<()> {
    let actor = world.actor;
    world.stand_on(brief.given, Side::Orbit.other());
    world.game.begin_at(actor);
    world.before = world.game.clone();
    give(world, brief, Order::Work(Work::Do(Term::Travel { to: Some(Side::Orbit), tile: true })))?;
    note_contract(world, brief.given)
}

/// What lies on a contract, of the items it asks for.
pub fn on_card(world: &World, contract: on_mars::Contract) -> Value {
    let asked = Item::ALL.into_iter().filter(|&item| data().deliver(contract, item) > 0);
    let lying = world.game.items_on(contract);
    Value::Table(asked.map(|item| (item.id().to_owned(), Value::Integer(lying[item.index()].into()))).collect())
}
