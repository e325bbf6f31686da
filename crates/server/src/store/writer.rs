//! Group commit: one task takes all queued writes and commits them in one transaction.
//!
//! While the database cannot be written, writes are refused immediately and an empty transaction is retried until it commits. A refused
//! write is not stored: it never reached the database, or its transaction did not commit.
//!
//! A transaction can be in doubt: its COMMIT was sent, but the answer was lost, or the commit cannot be read. Transactions are numbered, so
//! the number of the next one shows whether it took effect. Until then its writes are neither acknowledged nor refused. One that stands still
//! ([`Commit::PATIENCE`]) is in doubt, too: a disk can hang.

use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until, timeout};

use super::{StoreError, Write};

/// Maximum number of writes in a transaction.
pub(super) const BATCH: usize = 512;
/// Queue length; senders wait when it is full.
const QUEUE: usize = 4096;
/// Time a write may wait in the queue before it is refused.
const PATIENCE: Duration = Duration::from_secs(2);
/// Pause between probes after a failure.
const RETRY: Duration = Duration::from_millis(250);
/// Time between looks at the files of an idle database.
const LOOK: Duration = Duration::from_secs(1);
/// Age up to which the last commit counts as a successful probe.
const FRESH: Duration = Duration::from_secs(1);

/// A database that commits batches.
#[async_trait]
pub(super) trait Commit: Send + 'static {
    /// Time without progress after which those who wait for a commit are told that it is in doubt.
    const PATIENCE: Duration;

    /// Executes all writes in one transaction and notes each step. Returns after another connection has read the commit. Connections that
    /// returned an error are not reused.
    async fn commit(&mut self, batch: &[&Write], progress: &Progress) -> Result<Committed, CommitError>;

    /// Checks that the database is still this server's.
    async fn check_hold(&mut self) -> Result<(), CommitError>;

    /// Closes the connections, if there are any.
    async fn close(&mut self);
}

/// When a transaction made its last step. A busy server commits slowly, but it does not stand still.
#[derive(Debug)]
pub(super) struct Progress(Mutex<Instant>);

impl Progress {
    pub(super) fn new() -> Progress {
        Progress(Mutex::new(Instant::now()))
    }

    pub(super) fn step(&self) {
        *self.0.lock().expect("no panic while locked") = Instant::now();
    }

    fn last_step(&self) -> Instant {
        *self.0.lock().expect("no panic while locked")
    }
}

/// A transaction that was committed.
#[derive(Clone, Debug)]
pub(super) struct Committed {
    /// One more than that of the transaction before. One process at a time writes to a database.
    pub(super) number: i64,
    /// Whether each write took effect (`false`: a conflict).
    pub(super) done: Vec<bool>,
}

impl Committed {
    fn answers(self) -> Vec<Answer> {
        self.done.into_iter().map(|done| if done { Ok(()) } else { Err(StoreError::Conflict) }).collect()
    }
}

#[derive(Debug)]
pub(super) enum CommitError {
    /// A write violates the schema; the database itself works.
    BadWrite(String),
    /// The database cannot be written; nothing of the transaction is stored.
    Failed(String),
    /// COMMIT was sent; whether it took effect is not proven.
    Uncertain { reason: String, commit: Committed },
}

impl CommitError {
    fn reason(&self) -> &str {
        match self {
            CommitError::BadWrite(reason) | CommitError::Failed(reason) | CommitError::Uncertain { reason, .. } => reason,
        }
    }
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

    fn into_parts(self) -> (Option<Write>, Asker) {
        let asker = Asker { probes: self.write.is_none(), answer: self.answer };
        (self.write, asker)
    }
}

/// Who waits for the answer to a job: a probe or a write.
struct Asker {
    probes: bool,
    answer: oneshot::Sender<Answer>,
}

impl Asker {
    fn tell(self, answer: Answer) {
        let _ = self.answer.send(answer);
    }
}

/// Health of the database, shared by the writer task and its callers.
struct Health {
    failing: AtomicBool,
    last_commit: Mutex<Instant>,
    progress: Progress,
    /// Whether those who wait for the current batch have been told that it is in doubt.
    given_up: AtomicBool,
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

