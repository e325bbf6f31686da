//! Creating, joining and leaving tables.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Server, new_table};

#[tokio::test]
async fn guests_keep_their_name() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    assert_eq!(server.nobody().get("/api/guest").await, Value::Null);
    let ada = server.guest("Ada").await;
    assert_eq!(ada.get("/api/guest").await, json!({ "id": ada.id, "name": "Ada" }));
    ada.post("/api/guest", json!({ "name": "Ada L." })).await;
    assert_eq!(ada.get("/api/guest").await, json!({ "id": ada.id, "name": "Ada L." }));
    assert_eq!(ada.get("/api/book").await, json!({}));
    server.stop().await;
}

#[tokio::test]
async fn every_game_with_its_options_is_offered() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let games = server.nobody().get("/api/games").await;
    assert_eq!(games.as_array().unwrap().len(), orrery_registry::GAMES.len());
    let kepler = games.as_array().unwrap().iter().find(|game| game["id"] == "kepler-3042").unwrap();
    assert!(kepler["options"].as_array().unwrap().iter().all(|option| option["kind"]["kind"].is_string()));
    server.stop().await;
}

#[tokio::test]
async fn a_private_table_with_an_open_seat_is_joined_by_its_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, zoe, ben) = (server.guest("Ada").await, server.guest("Zoe").await, server.guest("Ben").await);
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    table["visibility"] = json!("private");
    let table = ada.table(table).await;
    assert_eq!(server.nobody().get("/api/tables").await, json!([]), "it is in no list");
    assert_eq!(zoe.post(&format!("/api/tables/{table}/join"), json!({})).await["seats"][1]["yours"], true);
    let (status, _) = ben.call(Method::GET, &format!("/api/tables/{table}"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "it is full");
    server.stop().await;
}

/// Guests who had the link of a private table see nothing of it once it is full, or once the host has removed them.
#[tokio::test]
async fn a_private_table_closes_the_sockets_of_those_who_may_not_look() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let [ada, zoe, ben, eve] =
        [server.guest("Ada").await, server.guest("Zoe").await, server.guest("Ben").await, server.guest("Eve").await];
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    table["visibility"] = json!("private");
    let table = ada.table(table).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let (mut host, mut removed, mut late, mut nobody) =
        (ada.sit(&table, 0).await, zoe.sit(&table, 0).await, eve.sit(&table, 0).await, server.nobody().sit(&table, 0).await);
    for client in [&mut host, &mut removed, &mut late, &mut nobody] {
        client.next("table").await;
    }
    zoe.post(&path("join"), json!({})).await;
    for client in [&mut late, &mut nobody] {
        let end = async { while client.try_next().await.unwrap()["type"] != "closed" {} };
        tokio::time::timeout(std::time::Duration::from_secs(5), end).await.expect("the table is full");
    }
    ada.post(&path("remove"), json!({ "seat": 1 })).await;
    let end = async { while removed.try_next().await.unwrap() != json!({ "type": "closed", "code": 1008 }) {} };
    tokio::time::timeout(std::time::Duration::from_secs(5), end).await.expect("the host removed her");
    let (status, _) = zoe.call(Method::POST, &path("join"), Some(json!({}))).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "she does not come back");
    ben.post(&path("join"), json!({})).await;
    host.send(json!({ "type": "chat", "text": "at last" })).await;
    assert_eq!(host.next("chat").await["text"], "at last", "who sits there stays");
    server.stop().await;
}

#[tokio::test]
async fn who_was_removed_does_not_come_back_and_nobody_takes_a_name_that_looks_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, other) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Ad\u{430}").await);
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let (status, answer) = other.call(Method::POST, &path("join"), Some(json!({}))).await;
    assert_eq!((status, &answer["text"]["key"]), (StatusCode::CONFLICT, &json!("web-failure-name-taken")));
    ben.post(&path("join"), json!({})).await;
    ada.post(&path("remove"), json!({ "seat": 1 })).await;
    assert_eq!(ben.refused(&path("join"), json!({})).await, StatusCode::FORBIDDEN);
    server.stop().await;
}

