//! The real binary under `kill -9`: no acknowledged move is lost, no table is stuck.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use orrery_engine::{Rng, Seed};
use orrery_server::client::{Caller, ClientError, Sitting};
use serde_json::{Value, json};
use tokio::time::timeout;

/// How often the server is killed; every time a little later or earlier.
const KILLS: u32 = 100;
const TABLES: usize = 4;
const PATIENCE: Duration = Duration::from_secs(20);

struct Server(Child, SocketAddr);

impl Server {
    fn start(data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_orrery"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Orrery is at http://").and_then(|rest| rest.strip_suffix('/'));
        Server(process, address.expect("the address").parse().unwrap())
    }
}

impl Drop for Server {
    /// `Child::kill` is `SIGKILL`: nothing is flushed, nobody says good-bye.
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// What one table's client knows: the newest entry that the server said is durable.
struct Player {
    table: String,
    acknowledged: u32,
}

async fn new_table(caller: &Caller) -> Player {
    let body = json!({
        "game": "kepler-3042", "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }], "options": {},
        "visibility": "link", "bot_takes_over": false, "undo_by_consent": false,
    });
    let table = caller.post("/api/tables", body).await.unwrap();
    Player { table: table["id"].as_str().unwrap().to_owned(), acknowledged: 0 }
}

async fn hear(sitting: &mut Sitting) -> Result<Value, ClientError> {
    let text = timeout(PATIENCE, sitting.next()).await.expect("the table is stuck")?;
    let message: Value = serde_json::from_str(&text).unwrap();
    if message["type"] == "closed" { Err(ClientError::Closed) } else { Ok(message) }
}

/// Plays random choices until the connection breaks, or the game ends (`true`). With the bot's answers in between.
async fn play(caller: &Caller, player: &mut Player, rng: &mut Rng) -> Result<bool, ClientError> {
    let mut sitting = caller.sit(&player.table).await?;
    sitting.send(&json!({ "type": "hello", "at": 0 })).await?;
    let mut first = true;
    loop {
        let message = hear(&mut sitting).await?;
        match message["type"].as_str() {
            Some("table") => {
                let at = message["at"].as_u64().unwrap() as u32;
                if std::mem::take(&mut first) {
                    assert!(at >= player.acknowledged, "entry {} was acknowledged, {at} are left", player.acknowledged);
                    assert_eq!(message["log"].as_array().unwrap().len() as u32, at, "the whole log comes back");
                }
                if !message["outcome"].is_null() {
                    return Ok(true);
                }
                if let Some(choices) = message["questions"][0]["choices"].as_array() {
                    let action = &rng.pick(choices).unwrap()["action"];
                    sitting.send(&json!({ "type": "move", "id": 1, "at": at, "seat": 0, "action": action })).await?;
                }
            }
            Some("done") => player.acknowledged = message["at"].as_u64().unwrap() as u32,
            // The bot decided at the same time: the answer to the newest table is on its way.
            Some("refused") if message["reason"]["kind"] == "stale" => {}
            Some("refused") => panic!("{message}"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost() {
    let data = tempfile::tempdir().unwrap();
    let mut rng = Rng::new(Seed(3042));
    let server = Server::start(data.path());
    let mut caller = Caller::new(server.1);
    caller.introduce("Ada").await.unwrap();
    drop(server);

    let (mut players, mut finished, mut moved) = (Vec::new(), Vec::new(), 0);
    for _ in 0..KILLS {
        let server = Server::start(data.path());
        caller.address = server.1;
        while players.len() < TABLES {
            players.push(new_table(&caller).await);
        }
        let mut progress = false;
        let mut playing = tokio::task::JoinSet::new();
        for mut player in players.drain(..) {
            let (caller, mut rng) = (caller.clone(), Rng::new(Seed(rng.next())));
            playing.spawn(async move {
                let before = player.acknowledged;
                let over = play(&caller, &mut player, &mut rng).await.unwrap_or(false);
                (player.acknowledged > before, over, player)
            });
        }
        tokio::time::sleep(Duration::from_millis(u64::from(40 + rng.below(160)))).await;
        drop(server);
        while let Some(ended) = playing.join_next().await {
            let (went_on, over, player) = ended.unwrap();
            progress |= went_on;
            if over { finished.push(player) } else { players.push(player) }
        }
        moved += u32::from(progress);
    }
    assert!(moved > KILLS / 2, "moves were acknowledged between most kills, not only {moved}");

    // Every table can be played to its end, and what was over is over.
    let server = Server::start(data.path());
    caller.address = server.1;
    for player in players.iter_mut().chain(&mut finished) {
        assert!(play(&caller, player, &mut rng).await.unwrap(), "the game ends");
    }
}
