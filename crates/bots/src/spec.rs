//! Names of bots, as people type them and tables show them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use orrery_engine::Message;

/// A bot, parsed from a name like `greedy`, `mcts:1s` or `hard`.
///
/// ```
/// use orrery_bots::{BotSpec, Budget};
///
/// assert_eq!("mcts:300".parse(), Ok(BotSpec::Mcts(Budget::Iterations(300))));
/// assert_eq!(BotSpec::Greedy.to_string(), "greedy");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    Random,
    Greedy,
    Mcts(Budget),
    Named(Strength),
}

/// When a search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Iterations(u32),
    Time(Duration),
}

/// The four strengths that tables offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    Easy,
    Medium,
    Hard,
    Expert,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Algorithm {
    Random,
    Greedy,
    Mcts(Budget),
}

/// How a bot decides: an algorithm, and the share of decisions that are random instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy {
    pub(crate) algorithm: Algorithm,
    pub(crate) blunder_percent: u32,
}

impl Policy {
    const fn of(algorithm: Algorithm) -> Policy {
        Policy { algorithm, blunder_percent: 0 }
    }
}

/// The named strengths. All but the strongest are limited by iterations, so they play equally well on every machine.
const STRENGTHS: [(Strength, &str, Policy); 4] = [
    (Strength::Easy, "easy", Policy { algorithm: Algorithm::Greedy, blunder_percent: 30 }),
    (Strength::Medium, "medium", Policy::of(Algorithm::Mcts(Budget::Iterations(200)))),
    (Strength::Hard, "hard", Policy::of(Algorithm::Mcts(Budget::Iterations(2_000)))),
    (Strength::Expert, "expert", Policy::of(Algorithm::Mcts(Budget::Time(Duration::from_secs(3))))),
];

impl BotSpec {
    /// Whether the bot searches where it has a choice, so that its response time reveals that it had a choice.
    pub fn searches(&self) -> bool {
        matches!(self.policy().algorithm, Algorithm::Mcts(_))
    }

    pub(crate) fn policy(&self) -> Policy {
        match *self {
            BotSpec::Random => Policy::of(Algorithm::Random),
            BotSpec::Greedy => Policy::of(Algorithm::Greedy),
            BotSpec::Mcts(budget) => Policy::of(Algorithm::Mcts(budget)),
            BotSpec::Named(strength) => STRENGTHS[strength as usize].2,
        }
    }
}

/// Why a name or a list of names is not accepted. People read [`SpecError::message`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    #[error("'{0}' is not a bot")]
    Unknown(String),
    #[error("{seats} seats need one bot for all or {seats} bots, not {bots}")]
    Count { seats: u8, bots: usize },
}

impl SpecError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            SpecError::Unknown(name) => Message::new("bot-unknown").with("name", name.as_str()),
            SpecError::Count { seats, bots } => Message::new("bot-count").with("seats", *seats).with("bots", *bots as i64),
        }
    }
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(name: &str) -> Result<BotSpec, SpecError> {
        let unknown = || SpecError::Unknown(name.to_owned());
        if let Some(&(strength, ..)) = STRENGTHS.iter().find(|(_, known, _)| *known == name) {
            return Ok(BotSpec::Named(strength));
        }
        match name {
            "random" => Ok(BotSpec::Random),
            "greedy" => Ok(BotSpec::Greedy),
            _ => name.strip_prefix("mcts:").and_then(parse_budget).map(BotSpec::Mcts).ok_or_else(unknown),
        }
    }
}

fn parse_budget(text: &str) -> Option<Budget> {
    // `u32::from_str` accepts a leading plus.
    let number = |digits: &str| match digits.parse::<u32>() {
        Ok(number) if number > 0 && !digits.starts_with('+') => Some(number),
        _ => None,
    };
    if let Some(digits) = text.strip_suffix("ms") {
        number(digits).map(|millis| Budget::Time(Duration::from_millis(u64::from(millis))))
    } else if let Some(digits) = text.strip_suffix('s') {
        number(digits).map(|seconds| Budget::Time(Duration::from_secs(u64::from(seconds))))
    } else {
        number(text).map(Budget::Iterations)
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Mcts(budget) => write!(f, "mcts:{budget}"),
            BotSpec::Named(strength) => f.write_str(STRENGTHS[*strength as usize].1),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// Parses `a,b,c`: one bot for each seat, or a single one for all of them.
///
/// # Errors
///
/// If a name is unknown or the number of bots fits neither way.
pub fn parse_list(names: &str, seats: u8) -> Result<Vec<BotSpec>, SpecError> {
    let bots = names.split(',').map(|name| name.trim().parse()).collect::<Result<Vec<BotSpec>, _>>()?;
    match bots.len() {
        1 => Ok(vec![bots[0]; usize::from(seats)]),
        count if count == usize::from(seats) => Ok(bots),
        count => Err(SpecError::Count { seats, bots: count }),
    }
}

#[cfg(test)]
mod tests {
    use orrery_engine::words::{LANGUAGES, Words};

    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        for name in ["random", "greedy", "mcts:300", "mcts:1s", "mcts:250ms", "easy", "medium", "hard", "expert"] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        assert_eq!("mcts:2000ms".parse::<BotSpec>().unwrap().to_string(), "mcts:2s");
    }

    #[test]
    fn an_unknown_name_lists_the_accepted_ones() {
        for name in ["", "Random", "mcts", "mcts:", "mcts:0", "mcts:0s", "mcts:-1", "mcts:+1", "mcts:1h", "mcts:5000000000"] {
            let error = name.parse::<BotSpec>().unwrap_err();
            assert_eq!(error, SpecError::Unknown(name.to_owned()));
            for language in LANGUAGES {
                let text = Words::new(language, &[]).unwrap().say(&error.message());
                assert!(STRENGTHS.iter().all(|(_, known, _)| text.contains(known)), "{text}");
            }
        }
    }

    #[test]
    fn a_list_has_one_bot_for_all_or_one_for_each() {
        assert_eq!(parse_list("greedy", 3).unwrap(), [BotSpec::Greedy; 3]);
        assert_eq!(parse_list("random, greedy", 2).unwrap(), [BotSpec::Random, BotSpec::Greedy]);
        assert_eq!(parse_list("random,greedy", 3), Err(SpecError::Count { seats: 3, bots: 2 }));
        assert_eq!(parse_list("random,", 2), Err(SpecError::Unknown(String::new())));
    }

    #[test]
    fn the_table_is_in_the_order_of_strength() {
        assert!(STRENGTHS.iter().enumerate().all(|(index, (strength, ..))| *strength as usize == index));
    }
}
