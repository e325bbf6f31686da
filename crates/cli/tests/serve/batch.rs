//! Changes of several kinds at several tables, in one transaction that fails: each is stored if and only if it was acknowledged.

use axum::http::{Method, StatusCode};
use orrery_engine::Seed;
use orrery_engine::record::Record;
use orrery_server::client::{Caller, ClientError, Sitting};
use orrery_server::serve::open_to_read;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::disk::{Call, ENOSPC, Fault, Faults, files};
use crate::server::Server;

const TABLES: usize = 4;
/// The system calls of the transaction: in turn, each of them is the one that fails.
const POINTS: i32 = 8;

/// Numbers of changes by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Counts {
    tables: usize,
    records: usize,
    joins: usize,
    lines: usize,
}

fn new_table() -> Value {
    json!({
        "game": "connect-four", "seats": [{ "kind": "me" }, { "kind": "open" }], "options": {},
        "visibility": "link", "bot_takes_over": false, "undo_by_consent": false,
    })
}

/// The record of a game that has just begun.
fn record(seed: u64) -> Value {
    let game = orrery_registry::find("connect-four").unwrap().game;
    let header = game.header(json!({}), vec!["Ada".into(), "Ben".into()], Seed(seed)).unwrap();
    json!({ "record": Record { header, lines: Vec::new() }.to_text() })
}

/// Whether a request was carried out; otherwise it was refused with the reason that fits.
fn is_done(answer: Result<(StatusCode, Value), ClientError>) -> bool {
    let (status, body) = answer.unwrap();
    let refused = status == StatusCode::SERVICE_UNAVAILABLE && body["text"]["key"] == "web-failure-unwritable";
    assert!(status.is_success() || refused, "{status} {body}");
    status.is_success()
}

/// Writes a line and returns whether it was taken.
async fn say(mut sitting: Sitting) -> bool {
    sitting.send(&json!({ "type": "chat", "text": "hello" })).await.unwrap();
    loop {
        let message: Value = serde_json::from_str(&sitting.next().await.unwrap()).unwrap();
        match message["type"].as_str() {
            Some("chat") => return true,
            Some("refused") => return false,
            _ => {}
        }
    }
}

/// Makes all changes at once; returns how many were acknowledged.
async fn change_everything(ada: &Caller, ben: &Caller, tables: &[String], seed: u64) -> Counts {
    let mut chats = JoinSet::new();
    for table in tables {
        let mut sitting = ada.sit(table).await.unwrap();
        sitting.send(&json!({ "type": "hello", "at": 0 })).await.unwrap();
        chats.spawn(say(sitting));
    }
    let call = |caller: &Caller, path: String, body: Value| {
        let caller = caller.clone();
        async move { is_done(caller.call(Method::POST, &path, Some(body)).await) }
    };
    let joins = JoinSet::from_iter(tables.iter().map(|table| call(ben, format!("/api/tables/{table}/join"), json!({}))));
    let made = JoinSet::from_iter((0..TABLES).map(|_| call(ada, "/api/tables".to_owned(), new_table())));
    let uploaded = call(ada, "/api/records".to_owned(), record(seed));
    let (joins, made, uploaded, chats) = tokio::join!(joins.join_all(), made.join_all(), uploaded, chats.join_all());
    let count = |done: Vec<bool>| done.into_iter().filter(|done| *done).count();
    Counts { tables: count(made), records: usize::from(uploaded), joins: count(joins), lines: count(chats) }
}

/// How many changes are stored.
async fn stored(data: &std::path::Path, ben: &str, tables: &[String]) -> Counts {
    let store = open_to_read(data, None).await.unwrap();
    let mut counts = Counts {
        tables: store.all_tables().await.unwrap().len(),
        records: store.all_replays().await.unwrap().len(),
        ..Counts::default()
    };
    for table in tables {
        counts.joins += usize::from(store.table(table).await.unwrap().unwrap().head.contains(ben));
        counts.lines += store.chat(table, 100).await.unwrap().len();
    }
    store.close().await;
    counts
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_change_is_stored_if_and_only_if_it_was_acknowledged() {
    let (faults, data) = (Faults::build(), tempfile::tempdir().unwrap());
    let server = Server::launch(faults.command(data.path()), data.path());
    let mut ada = Caller::new(server.address);
    ada.introduce("Ada").await.unwrap();
    let mut refused = 0;
    for skip in 0..POINTS {
        let mut ben = ada.another();
        let id = ben.introduce("Ben").await.unwrap()["id"].as_str().unwrap().to_owned();
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            tables.push(ada.post("/api/tables", new_table()).await.unwrap()["id"].as_str().unwrap().to_owned());
        }
        let before = stored(data.path(), &id, &tables).await;
        let fault = Fault { call: Call::Write, files: files::LOG, skip, times: None, error: ENOSPC };
        faults.arm(&[fault]);
        let done = change_everything(&ada, &ben, &tables, skip as u64).await;
        assert!(faults.strikes()[0] > 0, "{fault:?} has struck");
        faults.clear();
        server.until_health_is(StatusCode::OK).await;
        let after = stored(data.path(), &id, &tables).await;
        let new = Counts { tables: after.tables - before.tables, records: after.records - before.records, ..after };
        assert_eq!(new, done, "{fault:?}");
        refused += usize::from(done != Counts { tables: TABLES, records: 1, joins: TABLES, lines: TABLES });
    }
    assert_eq!(refused, POINTS as usize, "something was refused each time");
}
