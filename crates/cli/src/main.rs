//! `orrery` on the command line. One file per subcommand; this one reads the arguments and turns failures into exit codes.

mod args;
mod bench;
mod book;
mod cases;
mod check;
mod components;
mod error;
mod games;
mod language;
mod layout;
mod loadtest;
mod lookup;
mod markdown;
mod own_components;
mod play;
mod playout;
mod record_file;
mod replay;
mod rules;
mod serve;
mod sheet;
mod sim;
mod sim_csv;
mod sim_report;
mod story;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use args::{Cli, Command};
use error::Failure;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse_arguments(&error),
    };
    let language = language::choose(cli.lang.as_deref());
    let mut out = anstream::stdout().lock();
    let done = run(cli.command, language, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(anstream::stderr(), "error: {}", failure.say(language));
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: Command, language: &'static str, out: &mut dyn Write) -> Result<(), Failure> {
    // Before anything reads a component.
    command.own_components().map(own_components::load).transpose()?;
    match command {
        Command::Games(args) => games::run(&args, language, out),
        Command::Rules(args) => rules::run(&args, language, out),
        Command::Play(args) => play::run(&args, language, out),
        Command::Sim(args) => sim::run(&args, language, out),
        Command::Replay(args) => replay::run(&args, language, out),
        Command::Bench(args) => bench::run(&args, language, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Backup(args) => serve::backup(&args, out),
        Command::Check(args) => check::run(&args, language, out),
        Command::Loadtest(args) => loadtest::run(&args, out),
        Command::Playout(args) => playout::run(&args, out),
    }
}

/// Help is printed unchanged; an error becomes one line, without the usage that `--help` shows.
fn refuse_arguments(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let lines: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let _ = match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => writeln!(anstream::stderr(), "{}", text.trim_end()),
        _ => writeln!(anstream::stderr(), "{} (see --help)", lines.join(" ")),
    };
    ExitCode::from(2)
}
