//! Replays: a game in progress is visible from the guest's own seats only, a finished one from every seat.

use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use orrery_engine::Undo;
use orrery_engine::erased::{AnyTable, NarratedEvent};
use orrery_engine::record::{Entry, Line, Record};
use serde_json::{Value, json};

use crate::support::{Client, Guest, Server, new_table, settings};

#[tokio::test]
async fn a_game_that_is_played_is_seen_from_ones_own_seats() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let path = format!("/api/replays/{table}");
    assert_eq!(ada.call(Method::GET, &path, None).await.0, StatusCode::CONFLICT, "it has not begun");
    zoe.post(&format!("/api/tables/{table}/join"), json!({})).await;
    ada.post(&format!("/api/tables/{table}/start"), json!({})).await;
    ada.sit(&table, 0).await.play(0, 0, json!({ "setup_tech": { "techs": ["I", "II"] } })).await;

    // The choice is secret until everybody has chosen.
    let own = ada.get(&format!("{path}?at=1&seat=0")).await;
    assert_eq!(own["choice"]["action"], json!({ "setup_tech": { "techs": ["I", "II"] } }));
    assert!(own["view"]["players"][0]["objective"].is_string());
    let other = zoe.get(&format!("{path}?at=1&seat=1")).await;
    assert_eq!((&other["choice"], &other["view"]["players"][0]["objective"]), (&Value::Null, &Value::Null));
    assert_eq!(other["question"]["seat"], 1, "what is asked of the seat is there");
    assert_eq!(zoe.get(&path).await["choice"], Value::Null, "nor does a spectator see it");
    assert_eq!(zoe.call(Method::GET, &format!("{path}?seat=0"), None).await.0, StatusCode::NOT_FOUND);
    assert_eq!(zoe.call(Method::GET, &format!("{path}/course?seat=0"), None).await.0, StatusCode::NOT_FOUND);
    assert_eq!(zoe.call(Method::GET, &format!("/api/tables/{table}/record"), None).await.0, StatusCode::CONFLICT);
    let body = json!({ "at": 0, "seats": [{ "kind": "me" }, { "kind": "open" }], "visibility": "link",
        "bot_takes_over": false, "undo_by_consent": false });
    assert_eq!(ada.refused(&format!("{path}/play"), body).await, StatusCode::CONFLICT, "a second try would be peeking");
    server.stop().await;
}

#[tokio::test]
async fn a_tour_walks_through_a_recorded_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let visitor = server.nobody();
    let games = visitor.get("/api/games").await;
    let with_tour = games.as_array().unwrap().iter().filter(|game| game["tour"] == true);
    let with_tour: Vec<_> = with_tour.filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(with_tour, ["kepler-3042", "planet-unknown", "spacecorp", "on-mars", "starship-interstellar"]);
    for game in with_tour {
        let end = visitor.get(&format!("/api/replays/tour-{game}")).await;
        let record = orrery_registry::find(game).unwrap().game.meta().tour.unwrap();
        let decisions = record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
        assert_eq!(end["length"], json!(decisions), "the whole record replays");
    }
    let turn = visitor.get("/api/replays/tour-kepler-3042?at=84&seat=0").await;
    let choices = turn["question"]["choices"].as_array().unwrap();
    let next = visitor.get("/api/replays/tour-kepler-3042?at=85&seat=0").await;
    assert!(choices.contains(&next["choice"]), "what was chosen was one of the choices");
    assert_eq!(visitor.call(Method::GET, "/api/replays/tour-connect-four", None).await.0, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test]
async fn the_result_of_a_solo_game_has_the_score_of_an_opponent_that_scores() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let record = include_str!("../../../games/starship-interstellar/tests/golden/records/solo.record");
    let replay = ada.post("/api/records", json!({ "record": record })).await["id"].as_str().unwrap().to_owned();
    let outcome = &ada.get(&format!("/api/replays/{replay}")).await["outcome"];
    let total = |score: &Value| score["total"].as_i64().unwrap();
    let lead = total(&outcome["scores"][0]) - total(&outcome["opponent"]);
    assert_eq!(outcome["solo"]["summary"]["args"][0], json!(["n", { "number": lead.abs() }]), "{outcome}");
    assert!(outcome["scores"].as_array().is_some_and(|scores| scores.len() == 1), "the opponent has no seat");
    server.stop().await;
}

