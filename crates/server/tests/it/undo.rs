//! Undo: alone up to the information barrier, by consent beyond it.

use serde_json::{Value, json};

use orrery_server::limits::Rate;

use crate::support::{Client, Server, new_table, settings};

/// A Kepler-3042 table for two with everything allowed by consent, and both clients.
async fn kepler(server: &Server, consent: bool) -> (Client, Client) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut table = new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "open" }]));
    table["undo_by_consent"] = json!(consent);
    let table = ada.table(table).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    (ada.sit(&table, 0).await, ben.sit(&table, 0).await)
}

/// Plays first choices until `enough`; returns the table as the client of the seat to move sees it.
async fn play_until(clients: &mut [Client; 2], enough: impl Fn(&Value) -> bool) -> (Value, usize) {
    let mut at = 0;
    loop {
        let tables = [clients[0].table_at(at).await, clients[1].table_at(at).await];
        let seat = tables[0]["awaited"][0].as_u64().unwrap() as usize;
        if enough(&tables[seat]) {
            return (tables[seat].clone(), seat);
        }
        let action = tables[seat]["questions"][0]["choices"][0]["action"].clone();
        let done = clients[seat].play_skipping_broadcasts(at, seat as u8, action).await;
        at = done["at"].as_u64().unwrap() as u32;
    }
}

#[tokio::test]
async fn own_steps_are_taken_back_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (a, b) = kepler(&server, false).await;
    let mut clients = [a, b];
    let (table, seat) = play_until(&mut clients, |table| table["questions"][0]["undoable"].as_u64() >= Some(2)).await;
    let at = table["at"].as_u64().unwrap() as u32;
    let count = table["questions"][0]["undoable"].as_u64().unwrap() as u32;
    let too_far = clients[seat].undo(at, seat as u8, count + 1).await;
    assert_eq!(too_far["type"], "refused");
    let done = clients[seat].undo(at, seat as u8, count).await;
    assert_eq!(done["at"], at + 1);
    let after = clients[1 - seat].table_at(at + 1).await;
    assert_eq!(after["log"].as_array().unwrap().last().unwrap()["undid"], count, "what was taken back stays in the log");
    server.stop().await;
}

#[tokio::test]
async fn beyond_the_barrier_the_others_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (mut a, mut b) = {
        let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
        let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
        table["undo_by_consent"] = json!(true);
        let table = ada.table(table).await;
        ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
        ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
        (ada.sit(&table, 0).await, ben.sit(&table, 0).await)
    };
    a.play(0, 0, json!({ "column": 0 })).await;
    a.send(json!({ "type": "undo", "id": 50, "at": 1, "seat": 0, "count": 1 })).await;
    let asked = b.next("undo_asked").await;
    assert_eq!((&asked["seat"], &asked["count"]), (&json!(0), &json!(1)));
    b.send(json!({ "type": "consent", "request": asked["request"], "yes": false })).await;
    assert_eq!(a.next("refused").await["id"], 50);

    a.send(json!({ "type": "undo", "id": 51, "at": 1, "seat": 0, "count": 1 })).await;
    let asked = b.next("undo_asked").await;
    b.send(json!({ "type": "consent", "request": asked["request"], "yes": true })).await;
    assert_eq!(a.next("done").await, json!({ "type": "done", "id": 51, "at": 2 }));
    assert_eq!(b.next("undo_settled").await["agreed"], true);

    assert_eq!(a.play(2, 0, json!({ "column": 1 })).await["type"], "done");
    a.send(json!({ "type": "undo", "id": 52, "at": 3, "seat": 0, "count": 1 })).await;
    b.next("undo_asked").await;
    assert_eq!(b.play(3, 1, json!({ "column": 1 })).await["type"], "done", "the game goes on");
    assert_eq!(a.next("refused").await["id"], 52);
    server.stop().await;
}

#[tokio::test]
async fn what_was_taken_back_is_redone_until_something_new_is_decided() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (a, b) = kepler(&server, false).await;
    let mut clients = [a, b];
    let (table, seat) = play_until(&mut clients, |table| table["questions"][0]["undoable"].as_u64() >= Some(2)).await;
    let (at, client) = (table["at"].as_u64().unwrap() as u32, &mut clients[seat]);
    let seat = seat as u8;
    assert_eq!(table["questions"][0]["redoable"], 0);
    client.undo_skipping_broadcasts(at, seat, 2).await;
    assert_eq!(client.table_at(at + 1).await["questions"][0]["redoable"], 2);
    assert_eq!(client.redo(at + 1, seat, 3).await["type"], "refused");
    assert_eq!(client.redo(at + 1, seat, 2).await["at"], at + 3, "redone decisions are entries of the log");
    let redone = client.table_at(at + 3).await;
    assert_eq!(redone["views"], table["views"]);
    assert_eq!(redone["questions"], table["questions"]);

    client.undo_skipping_broadcasts(at + 3, seat, 2).await;
    let undone = client.table_at(at + 4).await;
    // `play_until` took the first choice, so the last one is new.
    let new = undone["questions"][0]["choices"].as_array().unwrap().last().unwrap()["action"].clone();
    client.play_skipping_broadcasts(at + 4, seat, new).await;
    client.table_at(at + 5).await;
    let refused = client.redo(at + 5, seat, 1).await;
    assert_eq!(refused["type"], "refused");
    server.stop().await;
}

