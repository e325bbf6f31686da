//! What the specification's cases leave open and ours say: nothing here is done for our own cases. They take targets of an effect as there
//! if they do not list any, name a tile by its level alone, and answer only the questions that they are about.

use std::cell::Cell;

use on_mars::command::Command;
use on_mars::{Action, Blueprint, Fee, OnMars, Question, Term, data};
use orrery_engine::Seat;
use orrery_engine::suite::vectors::Case;
use toml::{Table, Value};

use crate::given::{Result, World, flag, inner, small, word};

// The position

/// What is given, with targets for the command.
pub fn given(case: &Case, command: &Table) -> Result<Table> {
    let mut given = case.given.clone();
    match (word(command, "cmd"), word(command, "type")) {
        (Some("surcharge"), Some(action)) => for_action(&mut given, action)?,
        (Some("options"), Some("list_surcharge")) => for_action(&mut given, word(command, "action").unwrap_or_default())?,
        (Some("options"), Some("list_main_actions")) | (Some("payment"), Some("executive")) => {
            for_action(&mut given, "research_development")?;
            for_action(&mut given, "upgrade_building")?;
        }
        (Some("exec"), _) => for_building(&mut given, command)?,
        (Some("move"), _) => add_tile_to_develop(&mut given)?,
        // For lab spaces that move bots.
        (Some("develop"), _) | (Some("contract_event"), Some("research_development")) => add_bot(&mut given, "bots = [[-6, 4]]")?,
        _ => {}
    }
    if case.expect.contains_key("main_actions_available") {
        for_action(&mut given, "research_development")?;
    }
    Ok(given)
}

/// Adds the keys of a TOML text that are not given.
fn add(given: &mut Table, text: &str) -> Result<()> {
    let more: Table = text.parse().map_err(|error| format!("{text}: {error}"))?;
    more.into_iter().for_each(|(key, value)| {
        given.entry(key).or_insert(value);
    });
    Ok(())
}

fn add_blueprint(given: &mut Table) {
    let cards = given.entry("unbuilt_blueprints").or_insert_with(|| Value::Array(Vec::new()));
    cards.as_array_mut().into_iter().for_each(|cards| cards.push(Value::Integer(4)));
}

fn add_bot(given: &mut Table, bot: &str) -> Result<()> {
    match ["bot", "bots_on_map"].iter().any(|key| given.contains_key(*key)) {
        true => Ok(()),
        false => add(given, bot),
    }
}

