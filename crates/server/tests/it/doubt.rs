//! Changes of which it is not known whether they are stored: nothing is built on them, and those who asked for them learn the truth as soon
//! as the store can be read again.

use axum::http::{Method, StatusCode};
use orrery_engine::record::{Entry, Line, Record};
use orrery_engine::replay::Snapshot;
use orrery_server::store::Write;
use serde_json::{Value, json};

use crate::doubting::{Doubting, Fate};
use crate::orders::{Window, decline, in_force, offered, window};
use crate::support::{Client, Guest, Server, new_table};

const FATES: [Fate; 2] = [Fate::Stored, Fate::Lost];

fn is_entry(write: &Write) -> bool {
    matches!(write, Write::Entries { .. })
}

fn is_head(write: &Write) -> bool {
    matches!(write, Write::Head(_))
}

#[track_caller]
fn assert_refused(answer: &Value, reason: &str) {
    assert_eq!(answer["reason"]["text"]["key"], format!("web-failure-{reason}"), "{answer}");
}

/// Reads everything that a client was sent.
async fn catch_up(client: &mut Client, seat: u8) {
    client.ask(json!({ "type": "why", "seat": seat, "action": {} })).await;
}

/// Asserts that a client was sent nothing.
async fn assert_silent(client: &mut Client, seat: u8) {
    client.send(json!({ "type": "why", "id": 999, "seat": seat, "action": {} })).await;
    let next = client.try_next().await.unwrap();
    assert_eq!(next["id"], 999, "{next}");
}

fn disc(column: u8) -> Value {
    json!({ "column": column })
}

/// A table of Connect Four with two guests and their clients, who have seen its beginning.
async fn two(server: &Server) -> (String, [Guest; 2], [Client; 2]) {
    let guests = [server.guest("Ada").await, server.guest("Ben").await];
    let table = guests[0].table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    guests[1].post(&format!("/api/tables/{table}/join"), json!({})).await;
    guests[0].post(&format!("/api/tables/{table}/start"), json!({})).await;
    let mut ada = guests[0].sit(&table, 0).await;
    ada.table_at(0).await;
    let mut ben = guests[1].sit(&table, 0).await;
    ben.table_at(0).await;
    // Ben has changed who is connected.
    catch_up(&mut ada, 0).await;
    (table, guests, [ada, ben])
}

#[tokio::test]
async fn a_move_is_shown_as_it_was_stored() {
    for fate in FATES {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let (table, _, [mut ada, mut ben]) = two(&server).await;
        store.doubt(is_entry, fate);
        assert_refused(&ada.play(0, 0, disc(3)).await, "unknown");
        assert_refused(&ada.play(0, 0, disc(3)).await, "unwritable");
        ada.send(json!({ "type": "hello", "at": 0 })).await;
        assert_eq!(ada.next("table").await["at"], 0, "the table as it was before");

        store.recover();
        let at = if fate == Fate::Stored { 1 } else { 0 };
        assert_eq!(ada.next("table").await["at"], at, "{fate:?}: without being asked");
        match fate {
            Fate::Stored => assert_eq!(ben.next("table").await["at"], 1),
            Fate::Lost => {
                assert_silent(&mut ben, 1).await;
                assert_eq!(ada.play(0, 0, disc(3)).await["at"], 1);
            }
        }
        assert_eq!(ben.play(1, 1, disc(3)).await["at"], 2);
        assert_eq!(store_entries(&server, &table).await, 2);
        server.stop().await;
    }
}

async fn store_entries(server: &Server, table: &str) -> usize {
    server.state.store.entries(table).await.unwrap().len()
}

