//! Tables stored by another version of the program: with other rules, other components, another log format, or damaged.

use std::path::Path;

use axum::http::{Method, StatusCode};
use orrery_engine::Message;
use orrery_engine::replay::Resumption;
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

/// Connects the guest to a new server with the same data; returns the table.
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
    assert!(matches!(
        findings(data.path()).await[..],
        [Finding::GoesOn { rules: 1, from: Resumption::Snapshot, dropped: 0, .. }]
    ));

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
async fn the_log_names_the_rules_that_a_table_goes_on_by() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(new_table("spacecorp", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]))).await;
    server.stop().await;
    // As version 1 stored it: its positions do not name their version.
    change(data.path(), "UPDATE tables SET head = json_replace(head, '$.edition.rules', 1)").await;
    change(data.path(), "UPDATE positions SET state = json_remove(state, '$.rules')").await;
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    let mut client = ada.sit(&table, 0).await;
    for question in shown["questions"].as_array().unwrap() {
        let (seat, action) = (question["seat"].as_u64().unwrap() as u8, question["choices"][0]["action"].clone());
        assert_eq!(client.play(0, seat, action).await["type"], "done");
    }
    server.stop().await;
    change(data.path(), "UPDATE tables SET head = json_replace(head, '$.edition.components', '0123456789abcdef')").await;

    let (server, shown) = again(data.path(), &mut ada, &table).await;
    let log = shown["log"].as_array().unwrap();
    assert!(log.len() > 1, "decisions, and the restart");
    assert_eq!(log.last().unwrap()["events"][0]["event"], json!({ "rules": 1, "dropped": 0 }));
    let edition = &ada.get(&format!("/api/tables/{table}")).await["edition"];
    assert_eq!((&edition["rules"], &edition["components"]["own"]), (&json!(1), &json!(false)), "{edition}");
    server.stop().await;
    assert_eq!(findings(data.path()).await, [Finding::AsRecorded], "version 1 is still played");
}

