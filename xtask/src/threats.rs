//! Every test that `docs/threat-model.md` names exists. A line whose test is gone protects nothing.

use std::fs;
use std::path::Path;

use crate::tools::{Done, root};

const PAGE: &str = "docs/threat-model.md";
const SERVER: &str = "crates/server";

/// The faults of the page.
pub(crate) fn faults() -> Done<Vec<String>> {
    let page = fs::read_to_string(root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))?;
    let missing = tests(&page).into_iter().filter(|test| !exists(&root(), test));
    Ok(missing.map(|test| format!("{PAGE}: {test} is no test")).collect())
}

/// What is named in the last column of the tables.
fn tests(page: &str) -> Vec<&str> {
    let rows = page.lines().filter_map(|line| line.strip_prefix('|')?.trim_end().strip_suffix('|'));
    let cells = rows.filter_map(|row| row.rsplit('|').next());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

/// Whether there is such a test: `module::test` or a module of the server's integration tests, a file of the server, or a path.
fn exists(root: &Path, test: &str) -> bool {
    let server = root.join(SERVER);
    let module = |name: &str| server.join("tests/it").join(name).with_extension("rs");
    match test.split_once("::") {
        Some((name, test)) => has(&module(name), &format!("fn {test}(")),
        None if test.starts_with("crates/") => root.join(test).exists(),
        None if test.starts_with("src/") => has(&server.join(test), "#[cfg(test)]"),
        None => module(test.trim_end_matches(".rs")).exists(),
    }
}

fn has(file: &Path, text: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|content| content.contains(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_of_the_last_column_are_found() {
        let page = "text with `code`\n| what | how | test |\n|---|---|---|\n| `a` | b | `folder::one`, `src/text.rs` |\n";
        assert_eq!(tests(page), ["folder::one", "src/text.rs"]);
    }

    #[test]
    fn a_test_that_does_not_exist_is_a_fault() {
        for there in
            ["folder::a_clean_stop_leaves_one_whole_file", "src/text.rs", "crates/cli/tests/serve", "doubt", "no_leak.rs"]
        {
            assert!(exists(&root(), there), "{there}");
        }
        for gone in ["folder::a_clean_stop", "src/lib.rs", "crates/cli/tests/nothing.rs", "nothing"] {
            assert!(!exists(&root(), gone), "{gone}");
        }
        assert_eq!(faults().unwrap(), [""; 0]);
    }
}
