//! Cases about Edges and the windows in which they are played.

use orrery_engine::{Game, Seat, Silent, Viewer};
use spacecorp::{Action, Phase, SpaceCorp, WindowKind, data};
use toml::{Table, Value};

use super::answers::{Answers, decider, legal};
use super::{apply, copies, ids, put};
use crate::given::{Result, World, card, contract, kind, list, name, number, progress_card, seat, table, text, word};
use crate::specified;

pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    match kind {
        "edge" => edge(&mut world, command),
        "window" => window(&mut world, given),
        "window_resolution" => window_resolution(&mut world, given, command),
        _ => window_sequence(&mut world, command),
    }
}

fn edge(world: &mut World, command: &Table) -> Result<Table> {
    let mut found = Table::new();
    let mut asked = Vec::new();
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        if let Some(id) = step.get("edge") {
            world.hold(seat(word(step, "by")?)?, card(text(id)?)?);
        }
    }
    for step in list(command, "steps").iter().filter_map(Value::as_table) {
        let by = seat(word(step, "by")?)?;
        if let Some(profit) = step.get("produced") {
            let profit = number(profit)? as i16;
            world.game.set_profit(by, world.game.player_of(by).profit + profit);
            world.game.set_gain(profit);
        } else if let Some(id) = step.get("claim_fulfilled") {
            let (era, row) = contract(text(id)?)?;
            world.game.fulfil(era, row);
            let reward = number(step.get("reward").ok_or("reward")?)? as i16;
            world.game.set_profit(by, world.game.player_of(by).profit + reward);
        } else if let Some(transfer) = table(step, "infra_transfer") {
            let slot = number(transfer.get("box").ok_or("box")?)? as u8 - 1;
            apply(&mut world.game, by, Action::Install { card: card(word(transfer, "card")?)?, slot })?;
        } else if let Some(id) = step.get("edge") {
            let before = world.game.player_of(by).hand;
            asked = play_edge(world, by, text(id)?, step)?;
            let gained = world.game.player_of(by).hand.without(before).iter();
            put(&mut found, "hand_gains", Value::Table([(name(by), ids(gained))].into_iter().collect()));
        } else {
            world.begin(step)?.map_err(|illegal| illegal.to_string())?;
        }
    }
    put(&mut found, "asked", Value::Array(asked.into_iter().map(|seat| name(seat).into()).collect()));
    let mut facts = world.facts();
    facts.extend(found);
    put(&mut facts, "next_turn", name(world.game.active_seat()));
    put(&mut facts, "move_infra", world.by_player(|seat| i64::from(world.game.infra_total(seat, spacecorp::Kind::Move)).into()));
    Ok(facts)
}

/// Plays an Edge in its window; returns the seats that had to choose because of it. The others can only decline.
fn play_edge(world: &mut World, by: Seat, id: &str, step: &Table) -> Result<Vec<Seat>> {
    let card = card(id)?;
    let edge = data().card(card).edge.ok_or("an Edge")?;
    let kind = SpaceCorp::window_for(edge).ok_or("an Edge with a window")?;
    // The case has passed over the steps before the window.
    if world.game.view(Viewer::Spectator).window.is_none_or(|window| window.kind != kind) {
        if kind == WindowKind::TurnEnd && !world.game.turn().seats().is_empty() && world.game.phase() != Phase::Action {
            world.answer_while(&mut Answers::default(), &mut Silent, |game| game.phase() != Phase::End)?;
        } else {
            world.game.open_window_of(kind);
        }
    }
    let waiting: Vec<Seat> = world.game.turn().seats().iter().collect();
    for seat in waiting {
        let action = if seat == by { Action::PlayEdge { card } } else { Answers::default().next(world, seat)? };
        apply(&mut world.game, seat, action)?;
    }
    // The questions of the Edge.
    let mut chosen = Vec::new();
    while let Some(seat) = decider(&world.game) {
        let Some(Action::DiscardInfra { .. }) = legal(&world.game, seat).first().copied() else { break };
        let choice = table(step, "choose").and_then(|choices| choices.get(&name(seat)));
        let wanted = choice.map(|id| text(id).and_then(crate::given::card)).transpose()?;
        let slot = world.game.player_of(seat).boxes.iter().position(|card| Some(*card) == wanted).ok_or("an Infra card")?;
        chosen.push(seat);
        apply(&mut world.game, seat, Action::DiscardInfra { slot: slot as u8 })?;
    }
    Ok(chosen)
}

fn window_kind(given: &Table) -> Result<WindowKind> {
    WindowKind::by_id(word(given, "window")?).ok_or("a window".to_owned())
}

fn window(world: &mut World, given: &Table) -> Result<Table> {
    let asked = world.game.seats_asked(window_kind(given)?);
    let mut found = Table::new();
    put(&mut found, "asked", Value::Array(asked.iter().map(|seat| name(seat).into()).collect()));
    Ok(found)
}

