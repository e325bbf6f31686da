//! Tables over real WebSockets: two people play, look on, come back, resign.

use axum::http::StatusCode;
use futures_util::{SinkExt, StreamExt};
use orrery_server::store::{TableRow, Write};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::support::{Client, Guest, Server, new_table};

fn drop_in(column: u8) -> Value {
    json!({ "column": column })
}

/// Two guests at a Connect Four table that has begun.
async fn two(server: &Server) -> (Guest, Guest, String) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    let info = ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(info["status"], "playing");
    (ada, ben, table)
}

#[tokio::test]
async fn two_guests_play_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, table) = two(&server).await;
    let (mut a, mut b) = (ada.sit(&table, 0).await, ben.sit(&table, 0).await);
    let first = a.table_at(0).await;
    assert_eq!(first["awaited"], json!([0]));
    assert_eq!(first["questions"][0]["choices"].as_array().unwrap().len(), 7);
    assert_eq!(first["views"].as_array().unwrap().len(), 1);
    assert_eq!(b.table_at(0).await["questions"], json!([]), "nothing is asked of the other one");

    // Ada builds a column of four beside Ben's.
    for turn in 0..7u32 {
        let (client, column) = if turn % 2 == 0 { (&mut a, 0) } else { (&mut b, 1) };
        let done = client.play(turn, (turn % 2) as u8, drop_in(column)).await;
        assert_eq!((done["type"].as_str(), done["at"].as_u64()), (Some("done"), Some(u64::from(turn) + 1)));
    }
    let end = b.table_at(7).await;
    assert_eq!(end["outcome"]["winners"], json!([0]));
    assert_eq!(end["awaited"], json!([]));
    let info = ben.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["status"], "over");
    let late = b.play(7, 1, drop_in(2)).await;
    assert_eq!(late["reason"]["kind"], "bad", "the game is over: {late}");

    let again = ben.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    let same = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(again["id"], same["id"]);
    assert_eq!(again["status"], "playing");
    server.stop().await;
}

#[tokio::test]
async fn stale_and_illegal_moves_are_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, table) = two(&server).await;
    let (mut a, mut b) = (ada.sit(&table, 0).await, ben.sit(&table, 0).await);
    let refused = |answer: &Value| answer["reason"].clone();

    let not_yet = refused(&b.play(0, 1, drop_in(0)).await);
    assert_eq!((&not_yet["kind"], &not_yet["rule"]), (&json!("rule"), &json!("R2")));
    assert_eq!(not_yet["text"]["key"], "illegal-not_your_turn");
    assert_eq!(refused(&b.play(0, 0, drop_in(0)).await)["kind"], "bad", "not Ben's seat");
    assert_eq!(refused(&b.play(0, 9, drop_in(0)).await)["kind"], "bad", "no seat at all");
    assert_eq!(refused(&a.play(0, 0, drop_in(9)).await)["rule"], "R1");
    assert_eq!(refused(&a.play(0, 0, json!({ "fly": 1 })).await)["kind"], "bad");
    assert_eq!(a.play(0, 0, drop_in(3)).await["type"], "done");
    assert_eq!(refused(&a.play(0, 0, drop_in(3)).await), json!({ "kind": "stale", "at": 1 }));
    assert_eq!(refused(&a.play(7, 0, drop_in(3)).await), json!({ "kind": "stale", "at": 1 }));
    let why = b.ask(json!({ "type": "why", "seat": 1, "action": drop_in(9) })).await;
    assert_eq!(refused(&why)["rule"], "R1");
    let fine = b.ask(json!({ "type": "why", "seat": 1, "action": drop_in(1) })).await;
    assert_eq!((&fine["type"], &fine["at"]), (&json!("done"), &json!(1)));
    server.stop().await;
}

