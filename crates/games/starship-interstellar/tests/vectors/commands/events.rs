//! Events of the rules outside a player's command, and questions about a position.

use orrery_engine::Seat;
use starship_interstellar::command::{Answers, Command};
use starship_interstellar::{Colour, Event, GovernmentStep, LeaderTrack, Term, Work};
use toml::{Table, Value};

use super::sight;
use crate::commands::{command, give};
use crate::given::World;
use crate::given::read::{Result, list, noun, nouns, small, text};

pub fn run(kind: &str, world: &mut World, action: &Table) -> Result<()> {
    match kind {
        "setup" => {}
        "score_leader" => world.game.score_leader_track(noun(LeaderTrack::by_id, &action["track"])?),
        "advance" => return advance(world, action),
        "government_phase" => {
            for step in list(&action["steps"])? {
                if let Some(question) = world.question() {
                    return Err(format!("not answered before {step}: {question}"));
                }
                government_step(world, text(step)?)?;
                world.game.finish_tasks(&mut world.events);
            }
        }
        "solar_step" => {
            world.game.solar_steps(small(&action["n"])?, &mut world.events);
            world.game.finish_tasks(&mut world.events);
        }
        "winner" => {
            let outcome = world.game.rank_by_pp();
            let name = |seat: Seat| Value::String(format!("p{}", seat.0 + 1));
            let mut winners: Vec<Value> = outcome.winners.iter().map(name).collect();
            // So the game says that H.A.L.L. has won.
            if world.is_solo() && winners.is_empty() {
                winners.push("hall".into());
            }
            world.found.insert("winners".to_owned(), Value::Array(winners));
        }
        "end_check" => {
            let over = world.game.would_end();
            world.found.insert("game_over".to_owned(), Value::Boolean(over));
        }
        "hall_bag_before" | "hall_bag_after" | "hall_bag" => return bag(kind, world, action),
        "view" => return sight::view(world, action),
        "refill_projects" => {
            world.expect_stack()?;
            world.game.refill_rows(&mut world.events);
        }
        "end_of_action_phase" => world.game.end_action_phase(&mut world.events),
        "families_round_end" => world.game.new_families(&mut world.events),
        "begin_turn" => {
            world.game.proceed(&mut world.events);
            let passed = |event: &Event| matches!(event, Event::Passed { seat, forced: true } if *seat == world.actor);
            let passed = world.events.iter().any(passed);
            world.found.insert("passed".to_owned(), Value::Boolean(passed));
        }
        other => return Err(format!("unknown kind {other}")),
    }
    Ok(())
}

/// A step on a leader track, with answers to what its space asks.
fn advance(world: &mut World, action: &Table) -> Result<()> {
    let track = noun(LeaderTrack::by_id, &action["track"])?;
    world.game.begin_effect(world.actor, Term::Advance(Some(track)));
    let mut answers = action.clone();
    answers.remove("track");
    let answers = command("choose", world, &answers)?;
    give(world, answers);
    Ok(())
}

/// A step of the Government phase by its rule.
pub fn government_step(world: &mut World, rule: &str) -> Result<()> {
    let step = match rule {
        "R11.1" => GovernmentStep::Governor,
        "R11.2" => GovernmentStep::Satellite,
        "R11.3" => GovernmentStep::Construction,
        "R11.4" => GovernmentStep::Income,
        "R11.5" => GovernmentStep::Sun,
        "R11.6" => GovernmentStep::Motion,
        "R11.7" => GovernmentStep::Refill,
        "R11.9" => GovernmentStep::End,
        "R12.3" => {
            world.game.score_finally();
            return Ok(());
        }
        other => return Err(format!("unknown step {other}")),
    };
    if step == GovernmentStep::Refill {
        world.expect_stack()?;
    }
    world.game.step_of_government(step, &mut world.events);
    Ok(())
}

/// The two interventions of the person and the conversion between them (R14.11).
fn bag(kind: &str, world: &mut World, action: &Table) -> Result<()> {
    let removal = |pair: &Value| Ok((noun(Colour::by_id, &pair["cube"])?, noun(Colour::by_id, &pair["remove"])?));
    let before = |key: &str| list(&action[key])?.iter().map(removal).collect::<Result<_>>().map(Answers::list);
    let after = |key: &str| nouns(Colour::by_id, &action[key]).map(Answers::list);
    let mut answers = Command::default();
    match kind {
        "hall_bag_before" => {
            answers.removals = before("discard")?;
            world.game.ask(Seat(0), Work::BagBefore { from: 0 });
        }
        "hall_bag_after" => {
            answers.discards = after("discard")?;
            world.game.ask(Seat(0), Work::BagAfter { from: 0 });
        }
        _ => {
            (answers.removals, answers.discards) = (before("before")?, after("after")?);
            world.game.ask_bag();
        }
    }
    give(world, answers);
    Ok(())
}
