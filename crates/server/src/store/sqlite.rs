//! SQLite backend: one file, nothing to install.

use std::collections::{BTreeMap, HashSet};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _};

use orrery_engine::replay::Snapshot;

use super::queries::{commits, read, read_slowly, reads, run, writes};
use super::writer::{CommitError, Committed, Progress, Writer};
use super::{ChatLine, Damage, Depth, ListedRow, Store, StoreError, TableRow, WalFlaw, Write, migrations, wal};

/// Readers never wait for the writer (WAL); a few are plenty.
const READERS: u32 = 4;
/// Takes the write lock immediately, so that no later statement fails with SQLITE_BUSY.
const BEGIN: &str = "BEGIN IMMEDIATE";
/// No timeout: only the result of the commit shows whether it is stored.
const DEADLINE: Option<Duration> = None;
const COMMIT_PATIENCE: Duration = Duration::from_secs(2);
/// How long the writer waits for another process that writes to the file: twice, because a probe follows, and less than its patience.
const BUSY_TIMEOUT: Duration = Duration::from_millis(500);
/// Reads the pages that every new entry changes, from the root to the last leaf.
const PROBE: &str = "SELECT max(rowid) FROM entries";
const READ_DEADLINE: Duration = Duration::from_secs(5);

const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const IOERR_WRITE: u32 = 10 | 3 << 8;

/// Primary result codes SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH, and SQLITE_CORRUPT: a damaged page affects only the
/// writes that need it.
fn is_bad_write(code: &str) -> bool {
    primary(code).is_some_and(|code| matches!(code, CORRUPT | 18..=20))
}

/// Errors of COMMIT after which the log does not hold the frame that ends the transaction. After others, such as one of fsync, it may
/// hold the whole transaction, which would be recovered after a crash unless the next one has overwritten it.
fn proves_rollback(code: &str) -> bool {
    code.parse().is_ok_and(|code: u32| matches!(code, FULL | IOERR_WRITE))
}

/// The primary result code of an extended one.
fn primary(code: &str) -> Option<u32> {
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

fn is_corrupt(error: &sqlx::Error) -> bool {
    code(error).is_some_and(|code| primary(&code) == Some(CORRUPT))
}

/// The write-ahead log of a database.
fn log_of(file: &Path) -> PathBuf {
    beside(file, "-wal")
}

/// SQLite reports it as a generic error.
fn is_missing_table(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.message().starts_with("no such table"))
}

/// Creates the file if it is missing and takes all rights from everybody but its owner. SQLite gives the WAL the mode of its database.
fn make_private(file: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    #[cfg(unix)]
    opened.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(())
}

/// The files that were opened: others in their place, or none, are not this server's database.
struct Hold {
    file: PathBuf,
    /// Device and inode of the file, its write-ahead log and the log's index.
    identities: [Option<(u64, u64)>; 3],
    /// A connection that nothing else uses. While it is open, SQLite itself removes none of the files, and it can still read a log that was
    /// removed.
    anchor: Option<SqliteConnection>,
}

impl Hold {
    fn new(file: &Path) -> Hold {
        Hold { file: file.to_owned(), identities: identities(file), anchor: None }
    }

    /// As [`Hold::new`], with an open connection.
    async fn anchored(file: &Path, options: &SqliteConnectOptions) -> Result<Hold, sqlx::Error> {
        let mut anchor = options.connect().await?;
        // The log is opened by the first transaction.
        sqlx::query("SELECT 1 FROM sqlite_master").fetch_optional(&mut anchor).await?;
        Ok(Hold { anchor: Some(anchor), ..Hold::new(file) })
    }

    fn check(&self) -> Result<(), String> {
        let found = identities(&self.file);
        let Some(changed) = (0..found.len()).find(|&index| found[index] != self.identities[index]) else { return Ok(()) };
        Err(format!("{} was removed or replaced; restart the server", beside(&self.file, SUFFIXES[changed]).display()))
    }

    /// Moves what was acknowledged into the database if its log was removed or replaced: nobody else can read that log now.
    async fn rescue(&mut self) {
        let Some(anchor) = self.anchor.as_mut().filter(|_| identity(&self.file) == self.identities[0]) else { return };
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(FULL)").execute(anchor).await {
            tracing::error!(%error, "the removed log cannot be moved into the database");
        }
    }

    /// Closes the connection; what only a removed log holds is moved into the database before.
    async fn release(&mut self) {
        if self.check().is_err() {
            self.rescue().await;
        }
        if let Some(anchor) = self.anchor.take() {
            let _ = anchor.close().await;
        }
    }
}

/// What the names of a database, its write-ahead log and the log's index end with.
const SUFFIXES: [&str; 3] = ["", "-wal", "-shm"];

fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn identities(file: &Path) -> [Option<(u64, u64)>; 3] {
    SUFFIXES.map(|suffix| identity(&beside(file, suffix)))
}

