//! Positions of a game after any entry, as far as the viewer may see them.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use orrery_engine::erased::{AnyTable, NarratedEvent};
use orrery_engine::record::{Entry, Record, RecordError};
use orrery_engine::replay::Snapshot;
use orrery_engine::{Seat, SeatSet, Viewer, components};
use serde::Deserialize;

use crate::app::Shared;
use crate::body::Body;
use crate::courses::CourseKey;
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

impl Replay {
    /// Replay of an uploaded record or of a tour.
    pub fn of_record(record: Record) -> Replay {
        Replay { record, snapshot: None, visibility: Visibility::All }
    }

    /// Finds a tour, an uploaded record or a table by id.
    pub async fn find(store: &dyn Store, id: &str, guest: Option<&str>) -> Result<Replay, Failure> {
        if !random::is_id(id) {
            return Err(Why::NoTable.into());
        }
        if let Some(game) = id.strip_prefix(TOUR) {
            let meta = log::game(game)?.game.meta();
            let tour = meta.tour.filter(|_| components::are_shipped(meta)).ok_or(Why::NoTour)?;
            return Ok(Replay::of_record(Record::parse(tour)?));
        }
        match store.replay(id).await? {
            Some(text) => Ok(Replay::of_record(Record::parse(&text)?)),
            None => Replay::of_table(store, id, guest).await,
        }
    }

    async fn of_table(store: &dyn Store, id: &str, guest: Option<&str>) -> Result<Replay, Failure> {
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
        // Up to the first unreadable line.
        let (lines, _) = log::read(&store.entries(id).await?, head.seats.len());
        let snapshot = store.position(id).await?;
        Ok(Replay { record: Record { header: log::header(&head), lines }, snapshot, visibility })
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
        match self.visibility {
            Visibility::All => true,
            Visibility::Seats(seats) => seats.contains(seat),
        }
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
    Query(place): Query<Place>,
) -> Result<Json<ReplayInfo>, Failure> {
    let replay = Replay::find(&*app.store, &id, visitor.id()).await?;
    let viewer = replay.viewer(place.seat)?;
    let asked = id.clone();
    app.replay(&sender, &asked, move || replay.stand_at(&id, place.at, viewer)).await.map(Json)
}

pub async fn course(
    State(app): State<Shared>,
    visitor: Visitor,
    sender: Sender,
    Path(id): Path<String>,
    Query(place): Query<Place>,
) -> Result<Response, Failure> {
    let replay = Replay::find(&*app.store, &id, visitor.id()).await?;
    let viewer = replay.viewer(place.seat)?;
    let key = CourseKey { replay: id.clone(), length: replay.record.lines.len(), seat: place.seat };
    let json = match app.courses.get(&key) {
        Some(json) => json,
        None => {
            let ours = app.clone();
            app.replay(&sender, &id, move || course_json(&ours, &replay, key, viewer)).await?
        }
    };
    Ok(([(CONTENT_TYPE, "application/json")], json).into_response())
}

/// Computes and keeps a course, unless somebody else has done so while this request waited for its permit.
fn course_json(app: &Shared, replay: &Replay, key: CourseKey, viewer: Viewer) -> Result<Bytes, Failure> {
    if let Some(json) = app.courses.get(&key) {
        return Ok(json);
    }
    app.metrics.courses.add(1);
    let json: Bytes = serde_json::to_vec(&replay.course(viewer)?).expect("plain data").into();
    app.courses.keep(key, json.clone());
    Ok(json)
}

pub async fn why(
    State(app): State<Shared>,
    visitor: Visitor,
    sender: Sender,
    Path(id): Path<String>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<Option<Refusal>>, Failure> {
    let replay = Replay::find(&*app.store, &id, visitor.id()).await?;
    app.replay(&sender, &id, move || replay.why(&attempt)).await.map(Json)
}