#[tokio::test]
async fn the_history_of_a_table_that_went_on_begins_with_its_first_position() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]))).await;
    let mut client = ada.sit(&table, 0).await;
    for seat in 0..2u8 {
        let chosen = json!({ "setup_tech": { "techs": ["I", "II"] } });
        assert_eq!(client.play(seat.into(), seat, chosen).await["type"], "done");
    }
    server.stop().await;
    change(data.path(), "UPDATE tables SET head = json_replace(head, '$.edition.components', '0123456789abcdef')").await;
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!(shown["at"], 3, "two decisions and the restart");

    let course = ada.get(&format!("/api/replays/{table}/course")).await;
    let points: Vec<usize> = course["points"].as_array().unwrap().iter().map(|row| row.as_array().unwrap().len()).collect();
    assert_eq!(points, [0, 0, 2, 2], "from the stored position on");
    assert_eq!(course["log"], shown["log"]);
    for (asked, found) in [(0, 2), (1, 2), (2, 2), (3, 3)] {
        let position = ada.get(&format!("/api/replays/{table}?at={asked}&seat=0")).await;
        assert_eq!((&position["at"], &position["length"]), (&json!(found), &json!(3)));
        let reason = if asked < 2 { json!("record-other-components") } else { Value::Null };
        assert_eq!(position["trouble"]["key"], reason, "entry {asked}");
    }
    let (status, _) = ada.call(Method::GET, &format!("/api/replays/{table}?at=4"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);

    // Nothing is appended to the log of a finished game.
    ada.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    server.stop().await;
    change(data.path(), "DELETE FROM entries WHERE n = 3").await;
    let (server, _) = again(data.path(), &mut ada, &table).await;
    let course = ada.get(&format!("/api/replays/{table}/course")).await;
    assert_eq!((course["log"].as_array().unwrap().len(), &course["points"][1]), (2, &json!([])));
    assert_eq!(course["points"][2].as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn the_history_of_a_log_with_an_illegal_entry_ends_before_it() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    change(data.path(), "UPDATE entries SET line = '1 {\"column\":9}' WHERE n = 4").await;
    change(data.path(), "DELETE FROM positions").await;
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    let course = ada.get(&format!("/api/replays/{table}/course")).await;
    assert_eq!((&course["log"], course["points"].as_array().unwrap().len()), (&shown["log"], 4));
    for path in ["", "?at=4", "?at=5"] {
        let position = ada.get(&format!("/api/replays/{table}{path}")).await;
        assert_eq!((&position["at"], &position["choice"]["action"]), (&json!(3), &json!({ "column": 2 })), "{path}");
        assert_eq!(position["trouble"]["key"], "record-illegal", "{path}");
    }
    let last = ada.get(&format!("/api/replays/{table}?at=3&seat=0")).await;
    assert_eq!((&last["at"], &last["trouble"]), (&json!(3), &Value::Null));
    server.stop().await;
}

/// Leaves nothing to open a table with: other components, and no stored position.
async fn strand(data: &Path) {
    change(data, "UPDATE tables SET head = json_replace(head, '$.edition.components', '0123456789abcdef')").await;
    change(data, "DELETE FROM positions").await;
}

#[tokio::test]
async fn a_table_that_cannot_be_opened_is_shown_with_the_reason_and_can_be_closed() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    strand(data.path()).await;
    let [Finding::Broken { error, rules: Some(1) }] = &findings(data.path()).await[..] else { panic!("it cannot be opened") };
    assert_eq!(error.entry(), None);
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!((&shown["at"], &shown["views"], &shown["questions"]), (&json!(0), &json!([]), &json!([])));

    let path = format!("/api/tables/{table}");
    let info = ada.get(&path).await;
    assert_eq!((&info["status"], &info["trouble"]["key"]), (&json!("playing"), &json!("record-other-components")), "{info}");
    for list in ["/api/tables?of=own", "/api/tables"] {
        assert_eq!(ada.get(list).await[0]["id"], table.as_str(), "{list}");
    }
    let (status, answer) = ada.call(Method::GET, &format!("{path}/view"), None).await;
    assert_eq!((status, &answer["text"]["key"]), (StatusCode::CONFLICT, &json!("web-failure-broken")));
    for replay in ["", "?at=3", "/course"] {
        let (status, answer) = ada.call(Method::GET, &format!("/api/replays/{table}{replay}"), None).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{replay}: {answer}");
    }
    let refused = ada.sit(&table, 0).await.play(5, 1, json!({ "column": 3 })).await;
    assert_eq!(refused["type"], "refused");
    let closed = ada.post(&format!("{path}/leave"), json!({})).await;
    assert_eq!(closed["status"], "over");
    let again = ada.post(&format!("{path}/rematch"), json!({})).await;
    assert_eq!((&again["status"], &again["trouble"]), (&json!("playing"), &Value::Null), "{again}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_without_entries_takes_the_current_edition() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]))).await;
    server.stop().await;
    strand(data.path()).await;
    assert!(matches!(findings(data.path()).await[..], [Finding::GoesOn { rules: 1, from: Resumption::Setup, dropped: 0, .. }]));
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!((&shown["at"], discs(&shown), &shown["questions"][0]["seat"]), (&json!(0), 0, &json!(0)));
    for of in [format!("/api/tables/{table}"), "/api/tables?of=own".to_owned()] {
        let info = ada.get(&of).await;
        let info = if info.is_array() { &info[0] } else { &info };
        assert_eq!((&info["trouble"], &info["edition"]["components"]["own"]), (&Value::Null, &json!(false)), "{of}: {info}");
    }
    assert_eq!(ada.sit(&table, 0).await.play(0, 0, json!({ "column": 3 })).await["type"], "done");
    server.stop().await;
    assert_eq!(findings(data.path()).await, [Finding::AsRecorded]);
}

#[tokio::test]
async fn a_table_whose_options_are_gone_can_be_closed_before_its_first_entry() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]))).await;
    server.stop().await;
    change(data.path(), "UPDATE tables SET head = json_set(head, '$.options', json('{\"gone\":1}'))").await;
    change(data.path(), "DELETE FROM positions").await;
    let (server, shown) = again(data.path(), &mut ada, &table).await;
    assert_eq!(shown["views"], json!([]));
    let info = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["trouble"]["key"], "record-field", "{info}");
    assert_eq!(ada.post(&format!("/api/tables/{table}/leave"), json!({})).await["status"], "over");
    server.stop().await;
}

