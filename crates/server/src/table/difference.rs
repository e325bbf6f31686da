//! The difference between two JSON texts as a JSON Patch (RFC 6902), found without parsing them.
//!
//! Both are what `serde_json` writes: compact, and a struct has its fields in the same order. So equal values are equal bytes, which are
//! compared many at a time, and only what surrounds a change is taken apart.

use std::borrow::Cow;
use std::fmt::{Display, Write};
use std::ops::Range;

/// Array elements that share a prefix of this length are compared as one element that has changed.
const ALIKE: usize = 64;

/// The operations that turn `old` into `new`. What changes in many places is replaced as a whole where that is shorter.
pub(super) fn difference(old: &str, new: &str) -> String {
    let (equal, open) = (Run::default(), Vec::new());
    let mut walk = Walk { old, new, o: 0, n: 0, equal, open, path: String::new(), operations: Vec::new() };
    if old != new {
        walk.changed_value();
    }
    let mut patch = String::with_capacity(2 + walk.operations.iter().map(Operation::length).sum::<usize>());
    patch.push('[');
    for (index, operation) in walk.operations.iter().enumerate() {
        patch.push_str(if index == 0 { "" } else { "," });
        operation.write_to(&mut patch);
    }
    patch.push(']');
    patch
}

#[derive(Clone, Copy)]
enum Op {
    Add,
    Remove,
    Replace,
}

struct Operation<'a> {
    op: Op,
    /// A JSON Pointer.
    path: String,
    /// Empty for a removal.
    value: &'a str,
}

