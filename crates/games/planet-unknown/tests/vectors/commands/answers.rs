//! The game's questions within a command, and the outcome of an answer.

use orrery_engine::suite::legal;
use orrery_engine::{Illegal, Presentation};
use planet_unknown::Action;
use planet_unknown::position::{ME, Position};
use toml::Table;

use crate::{Asked, specified};

pub fn listed(position: &Position) -> Vec<Action> {
    legal(&position.game, ME)
}

/// Why a command cannot be completed with the answers of its case.
pub fn unanswered(position: &Position) -> String {
    format!("not answered: {}: {:?}", position.game.prompt(ME).key, listed(position))
}

/// Completes an effect: forced answers are given here, the rest by the case.
pub fn finish(case: &Asked, position: &mut Position) -> Result<(), String> {
    if case.is_specified {
        specified::take_only_target(position);
        return Ok(());
    }
    while position.is_asked() {
        let [only] = listed(position)[..] else { return Err(unanswered(position)) };
        position.decide(&only).map_err(|illegal| illegal.to_string())?;
    }
    Ok(())
}

/// Whether a decision was accepted, else why it was refused.
pub fn outcome<T>(decided: Result<T, Illegal>) -> Table {
    let mut found = Table::new();
    found.insert("accepted".into(), decided.is_ok().into());
    if let Err(illegal) = decided {
        found.insert("error".into(), illegal.code.into());
    }
    found
}
