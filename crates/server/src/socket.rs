//! One WebSocket per client and table.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::app::Shared;
use crate::error::{Failure, Why};
use crate::guard::{Bucket, socket_allowed};
use crate::guest::Visitor;
use crate::table::{Client, QUEUE, Undone, Wish};
use crate::wire::{Guest, Refusal, ToClient, ToServer};

const LARGEST_MESSAGE: usize = 16 * 1024;
const BUFFER: usize = 4 * 1024;
/// A new client says hello within this time.
const HELLO: Duration = Duration::from_secs(10);
/// Pings keep connections open through proxies, and find out which are gone.
const PING: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(80);
/// A client that takes nothing for so long is gone.
const SLOWEST: Duration = Duration::from_secs(10);

static KEYS: AtomicU64 = AtomicU64::new(1);

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Debug)]
enum End {
    /// The client closed it, or is gone.
    Gone,
    /// The client broke the rules of the protocol.
    Policy(&'static str),
    /// It did not keep up.
    Slow,
    Stopping,
}

pub async fn open(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    if !socket_allowed(&headers) {
        return Err(Why::OtherSite.into());
    }
    if !app.table(&id).await?.head.may_look(visitor.id()) {
        return Err(Why::NoTable.into());
    }
    let connection = Connection { key: KEYS.fetch_add(1, Ordering::Relaxed), table: id, guest: visitor.0, app: app.clone() };
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    // The default buffers are made for one busy connection; here are thousands of quiet ones.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| app.tasks.clone().track_future(connection.serve(socket))))
}

#[derive(Clone)]
struct Connection {
    app: Shared,
    key: u64,
    table: String,
    guest: Option<Guest>,
}

impl Connection {
    async fn serve(self, socket: WebSocket) {
        self.app.metrics.sockets.add(1);
        let (mut sink, mut stream) = socket.split();
        let end = match self.greet(&mut stream).await {
            Err(end) => end,
            Ok(mut queue) => {
                let end = tokio::select! {
                    end = self.read(&mut stream) => end,
                    end = write(&mut sink, &mut queue) => end,
                    _ = self.app.stop.cancelled() => End::Stopping,
                };
                if let Ok(mut table) = self.app.table(&self.table).await {
                    table.detach(self.key, self.guest_id());
                }
                end
            }
        };
        self.close(sink, end).await;
        self.app.metrics.sockets.take(1);
    }

    fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// Waits for the client's hello and seats it at the table.
    async fn greet(&self, stream: &mut SplitStream<WebSocket>) -> Result<mpsc::Receiver<Utf8Bytes>, End> {
        let hello = tokio::select! {
            hello = timeout(HELLO, stream.next()) => hello.map_err(|_| End::Policy("no hello"))?,
            _ = self.app.stop.cancelled() => return Err(End::Stopping),
        };
        let Some(Ok(Message::Text(text))) = hello else { return Err(End::Gone) };
        let Ok(ToServer::Hello { at }) = serde_json::from_str(&text) else {
            return Err(End::Policy("the first message is hello"));
        };
        let (out, queue) = mpsc::channel(QUEUE + crate::table::CHAT as usize);
        let mut table = self.app.table(&self.table).await.map_err(|_| End::Gone)?;
        table.attach(Client { key: self.key, guest: self.guest.clone(), at, out });
        Ok(queue)
    }

    async fn read(&self, stream: &mut SplitStream<WebSocket>) -> End {
        let rate = self.app.settings.limits.messages;
        let mut bucket = Bucket::full(rate);
        loop {
            let text = match timeout(SILENCE, stream.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => continue,
                Ok(Some(Ok(Message::Binary(_)))) => return End::Policy("messages are text"),
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return End::Gone,
            };
            // Whoever sends too much is not read any faster.
            while !bucket.take(rate) {
                sleep(Duration::from_millis(20)).await;
            }
            let Ok(message) = serde_json::from_str(&text) else { return End::Policy("not a message of this protocol") };
            // A task of its own: what is begun is ended even if the connection breaks meanwhile.
            let (this, arrived) = (self.clone(), Instant::now());
            if self.app.tasks.spawn(async move { this.handle(message, arrived).await }).await.is_err() {
                return End::Gone;
            }
        }
    }

