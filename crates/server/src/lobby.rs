//! Tables before and after play: create, list, join, leave, start, rematch.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use orrery_engine::record::{Line, Record};
use orrery_engine::replay::Snapshot;
use orrery_engine::{Edition, MAX_SEATS, SeatSet, Viewer};
use serde::Deserialize;
use tokio::sync::OwnedMutexGuard;

use crate::app::{Locked, Shared};
use crate::body::Body;
use crate::error::{Failure, Why, about};
use crate::guest::Visitor;
use crate::head::{Head, NewHead, Sitter};
use crate::limits::Sender;
use crate::log;
use crate::message::NO_SEAT;
use crate::random;
use crate::standing::now;
use crate::store::{ListedRow, TableRow, Write};
use crate::wire::{
    ChangeSeats, Guest, JoinTable, MuteSeat, NewTable, OpenChat, RemoveSeat, SeatPlan, SeatView, Standing, Status, TableInfo,
    Visibility,
};

/// Maximum length of a list.
const MAX_LISTED: u32 = 100;
/// Public tables that are searched for those of an address.
const MAX_SEARCHED: u32 = 1000;

type Answer = Result<Json<TableInfo>, Failure>;
type Created = Result<(StatusCode, Json<TableInfo>), Failure>;

#[derive(Deserialize)]
pub struct Which {
    #[serde(default)]
    of: Whose,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "snake_case")]
enum Whose {
    #[default]
    Public,
    Own,
}

pub async fn list(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableInfo>>, Failure> {
    let rows = match (&which.of, visitor.id()) {
        (Whose::Public, _) => app.store.listed(MAX_LISTED).await?,
        (Whose::Own, Some(guest)) => app.store.tables_of(guest, MAX_LISTED).await?,
        (Whose::Own, None) => Vec::new(),
    };
    let mut tables = Vec::with_capacity(rows.len());
    for listed in &rows {
        // Unreadable heads are logged and skipped.
        let Ok(head) = Head::parse(&listed.row) else { continue };
        let standing = match which.of {
            Whose::Own => standing(&app, &head, listed).await,
            Whose::Public => listed.standing.as_deref().and_then(Standing::parse),
        };
        let standing = standing.map(|standing| head.standing_for(standing, visitor.id()));
        let connected = app.hub.connected(&listed.row.id).await;
        tables.push(TableInfo { standing, ..head.info(&listed.row.id, visitor.id(), connected) });
    }
    Ok(Json(tables))
}

/// The stored standing of a table. If an earlier version of the program did not store it, the table is loaded, which does; `None`
/// if that fails.
pub async fn standing(app: &Shared, head: &Head, listed: &ListedRow) -> Option<Standing> {
    let stored = listed.standing.as_deref().and_then(Standing::parse);
    if stored.is_some() || head.status == Status::Waiting {
        return stored;
    }
    app.table(&listed.row.id).await.ok()?.standing.clone()
}

/// What a guest's finished games have added to the guest's book. One that ended while the store could not be written, or as the server did,
/// is settled first: nobody may have opened its table since.
pub async fn book(app: &Shared, guest: &str) -> Result<BTreeMap<String, i64>, Failure> {
    for listed in app.store.tables_of(guest, MAX_LISTED).await? {
        let standing = listed.standing.as_deref().and_then(Standing::parse);
        let unsettled = standing.is_some_and(|standing| standing.outcome.is_some())
            && Head::parse(&listed.row).is_ok_and(|head| head.status == Status::Playing);
        if unsettled && let Err(failure) = settle(app, &listed.row.id).await {
            tracing::warn!(table = listed.row.id, %failure, "a finished game cannot be settled yet");
        }
    }
    Ok(app.store.book(guest).await?)
}

async fn settle(app: &Shared, id: &str) -> Result<(), Failure> {
    app.table_to_change(id).await?.settle(app).await
}

pub async fn create(State(app): State<Shared>, host: Guest, sender: Sender, Body(new): Body<NewTable>) -> Created {
    let entry = log::game(&new.game)?;
    let seats = seats(&new.seats, &host)?;
    let book = book(&app, &host.id).await?;
    let known = |key: &str| book.get(&format!("{}/{key}", new.game)).copied();
    let options = entry.game.carry_over(new.options, seats.len() as u8, &known).map_err(about(entry.game.meta()))?;
    let head = Head::new(NewHead {
        game: new.game.clone(),
        edition: Edition::current(entry.game.meta()),
        options,
        seats,
        visibility: new.visibility,
        bot_takes_over: new.bot_takes_over,
        undo_by_consent: new.undo_by_consent,
        host: host.id.clone(),
        origin: sender.origin(&app.key),
        as_recorded: false,
        from_record: false,
        seed: random::seed(),
    });
    let id = open_table(&app, &sender, &head, Vec::new()).await?;
    Ok((StatusCode::CREATED, shown_new(&app, &id, &head, &host.id).await))
}

/// Seats of a new table.
pub fn seats(plans: &[SeatPlan], host: &Guest) -> Result<Vec<Sitter>, Failure> {
    if plans.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
        return Err(Why::OneSeat.into());
    }
    // Games check their own player counts; this only bounds the number.
    if plans.len() > MAX_SEATS {
        return Err(Why::ManySeats.into());
    }
    plans.iter().map(|plan| Sitter::plan(plan, host)).collect()
}

