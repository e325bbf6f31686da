//! Positions of a game after any entry, as far as the viewer may see them.

use std::borrow::Cow;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use orrery_engine::erased::{AnyTable, NarratedEvent};
use orrery_engine::record::{Entry, Record, RecordError};
use orrery_engine::replay::Snapshot;
use orrery_engine::{Seat, SeatSet, Viewer, components};
use serde::{Deserialize, Serialize};

use crate::app::{App, Shared};
use crate::body::Body;
use crate::courses::{CourseKey, Courses};
use crate::encoded::Encoded;
use crate::error::{Failure, Why, about};
use crate::guest::Visitor;
use crate::head::Head;
use crate::limits::Sender;
use crate::log;
use crate::message;
use crate::random;
use crate::store::Store;
use crate::wire::{Attempt, Course, Refusal, ReplayInfo, Status};

/// Prefix of the replay id of a game's tour.
const TOUR: &str = "tour-";

/// A record and what its viewer may see of it.
pub struct Replay {
    pub record: Record,
    /// The stored position of a table.
    snapshot: Option<Snapshot>,
    visibility: Visibility,
}

/// A replay that is not parsed yet, which may take a while.
pub struct Unread {
    source: Source,
    visibility: Visibility,
}

enum Source {
    /// An uploaded record or a tour.
    Text(Cow<'static, str>),
    Table {
        head: Box<Head>,
        lines: Vec<String>,
        snapshot: Option<Snapshot>,
    },
}

impl Unread {
    /// Tells a log from the same log at another time: it only grows.
    fn length(&self) -> usize {
        match &self.source {
            Source::Text(text) => text.len(),
            Source::Table { lines, .. } => lines.len(),
        }
    }

    /// Whether the game may be seen from a seat, if it has that seat, or as a spectator.
    fn shows(&self, seat: Option<u8>) -> bool {
        seat.is_none_or(|seat| self.visibility.includes(Seat(seat)))
    }

    pub fn read(self) -> Result<Replay, Failure> {
        let Unread { source, visibility } = self;
        let (record, snapshot) = match source {
            Source::Text(text) => (Record::parse(&text)?, None),
            Source::Table { head, lines, snapshot } => {
                // Up to the first unreadable line.
                let (lines, _) = log::read(&lines, head.seats.len());
                (Record { header: log::header(&head), lines }, snapshot)
            }
        };
        Ok(Replay { record, snapshot, visibility })
    }
}

/// A position of a replay.
struct Moment {
    /// Number of entries that led to it.
    at: usize,
    /// The position before its entry, if that was a decision.
    before: Option<Box<dyn AnyTable>>,
    position: Box<dyn AnyTable>,
    /// Events of its entry.
    events: Vec<NarratedEvent>,
    /// Why this is not the position that was asked for.
    flaw: Option<RecordError>,
}

/// Visibility of a replay.
enum Visibility {
    /// Everything: the game is over.
    All,
    /// Views of these seats, or of a spectator if empty: the game is in progress.
    Seats(SeatSet),
}

impl Visibility {
    fn includes(&self, seat: Seat) -> bool {
        match self {
            Visibility::All => true,
            Visibility::Seats(seats) => seats.contains(seat),
        }
    }
}

impl Replay {
    /// Replay of an uploaded record.
    pub fn of_record(record: Record) -> Replay {
        Replay { record, snapshot: None, visibility: Visibility::All }
    }

    /// Finds a tour, an uploaded record or a table by id.
    pub async fn find(store: &dyn Store, id: &str, guest: Option<&str>) -> Result<Unread, Failure> {
        if !random::is_id(id) {
            return Err(Why::NoTable.into());
        }
        if let Some(game) = id.strip_prefix(TOUR) {
            let meta = log::game(game)?.game.meta();
            let tour = meta.tour.filter(|_| components::are_shipped(meta)).ok_or(Why::NoTour)?;
            return Ok(Unread { source: Source::Text(tour.into()), visibility: Visibility::All });
        }
        match store.replay(id).await? {
            Some(text) => Ok(Unread { source: Source::Text(text.into()), visibility: Visibility::All }),
            None => Replay::of_table(store, id, guest).await,
        }
    }

    async fn of_table(store: &dyn Store, id: &str, guest: Option<&str>) -> Result<Unread, Failure> {
        let row = store.table(id).await?.ok_or(Why::NoTable)?;
        let head = Head::parse(&row)?;
        if !head.may_look(guest) {
            return Err(Why::NoTable.into());
        }
        let visibility = match head.status {
            Status::Waiting => return Err(Why::NotBegun.into()),
            Status::Playing => Visibility::Seats(guest.map_or(SeatSet::EMPTY, |guest| head.seats_of(guest))),
            Status::Over => Visibility::All,
        };
        let (lines, snapshot) = (store.entries(id).await?, store.position(id).await?);
        Ok(Unread { source: Source::Table { head: head.into(), lines, snapshot }, visibility })
    }

