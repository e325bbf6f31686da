//! Bots think on blocking threads, off the request path, with a bounded number of permits and a bounded time each. Permits are shared
//! fairly between the hosts of tables and their addresses. Bots among themselves have permits of their own, and think only while somebody looks on.

use std::time::Duration;

use orrery_bots::BotSpec;
use orrery_engine::erased::AnyTable;
use orrery_engine::{Seat, Seed};
use orrery_registry::Entry;
use serde_json::Value;

use crate::app::Shared;
use crate::fair::{Claim, FairShare, Permit};
use crate::random;
use crate::table::Table;

/// Pause before a bot retries after its decision was refused.
const RETRY: Duration = Duration::from_millis(500);

/// Spawns a task for every bot that must decide and does not think yet. Call it after every change of a table.
pub fn wake(app: &Shared, table: &mut Table) {
    if app.stop.is_cancelled() || !may_think(table) {
        return;
    }
    for seat in table.awaited().iter() {
        if table.head.bot(seat).is_some() && !table.thinking.contains(seat) {
            table.thinking.insert(seat);
            app.tasks.spawn(think(app.clone(), table.id.clone(), seat, Turns::at(app, table)));
        }
    }
}

/// Bots among themselves stop when nobody looks on.
fn may_think(table: &Table) -> bool {
    table.head.has_people() || !table.clients.is_empty()
}

/// Where a bot queues, and for whom.
struct Turns {
    share: FairShare,
    claim: Claim,
}

impl Turns {
    fn at(app: &Shared, table: &Table) -> Turns {
        let share = if table.head.has_people() { &app.thinkers } else { &app.bot_table_thinkers };
        let head = &table.head;
        let origin = head.origin.clone().unwrap_or_else(|| head.host.clone());
        Turns { share: share.clone(), claim: Claim { origin, guest: head.host.clone(), table: table.id.clone() } }
    }

    async fn next(&self) -> Permit {
        self.share.acquire(self.claim.clone()).await
    }
}

/// Input of a bot's search, and what tells later whether its result is still valid.
struct BotTurn {
    entry: &'static Entry,
    position: Box<dyn AnyTable>,
    seat: Seat,
    bot: BotSpec,
    undos: u32,
}

impl BotTurn {
    /// Takes a copy of the position if the bot must still decide.
    async fn begin(app: &Shared, id: &str, seat: Seat) -> Option<BotTurn> {
        let mut table = app.table(id).await.ok()?;
        let asked = (table.awaited().contains(seat) && may_think(&table)).then(|| table.head.bot(seat)).flatten();
        let Some(bot) = asked else {
            table.thinking.remove(seat);
            table.broadcast_thinking();
            return None;
        };
        let position = table.position()?.clone_box();
        Some(BotTurn { entry: table.entry, position, seat, bot, undos: table.undos })
    }

    fn choose(self) -> Value {
        self.entry.bots.choose(&*self.position, self.seat, &self.bot, Seed(random::seed()), 1)
    }
}

async fn think(app: Shared, id: String, seat: Seat, turns: Turns) {
    app.metrics.bots_asked.add(1);
    tokio::select! {
        _ = app.stop.cancelled() => {}
        _ = until_done(&app, &id, seat, &turns) => {}
    }
    app.metrics.bots_asked.take(1);
}

async fn until_done(app: &Shared, id: &str, seat: Seat, turns: &Turns) {
    loop {
        let permit = turns.next().await;
        let Some(turn) = BotTurn::begin(app, id, seat).await else { return };
        let (undos, fallback) = (turn.undos, turn.position.legal(seat).into_iter().next());
        let search = move || {
            // Kept until the search ends, even if the server is stopping.
            let _permit = permit;
            turn.choose()
        };
        let chosen = tokio::task::spawn_blocking(search).await;
        // If the search panics, the first legal action keeps the table going.
        let Some(action) = chosen.ok().or(fallback) else { return };
        // A tracked task: the write completes even if the server is stopping.
        let (ours, table) = (app.clone(), id.to_owned());
        let acted = app.tasks.spawn(async move { act(&ours, &table, seat, undos, &action).await }).await;
        match acted {
            Ok(Acted::Stands) => return,
            Ok(Acted::Void) => {}
            Ok(Acted::Refused) | Err(_) => wait_for_store(app).await,
        }
    }
}

async fn wait_for_store(app: &Shared) {
    tokio::time::sleep(RETRY).await;
    while app.store.is_failing() {
        tokio::time::sleep(RETRY).await;
    }
}

/// Outcome of a bot's decision.
enum Acted {
    Stands,
    /// An undo replaced the position it was made for.
    Void,
    Refused,
}

async fn act(app: &Shared, id: &str, seat: Seat, undos: u32, action: &Value) -> Acted {
    let Ok(mut table) = app.table(id).await else { return Acted::Refused };
    if table.undos != undos {
        return Acted::Void;
    }
    // Before playing: the next decision may be this bot's again, and `wake` skips seats that think.
    table.thinking.remove(seat);
    match table.play(app, seat, action).await {
        Ok(_) => {
            app.metrics.bot_moves.add(1);
            Acted::Stands
        }
        Err(reason) => {
            tracing::warn!(table = id, seat = seat.0, ?reason, "a bot's decision was not taken");
            table.thinking.insert(seat);
            Acted::Refused
        }
    }
}

/// Loads every table with a bot to move after a restart; loading wakes the bots.
pub async fn resume(app: Shared) {
    let tables = match app.store.with_bots().await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "cannot tell where bots have to think"),
    };
    for id in tables {
        if app.stop.is_cancelled() {
            return;
        }
        if let Err(failure) = app.table(&id).await {
            tracing::error!(table = id, %failure, "a table with bots cannot be loaded");
        }
    }
}
