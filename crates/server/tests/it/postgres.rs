//! A private Postgres for the tests: Debian's package, a cluster in a temporary folder, a free port, gone afterwards.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

pub struct Cluster {
    folder: TempDir,
    binaries: PathBuf,
    port: u16,
}

impl Cluster {
    /// Starts a cluster, installing the package first if it is missing and permissions allow. Panics with what is missing.
    pub fn start() -> Cluster {
        let binaries = binaries().or_else(install).expect(
            "these tests need Postgres: install Debian's package 'postgresql', or run them as root so that they can do it themselves",
        );
        let folder = tempfile::tempdir().expect("a temporary folder");
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a free port").port();
        let cluster = Cluster { folder, binaries, port };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(cluster.folder.path()));
        }
        run(cluster.tool("initdb").args(["--auth=trust", "--username=postgres", "--no-sync", "--pgdata"]).arg(cluster.data()));
        cluster.start_again();
        cluster
    }

    pub fn start_again(&self) {
        let settings = format!("-p {} -k {} -c listen_addresses=127.0.0.1", self.port, self.folder.path().display());
        run(self
            .tool("pg_ctl")
            .args(["start", "--wait", "--silent", "--options", &settings, "--log"])
            .arg(self.folder.path().join("log"))
            .arg("--pgdata")
            .arg(self.data()));
    }

    /// Ends it without a checkpoint, as a crash would.
    pub fn crash(&self) {
        run(self.tool("pg_ctl").args(["stop", "--mode=immediate", "--silent", "--pgdata"]).arg(self.data()));
    }

    /// Sends a signal to the server and all its children: `STOP` makes it hang with its connections open, `CONT` goes on.
    pub fn signal(&self, signal: &str) {
        let lock = std::fs::read_to_string(self.data().join("postmaster.pid")).expect("a running server");
        let postmaster = lock.lines().next().expect("its process id");
        let children = Command::new("pgrep").args(["--parent", postmaster]).output().expect("pgrep");
        let children = String::from_utf8(children.stdout).expect("process ids");
        run(Command::new("kill").arg(format!("-{signal}")).arg(postmaster).args(children.split_whitespace()));
    }

    pub fn url(&self) -> String {
        Cluster::url_at(self.address())
    }

    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// The URL of a cluster that is reached at another address.
    pub fn url_at(address: SocketAddr) -> String {
        format!("postgres://postgres@{address}/postgres")
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Postgres refuses to run as root.
    fn tool(&self, name: &str) -> Command {
        let program = self.binaries.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.tool("pg_ctl").args(["stop", "--mode=immediate", "--silent", "--pgdata"]).arg(self.data()).status();
    }
}

/// Where Debian puts them: the newest version there is.
fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").exists()).max()
}

fn install() -> Option<PathBuf> {
    if !is_root() || !Path::new("/usr/bin/apt-get").exists() {
        return None;
    }
    let apt = |arguments: &[&str]| {
        let status =
            Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let install = ["install", "--yes", "--no-install-recommends", "postgresql"];
    (apt(&install) || (apt(&["update"]) && apt(&install))).then(binaries)?
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).output();
    match output {
        Ok(output) if output.status.success() => {}
        Ok(output) => panic!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)),
        Err(error) => panic!("{command:?}: {error}"),
    }
}
