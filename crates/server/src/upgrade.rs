//! Connections that become WebSockets, and the frames their messages are sent in.

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{Sink, SinkExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

use crate::error::Why;
use crate::table::BATCH;

pub type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Hard limit on the size of a message that is received.
const MAX_READ: usize = 64 * 1024;
/// Much smaller than the usual size: there are thousands of mostly idle connections.
const BUFFER: usize = 4 * 1024;
/// Bytes of a frame. A connection keeps a buffer as long as the longest frame it has sent, so a long message is sent in parts: whole tables
/// are sent to everybody, and once is enough for a buffer that stays.
const FRAME: usize = BUFFER;

/// The answer to a request for a WebSocket, and what the connection becomes once it is sent. A body would have to come before that, and
/// nothing limits the time it takes.
pub fn upgrade(mut request: Request) -> Result<(Response, OnUpgrade), Why> {
    if !request.body().is_end_stream() {
        return Err(Why::Malformed);
    }
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

/// A message as it is sent: in one frame, or in several if it is long.
pub fn frames(text: Utf8Bytes) -> impl Iterator<Item = Message> {
    let (mut rest, mut begun) = (Some(Bytes::from(text)), false);
    std::iter::from_fn(move || {
        let mut part = rest.take()?;
        if part.len() > FRAME {
            let left = part.split_off(FRAME);
            rest = Some(left);
        }
        let data = if std::mem::replace(&mut begun, true) { Data::Continue } else { Data::Text };
        Some(Message::Frame(Frame::message(part, OpCode::Data(data), rest.is_none())))
    })
}

/// Sends frames with one flush, at most [`BATCH`] bytes of them.
pub async fn send_some<S>(sink: &mut S, frames: &mut impl Iterator<Item = Message>) -> Result<(), S::Error>
where
    S: Sink<Message> + Unpin,
{
    let mut bytes = 0;
    while bytes < BATCH
        && let Some(frame) = frames.next()
    {
        bytes += frame.len();
        sink.feed(frame).await?;
    }
    sink.flush().await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Final or not, the kind of a frame, and its payload.
    fn parts(text: &str) -> Vec<(bool, OpCode, Vec<u8>)> {
        let frame = |message| if let Message::Frame(frame) = message { frame } else { panic!("{message:?}") };
        let part = |frame: Frame| (frame.header().is_final, frame.header().opcode, frame.payload().to_vec());
        frames(text.into()).map(frame).map(part).collect()
    }

    #[test]
    fn a_long_message_is_sent_in_frames_that_fit_into_the_buffer() {
        let (text, more) = (OpCode::Data(Data::Text), OpCode::Data(Data::Continue));
        for short in ["", "short", &"x".repeat(FRAME)] {
            assert_eq!(parts(short), [(true, text, short.as_bytes().to_vec())]);
        }
        // Three bytes each, so that a frame ends within a character.
        let long = "—".repeat(FRAME);
        let parts = parts(&long);
        assert!(parts.iter().all(|(_, _, payload)| payload.len() == FRAME));
        assert_eq!(parts.iter().flat_map(|(.., payload)| payload.clone()).collect::<Vec<_>>(), long.as_bytes());
        let headers: Vec<_> = parts.iter().map(|(is_final, kind, _)| (*is_final, *kind)).collect();
        assert_eq!(headers, [(false, text), (false, more), (true, more)]);
    }
}
