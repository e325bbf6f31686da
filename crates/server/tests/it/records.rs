//! Records: given out once the game is over, taken in, stepped through, played on.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Guest, Server, new_table};

/// A finished game between two people, Ada wins with column 0; one step was taken back on the way by consent of nobody else.
async fn finished(ada: &Guest) -> String {
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]));
    table["undo_by_consent"] = json!(true);
    let table = ada.table(table).await;
    let mut client = ada.sit(&table, 0).await;
    client.play(0, 0, json!({ "column": 6 })).await;
    let (status, _) = ada.call(Method::GET, &format!("/api/tables/{table}/record"), None).await;
    assert_eq!(status, StatusCode::CONFLICT, "not while it is played");
    assert_eq!(client.undo(1, 0, 1).await["type"], "done");
    for turn in 0..7u32 {
        client.play(turn + 2, (turn % 2) as u8, json!({ "column": turn % 2 })).await;
    }
    table
}

#[tokio::test]
async fn a_record_goes_round() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = finished(&ada).await;
    let Value::String(text) = ada.get(&format!("/api/tables/{table}/record")).await else { panic!("a record is text") };
    assert!(text.starts_with("orrery-record 2\ngame connect-four\n"), "{text}");
    assert!(text.contains("\nundo 1 by 0 #"), "{text}");

    let replay = ada.post("/api/records", json!({ "record": text })).await;
    assert_eq!((&replay["length"], &replay["at"]), (&json!(9), &json!(9)));
    assert_eq!(replay["outcome"]["winners"], json!([0]));
    let id = replay["id"].as_str().unwrap();
    let from_table = ada.get(&format!("/api/replays/{table}?at=9")).await;
    assert_eq!(from_table["view"], replay["view"]);

    let start = ada.get(&format!("/api/replays/{id}?at=0")).await;
    assert_eq!((&start["entry"], &start["awaited"]), (&Value::Null, &json!([0])));
    let undone = ada.get(&format!("/api/replays/{id}?at=2&seat=1")).await;
    assert_eq!((&undone["entry"]["undid"], &undone["view"]), (&json!(1), &start["view"]));
    let third = ada.get(&format!("/api/replays/{id}?at=3")).await;
    assert!(third["choice"]["label"]["key"].is_string());
    assert_eq!(third["entry"]["events"].as_array().unwrap().len(), 1);
    for path in ["?at=10", "?seat=2"] {
        assert_eq!(ada.call(Method::GET, &format!("/api/replays/{id}{path}"), None).await.0, StatusCode::NOT_FOUND);
    }
    server.stop().await;
}

#[tokio::test]
async fn play_goes_on_from_any_position() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = finished(&ada).await;
    let body = |at: u32| {
        json!({
            "at": at, "seats": [{ "kind": "bot", "bot": "random" }, { "kind": "me" }],
            "visibility": "link", "bot_takes_over": false, "undo_by_consent": false,
        })
    };
    let path = format!("/api/replays/{table}/play");
    assert_eq!(ada.refused(&path, body(9)).await, StatusCode::CONFLICT, "the game is over there");
    assert_eq!(ada.refused(&path, body(10)).await, StatusCode::NOT_FOUND);
    let next = ada.post(&path, body(5)).await;
    assert_eq!(next["status"], "playing");
    // Three decisions stand (one was taken back), so it is the second seat's turn.
    let mut client = ada.sit(next["id"].as_str().unwrap(), 0).await;
    let seen = client.table_at(3).await;
    assert_eq!((&seen["at"], &seen["awaited"]), (&json!(3), &json!([1])));
    assert_eq!(client.play(3, 1, json!({ "column": 4 })).await["type"], "done");
    assert_eq!(client.table_at(5).await["awaited"], json!([1]), "the bot has answered");
    server.stop().await;
}

#[tokio::test]
async fn play_goes_on_from_there_when_the_last_seat_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let table = finished(&ada).await;
    let body = json!({ "at": 5, "seats": [{ "kind": "me" }, { "kind": "open" }], "visibility": "link",
        "bot_takes_over": false, "undo_by_consent": false });
    let next = ada.post(&format!("/api/replays/{table}/play"), body).await["id"].as_str().unwrap().to_owned();
    let mut client = ada.sit(&next, 0).await;
    zoe.post(&format!("/api/tables/{next}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{next}/start"), json!({})).await;
    let seen = client.table_at(3).await;
    assert_eq!((&seen["at"], &seen["awaited"]), (&json!(3), &json!([1])));
    assert_eq!(zoe.sit(&next, 0).await.play(3, 1, json!({ "column": 4 })).await["type"], "done");
    server.stop().await;
}

#[tokio::test]
async fn damaged_records_are_refused_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = finished(&ada).await;
    let Value::String(text) = ada.get(&format!("/api/tables/{table}/record")).await else { panic!("a record is text") };
    let damaged = [
        "hello".to_owned(),
        text.replace("column", "row"),
        text[..text.len() - 1].to_owned(),
        text.replace("rules 1", "rules 99"),
    ];
    for record in damaged {
        let (status, answer) = ada.call(Method::POST, "/api/records", Some(json!({ "record": record }))).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer["error"].as_str().unwrap().starts_with("Line "), "{answer}");
    }
    assert_eq!(server.nobody().refused("/api/records", json!({ "record": text })).await, StatusCode::UNAUTHORIZED);
    server.stop().await;
}
