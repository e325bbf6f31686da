//! The current question of a client, extracted from its messages at little cost: the test shares the machine with the server it
//! measures.

use std::borrow::Cow;
use std::collections::BTreeMap;

use orrery_engine::Rng;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// A message of the server, as far as the test needs it.
#[derive(Deserialize)]
pub(super) struct Message<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) at: u32,
    #[serde(borrow)]
    questions: Option<&'a RawValue>,
    #[serde(borrow)]
    outcome: Option<&'a RawValue>,
    #[serde(borrow, default)]
    patch: Vec<Change<'a>>,
}

/// An operation of a JSON Patch.
#[derive(Deserialize)]
struct Change<'a> {
    op: &'a str,
    #[serde(borrow)]
    path: Cow<'a, str>,
    /// Missing for a removal, and in place of `null`.
    #[serde(borrow)]
    value: Option<&'a RawValue>,
}

/// What a client knows: the questions of its seats, and whether the game is over.
#[derive(Default)]
pub(super) struct Known {
    pub(super) at: u32,
    pub(super) is_over: bool,
    questions: Part,
}

/// A decision: the seat, and one of its actions.
pub(super) struct Decision {
    pub(super) seat: u8,
    pub(super) action: Box<RawValue>,
}

impl Known {
    /// Applies a table or its changes. `None` if they do not fit what is known, or replace all of it: the whole table must then
    /// be requested.
    pub(super) fn update(&mut self, message: &Message<'_>) -> Option<()> {
        let updated = self.take_in(message);
        if updated.is_none() {
            *self = Known::default();
        }
        updated
    }

    fn take_in(&mut self, message: &Message<'_>) -> Option<()> {
        self.at = message.at;
        if let Some(questions) = message.questions {
            self.questions = Part::new(questions);
            self.is_over = message.outcome.is_some();
        }
        for Change { op, path, value } in &message.patch {
            let mut tokens = path.strip_prefix('/')?.splitn(2, '/');
            match (tokens.next()?, tokens.next()) {
                ("questions", rest) => self.questions.change(rest, op, value.unwrap_or(RawValue::NULL))?,
                ("outcome", rest) => self.is_over = rest.is_some() || value.is_some(),
                _ => {}
            }
        }
        Some(())
    }

    /// A random choice in answer to a random one of the questions.
    pub(super) fn decide(&mut self, rng: &mut Rng) -> Option<Decision> {
        let question = pick(self.questions.elements()?, rng)?;
        let seat = serde_json::from_str(question.member("seat")?.to_text().get()).ok()?;
        let choice = pick(question.member("choices")?.elements()?, rng)?;
        Some(Decision { seat, action: choice.member("action")?.to_text() })
    }
}

fn pick<'a>(parts: &'a mut [Part], rng: &mut Rng) -> Option<&'a mut Part> {
    let count = parts.len() as u32;
    (count > 0).then(|| &mut parts[rng.below(count) as usize])
}

/// JSON that is parsed only where something in it is needed or changes.
#[derive(Serialize)]
#[serde(untagged)]
enum Part {
    Text(Box<RawValue>),
    Array(Vec<Part>),
    Object(BTreeMap<String, Part>),
}

impl Default for Part {
    fn default() -> Part {
        Part::Array(Vec::new())
    }
}

impl Part {
    fn new(text: &RawValue) -> Part {
        Part::Text(text.to_owned())
    }

    /// Parses one level, if it has levels.
    fn open(&mut self) {
        let Part::Text(text) = self else { return };
        if let Ok(parts) = serde_json::from_str::<Vec<&RawValue>>(text.get()) {
            *self = Part::Array(parts.into_iter().map(Part::new).collect());
        } else if let Ok(members) = serde_json::from_str::<BTreeMap<String, &RawValue>>(text.get()) {
            *self = Part::Object(members.into_iter().map(|(name, text)| (name, Part::new(text))).collect());
        }
    }

    fn elements(&mut self) -> Option<&mut Vec<Part>> {
        self.open();
        if let Part::Array(parts) = self { Some(parts) } else { None }
    }

    fn member(&mut self, name: &str) -> Option<&mut Part> {
        self.open();
        if let Part::Object(members) = self { members.get_mut(name) } else { None }
    }

    fn to_text(&self) -> Box<RawValue> {
        to_raw_value(self).expect("plain data")
    }

