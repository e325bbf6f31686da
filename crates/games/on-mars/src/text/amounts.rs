//! Amounts, costs, payments and effects in words.

use orrery_engine::Message;
use orrery_engine::message::{joined, list};

use super::{building, goal_name, to_side};
use crate::action::Payment;
use crate::effects::{Boost, Goods, Moves, Places, Term};
use crate::kinds::{Item, Items, Side};
use crate::state::Cost;

/// "2 minerals".
pub(super) fn amount(item: Item, n: impl Into<i64>) -> Message {
    Message::new(format!("amount-{}", item.id())).with("n", n.into())
}

fn colonists(n: u8) -> Message {
    Message::new("amount-colonist").with("n", n)
}

pub(super) fn op(n: i32) -> Message {
    Message::new("amount-op").with("n", n)
}

/// Units of each item, in the order of the items.
pub(super) fn items(units: &[u8]) -> impl Iterator<Item = Message> + '_ {
    Item::ALL.into_iter().zip(units).filter(|(_, units)| **units > 0).map(|(item, &units)| amount(item, units))
}

/// Names of kinds, as "water or plant".
pub(super) fn kinds(kinds: Items) -> Option<Message> {
    list("list-or", kinds.iter().map(|item| Message::new(format!("item-{}", item.id()))))
}

pub(super) fn goods(goods: &Goods) -> Option<Message> {
    let rest = [(goods.colonists > 0).then(|| colonists(goods.colonists)), (goods.op > 0).then(|| op(goods.op.into()))];
    list("list-and", items(&goods.items).chain(rest.into_iter().flatten()))
}

/// What must be given up; `None` for nothing.
pub(super) fn cost(cost: &Cost) -> Option<Message> {
    let every = Item::RESOURCES.into_iter().all(|item| cost.kinds.contains(item));
    let any = (cost.any > 0).then(|| match kinds(cost.kinds).filter(|_| !every) {
        Some(kinds) => Message::new("amount-any-of").with("n", cost.any).with("kinds", kinds),
        None => Message::new("amount-any").with("n", cost.any),
    });
    let rest = [
        any,
        (cost.crystals > 0).then(|| amount(Item::Crystal, cost.crystals)),
        (cost.colonists > 0).then(|| Message::new("amount-sent").with("n", cost.colonists)),
    ];
    list("list-and", items(&cost.resources).chain(rest.into_iter().flatten()))
}

/// The same, with a word for nothing.
pub(super) fn price(of: &Cost) -> Message {
    cost(of).unwrap_or_else(|| Message::new("free"))
}

/// What a payment gives up.
pub(super) fn payment(payment: &Payment) -> Message {
    let rest = [
        (payment.crystals > 0).then(|| amount(Item::Crystal, payment.crystals)),
        (payment.colonists > 0).then(|| Message::new("amount-sent").with("n", payment.colonists)),
    ];
    let parts = items(&payment.resources).chain(rest.into_iter().flatten()).chain(payment.goals.iter().map(goal_name));
    list("list-and", parts).unwrap_or_else(|| Message::new("nothing"))
}

