//! Resolves arguments: games, options, player counts.

use orrery_engine::Meta;
use orrery_engine::options::parse_options;
use orrery_registry::{Entry, GAMES};
use serde_json::Value;

use crate::error::Failure;

pub(crate) fn known_games() -> String {
    GAMES.iter().map(|entry| entry.game.meta().id).collect::<Vec<_>>().join(", ")
}

pub(crate) fn game(id: &str) -> Result<&'static Entry, Failure> {
    orrery_registry::find(id).ok_or_else(|| Failure::usage(format!("unknown game '{id}'; there are: {}", known_games())))
}

pub(crate) fn options(entry: &Entry, text: &str) -> Result<Value, Failure> {
    parse_options(&entry.game.option_specs(), text).map_err(Failure::Usage)
}

/// The requested number of seats, if the game allows it; by default, `default` of the game's range.
pub(crate) fn players(meta: &Meta, asked: Option<u8>, default: impl Fn(u8, u8) -> u8) -> Result<u8, Failure> {
    let (min, max) = meta.players;
    match asked {
        None => Ok(default(min, max)),
        Some(count) if (min..=max).contains(&count) => Ok(count),
        Some(count) => {
            let range = if min == max { min.to_string() } else { format!("{min} to {max}") };
            Err(Failure::usage(format!("{} is for {range} players, not {count}", meta.name)))
        }
    }
}

pub(crate) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
