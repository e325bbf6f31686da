//! Tables sent as changes: a client that asks for them always has the same table as one that is sent whole tables, for a fraction
//! of the bytes.

use orrery_engine::{Rng, Seed};
use orrery_server::client::LastTable;
use serde_json::{Value, json};

use crate::support::{Client, Guest, Server, new_table};

/// A table that has begun, and its people.
async fn sit_down(server: &Server, game: &str, seats: usize) -> (Vec<Guest>, String) {
    let mut guests = Vec::new();
    for name in ["Ada", "Ben", "Cem", "Dee", "Eve", "Fay"].iter().take(seats) {
        guests.push(server.guest(name).await);
    }
    let open = (0..seats).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } })).collect();
    let table = guests[0].table(new_table(game, Value::Array(open))).await;
    for guest in &guests[1..] {
        guest.post(&format!("/api/tables/{table}/join"), json!({})).await;
    }
    guests[0].post(&format!("/api/tables/{table}/start"), json!({})).await;
    (guests, table)
}

/// A tab that wants changes.
struct Tab {
    client: Client,
    table: LastTable,
    bytes: usize,
}

impl Tab {
    async fn open(guest: &Guest, table: &str) -> Tab {
        let client = guest.sit_for_changes(table, 0).await;
        let mut tab = Tab { client, table: LastTable::default(), bytes: 0 };
        tab.at(0).await;
        tab.bytes = 0;
        tab
    }

    /// The table after an entry, without its log.
    async fn at(&mut self, at: u64) -> Value {
        loop {
            let text = self.client.next_text().await.unwrap();
            self.bytes += text.len();
            let message: Value = serde_json::from_str(&text).unwrap();
            assert!(at == 0 || message["type"] != "table", "only the first one is whole");
            let Some(table) = self.table.update(message).unwrap() else { continue };
            if table["at"] == at {
                return comparable(table.clone());
            }
        }
    }
}

/// A table without its log, which depends on what a client has already.
fn comparable(mut table: Value) -> Value {
    let fields = table.as_object_mut().unwrap();
    assert!(fields.remove("log").is_some_and(|log| log.is_array()));
    assert_eq!(fields.remove("type"), Some(json!("table")));
    table
}

/// Plays at random, with an undo now and then, and compares both kinds of tabs of every guest. Returns the bytes of the changes and
/// those of whole tables.
async fn compare(game: &str, seats: usize, moves: u32) -> (usize, usize) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (guests, table) = sit_down(&server, game, seats).await;
    let (mut whole, mut tabs, mut rng) = (Vec::new(), Vec::new(), Rng::new(Seed(7)));
    for guest in &guests {
        whole.push(guest.sit(&table, 0).await);
        tabs.push(Tab::open(guest, &table).await);
    }
    let mut bytes = 0;
    let mut latest = Vec::new();
    for client in &mut whole {
        latest.push(client.table_at(0).await);
    }
    let mut at = 0;
    for number in 0..moves {
        let Some(seat) = (0..seats).find(|seat| latest[*seat]["questions"][0]["choices"].is_array()) else {
            assert!(!latest[0]["outcome"].is_null(), "nobody is asked, and the game is not over");
            break;
        };
        let (question, client) = (&latest[seat]["questions"][0], &mut whole[seat]);
        let done = if number % 7 == 6 && question["undoable"] != 0 {
            client.undo_skipping_broadcasts(at, seat as u8, 1).await
        } else {
            let action = rng.pick(question["choices"].as_array().unwrap()).unwrap()["action"].clone();
            client.play_skipping_broadcasts(at, seat as u8, action).await
        };
        // An answer to a closed question is sent to its owner only.
        let closed = done["at"] == at;
        at = done["at"].as_u64().unwrap() as u32;
        for other in (0..seats).filter(|other| !closed || *other == seat) {
            latest[other] = whole[other].table_at(at).await;
            bytes += latest[other].to_string().len();
            let changed = tabs[other].at(u64::from(at)).await;
            assert_eq!(changed, comparable(latest[other].clone()), "{game}, seat {other}, entry {at}");
        }
    }
    let changed = tabs.iter().map(|tab| tab.bytes).sum();
    server.stop().await;
    (changed, bytes)
}

#[tokio::test]
async fn changes_lead_to_the_same_table_in_every_game() {
    for entry in orrery_registry::GAMES {
        compare(entry.game.meta().id, 2, 40).await;
    }
}

/// The mean is below 2 kB; random games differ.
#[tokio::test]
async fn a_move_of_six_players_takes_about_two_kilobytes_a_client() {
    let (changes, whole) = compare("planet-unknown", 6, 60).await;
    let [changes, whole] = [changes, whole].map(|bytes| bytes / (6 * 60));
    assert!(changes < 2_500 && 3 * changes < whole, "{changes} bytes a client and move; whole tables take {whole}");
}

#[tokio::test]
async fn a_client_that_says_hello_again_gets_the_whole_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (guests, table) = sit_down(&server, "connect-four", 2).await;
    let mut client = guests[0].sit_for_changes(&table, 0).await;
    client.next("table").await;
    assert_eq!(client.play(0, 0, json!({ "column": 3 })).await["type"], "done");
    client.send(json!({ "type": "hello", "at": 1, "changes": true })).await;
    let again = client.next("table").await;
    assert_eq!((&again["at"], &again["log"]), (&json!(1), &json!([])));
    client.send(json!({ "type": "hello", "at": 0 })).await;
    client.next("table").await;
    let mut other = guests[1].sit(&table, 1).await;
    other.next("table").await;
    assert_eq!(other.play(1, 1, json!({ "column": 3 })).await["type"], "done");
    assert_eq!(client.next("table").await["at"], 2, "it no longer asks for changes");
    server.stop().await;
}
