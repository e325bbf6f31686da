//! Tables that another program has left: it had other rules, other components, another form of lines, or it damaged them.

use std::path::Path;

use axum::http::{Method, StatusCode};
use orrery_server::check::{Finding, check};
use orrery_server::serve::open_to_read;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::support::{Guest, Server, new_table};

/// Changes the database while no server runs.
async fn change(data: &Path, statement: &'static str) {
    let file = format!("sqlite://{}", data.join("orrery.sqlite").display());
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    let changed = sqlx::query(statement).execute(&mut connection).await.unwrap().rows_affected();
    assert!(changed > 0, "{statement}");
    connection.close().await.unwrap();
}

/// A table of Connect Four after five discs in columns 0 to 4, with a clean stop of the server.
async fn left(data: &Path) -> (Guest, String) {
    let server = Server::start(data).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]))).await;
    let mut client = ada.sit(&table, 0).await;
    for turn in 0..5u32 {
        assert_eq!(client.play(turn, (turn % 2) as u8, json!({ "column": turn })).await["type"], "done");
    }
    server.stop().await;
    (ada, table)
}

/// The guest at a new server over the same data, and the table as it comes.
async fn again(data: &Path, ada: &mut Guest, table: &str) -> (Server, Value) {
    let server = Server::start(data).await;
    ada.caller.address = server.address;
    let shown = ada.sit(table, 0).await.next("table").await;
    (server, shown)
}

async fn findings(data: &Path) -> Vec<Finding> {
    let store = open_to_read(data, None).await.unwrap();
    let mut findings = Vec::new();
    check(&*store, |report, _| findings.push(report.finding)).await.unwrap();
    store.close().await;
    findings
}

/// How many discs lie on the board.
fn discs(table: &Value) -> usize {
    let rows = table["views"][0]["view"]["rows"].as_array().unwrap_or_else(|| panic!("{table}"));
    rows.iter().flat_map(|row| row.as_array().unwrap()).filter(|cell| !cell.is_null()).count()
}

#[tokio::test]
async fn a_table_with_other_components_goes_on_from_its_stored_position() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    assert_eq!(findings(data.path()).await, [Finding::AsRecorded]);
    change(data.path(), "UPDATE tables SET head = json_replace(head, '$.edition.components', '0123456789abcdef')").await;
    assert!(matches!(findings(data.path()).await[..], [Finding::GoesOn { rules: 1, dropped: 0, .. }]));

    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!((&shown["at"], discs(&shown)), (&json!(6), 5));
    assert_eq!(shown["log"][5]["events"][0]["text"]["key"], "web-log-restarted", "the log says from where on which rules hold");
    assert_eq!(shown["log"][5]["seat"], 255);
    let info = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["edition"]["components"]["own"], false, "it goes on with what ships: {info}");
    let listed = ada.get("/api/tables?of=own").await;
    assert_eq!(listed[0]["edition"]["components"], json!({ "hash": "0123456789abcdef", "own": true }), "as it began");
    let mut client = ada.sit(&table, 0).await;
    assert_eq!(client.play(6, 1, json!({ "column": 5 })).await, json!({ "type": "done", "id": 1, "at": 7 }));
    let undone = client.undo(7, 1, 1).await;
    assert_eq!(undone["type"], "refused", "{undone}");
    server.stop().await;

    assert_eq!(findings(data.path()).await, [Finding::AsRecorded], "from the entry that says so the log replays");
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!((&shown["at"], discs(&shown)), (&json!(7), 6), "it says so once");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_waited_through_an_upgrade_starts_with_what_is_current() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    server.stop().await;
    change(data.path(), "UPDATE tables SET head = json_replace(head, '$.edition.components', '0123456789abcdef')").await;

    let server = Server::start(data.path()).await;
    ada.caller.address = server.address;
    let ben = server.guest("Ben").await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1 })).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let info = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["status"], &info["edition"]["components"]["own"]), (&json!("playing"), &json!(false)), "{info}");
    let mut client = ada.sit(&table, 0).await;
    assert_eq!(client.play(0, 0, json!({ "column": 3 })).await["type"], "done");
    server.stop().await;
    assert_eq!(findings(data.path()).await, [Finding::AsRecorded]);
}