/// The first use of the table reloads it.
#[tokio::test]
async fn a_move_on_a_doubtful_table_is_made_on_what_is_stored() {
    for fate in FATES {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let (table, _, [mut ada, _ben]) = two(&server).await;
        store.doubt(is_entry, fate);
        assert_refused(&ada.play(0, 0, disc(3)).await, "unknown");
        store.recover();
        let again = ada.play(0, 0, disc(3)).await;
        match fate {
            Fate::Stored => assert_eq!(again["reason"], json!({ "kind": "stale", "at": 1 }), "{again}"),
            Fate::Lost => assert_eq!(again["at"], 1, "{again}"),
        }
        assert_eq!(store_entries(&server, &table).await, 1, "{fate:?}: once, not twice");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_bot_does_not_move_twice() {
    for fate in FATES {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let ada = server.guest("Ada").await;
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]);
        let table = ada.table(new_table("connect-four", seats)).await;
        let mut client = ada.sit(&table, 0).await;
        store.doubt(|write| matches!(write, Write::Entries { n: 2, .. }), fate);
        assert_eq!(client.play(0, 0, disc(3)).await["at"], 1);
        while !store.has_struck() {
            tokio::task::yield_now().await;
        }
        store.recover();
        client.table_at(2).await;
        assert_eq!(client.play(2, 0, disc(2)).await["at"], 3, "{fate:?}");
        client.table_at(4).await;
        assert_eq!(store_entries(&server, &table).await, 4, "{fate:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_finished_game_is_settled_afterwards() {
    for fate in FATES {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let (table, [guest, _], [mut ada, mut ben]) = two(&server).await;
        play_to_the_last_move(&mut ada, &mut ben).await;
        store.doubt(is_head, fate);
        assert_eq!(ada.play(6, 0, disc(0)).await["at"], 7, "the entry itself is stored");
        store.recover();
        ada.next("info").await;
        assert_eq!(guest.get(&format!("/api/tables/{table}")).await["status"], "over", "{fate:?}");
        server.stop().await;
    }
}

/// Both drop discs, each in a column of their own, until the first needs one more to win.
async fn play_to_the_last_move(ada: &mut Client, ben: &mut Client) {
    for at in 0..6 {
        let client = if at % 2 == 0 { &mut *ada } else { &mut *ben };
        assert_eq!(client.play(at, (at % 2) as u8, disc((at % 2) as u8)).await["at"], at + 1);
    }
}

/// A page of the database that could not be read for a moment, with nobody at the table to try again.
#[tokio::test]
async fn a_finished_game_is_settled_after_a_failure_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let (table, [guest, _], [mut ada, mut ben]) = two(&server).await;
    play_to_the_last_move(&mut ada, &mut ben).await;
    store.fail_once(is_head);
    assert_eq!(ada.play(6, 0, disc(0)).await["at"], 7, "the entry itself is stored");
    assert_eq!(guest.get(&format!("/api/tables/{table}")).await["status"], "playing", "not yet");
    assert_eq!(ada.next("info").await["info"]["status"], "over");
    server.stop().await;
}

#[tokio::test]
async fn chat_and_seats_are_shown_as_they_were_stored() {
    for fate in FATES {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let (table, _, [mut ada, mut ben]) = two(&server).await;
        store.doubt(|write| matches!(write, Write::Chat { .. }), fate);
        ada.send(json!({ "type": "chat", "text": "hello" })).await;
        assert_refused(&ada.next("refused").await, "unknown");
        store.recover();
        if fate == Fate::Stored {
            assert_eq!(ben.next("chat").await["text"], "hello");
        }
        ada.next("table").await;
        ada.send(json!({ "type": "chat", "text": "again" })).await;
        let at = if fate == Fate::Stored { 2 } else { 1 };
        assert_eq!(ben.next("chat").await, json!({ "type": "chat", "from": "Ada", "text": "again", "at": at }));

        let eve = server.guest("Eve").await;
        let open = eve.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
        let guest = server.guest("Sam").await;
        store.doubt(is_head, fate);
        let (status, answer) = guest.call(Method::POST, &format!("/api/tables/{open}/join"), Some(json!({}))).await;
        assert_eq!((status, &answer["text"]["key"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("web-failure-unknown")));
        store.recover();
        let seat = &guest.get(&format!("/api/tables/{open}")).await["seats"][1];
        assert_eq!(seat["name"] == "Sam", fate == Fate::Stored, "{seat}");
        assert_eq!(store_entries(&server, &table).await, 0);
        server.stop().await;
    }
}

/// Nobody can tell from a doubt who has answered a closed question.
#[tokio::test]
async fn an_answer_in_doubt_is_its_owners_business() {
    for fate in FATES {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let Window { clients: [mut ada, mut ben], seen: [seen, asked], at, .. } = window(&server).await;
        catch_up(&mut ada, 0).await;
        store.doubt(is_head, fate);
        assert_refused(&ben.play(at, 1, decline(&asked)).await, "unknown");
        store.recover();
        let own = ben.next("table").await;
        assert_eq!((&own["at"], own["questions"] == json!([])), (&json!(at), fate == Fate::Stored), "{own}");
        assert_silent(&mut ada, 0).await;
        if fate == Fate::Lost {
            assert_eq!(ben.play(at, 1, decline(&asked)).await["at"], at);
        }

        // The last answer reveals all of them.
        store.doubt(is_entry, fate);
        assert_refused(&ada.play(at, 0, decline(&seen)).await, "unknown");
        store.recover();
        match fate {
            Fate::Stored => {
                ada.table_at(at + 2).await;
            }
            Fate::Lost => {
                assert_eq!(ada.next("table").await["at"], at);
                assert_silent(&mut ben, 1).await;
                assert_eq!(ada.play(at, 0, decline(&seen)).await["at"], at + 2);
            }
        }
        ben.table_at(at + 2).await;
        server.stop().await;
    }
}

#[tokio::test]
async fn an_order_in_doubt_is_its_owners_business() {
    for fate in FATES {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let Window { clients: [mut ada, mut ben], seen: [_, asked], .. } = window(&server).await;
        catch_up(&mut ada, 0).await;
        store.doubt(is_head, fate);
        let order = json!({ "type": "order", "seat": 1, "order": offered(&asked, "this_era") });
        assert_refused(&ben.ask(order).await, "unknown");
        store.recover();
        let table = ben.next("table").await;
        assert_eq!(in_force(&table).is_none(), fate == Fate::Lost, "{table}");
        assert_silent(&mut ada, 0).await;
        server.stop().await;
    }
}

/// Nothing that is stored is answered as refused, even if it cannot be read back.
#[tokio::test]
async fn a_start_that_cannot_be_read_back_is_shown_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    let mut client = ada.sit(&table, 0).await;
    client.next("table").await;
    // The body of the request is read from the store before the write.
    store.silence_after(|write| matches!(write, Write::Start { .. }));
    let (status, answer) = ada.call(Method::POST, &format!("/api/tables/{table}/start"), Some(json!({}))).await;
    assert_eq!((status, &answer["text"]["key"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("web-failure-unknown")));
    store.recover();
    let info = client.next("info").await;
    assert_eq!(info["info"]["status"], "playing", "without being asked");
    assert_eq!(client.play(0, 0, disc(3)).await["at"], 1);
    server.stop().await;
}

#[tokio::test]
async fn a_new_table_that_cannot_be_read_back_is_answered_as_made() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let ada = server.guest("Ada").await;
    let is_table = |write: &Write| matches!(write, Write::Table { .. });
    let seats = json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]);
    store.silence_after(is_table);
    let table = ada.table(new_table("connect-four", seats.clone())).await;
    store.recover();
    let mut client = ada.sit(&table, 0).await;
    for at in 0..7 {
        assert_eq!(client.play(at, (at % 2) as u8, disc((at % 2) as u8)).await["at"], at + 1);
    }

    let body = json!({ "at": 2, "seats": seats, "visibility": "link", "bot_takes_over": false, "undo_by_consent": false });
    store.silence_after(is_table);
    let next = ada.post(&format!("/api/replays/{table}/play"), body).await;
    assert_eq!(next["seats"][0]["yours"], true);
    store.recover();

    store.silence_after(|write| matches!(write, Write::Rematch { .. }));
    let rematch = ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await["id"].clone();
    store.recover();
    assert_eq!(ada.post(&format!("/api/tables/{table}/rematch"), json!({})).await["id"], rematch);
    server.stop().await;
}