#[cfg(unix)]
fn identity(file: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(file).ok().map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(_file: &Path) -> Option<(u64, u64)> {
    None
}

pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
    /// `None` if opened read-only.
    options: Option<SqliteConnectOptions>,
    /// Flaw in the write-ahead log, found before SQLite read it.
    log_flaw: Option<WalFlaw>,
}

impl Sqlite {
    /// Opens or creates the file, for its owner only, and runs migrations.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let failed = |error| StoreError::Failed(format!("{}: {error}", file.display()));
        make_private(file).map_err(failed)?;
        let log_flaw = wal::inspect(&log_of(file)).map_err(failed)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Commits survive a power loss.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let mut connection = options.connect().await?;
        migrations::sqlite().run(&mut connection).await?;
        connection.close().await?;
        let to_read = options.clone().read_only(true);
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(to_read.clone()).await?;
        // A file that is removed from here on is not replaced by an empty one.
        let options = options.create_if_missing(false);
        let to_write = options.clone().busy_timeout(BUSY_TIMEOUT);
        let hold = Hold::anchored(file, &to_write).await?;
        let writer = Writer::start(Connections::new(to_write, to_read, hold));
        Ok(Sqlite { writer, readers, options: Some(options), log_flaw })
    }

    /// Opens the file read-only, without migrations: it may be of an earlier version and in use.
    pub async fn open_to_read(file: &Path) -> Result<Sqlite, StoreError> {
        let failed = |error| StoreError::Failed(format!("{}: {error}", file.display()));
        let log_flaw = wal::inspect_in_use(&log_of(file)).await.map_err(failed)?;
        let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(Duration::from_secs(5));
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone()).await?;
        let writer = Writer::start(Connections::new(options.clone(), options, Hold::new(file)));
        Ok(Sqlite { writer, readers, options: None, log_flaw })
    }

    /// Moves the WAL into the file, so that a clean stop leaves one whole file: SQLite does so when the last connection closes, but only if
    /// that one may write.
    async fn tidy(&self) {
        let Some(options) = &self.options else { return };
        let checkpoint = async {
            let mut connection = options.connect().await?;
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
            connection.close().await
        };
        if let Err(error) = checkpoint.await {
            tracing::warn!(%error, "the WAL stays beside the database; the next start reads it");
        }
    }

    async fn find_damage(&self, depth: Depth) -> Result<Vec<Damage>, StoreError> {
        let check = match depth {
            Depth::Quick => "PRAGMA quick_check(20)",
            Depth::Thorough => "PRAGMA integrity_check(100)",
        };
        let found: Result<Vec<String>, sqlx::Error> = read_slowly!(self.readers, sqlx::query_scalar(check), fetch_all);
        let problems = match found {
            Ok(rows) => rows.into_iter().filter(|row| row != "ok").collect(),
            Err(error) if is_corrupt(&error) => vec![error.to_string()],
            Err(error) => return Err(error.into()),
        };
        Ok(self.log_flaw.map(Damage::Log).into_iter().chain(problems.into_iter().map(Damage::Page)).collect())
    }

    async fn copy_to(&self, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Failed(format!("{} exists already", to.display())));
        }
        let name = to.to_str().ok_or_else(|| StoreError::Failed("the name of the copy is not text".to_owned()))?;
        // SQLite fills an empty file and leaves its mode.
        make_private(to).map_err(|error| StoreError::Failed(format!("{name}: {error}")))?;
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&self.readers).await;
        if copied.is_err() {
            let _ = std::fs::remove_file(to);
        }
        copied?;
        Ok(())
    }
}

commits!(sqlx::Sqlite);
writes!(sqlx::Sqlite);
reads!(Sqlite);

#[cfg(test)]
mod tests {
    use std::fmt::Debug;
    use std::sync::{Arc, Mutex};

    use tracing::field::{Field, Visit};
    use tracing::{Event, Metadata, span};

    use super::super::writer::{BATCH, Commit};
    use super::*;

