//! Group commit: one task takes all queued writes and commits them in one transaction.
//!
//! While the database cannot be written, writes are refused immediately and an empty transaction is retried until it commits. A refused
//! write is not stored: it never reached the database, or its transaction did not commit.

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::{StoreError, Write};

/// Maximum number of writes in a transaction.
const BATCH: usize = 512;
/// Queue length; senders wait when it is full.
const QUEUE: usize = 4096;
/// Time a write may wait in the queue before it is refused.
const PATIENCE: Duration = Duration::from_secs(2);
/// Pause between probes after a failure.
const RETRY: Duration = Duration::from_millis(250);
/// Age up to which the last commit counts as a successful probe.
const FRESH: Duration = Duration::from_secs(1);

/// A database that commits batches.
#[async_trait]
pub(super) trait Commit: Send + 'static {
    /// Executes all writes in one transaction. Returns, after another connection has read the commit, whether each write took effect
    /// (`false`: a conflict). Connections that returned an error are not reused.
    async fn commit(&mut self, batch: &[&Write]) -> Result<Vec<bool>, CommitError>;

    /// Closes the connection, if there is one.
    async fn close(&mut self);
}

#[derive(Debug)]
pub(super) enum CommitError {
    /// A write violates the schema; the database itself works.
    BadWrite(String),
    /// The database cannot be written.
    Failed(String),
}

type Answer = Result<(), StoreError>;

/// A queued write, or a probe (an empty transaction) if `write` is `None`.
struct Job {
    write: Option<Write>,
    /// Set by the writer when it takes the job, or by the sender when it times out. The loser of the race drops the job.
    claimed: Arc<AtomicBool>,
    answer: oneshot::Sender<Answer>,
}

impl Job {
    fn claim(&self) -> bool {
        !self.claimed.swap(true, SeqCst)
    }
}

/// Health of the database, shared by the writer task and its callers.
struct Health {
    failing: AtomicBool,
    last_commit: Mutex<Instant>,
}

impl Health {
    fn committed(&self) {
        *self.last_commit.lock().expect("no panic while locked") = Instant::now();
        if self.failing.swap(false, SeqCst) {
            tracing::info!("the store can be written again");
        }
    }

    fn failed(&self, reason: &str) {
        if !self.failing.swap(true, SeqCst) {
            tracing::error!(reason, "the store cannot be written; moves are refused until it can");
        }
    }

    fn is_failing(&self) -> bool {
        self.failing.load(SeqCst)
    }

    fn is_fresh(&self) -> bool {
        !self.is_failing() && self.last_commit.lock().expect("no panic while locked").elapsed() < FRESH
    }
}

pub(super) struct Writer {
    /// `None` once the store is closed.
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    health: Arc<Health>,
}