#[tokio::test]
async fn a_list_does_not_wait_for_a_table_that_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let used = server.state.hub.slot(&table).lock_owned().await;
    let list = ada.get("/api/tables");
    let listed = tokio::time::timeout(std::time::Duration::from_secs(2), list).await.expect("a list in time");
    assert_eq!(listed[0]["id"], table);
    drop(used);
    server.stop().await;
}

#[tokio::test]
async fn bad_tables_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let me = json!({ "kind": "me" });
    let cases = [
        (new_table("chess", json!([me])), StatusCode::NOT_FOUND),
        (new_table("connect-four", json!([me])), StatusCode::UNPROCESSABLE_ENTITY),
        (new_table("connect-four", json!([])), StatusCode::UNPROCESSABLE_ENTITY),
        (new_table("connect-four", json!([me, me])), StatusCode::UNPROCESSABLE_ENTITY),
        (new_table("connect-four", json!([me, { "kind": "bot", "bot": "deep-blue" }])), StatusCode::UNPROCESSABLE_ENTITY),
        (new_table("connect-four", json!([me, { "kind": "bot", "bot": "mcts:999s" }])), StatusCode::UNPROCESSABLE_ENTITY),
        (new_table("connect-four", json!([me, { "kind": "same_device", "name": "" }])), StatusCode::BAD_REQUEST),
        (new_table("connect-four", json!([me, { "kind": "elephant" }])), StatusCode::BAD_REQUEST),
    ];
    for (body, status) in cases {
        assert_eq!(ada.refused("/api/tables", body.clone()).await, status, "{body}");
    }
    let mut odd = new_table("connect-four", json!([me, { "kind": "open" }]));
    odd["options"] = json!({ "gravity": "off" });
    assert_eq!(ada.refused("/api/tables", odd).await, StatusCode::UNPROCESSABLE_ENTITY);
    server.stop().await;
}

#[tokio::test]
async fn people_come_and_go_before_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, cid) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Cid").await);
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]))).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    assert_eq!(ada.refused(&path("start"), json!({})).await, StatusCode::CONFLICT, "seats are open");
    let info = ben.post(&path("join"), json!({ "seat": 2 })).await;
    assert_eq!((&info["seats"][2]["name"], &info["seats"][2]["yours"]), (&json!("Ben"), &json!(true)));
    assert_eq!(cid.refused(&path("join"), json!({ "seat": 2 })).await, StatusCode::CONFLICT);
    assert_eq!(cid.refused(&path("start"), json!({})).await, StatusCode::FORBIDDEN);
    cid.post(&path("join"), json!({})).await;
    assert_eq!(ben.refused(&path("remove"), json!({ "seat": 1 })).await, StatusCode::FORBIDDEN);
    let info = ada.post(&path("remove"), json!({ "seat": 1 })).await;
    assert_eq!(info["seats"][1]["kind"]["kind"], "open");
    assert_eq!(ada.refused(&path("remove"), json!({ "seat": 0 })).await, StatusCode::CONFLICT);
    assert_eq!(ada.refused(&path("remove"), json!({ "seat": 9 })).await, StatusCode::NOT_FOUND);
    assert_eq!(cid.refused(&path("leave"), json!({})).await, StatusCode::FORBIDDEN, "already gone");

    let info = ada.post(&path("leave"), json!({})).await;
    assert_eq!(info["host"], ben.id, "the next guest becomes host");
    assert_eq!(server.nobody().get("/api/tables").await[0]["id"], table);
    let info = ben.post(&path("leave"), json!({})).await;
    assert_eq!(info["status"], "over", "nobody is left");
    assert_eq!(server.nobody().get("/api/tables").await, json!([]));
    assert_eq!(ada.refused("/api/tables/nothing/join", json!({})).await, StatusCode::NOT_FOUND);
    let (status, _) = ada.call(Method::GET, "/api/tables/nothing", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test]
async fn one_seat_is_won_by_one_guest() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..8 {
        let guest = server.guest(&format!("Guest {n}")).await;
        let path = format!("/api/tables/{table}/join");
        tasks.spawn(async move { guest.call(Method::POST, &path, Some(json!({}))).await.0 });
    }
    let answers = tasks.join_all().await;
    assert_eq!(answers.iter().filter(|status| **status == StatusCode::OK).count(), 1, "{answers:?}");
    server.stop().await;
}
