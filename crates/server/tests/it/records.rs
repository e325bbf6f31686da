//! Records: downloaded after the game, uploaded, replayed, continued.

use axum::http::{Method, StatusCode};
use orrery_engine::record::Record;
use orrery_engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};

use crate::support::{Guest, Server, new_table};

/// A finished game between two people that Ada wins with column 0. It contains one undo, which needed no consent.
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
    // Three decisions are left (one was undone), so it is the second seat's turn.
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
    let seen = client.table_at(1).await;
    assert_eq!((&seen["at"], &seen["awaited"]), (&json!(1), &json!([1])));
    assert_eq!(seen["log"][0]["events"][0]["text"]["key"], "web-log-redealt");
    assert_eq!(zoe.sit(&next, 0).await.play(1, 1, json!({ "column": 4 })).await["type"], "done");
    server.stop().await;
}

/// A record contains the seed, so anyone who has it can compute everything hidden.
#[tokio::test]
async fn a_host_who_knows_the_seed_learns_nothing_about_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let game = orrery_registry::find("kepler-3042").unwrap().game;
    let (mut foreseen, seeds) = (0, 1..=8);
    for seed in seeds.clone() {
        let header = game.header(json!({}), vec!["Ada".into(), "Zoe".into()], Seed(seed)).unwrap();
        let known = game.open(header.options.clone(), 2, Seed(seed)).unwrap();
        let known = |viewer| serde_json::from_str::<Value>(known.view(viewer).get()).unwrap();
        let record = Record { header, lines: Vec::new() }.to_text();
        let replay = ada.post("/api/records", json!({ "record": record })).await["id"].as_str().unwrap().to_owned();
        let body = json!({ "at": 0, "seats": [{ "kind": "me" }, { "kind": "open" }], "visibility": "link",
            "bot_takes_over": false, "undo_by_consent": false });
        let table = ada.post(&format!("/api/replays/{replay}/play"), body).await;
        assert_eq!(table["as_recorded"], false);
        let id = table["id"].as_str().unwrap();
        zoe.post(&format!("/api/tables/{id}/join"), json!({})).await;
        ada.post(&format!("/api/tables/{id}/start"), json!({})).await;

        let view = zoe.get(&format!("/api/tables/{id}/view")).await["view"].clone();
        foreseen += u32::from(view == known(Viewer::Seat(Seat(1))));
        let seen = server.nobody().get(&format!("/api/tables/{id}/view")).await["view"].clone();
        assert_eq!(seen, known(Viewer::Spectator), "what everybody sees is as recorded");
        ada.post(&format!("/api/tables/{id}/leave"), json!({})).await;
        let Value::String(record) = ada.get(&format!("/api/tables/{id}/record")).await else { panic!("a record is text") };
        let played = Record::parse(&record).unwrap().header.seed;
        assert_ne!(played, Seed(seed), "future chance is from another seed, too");
    }
    assert!(foreseen < seeds.count() as u32 / 2, "{foreseen} secret objectives were those of the record");
    server.stop().await;
}

#[tokio::test]
async fn a_game_from_a_position_as_recorded_says_so_and_counts_for_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = finished(&ada).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await["as_recorded"], false);
    let before = ada.get("/api/statistics").await;
    let body = json!({ "at": 8, "seats": [{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }], "visibility": "public",
        "bot_takes_over": false, "undo_by_consent": false });
    let next = ada.post(&format!("/api/replays/{table}/play"), body).await["id"].as_str().unwrap().to_owned();
    let listed = server.nobody().get("/api/tables").await;
    assert_eq!((&listed[0]["id"], &listed[0]["as_recorded"]), (&json!(next), &json!(true)), "{listed}");
    let mut client = ada.sit(&next, 0).await;
    assert_eq!(client.next("info").await["info"]["as_recorded"], true);
    assert_eq!(client.play(6, 0, json!({ "column": 0 })).await["type"], "done");
    assert_eq!(ada.get(&format!("/api/tables/{next}")).await["status"], "over");
    assert_eq!(ada.get("/api/statistics").await, before);
    let rematch = ada.post(&format!("/api/tables/{next}/rematch"), json!({})).await;
    assert_eq!(rematch["as_recorded"], false, "a rematch is dealt from a seed of its own");
    server.stop().await;
}

/// The recorded moves may be made up, whatever is hidden afterwards.
#[tokio::test]
async fn a_game_from_a_position_of_a_record_counts_for_nothing_although_it_was_redealt() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let table = finished(&ada).await;
    let before = ada.get("/api/statistics").await;
    let body = json!({ "at": 8, "seats": [{ "kind": "me" }, { "kind": "open" }], "visibility": "link",
        "bot_takes_over": false, "undo_by_consent": false });
    let next = ada.post(&format!("/api/replays/{table}/play"), body).await;
    assert_eq!((&next["as_recorded"], &next["counts"]), (&json!(false), &json!(false)));
    let next = next["id"].as_str().unwrap().to_owned();
    zoe.post(&format!("/api/tables/{next}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{next}/start"), json!({})).await;
    assert_eq!(ada.sit(&next, 0).await.play(1, 0, json!({ "column": 0 })).await["type"], "done");
    assert_eq!(ada.get(&format!("/api/tables/{next}")).await["status"], "over");
    assert_eq!(ada.get("/api/statistics").await, before);
    assert_eq!(zoe.get("/api/statistics").await, json!([]));
    let rematch = ada.post(&format!("/api/tables/{next}/rematch"), json!({})).await;
    assert_eq!(rematch["counts"], true, "a rematch begins anew");
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

#[tokio::test]
async fn names_in_an_upload_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let game = orrery_registry::find("connect-four").unwrap().game;
    let record = |name: &str| {
        let header = game.header(json!({}), vec!["Ada".into(), name.into()], Seed(1)).unwrap();
        json!({ "record": Record { header, lines: Vec::new() }.to_text() })
    };
    for name in ["Zoe", "bot:greedy", "bot:mcts:400", ""] {
        ada.post("/api/records", record(name)).await;
    }
    for name in ["\u{202e}eoZ", "Easy bot", "bot:deep-blue", "b\u{43e}t"] {
        assert_eq!(ada.refused("/api/records", record(name)).await, StatusCode::BAD_REQUEST, "{name}");
    }
    server.stop().await;
}

/// A few undos at the end of a long record cost as much as many in a short one.
#[tokio::test]
async fn undos_of_an_upload_are_bounded_by_their_work() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let game = orrery_registry::find("connect-four").unwrap().game;
    let header = game.header(json!({}), vec!["Ada".into(), "Zoe".into()], Seed(1)).unwrap();
    let record = |pairs: usize| {
        let lines = "0 {\"column\":3}\nundo 1 by 0\n".repeat(pairs);
        json!({ "record": Record { header: header.clone(), lines: Vec::new() }.to_text() + &lines })
    };
    ada.post("/api/records", record(300)).await;
    for (pairs, reason) in [(600, "undo-work"), (1001, "undos")] {
        let (status, answer) = ada.call(Method::POST, "/api/records", Some(record(pairs))).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(answer["text"]["key"], format!("web-failure-{reason}"), "{answer}");
    }
    server.stop().await;
}
