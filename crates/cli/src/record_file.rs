//! Records as files: read whole, written line by line.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use orrery_engine::record::{Header, Line, Record};
use orrery_registry as registry;

use crate::error::Failure;
use crate::language::say;
use crate::lookup::unknown_game;

/// A record that is appended to during play. Each line is written before the game continues.
pub(crate) struct RecordFile {
    pub(crate) path: PathBuf,
    file: File,
}

impl RecordFile {
    /// Creates a file with the log so far. Never overwrites an existing one.
    pub(crate) fn create(path: &Path, header: &Header, lines: &[Line]) -> io::Result<RecordFile> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        claim(&file)?;
        let record = Record { header: header.clone(), lines: lines.to_vec() };
        file.write_all(record.to_text().as_bytes())?;
        Ok(RecordFile { path: path.to_owned(), file })
    }

    pub(crate) fn append(&mut self, line: &Line) -> Result<(), Failure> {
        self.file.write_all((line.to_text() + "\n").as_bytes()).map_err(|error| Failure::file(&self.path, error))
    }
}

/// Locks the file: two games must not append to the same record.
fn claim(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::Error::other("another game is writing this record")),
        // Not every file system supports locks.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// Reads a record and finds its game.
pub(crate) fn read(path: &Path) -> Result<(Record, &'static registry::Entry), Failure> {
    parse(path, &text(path)?)
}

/// A record to resume: locked, not yet modified.
pub(crate) struct Reopened {
    pub(crate) record: Record,
    pub(crate) entry: &'static registry::Entry,
    path: PathBuf,
    file: File,
    /// Its complete lines. An incomplete last line, left by a crash, was never acknowledged.
    text: String,
}

pub(crate) fn reopen(path: &Path) -> Result<Reopened, Failure> {
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(|error| Failure::file(path, error))?;
    claim(&file).map_err(|error| Failure::file(path, error))?;
    let mut text = text(path)?;
    text.truncate(text.rfind('\n').map_or(text.len(), |last| last + 1));
    let (record, entry) = parse(path, &text)?;
    Ok(Reopened { record, entry, path: path.to_owned(), file, text })
}

impl Reopened {
    /// Truncates an incomplete last line. Call it only after the record is verified.
    pub(crate) fn go_on(self) -> Result<RecordFile, Failure> {
        let Reopened { record, path, mut file, text, .. } = self;
        let mut cut = || -> io::Result<()> {
            file.set_len(text.len() as u64)?;
            file.seek(SeekFrom::End(0))?;
            // A record cut after its header lacks the empty line that ends it.
            if record.lines.is_empty() && !text.ends_with("\n\n") {
                file.write_all(b"\n")?;
            }
            Ok(())
        };
        cut().map_err(|error| Failure::file(&path, error))?;
        Ok(RecordFile { path, file })
    }
}

fn text(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::file(path, error))?;
    String::from_utf8(bytes).map_err(|error| {
        let (good, at) = (error.as_bytes(), error.utf8_error().valid_up_to());
        let line = 1 + good[..at].iter().filter(|&&b| b == b'\n').count();
        Failure::line(path, line, say("cli-not-text"))
    })
}

fn parse(path: &Path, text: &str) -> Result<(Record, &'static registry::Entry), Failure> {
    let record = Record::parse(text).map_err(|error| Failure::unreadable_record(path, error))?;
    let game = &record.header.game;
    let unknown = || Failure::line(path, 2, unknown_game(game));
    let entry = registry::find(game).ok_or_else(unknown)?;
    Ok((record, entry))
}