    /// Applies an operation; `None` if its path does not exist.
    fn change(&mut self, path: Option<&str>, op: &str, value: &RawValue) -> Option<()> {
        let Some(path) = path else {
            *self = Part::new(value);
            return Some(());
        };
        let (token, rest) = path.split_once('/').map_or((path, None), |(token, rest)| (token, Some(rest)));
        self.open();
        match self {
            Part::Text(_) => return None,
            Part::Array(parts) => {
                let index: usize = token.parse().ok()?;
                match (op, rest) {
                    ("add", None) if index <= parts.len() => parts.insert(index, Part::new(value)),
                    ("remove", None) if index < parts.len() => drop(parts.remove(index)),
                    _ => parts.get_mut(index)?.change(rest, op, value)?,
                }
            }
            Part::Object(members) => {
                let name = token.replace("~1", "/").replace("~0", "~");
                match (op, rest) {
                    ("remove", None) => drop(members.remove(&name)?),
                    (_, None) => drop(members.insert(name, Part::new(value))),
                    _ => members.get_mut(&name)?.change(rest, op, value)?,
                }
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::Seed;

    use super::*;

    fn known(messages: &[&str]) -> Known {
        let mut known = Known::default();
        for text in messages {
            known.update(&serde_json::from_str(text).unwrap()).unwrap();
        }
        known
    }

    const TABLE: &str = r#"{"type":"table","at":3,"views":[{"x":[1,2]}],"outcome":null,"log":[],
        "questions":[{"seat":1,"choices":[{"action":{"to":[1,2]},"label":"a"},{"action":"pass","label":"b"}]}]}"#;

    #[test]
    fn changes_are_followed() {
        let mut known = known(&[
            TABLE,
            r#"{"type":"changes","at":4,"log":[],"patch":[{"op":"replace","path":"/views/0","value":1},
                {"op":"replace","path":"/questions/0/choices/0/action/to/1","value":7},{"op":"remove","path":"/questions/0/choices/1"}]}"#,
            r#"{"type":"changes","at":5,"log":[],"patch":[{"op":"add","path":"/questions/0/choices/0/action/to/0","value":"a/b"},
                {"op":"add","path":"/questions/0/choices/0/action/by","value":null}]}"#,
        ]);
        let Decision { seat, action } = known.decide(&mut Rng::new(Seed(1))).unwrap();
        assert_eq!((known.at, known.is_over, seat, action.get()), (5, false, 1, r#"{"by":null,"to":["a/b",1,7]}"#));
    }

    #[test]
    fn the_end_is_noticed_and_nobody_is_asked() {
        let end = r#"{"type":"changes","at":4,"log":[],"patch":[{"op":"replace","path":"/questions","value":[]},
            {"op":"replace","path":"/outcome","value":{"winners":[0]}}]}"#;
        let mut known = known(&[TABLE, end]);
        assert!(known.is_over && known.decide(&mut Rng::new(Seed(1))).is_none());
    }

    #[test]
    fn of_changes_that_do_not_fit_nothing_is_taken_in() {
        for path in ["", "/questions/1/seat", "/questions/0/choices/3/action", "/questions/0/seat/1"] {
            let mut known = known(&[TABLE]);
            let text = format!(r#"{{"type":"changes","at":4,"log":[],"patch":[{{"op":"replace","path":"{path}","value":1}}]}}"#);
            assert!(known.update(&serde_json::from_str(&text).unwrap()).is_none(), "{path}");
            assert!(known.decide(&mut Rng::new(Seed(1))).is_none(), "{path}: nobody is asked before the whole is there");
            assert!(known.update(&serde_json::from_str(TABLE).unwrap()).is_some());
            assert!(known.decide(&mut Rng::new(Seed(1))).is_some());
        }
    }

    #[test]
    fn fields_that_begin_alike_are_told_apart() {
        let mut known = known(&[
            TABLE,
            r#"{"type":"changes","at":4,"log":[],"patch":[{"op":"add","path":"/questions_of_others","value":[]},
                {"op":"add","path":"/outcomes","value":[]},{"op":"replace","path":"/outcome","value":null}]}"#,
        ]);
        assert!(!known.is_over && known.decide(&mut Rng::new(Seed(1))).is_some());
    }
}