impl Operation<'_> {
    /// Length as text.
    fn length(&self) -> usize {
        const AROUND: usize = r#"{"op":"replace","path":"","value":},"#.len();
        AROUND + self.path.len() + self.value.len()
    }

    fn write_to(&self, patch: &mut String) {
        let Operation { op, path, value } = self;
        let written = match op {
            Op::Add => write!(patch, r#"{{"op":"add","path":"{path}","value":{value}}}"#),
            Op::Remove => write!(patch, r#"{{"op":"remove","path":"{path}"}}"#),
            Op::Replace => write!(patch, r#"{{"op":"replace","path":"{path}","value":{value}}}"#),
        };
        written.expect("a text takes any text");
    }
}

/// A walk through both texts at the same time.
struct Walk<'a> {
    old: &'a str,
    new: &'a str,
    /// Position in the old text.
    o: usize,
    /// Position in the new text.
    n: usize,
    equal: Run,
    /// Starts, in the old text, of the containers known to be still open where the equal bytes end.
    open: Vec<usize>,
    /// The path of the current value.
    path: String,
    operations: Vec<Operation<'a>>,
}

/// A run of equal bytes in both texts, which ends at `end` in the old one.
#[derive(Clone, Copy, Default)]
struct Run {
    end: usize,
    /// Position in the new text minus position in the old one, wrapping.
    shift: usize,
}

impl<'a> Walk<'a> {
    /// Moves past the next value in both texts if it is equal.
    fn skip_equal(&mut self) -> bool {
        let shift = self.n.wrapping_sub(self.o);
        if self.equal.shift != shift || self.equal.end <= self.o {
            self.equal = Run { end: self.o + common(&self.old.as_bytes()[self.o..], &self.new.as_bytes()[self.n..]), shift };
            self.open.clear();
        }
        if self.open.contains(&self.o) {
            return false;
        }
        let equal = &self.old.as_bytes()[self.o..self.equal.end];
        let Some(length) = value_length(equal) else {
            self.open.extend(unclosed(equal).into_iter().map(|at| self.o + at));
            return false;
        };
        (self.o, self.n) = (self.o + length, self.n + length);
        true
    }

    /// Whether the next elements of two arrays begin alike, although they differ.
    fn are_alike(&self) -> bool {
        self.equal.end >= self.o + ALIKE && self.old.as_bytes()[self.o] != b']'
    }

    /// Compares the next values, which are not known to be equal, and moves past them.
    fn changed_value(&mut self) {
        let (o, n, first) = (self.o, self.n, self.operations.len());
        match (self.old.as_bytes()[o], self.new.as_bytes()[n]) {
            (b'{', b'{') => self.members(),
            (b'[', b'[') => self.elements(),
            _ => {
                (self.o, self.n) = (end(self.old, o), end(self.new, n));
                if self.old[o..self.o] != self.new[n..self.n] {
                    self.push(Op::Replace, &self.new[n..self.n]);
                }
                return;
            }
        }
        let whole = Operation { op: Op::Replace, path: self.path.clone(), value: &self.new[n..self.n] };
        if whole.length() <= self.operations[first..].iter().map(Operation::length).sum() {
            self.operations.truncate(first);
            self.operations.push(whole);
        }
    }

    /// Compares the members of two objects.
    fn members(&mut self) {
        (self.o, self.n) = (self.o + 1, self.n + 1);
        loop {
            match (key(self.old, self.o), key(self.new, self.n)) {
                (Some(old), Some(new)) if old == new => {
                    let before = old.len() + r#""":"#.len();
                    (self.o, self.n) = (self.o + before, self.n + before);
                    if !self.skip_equal() {
                        self.within(escaped(old), Walk::changed_value);
                    }
                }
                (None, None) => break,
                _ => return self.other_members(),
            }
            (self.o, self.n) = (past_comma(self.old, self.o), past_comma(self.new, self.n));
        }
        (self.o, self.n) = (self.o + 1, self.n + 1);
    }

    /// Compares the remaining members of two objects whose keys, or the order of their keys, differ.
    fn other_members(&mut self) {
        let (old, old_end) = members_from(self.old, self.o);
        let (new, new_end) = members_from(self.new, self.n);
        for (key, value) in &new {
            match old.iter().find(|(known, _)| known == key) {
                Some((_, before)) => {
                    (self.o, self.n) = (before.start, value.start);
                    self.within(escaped(key), Walk::changed_value);
                }
                None => self.within(escaped(key), |walk| walk.push(Op::Add, &walk.new[value.clone()])),
            }
        }
        for (key, _) in old.iter().filter(|(key, _)| !new.iter().any(|(kept, _)| kept == key)) {
            self.within(escaped(key), |walk| walk.push(Op::Remove, ""));
        }
        (self.o, self.n) = (old_end, new_end);
    }

    /// Compares the elements of two arrays. Equal ones at both ends stay, and those that begin alike are compared. Of the rest,
    /// each is compared with the one at its index; surplus ones are removed or added.
    fn elements(&mut self) {
        (self.o, self.n) = (self.o + 1, self.n + 1);
        let mut first = 0;
        loop {
            if !self.skip_equal() {
                if !self.are_alike() {
                    break;
                }
                self.within(first, Walk::changed_value);
            }
            first += 1;
            (self.o, self.n) = (past_comma(self.old, self.o), past_comma(self.new, self.n));
        }
        let (old, old_end) = elements_from(self.old, self.o);
        let (new, new_end) = elements_from(self.new, self.n);
        let same = |(old, new): &(&Range<usize>, &Range<usize>)| self.old[(*old).clone()] == self.new[(*new).clone()];
        let kept = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
        let (old, new) = (&old[..old.len() - kept], &new[..new.len() - kept]);
        for (index, (before, value)) in (first..).zip(old.iter().zip(new)) {
            (self.o, self.n) = (before.start, value.start);
            self.within(index, Walk::changed_value);
        }
        for (index, value) in (first..).zip(new).skip(old.len()) {
            self.within(index, |walk| walk.push(Op::Add, &walk.new[value.clone()]));
        }
        // From the end, so that the numbers of the others stay.
        for index in (new.len()..old.len()).rev() {
            self.within(first + index, |walk| walk.push(Op::Remove, ""));
        }
        (self.o, self.n) = (old_end, new_end);
    }

    /// Runs `work` one level deeper.
    fn within(&mut self, token: impl Display, work: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        write!(self.path, "/{token}").expect("a text takes any text");
        work(self);
        self.path.truncate(length);
    }

    fn push(&mut self, op: Op, value: &'a str) {
        self.operations.push(Operation { op, path: self.path.clone(), value });
    }
}

/// Length of the common prefix.
fn common(a: &[u8], b: &[u8]) -> usize {
    const AT_ONCE: usize = 64;
    let chunks = a.chunks_exact(AT_ONCE).zip(b.chunks_exact(AT_ONCE)).take_while(|(a, b)| a == b).count();
    let equal = AT_ONCE * chunks;
    equal + a[equal..].iter().zip(&b[equal..]).take_while(|(a, b)| a == b).count()
}

/// The key at this position of an object, without its quotes; `None` at the end.
fn key(text: &str, at: usize) -> Option<&str> {
    (text.as_bytes()[at] == b'"').then(|| &text[at + 1..end(text, at) - 1])
}

/// A key as a token of a JSON Pointer.
fn escaped(key: &str) -> Cow<'_, str> {
    if key.contains(['~', '/']) { key.replace('~', "~0").replace('/', "~1").into() } else { key.into() }
}

