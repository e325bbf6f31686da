//! Middleware that protects the server: origins, sizes, rates, headers. Called without a network.

use std::net::SocketAddr;

use axum::extract::ConnectInfo;
use axum::http::{Method, StatusCode};
use http_body_util::BodyExt;
use orrery_server::client::Caller;
use orrery_server::limits::Rate;
use orrery_server::store::Write;
use orrery_server::{Shared, app, app::figures, serve};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::support::{Server, bare, new_table, settings};

const OURS: (&str, &str) = ("sec-fetch-site", "same-origin");
const JSON: (&str, &str) = ("content-type", "application/json");

async fn state() -> (TempDir, Shared) {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.hosts = vec!["orrery.example".to_owned()];
    let state = serve::open(settings).await.unwrap();
    (folder, state)
}

async fn status(state: &Shared, method: Method, path: &str, headers: &[(&str, &str)], body: &str) -> StatusCode {
    app(state.clone()).oneshot(bare(method, path, headers, body)).await.unwrap().status()
}

#[tokio::test]
async fn only_our_own_pages_change_anything() {
    let (_folder, state) = state().await;
    let name = |headers: &'static [(&str, &str)]| status(&state, Method::POST, "/api/guest", headers, r#"{"name":"Ada"}"#);
    assert_eq!(name(&[OURS, JSON]).await, StatusCode::OK);
    assert_eq!(name(&[("origin", "http://orrery.example"), ("host", "orrery.example"), JSON]).await, StatusCode::OK);
    assert_eq!(name(&[JSON]).await, StatusCode::FORBIDDEN);
    assert_eq!(name(&[("sec-fetch-site", "cross-site"), JSON]).await, StatusCode::FORBIDDEN);
    assert_eq!(name(&[("origin", "http://evil.example"), ("host", "orrery.example"), JSON]).await, StatusCode::FORBIDDEN);
    assert_eq!(name(&[OURS]).await, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert_eq!(name(&[OURS, ("content-type", "text/plain")]).await, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn a_foreign_name_is_refused_everywhere() {
    let (_folder, state) = state().await;
    for path in ["/", "/api/games", "/metrics", "/healthz", "/api/tables/abc/ws"] {
        let refused = status(&state, Method::GET, path, &[("host", "evil.example")], "").await;
        assert_eq!(refused, StatusCode::MISDIRECTED_REQUEST, "{path}");
        let twice = [("host", "orrery.example"), ("host", "evil.example")];
        assert_eq!(status(&state, Method::GET, path, &twice, "").await, StatusCode::MISDIRECTED_REQUEST, "{path}");
    }
    assert_eq!(status(&state, Method::GET, "/api/games", &[("host", "orrery.example")], "").await, StatusCode::OK);
}

#[tokio::test]
async fn figures_can_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.metrics = Some("127.0.0.1:0".parse().unwrap());
    let state = serve::open(settings).await.unwrap();
    assert_eq!(status(&state, Method::GET, "/metrics", &[], "").await, StatusCode::NOT_FOUND);
    let there = async |path| figures(state.clone()).oneshot(bare(Method::GET, path, &[], "")).await.unwrap().status();
    assert_eq!((there("/metrics").await, there("/healthz").await), (StatusCode::OK, StatusCode::OK));
    assert_eq!(there("/api/games").await, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn bad_bodies_are_refused() {
    let (_folder, state) = state().await;
    let name = |body: String| {
        let state = state.clone();
        async move { status(&state, Method::POST, "/api/guest", &[OURS, JSON], &body).await }
    };
    for body in [
        "",
        "{",
        "{}",
        r#"{"name":3}"#,
        r#"{"name":"  "}"#,
        r#"{"name":"a\nb"}"#,
        r#"{"name":"a\u0000b"}"#,
        r#"{"name":"a\u202eb"}"#,
        r#"{"name":"Easy bot"}"#,
        r#"{"name":"a","admin":true}"#,
    ] {
        assert_eq!(name(body.to_owned()).await, StatusCode::BAD_REQUEST, "{body}");
    }
    assert_eq!(name(format!("{{\"name\":\"{}\"}}", "x".repeat(33))).await, StatusCode::BAD_REQUEST);
    assert_eq!(name(format!("{{\"name\":\"{}\"}}", "x".repeat(100_000))).await, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(status(&state, Method::POST, "/api/tables", &[OURS, JSON], "{}").await, StatusCode::UNAUTHORIZED);
    assert_eq!(status(&state, Method::GET, "/api/nothing", &[], "").await, StatusCode::NOT_FOUND);
    let forged = ("cookie", "orrery_guest=ada.00");
    assert_eq!(status(&state, Method::POST, "/api/tables", &[OURS, JSON, forged], "{}").await, StatusCode::UNAUTHORIZED);
}

/// Cookies were signed in another form before: the id, a dot, and its HMAC in hexadecimal digits.
#[tokio::test]
async fn a_cookie_of_the_first_form_is_accepted_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("cookie.key"), [1; 32]).unwrap();
    let state = serve::open(settings(folder.path())).await.unwrap();
    state.store.write(Write::Guest { id: "ada".to_owned(), name: "Ada".to_owned() }).await.unwrap();
    let old = "orrery_guest=ada.f6d9e54cf0783007019e3f2751f48172ea65d02081d93ff75c416b525bdc4d82";

    let rename = bare(Method::POST, "/api/guest", &[OURS, JSON, ("cookie", old)], r#"{"name":"Ada L."}"#);
    let renamed = app(state.clone()).oneshot(rename).await.unwrap();
    let set_cookie = renamed.headers()["set-cookie"].to_str().unwrap();
    let (new, attributes) = set_cookie.split_once("; ").unwrap();
    assert!(new.starts_with("orrery_guest=") && !new.contains("ada."), "{new}");
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(attributes.split("; ").any(|part| part == attribute), "{attributes}");
    }

    let shown = app(state).oneshot(bare(Method::GET, "/api/guest", &[("cookie", new)], "")).await.unwrap();
    let shown: Value = serde_json::from_slice(&shown.into_body().collect().await.unwrap().to_bytes()).unwrap();
    assert_eq!(shown, json!({ "id": "ada", "name": "Ada L." }));
}

#[tokio::test]
async fn too_many_requests_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.changes = Rate { burst: 5.0, per_second: 0.001 };
    settings.limits.reads = Rate { burst: 7.0, per_second: 0.001 };
    let state = serve::open(settings).await.unwrap();
    let mut changed = Vec::new();
    for _ in 0..6 {
        changed.push(status(&state, Method::POST, "/api/guest", &[OURS, JSON], r#"{"name":"Ada"}"#).await);
    }
    assert!(changed[..5].iter().all(|status| *status == StatusCode::OK));
    assert_eq!(changed[5], StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status(&state, Method::GET, "/api/games", &[], "").await, StatusCode::OK, "reading goes on");
    assert_eq!(status(&state, Method::GET, "/healthz", &[], "").await, StatusCode::OK);
}

/// The status of renaming a guest, or of naming one without a cookie, from an address; and the cookie.
async fn name_from(state: &Shared, peer: &str, headers: &[(&str, &str)]) -> (StatusCode, String) {
    let mut request = bare(Method::POST, "/api/guest", &[headers, &[OURS, JSON]].concat(), r#"{"name":"Ada"}"#);
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
    let response = app(state.clone()).oneshot(request).await.unwrap();
    let cookie = response.headers().get("set-cookie").map_or("", |cookie| cookie.to_str().unwrap());
    (response.status(), cookie.split(';').next().unwrap().to_owned())
}

#[tokio::test]
async fn guests_are_free_but_their_address_has_a_limit() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.changes = Rate { burst: 5.0, per_second: 0.001 };
    settings.limits.guests_per_address = 2.0;
    let state = serve::open(settings).await.unwrap();
    let mut cookies = Vec::new();
    for _ in 0..5 {
        cookies.push(name_from(&state, "2001:db8::1", &[]).await.1);
    }
    // Every guest from another address of the same network.
    let mut done = 0;
    for (number, cookie) in cookies.iter().enumerate() {
        for _ in 0..5 {
            let (status, _) = name_from(&state, &format!("2001:db8::{number}"), &[("cookie", cookie.as_str())]).await;
            done += u32::from(status == StatusCode::OK);
        }
    }
    assert_eq!(done, 10, "as much as two guests");
    assert_eq!(name_from(&state, "2001:db8:0:1::1", &[]).await.0, StatusCode::OK, "another network is free");
}

#[tokio::test]
async fn only_named_proxies_say_where_a_request_comes_from() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.changes = Rate { burst: 2.0, per_second: 0.001 };
    settings.proxies = vec!["10.0.0.1".parse().unwrap()];
    let state = serve::open(settings).await.unwrap();
    let through = |peer: &'static str, list: String| {
        let state = state.clone();
        async move { name_from(&state, peer, &[("x-forwarded-for", list.as_str())]).await.0 }
    };
    let mut made_up = Vec::new();
    for number in 0..3 {
        made_up.push(through("203.0.113.9", format!("192.0.2.{number}")).await);
        let by_proxy = through("10.0.0.1", format!("192.0.2.{number}")).await;
        assert_eq!(by_proxy, StatusCode::OK, "each address by itself");
    }
    assert_eq!(made_up, [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
    let mut prefixed = Vec::new();
    for number in 0..3 {
        prefixed.push(through("10.0.0.1", format!("192.0.2.{number}, 198.51.100.1")).await);
    }
    assert_eq!(prefixed[2], StatusCode::TOO_MANY_REQUESTS, "what the client put before the proxy's entry is not believed");
}

#[tokio::test]
async fn nobody_fills_the_public_list() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.public_tables = 3;
    settings.limits.public_tables_per_address = 5;
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let mut table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    for _ in 0..3 {
        ada.table(table.clone()).await;
    }
    assert_eq!(ada.refused("/api/tables", table.clone()).await, StatusCode::CONFLICT);
    // Neither do tables that are not public, however many.
    let mut by_link = table.clone();
    by_link["visibility"] = json!("link");
    for _ in 0..100 {
        ada.table(by_link.clone()).await;
    }
    assert_eq!(ada.refused("/api/tables", table.clone()).await, StatusCode::CONFLICT);
    // New guests do not help, and neither does a restart.
    server.guest("Zoe").await.table(table.clone()).await;
    server.stop().await;
    let mut settings = self::settings(folder.path());
    (settings.limits.public_tables, settings.limits.public_tables_per_address) = (3, 5);
    let server = Server::with(settings).await;
    server.guest("Zoe").await.table(table.clone()).await;
    let another = server.guest("Zoe").await;
    assert_eq!(another.refused("/api/tables", table.clone()).await, StatusCode::CONFLICT);
    let head = server.state.store.listed(1).await.unwrap().remove(0).row.head;
    assert!(head.contains("origin") && !head.contains("127.0.0.1"), "addresses are not stored: {head}");
    table["visibility"] = json!("link");
    another.table(table).await;
    server.stop().await;
}

/// Connections to the metrics address are counted by themselves.
#[tokio::test]
async fn figures_can_be_read_while_the_server_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.connections = settings.connections.of(8);
    let server = Server::with(settings).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    server.state.tasks.spawn(serve::serve_figures(listener, server.state.clone()));
    let mut open = Vec::new();
    for _ in 0..8 {
        open.push(TcpStream::connect(server.address).await.unwrap());
    }
    assert!(server.nobody().caller.call(Method::GET, "/healthz", None).await.is_err(), "the other listener is full");
    let (status, _) = Caller::new(address).call(Method::GET, "/metrics", None).await.unwrap();
    assert_eq!(status, StatusCode::OK);
    drop(open);
    server.stop().await;
}

/// Tables that are made at the same time are counted one after the other.
#[tokio::test]
async fn nobody_fills_the_public_list_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.public_tables = 3;
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let body = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    let made = (0..24).map(|_| ada.call(Method::POST, "/api/tables", Some(body.clone())));
    let made = futures_util::future::join_all(made).await;
    assert_eq!(made.iter().filter(|(status, _)| *status == StatusCode::CREATED).count(), 3);
    server.stop().await;
}

/// What does not change while the server runs is not compressed for each request.
#[tokio::test]
async fn files_and_texts_are_sent_compressed() {
    let (_folder, state) = state().await;
    for path in [
        "/api/games",
        "/api/games/spacecorp/rules?lang=it",
        "/api/games/spacecorp/cases",
        "/api/games/spacecorp/components",
        "/locales/en/web.ftl",
        "/locales/it/kepler-3042.ftl",
        "/api/replays/tour-spacecorp/course",
        "/api/replays/tour-spacecorp?at=20",
    ] {
        let get = async |accepted| {
            let request = bare(Method::GET, path, &[("accept-encoding", accepted)], "");
            let response = app(state.clone()).oneshot(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(response.headers()["vary"], "accept-encoding", "{path}");
            let encoding = response.headers().get("content-encoding").cloned();
            (encoding, response.into_body().collect().await.unwrap().to_bytes())
        };
        let ((plain, whole), (encoding, short)) = (get("identity").await, get("gzip").await);
        assert_eq!((plain, encoding.as_ref().map(|name| name.as_bytes())), (None, Some(&b"gzip"[..])), "{path}");
        assert!(short.len() < whole.len(), "{path}: {} of {}", short.len(), whole.len());
    }
}

/// The answer to a guest's request from an address.
async fn post_from(state: &Shared, peer: &str, cookie: &str, path: &str, body: Value) -> (StatusCode, Value) {
    let mut request = bare(Method::POST, path, &[OURS, JSON, ("cookie", cookie)], &body.to_string());
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
    let response = app(state.clone()).oneshot(request).await.unwrap();
    let status = response.status();
    (status, serde_json::from_slice(&response.into_body().collect().await.unwrap().to_bytes()).unwrap())
}

/// Whatever the store is, and wherever the character stands.
#[tokio::test]
async fn nul_is_bad_input_everywhere() {
    let (_folder, state) = state().await;
    let ada = name_from(&state, "192.0.2.1", &[]).await.1;
    let table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "same_device", "name": "a\0b" }]));
    let mut option = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    option["options"] = json!({ "a\0b": 1 });
    for (path, body) in [
        ("/api/guest", json!({ "name": "a\0b" })),
        ("/api/tables", table),
        ("/api/tables", option),
        ("/api/records", json!({ "record": "a\0b" })),
    ] {
        let (status, answer) = post_from(&state, "192.0.2.1", &ada, path, body.clone()).await;
        assert_eq!((status, &answer["text"]["key"]), (StatusCode::BAD_REQUEST, &json!("web-failure-nul")), "{path} {body}");
    }
}

