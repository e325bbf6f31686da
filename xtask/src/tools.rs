//! The programs that the commands call.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// Why a command failed, in one line.
pub(crate) type Done<T = ()> = Result<T, String>;

/// The root of the repository, one above this package.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// The cargo that runs this, at the root of the repository.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs a program to its end; anything but success is a failure that names it.
pub(crate) fn run(command: &mut Command) -> Done {
    let name = spoken(command);
    let status = command.status().map_err(|error| format!("{name}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name}: {status}")) }
}

/// A program's name and arguments as one would type them.
fn spoken(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Whether a program answers to `--version`.
pub(crate) fn answers(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

pub(crate) fn has_nextest() -> bool {
    answers(cargo().args(["nextest", "--version"]))
}

/// A build of `orrery`.
pub(crate) struct Orrery {
    path: PathBuf,
}

/// What is needed to know of a game here.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) example: bool,
    pub(crate) players: (u64, u64),
}

/// The release build of `orrery`.
pub(crate) fn orrery() -> Done<Orrery> {
    build("release")
}

/// The build that the tests have made already. It reads the web client from its folder.
pub(crate) fn orrery_of_tests() -> Done<Orrery> {
    build("dev")
}

/// Builds `orrery`; cargo says where it lies, whatever the target directory is.
fn build(profile: &str) -> Done<Orrery> {
    let build = ["build", "--profile", profile, "--package", "orrery", "--message-format", "json-render-diagnostics"];
    let built = cargo().args(build).stderr(Stdio::inherit()).output().map_err(|error| format!("cargo build: {error}"))?;
    if !built.status.success() {
        return Err("cargo build failed".to_owned());
    }
    let text = String::from_utf8_lossy(&built.stdout);
    let messages = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let executable = |message: Value| {
        let ours = message["target"]["name"] == "orrery";
        message["executable"].as_str().filter(|_| ours).map(PathBuf::from)
    };
    let path = messages.filter_map(executable).next_back().ok_or("cargo built no program")?;
    Ok(Orrery { path })
}

impl Orrery {
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn command(&self, name: &str) -> Command {
        let mut command = Command::new(&self.path);
        command.arg(name);
        command
    }

    pub(crate) fn games(&self) -> Done<Vec<Game>> {
        let listed = self.command("games").arg("--json").output().map_err(|error| format!("orrery games: {error}"))?;
        let list: Value = serde_json::from_slice(&listed.stdout).map_err(|error| format!("orrery games: {error}"))?;
        let game = |game: &Value| {
            let count = |end: &str| game["players"][end].as_u64();
            let id = game["id"].as_str()?.to_owned();
            Some(Game { id, example: game["example"] == true, players: (count("min")?, count("max")?) })
        };
        list.as_array().into_iter().flatten().map(game).collect::<Option<Vec<_>>>().ok_or("orrery games: not as expected".into())
    }
}
