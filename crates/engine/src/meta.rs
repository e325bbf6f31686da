//! Static facts about a game: its name, its limits, and the files that ship with it.

use crate::illegal::SetupError;

/// Facts about a game that never change while it runs.
///
/// [`Meta::new`] fills in what most games share; a game names the rest:
///
/// ```
/// use orrery_engine::Meta;
///
/// const META: Meta = Meta { minutes: (5, 10), weight: 1.2, ..Meta::new("nim", "Nim", (2, 2)) };
///
/// assert_eq!(META.rules_version, 1);
/// assert!(META.locales.is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    /// Identifies the game in URLs, records and file names. Also the name of its crate.
    pub id: &'static str,
    /// Display name.
    pub name: &'static str,
    /// Smallest and largest number of players.
    pub players: (u8, u8),
    /// Incremented whenever a record of an earlier version would replay differently.
    pub rules_version: u32,
    /// Oldest version of the rules that the game still plays ([`Game::setup_by_rules`](crate::Game::setup_by_rules)).
    pub oldest_rules: u32,
    /// Incremented whenever the serialised form of a position changes while the rules stay: hashes of positions cannot be compared
    /// across it.
    pub position_version: u32,
    /// Typical playing time.
    pub minutes: (u16, u16),
    /// Complexity from 1 (light) to 5 (heavy).
    pub weight: f32,
    /// A teaching example rather than a published game.
    pub example: bool,
    /// Upper bound on the number of decisions in a game.
    pub max_decisions: u32,
    /// Fluent files as (language, text). See [`locales!`](crate::locales).
    pub locales: &'static [(&'static str, &'static str)],
    /// Numbered rules in Markdown as (language, text). See [`rules!`](crate::rules).
    pub rules: &'static [(&'static str, &'static str)],
    /// Component data as (file name, TOML).
    pub components: &'static [(&'static str, &'static str)],
    /// Hashes that named the shipped components before the way of hashing changed: (former hash, hash of the same values today).
    pub former_components: &'static [(&'static str, &'static str)],
    /// Record of the game that the guided tour walks through.
    pub tour: Option<&'static str>,
}

impl Meta {
    /// Defaults for everything but the identity of a game: no files, first version of the rules, and a bound on the number of
    /// decisions that is generous for an evening-long game.
    pub const fn new(id: &'static str, name: &'static str, players: (u8, u8)) -> Meta {
        Meta {
            id,
            name,
            players,
            rules_version: 1,
            oldest_rules: 1,
            position_version: 1,
            minutes: (0, 0),
            weight: 1.0,
            example: false,
            max_decisions: 20_000,
            locales: &[],
            rules: &[],
            components: &[],
            former_components: &[],
            tour: None,
        }
    }

    /// Whether the game can be played by this many players.
    ///
    /// # Errors
    ///
    /// [`SetupError::Players`] with the numbers it can be played by.
    pub fn check_players(&self, asked: u8) -> Result<(), SetupError> {
        let (min, max) = self.players;
        if (min..=max).contains(&asked) { Ok(()) } else { Err(SetupError::Players { game: self.name, min, max, asked }) }
    }

    /// Whether the game plays this version of the rules.
    ///
    /// # Errors
    ///
    /// [`SetupError::Rules`] with the current version.
    pub fn check_rules(&self, asked: u32) -> Result<(), SetupError> {
        let played = (self.oldest_rules..=self.rules_version).contains(&asked);
        if played { Ok(()) } else { Err(SetupError::Rules { game: self.name, asked, known: self.rules_version }) }
    }
}

/// Includes the Fluent files `locales/<language>/<name>.ftl` for every language, for [`Meta::locales`].
///
/// Paths are relative to the calling crate, which must be in `crates/games/<game>`.
#[macro_export]
macro_rules! locales {
    ($($name:literal),+ $(,)?) => {
        &[$(
            ("en", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../locales/en/", $name, ".ftl"))),
            ("it", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../locales/it/", $name, ".ftl"))),
        )+]
    };
}

/// Includes the rules pages `docs/rules/<id>.md` in every language, for [`Meta::rules`].
///
/// Paths are relative to the calling crate, which must be in `crates/games/<game>`.
#[macro_export]
macro_rules! rules {
    ($id:literal) => {
        &[
            ("en", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/rules/", $id, ".md"))),
            ("it", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/rules/", $id, ".it.md"))),
        ]
    };
}
