//! The versions a game is played with, so that a later program can tell whether it plays the same game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::components;
use crate::meta::Meta;

/// Rules, components and position format of a game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edition {
    /// Version of the rules ([`Meta::rules_version`]).
    pub rules: u32,
    /// Fingerprint of the component data ([`components::fingerprint`]); empty if unknown.
    pub components: String,
    /// Version of the serialised form of a position ([`Meta::position_version`]).
    pub position: u32,
}

/// The rules version of positions that do not name theirs, for `#[serde(default)]`.
pub const fn first_rules() -> u8 {
    1
}

/// Whether a position does not name its rules version, for `#[serde(skip_serializing_if)]`.
pub const fn are_first_rules(rules: &u8) -> bool {
    *rules == first_rules()
}

/// Why this program cannot play a game of some edition.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// The rules are newer than this program.
    #[error("rules version {theirs} is newer than this program's {ours}")]
    NewerRules {
        /// Version of the game.
        theirs: u32,
        /// Version of this program.
        ours: u32,
    },
    /// The game no longer plays rules this old.
    #[error("rules version {theirs} is older than the oldest this program plays, {oldest}")]
    OlderRules {
        /// Version of the game.
        theirs: u32,
        /// Oldest version that this program plays.
        oldest: u32,
    },
    /// The component data differs.
    #[error("played with other component data ({theirs}, here {ours})")]
    OtherComponents {
        /// Hash of the game's components.
        theirs: String,
        /// Hash of this program's components.
        ours: String,
    },
}

impl Edition {
    /// The edition that this program plays.
    pub fn current(meta: &Meta) -> Edition {
        Edition {
            rules: meta.rules_version,
            components: components::fingerprint(meta).to_owned(),
            position: meta.position_version,
        }
    }

    /// Whether this program plays by these rules, with these components.
    pub fn check_playable(&self, meta: &Meta) -> Result<(), Unplayable> {
        let (theirs, ours) = (self.rules, meta.rules_version);
        if theirs > ours {
            return Err(Unplayable::NewerRules { theirs, ours });
        }
        if theirs < meta.oldest_rules {
            return Err(Unplayable::OlderRules { theirs, oldest: meta.oldest_rules });
        }
        if !self.components.is_empty() && !components::are_current(meta, &self.components) {
            let ours = components::fingerprint(meta).to_owned();
            return Err(Unplayable::OtherComponents { theirs: self.components.clone(), ours });
        }
        Ok(())
    }
}

/// A short hash of a position. It detects accidental differences, not deliberate forgery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionHash(u32);

impl PositionHash {
    /// Taken over the serialised form, so it changes with [`Meta::position_version`].
    pub fn of(position: &impl Serialize) -> PositionHash {
        PositionHash(crc32fast::hash(&serde_json::to_vec(position).expect("positions are plain data")))
    }
}

impl fmt::Display for PositionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for PositionHash {
    type Err = ();

    fn from_str(text: &str) -> Result<PositionHash, ()> {
        let digits = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        digits.then(|| u32::from_str_radix(text, 16).ok()).flatten().map(PositionHash).ok_or(())
    }
}
