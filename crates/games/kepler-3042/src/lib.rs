//! Kepler-3042: explore, colonise and terraform the galaxy in sixteen rounds. One to four players.
//!
//! The rules are numbered in `docs/rules/kepler-3042.md`; the code cites those numbers. Where to find what:
//!
//! | rules | file |
//! |---|---|
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

mod action;
mod automa;
mod board;
mod campaign;
mod components;
mod effects;
mod eval;
mod event;
mod hex;
mod kinds;
mod options;
mod phases;
pub mod position;
mod redeal;
mod scoring;
mod setup;
mod state;
mod text;
mod view;

use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, SetupError, Turn, Viewer, locales, rules,
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

impl Kepler {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        if let Some(interrupt) = self.interrupts.head() {
            return SeatSet::only(interrupt.seat);
        }
        match self.phase {
            Phase::Cleanup | Phase::Over => SeatSet::EMPTY,
            Phase::SetupTech => Seat::all(self.seats).filter(|seat| self.chosen[seat.index()].is_empty()).collect(),
            _ => SeatSet::only(self.active),
        }
    }

    /// One command, without what follows from it by itself.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if let Some(interrupt) = self.interrupts.head() {
            self.arrangements.clear();
            return self.answer(interrupt, action, log);
        }
        match self.phase {
            Phase::PlaceTiles | Phase::BonusCubes | Phase::SetupTech => self.do_preparation(seat, action, log),
            Phase::Card => self.do_card(action, log),
            _ => self.do_turn(action, log),
        }
    }

    /// Drops void interrupts and carries scripts on until somebody has to decide or the card step is over.
    pub(crate) fn run_pending(&mut self, log: &mut impl Log<Event>) {
        self.drop_void_interrupts();
        while self.interrupts.head().is_none() {
            let moved = match (self.phase, self.task.script) {
                (Phase::Card, _) => self.run_card(log),
                (Phase::Bonus, Script::Bonus(_)) if !self.task.burn_due => self.run_task(log),
                _ => false,
            };
            if !moved {
                return;
            }
            self.drop_void_interrupts();
        }
    }

    /// Everything that happens by itself after a command.
    fn carry_on(&mut self, log: &mut impl Log<Event>) {
        self.run_pending(log);
        if self.phase == Phase::Cleanup {
            self.end_round(log);
        }
    }
}

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
        tour: Some(include_str!("../data/tour.orrery")),
        ..Meta::new("kepler-3042", "Kepler-3042", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
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
        if let Some(interrupt) = self.interrupts.head() {
            return self.legal_answers(interrupt, out);
        }
        match self.phase {
            _ if self.flying.is_some() => self.legal_flight(out),
            Phase::PlaceTiles | Phase::BonusCubes | Phase::SetupTech => self.legal_preparation(out),
            Phase::Card => self.legal_card(out),
            Phase::Cleanup | Phase::Over => {}
            Phase::Select | Phase::Main | Phase::Bonus | Phase::Move | Phase::Withdraw => self.legal_turn(out),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("R4.3", "not_your_turn"));
        }
        if let Some(interrupt) = self.interrupts.head() {
            return self.check_answer(interrupt, action);
        }
        match self.phase {
            _ if self.flying.is_some() => self.check_flight(action),
            Phase::PlaceTiles | Phase::BonusCubes | Phase::SetupTech => self.check_preparation(action),
            Phase::Card => self.check_card(action),
            Phase::Cleanup | Phase::Over => Err(Illegal::new("R13.1", "not_your_turn")),
            Phase::Select | Phase::Main | Phase::Bonus | Phase::Move | Phase::Withdraw => self.check_turn(action),
        }
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

    fn canonical(&self, _seat: Seat, action: &Action) -> Action {
        match *action {
            Action::Fly { path } => Action::Fly { path: self.canonical_path(path) },
            Action::Build { card, hex } => self.canonical_build(card, hex),
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
