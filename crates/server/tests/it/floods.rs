//! One person with many sockets, guests or messages: limits count per guest and per address.

use std::time::Duration;

use axum::http::{Method, StatusCode};
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
        while guest.call(Method::POST, "/api/tables", Some(body.clone())).await.0 == StatusCode::CREATED {
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

/// A name is stored, too: neither a guest who is renamed again and again nor a visitor who becomes many guests fills the database.
#[tokio::test]
async fn names_of_guests_count_for_the_quota() {
    const BYTES: usize = 4000;
    let (_folder, server, ada, _) = scene(|settings| settings.limits.bytes = only(BYTES as f32)).await;
    for (who, guest) in [("a guest", ada), ("a visitor", server.nobody())] {
        let (mut stored, mut last) = (0, "Ada".to_owned());
        for n in 0.. {
            let name = format!("Ada the {n:012}th");
            let (status, answer) = guest.call(Method::POST, "/api/guest", Some(json!({ "name": name }))).await;
            if status != StatusCode::OK {
                assert_eq!((status, &answer["text"]["key"]), (StatusCode::TOO_MANY_REQUESTS, &json!("web-failure-quota")));
                break;
            }
            stored += name.len() + answer["id"].as_str().unwrap().len();
            assert!(stored <= BYTES, "{who} has stored {stored} bytes");
            last = name;
        }
        assert!(stored > 0, "{who} has stored nothing");
        if !guest.id.is_empty() {
            assert_eq!(guest.get("/api/guest").await["name"], last, "what is refused changes nothing");
        }
    }
    server.stop().await;
}

/// The position of a game is larger than everything else that is stored at its beginning.
#[tokio::test]
async fn positions_count_for_the_quota() {
    const BYTES: f32 = 200_000.0;
    let (_folder, server, ada, _) = scene(|settings| settings.limits.bytes = only(BYTES)).await;
    let zoe = |n| json!({ "kind": "same_device", "name": format!("Zoe {n}") });
    let body = new_table("planet-unknown", json!([{ "kind": "me" }, zoe(1), zoe(2), zoe(3), zoe(4), zoe(5)]));
    let mut stored = 0;
    loop {
        let (status, answer) = ada.call(Method::POST, "/api/tables", Some(body.clone())).await;
        if status != StatusCode::CREATED {
            assert_eq!(answer["text"]["key"], "web-failure-quota");
            break;
        }
        let id = answer["id"].as_str().unwrap();
        stored += server.state.store.position(id).await.unwrap().unwrap().state.to_string().len();
    }
    assert!(stored > 0 && stored < BYTES as usize, "{stored} bytes");
    server.stop().await;
}

/// Guests are free: what a table remembers of those who came and went is bounded.
#[tokio::test]
async fn a_table_remembers_few_of_those_who_left() {
    const MOST: usize = 100;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for _ in 0..5 {
        let ben = server.guest("Ben").await;
        ben.post(&path("join"), json!({})).await;
        ben.post(&path("leave"), json!({})).await;
    }
    for _ in 0..MOST {
        server.guest("Ben").await.post(&path("join"), json!({})).await;
        ada.post(&path("remove"), json!({ "seat": 1 })).await;
    }
    let head = server.state.store.table(&table).await.unwrap().unwrap().head;
    let head: Value = serde_json::from_str(&head).unwrap();
    assert_eq!((&head["origins"], head["removed"].as_array().unwrap().len()), (&Value::Null, MOST), "{head}");
    server.guest("Ben").await.post(&path("join"), json!({})).await;
    assert_eq!(ada.refused(&path("remove"), json!({ "seat": 1 })).await, StatusCode::CONFLICT);
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
