//! A server on loopback, guests that talk to it, and clients at its tables.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use orrery_server::client::{Caller, ClientError, Sitting};
use orrery_server::limits::Limits;
use orrery_server::{Settings, Shared, serve};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

const PATIENCE: Duration = Duration::from_secs(20);

pub fn settings(data: &Path) -> Settings {
    let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), data.to_owned());
    settings.limits = Limits::none();
    settings
}

/// A server in this process.
pub struct Server {
    pub address: SocketAddr,
    pub state: Shared,
    task: JoinHandle<()>,
}

impl Server {
    pub async fn start(data: &Path) -> Server {
        Server::with(settings(data)).await
    }

    pub async fn with(settings: Settings) -> Server {
        Server::over(serve::open(settings).await.unwrap()).await
    }

    pub async fn over(state: Shared) -> Server {
        let listener = TcpListener::bind(state.settings.listen).await.unwrap();
        let address = listener.local_addr().unwrap();
        let task = tokio::spawn(serve::serve(listener, state.clone()));
        Server { address, state, task }
    }

    pub async fn stop(self) {
        self.state.stop.cancel();
        self.task.await.unwrap();
    }

    pub async fn guest(&self, name: &str) -> Guest {
        Guest::new(self.address, name).await
    }

    pub fn nobody(&self) -> Guest {
        Guest { caller: Caller::new(self.address), id: String::new() }
    }
}

/// A visitor, with or without a cookie.
#[derive(Clone)]
pub struct Guest {
    pub caller: Caller,
    pub id: String,
}

impl Guest {
    pub async fn new(address: SocketAddr, name: &str) -> Guest {
        let mut caller = Caller::new(address);
        let guest = caller.introduce(name).await.unwrap();
        Guest { caller, id: guest["id"].as_str().unwrap().to_owned() }
    }

    /// The status and the body, as JSON if it is.
    pub async fn call(&self, method: Method, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        self.caller.call(method, path, body).await.unwrap()
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, body) = self.call(Method::GET, path, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.call(Method::POST, path, Some(body)).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    /// Sends a request that must fail, and returns the status.
    pub async fn refused(&self, path: &str, body: Value) -> StatusCode {
        let (status, answer) = self.call(Method::POST, path, Some(body)).await;
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{path}: {status} {answer}"));
        assert!(!error.is_empty() && !error.contains('⟦') && answer["text"]["key"].is_string(), "{path}: {answer}");
        status
    }

    /// Creates a table and returns its id.
    pub async fn table(&self, body: Value) -> String {
        self.post("/api/tables", body).await["id"].as_str().unwrap().to_owned()
    }

    /// A client at a table that has entries up to `at`.
    pub async fn sit(&self, table: &str, at: u32) -> Client {
        self.greet(table, json!({ "type": "hello", "at": at })).await
    }

    /// As [`Guest::sit`], for tables as changes.
    pub async fn sit_for_changes(&self, table: &str, at: u32) -> Client {
        self.greet(table, json!({ "type": "hello", "at": at, "changes": true })).await
    }

    async fn greet(&self, table: &str, hello: Value) -> Client {
        let mut client = Client { sitting: self.caller.sit(table).await.unwrap(), next: 0, kept: VecDeque::new() };
        client.send(hello).await;
        client
    }
}

/// A new table as people make it; `seats` are as on the wire.
pub fn new_table(game: &str, seats: Value) -> Value {
    json!({
        "game": game, "seats": seats, "options": {}, "visibility": "public", "bot_takes_over": false, "undo_by_consent": false,
    })
}

pub struct Client {
    sitting: Sitting,
    next: u32,
    kept: VecDeque<Value>,
}

impl Client {
    pub async fn send(&mut self, message: Value) {
        self.sitting.send(&message).await.unwrap();
    }

    /// The next message, as it came over the wire; an error once the connection is closed.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        let text = tokio::time::timeout(PATIENCE, self.sitting.next()).await.expect("a message in time")?;
        Ok(text.to_string())
    }

