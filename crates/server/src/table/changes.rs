//! Tables as they are sent: whole, or as changes to the one that a client has.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use json_patch::jsonptr::PointerBuf;
use json_patch::{AddOperation, Patch, PatchOperation, RemoveOperation, ReplaceOperation};
use orrery_engine::SeatSet;
use orrery_engine::erased::AnyTable;
use serde_json::Value;

use super::clients::{Client, text};
use crate::log::Log;
use crate::message::{self, Frame};
use crate::wire::{Shown, ToClient};

/// What a client was last sent of a table. Text, because a parsed one takes ten times the memory.
pub type Known = Arc<str>;

/// The messages of one broadcast. Spectators share a message, and so do the tabs of a guest: each is made once.
pub(super) struct Broadcast<'a> {
    pub(super) at: u32,
    pub(super) position: Option<&'a dyn AnyTable>,
    pub(super) frame: Frame<'a>,
    pub(super) log: &'a Log,
    shown: HashMap<SeatSet, Arc<View>>,
    whole: HashMap<(SeatSet, u32), Utf8Bytes>,
    /// By the table that a client has, of which there is one copy only.
    changes: HashMap<(SeatSet, u32, *const u8), Utf8Bytes>,
}

/// What the owner of some seats sees.
struct View {
    shown: Shown,
    value: Value,
    text: Known,
}

impl<'a> Broadcast<'a> {
    pub(super) fn new(at: u32, position: Option<&'a dyn AnyTable>, frame: Frame<'a>, log: &'a Log) -> Broadcast<'a> {
        Broadcast { at, position, frame, log, shown: HashMap::new(), whole: HashMap::new(), changes: HashMap::new() }
    }

    /// The message that brings a client up to date.
    pub(super) fn message(&mut self, client: &mut Client, seats: SeatSet) -> Utf8Bytes {
        let since = client.at.min(self.at);
        client.at = self.at;
        let view = self.view(seats);
        let known = client.known.take().filter(|_| client.changes);
        client.known = client.changes.then(|| view.text.clone());
        match known {
            Some(known) => self.changes(seats, since, &known, &view),
            None => self.whole(seats, since, &view),
        }
    }

    fn view(&mut self, seats: SeatSet) -> Arc<View> {
        let (position, frame) = (self.position, &self.frame);
        let make = || {
            let shown = message::shown(position, seats, frame);
            let value = serde_json::to_value(&shown).expect("plain data");
            Arc::new(View { shown, text: value.to_string().into(), value })
        };
        self.shown.entry(seats).or_insert_with(make).clone()
    }

    fn whole(&mut self, seats: SeatSet, since: u32, view: &View) -> Utf8Bytes {
        let (at, log) = (self.at, &self.log[since as usize..]);
        let make = || text(&ToClient::Table { at, shown: view.shown.clone(), log: log.to_vec() });
        self.whole.entry((seats, since)).or_insert_with(make).clone()
    }

    fn changes(&mut self, seats: SeatSet, since: u32, known: &Known, view: &View) -> Utf8Bytes {
        let (at, log) = (self.at, &self.log[since as usize..]);
        let make = || {
            let old = serde_json::from_str(known).expect("made from a value");
            text(&ToClient::Changes { at, patch: difference(&old, &view.value), log: log.to_vec() })
        };
        self.changes.entry((seats, since, known.as_ptr())).or_insert_with(make).clone()
    }
}

/// The operations that turn `old` into `new`. What changes in many places is replaced as a whole where that is shorter.
fn difference(old: &Value, new: &Value) -> Patch {
    let mut operations = Vec::new();
    compare(&mut PointerBuf::root(), old, new, &mut operations);
    Patch(operations)
}

fn compare(path: &mut PointerBuf, old: &Value, new: &Value, operations: &mut Vec<PatchOperation>) {
    if old == new {
        return;
    }
    let first = operations.len();
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                at(path, key, |path| match old.get(key) {
                    Some(old) => compare(path, old, value, operations),
                    None => operations.push(add(path, value)),
                });
            }
            for key in old.keys().filter(|key| !new.contains_key(*key)) {
                at(path, key, |path| operations.push(PatchOperation::Remove(RemoveOperation { path: path.clone() })));
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            for (index, (old, value)) in old.iter().zip(new).enumerate() {
                at(path, index, |path| compare(path, old, value, operations));
            }
            for (index, value) in new.iter().enumerate().skip(old.len()) {
                at(path, index, |path| operations.push(add(path, value)));
            }
            // From the end, so that the numbers of the others stay.
            for index in (new.len()..old.len()).rev() {
                at(path, index, |path| operations.push(PatchOperation::Remove(RemoveOperation { path: path.clone() })));
            }
        }
        _ => return operations.push(replace(path, new)),
    }
    let whole = replace(path, new);
    if length(&whole) <= operations[first..].iter().map(length).sum() {
        operations.truncate(first);
        operations.push(whole);
    }
}

/// Runs `work` one level deeper.
fn at(path: &mut PointerBuf, token: impl ToString, work: impl FnOnce(&mut PointerBuf)) {
    path.push_back(token.to_string());
    work(path);
    path.pop_back();
}

fn add(path: &PointerBuf, value: &Value) -> PatchOperation {
    PatchOperation::Add(AddOperation { path: path.clone(), value: value.clone() })
}

fn replace(path: &PointerBuf, value: &Value) -> PatchOperation {
    PatchOperation::Replace(ReplaceOperation { path: path.clone(), value: value.clone() })
}

/// Length as text.
fn length(operation: &PatchOperation) -> usize {
    struct Count(usize);
    impl std::io::Write for Count {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut count = Count(0);
    serde_json::to_writer(&mut count, operation).expect("plain data");
    count.0
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(old: Value, new: Value) -> usize {
        let patch = difference(&old, &new);
        let mut patched = old;
        json_patch::patch(&mut patched, &patch).unwrap();
        assert_eq!(patched, new);
        patch.0.len()
    }

    #[test]
    fn a_difference_makes_the_new_value_of_the_old_one() {
        assert_eq!(check(json!({"a": [1, 2]}), json!({"a": [1, 2]})), 0, "nothing changes");
        let long = &"a long text that need not be sent again ".repeat(9);
        assert_eq!(check(json!({"a/b": [long, 2]}), json!({"a/b": [long, 3]})), 1, "one number");
        assert_eq!(check(json!({"a": [long, long, 1]}), json!({"a": [long]})), 2, "a list gets shorter");
        assert_eq!(check(json!({"a": [long]}), json!({"a": [long, 1, 2, 3]})), 3, "longer");
        assert_eq!(check(json!({"a": long, "b": 1, "~": 2}), json!({"a": long, "c": 1})), 3, "other keys");
        assert_eq!(check(json!([1, 2, 3]), json!([4, 5, 6])), 1, "all of it");
        assert_eq!(check(json!({"a": {"b": 1}}), json!({"a": null})), 1, "another kind");
    }

    #[test]
    fn what_changes_everywhere_is_replaced_as_a_whole() {
        let choices = |n: u32| Value::from((0..50).map(|i| json!({"action": n + i, "label": n})).collect::<Vec<_>>());
        let patch = difference(
            &json!({"stays": "x".repeat(900), "choices": choices(0)}),
            &json!({"stays": "x".repeat(900), "choices": choices(1)}),
        );
        let [PatchOperation::Replace(one)] = &patch.0[..] else { panic!("{patch}") };
        assert_eq!(one.path.as_str(), "/choices");
    }
}