    async fn handle(&self, message: ToServer, arrived: Instant) {
        let (app, guest) = (&self.app, self.guest_id());
        let Ok(mut table) = app.table(&self.table).await else { return };
        let answer = match message {
            ToServer::Hello { at } => {
                table.send_again(self.key, at);
                None
            }
            ToServer::Move { id, at, seat, action } => {
                let done = table.decide(app, guest, at, seat, &action).await;
                if done.is_ok() {
                    app.metrics.moves.add(1);
                    app.metrics.acknowledged.note(arrived.elapsed());
                }
                Some(answer(id, done))
            }
            ToServer::Undo { id, at, seat, count } => {
                let wish = Wish { client: self.key, id, at, seat, count };
                match table.undo(app, guest, wish).await {
                    Ok(Undone::Asked) => None,
                    Ok(Undone::Done(at)) => {
                        app.metrics.undos.add(1);
                        Some(answer(id, Ok(at)))
                    }
                    Err(reason) => Some(answer(id, Err(reason))),
                }
            }
            ToServer::Why { id, seat, action } => Some(answer(id, table.why(guest, seat, &action).map(|()| table.at()))),
            ToServer::Preview { id, seat, action } => Some(match table.preview(guest, seat, &action) {
                Ok(preview) => ToClient::Preview { id, preview },
                Err(reason) => answer(id, Err(reason)),
            }),
            ToServer::Consent { request, yes } => {
                table.consent(app, guest, request, yes).await;
                None
            }
            ToServer::Chat { text } => self.told(match &self.guest {
                Some(guest) => table.say(app, guest, &text).await,
                None => Err(Why::NoGuest.into()),
            }),
            ToServer::Resign { seat } => self.told(table.resign(app, guest, seat).await),
        };
        if let Some(answer) = answer {
            app.metrics.refusals.add(u64::from(matches!(answer, ToClient::Refused { .. })));
            table.send(self.key, &answer);
        }
    }

    /// Messages without a number of their own are refused under number 0.
    fn told(&self, done: Result<(), Failure>) -> Option<ToClient> {
        done.err().map(|failure| answer(0, Err(failure.into())))
    }

    async fn close(&self, mut sink: SplitSink<WebSocket, Message>, end: End) {
        let (code, reason) = match end {
            End::Gone => (close_code::NORMAL, ""),
            End::Policy(reason) => (close_code::POLICY, reason),
            End::Slow => (close_code::AGAIN, "too slow; come again"),
            End::Stopping => (close_code::AWAY, "the server stops; come again"),
        };
        self.app.metrics.dropped.add(u64::from(end == End::Slow));
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = timeout(Duration::from_secs(1), sink.send(Message::Close(Some(frame)))).await;
    }
}

fn answer(id: u32, done: Result<u32, Refusal>) -> ToClient {
    match done {
        Ok(at) => ToClient::Done { id, at },
        Err(reason) => ToClient::Refused { id, reason },
    }
}

/// Sends what waits in the queue until it is closed: the table let go of a client that did not keep up.
async fn write(sink: &mut SplitSink<WebSocket, Message>, queue: &mut mpsc::Receiver<Utf8Bytes>) -> End {
    let mut pings = tokio::time::interval(PING);
    pings.tick().await;
    loop {
        let message = tokio::select! {
            text = queue.recv() => match text {
                Some(text) => Message::Text(text),
                None => return End::Slow,
            },
            _ = pings.tick() => Message::Ping(Default::default()),
        };
        match timeout(SLOWEST, sink.send(message)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return End::Gone,
            Err(_) => return End::Slow,
        }
    }
}
