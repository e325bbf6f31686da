//! `cargo xtask dev`: the server and vite's dev server, both following the sources.
//!
//! Vite replaces changed modules in the open page by itself. When something changes that the server is compiled from, the server is
//! rebuilt in the dev profile and restarted on the same port, so that vite's proxy still finds it, and the open pages are reloaded.
//! A failed build leaves the running server untouched.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use signal_hook::consts::TERM_SIGNALS;

use crate::tools::{Done, Orrery, build_dev, root};
use crate::{tools, web};

/// What the server is compiled from. Vite watches the client's files.
const WATCHED: [&str; 5] = ["Cargo.toml", "Cargo.lock", "crates", "docs/rules", "locales"];
const POLL_INTERVAL: Duration = Duration::from_millis(200);

pub(crate) fn run(args: Vec<String>) -> Done {
    web::packages(tools::run)?;
    let folder = root().join("target/dev");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let restarts = folder.join("restarts");
    let stop = stop_flag()?;
    let mut server = Server::new(args, &folder);
    let mut vite: Option<Running> = None;
    let mut restarted = 0;
    loop {
        let built_from = Snapshot::take();
        if follow(&mut server)? {
            restarted += 1;
            fs::write(&restarts, restarted.to_string()).map_err(|error| format!("{}: {error}", restarts.display()))?;
        }
        if let (None, Some(address)) = (&vite, &server.address) {
            vite = Some(Running(web::dev_server(address, &restarts)?));
        }
        match wait(&built_from, &stop, &mut server, vite.as_mut())? {
            Some(changed) => say(&format!("{} changed, building", changed.display())),
            None => return Ok(()),
        }
    }
}

fn say(what: &str) {
    println!("dev: {what}");
}

/// Set by SIGINT and SIGTERM. Both servers end when this program does, see [`Running`].
fn stop_flag() -> Done<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in TERM_SIGNALS {
        signal_hook::flag::register(*signal, Arc::clone(&stop)).map_err(|error| error.to_string())?;
    }
    Ok(stop)
}

/// Builds the server and restarts it if the binary changed. Returns whether it was restarted.
fn follow(server: &mut Server) -> Done<bool> {
    let Ok(built) = build_dev() else {
        say(if server.is_running() { "the build failed; the server built before goes on" } else { "the build failed" });
        return Ok(false);
    };
    if built.fresh && server.is_running() {
        say("nothing to rebuild");
        return Ok(false);
    }
    match server.restart(&built.program) {
        Ok(()) => {
            say(&format!("the server is at {}", server.address.as_deref().unwrap_or_default()));
            Ok(true)
        }
        Err(reason) => {
            say(&reason);
            Ok(false)
        }
    }
}

/// Waits for a change of the sources and returns one changed file; `None` when asked to stop.
fn wait(built_from: &Snapshot, stop: &AtomicBool, server: &mut Server, mut vite: Option<&mut Running>) -> Done<Option<PathBuf>> {
    let mut was_running = server.is_running();
    loop {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if vite.as_mut().is_some_and(|vite| vite.has_ended()) {
            return Err("vite ended".to_owned());
        }
        if was_running && !server.is_running() {
            say("the server ended by itself; it is started again after the next change");
            was_running = false;
        }
        if let Some(changed) = settled_change(built_from) {
            return Ok(Some(changed));
        }
        sleep(POLL_INTERVAL);
    }
}

/// A file that differs from `before`, once no further one changes: a save may touch several files, one after the other.
fn settled_change(before: &Snapshot) -> Option<PathBuf> {
    let mut now = Snapshot::take();
    let changed = now.difference(before)?;
    loop {
        sleep(POLL_INTERVAL);
        let later = Snapshot::take();
        if later == now {
            return Some(changed);
        }
        now = later;
    }
}

/// Modification times of everything watched. Reading them all takes a few milliseconds, and unlike notifications of the operating
/// system it works the same on every platform and on mounted folders.
#[derive(PartialEq)]
struct Snapshot(BTreeMap<PathBuf, SystemTime>);

impl Snapshot {
    fn take() -> Snapshot {
        let root = root();
        let mut files = BTreeMap::new();
        WATCHED.iter().for_each(|path| collect(&root.join(path), &mut files));
        Snapshot(files)
    }

    /// The first path that was added, removed or written since `before`.
    fn difference(&self, before: &Snapshot) -> Option<PathBuf> {
        let differs = |path: &&PathBuf| self.0.get(*path) != before.0.get(*path);
        let changed = self.0.keys().chain(before.0.keys()).find(differs)?;
        Some(changed.strip_prefix(root()).unwrap_or(changed).to_owned())
    }
}