/// What somebody else hosts who has joined counts for the address of that guest.
#[tokio::test]
async fn a_table_that_is_handed_over_counts_for_the_address_of_its_new_host() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    (settings.limits.public_tables, settings.limits.public_tables_per_address) = (9, 1);
    let state = serve::open(settings).await.unwrap();
    let (here, there) = ("192.0.2.1", "198.51.100.1");
    let (ada, ben) = (name_from(&state, here, &[]).await.1, name_from(&state, there, &[]).await.1);
    assert_eq!(post_from(&state, there, &ben, "/api/guest", json!({ "name": "Ben" })).await.0, StatusCode::OK);
    let table = || new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    let (status, made) = post_from(&state, here, &ada, "/api/tables", table()).await;
    assert_eq!(status, StatusCode::CREATED);
    let path = |verb: &str| format!("/api/tables/{}/{verb}", made["id"].as_str().unwrap());
    assert_eq!(post_from(&state, there, &ben, &path("join"), json!({})).await.0, StatusCode::OK);
    assert_eq!(post_from(&state, here, &ada, "/api/tables", table()).await.0, StatusCode::CONFLICT);
    assert_eq!(post_from(&state, here, &ada, &path("leave"), json!({})).await.0, StatusCode::OK);
    assert_eq!(post_from(&state, there, &ben, "/api/tables", table()).await.0, StatusCode::CONFLICT, "it is Ben's now");
    assert_eq!(post_from(&state, here, &ada, "/api/tables", table()).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn new_tables_and_uploads_have_a_limit_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.creations = Rate { burst: 2.0, per_second: 0.001 };
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let table = new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]));
    ada.table(table.clone()).await;
    assert_eq!(ada.refused("/api/records", json!({ "record": "nothing" })).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ada.refused("/api/tables", table).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ada.get("/api/tables").await.as_array().unwrap().len(), 1, "looking is free");
    server.stop().await;
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let (_folder, state) = state().await;
    for path in ["/", "/api/games", "/api/nothing", "/tables/abc", "/healthz", "/locales/it/platform.ftl", "/no-such-file.js"] {
        let response = app(state.clone()).oneshot(bare(Method::GET, path, &[], "")).await.unwrap();
        let policy = response.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("script-src 'self';"), "{path}: {policy}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    }
}

