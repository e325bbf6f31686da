//! Every numbered rule has a witness: a test named after it, or a test vector that cites it. The index of all cases is stored
//! beside the rules, so that the program can show them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use orrery_rulebook::Rule;
use orrery_rulebook::cases::{self, Case, Kind};
use serde::Deserialize;
use syn::{Attribute, Item};

use crate::threats;
use crate::tools::{Done, root};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Report {
    /// One line per game.
    Summary,
    /// Every rule with its cases.
    Full,
}

/// Reports the cases of every rule; fails if a rule has none, a case cites a rule that does not exist, or the index is out of date, and if
/// the threat model names a test that does not exist.
pub(crate) fn run(report: Report, update: bool) -> Done {
    let mut faults = Vec::new();
    for folder in sorted(&root().join("crates/games"))? {
        let game = Game::read(&folder)?;
        game.print(report);
        faults.extend(game.faults());
        let index = cases::to_text(&game.cases);
        let path = root().join(format!("docs/rules/{}.cases.jsonl", game.id));
        if fs::read_to_string(&path).is_ok_and(|committed| committed == index) {
            continue;
        }
        if update {
            fs::write(&path, index).map_err(|error| format!("{}: {error}", path.display()))?;
        } else {
            faults.push(format!("{}: docs/rules/{0}.cases.jsonl is out of date; run cargo xtask coverage --update", game.id));
        }
    }
    faults.extend(threats::faults()?);
    if faults.is_empty() { Ok(()) } else { Err(format!("coverage:\n  {}", faults.join("\n  "))) }
}

struct Game {
    id: String,
    book: String,
    cases: Vec<Case>,
}

impl Game {
    fn read(folder: &Path) -> Done<Game> {
        let id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let book = read(&root().join(format!("docs/rules/{id}.md")))?;
        let mut cases = Vec::new();
        for kind in [Kind::Rulebook, Kind::Derived] {
            let path = folder.join(format!("tests/vectors/{}.toml", kind.id()));
            if path.exists() {
                cases.extend(vectors(kind, &path)?);
            }
        }
        for path in rust_files(&folder.join("tests"))? {
            cases.extend(tests(&path)?);
        }
        Ok(Game { id, book, cases })
    }

    fn of<'a>(&'a self, rule: &'a Rule) -> impl Iterator<Item = &'a Case> {
        self.cases.iter().filter(|case| case.cites(rule.number))
    }

    fn print(&self, report: Report) {
        let count = |kind: Kind| self.cases.iter().filter(|case| case.kind == kind).count();
        let [rulebook, derived, tests] = Kind::ALL.map(count);
        println!("coverage: {}: {rulebook} rulebook examples, {derived} derived cases, {tests} rule tests", self.id);
        if report == Report::Full {
            for rule in orrery_rulebook::rules(&self.book) {
                let ids: Vec<&str> = self.of(&rule).map(|case| case.id.as_str()).collect();
                println!("  {} {}: {}\n      {}", rule.number, rule.title, ids.len(), ids.join(", "));
            }
        }
    }

    fn faults(&self) -> Vec<String> {
        let rules = orrery_rulebook::rules(&self.book);
        let bare = rules.iter().enumerate().filter(|&(index, rule)| needs_case(rule, rules.get(index + 1)));
        let bare = bare.filter(|(_, rule)| self.of(rule).next().is_none());
        let mut faults: Vec<String> =
            bare.map(|(_, rule)| format!("{}: no test and no vector cites {} {}", self.id, rule.number, rule.title)).collect();
        let known: BTreeSet<&str> = rules.iter().map(|rule| rule.number).collect();
        let mut ids = BTreeSet::new();
        for case in &self.cases {
            let unknown = case.rules.iter().filter(|rule| !known.contains(rule.as_str()));
            faults.extend(unknown.map(|rule| format!("{}: {} cites {rule}, which is no rule", self.id, case.id)));
            if !ids.insert(&case.id) {
                faults.push(format!("{}: two cases are called {}", self.id, case.id));
            }
        }
        faults
    }
}

/// Every numbered rule needs a case of its own. A chapter, which has rules below it, does only if there is a table in its introduction; a rule
/// within a chapter does if it says anything, because the rules below it are its details. Decided questions (Q) explain rules that are stated
/// elsewhere.
fn needs_case(rule: &Rule, next: Option<&Rule>) -> bool {
    let has_rules_below = next.is_some_and(|next| next.depth > rule.depth);
    let is_introduction = rule.depth == CHAPTER || rule.text.is_empty();
    let has_table = rule.text.lines().any(|line| line.starts_with('|'));
    rule.number.starts_with('R') && (!has_rules_below || has_table || !is_introduction)
}

/// Heading level of chapters, such as `## R6 Main actions`.
const CHAPTER: usize = 2;

