//! The send queue of a client, bounded in messages and bytes, which bounds the memory that a slow client costs. All clients of an address
//! have a bound together.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Bytes above which nothing more is queued. A single message may be larger: a long game has a long log.
const MAX_BYTES: usize = 4 * 1024 * 1024;
/// Bytes for all clients of an address, above which only those are served that have little queued.
const MAX_BYTES_PER_ADDRESS: usize = 32 * 1024 * 1024;
/// What a client may have queued in any case.
const LITTLE: usize = 64 * 1024;
/// Bytes that are sent together. A larger message is sent alone.
pub const BATCH: usize = 64 * 1024;

/// Bytes that are queued for the clients of each address.
#[derive(Default)]
pub struct Queued(Mutex<HashMap<String, Weak<AtomicUsize>>>);

impl Queued {
    /// The bytes of an address.
    fn at(&self, origin: &str) -> Arc<AtomicUsize> {
        let mut queued = self.0.lock().expect("no panic while locked");
        if let Some(bytes) = queued.get(origin).and_then(Weak::upgrade) {
            return bytes;
        }
        queued.retain(|_, bytes| bytes.strong_count() > 0);
        let bytes = Arc::default();
        queued.insert(origin.to_owned(), Arc::downgrade(&bytes));
        bytes
    }

    /// The queue of a client at an address.
    pub fn outbox(&self, origin: &str, messages: usize) -> (Outbox, Unsent) {
        let (sender, receiver) = mpsc::channel(messages);
        let shared = Arc::new(Shared { bytes: AtomicUsize::new(0), here: self.at(origin), dismissed: AtomicBool::new(false) });
        (Outbox { queue: sender, shared: Arc::clone(&shared) }, Unsent { queue: receiver, left_over: None, shared })
    }
}

/// The sending half, kept by the table.
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    shared: Arc<Shared>,
}

struct Shared {
    bytes: AtomicUsize,
    /// Those of all clients at the address.
    here: Arc<AtomicUsize>,
    dismissed: AtomicBool,
}

impl Shared {
    fn add(&self, bytes: usize) {
        self.bytes.fetch_add(bytes, Relaxed);
        self.here.fetch_add(bytes, Relaxed);
    }

    fn subtract(&self, bytes: usize) {
        self.bytes.fetch_sub(bytes, Relaxed);
        self.here.fetch_sub(bytes, Relaxed);
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        self.here.fetch_sub(self.bytes.load(Relaxed), Relaxed);
    }
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

impl Outbox {
    /// Queues a message; `false` if the client does not keep up.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        let length = text.len();
        let (own, here) = (self.shared.bytes.load(Relaxed), self.shared.here.load(Relaxed));
        if own > MAX_BYTES || (own > LITTLE && here > MAX_BYTES_PER_ADDRESS) {
            return false;
        }
        // Before it is queued, because it may be sent at once.
        self.shared.add(length);
        let queued = self.queue.try_send(text).is_ok();
        if !queued {
            self.shared.subtract(length);
        }
        queued
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
        self.shared.subtract(bytes);
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
        let (outbox, mut unsent) = Queued::default().outbox("home", 1000);
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
        let (outbox, mut unsent) = Queued::default().outbox("home", 1000);
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

    #[tokio::test]
    async fn the_clients_of_an_address_have_a_bound_together() {
        let queued = Queued::default();
        let clients: Vec<_> = (0..20).map(|_| queued.outbox("home", 1000)).collect();
        let large: Utf8Bytes = "x".repeat(MAX_BYTES / 4).into();
        let sent = clients.iter().flat_map(|(outbox, _)| (0..4).map(|_| outbox.send(large.clone()))).filter(|sent| *sent).count();
        assert_eq!(sent, 8 * 4 + (clients.len() - 8), "the bound, and one message for each that has nothing queued");
        assert!(queued.outbox("elsewhere", 1000).0.send(large.clone()), "others have room of their own");
        drop(clients);
        assert_eq!(queued.at("home").load(Relaxed), 0, "nothing is queued for those who left");
        assert!(queued.0.lock().unwrap().len() <= 2);
    }
}