/// What an effect does, in a few words.
pub(super) fn term(term: &Term) -> Message {
    let counted = |key: &'static str, n: u8| Message::new(key).with("n", n);
    match *term {
        Term::Nothing => Message::new("nothing"),
        Term::Gain(all) => gain(&all),
        Term::GainBoosted { goods, crystals } => {
            Message::new("effect-gain-boosted").with("gain", gain(&goods)).with("more", amount(Item::Crystal, crystals))
        }
        Term::GainChoice { count, kinds: of } => counted("effect-choice", count).with("kinds", named(of)),
        Term::Exchange { pay, goods } => Message::new("effect-exchange").with("pay", named(pay)).with("gain", gain(&goods)),
        Term::Warehouse { count, crystals, boost } => {
            boosted(counted(if crystals { "effect-warehouse" } else { "effect-warehouse-resource" }, count), boost)
        }
        Term::TakeBlueprint { count, boost } => boosted(counted("effect-blueprint", count), boost),
        Term::TakeTech { count, boost } => boosted(counted("effect-tech", count), boost),
        Term::Develop { steps, free, boost } => {
            boosted(counted(if free { "effect-develop-free" } else { "effect-develop" }, steps), boost)
        }
        Term::Move(moves) => movement(&moves),
        Term::Construct { building: of, free, .. } => construct(of, free),
        Term::Upgrade { count, free, anywhere, boost, .. } => {
            let key = match (free, anywhere) {
                (false, false) => "effect-upgrade",
                (true, false) => "effect-upgrade-free",
                (false, true) => "effect-upgrade-anywhere",
                (true, true) => "effect-upgrade-free-anywhere",
            };
            boosted(counted(key, count), boost)
        }
        Term::WelcomeShip { count, free, boost, .. } => {
            boosted(counted(if free { "effect-ship-free" } else { "effect-ship" }, count), boost)
        }
        Term::Hire { scientist, contract, free } => Message::new(match (scientist, contract, free) {
            (true, false, false) => "effect-scientist",
            (true, false, true) => "effect-scientist-free",
            (false, _, false) => "effect-contract",
            (false, _, true) => "effect-contract-free",
            (true, true, false) => "effect-hire",
            (true, true, true) => "effect-hire-free",
        }),
        Term::Retrieve { max, from } => counted("effect-retrieve", max).with("from", places(from)),
        Term::Produce { boost } => boosted(Message::new("effect-produce"), boost),
        Term::Trade { gain, boost } => boosted(counted("effect-trade", gain), boost),
        Term::Travel { to: Some(to), .. } => Message::new("effect-travel").with("to", to_side(to)),
        Term::Travel { to: None, .. } => Message::new("effect-travel-other"),
        Term::UseBuilding => Message::new("effect-building"),
        Term::DiscoveryOnCard => Message::new("effect-radar"),
    }
}

fn gain(all: &Goods) -> Message {
    Message::new("effect-gain").with("goods", goods(all).unwrap_or_else(|| Message::new("nothing")))
}

fn named(of: Items) -> Message {
    kinds(of).unwrap_or_else(|| Message::new("nothing"))
}

fn construct(of: Option<crate::kinds::Building>, free: bool) -> Message {
    match (of, free) {
        (Some(of), false) => Message::new("effect-construct-type").with("building", building(of)),
        (Some(of), true) => Message::new("effect-construct-type-free").with("building", building(of)),
        (None, false) => Message::new("effect-construct"),
        (None, true) => Message::new("effect-construct-free"),
    }
}

fn movement(moves: &Moves) -> Message {
    let parts = [
        moves.bots.map(|n| Message::new("points-bots").with("n", n)),
        moves.rover.filter(|_| !moves.best_rover_tech).map(|n| Message::new("points-rover").with("n", n)),
        moves.best_rover_tech.then(|| Message::new("points-best-tech")),
    ];
    let points = joined("list-and", parts.into_iter().flatten()).unwrap_or_else(|| Message::new("nothing"));
    Message::new(if moves.as_rover { "effect-move-as-rover" } else { "effect-move" }).with("points", points)
}

fn boosted(message: Message, boost: Boost) -> Message {
    match boost {
        Boost::None => message,
        Boost::Once => Message::new("effect-boost-once").with("effect", message),
        Boost::Any => Message::new("effect-boost").with("effect", message),
    }
}

fn places(from: Places) -> Message {
    let parts = [
        from.slots_of(Side::Orbit).then(|| Message::new("place-orbit")),
        from.slots_of(Side::Colony).then(|| Message::new("place-colony")),
        from.working_area().then(|| Message::new("place-working")),
    ];
    list("list-or", parts.into_iter().flatten()).unwrap_or_else(|| Message::new("nothing"))
}
