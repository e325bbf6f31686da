//! One WebSocket per client and table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{Path, Request, State};
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{FutureExt, Sink, SinkExt, StreamExt};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::app::Shared;
use crate::bots;
use crate::connections::{Counted, Use};
use crate::error::{Failure, Why};
use crate::guard::{self, socket_allowed};
use crate::guest::Visitor;
use crate::limits::{Kind, Sender};
use crate::table::{CHAT, Client, QUEUE, RedoRequest, Table, UndoOutcome, UndoRequest, Unsent};
use crate::upgrade::{self, Socket};
use crate::wire::{Guest, Refusal, ToClient, ToServer};

/// A somewhat longer message is still read completely, so that it can be answered with a close code.
const MAX_MESSAGE: usize = 16 * 1024;
/// Pings keep connections through proxies alive and detect dead ones.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// Time between attempts to get a token of a limit.
const LIMIT_INTERVAL: Duration = Duration::from_millis(20);
/// Time for a client to accept a batch of messages ([`crate::table::BATCH`] bytes).
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

static KEYS: AtomicU64 = AtomicU64::new(1);

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Debug)]
enum End {
    /// The client disconnected.
    Gone,
    /// A message that is not part of the API, or a time-out.
    Policy(&'static str),
    /// A frame that violates the WebSocket protocol.
    Protocol,
    Binary,
    NotUtf8,
    TooLarge,
    /// The table cannot be loaded.
    Failed,
    /// The client's queue was full.
    Slow,
    /// The client may no longer look at the table.
    Dismissed,
    /// Its place is needed for another address.
    CrowdedOut,
    Stopping,
}

pub async fn open(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    sender: Sender,
    headers: HeaderMap,
    extensions: Extensions,
    request: Request,
) -> Result<Response, Failure> {
    if !socket_allowed(&headers) {
        return Err(Why::OtherSite.into());
    }
    // First of all: a connection that does not become a WebSocket counts as one for requests.
    let (response, upgraded) = upgrade::upgrade(request)?;
    let sits = {
        let table = app.table(&id).await?;
        if !table.head.may_look(visitor.id()) {
            return Err(Why::NoTable.into());
        }
        visitor.id().is_some_and(|guest| table.head.sits(guest))
    };
    let counted = extensions.get::<Arc<Counted>>().cloned();
    let used = if sits { Use::Sitter } else { Use::Spectator };
    let address = guard::address(&app, &headers, &extensions);
    if counted.as_ref().is_some_and(|counted| !counted.use_for(used, address)) {
        return Err(Why::Full.into());
    }
    let key = KEYS.fetch_add(1, Ordering::Relaxed);
    let connection = Connection { app: app.clone(), key, table: id, guest: visitor.0, sender, counted };
    let stop = app.stop.clone();
    app.tasks.spawn(async move {
        // A connection that breaks first was never counted as a socket. Nor does a stopping server wait for a client that does not read
        // the answers to its earlier requests.
        let upgraded = tokio::select! {
            upgraded = upgraded => upgraded,
            () = stop.cancelled() => return,
        };
        if let Ok(upgraded) = upgraded {
            connection.serve(upgrade::socket(upgraded).await).await;
        }
    });
    Ok(response)
}

#[derive(Clone)]
struct Connection {
    app: Shared,
    key: u64,
    table: String,
    guest: Option<Guest>,
    sender: Sender,
    /// `None` without a network, in tests.
    counted: Option<Arc<Counted>>,
}

impl Connection {
    async fn serve(self, socket: Socket) {
        self.app.metrics.sockets.add(1);
        let (mut sink, mut stream) = socket.split();
        let end = match self.greet(&mut stream).await {
            Err(end) => end,
            Ok(mut unsent) => {
                let end = tokio::select! {
                    end = self.read(&mut stream) => end,
                    end = write(&mut sink, &mut unsent, SEND_TIMEOUT, PING_INTERVAL) => end,
                    _ = self.app.stop.cancelled() => End::Stopping,
                    () = self.crowded_out() => End::CrowdedOut,
                };
                self.with_table_as_it_is(|table| {
                    table.detach(self.key, self.guest_id());
                    bots::client_left(&self.app, table);
                })
                .await;
                end
            }
        };
        self.close(sink, end).await;
        self.app.metrics.sockets.take(1);
    }

    /// Uses the table in memory; a sleeping one does not wake up.
    async fn with_table_as_it_is(&self, work: impl FnOnce(&mut Table)) {
        if let Some(slot) = self.app.hub.in_memory(&self.table)
            && let Some(table) = slot.lock().await.as_mut()
        {
            work(table);
        }
    }