/// Stores a new table with its initial log.
pub async fn open_table(app: &Shared, sender: &Sender, head: &Head, lines: Vec<Line>) -> Result<String, Failure> {
    let NewRow { row, lines, position, _listing } = new_row(app, sender, head, lines).await?;
    let id = row.id.clone();
    app.store.write(Write::Table { row, lines, position }).await?;
    Ok(id)
}

/// A table to be stored.
struct NewRow {
    row: TableRow,
    lines: Vec<String>,
    position: Option<Snapshot>,
    /// Held until a public table is stored: others who are counted at the same time would not see it.
    _listing: Option<OwnedMutexGuard<()>>,
}

/// Checks a new table and charges it to its sender.
async fn new_row(app: &Shared, sender: &Sender, head: &Head, lines: Vec<Line>) -> Result<NewRow, Failure> {
    let (id, continues) = (random::id(), !lines.is_empty());
    // Fails now if the game refuses the set-up, not when the last player joins.
    let record = Record { header: log::header(head), lines };
    let first = move || log::table_after(&record, record.lines.len()).map(|position| (position, record));
    // A table that continues from a record may have a long log.
    let (position, record) = if continues { app.replay(sender, &id, first).await? } else { first()? };
    let listing = match head.visibility {
        Visibility::Public => check_public_tables(app, head).await?,
        Visibility::Link | Visibility::Private => None,
    };
    if head.status == Status::Playing {
        check_bot_tables(app, head)?;
    }
    let row = head.row(&id, now(), 1);
    // A game that waits for its first entry is set up when it starts.
    let begun = head.status == Status::Playing || !record.lines.is_empty();
    let state = position.position();
    let lines: Vec<String> = record.lines.iter().map(Line::to_text).collect();
    // Also the position of a game that has not begun: it will be stored.
    let bytes = row.head.len() + state.to_string().len() + lines.iter().map(String::len).sum::<usize>();
    app.charge(sender, bytes)?;
    let position = begun.then_some(Snapshot { at: record.lines.len() as u32, state });
    Ok(NewRow { row, lines, position, _listing: listing })
}

/// Limits games that only bots play: nobody waits for them.
fn check_bot_tables(app: &Shared, head: &Head) -> Result<(), Failure> {
    let room = head.has_people() || app.bot_tables.have_room_for(&head.claim(""), &app.settings.limits);
    if room { Ok(()) } else { Err(Why::ManyBotTables.into()) }
}

/// Limits the public tables of a host and of an address, so that nobody can flood the list.
async fn check_public_tables(app: &Shared, head: &Head) -> Result<Option<OwnedMutexGuard<()>>, Failure> {
    let limits = &app.settings.limits;
    if limits.public_tables == usize::MAX {
        return Ok(None);
    }
    let listing = app.listing.clone().lock_owned().await;
    let own = app.store.listed_of(&head.host, MAX_SEARCHED).await?;
    let hosted = count_listed(&own, |other| other.host == head.host);
    let listed = app.store.listed(MAX_SEARCHED).await?;
    let near = count_listed(&listed, |other| other.origin.is_some() && other.origin == head.origin);
    if hosted >= limits.public_tables {
        return Err(Why::ManyTables.with("most", limits.public_tables as i64));
    }
    if near >= limits.public_tables_per_address {
        return Err(Why::ManyTablesHere.with("most", limits.public_tables_per_address as i64));
    }
    Ok(Some(listing))
}

fn count_listed(rows: &[ListedRow], wanted: impl Fn(&Head) -> bool) -> usize {
    rows.iter().filter(|listed| listed.row.listed && Head::parse(&listed.row).is_ok_and(|head| wanted(&head))).count()
}

async fn shown(app: &Shared, id: &str, guest: &str) -> Answer {
    let table = app.table(id).await?;
    Ok(Json(info(&table, Some(guest))))
}

/// The info of a table that was just stored with this head: also if it cannot be read back, because it is there.
pub async fn shown_new(app: &Shared, id: &str, head: &Head, guest: &str) -> Json<TableInfo> {
    shown(app, id, guest).await.unwrap_or_else(|_| Json(head.info(id, Some(guest), SeatSet::EMPTY)))
}

fn info(table: &Locked, guest: Option<&str>) -> TableInfo {
    table.info(guest)
}

/// Locks a table that is visible to the guest.
async fn found(app: &Shared, id: &str, guest: Option<&str>) -> Result<Locked, Failure> {
    let table = app.table(id).await?;
    if table.head.may_look(guest) { Ok(table) } else { Err(Why::NoTable.into()) }
}

pub async fn show(State(app): State<Shared>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let table = found(&app, &id, visitor.id()).await?;
    Ok(Json(info(&table, visitor.id())))
}