    fn last_commit(&self) -> Instant {
        *self.last_commit.lock().expect("no panic while locked")
    }

    fn is_fresh(&self) -> bool {
        !self.is_failing() && self.last_commit().elapsed() < FRESH
    }
}

pub(super) struct Writer {
    /// `None` once the store is closed.
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    /// Resolves when the writer has ended.
    ended: Mutex<Option<oneshot::Receiver<()>>>,
    health: Arc<Health>,
}

impl Writer {
    pub(super) fn start(backend: impl Commit) -> Writer {
        let (writer, begin) = Writer::idle(backend);
        begin();
        writer
    }

    /// A writer that only queues, and the function that starts it.
    pub(super) fn idle(backend: impl Commit) -> (Writer, impl FnOnce()) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let (failing, last_commit) = (AtomicBool::new(false), Mutex::new(Instant::now()));
        let (progress, given_up) = (Progress::new(), AtomicBool::new(false));
        let health = Arc::new(Health { failing, last_commit, progress, given_up });
        let (work, (end, ended)) = (run(backend, jobs, health.clone()), oneshot::channel());
        // Its own thread: a commit does not wait for requests to be handled, so that a standstill is the database's.
        let thread = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime for the store").block_on(work);
            drop(end);
        };
        let begin = || drop(std::thread::Builder::new().name("store".to_owned()).spawn(thread).expect("a thread for the store"));
        (Writer { queue: Mutex::new(Some(queue)), ended: Mutex::new(Some(ended)), health }, begin)
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
        let ended = self.ended.lock().expect("no panic while locked").take();
        if let Some(ended) = ended {
            let _ = ended.await;
        }
    }
}

async fn run(mut backend: impl Commit, mut jobs: mpsc::Receiver<Job>, health: Arc<Health>) {
    let mut batch: Vec<Job> = Vec::with_capacity(BATCH);
    loop {
        match timeout(LOOK, jobs.recv_many(&mut batch, BATCH)).await {
            Ok(0) => break,
            Ok(_) => {
                batch.retain(Job::claim);
                // A total order: two processes that write to the same tables cannot deadlock.
                batch.sort_by(|a, b| order(a).cmp(&order(b)));
                let (writes, askers) = batch.drain(..).map(Job::into_parts).unzip();
                carry_out(&mut backend, writes, askers, &health).await;
            }
            Err(_) => {
                if let Err(error) = backend.check_hold().await {
                    health.failed(error.reason());
                }
            }
        }
        if health.is_failing() {
            recover(&mut backend, &mut jobs, &health).await;
        }
    }
    backend.close().await;
}

/// Commits a batch and answers those who wait: in time, even if the commit does not end.
async fn carry_out<B: Commit>(backend: &mut B, writes: Vec<Option<Write>>, mut askers: Vec<Asker>, health: &Health) {
    let probe = askers.iter().any(|asker| asker.probes);
    let writes: Vec<&Write> = writes.iter().flatten().collect();
    health.given_up.store(false, SeqCst);
    let mut committing = pin!(commit_and_probe(backend, &writes, probe, health));
    let answers = tokio::select! {
        // First, so that a step is noted before it is missed.
        biased;
        answers = &mut committing => answers,
        () = standstill(&health.progress, B::PATIENCE) => {
            health.failed("the database does not answer");
            health.given_up.store(true, SeqCst);
            for asker in askers.drain(..) {
                let doubt = if asker.probes { StoreError::Unavailable } else { StoreError::Unknown };
                asker.tell(Err(doubt));
            }
            committing.await
        }
    };
    let mut answers = answers.into_iter();
    for asker in askers {
        let answer = match asker.probes {
            false => answers.next().unwrap_or(Err(StoreError::Unavailable)),
            true if health.is_failing() => Err(StoreError::Unavailable),
            true => Ok(()),
        };
        asker.tell(answer);
    }
}

/// Waits until there has been no progress for this time.
async fn standstill(progress: &Progress, patience: Duration) {
    progress.step();
    loop {
        let last = progress.last_step();
        sleep_until((last + patience).into()).await;
        // Yields once more, so that a step that is about to be noted still counts.
        tokio::task::yield_now().await;
        if progress.last_step() == last {
            return;
        }
    }
}

