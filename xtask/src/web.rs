//! The web client: packages, build, checks, browser tests, dev server.

use std::env;
use std::path::Path;
use std::process::{Child, Command};
use std::thread;

use crate::tools::{Done, Runner, answers, install, orrery, root, run, run_quietly};

/// npm in the client's folder.
fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web")).args(args);
    command
}

/// Installs the packages of the lock file, unless they are newer than it.
pub(crate) fn packages(run: Runner) -> Done {
    let modified = |name: &str| root().join(name).metadata().and_then(|data| data.modified()).ok();
    let (lock, installed) = (modified("web/package-lock.json"), modified("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= lock {
        return Ok(());
    }
    // Not `npm ci`: it wants the bundler's binaries for every platform in the lock file, and npm writes only those of the platform it
    // runs on. `--no-save` leaves the lock file as it is.
    run(&mut npm(&["install", "--no-save", "--no-progress", "--no-audit", "--no-fund"]))
}

/// Whether [`build`] has run before.
pub(crate) fn is_built() -> bool {
    root().join("web/dist/index.html").exists()
}

/// Builds the client for the server to embed. Needs [`packages`].
pub(crate) fn build(run: Runner) -> Done {
    run(&mut npm(&["run", "build"]))
}

/// Checks types and style, and runs the tests that need no browser; says nothing unless one fails. Needs [`packages`].
pub(crate) fn check() -> Done {
    thread::scope(|scope| {
        // On one core it takes as long as all the others together.
        let lint = scope.spawn(|| run_quietly(&mut npm(&["run", "lint"])));
        run_quietly(&mut npm(&["run", "check"]))?;
        run_quietly(&mut npm(&["test"]))?;
        lint.join().map_err(|_| "npm run lint panicked")?
    })
}

/// Plays in a real browser, with the program that people get: the client is inside it, and the guard needs the same build. Needs
/// [`build`].
pub(crate) fn browser_tests() -> Done {
    let server = orrery()?;
    provide_chromium()?;
    run(npm(&["run", "e2e"]).env("ORRERY_BIN", server.path()))
}

/// Starts vite's dev server as a proxy for the server at `server`. It reloads the open pages when the file `restarts` changes.
pub(crate) fn dev_server(server: &str, restarts: &Path) -> Done<Child> {
    // Not through npm: killing npm would not kill vite.
    let mut vite = Command::new("node");
    vite.current_dir(root().join("web")).arg("node_modules/vite/bin/vite.js");
    vite.env("ORRERY_SERVER", server).env("ORRERY_RESTARTS", restarts);
    vite.spawn().map_err(|error| format!("vite: {error}"))
}

/// The headless shell first: it draws the same pages in less time. Not every distribution has it.
const CHROMIUM: [&str; 3] = ["chromium-headless-shell", "chromium", "chromium-browser"];

/// Makes sure that the system's own Chromium is there. No other browser is ever downloaded.
fn provide_chromium() -> Done {
    let found = CHROMIUM.iter().any(|name| answers(Command::new(name).arg("--version")));
    if found || env::var_os("CHROMIUM").is_some() {
        return Ok(());
    }
    install(CHROMIUM[0]).or_else(|_| install(CHROMIUM[1]))
}
