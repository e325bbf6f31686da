//! Nothing hidden goes over the wire: for random positions of every game, player count and option set, what is sent to a seat or a
//! spectator is the same, byte for byte, for any two worlds that differ only in what it may not know. And while a closed question is
//! open, nothing that is sent depends on how somebody else has answered it.

use std::collections::BTreeMap;
use std::path::Path;

use axum::http::Method;
use orrery_engine::erased::AnyTable;
use orrery_engine::suite::option_sets;
use orrery_engine::{Campaign, Game, Heuristics, Presentation, Rng, Seat, SeatSet, Seed, Silent, Table, Viewer};
use orrery_registry::Visitor;
use orrery_server::message::{Frame, Public, preview, refusal, shown};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::support::{Client, Guest, Server, new_table};

/// Positions compared in each game, evenly spread over it. The first ones are compared too, and some with a closed question: a draft or a
/// secret choice may be over before the second of the others.
const POSITIONS: usize = 10;
const FIRST_POSITIONS: usize = 5;
const CLOSED_POSITIONS: usize = 4;
/// Choices whose previews are compared, evenly spread over the list.
const PREVIEWS: usize = 6;

/// Actions of other moments of the game that are tried as well.
const PROBES: usize = 40;

/// Everything a client with these seats is sent of a position: the table, previews of its choices, and why it may not do what it
/// may not. `probes` are actions that it tries although nobody offers them.
fn sent<G: Presentation + Campaign>(state: &G, seats: SeatSet, probes: &[Value]) -> String {
    let position = Table::from_position(state.clone());
    let none = SeatSet::EMPTY;
    let frame = Frame { thinking: none, bots: none, orders: &BTreeMap::new(), answered: none, playing: true };
    let public = Public::of(Some(&position));
    let mut text = serde_json::to_string(&shown(Some(&position), &public, seats, &frame)).unwrap();
    for seat in seats.iter() {
        let actions = AnyTable::legal(&position, seat);
        for action in actions.iter().step_by(actions.len().div_ceil(PREVIEWS).max(1)) {
            text += &serde_json::to_string(&preview(&position.preview(seat, action).unwrap())).unwrap();
        }
        let attempts = if actions.is_empty() { Vec::new() } else { AnyTable::attempts(&position, seat) };
        for action in attempts.iter().step_by(attempts.len().div_ceil(PROBES).max(1)).chain(probes) {
            let refused = AnyTable::check(&position, seat, action).err();
            text += &format!("{action}: {}\n", serde_json::to_string(&refused.as_ref().map(refusal)).unwrap());
        }
    }
    text
}

/// Every position of a random game.
fn positions<G: Game>(options: &G::Options, seats: u8, seed: u64) -> Vec<G> {
    let mut rng = Rng::new(Seed(seed));
    let mut game = G::setup(options, seats, Seed(seed)).unwrap();
    let mut positions = Vec::new();
    while let Some(seat) = game.turn().seats().lowest() {
        positions.push(game.clone());
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        game.play(seat, rng.pick(&actions).unwrap(), &mut Silent);
    }
    positions.push(game);
    positions
}

/// Actions that were legal at some time, evenly spread over a game.
fn probes<G: Game>(positions: &[G]) -> Vec<Value> {
    let mut probes = Vec::new();
    for (n, game) in positions.iter().enumerate().step_by(positions.len().div_ceil(PROBES)) {
        let Some(seat) = game.turn().seats().lowest() else { continue };
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        probes.push(serde_json::to_value(actions[n % actions.len()]).unwrap());
    }
    probes
}

/// Compares what is sent in worlds redealt for each viewer; returns how many of them differ in hidden information.
fn compare<G: Presentation + Campaign>(options: &G::Options, seats: u8, seed: u64) -> usize {
    let mut rng = Rng::stream(Seed(seed), 1);
    let positions = positions::<G>(options, seats, seed);
    let probes = probes(&positions);
    let mut differed = 0;
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let step = positions.len().div_ceil(POSITIONS);
    let mut closed = 0;
    for (ply, state) in positions.iter().enumerate() {
        closed += usize::from(state.closed());
        let is_closed = state.closed() && closed <= CLOSED_POSITIONS;
        if !ply.is_multiple_of(step) && ply >= FIRST_POSITIONS && !is_closed {
            continue;
        }
        for &viewer in &viewers {
            let own = if let Viewer::Seat(seat) = viewer { SeatSet::only(seat) } else { SeatSet::EMPTY };
            let mut other = state.clone();
            other.redeal(viewer, &mut rng);
            differed += usize::from(other != *state);
            let here = || format!("{} with {options:?}, {seats} seats, seed {seed}, ply {ply}", G::META.id);
            assert_eq!(sent(state, own, &probes), sent(&other, own, &probes), "{viewer:?} can tell two worlds apart: {}", here());
        }
    }
    differed
}

struct EveryOptionSet;

