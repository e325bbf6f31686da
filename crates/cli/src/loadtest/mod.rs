//! `orrery loadtest`: starts a server process, plays many tables at a steady rate, and measures the latency of acknowledgements.

mod question;
mod server;
mod table;

use std::io::Write;
use std::ops::Range;
use std::time::{Duration, Instant};

use orrery_server::client::{Caller, ClientError};
use serde::Serialize;
use tokio::task::JoinSet;

use crate::args::Loadtest;
use crate::error::Failure;
use crate::language::say;
use crate::lookup;
use server::{Server, own_processor_time};
use table::{Sitters, Table, Tally};

/// Idle time after which tables fall asleep, where memory is measured.
const IDLE: Duration = Duration::from_secs(1);
/// Seconds between the moves of a table, at least.
const SHORTEST: f64 = 1e-6;
/// Tables set up concurrently.
const AT_ONCE: usize = 32;

/// Results.
#[derive(Serialize)]
struct Report {
    tables: u32,
    clients: u32,
    moves: usize,
    /// Games that were over before the end of the test.
    ended: u64,
    errors: u64,
    /// Moves that were due but could not be sent, because the server was too slow.
    unsent: u64,
    /// Tables that a client asked for again, because changes did not fit what it knew.
    reread: u64,
    /// Received by each client for each move at its table.
    bytes_per_move: u64,
    /// Of acknowledgements, from when the move was due.
    #[serde(flatten)]
    latency: Latency,
    /// Processor time of the server for each move, in microseconds.
    server_us_per_move: u64,
    /// Processor time of the clients, all of which are in this process.
    clients_us_per_move: u64,
    server_memory_mb: u64,
    /// Resident memory of the server for each further sleeping table, with its clients.
    sleeping_table_kb: Option<f64>,
    first_answer_ms: u64,
    reconnected: Option<Reconnected>,
}

/// How everybody came back after a crash of the server.
#[derive(Serialize)]
struct Reconnected {
    errors: u64,
    /// From opening the connection to having the table.
    #[serde(flatten)]
    latency: Latency,
}

#[derive(Serialize)]
struct Latency {
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

impl Latency {
    fn new(mut times: Vec<Duration>) -> Latency {
        times.sort();
        let percentile = |share: f64| {
            let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Latency { p50_ms: percentile(0.5), p99_ms: percentile(0.99), max_ms: percentile(1.0) }
    }
}

impl std::fmt::Display for Latency {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms", self.p50_ms, self.p99_ms, self.max_ms)
    }
}

pub(crate) fn run(args: &Loadtest, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = lookup::game(&args.game)?;
    if !(SHORTEST..).contains(&args.every) {
        return Err(Failure::Usage(say("cli-loadtest-every")));
    }
    let players = lookup::players(entry.game.meta(), args.players, |_, max| max)?;
    // One thread, to leave the processor to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args, players))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).expect("plain data"))?;
    } else {
        print(&report, out)?;
    }
    Ok(())
}

fn print(report: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    let Report { tables, clients, moves, ended, errors, unsent, reread, bytes_per_move, .. } = report;
    writeln!(out, "{tables} tables, {clients} clients, {moves} moves, {unsent} not sent in time, {errors} errors")?;
    writeln!(out, "{ended} games ended, {reread} tables asked for again")?;
    writeln!(out, "{bytes_per_move} bytes a client and move")?;
    writeln!(out, "acknowledged: {}", report.latency)?;
    let Report { server_us_per_move, clients_us_per_move, .. } = report;
    writeln!(out, "processor time a move: {server_us_per_move} µs in the server, {clients_us_per_move} µs in the clients")?;
    writeln!(out, "server: {} MB, first answer after {} ms", report.server_memory_mb, report.first_answer_ms)?;
    if let Some(memory) = report.sleeping_table_kb {
        writeln!(out, "asleep: {memory:.1} kB a table")?;
    }
    if let Some(Reconnected { errors, latency }) = &report.reconnected {
        writeln!(out, "reconnected: {latency}, {errors} errors")?;
    }
    Ok(())
}