/// Readers of the tour may ask why an action is illegal, too.
#[tokio::test]
async fn a_recorded_position_says_which_rule_forbids_an_action() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let visitor = server.nobody();
    let path = "/api/replays/tour-planet-unknown/why";
    let attempt = |at: u32, seat: u8, x: i8| json!({ "at": at, "seat": seat, "action": { "place_tile": { "at": [x, 6], "turns": 0, "flip": false } } });
    let outside = visitor.post(path, attempt(109, 0, 0)).await;
    assert_eq!((&outside["kind"], &outside["rule"]), (&json!("rule"), &json!("R4.2")), "{outside}");
    let recorded = visitor.get("/api/replays/tour-planet-unknown?at=110&seat=0").await["choice"]["action"].clone();
    assert_eq!(visitor.post(path, json!({ "at": 109, "seat": 0, "action": recorded })).await, Value::Null);
    assert_eq!(visitor.refused(path, attempt(9999, 0, 0)).await, StatusCode::NOT_FOUND, "no such entry");
    assert_eq!(visitor.refused(path, attempt(109, 9, 0)).await, StatusCode::NOT_FOUND, "no such seat");

    // While a game is played, only its own players may ask.
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]))).await;
    let twice = json!({ "at": 0, "seat": 0, "action": { "setup_tech": { "techs": ["I", "I"] } } });
    let path = format!("/api/replays/{table}/why");
    assert_eq!(ada.post(&path, twice.clone()).await["rule"], "R3.4");
    assert_eq!(zoe.refused(&path, twice).await, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test]
async fn the_course_of_a_game_has_every_entry_and_the_points_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let visitor = server.nobody();
    let course = visitor.get("/api/replays/tour-kepler-3042/course").await;
    let (log, points) = (course["log"].as_array().unwrap(), course["points"].as_array().unwrap());
    assert_eq!(points.len(), log.len() + 1);
    assert_eq!(points[0].as_array().unwrap().len(), 2);
    let view = visitor.get("/api/replays/tour-kepler-3042?at=98").await["view"].clone();
    let parts = view["players"][0]["score"].as_array().unwrap();
    let total: i64 = parts.iter().map(|part| part[1].as_i64().unwrap()).sum();
    assert_eq!(points[98][0], total);
    assert_ne!(points[98][0], points[84][0], "colonies count");
    server.stop().await;
}

/// Objectives are secret until the end, so only the final points include them.
#[tokio::test]
async fn the_points_of_a_finished_game_end_with_its_final_scores() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let record = include_str!("../../../games/kepler-3042/tests/golden/records/two-players.record");
    let replay = ada.post("/api/records", json!({ "record": record })).await;
    let course = ada.get(&format!("/api/replays/{}/course", replay["id"].as_str().unwrap())).await;
    let scores = replay["outcome"]["scores"].as_array().unwrap();
    let totals: Vec<&Value> = scores.iter().map(|score| &score["total"]).collect();
    assert_eq!(course["points"].as_array().unwrap().last().unwrap(), &json!(totals));
    server.stop().await;
}

#[tokio::test]
async fn a_preview_tells_events_and_points_but_nothing_hidden() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let body = json!({ "at": 85, "seats": [{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }],
        "visibility": "private", "bot_takes_over": false, "undo_by_consent": false });
    let table = ada.post("/api/replays/tour-kepler-3042/play", body).await["id"].as_str().unwrap().to_owned();
    let mut client = ada.sit(&table, 0).await;
    client.table_at(85).await;
    let ask = |seat: u8, action: Value| json!({ "type": "preview", "id": 7, "seat": seat, "action": action });
    client.send(ask(0, json!({ "settle": { "ship": [0, -3] } }))).await;
    let settled = client.next("preview").await;
    assert_eq!((&settled["id"], &settled["preview"]["kind"]), (&json!(7), &json!("known")));
    assert!(settled["preview"]["points"][0].as_i64().unwrap() > 0, "{settled}");
    assert_eq!(settled["preview"]["points"][1], 0);
    assert!(!settled["preview"]["events"].as_array().unwrap().is_empty());
    assert!(settled["preview"]["next"].as_array().unwrap().len() > 1, "and then there is something to decide");
    client.send(ask(0, json!({ "settle": { "ship": [1, 0] } }))).await;
    assert_eq!(client.next("refused").await["reason"]["kind"], "rule");
    client.send(ask(1, json!("end"))).await;
    assert_eq!(client.next("refused").await["reason"]["kind"], "rule", "it is not the other's turn");
    assert_eq!(ada.sit(&table, 0).await.table_at(85).await["at"], 85, "nothing was played");
    server.stop().await;
}