impl Visitor for EveryOptionSet {
    fn visit<G: Presentation + Heuristics + Campaign>(&mut self) {
        let (fewest, most) = G::META.players;
        for seats in fewest..=most {
            for (seed, options) in option_sets::<G>(seats).iter().enumerate() {
                let differed = compare::<G>(options, seats, seed as u64);
                let deal = |seed| G::setup(options, seats, Seed(seed)).unwrap();
                assert!(differed > 0 || deal(0) == deal(1), "{} with {options:?}: no two worlds differed", G::META.id);
            }
        }
    }
}

#[test]
fn what_is_sent_does_not_depend_on_what_is_hidden() {
    orrery_registry::visit(&mut EveryOptionSet);
}

/// A game of SpaceCorp for three in one era, up to an Edge window.
struct Window {
    era: &'static str,
    seed: u64,
    decisions: Vec<(Seat, Value)>,
    /// A seat that holds an Edge for it, that Edge, and the others that are asked.
    holder: Seat,
    edge: Value,
    others: Vec<Seat>,
}

const DECLINE: &str = "decline";

fn only(era: &str) -> Value {
    json!({ "first_era": era, "last_era": era })
}

/// Games that are searched for windows, and decisions of each.
const SEARCHED: (u64, usize) = (20, 500);

/// Windows of one era in random games: the first of each kind in which somebody holds an Edge, and the first of all that asks one seat only.
fn find_windows(era: &'static str) -> Vec<Window> {
    let game = orrery_registry::find("spacecorp").unwrap().game;
    let mut found: BTreeMap<(String, bool), Window> = BTreeMap::new();
    for seed in 0..SEARCHED.0 {
        let (mut table, mut rng) = (game.open(only(era), 3, Seed(seed)).unwrap(), Rng::new(Seed(seed)));
        let mut decisions: Vec<(Seat, Value)> = Vec::new();
        for _ in 0..SEARCHED.1 {
            let asked = table.turn().seats();
            let Some(seat) = asked.lowest() else { break };
            if table.closed() {
                let alone = asked.len() == 1;
                let view: Value = serde_json::from_str(table.view(Viewer::Spectator).get()).unwrap();
                let kind = view["window"]["kind"].as_str().unwrap().to_owned();
                let edge = |seat: Seat| Some((seat, table.legal(seat).into_iter().find(|action| *action != DECLINE)?));
                let key = if alone { (String::new(), true) } else { (kind, false) };
                if !found.contains_key(&key)
                    && let Some((holder, edge)) = asked.iter().find_map(edge)
                {
                    let others = asked.iter().filter(|seat| *seat != holder).collect();
                    found.insert(key, Window { era, seed, decisions: decisions.clone(), holder, edge, others });
                }
            }
            // Windows pass without Edges, so that hands fill.
            let action = if table.closed() { json!(DECLINE) } else { rng.pick(&table.legal(seat)).unwrap().clone() };
            table.apply(seat, &action).unwrap();
            decisions.push((seat, action));
        }
    }
    found.into_values().collect()
}

