//! Test vectors: examples of the rules in TOML, one `[[example]]` each, that a game's driver plays and compares. The driver is a test
//! of its own (`harness = false` in the manifest), so that every example is a test by its id:
//!
//! ```text
//! fn main() -> ExitCode {
//!     vectors::run::<Kepler, _>(&["EXAMPLES.toml"], |case: &Case| ...)
//! }
//! ```

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Table;

use super::{folder, root};
use crate::game::Game;

#[derive(Deserialize)]
struct File {
    example: Vec<Table>,
}

/// What every example has; the game reads the rest.
#[derive(Deserialize)]
struct Head {
    id: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    title: String,
}

/// Runs every example of the files in the game's `tests`, or of the file that `ORRERY_VECTORS` names, and reports each by its id and
/// rules. `play` says what is wrong with one.
pub fn run<G: Game, C: DeserializeOwned>(files: &[&str], play: impl Fn(&C) -> Result<(), String>) -> ExitCode {
    let shipped = || files.iter().map(|file| folder::<G>().join("tests").join(file)).collect();
    let paths: Vec<PathBuf> = std::env::var_os("ORRERY_VECTORS").map_or_else(shipped, |path| vec![named(path.into())]);
    let examples: Vec<(Head, Result<C, String>)> = paths.iter().flat_map(|path| read(path)).collect();
    // cargo-nextest asks for the list of tests, then runs them by name.
    let args: Vec<String> = std::env::args().skip(1).collect();
    let asked = |flag: &str| args.iter().any(|arg| arg == flag);
    if asked("--list") {
        if !asked("--ignored") {
            examples.iter().for_each(|(head, _)| println!("{}: test", head.id));
        }
        return ExitCode::SUCCESS;
    }
    let filter = args.iter().find(|arg| !arg.starts_with("--"));
    let wanted =
        |id: &str| filter.is_none_or(|filter| if asked("--exact") { id == filter } else { id.contains(filter.as_str()) });
    let (mut passed, mut failed) = (0, 0);
    for (head, case) in examples.iter().filter(|(head, _)| wanted(&head.id)) {
        let name = format!("{} ({})", head.id, head.rules.join(", "));
        let played = |case| catch_unwind(AssertUnwindSafe(|| play(case))).unwrap_or(Err("panicked".into()));
        match case.as_ref().map_err(Clone::clone).and_then(played) {
            Ok(()) => {
                passed += 1;
                println!("ok      {name}");
            }
            Err(reason) => {
                failed += 1;
                println!("FAILED  {name}: {}\n        {reason}", head.title);
            }
        }
    }
    println!("\n{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tests run in the game's folder, but people name files from where they stand: the repository's root, as a rule.
fn named(path: PathBuf) -> PathBuf {
    if path.exists() { path } else { root().join(path) }
}

/// A file without examples is an error: a test that runs nothing must not pass. An example the driver cannot read has failed.
fn read<C: DeserializeOwned>(path: &Path) -> Vec<(Head, Result<C, String>)> {
    let fail = |error: String| -> ! { panic!("{}: {error}", path.display()) };
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| fail(error.to_string()));
    let file: File = toml::from_str(&text).unwrap_or_else(|error| fail(error.to_string()));
    if file.example.is_empty() {
        fail("no examples".into());
    }
    let head = |table: Table| table.try_into().unwrap_or_else(|error| fail(format!("an example without an id: {error}")));
    let case = |table: Table| table.try_into().map_err(|error| error.to_string());
    file.example.into_iter().map(|table| (head(table.clone()), case(table))).collect()
}
