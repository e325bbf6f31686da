//! Loading a table. A log of an earlier version of the program is replayed by its own rules, or the game resumes from a snapshot;
//! a log that cannot be replayed is shown up to its last good entry, or without a position if the game cannot even be set up.

use orrery_engine::erased::{AnyGame, AnyRestored, AnyTable};
use orrery_engine::record::{Record, RecordError};
use orrery_engine::replay::{Resumption, Snapshot, Verdict};
use orrery_engine::{Edition, Message};

use super::CHAT;
use crate::app::Shared;
use crate::error::{Failure, Why};
use crate::head::Head;
use crate::log::{self, Log};
use crate::store::{ChatLine, Store, StoreError, TableRow};
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
    /// `None` before the start, and where not even a first position can be made.
    pub position: Option<Box<dyn AnyTable>>,
    pub log: Log,
    /// Number of undos in the log.
    pub undo_entries: u32,
    /// Edition at the end of the log; `None` before the start.
    pub edition: Option<Edition>,
    /// Number of entries at the stored snapshot, if there is one.
    pub saved: Option<u32>,
    /// Why the log cannot be replayed to its end.
    pub trouble: Option<Message>,
    pub mend: Mend,
}

/// What must be written before a restored game can go on.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Mend {
    #[default]
    Nothing,
    /// The position is not the one that the log leads to: a restart entry that drops this many entries.
    Restart { dropped: u32 },
    /// Nothing was decided by the edition of the head: the current one takes its place.
    Edition,
}

impl Stored {
    pub(super) async fn read(app: &Shared, id: &str) -> Result<Stored, Failure> {
        let store = &app.store;
        let row = store.table(id).await?.ok_or(Why::NoTable)?;
        let head = Head::parse(&row)?;
        let chat = store.chat(id, CHAT).await?;
        let standing = store.standing(id).await?.as_deref().and_then(Standing::parse);
        let game = if head.status == Status::Waiting { Restored::default() } else { restore(app, id, &head).await? };
        Ok(Stored { row, head, game, chat, standing })
    }
}

/// A replayed log, for [`restore`] and `orrery check`.
pub struct Found {
    pub record: Record,
    /// An error if not even a first position can be made.
    pub restored: Result<AnyRestored, RecordError>,
    pub snapshot: Option<Snapshot>,
    /// The first malformed line; the record ends before it.
    pub unreadable: Option<RecordError>,
}

/// The log of a stored table, not replayed yet.
pub struct Unplayed {
    record: Record,
    snapshot: Option<Snapshot>,
    unreadable: Option<RecordError>,
}

impl Unplayed {
    pub async fn read(store: &dyn Store, id: &str, head: &Head) -> Result<Unplayed, StoreError> {
        let (lines, flaw) = log::read(&store.entries(id).await?, head.seats.len());
        let unreadable = flaw.map(|flaw| RecordError { line: Record::line_number(lines.len()), flaw });
        let record = Record { header: log::header(head), lines };
        Ok(Unplayed { record, snapshot: store.position(id).await?, unreadable })
    }

    /// Replays the log, which may take a while.
    pub fn replay(self, game: &dyn AnyGame) -> Found {
        let Unplayed { record, snapshot, unreadable } = self;
        let mut restored = game.restore(&record, snapshot.as_ref());
        if let (Some(_), Ok(AnyRestored { verdict: Verdict::GoesOn { flaw, from: Resumption::Setup, .. }, .. })) =
            (&unreadable, &restored)
        {
            // Something was decided that cannot be read: a new set-up would be a different game.
            restored = Err(flaw.clone());
        }
        Found { record, restored, snapshot, unreadable }
    }
}

/// Replays the log of a stored table on a blocking thread, under the claim of its host.
pub(super) async fn restore(app: &Shared, id: &str, head: &Head) -> Result<Restored, Failure> {
    let Ok(entry) = log::game(&head.game) else {
        let trouble = Message::new("record-unknown-game").with("game", head.game.clone());
        return Ok(Restored { trouble: Some(trouble), ..Restored::default() });
    };
    let game = entry.game;
    let unplayed = Unplayed::read(&*app.store, id, head).await?;
    let permit = app.loaders.acquire(head.claim(id)).await;
    let replay = move || {
        let _permit = permit;
        unplayed.replay(game)
    };
    let found = tokio::task::spawn_blocking(replay).await.map_err(|_| Failure::from(Why::Failed))?;
    Ok(in_memory(id, head, found))
}

fn in_memory(id: &str, head: &Head, found: Found) -> Restored {
    let Found { record, restored, snapshot, unreadable } = found;
    let AnyRestored { table, events, verdict } = match restored {
        Ok(restored) => restored,
        Err(error) => {
            tracing::warn!(table = id, %error, "a table cannot be opened");
            return Restored { trouble: Some(error.flaw.message()), ..Restored::default() };
        }
    };
    let mut entries = log::in_words(&record.lines, &events);
    let (trouble, mend) = match (unreadable, verdict) {
        (Some(error), _) | (None, Verdict::Broken { flaw: error }) => {
            tracing::warn!(table = id, %error, "the log of a table cannot be followed");
            entries.truncate(error.line.saturating_sub(Record::line_number(0)));
            (Some(error.flaw.message()), Mend::Nothing)
        }
        (None, Verdict::GoesOn { flaw, from, dropped }) => {
            tracing::warn!(table = id, %flaw, ?from, dropped, "the log of a table does not replay; the game goes on");
            (None, if from == Resumption::Setup { Mend::Edition } else { Mend::Restart { dropped } })
        }
        (None, Verdict::AsRecorded) => (None, Mend::Nothing),
    };
    let mend = if head.status == Status::Over { Mend::Nothing } else { mend };
    Restored {
        position: Some(table),
        undo_entries: entries.iter().filter(|entry| entry.undid > 0).count() as u32,
        log: entries.iter().map(log::raw).collect(),
        edition: Some(record.edition_after(entries.len()).clone()),
        saved: snapshot.map(|snapshot| snapshot.at),
        trouble,
        mend,
    }
}