/// Three guests at a table in that window, in a folder without a server.
async fn prepare(data: &Path, window: &Window) -> ([Guest; 3], String) {
    let server = Server::start(data).await;
    let guests = [server.guest("Ada").await, server.guest("Ben").await, server.guest("Cem").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let mut new = new_table("spacecorp", seats);
    new["options"] = only(window.era);
    let table = guests[0].table(new).await;
    for guest in &guests[1..] {
        guest.post(&format!("/api/tables/{table}/join"), json!({})).await;
    }
    server.stop().await;
    let file = format!("sqlite://{}", data.join("orrery.sqlite").display());
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    let begin = "UPDATE tables SET head = json_set(head, '$.status', 'playing', '$.seed', $1)";
    sqlx::query(begin).bind(window.seed as i64).execute(&mut connection).await.unwrap();
    for (n, (seat, action)) in (1i64..).zip(&window.decisions) {
        let insert = sqlx::query("INSERT INTO entries (table_id, n, line) VALUES ($1, $2, $3)").bind(&table).bind(n);
        insert.bind(format!("{seat} {action}")).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    (guests, table)
}

/// Everybody at a table, in one of the worlds.
struct World {
    server: Server,
    guests: [Guest; 3],
    table: String,
    at: u32,
    clients: Vec<Client>,
    spectator: Client,
    /// Sits at the seat after the holder's, and asks for changes in place of tables.
    changes: Client,
}

impl World {
    async fn open(data: &Path, mut guests: [Guest; 3], table: &str, window: &Window) -> World {
        let at = window.decisions.len() as u32;
        let server = Server::start(data).await;
        guests.iter_mut().for_each(|guest| guest.caller.address = server.address);
        let nobody = server.nobody();
        let mut clients = Vec::new();
        for guest in guests.iter().chain([&nobody]) {
            // One after the other: everybody is told who comes.
            let mut client = guest.sit(table, at).await;
            client.next("table").await;
            clients.push(client);
        }
        let spectator = clients.pop().unwrap();
        let mut changes = guests[(window.holder.index() + 1) % 3].sit_for_changes(table, at).await;
        changes.next("table").await;
        World { server, guests, table: table.to_owned(), at, clients, spectator, changes }
    }

    /// Everything that a client was sent until it gets the table that it asks for now.
    async fn sent(client: &mut Client, at: u32, changes: bool) -> Vec<String> {
        client.send(json!({ "type": "preview", "id": 77, "seat": 255, "action": null })).await;
        let mut texts = Vec::new();
        loop {
            let text = client.next_text().await.unwrap();
            let last = text.contains("\"id\":77");
            texts.push(text);
            if last {
                client.send(json!({ "type": "hello", "at": at, "changes": changes })).await;
                texts.push(client.next_text().await.unwrap());
                return texts;
            }
        }
    }

    /// What everybody but `holder` has been sent, and what they can ask for.
    async fn seen(&mut self, holder: Seat) -> Vec<String> {
        let (at, table) = (self.at, self.table.clone());
        let mut seen = World::sent(&mut self.spectator, at, false).await;
        seen.extend(World::sent(&mut self.changes, at, true).await);
        for (seat, client) in self.clients.iter_mut().enumerate().filter(|(seat, _)| *seat != holder.index()) {
            seen.extend(World::sent(client, at, false).await);
            let of_table = ["", "/view", "/record"].map(|end| format!("/api/tables/{table}{end}"));
            let replays = ["", "/course"].map(|end| format!("/api/replays/{table}{end}"));
            for path in of_table.into_iter().chain(replays).chain(["/api/tables?of=own".to_owned()]) {
                let (status, answer) = self.guests[seat].call(Method::GET, &path, None).await;
                // A record would have the seed: it is there once the game is over.
                assert_eq!(status.is_success(), !path.ends_with("/record"), "{path}: {answer}");
                seen.push(answer.to_string());
            }
        }
        seen
    }

    async fn answer(&mut self, seat: Seat, action: &Value) -> Value {
        self.clients[seat.index()].play_skipping_broadcasts(self.at, seat.0, action.clone()).await
    }
}

#[tokio::test]
async fn an_answer_to_a_closed_question_shows_nothing_until_all_are_in() {
    // Windows for contracts begin with the Planeteers, those after a Produce and a Breakthrough with the Starfarers.
    for (era, kinds) in [("mariners", 2), ("planeteers", 3), ("starfarers", 5)] {
        let windows = find_windows(era);
        assert_eq!(windows.len(), kinds + 1, "{era}");
        for window in &windows {
            compare_answers(window).await;
        }
    }
}

/// In one world the holder of an Edge plays it, in the other it declines.
async fn compare_answers(window: &Window) {
    let (data, copy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (guests, table) = prepare(data.path(), window).await;
    for entry in std::fs::read_dir(data.path()).unwrap() {
        let path = entry.unwrap().path();
        std::fs::copy(&path, copy.path().join(path.file_name().unwrap())).unwrap();
    }
    let at = window.decisions.len() as u32;
    let mut plays = World::open(data.path(), guests.clone(), &table, window).await;
    let mut declines = World::open(copy.path(), guests, &table, window).await;
    let (before, same) = (plays.seen(window.holder).await, declines.seen(window.holder).await);
    assert_eq!(before, same, "the worlds are alike");
    let open = |text: &&String| text.contains("\"window\":{") && text.contains("\"awaited\":[");
    assert!(
        before.iter().filter(open).count() >= 5,
        "a window is open, for spectators, others, and in their replays: {before:#?}"
    );

    // With one seat that is asked, its answer is the last one.
    let decline = json!(DECLINE);
    let mut answers = vec![(window.holder, &window.edge, &decline)];
    answers.extend(window.others.iter().map(|&seat| (seat, &decline, &decline)));
    let (by, one, two) = answers.pop().expect("somebody is asked");
    for (by, one, two) in answers {
        let answered = [plays.answer(by, one).await, declines.answer(by, two).await];
        assert_eq!(answered.map(|done| done["at"].clone()), [json!(at), json!(at)], "not all answers are in");
        let (one, two) = (plays.seen(window.holder).await, declines.seen(window.holder).await);
        assert_eq!(one, two, "an answer of {by:?} shows");
    }
    let answered = [plays.answer(by, one).await, declines.answer(by, two).await];
    let after = at + 1 + window.others.len() as u32;
    assert_eq!(answered.map(|done| done["at"].clone()), [json!(after), json!(after)]);
    let revealed = [plays.seen(window.holder).await, declines.seen(window.holder).await];
    let told = |texts: &[String]| texts.iter().map(|text| text.matches("\"edge_played\"").count()).sum::<usize>();
    assert!(told(&revealed[0]) > told(&revealed[1]), "the Edge is revealed: {revealed:#?}");
    plays.server.stop().await;
    declines.server.stop().await;
}
