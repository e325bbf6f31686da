//! SpaceCorp 2025-2300AD: three eras of expansion, from near Earth to the near stars. Two to four players,
//! or one against the competition.
//!
//! The rules are numbered in `docs/rules/spacecorp.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R5 `impl Game`: phases, and which family of rules applies in each | `phases/mod.rs` |
//! | R2, R19 component data | `components.rs`, `board.rs` |
//! | R4, R10.5, R12.1, R14.1 set-up of the game and of each era | `setup.rs` |
//! | R5, R10.2, R10.8 turn, passing, last turns | `phases/turn.rs` |
//! | R6, R11.3 values, bought points | `phases/sources.rs` |
//! | R5.3, R6.9 what counts in a draft, and who is paid for it | `phases/counting.rs` |
//! | R11.1 radiation | `phases/radiation.rs` |
//! | R18.2, R18.5 the draft of an action: targets, sources | `phases/draft.rs`, `phases/naming.rs` |
//! | R7.2-R7.4, R12 targets of Move, Explore, Build | `phases/targets.rs` |
//! | R7.3, R13.1, R13.4 tiles, claims, aliens | `phases/tiles.rs` |
//! | R7.4, R11.4, R13.2, R13.3 bases | `phases/bases.rs` |
//! | R7.5 produce | `phases/produce.rs` |
//! | R7.7, R7.8 upgrade, special, carrying out an action | `phases/acting.rs` |
//! | R8 Edges | `phases/edges.rs` |
//! | R9 contracts | `phases/contracts.rs` |
//! | R10, R13.8, R14.2 end of an era and of the game | `phases/era.rs`, `scoring.rs` |
//! | R11.6 progress cards | `phases/progress.rs` |
//! | R13.5-R13.7 colonies | `phases/colonies.rs` |
//! | effects, and their interpreter | `effects.rs`, `phases/task.rs` |
//! | R3 hidden information | `view.rs`, `redeal.rs` |
//! | R14 options | `options.rs` |
//! | R15, R16 the competition, situations | `competition.rs` |
//! | earlier versions of the rules | `versions.rs` |
//! | R7.10 whole actions, and the order of refusals | `command.rs`, `refusals.rs` |

mod action;
mod board;
mod campaign;
#[cfg(feature = "positions")]
pub mod command;
mod competition;
mod components;
mod effects;
mod eval;
mod event;
mod inventory;
mod kinds;
mod options;
mod phases;
#[cfg(feature = "positions")]
pub mod position;
mod redeal;
pub mod refusals;
mod scoring;
mod setup;
mod state;
mod text;
mod versions;
mod view;

pub use action::Action;
pub use board::Board;
pub use competition::{COMPETITION, Competition, Moment};
pub use components::{Amount, CardFace, Line, OffersIcon, ProgressLine, ResultTier, SoloOutcome, TeamPlace, data};
pub use effects::Term;
pub use event::{CompetitionStep, Event, Obstacle, Standing};
pub use kinds::{
    BaseType, Card, CardSet, Colony, Edge, Era, Kind, Pile, Site, Situation, SoloWindow, Tile, Title, Wheel, WindowKind,
};
pub use options::{Options, Situations};
pub use orrery_engine::Switch;
pub use phases::era::colony_table;
pub use scoring::{SoloStanding, solo_outcome};
pub use state::{Doubled, Draft, Legacy, Part, Phase, Player, SpaceCorp, Team};
pub use view::{DraftView, Reach, ReachState, Source, SourceView, View};

/// The types a board draws, for the web client.
#[cfg(test)]
mod typescript {
    use std::path::Path;

    use ts_rs::TS;

    #[test]
    fn export_bindings() {
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/spacecorp/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
        });
    }
}
