//! Announces the steps of a long command, with the time that each usually takes.

use std::fs;
use std::time::{Duration, Instant};

use crate::tools::{Done, root};

pub(crate) struct Steps {
    total: usize,
    begun: usize,
    started: Instant,
}

impl Steps {
    pub(crate) fn new(total: usize) -> Steps {
        Steps { total, begun: 0, started: Instant::now() }
    }

    /// Announces the next step. `usually` says how long it takes on two cores.
    pub(crate) fn next(&mut self, what: &str, usually: &str) {
        self.begun += 1;
        eprintln!("\n[{}/{}] {what}: {usually}. {} so far.", self.begun, self.total, self.elapsed());
    }

    pub(crate) fn elapsed(&self) -> String {
        minutes(self.started.elapsed())
    }
}

/// The time that a part of the tests takes, as last measured: from the table in CONTRIBUTING.md, by the start of its first column.
pub(crate) fn measured(part: &str) -> Done<String> {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).map_err(|error| format!("CONTRIBUTING.md: {error}"))?;
    let mut rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" | "));
    let row = rows.find(|(first, _)| first.starts_with(part)).ok_or_else(|| format!("CONTRIBUTING.md has no time of: {part}"))?;
    Ok(row.1.split(" |").next().unwrap_or_default().to_owned())
}

/// "48 s", "3 min 5 s".
fn minutes(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..60 => format!("{seconds} s"),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_minutes_and_seconds() {
        assert_eq!(minutes(Duration::from_millis(48_900)), "48 s");
        assert_eq!(minutes(Duration::from_secs(185)), "3 min 5 s");
    }

    #[test]
    fn every_announced_time_has_been_measured() {
        let source = fs::read_to_string(root().join("xtask/src/main.rs")).unwrap();
        let parts: Vec<&str> = source.split("measured(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(parts.len() > 3, "{parts:?}");
        for part in parts {
            let time = measured(part).unwrap();
            assert!(time.contains("min") || time.contains(" s"), "{part}: {time}");
        }
    }
}
