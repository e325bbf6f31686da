//! The rules of play, one file per family, with legality and effect side by side. This file implements [`Game`]: it determines who
//! decides and dispatches to the families.

pub(crate) mod cleanup;
pub(crate) mod colonies;
pub(crate) mod preparation;
pub(crate) mod resources;
pub(crate) mod ships;
pub(crate) mod task;
pub(crate) mod technology;
pub(crate) mod tracks;
pub(crate) mod turn;

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, SetupError, Turn, Viewer, locales, rules,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::{self, Options};
use crate::state::{Kepler, Phase, SEATS, Script};
use crate::view::View;
use crate::{components, inventory, redeal, scoring, setup};

impl Game for Kepler {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        minutes: (90, 150),
        weight: 3.3,
        components: components::FILES,
        former_components: &[("f80705f1f4b89c95", "764b6049650de1b5")],
        position_version: 2,
        locales: locales!("kepler-3042", "kepler-3042-components"),
        rules: rules!("kepler-3042"),
        tour: Some(include_str!("../../data/tour.orrery")),
        ..Meta::new("kepler-3042", "Kepler-3042", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        setup::setup(options, seats, seed)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        Turn::of(self.deciders())
    }

    fn legal(&self, _seat: Seat, out: &mut Vec<Action>) {
        if let Some(interrupt) = self.interrupts.head() {
            return self.legal_interrupt(interrupt, out);
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
            return self.check_interrupt(interrupt, action);
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
        redeal::redeal(self, viewer, rng);
    }

    fn points(view: &View) -> Vec<i32> {
        view.players.iter().map(|player| player.score.iter().map(|(_, points)| points).sum()).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        inventory::inventory(self)
    }
}

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

    /// Carries out one decision, without its consequences.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if let Some(interrupt) = self.interrupts.head() {
            self.arrangements.clear();
            return self.do_interrupt(interrupt, action, log);
        }
        match self.phase {
            Phase::PlaceTiles | Phase::BonusCubes | Phase::SetupTech => self.do_preparation(seat, action, log),
            Phase::Card => self.do_card(action, log),
            Phase::Select | Phase::Main | Phase::Bonus | Phase::Move | Phase::Withdraw => self.do_turn(action, log),
            Phase::Cleanup | Phase::Over => unreachable!("nobody decides in these phases"),
        }
    }

    /// Runs pending effects until a decision is needed or the progress card is done. Void interrupts are dropped.
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

    /// Runs all consequences of a decision until the next decision is needed.
    pub(crate) fn carry_on(&mut self, log: &mut impl Log<Event>) {
        self.run_pending(log);
        if self.phase == Phase::Cleanup {
            self.end_round(log);
        }
    }
}
