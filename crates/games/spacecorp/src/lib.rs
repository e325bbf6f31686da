//! SpaceCorp 2025-2300AD: three eras of expansion, from near Earth to the near stars. Two to four players,
//! or one against the competition.
//!
//! The rules are numbered in `docs/rules/spacecorp.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
//! | R2, R19 component data | `components.rs`, `board.rs` |
//! | R4, R10.5, R12.1, R14.1 set-up of the game and of each era | `setup.rs` |
//! | R5, R10.2, R10.8 turn, passing, last turns | `phases/turn.rs`, `phases/mod.rs` |
//! | R6, R11.3 values, bought points | `phases/sources.rs` |
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
#[cfg(feature = "positions")]
mod idle;
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

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, Seed, SetupError, Turn, Viewer, locales, rules,
};

pub use action::Action;
pub use board::Board;
pub use competition::{COMPETITION, Competition, Moment};
pub use components::{Amount, CardFace, Line, OffersIcon, ProgressLine, ResultTier, SoloOutcome, TeamPlace, data};
pub use effects::Term;
pub use event::{CompetitionStep, Event};
pub use kinds::{
    BaseType, Card, CardSet, Colony, Edge, Era, Kind, Pile, Site, Situation, SoloWindow, Tile, Title, Wheel, WindowKind,
};
pub use options::{Options, Situations, Switch};
pub use phases::era::colony_table;
pub use scoring::{SoloStanding, solo_outcome};
pub use state::{Doubled, Draft, Legacy, Part, Phase, Player, SpaceCorp, Team};
pub use view::View;

use state::SEATS;

impl Game for SpaceCorp {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        minutes: (60, 240),
        weight: 3.1,
        max_decisions: 2_000_000,
        locales: locales!("spacecorp", "spacecorp-components"),
        rules: rules!("spacecorp"),
        tour: Some(include_str!("../data/tour.orrery")),
        components: components::FILES,
        rules_version: versions::CURRENT,
        ..Meta::new("spacecorp", "SpaceCorp 2025-2300AD", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SpaceCorp::setup_by_rules(versions::CURRENT, options, seats, seed)
    }

    fn setup_by_rules(rules: u32, options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SpaceCorp::new(rules as u8, options, seats, seed)
    }

    fn rules(&self) -> u32 {
        self.rules.into()
    }

    fn adopt_current_rules(&mut self) {
        self.rules = versions::CURRENT as u8;
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        Turn::of(self.deciders())
    }

    /// Edge windows are closed (R8.4).
    fn closed(&self) -> bool {
        self.open().is_some()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    /// Barriers (R18.8): a card or tile left its pile, the generator was used, a window opened or was answered, the turn ended.
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let piles = |game: &SpaceCorp| (game.deck.len(), game.competition.deck.len(), game.piles.map(|pile| pile.len()));
        let hidden = |game: &SpaceCorp| (game.turns, piles(game), game.rng.clone());
        let (before, window) = (hidden(self), self.window.is_some());
        self.act(seat, &self.canonical_action(seat, action), log);
        self.carry_on(log);
        let over = self.phase == Phase::Over || self.phase == Phase::Between;
        match window || self.window.is_some() || over || hidden(self) != before {
            true => Disclosure::Something,
            false => Disclosure::Nothing,
        }
    }

    fn canonical(&self, seat: Seat, action: &Action) -> Action {
        self.canonical_action(seat, action)
    }

    fn keep_disclosed(&mut self, undone: &SpaceCorp) {
        if self.undo_keeps_known() {
            let hands = self.all_seats().map(|seat| self.player(seat).hand.without(self.player(seat).known));
            self.seen_before_undo = hands.fold(CardSet::EMPTY, CardSet::with).and(undone.seen_cards());
        }
    }

    fn is_out_of_order(&self, _seat: Seat, action: &Action) -> bool {
        self.is_late_member(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.redeal_hidden(viewer, rng);
    }

    fn points(view: &View) -> Vec<i32> {
        view.players.iter().map(|player| i32::from(player.profit)).collect()
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
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/boards/spacecorp/wire");
        orrery_engine::suite::typescript(&committed, |config| {
            crate::View::export_all(config).unwrap();
            crate::Action::export_all(config).unwrap();
            crate::Event::export_all(config).unwrap();
        });
    }
}
