//! A minimal client of the HTTP and WebSocket API, for load tests, integration tests and external bots.

use std::net::SocketAddr;

use axum::body::Bytes;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{Method, Request, Response, StatusCode};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use json_patch::Patch;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Smaller than the default: a load test has thousands of connections.
const BUFFER: usize = 8 * 1024;

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("no connection: {0}")]
    Connection(String),
    #[error("{path}: {status} {answer}")]
    Refused { path: String, status: StatusCode, answer: String },
    #[error("the connection was closed")]
    Closed,
}

fn broken(error: impl std::fmt::Display) -> ClientError {
    ClientError::Connection(error.to_string())
}

/// An HTTP client with the cookie of its guest.
#[derive(Clone)]
pub struct Caller {
    pub address: SocketAddr,
    cookie: Option<String>,
    http: Client<HttpConnector, Full<Bytes>>,
}

impl Caller {
    pub fn new(address: SocketAddr) -> Caller {
        Caller { address, cookie: None, http: Client::builder(TokioExecutor::new()).build_http() }
    }

    /// A client without a cookie that shares the connection pool.
    pub fn another(&self) -> Caller {
        Caller { cookie: None, ..self.clone() }
    }

    /// Registers as a guest and keeps the cookie.
    pub async fn introduce(&mut self, name: &str) -> Result<Value, ClientError> {
        let response = self.send(Method::POST, "/api/guest", Some(json!({ "name": name }))).await?;
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok()).map(str::to_owned);
        let (status, answer) = read(response).await?;
        self.cookie = cookie.and_then(|cookie| cookie.split(';').next().map(str::to_owned));
        check("/api/guest", status, answer)
    }

    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Result<Response<Incoming>, ClientError> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        request = request.header("sec-fetch-site", "same-origin").header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let body = Full::from(body.map_or_else(String::new, |body| body.to_string()));
        self.http.request(request.body(body).map_err(broken)?).await.map_err(broken)
    }

    /// Sends a request; returns the status and the body, as JSON if it is JSON, else as a string.
    pub async fn call(&self, method: Method, path: &str, body: Option<Value>) -> Result<(StatusCode, Value), ClientError> {
        read(self.send(method, path, body).await?).await
    }

    pub async fn get(&self, path: &str) -> Result<Value, ClientError> {
        let (status, answer) = self.call(Method::GET, path, None).await?;
        check(path, status, answer)
    }

    pub async fn post(&self, path: &str, body: Value) -> Result<Value, ClientError> {
        let (status, answer) = self.call(Method::POST, path, Some(body)).await?;
        check(path, status, answer)
    }

    /// Opens a WebSocket to a table. The first message to send is `hello`.
    pub async fn sit(&self, table: &str) -> Result<Sitting, ClientError> {
        let mut request = format!("ws://{}/api/tables/{table}/ws", self.address).into_client_request().map_err(broken)?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(COOKIE, cookie.parse().map_err(broken)?);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await.map_err(broken)?;
        Ok(Sitting(socket))
    }
}

async fn read(response: Response<Incoming>) -> Result<(StatusCode, Value), ClientError> {
    let status = response.status();
    let bytes = response.into_body().collect().await.map_err(broken)?.to_bytes();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
}

fn check(path: &str, status: StatusCode, answer: Value) -> Result<Value, ClientError> {
    if status.is_success() {
        Ok(answer)
    } else {
        Err(ClientError::Refused { path: path.to_owned(), status, answer: answer.to_string() })
    }
}

/// The last table of a connection that asked for changes, kept up to date with its messages.
#[derive(Default)]
pub struct LastTable(Value);

impl LastTable {
    /// Applies a message and returns the resulting table; `None` if the message is about something else.
    ///
    /// # Errors
    /// If the changes do not fit the last table.
    pub fn update(&mut self, mut message: Value) -> Result<Option<&Value>, ClientError> {
        if message["type"] == "table" {
            self.0 = message;
        } else if message["type"] == "changes" {
            let patch: Patch = serde_json::from_value(message["patch"].take()).map_err(broken)?;
            json_patch::patch(&mut self.0, &patch).map_err(broken)?;
            let Some(table) = self.0.as_object_mut() else { return Err(broken("changes that leave no table")) };
            // A patch may replace all fields at once, these included.
            for (field, value) in [("type", json!("table")), ("at", message["at"].take()), ("log", message["log"].take())] {
                table.insert(field.to_owned(), value);
            }
        } else {
            return Ok(None);
        }
        Ok(Some(&self.0))
    }
}

/// A WebSocket connection to a table.
pub struct Sitting(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Sitting {
    pub async fn send(&mut self, message: &Value) -> Result<(), ClientError> {
        self.send_text(message.to_string()).await
    }

    pub async fn send_text(&mut self, message: String) -> Result<(), ClientError> {
        self.0.send(Message::text(message)).await.map_err(broken)
    }

    /// Receives the next message. A close frame becomes `{"type":"closed","code":...}`.
    pub async fn next(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.0.next().await.ok_or(ClientError::Closed)?.map_err(broken)? {
                Message::Text(text) => return Ok(text),
                Message::Close(frame) => {
                    let code = frame.map_or(0, |frame| u16::from(frame.code));
                    return Ok(json!({ "type": "closed", "code": code }).to_string().into());
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_may_replace_all_of_a_table() {
        let mut last = LastTable::default();
        let changes = |patch: Value| json!({ "type": "changes", "at": 4, "log": [7], "patch": patch });
        let all = json!([{ "op": "replace", "path": "", "value": { "stage": "late" } }]);
        assert!(last.update(changes(json!([{ "op": "replace", "path": "", "value": null }]))).is_err());
        last.update(json!({ "type": "table", "at": 3, "log": [], "stage": "early", "views": [] })).unwrap();
        let updated = last.update(changes(all)).unwrap().unwrap();
        assert_eq!(*updated, json!({ "type": "table", "at": 4, "log": [7], "stage": "late" }));
        assert!(last.update(json!({ "type": "info" })).unwrap().is_none());
    }
}
