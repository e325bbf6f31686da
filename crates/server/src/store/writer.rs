//! Group commit: one task takes the writes that have come in, however many, and commits them in one transaction.

use std::sync::Mutex;

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{StoreError, Write};

/// So many writes at most share a transaction.
const BATCH: usize = 512;
/// So many may wait; whoever comes then waits for room.
const QUEUE: usize = 4096;

/// What a backend does with a batch.
#[async_trait]
pub(super) trait Commit: Send + Sync + 'static {
    /// Carries out all writes in one transaction, or none; tells of each whether it took place (else: a conflict).
    async fn commit(&self, batch: &[&Write]) -> Result<Vec<bool>, StoreError>;
}

type Job = (Write, oneshot::Sender<Result<(), StoreError>>);

pub(super) struct Writer {
    /// Gone once the store is closed.
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(backend: impl Commit) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(backend, jobs));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let queue = self.queue.lock().expect("no panic while locked").clone().ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send((write, answer)).await.map_err(|_| StoreError::Closed)?;
        // Held longer, it would keep the writer from ending.
        drop(queue);
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn close(&self) {
        drop(self.queue.lock().expect("no panic while locked").take());
        let task = self.task.lock().expect("no panic while locked").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn run(backend: impl Commit, mut jobs: mpsc::Receiver<Job>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        // One order for all processes: two that write to the same tables cannot wait for each other in a circle.
        batch.sort_by(|(a, _), (b, _)| order(a).cmp(&order(b)));
        let writes: Vec<&Write> = batch.iter().map(|(write, _)| write).collect();
        let answers = match backend.commit(&writes).await {
            Ok(done) => done.into_iter().map(answer).collect(),
            // One bad write must not take the others with it: each for itself then.
            Err(error) if writes.len() > 1 => {
                tracing::warn!(%error, writes = writes.len(), "a batch failed; its writes are tried one by one");
                one_by_one(&backend, &writes).await
            }
            Err(error) => vec![Err(error)],
        };
        for ((_, reply), answer) in batch.drain(..).zip(answers) {
            let _ = reply.send(answer);
        }
    }
}

fn order(write: &Write) -> (&str, u32) {
    match write {
        Write::Entry { table, n, .. } => (table, *n),
        Write::Head(row) | Write::Table { row, .. } => (&row.id, 0),
        Write::Chat { table, .. } => (table, 0),
        Write::Guest { .. } | Write::Book { .. } | Write::Replay { .. } => ("", 0),
    }
}

async fn one_by_one(backend: &impl Commit, writes: &[&Write]) -> Vec<Result<(), StoreError>> {
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        let done = backend.commit(std::slice::from_ref(write)).await;
        answers.push(done.and_then(|done| answer(done[0])));
    }
    answers
}

fn answer(done: bool) -> Result<(), StoreError> {
    if done { Ok(()) } else { Err(StoreError::Conflict) }
}
