//! Standing orders: the server plays the answers that a seat has given in advance.

use orrery_engine::{OrderOutcome, Seat};
use serde_json::Value;

use crate::app::Shared;
use crate::bots;
use crate::table::Table;
use crate::wire::Refusal;

/// Spawns a task for every seat whose standing order answers its question. Call it after every change of a table.
pub fn wake(app: &Shared, table: &Table) {
    if app.stop.is_cancelled() {
        return;
    }
    for seat in table.awaited().iter().filter(|seat| ordered(table, *seat).is_some()) {
        app.tasks.spawn(answer(app.clone(), table.id.clone(), seat));
    }
}

/// The answer of a seat's standing order to its current question, if it has one.
pub fn ordered(table: &Table, seat: Seat) -> Option<Value> {
    let order = table.head.orders.get(&seat.0).filter(|_| table.awaited().contains(seat))?;
    match table.position()?.resolve_order(seat, order) {
        OrderOutcome::Answer(action) => Some(action),
        OrderOutcome::Ask | OrderOutcome::Expired => None,
    }
}

async fn answer(app: Shared, id: String, seat: Seat) {
    while !app.stop.is_cancelled() {
        if let Ok(mut table) = app.table(&id).await {
            // Its owner may have answered or revoked the order meanwhile.
            let Some(action) = ordered(&table, seat) else { return };
            let Err(reason) = table.play(&app, seat, &action).await else { return };
            tracing::warn!(table = id, seat = seat.0, ?reason, "an answer by standing order was not taken");
            if !matches!(reason, Refusal::Bad { .. }) {
                // The question stays open: its owner can still answer it.
                return;
            }
        }
        bots::wait_for_store(&app).await;
    }
}
