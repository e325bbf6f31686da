//! Clients that come back after a long time: what they are sent is bounded, however long the game, and however often they ask.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Client, Guest, Server, new_table};

/// Entries of the game below.
const ENTRIES: u32 = 301;
/// Lines of chat that a client is sent.
const CHAT: usize = 100;

/// A long game: a move that is undone and made again, beside much talk.
async fn long_game(server: &Server) -> (Guest, String) {
    let ada = server.guest("Ada").await;
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]));
    table["undo_by_consent"] = json!(true);
    let table = ada.table(table).await;
    let mut client = ada.sit(&table, 0).await;
    client.play(0, 0, json!({ "column": 3 })).await;
    for at in (1..ENTRIES).step_by(2) {
        assert_eq!(client.undo(at, 0, 1).await["at"], at + 1);
        assert_eq!(client.play(at + 1, 0, json!({ "column": 3 })).await["at"], at + 2);
    }
    for line in 0..CHAT + 90 {
        client.send(json!({ "type": "chat", "text": format!("line {line}") })).await;
        client.next("chat").await;
    }
    (ada, table)
}

fn entries(table: &Value) -> Vec<u64> {
    table["log"].as_array().unwrap().iter().map(|entry| entry["at"].as_u64().unwrap()).collect()
}

async fn answer(client: &mut Client) -> Vec<Value> {
    client.sent_within(Duration::from_millis(700)).await
}

fn of_kind<'a>(sent: &'a [Value], kind: &str) -> Vec<&'a Value> {
    sent.iter().filter(|message| message["type"] == kind).collect()
}

#[tokio::test]
async fn who_resumes_from_far_back_is_sent_one_table_and_the_last_of_the_chat() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, table) = long_game(&server).await;
    let all: Vec<u64> = (1..=u64::from(ENTRIES)).collect();
    // The newest entry that a client says it has, and those that it lacks.
    for (at, missing) in [(0, &all[..]), (200, &all[200..]), (ENTRIES, &all[..0]), (u32::MAX, &all[..0])] {
        let mut client = ada.sit_for_changes(&table, at).await;
        let sent = answer(&mut client).await;
        let chat = of_kind(&sent, "chat");
        assert_eq!((chat.len(), &chat[0]["at"]), (CHAT, &json!(91)), "from {at}");
        assert_eq!(of_kind(&sent, "info").len(), 1, "from {at}");
        let [whole] = of_kind(&sent, "table")[..] else { panic!("from {at}: not one table for each entry") };
        assert_eq!(entries(whole), missing, "from {at}");
        assert_eq!(sent.len(), CHAT + 2, "from {at}: and nothing else");
        let length = whole.to_string().len();
        assert!(length < 4_000 + 500 * missing.len(), "from {at}: {length} bytes");
    }
    server.stop().await;
}

/// Each answer is a hundred times as long as its question.
#[tokio::test]
async fn who_resumes_again_and_again_and_reads_nothing_is_let_go() {
    /// What a client's queue holds, and more than the buffers of the system hold beside it.
    const MOST: usize = 16 * 1024 * 1024;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, table) = long_game(&server).await;
    let mut client = ada.sit(&table, 0).await;
    let length = client.table_at(ENTRIES).await.to_string().len();
    let times = 2 * MOST / length;
    for _ in 0..times {
        client.send(json!({ "type": "hello", "at": 0 })).await;
    }
    while !server.state.hub.in_memory(&table).unwrap().lock().await.as_ref().unwrap().clients.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut bytes = 0;
    let code = loop {
        let text = client.next_text().await.unwrap();
        bytes += text.len();
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "closed" {
            break message["code"].clone();
        }
    };
    assert_eq!(code, 1013);
    assert!(bytes < MOST, "{bytes} bytes were kept for a client that did not read");
    let Value::String(figures) = server.nobody().get("/metrics").await else { panic!("figures are text") };
    assert!(figures.contains("\norrery_sockets_dropped_total 1\n"), "{figures}");
    assert_eq!(ada.sit(&table, ENTRIES).await.table_at(ENTRIES).await["log"], json!([]), "it can come again");
    server.stop().await;
}
