//! Test vectors: cases of the rules in TOML that a game's driver plays and compares. All games share one schema:
//!
//! ```toml
//! [[case]]
//! id = "A-space-missions"
//! title = "A ship is paid by the planet it appears next to"
//! rules = ["R6.1", "R5.2"]
//! given = { p0 = { earth = { energy = 1, matter = 1 } } }
//! do = [{ by = "p0", cmd = "build", planet = "earth", hex = [1, 0] }]
//! expect = { p0 = { earth = {}, reserve = 2 } }
//! ```
//!
//! The game defines the contents of `given`, the commands and `expect`. The driver is a separate test (`harness = false` in the
//! manifest), so that every case is a test by its id:
//!
//! ```text
//! fn main() -> ExitCode {
//!     vectors::run::<Kepler>(&["rulebook.toml", "derived.toml"], play)
//! }
//! ```

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::{folder, root};
use crate::game::Game;

/// A position, the commands played from it, and the expected result.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Name of its file, without the extension.
    pub file: String,
    /// Unique within the game; the name of the test.
    pub id: String,
    /// What the case shows, in one sentence.
    pub title: String,
    /// Numbers of the rules it is a case of.
    pub rules: Vec<String>,
    /// Differences from the game's usual start.
    pub given: Table,
    /// Commands in order, each named by its `cmd`.
    pub steps: Vec<Table>,
    /// The expected result.
    pub expect: Table,
    /// Taken from a specification, which may leave open what our own cases must state.
    pub is_specified: bool,
}

impl Case {
    /// The given position, deserialised as the game's type.
    pub fn given<T: DeserializeOwned>(&self) -> Result<T, String> {
        Value::Table(self.given.clone()).try_into().map_err(|error| format!("given: {error}"))
    }
}

/// A file of cases. Specifications call them examples.
#[derive(Deserialize)]
struct File {
    #[serde(alias = "example", alias = "examples")]
    case: Vec<Table>,
}

/// A case as it may be written: our schema, with the aliases that the games' specifications use.
#[derive(Deserialize)]
struct Written {
    id: String,
    #[serde(default)]
    title: String,
    #[serde(alias = "rule")]
    rules: Vec<String>,
    #[serde(default, alias = "origin", rename = "source")]
    _source: String,
    #[serde(default, rename = "note")]
    _note: String,
    #[serde(default, alias = "position")]
    given: Table,
    #[serde(default, rename = "do")]
    steps: Vec<Table>,
    /// Name of the only command, beside its arguments.
    kind: Option<String>,
    action: Option<Table>,
    expect: Table,
    /// Options, player counts and forced draws written beside `given` are part of it.
    #[serde(flatten)]
    beside: Table,
}

impl Written {
    fn into_case(self, file: &str) -> Case {
        let mut given = self.beside;
        given.extend(self.given);
        let mut steps = self.steps;
        let is_specified = self.kind.is_some() || self.action.is_some();
        if is_specified {
            let mut command = self.action.unwrap_or_default();
            command.extend(self.kind.map(|kind| ("cmd".to_owned(), kind.into())));
            if !command.contains_key("cmd")
                && let Some(kind) = command.remove("kind")
            {
                command.insert("cmd".to_owned(), kind);
            }
            steps.push(command);
        }
        let Written { id, title, rules, expect, .. } = self;
        Case { file: file.to_owned(), id, title, rules, given, steps, expect, is_specified }
    }
}

