//! Conversion from engine types to wire types. The only place that decides what a client sees of a position.

use std::borrow::Cow;
use std::collections::BTreeMap;

use orrery_engine::erased::{AnyTable, Offer, Preview, Refused};
use orrery_engine::shortcuts::{Pass, Shortcuts};
use orrery_engine::{Arg, Edition, Message, Order, OrderOutcome, Seat, SeatSet, SoloResult, Turn, Viewer, components};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::error::Why;
use crate::wire::{
    Choice, ComponentsInfo, EditionInfo, OrderInfo, OutcomeInfo, PassInfo, PreviewInfo, Question, Refusal, ScoreInfo, SeatOrders,
    SeatView, Sentence, SentenceArg, Shown, SoloResultInfo, Standing, StandingOrder,
};

/// Seat number of spectators' views, and of log entries that no player made.
pub const NO_SEAT: u8 = 255;

/// The edition of a table or a record of `game`. A missing hash is not reported as a difference from the shipped components.
pub fn edition(game: &str, edition: &Edition) -> EditionInfo {
    let hash = edition.components.clone();
    let known = orrery_registry::find(game);
    let own = !hash.is_empty() && known.is_some_and(|entry| !components::ship(entry.game.meta(), &hash));
    EditionInfo { rules: edition.rules, components: ComponentsInfo { hash, own } }
}

/// The state of a table besides its position.
pub struct Frame<'a> {
    pub thinking: SeatSet,
    /// Seats of bots.
    pub bots: SeatSet,
    /// Standing orders by seat.
    pub orders: &'a BTreeMap<u8, Order>,
    /// Seats that have answered a closed question. Only their owners learn of it.
    pub answered: SeatSet,
    /// False once the table is closed, whether the game is over or not.
    pub playing: bool,
}

/// What everybody sees of a position, computed once for all clients.
#[derive(Clone)]
pub struct Public {
    stage: Option<Sentence>,
    outcome: Option<OutcomeInfo>,
}

impl Public {
    pub fn of(position: Option<&dyn AnyTable>) -> Public {
        Public { stage: position.and_then(stage), outcome: position.and_then(outcome) }
    }

    /// The same, from a standing that was just made from the position: it takes a view of a spectator to make.
    pub fn of_standing(Standing { stage, outcome, .. }: &Standing) -> Public {
        Public { stage: stage.clone(), outcome: outcome.clone() }
    }
}

/// The table as the owner of these seats, or a spectator, sees it. Built from the views, questions and choices of those seats and from
/// public information only.
pub fn shown(position: Option<&dyn AnyTable>, public: &Public, seats: SeatSet, frame: &Frame<'_>) -> Shown {
    let Frame { thinking, bots, orders, answered, playing } = *frame;
    let asked = position.filter(|_| playing).map_or(SeatSet::EMPTY, |position| position.turn().seats());
    let awaited: SeatSet = asked.iter().filter(|seat| !(seats.contains(*seat) && answered.contains(*seat))).collect();
    let own = |seats: SeatSet| seats.iter().filter(move |seat| awaited.contains(*seat));
    Shown {
        views: position.map_or_else(Vec::new, |position| views(position, seats)),
        stage: public.stage.clone(),
        questions: position.map_or_else(Vec::new, |position| own(seats).map(|seat| question(position, seat, bots)).collect()),
        awaited: numbers(awaited),
        thinking: numbers(thinking),
        orders: position.filter(|_| playing).map_or_else(Vec::new, |position| standing_orders(position, seats, orders)),
        outcome: public.outcome.clone(),
    }
}

/// The orders of these seats that have not expired, and those that they can give.
fn standing_orders(position: &dyn AnyTable, seats: SeatSet, orders: &BTreeMap<u8, Order>) -> Vec<SeatOrders> {
    let label = |order: &Order| sentence(&position.describe_order(order));
    let of = |seat: Seat| {
        let given = orders.get(&seat.0).filter(|order| position.resolve_order(seat, order) != OrderOutcome::Expired);
        let offer = |order: Order| OrderInfo {
            label: label(&order),
            order: StandingOrder { key: order.key.into_owned(), since: order.since },
        };
        SeatOrders { seat: seat.0, given: given.map(label), offered: position.orders(seat).into_iter().map(offer).collect() }
    };
    seats.iter().map(of).filter(|orders| orders.given.is_some() || !orders.offered.is_empty()).collect()
}