async fn measure(args: &Loadtest, players: u8) -> Result<Report, Failure> {
    let mut server = Server::start(args.rest.then_some(IDLE)).await?;
    let failed = |error: ClientError| Failure::Failed(error.to_string());
    // To measure sleeping tables, a first half is played and falls asleep. The memory that it used when it was awake stays with the
    // process and serves the second half, so what comes on top is what sleeping tables take.
    let first = if args.rest { args.tables / 2 } else { 0 };
    let asleep = set_up(args, players, &server, 0..first).await.map_err(failed)?;
    let (_, asleep) = play(args, asleep).await;
    let before = if args.rest { memory_at_rest(&server).await } else { 0.0 };
    let tables = set_up(args, players, &server, first..args.tables).await.map_err(failed)?;
    let (server_before, clients_before) = (server.processor_time(), own_processor_time());
    let (all, tables) = play(args, tables).await;
    let (server_time, clients_time) = (server.processor_time() - server_before, own_processor_time() - clients_before);
    let server_memory_mb = server.peak_memory_kb() / 1024;
    let sleeping_table_kb =
        if args.rest { Some((memory_at_rest(&server).await - before) / f64::from(args.tables - first)) } else { None };
    let sitters = asleep.into_iter().chain(tables).map(Table::leave).collect();
    let reconnected = if args.reconnect { Some(reconnect(&mut server, sitters).await?) } else { None };
    let clients = args.tables * if args.device { 1 } else { u32::from(players) };
    let moves = all.times.len();
    let latency = Latency::new(all.times);
    let per_move = |time: Duration| time.as_micros() as u64 / moves.max(1) as u64;
    Ok(Report {
        tables: args.tables,
        clients,
        moves,
        ended: all.ended,
        errors: all.errors,
        unsent: all.unsent,
        reread: all.reread,
        bytes_per_move: all.bytes / (moves as u64 * u64::from(clients / args.tables)).max(1),
        latency,
        server_us_per_move: per_move(server_time),
        clients_us_per_move: per_move(clients_time),
        server_memory_mb,
        sleeping_table_kb,
        first_answer_ms: server.first_answer.as_millis() as u64,
        reconnected,
    })
}

/// Plays tables at the rate that was asked for.
async fn play(args: &Loadtest, tables: Vec<Table>) -> (Tally, Vec<Table>) {
    let (every, count) = (Duration::from_secs_f64(args.every), tables.len() as f64);
    let start = Instant::now() + Duration::from_secs(1);
    let end = start + Duration::from_secs(args.seconds);
    let mut playing = JoinSet::new();
    for (index, table) in tables.into_iter().enumerate() {
        // Spread the tables evenly over the interval.
        let first = start + every.mul_f64(index as f64 / count);
        playing.spawn(table.play(first, every, end));
    }
    let (mut all, mut tables) = (Tally::default(), Vec::new());
    while let Some(played) = playing.join_next().await {
        match played {
            Ok((tally, table)) => {
                all.add(tally);
                tables.push(table);
            }
            Err(_) => all.add(Tally::failed()),
        }
    }
    (all, tables)
}

/// Resident kilobytes once all tables sleep.
async fn memory_at_rest(server: &Server) -> f64 {
    // The server looks for idle tables once per interval, stores their positions, and evicts them the next time.
    tokio::time::sleep(IDLE * 4).await;
    server.memory_kb() as f64
}

/// Restarts the server as if it had crashed, and connects everybody at once.
async fn reconnect(server: &mut Server, sitters: Vec<Sitters>) -> Result<Reconnected, Failure> {
    server.restart().await?;
    let tallies = JoinSet::from_iter(sitters.into_iter().map(Sitters::reconnect)).join_all().await;
    let mut all = Tally::default();
    tallies.into_iter().for_each(|tally| all.add(tally));
    Ok(Reconnected { errors: all.errors, latency: Latency::new(all.times) })
}

async fn set_up(args: &Loadtest, players: u8, server: &Server, numbers: Range<u32>) -> Result<Vec<Table>, ClientError> {
    let caller = Caller::new(server.address);
    let mut making = JoinSet::new();
    let mut tables = Vec::new();
    for number in numbers {
        if making.len() >= AT_ONCE
            && let Some(table) = making.join_next().await
        {
            tables.push(table.map_err(|_| ClientError::Closed)??);
        }
        making.spawn(Table::make(caller.clone(), args.game.clone(), players, args.device, u64::from(number)));
    }
    while let Some(table) = making.join_next().await {
        tables.push(table.map_err(|_| ClientError::Closed)??);
    }
    Ok(tables)
}
