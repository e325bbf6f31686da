//! Starship Interstellar: nations build the ark, save the people and scout the way to Trappist before the Sun takes the Earth. Two to
//! four players, or one against H.A.L.L.
//!
//! The rules are numbered in `docs/rules/starship-interstellar.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
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
mod redeal;
mod scoring;
mod setup;
mod state;
mod text;
mod view;
mod work;

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, Seed, SetupError, Turn, Viewer, locales, rules,
};

pub use action::Action;
pub use components::{Data, data};
pub use effects::{Cubes, Goods, Term};
use event::Marked;
pub use event::{Event, Source};
pub use kinds::{
    Building, Colour, Colours, CostTile, Difficulty, Element, Families, Family, LeaderBoard, LeaderTrack, MainAction, Mechanism,
    Node, Nodes, PassToken, PassTokens, Piece, Planet, Planets, Power, ProductionToken, ProjectRow, RouteKind, RouteToken,
    SalvationAction, SalvationTech, SalvationTechs, Side, TechTrack, Technology, Token, Tokens,
};
pub use options::{Addition, ExtraPool, Layered, Layout, LeaderChoice, Options, Switch, Universal};
pub use state::{AiCube, Cargo, Draft, HALL, Hall, Phase, Pile, Plant, Player, Starship, Step, Task, Way, Work, Wormhole};
pub use view::{DraftView, HallView, PileView, PlayerView, Reserve, View};

use state::SEATS;

impl Game for Starship {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        minutes: (45, 150),
        weight: 3.9,
        components: components::FILES,
        locales: locales!("starship-interstellar", "starship-interstellar-components"),
        rules: rules!("starship-interstellar"),
        tour: Some(include_str!("../data/tour.orrery")),
        ..Meta::new("starship-interstellar", "Starship Interstellar", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        Starship::new(options, seats, seed)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        Turn::of(self.deciders())
    }

    /// All choose secretly whether they use their Unique Pass token (R13.5).
    fn closed(&self) -> bool {
        self.phase == Phase::UniquePassUse
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let solo = self.is_solo();
        self.play_action(seat, action, &mut Marked { log, solo })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.redeal_hidden(viewer, rng);
    }

    fn points(view: &View) -> Vec<i32> {
        view.players.iter().take(usize::from(view.seats)).map(|player| i32::from(player.pp)).collect()
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
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/starship-interstellar/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
        });
    }
}
