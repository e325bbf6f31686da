//! Comparing what was found with what is expected: only what is listed is compared.

use toml::{Table, Value};

/// Lists of cards and sites that are sets, unless a key says "order".
const SETS: [&str; 10] = [
    "hand",
    "discarded",
    "stays",
    "pool",
    "hand_gains",
    "returned_to_hand",
    "removed_from_game",
    "teams",
    "known_to_others",
    "competition_teams_at",
];

pub fn compare(found: &Table, expected: &Table) -> Result<(), String> {
    for (key, value) in expected {
        let actual = found.get(key).ok_or(format!("the driver does not know '{key}'"))?;
        if !agrees(actual, value, SETS.contains(&key.as_str())) {
            return Err(format!("{key}: {actual} instead of {value}"));
        }
    }
    Ok(())
}

/// Tables are compared by the keys that are listed; an empty one means that there is nothing.
fn agrees(found: &Value, expected: &Value, is_set: bool) -> bool {
    match (found, expected) {
        (Value::Table(found), Value::Table(expected)) if expected.is_empty() => found.is_empty(),
        (Value::Table(found), Value::Table(expected)) => {
            let same = |(key, value): (&String, &Value)| {
                let is_set = is_set || SETS.contains(&key.as_str());
                found.get(key).is_some_and(|actual| agrees(actual, value, is_set))
            };
            expected.iter().all(same)
        }
        (Value::Array(found), Value::Array(expected)) if is_set => {
            let count = |list: &[Value], value: &Value| list.iter().filter(|other| *other == value).count();
            found.len() == expected.len() && expected.iter().all(|value| count(found, value) == count(expected, value))
        }
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(found, expected)| agrees(found, expected, false))
        }
        _ => found == expected,
    }
}