impl Writer {
    pub(super) fn start(backend: impl Commit) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let health = Arc::new(Health { failing: AtomicBool::new(false), last_commit: Mutex::new(Instant::now()) });
        let task = tokio::spawn(run(backend, jobs, health.clone()));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)), health }
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.submit(Some(write)).await
    }

    /// Checks that a write would be durable: the last commit is fresh, or an empty transaction commits now.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        if self.health.is_fresh() {
            return Ok(());
        }
        timeout(PATIENCE, self.submit(None)).await.unwrap_or(Err(StoreError::Unavailable))
    }

    pub(super) fn is_failing(&self) -> bool {
        self.health.is_failing()
    }

    async fn submit(&self, write: Option<Write>) -> Result<(), StoreError> {
        let queue = self.queue.lock().expect("no panic while locked").clone().ok_or(StoreError::Closed)?;
        if self.health.is_failing() {
            return Err(StoreError::Unavailable);
        }
        let (answer, mut answered) = oneshot::channel();
        let claimed = Arc::new(AtomicBool::new(false));
        let job = Job { write, claimed: claimed.clone(), answer };
        queue.send_timeout(job, PATIENCE).await.map_err(|error| match error {
            mpsc::error::SendTimeoutError::Timeout(_) => StoreError::Unavailable,
            mpsc::error::SendTimeoutError::Closed(_) => StoreError::Closed,
        })?;
        // The writer task ends when the last sender is gone.
        drop(queue);
        let answer = match timeout(PATIENCE, &mut answered).await {
            Ok(answer) => answer,
            Err(_) if !claimed.swap(true, SeqCst) => return Err(StoreError::Unavailable),
            // In the transaction: wait for the result of the commit.
            Err(_) => answered.await,
        };
        answer.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn close(&self) {
        drop(self.queue.lock().expect("no panic while locked").take());
        let task = self.task.lock().expect("no panic while locked").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn run(mut backend: impl Commit, mut jobs: mpsc::Receiver<Job>, health: Arc<Health>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        batch.retain(Job::claim);
        // A total order: two processes that write to the same tables cannot deadlock.
        batch.sort_by(|a, b| order(a).cmp(&order(b)));
        let (answers, trouble) = commit(&mut backend, &batch).await;
        match trouble {
            None => health.committed(),
            // Probe immediately: a commit that failed in fsync left its frames in SQLite's WAL, and a crash would recover them. The next
            // transaction overwrites them, so that what is refused here stays refused.
            Some(reason) => match backend.commit(&[]).await {
                Ok(_) => tracing::warn!(reason, "a transaction failed; the store can be written again"),
                Err(_) => health.failed(&reason),
            },
        }
        for (job, answer) in batch.drain(..).zip(answers) {
            let _ = job.answer.send(answer);
        }
        if health.is_failing() {
            recover(&mut backend, &mut jobs, &health).await;
        }
    }
    backend.close().await;
}

/// Refuses queued writes and probes until a transaction commits or the store is closed.
async fn recover(backend: &mut impl Commit, jobs: &mut mpsc::Receiver<Job>, health: &Health) {
    loop {
        tokio::select! {
            job = jobs.recv() => match job {
                Some(job) if job.claim() => drop(job.answer.send(Err(StoreError::Unavailable))),
                Some(_) => {}
                None => return,
            },
            () = sleep(RETRY) => {
                if backend.commit(&[]).await.is_ok() {
                    return health.committed();
                }
            }
        }
    }
}

/// Sort key of the total order.
fn order(job: &Job) -> (&str, u32) {
    match &job.write {
        Some(Write::Entries { table, n, .. }) => (table, *n),
        Some(Write::Head(row) | Write::Table { row, .. } | Write::Start { row, .. }) => (&row.id, 0),
        Some(Write::Chat { table, .. } | Write::Position { table, .. } | Write::Standing { table, .. }) => (table, 0),
        Some(Write::Guest { .. } | Write::Book { .. } | Write::Replay { .. }) | None => ("", 0),
    }
}

/// Commits a batch. Returns its answers, and the error if the database cannot be written.
async fn commit(backend: &mut impl Commit, batch: &[Job]) -> (Vec<Answer>, Option<String>) {
    let writes: Vec<&Write> = batch.iter().filter_map(|job| job.write.as_ref()).collect();
    let (done, trouble) = match backend.commit(&writes).await {
        Ok(done) => (done.into_iter().map(answer).collect(), None),
        Err(CommitError::BadWrite(reason)) if writes.len() > 1 => {
            tracing::warn!(reason, writes = writes.len(), "a batch has a bad write; its writes are committed one by one");
            one_by_one(backend, &writes).await
        }
        // A probe writes nothing that could itself cause the error.
        Err(CommitError::BadWrite(reason)) if writes.is_empty() => (Vec::new(), Some(reason)),
        Err(CommitError::BadWrite(reason)) => (vec![Err(StoreError::Failed(reason))], None),
        Err(CommitError::Failed(reason)) => (Vec::new(), Some(reason)),
    };
    let mut done = done.into_iter();
    let answer = |job: &Job| match (&job.write, &trouble) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err(StoreError::Unavailable),
        (Some(_), _) => done.next().unwrap_or(Err(StoreError::Unavailable)),
    };
    (batch.iter().map(answer).collect(), trouble)
}

/// Commits writes one at a time, up to the first error that the write itself did not cause.
async fn one_by_one(backend: &mut impl Commit, writes: &[&Write]) -> (Vec<Answer>, Option<String>) {
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        answers.push(match backend.commit(std::slice::from_ref(write)).await {
            Ok(done) => answer(done[0]),
            Err(CommitError::BadWrite(reason)) => Err(StoreError::Failed(reason)),
            Err(CommitError::Failed(reason)) => return (answers, Some(reason)),
        });
    }
    (answers, None)
}

fn answer(done: bool) -> Answer {
    if done { Ok(()) } else { Err(StoreError::Conflict) }
}
