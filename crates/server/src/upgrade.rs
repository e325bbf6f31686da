//! Connections that become WebSockets, and the frames their messages are sent in.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{Sink, SinkExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

use crate::error::Why;

pub type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Hard limit on the size of a message that is received.
const MAX_READ: usize = 64 * 1024;
/// Much smaller than the usual size: there are thousands of mostly idle connections.
const BUFFER: usize = 4 * 1024;
/// Bytes of a frame. A connection keeps a buffer as long as the longest frame it has sent, so a long message is sent in parts: whole tables
/// are sent to everybody, and once is enough for a buffer that stays.
const FRAME: usize = BUFFER;

/// The answer to a request for a WebSocket, and what the connection becomes once it is sent.
pub fn upgrade(mut request: Request) -> Result<(Response, OnUpgrade), Why> {
    let response = create_response_with_body(&request, Body::empty).map_err(|_| Why::Malformed)?;
    Ok((response, hyper::upgrade::on(&mut request)))
}

pub async fn socket(upgraded: Upgraded) -> Socket {
    let config = WebSocketConfig::default()
        .max_message_size(Some(MAX_READ))
        .max_frame_size(Some(MAX_READ))
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await
}

/// Sends several messages with one flush: a move is followed by its acknowledgement.
pub async fn send<S>(sink: &mut S, messages: Vec<Message>) -> Result<(), S::Error>
where
    S: Sink<Message> + Unpin,
{
    for message in messages {
        match message {
            Message::Text(text) if text.len() > FRAME => feed_in_parts(sink, text.into()).await?,
            message => sink.feed(message).await?,
        }
    }
    sink.flush().await
}

async fn feed_in_parts<S>(sink: &mut S, mut text: Bytes) -> Result<(), S::Error>
where
    S: Sink<Message> + Unpin,
{
    let mut data = Data::Text;
    while text.len() > FRAME {
        sink.feed(Message::Frame(Frame::message(text.split_to(FRAME), OpCode::Data(data), false))).await?;
        data = Data::Continue;
    }
    sink.feed(Message::Frame(Frame::message(text, OpCode::Data(data), true))).await
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::sink;

    use super::*;

    #[tokio::test]
    async fn a_long_message_is_sent_in_frames_that_fit_into_the_buffer() {
        // Three bytes each, so that a frame ends within a character.
        let long = "—".repeat(3 * FRAME);
        let mut sent = Vec::new();
        let mut sink = Box::pin(sink::unfold((), |(), message: Message| {
            sent.push(message);
            std::future::ready(Ok::<(), Infallible>(()))
        }));
        send(&mut sink, vec![Message::text("short"), Message::text(long.as_str()), Message::text("last")]).await.unwrap();
        drop(sink);
        let [first, parts @ .., last] = &sent[..] else { panic!("three messages") };
        assert_eq!((first, last), (&Message::text("short"), &Message::text("last")));
        let frames: Vec<&Frame> =
            parts.iter().map(|part| if let Message::Frame(frame) = part { frame } else { panic!("{part:?}") }).collect();
        let whole: Vec<u8> = frames.iter().flat_map(|frame| frame.payload().to_vec()).collect();
        assert_eq!(whole, long.as_bytes());
        assert!(frames.iter().all(|frame| frame.payload().len() <= FRAME));
        let headers = frames.iter().map(|frame| (frame.header().opcode, frame.header().is_final));
        let (text, more) = (OpCode::Data(Data::Text), OpCode::Data(Data::Continue));
        let expected = (0..frames.len()).map(|n| (if n == 0 { text } else { more }, n + 1 == frames.len()));
        assert!(headers.eq(expected));
    }
}
