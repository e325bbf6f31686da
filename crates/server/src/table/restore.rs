//! A table as the store has it. What an earlier program wrote is played on by its own rules, or from its stored position; what cannot be
//! followed is shown as far as it goes.

use orrery_engine::Message;
use orrery_engine::erased::{AnyRestored, AnyTable};
use orrery_engine::record::{Record, RecordError};
use orrery_engine::replay::{Snapshot, Verdict};

use super::CHAT;
use crate::error::{Failure, Why};
use crate::head::Head;
use crate::log::{self, Log};
use crate::store::{ChatLine, Store, TableRow};
use crate::wire::Status;

pub(super) struct Stored {
    pub(super) row: TableRow,
    pub(super) head: Head,
    pub(super) game: Restored,
    pub(super) chat: Vec<ChatLine>,
}

/// The game on a table.
#[derive(Default)]
pub struct Restored {
    /// There is none before the start.
    pub position: Option<Box<dyn AnyTable>>,
    pub log: Log,
    /// The entry after which the store has the position itself.
    pub saved: u32,
    /// Why the log cannot be followed any further.
    pub trouble: Option<Message>,
    /// The position is not what the log leads to: an entry must say so before the game goes on. The number of entries that it drops.
    pub restart: Option<u32>,
}

impl Stored {
    pub(super) async fn read(store: &dyn Store, id: &str) -> Result<Stored, Failure> {
        let row = store.table(id).await?.ok_or(Why::NoTable)?;
        let head = Head::parse(&row)?;
        let chat = store.chat(id, CHAT).await?;
        let game = if head.status == Status::Waiting { Restored::default() } else { restore(store, id, &head).await? };
        Ok(Stored { row, head, game, chat })
    }
}

/// What [`restore`] and `orrery check` have found.
pub struct Found {
    pub record: Record,
    pub restored: AnyRestored,
    pub snapshot: Option<Snapshot>,
    /// A line that cannot be read at all; the record ends before it.
    pub unreadable: Option<RecordError>,
}

/// Replays a stored table.
pub async fn find(store: &dyn Store, id: &str, head: &Head) -> Result<Found, Failure> {
    let (lines, flaw) = log::read(&store.entries(id).await?, head.seats.len());
    let unreadable = flaw.map(|flaw| RecordError { line: Record::line_number(lines.len()), flaw });
    let record = Record { header: log::header(head), lines };
    let snapshot = store.position(id).await?;
    let restored = log::game(&head.game)?.game.restore(&record, snapshot.as_ref()).map_err(|error| {
        let reason = error.flaw.message();
        Failure::from(Why::Damaged).with("reason", reason)
    })?;
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
    let log = entries.iter().map(log::raw).collect();
    Ok(Restored { position: Some(table), log, saved: snapshot.map_or(0, |snapshot| snapshot.at), trouble, restart })
}
