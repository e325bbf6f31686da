//! A game's own description of its options: what a lobby shows as switches and `--options` accepts.

use serde::Serialize;
use serde_json::Value;

/// One switch of the rulebook. Its title is `option-<id>`, its explanation `option-<id>-help`, the name of a value
/// `option-<id>-<value>` in the game's Fluent file.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    pub id: &'static str,
    pub kind: OptionKind,
    /// Player counts for which the option means something.
    pub players: &'static [u8],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of these words.
    Choice { values: Vec<String>, default: String },
    /// One of these words for every seat, in order.
    PerSeat { values: Vec<String>, default: String },
    /// A whole number in a range; `None` where the game works it out.
    Number { min: i64, max: i64, default: Option<i64> },
}

impl OptionSpec {
    /// Reads a value typed by a person (per seat: `A/B/A`); refuses what is out of range.
    pub fn parse(&self, text: &str) -> Result<Value, String> {
        let one_of = |values: &[String], text: &str| match values.iter().find(|value| *value == text) {
            Some(value) => Ok(Value::from(value.as_str())),
            None => Err(format!("{}: '{text}' is not one of {}", self.id, values.join(", "))),
        };
        match &self.kind {
            OptionKind::Choice { values, .. } => one_of(values, text),
            OptionKind::PerSeat { values, .. } => text.split('/').map(|word| one_of(values, word)).collect(),
            OptionKind::Number { min, max, .. } => match text.parse::<i64>() {
                Ok(number) if (*min..=*max).contains(&number) => Ok(Value::from(number)),
                _ => Err(format!("{}: '{text}' is not a whole number from {min} to {max}", self.id)),
            },
        }
    }
}

/// Reads `k=v,k=v` against a game's options.
pub fn parse_options(specs: &[OptionSpec], text: &str) -> Result<Value, String> {
    let mut object = serde_json::Map::new();
    for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or_else(|| format!("'{pair}' is not of the form option=value"))?;
        let spec = specs.iter().find(|spec| spec.id == key).ok_or_else(|| {
            let known: Vec<_> = specs.iter().map(|spec| spec.id).collect();
            format!("unknown option '{key}'; this game has: {}", if known.is_empty() { "none".into() } else { known.join(", ") })
        })?;
        if object.insert(key.to_owned(), spec.parse(value)?).is_some() {
            return Err(format!("option '{key}' is given twice"));
        }
    }
    Ok(Value::Object(object))
}
