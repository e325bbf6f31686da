//! What lists and statistics show of games: points, whose turn, who is there, results.

use std::path::Path;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::support::{Guest, Server, new_table};

/// A finished game of Connect Four on one device: the guest's own column of four beside the other's three.
async fn won(guest: &Guest, other: Value) -> String {
    let table = guest.table(new_table("connect-four", json!([{ "kind": "me" }, other]))).await;
    let mut client = guest.sit(&table, 0).await;
    for turn in 0..7u32 {
        let done = client.play(turn, (turn % 2) as u8, json!({ "column": turn % 2 })).await;
        assert_eq!(done["type"], "done", "{done}");
    }
    table
}

fn same_device() -> Value {
    json!({ "kind": "same_device", "name": "Ben" })
}

/// Deletes all standings while no server runs, as if an earlier program had left the tables.
async fn forget_standings(data: &Path) {
    let file = format!("sqlite://{}", data.join("orrery.sqlite").display());
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    sqlx::query("DELETE FROM standings").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_finished_table_is_listed_with_its_result_and_counts() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let mut ada = server.guest("Ada").await;
    let table = won(&ada, same_device()).await;
    let listed = ada.get("/api/tables?of=own").await;
    let standing = &listed[0]["standing"];
    assert_eq!((&standing["at"], &standing["awaited"]), (&json!(7), &json!([])));
    assert_eq!(standing["outcome"]["winners"], json!([0]));
    assert!(standing["time"].as_i64().unwrap() > 1_600_000_000_000, "{standing}");
    let counted = json!([{
        "game": "connect-four", "company": "people", "options": {}, "games": 1, "wins": 1,
        "best": { "points": standing["outcome"]["scores"][0]["total"], "table": table },
    }]);
    assert_eq!(ada.get("/api/statistics").await, counted);
    assert_eq!(server.nobody().get("/api/statistics").await, json!([]));
    server.stop().await;

    forget_standings(folder.path()).await;
    let server = Server::start(folder.path()).await;
    ada.caller.address = server.address;
    assert_eq!(ada.get("/api/statistics").await, counted, "tables of an earlier program count");
    let again = ada.get("/api/tables?of=own").await;
    assert_eq!(again[0]["standing"]["outcome"], standing["outcome"]);
    server.stop().await;
}

#[tokio::test]
async fn statistics_tell_company_apart_and_leave_out_abandoned_games() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    won(&ada, same_device()).await;
    won(&ada, same_device()).await;
    let abandoned = ada.table(new_table("connect-four", json!([{ "kind": "me" }, same_device()]))).await;
    ada.post(&format!("/api/tables/{abandoned}/leave"), json!({})).await;
    let bots = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]))).await;
    let mut client = ada.sit(&bots, 0).await;
    let mut shown = client.next("table").await;
    while shown["outcome"].is_null() {
        if let Some(choice) = shown["questions"][0]["choices"].get(0) {
            let at = shown["at"].as_u64().unwrap() as u32;
            client.send(json!({ "type": "move", "id": 1, "at": at, "seat": 0, "action": choice["action"] })).await;
        }
        shown = client.next("table").await;
    }
    let wins = u64::from(shown["outcome"]["winners"].as_array().unwrap().contains(&json!(0)));
    let results = ada.get("/api/statistics").await;
    let line = |n: usize| (&results[n]["company"], &results[n]["games"], &results[n]["wins"]);
    assert_eq!(results.as_array().unwrap().len(), 2, "{results}");
    assert_eq!(line(0), (&json!("bots"), &json!(1), &json!(wins)));
    assert_eq!(line(1), (&json!("people"), &json!(2), &json!(2)));
    server.stop().await;
}

#[tokio::test]
async fn lists_say_who_is_there_how_far_a_game_is_and_how_long_it_waits() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let mut client = ben.sit(&table, 0).await;
    let shown = client.next("table").await;
    let listed = ada.get("/api/tables?of=own").await[0].take();
    let there = |seat: usize| listed["seats"][seat]["connected"].as_bool().unwrap();
    assert_eq!((there(0), there(1)), (false, true), "{listed}");
    assert_eq!(listed["standing"]["stage"]["key"], "table-setup");
    assert_eq!(listed["standing"]["points"], json!([0, 0]));

    // Both choose simultaneously. The first to choose is no longer awaited; the other has been awaited since the start.
    let since = |listed: &Value| -> Vec<(u64, i64)> {
        let awaited = listed["standing"]["awaited"].as_array().unwrap();
        awaited.iter().map(|wait| (wait["seat"].as_u64().unwrap(), wait["since"].as_i64().unwrap())).collect()
    };
    let before = since(&listed);
    assert_eq!(before.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [0, 1]);
    let view = ben.get(&format!("/api/tables/{table}/view")).await;
    assert_eq!((&view["seat"], &view["view"]["viewer"]), (&json!(1), &json!(1)));
    let spectator = server.nobody().get(&format!("/api/tables/{table}/view")).await;
    assert_eq!((&spectator["seat"], &spectator["view"]["viewer"]), (&json!(255), &Value::Null));
    client.play(0, 1, shown["questions"][0]["choices"][0]["action"].clone()).await;
    let after = since(&ada.get("/api/tables?of=own").await[0]);
    assert_eq!(after, before[..1]);
    server.stop().await;
}

