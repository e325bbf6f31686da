//! Checks whether this program can continue every stored game, before it takes over. Read-only.

use orrery_engine::Message;
use orrery_engine::erased::AnyRestored;
use orrery_engine::record::{Record, RecordError};
use orrery_engine::replay::{Resumption, Verdict};

use crate::head::Head;
use crate::store::{Store, StoreError};
use crate::table::restore::{Found, Unplayed};
use crate::wire::Status;

/// The verdict on a stored game. `rules` is the version in force at the entry that the error names.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    AsRecorded,
    /// The log diverges; the table continues, possibly without its last entries.
    GoesOn {
        error: RecordError,
        rules: u32,
        from: Resumption,
        dropped: u32,
    },
    /// The log cannot be replayed beyond an entry, or the game cannot even be set up. `rules` is `None` if it cannot be read either.
    Broken {
        error: RecordError,
        rules: Option<u32>,
    },
    /// What is stored of it cannot be read.
    Unreadable {
        reason: Message,
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
    /// Empty if it cannot be read.
    pub game: String,
    pub finding: Finding,
}

/// Replays every table and every uploaded record. `each` is called after each one, with the total.
pub async fn check(store: &dyn Store, mut each: impl FnMut(Report, usize)) -> Result<(), StoreError> {
    let (tables, replays) = (store.all_tables().await?, store.all_replays().await?);
    let total = tables.len() + replays.len();
    for id in tables {
        let (game, finding) = check_table(store, &id).await.unwrap_or_else(|error| (String::new(), damaged(error)));
        each(Report { kind: Kind::Table, id, game, finding }, total);
    }
    for id in replays {
        let (game, finding) = match store.replay(&id).await {
            Ok(text) => check_replay(&text.unwrap_or_default()),
            Err(error) => (String::new(), damaged(error)),
        };
        each(Report { kind: Kind::Replay, id, game, finding }, total);
    }
    Ok(())
}

async fn check_table(store: &dyn Store, id: &str) -> Result<(String, Finding), StoreError> {
    let Some(row) = store.table(id).await? else { return Ok((String::new(), Finding::AsRecorded)) };
    let head = match Head::parse(&row) {
        Ok(head) => head,
        Err(error) => return Ok((String::new(), Finding::Unreadable { reason: error.message() })),
    };
    let game = head.game.clone();
    if head.status == Status::Waiting && store.entries(id).await?.is_empty() {
        // It is set up when it starts, by the edition that is current then.
        return Ok((game, Finding::AsRecorded));
    }
    let finding = match orrery_registry::find(&game) {
        None => unknown(&game),
        Some(entry) => {
            let found = Unplayed::read(store, id, &head).await.map(|unplayed| unplayed.replay(entry.game));
            found.map_or_else(damaged, |found| judge(&found))
        }
    };
    Ok((game, finding))
}

fn judge(Found { record, restored, unreadable, .. }: &Found) -> Finding {
    let rules = |error| record.edition_at(error).rules;
    match (unreadable, restored) {
        (_, Err(error)) | (Some(error), _) | (None, Ok(AnyRestored { verdict: Verdict::Broken { flaw: error }, .. })) => {
            Finding::Broken { error: error.clone(), rules: Some(rules(error)) }
        }
        (None, Ok(AnyRestored { verdict: Verdict::GoesOn { flaw, from, dropped }, .. })) => {
            Finding::GoesOn { error: flaw.clone(), rules: rules(flaw), from: *from, dropped: *dropped }
        }
        (None, Ok(AnyRestored { verdict: Verdict::AsRecorded, .. })) => Finding::AsRecorded,
    }
}

fn check_replay(text: &str) -> (String, Finding) {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => return (String::new(), Finding::Broken { error, rules: None }),
    };
    let game = record.header.game.clone();
    let finding = match orrery_registry::find(&game).map(|entry| entry.game.replay(&record, &mut |_, _, _, _| ())) {
        Some(Ok(_)) => Finding::AsRecorded,
        Some(Err(error)) => Finding::Broken { rules: Some(record.edition_at(&error).rules), error },
        None => unknown(&game),
    };
    (game, finding)
}

/// A row that cannot be read does not stop the check.
fn damaged(error: StoreError) -> Finding {
    Finding::Unreadable { reason: Message::new("table-store").with("reason", error.to_string()) }
}

fn unknown(game: &str) -> Finding {
    Finding::Unreadable { reason: Message::new("record-unknown-game").with("game", game) }
}
