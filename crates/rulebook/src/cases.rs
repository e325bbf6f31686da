//! The cases of a game: test vectors and tests, and the rules that each of them cites. `cargo xtask coverage --update` collects them
//! in an index, one JSON object per line, that ships with the program.

use serde::{Deserialize, Serialize};

/// How a case came about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// An example of the rulebook itself.
    Rulebook,
    /// Worked out from the rules and written as data.
    Derived,
    /// A test in the code.
    Test,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Rulebook, Kind::Derived, Kind::Test];

    pub const fn id(self) -> &'static str {
        match self {
            Kind::Rulebook => "rulebook",
            Kind::Derived => "derived",
            Kind::Test => "test",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Case {
    pub id: String,
    pub kind: Kind,
    pub title: String,
    /// Numbers of the rules it is a case of.
    pub rules: Vec<String>,
}

/// Reads an index.
///
/// ```
/// let index = r#"{"id":"a-ship","kind":"derived","title":"A ship","rules":["R6.1"]}"#;
/// let cases = orrery_rulebook::cases::parse(index)?;
/// assert!(cases[0].cites("R6.1") && !cases[0].cites("R6.10"));
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn parse(index: &str) -> Result<Vec<Case>, serde_json::Error> {
    index.lines().map(serde_json::from_str).collect()
}

/// The index of these cases.
pub fn to_text(cases: &[Case]) -> String {
    cases.iter().map(|case| serde_json::to_string(case).expect("a case is plain data") + "\n").collect()
}

impl Case {
    /// Whether this is a case of exactly this rule.
    pub fn cites(&self, rule: &str) -> bool {
        self.rules.iter().any(|cited| cited == rule)
    }
}

/// The rule that a test is named after: `r6_5_the_level_must_be_mastered` is a test of R6.5. The rest of the name says what it shows.
///
/// ```
/// use orrery_rulebook::cases::test_name;
/// assert_eq!(test_name("r10_12_bodies_give_medals"), Some(("R10.12".to_owned(), "Bodies give medals".to_owned())));
/// assert_eq!(test_name("undo_gives_back_the_position_before"), None);
/// ```
pub fn test_name(function: &str) -> Option<(String, String)> {
    let letter = function.chars().next().filter(|letter| ['r', 'q'].contains(letter))?;
    let parts: Vec<&str> = function[1..].split('_').collect();
    let is_number = |part: &&&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = parts.iter().take_while(is_number).count();
    let (numbers, words) = parts.split_at(numbers);
    if numbers.is_empty() || words.is_empty() {
        return None;
    }
    let mut title = words.join(" ");
    title[..1].make_ascii_uppercase();
    Some((format!("{}{}", letter.to_ascii_uppercase(), numbers.join(".")), title))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_is_read_as_it_was_written() {
        let case = |id: &str, kind, rules: &[&str]| Case {
            id: id.to_owned(),
            kind,
            title: format!("The case \"{id}\""),
            rules: rules.iter().map(|&rule| rule.to_owned()).collect(),
        };
        let cases = [case("a", Kind::Rulebook, &["R1", "R6.10"]), case("b", Kind::Test, &["R1.1"])];
        let text = to_text(&cases);
        assert_eq!(text.lines().count(), 2);
        assert_eq!(parse(&text).unwrap(), cases);
    }

    #[test]
    fn a_test_names_one_rule_and_what_it_shows() {
        let rule = |name| test_name(name).map(|(rule, _)| rule);
        assert_eq!(rule("r6_1_a_ship").as_deref(), Some("R6.1"));
        assert_eq!(rule("r6_10_a_ship").as_deref(), Some("R6.10"));
        assert_eq!(rule("q13_less").as_deref(), Some("Q13"));
        assert_eq!(rule("r9_3_4_players_share").as_deref(), Some("R9.3.4"), "a number belongs to the rule");
        for name in ["r6_1", "rules_are_kept", "r", "", "round_16"] {
            assert_eq!(rule(name), None, "{name}");
        }
    }
}
