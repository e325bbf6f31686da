//! Planet Unknown: cover a planet with tiles from a turning space station. One to six players, all at the same time.
//!
//! The rules are numbered in `docs/rules/planet-unknown.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R3, R18 `impl Game`: phases, and which family of rules applies in each | `phases/mod.rs` |
//! | R2 set-up | `setup.rs`, `phases/preparation.rs` |
//! | R3, R11, R13.2 rounds, events, civ visits, the end | `phases/round.rs` |
//! | R3.1, R7.8, R13.5 the station and its piles | `phases/station.rs` |
//! | R3.2, R4.6, R7 a turn | `phases/turn.rs` |
//! | R4, R10, R13.4 where pieces may lie | `placement.rs`, `grid.rs`, `shapes.rs` |
//! | R4.8, R9.0.5 patches | `phases/patches.rs` |
//! | R5 the pool | `phases/pool.rs` |
//! | R6, R9 cubes on tracks | `tracks.rs`, `phases/tracks.rs`, `phases/cubes.rs` |
//! | R7.1, R9.2 civ cards; objectives | `phases/cards.rs` |
//! | R7.8, R13.5 things collected and destroyed; effects with two options | `phases/things.rs`, `phases/alternatives.rs` |
//! | R8 rovers | `phases/rovers.rs` |
//! | R9.4, R9.6 lifepods | `phases/lifepods.rs` |
//! | R9 corporations as data | `components/corporations.rs` |
//! | effects of icons, cards and technologies, and their interpreter | `effects.rs`, `phases/task.rs` |
//! | R12, R16.3 scoring | `scoring.rs`, `objectives.rs` |
//! | R17 hidden information | `view.rs`, `redeal.rs` |

mod action;
mod board;
mod campaign;
mod components;
mod effects;
mod eval;
mod event;
mod grid;
mod inventory;
mod kinds;
mod objectives;
mod options;
mod phases;
mod placement;
#[cfg(feature = "positions")]
pub mod position;
mod redeal;
mod scoring;
mod setup;
mod shapes;
mod state;
mod text;
mod tracks;
mod view;

pub use action::Action;
pub use board::{Board, Cube, Laid, PodPlace};
pub use components::{Abilities, Tokens, data};
pub use effects::{RoundRule, Term, Thing};
pub use event::{Change, Event};
pub use grid::{Grid, Square};
pub use kinds::{Cards, Colour, CorporationId, PlanetId, Ring, Terrain, Tile, Track, Tracks};
pub use objectives::{contest, is_met as private_is_met, metric};
pub use options::{Boards, InnerRing, OblivionEdge, Options, Rotation};
pub use orrery_engine::Switch;
pub use placement::{Placing, Tier};
pub use scoring::{meteor_medals, planet_medals, tie_break, track_medals, trade_medals};
pub use state::{Phase, PlanetUnknown, Step};
pub use tracks::Advance;
pub use view::View;

/// The types a board draws, for the web client.
#[cfg(test)]
mod typescript {
    use std::path::Path;

    use ts_rs::TS;

    #[test]
    fn export_bindings() {
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/planet-unknown/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
        });
    }
}
