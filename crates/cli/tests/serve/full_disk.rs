//! A real full disk: moves are refused, none is lost, and play continues once there is room.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use orrery_engine::{Rng, Seed};
use orrery_server::client::Caller;
use serde_json::json;

use crate::disk::SmallDisk;
use crate::server::{Player, Server};

const MEGABYTES: u32 = 4;
/// Moves at a full disk: more than one, because the second failure is what used to break the connection for good.
const REFUSALS: usize = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing() {
    let disk = SmallDisk::mount(MEGABYTES);
    let mut rng = Rng::new(Seed(8));
    let mut server = Server::launch(disk.command(), disk.folder());
    let mut caller = Caller::new(server.address);
    caller.introduce("Ada").await.unwrap();
    let second = json!({ "kind": "same_device", "name": "Ben" });
    let mut player = Player::new(&caller, second.clone()).await;

    for round in 0..4 {
        let mut seated = player.sit(&caller).await.unwrap();
        assert_eq!(seated.at(), player.acknowledged);
        disk.fill();
        let mut refused = 0;
        while refused < REFUSALS {
            let begun = Instant::now();
            match seated.decide(&mut rng).await {
                Ok(at) => player.acknowledged = at,
                Err(reason) => {
                    refused += 1;
                    assert_eq!(reason["text"]["key"], "web-failure-unwritable", "{reason}");
                    assert!(begun.elapsed() < Duration::from_secs(1), "refused at once");
                }
            }
        }
        let unwell = server.until_health_is(StatusCode::SERVICE_UNAVAILABLE).await;
        assert!(unwell < Duration::from_secs(3), "{unwell:?}");

        // Alternately freed while the server runs and while it is stopped.
        if round % 2 == 0 {
            disk.free();
            let well = server.until_health_is(StatusCode::OK).await;
            assert!(well < Duration::from_secs(3), "{well:?}");
            for _ in 0..40 {
                player.acknowledged = seated.decide(&mut rng).await.expect("there is room again");
            }
            let table = Player::new(&caller, second.clone()).await;
            assert_eq!(table.sit(&caller).await.unwrap().at(), 0, "new tables are found");
            drop(seated);
            assert_eq!(server.stop(), Some(0), "a clean stop");
        } else {
            drop(seated);
            assert_eq!(server.stop(), Some(0), "a clean stop at a full disk");
            disk.free();
        }
        server = Server::launch(disk.command(), disk.folder());
        caller.address = server.address;
    }
    assert_eq!(player.sit(&caller).await.unwrap().at(), player.acknowledged, "no more and no less than was acknowledged");
}
