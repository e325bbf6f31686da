//! The web client: its packages, its build, its checks.

use std::env;
use std::process::Command;

use crate::tools::{Done, answers, orrery_of_tests, root, run};

/// npm, in the client's folder.
fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web")).args(args);
    command
}

/// The packages of the lock file, fetched only if that changed since.
fn packages() -> Done {
    let changed = |name: &str| root().join(name).metadata().and_then(|data| data.modified()).ok();
    let (lock, installed) = (changed("web/package-lock.json"), changed("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= lock {
        return Ok(());
    }
    // Not `npm ci`: it wants the bundler's binaries for every platform in the lock file, and npm writes only this one's.
    run(&mut npm(&["install", "--no-progress"]))
}

/// The client as the server embeds it.
pub(crate) fn build() -> Done {
    packages()?;
    run(&mut npm(&["run", "build"]))
}

/// Types, the tests of what is not drawn, and then everything in a real browser.
pub(crate) fn test() -> Done {
    packages()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["test"]))?;
    build()?;
    let server = orrery_of_tests()?;
    chromium()?;
    run(npm(&["run", "e2e"]).env("ORRERY_BIN", server.path()))
}

/// The machine's own Chromium, installed where it is missing: no other browser is ever downloaded.
fn chromium() -> Done {
    let named = env::var_os("CHROMIUM").is_some();
    if named || ["chromium", "chromium-browser"].iter().any(|name| answers(Command::new(name).arg("--version"))) {
        return Ok(());
    }
    run(&mut as_root("apt-get", &["update"]))?;
    run(&mut as_root("apt-get", &["install", "--yes", "--no-install-recommends", "chromium"]))
}

/// A program with the rights of root, by sudo for everybody else.
fn as_root(program: &str, args: &[&str]) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    let mut command = Command::new(if root { program } else { "sudo" });
    if !root {
        command.arg(program);
    }
    command.args(args);
    command
}
