//! LRU cache of serialised courses: every undo in a log replays the game from its start, and the course of a game is the same for
//! everybody who sees it from the same seat.

use std::collections::HashMap;
use std::sync::Mutex;

use axum::body::Bytes;

/// Total size of the cache.
const MAX_BYTES: usize = 16 * 1024 * 1024;

/// A record is known by its id and its length: a log only grows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CourseKey {
    pub replay: String,
    pub length: usize,
    /// `None` for a spectator.
    pub seat: Option<u8>,
}

#[derive(Default)]
pub struct Courses(Mutex<Cache>);

#[derive(Default)]
struct Cache {
    courses: HashMap<CourseKey, Cached>,
    bytes: usize,
    uses: u64,
}

struct Cached {
    json: Bytes,
    last_use: u64,
}

impl Courses {
    pub fn get(&self, key: &CourseKey) -> Option<Bytes> {
        let mut cache = self.0.lock().expect("no panic while locked");
        cache.uses += 1;
        let uses = cache.uses;
        let cached = cache.courses.get_mut(key)?;
        cached.last_use = uses;
        Some(cached.json.clone())
    }

    /// Caches a course, evicting the least recently used ones.
    pub fn keep(&self, key: CourseKey, json: Bytes) {
        if json.len() > MAX_BYTES {
            return;
        }
        let mut cache = self.0.lock().expect("no panic while locked");
        let last_use = cache.uses;
        cache.bytes += json.len();
        if let Some(before) = cache.courses.insert(key, Cached { json, last_use }) {
            cache.bytes -= before.json.len();
        }
        while cache.bytes > MAX_BYTES {
            let oldest = cache.courses.iter().min_by_key(|(_, cached)| cached.last_use).map(|(key, _)| key.clone());
            let dropped = oldest.and_then(|key| cache.courses.remove(&key)).expect("an empty cache has no bytes");
            cache.bytes -= dropped.json.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded_and_the_course_asked_for_last_stays() {
        let courses = Courses::default();
        let key = |length| CourseKey { replay: "a".to_owned(), length, seat: None };
        let large = Bytes::from(vec![0; MAX_BYTES / 4]);
        for length in 0..10 {
            courses.keep(key(length), large.clone());
            assert!(courses.get(&key(0)).is_some(), "used again and again");
        }
        let kept: Vec<usize> = (0..10).filter(|length| courses.get(&key(*length)).is_some()).collect();
        assert_eq!(kept, [0, 7, 8, 9]);
        courses.keep(key(10), Bytes::from(vec![0; MAX_BYTES + 1]));
        assert!(courses.get(&key(10)).is_none() && courses.get(&key(9)).is_some(), "one that is too large replaces nothing");
    }
}