fn past_comma(text: &str, at: usize) -> usize {
    at + usize::from(text.as_bytes()[at] == b',')
}

/// The end of the value that begins at this position.
fn end(text: &str, at: usize) -> usize {
    value_length(&text.as_bytes()[at..]).map_or(text.len(), |length| at + length)
}

/// The members of an object from this position on, and where it ends.
fn members_from(text: &str, mut at: usize) -> (Vec<(&str, Range<usize>)>, usize) {
    let mut members = Vec::new();
    while let Some(key) = key(text, at) {
        let start = at + key.len() + r#""":"#.len();
        let value = start..end(text, start);
        at = past_comma(text, value.end);
        members.push((key, value));
    }
    (members, at + 1)
}

/// The elements of an array from this position on, and where it ends.
fn elements_from(text: &str, mut at: usize) -> (Vec<Range<usize>>, usize) {
    let mut elements = Vec::new();
    while text.as_bytes()[at] != b']' {
        let element = at..end(text, at);
        at = past_comma(text, element.end);
        elements.push(element);
    }
    (elements, at + 1)
}

/// The length of the value at the beginning; `None` if its end is not among these bytes.
fn value_length(bytes: &[u8]) -> Option<usize> {
    match bytes.first()? {
        b'"' => string_length(bytes),
        b'{' | b'[' => container_length(bytes),
        b'}' | b']' => None,
        _ => bytes.iter().position(|byte| matches!(byte, b',' | b'}' | b']')),
    }
}

