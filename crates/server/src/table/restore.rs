//! Loading a table. A log of an earlier program is replayed by its own rules, or the game resumes from a snapshot; a log that cannot be
//! replayed is shown up to its last good entry.

use orrery_engine::erased::{AnyRestored, AnyTable};
use orrery_engine::record::{Record, RecordError};
use orrery_engine::replay::{Snapshot, Verdict};
use orrery_engine::{Edition, Message};

use super::CHAT;
use crate::error::{Failure, Why};
use crate::head::Head;
use crate::log::{self, Log};
use crate::store::{ChatLine, Store, TableRow};
use crate::wire::{Standing, Status};

pub(super) struct Stored {
    pub(super) row: TableRow,
    pub(super) head: Head,
    pub(super) game: Restored,
    pub(super) chat: Vec<ChatLine>,
    pub(super) standing: Option<Standing>,
}

/// A restored game.
#[derive(Default)]
pub struct Restored {
    /// `None` before the start.
    pub position: Option<Box<dyn AnyTable>>,
    pub log: Log,
    /// Edition at the end of the log; `None` before the start.
    pub edition: Option<Edition>,
    /// Number of entries at the stored snapshot.
    pub saved: u32,
    /// Why the log cannot be replayed to its end.
    pub trouble: Option<Message>,
    /// Set if the position is not the one the log leads to: a restart entry that drops this many entries must be appended first.
    pub restart: Option<u32>,
}

impl Stored {
    pub(super) async fn read(store: &dyn Store, id: &str) -> Result<Stored, Failure> {
        let row = store.table(id).await?.ok_or(Why::NoTable)?;
        let head = Head::parse(&row)?;
        let chat = store.chat(id, CHAT).await?;
        let standing = store.standing(id).await?.as_deref().and_then(Standing::parse);
        let game = if head.status == Status::Waiting { Restored::default() } else { restore(store, id, &head).await? };
        Ok(Stored { row, head, game, chat, standing })
    }
}

/// A replayed log, for [`restore`] and `orrery check`.
pub struct Found {
    pub record: Record,
    pub restored: AnyRestored,
    pub snapshot: Option<Snapshot>,
    /// The first malformed line; the record ends before it.
    pub unreadable: Option<RecordError>,
}

/// Replays the log of a stored table.
pub async fn find(store: &dyn Store, id: &str, head: &Head) -> Result<Found, Failure> {
    let (lines, flaw) = log::read(&store.entries(id).await?, head.seats.len());
    let unreadable = flaw.map(|flaw| RecordError { line: Record::line_number(lines.len()), flaw });
    let record = Record { header: log::header(head), lines };
    let snapshot = store.position(id).await?;
    let game = log::game(&head.game)?.game;
    let damaged = |error: RecordError| Why::Damaged.with("reason", error.flaw.message()).about(game.meta());
    let restored = game.restore(&record, snapshot.as_ref()).map_err(damaged)?;
    Ok(Found { record, restored, snapshot, unreadable })
}

async fn restore(store: &dyn Store, id: &str, head: &Head) -> Result<Restored, Failure> {
    let Found { record, restored, snapshot, unreadable } = find(store, id, head).await?;
    let AnyRestored { table, happenings, verdict } = restored;
    let mut entries = log::in_words(&record.lines, &happenings);
    let (trouble, restart) = match (unreadable, verdict) {
        (Some(error), _) | (None, Verdict::Broken { flaw: error }) => {
            tracing::warn!(table = id, %error, "the log of a table cannot be followed");
            entries.truncate(error.line.saturating_sub(Record::line_number(0)));
            (Some(error.flaw.message()), None)
        }
        (None, Verdict::GoesOn { flaw, dropped }) => {
            tracing::warn!(table = id, %flaw, dropped, "the log of a table does not replay; it goes on from a stored position");
            (None, Some(dropped))
        }
        (None, Verdict::AsRecorded) => (None, None),
    };
    let restart = restart.filter(|_| head.status == Status::Playing);
    Ok(Restored {
        position: Some(table),
        log: entries.iter().map(log::raw).collect(),
        edition: Some(record.edition_after(entries.len()).clone()),
        saved: snapshot.map_or(0, |snapshot| snapshot.at),
        trouble,
        restart,
    })
}