/// A tile for the steps that research tiles give.
fn add_tile_to_develop(given: &mut Table) -> Result<()> {
    match inner(given, "tech_levels").is_some_and(|levels| levels.contains_key("shelter")) {
        true => Ok(()),
        false => add(given, r#"lab = { shelter = "c2_2" }"#),
    }
}

/// Targets of a main action.
fn for_action(given: &mut Table, action: &str) -> Result<()> {
    match action {
        "construct_building" | "upgrade_building" => {
            add(given, r#"buildings = [{ type = "mine", hex = [0, 0] }, { type = "generator", hex = [0, -2] }]"#)?;
            add_bot(given, "bots = [[1, -2]]")?;
            if action == "upgrade_building" {
                add_blueprint(given);
            }
        }
        "research_development" if !["tech_levels", "rover_tech"].iter().any(|key| given.contains_key(*key)) => {
            add(given, r#"lab = { shelter = "c2_2" }"#)?;
        }
        "hire_or_contract" => add(given, "storage = { mineral = 2, battery = 2, water = 2, plant = 2, oxygen = 2 }")?,
        _ => {}
    }
    Ok(())
}

/// A bot that can move, something to upgrade beside it, and a building two hexes from it, for actions that construct one of its type.
fn for_building(given: &mut Table, command: &Table) -> Result<()> {
    add_bot(given, "bots = [[-3, 0]]")?;
    if given.contains_key("buildings") || given.contains_key("markers_unused") {
        return Ok(());
    }
    let term = small(command, "blueprint").map(|card| data().blueprint(Blueprint(card)).term);
    let kind = match term {
        Some(Term::Construct { building: Some(kind), .. }) => format!(r#", {{ type = "{}", hex = [-3, 2] }}"#, kind.id()),
        _ => String::new(),
    };
    add(given, &format!(r#"buildings = [{{ type = "generator", hex = [-3, -1] }}{kind}]"#))?;
    add_blueprint(given);
    Ok(())
}

// The command

/// The command, with what follows from the rest of the case.
pub fn command(world: &World, case: &Case, command: &Table) -> Result<Table> {
    let mut command = command.clone();
    name_goal_cards(world, &mut command);
    name_bot(world, &mut command);
    match word(&command, "cmd") {
        Some("welcome") => name_ships(world, &mut command),
        Some("tech_use") => name_choices(&mut command),
        Some("payment") => name_delivery(&mut command)?,
        _ => {}
    }
    let ends_open = word(&command, "cmd") == Some("surcharge") && !command.contains_key("blueprints");
    // [`fill`] knows what is said of offers: it is said of all of them.
    command.remove("accept");
    let ends_accepted = case.expect.contains_key("then");
    if ends_accepted && flag(&command, "take_tile") {
        command.remove("take_tile");
    }
    if ends_open || ends_accepted {
        command.insert("open".to_owned(), Value::Boolean(true));
    }
    Ok(command)
}

/// A number of goal cards: any of the hand.
fn name_goal_cards(world: &World, command: &mut Table) {
    let Some(count) = small(command, "discard_goals") else { return };
    let hand = world.game.player_of(world.actor).hand;
    let ids = hand.iter().take(usize::from(count)).map(|goal| Value::String(format!("goal_{}", goal.0)));
    command.insert("discard_goals".to_owned(), Value::Array(ids.collect()));
}

/// The way of a bot that is not named: the first of those on the map.
fn name_bot(world: &World, command: &mut Table) {
    let Some(path) = command.remove("bot_path") else { return };
    let Some(bot) = world.game.player_of(world.actor).bots_on_map().next() else { return };
    let entry = Table::from_iter([("piece".to_owned(), crate::given::place(bot)), ("path".to_owned(), path)]);
    let moves = command.entry("moves").or_insert_with(|| Value::Array(Vec::new()));
    moves.as_array_mut().into_iter().for_each(|moves| moves.insert(0, Value::Table(entry.clone())));
}

/// A number of ships: any in the depot.
fn name_ships(world: &World, command: &mut Table) {
    if !command.contains_key("depot_spaces") {
        let ships = usize::from(small(command, "ships").unwrap_or(1));
        let spaces = (1..=8).filter(|&space| world.game.player_of(world.actor).has_ship_on(space)).take(ships);
        command.insert("depot_spaces".to_owned(), Value::Array(spaces.map(|space| Value::Integer(space.into())).collect()));
    }
}

/// A step is an owner's choice by its space, anything else keeps the oxygen.
fn name_choices(command: &mut Table) {
    let name = |choice: &mut Table| {
        let chosen = if choice.contains_key("to") { "develop" } else { "keep" };
        choice.insert("choice".to_owned(), Value::String(chosen.to_owned()));
    };
    match command.get_mut("choices").and_then(Value::as_array_mut) {
        Some(choices) => choices.iter_mut().filter_map(Value::as_table_mut).for_each(name),
        None => name(command),
    }
}

/// A goal card offered to a contract stands for a crystal.
fn name_delivery(command: &mut Table) -> Result<()> {
    match word(command, "type") {
        Some("deliver") => add(command, "deliver = { crystal = 1 }"),
        _ => Ok(()),
    }
}

// The answers

/// Answers to what is left open. A command whose end is open ends when something was accepted.
pub fn fill(tile_of: Seat, written: &Table) -> impl Fn(&OnMars, &Command, &[Action]) -> Option<Action> {
    let accept = written.get("accept").and_then(Value::as_bool);
    let has_ended = Cell::new(word(written, "cmd") == Some("surcharge"));
    move |game, command, legal| {
        if command.open && has_ended.get() {
            return None;
        }
        let question = game.question();
        if question == Question::Movement && legal.iter().all(|action| matches!(action, Action::UseTech { .. })) {
            return tile(question, command, legal, tile_of);
        }
        let answer = tile(question, command, legal, tile_of)
            .or_else(|| offer(question, command, accept))
            .or_else(|| surcharge(question, command, legal))
            .or_else(|| payment(question, legal))
            .or_else(|| delivery(question, legal))
            .or_else(|| fee(legal))
            .or_else(|| least(legal));
        has_ended.set(has_ended.get() || answer == Some(Action::Accept));
        answer
    }
}

/// A tile is given by its level and owner, and used where it can be: at the start of a movement, at a complex, for parts beyond the first.
fn tile(question: Question, command: &Command, legal: &[Action], owner: Seat) -> Option<Action> {
    let tile = Action::UseTech { owner };
    let is_wanted = matches!(question, Question::Movement | Question::BuildingTech) || command.has_targets();
    (is_wanted && legal.contains(&tile)).then_some(tile)
}

/// A benefit is taken if the command has a target for it or the case goes on to expect it, a tile always.
fn offer(question: Question, command: &Command, accept: Option<bool>) -> Option<Action> {
    let is_accepted = match question {
        Question::Offer => accept.unwrap_or(command.has_targets() || command.open),
        Question::TakeTile => true,
        _ => return None,
    };
    Some(if is_accepted { Action::Accept } else { Action::Decline })
}

/// Any mix of a surcharge, without goal cards.
fn surcharge(question: Question, command: &Command, legal: &[Action]) -> Option<Action> {
    let fits = |action: &&Action| match action {
        Action::Pay { payment } => {
            payment.goals.is_empty()
                && command.crystals.is_none_or(|crystals| payment.crystals == crystals)
                && command.colonists.is_none_or(|colonists| payment.colonists == colonists)
        }
        _ => false,
    };
    legal.iter().find(fits).copied().filter(|_| question == Question::Surcharge)
}

/// Any payment, without goal cards.
fn payment(question: Question, legal: &[Action]) -> Option<Action> {
    let is_plain = |action: &&Action| matches!(action, Action::Pay { payment } if payment.goals.is_empty());
    legal.iter().find(is_plain).copied().filter(|_| question == Question::Payment)
}

/// Nothing goes onto a contract.
fn delivery(question: Question, legal: &[Action]) -> Option<Action> {
    let is_none = |action: &&Action| matches!(action, Action::Allot { units: 0, .. });
    legal.iter().find(is_none).copied().filter(|_| question == Question::Allot)
}

/// A step beyond the points costs a crystal.
fn fee(legal: &[Action]) -> Option<Action> {
    legal.iter().find(|action| matches!(action, Action::Step { fee: Fee::Crystal, .. })).copied()
}

/// Everything else is left out where that is possible, turns and travels included; else what comes first.
fn least(legal: &[Action]) -> Option<Action> {
    let least = [Action::EndTurn, Action::Stay, Action::Stop, Action::Decline, Action::Finish, Action::Keep];
    least.into_iter().find(|action| legal.contains(action)).or(legal.first().copied())
}