fn string_length(bytes: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn container_length(bytes: &[u8]) -> Option<usize> {
    let (mut at, mut depth) = (0, 0);
    loop {
        match bytes.get(at)? {
            b'"' => at += string_length(&bytes[at..])? - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 1 => return Some(at + 1),
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
}

/// Starts of the containers that these bytes leave open.
fn unclosed(bytes: &[u8]) -> Vec<usize> {
    let (mut at, mut open) = (0, Vec::new());
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => at += string_length(&bytes[at..]).map_or(bytes.len(), |length| length - 1),
            b'{' | b'[' => open.push(at),
            b'}' | b']' => drop(open.pop()),
            _ => {}
        }
        at += 1;
    }
    open
}

#[cfg(test)]
mod tests {
    use json_patch::{Patch, PatchOperation};
    use orrery_engine::{Rng, Seed};
    use serde_json::{Value, json};

    use super::*;

    /// The operations that lead from one value to the other.
    fn check(old: &Value, new: &Value) -> Vec<PatchOperation> {
        let text = difference(&old.to_string(), &new.to_string());
        let patch: Patch = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let mut patched = old.clone();
        json_patch::patch(&mut patched, &patch).unwrap_or_else(|error| panic!("{error}: {old} {new} {text}"));
        assert_eq!(patched, *new, "{old} {text}");
        patch.0
    }

    fn count(old: Value, new: Value) -> usize {
        check(&old, &new).len()
    }

    #[test]
    fn a_difference_makes_the_new_value_of_the_old_one() {
        assert_eq!(count(json!({"a": [1, 2]}), json!({"a": [1, 2]})), 0, "nothing changes");
        let long = &"a long text that need not be sent again ".repeat(9);
        assert_eq!(count(json!({"a/b": [long, 2]}), json!({"a/b": [long, 3]})), 1, "one number");
        assert_eq!(count(json!({"a": [long, long, 1]}), json!({"a": [long]})), 2, "a list gets shorter");
        assert_eq!(count(json!({"a": [long]}), json!({"a": [long, 1, 2, 3]})), 3, "longer");
        assert_eq!(count(json!({"a": long, "b": 1, "~": 2}), json!({"a": long, "c": 1})), 3, "other keys");
        assert_eq!(count(json!([1, 2, 3]), json!([4, 5, 6])), 1, "all of it");
        assert_eq!(count(json!({"a": {"b": 1}}), json!({"a": null})), 1, "another kind");
        assert_eq!(count(json!({"a": 12, "b": long}), json!({"a": 123, "b": long})), 1, "a number gets longer");
        assert_eq!(count(json!({"a\"\\": [long, "ü\"]"]}), json!({"a\"\\": [long, "ü\"}"]})), 1, "quotes and brackets in texts");
    }

    #[test]
    fn what_comes_into_the_middle_of_a_list_leaves_the_others() {
        let squares = |skipped: u32| Value::from((0..40).filter(|n| *n != skipped).map(|n| json!({"at": n})).collect::<Vec<_>>());
        let operations = check(&json!({ "squares": squares(17) }), &json!({ "squares": squares(99) }));
        let [PatchOperation::Add(one)] = &operations[..] else { panic!("{operations:?}") };
        assert_eq!(one.path.as_str(), "/squares/17");
        assert_eq!(count(json!({ "squares": squares(99) }), json!({ "squares": squares(17) })), 1, "and out of it");
    }

    #[test]
    fn what_changes_everywhere_is_replaced_as_a_whole() {
        let choices = |n: u32| Value::from((0..50).map(|i| json!({"action": n + i, "label": n})).collect::<Vec<_>>());
        let of = |n: u32| json!({"stays": "x".repeat(900), "choices": choices(n)});
        let operations = check(&of(0), &of(1000));
        let [PatchOperation::Replace(one)] = &operations[..] else { panic!("{operations:?}") };
        assert_eq!(one.path.as_str(), "/choices");
    }

    /// A small random value; neighbouring seeds give similar ones.
    fn random(rng: &mut Rng, depth: u32) -> Value {
        let some = rng.below(4);
        match rng.below(if depth == 0 { 4 } else { 6 }) {
            0 => json!(null),
            1 => json!(rng.below(120)),
            2 => json!(["", "a", "]}\"", "\\", "grün"][rng.below(5) as usize]),
            3 => json!(rng.below(2) == 0),
            4 => (0..some).map(|_| random(rng, depth - 1)).collect(),
            _ => {
                (0..some).map(|_| (["a", "b/", "~c", "\"d"][rng.below(4) as usize].to_owned(), random(rng, depth - 1))).collect()
            }
        }
    }

    #[test]
    fn differences_of_random_values() {
        let mut rng = Rng::new(Seed(8));
        let mut old = random(&mut rng, 4);
        for _ in 0..20_000 {
            let mut new = if rng.below(20) == 0 { random(&mut rng, 4) } else { old.clone() };
            change(&mut new, &mut rng);
            check(&old, &new);
            old = new;
        }
    }

    /// Changes something in a value.
    fn change(value: &mut Value, rng: &mut Rng) {
        match value {
            Value::Array(elements) if !elements.is_empty() && rng.below(4) > 0 => {
                let at = rng.below(elements.len() as u32) as usize;
                match rng.below(4) {
                    0 => drop(elements.remove(at)),
                    1 if elements.len() < 8 => elements.insert(at, random(rng, 2)),
                    _ => change(&mut elements[at], rng),
                }
            }
            Value::Object(members) if !members.is_empty() && rng.below(4) > 0 => {
                let at = rng.below(members.len() as u32) as usize;
                let name = members.keys().nth(at).expect("there are as many").clone();
                if rng.below(5) == 0 {
                    members.remove(&name);
                } else {
                    change(&mut members[&name], rng);
                }
            }
            _ => *value = random(rng, 3),
        }
    }
}
