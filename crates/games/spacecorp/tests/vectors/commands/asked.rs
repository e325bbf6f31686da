//! What is asked and what is not (R18.7.1), and what can be taken back (R18.8).

use orrery_engine::{Disclosure, Game, Presentation, Seat, Silent};
use spacecorp::{Phase, SpaceCorp, Term, Wheel, WindowKind};
use toml::{Table, Value};

use super::answers::decider;
use super::put;
use crate::given::{Result, World, list, word};

/// Every case from its own position: what it says in addition to what is given for all.
pub fn run(kind: &str, given: &Table, command: &Table) -> Result<Table> {
    let (mut results, mut next) = (Vec::new(), Vec::new());
    for case in list(command, "cases").iter().filter_map(Value::as_table) {
        let mut whole = given.clone();
        whole.extend(case.clone());
        let mut world = World::new(&whole)?;
        results.push(Value::from(if kind == "asked" { asked(&mut world, case)? } else { undo(&mut world, case)? }));
        next.push(Value::from(decider(&world.game).map_or(String::new(), |seat| world.game.prompt(seat).key.into_owned())));
    }
    let mut found = Table::new();
    put(&mut found, "result", results);
    put(&mut found, "next_questions", next);
    Ok(found)
}

// What is asked

/// Runs a term: it asks, or does what has one answer, or nothing.
fn ask(game: &mut SpaceCorp, term: Term) -> &'static str {
    // Where terms run alone.
    game.go_to(Phase::Competition);
    let before = game.clone();
    game.compete_with(term, &mut Silent);
    match (game.has_terms(), *game == before) {
        (true, _) => "asked",
        (false, false) => "automatic",
        (false, true) => "skipped",
    }
}

fn asked(world: &mut World, case: &Table) -> Result<&'static str> {
    let seat = Seat(0);
    let is_asked = |asked: bool| if asked { "asked" } else { "skipped" };
    Ok(match word(case, "decision")? {
        "take_offer" => ask(&mut world.game, Term::TakeOffer(seat)),
        "accept_reward" => {
            world.game.owe_reward(Seat(1));
            world.game.begin_reward_step();
            is_asked(decider(&world.game) == Some(Seat(1)))
        }
        "phobes_team" => {
            let site = world.site(word(case, "site")?)?;
            ask(&mut world.game, Term::Phobes { seat, site })
        }
        "progress_card" => ask(&mut world.game, Term::TakeProgress { seat, wheel: Wheel::Genetics, times: 1 }),
        "transport" => {
            world.game.go_to(Phase::Transport);
            world.game.go_on();
            is_asked(world.game.phase() == Phase::Transport)
        }
        "edge_window" => is_asked(!world.game.seats_asked(WindowKind::TurnStart).is_empty()),
        other => return Err(format!("decision {other}")),
    })
}

// What can be taken back

/// Gives the answers in order, and returns whether the last one can be taken back.
fn undo(world: &mut World, case: &Table) -> Result<&'static str> {
    let mut last = None;
    for answer in list(case, "answers") {
        let action = world.answer(answer)?;
        let seat = decider(&world.game).ok_or("nobody decides")?;
        let disclosure = world.game.apply(seat, &action, &mut Silent).map_err(|illegal| format!("{action:?}: {illegal}"))?;
        last = Some(disclosure);
    }
    match last.ok_or("an answer")? {
        Disclosure::Nothing => Ok("allowed"),
        Disclosure::Something => Ok("undo_not_allowed"),
    }
}
