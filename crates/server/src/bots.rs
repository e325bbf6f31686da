//! Bots think on blocking threads, off the request path, with a bounded number of permits and a bounded time each. Permits are
//! shared fairly between the hosts of tables and their addresses. Tables without people have a separate pool of permits, shared between
//! those who watch, and their bots think only while somebody does.

use std::time::{Duration, Instant};

use orrery_bots::BotSpec;
use orrery_engine::erased::AnyTable;
use orrery_engine::{Seat, SeatSet, Seed};
use orrery_registry::Entry;
use serde_json::Value;

use crate::app::Shared;
use crate::error::Why;
use crate::fair::{Claim, FairShare, Permit};
use crate::log;
use crate::random;
use crate::table::{ClosedKey, SLICE, Table};
use crate::wire::{ToClient, ToServer};

/// Pause before a bot retries after its decision was refused.
const RETRY: Duration = Duration::from_millis(500);
/// While more tables than this are in memory, a restarted server loads none just for their bots.
const RESUMED_AT_ONCE: usize = 2000;

/// Spawns a task for every bot that must decide and is not thinking yet. Call it after every change of a table.
pub fn wake(app: &Shared, table: &mut Table) {
    if app.stop.is_cancelled() || !may_think(app, table) {
        return;
    }
    for seat in table.awaited().iter() {
        if let Some(bot) = table.head.bot(seat).filter(|_| !table.thinking.contains(seat)) {
            table.thinking.insert(seat);
            app.tasks.spawn(think(app.clone(), table.id.clone(), seat, bot, Turns::at(app, table)));
        }
    }
}

/// Spawns a task for the bots among `seats`, which answer a closed question together. Returns whether they may think now.
pub fn wake_closed(app: &Shared, table: &Table, key: ClosedKey, seats: SeatSet) -> bool {
    let wakes = !seats.is_empty() && !app.stop.is_cancelled() && may_think(app, table);
    if wakes {
        app.tasks.spawn(think_together(app.clone(), table.id.clone(), key, seats, Turns::at(app, table)));
    }
    wakes
}

/// Bots at a table without people play while somebody watches and there is room for it ([`crate::bot_tables`]).
fn may_think(app: &Shared, table: &Table) -> bool {
    if table.head.has_people() {
        return true;
    }
    note_watchers(app, table);
    app.bot_tables.is_in_play(&table.id)
}

/// Stops a table without people if its last client has left, or if none of the others has room for it.
pub fn client_left(app: &Shared, table: &mut Table) {
    if table.head.has_people() {
        return;
    }
    let played = app.bot_tables.is_in_play(&table.id);
    note_watchers(app, table);
    if played && app.bot_tables.is_waiting(&table.id) {
        table.broadcast(&no_room());
    }
}

/// The unsolicited notice to the watchers of a table without people that waits for room.
pub fn no_room() -> ToClient {
    ToClient::Refused { id: ToServer::NO_ID, reason: Why::ManyBotTables.into() }
}

/// Updates the watchers of a table of bots alone, and wakes the tables that have room now.
fn note_watchers(app: &Shared, table: &Table) {
    let watchers = table.is_playing().then(|| table.clients.claims()).into_iter().flatten();
    for begun in app.bot_tables.watch(&table.id, watchers, &app.settings.limits) {
        if begun != table.id {
            app.tasks.spawn(wake_in_turn(app.clone(), begun));
        }
    }
}

/// Wakes a table that waited for room. It keeps its place while it cannot be read.
async fn wake_in_turn(app: Shared, id: String) {
    while app.bot_tables.is_in_play(&id) && !app.stop.is_cancelled() {
        match app.table(&id).await {
            Ok(mut table) => return table.wake(&app),
            Err(failure) => {
                tracing::warn!(table = id, %failure, "a table of bots cannot be read yet");
                wait_for_store(&app).await;
            }
        }
    }
}

/// Which pool a bot queues in, and under whose claim.
struct Turns {
    share: FairShare,
    claim: Claim,
    /// Only bots play at the table.
    alone: bool,
}

impl Turns {
    fn at(app: &Shared, table: &Table) -> Turns {
        let alone = !table.head.has_people();
        let share = if alone { &app.bot_table_thinkers } else { &app.thinkers };
        let watcher = if alone { app.bot_tables.claim(&table.id) } else { None };
        let claim = watcher.unwrap_or_else(|| table.head.claim(&table.id));
        Turns { share: share.clone(), claim, alone }
    }

    async fn next(&self) -> Permit {
        self.share.acquire(self.claim.clone()).await
    }

    /// The permit that a bot needs. A random bot at a table with people needs none: its choice costs next to nothing, and somebody waits
    /// for it.
    async fn next_for(&self, bot: BotSpec) -> Option<Permit> {
        if bot == BotSpec::Random && !self.alone { None } else { Some(self.next().await) }
    }
}

