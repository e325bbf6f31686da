//! Games, their options, components and cases.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// A game as the home page and the lobby show it (`GET /api/games`).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    pub name: String,
    pub players: (u8, u8),
    pub minutes: (u16, u16),
    pub weight: f32,
    pub example: bool,
    /// There is a recorded game to walk through: the replay `tour-<id>`.
    pub tour: bool,
    pub components: ComponentsInfo,
    pub options: Vec<OptionInfo>,
}

/// Which component data a game is played with.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComponentsInfo {
    /// As records of the game name it. Empty for tables of the first servers, which did not store it.
    pub hash: String,
    /// It differs from the data that ships with the game.
    pub own: bool,
}

/// What a table or a record is played with.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionInfo {
    /// Version of the rules.
    pub rules: u32,
    pub components: ComponentsInfo,
}

/// The component data that the server plays a game with (`GET /api/games/{game}/components`).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameComponents {
    /// As in [`ComponentsInfo`].
    pub hash: String,
    /// The data files as JSON, by file name without `.toml`.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub files: BTreeMap<&'static str, Value>,
}

/// A switch of the rulebook. Its words are `option-<id>`, `option-<id>-help` and `option-<id>-<value>` in the game's Fluent file.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionInfo {
    pub id: String,
    pub kind: OptionKindInfo,
    /// Player counts for which it applies.
    pub players: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum OptionKindInfo {
    Choice { values: Vec<String>, default: String },
    Number { min: i32, max: i32, default: Option<i32> },
}

/// A test or test vector that shows rules at work (`GET /api/games/{game}/cases`).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CaseInfo {
    pub id: String,
    pub kind: CaseKind,
    /// In English.
    pub title: String,
    /// Numbers of the rules it is a case of.
    pub rules: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CaseKind {
    Rulebook,
    Derived,
    Test,
}
