//! `--metrics` gives the figures an address of their own.

use std::net::TcpListener;
use std::process::Command;

use axum::http::{Method, StatusCode};
use orrery_server::client::Caller;

use crate::server::Server;

#[tokio::test]
async fn figures_are_served_at_their_own_address_only() {
    let data = tempfile::tempdir().unwrap();
    let free = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).unwrap();
    let mut command = Command::new("sh");
    // The arguments that follow are those of `serve`.
    command.args(["-c", r#"exec "$0" "$@" --metrics "$METRICS""#, env!("CARGO_BIN_EXE_orrery")]);
    command.env("METRICS", free.to_string());
    let server = Server::launch(command, data.path());
    let status = async |address, path| Caller::new(address).call(Method::GET, path, None).await.unwrap().0;
    assert_eq!(status(server.address, "/metrics").await, StatusCode::NOT_FOUND);
    assert_eq!(status(free, "/metrics").await, StatusCode::OK);
    assert_eq!(status(free, "/healthz").await, StatusCode::OK);
    assert_eq!(status(free, "/api/games").await, StatusCode::NOT_FOUND, "nothing else");
    assert_eq!(server.stop(), Some(0));
}
