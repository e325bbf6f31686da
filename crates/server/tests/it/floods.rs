//! One person with many sockets, guests or messages: limits count per guest and per address.

use std::time::Duration;

use axum::http::StatusCode;
use futures_util::{SinkExt, StreamExt};
use orrery_server::Settings;
use orrery_server::limits::Rate;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::doubting::Doubting;
use crate::support::{Client, Guest, Server, new_table, settings};

/// Time for all responses to arrive.
const A_WHILE: Duration = Duration::from_millis(700);

/// A burst, and then nothing for the length of a test.
fn only(burst: f32) -> Rate {
    Rate { burst, per_second: 0.001 }
}

/// A server with a table, and its host.
async fn scene(change: impl FnOnce(&mut Settings)) -> (TempDir, Server, Guest, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    change(&mut settings);
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]))).await;
    (folder, server, ada, table)
}

/// Number of messages of a kind that come within a while.
async fn count(client: &mut Client, kind: &str) -> usize {
    let mut counted = 0;
    let _ = timeout(A_WHILE, async {
        while let Ok(message) = client.try_next().await {
            counted += usize::from(message["type"] == kind);
        }
    })
    .await;
    counted
}

#[tokio::test]
async fn several_sockets_of_a_guest_share_a_rate_of_messages() {
    // Two of them are `hello`.
    let (_folder, server, ada, table) = scene(|settings| settings.limits.messages = only(8.0)).await;
    let mut sockets = [ada.sit(&table, 0).await, ada.sit(&table, 0).await];
    for socket in &mut sockets {
        for id in 1..=5 {
            socket.send(json!({ "type": "why", "id": id, "seat": 0, "action": { "column": 0 } })).await;
        }
    }
    let mut answered = 0;
    for socket in &mut sockets {
        answered += count(socket, "done").await;
    }
    assert_eq!(answered, 6);
    server.stop().await;
}

#[tokio::test]
async fn repeated_hellos_are_limited() {
    let (_folder, server, ada, table) = scene(|settings| settings.limits.table_requests = only(3.0)).await;
    let mut client = ada.sit(&table, 0).await;
    for _ in 0..10 {
        client.send(json!({ "type": "hello", "at": 0 })).await;
    }
    assert_eq!(count(&mut client, "table").await, 3);
    server.stop().await;
}

