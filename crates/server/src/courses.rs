//! LRU cache of what is computed from a record: its course, and its positions. Every undo in a log replays the game from its start, and a
//! course is the same for everybody who sees it from the same seat.

use std::collections::HashMap;
use std::sync::Mutex;

use crate::encoded::Encoded;

/// Total size of the cache.
const MAX_BYTES: usize = 16 * 1024 * 1024;

/// A record is known by its id and its length: a log only grows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CourseKey {
    pub replay: String,
    pub length: usize,
    /// `None` for a spectator.
    pub seat: Option<u8>,
    /// The entry, of a position; `None` for a course, and for the last position.
    pub at: Option<u32>,
}

#[derive(Default)]
pub struct Courses(Mutex<Cache>);

#[derive(Default)]
struct Cache {
    bodies: HashMap<CourseKey, Cached>,
    bytes: usize,
    uses: u64,
}

struct Cached {
    json: Encoded,
    last_use: u64,
}

impl Courses {
    pub fn get(&self, key: &CourseKey) -> Option<Encoded> {
        let mut cache = self.0.lock().expect("no panic while locked");
        cache.uses += 1;
        let uses = cache.uses;
        let cached = cache.bodies.get_mut(key)?;
        cached.last_use = uses;
        Some(cached.json.clone())
    }

    /// Caches a body, evicting the least recently used ones.
    pub fn keep(&self, key: CourseKey, json: Encoded) {
        if json.size() > MAX_BYTES {
            return;
        }
        let mut cache = self.0.lock().expect("no panic while locked");
        let last_use = cache.uses;
        cache.bytes += json.size();
        if let Some(before) = cache.bodies.insert(key, Cached { json, last_use }) {
            cache.bytes -= before.json.size();
        }
        while cache.bytes > MAX_BYTES {
            let oldest = cache.bodies.iter().min_by_key(|(_, cached)| cached.last_use).map(|(key, _)| key.clone());
            let dropped = oldest.and_then(|key| cache.bodies.remove(&key)).expect("an empty cache has no bytes");
            cache.bytes -= dropped.json.size();
        }
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Rng, Seed};

    use super::*;

    fn incompressible(length: usize) -> Encoded {
        let mut rng = Rng::new(Seed(1));
        let bytes: Vec<u8> = (0..length.div_ceil(8)).flat_map(|_| rng.next().to_le_bytes()).take(length).collect();
        Encoded::new(bytes.into())
    }

    #[test]
    fn memory_is_bounded_and_the_course_asked_for_last_stays() {
        let courses = Courses::default();
        let key = |length| CourseKey { replay: "a".to_owned(), length, seat: None, at: None };
        let large = incompressible(MAX_BYTES / 4);
        for length in 0..10 {
            courses.keep(key(length), large.clone());
            assert!(courses.get(&key(0)).is_some(), "used again and again");
        }
        let kept: Vec<usize> = (0..10).filter(|length| courses.get(&key(*length)).is_some()).collect();
        assert_eq!(kept, [0, 7, 8, 9]);
        courses.keep(key(10), incompressible(MAX_BYTES + 1));
        assert!(courses.get(&key(10)).is_none() && courses.get(&key(9)).is_some(), "one that is too large replaces nothing");
    }
}
