//! Disks that fail: system calls that return errors, and a small file system.

use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A system call that can be made to fail; the numbers are those of `faults.c`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Call {
    Write = 1,
    Sync = 2,
    Open = 3,
    Read = 4,
    Truncate = 5,
    Unlink = 6,
}

/// Which of the database's files.
pub mod files {
    pub const DATABASE: i32 = 1;
    pub const LOG: i32 = 2;
    pub const FOLDER: i32 = 8;
    pub const ANY: i32 = 7;
}

pub const ENOSPC: i32 = 28;
pub const EIO: i32 = 5;

/// In place of an error: the call hangs, and then succeeds.
pub const fn hang(milliseconds: i32) -> i32 {
    -milliseconds
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    pub call: Call,
    pub files: i32,
    /// Calls that succeed before the first one fails.
    pub skip: i32,
    /// Calls that fail; `None`: all until the fault is cleared.
    pub times: Option<i32>,
    pub error: i32,
}

/// The shim for the server, and the file that controls which calls fail.
pub struct Faults {
    folder: TempDir,
}

const SLOTS: usize = 2;
const FIELDS: usize = 6;

impl Faults {
    pub fn build() -> Faults {
        let folder = tempfile::tempdir().unwrap();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/faults.c");
        let library = folder.path().join("faults.so");
        let built = Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl").status();
        assert!(built.is_ok_and(|status| status.success()), "this test needs a C compiler, as the bundled SQLite does");
        fs::write(folder.path().join("faults"), [0; SLOTS * FIELDS * 4]).unwrap();
        Faults { folder }
    }

    /// The server with the shim, which serves a data folder.
    pub fn command(&self, data: &Path) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        command.env("LD_PRELOAD", self.folder.path().join("faults.so"));
        command.env("ORRERY_FAULTS", self.folder.path().join("faults"));
        command.env("ORRERY_FAULTS_FOLDER", data.canonicalize().unwrap());
        command
    }

    /// Arms these faults and no others.
    pub fn arm(&self, faults: &[Fault]) {
        let mut fields = [0; SLOTS * FIELDS];
        for (fault, slot) in faults.iter().zip(fields.chunks_mut(FIELDS)) {
            let Fault { call, files, skip, times, error } = *fault;
            slot.copy_from_slice(&[call as i32, files, skip, times.unwrap_or(-1), error, 0]);
        }
        let bytes: Vec<u8> = fields.iter().flat_map(|field| field.to_ne_bytes()).collect();
        OpenOptions::new().write(true).open(self.folder.path().join("faults")).unwrap().write_all_at(&bytes, 0).unwrap();
    }

    pub fn clear(&self) {
        self.arm(&[]);
    }

    /// How often each fault has struck since they were armed.
    pub fn strikes(&self) -> [i32; SLOTS] {
        let bytes = fs::read(self.folder.path().join("faults")).unwrap();
        let fields: Vec<i32> = bytes.chunks(4).map(|field| i32::from_ne_bytes(field.try_into().unwrap())).collect();
        std::array::from_fn(|slot| fields[slot * FIELDS + FIELDS - 1])
    }
}

/// A small file system in a mount namespace of its own, which a sleeping process keeps alive.
pub struct SmallDisk {
    holder: Child,
    folder: TempDir,
}

impl SmallDisk {
    pub fn mount(megabytes: u32) -> SmallDisk {
        let folder = tempfile::tempdir().unwrap();
        let mut unshare = Command::new("unshare");
        unshare.arg("--mount");
        if !is_root() {
            unshare.arg("--map-root-user");
        }
        let script = "mount -t tmpfs -o size=$1m none \"$2\" && echo mounted && exec sleep 600";
        unshare.args(["sh", "-c", script, "sh", &megabytes.to_string()]).arg(folder.path());
        let mut holder = unshare.stdout(Stdio::piped()).spawn().expect("util-linux's unshare");
        let mut line = String::new();
        BufReader::new(holder.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line, "mounted\n", "this test needs a mount namespace: run it as root, or allow user namespaces");
        SmallDisk { holder, folder }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The server in the namespace that sees the disk.
    pub fn command(&self) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--mount", "--target", &self.holder.id().to_string()]);
        if !is_root() {
            command.args(["--user", "--preserve-credentials"]);
        }
        command.arg(env!("CARGO_BIN_EXE_orrery"));
        command
    }

    /// The disk as seen from here.
    fn outside(&self) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.holder.id()));
        root.join(self.folder.path().strip_prefix("/").unwrap())
    }

    /// Leaves no byte free.
    pub fn fill(&self) {
        let mut file = OpenOptions::new().create(true).append(true).open(self.outside().join("filler")).unwrap();
        let full = std::io::copy(&mut std::io::repeat(0).take(1 << 30), &mut file).and_then(|_| file.flush());
        assert_eq!(full.unwrap_err().raw_os_error(), Some(ENOSPC));
    }

    pub fn free(&self) {
        fs::remove_file(self.outside().join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}
