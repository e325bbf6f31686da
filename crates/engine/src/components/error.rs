//! What is wrong with a component file, and where.

use std::fmt;
use std::ops::RangeInclusive;

use crate::message::Message;
use crate::misfit::misfit;

/// A component file that a game cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}: {flaw}", self.place())]
pub struct ComponentError {
    /// The file's name: `planets.toml`.
    pub file: &'static str,
    /// The entry by its id, its number or its position: `planet 13`. Empty if the flaw is not in an entry.
    pub entry: String,
    /// The field within the entry: `colony.icons`. Empty if the flaw is in the entry as a whole.
    pub field: String,
    /// What is wrong.
    pub flaw: ComponentFlaw,
}

/// Why a value does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ComponentFlaw {
    /// The text is not TOML.
    #[error("line {line}: not TOML: {reason}")]
    Syntax {
        /// Line of the file, from 1.
        line: usize,
        /// The parser's message.
        reason: String,
    },
    /// A value of the wrong type, as the deserialiser describes it.
    #[error("{0}")]
    Type(String),
    /// A required entry or field is missing.
    #[error("missing")]
    Missing,
    /// An entry occurs twice.
    #[error("there twice")]
    Twice,
    /// A field that the game does not read.
    #[error("no such field")]
    NoSuchField,
    /// A value that is not one of the known ids.
    #[error("'{0}' is not known here")]
    Unknown(String),
    /// A list of the wrong length.
    #[error("{found} instead of {expected}")]
    Count {
        /// Length that the rules need.
        expected: usize,
        /// Length in the file.
        found: usize,
    },
    /// A number out of range.
    #[error("{found} is not between {min} and {max}")]
    Range {
        /// Smallest valid value.
        min: i64,
        /// Largest valid value.
        max: i64,
        /// Value in the file.
        found: i64,
    },
    /// A value that contradicts another one of the data files.
    #[error("does not agree with {with}")]
    Disagrees {
        /// The value that it contradicts.
        with: String,
    },
}

impl ComponentError {
    /// File, entry and field: `planets.toml: planet 13: vp`.
    pub fn place(&self) -> String {
        let parts = [self.file, &self.entry, &self.field];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": ")
    }
}

impl ComponentFlaw {
    /// The sentence for a reader.
    pub fn message(&self) -> Message {
        let say = |key: &'static str| Message::new(key);
        match self {
            ComponentFlaw::Syntax { line, .. } => say("component-syntax").with("line", *line as i64),
            ComponentFlaw::Type(reason) => misfit(reason),
            ComponentFlaw::Missing => say("component-missing"),
            ComponentFlaw::Twice => say("component-twice"),
            ComponentFlaw::NoSuchField => say("component-no-such-field"),
            ComponentFlaw::Unknown(value) => say("component-unknown").with("value", value.clone()),
            ComponentFlaw::Count { expected, found } => {
                say("component-count").with("expected", *expected as i64).with("found", *found as i64)
            }
            ComponentFlaw::Range { min, max, found } => {
                say("component-range").with("min", *min).with("max", *max).with("found", *found)
            }
            ComponentFlaw::Disagrees { with } => say("component-disagrees").with("with", with.clone()),
        }
    }
}

/// An entry of a component file while a game checks it: makes errors that name it.
///
/// ```
/// use orrery_engine::components::Entry;
///
/// let planet = Entry::new("planets.toml", "planet 13");
/// assert_eq!(planet.range("level", 4, 1..=4), Ok(4));
/// let error = planet.range("level", 9, 1..=4).unwrap_err();
/// assert_eq!(error.to_string(), "planets.toml: planet 13: level: 9 is not between 1 and 4");
/// ```
#[derive(Clone, Debug)]
pub struct Entry {
    file: &'static str,
    name: String,
}

impl Entry {
    /// An entry of a file by its name, such as `planet 13`.
    pub fn new(file: &'static str, name: impl Into<String>) -> Entry {
        Entry { file, name: name.into() }
    }

    /// A list of a file as a whole, for counts.
    pub fn list(file: &'static str) -> Entry {
        Entry::new(file, "")
    }

    /// An entry within this one: `technology I, level 2`.
    pub fn inner(&self, name: &str) -> Entry {
        Entry { file: self.file, name: format!("{}, {name}", self.name) }
    }

    /// An error in a field of this entry.
    pub fn error(&self, field: impl Into<String>, flaw: ComponentFlaw) -> ComponentError {
        ComponentError { file: self.file, entry: self.name.clone(), field: field.into(), flaw }
    }

    /// An error for a value that is not one of the known ids.
    pub fn unknown(&self, field: impl Into<String>, value: impl fmt::Display) -> ComponentError {
        self.error(field, ComponentFlaw::Unknown(value.to_string()))
    }

    /// The value, unless it is missing.
    pub fn given<T>(&self, field: &str, value: Option<T>) -> Result<T, ComponentError> {
        value.ok_or_else(|| self.error(field, ComponentFlaw::Missing))
    }

    /// The value, if it lies in the range.
    pub fn range<T: Copy + Into<i64>>(&self, field: &str, value: T, range: RangeInclusive<i64>) -> Result<T, ComponentError> {
        let found = value.into();
        let flaw = ComponentFlaw::Range { min: *range.start(), max: *range.end(), found };
        if range.contains(&found) { Ok(value) } else { Err(self.error(field, flaw)) }
    }

    /// Whether a list has the right length.
    pub fn count(&self, field: &str, found: usize, expected: usize) -> Result<(), ComponentError> {
        if found == expected { Ok(()) } else { Err(self.error(field, ComponentFlaw::Count { expected, found })) }
    }

    /// The items as an array, if there are exactly as many.
    pub fn array<T, const N: usize>(&self, field: &str, items: Vec<T>) -> Result<[T; N], ComponentError> {
        items.try_into().map_err(|items: Vec<T>| self.error(field, ComponentFlaw::Count { expected: N, found: items.len() }))
    }

    /// Whether a value agrees with another one of the data.
    pub fn agrees(&self, field: &str, agrees: bool, with: impl Into<String>) -> Result<(), ComponentError> {
        if agrees { Ok(()) } else { Err(self.error(field, ComponentFlaw::Disagrees { with: with.into() })) }
    }
}
