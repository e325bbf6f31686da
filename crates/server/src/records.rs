//! Records: download, upload, step through, play on from any position.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use orrery_engine::erased::AnyTable;
use orrery_engine::record::{self, Record};
use orrery_engine::{Seat, Viewer};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::app::Shared;
use crate::body::Body;
use crate::error::Failure;
use crate::guest::Visitor;
use crate::head::Head;
use crate::line::{self, Line};
use crate::lobby;
use crate::message::{self, is_over, sentence};
use crate::random;
use crate::store::Write;
use crate::table::read_lines;
use crate::wire::{Guest, PlayFromHere, ReplayInfo, Status, TableInfo, UploadRecord};

/// Verifying an undo means playing the game again from its start; so many are enough for people.
const MOST_UNDOS: usize = 1000;

pub async fn download(State(app): State<Shared>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Failure> {
    let record = of_table(&app, &id, visitor.id()).await?;
    let file = format!("attachment; filename=\"{}-{id}.orrery\"", record.header.game);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], record.to_text()).into_response())
}

/// The record of a table whose game is over. Before, its seed would show all that is hidden.
async fn of_table(app: &Shared, id: &str, guest: Option<&str>) -> Result<Record, Failure> {
    let row = app.store.table(id).await?.ok_or_else(|| Failure::not_found("table"))?;
    let head = Head::parse(&row)?;
    if !head.may_look(guest) {
        return Err(Failure::not_found("table"));
    }
    if head.status != Status::Over {
        return Err(Failure::not_now("the record is there once the game is over"));
    }
    line::to_record(&head, &read_lines(&*app.store, id).await?)
}

pub async fn upload(State(app): State<Shared>, _: Guest, Body(body): Body<UploadRecord>) -> Result<Response, Failure> {
    let record = Record::parse(&body.record)?;
    let undos = record.entries.iter().filter(|(_, entry)| matches!(entry, record::Entry::Undo(_))).count();
    if undos > MOST_UNDOS {
        return Err(Failure::refused(format!("{undos} undos; a record may have {MOST_UNDOS}")));
    }
    let info = verified(&app, record.clone()).await?;
    app.store.write(Write::Replay { id: info.id.clone(), record: record.to_text() }).await?;
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

/// Verified off the request path: somebody else's file may be long.
async fn verified(app: &Shared, record: Record) -> Result<ReplayInfo, Failure> {
    let stopping = |_| Failure::new(StatusCode::SERVICE_UNAVAILABLE, "the server is stopping");
    let _permit = app.thinkers.acquire().await.map_err(stopping)?;
    let work = move || {
        line::verify(&record)?;
        let id = random::hex(&Sha256::digest(record.to_text())[..8]);
        stand_at(&id, &record, None, Viewer::Spectator)
    };
    let failed = |_| Failure::refused("the record cannot be replayed");
    tokio::task::spawn_blocking(work).await.map_err(failed)?
}

#[derive(Deserialize)]
pub struct Place {
    at: Option<u32>,
    seat: Option<u8>,
}

pub async fn show(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(place): Query<Place>,
) -> Result<Json<ReplayInfo>, Failure> {
    let record = find(&app, &id, visitor.id()).await?;
    let viewer = match place.seat {
        None => Viewer::Spectator,
        Some(seat) if usize::from(seat) < record.header.seats.len() => Viewer::Seat(Seat(seat)),
        Some(_) => return Err(Failure::not_found("seat")),
    };
    stand_at(&id, &record, place.at, viewer).map(Json)
}

/// An uploaded record, or that of a table whose game is over.
async fn find(app: &Shared, id: &str, guest: Option<&str>) -> Result<Record, Failure> {
    match app.store.replay(id).await? {
        Some(text) => Ok(Record::parse(&text)?),
        None => of_table(app, id, guest).await,
    }
}

/// The lines that stand after the first `at`: what was taken back is left out, so nothing is played twice.
fn standing(lines: &[Line]) -> Vec<Line> {
    let mut standing: Vec<Line> = Vec::new();
    for line in lines {
        match line {
            Line::Move { .. } => standing.push(line.clone()),
            Line::Undo { undo, .. } => standing.truncate(standing.len().saturating_sub(*undo as usize)),
        }
    }
    standing
}

fn open(record: &Record) -> Result<Box<dyn AnyTable>, Failure> {
    let header = &record.header;
    Ok(line::game(&header.game)?.game.open(header.options.clone(), header.seats.len() as u8, header.seed)?)
}

fn play(position: &mut dyn AnyTable, lines: &[Line]) -> Result<(), Failure> {
    lines.iter().try_for_each(|line| line.apply(position).map(drop)).map_err(Failure::refused)
}

/// A record after entry `at`, as somebody sees it.
fn stand_at(id: &str, record: &Record, at: Option<u32>, viewer: Viewer) -> Result<ReplayInfo, Failure> {
    let lines = line::from_record(record);
    let at = at.unwrap_or(lines.len() as u32);
    let before = lines.get(..(at as usize).saturating_sub(1)).ok_or_else(|| Failure::not_found("entry"))?;
    let last = if at == 0 { None } else { Some(lines.get(at as usize - 1).ok_or_else(|| Failure::not_found("entry"))?) };
    let mut position = open(record)?;
    play(&mut *position, &standing(before))?;
    let label = match last {
        Some(Line::Move { seat, action }) => position.describe(*seat, action).ok().map(|label| sentence(&label)),
        Some(Line::Undo { .. }) | None => None,
    };
    let happenings = last.map(|line| line.apply(&mut *position)).transpose().map_err(Failure::refused)?;
    Ok(ReplayInfo {
        id: id.to_owned(),
        game: record.header.game.clone(),
        options: record.header.options.clone(),
        seats: record.header.seats.clone(),
        length: lines.len() as u32,
        at,
        view: position.view(viewer),
        entry: last.zip(happenings).map(|(line, happenings)| line.entry(at, &happenings)),
        label,
        awaited: message::numbers(position.turn().seats()),
        outcome: position.outcome().map(message::outcome),
    })
}

/// A new table that goes on from a position of a record.
pub async fn play_from_here(
    State(app): State<Shared>,
    host: Guest,
    Path(id): Path<String>,
    Body(body): Body<PlayFromHere>,
) -> Result<(StatusCode, Json<TableInfo>), Failure> {
    let record = find(&app, &id, Some(&host.id)).await?;
    let seats = lobby::seats(&body.seats, &host)?;
    if seats.len() != record.header.seats.len() {
        return Err(Failure::refused(format!("the game has {} seats", record.header.seats.len())));
    }
    let lines = line::from_record(&record);
    let lines = standing(lines.get(..body.at as usize).ok_or_else(|| Failure::not_found("entry"))?);
    let mut position = open(&record)?;
    play(&mut *position, &lines)?;
    if is_over(&*position) {
        return Err(Failure::not_now("the game is over there"));
    }
    let head = Head {
        game: record.header.game,
        options: record.header.options,
        seats,
        visibility: body.visibility,
        status: Status::Waiting,
        bot_takes_over: body.bot_takes_over,
        undo_by_consent: body.undo_by_consent,
        host: host.id.clone(),
        rematch: None,
        abandoned: None,
        seed: record.header.seed.0,
    };
    let id = lobby::open_table(&app, head, lines).await?;
    let table = app.table(&id).await?;
    let info = table.head.info(&table.id, Some(&host.id), table.connected());
    Ok((StatusCode::CREATED, Json(info)))
}