#[tokio::test]
async fn texts_rules_and_figures_are_served() {
    let (_folder, state) = state().await;
    let text = async |path: &str| {
        let response = app(state.clone()).oneshot(bare(Method::GET, path, &[], "")).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
    };
    let kepler = orrery_registry::find("kepler-3042").unwrap().game.meta();
    let italian = text("/locales/it/kepler-3042.ftl").await;
    assert!(kepler.locales.iter().filter(|(language, _)| *language == "it").all(|(_, part)| italian.contains(part)));
    assert!(text("/locales/en/platform.ftl").await.contains("cli-"));
    assert_ne!(text("/api/games/kepler-3042/rules?lang=it").await, text("/api/games/kepler-3042/rules").await);
    let cases: serde_json::Value = serde_json::from_str(&text("/api/games/connect-four/cases").await).unwrap();
    assert_eq!(cases[0]["rules"], serde_json::json!(["R1"]));
    assert_eq!(cases[0]["kind"], "test");
    assert!(text("/metrics").await.contains("orrery_acknowledge_seconds_count 0"));
    assert_eq!(text("/healthz").await, "ok\n");
    assert!(text("/any/page").await.contains("<html"));
    for path in [
        "/locales/xx/platform.ftl",
        "/locales/en/nothing.ftl",
        "/locales/en/platform",
        "/api/games/chess/rules",
        "/api/games/chess/cases",
    ] {
        assert_eq!(status(&state, Method::GET, path, &[], "").await, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn what_does_not_exist_is_not_remembered() {
    let (_folder, state) = state().await;
    let long = "x".repeat(60_000);
    for id in ["nobody", "a%00b", "..%2f..", &long] {
        for path in ["", "/view", "/record"] {
            let path = format!("/api/tables/{id}{path}");
            assert_eq!(status(&state, Method::GET, &path, &[], "").await, StatusCode::NOT_FOUND, "{:.40}", path);
        }
        let path = format!("/api/replays/{id}");
        assert_eq!(status(&state, Method::GET, &path, &[], "").await, StatusCode::NOT_FOUND, "{:.40}", path);
    }
    assert!(state.hub.is_empty(), "{} slots", state.hub.len());
}
