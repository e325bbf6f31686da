//! Values of the cases of [`vectors`](super::vectors), read by their drivers.

use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// A value, or what is wrong with the case.
pub type Result<T> = std::result::Result<T, String>;

/// A value as a type of the game.
pub fn read<T: DeserializeOwned>(value: impl Into<Value>) -> Result<T> {
    let value = value.into();
    T::deserialize(value.clone()).map_err(|error| format!("{value}: {}", error.message()))
}

/// A field as a type of the game, if it is given.
pub fn optional<T: DeserializeOwned>(table: &Table, key: &str) -> Result<Option<T>> {
    table.get(key).map(|value| read(value.clone())).transpose()
}

/// A field that must be given, as a type of the game.
pub fn field<T: DeserializeOwned>(table: &Table, key: &str) -> Result<T> {
    optional(table, key)?.ok_or(format!("{key} is missing in {table}"))
}

/// A text.
pub fn text(value: &Value) -> Result<&str> {
    value.as_str().ok_or(format!("a text, not {value}"))
}

/// A number.
pub fn number(value: &Value) -> Result<i64> {
    value.as_integer().ok_or(format!("a number, not {value}"))
}

/// The text of a field that must be given.
pub fn word<'a>(table: &'a Table, key: &str) -> Result<&'a str> {
    text(table.get(key).ok_or(format!("{key} is missing in {table}"))?)
}

/// The list of a field; empty if it is not given.
pub fn list<'a>(table: &'a Table, key: &str) -> &'a [Value] {
    table.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// The table of a field, if it is given.
pub fn table<'a>(of: &'a Table, key: &str) -> Option<&'a Table> {
    of.get(key).and_then(Value::as_table)
}

/// Whether a field is true.
pub fn flag(table: &Table, key: &str) -> bool {
    table.get(key).and_then(Value::as_bool).unwrap_or(false)
}