fn marks_rematch(write: &Write) -> bool {
    matches!(write, Write::Head(_) | Write::Rematch { .. })
}

/// A rematch and its mark at the first table are one change.
#[tokio::test]
async fn a_rematch_that_fails_leaves_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let (table, [ada, _], [mut first, mut second]) = two(&server).await;
    for at in 0..7 {
        let client = if at % 2 == 0 { &mut first } else { &mut second };
        assert_eq!(client.play(at, (at % 2) as u8, disc((at % 2) as u8)).await["at"], at + 1);
    }
    let path = format!("/api/tables/{table}/rematch");
    for fate in [Some(Fate::Lost), None] {
        let all = server.state.store.all_tables().await.unwrap();
        match fate {
            Some(fate) => store.doubt(marks_rematch, fate),
            None => store.refuse(marks_rematch),
        }
        assert_eq!(ada.refused(&path, json!({})).await, StatusCode::SERVICE_UNAVAILABLE);
        store.recover();
        assert_eq!(server.state.store.all_tables().await.unwrap(), all);
    }
    let rematch = ada.post(&path, json!({})).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await["rematch"], rematch["id"]);
    server.stop().await;
}

/// Several decisions are redone together or not at all.
#[tokio::test]
async fn a_redo_is_stored_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let ada = server.guest("Ada").await;
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]));
    table["undo_by_consent"] = json!(true);
    let table = ada.table(table).await;
    let mut client = ada.sit(&table, 0).await;
    client.play_skipping_broadcasts(0, 0, disc(3)).await;
    client.table_at(2).await;
    client.undo_skipping_broadcasts(2, 0, 2).await;
    client.table_at(3).await;
    // The first entry of the redo is stored, were they written one by one.
    store.refuse(|write| matches!(write, Write::Entries { n, lines, .. } if *n as usize + lines.len() > 5));
    assert_refused(&client.redo(3, 0, 1).await, "unwritable");
    store.recover();
    assert_eq!(store_entries(&server, &table).await, 3);
    assert_eq!(client.redo(3, 0, 1).await["at"], 5);
    server.stop().await;
}

