//! The names of bots: what people type and tables show.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Which bot sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    Random,
    Greedy,
    Mcts(Budget),
    Named(Strength),
}

/// How long a search may think.
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

/// How a bot makes up its mind.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mind {
    Random,
    Greedy,
    Mcts(Budget),
}

/// A mind, and how many decisions in a hundred it leaves to chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) slips: u32,
    pub(crate) mind: Mind,
}

impl Plan {
    const fn steady(mind: Mind) -> Plan {
        Plan { slips: 0, mind }
    }
}

/// What the named strengths are. All but the strongest think in iterations, so that they play alike on every machine.
const STRENGTHS: [(Strength, &str, Plan); 4] = [
    (Strength::Easy, "easy", Plan { slips: 30, mind: Mind::Greedy }),
    (Strength::Medium, "medium", Plan::steady(Mind::Mcts(Budget::Iterations(200)))),
    (Strength::Hard, "hard", Plan::steady(Mind::Mcts(Budget::Iterations(2_000)))),
    (Strength::Expert, "expert", Plan::steady(Mind::Mcts(Budget::Time(Duration::from_secs(3))))),
];

impl BotSpec {
    pub(crate) fn plan(&self) -> Plan {
        match *self {
            BotSpec::Random => Plan::steady(Mind::Random),
            BotSpec::Greedy => Plan::steady(Mind::Greedy),
            BotSpec::Mcts(budget) => Plan::steady(Mind::Mcts(budget)),
            BotSpec::Named(strength) => STRENGTHS[strength as usize].2,
        }
    }
}

/// Why a name is not a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    #[error(
        "'{0}' is not a bot; accepted are random, greedy, mcts:300 (iterations), mcts:1s and mcts:250ms (time), \
         easy, medium, hard, expert"
    )]
    Unknown(String),
    #[error("{seats} seats need one bot for all or {seats} bots, not {bots}")]
    Count { seats: u8, bots: usize },
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
    // `u32::from_str` would take a sign.
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

/// Reads `a,b,c`: one bot for each seat, or one for all of them.
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
    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        for name in ["random", "greedy", "mcts:300", "mcts:1s", "mcts:250ms", "easy", "medium", "hard", "expert"] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        assert_eq!("mcts:2000ms".parse::<BotSpec>().unwrap().to_string(), "mcts:2s");
    }

    #[test]
    fn a_bad_name_is_told_what_is_accepted() {
        for name in ["", "Random", "mcts", "mcts:", "mcts:0", "mcts:0s", "mcts:-1", "mcts:+1", "mcts:1h", "mcts:5000000000"] {
            let error = name.parse::<BotSpec>().unwrap_err();
            assert_eq!(error, SpecError::Unknown(name.to_owned()));
            assert!(STRENGTHS.iter().all(|(_, known, _)| error.to_string().contains(known)));
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
