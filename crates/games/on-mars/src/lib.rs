//! On Mars: companies build the first colony, from orbit and on the ground. Two to four players, or one against Lacerda.
//!
//! The rules are numbered in `docs/rules/on-mars.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R24.7 `impl Game`: phases, and which family of rules applies in each | `phases/mod.rs` |
//! | R1.4, R2 map and component data | `board.rs`, `components.rs` |
//! | R3 set-up | `setup.rs` |
//! | R4 storage, quarters, crystals, gains | `phases/gains.rs` |
//! | R4.3, R4.7, R27.4 costs and payments | `phases/payments.rs` |
//! | R4.11, R23 effects: which are possible, and their interpreter | `effects.rs`, `work.rs`, `phases/possible.rs`, `phases/task.rs` |
//! | R5 turn, end of a turn | `phases/turn.rs` |
//! | R6 main actions, slots, surcharge; R15.1 executive actions | `phases/actions.rs` |
//! | R7 blueprints, technology, warehouse | `phases/orbit.rs` |
//! | R8 use of technology | `phases/technology.rs` |
//! | R9 movement, R27.3 where pieces may end | `phases/movement.rs`, `phases/ends.rs` |
//! | R10 construction, R10.8 displacement | `phases/construct.rs` |
//! | R11 life support system, colony status | `phases/colony.rs` |
//! | R12 upgrades, R15 advanced buildings | `phases/upgrade.rs`, `phases/buildings.rs` |
//! | R13 ships | `phases/ships.rs` |
//! | R14 scientists and contracts | `phases/cards.rs` |
//! | R16, R17, R20.1 missions, goals, First Colonist cards | `phases/missions.rs`, `phases/goals.rs` |
//! | R18 shuttle phase and travel | `phases/travel.rs` |
//! | R19 scoring | `scoring.rs` |
//! | R22 the solo opponent | `automa.rs` |
//! | R24 hidden information | `view.rs`, `redeal.rs` |
//! | R24.7, R27.1 commands of several decisions | `command.rs` |
//! | earlier versions of the rules | `versions.rs` |

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
mod inventory;
mod kinds;
mod options;
mod phases;
#[cfg(feature = "positions")]
pub mod position;
mod redeal;
mod scoring;
mod setup;
mod state;
mod text;
mod versions;
mod view;
mod work;

pub use action::{Action, Fee, Payment, Piece, Place};
pub use board::{HEXES, Hex, HexSet, Map};
pub use components::{Condition, Data, data};
pub use effects::{Boost, Goods, Moves, Places, Term};
pub use event::{Event, Tile};
pub use kinds::{
    Blueprint, Blueprints, Building, Buildings, CardA, CardB, CardsA, CardsB, Contract, ContractType, Contracts, Deed, Deeds,
    Direction, Directions, Discoveries, Discovery, Executive, Goal, GoalReward, Goals, Item, Items, LabSpace, LabSpaces,
    LssBenefit, LssReward, MainAction, Mission, Research, ResearchSet, Row, Scientist, Scientists, Side, SlotAction, SoloCard,
    SoloCards, SoloGoal, Tech, Techs,
};
pub use options::{ContractTypes, Length, Options, RoundLimit, Seating, SoloChoice, UnderBuilding, UpgradeReading};
pub use orrery_engine::Switch;
pub use scoring::SoloStanding;
pub use state::{
    Cost, DisplayCard, LACERDA, MissionCard, OnMars, Phase, Player, RivalWork, Run, Shuttle, Solo, Step, Task, TurnState, Use,
    Work,
};
pub use view::{About, BlueprintView, ContractView, HexView, MovementView, PlayerView, Question, SoloView, StackView, View};

/// The types a board draws, for the web client.
#[cfg(test)]
mod typescript {
    use std::path::Path;

    use ts_rs::TS;

    #[test]
    fn export_bindings() {
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/on-mars/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
        });
    }
}