fn window_resolution(world: &mut World, given: &Table, command: &Table) -> Result<Table> {
    let window = window_kind(given)?;
    if let Some(taken) = table(given, "taken") {
        world.game.set_taken(seat(word(taken, "by")?)?, progress_card(word(taken, "card")?)?.0);
    }
    world.game.open_window_of(window);
    let asked = world.game.turn().seats();
    let before: Vec<Vec<Value>> = world.seats().map(|seat| copies(world, seat)).collect();
    let events = answer_window(world, command)?;
    let played = events.iter().filter_map(|event| match event {
        spacecorp::Event::EdgePlayed { card, .. } => Some(*card),
        _ => None,
    });
    let mut found = world.facts();
    put(&mut found, "order", ids(played));
    put(&mut found, "asked", Value::Array(asked.iter().map(|seat| name(seat).into()).collect()));
    let banned = world.seats().find_map(|seat| world.game.player_of(seat).ban);
    put(&mut found, "banned", banned.map_or("", spacecorp::Kind::id));
    let taken = world.seats().filter_map(|seat| {
        let new = copies(world, seat).into_iter().find(|copy| !before[seat.index()].contains(copy))?;
        Some((name(seat), new))
    });
    put(&mut found, "progress_taken", Value::Table(taken.collect()));
    try_turns(world, command, &mut found)?;
    Ok(found)
}

/// The answers of each seat asked, then their choices.
fn answer_window(world: &mut World, command: &Table) -> Result<Vec<spacecorp::Event>> {
    let answers = table(command, "answers").cloned().unwrap_or_default();
    let mut events = Vec::new();
    for seat in world.game.turn().seats().iter() {
        let action = match answers.get(&name(seat)).map(text).transpose()? {
            None => Answers::default().next(world, seat)?,
            Some("decline") => Action::Decline,
            Some(id) => Action::PlayEdge { card: card(id)? },
        };
        world.game.apply(seat, &action, &mut events).map_err(|illegal| illegal.to_string())?;
    }
    for (owner, choice) in table(command, "choices").into_iter().flatten() {
        let ban = Action::Ban { kind: kind(text(choice)?)? };
        world.game.apply(seat(owner)?, &ban, &mut events).map_err(|illegal| illegal.to_string())?;
    }
    Ok(events)
}

/// Whether each type of action may be begun in the turns that follow.
fn try_turns(world: &mut World, command: &Table, found: &mut Table) -> Result<()> {
    let (mut turns, mut results) = (Vec::new(), Vec::new());
    for attempt in list(command, "tries").iter().filter_map(Value::as_table) {
        let by = word(attempt, "turn")?;
        let kind = kind(word(attempt, "type")?)?;
        run_to_turn(world, seat(by)?, attempt)?;
        turns.push(Value::from(by));
        let result = world.game.check(seat(by)?, &Action::Begin { kind });
        results.push(Value::from(result.err().map_or("legal", |illegal| illegal.code)));
    }
    put(found, "turns", Value::Array(turns));
    put(found, "results", Value::Array(results));
    Ok(())
}

/// Plays the turns up to a seat's action with the answers of the attempt.
fn run_to_turn(world: &mut World, by: Seat, attempt: &Table) -> Result<()> {
    let has_come = |game: &SpaceCorp| game.phase() == Phase::Action && game.active_seat() == by;
    if world.is_specified {
        return specified::pass_time(&mut world.game, has_come);
    }
    let mut answers = Answers::of(world, attempt)?;
    world.answer_while(&mut answers, &mut Silent, |game| !has_come(game))?;
    answers.finish(world)
}

fn window_sequence(world: &mut World, command: &Table) -> Result<Table> {
    let mut windows = Vec::new();
    let steps: Vec<&Table> = list(command, "steps").iter().filter_map(Value::as_table).collect();
    for step in steps {
        let by = seat(word(step, "by")?)?;
        match step.get("edge") {
            None => {
                world.act(step)?.map_err(|illegal| illegal.to_string())?;
                let open = world.game.view(Viewer::Spectator).window;
                if let Some(window) = open.filter(|window| window.kind == WindowKind::OpponentTookBreakthrough) {
                    let mut entry = Table::new();
                    let new = copies(world, by).pop().ok_or("a Breakthrough")?;
                    put(&mut entry, "card", new);
                    put(&mut entry, "asked", Value::Array(window.waiting.iter().map(|&seat| name(seat).into()).collect()));
                    windows.push(Value::Table(entry));
                }
            }
            Some(id) => apply(&mut world.game, by, Action::PlayEdge { card: card(text(id)?)? })?,
        }
    }
    let mut found = world.facts();
    put(&mut found, "windows", Value::Array(windows));
    put(&mut found, "progress_taken", world.by_player(|seat| Value::Array(copies(world, seat))));
    Ok(found)
}
