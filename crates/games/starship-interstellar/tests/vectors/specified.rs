//! The short form of the specification's examples: what it leaves open, and how that is meant. Our own cases say all of it.

use orrery_engine::suite::vectors::Case;
use orrery_engine::{Game, Seat};
use starship_interstellar::command::{Answers, Command, Payment};
use starship_interstellar::{Action, PassToken, Phase, Token};
use toml::{Table, Value};

use crate::commands::events::government_step;
use crate::commands::{self, command, give};
use crate::given::World;
use crate::given::read::{Result, cmd, list, noun, table, text};

/// Kinds of the Salvation phase.
const SALVATION: [&str; 4] = ["government", "satellite", "mechanism", "humanity"];

/// Words of a player that change nothing: the game finds out itself how often a token was used.
const SAID_ANYWAY: [&str; 1] = ["active_used"];

/// The commands of a case. The specification names them `kind` and `actor`, and has several as the steps of one command.
pub fn steps(case: &Case) -> Vec<Table> {
    let renamed = |mut step: Table| {
        for (theirs, ours) in [("kind", "cmd"), ("actor", "by")] {
            if let Some(value) = step.remove(theirs) {
                step.insert(ours.to_owned(), value);
            }
        }
        step
    };
    let steps = case.steps.iter().cloned().map(renamed);
    let apart = |step: Table| {
        let parts = step.get("steps").and_then(Value::as_array).filter(|_| cmd(&step) == "sequence");
        let Some(parts) = parts else { return vec![step] };
        let by = step.get("by").map(|by| ("by".to_owned(), by.clone()));
        let part = |part: &Value| by.clone().into_iter().chain(renamed(part.as_table().cloned().unwrap_or_default())).collect();
        parts.iter().map(part).collect()
    };
    steps.flat_map(apart).map(discards_nothing_else).collect()
}

/// A bag step without a list discards nothing in it (R14.11).
fn discards_nothing_else(mut step: Table) -> Table {
    let lists: &[&str] = match cmd(&step) {
        "hall_bag" => &["before", "after"],
        "hall_bag_before" | "hall_bag_after" => &["discard"],
        _ => &[],
    };
    for list in lists {
        step.entry(*list).or_insert_with(|| Value::Array(Vec::new()));
    }
    step
}

