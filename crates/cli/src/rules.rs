//! `orrery rules`: the numbered rules of a game, whole or one section. Also used by the text table (`rule R6.1`).

use std::io::Write;

use orrery_engine::Meta;
use orrery_engine::rulebook::{self, Rule};

use crate::args::Rules;
use crate::cases;
use crate::components;
use crate::error::Failure;
use crate::language::{self, say};
use crate::layout::bold;
use crate::lookup;
use crate::markdown::plain;

/// Maximum number of suggestions for an unknown rule number.
const OFFERED: usize = 12;

pub(crate) fn run(args: &Rules, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = lookup::game(&args.game)?;
    let meta = entry.game.meta();
    if args.components.is_some() {
        return components::write(meta, language, out);
    }
    if args.cases {
        return cases::write(entry, language, args.section.as_deref(), out);
    }
    let text = match &args.section {
        Some(number) => section(meta, language, number).map_err(|_| unknown(meta, language, number))?,
        None if args.contents => contents(meta, language),
        None => plain(book(meta, language)),
    };
    write!(out, "{text}")?;
    Ok(())
}

/// Error for an unknown rule number, with suggestions.
pub(crate) fn unknown(meta: &'static Meta, language: &str, number: &str) -> Failure {
    let known = nearest(&rulebook::rules(book(meta, language)), number);
    Failure::Usage(say("cli-unknown-rule").with("game", meta.id).with("number", number).with("known", known.join(", ")))
}

pub(crate) fn book(meta: &'static Meta, language: &str) -> &'static str {
    language::pick(meta.rules, language).unwrap_or_default()
}

/// A rule with everything below it as plain text; if there is none, the closest numbers.
pub(crate) fn section(meta: &'static Meta, language: &str, number: &str) -> Result<String, Vec<&'static str>> {
    let book = book(meta, language);
    let found = rulebook::section(book, number.trim());
    if found.is_empty() {
        return Err(nearest(&rulebook::rules(book), number));
    }
    let rule = |rule: &Rule| format!("{}\n{}", bold(&heading(rule)), plain(rule.text)).trim_end().to_owned();
    Ok(found.iter().map(rule).collect::<Vec<_>>().join("\n\n") + "\n")
}

/// The numbers and titles of all rules.
pub(crate) fn contents(meta: &'static Meta, language: &str) -> String {
    let line = |rule: &Rule| format!("{}{}\n", "  ".repeat(rule.depth.saturating_sub(2)), heading(rule));
    rulebook::rules(book(meta, language)).iter().map(line).collect()
}

/// "R6.1 Space Missions", for a rule that a refusal names.
pub(crate) fn citation(meta: &'static Meta, language: &str, number: &str) -> String {
    rulebook::section(book(meta, language), number).first().map_or_else(|| number.to_owned(), heading)
}

pub(crate) fn heading(rule: &Rule) -> String {
    format!("{} {}", rule.number, rule.title).trim_end().to_owned()
}

/// The rules whose numbers share the longest prefix with the requested one; the main sections if none does.
fn nearest<'a>(rules: &[Rule<'a>], number: &str) -> Vec<&'a str> {
    let bare = |number: &str| number.trim().trim_start_matches(['R', 'r']).to_owned();
    let asked = bare(number);
    let chapter = asked.split('.').next().unwrap_or_default();
    let same: Vec<&str> =
        rules.iter().map(|rule| rule.number).filter(|number| bare(number).split('.').next() == Some(chapter)).collect();
    if !same.is_empty() && !chapter.is_empty() {
        return same.into_iter().take(OFFERED).collect();
    }
    let shallow = rules.iter().map(|rule| rule.depth).min().unwrap_or(0);
    rules.iter().filter(|rule| rule.depth == shallow).map(|rule| rule.number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_the_rules_of_the_same_chapter() {
        let rules = rulebook::rules("## R1 A\n### R1.1 B\n### R1.2 C\n## R12 D\n");
        assert_eq!(nearest(&rules, "r1.9"), ["R1", "R1.1", "R1.2"]);
        assert_eq!(nearest(&rules, "R7"), ["R1", "R12"]);
    }
}