/// An outage that strikes between the last entry and the end of the table.
#[tokio::test]
async fn a_finished_game_is_settled_after_an_outage() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let (table, [guest, _], [mut ada, mut ben]) = two(&server).await;
    play_to_the_last_move(&mut ada, &mut ben).await;
    store.refuse(is_head);
    assert_eq!(ada.play(6, 0, disc(0)).await["at"], 7, "the entry itself is stored");
    assert_eq!(guest.get(&format!("/api/tables/{table}")).await["status"], "playing");
    store.recover();
    while ben.next("info").await["info"]["status"] != "over" {}
    server.stop().await;
}

/// A level of a campaign that a guest passes with one more decision. Returns the table, the number of its entries, and that decision.
///
/// It goes on from a stored position as after an upgrade: that of a recorded game whose planets have become better ones.
async fn nearly_passed(server: &Server, guest: &Guest) -> (String, u32, Value) {
    let text = include_str!("../../../games/kepler-3042/tests/golden/records/solo-level-1.record");
    let mut record = Record::parse(text).unwrap();
    let Some(Line { entry: Entry::Action { action, .. }, .. }) = record.lines.pop() else { panic!("a decision is the last") };
    let game = orrery_registry::find("kepler-3042").unwrap().game;
    let (at, mut state) = (record.lines.len() as u32, game.replay(&record, &mut |_, _, _, _| {}).unwrap().position());
    for colony in state["players"][0]["colonies"].as_array_mut().unwrap() {
        (colony["terraformed"], colony["zone"]) = (json!(true), json!("long"));
    }

    let store = &server.state.store;
    let model = guest.table(new_table("kepler-3042", json!([{ "kind": "me" }]))).await;
    let mut row = store.table(&model).await.unwrap().unwrap();
    let mut head: Value = serde_json::from_str(&row.head).unwrap();
    (head["options"], head["seed"]) = (record.header.options.clone(), json!(record.header.seed.0));
    head["edition"]["components"] = json!("0123456789abcdef");
    (row.id, row.head, row.sitters) = (format!("{model}-nearly"), head.to_string(), vec![guest.id.clone()]);
    let (id, lines) = (row.id.clone(), record.lines.iter().map(Line::to_text).collect());
    store.write(Write::Table { row, lines, position: Some(Snapshot { at, state }) }).await.unwrap();
    // One more says from where on the current components hold.
    (id, at + 1, action)
}