#[tokio::test]
async fn decisions_of_bots_are_redone_with_those_before_them() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]));
    table["undo_by_consent"] = json!(true);
    let table = ada.table(table).await;
    let mut client = ada.sit(&table, 0).await;
    client.play_skipping_broadcasts(0, 0, json!({ "column": 3 })).await;
    let before = client.table_at(2).await;
    client.undo_skipping_broadcasts(2, 0, 2).await;
    assert_eq!(client.table_at(3).await["questions"][0]["redoable"], 1, "counted in decisions of the seat");
    assert_eq!(client.redo(3, 0, 1).await["at"], 5);
    let redone = client.table_at(5).await;
    assert_eq!((&redone["views"], &redone["questions"]), (&before["views"], &before["questions"]));
    server.stop().await;
}

/// Each undo in a log replays the game when it is read.
#[tokio::test]
async fn undos_of_a_game_are_limited() {
    const MOST: u32 = 1000;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]));
    table["undo_by_consent"] = json!(true);
    let mut client = ada.sit(&ada.table(table).await, 0).await;
    client.play(0, 0, json!({ "column": 3 })).await;
    for undo in 0..MOST {
        let at = 1 + 2 * undo;
        assert_eq!(client.undo(at, 0, 1).await["at"], at + 1);
        assert_eq!(client.play(at + 1, 0, json!({ "column": 3 })).await["at"], at + 2);
    }
    let refused = client.undo(1 + 2 * MOST, 0, 1).await;
    assert_eq!(refused["reason"]["text"]["key"], "web-failure-many-undos", "{refused}");
    assert_eq!(client.play(1 + 2 * MOST, 1, json!({ "column": 3 })).await["type"], "done", "the game goes on");
    server.stop().await;
}

/// A solo game of that many entries, all of one seat, and its client.
async fn solo(server: &Server, entries: u32) -> Client {
    let ada = server.guest("Ada").await;
    let mut table = new_table("kepler-3042", json!([{ "kind": "me" }]));
    table["undo_by_consent"] = json!(true);
    let mut client = ada.sit(&ada.table(table).await, 0).await;
    for at in 0..entries {
        let choices = client.table_at(at).await["questions"][0]["choices"].clone();
        let action = choices.as_array().unwrap().last().unwrap()["action"].clone();
        assert_eq!(client.play_skipping_broadcasts(at, 0, action).await["at"], at + 1);
    }
    client
}

/// Undoes and redoes that many decisions until one is refused; returns the number of entries and the reason.
async fn undo_and_redo(client: &mut Client, count: u32) -> (u32, String) {
    let mut at = count;
    loop {
        let undone = client.undo_skipping_broadcasts(at, 0, count).await;
        let answer = if undone["type"] == "done" { client.redo(at + 1, 0, count).await } else { undone };
        if answer["type"] == "refused" {
            return (at, answer["reason"]["text"]["key"].as_str().unwrap().to_owned());
        }
        at += 1 + count;
        assert_eq!(answer["at"], at, "{answer}");
    }
}

/// A message of a hundred bytes redoes as many decisions as there are.
#[tokio::test]
async fn a_log_does_not_grow_without_end() {
    const COUNT: u32 = 60;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let mut client = solo(&server, COUNT).await;
    let (entries, reason) = undo_and_redo(&mut client, COUNT).await;
    assert_eq!(reason, "web-failure-many-entries");
    assert!((10_000 - COUNT..=10_000).contains(&entries), "{entries} entries");
    server.stop().await;
}

#[tokio::test]
async fn what_is_redone_counts_for_the_quota() {
    const COUNT: u32 = 60;
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.bytes = Rate { burst: 100_000.0, per_second: 0.001 };
    let server = Server::with(settings).await;
    let mut client = solo(&server, COUNT).await;
    let (entries, reason) = undo_and_redo(&mut client, COUNT).await;
    assert_eq!(reason, "web-failure-quota");
    assert!(entries < 6_000, "{entries} entries of about twenty bytes");
    server.stop().await;
}