    async fn crowded_out(&self) {
        match &self.counted {
            Some(counted) => counted.crowded_out().await,
            None => std::future::pending().await,
        }
    }

    fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// Waits for `hello` and attaches the client to the table.
    async fn greet(&self, stream: &mut SplitStream<Socket>) -> Result<Unsent, End> {
        let hello = async {
            let text = timeout(self.app.settings.connections.hello, self.receive(stream))
                .await
                .map_err(|_| End::Policy("no hello"))??;
            let Ok(ToServer::Hello { at, changes }) = serde_json::from_str(&text) else {
                return Err(End::Policy("the first message is hello"));
            };
            self.wait_for(Kind::TableRequests, 1.0).await;
            Ok((at, changes))
        };
        let (at, changes) = tokio::select! {
            hello = hello => hello?,
            _ = self.app.stop.cancelled() => return Err(End::Stopping),
            () = self.crowded_out() => return Err(End::CrowdedOut),
        };
        let claim = self.sender.claim(&self.app.key, &self.table);
        let (out, unsent) = self.app.queued.outbox(&claim.origin, QUEUE + CHAT as usize);
        let mut table = self.app.table(&self.table).await.map_err(|_| End::Failed)?;
        // It may have become private since the connection was opened.
        if !table.head.may_look(self.guest_id()) {
            return Err(End::Dismissed);
        }
        table.attach(Client { key: self.key, guest: self.guest.clone(), claim, at, changes, known: None, out });
        // Bots at a table without people play while somebody watches.
        table.wake(&self.app);
        if self.app.bot_tables.is_waiting(&self.table) {
            table.send(self.key, &bots::no_room());
        }
        Ok(unsent)
    }

    /// Backpressure: a client is read no faster than the limits of its guest and its address allow.
    async fn wait_for(&self, kind: Kind, tokens: f32) {
        while !self.app.admits(&self.sender, kind, tokens) {
            sleep(LIMIT_INTERVAL).await;
        }
    }

    /// Receives the next text message. Pings count against the same limit as messages.
    async fn receive(&self, stream: &mut SplitStream<Socket>) -> Result<Utf8Bytes, End> {
        loop {
            let silence = self.app.settings.connections.silence;
            let message = timeout(silence, stream.next()).await.map_err(|_| End::Policy("no answer to pings"))?;
            let message = message.ok_or(End::Gone)?.map_err(broken)?;
            self.wait_for(Kind::Messages, 1.0).await;
            match message {
                Message::Text(text) if text.len() > MAX_MESSAGE => return Err(End::TooLarge),
                Message::Text(text) => return Ok(text),
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Binary(_) => return Err(End::Binary),
                // Frames are only sent, not received, one by one.
                Message::Close(_) | Message::Frame(_) => return Err(End::Gone),
            }
        }
    }

    async fn read(&self, stream: &mut SplitStream<Socket>) -> End {
        loop {
            let text = match self.receive(stream).await {
                Ok(text) => text,
                Err(end) => return end,
            };
            self.wait_for(Kind::Bytes, text.len() as f32).await;
            let Ok(message) = serde_json::from_str(&text) else { return End::Policy("not a message of this protocol") };
            if matches!(message, ToServer::Hello { .. }) {
                self.wait_for(Kind::TableRequests, 1.0).await;
            }
            // A tracked task: the message is handled to completion even if the connection breaks.
            let (this, arrived) = (self.clone(), Instant::now());
            if self.app.tasks.spawn(async move { this.handle(message, arrived).await }).await.is_err() {
                return End::Gone;
            }
        }
    }

