//! A damaged database: the damage is reported, and intact tables stay playable.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use orrery_engine::{Rng, Seed};
use orrery_server::client::Caller;
use orrery_server::serve::open_to_read;
use serde_json::json;

use crate::server::{Player, Server};

const PAGE: usize = 4096;
/// Enough for several pages.
const MOVES: u32 = 200;

/// The server with its log in a file.
fn logging(log: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", r#"exec "$0" "$@" 2>"$LOG""#, env!("CARGO_BIN_EXE_orrery")]).env("LOG", log);
    command
}

fn check(data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orrery")).arg("check").arg("--data").arg(data).output().unwrap()
}

/// Overwrites the beginning of the page that holds an entry in the middle of a table's log.
async fn damage(data: &Path, table: &str) {
    let store = open_to_read(data, None).await.unwrap();
    let entries = store.entries(table).await.unwrap();
    store.close().await;
    let file = data.join("orrery.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let wanted = entries[entries.len() / 2].as_bytes();
    let at = bytes.windows(wanted.len()).position(|window| window == wanted).expect("stored as text");
    bytes[at / PAGE * PAGE..][..64].fill(0xaa);
    fs::write(file, bytes).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_page_is_named_and_other_tables_go_on() {
    let data = tempfile::tempdir().unwrap();
    let mut rng = Rng::new(Seed(8));
    let second = json!({ "kind": "same_device", "name": "Ben" });
    let server = Server::start(data.path());
    let mut caller = Caller::new(server.address);
    caller.introduce("Ada").await.unwrap();
    let whole = Player::new(&caller, second.clone()).await;
    whole.sit(&caller).await.unwrap().decide(&mut rng).await.unwrap();
    let damaged = Player::new(&caller, second).await;
    let mut seated = damaged.sit(&caller).await.unwrap();
    while !seated.is_over() && seated.at() < MOVES {
        seated.decide(&mut rng).await.unwrap();
    }
    drop(seated);
    assert_eq!(server.stop(), Some(0));
    assert!(check(data.path()).status.success(), "nothing is wrong yet");

    damage(data.path(), &damaged.table).await;
    let checked = check(data.path());
    let report = String::from_utf8(checked.stdout).unwrap();
    assert!(!checked.status.success());
    assert!(report.contains("the database is damaged: "), "{report}");
    let says = |table: &str, verdict: &str| report.contains(&format!("table {table} (kepler-3042): {verdict}\n"));
    assert!(report.contains(&damaged.table) && !says(&damaged.table, "as recorded"), "{report}");
    assert!(says(&whole.table, "as recorded"), "every table is listed: {report}");

    let log = data.path().join("log");
    let server = Server::launch(logging(&log), data.path());
    caller.address = server.address;
    let begun = Instant::now();
    while !fs::read_to_string(&log).unwrap().contains("the database is damaged") {
        assert!(begun.elapsed() < Duration::from_secs(10), "the log does not name the damage");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (status, _) = caller.call(Method::GET, &format!("/api/tables/{}", damaged.table), None).await.unwrap();
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(whole.sit(&caller).await.unwrap().decide(&mut rng).await.unwrap(), 2, "an intact table is still playable");
    assert_eq!(server.health().await, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_was_cut_off_is_named() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path());
    let mut caller = Caller::new(server.address);
    caller.introduce("Ada").await.unwrap();
    server.kill();
    let wal = fs::File::options().write(true).open(data.path().join("orrery.sqlite-wal")).unwrap();
    wal.set_len(wal.metadata().unwrap().len() - 100).unwrap();

    let checked = check(data.path());
    let report = String::from_utf8(checked.stdout).unwrap();
    assert!(report.contains("the write-ahead log ends within a transaction"), "{report}");
    let log = data.path().join("log");
    let server = Server::launch(logging(&log), data.path());
    server.until_health_is(StatusCode::OK).await;
    let begun = Instant::now();
    while !fs::read_to_string(&log).unwrap().contains("ends within a transaction") {
        assert!(begun.elapsed() < Duration::from_secs(10), "the log does not name the damage");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
