//! The numbered rules of a game, parsed from its Markdown page, and the [`cases`] that show each at work.

pub mod cases;

/// A numbered rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Such as `R6.1`.
    pub number: &'a str,
    pub title: &'a str,
    /// The text between its heading and the next one.
    pub text: &'a str,
    /// Heading level: 2 for `R6`, 3 for `R6.1`.
    pub depth: usize,
}

impl<'a> Rule<'a> {
    /// The rows of the tables in its text, cell by cell, without the heads.
    ///
    /// ```
    /// let book = "## R2 Components\n| thing | number |\n|---|---|\n| ships | 3 |\n";
    /// assert_eq!(orrery_rulebook::rules(book)[0].rows(), [["ships", "3"]]);
    /// ```
    pub fn rows(&self) -> Vec<Vec<&'a str>> {
        let mut rows: Vec<Vec<&str>> = Vec::new();
        for line in self.text.lines().filter_map(|line| line.trim().strip_prefix('|')?.strip_suffix('|')) {
            if line.bytes().all(|byte| b"-: |".contains(&byte)) {
                rows.pop();
            } else {
                rows.push(line.split('|').map(str::trim).collect());
            }
        }
        rows
    }
}

/// All rules of a page, in order. Their headings look like `### R6.1 Space Missions`; a heading of the first level (the title, the
/// appendix) has no number and only ends the text before it.
pub fn rules(markdown: &str) -> Vec<Rule<'_>> {
    let mut headings: Vec<(usize, usize, usize, &str)> = Vec::new();
    let mut at = 0;
    for line in markdown.split_inclusive('\n') {
        let depth = line.bytes().take_while(|&b| b == b'#').count();
        if depth >= 1 && line[depth..].starts_with(' ') {
            headings.push((depth, at, at + line.len(), line[depth + 1..].trim()));
        }
        at += line.len();
    }
    let ends = headings.iter().skip(1).map(|&(_, start, ..)| start).chain([markdown.len()]);
    headings
        .iter()
        .zip(ends)
        .filter(|&(&(depth, ..), _)| depth >= 2)
        .map(|(&(depth, _, text_start, heading), end)| {
            let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
            Rule { number, title, text: markdown[text_start..end].trim(), depth }
        })
        .collect()
}

/// A rule and its subsections. The number is matched in any case, with or without the leading R.
///
/// ```
/// use orrery_rulebook::section;
///
/// let page = "## R1 Set-up\n### R1.1 Deal\nFive cards each.\n## R2 End\n";
/// let found = section(page, "1");
/// assert_eq!(found.iter().map(|rule| rule.number).collect::<Vec<_>>(), ["R1", "R1.1"]);
/// assert_eq!(found[1].text, "Five cards each.");
/// ```
pub fn section<'a>(markdown: &'a str, number: &str) -> Vec<Rule<'a>> {
    let all = rules(markdown);
    let is = |rule: &Rule| {
        rule.number.eq_ignore_ascii_case(number)
            || rule.number.get(1..).is_some_and(|rest| rest == number && rule.number.starts_with('R'))
    };
    let Some(first) = all.iter().position(is) else { return Vec::new() };
    let depth = all[first].depth;
    let below = all[first + 1..].iter().take_while(|rule| rule.depth > depth).count();
    all[first..=first + below].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Game\nHello.\n## R1 Start\nOne.\n### R1.1 Deal\nTwo.\n\n### R1.2 Seats\n## R2 End\nThree.\n";

    #[test]
    fn finds_sections_with_their_subsections() {
        let numbers = |found: Vec<Rule>| found.iter().map(|rule| rule.number.to_owned()).collect::<Vec<_>>();
        assert_eq!(numbers(section(BOOK, "R1")), ["R1", "R1.1", "R1.2"]);
        assert_eq!(numbers(section(BOOK, "1.1")), ["R1.1"]);
        assert_eq!(section(BOOK, "r2")[0].text, "Three.");
        assert!(section(BOOK, "R9").is_empty());
    }

    #[test]
    fn an_appendix_ends_the_rule_before_it_and_is_none_itself() {
        let book = "# Game\n## R1 Start\nOne.\n# Appendix\nFor programmers.\n## R3 Codes\nThree.\n";
        let found: Vec<_> = rules(book).iter().map(|rule| (rule.number, rule.text)).collect();
        assert_eq!(found, [("R1", "One."), ("R3", "Three.")]);
    }
}