#[tokio::test]
async fn a_client_catches_up_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (mut ada, mut ben, table) = two(&server).await;
    let (mut a, mut b) = (ada.sit(&table, 0).await, ben.sit(&table, 0).await);
    for turn in 0..4u32 {
        let client = if turn % 2 == 0 { &mut a } else { &mut b };
        client.play(turn, (turn % 2) as u8, drop_in(turn as u8)).await;
    }
    a.send(json!({ "type": "chat", "text": " hello " })).await;
    assert_eq!(b.next("chat").await["text"], "hello");
    let before = ben.sit(&table, 3).await.table_at(4).await;
    server.stop().await;
    assert_eq!(a.next("closed").await["code"], 1001);

    let server = Server::start(folder.path()).await;
    (ada.caller.address, ben.caller.address) = (server.address, server.address);
    let mut b = ben.sit(&table, 2).await;
    assert_eq!(b.next("chat").await, json!({ "type": "chat", "from": "Ada", "text": "hello", "at": 1 }));
    let after = b.table_at(4).await;
    assert_eq!(after["views"], before["views"]);
    let ats: Vec<_> = after["log"].as_array().unwrap().iter().map(|entry| entry["at"].clone()).collect();
    assert_eq!(ats, [3, 4], "only what it has not");
    assert_eq!(after["log"][1]["events"][0]["text"]["key"], before["log"][0]["events"][0]["text"]["key"]);
    let mut a = ada.sit(&table, 4).await;
    assert_eq!(a.play(4, 0, drop_in(0)).await["type"], "done");
    assert_eq!(b.table_at(5).await["log"].as_array().unwrap().len(), 1);
    server.stop().await;
}

/// Another process may write to the same database.
#[tokio::test]
async fn a_table_that_another_process_has_ended_is_not_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, _ben, table) = two(&server).await;
    let mut a = ada.sit(&table, 0).await;
    a.table_at(0).await;
    let row = server.state.store.table(&table).await.unwrap().unwrap();
    let mut head: Value = serde_json::from_str(&row.head).unwrap();
    head["status"] = json!("over");
    let ended = TableRow { head: head.to_string(), version: row.version + 1, sitters: vec![ada.id.clone()], ..row };
    server.state.store.write(Write::Head(ended)).await.unwrap();
    assert_eq!(a.play(0, 0, drop_in(0)).await["type"], "refused");
    assert_eq!(server.state.store.entries(&table).await.unwrap(), Vec::<String>::new());
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await["status"], "over", "and by now it is known here");
    server.stop().await;
}

#[tokio::test]
async fn spectators_see_what_a_spectator_may_see() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, table) = two(&server).await;
    let mut nobody = server.nobody().sit(&table, 0).await;
    let seen = nobody.table_at(0).await;
    assert_eq!(seen["views"][0]["seat"], 255);
    assert_eq!(seen["questions"], json!([]));
    let mut a = ada.sit(&table, 0).await;
    a.play(0, 0, drop_in(0)).await;
    assert_eq!(nobody.table_at(1).await["log"][0]["seat"], 0);
    assert_eq!(nobody.play(1, 1, drop_in(0)).await["reason"]["kind"], "bad");
    nobody.send(json!({ "type": "chat", "text": "psst" })).await;
    assert_eq!(nobody.next("refused").await["id"], 0);
    let mut zoe = server.guest("Zoe").await.sit(&table, 0).await;
    zoe.send(json!({ "type": "chat", "text": "psst" })).await;
    assert_eq!(zoe.next("refused").await["reason"]["text"]["key"], "web-failure-not-seated");
    a.send(json!({ "type": "chat", "text": "two\nlines" })).await;
    assert_eq!(a.next("refused").await["reason"]["text"]["key"], "web-failure-chat-characters");
    drop(ben);

    let mut private = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]));
    private["visibility"] = json!("private");
    let table = ada.table(private).await;
    let hidden = server.nobody().call(axum::http::Method::GET, &format!("/api/tables/{table}"), None).await;
    assert_eq!(hidden.0, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/api/tables?of=own").await.as_array().unwrap().len(), 2);
    assert!(ada.get("/api/tables").await.as_array().unwrap().iter().all(|info| info["id"] != table.as_str()));
    server.stop().await;
}

