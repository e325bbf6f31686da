//! The engine: everything that Orrery games share, and nothing that is specific to one of them.
//!
//! A game is a pure, deterministic state machine of small explicit decisions. It implements [`Game`] (the rules),
//! [`Presentation`] (what people read), [`Heuristics`] (what bots know) and [`Campaign`] (what carries over between games).
//! From these the engine builds
//!
//! - [`table`]: a game in progress with its history and undo;
//! - [`shortcuts`]: questions that need not be asked;
//! - [`orders`]: questions answered in advance;
//! - [`record`]: the append-only text file that a game is stored in;
//! - [`erased`]: any game behind trait objects, with JSON in and out, for servers and tools;
//! - `suite` (with the feature of that name): the invariants that every game is tested against.
//!
//! The smallest complete game is Connect Four, in `crates/games/connect-four`; `docs/adding-a-game.md` walks through it.

#![warn(missing_docs)]

pub mod campaign;
pub mod components;
pub mod edition;
pub mod erased;
pub mod game;
pub mod heuristics;
pub mod illegal;
pub mod inventory;
pub mod list;
pub mod message;
pub mod meta;
pub mod misfit;
mod noun;
pub mod options;
pub mod orders;
pub mod outcome;
pub mod page;
pub mod presentation;
pub mod record;
pub mod replay;
pub mod rng;
pub mod seat;
pub mod shortcuts;
#[cfg(feature = "suite")]
pub mod suite;
pub mod table;
pub mod words;

pub use orrery_rulebook as rulebook;

pub use campaign::Campaign;
pub use edition::{Edition, PositionHash};
pub use game::{Disclosure, Game, Log, MapEvents, Silent, Turn};
pub use heuristics::Heuristics;
pub use illegal::{Illegal, SetupError};
pub use list::List;
pub use message::{Arg, Message};
pub use meta::Meta;
pub use options::{OptionKind, OptionSpec, Switch};
pub use orders::{Order, OrderOutcome};
pub use outcome::{Gain, Outcome, Score};
pub use page::Page;
pub use presentation::{Explanation, Group, Presentation, Role, SoloResult};
pub use rng::{Rng, Seed};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use shortcuts::Shortcuts;
pub use table::{Table, Undo};
pub use words::Words;
