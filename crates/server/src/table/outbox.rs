//! The send queue of a client, bounded in messages and bytes, which bounds the memory that a slow client costs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// Bytes above which nothing more is queued. A single message may be larger: a long game has a long log.
const MAX_BYTES: usize = 4 * 1024 * 1024;

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
    shared: Arc<Shared>,
}

pub fn outbox(messages: usize) -> (Outbox, Unsent) {
    let ((sender, receiver), shared) = (mpsc::channel(messages), Arc::default());
    (Outbox { queue: sender, shared: Arc::clone(&shared) }, Unsent { queue: receiver, shared })
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
    /// The next message; `None` once the table has dropped the client and everything queued was taken.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.queue.recv().await?;
        self.taken(&text);
        Some(text)
    }

    /// Takes the messages that are queued now.
    pub fn waiting(&mut self) -> Vec<Utf8Bytes> {
        let waiting: Vec<Utf8Bytes> = (0..self.queue.len()).map_while(|_| self.queue.try_recv().ok()).collect();
        waiting.iter().for_each(|text| self.taken(text));
        waiting
    }

    fn taken(&self, text: &Utf8Bytes) {
        self.shared.bytes.fetch_sub(text.len(), Relaxed);
    }

    pub fn is_dismissed(&self) -> bool {
        self.shared.dismissed.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn large_messages_fill_an_outbox_sooner() {
        let (outbox, mut unsent) = outbox(1000);
        let large: Utf8Bytes = "x".repeat(MAX_BYTES / 2).into();
        let sent = (0..10).filter(|_| outbox.send(large.clone())).count();
        assert_eq!(sent, 3, "the limit, and the message that exceeds it");
        unsent.next().await.unwrap();
        assert!(outbox.send(large), "there is room again");
        assert_eq!(unsent.waiting().len(), 3);
        assert_eq!((unsent.waiting().len(), unsent.shared.bytes.load(Relaxed)), (0, 0), "all of it was taken");
    }
}
