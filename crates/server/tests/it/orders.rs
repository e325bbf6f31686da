//! Standing orders: the server answers for a seat, and nobody else learns of it.

use serde_json::{Value, json};

use crate::support::{Client, Server, new_table};

/// A table of SpaceCorp for two in the first Edge window that asks the second seat, as that seat sees it.
async fn window(server: &Server) -> ([Client; 2], Value) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(new_table("spacecorp", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let mut clients = [ada.sit(&table, 0).await, ben.sit(&table, 0).await];
    let mut at = 0;
    loop {
        let tables = [clients[0].table_at(at).await, clients[1].table_at(at).await];
        if tables[1]["questions"][0]["orders"].as_array().is_some_and(|orders| !orders.is_empty()) {
            let [_, asked] = tables;
            return (clients, asked);
        }
        let seat = tables[0]["awaited"][0].as_u64().unwrap() as usize;
        let action = tables[seat]["questions"][0]["choices"][0]["action"].clone();
        at = clients[seat].play_unheard(at, seat as u8, action).await["at"].as_u64().unwrap() as u32;
    }
}

fn offered(table: &Value, key: &str) -> Value {
    let orders = table["questions"][0]["orders"].as_array().unwrap();
    orders.iter().find(|order| order["order"]["key"] == key).unwrap()["order"].clone()
}

#[tokio::test]
async fn an_order_answers_the_question_at_once_and_is_known_to_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ([mut ada, mut ben], asked) = window(&server).await;
    let at = asked["at"].as_u64().unwrap() as u32;
    let order = offered(&asked, "this_era");

    let stranger = ada.ask(json!({ "type": "order", "seat": 1, "order": order })).await;
    assert_eq!(stranger["type"], "refused", "only its owner gives orders for a seat");
    let unknown = ben.ask(json!({ "type": "order", "seat": 1, "order": { "key": "win", "since": 0 } })).await;
    assert_eq!(unknown["type"], "refused", "only what is offered can be ordered");

    assert_eq!(ben.ask(json!({ "type": "order", "seat": 1, "order": order })).await["type"], "done");
    let after = ben.table_at(at + 1).await;
    assert!(!after["awaited"].as_array().unwrap().contains(&json!(1)), "answered: {after}");
    assert_eq!(after["orders"][0]["seat"], 1);
    assert_eq!(ada.table_at(at + 1).await["orders"], json!([]), "nobody else sees it");

    assert_eq!(ben.ask(json!({ "type": "order", "seat": 1, "order": null })).await["type"], "done");
    ben.send(json!({ "type": "hello", "at": at })).await;
    assert_eq!(ben.next("table").await["orders"], json!([]), "revoked");
    server.stop().await;
}
