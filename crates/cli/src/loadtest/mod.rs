//! `orrery loadtest`: starts a server process, plays many tables at a steady rate, and measures the latency of acknowledgements.

mod server;
mod table;

use std::io::Write;
use std::time::{Duration, Instant};

use orrery_server::client::{Caller, ClientError};
use serde::Serialize;
use tokio::task::JoinSet;

use crate::args::Loadtest;
use crate::error::Failure;
use crate::lookup;
use server::Server;
use table::{Table, Tally};

/// Tables set up concurrently.
const AT_ONCE: usize = 32;

/// Results.
#[derive(Serialize)]
struct Report {
    tables: u32,
    clients: u32,
    moves: usize,
    errors: u64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    server_memory_mb: u64,
    first_answer_ms: u64,
}

pub(crate) fn run(args: &Loadtest, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = lookup::game(&args.game)?;
    let players = lookup::players(entry.game.meta(), args.players, |_, max| max)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args, players))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).expect("plain data"))?;
    } else {
        print(&report, out)?;
    }
    Ok(())
}

fn print(report: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    let Report { tables, clients, moves, errors, .. } = report;
    writeln!(out, "{tables} tables, {clients} clients, {moves} moves, {errors} errors")?;
    writeln!(out, "acknowledged: p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms", report.p50_ms, report.p99_ms, report.max_ms)?;
    writeln!(out, "server: {} MB, first answer after {} ms", report.server_memory_mb, report.first_answer_ms)
}

async fn measure(args: &Loadtest, players: u8) -> Result<Report, Failure> {
    let server = Server::start().await?;
    let tables = set_up(args, players, &server).await.map_err(|error| Failure::Failed(error.to_string()))?;
    let every = Duration::from_secs_f64(args.every.max(0.01));
    let start = Instant::now() + Duration::from_secs(1);
    let end = start + Duration::from_secs(args.seconds);
    let mut playing = JoinSet::new();
    for (index, table) in tables.into_iter().enumerate() {
        // Spread the tables evenly over the interval.
        let first = start + every.mul_f64(index as f64 / f64::from(args.tables));
        playing.spawn(table.play(first, every, end));
    }
    let mut all = Tally::default();
    while let Some(tally) = playing.join_next().await {
        all.add(tally.unwrap_or_else(|_| Tally::failed()));
    }
    all.times.sort();
    let percentile = |share: f64| {
        let index = ((all.times.len() as f64 * share) as usize).min(all.times.len().saturating_sub(1));
        all.times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    Ok(Report {
        tables: args.tables,
        clients: args.tables * u32::from(players),
        moves: all.times.len(),
        errors: all.errors,
        p50_ms: percentile(0.5),
        p99_ms: percentile(0.99),
        max_ms: percentile(1.0),
        server_memory_mb: server.memory_mb(),
        first_answer_ms: server.first_answer.as_millis() as u64,
    })
}

async fn set_up(args: &Loadtest, players: u8, server: &Server) -> Result<Vec<Table>, ClientError> {
    let caller = Caller::new(server.address);
    let mut making = JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..args.tables {
        if making.len() >= AT_ONCE
            && let Some(table) = making.join_next().await
        {
            tables.push(table.map_err(|_| ClientError::Closed)??);
        }
        making.spawn(Table::make(caller.clone(), args.game.clone(), players, u64::from(number)));
    }
    while let Some(table) = making.join_next().await {
        tables.push(table.map_err(|_| ClientError::Closed)??);
    }
    Ok(tables)
}