/// A server that is killed leaves a position, too.
#[tokio::test]
async fn a_game_that_has_begun_has_a_stored_position() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let full = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]))).await;
    let open = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    assert_eq!(server.state.store.position(&open).await.unwrap(), None, "it has not begun");
    ben.post(&format!("/api/tables/{open}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{open}/start"), json!({})).await;
    for table in [full, open] {
        let stored = server.state.store.position(&table).await.unwrap();
        assert_eq!(stored.map(|snapshot| snapshot.at), Some(0), "{table}");
    }
    server.stop().await;
}

/// A table made from a record waits for a player while the components change.
#[tokio::test]
async fn a_table_from_a_record_that_waited_through_an_upgrade_goes_on_or_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    let server = Server::start(data.path()).await;
    ada.caller.address = server.address;
    ada.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let body = json!({ "at": 3, "seats": seats, "visibility": "public", "bot_takes_over": false, "undo_by_consent": false });
    let mut waiting = Vec::new();
    for _ in 0..2 {
        let made = ada.post(&format!("/api/replays/{table}/play"), body.clone()).await;
        waiting.push(made["id"].as_str().unwrap().to_owned());
    }
    server.stop().await;
    change(
        data.path(),
        "UPDATE entries SET line = replace(line, '\"components\":\"', '\"components\":\"other') WHERE line LIKE 'position%'",
    )
    .await;
    change(
        data.path(),
        "DELETE FROM positions WHERE table_id = (SELECT max(id) FROM tables WHERE json_extract(head, '$.status') = 'waiting')",
    )
    .await;
    let (goes_on, refused) = (waiting.iter().min().unwrap(), waiting.iter().max().unwrap());

    let server = Server::start(data.path()).await;
    ada.caller.address = server.address;
    let ben = server.guest("Ben").await;
    for table in [goes_on, refused] {
        ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    }
    let started = ada.post(&format!("/api/tables/{goes_on}/start"), json!({})).await;
    assert_eq!((&started["status"], &started["trouble"]), (&json!("playing"), &Value::Null), "{started}");
    let shown = ada.sit(goes_on, 0).await.next("table").await;
    assert_eq!((&shown["at"], discs(&shown)), (&json!(2), 3), "a restart follows the line of the record: {shown}");
    assert_eq!(ada.refused(&format!("/api/tables/{refused}/start"), json!({})).await, StatusCode::CONFLICT);
    assert_eq!(ada.get(&format!("/api/tables/{refused}")).await["status"], "waiting", "nothing was written");
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
    // The snapshot is three entries old, and the second of those entries is now illegal.
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
    let [Finding::GoesOn { error, from: Resumption::Snapshot, .. }] = &findings(data.path()).await[..] else {
        panic!("it goes on from the position of the clean stop")
    };
    assert_eq!(error.entry(), Some(3));
    change(data.path(), "DELETE FROM positions").await;
    let [Finding::GoesOn { error, from: Resumption::Entries, dropped: 0, .. }] = &findings(data.path()).await[..] else {
        panic!("every entry is legal")
    };
    assert_eq!(error.entry(), Some(3));
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
    assert_eq!(answer["error"], "This table cannot be read: it was stored in format 99; this program reads up to 2");
    server.stop().await;
    let [Finding::Unreadable { reason }, Finding::AsRecorded] = &findings(data.path()).await[..] else { panic!("one of two") };
    assert_eq!(reason.key, "table-format");
}

#[tokio::test]
async fn a_table_of_an_unknown_game_is_reported_and_can_be_closed() {
    let data = tempfile::tempdir().unwrap();
    let (mut ada, table) = left(data.path()).await;
    change(data.path(), "UPDATE tables SET head = json_replace(head, '$.game', 'chess')").await;
    let unknown = Message::new("record-unknown-game").with("game", "chess");
    assert_eq!(findings(data.path()).await, [Finding::Unreadable { reason: unknown }]);
    let server = Server::start(data.path()).await;
    ada.caller.address = server.address;
    let info = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["trouble"]["key"], "record-unknown-game", "{info}");
    let closed = ada.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(closed["status"], "over");
    server.stop().await;
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
