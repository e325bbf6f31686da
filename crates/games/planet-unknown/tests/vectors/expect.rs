//! What a case expects, compared with what its command answered. Only listed values are checked.

use toml::{Table, Value};

/// Lists of choices, squares and targets are sets; the others are in order.
const SETS: [&str; 12] = [
    "benefits",
    "legal_choices",
    "energy_choices",
    "targets",
    "shifts",
    "lifepods_destroyed",
    "rovers_destroyed",
    "meteors_added",
    "meteors",
    "winners",
    "options",
    "cards",
];

/// A refusal is named, or at least said.
pub fn refusal_is_expected(found: &Table, expect: &Table) -> Result<(), String> {
    let Some(error) = found.get("error") else { return Ok(()) };
    let is_said = ["legal", "accepted"].iter().any(|key| expect.get(*key) == Some(&Value::Boolean(false)));
    if is_said || expect.contains_key("error") { Ok(()) } else { Err(format!("refused: {error}")) }
}

/// Everything expected is found.
pub fn compare(found: &Table, expect: &Table) -> Result<(), String> {
    for (key, wanted) in expect {
        let value = found.get(key).ok_or(format!("the driver does not know the expectation {key}"))?;
        let (value, wanted) = match (value, wanted) {
            (Value::Array(value), Value::Array(wanted)) if SETS.contains(&key.as_str()) => (sorted(value), sorted(wanted)),
            (Value::Table(value), Value::Table(wanted)) => {
                compare(value, wanted).map_err(|reason| format!("{key}: {reason}"))?;
                continue;
            }
            _ => (value.clone(), wanted.clone()),
        };
        if value != wanted {
            return Err(format!("{key} is {value}, expected {wanted}"));
        }
    }
    Ok(())
}

fn sorted(values: &[Value]) -> Value {
    let mut values = values.to_vec();
    values.sort_by_key(ToString::to_string);
    values.into()
}