/// What a finished game adds to the guest's book is written before the game is marked as over.
#[tokio::test]
async fn a_level_that_was_passed_in_an_outage_is_noted_once() {
    let is_book = |write: &Write| matches!(write, Write::Book { .. });
    for fault in [Some(Fate::Stored), Some(Fate::Lost), None] {
        let folder = tempfile::tempdir().unwrap();
        let (server, store) = Doubting::serve(folder.path()).await;
        let ada = server.guest("Ada").await;
        let (table, at, last) = nearly_passed(&server, &ada).await;
        let mut client = ada.sit(&table, at).await;
        client.table_at(at).await;
        match fault {
            Some(fate) => store.doubt(is_book, fate),
            None => store.refuse(is_book),
        }
        assert_eq!(client.play(at, 0, last).await["at"], at + 1, "the entry itself is stored");
        assert_eq!(ada.get(&format!("/api/tables/{table}")).await["status"], "playing", "not yet");
        if fault != Some(Fate::Stored) {
            assert_eq!(ada.get("/api/book").await, json!({}), "{fault:?}");
        }
        store.recover();
        assert_eq!(client.next("info").await["info"]["status"], "over", "{fault:?}: without being asked");
        let results = ada.get("/api/statistics").await;
        assert_eq!((results.as_array().unwrap().len(), &results[0]["games"]), (1, &json!(1)), "{fault:?}: {results}");
        let passed = json!({ "kepler-3042/galaxy-edge/1": results[0]["best"]["points"] });
        assert_eq!(ada.get("/api/book").await, passed, "{fault:?}");
        assert_eq!(store_entries(&server, &table).await as u32, at + 1);
        server.stop().await;
    }
}

/// Nobody opens the table again, but the guest wants to play the next level.
#[tokio::test]
async fn a_level_that_was_passed_before_a_server_ended_in_an_outage_is_noted_by_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let mut ada = server.guest("Ada").await;
    let (table, at, last) = nearly_passed(&server, &ada).await;
    store.refuse(|write| matches!(write, Write::Book { .. }));
    assert_eq!(ada.sit(&table, at).await.play(at, 0, last).await["at"], at + 1);
    assert_eq!(ada.get("/api/book").await, json!({}));
    server.stop().await;

    let (server, _) = Doubting::serve(folder.path()).await;
    ada.caller.address = server.address;
    let mut next = new_table("kepler-3042", json!([{ "kind": "me" }]));
    next["options"] = json!({ "campaign": "galaxy-edge", "campaign_level": 2 });
    ada.table(next).await;
    let book = ada.get("/api/book").await;
    assert!(book["kepler-3042/galaxy-edge/1"].as_i64().is_some_and(|points| points > 0), "{book}");
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await["status"], "over");
    server.stop().await;
}

#[tokio::test]
async fn orders_are_followed_after_an_outage() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = Doubting::serve(folder.path()).await;
    let Window { clients: [mut ada, mut ben], seen, at, .. } = window(&server).await;
    store.refuse(is_entry);
    for (seat, (client, table)) in [&mut ada, &mut ben].into_iter().zip(&seen).enumerate() {
        client.send(json!({ "type": "order", "id": 1, "seat": seat, "order": offered(table, "this_era") })).await;
    }
    while !store.has_struck() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    store.recover();
    ada.table_at(at + 2).await;
    server.stop().await;
}