    async fn handle(&self, message: ToServer, arrived: Instant) {
        let (app, guest) = (&self.app, self.guest_id());
        let locked = if message.is_change() { app.table_to_change(&self.table).await } else { app.table(&self.table).await };
        let mut table = match locked {
            Ok(table) => table,
            Err(failure) => {
                app.metrics.refusals.add(1);
                let refusal = answer(message.id(), Err(failure.into()));
                return self.with_table_as_it_is(|table| table.send(self.key, &refusal)).await;
            }
        };
        let certain = !table.is_doubtful();
        let answer = match message {
            ToServer::Hello { at, changes } => {
                table.send_again(self.key, at, changes);
                None
            }
            ToServer::Move { id, at, seat, action } => {
                // Figures do not tell that somebody has answered a closed question: its answers are counted when they are revealed.
                let is_closed = table.is_closed();
                let done = table.decide(app, guest, at, seat, &action).await;
                if done.is_ok() && !is_closed {
                    app.metrics.moves.add(1);
                    app.metrics.acknowledged.note(arrived.elapsed());
                }
                Some(answer(id, done))
            }
            ToServer::Undo { id, at, seat, count } => {
                let request = UndoRequest { client: self.key, id, at, seat, count };
                match table.undo(app, guest, request).await {
                    Ok(UndoOutcome::PendingUndo) => None,
                    Ok(UndoOutcome::Done(at)) => {
                        app.metrics.undos.add(1);
                        Some(answer(id, Ok(at)))
                    }
                    Err(reason) => Some(answer(id, Err(reason))),
                }
            }
            ToServer::Redo { id, at, seat, count } => {
                let request = RedoRequest { at, seat, count };
                Some(answer(id, table.redo(app, &self.sender, guest, request).await))
            }
            ToServer::Order { id, seat, order } => Some(answer(id, table.order(app, guest, seat, order).await)),
            ToServer::Why { id, seat, action } => Some(answer(id, table.why(guest, seat, &action).map(|()| table.at()))),
            ToServer::Preview { id, seat, action } => Some(match table.preview(guest, seat, &action) {
                Ok(preview) => ToClient::Preview { id, preview },
                Err(reason) => answer(id, Err(reason)),
            }),
            ToServer::Consent { request, yes } => {
                table.consent(app, guest, request, yes).await;
                None
            }
            ToServer::Chat { text } => self.refusal(match &self.guest {
                Some(_) if !app.admits(&self.sender, Kind::Chats, 1.0) => Err(Why::TooOften.into()),
                Some(guest) => table.say(app, guest, &text).await,
                None => Err(Why::NoGuest.into()),
            }),
            ToServer::Resign { seat } => self.refusal(table.resign(app, guest, seat).await),
        };
        if certain {
            table.note_asker(guest);
        }
        if let Some(answer) = answer {
            app.metrics.refusals.add(u64::from(matches!(answer, ToClient::Refused { .. })));
            table.send(self.key, &answer);
        }
    }

    /// A refusal of a message without an id.
    fn refusal(&self, done: Result<(), Failure>) -> Option<ToClient> {
        done.err().map(|failure| answer(ToServer::NO_ID, Err(failure.into())))
    }

