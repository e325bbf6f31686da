//! Every switch of the rules (R13, R14).

use orrery_engine::{Game, OptionKind, OptionSpec, SetupError, Switch, noun};
use serde::{Deserialize, Serialize};

use crate::kinds::{Difficulty, LeaderBoard};
use crate::state::Starship;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R13.1.
    pub black_holes: Addition,
    /// R13.2.
    pub families: Switch,
    /// R13.3.
    pub scattered_planets: Addition,
    /// R13.4.
    pub multi_resource: Layered,
    /// R13.5.
    pub unique_pass: Switch,
    /// R13.6.
    pub leader_board: LeaderChoice,
    /// R13.7.
    pub universal_mechanisms: Universal,
    /// R3.11.
    pub extra_token_pool: ExtraPool,
    /// R3.3.
    pub planet_layout: Layout,
    /// R4.3.
    pub open_reserves: Switch,
    /// R14.1.
    pub difficulty: Difficulty,
}

noun! {
    /// How the route tokens of a variant come into the stack.
    Addition { Off = "off", Add = "add", Replace = "replace" }
}

noun! {
    /// How layered production tokens come into the piles.
    Layered { Off = "off", TwoAndTwo = "two_and_two", Blind = "blind" }
}

noun! {
    /// The leader tracks in use; a new side may be drawn.
    LeaderChoice {
        Base = "BASE", L1a = "L1A", L1b = "L1B", L2a = "L2A", L2b = "L2B",
        L3a = "L3A", L3b = "L3B", L4a = "L4A", L4b = "L4B",
        Random = "random",
    }
}

noun! {
    Universal { Off = "off", Add = "add", Impact = "impact" }
}

noun! {
    /// Extra Action tokens to draw from.
    ExtraPool { All = "all", Core = "core" }
}

noun! {
    /// Quadrants of the planets at the start.
    Layout { Random = "random", Fixed = "fixed" }
}

impl LeaderChoice {
    /// The board chosen; `None` where it is drawn.
    pub fn board(self) -> Option<LeaderBoard> {
        LeaderBoard::ALL.get(self.index()).copied()
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            black_holes: Addition::Off,
            families: Switch::Off,
            scattered_planets: Addition::Off,
            multi_resource: Layered::Off,
            unique_pass: Switch::Off,
            leader_board: LeaderChoice::Base,
            universal_mechanisms: Universal::Off,
            extra_token_pool: ExtraPool::All,
            planet_layout: Layout::Random,
            open_reserves: Switch::Off,
            difficulty: Difficulty::Intermediate,
        }
    }
}

const ALL: &[u8] = &[1, 2, 3, 4];
const SOLO: &[u8] = &[1];
const MANY: &[u8] = &[2, 3, 4];

pub(crate) fn specs() -> Vec<OptionSpec> {
    let difficulties = Difficulty::ALL.map(Difficulty::id);
    vec![
        OptionSpec::new("difficulty", OptionKind::choice_with_default(&difficulties, Difficulty::Intermediate.id()), SOLO),
        OptionSpec::new("black_holes", OptionKind::choice(&Addition::ALL.map(Addition::id)), ALL),
        OptionSpec::new("families", OptionKind::switch(Switch::Off), ALL),
        OptionSpec::new("scattered_planets", OptionKind::choice(&Addition::ALL.map(Addition::id)), ALL),
        OptionSpec::new("multi_resource", OptionKind::choice(&Layered::ALL.map(Layered::id)), ALL),
        OptionSpec::new("unique_pass", OptionKind::switch(Switch::Off), ALL),
        OptionSpec::new("leader_board", OptionKind::choice(&LeaderChoice::ALL.map(LeaderChoice::id)), ALL),
        OptionSpec::new("universal_mechanisms", OptionKind::choice(&Universal::ALL.map(Universal::id)), ALL),
        OptionSpec::new("extra_token_pool", OptionKind::choice(&ExtraPool::ALL.map(ExtraPool::id)), ALL),
        OptionSpec::new("planet_layout", OptionKind::choice(&Layout::ALL.map(Layout::id)), ALL),
        OptionSpec::new("open_reserves", OptionKind::switch(Switch::Off), MANY),
    ]
}

impl Options {
    /// What applies to this number of players: the rest is ignored.
    pub(crate) fn for_players(&self, seats: u8) -> Options {
        let mut options = *self;
        if seats == 1 {
            // Always open in solo (R4.3).
            options.open_reserves = Switch::On;
        } else {
            options.difficulty = Options::default().difficulty;
        }
        options
    }

    pub(crate) fn validate(&self, seats: u8) -> Result<(), SetupError> {
        Starship::META.check_players(seats)
    }
}
