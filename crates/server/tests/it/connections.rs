//! Connections: silent ones are closed, and each address has a cap.

use std::time::Duration;

use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use orrery_server::connections::ConnectionLimits;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::support::{Server, new_table, settings};

/// Much longer than the time-out of the headers below.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the server closes a connection by itself.
async fn is_closed(connection: &mut TcpStream) -> bool {
    let mut bytes = Vec::new();
    timeout(PATIENCE, connection.read_to_end(&mut bytes)).await.is_ok()
}

#[tokio::test]
async fn slow_headers_and_silent_connections_are_closed() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.connections = ConnectionLimits { headers: Duration::from_millis(300), ..ConnectionLimits::default() };
    let server = Server::with(settings).await;
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    assert!(is_closed(&mut silent).await);
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    assert!(is_closed(&mut idle).await, "nor may a connection wait for ever for its next request");

    let slow = TcpStream::connect(server.address).await.unwrap();
    let (mut read, mut write) = slow.into_split();
    write.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n").await.unwrap();
    let drip = async {
        loop {
            sleep(Duration::from_millis(100)).await;
            if write.write_all(b"X-More: 1\r\n").await.is_err() {
                return;
            }
        }
    };
    let mut bytes = Vec::new();
    let closed = async { read.read_to_end(&mut bytes).await };
    tokio::select! {
        () = drip => {}
        _ = closed => {}
        () = sleep(PATIENCE) => panic!("headers may take for ever"),
    }

    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let mut client = ada.sit(&table, 0).await;
    client.next("info").await;
    sleep(Duration::from_millis(600)).await;
    client.send(json!({ "type": "chat", "text": "still here" })).await;
    assert_eq!(client.next("chat").await["text"], "still here", "a WebSocket is not idle");
    server.stop().await;
}

/// A time-out does not say that nothing was done.
#[tokio::test]
async fn a_request_that_takes_too_long_is_answered_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.connections = ConnectionLimits { request: Duration::from_millis(300), ..ConnectionLimits::default() };
    let server = Server::with(settings).await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\
        Content-Type: application/json\r\nContent-Length: 14\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 4096];
    let length = timeout(PATIENCE, slow.read(&mut answer)).await.expect("an answer in time").unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]);
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("web-failure-timed-out"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn silent_sockets_are_closed() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    let (hello, silence) = (Duration::from_millis(300), Duration::from_millis(600));
    settings.connections = ConnectionLimits { hello, silence, ..ConnectionLimits::default() };
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let mut mute = ada.caller.sit(&table).await.unwrap();
    let closed = timeout(PATIENCE, mute.next()).await.expect("a first message in time").unwrap();
    assert_eq!(closed.as_str(), r#"{"code":1008,"type":"closed"}"#);

    let mut idle = ada.sit(&table, 0).await;
    let closed = async { while idle.try_next().await.unwrap()["type"] != "closed" {} };
    timeout(PATIENCE, closed).await.expect("a sign of life in time");
    server.stop().await;
}

#[tokio::test]
async fn connections_per_address_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.connections = ConnectionLimits { per_address: 8, ..ConnectionLimits::default() };
    let server = Server::with(settings).await;
    let mut open = Vec::new();
    for _ in 0..8 {
        open.push(TcpStream::connect(server.address).await.unwrap());
    }
    let mut ninth = TcpStream::connect(server.address).await.unwrap();
    assert!(is_closed(&mut ninth).await);
    drop(open);
    sleep(Duration::from_millis(200)).await;
    server.guest("Ada").await;
    server.stop().await;
}

/// Addresses with as many connections as they can get do not keep another one out, however few they need for all the room.
#[tokio::test]
async fn a_few_addresses_leave_room_for_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.connections = ConnectionLimits::default().of(32);
    let server = Server::with(settings).await;
    let mut open = Vec::new();
    for address in (2..8).map(|last| format!("127.0.0.{last}:0")) {
        for _ in 0..32 {
            let socket = TcpSocket::new_v4().unwrap();
            socket.bind(address.parse().unwrap()).unwrap();
            open.push(socket.connect(server.address).await.unwrap());
        }
    }
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]);
    let table = ada.table(new_table("connect-four", seats)).await;
    assert_eq!(ada.sit(&table, 0).await.play(0, 0, json!({ "column": 3 })).await["at"], 1);
    drop(open);
    server.stop().await;
}