    async fn close(&self, mut sink: SplitSink<Socket, Message>, end: End) {
        let (code, reason) = match end {
            End::Gone => (CloseCode::Normal, ""),
            End::Policy(reason) => (CloseCode::Policy, reason),
            End::Protocol => (CloseCode::Protocol, "not a frame of this protocol"),
            End::Binary => (CloseCode::Unsupported, "messages are text"),
            End::NotUtf8 => (CloseCode::Invalid, "messages are UTF-8"),
            End::TooLarge => (CloseCode::Size, "the message is too long"),
            End::Failed => (CloseCode::Error, "the table cannot be loaded"),
            End::Slow => (CloseCode::Again, "too slow; come again"),
            End::CrowdedOut => (CloseCode::Again, "the server is full; come again"),
            End::Dismissed => (CloseCode::Policy, "the table is private"),
            End::Stopping => (CloseCode::Away, "the server stops; come again"),
        };
        self.app.metrics.dropped.add(u64::from(end == End::Slow));
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = timeout(Duration::from_secs(1), sink.send(Message::Close(Some(frame)))).await;
    }
}

/// Why nothing more can be read.
fn broken(error: Error) -> End {
    match error {
        Error::Capacity(_) => End::TooLarge,
        Error::Utf8(_) => End::NotUtf8,
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => End::Gone,
        Error::Protocol(_) => End::Protocol,
        _ => End::Gone,
    }
}

fn answer(id: u32, done: Result<u32, Refusal>) -> ToClient {
    match done {
        Ok(at) => ToClient::Done { id, at },
        Err(reason) => ToClient::Refused { id, reason },
    }
}

/// Forwards the queue to the socket until the table drops the client, which has `limit` to accept each batch, and each
/// [`crate::table::BATCH`] bytes of a larger message. Sends a ping every so often.
async fn write<S>(sink: &mut S, unsent: &mut Unsent, limit: Duration, pause: Duration) -> End
where
    S: Sink<Message> + Unpin,
{
    let mut pings = tokio::time::interval(pause);
    pings.tick().await;
    loop {
        let batch = tokio::select! {
            batch = unsent.next() => batch,
            _ = pings.tick() => {
                if let Err(end) = write_some(sink, &mut std::iter::once(ping()), limit).await {
                    return end;
                }
                continue;
            }
        };
        let Some(batch) = batch else { return if unsent.is_dismissed() { End::Dismissed } else { End::Slow } };
        let mut frames = batch.texts.into_iter().flat_map(upgrade::frames).peekable();
        while frames.peek().is_some() {
            // A ping may come between two frames of a message: a client that takes its time to read it is there.
            let ping = pings.tick().now_or_never().map(|_| ping());
            if let Err(end) = write_some(sink, &mut ping.into_iter().chain(&mut frames), limit).await {
                return end;
            }
        }
        unsent.sent(batch.bytes);
    }
}

fn ping() -> Message {
    Message::Ping(Default::default())
}

async fn write_some<S>(sink: &mut S, frames: &mut impl Iterator<Item = Message>, limit: Duration) -> Result<(), End>
where
    S: Sink<Message> + Unpin,
{
    match timeout(limit, upgrade::send_some(sink, frames)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::AtomicUsize;

    use futures_util::sink;

    use super::*;
    use crate::table::{Outbox, Queued};

    /// Much longer than a batch takes in these tests, and much shorter than all of them take.
    const LIMIT: Duration = Duration::from_millis(400);
    /// Bytes that a slow client reads in [`PAUSE`].
    const READ: usize = 32 * 1024;
    const PAUSE: Duration = Duration::from_millis(25);

    /// A client that reads slowly, and how much it has read.
    fn slow_client(read: &AtomicUsize) -> impl Sink<Message, Error = Infallible> + Unpin {
        Box::pin(sink::unfold((), move |(), message: Message| async move {
            let length = message.into_data().len();
            sleep(PAUSE.mul_f64(length as f64 / READ as f64)).await;
            read.fetch_add(length, Ordering::Relaxed);
            Ok(())
        }))
    }

    fn queue(outbox: &Outbox, messages: usize, length: usize) {
        let text: Utf8Bytes = "x".repeat(length).into();
        assert!((0..messages).all(|_| outbox.send(text.clone())));
    }

    #[tokio::test]
    async fn a_slow_client_that_reads_is_not_let_go() {
        for (messages, length) in [(40, READ), (1, 40 * READ)] {
            let (read, (outbox, mut unsent)) = (AtomicUsize::new(0), Queued::default().outbox("home", QUEUE));
            queue(&outbox, messages, length);
            // The table drops the client, so that the writer ends when all is sent.
            drop(outbox);
            assert_eq!(write(&mut slow_client(&read), &mut unsent, LIMIT, PING_INTERVAL).await, End::Slow);
            assert_eq!(read.load(Ordering::Relaxed), 40 * READ, "{messages} messages");
        }
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_let_go_soon() {
        let (outbox, mut unsent) = Queued::default().outbox("home", QUEUE);
        queue(&outbox, 40, READ);
        let mut dead = Box::pin(sink::unfold((), |(), _: Message| std::future::pending::<Result<(), Infallible>>()));
        let begun = Instant::now();
        assert_eq!(write(&mut dead, &mut unsent, LIMIT, PING_INTERVAL).await, End::Slow);
        assert!(begun.elapsed() < 2 * LIMIT, "let go after {:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn a_client_that_stops_within_a_long_message_is_let_go_as_soon() {
        let (outbox, mut unsent) = Queued::default().outbox("home", QUEUE);
        queue(&outbox, 1, 40 * READ);
        let mut stops = Box::pin(sink::unfold(0, |frames, _: Message| async move {
            if frames == 50 { std::future::pending().await } else { Ok::<_, Infallible>(frames + 1) }
        }));
        let begun = Instant::now();
        assert_eq!(write(&mut stops, &mut unsent, LIMIT, PING_INTERVAL).await, End::Slow);
        assert!(begun.elapsed() < 2 * LIMIT, "let go after {:?}", begun.elapsed());
    }

    /// Its pongs say that it is still there.
    #[tokio::test]
    async fn a_slow_client_is_sent_pings_within_a_long_message() {
        let (outbox, mut unsent) = Queued::default().outbox("home", QUEUE);
        queue(&outbox, 1, 20 * READ);
        drop(outbox);
        let mut sent = Vec::new();
        let mut slow = Box::pin(sink::unfold((), |(), message: Message| {
            let pause = PAUSE.mul_f64(message.len() as f64 / READ as f64);
            sent.push(message);
            async move {
                sleep(pause).await;
                Ok::<(), Infallible>(())
            }
        }));
        assert_eq!(write(&mut slow, &mut unsent, SEND_TIMEOUT, 4 * PAUSE).await, End::Slow);
        drop(slow);
        // A ping may follow the whole message, too.
        let (pings, frames): (Vec<_>, Vec<_>) = sent.iter().partition(|message| message.is_ping());
        assert!(pings.len() >= 2, "{} pings", pings.len());
        assert!(matches!(frames.last(), Some(Message::Frame(frame)) if frame.header().is_final), "the message is not cut");
    }
}