/// Each position of a record replays the game up to there.
#[tokio::test]
async fn a_position_of_a_record_is_computed_once_for_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let path = "/api/replays/tour-kepler-3042?at=84";
    let first = ada.get(path).await;
    assert_eq!((zoe.get(path).await, figure(&server, "positions").await), (first.clone(), 1));
    assert_ne!(zoe.get(&format!("{path}&seat=0")).await["view"], first["view"]);
    assert_eq!(figure(&server, "positions").await, 2, "each seat sees the game in its own way");

    // While a game is played, what a guest sees depends on the guest.
    let table = ada.table(new_table("kepler-3042", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]))).await;
    // The bot may have been faster.
    let played = ada.sit(&table, 0).await.play(0, 0, json!({ "setup_tech": { "techs": ["I", "II"] } })).await;
    let path = format!("/api/replays/{table}?at={}", played["at"]);
    assert!(ada.get(&path).await["choice"].is_object());
    assert_eq!(zoe.get(&path).await["choice"], Value::Null);
    server.stop().await;
}

/// The number of things that were computed from records.
async fn figure(server: &Server, name: &str) -> u32 {
    let Value::String(figures) = server.nobody().get("/metrics").await else { panic!("figures are text") };
    let line = figures.lines().find(|line| line.starts_with(&format!("orrery_{name}_total "))).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_course_is_computed_once_for_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]))).await;
    let mut client = ada.sit(&table, 0).await;
    client.play(0, 0, json!({ "column": 3 })).await;
    let path = format!("/api/replays/{table}/course");
    let computed = || figure(&server, "courses");
    let first = ada.get(&path).await;
    assert_eq!(server.nobody().get(&path).await, first);
    assert_eq!(computed().await, 1);
    assert_eq!(ada.get(&format!("{path}?seat=0")).await["log"], first["log"]);
    assert_eq!(computed().await, 2, "each seat sees the game in its own way");
    client.play(1, 1, json!({ "column": 3 })).await;
    assert_eq!(ada.get(&path).await["log"].as_array().unwrap().len(), 2, "a longer log is another course");
    assert_eq!(computed().await, 3);
    server.stop().await;
}

/// A record that takes long to replay: most of a game of SpaceCorp, and a decision that was undone that many times. It disclosed something, so
/// each undo replays the game from its start.
fn heavy(undos: usize) -> String {
    const MOST: usize = 850;
    let text = include_str!("../../../games/spacecorp/tests/golden/records/four-players.record");
    let mut record = Record::parse(text).unwrap();
    let (game, mut last) = (orrery_registry::find("spacecorp").unwrap().game, 0);
    let mut watch = |table: &dyn AnyTable, index: usize, line: &Line, _: &[NarratedEvent]| {
        if index < MOST && line.entry.seat().is_some_and(|seat| table.undoable(seat) == 0) {
            last = index;
        }
    };
    game.replay(&record, &mut watch).unwrap();
    record.lines.truncate(last + 1);
    let again = Line { hash: None, ..record.lines[last].clone() };
    let undo = Line { entry: Entry::Undo { undo: Undo::last(1), by: again.entry.seat() }, hash: None };
    record.lines.extend(std::iter::repeat_n([undo, again], undos).flatten());
    record.to_text()
}

/// A table where moves are made and undone for as long as something else takes.
struct Elsewhere {
    client: Client,
    at: u32,
}

