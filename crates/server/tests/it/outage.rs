//! The database goes away and comes back: moves are refused soon, nothing is lost, and the table goes on.

use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::postgres::Cluster;
use crate::support::{Client, Server, new_table, settings};

/// Refusing a move early is better than leaving it unanswered.
const SOON: Duration = Duration::from_secs(3);

async fn health(server: &Server) -> StatusCode {
    server.nobody().call(Method::GET, "/healthz", None).await.0
}

async fn until_health_is(server: &Server, status: StatusCode) {
    let begun = Instant::now();
    while health(server).await != status {
        assert!(begun.elapsed() < Duration::from_secs(10), "/healthz does not turn {status}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The same move is refused in time during an outage and taken after it.
async fn refused_then_taken(server: &Server, client: &mut Client, at: u32, outage: impl Fn(), end: impl Fn()) {
    let drop_disc = |column: u8| json!({ "column": column });
    outage();
    for _ in 0..2 {
        let begun = Instant::now();
        let answer = client.play(at, (at % 2) as u8, drop_disc(3)).await;
        assert_eq!(answer["reason"]["text"]["key"], "web-failure-unwritable", "{answer}");
        assert!(begun.elapsed() < SOON, "refused after {:?}", begun.elapsed());
    }
    let begun = Instant::now();
    assert_eq!(health(server).await, StatusCode::SERVICE_UNAVAILABLE);
    assert!(begun.elapsed() < SOON);
    end();
    until_health_is(server, StatusCode::OK).await;
    let answer = client.play(at, (at % 2) as u8, drop_disc(3)).await;
    assert_eq!(answer, json!({ "type": "done", "id": answer["id"], "at": at + 1 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_goes_away_and_comes_back() {
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.unwrap();
    let data = tempfile::tempdir().unwrap();
    let mut settings = settings(data.path());
    settings.database = Some(cluster.url());
    let server = Server::with(settings).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device", "name": "Ben" }]);
    let table = ada.table(new_table("connect-four", seats)).await;
    let mut client = ada.sit(&table, 0).await;

    refused_then_taken(&server, &mut client, 0, || cluster.crash(), || cluster.start_again()).await;
    refused_then_taken(&server, &mut client, 1, || cluster.signal("STOP"), || cluster.signal("CONT")).await;

    let entries = server.state.store.entries(&table).await.unwrap();
    assert_eq!(entries.len(), 2, "what was refused is not stored: {entries:?}");
    server.stop().await;
}
