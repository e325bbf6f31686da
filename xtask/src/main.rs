//! All automation of the repository: `cargo xtask <command>`.

mod coverage;
mod dev;
mod guard;
mod picture;
mod progress;
mod threats;
mod tools;
mod web;

use std::process::ExitCode;
use std::thread::{self, available_parallelism};

use clap::{Parser, Subcommand};

use progress::{Steps, measured};
use tools::{Done, cargo, has_nextest, orrery, run, run_quietly};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "All automation of the repository")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the web client and the server, and start it
    Serve {
        /// What `orrery serve` takes
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Start the server and the client from the sources, and follow every change
    Dev {
        /// What `orrery serve` takes
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Play at this terminal: `cargo xtask play` starts the first game, `cargo xtask play <game> --players 4` any other
    Play {
        /// What `orrery play` takes
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Run every test, the documentation's examples, the client's checks, whole games in a browser, and the instruction-count guard
    Test,
    /// Measure how fast the games run on this machine
    Bench {
        /// What `orrery bench` takes
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Compare the instructions per decision of every game with the committed figures
    Guard {
        /// Write the figures of this run as the new ones
        #[arg(long)]
        update: bool,
    },
    /// Renew the golden files: the snapshots, and the records of games under the current rules
    Golden {
        /// Only those of this game
        game: Option<String>,
        /// Renew records that no longer replay: nobody has played this version of the rules yet
        #[arg(long)]
        unreleased: bool,
    },
    /// List the tests and vectors of every numbered rule; fails for a rule without any
    Coverage {
        /// Write the index of all cases that the program shows
        #[arg(long)]
        update: bool,
    },
    /// Redraw the README's picture of the text table
    Picture,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve { args } => serve(args),
        Command::Dev { args } => dev::run(args),
        Command::Play { args } => play(args),
        Command::Test => test(),
        Command::Bench { args } => orrery().and_then(|program| run(program.command("bench").args(args))),
        Command::Guard { update } => guard::run(update),
        Command::Golden { game, unreleased } => golden(game.as_deref(), unreleased),
        Command::Coverage { update } => coverage::run(coverage::Report::Full, update),
        Command::Picture => picture::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn serve(args: Vec<String>) -> Done {
    let mut steps = Steps::new(2);
    let client = |run| web::packages(run).and_then(|()| web::build(run));
    if web::is_built() {
        steps.next("Web client", "10 seconds");
        client(run)?;
    } else {
        steps.next("Web client and server, side by side", "4 minutes the first time");
        thread::scope(|scope| {
            let client = scope.spawn(|| client(run_quietly));
            // If the server is compiled before the client is complete, it embeds no client or an incomplete one; the next build
            // embeds all of it.
            let server = orrery();
            client.join().map_err(|_| "the build of the web client panicked")??;
            server.map(drop)
        })?;
    }
    steps.next("Server with the client inside", "a second, minutes after a change of a game");
    let program = orrery()?;
    eprintln!("\nReady after {}.", steps.elapsed());
    run(program.command("serve").args(args))
}

/// Plays the game that `args` name, else the first game that is not the documentation's example.
fn play(args: Vec<String>) -> Done {
    let program = orrery()?;
    let mut command = program.command("play");
    let names_a_game = args.first().is_some_and(|first| !first.starts_with('-')) || args.iter().any(|arg| arg == "--resume");
    if !names_a_game {
        let games = program.games()?;
        let first = games.iter().find(|game| !game.example).or(games.first()).ok_or("there is no game")?;
        command.arg(&first.id);
    }
    run(command.args(args))
}

/// Records of earlier versions are never rewritten: they must keep replaying. So must those of the current version, unless it is
/// `unreleased`.
fn golden(game: Option<&str>, unreleased: bool) -> Done {
    let mut command = cargo();
    command.args(["test", "--test", "golden"]).env("UPDATE", "1").env("INSTA_UPDATE", "always").env_remove("UNRELEASED");
    if unreleased {
        command.env("UNRELEASED", "1");
    }
    match game {
        Some(game) => command.args(["--package", game]),
        None => command.arg("--workspace"),
    };
    run(&mut command)
}

fn test() -> Done {
    let mut steps = Steps::new(6);
    steps.next("Every rule has a test", "a second");
    coverage::run(coverage::Report::Summary, false)?;
    let building = measured("building the tests")?;
    let time = format!("{}, and {building} of building from nothing", measured("random play")?);
    steps.next("Rust tests, and beside them packages, types, lints and unit tests of the web client", &time);
    thread::scope(|scope| {
        let client = scope.spawn(|| web::packages(run_quietly).and_then(|()| web::check()));
        rust_tests()?;
        client.join().map_err(|_| "the checks of the web client panicked")?
    })?;
    steps.next("Examples in the documentation", "half a minute");
    run(cargo().args(["test", "--doc", "--workspace"]))?;
    steps.next("Build of the web client", "10 seconds");
    web::build(run)?;
    let building = measured("building the server as people get it")?;
    steps.next("Browser tests", &format!("{}, and {building} of building from nothing", measured("browser tests")?));
    web::browser_tests()?;
    steps.next("Instruction-count guard", &measured("instruction-count guard")?);
    guard::run(false)
}

fn rust_tests() -> Done {
    if !has_nextest() {
        return run(cargo().args(["test", "--workspace", "--lib", "--bins", "--tests"]));
    }
    // It starts a process for each test, which takes longer than most cases of the rules: those run as one process per game. Tests of the
    // server mostly wait: for timeouts, for stores that fail, for servers that start.
    let threads = available_parallelism().map_or(4, |cores| 2 * cores.get()).to_string();
    let filter = "not (binary(vectors) | binary(rules))";
    run(cargo().args(["nextest", "run", "--workspace", "--test-threads", &threads, "--filterset", filter]))?;
    run_quietly(cargo().args(["test", "--workspace", "--test", "vectors", "--test", "rules"]))
}