/// Lists say who a table waits for and since when, even right after a restart of the server.
#[tokio::test]
async fn lists_say_whose_turn_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (mut ada, ben, table) = two(&server).await;
    let waits = async |guest: &Guest| {
        let wait = guest.get("/api/tables?of=own").await[0]["standing"]["awaited"][0].take();
        assert!(wait["since"].as_i64().unwrap() > 0, "{wait}");
        wait["seat"].clone()
    };
    assert_eq!((waits(&ada).await, waits(&ben).await), (json!(0), json!(0)));
    ada.sit(&table, 0).await.play(0, 0, drop_in(3)).await;
    assert_eq!(waits(&ada).await, json!(1));
    assert_eq!(server.nobody().get("/api/tables").await[0]["standing"]["awaited"][0]["seat"], json!(1));
    server.stop().await;

    let server = Server::start(folder.path()).await;
    ada.caller.address = server.address;
    assert_eq!(waits(&ada).await, json!(1));
    server.stop().await;
}

#[tokio::test]
async fn one_device_plays_several_seats() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]))).await;
    let mut a = ada.sit(&table, 0).await;
    let first = a.table_at(0).await;
    assert_eq!(first["views"].as_array().unwrap().len(), 2);
    assert_eq!(a.play(0, 0, drop_in(0)).await["type"], "done");
    assert_eq!(a.play(1, 1, drop_in(0)).await["type"], "done");
    server.stop().await;
}

#[tokio::test]
async fn resigning_ends_the_game_or_calls_a_bot() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, table) = two(&server).await;
    let (mut a, mut b) = (ada.sit(&table, 0).await, ben.sit(&table, 0).await);
    b.send(json!({ "type": "resign", "seat": 1 })).await;
    let ended = until(&mut a, |info| info["status"] == "over").await;
    assert_eq!(ended["abandoned"], 1);

    let mut allowed = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    allowed["bot_takes_over"] = json!(true);
    let table = ada.table(allowed).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1 })).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let mut a = ada.sit(&table, 0).await;
    a.play(0, 0, drop_in(0)).await;
    let info = ben.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(info["seats"][1]["kind"]["kind"], "bot");
    assert_eq!(a.table_at(2).await["awaited"], json!([0]), "the bot has played");

    let info = ada.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(
        (&info["status"], &info["abandoned"]),
        (&json!("over"), &json!(0)),
        "no person is left at the table, so no bot takes over"
    );
    server.stop().await;
}

async fn until(client: &mut Client, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let info = client.next("info").await["info"].clone();
        if wanted(&info) {
            return info;
        }
    }
}

#[tokio::test]
async fn a_client_that_breaks_the_protocol_is_disconnected() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, _ben, table) = two(&server).await;
    let mut a = ada.sit(&table, 0).await;
    a.table_at(0).await;
    a.send(json!({ "type": "dance" })).await;
    loop {
        let message = a.try_next().await.unwrap();
        if message["type"] == "closed" {
            assert_eq!(message["code"], 1008);
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn spectators_write_in_the_chat_only_where_the_host_opens_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, table) = two(&server).await;
    let eve = server.guest("Eve").await;
    let (mut a, mut e) = (ada.sit(&table, 0).await, eve.sit(&table, 0).await);
    let path = format!("/api/tables/{table}/chat");
    assert_eq!(ben.refused(&path, json!({ "open": true })).await, StatusCode::FORBIDDEN, "only the host");
    let write = json!({ "type": "chat", "text": "well played" });
    e.send(write.clone()).await;
    assert_eq!(e.next("refused").await["reason"]["text"]["key"], "web-failure-not-seated");
    assert_eq!(ada.post(&path, json!({ "open": true })).await["open_chat"], true);
    e.send(write.clone()).await;
    assert_eq!(a.next("chat").await["from"], "Eve");
    assert_eq!(ada.post(&path, json!({ "open": false })).await["open_chat"], false);
    e.send(write).await;
    assert_eq!(e.next("refused").await["reason"]["text"]["key"], "web-failure-not-seated");
    server.stop().await;
}