/// A connection with more pending responses than the system's buffers hold.
#[tokio::test]
async fn a_client_that_reads_nothing_is_let_go() {
    const REQUEST: &[u8] = b"GET /api/games/kepler-3042/rules HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.connections = ConnectionLimits { writes: Duration::from_millis(300), per_address: 1, ..ConnectionLimits::default() };
    let server = Server::with(settings).await;
    let unread = TcpStream::connect(server.address).await.unwrap();
    let (read, mut write) = unread.into_split();
    let ask = async {
        loop {
            if write.write_all(REQUEST).await.is_err() {
                return;
            }
        }
    };
    timeout(PATIENCE, ask).await.expect("the server closes the connection");
    drop((read, write));
    server.guest("Ada").await;
    server.stop().await;
}

/// A request for the WebSocket of a table.
fn handshake(table: &str, version: &str, headers: &str) -> String {
    format!("GET /api/tables/{table}/ws HTTP/{version}\r\nHost: localhost\r\n{headers}\r\n")
}

const UPGRADE: &str = "Connection: upgrade\r\nUpgrade: websocket\r\n";
const KEY: &str = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

/// They are refused, and count as requests, not as WebSockets of spectators, of which there is room for four.
#[tokio::test]
async fn requests_that_become_no_websocket_do_not_count_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.connections = ConnectionLimits { total: 16, per_address: 16, ..ConnectionLimits::default() };
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    let mut open = Vec::new();
    for (version, headers) in [
        ("1.1", String::new()),
        ("1.1", "Connection: upgrade\r\n".to_owned()),
        ("1.1", UPGRADE.to_owned()),
        ("1.1", format!("{UPGRADE}{}", KEY.replace("13", "8"))),
        ("1.1", KEY.to_owned()),
        ("1.0", format!("{UPGRADE}{KEY}")),
    ] {
        let mut connection = TcpStream::connect(server.address).await.unwrap();
        connection.write_all(handshake(&table, version, &headers).as_bytes()).await.unwrap();
        let mut status = [0; 12];
        timeout(PATIENCE, connection.read_exact(&mut status)).await.expect("an answer in time").unwrap();
        assert_eq!(String::from_utf8_lossy(&status), format!("HTTP/{version} 400"), "{headers}");
        open.push(connection);
    }
    ada.sit(&table, 0).await.next("table").await;
    server.stop().await;
}

/// A connection becomes a WebSocket only when its request is complete: it would be neither for as long as the client likes.
#[tokio::test]
async fn a_handshake_with_a_body_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    for body in ["Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n"] {
        let mut connection = TcpStream::connect(server.address).await.unwrap();
        let request = handshake(&table, "1.1", &format!("{UPGRADE}{KEY}{body}"));
        connection.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        timeout(PATIENCE, connection.read_to_end(&mut answer)).await.expect("closed in time").unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 400"), "{}", String::from_utf8_lossy(&answer));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_stopping_server_does_not_wait_for_a_client_that_does_not_read_the_answer_to_its_handshake() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let ada = server.guest("Ada").await;
    let table = ada.table(new_table("connect-four", json!([{ "kind": "me" }, { "kind": "open" }]))).await;
    // Holds less than the headers of an answer.
    let (mut client, connection) = tokio::io::duplex(64);
    let router = orrery_server::app(server.state.clone());
    let service = service_fn(move |request: Request<Incoming>| router.clone().oneshot(request));
    tokio::spawn(Builder::new().serve_connection(TokioIo::new(connection), service).with_upgrades());
    client.write_all(handshake(&table, "1.1", &format!("{UPGRADE}{KEY}")).as_bytes()).await.unwrap();
    let mut status = [0; 12];
    client.read_exact(&mut status).await.unwrap();
    assert_eq!(status, *b"HTTP/1.1 101");
    timeout(Duration::from_secs(3), server.stop()).await.expect("it stops in time");
}
