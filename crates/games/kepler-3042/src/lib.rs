//! Kepler-3042: explore, colonise and terraform the galaxy in sixteen rounds. One to four players.
//!
//! The rules are numbered in `docs/rules/kepler-3042.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R4.1 `impl Game`: phases, and which family of rules applies in each | `phases/mod.rs` |
//! | R3 set-up | `setup.rs`, `phases/preparation.rs` |
//! | R4.3, R6.0, R7 turn, action cube, bonus actions | `phases/turn.rs` |
//! | R4.5, R5 interrupts, cubes | `phases/resources.rs` |
//! | R6.1, R6.4, R7.4, R7.8, R8 ships | `phases/ships.rs` |
//! | R6.2, R6.5, R6.8 settling, terraforming, exploiting | `phases/colonies.rs` |
//! | R6.3, R9 technologies, free powers | `phases/technology.rs` |
//! | R6.6, R10 mapping, leadership tracks | `phases/tracks.rs` |
//! | R11, R12 progress card, medals, rounds | `phases/cleanup.rs` |
//! | effects of actions and cards, and their interpreter | `effects.rs`, `phases/task.rs` |
//! | R13 scoring | `scoring.rs` |
//! | R14 solo | `automa.rs`, `campaign.rs`, `setup.rs`, `scoring.rs` |
//! | R15 hidden information | `view.rs`, `redeal.rs` |
//! | R16 options | `options.rs` |
//! | R17, R19 commands of several decisions, and the order of refusals | `command.rs`, `refusals.rs` |

mod action;
mod automa;
mod board;
mod campaign;
#[cfg(feature = "positions")]
pub mod command;
mod components;
mod effects;
mod eval;
mod event;
mod hex;
mod inventory;
mod kinds;
mod options;
mod phases;
#[cfg(feature = "positions")]
pub mod position;
mod redeal;
#[cfg(feature = "positions")]
pub mod refusals;
mod scoring;
mod setup;
mod state;
mod text;
mod view;

pub use action::Action;
pub use board::Tile;
pub use components::data;
pub use event::{Declined, Event};
pub use hex::{Dir, Hex, Path};
pub use kinds::{Bonus, Card, Cubes, Kind, Place, Side, Space, Tech, Track, Zone};
pub use options::{CampaignId, ObjectiveSet, Options, TilePlacement};
pub use setup::solo_bonus;
pub use state::{Kepler, Phase, Player, Script};
pub use view::View;

/// The types a board draws, for the web client.
#[cfg(test)]
mod typescript {
    use std::path::Path;

    use ts_rs::TS;

    #[test]
    fn export_bindings() {
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/kepler/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
            crate::kinds::PlanetType::export_all(config).unwrap();
            crate::hex::Dir::export_all(config).unwrap();
        });
    }
}