/// A file of cases, as `suite::vectors` reads them, specifications included.
#[derive(Deserialize)]
struct VectorFile {
    #[serde(alias = "example", alias = "examples")]
    case: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    id: String,
    title: String,
    #[serde(alias = "rule")]
    rules: Vec<String>,
}

fn vectors(kind: Kind, path: &Path) -> Done<Vec<Case>> {
    let file: VectorFile = toml::from_str(&read(path)?).map_err(|error| format!("{}: {error}", path.display()))?;
    let case = |Vector { id, title, rules }| match title.is_empty() {
        false => Ok(Case { id, kind, title, rules }),
        true => Err(format!("{}: {id} has no title", path.display())),
    };
    file.case.into_iter().map(case).collect()
}

/// The tests of a file that are named after a rule.
fn tests(path: &Path) -> Done<Vec<Case>> {
    let file = syn::parse_file(&read(path)?).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut names = Vec::new();
    collect_tests(&file.items, &mut names);
    let case = |name: String| {
        let (rule, title) = cases::test_name(&name)?;
        Some(Case { id: name, kind: Kind::Test, title, rules: vec![rule] })
    };
    Ok(names.into_iter().filter_map(case).collect())
}

fn collect_tests(items: &[Item], names: &mut Vec<String>) {
    let has = |attributes: &[Attribute], name: &str| attributes.iter().any(|attribute| attribute.path().is_ident(name));
    for item in items {
        match item {
            Item::Fn(function) if has(&function.attrs, "test") && !has(&function.attrs, "ignore") => {
                names.push(function.sig.ident.to_string());
            }
            Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    collect_tests(items, names);
                }
            }
            _ => {}
        }
    }
}

fn rust_files(folder: &Path) -> Done<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in sorted(folder)? {
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

fn sorted(folder: &Path) -> Done<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Done<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(book: &str, cases: &[(&str, &[&str])]) -> Game {
        let case = |&(id, rules): &(&str, &[&str])| Case {
            id: id.to_owned(),
            kind: Kind::Derived,
            title: String::new(),
            rules: rules.iter().map(|&rule| rule.to_owned()).collect(),
        };
        Game { id: "game".to_owned(), book: book.to_owned(), cases: cases.iter().map(case).collect() }
    }

    const BOOK: &str = "## R1 Terms\nWords.\n### R1.1 Ship\n### R1.10 Star\n## R2 Tracks\n| a |\n### R2.1 Step\n## R3 End\n## R4 Questions\n### Q1 Stars\n";
    /// A rule with a detail below it, and a heading without text.
    const DETAILS: &str =
        "## R1 Set-up\n### R1.1 First player\nDrawn.\n#### R1.1.1 Chosen\nNamed.\n### R1.2 Hands\n#### R1.2.1 Size\nFive.\n";

    #[test]
    fn a_rule_without_a_case_of_its_own_is_a_fault() {
        let all: &[(&str, &[&str])] = &[("a", &["R1.1", "R1.10"]), ("b", &["R2"]), ("c", &["R2.1", "R3"])];
        assert_eq!(game(BOOK, all).faults(), Vec::<String>::new());
        let chapter_only = game(BOOK, &[("a", &["R1", "R1.10"]), all[1], all[2]]);
        assert_eq!(chapter_only.faults(), ["game: no test and no vector cites R1.1 Ship"]);
        let without_table = game(BOOK, &[all[0], all[2]]);
        assert_eq!(without_table.faults(), ["game: no test and no vector cites R2 Tracks"]);
    }

    #[test]
    fn a_rule_above_its_details_needs_a_case_if_it_says_anything() {
        let details: (&str, &[&str]) = ("a", &["R1.1.1", "R1.2.1"]);
        assert_eq!(game(DETAILS, &[details]).faults(), ["game: no test and no vector cites R1.1 First player"]);
        assert_eq!(game(DETAILS, &[details, ("b", &["R1.1"])]).faults(), Vec::<String>::new());
    }

    #[test]
    fn a_case_of_no_rule_and_a_second_case_of_the_same_name_are_faults() {
        let cases: &[(&str, &[&str])] = &[("a", &["R1.1", "R1.10", "R9"]), ("a", &["R2", "R2.1", "R3"])];
        assert_eq!(game(BOOK, cases).faults(), ["game: a cites R9, which is no rule", "game: two cases are called a"]);
    }

    #[test]
    fn only_tests_that_run_are_witnesses() {
        let text =
            "#[test] fn r1_runs() {} #[test] #[ignore] fn r1_waits() {} fn r1_helps() {} mod inner { #[test] fn r2_runs() {} }";
        let mut names = Vec::new();
        collect_tests(&syn::parse_file(text).unwrap().items, &mut names);
        assert_eq!(names, ["r1_runs", "r2_runs"]);
    }
}
