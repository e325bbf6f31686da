//! Every switch of the rulebook (R14).

use orrery_engine::{Game, Message, OptionKind, OptionSpec, SetupError, Switch, noun};
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
    /// Solo: whether situations are drawn (R16).
    pub era_situations: Situations,
    /// Solo: other first and last eras are allowed (R14.3).
    pub solo_short: Switch,
    /// Seat that begins the first era, from 1; drawn if absent (R4.8, R4.8.1).
    pub start_player: Option<u8>,
}

noun! {
    /// Which situations are in the pool (R16.5).
    Situations { Off = "off", Standard = "standard", Extended = "extended" }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_era: Era::Mariners,
            last_era: Era::Starfarers,
            era_situations: Situations::Off,
            solo_short: Switch::Off,
            start_player: None,
        }
    }
}

const SOLO: &[u8] = &[1];
const MANY: &[u8] = &[2, 3, 4];
const ALL: &[u8] = &[1, 2, 3, 4];

pub(crate) fn specs() -> Vec<OptionSpec> {
    let era = |default: Era| OptionKind::choice_with_default(&Era::ALL.map(Era::id), default.id());
    let situations = OptionKind::choice(&Situations::ALL.map(Situations::id));
    vec![
        OptionSpec::new("solo_short", OptionKind::switch(Switch::Off), SOLO),
        OptionSpec::new("first_era", era(Era::Mariners), ALL),
        OptionSpec::new("last_era", era(Era::Starfarers), ALL),
        OptionSpec::new("era_situations", situations, SOLO),
        OptionSpec::new("start_player", OptionKind::Number { min: 1, max: 4, default: None }, MANY),
    ]
}

impl Options {
    /// Refuses invalid player counts and era ranges (R7.10.1, `bad_option`).
    pub(crate) fn validate(&self, seats: u8) -> Result<(), SetupError> {
        SpaceCorp::META.check_players(seats)?;
        let whole = (self.first_era, self.last_era) == (Era::Mariners, Era::Starfarers);
        if seats == 1 && !whole && self.solo_short == Switch::Off {
            return Err(SetupError::option("solo_short", Message::new("setup-solo-is-whole")));
        }
        if seats > 1 && self.era_situations != Situations::Off {
            return Err(SetupError::option("era_situations", Message::new("setup-only-solo")));
        }
        if seats > 1 && self.solo_short == Switch::On {
            return Err(SetupError::option("solo_short", Message::new("setup-only-solo")));
        }
        if self.last_era < self.first_era {
            return Err(SetupError::option("last_era", Message::new("setup-ends-before-start")));
        }
        match self.start_player {
            // In a solo game the option has no meaning (R4.8.1).
            Some(start) if seats > 1 && !(1..=seats).contains(&start) => {
                Err(SetupError::option("start_player", Message::new("setup-no-such-seat").with("seat", start)))
            }
            _ => Ok(()),
        }
    }
}
