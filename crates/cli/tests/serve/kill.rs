//! `kill -9`: no acknowledged move is lost, no table is stuck.

use std::sync::Arc;
use std::time::Duration;

use orrery_engine::{Rng, Seed};
use orrery_server::client::{Caller, ClientError};
use serde_json::json;
use tokio::sync::Notify;

use crate::server::{Player, Server};

/// Number of kills, each at a slightly different time.
const KILLS: u32 = 100;
const TABLES: usize = 4;

/// Plays random choices until the connection breaks, or the game ends (`true`). Includes the bot's moves in between.
async fn play(caller: &Caller, player: &mut Player, rng: &mut Rng, acknowledged: &Notify) -> Result<bool, ClientError> {
    let mut seated = player.sit(caller).await?;
    let (at, last) = (seated.at(), player.acknowledged);
    assert!(at >= last, "entry {last} was acknowledged, {at} are left");
    let mut new_position = true;
    loop {
        if seated.is_over() {
            return Ok(true);
        }
        if new_position && seated.is_asked() {
            seated.choose(rng).await?;
        }
        let message = seated.hear().await?;
        new_position = message["type"] == "table";
        match message["type"].as_str() {
            Some("done") => {
                player.acknowledged = message["at"].as_u64().unwrap() as u32;
                acknowledged.notify_one();
            }
            // The bot decided at the same time: the answer to the newest position is on its way.
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
    let mut caller = Caller::new(server.address);
    caller.introduce("Ada").await.unwrap();
    drop(server);

    let (mut players, mut finished, mut moved) = (Vec::new(), Vec::new(), 0);
    for kill in 0..KILLS {
        let server = Server::start(data.path());
        caller.address = server.address;
        while players.len() < TABLES {
            players.push(Player::new(&caller, json!({ "kind": "bot", "bot": "random" })).await);
        }
        let mut progress = false;
        let acknowledged = Arc::new(Notify::new());
        let mut playing = tokio::task::JoinSet::new();
        for mut player in players.drain(..) {
            let (caller, mut rng, acknowledged) = (caller.clone(), Rng::new(Seed(rng.next())), acknowledged.clone());
            playing.spawn(async move {
                let before = player.acknowledged;
                let over = play(&caller, &mut player, &mut rng, &acknowledged).await.unwrap_or(false);
                (player.acknowledged > before, over, player)
            });
        }
        // Half of the kills wait for a move, however busy the machine is; the others may come before the first move.
        if kill % 2 == 0 {
            tokio::time::timeout(Duration::from_secs(20), acknowledged.notified()).await.expect("a move is acknowledged");
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
    assert!(moved >= KILLS / 2, "moves were acknowledged between most kills, not only {moved}");

    // Every table can be played to its end, and what was over is over.
    let server = Server::start(data.path());
    caller.address = server.address;
    for player in players.iter_mut().chain(&mut finished) {
        assert!(play(&caller, player, &mut rng, &Notify::new()).await.unwrap(), "the game ends");
    }
}
