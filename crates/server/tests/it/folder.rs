//! The data folder: one server at a time, one whole file after a clean stop, for its owner only.

use std::fs;
use std::path::Path;

use axum::http::{Method, StatusCode};
use orrery_server::serve;
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::postgres::Cluster;
use crate::support::{Server, new_table, settings};

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_second_server_is_refused_and_told_who_holds_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let refused = serve::open(settings(folder.path())).await.err().expect("the folder is in use").to_string();
    let holder = format!("process {}, listening on 127.0.0.1", std::process::id());
    assert!(refused.contains(&holder) && refused.contains(&*folder.path().to_string_lossy()), "{refused}");
    assert!(server.guest("Ada").await.get("/api/guest").await["name"] == "Ada", "the first goes on");
    server.stop().await;
    Server::start(folder.path()).await.stop().await;
}

/// Each has a data folder of its own, but their tables are in one Postgres.
#[tokio::test]
async fn a_second_server_on_one_postgres_is_refused_until_the_first_has_ended() {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [first, second] = folders.each_ref().map(|folder| {
        let mut settings = settings(folder.path());
        settings.database = Some(cluster.url());
        settings
    });
    let server = Server::with(first).await;
    let refused = serve::open(second.clone()).await.err().expect("the database is in use").to_string();
    assert!(refused.contains(&format!("another server uses the database: orrery, process {}", std::process::id())), "{refused}");
    assert!(server.guest("Ada").await.get("/api/guest").await["name"] == "Ada", "the first goes on");
    server.stop().await;
    Server::with(second).await.stop().await;
}

#[tokio::test]
async fn a_clean_stop_leaves_one_whole_file() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]);
    let table = ada.table(new_table("connect-four", seats)).await;
    ada.sit(&table, 0).await.play(0, 0, json!({ "column": 3 })).await;
    server.stop().await;
    assert_eq!(names(folder.path()), ["cookie.key", "lock", "orrery.sqlite"]);

    let copy = tempfile::tempdir().unwrap();
    fs::copy(folder.path().join("orrery.sqlite"), copy.path().join("orrery.sqlite")).unwrap();
    let store = serve::open_to_read(copy.path(), None).await.unwrap();
    assert_eq!(store.entries(&table).await.unwrap().len(), 1, "the file alone has every move");
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn data_files_are_for_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("orrery.sqlite");
    // As an earlier server left it.
    fs::write(&file, "").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let server = Server::start(folder.path()).await;
    server.guest("Ada").await;
    for name in &names(folder.path()) {
        let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_private_and_leaves_the_database_as_it_is() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let copy = folder.path().join("copy.sqlite");
    let before = names(folder.path());
    serve::backup(folder.path(), &copy).await.unwrap();
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(before, names(folder.path()).into_iter().filter(|name| name != "copy.sqlite").collect::<Vec<_>>());
    assert_eq!(ada.get("/api/guest").await["name"], "Ada", "the server goes on");
    server.stop().await;

    // A database of an earlier version is copied as it is.
    let old = tempfile::tempdir().unwrap();
    let file = old.path().join("orrery.sqlite");
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}?mode=rwc", file.display())).await.unwrap();
    sqlx::query("CREATE TABLE guests (id TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = fs::read(&file).unwrap();
    serve::backup(old.path(), &old.path().join("copy")).await.unwrap();
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_was_removed_or_replaced_is_noticed() {
    for replaced in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let ada = server.guest("Ada").await;
        let file = folder.path().join("orrery.sqlite");
        let copy = folder.path().join("copy");
        fs::copy(&file, &copy).unwrap();
        fs::remove_file(&file).unwrap();
        if replaced {
            fs::rename(&copy, &file).unwrap();
        }
        let named = ada.call(Method::POST, "/api/guest", Some(json!({ "name": "Ada L." }))).await;
        assert_eq!(named.0, StatusCode::SERVICE_UNAVAILABLE, "nothing is acknowledged that a restart would lose");
        assert_eq!(ada.call(Method::GET, "/healthz", None).await.0, StatusCode::SERVICE_UNAVAILABLE);
        server.stop().await;
        assert_eq!(file.exists(), replaced, "nothing is made in its place");
    }
}

/// Its log holds what was acknowledged since the last checkpoint; without the log or its index nothing more is stored, and nothing is lost.
#[cfg(unix)]
#[tokio::test]
async fn a_log_that_was_removed_or_replaced_is_noticed_and_nothing_is_lost() {
    for (name, replaced) in [("orrery.sqlite-wal", false), ("orrery.sqlite-wal", true), ("orrery.sqlite-shm", false)] {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let mut ada = server.guest("Ada").await;
        let seats = json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]);
        let table = ada.table(new_table("connect-four", seats)).await;
        let mut client = ada.sit(&table, 0).await;
        for at in 0..5 {
            assert_eq!(client.play(at, (at % 2) as u8, json!({ "column": at })).await["at"], at + 1);
        }
        fs::remove_file(folder.path().join(name)).unwrap();
        if replaced {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let refused = client.play(5, 1, json!({ "column": 5 })).await;
        assert_eq!(refused["reason"]["text"]["key"], "web-failure-unwritable", "{name}: {refused}");
        assert_eq!(ada.call(Method::GET, "/healthz", None).await.0, StatusCode::SERVICE_UNAVAILABLE, "{name}");

        // As if the server were killed now.
        let copy = tempfile::tempdir().unwrap();
        fs::copy(folder.path().join("orrery.sqlite"), copy.path().join("orrery.sqlite")).unwrap();
        let store = serve::open_to_read(copy.path(), None).await.unwrap();
        assert_eq!(store.entries(&table).await.unwrap().len(), 5, "{name}");
        store.close().await;

        server.stop().await;
        let server = Server::start(folder.path()).await;
        ada.caller.address = server.address;
        assert_eq!(ada.sit(&table, 0).await.play(5, 1, json!({ "column": 5 })).await["at"], 6, "{name}");
        server.stop().await;
    }
}

/// A clean stop keeps what only a removed log holds, even if nothing was written since.
#[cfg(unix)]
#[tokio::test]
async fn a_clean_stop_after_the_log_was_removed_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    fs::remove_file(folder.path().join("orrery.sqlite-wal")).unwrap();
    server.stop().await;
    let store = serve::open_to_read(folder.path(), None).await.unwrap();
    assert_eq!(store.guest_name(&ada.id).await.unwrap().as_deref(), Some("Ada"));
    store.close().await;
}

/// The page that every new entry needs: no move can be stored without it.
#[tokio::test]
async fn a_damaged_root_of_the_entries_is_noticed() {
    const PAGE: usize = 4096;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device", "name": "Zoe" }]);
    let table = ada.table(new_table("connect-four", seats)).await;
    ada.sit(&table, 0).await.play(0, 0, json!({ "column": 3 })).await;
    server.stop().await;
    let file = folder.path().join("orrery.sqlite");
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let root = sqlx::query_scalar("SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = 'entries'");
    let root: i64 = root.fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let mut bytes = fs::read(&file).unwrap();
    bytes[(root as usize - 1) * PAGE..][..64].fill(0xaa);
    fs::write(&file, bytes).unwrap();

    let server = Server::start(folder.path()).await;
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let (status, answer) = server.nobody().call(Method::GET, "/healthz", None).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    server.stop().await;
}
