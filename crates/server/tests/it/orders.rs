//! Standing orders: the server answers for a seat without revealing the order to others.

use std::time::{Duration, Instant};

use orrery_engine::{Rng, Seed};
use serde_json::{Value, json};

use crate::support::{Client, Guest, Server, new_table};

/// An Edge window that asks both seats.
pub struct Window {
    guests: [Guest; 2],
    table: String,
    pub clients: [Client; 2],
    /// The table as each of them sees it.
    pub seen: [Value; 2],
    pub at: u32,
}

/// A table of SpaceCorp for two in its first such window.
pub async fn window(server: &Server) -> Window {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(new_table("spacecorp", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let mut clients = [ada.sit(&table, 0).await, ben.sit(&table, 0).await];
    let mut at = 0;
    loop {
        let tables = [clients[0].table_at(at).await, clients[1].table_at(at).await];
        if tables[0]["awaited"] == json!([0, 1]) && !tables[0]["views"][0]["view"]["window"].is_null() {
            return Window { guests: [ada, ben], table, clients, seen: tables, at };
        }
        let seat = tables[0]["awaited"][0].as_u64().unwrap() as usize;
        let action = tables[seat]["questions"][0]["choices"][0]["action"].clone();
        at = clients[seat].play_skipping_broadcasts(at, seat as u8, action).await["at"].as_u64().unwrap() as u32;
    }
}

pub fn offered(table: &Value, key: &str) -> Value {
    let orders = table["orders"][0]["offered"].as_array().unwrap();
    orders.iter().find(|order| order["order"]["key"] == key).unwrap()["order"].clone()
}

/// The order in force of the client's only seat.
pub fn in_force(table: &Value) -> Option<&str> {
    table["orders"][0]["given"]["key"].as_str()
}

/// The answer that plays nothing.
pub fn decline(table: &Value) -> Value {
    table["questions"][0]["choices"].as_array().unwrap().last().unwrap()["action"].clone()
}

/// The public figures are the same before and after a seat has answered.
#[tokio::test]
async fn figures_do_not_tell_that_somebody_has_answered() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let Window { clients: [mut ada, mut ben], seen: [seen, asked], at, .. } = window(&server).await;
    let before = server.nobody().get("/metrics").await;
    assert_eq!(ben.play(at, 1, decline(&asked)).await["at"], at);
    assert_eq!(server.nobody().get("/metrics").await, before);
    assert_eq!(ada.play_skipping_broadcasts(at, 0, decline(&seen)).await["at"], at + 2);
    let moves = |figures: &Value| {
        let line = figures.as_str().unwrap().lines().find(|line| line.starts_with("orrery_moves_total ")).unwrap();
        line.rsplit(' ').next().unwrap().parse::<u32>().unwrap()
    };
    assert_eq!(moves(&server.nobody().get("/metrics").await), moves(&before) + 2, "both are revealed");
    server.stop().await;
}

#[tokio::test]
async fn an_order_answers_when_everybody_has_and_is_known_to_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let Window { clients: [mut ada, mut ben], seen: [seen, asked], at, .. } = window(&server).await;
    let order = offered(&asked, "this_era");

    let stranger = ada.ask(json!({ "type": "order", "seat": 1, "order": order })).await;
    assert_eq!(stranger["type"], "refused", "only its owner gives orders for a seat");
    let unknown = ben.ask(json!({ "type": "order", "seat": 1, "order": { "key": "win", "since": 0 } })).await;
    assert_eq!(unknown["type"], "refused", "only what is offered can be ordered");

    ben.send(json!({ "type": "order", "id": 9, "seat": 1, "order": order })).await;
    let own = ben.next("table").await;
    assert_eq!((&own["at"], &own["questions"], &own["awaited"]), (&json!(at), &json!([]), &json!([0])), "its owner is not asked");
    assert_eq!(in_force(&own), Some("order-this_era"));
    assert_eq!(own["orders"][0]["seat"], 1);
    ada.send(json!({ "type": "hello", "at": at })).await;
    let mut unchanged = ada.try_next().await.unwrap();
    unchanged["log"] = seen["log"].clone();
    assert_eq!(unchanged, seen, "nobody else can tell, not even by a message");

    let answered = ada.play_skipping_broadcasts(at, 0, decline(&seen)).await;
    assert_eq!(answered["at"], at + 2, "both answers are revealed");
    let (after, own) = (ada.table_at(at + 2).await, ben.table_at(at + 2).await);
    let seats: Vec<&Value> = own["log"].as_array().unwrap().iter().map(|entry| &entry["seat"]).collect();
    assert_eq!(seats, [0, 1], "in the order of the seats");
    assert_eq!((in_force(&after), in_force(&own)), (None, Some("order-this_era")), "nobody else sees it");
    assert_eq!(after["orders"].as_array().unwrap().iter().map(|orders| &orders["seat"]).collect::<Vec<_>>(), [0]);

    assert_eq!(ben.ask(json!({ "type": "order", "seat": 1, "order": null })).await["type"], "done");
    ben.send(json!({ "type": "hello", "at": at })).await;
    assert_eq!(in_force(&ben.next("table").await), None, "revoked");
    server.stop().await;
}

