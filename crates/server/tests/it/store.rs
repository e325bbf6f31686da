//! One suite for every backend of the store.

use std::sync::Arc;

use orrery_engine::replay::Snapshot;
use orrery_server::store::{ChatLine, ListedRow, Postgres, Sqlite, Store, StoreError, TableRow, Write};
use serde_json::json;

fn row(id: &str, created: i64, version: i64) -> TableRow {
    let sitters = vec!["ada".to_owned()];
    TableRow { id: id.to_owned(), created, head: format!("{{\"v\":{version}}}"), version, listed: true, bots: false, sitters }
}

fn entry(table: &str, n: u32, line: &str) -> Write {
    Write::Entries { table: table.to_owned(), version: 1, n, lines: vec![line.to_owned()], standing: format!("after {n}") }
}

fn is_conflict(answer: Result<(), StoreError>) -> bool {
    matches!(answer, Err(StoreError::Conflict))
}

/// What every store does. It starts empty.
async fn suite(store: Arc<dyn Store>) {
    guests_and_books(&*store).await;
    tables_and_heads(&*store).await;
    entries_and_chat(&*store).await;
    races(store.clone()).await;
    moves_at_many_tables(&*store).await;
    a_bad_write_does_not_spoil_its_batch(store.clone()).await;
    store.close().await;
    assert!(matches!(store.write(entry("one", 99, "{}")).await, Err(StoreError::Closed)));
}

async fn guests_and_books(store: &dyn Store) {
    assert_eq!(store.guest_name("ada").await.unwrap(), None);
    for (id, name) in [("ada", "Ada"), ("ben", "Ben"), ("ada", "Ada L.")] {
        store.write(Write::Guest { id: id.to_owned(), name: name.to_owned() }).await.unwrap();
    }
    assert_eq!(store.guest_name("ada").await.unwrap().as_deref(), Some("Ada L."));
    for value in [3, 7, 5] {
        store.write(Write::Book { guest: "ada".to_owned(), key: "game/level".to_owned(), value }).await.unwrap();
    }
    assert_eq!(store.book("ada").await.unwrap().into_iter().collect::<Vec<_>>(), [("game/level".to_owned(), 7)]);
    store.write(Write::Replay { id: "r".to_owned(), record: "text\n".to_owned() }).await.unwrap();
    store.write(Write::Replay { id: "r".to_owned(), record: "text\n".to_owned() }).await.unwrap();
    assert_eq!(store.replay("r").await.unwrap().as_deref(), Some("text\n"));
    assert_eq!(store.replay("s").await.unwrap(), None);
}

async fn tables_and_heads(store: &dyn Store) {
    store.write(Write::Table { row: row("one", 1, 1), lines: vec![], position: None }).await.unwrap();
    store
        .write(Write::Table { row: row("two", 2, 1), lines: vec!["a".to_owned(), "b".to_owned()], position: None })
        .await
        .unwrap();
    assert!(is_conflict(store.write(Write::Table { row: row("one", 3, 1), lines: vec!["x".to_owned()], position: None }).await));
    assert_eq!(store.entries("one").await.unwrap(), [""; 0]);
    assert_eq!(store.entries("two").await.unwrap(), ["a", "b"]);
    let ids = |rows: Vec<ListedRow>| rows.into_iter().map(|listed| listed.row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(10).await.unwrap()), ["two", "one"]);
    assert_eq!(ids(store.listed(1).await.unwrap()), ["two"]);
    assert_eq!(ids(store.tables_of("ada", 10).await.unwrap()), ["two", "one"]);

    let next = TableRow { listed: false, bots: true, sitters: vec!["ben".to_owned()], ..row("two", 2, 2) };
    store.write(Write::Head(next.clone())).await.unwrap();
    assert!(is_conflict(store.write(Write::Head(next.clone())).await), "the version before is gone");
    assert_eq!(store.table("two").await.unwrap(), Some(TableRow { sitters: vec![], ..next }));
    assert_eq!(store.table("three").await.unwrap(), None);
    assert_eq!(ids(store.listed(10).await.unwrap()), ["one"]);
    assert_eq!(ids(store.tables_of("ada", 10).await.unwrap()), ["one"]);
    assert_eq!(ids(store.tables_of("ben", 10).await.unwrap()), ["two"]);
    assert_eq!(store.with_bots().await.unwrap(), ["two"]);
    assert_eq!(store.standing("two").await.unwrap(), None);
    let standings = store.tables_of("ben", 10).await.unwrap().into_iter().map(|listed| listed.standing);
    assert_eq!(standings.collect::<Vec<_>>(), [None], "nothing has happened there yet");
    positions(store).await;
}

