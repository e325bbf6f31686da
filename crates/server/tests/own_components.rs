//! A server whose owner has corrected component data. In a process of its own: components are replaced once, for all tables.

#[path = "it/support.rs"]
#[allow(dead_code, reason = "shared with the other tests of the server")]
mod support;

use axum::http::header::{CACHE_CONTROL, ETAG};
use axum::http::{Method, StatusCode};
use orrery_engine::components;
use orrery_server::app;
use serde_json::json;
use support::{Server, bare, new_table};
use tower::ServiceExt;

const KEPLER: &str = "kepler-3042";
const COMPONENTS: &str = "/api/games/kepler-3042/components";

/// The shipped planets, the first of them worth 9 points.
fn corrected_planets() -> &'static str {
    let shipped = orrery_registry::find(KEPLER).unwrap().game.meta().components;
    let (_, planets) = shipped.iter().find(|(name, _)| *name == "planets.toml").unwrap();
    let first = planets.lines().find(|line| line.starts_with("vp = ")).unwrap();
    planets.replacen(first, "vp = 9", 1).leak()
}

#[tokio::test]
async fn clients_learn_what_the_server_plays_with() {
    assert!(components::replace([((KEPLER.to_owned(), "planets.toml".to_owned()), corrected_planets())].into()));
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;

    let served = ada.get(COMPONENTS).await;
    let first = &served["files"]["planets"]["planet"][0];
    assert_eq!((&first["number"], &first["vp"]), (&json!(1), &json!(9)), "{first}");
    assert!(served["files"]["board"]["board"]["map"].is_string(), "files that are not replaced are served too");
    let games = ada.get("/api/games").await;
    let of = |id: &str| games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap()["components"].clone();
    assert_eq!(of(KEPLER), json!({ "hash": served["hash"], "own": true }));
    assert_eq!(of("planet-unknown")["own"], false);
    assert_eq!(ada.call(Method::GET, "/api/games/chess/components", None).await.0, StatusCode::NOT_FOUND);

    // Tables and replays name it.
    let edition = json!({ "rules": 1, "components": { "hash": served["hash"], "own": true } });
    let table = ada.table(new_table(KEPLER, json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]))).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await["edition"], edition);
    assert_eq!(ada.sit(&table, 0).await.next("info").await["info"]["edition"], edition);
    assert_eq!(ada.get(&format!("/api/replays/{table}")).await["edition"], edition);

    // A client that has it does not download it again.
    let tag = format!("\"{}\"", served["hash"].as_str().unwrap());
    let ask = async |headers: &[(&str, &str)]| {
        app(server.state.clone()).oneshot(bare(Method::GET, COMPONENTS, headers, "")).await.unwrap()
    };
    let whole = ask(&[]).await;
    assert_eq!(whole.status(), StatusCode::OK);
    assert_eq!(whole.headers()[ETAG], tag);
    assert_eq!(whole.headers()[CACHE_CONTROL], "no-cache");
    assert_eq!(ask(&[("if-none-match", &tag)]).await.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(ask(&[("if-none-match", &format!("\"0\", W/{tag}"))]).await.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(ask(&[("if-none-match", "\"0\"")]).await.status(), StatusCode::OK);
    server.stop().await;
}
