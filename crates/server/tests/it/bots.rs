//! Bots at tables: they play, do not hold up anybody, and go on after a restart.

use serde_json::json;

use crate::support::{Server, new_table};

#[tokio::test]
async fn bots_play_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "greedy" }]);
    let table = ada.table(new_table("kepler-3042", seats)).await;
    let mut a = ada.sit(&table, 0).await;
    let end = loop {
        let seen = a.next("table").await;
        if !seen["outcome"].is_null() {
            break seen;
        }
    };
    assert_eq!(end["outcome"]["places"].as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_bot_answers_and_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let mut ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "mcts:300ms" }]);
    let table = ada.table(new_table("connect-four", seats)).await;
    let mut a = ada.sit(&table, 0).await;
    a.play(0, 0, json!({ "column": 3 })).await;
    let answered = a.table_at(2).await;
    assert_eq!(answered["awaited"], json!([0]));
    // While the bot thinks, the server goes down.
    a.play(2, 0, json!({ "column": 3 })).await;
    server.stop().await;
    let server = Server::start(folder.path()).await;
    ada.caller.address = server.address;
    let after = ada.sit(&table, 0).await.table_at(4).await;
    assert_eq!(after["awaited"], json!([0]));
    server.stop().await;
}

#[tokio::test]
async fn thinking_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "mcts:200ms" }]);
    let table = ada.table(new_table("connect-four", seats)).await;
    let mut a = ada.sit(&table, 0).await;
    assert_eq!(a.table_at(0).await["thinking"], json!([]));
    a.send(json!({ "type": "move", "id": 1, "at": 0, "seat": 0, "action": { "column": 0 } })).await;
    assert_eq!(a.table_at(1).await["thinking"], json!([1]));
    assert_eq!(a.table_at(2).await["thinking"], json!([]));
    server.stop().await;
}
