//! Records: download, upload, play on from a position.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use orrery_bots::BotSpec;
use orrery_engine::erased::AnyTable;
use orrery_engine::record::{Entry, Line, Record};
use orrery_engine::{Seed, Viewer};
use sha2::{Digest, Sha256};

use crate::app::Shared;
use crate::body::Body;
use crate::error::{Failure, Why, about};
use crate::guest::Visitor;
use crate::head::{Head, NewHead, Sitter};
use crate::limits::Sender;
use crate::lobby;
use crate::log;
use crate::message::is_over;
use crate::random;
use crate::replays::Replay;
use crate::store::Write;
use crate::table::MAX_UNDOS;
use crate::text::clean_name;
use crate::wire::{Guest, PlayFromHere, ReplayInfo, TableInfo, UploadRecord};

/// Limit on the decisions that the undos of an upload repeat: each undo replays the game from its start.
const MAX_UNDO_WORK: usize = 200_000;

pub async fn download(
    State(app): State<Shared>,
    visitor: Visitor,
    sender: Sender,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let found = Replay::find(&*app.store, &id, visitor.id()).await?;
    let read = move || found.read()?.whole().map(|record| (record.to_text(), record.header.game));
    let (text, game) = app.replay(&sender, &id, read).await?;
    let file = format!("attachment; filename=\"{game}-{id}.orrery\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text).into_response())
}

pub async fn upload(
    State(app): State<Shared>,
    _: Guest,
    sender: Sender,
    Body(body): Body<UploadRecord>,
) -> Result<Response, Failure> {
    let (info, text) = app.replay(&sender, "", move || verified(&body.record)).await?;
    app.charge(&sender, text.len())?;
    app.store.write(Write::Replay { id: info.id.clone(), record: text }).await?;
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

fn check_undos(record: &Record) -> Result<(), Failure> {
    let (mut undos, mut work) = (0, 0);
    for (before, line) in record.lines.iter().enumerate() {
        if matches!(line.entry, Entry::Undo { .. }) {
            undos += 1;
            work += before;
        }
    }
    if undos > MAX_UNDOS {
        return Err(Why::Undos.with("undos", undos).with("most", MAX_UNDOS));
    }
    if work > MAX_UNDO_WORK {
        return Err(Why::UndoWork.with("work", work as i64).with("most", MAX_UNDO_WORK as i64));
    }
    Ok(())
}

/// Checks the name of a seat: a guest's, a real bot's, or none.
fn check_name(name: &str) -> Result<(), Failure> {
    let is_bot = name.strip_prefix("bot:").is_some_and(|bot| bot.parse::<BotSpec>().is_ok());
    if name.is_empty() || is_bot { Ok(()) } else { clean_name(name).map(drop) }
}

/// Verifies a record, which may be long. Returns its last position and its text.
fn verified(text: &str) -> Result<(ReplayInfo, String), Failure> {
    let record = Record::parse(text)?;
    check_undos(&record)?;
    record.header.seats.iter().try_for_each(|name| check_name(name))?;
    let game = log::game(&record.header.game)?.game;
    game.replay(&record, &mut |_, _, _, _| ()).map_err(about(game.meta()))?;
    let text = record.to_text();
    let id = hex::encode(&Sha256::digest(&text)[..8]);
    Ok((Replay::of_record(record).stand_at(&id, None, Viewer::Spectator)?, text))
}

/// Creates a table that starts at a position of a record. Anyone who has the record can compute everything hidden from its seed,
/// so the hidden information is redealt if anybody else takes a seat.
pub async fn play_from_here(
    State(app): State<Shared>,
    host: Guest,
    sender: Sender,
    Path(id): Path<String>,
    Body(body): Body<PlayFromHere>,
) -> Result<(StatusCode, Json<TableInfo>), Failure> {
    let found = Replay::find(&*app.store, &id, Some(&host.id)).await?;
    let seats = lobby::seats(&body.seats, &host)?;
    let (at, count) = (body.at as usize, seats.len());
    let replayed = move || {
        let record = found.read()?.whole()?;
        if count != record.header.seats.len() {
            return Err(Why::OtherSeats.with("n", record.header.seats.len() as i64));
        }
        standing_at(&record, at).map(|(position, lines)| (record, position, lines))
    };
    let (record, position, lines) = app.replay(&sender, &id, replayed).await?;
    if is_over(&*position) {
        return Err(Why::OverThere.into());
    }
    let as_recorded = !seats.contains(&Sitter::Open);
    let (seed, lines) =
        if as_recorded { (record.header.seed.0, lines) } else { (random::seed(), vec![position.redealt(Seed(random::seed()))]) };
    let head = Head::new(NewHead {
        game: record.header.game,
        edition: record.header.edition,
        options: record.header.options,
        seats,
        visibility: body.visibility,
        bot_takes_over: body.bot_takes_over,
        undo_by_consent: body.undo_by_consent,
        host: host.id.clone(),
        origin: sender.origin(&app.key),
        as_recorded,
        from_record: true,
        seed,
    });
    let id = lobby::open_table(&app, &sender, &head, lines).await?;
    Ok((StatusCode::CREATED, lobby::shown_new(&app, &id, &head, &host.id).await))
}

/// The position after `count` entries, and the lines that lead to it, without decisions that were undone.
fn standing_at(record: &Record, count: usize) -> Result<(Box<dyn AnyTable>, Vec<Line>), Failure> {
    let standing = log::standing(record, count).ok_or(Why::NoEntry)?;
    let game = log::game(&record.header.game)?.game.meta();
    let (mut lines, rest) = match standing.split_first() {
        Some((first, rest)) if matches!(first.entry, Entry::Position(_)) => (vec![first.clone()], rest),
        _ => (Vec::new(), &standing[..]),
    };
    let start = Record { header: record.header.clone(), lines: lines.clone() };
    let mut position = log::table_after(&start, start.lines.len())?;
    for line in rest {
        log::apply(&mut *position, &line.entry).map_err(about(game))?;
        lines.push(position.line(line.entry.clone()));
    }
    Ok((position, lines))
}
