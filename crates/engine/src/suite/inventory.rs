//! Mutation test of the inventory: an entry that never changes detects nothing, so for every entry some damage to a position must
//! change it.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

use serde_json::Value;

use crate::game::Game;

/// Damages the serialised positions, one value at a time, and asserts that every entry of the inventory changes at least once.
/// Damaged positions that do not parse, or panic, are skipped.
pub fn notices<G: Game>(states: &[G]) {
    let mut unchanged: BTreeSet<String> = states.iter().flat_map(Game::inventory).map(|(name, _)| name).collect();
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    states.iter().for_each(|state| damage(state, &mut unchanged));
    set_hook(hook);
    assert_eq!(unchanged, BTreeSet::new(), "entries that never change");
}

/// Removes the entries that some damage to this position changes.
fn damage<G: Game>(state: &G, unchanged: &mut BTreeSet<String>) {
    let whole = serde_json::to_value(state).expect("positions are plain data");
    let before = state.inventory();
    for pointer in pointers(&whole) {
        for value in damaged(whole.pointer(&pointer).expect("listed")) {
            let mut copy = whole.clone();
            *copy.pointer_mut(&pointer).expect("listed") = value;
            let Ok(state) = serde_json::from_value::<G>(copy) else { continue };
            let Ok(after) = catch_unwind(AssertUnwindSafe(|| state.inventory())) else { continue };
            let changed = before.iter().filter(|(name, count)| !after.iter().any(|entry| entry.0 == *name && entry.1 == *count));
            for (name, _) in changed {
                unchanged.remove(name);
            }
        }
    }
}

/// JSON pointers of all values.
fn pointers(value: &Value) -> Vec<String> {
    let below = match value {
        Value::Array(items) => below(items.iter().enumerate().map(|(index, item)| (index.to_string(), item))),
        Value::Object(fields) => below(fields.iter().map(|(name, field)| (name.clone(), field))),
        _ => Vec::new(),
    };
    [String::new()].into_iter().chain(below).collect()
}

fn below<'a>(parts: impl Iterator<Item = (String, &'a Value)>) -> Vec<String> {
    parts.flat_map(|(name, part)| pointers(part).into_iter().map(move |rest| format!("/{name}{rest}"))).collect()
}

/// A number, or a digit of packed bytes, with a bit flipped; a list without its last item; an empty string.
fn damaged(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => {
            let Some(number) = number.as_i64() else { return Vec::new() };
            let bits = u64::BITS - number.unsigned_abs().leading_zeros();
            (0..=bits.clamp(2, 62)).map(|bit| (number ^ (1 << bit)).into()).collect()
        }
        Value::Array(items) if !items.is_empty() => vec![items[..items.len() - 1].into()],
        Value::String(text) if text.len() > 2 && text.bytes().all(|digit| digit.is_ascii_hexdigit()) => {
            (0..text.len()).flat_map(|at| (0..4).filter_map(move |bit| flipped_digit(text, at, bit))).map(Value::String).collect()
        }
        Value::String(_) => vec![Value::Null],
        _ => Vec::new(),
    }
}

fn flipped_digit(text: &str, at: usize, bit: u32) -> Option<String> {
    let digit = u32::from_str_radix(text.get(at..=at)?, 16).ok()?;
    Some(format!("{}{:x}{}", &text[..at], digit ^ 1 << bit, &text[at + 1..]))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_value_is_damaged() {
        let whole = json!({ "bag": ["red", 2], "left": [], "round": 1 });
        assert_eq!(pointers(&whole), ["", "/bag", "/bag/0", "/bag/1", "/left", "/round"]);
        assert_eq!(damaged(&whole["bag"]), [json!(["red"])]);
        assert_eq!(damaged(&whole["bag"][0]), [Value::Null]);
        assert_eq!(damaged(&whole["bag"][1]), [json!(3), json!(0), json!(6)]);
        assert_eq!(damaged(&whole["left"]), Vec::<Value>::new());
        assert_eq!(damaged(&json!("0ff"))[..5], ["1ff", "2ff", "4ff", "8ff", "0ef"].map(Value::from));
    }
}
