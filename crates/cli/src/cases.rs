//! `orrery rules <game> R6.5 --cases`: the tests and test vectors that show a rule at work.

use std::io::Write;

use orrery_engine::rulebook::cases::{Case, Kind};
use orrery_engine::rulebook::{self, Rule};
use orrery_engine::{Meta, Words};
use orrery_registry::Entry;

use crate::error::Failure;
use crate::language::{self, say};
use crate::layout::{bold, columns, wrap};
use crate::rules::{book, heading, unknown};

/// The cases of one rule and everything below it; without a number, how many each rule has.
pub(crate) fn write(entry: &Entry, language: &str, section: Option<&str>, out: &mut dyn Write) -> Result<(), Failure> {
    let meta = entry.game.meta();
    let words = language::of_game(meta, language)?;
    let cases = entry.cases();
    let text = match section {
        Some(number) => listed(&section_of(meta, language, number)?, &cases, &words),
        None => counted(&rulebook::rules(book(meta, language)), &cases),
    };
    write!(out, "{text}")?;
    Ok(())
}

fn section_of(meta: &'static Meta, language: &str, number: &str) -> Result<Vec<Rule<'static>>, Failure> {
    let rules = rulebook::section(book(meta, language), number.trim());
    if rules.is_empty() { Err(unknown(meta, language, number)) } else { Ok(rules) }
}

fn listed(rules: &[Rule], cases: &[Case], words: &Words) -> String {
    let rule = |rule: &Rule| {
        let citing: Vec<&Case> = cases.iter().filter(|case| case.cites(rule.number)).collect();
        let count = words.say(&say("cli-cases-of").with("rule", heading(rule)).with("n", citing.len() as i64));
        let title = if citing.is_empty() { heading(rule) } else { count };
        let lines = citing.into_iter().map(|case| {
            format!("\n  {}, {}\n{}", case.id, words.word(kind_key(case.kind)), wrap(&case.title, "      ", "      "))
        });
        format!("{}{}\n", bold(&title), lines.collect::<String>())
    };
    rules.iter().map(rule).collect::<Vec<_>>().join("\n")
}

fn counted(rules: &[Rule], cases: &[Case]) -> String {
    let row = |rule: &Rule| {
        let count = cases.iter().filter(|case| case.cites(rule.number)).count();
        vec![format!("{}{}", "  ".repeat(rule.depth.saturating_sub(2)), heading(rule)), count.to_string()]
    };
    columns(&rules.iter().map(row).collect::<Vec<_>>(), 1)
}

const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Rulebook => "cli-case-rulebook",
        Kind::Derived => "cli-case-derived",
        Kind::Test => "cli-case-test",
    }
}
