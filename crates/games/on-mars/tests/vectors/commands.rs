//! Commands of the cases, by kind: what is asked of the game, and what of the answer is kept for the comparison.

mod cards;
mod course;
mod hidden;
mod map;
mod movement;
mod orbit;
mod read;
mod score;
mod setup;
mod solo;
mod undo;

use on_mars::command::{Carried, Failure, Fill, Order};
use on_mars::{Action, OnMars, Question};
use orrery_engine::Game;
use toml::{Table, Value};

use crate::given::{Result, World, place};

/// A case as a command sees it.
pub struct Brief<'a> {
    pub given: &'a Table,
    pub command: &'a Table,
    pub expect: &'a Table,
    /// Answers that a case of the specification leaves open; our own leave none open.
    pub fill: Option<Fill<'a>>,
}

pub fn run(kind: &str, world: &mut World, brief: &Brief) -> Result<()> {
    let &Brief { given, command, .. } = brief;
    match kind {
        "surcharge" => course::surcharge(world, brief),
        "turn_start" => course::start_turn(world),
        "payment" => course::payment(world, brief),
        "goal" => course::goal(world, brief),
        "colony_update" => course::update(world, command),
        "mission" => course::mission(world, command),
        "end_trigger" => course::end_trigger(world, command),
        "shuttle" => course::shuttle(world, given, command),
        "travel" => course::travel(world, brief),
        "production" => course::production(world, brief),
        "variant" => setup::variant(world, brief),
        "hire" => cards::hire(world, brief),
        "exec" => cards::executive(world, brief),
        "contract" => cards::contract(world, given),
        "contract_event" => cards::contract_event(world, brief),
        "resupply" => orbit::resupply(world, brief),
        "learn" => orbit::learn(world, brief),
        "develop" => orbit::develop(world, brief),
        "tech_use" => orbit::tech_use(world, brief),
        "options" => orbit::options(world, brief),
        "move" => movement::movement(world, brief),
        "construct" => map::construct(world, brief),
        "displacement" => map::displacement(world, given, command),
        "lss" => map::lss(world, command),
        "upgrade" => map::upgrade(world, brief),
        "welcome" => map::welcome(world, brief),
        "bot_place" => map::place_bot(world),
        "discovery" => map::discovery(world, brief),
        "score" => score::score(world, given),
        "tie" => score::tie(world, given),
        "event" => hidden::event(world, brief),
        "redeal" => hidden::redeal(world, given),
        "undo" => undo::undo(world, command),
        "solo" => solo::solo(world, given, command),
        other => Err(format!("unknown kind {other}")),
    }
}

/// Hands a command to the game and keeps what became of it; `None` if it was refused.
pub fn give(world: &mut World, brief: &Brief, order: Order) -> Result<Option<Carried>> {
    let command = read::command(world, brief, order)?;
    let mut events = Vec::new();
    let fill = brief.fill.unwrap_or(&|_, _, _| None);
    match world.game.command(world.actor, &command, fill, &mut events) {
        Ok(Carried { unasked: Some(question), .. }) if brief.fill.is_none() => {
            Err(format!("answered, but not asked: {}", question.id()))
        }
        Ok(carried) => {
            world.events.extend(events);
            world.disclosure = carried.disclosure;
            note_questions(world, &carried.moments);
            Ok(Some(carried))
        }
        Err(Failure::Refused(illegal)) => {
            world.illegal = Some(illegal);
            Ok(None)
        }
        Err(Failure::Unanswered(question, legal)) => Err(unanswered(question, &legal)),
    }
}

pub fn unanswered(question: Question, legal: &[Action]) -> String {
    format!("not answered: {} {legal:?}", question.id())
}

/// What was asked on the way.
fn note_questions(world: &mut World, moments: &[OnMars]) {
    let of = |question: Question| moments.iter().filter(move |moment| moment.question() == question);
    let asked = of(Question::Offer).any(|moment| moment.turn().seats().contains(world.actor));
    world.found.insert("asked".into(), Value::Boolean(asked));
    world.found.insert("bot_hex_asked".into(), Value::Boolean(of(Question::BotHex).next().is_some()));
    for (question, key) in [(Question::Displace, "allowed"), (Question::BotTiles, "may_begin_with")] {
        let hexes = of(question).next_back().map(|moment| Value::Array(hexes(moment)));
        world.found.extend(hexes.map(|hexes| (key.to_owned(), hexes)));
    }
    if let Some(last) = moments.last() {
        world.found.insert("then".into(), Value::String(effect_id(last).to_owned()));
    }
}

/// Hexes that are offered.
fn hexes(game: &OnMars) -> Vec<Value> {
    let mut legal = Vec::new();
    game.turn().seats().iter().for_each(|seat| game.legal(seat, &mut legal));
    let hexes = legal.iter().filter_map(|action| match action {
        Action::Hex { hex } => Some(place(*hex)),
        _ => None,
    });
    hexes.collect()
}

/// The effect that asks now, as cases call it.
pub fn effect_id(game: &OnMars) -> &'static str {
    match (game.question(), game.about().number) {
        (Question::Blueprint, _) => "take_blueprint",
        (Question::Movement, _) => "move_bots",
        (Question::Develop, Some(2)) => "develop_two_free",
        (other, _) => other.id(),
    }
}

pub fn strings<T>(values: impl IntoIterator<Item = T>, id: impl Fn(T) -> String) -> Value {
    Value::Array(values.into_iter().map(|value| Value::String(id(value))).collect())
}
