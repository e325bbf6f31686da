//! Planet Unknown: cover a planet with tiles from a turning space station. One to six players, all at the same time.
//!
//! The rules are numbered in `docs/rules/planet-unknown.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R3, R18 phases, and which family of rules answers in each | `phases/mod.rs` |
//! | R2 set-up | `setup.rs`, `phases/preparation.rs` |
//! | R3, R11, R13.2 rounds, events, civ visits, the end | `phases/round.rs` |
//! | R3.1, R7.8, R13.5 the station and its piles | `phases/station.rs` |
//! | R3.2, R4.6, R7 a turn | `phases/turn.rs` |
//! | R4, R10, R13.4 where pieces may lie | `placement.rs`, `grid.rs`, `shapes.rs` |
//! | R4.8, R9.0.5 patches | `phases/patches.rs` |
//! | R5 the pool | `phases/pool.rs` |
//! | R6, R9 cubes on tracks | `tracks.rs`, `phases/tracks.rs`, `phases/cubes.rs` |
//! | R7.1, R9.2 civ cards; objectives | `phases/cards.rs` |
//! | R7.8, R13.5 things collected and destroyed; options | `phases/things.rs`, `phases/options.rs` |
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

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, Seed, SetupError, Turn, Viewer, locales, rules,
};

pub use action::Action;
pub use board::{Board, Cube, Laid, PodPlace};
pub use components::{Abilities, Tokens, data};
pub use effects::{RoundRule, Term, Thing};
pub use event::{Change, Event};
pub use grid::{Grid, Square};
pub use kinds::{Cards, Colour, CorporationId, PlanetId, Ring, Terrain, Tile, Track, Tracks};
pub use objectives::{contest, is_met as private_is_met, metric};
pub use options::{Boards, InnerRing, OblivionEdge, Options, Rotation, Switch};
pub use placement::{Placing, Tier};
pub use scoring::{meteor_medals, planet_medals, tie_break, track_medals, trade_medals};
pub use state::{Phase, PlanetUnknown, Step};
pub use tracks::Advance;
pub use view::View;

use state::SEATS;

impl PlanetUnknown {
    /// Changes whenever something hidden is disclosed: a phase ends, the generator is used, a new tile or objective is seen.
    fn secrets(&self) -> impl PartialEq + use<> {
        let open = self.ending && self.phase == Phase::End;
        (self.phase, self.round, self.visitor, self.left, self.peeked, self.undealt.len(), self.rng.clone(), open)
    }

    /// The pick that shows civ cards to a seat now; the next one may show another pile.
    fn open_pile(&self, seat: Seat) -> Option<Term> {
        let task = self.player(seat).task.map(|task| task.term);
        task.filter(|term| matches!(term, Term::CivPick(_) | Term::TakeCiv(_)))
    }
}

impl Game for PlanetUnknown {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        rules_version: 1,
        minutes: (60, 90),
        weight: 2.5,
        locales: locales!("planet-unknown", "planet-unknown-components"),
        rules: rules!("planet-unknown"),
        components: components::FILES,
        former_components: &[("efb300872884bae5", "aa33ea356b884b4a")],
        tour: Some(include_str!("../data/tour.orrery")),
        ..Meta::new("planet-unknown", "Planet Unknown", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        PlanetUnknown::new(options, seats, seed)
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
        if seat.0 >= self.seats {
            return Err(Illegal::new("R3", "not_your_turn"));
        }
        self.check_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let (before, saw) = (self.secrets(), self.open_pile(seat));
        self.act(seat, action, log);
        self.carry_on(log);
        let sees = self.open_pile(seat);
        if self.secrets() == before && (sees == saw || sees.is_none()) { Disclosure::Nothing } else { Disclosure::Something }
    }

    /// Equal placements map to the first orientation (R4.9), declining maps to the specific action where there is one (R5.2), and
    /// leaving the flux token in place maps to keeping it (R9.9.1).
    fn canonical(&self, seat: Seat, action: &Action) -> Action {
        match *action {
            Action::PlaceTile { at, turns, flip } if turns < 4 => match self.tile_in_hand(seat) {
                Some((tile, _)) => {
                    let way = PlanetUnknown::laid(tile, at, turns, flip).way;
                    Action::PlaceTile { at, turns: way % 4, flip: way / 4 == 1 }
                }
                None => *action,
            },
            Action::MoveFlux { track } if self.phase != Phase::Flux && self.board(seat).flux == Some(track) => Action::KeepFlux,
            Action::Decline => match self.player(seat).task.map(|task| task.term) {
                Some(Term::Movement(_)) => Action::EndMovement,
                Some(Term::MoveFlux) => Action::KeepFlux,
                _ => *action,
            },
            _ => *action,
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
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/planet-unknown/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
        });
    }
}