/// Commands that stand for several; `false`: it is none of them.
pub fn run(kind: &str, world: &mut World, step: &Table) -> Result<bool> {
    match kind {
        "turns" => turns(world, step)?,
        "unique_pass" => unique_pass(world, step)?,
        "government_phase" => government_phase(world, step)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// The phase may be named by the position, by the command, or by what is commanded.
pub fn phase_of(given: &Table, command: &Table) -> Result<Phase> {
    let named = given.get("phase").or(command.get("phase")).map(text).transpose()?;
    Ok(match (named, cmd(command)) {
        (Some("action_bonus"), _) => Phase::ActionBonus,
        (Some("salvation_bonus"), _) => Phase::SalvationBonus,
        (Some("salvation"), _) => Phase::Salvation,
        (Some("government"), _) | (None, "government_phase") => Phase::Government,
        (None, "salvation_list") => Phase::Salvation,
        (None, kind) if SALVATION.contains(&kind) => Phase::Salvation,
        _ => Phase::Action,
    })
}

/// What a position says beside the words of the driver is for the reader.
pub fn may_say(is_specified: bool, word: &str) -> Result<()> {
    if is_specified { Ok(()) } else { Err(format!("nothing known of {word} in a position")) }
}

/// The same of a player.
pub fn is_said_anyway(is_specified: bool, word: &str) -> bool {
    is_specified && SAID_ANYWAY.contains(&word)
}

/// Of the piles of families the tops count.
pub fn names_tops_only(is_specified: bool) -> bool {
    is_specified
}

/// Names of what no view has a place for: it is hidden.
pub fn is_hidden(is_specified: bool, seen: &Table, name: &str) -> bool {
    is_specified && !seen.contains_key(name)
}

/// Nothing is done that the command does not name, and the cost itself is paid.
pub fn complete(command: &mut Command, world: &World) {
    pays_the_cost(command);
    does_nothing_else(command);
    names_the_only_plant(command, world);
    // Keeping or declining a token says that it was revealed.
    command.reveal = command.reveal.or(command.keep_token.map(|_| true));
    // A leader track is named once for all choices.
    if let Some(&track) = command.track.first() {
        command.track = Answers::list(vec![track; 4]);
    }
}

fn pays_the_cost(command: &mut Command) {
    if command.payment == Payment::Open {
        command.payment = Payment::Exact;
    }
}

fn does_nothing_else(command: &mut Command) {
    command.dismantle.get_or_insert(false);
    command.load.get_or_insert_default();
    command.install.get_or_insert_default();
    command.production.get_or_insert_default();
    command.bonus.get_or_insert(0);
    command.positions.close();
    command.path.close();
    command.mechanisms.close();
    command.components.close();
    command.cubes.close();
    command.removals.close();
    command.discards.close();
}

/// An effect on a plant means the only one.
fn names_the_only_plant(command: &mut Command, world: &World) {
    let mut planets = world.game.player_of(world.actor).planets();
    command.plant = planets.next().filter(|_| planets.next().is_none());
}

/// The person's choice among H.A.L.L.'s equal ways is a part of the position.
pub fn answer_tie(world: &mut World) {
    if world.game.open_task().is_some()
        && let Some(node) = world.tie_choice
    {
        world.actor = Seat(0);
        give(world, Command { path: Answers::single(node), ..Command::default() });
    }
}

/// Steps of the Government phase with the answers to what they ask.
fn government_phase(world: &mut World, action: &Table) -> Result<()> {
    let mut answers = action.clone();
    answers.remove("steps");
    for step in list(&action["steps"])? {
        government_step(world, text(step)?)?;
        if world.game.open_task().is_some() {
            world.actor = world.game.turn().seats().lowest().ok_or("nobody is asked")?;
            let mut answers = command("choose", world, &answers)?;
            if let Some(node) = world.tie_choice {
                answers.path = Answers::single(node);
            }
            give(world, answers);
        }
    }
    Ok(())
}

/// Turns of plays without action and passes, with any tokens. H.A.L.L. plays by itself: it has as many tokens as it plays.
fn turns(world: &mut World, action: &Table) -> Result<()> {
    let sequence = list(&action["sequence"])?.iter().map(text).collect::<Result<Vec<_>>>()?;
    let nations = usize::from(world.game.seats().max(2));
    let board = world.game.table();
    board.players.iter_mut().take(nations).for_each(|player| player.hand = Token::ALL.into_iter().take(29).collect());
    let plays = sequence.iter().filter(|turn| **turn == "hall:play").count();
    board.hall.pile = [Token::Earth, Token::X12, Token::X03, Token::X20].into_iter().take(plays).collect();
    for turn in sequence {
        let (player, what) = turn.split_once(':').ok_or("player:turn")?;
        if player == "hall" {
            continue;
        }
        world.actor = world.seat(player)?;
        if what == "pass" {
            commands::decide(world, Action::Pass)?;
            continue;
        }
        let token = world.game.player_of(world.actor).hand.iter().next().ok_or("no token left")?;
        commands::decide(world, Action::Play { token })?;
        if world.game.open_task().is_some() {
            commands::decide(world, Action::Skip)?;
        }
    }
    Ok(())
}

/// The draft names every token, also the last one of four, which is kept without a question; so does the person alone.
fn unique_pass(world: &mut World, action: &Table) -> Result<()> {
    for pick in list(&action["picks"])? {
        world.actor = world.seat(text(&pick["player"])?)?;
        if world.phase() == Phase::UniquePassDraft {
            let token = noun(PassToken::by_id, &pick["token"])?;
            let act = if token == PassToken::Base { Action::UseBase } else { Action::PassToken { token } };
            commands::decide(world, act)?;
        }
    }
    for (name, choice) in table(&action["use"])? {
        world.actor = world.seat(name)?;
        if !world.is_solo() {
            let act = if text(choice)? == "unique" { Action::UseUnique } else { Action::UseBase };
            commands::decide(world, act)?;
        }
    }
    Ok(())
}
