//! Inspection of SQLite's write-ahead log before SQLite reads it. SQLite uses the frames up to the last whole transaction and
//! silently ignores the rest. The format is that of <https://sqlite.org/fileformat2.html#walformat>.

use std::fmt;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;
use std::time::Duration;

const MAGIC: u32 = 0x377f_0682;
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const MAX_PAGE: usize = 65_536;
const LOOKS: usize = 3;
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// Why SQLite does not read the whole of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalFlaw {
    /// Nothing is read.
    Header,
    /// Nothing is read from this frame on, counted from 1.
    Frame(u64),
    /// The file ends within a transaction, after this many frames: it was being written when the process ended, or the file was cut off.
    CutOff(u64),
}

impl fmt::Display for WalFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WalFlaw::Header => write!(f, "its header is damaged: nothing in it is read"),
            WalFlaw::Frame(n) => write!(f, "frame {n} is damaged: it is read up to the transaction before"),
            WalFlaw::CutOff(n) => {
                write!(f, "it ends within a transaction, after frame {n}: it is read up to the transaction before")
            }
        }
    }
}

/// Finds the first flaw of a log. A missing or empty one has none.
pub fn inspect(file: &Path) -> io::Result<Option<WalFlaw>> {
    let mut from = match File::open(file) {
        Ok(file) => BufReader::new(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut header = [0; HEADER];
    match fill(&mut from, &mut header)? {
        0 => return Ok(None),
        HEADER => {}
        _ => return Ok(Some(WalFlaw::Header)),
    }
    let Some(mut sums) = Checksum::of_header(&header) else { return Ok(Some(WalFlaw::Header)) };
    let (page, salts) = (field(&header, 8) as usize, &header[16..24]);
    if !page.is_power_of_two() || page > MAX_PAGE {
        return Ok(Some(WalFlaw::Header));
    }
    let mut frame = vec![0; FRAME_HEADER + page];
    let (mut whole, mut committed) = (0, 0);
    loop {
        let length = fill(&mut from, &mut frame)?;
        // Frames with other salts are left from before the log was restarted.
        let ours = length >= FRAME_HEADER && frame[8..16] == *salts;
        if length < frame.len() || !ours {
            let cut_off = ours || (0 < length && length < FRAME_HEADER) || committed < whole;
            return Ok(cut_off.then_some(WalFlaw::CutOff(whole)));
        }
        sums.add(&frame[..8]);
        sums.add(&frame[FRAME_HEADER..]);
        if !sums.is(&frame[16..24]) {
            return Ok(Some(WalFlaw::Frame(whole + 1)));
        }
        whole += 1;
        // The size of the database, in frames that end a transaction.
        if field(&frame, 4) != 0 {
            committed = whole;
        }
    }
}

/// As [`inspect`], for a log that a server may be writing to: reports a flaw only if it persists.
pub async fn inspect_in_use(file: &Path) -> io::Result<Option<WalFlaw>> {
    let mut found = inspect(file)?;
    for _ in 0..LOOKS {
        if found.is_none() {
            break;
        }
        tokio::time::sleep(BETWEEN_LOOKS).await;
        found = inspect(file)?.filter(|flaw| found == Some(*flaw));
    }
    Ok(found)
}

/// Reads as many bytes as there are, up to the length of the buffer.
fn fill(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut length = 0;
    while length < buffer.len() {
        match from.read(&mut buffer[length..])? {
            0 => break,
            more => length += more,
        }
    }
    Ok(length)
}

fn field(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
}

/// The running checksum of a log.
struct Checksum {
    big_endian: bool,
    sums: [u32; 2],
}

impl Checksum {
    /// The checksum after the header; `None` if the header is damaged.
    fn of_header(header: &[u8; HEADER]) -> Option<Checksum> {
        let magic = field(header, 0);
        let mut checksum = Checksum { big_endian: magic & 1 == 1, sums: [0; 2] };
        checksum.add(&header[..24]);
        (magic & !1 == MAGIC && checksum.is(&header[24..])).then_some(checksum)
    }

    fn add(&mut self, bytes: &[u8]) {
        let read = if self.big_endian { u32::from_be_bytes } else { u32::from_le_bytes };
        let [mut first, mut second] = self.sums;
        for pair in bytes.chunks_exact(8) {
            let word = |at: usize| read(pair[at..at + 4].try_into().expect("four bytes"));
            first = first.wrapping_add(word(0)).wrapping_add(second);
            second = second.wrapping_add(word(4)).wrapping_add(first);
        }
        self.sums = [first, second];
    }

    fn is(&self, stored: &[u8]) -> bool {
        [field(stored, 0), field(stored, 4)] == self.sums
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::store::{Sqlite, Store, Write};

    /// The log of a database that has had writes and was not closed.
    async fn log() -> Vec<u8> {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("db")).await.unwrap();
        for n in 0..10 {
            store.write(Write::Guest { id: n.to_string(), name: "Ada".to_owned() }).await.unwrap();
        }
        let bytes = fs::read(folder.path().join("db-wal")).unwrap();
        store.close().await;
        bytes
    }

    fn flaw_of(bytes: &[u8]) -> Option<WalFlaw> {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), bytes).unwrap();
        inspect(file.path()).unwrap()
    }

    #[tokio::test]
    async fn a_flaw_is_found_where_it_is() {
        let bytes = log().await;
        let frame = FRAME_HEADER + field(&bytes, 8) as usize;
        let frames = ((bytes.len() - HEADER) / frame) as u64;
        assert!(frames >= 10);
        assert_eq!((flaw_of(&bytes), flaw_of(&[])), (None, None));
        assert_eq!(flaw_of(&bytes[..bytes.len() - 100]), Some(WalFlaw::CutOff(frames - 1)));
        assert_eq!(flaw_of(&bytes[..HEADER + 5 * frame + 10]), Some(WalFlaw::CutOff(5)));
        assert_eq!(flaw_of(&bytes[..20]), Some(WalFlaw::Header));
        let flipped = |at: usize| {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1;
            flaw_of(&bytes)
        };
        assert_eq!(flipped(HEADER + 3 * frame + 1000), Some(WalFlaw::Frame(4)));
        assert_eq!(flipped(9), Some(WalFlaw::Header));
    }

    #[tokio::test]
    async fn frames_from_before_a_restart_of_the_log_are_not_a_flaw() {
        let mut bytes = log().await;
        let frame = FRAME_HEADER + field(&bytes, 8) as usize;
        let frames = (HEADER..bytes.len()).step_by(frame);
        let commits: Vec<usize> = frames.filter(|at| field(&bytes, at + 4) != 0).collect();
        let salts = commits[commits.len() - 2] + frame + 8;
        bytes[salts] ^= 1;
        assert_eq!(flaw_of(&bytes), None, "the transaction before is whole");
    }

    #[test]
    fn a_missing_log_has_no_flaw() {
        assert_eq!(inspect(Path::new("no such file")).unwrap(), None);
    }
}
