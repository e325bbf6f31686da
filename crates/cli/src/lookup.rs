//! Resolves arguments: games, options, player counts.

use orrery_engine::options::parse_options;
use orrery_engine::{Message, Meta, OptionSpec};
use orrery_registry::{Entry, GAMES};
use serde_json::Value;

use crate::error::Failure;
use crate::language::say;

pub(crate) fn known_games() -> String {
    GAMES.iter().map(|entry| entry.game.meta().id).collect::<Vec<_>>().join(", ")
}

pub(crate) fn game(id: &str) -> Result<&'static Entry, Failure> {
    orrery_registry::find(id).ok_or_else(|| Failure::Usage(unknown_game(id)))
}

pub(crate) fn unknown_game(id: &str) -> Message {
    say("cli-unknown-game").with("game", id).with("known", known_games())
}

/// Options of a simulation: every option can be set.
pub(crate) fn options(entry: &Entry, text: &str) -> Result<Value, Failure> {
    parse_options(&entry.game.option_specs(), text).map_err(Failure::setup(entry.game.meta()))
}

/// Options of a table: those carried over from earlier games cannot be set.
pub(crate) fn table_options(entry: &Entry, text: &str) -> Result<Value, Failure> {
    let specs: Vec<OptionSpec> = entry.game.option_specs().into_iter().filter(|spec| !spec.carried).collect();
    parse_options(&specs, text).map_err(Failure::setup(entry.game.meta()))
}

/// The requested number of seats, if the game allows it; by default, `default` of the game's range.
pub(crate) fn players(meta: &'static Meta, asked: Option<u8>, default: impl Fn(u8, u8) -> u8) -> Result<u8, Failure> {
    let (min, max) = meta.players;
    match asked {
        None => Ok(default(min, max)),
        Some(count) => meta.check_players(count).map(|()| count).map_err(Failure::setup(meta)),
    }
}

pub(crate) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