/// Commits writes. For a probe, something is committed in any case: where all writes were bad, an empty transaction.
async fn commit_and_probe(backend: &mut impl Commit, writes: &[&Write], probe: bool, health: &Health) -> Vec<Answer> {
    let before = health.last_commit();
    let answers = commit(backend, writes, health).await;
    if probe && !health.is_failing() && !health.given_up.load(SeqCst) && health.last_commit() == before {
        commit(backend, &[], health).await;
    }
    answers
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
                if backend.commit(&[], &health.progress).await.is_ok() {
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
        Some(Write::Head(row) | Write::Table { row, .. } | Write::Start { row, .. } | Write::Rematch { head: row, .. }) => {
            (&row.id, 0)
        }
        Some(Write::Chat { table, .. } | Write::Position { table, .. } | Write::Standing { table, .. }) => (table, 0),
        Some(Write::Guest { .. } | Write::Book { .. } | Write::Replay { .. }) | None => ("", 0),
    }
}

/// Commits writes. Returns their answers, up to the first that was not tried.
async fn commit(backend: &mut impl Commit, writes: &[&Write], health: &Health) -> Vec<Answer> {
    match attempt(backend, writes, health).await {
        Ok(answers) => answers,
        Err(CommitError::BadWrite(reason)) if writes.len() > 1 => {
            tracing::warn!(reason, writes = writes.len(), "a batch has a bad write; its writes are committed one by one");
            one_by_one(backend, writes, health).await
        }
        Err(error) => {
            // Nothing of it is stored: another write of the batch may be the one that a nearly full disk has no room for.
            let divisible = writes.len() > 1 && matches!(error, CommitError::Failed(_));
            let answers = settle(backend, error, health).await;
            if divisible && !health.is_failing() { one_by_one(backend, writes, health).await } else { answers }
        }
    }
}

/// Commits writes one at a time, as long as the database can be written. What was given up is no longer tried: its final state may have
/// been read already.
async fn one_by_one(backend: &mut impl Commit, writes: &[&Write], health: &Health) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        if health.given_up.load(SeqCst) {
            break;
        }
        match attempt(backend, std::slice::from_ref(write), health).await {
            Ok(answer) => answers.extend(answer),
            Err(error) => {
                let settled = settle(backend, error, health).await.pop();
                answers.push(settled.unwrap_or(Err(StoreError::Unavailable)));
                if health.is_failing() {
                    break;
                }
            }
        }
    }
    answers
}

/// Commits writes in one transaction. A single write is answered even if it is a bad one.
async fn attempt(backend: &mut impl Commit, writes: &[&Write], health: &Health) -> Result<Vec<Answer>, CommitError> {
    match backend.commit(writes, &health.progress).await {
        Ok(committed) => {
            health.committed();
            Ok(committed.answers())
        }
        // Not for a probe, which writes nothing that could itself cause the error.
        Err(CommitError::BadWrite(reason)) if writes.len() == 1 => Ok(vec![Err(StoreError::Failed(reason))]),
        Err(error) => Err(error),
    }
}

/// Probes after a failed transaction, and returns the answers of its writes if it was in doubt.
///
/// Immediately: a commit that failed in fsync left its frames in SQLite's WAL, and a crash would recover them. The next transaction
/// overwrites them, so that what is refused here stays refused.
async fn settle(backend: &mut impl Commit, error: CommitError, health: &Health) -> Vec<Answer> {
    let probe = backend.commit(&[], &health.progress).await;
    match &probe {
        Ok(_) => {
            tracing::warn!(reason = error.reason(), "a transaction was not confirmed; the store can be written again");
            health.committed();
        }
        Err(_) => health.failed(error.reason()),
    }
    let CommitError::Uncertain { commit, .. } = error else { return Vec::new() };
    match probe.map(|probe| probe.number - commit.number) {
        Ok(1) => commit.answers(),
        Ok(0) => commit.done.iter().map(|_| Err(StoreError::Unavailable)).collect(),
        // The probe failed as well, or another process has written since.
        Ok(_) | Err(_) => commit.done.iter().map(|_| Err(StoreError::Unknown)).collect(),
    }
}

#[cfg(test)]
mod tests;
