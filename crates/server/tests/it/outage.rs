//! The database goes away and comes back: moves are refused soon, nothing is lost, and the table goes on.

use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use orrery_server::Settings;
use serde_json::json;
use sqlx::{Connection, PgConnection};

use crate::postgres::Cluster;
use crate::proxy::{Fault, Proxy};
use crate::support::{Client, Server, new_table, settings};

/// Refusing a move early is better than leaving it unanswered.
const SOON: Duration = Duration::from_secs(3);

/// A server with a table of Connect Four, and somebody who plays both sides of it.
async fn begin(settings: Settings) -> (Server, String, Client) {
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]);
    let table = ada.table(new_table("connect-four", seats)).await;
    let client = ada.sit(&table, 0).await;
    (server, table, client)
}

async fn health(server: &Server) -> StatusCode {
    server.nobody().call(Method::GET, "/healthz", None).await.0
}

async fn until_health_is(server: &Server, status: StatusCode) {
    let begun = Instant::now();
    while health(server).await != status {
        assert!(begun.elapsed() < Duration::from_secs(10), "/healthz does not turn {status}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The same move is refused in time during an outage and taken after it.
async fn refused_then_taken(server: &Server, client: &mut Client, at: u32, outage: impl Fn(), end: impl Fn()) {
    let drop_disc = |column: u8| json!({ "column": column });
    outage();
    for _ in 0..2 {
        let begun = Instant::now();
        let answer = client.play(at, (at % 2) as u8, drop_disc(3)).await;
        assert_eq!(answer["reason"]["text"]["key"], "web-failure-unwritable", "{answer}");
        assert!(begun.elapsed() < SOON, "refused after {:?}", begun.elapsed());
    }
    let begun = Instant::now();
    assert_eq!(health(server).await, StatusCode::SERVICE_UNAVAILABLE);
    assert!(begun.elapsed() < SOON);
    end();
    until_health_is(server, StatusCode::OK).await;
    let answer = client.play(at, (at % 2) as u8, drop_disc(3)).await;
    assert_eq!(answer, json!({ "type": "done", "id": answer["id"], "at": at + 1 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_goes_away_and_comes_back() {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let data = tempfile::tempdir().unwrap();
    let mut settings = settings(data.path());
    settings.database = Some(cluster.url());
    let (server, table, mut client) = begin(settings).await;

    refused_then_taken(&server, &mut client, 0, || cluster.crash(), || cluster.start_again()).await;
    refused_then_taken(&server, &mut client, 1, || cluster.signal("STOP"), || cluster.signal("CONT")).await;

    let entries = server.state.store.entries(&table).await.unwrap();
    assert_eq!(entries.len(), 2, "what was refused is not stored: {entries:?}");
    server.stop().await;
}

/// A table of which nothing but its clients is in memory cannot be read either.
#[tokio::test(flavor = "multi_thread")]
async fn a_sleeping_table_answers_during_an_outage() {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let data = tempfile::tempdir().unwrap();
    let mut settings = settings(data.path());
    (settings.database, settings.idle) = (Some(cluster.url()), Duration::from_millis(10));
    let (server, table, mut client) = begin(settings).await;
    client.table_at(0).await;
    // A slot that is in use does not fall asleep.
    while !server.state.hub.in_memory(&table).unwrap().lock().await.as_ref().unwrap().is_asleep() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    cluster.crash();
    let begun = Instant::now();
    let answer = client.play(0, 0, json!({ "column": 3 })).await;
    assert_eq!(answer["type"], "refused", "{answer}");
    assert!(begun.elapsed() < SOON, "refused after {:?}", begun.elapsed());
    until_health_is(&server, StatusCode::SERVICE_UNAVAILABLE).await;

    // Several in a row do not wait for one time-out each.
    let begun = Instant::now();
    for _ in 0..5 {
        let answer = client.play(0, 0, json!({ "column": 3 })).await;
        assert_eq!(answer["reason"]["text"]["key"], "web-failure-unwritable", "{answer}");
    }
    client.send(json!({ "type": "chat", "text": "hello?" })).await;
    assert_eq!(client.next("refused").await["id"], 0);
    assert!(begun.elapsed() < Duration::from_secs(1), "refused after {:?}", begun.elapsed());
    for question in [json!({ "type": "hello", "at": 0 }), json!({ "type": "why", "id": 7, "seat": 0, "action": {} })] {
        let begun = Instant::now();
        client.send(question.clone()).await;
        client.next("refused").await;
        assert!(begun.elapsed() < SOON, "{question}: after {:?}", begun.elapsed());
    }

    cluster.start_again();
    until_health_is(&server, StatusCode::OK).await;
    assert_eq!(client.play(0, 0, json!({ "column": 3 })).await["at"], 1);
    server.stop().await;
}

/// The answer to a move whose COMMIT fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Done,
    Refused,
    /// Unknown; after the outage the move is there, or it is not.
    Unknown {
        stored: bool,
    },
}

/// Plays the next move with a fault at its COMMIT, and recovers. Returns the number of entries.
async fn meets(proxy: &Proxy, client: &mut Client, server: &Server, at: u32, fault: (Fault, bool), expected: Answer) -> u32 {
    let disc = json!({ "column": at % 7 });
    proxy.at_commit(fault.0, fault.1);
    let begun = Instant::now();
    let answer = client.play(at, (at % 2) as u8, disc.clone()).await;
    assert!(begun.elapsed() < SOON, "{fault:?}: answered after {:?}", begun.elapsed());
    let key = &answer["reason"]["text"]["key"];
    let there = match expected {
        Answer::Done => {
            assert_eq!(answer["at"], at + 1, "{fault:?}: {answer}");
            true
        }
        Answer::Refused => {
            assert_eq!(key, "web-failure-unwritable", "{fault:?}: {answer}");
            false
        }
        Answer::Unknown { stored } => {
            assert_eq!(key, "web-failure-unknown", "{fault:?}: {answer}");
            assert_eq!(health(server).await, StatusCode::SERVICE_UNAVAILABLE, "{fault:?}");
            proxy.mend();
            let shown = client.next("table").await;
            assert_eq!(shown["at"], if stored { at + 1 } else { at }, "{fault:?}: shown without being asked for");
            stored
        }
    };
    proxy.mend();
    until_health_is(server, StatusCode::OK).await;
    if !there {
        assert_eq!(client.play(at, (at % 2) as u8, disc).await["at"], at + 1, "{fault:?}: taken afterwards");
    }
    at + 1
}

/// The answer to COMMIT is lost: a move is acknowledged only if it is stored, and refused only if it is not.
#[tokio::test(flavor = "multi_thread")]
async fn the_answer_to_a_commit_is_lost() {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let proxy = Proxy::start(cluster.address()).await;
    let data = tempfile::tempdir().unwrap();
    let mut settings = settings(data.path());
    settings.database = Some(Cluster::url_at(proxy.address));
    let (server, table, mut client) = begin(settings).await;
    client.table_at(0).await;

    let mut at = 0;
    for (fault, expected) in [
        ((Fault::Lost, false), Answer::Refused),
        ((Fault::AnswerLost, false), Answer::Done),
        ((Fault::Unanswered, false), Answer::Done),
        ((Fault::Lost, true), Answer::Unknown { stored: false }),
        ((Fault::AnswerLost, true), Answer::Unknown { stored: true }),
        ((Fault::Unanswered, true), Answer::Unknown { stored: true }),
        // Postgres still holds the transaction open: no other can find out what becomes of it.
        ((Fault::Late, false), Answer::Unknown { stored: true }),
    ] {
        at = meets(&proxy, &mut client, &server, at, fault, expected).await;
        let entries = server.state.store.entries(&table).await.unwrap();
        assert_eq!(entries.len() as u32, at, "{fault:?}: each move once");
    }
    server.stop().await;
}

/// Key of the advisory lock.
const LOCK: i64 = 0x6f72_7279;

/// Postgres restarts, and another server is faster to lock the database.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_lost_its_lock_writes_nothing() {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let data = tempfile::tempdir().unwrap();
    let mut settings = settings(data.path());
    settings.database = Some(cluster.url());
    let (server, _, mut client) = begin(settings).await;
    client.table_at(0).await;
    cluster.crash();
    cluster.start_again();
    let mut other = PgConnection::connect(&cluster.url()).await.unwrap();
    let locked: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(LOCK).fetch_one(&mut other).await.unwrap();
    assert!(locked, "it is faster than the check of the first server");

    until_health_is(&server, StatusCode::SERVICE_UNAVAILABLE).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let answer = client.play(0, 0, json!({ "column": 3 })).await;
    assert_eq!(answer["reason"]["text"]["key"], "web-failure-unwritable", "{answer}");
    other.close().await.unwrap();
    until_health_is(&server, StatusCode::OK).await;
    assert_eq!(client.play(0, 0, json!({ "column": 3 })).await["at"], 1);
    server.stop().await;
}

/// A database whose default is to acknowledge a commit before it is on disk.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_survives_a_crash_of_postgres() {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let mut admin = PgConnection::connect(&cluster.url()).await.unwrap();
    // Its background process flushes the log once in ten seconds.
    for statement in [
        "ALTER DATABASE postgres SET synchronous_commit = off",
        "ALTER SYSTEM SET synchronous_commit = off",
        "ALTER SYSTEM SET wal_writer_delay = '10s'",
    ] {
        sqlx::query(statement).execute(&mut admin).await.unwrap();
    }
    drop(admin);
    cluster.crash();
    cluster.start_again();

    let data = tempfile::tempdir().unwrap();
    let mut settings = settings(data.path());
    settings.database = Some(cluster.url());
    let (server, table, mut client) = begin(settings).await;
    for at in 0..5 {
        assert_eq!(client.play(at, (at % 2) as u8, json!({ "column": at })).await["at"], at + 1);
    }
    cluster.crash();
    cluster.start_again();
    until_health_is(&server, StatusCode::OK).await;
    let entries = server.state.store.entries(&table).await.unwrap();
    assert_eq!(entries.len(), 5, "{entries:?}");
    server.stop().await;
}
