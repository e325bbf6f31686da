//! Choices in groups, a line for each: `a. heading: A1-C1 B2`. The letter of the line and a label pick one of them: `a B1`.

use orrery_engine::{Group, Words};

use crate::layout::wrap;

/// A [`Group`] in words.
pub(super) struct Grouped {
    heading: String,
    label: String,
    position: Option<u32>,
}

impl Grouped {
    pub(super) fn of(group: &Group, words: &Words) -> Grouped {
        Grouped { heading: words.say(&group.heading), label: words.say(&group.label), position: group.position }
    }

    fn comes_before(&self, next: &Grouped) -> bool {
        self.position.is_some_and(|position| next.position == Some(position + 1))
    }
}

/// The groups among the choices of a decision, in the order of their first choices.
pub(super) struct Groups<'a>(Vec<Vec<(usize, &'a Grouped)>>);

impl<'a> Groups<'a> {
    pub(super) fn of(choices: impl Iterator<Item = Option<&'a Grouped>>) -> Groups<'a> {
        let mut groups: Vec<Vec<(usize, &Grouped)>> = Vec::new();
        for (index, grouped) in choices.enumerate().filter_map(|(index, grouped)| Some((index, grouped?))) {
            match groups.iter_mut().find(|group| group[0].1.heading == grouped.heading) {
                Some(group) => group.push((index, grouped)),
                None => groups.push(vec![(index, grouped)]),
            }
        }
        Groups(groups)
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let line = |(number, group): (usize, &Vec<(usize, &Grouped)>)| {
            let head = format!("{}. {}:", letter(number), group[0].1.heading);
            wrap(&format!("{head} {}", ranges(group).join(" ")), "", "    ")
        };
        self.0.iter().enumerate().map(line).collect()
    }

    /// Input that picks the first choice.
    pub(super) fn example(&self) -> Option<String> {
        self.0.first().map(|group| format!("{} {}", letter(0), group[0].1.label))
    }

    /// The index of the choice that a line picks by its letter and label.
    pub(super) fn find(&self, line: &str) -> Option<usize> {
        let (name, label) = line.trim().split_once(char::is_whitespace)?;
        let number = (0..self.0.len()).find(|&number| letter(number).eq_ignore_ascii_case(name))?;
        let wanted = |(_, grouped): &&(usize, &Grouped)| grouped.label.to_lowercase() == label.trim().to_lowercase();
        self.0[number].iter().find(wanted).map(|&(index, _)| index)
    }
}

/// a to z, then aa, bb, ...
fn letter(number: usize) -> String {
    char::from(b'a' + (number % 26) as u8).to_string().repeat(number / 26 + 1)
}

/// The labels of a group; those of consecutive positions as one range.
fn ranges(group: &[(usize, &Grouped)]) -> Vec<String> {
    let runs = group.chunk_by(|(_, one), (_, next)| one.comes_before(next));
    let text = |run: &[(usize, &Grouped)]| match run {
        [(_, only)] => only.label.clone(),
        [(_, first), .., (_, last)] => format!("{}-{}", first.label, last.label),
        [] => unreachable!("a run has a first choice"),
    };
    runs.map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grouped(heading: &str, label: &str, position: Option<u32>) -> Grouped {
        Grouped { heading: heading.into(), label: label.into(), position }
    }

    #[test]
    fn a_group_is_one_line_with_ranges() {
        let flat = [("A1", 0), ("B1", 1), ("C1", 2), ("B2", 17)].map(|(label, at)| grouped("flat", label, Some(at)));
        let other = [grouped("upright", "C1", Some(2)), grouped("upright", "one", None), grouped("flat", "C3", Some(34))];
        let groups = Groups::of([None].into_iter().chain(flat.iter().chain(&other).map(Some)));
        assert_eq!(groups.lines(), ["a. flat: A1-C1 B2 C3", "b. upright: C1 one"]);
        assert_eq!(groups.example().as_deref(), Some("a A1"));
        assert_eq!((groups.find("a b1"), groups.find("B  C1"), groups.find("a C3")), (Some(2), Some(5), Some(7)));
        assert_eq!((groups.find("c A1"), groups.find("b A1"), groups.find("a")), (None, None, None));
    }

    #[test]
    fn long_lines_hang() {
        let many: Vec<Grouped> = (0..40).map(|i| grouped("flat", &format!("A{i}"), Some(2 * i))).collect();
        let groups = Groups::of(many.iter().map(Some));
        let [text] = &groups.lines()[..] else { panic!("one group") };
        assert!(text.lines().count() > 1 && text.lines().skip(1).all(|line| line.starts_with("    ")), "{text}");
        assert!(text.ends_with(" A39"), "every choice is there: {text}");
    }
}
