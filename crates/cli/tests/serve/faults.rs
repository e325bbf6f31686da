//! System calls of the commit path that fail, one after the other: nothing acknowledged is lost, nothing refused is stored, what was
//! answered `unknown` is shown as it is, and the server recovers by itself.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use orrery_engine::{Rng, Seed};
use orrery_server::client::Caller;
use serde_json::json;

use crate::disk::{Call, EIO, ENOSPC, Fault, Faults, files, hang};
use crate::server::{Player, Seated, Server};

/// The answer to the last of several moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Taken,
    Refused,
    /// It is not known yet whether it is stored.
    Unknown,
}

/// The server with a shim, and a player of both seats of a table.
struct Scene {
    faults: Faults,
    data: tempfile::TempDir,
    server: Server,
    caller: Caller,
    player: Player,
    /// Whether the player's last move was answered `unknown`, and the table has not been seen since.
    doubtful: bool,
    /// Moves that were answered `unknown` and turned out to be stored.
    stored_in_doubt: u32,
    rng: Rng,
}

impl Scene {
    async fn new() -> Scene {
        let (faults, data) = (Faults::build(), tempfile::tempdir().unwrap());
        let server = Server::launch(faults.command(data.path()), data.path());
        let mut caller = Caller::new(server.address);
        caller.introduce("Ada").await.unwrap();
        let player = Player::new(&caller, json!({ "kind": "same_device", "name": "Ben" })).await;
        Scene { faults, data, server, caller, player, doubtful: false, stored_in_doubt: 0, rng: Rng::new(Seed(8)) }
    }

    /// Connects to the table and compares its log.
    async fn sit(&mut self) -> Seated {
        let seated = self.player.sit(&self.caller).await.unwrap();
        self.compare(&seated);
        seated
    }

    /// Asserts that the log of a table is exactly what was acknowledged. A move that was answered `unknown` may follow.
    fn compare(&mut self, seated: &Seated) {
        if std::mem::take(&mut self.doubtful) && seated.at() == self.player.acknowledged + 1 {
            self.player.acknowledged += 1;
            self.stored_in_doubt += 1;
        }
        assert_eq!(seated.at(), self.player.acknowledged, "what stands is what was acknowledged");
    }

    /// A new table, if the game on the old one is over.
    async fn renew(&mut self) -> Seated {
        let seated = self.sit().await;
        if !seated.is_over() {
            return seated;
        }
        self.player = Player::new(&self.caller, json!({ "kind": "same_device", "name": "Ben" })).await;
        self.sit().await
    }

    /// Makes up to `count` decisions, until the end of the game or the first that is not taken.
    async fn play(&mut self, seated: &mut Seated, count: usize) -> Answer {
        for _ in 0..count {
            if seated.is_over() {
                break;
            }
            let begun = Instant::now();
            let Err(reason) = seated.decide(&mut self.rng).await.map(|at| self.player.acknowledged = at) else { continue };
            assert!(begun.elapsed() < Duration::from_secs(1), "refused only after {:?}", begun.elapsed());
            match reason["text"]["key"].as_str() {
                // SQLite says of a page that it cannot read that it is damaged, and the write that needed it fails.
                Some("web-failure-unwritable" | "web-failure-silent") => return Answer::Refused,
                Some("web-failure-unknown") => {
                    self.doubtful = true;
                    return Answer::Unknown;
                }
                _ => panic!("{reason}"),
            }
        }
        Answer::Taken
    }

    /// Plays on where nothing fails.
    async fn goes_on(&mut self, faults: &[Fault]) {
        let mut seated = self.sit().await;
        assert_eq!(self.play(&mut seated, 3).await, Answer::Taken, "{faults:?}: moves are taken again");
    }

    /// Kills the server and starts it again.
    async fn restart(&mut self) {
        self.server.kill();
        self.server = Server::launch(self.faults.command(self.data.path()), self.data.path());
        self.caller.address = self.server.address;
    }