/// Files that vanish while this runs are skipped, and so are editors' own files.
fn collect(path: &Path, files: &mut BTreeMap<PathBuf, SystemTime>) {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    if name.starts_with('.') || name.ends_with('~') {
        return;
    }
    if let Ok(entries) = fs::read_dir(path) {
        entries.flatten().for_each(|entry| collect(&entry.path(), files));
    } else if let Ok(modified) = path.metadata().and_then(|data| data.modified()) {
        files.insert(path.to_owned(), modified);
    }
}

/// A child process that does not outlive this program.
struct Running(Child);

impl Running {
    fn has_ended(&mut self) -> bool {
        !matches!(self.0.try_wait(), Ok(None))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both fail only for a process that has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The server of the last build that worked.
struct Server {
    args: Vec<String>,
    /// Where it listens: a free port the first time, the same one after that.
    address: Option<String>,
    /// The process with its standard output: closing that would make a later line of the server an error.
    process: Option<(Running, BufReader<ChildStdout>)>,
}

impl Server {
    /// `args` are those of `orrery serve`. Unless they name a data folder, a separate one is used, so that development builds
    /// cannot damage real tables.
    fn new(mut args: Vec<String>, folder: &Path) -> Server {
        if !names(&args, "--data") {
            args.extend(["--data".to_owned(), folder.join("data").display().to_string()]);
        }
        Server { args, address: None, process: None }
    }

    fn is_running(&mut self) -> bool {
        self.process.as_mut().is_some_and(|(process, _)| !process.has_ended())
    }

    /// Ends the running server and starts `program`. It is killed at once: what it acknowledged is on the disk, and a graceful stop
    /// would wait for the connections of open pages.
    fn restart(&mut self, program: &Orrery) -> Done {
        self.process = None;
        let mut command = program.command("serve");
        command.args(&self.args).stdout(Stdio::piped());
        if !names(&self.args, "--listen") {
            let address = self.address.as_deref().and_then(|url| url.strip_prefix("http://"));
            command.args(["--listen", address.unwrap_or("127.0.0.1:0")]);
        }
        let mut process = Running(command.spawn().map_err(|error| format!("orrery serve: {error}"))?);
        let mut lines = BufReader::new(process.0.stdout.take().expect("standard output is piped"));
        self.address = Some(printed_address(&mut lines)?);
        self.process = Some((process, lines));
        Ok(())
    }
}

fn printed_address(lines: &mut impl BufRead) -> Done<String> {
    let mut found = lines.lines().map_while(Result::ok).filter_map(|line| address_in(&line).map(str::to_owned));
    found.next().ok_or_else(|| "the server ended before it listened".to_owned())
}

fn names(args: &[String], option: &str) -> bool {
    args.iter().any(|arg| arg.split('=').next() == Some(option))
}

/// `http://127.0.0.1:3042` of "Orrery is at http://127.0.0.1:3042/".
fn address_in(line: &str) -> Option<&str> {
    let start = line.find("http://")?;
    line[start..].trim_end().strip_suffix('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_address_that_the_server_prints() {
        assert_eq!(address_in("Orrery is at http://127.0.0.1:3042/\n"), Some("http://127.0.0.1:3042"));
        assert_eq!(address_in("something else\n"), None);
    }

    #[test]
    fn options_are_found_in_both_spellings() {
        let args = ["--data=x", "--listen", "127.0.0.1:80"].map(str::to_owned);
        assert!(names(&args, "--data") && names(&args, "--listen"));
        assert!(!names(&args, "--log"));
    }

    #[test]
    fn a_snapshot_detects_written_added_and_removed_files() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let snapshot = |files: &[(&str, u64)]| Snapshot(files.iter().map(|&(path, time)| (path.into(), at(time))).collect());
        let before = snapshot(&[("a", 1), ("b", 1)]);
        assert_eq!(snapshot(&[("a", 1), ("b", 1)]).difference(&before), None);
        assert_eq!(snapshot(&[("a", 1), ("b", 2)]).difference(&before), Some("b".into()));
        assert_eq!(snapshot(&[("a", 1), ("b", 1), ("c", 1)]).difference(&before), Some("c".into()));
        assert_eq!(snapshot(&[("a", 1)]).difference(&before), Some("b".into()));
    }
}
