//! The send queue of a client, bounded in messages and bytes, which bounds the memory that a slow client costs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// Bytes above which nothing more is queued. A single message may be larger: a long game has a long log.
const MAX_BYTES: usize = 4 * 1024 * 1024;
/// Bytes that are sent together. A larger message is sent alone.
pub const BATCH: usize = 64 * 1024;

/// The sending half, kept by the table.
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    bytes: AtomicUsize,
    dismissed: AtomicBool,
}

/// The receiving half, kept by the connection.
pub struct Unsent {
    queue: mpsc::Receiver<Utf8Bytes>,
    /// A message that was taken and did not fit into the last batch.
    left_over: Option<Utf8Bytes>,
    shared: Arc<Shared>,
}

/// Messages that are sent together.
pub struct Batch {
    pub texts: Vec<Utf8Bytes>,
    pub bytes: usize,
}

pub fn outbox(messages: usize) -> (Outbox, Unsent) {
    let ((sender, receiver), shared) = (mpsc::channel(messages), Arc::default());
    (Outbox { queue: sender, shared: Arc::clone(&shared) }, Unsent { queue: receiver, left_over: None, shared })
}

impl Outbox {
    /// Queues a message; `false` if the client does not keep up.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        let length = text.len();
        if self.shared.bytes.load(Relaxed) > MAX_BYTES {
            return false;
        }
        self.shared.bytes.fetch_add(length, Relaxed);
        self.queue.try_send(text).is_ok()
    }

    /// Marks the client as one that may no longer look at the table.
    pub fn dismiss(&self) {
        self.shared.dismissed.store(true, Relaxed);
    }
}

impl Unsent {
    /// The next message, with those that wait behind it and fit into a batch; `None` once the table has dropped the client and everything
    /// queued was taken. They count as queued until [`Unsent::sent`]: those that a slow client does not accept stay in memory.
    pub async fn next(&mut self) -> Option<Batch> {
        let first = match self.left_over.take() {
            Some(text) => text,
            None => self.queue.recv().await?,
        };
        let mut batch = Batch { bytes: first.len(), texts: vec![first] };
        while let Ok(text) = self.queue.try_recv() {
            if batch.bytes + text.len() > BATCH {
                self.left_over = Some(text);
                break;
            }
            batch.bytes += text.len();
            batch.texts.push(text);
        }
        Some(batch)
    }

    /// Notes that a batch of this size was sent.
    pub fn sent(&self, bytes: usize) {
        self.shared.bytes.fetch_sub(bytes, Relaxed);
    }

    pub fn is_dismissed(&self) -> bool {
        self.shared.dismissed.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn large_messages_fill_an_outbox_until_they_are_sent() {
        let (outbox, mut unsent) = outbox(1000);
        let large: Utf8Bytes = "x".repeat(MAX_BYTES / 2).into();
        let sent = (0..10).filter(|_| outbox.send(large.clone())).count();
        assert_eq!(sent, 3, "the limit, and the message that exceeds it");
        let batch = unsent.next().await.unwrap();
        assert_eq!((batch.texts.len(), batch.bytes), (1, MAX_BYTES / 2), "a large one is sent alone");
        assert!(!outbox.send(large.clone()), "it is taken, but not sent");
        unsent.sent(batch.bytes);
        assert!(outbox.send(large), "there is room again");
    }

    #[tokio::test]
    async fn small_messages_are_sent_together_and_in_order() {
        let (outbox, mut unsent) = outbox(1000);
        let lengths = [BATCH / 2, BATCH / 2, 1, BATCH, 2 * BATCH, 7, 8];
        assert!(lengths.iter().all(|length| outbox.send("x".repeat(*length).into())));
        drop(outbox);
        let mut batches = Vec::new();
        while let Some(batch) = unsent.next().await {
            batches.push(batch.texts.iter().map(|text| text.len()).collect::<Vec<_>>());
            unsent.sent(batch.bytes);
        }
        assert_eq!(batches, [vec![BATCH / 2, BATCH / 2], vec![1], vec![BATCH], vec![2 * BATCH], vec![7, 8]]);
        assert_eq!(unsent.shared.bytes.load(Relaxed), 0, "all of it was sent");
    }
}