/// Spectators cannot be taken for those who sit at the table, and who sits there writes under the name of the seat.
#[tokio::test]
async fn nobody_writes_under_the_name_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, table) = two(&server).await;
    ada.post(&format!("/api/tables/{table}/chat"), json!({ "open": true })).await;
    let write = json!({ "type": "chat", "text": "I resign" });
    let mut eve = server.guest("Ad\u{430}").await.sit(&table, 0).await;
    eve.send(write.clone()).await;
    assert_eq!(eve.next("refused").await["reason"]["text"]["key"], "web-failure-name-taken");
    ben.post("/api/guest", json!({ "name": "Ada" })).await;
    let mut client = ben.sit(&table, 0).await;
    client.send(write.clone()).await;
    assert_eq!(client.next("chat").await["from"], "Ben");
    let mut zoe = server.guest("Zoe").await.sit(&table, 0).await;
    zoe.send(write).await;
    while zoe.next("chat").await["from"] != "Zoe" {}
    server.stop().await;
}

#[tokio::test]
async fn the_host_mutes_a_guest_and_a_new_socket_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben, table) = two(&server).await;
    let path = format!("/api/tables/{table}/mute");
    assert_eq!(ben.refused(&path, json!({ "seat": 0, "muted": true })).await, StatusCode::FORBIDDEN, "only the host");
    assert_eq!(ada.refused(&path, json!({ "seat": 0, "muted": true })).await, StatusCode::CONFLICT, "not himself");
    assert_eq!(ada.post(&path, json!({ "seat": 1, "muted": true })).await["muted"], json!([1]));
    for _ in 0..2 {
        let mut client = ben.sit(&table, 0).await;
        client.send(json!({ "type": "chat", "text": "hello" })).await;
        assert_eq!(client.next("refused").await["reason"]["text"]["key"], "web-failure-muted");
    }
    assert_eq!(ada.post(&path, json!({ "seat": 1, "muted": false })).await["muted"], json!([]));
    let mut client = ben.sit(&table, 0).await;
    client.send(json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(client.next("chat").await["text"], "hello");
    server.stop().await;
}

#[tokio::test]
async fn those_who_were_sent_the_link_write_until_the_table_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    for (visibility, answer) in [("link", "chat"), ("private", "chat"), ("public", "refused")] {
        let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
        table["visibility"] = json!(visibility);
        let table = ada.table(table).await;
        let mut client = ben.sit(&table, 0).await;
        client.send(json!({ "type": "chat", "text": "may I?" })).await;
        client.next(answer).await;
        server.guest("Cleo").await.post(&format!("/api/tables/{table}/join"), json!({})).await;
        if visibility == "private" {
            while client.try_next().await.unwrap()["type"] != "closed" {}
            continue;
        }
        client.send(json!({ "type": "chat", "text": "and now?" })).await;
        assert_eq!(client.next("refused").await["reason"]["text"]["key"], "web-failure-not-seated");
    }
    server.stop().await;
}

