//! Prometheus metrics: counters, gauges and one histogram.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::Shared;
use crate::error::Failure;

#[derive(Default)]
pub struct Number(AtomicU64);

impl Number {
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Relaxed);
    }

    pub fn take(&self, count: u64) {
        self.0.fetch_sub(count, Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// Upper bounds in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

#[derive(Default)]
pub struct Histogram {
    buckets: [Number; BOUNDS.len()],
    count: Number,
    micros: Number,
}

impl Histogram {
    pub fn note(&self, time: Duration) {
        if let Some(index) = BOUNDS.iter().position(|bound| time.as_secs_f64() <= *bound) {
            self.buckets[index].add(1);
        }
        self.count.add(1);
        self.micros.add(time.as_micros() as u64);
    }
}

#[derive(Default)]
pub struct Metrics {
    /// Decisions of people that stand. Answers to a closed question count when they are revealed.
    pub moves: Number,
    pub refusals: Number,
    pub undos: Number,
    pub bot_moves: Number,
    /// Bots that are thinking or waiting for a permit.
    pub bots_waiting: Number,
    pub sockets: Number,
    /// Clients dropped because their queue was full.
    pub dropped: Number,
    /// Courses that were computed, not served from the cache.
    pub courses: Number,
    /// The same of positions of records.
    pub positions: Number,
    /// Time from the arrival of a move to its acknowledgement, without answers to closed questions.
    pub acknowledged: Histogram,
}

pub async fn show(State(app): State<Shared>) -> impl IntoResponse {
    let metrics = &app.metrics;
    let mut out = String::new();
    let mut simple = |name: &str, kind: &str, help: &str, value: u64| {
        let _ = writeln!(out, "# HELP orrery_{name} {help}\n# TYPE orrery_{name} {kind}\norrery_{name} {value}");
    };
    simple("moves_total", "counter", "Decisions of people that were acknowledged.", metrics.moves.get());
    simple("refusals_total", "counter", "Moves and undos that were refused.", metrics.refusals.get());
    simple("undos_total", "counter", "Undos that stand.", metrics.undos.get());
    simple("bot_moves_total", "counter", "Decisions of bots.", metrics.bot_moves.get());
    simple("bots_waiting", "gauge", "Bots that are thinking or waiting for a permit.", metrics.bots_waiting.get());
    simple("sockets", "gauge", "Connected clients.", metrics.sockets.get());
    simple("sockets_dropped_total", "counter", "Clients that did not keep up.", metrics.dropped.get());
    simple("courses_total", "counter", "Courses of games that were computed.", metrics.courses.get());
    simple("positions_total", "counter", "Positions of records that were computed.", metrics.positions.get());
    simple("tables_live", "gauge", "Tables in memory.", app.hub.len() as u64);
    histogram(&mut out, "acknowledge_seconds", "From a move's arrival to its acknowledgement.", &metrics.acknowledged);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], out)
}

fn histogram(out: &mut String, name: &str, help: &str, histogram: &Histogram) {
    let _ = writeln!(out, "# HELP orrery_{name} {help}\n# TYPE orrery_{name} histogram");
    let mut sum = 0;
    for (bound, bucket) in BOUNDS.iter().zip(&histogram.buckets) {
        sum += bucket.get();
        let _ = writeln!(out, "orrery_{name}_bucket{{le=\"{bound}\"}} {sum}");
    }
    let (count, seconds) = (histogram.count.get(), histogram.micros.get() as f64 / 1e6);
    let _ =
        writeln!(out, "orrery_{name}_bucket{{le=\"+Inf\"}} {count}\norrery_{name}_sum {seconds}\norrery_{name}_count {count}");
}

/// Health check: succeeds if a move would be durable.
pub async fn health(State(app): State<Shared>) -> Result<&'static str, Failure> {
    app.store.probe().await?;
    Ok("ok\n")
}