    /// The next message; an error once the connection is closed.
    pub async fn try_next(&mut self) -> Result<Value, ClientError> {
        Ok(serde_json::from_str(&self.next_text().await?).unwrap())
    }

    /// All messages that come within this time.
    pub async fn sent_within(&mut self, time: Duration) -> Vec<Value> {
        let (end, mut sent) = (tokio::time::Instant::now() + time, Vec::new());
        while let Ok(text) = tokio::time::timeout_at(end, self.sitting.next()).await {
            sent.push(serde_json::from_str(&text.unwrap()).unwrap());
        }
        sent
    }

    /// The next message of a kind; skips others.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let message = self.try_next().await.unwrap();
            if message["type"] == kind {
                return message;
            }
            assert_ne!(message["type"], "closed", "waiting for {kind}: {message}");
        }
    }

    /// The next of two kinds.
    async fn either(&mut self, one: &str, other: &str) -> Value {
        loop {
            let message = self.try_next().await.unwrap();
            assert_ne!(message["type"], "closed");
            if message["type"] == one || message["type"] == other {
                return message;
            }
        }
    }

    /// Sends a message with a fresh id and returns the response.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        self.next += 1;
        message["id"] = json!(self.next);
        self.send(message).await;
        let answer = self.either("done", "refused").await;
        assert_eq!(answer["id"], self.next, "{answer}");
        answer
    }

    pub async fn play(&mut self, at: u32, seat: u8, action: Value) -> Value {
        self.ask(json!({ "type": "move", "at": at, "seat": seat, "action": action })).await
    }

    /// As [`Client::play`], but keeps the tables that come before the answer for [`Client::table_at`].
    pub async fn play_skipping_broadcasts(&mut self, at: u32, seat: u8, action: Value) -> Value {
        self.send(json!({ "type": "move", "id": 1, "at": at, "seat": seat, "action": action })).await;
        let answer = self.answer_skipping_broadcasts().await;
        assert_eq!(answer["type"], "done", "{answer}");
        answer
    }

    pub async fn undo(&mut self, at: u32, seat: u8, count: u32) -> Value {
        self.ask(json!({ "type": "undo", "at": at, "seat": seat, "count": count })).await
    }

    /// As [`Client::undo`], but keeps the tables that come before the answer for [`Client::table_at`].
    pub async fn undo_skipping_broadcasts(&mut self, at: u32, seat: u8, count: u32) -> Value {
        self.send(json!({ "type": "undo", "id": 1, "at": at, "seat": seat, "count": count })).await;
        self.answer_skipping_broadcasts().await
    }

    /// Redoes decisions; keeps the tables that come before the answer for [`Client::table_at`].
    pub async fn redo(&mut self, at: u32, seat: u8, count: u32) -> Value {
        self.send(json!({ "type": "redo", "id": 1, "at": at, "seat": seat, "count": count })).await;
        self.answer_skipping_broadcasts().await
    }

    async fn answer_skipping_broadcasts(&mut self) -> Value {
        loop {
            let message = self.try_next().await.unwrap();
            match message["type"].as_str() {
                Some("table") => self.kept.push_back(message),
                Some("done" | "refused") => return message,
                Some("closed") => panic!("{message}"),
                _ => {}
            }
        }
    }

    /// The first table message at an entry or later.
    pub async fn table_at(&mut self, at: u32) -> Value {
        loop {
            let table = match self.kept.pop_front() {
                Some(table) => table,
                None => self.next("table").await,
            };
            if table["at"].as_u64().unwrap() >= u64::from(at) {
                return table;
            }
        }
    }
}

/// A request for calls of the router without a network.
pub fn bare(method: Method, path: &str, headers: &[(&str, &str)], body: &str) -> Request<Body> {
    let request = Request::builder().method(method).uri(path);
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    request.body(Body::from(body.to_owned())).unwrap()
}