/// The stage of the game in a few words, as everybody may know it.
pub fn stage(position: &dyn AnyTable) -> Option<Sentence> {
    position.stage().as_ref().map(sentence)
}

fn views(position: &dyn AnyTable, seats: SeatSet) -> Vec<SeatView> {
    if seats.is_empty() {
        return vec![SeatView { seat: NO_SEAT, view: position.view(Viewer::Spectator) }];
    }
    seats.iter().map(|seat| SeatView { seat: seat.0, view: position.view(Viewer::Seat(seat)) }).collect()
}

/// The prompt and the choices of a seat that must decide.
pub fn question(position: &dyn AnyTable, seat: Seat, bots: SeatSet) -> Question {
    let offers = position.offered(seat);
    let amounts: Vec<u32> = offers.iter().map_while(|offer| offer.amount).collect();
    let listed = |Offer { action, label, .. }| Choice { action, label };
    let Shortcuts { forced, pass } = position.shortcuts(seat);
    Question {
        seat: seat.0,
        prompt: position.prompt(seat),
        usual: has_one_largest(&amounts).then_some(0),
        choices: offers.into_iter().map(listed).collect(),
        undoable: position.undoable(seat) as u32,
        redoable: position.redoable(seat, bots).iter().filter(|(by, _)| *by == seat).count() as u32,
        forced,
        pass: pass.map(|Pass { action, count, through }| PassInfo {
            action,
            count,
            through,
            untouched: position.untouched(seat),
        }),
    }
}

/// Whether one amount is larger than all others, in a list from the largest to the smallest.
fn has_one_largest(amounts: &[u32]) -> bool {
    match amounts {
        [] => false,
        [_] => true,
        [first, second, ..] => first > second,
    }
}

/// An action with its label; `None` if it is not an action of the game.
pub fn choice(position: &dyn AnyTable, seat: Seat, action: &Value) -> Option<Choice> {
    let label = position.describe(seat, action).ok()?;
    Some(Choice { action: to_raw_value(action).expect("plain data"), label })
}

pub fn preview(preview: &Preview) -> PreviewInfo {
    match preview {
        Preview::Hidden => PreviewInfo::Hidden,
        Preview::Known { events, points, next, notes } => PreviewInfo::Known {
            events: events.iter().map(|narrated| sentence(&narrated.message)).collect(),
            points: points.clone(),
            next: next.clone(),
            notes: notes.iter().map(sentence).collect(),
        },
    }
}

pub fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

pub fn sentence(message: &Message) -> Sentence {
    let arg = |arg: &Arg| match arg {
        Arg::Number(number) => SentenceArg::Number(*number),
        Arg::Text(text) => SentenceArg::Text(text.clone()),
        Arg::Message(inner) => SentenceArg::Message(Box::new(sentence(inner))),
    };
    Sentence {
        key: message.key.clone(),
        args: message.args.iter().map(|(name, value)| (Cow::Borrowed(*name), arg(value))).collect(),
    }
}

/// The result of a finished game.
pub fn outcome(position: &dyn AnyTable) -> Option<OutcomeInfo> {
    let outcome = position.outcome()?;
    let score = |score: &orrery_engine::Score| ScoreInfo {
        total: score.total,
        parts: score.parts.iter().map(|(category, points)| ((*category).to_owned(), *points)).collect(),
    };
    Some(OutcomeInfo {
        scores: outcome.scores.iter().map(score).collect(),
        places: outcome.places,
        winners: numbers(outcome.winners),
        solo: position.solo_result().as_ref().map(solo_result),
        opponent: position.opponent().as_ref().map(score),
    })
}

fn solo_result(result: &SoloResult) -> SoloResultInfo {
    let goals = result.goals.iter().map(|(goal, reached)| (sentence(goal), *reached)).collect();
    SoloResultInfo { summary: sentence(&result.summary), goals }
}

pub fn refusal(refused: &Refused) -> Refusal {
    match refused {
        Refused::Illegal { illegal, explanation } => {
            Refusal::Rule { rule: explanation.rule.to_owned(), code: illegal.code.to_owned(), text: sentence(&explanation.text) }
        }
        Refused::Malformed(reason) => Why::NotAnAction.with("reason", reason.clone()).into(),
    }
}

/// Whether the game is over.
pub fn is_over(position: &dyn AnyTable) -> bool {
    position.turn() == Turn::Over
}
