//! Things on the planet that an effect collects, destroys or puts there (R7.8, R9.5, R13.5).

use orrery_engine::{Illegal, Seat};

use super::task::not_asked;
use crate::action::Action;
use crate::components::Abilities;
use crate::effects::{Term, Thing};
use crate::grid::{Grid, SIDE, Square};
use crate::state::{PlanetUnknown, Task};

impl PlanetUnknown {
    /// How many of these things the player has.
    pub(crate) fn things(&self, seat: Seat, thing: Thing) -> u8 {
        let board = self.board(seat);
        match thing {
            Thing::Lifepod => board.lifepods.count_ones() as u8,
            Thing::Meteor => board.meteor_count(),
            Thing::Rover => match board.rovers().count() {
                0 | 1 => 0,
                several => several as u8,
            },
            Thing::LifepodCollected => board.pods.total(),
            Thing::MeteorCollected => board.meteors_collected,
        }
    }

    /// Squares with one of these things.
    pub(crate) fn thing_squares(&self, seat: Seat, thing: Thing) -> Grid {
        let board = self.board(seat);
        match thing {
            Thing::Lifepod => board.lifepod_squares(),
            Thing::Meteor => board.all_meteors(),
            Thing::Rover => board.rover_squares(),
            Thing::LifepodCollected | Thing::MeteorCollected => Grid::EMPTY,
        }
    }

    /// Symbols without a meteorite (R13.5).
    pub(crate) fn meteor_places(&self, seat: Seat) -> Grid {
        let board = self.board(seat);
        if board.can(Abilities::NO_METEORS) { Grid::EMPTY } else { board.symbols & !board.all_meteors() }
    }

    pub(super) fn legal_things(&self, seat: Seat, task: &Task, thing: Thing, out: &mut Vec<Action>) {
        out.extend(self.thing_squares(seat, thing).iter().map(|at| Action::SelectSquare { at }));
        if thing == Thing::LifepodCollected {
            let places = self.board(seat).pods.places();
            let there = places.filter(|&place| self.check_take_lifepod(seat, task, place).is_ok());
            out.extend(there.map(|place| Action::TakeLifepod { place }));
        }
    }

    pub(super) fn legal_lines(&self, seat: Seat, out: &mut Vec<Action>) {
        let lines = [false, true].into_iter().flat_map(|column| (0..SIDE).map(move |index| (column, index)));
        let legal = lines.filter(|&(column, index)| self.check_line(seat, column, index).is_ok());
        out.extend(legal.map(|(column, index)| Action::SelectLine { column, index }));
    }

    pub(super) fn check_square(&self, seat: Seat, task: &Task, at: Square) -> Result<(), Illegal> {
        let squares = match task.term {
            Term::Collect { thing, .. } | Term::Destroy { thing, .. } if thing != Thing::LifepodCollected => {
                self.thing_squares(seat, thing)
            }
            Term::PlaceMeteor => self.meteor_places(seat),
            _ => return Err(not_asked()),
        };
        if squares.contains(at) { Ok(()) } else { Err(Illegal::new("R13.5", "nothing_there")) }
    }

    pub(super) fn check_line(&self, seat: Seat, column: bool, index: u8) -> Result<(), Illegal> {
        if index < SIDE && line(column, index).meets(self.board(seat).all_meteors()) {
            return Ok(());
        }
        Err(Illegal::new("R7.8", "nothing_there"))
    }

    pub(super) fn do_square(&mut self, seat: Seat, term: Term, at: Square) {
        let square = Grid::only(at);
        match term {
            Term::Collect { thing: Thing::Lifepod, .. } => {
                self.board_mut(seat).lift_lifepod(at);
                self.collect_lifepod(seat);
            }
            Term::Collect { thing: Thing::Meteor, .. } => {
                self.remove_meteor(seat, at);
                self.collect_meteor(seat);
            }
            Term::Destroy { thing: Thing::Lifepod, .. } => {
                self.board_mut(seat).lift_lifepod(at);
            }
            Term::Destroy { thing: Thing::Meteor, .. } => self.remove_meteor(seat, at),
            Term::Destroy { thing: Thing::Rover, .. } => {
                let rover = self.board(seat).rovers().find(|&(_, on)| on == at).map(|(rover, _)| rover);
                rover.into_iter().for_each(|rover| self.board_mut(seat).destroy_rover(rover));
            }
            Term::PlaceMeteor => {
                let board = self.board_mut(seat);
                for (rover, _) in board.rovers().filter(|&(_, on)| square.contains(on)) {
                    board.destroy_rover(rover);
                }
                board.meteors.insert(at);
            }
            _ => unreachable!("check_square accepts a square for things on the planet and for a new meteorite only"),
        }
    }

    pub(super) fn do_line(&mut self, seat: Seat, column: bool, index: u8) {
        self.destroy_meteors(seat, line(column, index));
    }

    /// A meteorite was collected (R9.5.3 level 3).
    pub(crate) fn collect_meteor(&mut self, seat: Seat) {
        self.board_mut(seat).meteors_collected += 1;
        if self.board(seat).can(Abilities::PATCH_ON_COLLECT) {
            self.push(seat, Term::Patch);
        }
    }

    /// The meteorite lying on a square, or else the one a rover carries there (R9.5.5).
    fn remove_meteor(&mut self, seat: Seat, at: Square) {
        let board = self.board_mut(seat);
        if board.meteors.contains(at) {
            return board.meteors.remove(at);
        }
        if let Some((rover, _)) = board.rovers().find(|&(rover, on)| on == at && board.is_loaded(rover)) {
            board.loaded &= !(1 << rover);
        }
    }

    fn destroy_meteors(&mut self, seat: Seat, squares: Grid) {
        let board = self.board_mut(seat);
        board.meteors &= !squares;
        for (rover, _) in board.rovers().filter(|&(_, on)| squares.contains(on)) {
            board.loaded &= !(1 << rover);
        }
    }
}

fn line(column: bool, index: u8) -> Grid {
    if column { Grid::column(index) } else { Grid::row(index) }
}
