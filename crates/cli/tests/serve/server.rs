//! A server process, and players that track what it acknowledged.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use orrery_engine::Rng;
use orrery_server::client::{Caller, ClientError, Sitting};
use serde_json::{Value, json};
use tokio::time::timeout;

/// Time-out of every wait.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Server {
    process: Child,
    pub address: SocketAddr,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::launch(Command::new(env!("CARGO_BIN_EXE_orrery")), data)
    }

    /// Starts `command`, which is the binary or a wrapper that takes its arguments.
    pub fn launch(mut command: Command, data: &Path) -> Server {
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"]).arg(data);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Orrery is at http://").and_then(|rest| rest.strip_suffix('/'));
        Server { process, address: address.expect("the address").parse().unwrap() }
    }

    /// `Child::kill` sends `SIGKILL`: nothing is flushed or closed.
    pub fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// `SIGTERM`, and the exit code.
    pub fn stop(mut self) -> Option<i32> {
        self.terminate()
    }

    /// As [`Server::stop`], of a server that is started again.
    pub fn terminate(&mut self) -> Option<i32> {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").arg(pid).status().unwrap().success());
        self.process.wait().unwrap().code()
    }

    pub async fn health(&self) -> StatusCode {
        Caller::new(self.address).call(Method::GET, "/healthz", None).await.unwrap().0
    }

    /// Waits until `/healthz` has this status; returns how long that took.
    pub async fn until_health_is(&self, status: StatusCode) -> Duration {
        let begun = Instant::now();
        while self.health().await != status {
            assert!(begun.elapsed() < PATIENCE, "/healthz does not turn {status}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        begun.elapsed()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A player at one table, with the newest acknowledged entry.
pub struct Player {
    pub table: String,
    pub acknowledged: u32,
}

impl Player {
    /// A new table of Kepler-3042; `second` is its second seat, as on the wire.
    pub async fn new(caller: &Caller, second: Value) -> Player {
        let body = json!({
            "game": "kepler-3042", "seats": [{ "kind": "me" }, second], "options": {},
            "visibility": "link", "bot_takes_over": false, "undo_by_consent": false,
        });
        let table = caller.post("/api/tables", body).await.unwrap();
        Player { table: table["id"].as_str().unwrap().to_owned(), acknowledged: 0 }
    }

    /// Connects to the table and receives its whole log.
    pub async fn sit(&self, caller: &Caller) -> Result<Seated, ClientError> {
        let mut sitting = caller.sit(&self.table).await?;
        sitting.send(&json!({ "type": "hello", "at": 0 })).await?;
        let mut seated = Seated { sitting, table: Value::Null };
        while seated.table.is_null() {
            seated.hear().await?;
        }
        assert_eq!(seated.table["log"].as_array().unwrap().len() as u32, seated.at(), "the whole log comes");
        Ok(seated)
    }
}

/// A player at the table, with the newest position.
pub struct Seated {
    sitting: Sitting,
    table: Value,
}

impl Seated {
    pub fn at(&self) -> u32 {
        self.table["at"].as_u64().unwrap() as u32
    }

    pub fn is_over(&self) -> bool {
        !self.table["outcome"].is_null()
    }

    /// The next message; the newest position is kept.
    pub async fn hear(&mut self) -> Result<Value, ClientError> {
        let text = timeout(PATIENCE, self.sitting.next()).await.expect("the table is stuck")?;
        let message: Value = serde_json::from_str(&text).unwrap();
        match message["type"].as_str() {
            Some("closed") => return Err(ClientError::Closed),
            Some("table") => self.table = message.clone(),
            _ => {}
        }
        Ok(message)
    }

    /// Whether one of the player's seats is asked.
    pub fn is_asked(&self) -> bool {
        self.table["questions"][0]["choices"].is_array()
    }

    /// Sends a random choice as the answer to the newest position.
    pub async fn choose(&mut self, rng: &mut Rng) -> Result<(), ClientError> {
        let question = &self.table["questions"][0];
        let action = &rng.pick(question["choices"].as_array().unwrap()).unwrap()["action"];
        let seat = &question["seat"];
        self.sitting.send(&json!({ "type": "move", "id": 1, "at": self.at(), "seat": seat, "action": action })).await
    }

    /// Makes a random choice. Returns its entry, or the refusal.
    pub async fn decide(&mut self, rng: &mut Rng) -> Result<u32, Value> {
        self.choose(rng).await.unwrap();
        loop {
            let message = self.hear().await.unwrap();
            match message["type"].as_str() {
                Some("done") => return Ok(message["at"].as_u64().unwrap() as u32),
                Some("refused") => return Err(message["reason"].clone()),
                _ => {}
            }
        }
    }
}