#[tokio::test]
async fn entries_that_the_new_rules_forbid_are_dropped_and_the_log_says_so() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    change(data.path(), "UPDATE tables SET head = json_replace(head, '$.edition.rules', 0)").await;
    // The stored position is three entries old, and the second of those is illegal by now.
    change(data.path(), "DELETE FROM positions").await;
    change(data.path(), "INSERT INTO positions SELECT id, 2, '{\"discs\":[1,128],\"dropped\":2,\"won\":false}' FROM tables")
        .await;
    change(data.path(), "UPDATE entries SET line = '1 {\"column\":9}' WHERE n = 4").await;
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!((&shown["at"], discs(&shown)), (&json!(6), 3));
    let text = &shown["log"][5]["events"][0]["text"];
    assert_eq!(text["args"], json!([["rules", { "number": 1 }], ["dropped", { "number": 2 }]]));
    assert_eq!(shown["questions"][0]["seat"], 1);
    server.stop().await;
}

#[tokio::test]
async fn a_divergence_is_found_at_its_entry() {
    let data = tempfile::tempdir().unwrap();
    let (_, _) = left(data.path()).await;
    change(data.path(), "UPDATE entries SET line = '0 {\"column\":2} #00000000' WHERE n = 3").await;
    let [Finding::GoesOn { error, .. }] = &findings(data.path()).await[..] else { panic!("it goes on") };
    assert_eq!(error.line, orrery_engine::record::Record::line_number(2));
}

#[tokio::test]
async fn a_log_that_cannot_be_read_is_shown_as_far_as_it_goes_and_can_be_closed() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    change(data.path(), "UPDATE entries SET line = 'nonsense' WHERE n = 4").await;
    assert!(matches!(findings(data.path()).await[..], [Finding::Broken { .. }]));
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!((&shown["at"], discs(&shown), &shown["questions"]), (&json!(3), 3, &json!([])));

    let info = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["trouble"]["key"], "record-not-an-entry", "{info}");
    let refused = ada.sit(&table, 0).await.play(3, 1, json!({ "column": 3 })).await;
    assert_eq!(refused["reason"]["text"]["key"], "web-failure-broken", "{refused}");
    assert_eq!(ada.get("/api/tables?of=own").await.as_array().unwrap().len(), 1);
    for path in ["/course", "?at=3"] {
        ada.get(&format!("/api/replays/{table}{path}")).await;
    }
    let closed = ada.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(closed["status"], "over");
    server.stop().await;
}

#[tokio::test]
async fn an_unreadable_head_hides_no_other_table() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    change(data.path(), "UPDATE tables SET head = json_set(head, '$.format', 99)").await;
    let server = Server::start(data.path()).await;
    ada.caller.address = server.address;
    let other = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    for list in ["/api/tables?of=own", "/api/tables"] {
        let listed = ada.get(list).await;
        let ids: Vec<&str> = listed.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
        assert_eq!(ids, [other.as_str()], "{list}");
    }
    let (status, answer) = ada.call(Method::GET, &format!("/api/tables/{table}"), None).await;
    assert_eq!((status, &answer["text"]["key"]), (StatusCode::GONE, &json!("web-failure-damaged")));
    server.stop().await;
    assert!(matches!(findings(data.path()).await[..], [Finding::Unreadable { .. }, Finding::AsRecorded]));
}

/// Heads without a format, lines as JSON, no positions: what servers stored first.
#[tokio::test]
async fn tables_of_the_first_servers_go_on() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    change(data.path(), "UPDATE tables SET head = json_remove(head, '$.format', '$.edition', '$.rematch')").await;
    change(
        data.path(),
        "UPDATE entries SET line = '{\"seat\":' || ((n + 1) % 2) || ',\"action\":{\"column\":' || (n - 1) || '}}'",
    )
    .await;
    change(data.path(), "DELETE FROM positions").await;
    assert_eq!(findings(data.path()).await, [Finding::AsRecorded]);
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!((&shown["at"], discs(&shown)), (&json!(5), 5));
    assert_eq!(ada.sit(&table, 0).await.play(5, 1, json!({ "column": 5 })).await["type"], "done");
    server.stop().await;
}
