//! The server under test: a child process with a temporary data folder.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use orrery_server::client::Caller;
use tempfile::TempDir;

use crate::error::Failure;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// Time from process start to the first response.
    pub(crate) first_answer: Duration,
    process: Child,
    data: TempDir,
    idle: Option<Duration>,
}

impl Server {
    /// `idle` is the time after which tables fall asleep, if not the usual one.
    pub(crate) async fn start(idle: Option<Duration>) -> Result<Server, Failure> {
        let data = tempfile::tempdir()?;
        let (process, address, first_answer) = spawn(data.path(), "127.0.0.1:0", idle).await?;
        Ok(Server { address, first_answer, process, data, idle })
    }

    /// Kills the server and starts it again at the same address.
    pub(crate) async fn restart(&mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        (self.process, ..) = spawn(self.data.path(), &self.address.to_string(), self.idle).await?;
        Ok(())
    }

    /// Peak resident memory (Linux only).
    pub(crate) fn peak_memory_kb(&self) -> u64 {
        self.status("VmHWM:")
    }

    /// Resident memory (Linux only).
    pub(crate) fn memory_kb(&self) -> u64 {
        self.status("VmRSS:")
    }

    /// Processor time used so far (Linux only).
    pub(crate) fn processor_time(&self) -> Duration {
        processor_time(&self.process.id().to_string())
    }

    fn status(&self, field: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(field));
        line.and_then(|line| line.split_whitespace().next()).and_then(|number| number.parse().ok()).unwrap_or(0)
    }
}

/// Processor time used so far by this process, the clients (Linux only).
pub(crate) fn own_processor_time() -> Duration {
    processor_time("self")
}

fn processor_time(process: &str) -> Duration {
    /// Unit of Linux's `/proc`.
    const TICK: Duration = Duration::from_millis(10);
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the program, in parentheses, may contain spaces. User and system time are the 12th and 13th field after it.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    TICK * fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u32>().ok()).sum()
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts a server and waits for its first response; returns the time that took.
async fn spawn(data: &Path, listen: &str, idle: Option<Duration>) -> Result<(Child, SocketAddr, Duration), Failure> {
    let start = Instant::now();
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--listen", listen, "--no-limits", "--data"]).arg(data);
    if let Some(idle) = idle {
        command.arg("--idle").arg(idle.as_secs_f64().to_string());
    }
    let mut process = command.stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    if let Some(out) = process.stdout.take() {
        BufReader::new(out).read_line(&mut line)?;
    }
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).and_then(|text| text.parse().ok());
    let address = address.ok_or_else(|| Failure::Failed(format!("the server did not start: {line}")))?;
    let answered = Caller::new(address).get("/healthz").await;
    answered.map_err(|error| Failure::Failed(error.to_string()))?;
    Ok((process, address, start.elapsed()))
}