    /// Injects faults during play, all of which must strike; the server must recover by itself.
    async fn survives(&mut self, faults: &[Fault], moves: usize) {
        let mut seated = self.renew().await;
        self.faults.arm(faults);
        let answer = self.play(&mut seated, moves).await;
        let lasting = faults.iter().any(|fault| fault.times.is_none());
        if answer != Answer::Taken && lasting {
            let until = self.server.until_health_is(StatusCode::SERVICE_UNAVAILABLE).await;
            assert!(until < Duration::from_secs(3), "{faults:?}: unwell only after {until:?}");
            let meanwhile = self.play(&mut seated, 1).await;
            assert_eq!(meanwhile, Answer::Refused, "{faults:?}: a move is refused while nothing can be stored");
        } else {
            // A fault of the recovery strikes after the answer.
            self.server.until_health_is(StatusCode::OK).await;
        }
        let strikes = self.faults.strikes();
        assert!(strikes[..faults.len()].iter().all(|count| *count > 0), "{faults:?}: {strikes:?}");
        self.faults.clear();
        let until = self.server.until_health_is(StatusCode::OK).await;
        assert!(until < Duration::from_secs(3), "{faults:?}: well again only after {until:?}");
        if answer == Answer::Unknown {
            // The player is sent the table as it is stored, without asking.
            while seated.hear().await.unwrap()["type"] != "table" {}
            self.compare(&seated);
        }
        self.goes_on(faults).await;
    }

    /// Injects faults during play and kills the server before it can handle them.
    async fn survives_death(&mut self, faults: &[Fault], moves: usize) {
        let mut seated = self.renew().await;
        self.faults.arm(faults);
        self.play(&mut seated, moves).await;
        self.server.kill();
        self.faults.clear();
        self.restart().await;
        self.goes_on(faults).await;
    }

    /// Runs both for every call in a sequence, with transient and with permanent faults.
    async fn sweep(&mut self, call: Call, error: i32, points: i32, all_times: &[Option<i32>]) {
        for skip in 0..points {
            for &times in all_times {
                let fault = Fault { call, files: files::ANY, skip, times, error };
                self.survives(&[fault], 6).await;
                self.survives_death(&[fault], 6).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_writes() {
    let mut scene = Scene::new().await;
    scene.sweep(Call::Write, EIO, 12, &[Some(1), None]).await;
    scene.sweep(Call::Write, ENOSPC, 12, &[Some(1), None]).await;
    assert_eq!(scene.stored_in_doubt, 0);
}

/// With two failures in a row, the probe after a transaction fails as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_flushes() {
    let mut scene = Scene::new().await;
    scene.sweep(Call::Sync, EIO, 5, &[Some(1), Some(2), None]).await;
    scene.sweep(Call::Sync, ENOSPC, 2, &[Some(1), None]).await;
}

/// A transaction that fails in fsync is in the log. If nothing can overwrite it, a start after a crash finds it there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_flushes_before_failing_writes() {
    let mut scene = Scene::new().await;
    for skip in 0..20 {
        let sync = Fault { call: Call::Sync, files: files::LOG, skip: 0, times: Some(1), error: EIO };
        let write = Fault { call: Call::Write, files: files::LOG, skip, times: None, error: EIO };
        scene.survives_death(&[sync, write], 1).await;
    }
    assert!(scene.stored_in_doubt > 0, "a move was in doubt and there after the start");
}

/// A commit that another connection cannot read may be stored nevertheless.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_reads() {
    let mut scene = Scene::new().await;
    scene.sweep(Call::Read, EIO, 8, &[Some(1), Some(2), None]).await;
    assert!(scene.stored_in_doubt > 0, "a move was in doubt and there afterwards");
}

/// A connection is opened only after another one failed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_opens() {
    let mut scene = Scene::new().await;
    let write = Fault { call: Call::Write, files: files::LOG, skip: 0, times: Some(1), error: EIO };
    let open = |skip, times, error| Fault { call: Call::Open, files: files::ANY, skip, times, error };
    // At least two files are opened until the server has recovered; how many more depends on what SQLite can use again.
    let mut seated = scene.renew().await;
    scene.faults.arm(&[write, open(0, None, hang(1))]);
    scene.play(&mut seated, 2).await;
    scene.server.until_health_is(StatusCode::OK).await;
    let [_, opens] = scene.faults.strikes();
    assert!(opens >= 2, "the writer's file and that of its witness: {opens}");
    for skip in 0..2 {
        for times in [Some(1), None] {
            let faults = [write, open(skip, times, EIO)];
            scene.survives(&faults, 6).await;
            scene.survives_death(&faults, 6).await;
        }
    }
}

/// The first write opens the writer's connection and then that of its witness.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_first_opens() {
    let mut scene = Scene::new().await;
    for skip in 0..4 {
        for times in [Some(1), None] {
            let open = Fault { call: Call::Open, files: files::ANY, skip, times, error: EIO };
            scene.restart().await;
            scene.survives(&[open], 2).await;
            scene.restart().await;
            scene.survives_death(&[open], 2).await;
        }
    }
    assert!(scene.stored_in_doubt > 0, "a move was in doubt and there afterwards");
}