#[tokio::test]
async fn the_host_changes_the_seats_before_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let seats = format!("/api/tables/{table}/seats");
    let add = json!({ "kind": "add" });
    assert_eq!(ben.refused(&seats, add.clone()).await, StatusCode::FORBIDDEN);
    ada.post(&seats, add.clone()).await;
    let full = ada.post(&seats, add.clone()).await;
    assert_eq!(full["seats"].as_array().unwrap().len(), 4);
    assert_eq!(ada.refused(&seats, add.clone()).await, StatusCode::UNPROCESSABLE_ENTITY, "at most four play");
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": 3 })).await;
    assert_eq!(ada.refused(&seats, json!({ "kind": "drop", "seat": 3 })).await, StatusCode::CONFLICT, "somebody sits there");
    assert_eq!(ada.refused(&seats, json!({ "kind": "drop", "seat": 9 })).await, StatusCode::NOT_FOUND);
    let fewer = ada.post(&seats, json!({ "kind": "drop", "seat": 1 })).await;
    assert_eq!(fewer["seats"][2]["name"], "Ben", "seats behind it move up");
    let fill = json!({ "kind": "fill", "seat": 1, "bot": "easy" });
    let filled = ada.post(&seats, fill.clone()).await;
    assert_eq!(filled["seats"][1]["kind"], json!({ "kind": "bot", "bot": "easy" }));
    assert_eq!(ada.refused(&seats, fill).await, StatusCode::CONFLICT);
    assert_eq!(
        ada.refused(&seats, json!({ "kind": "fill", "seat": 1, "bot": "deep-blue" })).await,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(ada.refused(&seats, add).await, StatusCode::CONFLICT, "the game has begun");
    let (status, _) = ada.call(Method::GET, "/api/tables/nothing/view", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    server.stop().await;
}

/// Plays a solo game of Kepler-3042 to its end and returns the last position. The last choice is mostly the one that ends or declines
/// something.
async fn lost(guest: &Guest, options: Value) -> Value {
    let mut new = new_table("kepler-3042", json!([{ "kind": "me" }]));
    new["options"] = options;
    let table = guest.table(new).await;
    let mut client = guest.sit(&table, 0).await;
    let mut shown = client.next("table").await;
    while shown["outcome"].is_null() {
        let choices = shown["questions"][0]["choices"].as_array().unwrap_or_else(|| panic!("{shown}"));
        let (at, action) = (shown["at"].as_u64().unwrap() as u32, choices.last().unwrap()["action"].clone());
        client.play_skipping_broadcasts(at, 0, action).await;
        shown = client.table_at(at + 1).await;
    }
    shown
}

#[tokio::test]
async fn a_lost_solo_game_says_how_far_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let shown = lost(&ada, json!({})).await;
    let outcome = &shown["outcome"];
    assert_eq!(outcome["winners"], json!([]));
    let score = &outcome["scores"][0]["total"];
    assert_eq!(outcome["solo"]["summary"]["args"][0], json!(["score", { "number": score }]));
    assert_eq!(outcome["solo"]["goals"][0][1], false, "{outcome}");
    assert_eq!(ada.get("/api/statistics").await[0]["company"], "solo");
    server.stop().await;
}

#[tokio::test]
async fn statistics_count_the_campaigns_of_solo_games_separately() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    for campaign in ["galaxy-edge", "sagittarius-a", "galaxy-edge"] {
        lost(&ada, json!({ "campaign": campaign })).await;
    }
    let results = ada.get("/api/statistics").await;
    let line = |n: usize| (&results[n]["company"], &results[n]["options"], &results[n]["games"]);
    let campaign = |id: &str| json!({ "campaign": id, "campaign_level": 1 });
    assert_eq!(results.as_array().unwrap().len(), 2, "{results}");
    assert_eq!(line(0), (&json!("solo"), &campaign("galaxy-edge"), &json!(2)));
    assert_eq!(line(1), (&json!("solo"), &campaign("sagittarius-a"), &json!(1)));
    server.stop().await;
}
