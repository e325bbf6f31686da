//! The rules of play, one file per family, with legality and effect side by side. This file implements [`Game`]: it determines who
//! decides and which question is asked, and dispatches to the families (R3, R18, R21).

pub(crate) mod alternatives;
pub(crate) mod cards;
pub(crate) mod cubes;
pub(crate) mod lifepods;
pub(crate) mod order;
pub(crate) mod patches;
pub(crate) mod pool;
pub(crate) mod preparation;
pub(crate) mod round;
pub(crate) mod rovers;
pub(crate) mod station;
pub(crate) mod task;
pub(crate) mod things;
pub(crate) mod tracks;
pub(crate) mod turn;

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, SetupError, Turn, Viewer, locales, rules,
};

use crate::action::Action;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Face, Ring, Track};
use crate::options::{self, Options};
use crate::state::{Interrupt, Phase, PlanetUnknown, SEATS, Step, Task};
use crate::view::View;
use crate::{components, inventory, redeal, scoring, setup};

impl Game for PlanetUnknown {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        minutes: (60, 90),
        weight: 2.5,
        components: components::FILES,
        former_components: &[("efb300872884bae5", "aa33ea356b884b4a")],
        position_version: 2,
        locales: locales!("planet-unknown", "planet-unknown-components"),
        rules: rules!("planet-unknown"),
        tour: Some(include_str!("../../data/tour.orrery")),
        ..Meta::new("planet-unknown", "Planet Unknown", (1, SEATS as u8))
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

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        match self.question(seat) {
            Question::Board(face) => self.legal_boards(seat, face, out),
            Question::FirstFlux => out.extend(Track::ALL.map(|track| Action::MoveFlux { track })),
            Question::KeepObjective => out.extend(self.player(seat).offered.iter().map(|card| Action::KeepObjective { card })),
            Question::Rotate => PlanetUnknown::legal_offsets(out),
            Question::Lifepod => self.legal_pod_places(seat, out),
            Question::Load => out.extend([true, false].map(|drop| Action::DropLoad { drop })),
            Question::Icon => out.extend([0, 1].map(|option| Action::ChooseOption { option })),
            Question::ExtraRover => self.legal_rover_places(seat, out),
            Question::Task(task) => self.legal_task(seat, task, out),
            Question::Place => self.legal_places(seat, out),
            Question::Tile => {
                let open = Ring::ALL.into_iter().filter(|&ring| self.check_choose(seat, ring).is_ok());
                out.extend(open.map(|ring| Action::ChooseTile { ring }));
                self.legal_between_effects(seat, out);
            }
            Question::Pool => {
                self.legal_between_effects(seat, out);
                out.extend(self.check_confirm(seat).is_ok().then_some(Action::Confirm));
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if seat.0 >= self.seats {
            return Err(Illegal::new("R3", "not_your_turn"));
        }
        if let Action::Rotate { .. } = action {
            self.check_may_rotate(seat)?;
        }
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("R3", "not_your_turn"));
        }
        let not_asked = Err(Illegal::new("R18", "not_asked"));
        match (self.question(seat), *action) {
            (Question::Board(Face::Planet), Action::ChoosePlanet { planet }) => self.check_planet(seat, planet),
            (Question::Board(Face::Corporation), Action::ChooseCorporation { corporation }) => {
                self.check_corporation(seat, corporation)
            }
            (Question::FirstFlux, Action::MoveFlux { .. }) => Ok(()),
            (Question::FirstFlux, Action::KeepFlux) => Err(Illegal::new("R2.5", "flux_needs_track")),
            (Question::KeepObjective, Action::KeepObjective { card }) => match self.player(seat).offered.contains(card) {
                true => Ok(()),
                false => Err(Illegal::new("R14.1", "card_not_among_choices")),
            },
            (Question::Rotate, Action::Rotate { offset }) => station::check_offset(offset),
            (Question::Lifepod, Action::PositionLifepod { place }) => self.check_pod_place(seat, place),
            (Question::Load, Action::DropLoad { .. }) => Ok(()),
            (_, Action::DropLoad { .. }) => Err(Illegal::new("R9.5.3", "no_load_to_drop")),
            (Question::Icon, Action::ChooseOption { option: 0 | 1 }) => Ok(()),
            (Question::Icon, Action::ChooseOption { .. }) => Err(Illegal::new("R13.4", "no_such_option")),
            (Question::ExtraRover, Action::PlaceRover { at }) => self.check_rover_place(seat, at),
            (Question::Task(task), _) => self.check_task(seat, task, action),
            (Question::Place, Action::PlaceTile { at, turns, flip }) => self.check_place_of_turn(seat, at, turns, flip),
            (Question::Place, Action::TakeUnplaced) => self.check_unplaced(seat),
            (Question::Tile, Action::ChooseTile { ring }) => self.check_choose(seat, ring).map(drop),
            (Question::Tile | Question::Pool, Action::Resolve { effect }) => match self.player(seat).pool.contains(&effect) {
                true => Ok(()),
                false => Err(Illegal::new("R5.1", "not_in_pool")),
            },
            (Question::Tile | Question::Pool, Action::UseTech { tech }) => self.check_use_tech(seat, tech).map(drop),
            (Question::Tile | Question::Pool, Action::ResetBiomass) => self.check_reset(seat),
            (Question::Tile | Question::Place, Action::Confirm) => Err(Illegal::new("R3.2", "tile_not_placed")),
            (Question::Pool, Action::Confirm) => self.check_confirm(seat),
            (Question::Pool, Action::PlaceTile { .. }) if self.player(seat).laid => Err(Illegal::new("R3.2", "already_placed")),
            (Question::Pool, Action::PlaceTile { .. }) => Err(Illegal::new("R3.2", "no_tile_to_place")),
            _ => not_asked,
        }
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

/// The current question of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Question<'a> {
    Board(Face),
    FirstFlux,
    KeepObjective,
    Rotate,
    /// Where a collected lifepod goes.
    Lifepod,
    Load,
    Icon,
    ExtraRover,
    /// What the term being carried out asks.
    Task(&'a Task),
    /// T1, or something before it.
    Tile,
    /// T2.
    Place,
    /// The next effect, or the end of the phase.
    Pool,
}

impl PlanetUnknown {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Rotate => SeatSet::only(self.commander),
            Phase::FreeChoice | Phase::Flux | Phase::Civ => SeatSet::only(self.visitor),
            _ => Seat::all(self.seats).filter(|&seat| !self.done.contains(seat)).collect(),
        }
    }

    /// The current question of a seat that must decide.
    pub(crate) fn question(&self, seat: Seat) -> Question<'_> {
        match self.phase {
            Phase::Sides | Phase::FreeChoice => {
                return self.board_to_choose(seat).map_or(Question::Pool, Question::Board);
            }
            Phase::Flux => return Question::FirstFlux,
            Phase::Objectives => return Question::KeepObjective,
            Phase::Rotate => return Question::Rotate,
            _ => {}
        }
        let player = self.player(seat);
        match (player.interrupts.first(), &player.task, player.step) {
            (Some(Interrupt::Lifepod), _, _) => Question::Lifepod,
            (Some(Interrupt::Load(_)), _, _) => Question::Load,
            (Some(Interrupt::Icon), _, _) => Question::Icon,
            (Some(Interrupt::ExtraRover), _, _) => Question::ExtraRover,
            (None, Some(task), _) => Question::Task(task),
            (None, None, Step::Place) => Question::Place,
            (None, None, Step::Choose) => Question::Tile,
            (None, None, Step::Resolve) => Question::Pool,
        }
    }

    /// Carries out one decision and its consequences for that seat.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match (self.phase, *action) {
            (Phase::Sides | Phase::FreeChoice, Action::ChoosePlanet { planet }) => return self.do_planet(seat, planet),
            (Phase::Sides | Phase::FreeChoice, Action::ChooseCorporation { corporation }) => {
                return self.do_corporation(seat, corporation);
            }
            (Phase::Flux, Action::MoveFlux { track }) => return self.do_first_flux(seat, track, log),
            (Phase::Objectives, Action::KeepObjective { card }) => return self.do_keep(seat, card),
            (Phase::Rotate, Action::Rotate { offset }) => return self.do_rotate(seat, offset, log),
            _ => {}
        }
        self.player_mut(seat).acted = true;
        self.do_decision(seat, action, log);
        self.run_pending(seat);
    }

    /// The decision without consequences: an answer, or an action between two effects.
    pub(crate) fn do_decision(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if let Some(&ask) = self.player(seat).interrupts.first() {
            self.player_mut(seat).interrupts.remove(0);
            self.do_interrupt(seat, ask, action);
        } else if let Some(task) = self.player(seat).task {
            self.do_task(seat, task, action);
        } else {
            self.do_between_effects(seat, action, log);
        }
    }

    fn do_interrupt(&mut self, seat: Seat, ask: Interrupt, action: &Action) {
        match (ask, *action) {
            (Interrupt::Lifepod, Action::PositionLifepod { place }) => self.board_mut(seat).pods.put(place),
            (Interrupt::Load(rover), Action::DropLoad { drop }) => self.do_drop(seat, rover, drop),
            (Interrupt::Icon, Action::ChooseOption { option }) => self.do_icon(seat, usize::from(option)),
            (Interrupt::ExtraRover, Action::PlaceRover { at }) => self.put_rover(seat, at, true),
            _ => unreachable!("check accepts one kind of answer to each interrupt"),
        }
    }

    /// Runs all consequences of a decision until the next one is needed: a phase ends once nobody has to decide in it.
    pub(crate) fn carry_on(&mut self, log: &mut impl Log<Event>) {
        loop {
            let all = SeatSet::first(self.seats);
            match self.phase {
                Phase::Sides | Phase::FreeChoice | Phase::Objectives if self.done == all => {
                    self.next_preparation(Some(self.phase), log);
                }
                Phase::Flux if self.done.contains(self.visitor) => self.next_preparation(Some(Phase::Flux), log),
                Phase::Event if self.done == all => {
                    self.publish(log);
                    self.begin_turns();
                }
                Phase::Turns if self.done == all => self.end_turns(log),
                Phase::Civ if self.done.contains(self.visitor) => {
                    self.publish(log);
                    self.next_visit(log);
                }
                Phase::End if self.done == all => {
                    self.publish(log);
                    self.begin_civ(log);
                }
                _ => return,
            }
        }
    }

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
