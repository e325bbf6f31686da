//! An inventory entry that cannot change notices nothing: for every entry some damage to the position must change it.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

use serde_json::Value;

use crate::game::Game;

/// Damages one number of the serialised position after the other, bit by bit, and asserts that every entry of the inventory has noticed
/// something. A damaged position may be impossible: what does not parse or panics is left out.
pub fn notices<G: Game>(state: &G) {
    let whole = serde_json::to_value(state).expect("positions are plain data");
    let mut unchanged: BTreeSet<String> = state.inventory().into_iter().map(|(name, _)| name).collect();
    let before = state.inventory();
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    for pointer in numbers(&whole) {
        for bit in 0..=bits(&whole, &pointer) {
            let Some(damaged) = flipped(&whole, &pointer, bit).and_then(|value| serde_json::from_value::<G>(value).ok()) else {
                continue;
            };
            let Ok(after) = catch_unwind(AssertUnwindSafe(|| damaged.inventory())) else { continue };
            let changed = before.iter().filter(|(name, count)| !after.iter().any(|entry| entry.0 == *name && entry.1 == *count));
            for (name, _) in changed {
                unchanged.remove(name);
            }
        }
    }
    set_hook(hook);
    assert_eq!(unchanged, BTreeSet::new(), "entries that never change");
}

/// JSON pointers of all whole numbers.
fn numbers(value: &Value) -> Vec<String> {
    match value {
        Value::Number(number) if number.is_i64() || number.is_u64() => vec![String::new()],
        Value::Array(items) => below(items.iter().enumerate().map(|(index, item)| (index.to_string(), item))),
        Value::Object(fields) => below(fields.iter().map(|(name, field)| (name.clone(), field))),
        _ => Vec::new(),
    }
}

fn below<'a>(parts: impl Iterator<Item = (String, &'a Value)>) -> Vec<String> {
    parts.flat_map(|(name, part)| numbers(part).into_iter().map(move |rest| format!("/{name}{rest}"))).collect()
}

/// Bits of a number, some at least.
fn bits(whole: &Value, pointer: &str) -> u32 {
    let number = whole.pointer(pointer).and_then(Value::as_u64).unwrap_or_default();
    (u64::BITS - number.leading_zeros()).max(2)
}

fn flipped(whole: &Value, pointer: &str, bit: u32) -> Option<Value> {
    let mut copy = whole.clone();
    let number = copy.pointer_mut(pointer)?;
    *number = (number.as_i64()? ^ (1 << bit)).into();
    Some(copy)
}
