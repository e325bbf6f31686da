//! Bots at tables: they play, do not hold up anybody, and go on after a restart.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Guest, Server, new_table, settings};

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

/// Longer than a slow bot thinks and much shorter than all of them do, one after the other.
const SOON: Duration = Duration::from_secs(8);

/// The bot of a guest with one table answers although another guest has many tables with slow ones, and uploads do not wait for bots.
/// Both also after a restart, when all bots begin to think at once.
#[tokio::test]
async fn one_guest_cannot_stop_the_bots_and_uploads_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (mut mallory, mut ada) = (server.guest("Mallory").await, server.guest("Ada").await);
    let slow = json!({ "kind": "bot", "bot": "mcts:2s" });
    let (mut tables, mut watched) = (Vec::new(), Vec::new());
    for number in 0..24 {
        let person = if number % 2 == 0 { json!({ "kind": "me" }) } else { slow.clone() };
        let table = mallory.table(new_table("connect-four", json!([slow, person]))).await;
        watched.push(mallory.sit(&table, 0).await);
        tables.push(table);
    }
    bot_and_upload_come_soon(&ada).await;
    server.stop().await;
    let server = Server::start(folder.path()).await;
    (mallory.caller.address, ada.caller.address) = (server.address, server.address);
    watched.clear();
    for table in &tables {
        watched.push(mallory.sit(table, 0).await);
    }
    bot_and_upload_come_soon(&ada).await;
    server.stop().await;
}

async fn bot_and_upload_come_soon(ada: &Guest) {
    let record = include_str!("../../../games/kepler-3042/tests/golden/records/two-players.record");
    let table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]));
    let (table, begun) = (ada.table(table).await, Instant::now());
    let mut client = ada.sit(&table, 0).await;
    client.play(0, 0, json!({ "column": 3 })).await;
    client.table_at(2).await;
    assert!(begun.elapsed() < SOON, "the bot took {:?}", begun.elapsed());
    let begun = Instant::now();
    ada.post("/api/records", json!({ "record": record })).await;
    assert!(begun.elapsed() < SOON, "the upload took {:?}", begun.elapsed());
}

/// Twenty thousand iterations of a large game take minutes.
#[tokio::test]
async fn a_bot_with_a_large_budget_answers_in_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.thinking = Duration::from_millis(500);
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let slow = json!({ "kind": "bot", "bot": "mcts:20000" });
    let table = ada.table(new_table("on-mars", json!([slow, slow]))).await;
    let begun = Instant::now();
    ada.sit(&table, 0).await.table_at(1).await;
    assert!(begun.elapsed() < SOON, "the bot took {:?}", begun.elapsed());
    server.stop().await;
}

/// Choosing at random does not wait until others have thought.
#[tokio::test]
async fn random_bots_do_not_queue() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
        let slow = json!([{ "kind": "bot", "bot": "mcts:9s" }, { "kind": "me" }]);
        ada.table(new_table("connect-four", slow)).await;
    }
    let table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]));
    let mut client = ada.sit(&ada.table(table).await, 0).await;
    let begun = Instant::now();
    client.play(0, 0, json!({ "column": 3 })).await;
    client.table_at(2).await;
    assert!(begun.elapsed() < Duration::from_secs(5), "the bot took {:?}", begun.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn bots_among_themselves_play_only_while_somebody_looks_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let bot = json!({ "kind": "bot", "bot": "mcts:50ms" });
    let table = ada.table(new_table("connect-four", json!([bot, bot]))).await;
    let at = async || ada.get(&format!("/api/tables/{table}")).await["standing"]["at"].clone();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(at().await, 0, "nobody has looked yet");
    let mut spectator = server.nobody().sit(&table, 0).await;
    spectator.table_at(2).await;
    drop(spectator);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let left: Value = at().await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(at().await, left, "nobody looks any more");
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await["status"], "playing");
    server.stop().await;
}

/// A bot answers an Edge window after the same time whether or not it holds an Edge, in the same frame as everybody, and is shown as
/// thinking until then.
#[tokio::test]
async fn a_bot_in_a_closed_question_does_not_show_whether_it_has_a_choice() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "mcts:100" }, { "kind": "bot", "bot": "mcts:20" }]);
    let table = ada.table(new_table("spacecorp", seats)).await;
    let mut client = ada.sit(&table, 0).await;
    let (mut seen, mut windows) = (client.table_at(0).await, 0);
    while windows < 3 {
        let at = seen["at"].as_u64().unwrap() as u32;
        let asked = seen["awaited"].as_array().unwrap().clone();
        let Some(question) = seen["questions"].get(0) else {
            seen = client.table_at(at + 1).await;
            continue;
        };
        let closed = !seen["views"][0]["view"]["window"].is_null() && asked.len() > 1;
        // The last choice in a window plays nothing.
        let choice = if closed { question["choices"].as_array().unwrap().last() } else { question["choices"].get(0) };
        let begun = Instant::now();
        let answered =
            client.play_skipping_broadcasts(at, 0, choice.unwrap()["action"].clone()).await["at"].as_u64().unwrap() as u32;
        if !closed || answered > at {
            // There was no window, or the bots' second had passed before the answer came.
            seen = client.table_at(answered).await;
            continue;
        }
        assert_eq!(seen["thinking"].as_array().unwrap()[..], asked[1..], "all bots that are asked think");
        let own = client.table_at(at).await;
        assert_eq!((&own["questions"], &own["awaited"], &own["thinking"]), (&json!([]), &json!(asked[1..]), &seen["thinking"]));
        let after = client.table_at(at + 1).await;
        assert!(begun.elapsed() >= Duration::from_millis(500), "revealed after {:?}", begun.elapsed());
        assert_eq!(after["log"].as_array().unwrap().len(), asked.len(), "all answers come in one frame: {after}");
        (seen, windows) = (after, windows + 1);
    }
    server.stop().await;
}
