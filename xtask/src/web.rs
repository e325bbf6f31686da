//! The web client: its packages, its build, its checks.

use std::process::Command;

use crate::tools::{Done, root, run};

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

/// Types, and the tests of what is not drawn.
pub(crate) fn test() -> Done {
    packages()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["test"]))
}
