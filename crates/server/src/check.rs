//! What this program makes of everything that is stored, found out before it takes over. Reads only.

use orrery_engine::record::{Record, RecordError};
use orrery_engine::replay::Verdict;

use crate::error::Failure;
use crate::head::Head;
use crate::log;
use crate::store::{Store, StoreError};
use crate::table::restore;
use crate::wire::Status;

/// What became of a stored game.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    AsRecorded,
    /// The log does not replay as it was played; the table goes on, without some of its last entries.
    GoesOn {
        error: RecordError,
        rules: u32,
        dropped: u32,
    },
    /// The log cannot be followed beyond an entry.
    Broken {
        error: RecordError,
    },
    /// Not even the first position can be made.
    Unreadable {
        reason: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Table,
    Replay,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub kind: Kind,
    pub id: String,
    /// Empty where not even that can be read.
    pub game: String,
    pub finding: Finding,
}

/// Replays every table and every uploaded record. `each` is called after each one, with how many there are.
pub async fn check(store: &dyn Store, mut each: impl FnMut(Report, usize)) -> Result<(), StoreError> {
    let (tables, replays) = (store.all_tables().await?, store.all_replays().await?);
    let total = tables.len() + replays.len();
    for id in tables {
        let (game, finding) = check_table(store, &id).await.unwrap_or_else(damaged);
        each(Report { kind: Kind::Table, id, game, finding }, total);
    }
    for id in replays {
        let (game, finding) = match store.replay(&id).await {
            Ok(text) => check_replay(&text.unwrap_or_default()),
            Err(error) => damaged(error),
        };
        each(Report { kind: Kind::Replay, id, game, finding }, total);
    }
    Ok(())
}

async fn check_table(store: &dyn Store, id: &str) -> Result<(String, Finding), StoreError> {
    let Some(row) = store.table(id).await? else { return Ok((String::new(), Finding::AsRecorded)) };
    let head = match Head::parse(&row) {
        Ok(head) => head,
        Err(failure) => return Ok((String::new(), unreadable(failure))),
    };
    let game = head.game.clone();
    if head.status == Status::Waiting {
        return Ok((game, Finding::AsRecorded));
    }
    let finding = match restore::find(store, id, &head).await {
        Err(failure) => unreadable(failure),
        Ok(found) => match (found.unreadable, found.restored.verdict) {
            (Some(error), _) | (None, Verdict::Broken { flaw: error }) => Finding::Broken { error },
            (None, Verdict::GoesOn { flaw, dropped }) => Finding::GoesOn { error: flaw, rules: head.edition.rules, dropped },
            (None, Verdict::AsRecorded) => Finding::AsRecorded,
        },
    };
    Ok((game, finding))
}

fn check_replay(text: &str) -> (String, Finding) {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => return (String::new(), Finding::Broken { error }),
    };
    let game = record.header.game.clone();
    let finding = match log::game(&game).map(|entry| entry.game.replay(&record, &mut |_, _, _, _| ())) {
        Ok(Ok(_)) => Finding::AsRecorded,
        Ok(Err(error)) => Finding::Broken { error },
        Err(failure) => unreadable(failure),
    };
    (game, finding)
}

/// What is stored of it cannot be read; others can.
fn damaged(error: StoreError) -> (String, Finding) {
    (String::new(), Finding::Unreadable { reason: error.to_string() })
}

fn unreadable(failure: Failure) -> Finding {
    Finding::Unreadable { reason: failure.to_string() }
}
