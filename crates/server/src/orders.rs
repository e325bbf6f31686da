//! Standing orders: questions that a seat has answered in advance are answered for it.

use orrery_engine::{Obeyed, Seat};
use serde_json::Value;

use crate::app::Shared;
use crate::table::Table;

/// Spawns a task for every seat whose standing order answers its question. Call it after every change of a table.
pub fn wake(app: &Shared, table: &Table) {
    if app.stop.is_cancelled() {
        return;
    }
    for seat in table.awaited().iter().filter(|seat| ordered(table, *seat).is_some()) {
        app.tasks.spawn(answer(app.clone(), table.id.clone(), seat));
    }
}

/// The answer of a seat that must decide, if it has given one in advance.
fn ordered(table: &Table, seat: Seat) -> Option<Value> {
    let order = table.head.orders.get(&seat.0).filter(|_| table.awaited().contains(seat))?;
    match table.position()?.obey(seat, order) {
        Obeyed::Answer(action) => Some(action),
        Obeyed::Ask | Obeyed::Expired => None,
    }
}

async fn answer(app: Shared, id: String, seat: Seat) {
    let Ok(mut table) = app.table(&id).await else { return };
    // Its owner may have answered or revoked the order meanwhile.
    let Some(action) = ordered(&table, seat) else { return };
    if let Err(reason) = table.play(&app, seat, &action).await {
        // The question stays: its owner can still answer it.
        tracing::warn!(table = id, seat = seat.0, ?reason, "an answer by standing order was not taken");
    }
}