/// Nobody is asked in person: the answers come after a constant time, as if somebody had to read the question.
#[tokio::test]
async fn orders_alone_take_a_constant_time() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let Window { clients: [mut ada, mut ben], seen, at, .. } = window(&server).await;
    let mut played = Instant::now();
    for (seat, (client, table)) in [&mut ada, &mut ben].into_iter().zip(&seen).enumerate() {
        client.send(json!({ "type": "order", "id": 1, "seat": seat, "order": offered(table, "this_era") })).await;
    }
    let mut seen = [ada.table_at(at + 2).await, ben.table_at(at + 2).await];
    // The orders answer the windows, so nobody is asked but the seat whose turn it is.
    for _ in 0..60 {
        let at = seen[0]["at"].as_u64().unwrap() as u32;
        if !seen[0]["views"][0]["view"]["window"].is_null() {
            assert!(seen.iter().all(|own| own["questions"] == json!([])), "{seen:?}");
            ada.table_at(at + 1).await;
            assert!(played.elapsed() >= Duration::from_secs(1), "answered after {:?}", played.elapsed());
            return server.stop().await;
        }
        let seat = seen[0]["awaited"][0].as_u64().unwrap() as usize;
        let action = seen[seat]["questions"][0]["choices"][0]["action"].clone();
        played = Instant::now();
        let client = if seat == 0 { &mut ada } else { &mut ben };
        let at = client.play_skipping_broadcasts(at, seat as u8, action).await["at"].as_u64().unwrap() as u32;
        seen = [ada.table_at(at).await, ben.table_at(at).await];
    }
    panic!("no window in sixty decisions");
}

/// The table as a client sees it now, whatever it was sent before.
async fn now(client: &mut Client) -> Value {
    client.ask(json!({ "type": "preview", "seat": 255, "action": null })).await;
    client.send(json!({ "type": "hello", "at": 0 })).await;
    client.next("table").await
}

/// "Until my next turn" ends when that turn begins: in the turns of others that follow, its owner is asked again.
#[tokio::test]
async fn an_order_until_the_next_turn_ends_when_that_turn_begins() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let Window { clients: [mut ada, mut ben], .. } = window(&server).await;
    let mut rng = Rng::new(Seed(1));
    let (mut given, mut own_turn) = (false, false);
    for _ in 0..500 {
        let seen = [now(&mut ada).await, now(&mut ben).await];
        let (own, view) = (&seen[1], &seen[1]["views"][0]["view"]);
        let window = view["window"]["waiting"].as_array();
        let (his_turn, asked) = (view["active"] == 1, window.is_some_and(|seats| seats.contains(&json!(1))));
        if !given && !his_turn && window.is_none() {
            let order = offered(own, "until_turn");
            assert_eq!(ben.ask(json!({ "type": "order", "seat": 1, "order": order })).await["type"], "done", "at any time");
            given = true;
            continue;
        }
        own_turn |= given && his_turn;
        assert_eq!(in_force(own).is_some(), given && !own_turn);
        if given && asked {
            assert_eq!(own["questions"] != json!([]), own_turn, "asked again, once the turn has begun");
        }
        if own_turn && !his_turn && asked {
            return server.stop().await;
        }
        let Some(seat) = (0..2).find(|&seat| seen[seat]["questions"] != json!([])) else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let choices = seen[seat]["questions"][0]["choices"].as_array().unwrap();
        let action = if window.is_some() { decline(&seen[seat]) } else { rng.pick(choices).unwrap()["action"].clone() };
        let client = if seat == 0 { &mut ada } else { &mut ben };
        client.play(own["at"].as_u64().unwrap() as u32, seat as u8, action).await;
    }
    panic!("the turn after the next never came");
}

/// An answer is acknowledged before it is an entry: it is not lost, and not asked for again.
#[tokio::test]
async fn an_answer_survives_a_restart_and_is_final() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let Window { guests: [mut ada, mut ben], table, clients: [_, mut b], seen: [seen, asked], at } = window(&server).await;
    let answered = b.play_skipping_broadcasts(at, 1, decline(&asked)).await;
    assert_eq!(answered["at"], at, "it is not an entry yet");
    let again = b.play(at, 1, decline(&asked)).await;
    assert_eq!(again["reason"]["text"]["key"], "web-failure-answered", "{again}");
    let awaits = |info: &Value| info["standing"]["awaited"].as_array().unwrap().iter().map(|wait| wait["seat"].clone()).collect();
    for (guest, expected) in [(&ada, vec![json!(0), json!(1)]), (&ben, vec![json!(0)])] {
        let listed: Vec<Value> = awaits(&guest.get("/api/tables?of=own").await[0]);
        assert_eq!(listed, expected, "lists tell it to its owner alone");
    }
    server.stop().await;

    let server = Server::start(folder.path()).await;
    (ada.caller.address, ben.caller.address) = (server.address, server.address);
    let mut b = ben.sit(&table, at).await;
    let own = b.table_at(at).await;
    assert_eq!((&own["questions"], &own["awaited"]), (&json!([]), &json!([0])));
    let mut a = ada.sit(&table, at).await;
    assert_eq!(a.table_at(at).await["awaited"], json!([0, 1]));
    assert_eq!(a.play_skipping_broadcasts(at, 0, decline(&seen)).await["at"], at + 2);
    let after = b.table_at(at + 2).await;
    assert_eq!(after["log"].as_array().unwrap().len(), 2);
    server.stop().await;
}
