//! Descriptions of a game's options, for lobbies and for the command line.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::illegal::SetupError;
use crate::message::Message;

/// One option. In the game's Fluent file, its title is `option-<id>`, its explanation `option-<id>-help`, and the name of a value
/// `option-<id>-<value>`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    /// Id of the option: the key in JSON and on the command line.
    pub id: &'static str,
    /// Its values.
    pub kind: OptionKind,
    /// Player counts for which the option applies.
    pub players: &'static [u8],
    /// At a table the value comes from the player's earlier games ([`Campaign::carry_over`](crate::Campaign::carry_over)), so it is
    /// not offered there; simulations set it.
    pub carried: bool,
}

/// The values of an option.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of a list of ids.
    Choice {
        /// All ids.
        values: Vec<String>,
        /// The default.
        default: String,
    },
    /// An integer; the default is `None` if the game computes it.
    Number {
        /// Smallest value.
        min: i64,
        /// Largest value.
        max: i64,
        /// The default.
        default: Option<i64>,
    },
}

/// The values of an option that is off or on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// The rule or variant is not used.
    #[default]
    Off,
    /// It is used.
    On,
}

impl Switch {
    /// Whether the option is on.
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }
}

impl OptionKind {
    /// A choice of ids, with the first as the default.
    pub fn choice(ids: &[&str]) -> OptionKind {
        OptionKind::choice_with_default(ids, ids[0])
    }

    /// A choice of ids.
    pub fn choice_with_default(ids: &[&str], default: &str) -> OptionKind {
        OptionKind::Choice { values: ids.iter().map(|&id| id.to_owned()).collect(), default: default.to_owned() }
    }

    /// The choice of a [`Switch`].
    pub fn switch(default: Switch) -> OptionKind {
        OptionKind::choice_with_default(&["off", "on"], if default.is_on() { "on" } else { "off" })
    }
}

impl OptionSpec {
    /// An option that is chosen for each game.
    pub const fn new(id: &'static str, kind: OptionKind, players: &'static [u8]) -> OptionSpec {
        OptionSpec { id, kind, players, carried: false }
    }

    /// Parses a value from the command line.
    ///
    /// # Errors
    ///
    /// Says which values are accepted.
    pub fn parse(&self, text: &str) -> Result<Value, SetupError> {
        match &self.kind {
            OptionKind::Choice { values, .. } => match values.iter().find(|value| *value == text) {
                Some(value) => Ok(Value::from(value.as_str())),
                None => {
                    let reason = Message::new("setup-not-one-of").with("text", text).with("values", values.join(", "));
                    Err(SetupError::option(self.id, reason))
                }
            },
            OptionKind::Number { min, max, .. } => match text.parse::<i64>() {
                Ok(number) if (*min..=*max).contains(&number) => Ok(Value::from(number)),
                _ => {
                    let reason = Message::new("setup-not-a-number").with("text", text).with("min", *min).with("max", *max);
                    Err(SetupError::option(self.id, reason))
                }
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
/// let specs = [OptionSpec::new("level", kind, &[1])];
/// assert_eq!(parse_options(&specs, "level=3").unwrap()["level"], 3);
/// assert!(parse_options(&specs, "level=9").is_err());
/// ```
///
/// # Errors
///
/// If the text is malformed, or an option is unknown, repeated or out of range.
pub fn parse_options(specs: &[OptionSpec], text: &str) -> Result<Value, SetupError> {
    let malformed = |key: &'static str, option: &str| SetupError::Malformed(Message::new(key).with("option", option));
    let mut object = serde_json::Map::new();
    for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or_else(|| malformed("setup-not-a-pair", pair))?;
        let spec = specs.iter().find(|spec| spec.id == key).ok_or_else(|| unknown(specs, key))?;
        if object.insert(key.to_owned(), spec.parse(value)?).is_some() {
            return Err(malformed("setup-option-twice", key));
        }
    }
    Ok(Value::Object(object))
}

fn unknown(specs: &[OptionSpec], option: &str) -> SetupError {
    let known: Vec<_> = specs.iter().map(|spec| spec.id).collect();
    let key = if known.is_empty() { "setup-no-options" } else { "setup-unknown-option" };
    SetupError::Malformed(Message::new(key).with("option", option).with("known", known.join(", ")))
}