/// Input of a bot's search, and the data that shows later whether its result is still valid.
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
        if table.is_closed() {
            table.leave_to_closed(seat);
            return None;
        }
        let asked = (table.awaited().contains(seat) && may_think(app, &table)).then(|| table.head.bot(seat)).flatten();
        let Some(bot) = asked else {
            table.thinking.remove(seat);
            table.broadcast_thinking();
            return None;
        };
        let position = table.position()?.clone_box();
        Some(BotTurn { entry: log::game(&table.head.game).ok()?, position, seat, bot, undos: table.undos })
    }

    /// Copies of the position for the bots of a closed question, unless it is no longer asked.
    async fn begin_closed(app: &Shared, id: &str, key: ClosedKey, seats: SeatSet) -> Option<Vec<BotTurn>> {
        let mut table = app.table(id).await.ok()?;
        if !table.asks_closed(key) {
            return None;
        }
        if !may_think(app, &table) {
            table.dismiss(key, seats);
            return None;
        }
        let turn = |seat| {
            let (position, bot) = (table.position()?.clone_box(), table.head.bot(seat)?);
            Some(BotTurn { entry: log::game(&table.head.game).ok()?, position, seat, bot, undos: table.undos })
        };
        seats.iter().map(turn).collect()
    }

    /// Searches for at most this long.
    fn choose_within(self, most: Duration) -> (Seat, Value) {
        let seed = Seed(random::seed());
        (self.seat, self.entry.bots.choose_within(&*self.position, self.seat, &self.bot, most, seed))
    }
}

async fn think(app: Shared, id: String, seat: Seat, bot: BotSpec, turns: Turns) {
    app.metrics.bots_waiting.add(1);
    tokio::select! {
        _ = app.stop.cancelled() => {}
        _ = until_done(&app, &id, seat, bot, &turns) => {}
    }
    app.metrics.bots_waiting.take(1);
}

async fn until_done(app: &Shared, id: &str, seat: Seat, bot: BotSpec, turns: &Turns) {
    let most = app.settings.thinking;
    loop {
        let permit = turns.next_for(bot).await;
        let Some(turn) = BotTurn::begin(app, id, seat).await else { return };
        let (undos, fallback) = (turn.undos, turn.position.legal(seat).into_iter().next());
        let search = move || {
            // Kept until the search ends, even if the server is stopping.
            let _permit = permit;
            turn.choose_within(most).1
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

/// Bots answer a closed question in one slice of time: its length depends on who is asked, never on who has a choice.
async fn think_together(app: Shared, id: String, key: ClosedKey, seats: SeatSet, turns: Turns) {
    app.metrics.bots_waiting.add(seats.len() as u64);
    tokio::select! {
        _ = app.stop.cancelled() => {}
        _ = answer_closed(&app, &id, key, seats, &turns) => {}
    }
    app.metrics.bots_waiting.take(seats.len() as u64);
}

async fn answer_closed(app: &Shared, id: &str, key: ClosedKey, seats: SeatSet, turns: &Turns) {
    let permit = turns.next().await;
    let begun = Instant::now();
    let Some(turns) = BotTurn::begin_closed(app, id, key, seats).await else { return };
    let searching = turns.iter().filter(|turn| turn.bot.searches()).count() as u32;
    let first = |turn: &BotTurn| Some((turn.seat, turn.position.legal(turn.seat).into_iter().next()?));
    let fallback: Vec<_> = turns.iter().filter_map(first).collect();
    let search = move || {
        // Kept until the searches end, even if the server is stopping.
        let _permit = permit;
        turns.into_iter().map(|turn| turn.choose_within(SLICE / searching.max(1))).collect()
    };
    // If a search panics, the first legal actions keep the table going.
    let answers = tokio::task::spawn_blocking(search).await.unwrap_or(fallback);
    if searching > 0 {
        tokio::time::sleep_until((begun + SLICE).into()).await;
    }
    let Ok(mut table) = app.table(id).await else { return };
    app.metrics.bot_moves.add(answers.len() as u64);
    table.hold(app, key, answers);
}

/// Waits until the store can be written, but at least for a moment, or until the server stops.
pub async fn wait_for_store(app: &Shared) {
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            () = tokio::time::sleep(RETRY) => {}
        }
        if !app.store.is_failing() {
            return;
        }
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
    if table.undos != undos || table.is_closed() {
        return Acted::Void;
    }
    // Before playing: the next decision may be this bot's again, and `wake` skips seats that are thinking.
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

/// After a restart, loads every table with people and a bot to move, newest first; loading wakes the bots. At most
/// [`RESUMED_AT_ONCE`] are loaded at a time: the next ones wait until others have been evicted.
pub async fn resume(app: Shared) {
    let tables = match app.store.with_bots().await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "cannot list tables with bots to move"),
    };
    for id in tables {
        while app.hub.len() >= RESUMED_AT_ONCE && !app.stop.is_cancelled() {
            tokio::time::sleep(RETRY).await;
        }
        if app.stop.is_cancelled() {
            return;
        }
        if let Err(failure) = app.table(&id).await {
            tracing::error!(table = id, %failure, "a table with bots cannot be loaded");
        }
    }
}
