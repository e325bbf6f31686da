//! System calls of the commit path that fail, one after the other: nothing acknowledged is lost, nothing refused is stored, and the
//! server recovers by itself.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use orrery_engine::{Rng, Seed};
use orrery_server::client::Caller;
use serde_json::json;

use crate::disk::{Call, EIO, ENOSPC, Fault, Faults, files};
use crate::server::{Player, Seated, Server};

/// The server with a shim, and a player of both seats of a table.
struct Scene {
    faults: Faults,
    data: tempfile::TempDir,
    server: Server,
    caller: Caller,
    player: Player,
    rng: Rng,
}

impl Scene {
    async fn new() -> Scene {
        let (faults, data) = (Faults::build(), tempfile::tempdir().unwrap());
        let server = Server::launch(faults.command(), data.path());
        let mut caller = Caller::new(server.address);
        caller.introduce("Ada").await.unwrap();
        let player = Player::new(&caller, json!({ "kind": "same_device", "name": "Ben" })).await;
        Scene { faults, data, server, caller, player, rng: Rng::new(Seed(8)) }
    }

    /// Connects to the table and asserts that its log is exactly what was acknowledged.
    async fn sit(&mut self) -> Seated {
        let seated = self.player.sit(&self.caller).await.unwrap();
        assert_eq!(seated.at(), self.player.acknowledged, "what stands is what was acknowledged");
        seated
    }

    /// A new table, if the game on the old one is over.
    async fn renew(&mut self) {
        if self.sit().await.is_over() {
            self.player = Player::new(&self.caller, json!({ "kind": "same_device", "name": "Ben" })).await;
        }
    }

    /// Makes up to `count` decisions, until the end of the game or the first refusal; returns whether there was a refusal.
    async fn play(&mut self, count: usize) -> bool {
        let mut seated = self.sit().await;
        for _ in 0..count {
            if seated.is_over() {
                return false;
            }
            let begun = Instant::now();
            match seated.decide(&mut self.rng).await {
                Ok(at) => self.player.acknowledged = at,
                Err(reason) => {
                    assert_eq!(reason["text"]["key"], "web-failure-unwritable", "{reason}");
                    assert!(begun.elapsed() < Duration::from_secs(1), "refused only after {:?}", begun.elapsed());
                    return true;
                }
            }
        }
        false
    }

    /// Kills the server and starts it again.
    async fn restart(&mut self) {
        self.server.kill();
        self.server = Server::launch(self.faults.command(), self.data.path());
        self.caller.address = self.server.address;
    }

    /// Injects faults during play; the server must recover by itself. Returns the number of failed calls.
    async fn survives(&mut self, faults: &[Fault], moves: usize) -> i32 {
        self.renew().await;
        self.faults.arm(faults);
        let refused = self.play(moves).await;
        let lasting = faults.iter().all(|fault| fault.times.is_none());
        if refused && lasting {
            let until = self.server.until_health_is(StatusCode::SERVICE_UNAVAILABLE).await;
            assert!(until < Duration::from_secs(3), "{faults:?}: unwell only after {until:?}");
            assert!(self.play(1).await, "{faults:?}: a move is refused while nothing can be stored");
        }
        let failed = self.faults.failed_calls();
        self.faults.clear();
        let until = self.server.until_health_is(StatusCode::OK).await;
        assert!(until < Duration::from_secs(3), "{faults:?}: well again only after {until:?}");
        assert!(!self.play(3).await, "{faults:?}: moves are taken again");
        failed
    }

    /// Injects faults during play and kills the server before it can handle them.
    async fn survives_death(&mut self, faults: &[Fault], moves: usize) {
        self.renew().await;
        self.faults.arm(faults);
        self.play(moves).await;
        self.faults.clear();
        self.restart().await;
        assert!(!self.play(3).await, "{faults:?}: moves are taken after the restart");
    }

    /// Runs both for every call in a sequence, with a transient and with a permanent fault.
    async fn sweep(&mut self, call: Call, error: i32, points: i32) {
        let mut failed = 0;
        for skip in 0..points {
            for times in [Some(1), None] {
                let fault = Fault { call, files: files::ANY, skip, times, error };
                failed += self.survives(&[fault], 6).await.min(1);
                self.survives_death(&[fault], 6).await;
            }
        }
        assert!(failed >= points, "faults were triggered: {failed} of {}", 2 * points);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_writes() {
    let mut scene = Scene::new().await;
    scene.sweep(Call::Write, EIO, 12).await;
    scene.sweep(Call::Write, ENOSPC, 12).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_flushes() {
    Scene::new().await.sweep(Call::Sync, EIO, 5).await;
}

/// A connection is opened only after another one failed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_opens() {
    let mut scene = Scene::new().await;
    for skip in 0..4 {
        for times in [Some(1), None] {
            let write = Fault { call: Call::Write, files: files::LOG, skip: 0, times: Some(1), error: EIO };
            let open = Fault { call: Call::Open, files: files::ANY, skip, times, error: EIO };
            scene.survives(&[write, open], 6).await;
            scene.survives_death(&[write, open], 6).await;
        }
    }
}

/// SQLite checkpoints the log about every thousand pages; a failure there affects no write.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_checkpoints() {
    let mut scene = Scene::new().await;
    for (call, error) in [(Call::Write, ENOSPC), (Call::Write, EIO), (Call::Sync, EIO)] {
        let fault = Fault { call, files: files::DATABASE, skip: 0, times: None, error };
        scene.faults.arm(&[fault]);
        while scene.faults.failed_calls() == 0 {
            scene.renew().await;
            assert!(!scene.play(50).await, "{fault:?}");
        }
        scene.survives_death(&[fault], 20).await;
    }
}
