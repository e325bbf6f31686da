//! Comments, documentation, names of functions and tests, rules and texts are in plain English. These words and phrases sounded translated
//! and have been replaced; they must not come back.

use std::fs;
use std::path::{Path, PathBuf};

/// What not to write anywhere, and what to write instead.
const PHRASES: [(&str, &str); 8] = [
    ("anew", "again; redealt"),
    ("so many", "this many; that many; n"),
    ("the own", "the player's own; its own"),
    ("an own", "one of the player's"),
    ("from afar", "from a distance; not adjacent"),
    ("oftener", "more often"),
    ("on request of", "requested by"),
    ("be had", "be possible; be taken"),
];

/// What not to write for engineers. Rules and texts for players may.
const ENGINEERING_PHRASES: [(&str, &str); 6] = [
    ("whoever", "anyone who; the player who"),
    ("any more", "no longer"),
    ("one's own store", "a trusted store"),
    ("in small:", "thumbnail of"),
    ("lets one", "allows"),
    ("makes no game", "is invalid"),
];

/// Folders that hold nothing written by hand.
const SKIPPED: [&str; 8] = ["target", "node_modules", "dist", "wire", "snapshots", "pictures", "results", "fixtures"];

/// How a file is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Comments and names.
    Source,
    /// Documentation for engineers: everything.
    Page,
    /// Rules and texts for players: everything.
    Players,
}

impl Kind {
    fn of(path: &Path) -> Option<Kind> {
        let name = path.to_string_lossy();
        match path.extension()?.to_str()? {
            "rs" | "ts" | "svelte" | "css" => Some(Kind::Source),
            "md" if name.ends_with(".it.md") => None,
            "md" if name.contains("docs/rules/") => Some(Kind::Players),
            "md" => Some(Kind::Page),
            "ftl" => Some(Kind::Players),
            _ => None,
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn collect(path: &Path, files: &mut Vec<(PathBuf, Kind)>) {
    if path.is_file() {
        files.extend(Kind::of(path).map(|kind| (path.to_owned(), kind)));
        return;
    }
    for entry in fs::read_dir(path).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_file() || !SKIPPED.contains(&name.as_str()) && !name.starts_with('.') {
            collect(&path, files);
        }
    }
}

/// What a person reads of a line: all of a page, the comment of a source, and the names of functions and tests.
fn prose(line: &str, kind: Kind) -> String {
    let line = line.trim();
    if kind != Kind::Source || line.starts_with('*') {
        return line.to_owned();
    }
    let words = line.split(' ').take_while(|word| !word.contains('(') || word.starts_with("pub("));
    if words.into_iter().any(|word| word == "fn") || line.starts_with("test(") || line.starts_with("test.describe(") {
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
    ["is no ", "are no "].iter().any(|verb| {
        text.match_indices(verb).any(|(at, found)| {
            let before = text[..at].split_whitespace().next_back().unwrap_or_default();
            let after = text[at + found.len()..].split_whitespace().next().unwrap_or_default();
            let is_word = text[..at].chars().next_back().is_none_or(char::is_whitespace);
            is_word && !before.ends_with("there") && !["longer", "more", "less", "later"].contains(&after)
        })
    })
}

/// What is wrong with a line, and what to write instead.
fn flaws(line: &str, kind: Kind) -> Vec<String> {
    let text = prose(line, kind).to_lowercase();
    let engineering: &[(&str, &str)] = if kind == Kind::Players { &[] } else { &ENGINEERING_PHRASES };
    let phrases = PHRASES.iter().chain(engineering).filter(|(phrase, _)| has_phrase(&text, phrase));
    let mut flaws: Vec<String> = phrases.map(|(phrase, instead)| format!("\"{phrase}\"; instead: {instead}")).collect();
    if is_no_noun(&text) {
        flaws.push("\"is no ...\"; instead: is not a ...".to_owned());
    }
    flaws
}

#[test]
fn nothing_that_people_read_uses_translated_phrases() {
    let mut files = Vec::new();
    let parts = ["crates", "web/src", "web/e2e", "web/tests", "xtask/src", "fuzz", "docs", "locales/en"];
    for part in parts.into_iter().chain(["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]) {
        collect(&root().join(part), &mut files);
    }
    let count = |kind: Kind| files.iter().filter(|(_, of)| *of == kind).count();
    assert!(count(Kind::Source) > 500 && count(Kind::Page) > 5 && count(Kind::Players) > 20, "the files are there");
    let mut found = Vec::new();
    for (file, kind) in files {
        for (index, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            let place = format!("{}:{}", file.strip_prefix(root()).unwrap().display(), index + 1);
            found.extend(flaws(line, kind).into_iter().map(|flaw| format!("{place}: {flaw}")));
        }
    }
    assert!(found.is_empty(), "{} translated phrases:\n{}", found.len(), found.join("\n"));
}

#[test]
fn phrases_are_found_where_they_are_meant() {
    assert!(has_phrase("/// so many cubes", "so many") && !has_phrase("/// alsoso many", "so many"));
    assert!(is_no_noun("// this is no card") && !is_no_noun("// there is no card") && !is_no_noun("// it is no longer there"));
    assert!(is_no_noun("is no use of it") && is_no_noun("holes are no squares") && !is_no_noun("this no card"));
    assert_eq!(prose("let x = 1; // why", Kind::Source), "// why");
    assert_eq!(prose("fn r1_2_dealt_anew() {", Kind::Source), "fn r1 2 dealt anew() {");
    assert_eq!(prose("pub(crate) async fn dealt_anew(&self) {", Kind::Source), "pub(crate) async fn dealt anew(&self) {");
    assert_eq!(prose("let anew = 1;", Kind::Source), "");
    assert_eq!(flaws("Whoever is there is not asked any more.", Kind::Players), Vec::<String>::new());
    assert_eq!(flaws("Whoever is there is not asked any more.", Kind::Page).len(), 2);
    assert_eq!(flaws("dealt-anew = Everything is dealt anew.", Kind::Players).len(), 1);
}
