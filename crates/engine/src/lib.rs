//! The engine: what every Orrery game is made of, and nothing that only one of them knows.
//!
//! A game is a pure, deterministic state machine of small explicit decisions ([`Game`]). Around it stand the seats
//! ([`seat`]), the seeded generator ([`rng`]), refusals that name their rule ([`Illegal`]), outcomes ([`outcome`]), the
//! one-file record of a game ([`record`]), a table that can undo ([`table`]), words in every language ([`words`]) and pages to write them on ([`page`]), and a
//! type-erased face for servers and tools ([`erased`]). With the feature `suite`, [`suite`] holds the invariants
//! that every game is tested against.

pub mod campaign;
pub mod components;
pub mod edition;
pub mod erased;
pub mod game;
pub mod heuristics;
pub mod illegal;
pub mod list;
pub mod message;
pub mod meta;
mod noun;
pub mod options;
pub mod outcome;
pub mod page;
pub mod presentation;
pub mod record;
pub mod replay;
pub mod rng;
pub mod rulebook;
pub mod seat;
#[cfg(feature = "suite")]
pub mod suite;
pub mod table;
pub mod words;

pub use campaign::Campaign;
pub use edition::{Edition, PositionHash};
pub use game::{Disclosure, Game, Log, Silent, Turn};
pub use heuristics::Heuristics;
pub use illegal::{Illegal, SetupError};
pub use list::List;
pub use message::{Arg, Message};
pub use meta::Meta;
pub use options::{OptionKind, OptionSpec};
pub use outcome::{Outcome, Score};
pub use page::Page;
pub use presentation::Presentation;
pub use rng::{Rng, Seed};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use table::{Table, Undo};
pub use words::Words;
