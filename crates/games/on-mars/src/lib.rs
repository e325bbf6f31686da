//! On Mars: companies build the first colony, from orbit and on the ground. Two to four players, or one against Lacerda.
//!
//! The rules are numbered in `docs/rules/on-mars.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R1.4, R2 map and component data | `board.rs`, `components.rs` |
//! | R3 set-up | `setup.rs` |
//! | R4 storage, quarters, crystals, gains | `phases/gains.rs` |
//! | R4.3, R4.7, R27.4 costs and payments | `phases/payments.rs` |
//! | R4.11, R23 effects: what is possible, and their interpreter | `effects.rs`, `work.rs`, `phases/possible.rs`, `phases/task.rs` |
//! | R5 turn, end of a turn | `phases/turn.rs`, `phases/mod.rs` |
//! | R6 main actions, slots, surcharge; R15.1 executive actions | `phases/actions.rs` |
//! | R7 blueprints, technology, warehouse | `phases/orbit.rs` |
//! | R8 use of technology | `phases/technology.rs` |
//! | R9 movement, R27.3 where pieces may end | `phases/movement.rs`, `phases/settling.rs` |
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

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, Seed, SetupError, Turn, Viewer, locales, rules,
};

pub use action::{Action, Fee, Payment, Piece, Place};
pub use board::{HEXES, Hex, HexSet, Map};
pub use components::{Condition, Data, data};
pub use effects::{Boost, Goods, Moves, Places, Term};
use event::Marked;
pub use event::{Event, Tile};
pub use kinds::{
    Blueprint, Blueprints, Building, Buildings, CardA, CardB, CardsA, CardsB, Contract, ContractType, Contracts, Deed, Deeds,
    Direction, Directions, Discoveries, Discovery, Executive, Goal, GoalReward, Goals, Item, Items, LabSpace, LabSpaces,
    LssBenefit, LssReward, MainAction, Mission, Research, ResearchSet, Row, Scientist, Scientists, Side, SlotAction, SoloCard,
    SoloCards, SoloGoal, Tech, Techs,
};
pub use options::{ContractTypes, Length, Options, RoundLimit, Seating, SoloChoice, Switch, UnderBuilding, UpgradeReading};
pub use scoring::SoloStanding;
pub use state::{
    Cost, DisplayCard, LACERDA, MissionCard, OnMars, Phase, Player, RivalWork, Run, Shuttle, Solo, Step, Task, TurnState, Use,
    Work,
};
pub use view::{About, BlueprintView, ContractView, HexView, MovementView, PlayerView, Question, SoloView, StackView, View};

use state::SEATS;

impl Game for OnMars {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        minutes: (90, 180),
        weight: 4.7,
        max_decisions: 101_000,
        rules_version: versions::CURRENT,
        components: components::FILES,
        locales: locales!("on-mars", "on-mars-components"),
        rules: rules!("on-mars"),
        tour: Some(include_str!("../data/tour.orrery")),
        ..Meta::new("on-mars", "On Mars", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        OnMars::setup_by_rules(versions::CURRENT, options, seats, seed)
    }

    fn setup_by_rules(rules: u32, options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        OnMars::new(rules as u8, options, seats, seed)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        Turn::of(self.deciders())
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    /// Barriers (R24.11): something hidden was turned up, chance was used, or somebody else must decide.
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let log = &mut Marked { solo: self.is_solo(), log };
        self.disclosed = false;
        self.act(seat, action, log);
        self.carry_on(log);
        match std::mem::take(&mut self.disclosed) || !self.deciders().contains(seat) {
            true => Disclosure::Something,
            false => Disclosure::Nothing,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.redeal_hidden(viewer, rng);
    }

    fn points(view: &View) -> Vec<i32> {
        view.players.iter().take(usize::from(view.seats)).map(|player| i32::from(player.op)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.ranking())
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        self.count_components()
    }
}

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
