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
