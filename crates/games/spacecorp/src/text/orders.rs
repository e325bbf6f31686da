//! Standing orders for Edge windows (R8.4): what a seat declines in advance. They depend on the kind of a window and on public
//! information, never on a hand.

use orrery_engine::{Message, Order, OrderOutcome, Seat};

use crate::action::Action;
use crate::kinds::Edge;
use crate::state::{Phase, SpaceCorp};

const UNTIL_TURN: &str = "until_turn";
const THIS_ERA: &str = "this_era";
/// Before the id of the one Edge that the seat wants to be asked for.
const ONLY: &str = "only_";

/// Every turn has windows, so orders can be given at any time.
pub(super) fn offered(game: &SpaceCorp) -> Vec<Order> {
    if game.is_solo() || game.phase == Phase::Over {
        return Vec::new();
    }
    let era = game.era.index() as u32;
    let only = game.edges_of_windows().map(|edge| Order::new(format!("{ONLY}{}", edge.id()), era));
    [Order::new(UNTIL_TURN, u32::from(game.turns)), Order::new(THIS_ERA, era)].into_iter().chain(only).collect()
}

pub(super) fn describe(order: &Order) -> Message {
    match (&*order.key, order.key.strip_prefix(ONLY)) {
        (_, Some(edge)) => Message::new("order-only").with("edge", Message::new(format!("edge-{edge}"))),
        (UNTIL_TURN, _) => Message::new("order-until_turn"),
        _ => Message::new("order-this_era"),
    }
}

pub(super) fn resolve(game: &SpaceCorp, seat: Seat, order: &Order) -> OrderOutcome<Action> {
    let wanted = match &*order.key {
        UNTIL_TURN if u32::from(game.player(seat).last_turn) > order.since => return OrderOutcome::Expired,
        UNTIL_TURN => None,
        _ if order.since != game.era.index() as u32 => return OrderOutcome::Expired,
        THIS_ERA => None,
        key => match key.strip_prefix(ONLY).and_then(|id| Edge::ALL.into_iter().find(|edge| edge.id() == id)) {
            Some(edge) => Some(edge),
            None => return OrderOutcome::Expired,
        },
    };
    // While Edges are carried out, their window is there but asks nobody.
    let window = game.window.as_ref().filter(|window| game.waiting(window).contains(seat));
    match window {
        Some(window) if !wanted.is_some_and(|edge| game.fits(window.kind, seat, edge)) => OrderOutcome::Answer(Action::Decline),
        _ => OrderOutcome::Ask,
    }
}
