//! The numbered choices of a decision. A long list is folded: a line for every group, some choices of every other kind, the rest on
//! demand.

mod groups;

use orrery_engine::erased::{AnyTable, Offer};
use orrery_engine::{Seat, Words};
use serde_json::Value;

use crate::language::say;
use groups::{Grouped, Groups};

/// Longer lists are folded.
const LIMIT: usize = 25;

pub(super) struct Choices {
    pub(super) list: Vec<Choice>,
}

pub(super) struct Choice {
    pub(super) action: Value,
    pub(super) label: String,
    /// The key of its sentence: choices of one kind share it.
    kind: String,
    grouped: Option<Grouped>,
}

impl Choices {
    pub(super) fn of(table: &dyn AnyTable, seat: Seat, words: &Words) -> Choices {
        let choice = |Offer { action, label, .. }: Offer| {
            let action: Value = serde_json::from_str(action.get()).expect("an offered action is JSON");
            let group = table.group(seat, &action).expect("a listed action is one of the game");
            let grouped = group.map(|group| Grouped::of(&group, words));
            Choice { label: words.say(&label), kind: label.key.into_owned(), grouped, action }
        };
        Choices { list: table.offered(seat).into_iter().map(choice).collect() }
    }

    /// Numbers start at 1.
    pub(super) fn pick(&self, number: usize) -> Option<&Choice> {
        number.checked_sub(1).and_then(|index| self.list.get(index))
    }

    /// The choice that a line names by the letter of its group and its label, as [`folded`](Self::folded) shows them.
    pub(super) fn pick_in_group(&self, line: &str) -> Option<&Choice> {
        let index = (self.list.len() > LIMIT).then(|| self.groups().find(line))?;
        index.map(|index| &self.list[index])
    }

    fn groups(&self) -> Groups<'_> {
        Groups::of(self.list.iter().map(|choice| choice.grouped.as_ref()))
    }

    /// The list as it is first shown: whole if it is short.
    pub(super) fn folded(&self, words: &Words) -> Vec<String> {
        if self.list.len() <= LIMIT {
            return self.all();
        }
        let groups = self.groups();
        let mut lines = groups.lines();
        lines.extend(groups.example().map(|example| words.say(&say("cli-choices-grouped").with("example", example))));
        lines.extend(self.samples(words));
        lines.push(words.word("cli-choices-folded"));
        lines
    }

    /// The choices without a group: some of every kind, and the number omitted between them.
    fn samples(&self, words: &Words) -> Vec<String> {
        let single: Vec<usize> = (0..self.list.len()).filter(|&index| self.list[index].grouped.is_none()).collect();
        let mut lines = Vec::new();
        let mut hidden = 0;
        for (&index, shown) in single.iter().zip(self.representatives(&single)) {
            if shown {
                lines.extend(more(hidden, words));
                hidden = 0;
                lines.push(self.line(index));
            } else {
                hidden += 1;
            }
        }
        lines.extend(more(hidden, words));
        lines
    }

    pub(super) fn all(&self) -> Vec<String> {
        (0..self.list.len()).map(|index| self.line(index)).collect()
    }

    /// The choices whose label contains all these words, and a note if there are too many.
    pub(super) fn find(&self, text: &str, words: &Words) -> Vec<String> {
        let found: Vec<usize> = (0..self.list.len()).filter(|&index| matches(&self.list[index].label, text)).collect();
        let mut lines: Vec<String> = found.iter().take(LIMIT).map(|&index| self.line(index)).collect();
        lines.extend(more(found.len().saturating_sub(LIMIT), words));
        if found.is_empty() {
            lines.push(words.say(&say("cli-found-nothing").with("words", text)));
        }
        lines
    }

    fn line(&self, index: usize) -> String {
        let width = self.list.len().to_string().len();
        format!("{:>width$}. {}", index + 1, self.list[index].label)
    }

    /// Which of these choices are shown: the first ones of each kind, as many as the limit allows.
    fn representatives(&self, single: &[usize]) -> Vec<bool> {
        let ranks = self.ranks(single);
        let fitting = |depth: usize| ranks.iter().filter(|&&rank| rank < depth).count();
        let depth = (1..=single.len()).take_while(|&depth| fitting(depth) <= LIMIT).last().unwrap_or(1);
        let mut left = LIMIT;
        let mut show = |rank: usize| {
            let shown = rank < depth && left > 0;
            left -= usize::from(shown);
            shown
        };
        ranks.iter().map(|&rank| show(rank)).collect()
    }

    /// The place of each of these choices among those of its kind.
    fn ranks(&self, single: &[usize]) -> Vec<usize> {
        let mut seen: Vec<(&str, usize)> = Vec::new();
        let mut rank = |kind| match seen.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                seen.push((kind, 0));
                0
            }
        };
        single.iter().map(|&index| rank(self.list[index].kind.as_str())).collect()
    }
}

/// Whether a label contains all the words of a text, ignoring case. Parts of words match; numbers must match completely.
pub(super) fn matches(label: &str, text: &str) -> bool {
    let label = label.to_lowercase();
    let has = |word: &str| match word.bytes().all(|b| b.is_ascii_digit()) {
        true => label.split(|c: char| !c.is_alphanumeric()).any(|part| part == word),
        false => label.contains(word),
    };
    text.to_lowercase().split_whitespace().all(has)
}

fn more(count: usize, words: &Words) -> Option<String> {
    (count > 0).then(|| words.say(&say("cli-choices-more").with("n", count as i64)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language;

    fn choices(kinds: &[(&str, usize)]) -> Choices {
        let choice = |kind: &str, i: usize| Choice {
            action: Value::Null,
            label: format!("{kind} {i}"),
            kind: kind.to_owned(),
            grouped: None,
        };
        Choices { list: kinds.iter().flat_map(|&(kind, count)| (0..count).map(move |i| choice(kind, i))).collect() }
    }

    #[test]
    fn words_match_in_part_and_numbers_whole() {
        assert!(matches("Move ship 7 to (2,-1)", "SHIP mov 7") && matches("Move ship 7 to (2,-1)", "2,-1"));
        assert!(!matches("Move ship 17", "ship 7") && !matches("Move ship 7", "ship build"));
    }

    #[test]
    fn short_lists_are_shown_whole() {
        let words = language::platform("en").unwrap();
        assert_eq!(choices(&[("move", 20), ("pass", 1)]).folded(&words).len(), 21);
    }

    #[test]
    fn long_lists_show_every_kind() {
        let words = language::platform("en").unwrap();
        let choices = choices(&[("move", 100), ("build", 3), ("pass", 1)]);
        let lines = choices.folded(&words);
        assert!(lines.len() <= LIMIT + 3, "{lines:#?}");
        assert!(lines.contains(&"  1. move 0".to_owned()) && lines.contains(&"104. pass 0".to_owned()), "{lines:#?}");
        assert!(lines.iter().any(|line| line.contains("79")), "{lines:#?}");
        assert_eq!(choices.all().len(), 104);
        assert_eq!(choices.find("MOVE 99", &words), ["100. move 99"]);
        assert_eq!(choices.find("move", &words).len(), LIMIT + 1);
    }
}
