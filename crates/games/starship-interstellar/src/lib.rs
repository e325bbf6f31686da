//! Starship Interstellar: nations build the ark, save the people and scout the way to Trappist before the Sun takes the Earth. Two to
//! four players, or one against H.A.L.L.
//!
//! The rules are numbered in `docs/rules/starship-interstellar.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R15.5 `impl Game`: phases, and which family of rules applies in each | `phases/mod.rs` |
//! | R1.4, R1.8, R10.1 to R10.4 gains, Extra Action tokens, leader steps | `phases/gains.rs` |
//! | R1.5, R1.7, R15.7 payments | `phases/payments.rs` |
//! | R2 component data | `components.rs` |
//! | R3, R14.1 set-up | `setup.rs` |
//! | R4.8 to R4.11 hidden information | `view.rs`, `redeal.rs`, `phases/draws.rs` |
//! | R5, R8 turns, passing, phases | `phases/turn.rs` |
//! | R6.1, R11.5 Solar Extraction, the Sun | `phases/sun.rs` |
//! | R6.2 Research | `phases/research.rs` |
//! | R6.3 Travel | `phases/travel.rs` |
//! | R6.4 Market | `phases/market.rs` |
//! | R6.6 Planetary Production | `phases/production.rs` |
//! | R6.7, R7 effects on deposits | `phases/plants.rs` |
//! | R8.3, R9.1 Salvation actions, the Government | `phases/council.rs` |
//! | R9.2 satellites | `phases/satellite.rs` |
//! | R9.3, R10.5 mechanisms, sectors | `phases/mechanism.rs` |
//! | R9.4 humanity | `phases/humanity.rs` |
//! | R11 Government phase, R12.1, R12.2 end | `phases/government.rs` |
//! | R12.3, R12.4 scoring | `scoring.rs` |
//! | R13.5 Unique Pass tokens | `phases/draft.rs` |
//! | R14 H.A.L.L. | `automa.rs` |
//! | R17 effects | `effects.rs`, `phases/task.rs` |

mod action;
mod automa;
mod campaign;
#[cfg(feature = "positions")]
pub mod command;
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
mod prior;
mod redeal;
mod scoring;
mod setup;
mod state;
mod text;
mod view;
mod work;

pub use action::Action;
pub use components::{Data, data};
pub use effects::{Cubes, Goods, Term};
pub use event::{Event, Source};
pub use kinds::{
    Building, Colour, Colours, CostTile, Difficulty, Element, Families, Family, LeaderBoard, LeaderTrack, MainAction, Mechanism,
    Node, Nodes, PassToken, PassTokens, Piece, Planet, Planets, Power, ProductionToken, ProjectRow, RouteKind, RouteToken,
    SalvationAction, SalvationTech, SalvationTechs, Side, TechTrack, Technology, Token, Tokens,
};
pub use options::{Addition, ExtraPool, Layered, Layout, LeaderChoice, Options, Universal};
pub use orrery_engine::Switch;
pub use state::{
    AiCube, Cargo, GovernmentStep, HALL, Hall, PassDraft, Phase, Pile, Plant, Player, Starship, Task, Way, Work, Wormhole,
};
pub use view::{DraftView, HallView, PileView, PlayerView, Reserve, View};

/// The types a board draws, for the web client.
#[cfg(test)]
mod typescript {
    use std::path::Path;

    use ts_rs::TS;

    #[test]
    fn export_bindings() {
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/starship-interstellar/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
        });
    }
}