impl Elsewhere {
    async fn new(guest: &Guest) -> Elsewhere {
        let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]));
        table["undo_by_consent"] = json!(true);
        let table = guest.table(table).await;
        Elsewhere { client: guest.sit(&table, 0).await, at: 0 }
    }

    /// Does some work and meanwhile makes moves that are acknowledged before the work is done. If the work were done between
    /// two polls, one move would wait for all of it.
    async fn play_during<T: Send + 'static>(&mut self, what: &str, work: impl Future<Output = T> + Send + 'static) -> T {
        let (begun, working, mut slowest, mut count) = (Instant::now(), tokio::spawn(work), Duration::ZERO, 0);
        while !working.is_finished() {
            // The number of undos is limited.
            tokio::time::sleep(Duration::from_millis(2)).await;
            let sent = Instant::now();
            let answer = match self.at % 2 {
                0 => self.client.play(self.at, 0, json!({ "column": 3 })).await,
                _ => self.client.undo(self.at, 0, 1).await,
            };
            self.at += 1;
            assert_eq!(answer["at"], self.at, "{answer}");
            (slowest, count) = (slowest.max(sent.elapsed()), count + 1);
        }
        let took = begun.elapsed();
        assert!(count >= 2 && slowest < took * 3 / 4, "{what} took {took:?}; of {count} moves, one waited for {slowest:?}");
        working.await.unwrap()
    }
}

/// This test and its server share one thread: whatever was computed on it would hold up everybody.
#[tokio::test]
async fn what_is_replayed_does_not_delay_the_moves_at_other_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let mut elsewhere = Elsewhere::new(&ada).await;
    let uploader = zoe.clone();
    let upload = async move { uploader.post("/api/records", json!({ "record": heavy(185) })).await };
    let replay = elsewhere.play_during("an upload", upload).await;
    let (path, end) = (format!("/api/replays/{}", replay["id"].as_str().unwrap()), &replay["length"]);
    for (what, query) in [("a course", "/course".to_owned()), ("a position", format!("?at={end}"))] {
        let (zoe, path) = (zoe.clone(), format!("{path}{query}"));
        elsewhere.play_during(what, async move { zoe.get(&path).await }).await;
    }
    let (path, attempt) = (format!("{path}/why"), json!({ "at": end, "seat": 0, "action": "end" }));
    elsewhere.play_during("a reason", async move { zoe.post(&path, attempt).await }).await;
    server.stop().await;
}

/// As above, for the stored log of a table that is not in memory.
#[tokio::test]
async fn a_long_log_that_is_read_again_does_not_delay_the_moves_at_other_tables() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.idle = Duration::from_millis(10);
    let server = Server::with(settings).await;
    let (ada, zoe) = (server.guest("Ada").await, server.guest("Zoe").await);
    let replay = zoe.post("/api/records", json!({ "record": heavy(185) })).await;
    let on_the_device = |n| json!({ "kind": "same_device", "name": format!("Zoe {n}") });
    let seats = json!([{ "kind": "me" }, on_the_device(1), on_the_device(2), on_the_device(3)]);
    let body = json!({ "at": replay["length"], "seats": seats, "visibility": "link", "bot_takes_over": false,
        "undo_by_consent": false });
    let table = zoe.post(&format!("/api/replays/{}/play", replay["id"].as_str().unwrap()), body).await["id"].clone();
    let table = table.as_str().unwrap().to_owned();
    while server.state.hub.in_memory(&table).is_some() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut elsewhere = Elsewhere::new(&ada).await;
    let path = format!("/api/tables/{table}/view");
    let view = elsewhere.play_during("a long log", async move { zoe.get(&path).await }).await;
    assert_eq!(view["seat"], 0);
    server.stop().await;
}

/// Replays have few permits, and these are shared fairly.
#[tokio::test]
async fn many_uploads_of_one_guest_come_one_after_the_other_and_let_others_through() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (mallory, ada) = (server.guest("Mallory").await, server.guest("Ada").await);
    let permits = (std::thread::available_parallelism().map_or(1, usize::from) / 2).max(1);
    let records: Vec<String> = (0..6 * permits).map(|number| heavy(40 + number)).collect();
    let small = heavy(0);
    let (begun, mut uploads) = (Instant::now(), tokio::task::JoinSet::new());
    for record in records {
        let mallory = mallory.clone();
        uploads.spawn(async move {
            mallory.post("/api/records", json!({ "record": record })).await;
            begun.elapsed()
        });
    }
    let first = uploads.join_next().await.unwrap().unwrap();
    ada.post("/api/records", json!({ "record": small })).await;
    let through = begun.elapsed();
    let rest = uploads.join_all().await;
    let last = rest.iter().max().unwrap();
    assert!(first < *last / 2, "the first one was there after {first:?}, the last one after {last:?}");
    let later = rest.iter().filter(|took| **took > through).count();
    assert!(later >= permits, "another guest's came after {through:?}, those of the first one after {rest:?}");
    server.stop().await;
}
