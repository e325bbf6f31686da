//! The writer over a database in memory.

use std::collections::VecDeque;

use super::*;

/// What happens to a transaction.
#[derive(Clone, Copy)]
enum Fate {
    /// It fails before COMMIT.
    Fails,
    /// It is stored, but that is not proven.
    StoredInDoubt,
    /// Its COMMIT was sent and not carried out, but that is not proven.
    LostInDoubt,
    /// It is stored after a while.
    Hangs,
    /// The same, step by step.
    Slow,
}

#[derive(Default)]
struct Stored {
    number: i64,
    names: Vec<String>,
    /// The fates of the next transactions; after them all succeed.
    fates: VecDeque<Fate>,
    /// Whether its files were removed.
    is_gone: bool,
}

/// A database in memory. The name "bad" violates its schema, "taken" is a conflict, and there is no room for "big"; "stuck" hangs if it
/// comes alone.
#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Stored>>);

const HANGS: Duration = Duration::from_millis(400);

#[async_trait]
impl Commit for Memory {
    const PATIENCE: Duration = Duration::from_millis(100);

    async fn commit(&mut self, batch: &[&Write], progress: &Progress) -> Result<Committed, CommitError> {
        let slow = self.0.lock().unwrap().fates.pop_front_if(|fate| matches!(fate, Fate::Slow)).is_some();
        for _ in 0..if slow { 8 } else { 0 } {
            sleep(HANGS / 8).await;
            progress.step();
        }
        let hangs = self.0.lock().unwrap().fates.pop_front_if(|fate| matches!(fate, Fate::Hangs)).is_some();
        let names: Vec<String> = batch.iter().map(|write| name(write)).collect();
        if hangs || names == ["stuck"] {
            sleep(HANGS).await;
        }
        let mut stored = self.0.lock().unwrap();
        if names.iter().any(|name| name == "bad") {
            return Err(CommitError::BadWrite("bad".to_owned()));
        }
        if names.iter().any(|name| name == "big") {
            return Err(CommitError::Failed("full".to_owned()));
        }
        let commit = Committed { number: stored.number + 1, done: names.iter().map(|name| name != "taken").collect() };
        let fate = stored.fates.pop_front();
        if matches!(fate, None | Some(Fate::StoredInDoubt)) {
            stored.number = commit.number;
            stored.names.extend(names.into_iter().filter(|name| name != "taken"));
        }
        let reason = "as told".to_owned();
        match fate {
            None => Ok(commit),
            Some(Fate::Fails | Fate::Hangs | Fate::Slow) => Err(CommitError::Failed(reason)),
            Some(Fate::StoredInDoubt | Fate::LostInDoubt) => Err(CommitError::Uncertain { reason, commit }),
        }
    }

    async fn check_hold(&mut self) -> Result<(), CommitError> {
        if self.0.lock().unwrap().is_gone { Err(CommitError::Failed("gone".to_owned())) } else { Ok(()) }
    }

    async fn close(&mut self) {}
}

fn name(write: &Write) -> String {
    let Write::Guest { name, .. } = write else { panic!("{write:?}") };
    name.clone()
}

fn guest(name: &str) -> Write {
    Write::Guest { id: "id".to_owned(), name: name.to_owned() }
}

/// The answers to writes that come together while transactions have these fates.
async fn answers<const N: usize>(fates: &[Fate], names: [&str; N]) -> ([Answer; N], Writer, Memory) {
    let memory = Memory::default();
    memory.0.lock().unwrap().fates.extend(fates);
    let (writer, begin) = Writer::idle(memory.clone());
    // It begins when all of them are queued.
    let writes = futures_util::future::join_all(names.map(|name| writer.write(guest(name))));
    let (answers, ()) = tokio::join!(biased; writes, async { begin() });
    (answers.try_into().expect("one each"), writer, memory)
}

#[tokio::test]
async fn a_commit_in_doubt_is_acknowledged_if_the_next_number_shows_that_it_is_stored() {
    let (answers, writer, memory) = answers(&[Fate::StoredInDoubt], ["Ada", "taken"]).await;
    assert!(matches!(answers, [Ok(()), Err(StoreError::Conflict)]), "{answers:?}");
    assert!(!writer.is_failing());
    assert_eq!(memory.0.lock().unwrap().names, ["Ada"]);
}

#[tokio::test]
async fn a_commit_in_doubt_is_refused_if_the_next_number_shows_that_it_is_not_stored() {
    let (answers, writer, memory) = answers(&[Fate::LostInDoubt], ["Ada", "taken"]).await;
    assert!(matches!(answers, [Err(StoreError::Unavailable), Err(StoreError::Unavailable)]), "{answers:?}");
    assert!(!writer.is_failing());
    assert_eq!(memory.0.lock().unwrap().names, [""; 0]);
}

#[tokio::test]
async fn a_commit_stays_in_doubt_if_the_probe_fails_as_well() {
    for (fate, stored) in [(Fate::StoredInDoubt, vec!["Ada", "Ben"]), (Fate::LostInDoubt, vec!["Ben"])] {
        for probe in [Fate::Fails, Fate::StoredInDoubt, Fate::LostInDoubt] {
            let (answers, writer, memory) = answers(&[fate, probe, Fate::Fails], ["Ada"]).await;
            assert!(matches!(answers, [Err(StoreError::Unknown)]), "{answers:?}");
            assert!(writer.is_failing());
            let meanwhile = writer.write(guest("Eve")).await;
            assert!(matches!(meanwhile, Err(StoreError::Unavailable)), "{meanwhile:?}");
            while writer.is_failing() {
                sleep(RETRY / 5).await;
            }
            writer.write(guest("Ben")).await.unwrap();
            assert_eq!(memory.0.lock().unwrap().names, stored);
        }
    }
}

