//! The rules of play, one file per family, with legality and effect side by side. This file implements [`Game`]: it determines who
//! decides and dispatches to the families.

pub(crate) mod actions;
pub(crate) mod buildings;
pub(crate) mod cards;
pub(crate) mod colony;
pub(crate) mod construct;
pub(crate) mod ends;
pub(crate) mod gains;
pub(crate) mod goals;
pub(crate) mod missions;
pub(crate) mod movement;
pub(crate) mod orbit;
pub(crate) mod payments;
pub(crate) mod possible;
pub(crate) mod ships;
pub(crate) mod task;
pub(crate) mod technology;
pub(crate) mod travel;
pub(crate) mod turn;
pub(crate) mod upgrade;

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, MapEvents, Meta, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, SetupError, Turn, Viewer,
    locales, rules,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::{self, Options};
use crate::state::{OnMars, Phase, SEATS, Task, Work};
use crate::view::View;
use crate::{components, inventory, redeal, scoring, setup, versions};

impl Game for OnMars {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        rules_version: versions::CURRENT,
        minutes: (90, 180),
        weight: 4.7,
        max_decisions: 101_000,
        components: components::FILES,
        locales: locales!("on-mars", "on-mars-components"),
        rules: rules!("on-mars"),
        tour: Some(include_str!("../../data/tour.orrery")),
        ..Meta::new("on-mars", "On Mars", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        setup::setup(versions::CURRENT, options, seats, seed)
    }

    fn setup_by_rules(rules: u32, options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        setup::setup(rules, options, seats, seed)
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

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(task) = self.top() {
            return self.legal_task(task, out);
        }
        match self.phase {
            Phase::Colonization => self.legal_turn(seat, out),
            Phase::Shuttle => self.legal_shuttle(seat, out),
            Phase::FinalScoring => self.legal_final(seat, out),
            Phase::Setup | Phase::Over => {}
        }
    }

    /// The order of checks that every command shares (R24.7).
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !action.belongs_to(self.phase) {
            return Err(wrong_phase());
        }
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("R24.7", "not_your_turn"));
        }
        let checked = match (self.top(), self.phase) {
            (Some(task), _) => self.check_task(task, action),
            (None, Phase::Colonization) => self.check_turn(seat, action),
            (None, Phase::Shuttle) => self.check_shuttle(seat, action),
            (None, Phase::FinalScoring) => self.check_final(seat, action),
            (None, Phase::Setup | Phase::Over) => Err(wrong_phase()),
        };
        // `unknown_id` takes precedence over other refusals of an answer to the question.
        let is_answer = checked.as_ref().is_err_and(|illegal| illegal.code != wrong_phase().code);
        if is_answer && action.names_unknown(self.companies()) {
            return Err(Illegal::new("R24.7", "unknown_id"));
        }
        checked
    }

    /// Barriers (R24.11): something hidden was turned up, chance was used, or somebody else must decide.
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let solo = self.is_solo();
        let log = &mut MapEvents { log, map: |event: Event| event.marked(solo) };
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
        redeal::redeal(self, viewer, rng);
    }

    fn points(view: &View) -> Vec<i32> {
        view.players.iter().take(usize::from(view.seats)).map(|player| i32::from(player.op)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        inventory::inventory(self)
    }
}

/// Initial capacity of the option list.
const OPTIONS: usize = 32;

/// The pending decision is of another kind.
pub(crate) fn wrong_phase() -> Illegal {
    Illegal::new("R24.7", "wrong_phase")
}

impl OnMars {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        match (self.top(), self.phase) {
            (_, Phase::Over) => SeatSet::EMPTY,
            (Some(task), _) => SeatSet::only(task.seat),
            (None, _) => SeatSet::only(self.active()),
        }
    }

    /// Carries out one decision, without its consequences.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match self.top() {
            Some(task) => self.do_task(task, action, log),
            None => match self.phase {
                Phase::Colonization => self.do_turn(seat, action, log),
                Phase::Shuttle => self.do_shuttle(seat, action, log),
                Phase::FinalScoring => self.do_final(seat, action, log),
                Phase::Setup | Phase::Over => unreachable!("checked"),
            },
        }
    }

    /// Runs all consequences of a decision until the next decision is needed.
    pub(crate) fn carry_on(&mut self, log: &mut impl Log<Event>) {
        let mut options = Vec::new();
        loop {
            let Some(task) = self.top() else { if self.next_step(log) { continue } else { return } };
            if self.run_task(task, log) {
                continue;
            }
            if self.always_needs_decision(task) {
                return;
            }
            options.clear();
            options.reserve(OPTIONS);
            self.legal_task(task, &mut options);
            match options[..] {
                // A cost is paid in full, or its effect does not begin (R4.13).
                [] if matches!(task.work, Work::Pay(_) | Work::Surcharge { .. }) => unreachable!("a cost that was not checked"),
                // Impossible effects are skipped (R27.8).
                [] => {
                    self.tasks.pop();
                }
                [only] if !is_always_asked(task, &only) => self.do_task(task, &only, log),
                _ => return,
            }
        }
    }

    /// Advances the phase when no task is pending; `false` if a decision is needed.
    fn next_step(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.phase {
            Phase::Setup => self.next_setup(log),
            Phase::Colonization => self.next_in_turn(log),
            Phase::Shuttle => self.next_traveller(log),
            Phase::FinalScoring => self.next_delivery(log),
            Phase::Over => false,
        }
    }

    /// Something hidden was turned up, or chance was used.
    pub(crate) fn disclose(&mut self) {
        self.disclosed = true;
    }
}

/// Asked even if there is one option (R27.8).
fn is_always_asked(task: Task, only: &Action) -> bool {
    match (task.work, only) {
        (Work::GoalWindow | Work::CardsB(_), _) => true,
        (_, Action::Pay { payment }) => !payment.goals.is_empty(),
        _ => false,
    }
}