async fn positions(store: &dyn Store) {
    let stored = async |id: &str| store.position(id).await.unwrap().map(|Snapshot { at, state }| (at, state));
    let position = |at: u32| Snapshot { at, state: json!({ "at": at }) };
    let with = Write::Table { row: row("begun", 0, 1), lines: vec!["a".to_owned()], position: Some(position(1)) };
    store.write(with.clone()).await.unwrap();
    assert!(is_conflict(store.write(with).await));
    assert_eq!(stored("begun").await, Some((1, json!({ "at": 1 }))));
    let start =
        |version, at| Write::Start { row: TableRow { listed: false, ..row("begun", 0, version) }, position: position(at) };
    assert!(is_conflict(store.write(start(3, 9)).await), "of another version");
    assert_eq!(stored("begun").await, Some((1, json!({ "at": 1 }))), "no head, no position");
    store.write(start(2, 1)).await.unwrap();
    assert_eq!(store.table("begun").await.unwrap().map(|row| row.version), Some(2));
    store.write(Write::Position { table: "begun".to_owned(), at: 0, state: "0".to_owned() }).await.unwrap_err();
    assert_eq!(stored("begun").await, Some((1, json!({ "at": 1 }))), "an older one does not replace it");
}

async fn entries_and_chat(store: &dyn Store) {
    store.write(entry("one", 1, "first")).await.unwrap();
    assert!(is_conflict(store.write(entry("one", 1, "late")).await));
    store.write(entry("one", 2, "second")).await.unwrap();
    let Write::Entries { table, n, lines, standing, .. } = entry("one", 3, "of another head") else { unreachable!() };
    assert!(is_conflict(store.write(Write::Entries { table, version: 2, n, lines, standing }).await));
    let several = |n: u32, lines: [&str; 2]| {
        let (table, lines, standing) = ("two".to_owned(), lines.map(str::to_owned).to_vec(), format!("after {n}"));
        Write::Entries { table, version: 2, n, lines, standing }
    };
    assert!(is_conflict(store.write(several(2, ["late", "too"])).await), "all of them or none");
    store.write(several(3, ["c", "d"])).await.unwrap();
    assert_eq!(store.entries("two").await.unwrap(), ["a", "b", "c", "d"]);
    assert_eq!(store.standing("two").await.unwrap().as_deref(), Some("after 3"));
    assert_eq!(store.entries("one").await.unwrap(), ["first", "second"]);
    assert_eq!(store.standing("one").await.unwrap().as_deref(), Some("after 2"), "the late entry changed nothing");
    store.write(Write::Standing { table: "one".to_owned(), standing: "again".to_owned() }).await.unwrap();
    let standings = |rows: Vec<ListedRow>| rows.into_iter().map(|listed| listed.standing).collect::<Vec<_>>();
    assert_eq!(standings(store.listed(10).await.unwrap()), [Some("again".to_owned())]);
    assert_eq!(standings(store.tables_of("ben", 10).await.unwrap()), [Some("after 3".to_owned())]);
    let lines = ["hello", "\u{1f44b} \"quoted\"", "bye"];
    let lines: Vec<ChatLine> =
        (1..).zip(lines).map(|(n, text)| ChatLine { n, sender: "Ada".to_owned(), text: text.to_owned() }).collect();
    for line in &lines {
        store.write(Write::Chat { table: "one".to_owned(), line: line.clone() }).await.unwrap();
    }
    assert!(is_conflict(store.write(Write::Chat { table: "one".to_owned(), line: lines[0].clone() }).await));
    assert_eq!(store.chat("one", 2).await.unwrap(), lines[1..]);
}

