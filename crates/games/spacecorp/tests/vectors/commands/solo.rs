//! Cases about the course of the solo game: set-up, the player's turn, the change of an era.

use orrery_engine::{Game, Seat, Seed};
use spacecorp::{Action, CompetitionStep, Event, Options, Phase, SpaceCorp, data};
use toml::{Table, Value};

use super::answers::Answers;
use super::put;
use crate::given::{Result, World, contract, list, table, text};

/// Sides in the order in which their turns began.
pub fn turns(events: &[Event]) -> Vec<&'static str> {
    let side = |event: &Event| match event {
        Event::Competition { step: CompetitionStep::TurnBegins { .. }, .. } => Some("competition"),
        Event::TurnBegins { .. } => Some("player"),
        _ => None,
    };
    events.iter().filter_map(side).collect()
}

pub fn setup(given: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    world.game.deal_again();
    let game = &world.game;
    let mut found = world.facts();
    put(&mut found, "hand", game.player_of(Seat(0)).hand.len() as i64);
    put(&mut found, "competition_teams", i64::from(game.competition().in_box));
    put(&mut found, "start_cards_on_top", i64::from(game.competition().start_on_top));
    let is_site = |card: &&spacecorp::Card| matches!(data().line(**card).line, spacecorp::Line::Site { .. });
    let start = |card: &&spacecorp::Card| data().sets.start.contains(**card);
    let top = game.competition().deck.iter().rev().take_while(|card| is_site(card) && start(card));
    put(&mut found, "site_cards_on_top", top.count() as i64);
    let cup = game.view(orrery_engine::Viewer::Spectator).competition.ok_or("a solo game")?.cup;
    put(&mut found, "cup", cup.iter().map(|&(_, count)| i64::from(count)).sum::<i64>());
    let added = game.titles_on_side_board().into_iter().flat_map(|titles| titles.iter().collect::<Vec<_>>());
    put(
        &mut found,
        "progress_cards_added",
        added.filter(|title| data().progress[title.index()].era == game.era()).count() as i64,
    );
    put(&mut found, "colony_tiles", i64::from(game.colonies_left().count_ones()));
    let mut events = Vec::new();
    let mut fresh = SpaceCorp::setup(&Options::default(), 1, Seed(1)).map_err(|error| format!("{error:?}"))?;
    fresh.apply(Seat(0), &Action::Play, &mut events).map_err(|illegal| illegal.to_string())?;
    put(&mut found, "first_turn", turns(&events)[0]);
    Ok(found)
}

/// Actions of the player, then the end of the turn.
pub fn sequence(given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    let steps: Vec<&Table> = list(command, "steps").iter().filter_map(Value::as_table).collect();
    for step in &steps {
        world.reach_action(Seat(0))?;
        world.act(step)?.map_err(|illegal| format!("refused: {illegal}"))?;
    }
    // An Edge in hand that may be played at the end of the turn: the game waits there, and the case is compared before its answer.
    if world.game.phase() != Phase::End {
        return Err(format!("the turn waits at {:?}", world.game.phase()));
    }
    let mut found = world.facts();
    let mut events = Vec::new();
    world.game.apply(Seat(0), &Action::Decline, &mut events).map_err(|illegal| illegal.to_string())?;
    let side = turns(&events).first().copied().ok_or("nobody's turn")?;
    put(&mut found, "next", Value::Array(next_turns(world, side, steps.last().ok_or("a step")?)?));
    Ok(found)
}

/// Whose turn comes, and whether the era ends after the player's; the answers of `last_turn` play it.
pub fn next_turns(mut world: World, side: &str, command: &Table) -> Result<Vec<Value>> {
    let mut next = vec![Value::from(format!("{side}_turn"))];
    let turn = table(command, "last_turn").cloned();
    if turn.is_none() && !world.is_specified {
        return Ok(next);
    }
    let mut answers = Answers::of(&world, &turn.unwrap_or_default())?;
    let mut events = Vec::new();
    while side == "player" && turns(&events).is_empty() {
        events.clear();
        let action = answers.next(&world, Seat(0))?;
        world.game.apply(Seat(0), &action, &mut events).map_err(|illegal| illegal.to_string())?;
        if events.iter().any(|event| matches!(event, Event::EraEnds { .. })) {
            next.push("era_end".into());
            break;
        }
    }
    answers.finish(&world)?;
    Ok(next)
}

pub fn era_change(given: &Table, command: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    world.game.go_to(Phase::Contracts);
    let mut events = Vec::new();
    for id in list(command, "claims") {
        let row = contract(text(id)?)?.1;
        world.game.apply(Seat(0), &Action::Contract { row }, &mut events).map_err(|illegal| illegal.to_string())?;
    }
    let mut found = world.facts();
    put(&mut found, "steps_not_taken", Value::Array(steps_not_taken(&events).into_iter().map(Value::from).collect()));
    let ended = events.iter().position(|event| matches!(event, Event::EraEnds { .. })).ok_or("the era does not end")?;
    let mut events = events.split_off(ended);
    let mut answers = Answers::of(&world, command)?;
    while !turns(&events).contains(&"player") {
        let action = answers.next(&world, Seat(0))?;
        world.game.apply(Seat(0), &action, &mut events).map_err(|illegal| illegal.to_string())?;
    }
    answers.finish(&world)?;
    put(&mut found, "next_era_turns", Value::Array(turns(&events).into_iter().map(Value::from).collect()));
    Ok(found)
}

/// Steps of the player's turn that left no trace before the era ended.
fn steps_not_taken(events: &[Event]) -> Vec<&'static str> {
    let before: Vec<&Event> = events.iter().take_while(|event| !matches!(event, Event::EraEnds { .. })).collect();
    let none = |is: fn(&Event) -> bool| !before.iter().any(|event| is(event));
    let steps = [
        ("T4", none(|event| matches!(event, Event::Transported { .. }))),
        ("T5", none(|event| matches!(event, Event::Discarded { .. } | Event::Refilled { .. }))),
        ("T6", none(|event| matches!(event, Event::Drew { .. }))),
        ("T7", none(|event| matches!(event, Event::EdgePlayed { .. }))),
    ];
    steps.into_iter().filter(|(_, missing)| *missing).map(|(step, _)| step).collect()
}
