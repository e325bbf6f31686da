//! Says which step of a long command is going on, and how long it may take.

use std::time::{Duration, Instant};

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
}