/// The position as the guest's first seat, or a spectator, sees it.
pub async fn view(State(app): State<Shared>, visitor: Visitor, Path(id): Path<String>) -> Result<Json<SeatView>, Failure> {
    let table = found(&app, &id, visitor.id()).await?;
    let position = table.shown()?;
    let seat = table.seats_of(visitor.id()).lowest();
    let view = position.view(seat.map_or(Viewer::Spectator, Viewer::Seat));
    Ok(Json(SeatView { seat: seat.map_or(NO_SEAT, |seat| seat.0), view }))
}

/// Applies a change to the head of a table, runs it to completion, and responds with the new info.
async fn change(
    app: Shared,
    id: String,
    guest: Guest,
    change: impl Fn(&mut Head, &Guest) -> Result<(), Failure> + Send + Sync + 'static,
) -> Answer {
    let work = {
        let app = app.clone();
        async move {
            let mut table = found(&app, &id, Some(&guest.id)).await?;
            table.change(&app, |head| change(head, &guest)).await?;
            Ok(Json(info(&table, Some(&guest.id))))
        }
    };
    app.finish(work).await
}

pub async fn join(
    State(app): State<Shared>,
    guest: Guest,
    sender: Sender,
    Path(id): Path<String>,
    Body(body): Body<JoinTable>,
) -> Answer {
    let origin = sender.origin(&app.key);
    change(app, id, guest, move |head, guest| head.join(guest, origin.as_deref(), body.seat)).await
}

/// An empty body: `{}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

pub async fn leave(State(app): State<Shared>, guest: Guest, Path(id): Path<String>, _: Body<Nothing>) -> Answer {
    let broken = found(&app, &id, Some(&guest.id)).await?.trouble.is_some();
    let leave = move |head: &mut Head, guest: &Guest| if broken { head.close(&guest.id) } else { head.leave(&guest.id) };
    change(app, id, guest, leave).await
}

pub async fn remove(State(app): State<Shared>, guest: Guest, Path(id): Path<String>, Body(body): Body<RemoveSeat>) -> Answer {
    change(app, id, guest, move |head, guest| head.remove(&guest.id, body.seat)).await
}

pub async fn mute(State(app): State<Shared>, guest: Guest, Path(id): Path<String>, Body(body): Body<MuteSeat>) -> Answer {
    change(app, id, guest, move |head, guest| head.mute(&guest.id, body.seat, body.muted)).await
}

pub async fn open_chat(State(app): State<Shared>, guest: Guest, Path(id): Path<String>, Body(body): Body<OpenChat>) -> Answer {
    change(app, id, guest, move |head, guest| head.open_chat(&guest.id, body.open)).await
}

pub async fn change_seats(
    State(app): State<Shared>,
    guest: Guest,
    Path(id): Path<String>,
    Body(body): Body<ChangeSeats>,
) -> Answer {
    // A game continued from a record has the seats of the record.
    let continued = {
        let table = found(&app, &id, Some(&guest.id)).await?;
        table.head.check_host(&guest.id)?;
        !app.store.entries(&id).await?.is_empty()
    };
    let work = move |head: &mut Head, guest: &Guest| {
        let before = head.seats.len();
        head.change_seats(&guest.id, &body)?;
        if head.seats.len() == before {
            return Ok(());
        }
        if continued {
            return Err(Why::OtherSeats.with("n", before as i64));
        }
        if head.seats.len() > MAX_SEATS {
            return Err(Why::ManySeats.into());
        }
        log::table_after(&Record { header: log::header(head), lines: Vec::new() }, 0).map(drop)
    };
    change(app, id, guest, work).await
}

pub async fn start(State(app): State<Shared>, guest: Guest, Path(id): Path<String>, _: Body<Nothing>) -> Answer {
    {
        let mut head = found(&app, &id, Some(&guest.id)).await?.head.clone();
        let waits = head.status == Status::Waiting;
        head.start(&guest.id)?;
        if waits {
            check_bot_tables(&app, &head)?;
        }
    }
    change(app, id, guest, |head, guest| head.start(&guest.id)).await
}

/// Creates the rematch of a table, or returns the one that exists.
pub async fn rematch(
    State(app): State<Shared>,
    guest: Guest,
    sender: Sender,
    Path(id): Path<String>,
    _: Body<Nothing>,
) -> Answer {
    let work = {
        let app = app.clone();
        async move {
            let mut table = found(&app, &id, Some(&guest.id)).await?;
            if !table.head.sits(&guest.id) {
                return Err(Why::NotSeated.into());
            }
            if table.head.status != Status::Over {
                return Err(Why::NotOver.into());
            }
            let Some(next) = table.head.rematch.clone() else {
                let head = table.head.again(Edition::current(table.meta()?), random::seed());
                let NewRow { row, position, _listing, .. } = new_row(&app, &sender, &head, Vec::new()).await?;
                let made = row.id.clone();
                let next = table.make_rematch(&app, row, position).await?;
                drop(table);
                return if next == made {
                    Ok(shown_new(&app, &next, &head, &guest.id).await)
                } else {
                    shown(&app, &next, &guest.id).await
                };
            };
            drop(table);
            shown(&app, &next, &guest.id).await
        }
    };
    app.finish(work).await
}
