//! Kepler-3042: explore, colonise and terraform the galaxy in sixteen rounds. One to four players.
//!
//! The rules are numbered in `docs/rules/kepler-3042.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R4.1 phases, and which family of rules answers in each | `phases/mod.rs` |
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

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, Seed, SetupError, Turn, Viewer, locales, rules,
};

pub use action::Action;
pub use board::Tile;
pub use components::data;
pub use event::Event;
pub use hex::{Dir, Hex, Path};
pub use kinds::{Bonus, Card, Cubes, Kind, Place, Side, Space, Tech, Track, Zone};
pub use options::{CampaignId, ObjectiveSet, Options, TilePlacement};
pub use setup::solo_bonus;
pub use state::{Kepler, Phase, Player, Script};

use state::SEATS;
pub use view::View;

impl Game for Kepler {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        rules_version: 1,
        minutes: (90, 150),
        weight: 3.3,
        locales: locales!("kepler-3042", "kepler-3042-components"),
        rules: rules!("kepler-3042"),
        components: components::FILES,
        former_components: &[("f80705f1f4b89c95", "764b6049650de1b5")],
        tour: Some(include_str!("../data/tour.orrery")),
        ..Meta::new("kepler-3042", "Kepler-3042", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        Kepler::new(options, seats, seed)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        Turn::of(self.deciders())
    }

    fn legal(&self, _seat: Seat, out: &mut Vec<Action>) {
        self.legal_actions(out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let before = (self.round, self.phase);
        self.act(seat, action, log);
        self.carry_on(log);
        let tiles_turned = before.1 == Phase::PlaceTiles && self.phase != Phase::PlaceTiles;
        let revealed =
            tiles_turned || self.round != before.0 || self.phase == Phase::Over || matches!(action, Action::Reveal { .. });
        if revealed { Disclosure::Something } else { Disclosure::Nothing }
    }

    fn canonical(&self, seat: Seat, action: &Action) -> Action {
        match *action {
            Action::Fly { path } => Action::Fly { path: self.canonical_path(path) },
            Action::Build { card, hex } => self.canonical_build(card, hex),
            Action::Produce { card, cubes } => Action::Produce { card, cubes: cubes.min(self.player(seat).depot) },
            Action::Exploit { card, take } => Action::Exploit { card, take: take.min(self.player(seat).depot) },
            Action::SetupTech { techs: [first, second] } if second < first => Action::SetupTech { techs: [second, first] },
            action => action,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.redeal_hidden(viewer, rng);
    }

    fn points(view: &View) -> Vec<i32> {
        view.players.iter().map(|player| player.score.iter().map(|(_, points)| points).sum()).collect()
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
