//! The course of turns. Actions are complete requests, everything else is an answer; nothing else is decided between two steps of
//! a case.

use orrery_engine::{Game, Seat, Silent};
use spacecorp::{Action, Kind, Phase, data};
use toml::{Table, Value};

use super::answers::{Answers, legal};
use super::put;
use crate::given::{Result, World, list, name, seat, text, word};

/// Performs the steps in order, then advances to the next action if the case looks there. An expected refusal applies to the last
/// step as written.
pub fn run(given: &Table, command: &Table, expect: &Table) -> Result<Table> {
    let mut world = World::new(given)?;
    // From the start of a turn, or from its question whether to pass; else the turn is at its action.
    if let Some(by) = command.get("offered") {
        world.game.offer_turn_to(seat(text(by)?)?);
    }
    let steps: Vec<&Table> = list(command, "steps").iter().filter_map(Value::as_table).collect();
    let mut refused = None;
    for (index, step) in steps.iter().enumerate() {
        let is_refused = index + 1 == steps.len() && expect.contains_key("error");
        refused = take(&mut world, step, is_refused)?;
    }
    if command.contains_key("to_next_turn") {
        let begins_turn = |phase| matches!(phase, Phase::Action | Phase::PassChoice | Phase::Between | Phase::Over);
        world.answer_while(&mut Answers::default(), &mut Silent, |game| !begins_turn(game.phase()))?;
    }
    let mut found = facts(&world);
    put(&mut found, "error", refused.unwrap_or_default());
    Ok(found)
}

/// One step; returns the code of a refusal that the case expects.
fn take(world: &mut World, step: &Table, is_refused: bool) -> Result<Option<&'static str>> {
    let by = seat(word(step, "by")?)?;
    let Some(answer) = step.get("answer") else { return act(world, by, step, is_refused) };
    let action = world.answer(answer)?;
    if is_refused {
        return Ok(world.game.check(by, &action).err().map(|illegal| illegal.code));
    }
    world.answer_while(&mut Answers::default(), &mut Silent, |game| game.check(by, &action).is_err())?;
    world.game.apply(by, &action, &mut Silent).map_err(|illegal| illegal.to_string())?;
    Ok(None)
}

fn act(world: &mut World, by: Seat, step: &Table, is_refused: bool) -> Result<Option<&'static str>> {
    world.go_on_to_action(by)?;
    match (world.act(step)?, is_refused) {
        (Ok(()), _) => Ok(None),
        (Err(illegal), true) => Ok(Some(illegal.code)),
        (Err(illegal), false) => Err(illegal.to_string()),
    }
}

fn facts(world: &World) -> Table {
    let game = &world.game;
    let mut found = world.facts();
    put(&mut found, "era", game.era().id());
    put(&mut found, "next_turn", name(game.active_seat()));
    put(&mut found, "asked", game.turn().seats().iter().map(name).collect::<Vec<_>>());
    let is_offered = |kind: Kind| legal(game, game.active_seat()).contains(&Action::Begin { kind });
    let may = Kind::ALL.into_iter().map(|kind| (kind.id().to_owned(), Value::from(is_offered(kind))));
    put(&mut found, "may", Value::Table(may.collect()));
    put(&mut found, "may_pass", game.phase() == Phase::PassChoice);
    let rows = (0..7).filter(|&row| game.is_fulfilled(game.era(), row));
    let contracts = rows.map(|row| data().contracts[game.era().index()][usize::from(row)].id.as_str());
    put(&mut found, "fulfilled", contracts.collect::<Vec<_>>());
    found
}
