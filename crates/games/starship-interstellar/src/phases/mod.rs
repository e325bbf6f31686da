//! The rules of play, one file per family, with legality and effect side by side. This file implements [`Game`]: it determines who
//! decides and dispatches to the families.

pub(crate) mod council;
pub(crate) mod draft;
pub(crate) mod draws;
pub(crate) mod gains;
pub(crate) mod government;
pub(crate) mod humanity;
pub(crate) mod market;
pub(crate) mod mechanism;
pub(crate) mod payments;
pub(crate) mod plants;
pub(crate) mod production;
pub(crate) mod research;
pub(crate) mod satellite;
pub(crate) mod sun;
pub(crate) mod task;
pub(crate) mod travel;
pub(crate) mod turn;

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Gain, Game, Illegal, Log, MapEvents, Meta, OptionSpec, Outcome, Rng, Score, Seat, SeatSet, Seed, SetupError,
    Turn, Viewer, locales, rules,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::{self, Options};
use crate::state::{HALL, Phase, SEATS, Starship, Task};
use crate::view::View;
use crate::{components, inventory, redeal, scoring, setup};

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
        tour: Some(include_str!("../../data/tour.orrery")),
        ..Meta::new("starship-interstellar", "Starship Interstellar", (1, SEATS as u8))
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

    /// All choose secretly whether they use their Unique Pass token (R13.5).
    fn closed(&self) -> bool {
        self.phase == Phase::UniquePassUse
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(task) = self.top() {
            return self.legal_task(task, out);
        }
        match self.phase {
            Phase::UniquePassDraft => self.legal_draft(out),
            Phase::UniquePassUse => self.legal_pass_use(out),
            Phase::Action | Phase::Salvation => self.legal_turn(seat, out),
            Phase::ActionBonus | Phase::SalvationBonus => self.legal_bonus(seat, out),
            Phase::Government | Phase::Over => {}
        }
    }

    /// The order of refusals that every command shares (R15.5).
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        ensure(self.phase != Phase::Over, Illegal::new("R15.5", "game_over"))?;
        let in_turn = matches!(action, Action::Play { .. } | Action::Repeat | Action::Pass);
        let takes_turns = matches!(self.phase, Phase::Action | Phase::Salvation);
        if in_turn && takes_turns && self.players.get(seat.index()).is_some_and(|player| player.passed) {
            return Err(Illegal::new("R5.5", "already_passed"));
        }
        ensure(self.deciders().contains(seat), Illegal::new("R15.5", "not_your_turn"))?;
        if let Some(task) = self.top() {
            return self.check_task(task, action);
        }
        match self.phase {
            Phase::UniquePassDraft => self.check_draft(action),
            Phase::UniquePassUse => self.check_pass_use(action),
            Phase::Action | Phase::Salvation => self.check_turn(seat, action),
            Phase::ActionBonus | Phase::SalvationBonus => self.check_bonus(seat, action),
            Phase::Government | Phase::Over => Err(Illegal::new("R15.5", "wrong_phase")),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let solo = self.is_solo();
        let log = &mut MapEvents { log, map: |event: Event| event.marked(solo) };
        self.disclosed = false;
        self.act(seat, action, log);
        self.carry_on(log);
        match std::mem::take(&mut self.disclosed) {
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
        view.players.iter().take(usize::from(view.seats)).map(|player| i32::from(player.pp)).collect()
    }

    fn gain(event: &Event) -> Option<Gain> {
        scoring::gain(event)
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn opponent(&self) -> Option<Score> {
        (self.is_solo() && self.phase == Phase::Over).then(|| self.final_score(HALL))
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        inventory::inventory(self)
    }
}

/// Where the options of a decision are listed.
pub(crate) trait Offers {
    fn offer(&mut self, action: Action);

    /// Whether the caller can stop listing.
    fn is_enough(&self) -> bool;
}

impl Offers for Vec<Action> {
    fn offer(&mut self, action: Action) {
        self.push(action);
    }

    fn is_enough(&self) -> bool {
        false
    }
}

/// Whether a decision is open: the first option, and whether there is another one (R4.5).
#[derive(Default)]
pub(crate) struct Forced {
    pub first: Option<Action>,
    pub several: bool,
}

impl Offers for Forced {
    fn offer(&mut self, action: Action) {
        match self.first {
            None => self.first = Some(action),
            Some(_) => self.several = true,
        }
    }

    fn is_enough(&self) -> bool {
        self.several
    }
}

/// Options that are legal by their own check.
pub(crate) fn offer_checked(
    out: &mut impl Offers,
    options: impl IntoIterator<Item = Action>,
    check: impl Fn(&Action) -> Result<(), Illegal>,
) {
    for action in options {
        if out.is_enough() {
            return;
        }
        if check(&action).is_ok() {
            out.offer(action);
        }
    }
}

/// Anything but an answer to the open question (R15.5).
pub(crate) fn pending_choice() -> Illegal {
    Illegal::new("R15.5", "pending_choice")
}

/// A target that is not there or not allowed (R15.6).
pub(crate) fn bad_target(rule: &'static str) -> Illegal {
    Illegal::new(rule, "bad_target")
}

/// `Ok` if the condition holds.
pub(crate) fn ensure(holds: bool, refusal: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Starship {
    /// Who must decide now. H.A.L.L.'s questions are put to the person.
    pub(crate) fn deciders(&self) -> SeatSet {
        if let Some(task) = self.top() {
            let seat = if self.is_hall(task.seat) { Seat(0) } else { task.seat };
            return SeatSet::only(seat);
        }
        match self.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::UniquePassUse => self.undecided(),
            _ => SeatSet::only(self.active()),
        }
    }

    /// Carries out one decision, without its consequences.
    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match self.top() {
            Some(task) => self.do_task(task, action, log),
            None => match self.phase {
                Phase::UniquePassDraft => self.do_draft(seat, action, log),
                Phase::UniquePassUse => self.do_pass_use(seat, action, log),
                Phase::Action | Phase::Salvation => self.do_turn(seat, action, false, log),
                Phase::ActionBonus | Phase::SalvationBonus => self.do_bonus(seat, action, log),
                Phase::Government | Phase::Over => unreachable!("checked"),
            },
        }
    }

    /// Runs all consequences of a decision until the next decision is needed.
    pub(crate) fn carry_on(&mut self, log: &mut impl Log<Event>) {
        while self.finish_tasks(log) && self.next_step(log) {}
    }

    /// Runs the tasks in progress; `false` if a decision is needed.
    pub fn finish_tasks(&mut self, log: &mut impl Log<Event>) -> bool {
        while let Some(task) = self.top() {
            if !self.run_task(task, log) && !self.answer_forced(task, log) {
                return false;
            }
        }
        true
    }

    /// Takes a decision with one answer, and skips what cannot be carried out (R4.5, R4.12); `false`: it is open.
    pub(crate) fn answer_forced(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        let mut options = Forced::default();
        self.legal_task(task, &mut options);
        match options {
            Forced { several: true, .. } => return false,
            Forced { first: Some(only), .. } => self.do_task(task, &only, log),
            Forced { first: None, .. } => {
                self.tasks.pop();
            }
        }
        true
    }

    /// Advances the phase when no task is pending; `false` if a decision is needed.
    fn next_step(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.phase {
            Phase::UniquePassDraft => self.next_draft(log),
            Phase::UniquePassUse | Phase::Over => false,
            Phase::Action | Phase::Salvation => self.next_turn(log),
            Phase::ActionBonus | Phase::SalvationBonus => self.next_bonus(log),
            Phase::Government => self.next_government(log),
        }
    }
}