    /// The record, once the game is over: its seed reveals everything hidden.
    pub fn whole(self) -> Result<Record, Failure> {
        match self.visibility {
            Visibility::All => Ok(self.record),
            Visibility::Seats(_) => Err(Why::NotOver.into()),
        }
    }

    /// The viewer for a seat, or a spectator, if visible.
    fn viewer(&self, seat: Option<u8>) -> Result<Viewer, Failure> {
        let Some(seat) = seat else { return Ok(Viewer::Spectator) };
        let there = usize::from(seat) < self.record.header.seats.len();
        if there && self.sees(Seat(seat)) { Ok(Viewer::Seat(Seat(seat))) } else { Err(Why::NoSeat.into()) }
    }

    /// Whether the view and the choices of a seat are visible.
    fn sees(&self, seat: Seat) -> bool {
        self.visibility.includes(seat)
    }

    /// The position after entry `at`, or the nearest one that can be replayed.
    pub fn stand_at(&self, id: &str, at: Option<u32>, viewer: Viewer) -> Result<ReplayInfo, Failure> {
        let Record { header, lines } = &self.record;
        let asked = at.map_or(lines.len(), |at| at as usize);
        if asked > lines.len() {
            return Err(Why::NoEntry.into());
        }
        let Moment { at, before, position, events, flaw } = self.moment(asked)?;
        let line = at.checked_sub(1).map(|index| &lines[index]);
        let choice = match (line.map(|line| &line.entry), before) {
            (Some(Entry::Action { seat, action }), Some(before)) if self.sees(*seat) => message::choice(&*before, *seat, action),
            _ => None,
        };
        let deciders = position.turn().seats();
        Ok(ReplayInfo {
            id: id.to_owned(),
            game: header.game.clone(),
            edition: message::edition(&header.game, self.record.edition_after(at)),
            options: header.options.clone(),
            seats: header.seats.clone(),
            length: lines.len() as u32,
            at: at as u32,
            trouble: flaw.map(|error| message::sentence(&error.flaw.message())),
            view: position.view(viewer),
            stage: message::stage(&*position),
            entry: line.map(|line| log::log_entry(at as u32, &line.entry, None, &events)),
            choice,
            question: deciders
                .iter()
                .find(|&seat| viewer.is(seat))
                .map(|seat| message::question(&*position, seat, SeatSet::EMPTY)),
            awaited: message::numbers(deciders),
            outcome: message::outcome(&*position),
        })
    }

    fn moment(&self, asked: usize) -> Result<Moment, Failure> {
        match self.exactly(asked) {
            Ok(moment) => Ok(moment),
            Err(failure) => self.nearest(asked)?.ok_or(failure),
        }
    }

    /// The position after entry `at`, by the entries since the last restart.
    fn exactly(&self, at: usize) -> Result<Moment, Failure> {
        let decision = at.checked_sub(1).map(|index| &self.record.lines[index].entry);
        let Some(decision @ Entry::Action { .. }) = decision else {
            let position = log::table_after(&self.record, at)?;
            return Ok(Moment { at, before: None, position, events: Vec::new(), flaw: None });
        };
        let before = log::table_after(&self.record, at - 1)?;
        let mut position = before.clone_box();
        let events = log::apply(&mut *position, decision)?;
        Ok(Moment { at, before: Some(before), position, events, flaw: None })
    }

    /// The first position from entry `asked` on in a log that does not replay as a whole, or else the last one before.
    fn nearest(&self, asked: usize) -> Result<Option<Moment>, Failure> {
        let game = log::game(&self.record.header.game)?.game;
        let mut flaws = Vec::new();
        game.positions(&self.record, self.snapshot.as_ref(), &mut |position, _| flaws.push(position.err().cloned()));
        let replayed = (asked..flaws.len()).chain((0..asked).rev()).find(|&at| flaws[at].is_none());
        let Some(at) = replayed else { return Ok(None) };
        let (mut before, mut found, mut index) = (None, None, 0);
        game.positions(&self.record, self.snapshot.as_ref(), &mut |position, events| {
            let copy = || position.ok().map(|position| position.clone_box());
            if index + 1 == at {
                before = copy();
            } else if index == at {
                found = copy().map(|position| (position, events.to_vec()));
            }
            index += 1;
        });
        let flaw = flaws.swap_remove(asked);
        Ok(found.map(|(position, events)| Moment { at, before, position, events, flaw }))
    }

