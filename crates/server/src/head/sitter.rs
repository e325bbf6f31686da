//! Who sits at a table: people, bots, nobody yet.

use orrery_bots::spec::{BotSpec, Budget};
use serde::{Deserialize, Serialize};

use crate::error::{Failure, Why};
use crate::text::clean_name;
use crate::wire::{Guest, SeatKind, SeatPlan};

/// Limits on the budget of an MCTS bot.
const MAX_ITERATIONS: u32 = 20_000;
const MAX_SECONDS: u64 = 10;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Sitter {
    Guest {
        id: String,
        name: String,
    },
    /// Another person at the owner's device (hot-seat).
    SameDevice {
        owner: String,
        name: String,
    },
    Open,
    Bot {
        bot: String,
    },
}

impl Sitter {
    pub fn plan(plan: &SeatPlan, host: &Guest) -> Result<Sitter, Failure> {
        Ok(match plan {
            SeatPlan::Me => Sitter::Guest { id: host.id.clone(), name: host.name.clone() },
            SeatPlan::SameDevice { name } => Sitter::SameDevice { owner: host.id.clone(), name: clean_name(name)? },
            SeatPlan::Open => Sitter::Open,
            SeatPlan::Bot { bot } => Sitter::Bot { bot: bot_spec(bot)?.to_string() },
        })
    }

    /// The guest whose client controls this seat.
    pub fn guest(&self) -> Option<&str> {
        match self {
            Sitter::Guest { id, .. } => Some(id),
            Sitter::SameDevice { owner, .. } => Some(owner),
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }

    /// Display name of the player; empty for an open seat.
    pub fn name(&self) -> String {
        match self {
            Sitter::Guest { name, .. } | Sitter::SameDevice { name, .. } => name.clone(),
            Sitter::Open => String::new(),
            Sitter::Bot { bot } => format!("bot {bot}"),
        }
    }

    /// Name in the header of a record.
    pub fn in_record(&self) -> String {
        match self {
            Sitter::Bot { bot } => format!("bot:{bot}"),
            person => person.name(),
        }
    }

    pub(super) fn kind(&self) -> SeatKind {
        match self {
            Sitter::Guest { .. } => SeatKind::Guest,
            Sitter::SameDevice { .. } => SeatKind::SameDevice,
            Sitter::Open => SeatKind::Open,
            Sitter::Bot { bot } => SeatKind::Bot { bot: bot.clone() },
        }
    }
}

/// Parses a bot and checks its budget.
pub(super) fn bot_spec(name: &str) -> Result<BotSpec, Failure> {
    let bot: BotSpec = name.parse().map_err(|error: orrery_bots::spec::SpecError| Why::Bot.with("reason", error.message()))?;
    match bot {
        BotSpec::Mcts(Budget::Iterations(count)) if count > MAX_ITERATIONS => {
            Err(Why::BotIterations.with("most", MAX_ITERATIONS))
        }
        BotSpec::Mcts(Budget::Time(time)) if time.as_secs() > MAX_SECONDS => {
            Err(Why::BotSeconds.with("most", MAX_SECONDS as i64))
        }
        bot => Ok(bot),
    }
}