/// Runs every case of the files in the game's `tests/vectors`, or of the file that `ORRERY_VECTORS` names, and reports each by
/// its id and rules. `play` returns why a case fails.
pub fn run<G: Game>(files: &[&str], play: impl Fn(&Case) -> Result<(), String>) -> ExitCode {
    let shipped = || files.iter().map(|file| folder::<G>().join("tests/vectors").join(file)).collect();
    let paths: Vec<PathBuf> = std::env::var_os("ORRERY_VECTORS").map_or_else(shipped, |path| vec![named(path.into())]);
    let cases: Vec<Entry> = paths.iter().flat_map(|path| read(path)).collect();
    // cargo-nextest asks for the list of tests, then runs them by name.
    let args: Vec<String> = std::env::args().skip(1).collect();
    let asked = |flag: &str| args.iter().any(|arg| arg == flag);
    if asked("--list") {
        if !asked("--ignored") {
            cases.iter().for_each(|(id, _)| println!("{id}: test"));
        }
        return ExitCode::SUCCESS;
    }
    let filter = args.iter().find(|arg| !arg.starts_with("--"));
    let wanted =
        |id: &str| filter.is_none_or(|filter| if asked("--exact") { id == filter } else { id.contains(filter.as_str()) });
    let (mut passed, mut failed) = (0, 0);
    for (id, case) in cases.iter().filter(|(id, _)| wanted(id)) {
        let played = |case| catch_unwind(AssertUnwindSafe(|| play(case))).unwrap_or(Err("panicked".into()));
        let about = case.as_ref().map_or_else(|_| String::new(), |case| format!(" ({}): {}", case.rules.join(", "), case.title));
        match case.as_ref().map_err(Clone::clone).and_then(played) {
            Ok(()) => {
                passed += 1;
                println!("ok      {id}{about}");
            }
            Err(reason) => {
                failed += 1;
                println!("FAILED  {id}{about}\n        {reason}");
            }
        }
    }
    println!("\n{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tests run in the game's folder, but paths are given relative to the repository's root.
fn named(path: PathBuf) -> PathBuf {
    if path.exists() { path } else { root().join(path) }
}

/// A case by its id, or why it cannot be read; an unreadable case has failed.
type Entry = (String, Result<Case, String>);

/// A file without cases is an error: a test that runs nothing must not pass.
fn read(path: &Path) -> Vec<Entry> {
    let fail = |error: String| -> ! { panic!("{}: {error}", path.display()) };
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| fail(error.to_string()));
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let cases = parse(&name, &text).unwrap_or_else(|error| fail(error.to_string()));
    if cases.is_empty() {
        fail("no cases".into());
    }
    cases
}

fn parse(file: &str, text: &str) -> Result<Vec<Entry>, toml::de::Error> {
    let entry = |table: Table| {
        let id = table.get("id").and_then(Value::as_str).unwrap_or("a case without an id").to_owned();
        let written: Result<Written, _> = table.try_into();
        (id, written.map(|written| written.into_case(file)).map_err(|error| error.to_string()))
    };
    Ok(toml::from_str::<File>(text)?.case.into_iter().map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: &str = r#"
        [[case]]
        id = "x"
        title = "T"
        rules = ["R1"]
        given = { players = 2, options = { a = 1 } }
        do = [{ cmd = "place", at = 3 }]
        expect = { legal = true }
    "#;

    #[test]
    fn what_the_specifications_write_is_the_same_case() {
        let ours = parse("file", CASE).unwrap().remove(0).1.unwrap();
        let theirs = [
            r#"
            schema = 1
            [[example]]
            id = "x"
            title = "T"
            rules = ["R1"]
            origin = "derived"
            kind = "place"
            given = { players = 2, options = { a = 1 } }
            action = { at = 3 }
            expect = { legal = true }
            "#,
            r#"
            [[example]]
            id = "x"
            title = "T"
            rule = ["R1"]
            source = "rulebook"
            given = { players = 2, options = { a = 1 } }
            action = { kind = "place", at = 3 }
            expect = { legal = true }
            "#,
            r#"
            [[examples]]
            id = "x"
            title = "T"
            rule = ["R1"]
            source = "rulebook"
            note = "Beside given stands what belongs to it."
            players = 2
            options = { a = 1 }
            position = {}
            action = { cmd = "place", at = 3 }
            expect = { legal = true }
            "#,
        ];
        for text in theirs {
            let theirs = parse("file", text).unwrap().remove(0).1.unwrap();
            assert!(theirs.is_specified && !ours.is_specified);
            assert_eq!(Case { is_specified: false, ..theirs }, ours);
        }
    }

    #[test]
    fn a_case_that_cannot_fail_or_cites_no_rule_is_refused() {
        for key in ["rules", "expect"] {
            let without: String =
                CASE.lines().filter(|line| !line.trim().starts_with(key)).map(|line| format!("{line}\n")).collect();
            assert!(parse("file", &without).unwrap()[0].1.is_err(), "{key} is needed");
        }
    }
}
