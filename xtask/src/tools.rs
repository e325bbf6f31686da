//! Running other programs: cargo, `orrery`, and the tools that the commands need.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The error says in one line why a command failed.
pub(crate) type Done<T = ()> = Result<T, String>;

/// The root of the repository: the parent of this package.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// The same cargo that started this program, in the root of the repository.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// [`run`] or [`run_quietly`].
pub(crate) type Runner = fn(&mut Command) -> Done;

/// Runs a program to its end. The error names the program.
pub(crate) fn run(command: &mut Command) -> Done {
    let name = command_line(command);
    let status = command.status().map_err(|error| format!("{name}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name}: {status}")) }
}

/// Like [`run`], for a program beside another one: its output is shown only if it fails.
pub(crate) fn run_quietly(command: &mut Command) -> Done {
    let name = command_line(command);
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    Err(format!("{name}: {}\n{text}", output.status))
}

/// The command as it would be typed, without the program's folder.
fn command_line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Whether a program can be run and succeeds; for `--version`.
pub(crate) fn answers(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Installs a package where the system is a Debian; elsewhere the error says what is missing.
pub(crate) fn install(package: &str) -> Done {
    if !answers(Command::new("apt-get").arg("--version")) {
        return Err(format!("{package} is missing: please install it"));
    }
    let install = ["install", "--yes", "--no-install-recommends", package];
    // The package lists of a fresh container may be missing or old.
    run(&mut as_root("apt-get", &install)).or_else(|_| {
        run(&mut as_root("apt-get", &["update"]))?;
        run(&mut as_root("apt-get", &install))
    })
}

/// A command that runs as root, by sudo if this is another user.
fn as_root(program: &str, args: &[&str]) -> Command {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    let mut command = Command::new(if is_root { program } else { "sudo" });
    if !is_root {
        command.arg(program);
    }
    command.args(args);
    command
}

pub(crate) fn has_nextest() -> bool {
    answers(cargo().args(["nextest", "--version"]))
}

/// A built `orrery` program.
pub(crate) struct Orrery {
    path: PathBuf,
}

/// A game as `orrery games --json` lists it, as far as it is needed here.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) example: bool,
    pub(crate) players: (u64, u64),
}

/// The outcome of a build.
pub(crate) struct Built {
    pub(crate) program: Orrery,
    /// Nothing had changed since the last build.
    pub(crate) fresh: bool,
}

/// Builds `orrery` in the release profile.
pub(crate) fn orrery() -> Done<Orrery> {
    Ok(build("release")?.program)
}

/// Builds `orrery` for `cargo xtask dev`. This build reads the web client from its folder instead of embedding it.
pub(crate) fn build_dev() -> Done<Built> {
    build("dev")
}

/// Builds `orrery` and takes its path from cargo's messages, because the target directory may be anywhere.
fn build(profile: &str) -> Done<Built> {
    let build = ["build", "--profile", profile, "--package", "orrery", "--message-format", "json-render-diagnostics"];
    let built = cargo().args(build).stderr(Stdio::inherit()).output().map_err(|error| format!("cargo build: {error}"))?;
    if !built.status.success() {
        return Err("cargo build failed".to_owned());
    }
    let text = String::from_utf8_lossy(&built.stdout);
    let messages = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let executable = |message: Value| {
        let ours = message["target"]["name"] == "orrery";
        let path = message["executable"].as_str().filter(|_| ours).map(PathBuf::from)?;
        Some(Built { program: Orrery { path }, fresh: message["fresh"] == true })
    };
    messages.filter_map(executable).next_back().ok_or("cargo built no program".to_owned())
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

    /// Every registered game.
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
