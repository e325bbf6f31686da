//! Every switch of the rulebook (R14).

use orrery_engine::{Game, Message, OptionKind, OptionSpec, SetupError};
use serde::{Deserialize, Serialize};

use crate::kinds::Era;
use crate::state::SpaceCorp;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Era in which the game starts (R14.1).
    pub first_era: Era,
    /// Era after which it ends (R14.2).
    pub last_era: Era,
    /// Seat that begins the first era, from 1; drawn if absent (R4.8, R4.8.1).
    pub start_player: Option<u8>,
}

impl Default for Options {
    fn default() -> Options {
        Options { first_era: Era::Mariners, last_era: Era::Starfarers, start_player: None }
    }
}

const MANY: &[u8] = &[2, 3, 4];

pub(crate) fn specs() -> Vec<OptionSpec> {
    let eras = |default: Era| OptionKind::Choice {
        values: Era::ALL.iter().map(|era| era.id().to_owned()).collect(),
        default: default.id().to_owned(),
    };
    vec![
        OptionSpec::new("first_era", eras(Era::Mariners), MANY),
        OptionSpec::new("last_era", eras(Era::Starfarers), MANY),
        OptionSpec::new("start_player", OptionKind::Number { min: 1, max: 4, default: None }, MANY),
    ]
}

impl Options {
    /// Refuses player counts and eras that make no game (R7.10.1, `bad_option`).
    pub(crate) fn validate(&self, seats: u8) -> Result<(), SetupError> {
        SpaceCorp::META.check_players(seats)?;
        if self.last_era < self.first_era {
            return Err(SetupError::option("last_era", Message::new("setup-ends-before-start")));
        }
        match self.start_player {
            Some(start) if !(1..=seats).contains(&start) => {
                Err(SetupError::option("start_player", Message::new("setup-no-such-seat").with("seat", start)))
            }
            _ => Ok(()),
        }
    }
}