    /// The rule that forbids an action after entry `at`; `None` if the action is legal.
    fn why(&self, Attempt { at, seat, action }: &Attempt) -> Result<Option<Refusal>, Failure> {
        self.viewer(Some(*seat))?;
        if *at as usize > self.record.lines.len() {
            return Err(Why::NoEntry.into());
        }
        let position = log::table_after(&self.record, *at as usize)?;
        Ok(position.check(Seat(*seat), action).err().map(|refused| message::refusal(&refused)))
    }

    /// All log entries up to the last one that can be replayed, and the points after each.
    fn course(&self, viewer: Viewer) -> Result<Course, Failure> {
        let Record { header, lines } = &self.record;
        let game = log::game(&header.game)?.game;
        let (mut points, mut events) = (Vec::new(), Vec::new());
        let (mut last, mut flaw) = (None, None);
        game.positions(&self.record, self.snapshot.as_ref(), &mut |position, told| {
            match position {
                Ok(_) => last = Some(points.len()),
                Err(error) => flaw = flaw.take().or_else(|| Some(error.clone())),
            }
            points.push(position.map_or_else(|_| Vec::new(), |position| position.points(viewer)));
            events.push(told.to_vec());
        });
        let Some(last) = last else { return Err(about(game.meta())(flaw.expect("without a position there is a flaw"))) };
        points.truncate(last + 1);
        Ok(Course { log: log::in_words(&lines[..last], &events[1..]), points })
    }
}

/// Query parameters of a replay.
#[derive(Deserialize)]
pub struct Place {
    at: Option<u32>,
    seat: Option<u8>,
}

pub async fn show(
    State(app): State<Shared>,
    visitor: Visitor,
    sender: Sender,
    Path(id): Path<String>,
    Query(Place { at, seat }): Query<Place>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let found = Replay::find(&*app.store, &id, visitor.id()).await?;
    // A position of a game in progress depends on all seats of the guest.
    let cache: Option<Cache> = matches!(found.visibility, Visibility::All).then_some(|app| &app.moments);
    let key = CourseKey { replay: id.clone(), length: found.length(), seat, at };
    let make = move |app: &App, replay: &Replay, viewer| {
        app.metrics.positions.add(1);
        Ok(json(&replay.stand_at(&id, at, viewer)?))
    };
    look(&app, &sender, found, key, cache, make).await.map(|body| as_json(&body, &headers))
}

pub async fn course(
    State(app): State<Shared>,
    visitor: Visitor,
    sender: Sender,
    Path(id): Path<String>,
    Query(Place { seat, .. }): Query<Place>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let found = Replay::find(&*app.store, &id, visitor.id()).await?;
    let key = CourseKey { replay: id, length: found.length(), seat, at: None };
    let make = |app: &App, replay: &Replay, viewer| {
        app.metrics.courses.add(1);
        Ok(json(&replay.course(viewer)?))
    };
    look(&app, &sender, found, key, Some(|app| &app.courses), make).await.map(|body| as_json(&body, &headers))
}

type Cache = fn(&App) -> &Courses;

/// What a viewer sees of a replay, from the cache or else made on a blocking thread.
async fn look(
    app: &Shared,
    sender: &Sender,
    found: Unread,
    key: CourseKey,
    cache: Option<Cache>,
    make: impl FnOnce(&App, &Replay, Viewer) -> Result<Bytes, Failure> + Send + 'static,
) -> Result<Encoded, Failure> {
    if !found.shows(key.seat) {
        return Err(Why::NoSeat.into());
    }
    if let Some(body) = cache.and_then(|cache| cache(app).get(&key)) {
        return Ok(body);
    }
    let (ours, replay) = (app.clone(), key.replay.clone());
    let work = move || {
        // Somebody else may have made it while this request waited for its permit.
        if let Some(body) = cache.and_then(|cache| cache(&ours).get(&key)) {
            return Ok(body);
        }
        let replay = found.read()?;
        let viewer = replay.viewer(key.seat)?;
        let body = Encoded::new(make(&ours, &replay, viewer)?);
        if let Some(cache) = cache {
            cache(&ours).keep(key, body.clone());
        }
        Ok(body)
    };
    app.replay(sender, &replay, work).await
}

fn json(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).expect("plain data").into()
}

fn as_json(body: &Encoded, headers: &HeaderMap) -> Response {
    ([(CONTENT_TYPE, "application/json")], body.respond(headers)).into_response()
}

pub async fn why(
    State(app): State<Shared>,
    visitor: Visitor,
    sender: Sender,
    Path(id): Path<String>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<Option<Refusal>>, Failure> {
    let found = Replay::find(&*app.store, &id, visitor.id()).await?;
    app.replay(&sender, &id, move || found.read()?.why(&attempt)).await.map(Json)
}
