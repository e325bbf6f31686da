//! H.A.L.L.: its turns, parts of them, and what it would do (R14).

use starship_interstellar::{Colour, Event, LeaderTrack, Planet, SalvationAction, Term};
use toml::{Table, Value};

use crate::given::World;
use crate::given::read::{Result, counted, noun, nouns, text, token};
use crate::specified;

pub fn run(kind: &str, world: &mut World, action: &Table) -> Result<()> {
    let log = &mut world.events;
    match kind {
        "play" => {
            world.game.play_hall_token(token(text(&action["token"])?)?, log);
        }
        "turn" => {
            world.game.play_hall_turn(log);
        }
        "satellite" | "mechanism" | "humanity" | "government" => {
            let act = SalvationAction::by_id(kind).ok_or("no action")?;
            world.game.play_hall_action(act, log);
        }
        "advance" => {
            let track = noun(LeaderTrack::by_id, &action["track"])?;
            world.game.begin_effect(world.actor, Term::Advance(Some(track)));
            world.game.finish_tasks(log);
        }
        "salvation_list" => salvation_list(world, action)?,
        "deposit_target" => {
            let planet = world.game.hall_deposit().map_or("none", Planet::id);
            world.found.insert("planet".to_owned(), planet.into());
        }
        "payment" => {
            // No cubes at all: it cannot pay.
            let paid = world.game.hall_pays(&counted(&nouns(Colour::by_id, &action["cost"])?)).unwrap_or_default();
            let ids = |colour: Colour| vec![Value::from(colour.id()); usize::from(paid[colour.index()])];
            world.found.insert("payment".to_owned(), Value::Array(Colour::ALL.into_iter().flat_map(ids).collect()));
        }
        "convert" => world.game.convert_hall_sheet(log),
        other => return Err(format!("unknown kind {other} of H.A.L.L.")),
    }
    if world.is_specified {
        specified::answer_tie(world);
    }
    Ok(())
}

/// The actions it would try with a token, and the one that it carries out.
fn salvation_list(world: &mut World, action: &Table) -> Result<()> {
    let token = token(text(&action["token"])?)?;
    let order = world.game.hall_salvation_list(token);
    let ids = order.iter().map(|action| action.id().into()).collect();
    world.found.insert("order".to_owned(), Value::Array(ids));
    world.game.play_hall_token(token, &mut world.events);
    let resolved = world.events.iter().find_map(|event| match event {
        Event::SalvationChosen { action, .. } => Some(action.id()),
        _ => None,
    });
    world.found.extend(resolved.map(|id| ("resolved".to_owned(), id.into())));
    Ok(())
}
