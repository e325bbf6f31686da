//! Descriptions of a game's options, for lobbies and for the command line.

use serde::Serialize;
use serde_json::Value;

/// One option. In the game's Fluent file, its title is `option-<id>`, its explanation `option-<id>-help`, and the name of a value
/// `option-<id>-<value>`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    pub id: &'static str,
    pub kind: OptionKind,
    /// Player counts for which the option applies.
    pub players: &'static [u8],
}

/// The values of an option.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of a list of ids.
    Choice { values: Vec<String>, default: String },
    /// A list with one of these ids for every seat.
    PerSeat { values: Vec<String>, default: String },
    /// An integer; the default is `None` if the game computes it.
    Number { min: i64, max: i64, default: Option<i64> },
}

impl OptionSpec {
    /// Parses a value from the command line; values per seat are separated by slashes (`A/B/A`).
    ///
    /// # Errors
    ///
    /// Says which values are accepted.
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

/// Parses `option=value,option=value` into a JSON object.
///
/// ```
/// use orrery_engine::{OptionKind, OptionSpec, options::parse_options};
///
/// let kind = OptionKind::Number { min: 1, max: 4, default: Some(1) };
/// let specs = [OptionSpec { id: "level", kind, players: &[1] }];
/// assert_eq!(parse_options(&specs, "level=3").unwrap()["level"], 3);
/// assert!(parse_options(&specs, "level=9").is_err());
/// ```
///
/// # Errors
///
/// If the text is malformed, or an option is unknown, repeated or out of range.
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
