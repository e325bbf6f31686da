//! Commands of the cases, by kind: what is asked of the game, and what of the answer is kept for the comparison.

mod cards;
mod course;
mod hidden;
mod map;
mod movement;
mod orbit;
mod score;
mod setup;
mod solo;
mod undo;

use on_mars::{Action, Item, MainAction, Payment, Question};
use toml::{Table, Value};

use crate::given::{Result, World, goal, inner, items, number, small, text};
use crate::targets::Targets;

/// A case as a command sees it.
pub struct Brief<'a> {
    pub given: &'a Table,
    pub command: &'a Table,
    pub expect: &'a Table,
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
        "discovery" => map::discovery(world, command),
        "score" => score::score(world, given),
        "tie" => score::tie(world, given),
        "event" => hidden::event(world, brief),
        "redeal" => hidden::redeal(world, given),
        "undo" => undo::undo(world, command),
        "solo" => solo::solo(world, given, command),
        other => Err(format!("unknown kind {other}")),
    }
}

/// Takes a main action up to its effect: side, slot, colonist, surcharge. If the command names targets, the effect is judged with
/// these, not by what else could be had (R24.7).
pub fn begin_main(world: &mut World, brief: &Brief, action: MainAction) -> Result<Option<Targets>> {
    let targets = Targets::of(world, brief)?;
    let decision = Action::Main { action };
    if !(world.may(&decision) || targets.are_named() && is_nothing(world)) {
        return Ok(None);
    }
    world.illegal = None;
    let term = world.game.decide(world.actor, &decision, &mut world.events);
    if world.game.question() == Question::Surcharge {
        let way = surcharge_way(world, brief.command);
        // A mix that leaves too little for the effect is judged with the targets, too (R6.11).
        let leaves_too_little = |world: &World| world.illegal.as_ref().is_some_and(|illegal| illegal.rule == "R6.11");
        if !(world.may(&way) || targets.are_named() && leaves_too_little(world)) {
            return Ok(None);
        }
        world.illegal = None;
        world.game.decide(world.actor, &way, &mut world.events);
    }
    world.game.ask_for(world.actor, term, &mut world.events);
    Ok(Some(targets))
}

/// Whether the last decision was refused for want of something to do.
pub fn is_nothing(world: &World) -> bool {
    world.illegal.as_ref().is_some_and(|illegal| illegal.code == "nothing_to_do")
}

/// The mix that a command names, or the first that is offered.
fn surcharge_way(world: &World, command: &Table) -> Action {
    let (crystals, colonists) = (small(command, "pay_crystals"), small(command, "pay_colonists"));
    let hand = world.game.player_of(world.actor).hand;
    let cards = small(command, "discard_goals").unwrap_or(0);
    let goals = hand.iter().take(usize::from(cards)).collect();
    let legal = world.legal();
    let fits = |action: &&Action| match action {
        Action::Pay { payment } => {
            crystals.is_none_or(|crystals| payment.crystals == crystals)
                && colonists.is_none_or(|colonists| payment.colonists == colonists)
                && payment.goals == goals
        }
        _ => false,
    };
    let named = Payment { crystals: crystals.unwrap_or(0), colonists: colonists.unwrap_or(0), goals, ..Payment::default() };
    legal.iter().find(fits).copied().unwrap_or(Action::Pay { payment: named })
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

/// The payment with the goal cards that a command names. One that is not offered is refused.
pub fn named_payment(world: &World, legal: &[Action], goals: &Value) -> Action {
    let hand = world.game.player_of(world.actor).hand;
    let cards = goals.as_integer().unwrap_or(0) as usize;
    let named = Payment { goals: hand.iter().take(cards).collect(), ..Payment::default() };
    with_goals(legal, goals).unwrap_or(Action::Pay { payment: named })
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
