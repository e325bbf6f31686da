//! Comments, documentation and test titles are in plain engineering English. These words and phrases sounded translated and have been
//! replaced; they must not come back.

use std::fs;
use std::path::{Path, PathBuf};

/// What not to write, and what to write instead.
const PHRASES: [(&str, &str); 7] = [
    ("whoever", "anyone who; the player who"),
    ("anew", "again; redealt"),
    ("so many", "this many; n"),
    ("the own", "the player's own; its own"),
    ("oftener", "more often"),
    ("on request of", "requested by"),
    ("one's own store", "a trusted store"),
];

/// Folders that hold nothing written by hand, or rules and texts for players.
const SKIPPED: [&str; 9] = ["target", "node_modules", "dist", "wire", "rules", "snapshots", "vectors", "pictures", "results"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_file() {
        files.push(path.to_owned());
        return;
    }
    for entry in fs::read_dir(path).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let is_text = ["rs", "ts", "svelte", "css", "md"].iter().any(|end| path.extension().is_some_and(|found| found == *end));
        // The tests of the rules are sources, unlike `docs/rules`.
        let skipped = SKIPPED.contains(&name.as_str()) && !path.ends_with("tests/rules");
        if path.is_dir() && !skipped && !name.starts_with('.') || path.is_file() && is_text {
            collect(&path, files);
        }
    }
}

/// What a person reads of a line: all of a page, the comment of a source, and the names of tests.
fn prose(line: &str, is_page: bool) -> String {
    let line = line.trim();
    if is_page || line.starts_with('*') {
        return line.to_owned();
    }
    if line.starts_with("fn ") || line.starts_with("test(") || line.starts_with("test.describe(") {
        return line.replace('_', " ");
    }
    let start = ["//", "/*", "<!--"].iter().filter_map(|mark| line.find(mark)).min();
    start.map_or_else(String::new, |start| line[start..].to_owned())
}

fn has_phrase(text: &str, phrase: &str) -> bool {
    let is_edge = |c: Option<char>| !c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '\'');
    text.match_indices(phrase)
        .any(|(at, _)| is_edge(text[..at].chars().next_back()) && is_edge(text[at + phrase.len()..].chars().next()))
}

/// "It is no card", but neither "there is no card" nor "it is no longer a card".
fn is_no_noun(text: &str) -> bool {
    text.match_indices(" is no ").any(|(at, found)| {
        let before = text[..at].split_whitespace().next_back().unwrap_or_default();
        let after = text[at + found.len()..].split_whitespace().next().unwrap_or_default();
        !before.ends_with("there") && !["longer", "more", "less", "later"].contains(&after)
    })
}

#[test]
fn comments_pages_and_titles_use_no_translated_phrases() {
    let mut files = Vec::new();
    for part in
        ["crates", "web/src", "web/e2e", "web/tests", "xtask/src", "fuzz", "docs", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    {
        collect(&root().join(part), &mut files);
    }
    assert!(files.len() > 500, "the sources are there");
    let mut found = Vec::new();
    for file in files {
        let is_page = file.extension().is_some_and(|end| end == "md");
        for (index, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            let text = prose(line, is_page).to_lowercase();
            let place = || format!("{}:{}", file.strip_prefix(root()).unwrap().display(), index + 1);
            let phrases = PHRASES.iter().filter(|(phrase, _)| has_phrase(&text, phrase));
            found.extend(phrases.map(|(phrase, instead)| format!("{}: \"{phrase}\"; instead: {instead}", place())));
            if is_no_noun(&text) {
                found.push(format!("{}: \"is no ...\"; instead: is not a ...", place()));
            }
        }
    }
    assert!(found.is_empty(), "{} translated phrases:\n{}", found.len(), found.join("\n"));
}

#[test]
fn phrases_are_found_where_they_are_meant() {
    assert!(has_phrase("/// so many cubes", "so many") && !has_phrase("/// alsoso many", "so many"));
    assert!(is_no_noun("// this is no card") && !is_no_noun("// there is no card") && !is_no_noun("// it is no longer there"));
    assert_eq!(prose("let x = 1; // why", false), "// why");
    assert_eq!(prose("fn r1_2_dealt_anew() {", false), "fn r1 2 dealt anew() {");
    assert_eq!(prose("let anew = 1;", false), "");
}