    #[tokio::test]
    async fn slow_readers_do_not_delay_a_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("db")).await.unwrap();
        let mut slow = Vec::new();
        for _ in 0..READERS {
            slow.push(store.readers.acquire().await.unwrap());
        }
        let write = store.write(Write::Guest { id: "ada".to_owned(), name: "Ada".to_owned() });
        tokio::time::timeout(Duration::from_secs(5), write).await.expect("a write in time").unwrap();
    }

    /// A statement as `sqlx` logs it: how it begins, and the number of rows that it inserted.
    #[derive(Clone, Default)]
    struct Statement {
        summary: String,
        rows: u64,
    }

    impl Visit for Statement {
        fn record_str(&mut self, field: &Field, value: &str) {
            if field.name() == "summary" {
                value.clone_into(&mut self.summary);
            }
        }

        fn record_u64(&mut self, field: &Field, value: u64) {
            if matches!(field.name(), "rows_affected" | "rows_returned") {
                self.rows = self.rows.max(value);
            }
        }

        fn record_debug(&mut self, _: &Field, _: &dyn Debug) {}
    }

    /// What `sqlx` has executed in this process.
    #[derive(Clone, Default)]
    struct Statements(Arc<Mutex<Vec<Statement>>>);

    impl Statements {
        /// Number of statements that begin like this and inserted that many rows.
        fn count(&self, beginning: &str, rows: usize) -> usize {
            let wanted = |statement: &&Statement| statement.summary.starts_with(beginning) && statement.rows == rows as u64;
            self.0.lock().unwrap().iter().filter(wanted).count()
        }
    }

    impl tracing::Subscriber for Statements {
        fn enabled(&self, metadata: &Metadata<'_>) -> bool {
            metadata.target() == "sqlx::query"
        }

        fn event(&self, event: &Event<'_>) {
            let mut statement = Statement::default();
            event.record(&mut statement);
            self.0.lock().unwrap().push(statement);
        }

        fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
            span::Id::from_u64(1)
        }

        fn record(&self, _: &span::Id, _: &span::Record<'_>) {}
        fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}
        fn enter(&self, _: &span::Id) {}
        fn exit(&self, _: &span::Id) {}
    }

    fn id(number: usize) -> String {
        format!("table {number:03}")
    }

    /// The second entry of a table.
    fn second(number: usize, line: &str) -> Write {
        let standing = format!("after {line}");
        Write::Entries { table: id(number), version: 1, n: 2, lines: vec![line.to_owned()], standing }
    }

    /// A database with tables of one entry each, and the connections of its writer.
    async fn tables(file: &Path, count: usize) -> (Sqlite, Connections) {
        let store = Sqlite::open(file).await.unwrap();
        let row = |number| TableRow {
            id: id(number),
            created: 1,
            head: String::new(),
            version: 1,
            listed: false,
            bots: false,
            sitters: Vec::new(),
        };
        let table = |number| Write::Table { row: row(number), lines: vec!["first".to_owned()], position: None };
        let made = futures_util::future::join_all((0..count).map(|number| store.write(table(number)))).await;
        assert!(made.iter().all(Result::is_ok));
        let options = store.options.clone().expect("opened to write");
        let connections = Connections::new(options.clone(), options.read_only(true), Hold::new(file));
        (store, connections)
    }

    #[tokio::test]
    async fn a_full_batch_of_moves_at_many_tables_takes_two_statements() {
        let statements = Statements::default();
        tracing::subscriber::set_global_default(statements.clone()).expect("no other test of this program sets one");
        let folder = tempfile::tempdir().unwrap();
        let (store, mut connections) = tables(&folder.path().join("db"), BATCH).await;
        let moves: Vec<Write> = (0..BATCH).map(|number| second(number, "second")).collect();
        let batch: Vec<&Write> = moves.iter().collect();
        let committed = connections.commit(&batch, &Progress::new()).await.unwrap();
        assert_eq!(committed.done, [true; BATCH]);
        for beginning in ["INSERT INTO entries", "INSERT INTO standings"] {
            assert_eq!(statements.count(beginning, BATCH), 1, "{beginning} for all of them");
        }
        for number in [0, 1, BATCH - 1] {
            assert_eq!(store.entries(&id(number)).await.unwrap(), ["first", "second"]);
            assert_eq!(store.standing(&id(number)).await.unwrap().as_deref(), Some("after second"));
        }
    }

    /// A batch need not be in the order of its tables.
    #[tokio::test]
    async fn of_two_equal_moves_in_a_batch_one_takes_effect() {
        let folder = tempfile::tempdir().unwrap();
        let (store, mut connections) = tables(&folder.path().join("db"), 4).await;
        let moves = [0, 1, 2, 3, 0].map(|number| second(number, "second"));
        let batch: Vec<&Write> = moves.iter().collect();
        let committed = connections.commit(&batch, &Progress::new()).await.unwrap();
        assert_eq!(committed.done, [true, true, true, true, false]);
        assert_eq!(store.entries(&id(0)).await.unwrap(), ["first", "second"]);
    }

    /// SQLite reports a database that may not grow like a full disk.
    #[tokio::test]
    async fn a_write_that_has_no_room_is_refused_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("db");
        let (store, _) = tables(&file, 2).await;
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&store.readers).await.unwrap();
        let options = store.options.clone().expect("opened to write").pragma("max_page_count", (pages + 8).to_string());
        let (writer, begin) = Writer::idle(Connections::new(options.clone(), options.read_only(true), Hold::new(&file)));
        let big = Write::Replay { id: "big".to_owned(), record: "x".repeat(1 << 20) };
        let writes = [second(0, "second"), big, second(1, "second")];
        let writes = futures_util::future::join_all(writes.map(|write| writer.write(write)));
        // It begins when all of them are queued.
        let (answers, ()) = tokio::join!(biased; writes, async { begin() });
        assert!(matches!(answers[..], [Ok(()), Err(StoreError::Unavailable), Ok(())]), "{answers:?}");
        assert!(!writer.is_failing());
        for number in [0, 1] {
            assert_eq!(store.entries(&id(number)).await.unwrap(), ["first", "second"]);
        }
        assert_eq!(store.replay("big").await.unwrap(), None);
    }
}
