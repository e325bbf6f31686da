//! Who is asked what, and the way from there to the file that knows (R3, R18, R21).

mod answers;
mod cubes;
mod pool;
mod preparation;
mod round;
mod rovers;
mod turns;

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::action::Action;
use crate::components::DEPOTS;
use crate::event::Event;
use crate::kinds::{Face, Ring, Track};
use crate::state::{Active, Ask, Phase, PlanetUnknown, Stage};

pub(crate) use answers::pod_places;
pub(crate) use turns::unplaced_terms;

/// What is asked of a seat now.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asked<'a> {
    Board(Face),
    FirstFlux,
    KeepObjective,
    Rotate,
    /// Where a collected lifepod goes.
    Lifepod,
    Load,
    Icon,
    ExtraRover,
    /// An answer to the effect being resolved.
    Answer(&'a Active),
    /// T1, or something before it.
    Tile,
    /// T2.
    Place,
    /// The next effect, or the end of the phase.
    Pool,
}

impl PlanetUnknown {
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Rotate => SeatSet::only(self.commander),
            Phase::FreeChoice | Phase::Flux | Phase::Civ => SeatSet::only(self.visitor),
            _ => Seat::all(self.seats).filter(|&seat| !self.done.contains(seat)).collect(),
        }
    }

    /// The question to a seat that must decide.
    pub(crate) fn asked(&self, seat: Seat) -> Asked<'_> {
        match self.phase {
            Phase::Sides | Phase::FreeChoice => {
                return self.board_asked(seat).map_or(Asked::Pool, Asked::Board);
            }
            Phase::Flux => return Asked::FirstFlux,
            Phase::Objectives => return Asked::KeepObjective,
            Phase::Rotate => return Asked::Rotate,
            _ => {}
        }
        let task = self.task(seat);
        match (task.asks.first(), &task.active, task.stage) {
            (Some(Ask::Lifepod), _, _) => Asked::Lifepod,
            (Some(Ask::Load(_)), _, _) => Asked::Load,
            (Some(Ask::Icon), _, _) => Asked::Icon,
            (Some(Ask::ExtraRover), _, _) => Asked::ExtraRover,
            (None, Some(active), _) => Asked::Answer(active),
            (None, None, Stage::Place) => Asked::Place,
            (None, None, Stage::Choose) => Asked::Tile,
            (None, None, Stage::Resolve) => Asked::Pool,
        }
    }

    pub(crate) fn legal_for(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        match self.asked(seat) {
            Asked::Board(face) => self.legal_boards(seat, face, out),
            Asked::FirstFlux => out.extend(Track::ALL.map(|track| Action::MoveFlux { track })),
            Asked::KeepObjective => out.extend(self.task(seat).offered.iter().map(|card| Action::KeepObjective { card })),
            Asked::Rotate => out.extend((0..DEPOTS).map(|offset| Action::Rotate { offset })),
            Asked::Lifepod => {
                let open = pod_places().filter(|&place| self.check_pod_place(seat, place).is_ok());
                out.extend(open.map(|place| Action::PositionLifepod { place }));
            }
            Asked::Load => out.extend([true, false].map(|drop| Action::DropLoad { drop })),
            Asked::Icon => out.extend([0, 1].map(|option| Action::ChooseOption { option })),
            Asked::ExtraRover => out.extend(self.rover_squares(seat).iter().map(|at| Action::PlaceRover { at })),
            Asked::Answer(active) => self.legal_answers(seat, active, out),
            Asked::Place => self.legal_places(seat, out),
            Asked::Tile => {
                let open = Ring::ALL.into_iter().filter(|&ring| self.check_choose(seat, ring).is_ok());
                out.extend(open.map(|ring| Action::ChooseTile { ring }));
                self.legal_between_effects(seat, out);
            }
            Asked::Pool => {
                self.legal_between_effects(seat, out);
                out.extend(self.check_confirm(seat).is_ok().then_some(Action::Confirm));
            }
        }
    }

    /// The different effects of the pool, technologies, Wormhole's reset (R5.1, R9.0.2).
    fn legal_between_effects(&self, seat: Seat, out: &mut Vec<Action>) {
        let pool = &self.task(seat).pool;
        for (index, &effect) in pool.iter().enumerate() {
            if !pool[..index].contains(&effect) {
                out.push(Action::Resolve { effect });
            }
        }
        let techs = 0..self.board(seat).corp().techs.len() as u8;
        let open = techs.filter(|&tech| self.check_use_tech(seat, tech).is_ok());
        out.extend(open.map(|tech| Action::UseTech { tech }));
        out.extend(self.check_reset(seat).is_ok().then_some(Action::ResetBiomass));
    }

    fn check_confirm(&self, seat: Seat) -> Result<(), Illegal> {
        let task = self.task(seat);
        if !task.pool.is_empty() || !task.is_idle() {
            return Err(Illegal::new("R5.6", "pool_not_empty"));
        }
        if task.stage != Stage::Resolve {
            return Err(Illegal::new("R3.2", "tile_not_placed"));
        }
        Ok(())
    }

    pub(crate) fn check_for(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if let Action::Rotate { .. } = action {
            self.check_may_rotate(seat)?;
        }
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("R3", "not_your_turn"));
        }
        let not_asked = Err(Illegal::new("R18", "not_asked"));
        match (self.asked(seat), *action) {
            (Asked::Board(Face::Planet), Action::ChoosePlanet { planet }) => self.check_planet(seat, planet),
            (Asked::Board(Face::Corporation), Action::ChooseCorporation { corporation }) => {
                self.check_corporation(seat, corporation)
            }
            (Asked::FirstFlux, Action::MoveFlux { .. }) => Ok(()),
            (Asked::FirstFlux, Action::KeepFlux) => Err(Illegal::new("R2.5", "flux_needs_track")),
            (Asked::KeepObjective, Action::KeepObjective { card }) => match self.task(seat).offered.contains(card) {
                true => Ok(()),
                false => Err(Illegal::new("R14.1", "card_not_among_choices")),
            },
            (Asked::Rotate, Action::Rotate { offset }) => answers::check_offset(offset),
            (Asked::Lifepod, Action::PositionLifepod { place }) => self.check_pod_place(seat, place),
            (Asked::Load, Action::DropLoad { .. }) => Ok(()),
            (_, Action::DropLoad { .. }) => Err(Illegal::new("R9.5.3", "no_load_to_drop")),
            (Asked::Icon, Action::ChooseOption { option: 0 | 1 }) => Ok(()),
            (Asked::Icon, Action::ChooseOption { .. }) => Err(Illegal::new("R13.4", "no_such_option")),
            (Asked::ExtraRover, Action::PlaceRover { at }) => self.check_rover_place(seat, at),
            (Asked::Answer(active), _) => self.check_answer(seat, active, action),
            (Asked::Place, Action::PlaceTile { at, turns, flip }) => self.check_place_of_turn(seat, at, turns, flip),
            (Asked::Place, Action::TakeUnplaced) => self.check_unplaced(seat),
            (Asked::Tile, Action::ChooseTile { ring }) => self.check_choose(seat, ring).map(drop),
            (Asked::Tile | Asked::Pool, Action::Resolve { effect }) => match self.task(seat).pool.contains(&effect) {
                true => Ok(()),
                false => Err(Illegal::new("R5.1", "not_in_pool")),
            },
            (Asked::Tile | Asked::Pool, Action::UseTech { tech }) => self.check_use_tech(seat, tech).map(drop),
            (Asked::Tile | Asked::Pool, Action::ResetBiomass) => self.check_reset(seat),
            (Asked::Tile | Asked::Place, Action::Confirm) => Err(Illegal::new("R3.2", "tile_not_placed")),
            (Asked::Pool, Action::Confirm) => self.check_confirm(seat),
            (Asked::Pool, Action::PlaceTile { .. }) if self.task(seat).laid => Err(Illegal::new("R3.2", "already_placed")),
            (Asked::Pool, Action::PlaceTile { .. }) => Err(Illegal::new("R3.2", "no_tile_to_place")),
            _ => not_asked,
        }
    }

    /// Only the Commander turns the station, and only where it does not turn by itself (R3.1).
    fn check_may_rotate(&self, seat: Seat) -> Result<(), Illegal> {
        let by_event = matches!(&self.task(seat).active, Some(active) if active.term == crate::effects::Term::RotateStation);
        if self.turns_by_itself() && !by_event {
            return Err(Illegal::new("R3.1", "turns_by_itself"));
        }
        if self.phase == Phase::Rotate && seat != self.commander {
            return Err(Illegal::new("R3.1", "not_commander"));
        }
        Ok(())
    }

    /// A tile nothing can hold is kept off the planet instead (R11.2).
    fn check_place_of_turn(&self, seat: Seat, at: crate::grid::Square, turns: u8, flip: bool) -> Result<(), Illegal> {
        self.check_place(seat, at, turns, flip)?;
        match self.task(seat).tier {
            Some(_) => Ok(()),
            None => Err(Illegal::new("R11.2", "no_place_for_tile")),
        }
    }

    /// One decision of a seat and what follows from it for that seat alone.
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
        self.task_mut(seat).acted = true;
        if let Some(&ask) = self.task(seat).asks.first() {
            self.task_mut(seat).asks.remove(0);
            self.do_ask(seat, ask, action);
        } else if let Some(active) = self.task(seat).active {
            self.do_answer(seat, active, action);
        } else {
            self.do_between_effects(seat, action, log);
        }
        self.settle(seat);
    }

    fn do_ask(&mut self, seat: Seat, ask: Ask, action: &Action) {
        match (ask, *action) {
            (Ask::Lifepod, Action::PositionLifepod { place }) => self.board_mut(seat).pods.put(place),
            (Ask::Load(rover), Action::DropLoad { drop }) => self.do_drop(seat, rover, drop),
            (Ask::Icon, Action::ChooseOption { option }) => self.do_icon(seat, usize::from(option)),
            (Ask::ExtraRover, Action::PlaceRover { at }) => self.put_rover(seat, at, true),
            _ => {}
        }
    }

    fn do_between_effects(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::ChooseTile { ring } => self.do_choose(seat, ring),
            Action::PlaceTile { at, turns, flip } => self.do_place(seat, at, turns, flip),
            Action::TakeUnplaced => self.do_unplaced(seat),
            Action::Resolve { effect } => {
                self.take_out(seat, effect);
                self.begin(seat, effect);
            }
            Action::UseTech { tech } => self.do_use_tech(seat, tech),
            Action::ResetBiomass => {
                let start = crate::board::Cube { track: Track::Biomass, row: 0 };
                self.board_mut(seat).move_cube(Track::Biomass, start);
            }
            Action::Confirm => {
                self.done.insert(seat);
                log.note(|| Event::Confirmed { seat });
            }
            _ => {}
        }
    }
}