/// SQLite checkpoints the log about every thousand pages; a failure there affects no write.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_checkpoints() {
    let mut scene = Scene::new().await;
    for (call, error) in [(Call::Write, ENOSPC), (Call::Write, EIO), (Call::Sync, EIO)] {
        let fault = Fault { call, files: files::DATABASE, skip: 0, times: None, error };
        scene.faults.arm(&[fault]);
        while scene.faults.strikes()[0] == 0 {
            let mut seated = scene.renew().await;
            assert_eq!(scene.play(&mut seated, 50).await, Answer::Taken, "{fault:?}");
        }
        scene.survives_death(&[fault], 20).await;
    }
}

/// SQLite syncs the folder when it has made the log, and goes on if it cannot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_that_cannot_be_flushed() {
    let mut scene = Scene::new().await;
    scene.restart().await;
    let fault = Fault { call: Call::Sync, files: files::FOLDER, skip: 0, times: None, error: EIO };
    scene.survives(&[fault], 6).await;
    scene.restart().await;
    scene.survives_death(&[fault], 6).await;
}

/// The clean stop moves the log into the database, cuts it off and removes it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_stops() {
    let mut scene = Scene::new().await;
    for (call, error) in [
        (Call::Truncate, EIO),
        (Call::Unlink, EIO),
        (Call::Write, ENOSPC),
        (Call::Sync, EIO),
        (Call::Open, EIO),
        (Call::Read, EIO),
    ] {
        let fault = Fault { call, files: files::ANY, skip: 0, times: None, error };
        let mut seated = scene.renew().await;
        assert_eq!(scene.play(&mut seated, 6).await, Answer::Taken);
        scene.faults.arm(&[fault]);
        let begun = Instant::now();
        assert_eq!(scene.server.terminate(), Some(0), "{fault:?}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{fault:?}: stopped after {:?}", begun.elapsed());
        assert!(scene.faults.strikes()[0] > 0, "{fault:?} has struck");
        scene.faults.clear();
        scene.restart().await;
        scene.goes_on(&[fault]).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_server_notices_a_full_disk() {
    let scene = Scene::new().await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    scene.faults.arm(&[Fault { call: Call::Write, files: files::ANY, skip: 0, times: None, error: ENOSPC }]);
    let until = scene.server.until_health_is(StatusCode::SERVICE_UNAVAILABLE).await;
    assert!(until < Duration::from_secs(3), "unwell only after {until:?}");
    scene.faults.clear();
    let until = scene.server.until_health_is(StatusCode::OK).await;
    assert!(until < Duration::from_secs(3), "well again only after {until:?}");
}

/// A disk that answers nothing for a while: a move is answered nevertheless, and so are lists and the health check.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_hangs() {
    let mut scene = Scene::new().await;
    for call in [Call::Sync, Call::Write] {
        let mut seated = scene.renew().await;
        scene.faults.arm(&[Fault { call, files: files::LOG, skip: 0, times: Some(1), error: hang(4000) }]);
        let begun = Instant::now();
        let reason = seated.decide(&mut scene.rng).await.expect_err("it is not stored yet");
        assert_eq!(reason["text"]["key"], "web-failure-unknown", "{call:?}: {reason}");
        assert!(begun.elapsed() < Duration::from_secs(3), "{call:?}: answered after {:?}", begun.elapsed());
        let begun = Instant::now();
        assert_eq!(scene.server.health().await, StatusCode::SERVICE_UNAVAILABLE, "{call:?}");
        scene.caller.get("/api/tables?of=own").await.unwrap();
        let meanwhile = seated.decide(&mut scene.rng).await.expect_err("nothing can be stored");
        assert_eq!(meanwhile["text"]["key"], "web-failure-unwritable", "{call:?}: {meanwhile}");
        assert!(begun.elapsed() < Duration::from_secs(1), "{call:?}: answered after {:?}", begun.elapsed());
        while seated.hear().await.unwrap()["type"] != "table" {}
        assert_eq!(seated.at(), scene.player.acknowledged + 1, "{call:?}: it is stored after all");
        scene.player.acknowledged += 1;
        assert_eq!(scene.play(&mut seated, 3).await, Answer::Taken, "{call:?}");
    }
}