/// Ten writers race for each of a hundred entries: exactly one wins each, and what is stored is what the winner wrote.
async fn races(store: Arc<dyn Store>) {
    store.write(Write::Table { row: row("race", 9, 1), lines: vec![], position: None }).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for n in 1..=100 {
        for writer in 0..10 {
            let store = store.clone();
            tasks.spawn(async move {
                let line = format!("{n} by {writer}");
                match store.write(entry("race", n, &line)).await {
                    Ok(()) => Some((n, line)),
                    Err(StoreError::Conflict) => None,
                    Err(error) => panic!("{error}"),
                }
            });
        }
    }
    let mut winners: Vec<(u32, String)> = tasks.join_all().await.into_iter().flatten().collect();
    winners.sort();
    let lines: Vec<String> = winners.into_iter().map(|(_, line)| line).collect();
    assert_eq!(lines.len(), 100);
    assert_eq!(store.entries("race").await.unwrap(), lines);
}

/// Moves that are stored together are answered each for itself.
async fn moves_at_many_tables(store: &dyn Store) {
    let id = |number: u32| format!("many {number:02}");
    for number in 0..40 {
        let (row, lines) = (row(&id(number), 1, 1 + i64::from(number % 4 == 3)), vec!["first".to_owned()]);
        store.write(Write::Table { row, lines, position: None }).await.unwrap();
    }
    // Of four, one is at an entry that is there, and one is of an earlier version of the head. In the second batch, one tries it twice.
    let n = |number: u32| if number % 4 == 1 { 1 } else { 2 };
    let mut done = Vec::new();
    for (numbers, times) in [(0..20, 1), (20..40, 2)] {
        let tries: Vec<u32> = numbers.flat_map(|number| vec![number; if number % 4 == 2 { times } else { 1 }]).collect();
        let writes = tries.iter().map(|number| store.write(entry(&id(*number), n(*number), "second")));
        let answers = futures_util::future::join_all(writes).await;
        done.extend(tries.into_iter().zip(answers).filter_map(|(number, answer)| answer.is_ok().then_some(number)));
    }
    for number in 0..40 {
        let new = usize::from(number % 4 % 2 == 0);
        assert_eq!(done.iter().filter(|of| **of == number).count(), new, "table {number}");
        assert_eq!(store.entries(&id(number)).await.unwrap(), ["first", "second"][..=new]);
        assert_eq!(store.standing(&id(number)).await.unwrap().as_deref(), (new > 0).then_some("after 2"));
    }
}

async fn a_bad_write_does_not_spoil_its_batch(store: Arc<dyn Store>) {
    store.write(Write::Table { row: row("batch", 10, 1), lines: vec![], position: None }).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for n in 1..=50 {
        let store = store.clone();
        let nowhere = Write::Standing { table: "no such table".to_owned(), standing: "x".to_owned() };
        let write = if n == 25 { nowhere } else { entry("batch", n, "x") };
        tasks.spawn(async move { store.write(write).await });
    }
    let answers = tasks.join_all().await;
    let failed: Vec<_> = answers.iter().filter(|answer| answer.is_err()).collect();
    assert!(matches!(failed[..], [Err(StoreError::Failed(_))]), "{failed:?}");
    assert_eq!(store.entries("batch").await.unwrap().len(), 49);
}

#[tokio::test]
async fn sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("orrery.sqlite");
    suite(Arc::new(Sqlite::open(&file).await.unwrap())).await;

    let again = Sqlite::open(&file).await.unwrap();
    assert_eq!(again.entries("race").await.unwrap().len(), 100, "what was written is there after opening again");
    let copy = folder.path().join("copy.sqlite");
    again.backup(&copy).await.unwrap();
    assert!(again.backup(&copy).await.is_err(), "a copy is never overwritten");
    assert_eq!(Sqlite::open(&copy).await.unwrap().entries("race").await.unwrap().len(), 100);
}

#[tokio::test]
async fn postgres() {
    let cluster = tokio::task::spawn_blocking(crate::postgres::Cluster::start).await.unwrap();
    let store = Arc::new(Postgres::connect(&cluster.url()).await.unwrap());
    let second = Postgres::connect(&cluster.url()).await.err().expect("one server a database").to_string();
    let holder = format!("another server uses the database: orrery, process {} at 127.0.0.1", std::process::id());
    assert_eq!(second, holder);
    Postgres::connect_to_read(&cluster.url()).await.unwrap().close().await;
    suite(store).await;
    let again = Postgres::connect(&cluster.url()).await.unwrap();
    assert_eq!(again.entries("race").await.unwrap().len(), 100);
    again.close().await;
}