#[tokio::test]
async fn a_failure_before_commit_is_a_refusal_whatever_the_probe_says() {
    for fates in [&[Fate::Fails][..], &[Fate::Fails, Fate::StoredInDoubt], &[Fate::Fails, Fate::Fails]] {
        let (answers, _, memory) = answers(fates, ["Ada"]).await;
        assert!(matches!(answers, [Err(StoreError::Unavailable)]), "{answers:?}");
        assert_eq!(memory.0.lock().unwrap().names, [""; 0]);
    }
}

#[tokio::test]
async fn one_of_several_single_commits_in_doubt() {
    // The whole batch is refused for its bad write before a fate applies; the probe then proves that "Ada" is stored.
    let (answers, _, memory) = answers(&[Fate::StoredInDoubt], ["Ada", "bad", "Ben"]).await;
    let [Ok(()), Err(StoreError::Failed(_)), Ok(())] = answers else { panic!("{answers:?}") };
    assert_eq!(memory.0.lock().unwrap().names, ["Ada", "Ben"], "the others are tried as well");
}

#[tokio::test]
async fn a_write_that_has_no_room_is_refused_alone() {
    let (answers, writer, memory) = answers(&[], ["Ada", "big", "Ben", "taken"]).await;
    let [Ok(()), Err(StoreError::Unavailable), Ok(()), Err(StoreError::Conflict)] = answers else { panic!("{answers:?}") };
    assert!(!writer.is_failing());
    assert_eq!(memory.0.lock().unwrap().names, ["Ada", "Ben"]);
}

/// Tables are read again as soon as the store can be written: what is read must be final.
#[tokio::test]
async fn after_a_standstill_nothing_is_stored_that_was_not_tried_before() {
    for (fates, names, stored) in [
        (&[Fate::Hangs][..], ["Ada", "bad", "Ben", "Cem"], &["Zoe"][..]),
        (&[], ["Ada", "stuck", "bad", "Ben"], &["Ada", "stuck", "Zoe"]),
    ] {
        let (answers, writer, memory) = answers(fates, names).await;
        assert!(answers.iter().all(|answer| matches!(answer, Err(StoreError::Unknown))), "{answers:?}");
        while writer.is_failing() {
            sleep(RETRY / 5).await;
        }
        writer.write(guest("Zoe")).await.unwrap();
        assert_eq!(memory.0.lock().unwrap().names, stored, "{names:?}");
    }
}

#[tokio::test]
async fn files_that_are_gone_are_noticed_although_nobody_writes() {
    let memory = Memory::default();
    let writer = Writer::start(memory.clone());
    memory.0.lock().unwrap().is_gone = true;
    let begun = Instant::now();
    while !writer.is_failing() {
        assert!(begun.elapsed() < 5 * LOOK);
        sleep(RETRY / 5).await;
    }
}

#[tokio::test]
async fn a_commit_that_hangs_is_in_doubt_and_others_are_refused_at_once() {
    let begun = Instant::now();
    let (answers, writer, memory) = answers(&[Fate::Hangs], ["Ada"]).await;
    assert!(matches!(answers, [Err(StoreError::Unknown)]), "{answers:?}");
    assert!(writer.is_failing());
    assert!(matches!(writer.write(guest("Eve")).await, Err(StoreError::Unavailable)));
    assert!(matches!(writer.probe().await, Err(StoreError::Unavailable)));
    assert!(begun.elapsed() < HANGS, "answered after {:?}", begun.elapsed());
    while writer.is_failing() {
        sleep(RETRY / 5).await;
    }
    writer.write(guest("Ben")).await.unwrap();
    assert_eq!(memory.0.lock().unwrap().names, ["Ada", "Ben"], "what was in doubt is final by then");
}

#[tokio::test]
async fn a_slow_commit_is_waited_for() {
    let (answers, writer, _) = answers(&[Fate::Slow], ["Ada"]).await;
    assert!(matches!(answers, [Ok(())]), "{answers:?}");
    assert!(!writer.is_failing());
}

#[tokio::test]
async fn a_probe_beside_a_bad_write_commits_something_itself() {
    let memory = Memory::default();
    let writer = Writer::start(memory.clone());
    *writer.health.last_commit.lock().unwrap() -= FRESH;
    let (bad, probe) = tokio::join!(writer.write(guest("bad")), writer.probe());
    assert!(bad.is_err());
    probe.unwrap();
    assert_eq!(memory.0.lock().unwrap().number, 1);

    memory.0.lock().unwrap().fates.extend([Fate::Fails, Fate::Fails, Fate::Fails]);
    *writer.health.last_commit.lock().unwrap() -= FRESH;
    let (bad, probe) = tokio::join!(writer.write(guest("bad")), writer.probe());
    assert!(bad.is_err() && probe.is_err(), "nothing could be committed");
}
