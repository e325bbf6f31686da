//! Commands of the cases, by kind: what is asked of the game, and what of the answer is kept for the comparison.

mod cards;
mod course;
mod hidden;
mod map;
mod orbit;
mod score;
mod solo;

use on_mars::{Action, Item, Payment, Question};
use toml::{Table, Value};

use crate::given::{Result, World, goal, inner, items, number, text};

pub fn run(kind: &str, world: &mut World, given: &Table, command: &Table, expect: &Table) -> Result<()> {
    match kind {
        "surcharge" => course::surcharge(world, given, command),
        "turn_start" => course::start_turn(world),
        "payment" => course::payment(world, command),
        "goal" => course::goal(world, given, command),
        "colony_update" => course::update(world),
        "mission" => course::mission(world, command),
        "end_trigger" => course::end_trigger(world, command),
        "shuttle" => course::shuttle(world, given, command),
        "travel" => course::travel(world, given, command),
        "production" => course::production(world, command),
        "variant" => course::variant(world, given, command),
        "hire" => cards::hire(world, given, command),
        "exec" => cards::executive(world, given, command),
        "contract" => cards::contract(world, given),
        "contract_event" => cards::contract_event(world, given, command),
        "resupply" => orbit::resupply(world, command),
        "learn" => orbit::learn(world, given, command),
        "develop" => orbit::develop(world, command),
        "tech_use" => orbit::tech_use(world, given, command),
        "options" => orbit::options(world, given, command),
        "move" => map::movement(world, given, command),
        "construct" => map::construct(world, given, command),
        "displacement" => map::displacement(world, given),
        "lss" => map::lss(world, command),
        "upgrade" => map::upgrade(world, given, command),
        "welcome" => map::welcome(world, command, expect),
        "bot_place" => map::place_bot(world),
        "discovery" => map::discovery(world, command),
        "score" => score::score(world, given),
        "tie" => score::tie(world, given),
        "event" => hidden::event(world, command),
        "redeal" => hidden::redeal(world, given),
        "undo" => hidden::undo(world, command),
        "solo" => solo::solo(world, given, command),
        other => Err(format!("unknown kind {other}")),
    }
}

pub fn strings<T>(values: impl IntoIterator<Item = T>, id: impl Fn(T) -> String) -> Value {
    Value::Array(values.into_iter().map(|value| Value::String(id(value))).collect())
}

/// The payment of exactly these items, if it is offered.
pub fn paying(legal: &[Action], wanted: &Table) -> Option<Action> {
    let units = items(wanted).ok()?;
    let fits = |payment: &Payment| payment.resources[..] == units[..5] && payment.crystals == units[Item::Crystal.index()];
    legal.iter().copied().find(|action| matches!(action, Action::Pay { payment } if fits(payment)))
}

/// The first payment with so many goal cards, or with exactly these.
pub fn with_goals(legal: &[Action], wanted: &Value) -> Option<Action> {
    let fits = |payment: &Payment| match wanted {
        Value::Integer(count) => payment.goals.len() as i64 == *count,
        Value::Array(ids) => {
            let named = ids.iter().filter_map(|id| goal(text(id).ok()?).ok()).collect();
            payment.goals == named
        }
        _ => false,
    };
    legal.iter().copied().find(|action| matches!(action, Action::Pay { payment } if fits(payment)))
}

/// What a command says about payments, deliveries and new tiles, for whatever is asked on the way.
pub fn usual(command: &Table, question: Question, legal: &[Action]) -> Option<Action> {
    match question {
        Question::Payment => {
            let by_items = inner(command, "pay").and_then(|pay| paying(legal, pay));
            let plain = || with_goals(legal, &Value::Integer(0));
            by_items.or_else(|| command.get("discard_goals").and_then(|goals| with_goals(legal, goals))).or_else(plain)
        }
        Question::Allot => {
            let wanted = inner(command, "deliver").and_then(|deliver| deliver.values().next()).map_or(Ok(0), number).ok()?;
            legal.iter().copied().find(|action| matches!(action, Action::Allot { units, .. } if i64::from(*units) == wanted))
        }
        _ => None,
    }
}