#[tokio::test]
async fn pings_are_messages() {
    let (_folder, server, _ada, table) = scene(|settings| settings.limits.messages = only(4.0)).await;
    let (mut socket, _) = connect_async(format!("ws://{}/api/tables/{table}/ws", server.address)).await.unwrap();
    socket.send(Message::text(r#"{"type":"hello","at":0}"#)).await.unwrap();
    for _ in 0..20 {
        socket.send(Message::Ping(Default::default())).await.unwrap();
    }
    let mut pongs = 0;
    let _ = timeout(A_WHILE, async {
        while let Some(Ok(message)) = socket.next().await {
            pongs += usize::from(message.is_pong());
        }
    })
    .await;
    assert!((1..=5).contains(&pongs), "{pongs} pongs");
    server.stop().await;
}

#[tokio::test]
async fn chat_has_a_rate_that_a_new_socket_does_not_reset() {
    let (_folder, server, ada, table) = scene(|settings| settings.limits.chats = only(3.0)).await;
    for n in 0..4 {
        let mut client = ada.sit(&table, 0).await;
        client.table_at(0).await;
        client.send(json!({ "type": "chat", "text": format!("line {n}") })).await;
        if n < 3 {
            while client.next("chat").await["text"] != format!("line {n}") {}
        } else {
            assert_eq!(client.next("refused").await["reason"]["text"]["key"], "web-failure-too-often");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_kept_has_a_quota_per_guest_and_per_address() {
    let (_folder, server, ada, _) = scene(|settings| {
        settings.limits.bytes = only(4000.0);
        settings.limits.guests_per_address = 2.0;
    })
    .await;
    let body = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    let tables = async |guest: &Guest| {
        let mut made = 0;
        while guest.call(axum::http::Method::POST, "/api/tables", Some(body.clone())).await.0 == StatusCode::CREATED {
            made += 1;
        }
        assert_eq!(guest.refused("/api/tables", body.clone()).await, StatusCode::TOO_MANY_REQUESTS);
        made
    };
    let first = 1 + tables(&ada).await;
    assert!((2..20).contains(&first), "{first} tables");
    let mut others = 0;
    for name in ["Ben", "Cleo", "Dan"] {
        others += tables(&server.guest(name).await).await;
    }
    assert!(others <= first + 1, "guests are free: {others} tables of others after {first}");
    server.stop().await;
}

#[tokio::test]
async fn what_is_said_at_a_table_counts_for_the_quota() {
    let (_folder, server, ada, table) = scene(|settings| settings.limits.bytes = only(4000.0)).await;
    let mut client = ada.sit(&table, 0).await;
    let padding = "x".repeat(1000);
    for id in 1..=8 {
        client.send(json!({ "type": "why", "id": id, "seat": 0, "action": { "column": 0, "padding": padding } })).await;
    }
    sleep(A_WHILE).await;
    assert!(count(&mut client, "done").await + count(&mut client, "refused").await <= 3);
    server.stop().await;
}

/// A server where each guest keeps one table for bots alone in play, and a host.
async fn one_bot_table_each(folder: &TempDir) -> (Server, Guest) {
    let mut settings = settings(folder.path());
    settings.limits.bot_tables = 1;
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    (server, ada)
}

fn bots_alone() -> Value {
    let bot = json!({ "kind": "bot", "bot": "mcts:20ms" });
    new_table("kepler-3042", json!([bot, bot]))
}

/// A client is told that the table waits, and the table stands still.
async fn stands_still(watching: &mut Client) {
    let told = watching.next("refused").await;
    assert_eq!((&told["id"], &told["reason"]["text"]["key"]), (&json!(0), &json!("web-failure-many-bot-tables")));
    // A bot that is thinking already still makes its move.
    watching.sent_within(Duration::from_millis(300)).await;
    let seen = watching.sent_within(Duration::from_millis(500)).await;
    assert!(seen.iter().all(|message| message["type"] != "table"), "it stands still: {seen:?}");
}

#[tokio::test]
async fn tables_for_bots_alone_have_a_cap() {
    let folder = tempfile::tempdir().unwrap();
    let (server, ada) = one_bot_table_each(&folder).await;
    let (first, second) = (ada.table(bots_alone()).await, ada.table(bots_alone()).await);
    let mut watching = ada.sit(&first, 0).await;
    watching.table_at(2).await;
    assert_eq!(ada.refused("/api/tables", bots_alone()).await, StatusCode::TOO_MANY_REQUESTS);
    // Nor by a table that is filled afterwards.
    let bot = json!({ "kind": "bot", "bot": "mcts:20ms" });
    let open = ada.table(new_table("kepler-3042", json!([bot, { "kind": "open" }]))).await;
    ada.post(&format!("/api/tables/{open}/seats"), json!({ "kind": "fill", "seat": 1, "bot": "random" })).await;
    let start = format!("/api/tables/{open}/start");
    assert_eq!(ada.refused(&start, json!({})).await, StatusCode::TOO_MANY_REQUESTS);
    ada.table(new_table("kepler-3042", json!([bot, { "kind": "me" }]))).await;

    let mut waiting = ada.sit(&second, 0).await;
    stands_still(&mut waiting).await;
    drop(watching);
    waiting.table_at(2).await;
    server.stop().await;
}

/// A table counts for those who watch it, and stops when the one for whom it counts has left and the others have no room.
#[tokio::test]
async fn strangers_who_look_on_do_not_use_up_the_room_of_a_host() {
    let folder = tempfile::tempdir().unwrap();
    let (server, ada) = one_bot_table_each(&folder).await;
    let stranger = server.guest("Mallory").await;
    let (first, second) = (ada.table(bots_alone()).await, ada.table(bots_alone()).await);
    let mut watched = stranger.sit(&first, 0).await;
    watched.table_at(1).await;
    let third = ada.table(bots_alone()).await;
    let mut own = ada.sit(&third, 0).await;
    own.table_at(1).await;

    let mut other = stranger.sit(&second, 0).await;
    stands_still(&mut other).await;
    let mut joint = ada.sit(&second, 0).await;
    joint.next("refused").await;
    drop(own);
    let at = joint.table_at(1).await["at"].as_u64().unwrap();
    other.table_at(at as u32).await;
    drop(joint);
    stands_still(&mut other).await;
    server.stop().await;
}

/// It keeps its turn while it cannot be read.
#[tokio::test]
async fn a_table_of_bots_whose_turn_comes_during_an_outage_begins_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    (settings.limits.bot_tables, settings.idle) = (1, Duration::from_millis(10));
    let (server, store) = Doubting::serve_with(settings).await;
    let ada = server.guest("Ada").await;
    let (first, second) = (ada.table(bots_alone()).await, ada.table(bots_alone()).await);
    let mut watching = ada.sit(&first, 0).await;
    watching.table_at(1).await;
    let mut waiting = ada.sit(&second, 0).await;
    waiting.next("refused").await;
    while !server.state.hub.in_memory(&second).unwrap().lock().await.as_ref().unwrap().is_asleep() {
        sleep(Duration::from_millis(50)).await;
    }
    store.silence();
    drop(watching);
    let seen = waiting.sent_within(Duration::from_millis(1500)).await;
    assert!(seen.iter().all(|message| message["type"] != "table"), "{seen:?}");
    store.recover();
    waiting.table_at(2).await;
    server.stop().await;
}