/// The close code that answers one message.
async fn closed_by(server: &Server, table: &str, message: Message) -> u16 {
    let (mut socket, _) = connect_async(format!("ws://{}/api/tables/{table}/ws", server.address)).await.unwrap();
    socket.send(Message::text(r#"{"type":"hello","at":0}"#)).await.unwrap();
    socket.send(message).await.unwrap();
    loop {
        match socket.next().await {
            Some(Ok(Message::Close(frame))) => return frame.unwrap().code.into(),
            Some(Ok(_)) => {}
            end => panic!("closed without a code: {end:?}"),
        }
    }
}

#[tokio::test]
async fn close_codes_say_what_was_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (_ada, _ben, table) = two(&server).await;
    let raw = |code: Data, payload: &'static [u8]| Message::Frame(Frame::message(payload, OpCode::Data(code), true));
    let cases = [
        (Message::text("not JSON"), 1008),
        (Message::binary(&b"{}"[..]), 1003),
        (Message::text("x".repeat(20_000)), 1009),
        (raw(Data::Text, b"\xff"), 1007),
        (raw(Data::Continue, b"of nothing"), 1002),
    ];
    for (message, code) in cases {
        assert_eq!(closed_by(&server, &table, message.clone()).await, code, "{message:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn forgotten_tables_come_back_from_the_store() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = crate::support::settings(folder.path());
    settings.idle = std::time::Duration::from_millis(10);
    let server = Server::with(settings).await;
    let (ada, _ben, table) = two(&server).await;
    let mut a = ada.sit(&table, 0).await;
    a.play(0, 0, drop_in(2)).await;
    drop(a);
    while !server.state.hub.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(ada.sit(&table, 0).await.table_at(1).await["log"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_uses_sleeps_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = crate::support::settings(folder.path());
    settings.idle = std::time::Duration::from_millis(10);
    let server = Server::with(settings).await;
    let (ada, ben, table) = two(&server).await;
    let (mut a, mut b) = (ada.sit_for_changes(&table, 0).await, ben.sit(&table, 0).await);
    a.play(0, 0, drop_in(2)).await;
    a.send(json!({ "type": "chat", "text": "your turn" })).await;
    assert_eq!(b.next("chat").await["text"], "your turn");
    let asleep = async || server.state.hub.in_memory(&table).unwrap().lock().await.as_ref().unwrap().is_asleep();
    while !asleep().await {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(b.play(1, 1, drop_in(2)).await["at"], 2);
    let next = a.table_at(2).await;
    assert_eq!((&next["type"], &next["log"][0]["at"]), (&json!("table"), &json!(2)), "whole, because what it had is forgotten");
    assert_eq!(ben.sit(&table, 2).await.next("chat").await["text"], "your turn");
    while !asleep().await {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    drop(b);
    let left = a.next("info").await;
    assert_eq!(left["info"]["seats"][1]["connected"], false, "those who leave are seen to leave: {left}");
    server.stop().await;
}

#[tokio::test]
async fn deciding_at_the_same_time_makes_nobody_stale() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let (mut a, mut b) = (ada.sit(&table, 0).await, ben.sit(&table, 0).await);
    let (first, second) = (a.table_at(0).await, b.table_at(0).await);
    assert_eq!(first["awaited"], json!([0, 1]), "both choose at the start");
    let choice = |seen: &Value| seen["questions"][0]["choices"][0]["action"].clone();
    assert_eq!(a.play(0, 0, choice(&first)).await["at"], 1);
    assert_eq!(b.play(0, 1, choice(&second)).await["at"], 2, "answered what was asked at 0");
    assert_eq!(b.play(0, 1, choice(&second)).await["reason"]["kind"], "stale", "but only once");
    server.stop().await;
}

#[tokio::test]
async fn amounts_are_offered_from_the_largest_which_is_the_usual_one_where_it_is_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    // The players of the tour produce up to two cubes: the first of one kind, the second of several.
    for (at, seat, amounts, usual) in [(67, 0, vec![2, 1], json!(0)), (68, 1, vec![2, 2, 2, 1, 1, 1], Value::Null)] {
        let replay = server.nobody().get(&format!("/api/replays/tour-kepler-3042?at={at}&seat={seat}")).await;
        let question = &replay["question"];
        let cubes = |choice: &Value| -> Option<u64> {
            let cubes = choice["action"]["produce"]["cubes"].as_object()?;
            Some(cubes.values().filter_map(Value::as_u64).sum())
        };
        let offered: Vec<u64> = question["choices"].as_array().unwrap().iter().map_while(cubes).collect();
        assert_eq!((offered, &question["usual"]), (amounts, &usual), "{question}");
    }
    server.stop().await;
}
