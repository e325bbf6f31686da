//! Answers that choose cubes and where they go (R6.5, R6.6, R7.8, R9.8).

use orrery_engine::{Illegal, Seat};

use super::task::not_asked;
use super::tracks::Claim;
use crate::action::Action;
use crate::effects::Term;
use crate::kinds::{Track, Tracks};
use crate::state::{PlanetUnknown, Task};
use crate::tracks::Advance;

impl PlanetUnknown {
    pub(super) fn legal_cubes(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        match task.cube {
            Some(cube) => {
                let shifts = !matches!(task.term, Term::AdvanceAllTo { .. });
                let at = self.board(seat).cube(cube);
                out.extend(self.board(seat).targets(cube, shifts).into_iter().map(|target| match target {
                    Advance::To(to) => Action::CubeTarget { track: to.track, row: to.row },
                    Advance::Repeat => Action::CubeTarget { track: at.track, row: at.row },
                }));
            }
            None => {
                let open = Track::ALL.into_iter().filter(|&cube| self.check_cube(seat, task, cube).is_ok());
                out.extend(open.map(|cube| Action::ChooseCube { cube }));
                if task.term == Term::Synergy && self.check_option(seat, task, 1).is_ok() {
                    out.push(Action::ChooseOption { option: 1 });
                }
            }
        }
    }

    /// Cubes that may be chosen for an effect.
    pub(crate) fn cube_choices(&self, seat: Seat, task: &Task) -> Tracks {
        let board = self.board(seat);
        match task.term {
            Term::Synergy => board.advanceable(Tracks::ALL),
            Term::AdvanceCubes { .. } => board.advanceable(Tracks::ALL.without(task.chosen)),
            Term::AdvanceOneOf { tracks, .. } | Term::AdvanceSilently { tracks, .. } | Term::Energy(tracks) => {
                board.advanceable(tracks)
            }
            Term::AdvanceAllTo { row } => self.below(seat, row),
            Term::Regress { tracks, steps } => board.regressable(tracks, steps),
            Term::ClaimRow => Tracks::ALL,
            _ => Tracks::EMPTY,
        }
    }

    pub(super) fn check_cube(&self, seat: Seat, task: &Task, cube: Track) -> Result<(), Illegal> {
        let asked = match task.term {
            Term::Synergy | Term::AdvanceCubes { .. } | Term::AdvanceAllTo { .. } | Term::ClaimRow => Tracks::ALL,
            Term::AdvanceOneOf { tracks, .. } | Term::AdvanceSilently { tracks, .. } | Term::Regress { tracks, .. } => tracks,
            Term::Energy(tracks) => tracks,
            _ => return Err(not_asked()),
        };
        if task.cube.is_some() {
            return Err(not_asked());
        }
        if !asked.contains(cube) {
            return Err(match task.term {
                Term::Energy(_) => Illegal::new("R7.6", "not_among_choices"),
                _ => Illegal::new("R6.5", "not_among_choices"),
            });
        }
        if task.chosen.contains(cube) {
            return Err(Illegal::new("R6.5", "cube_chosen_twice"));
        }
        if !self.cube_choices(seat, task).contains(cube) {
            return Err(Illegal::new("R6.5", "cube_cannot_move"));
        }
        Ok(())
    }

    pub(super) fn check_target(&self, seat: Seat, task: &Task, track: Track, row: u8) -> Result<Advance, Illegal> {
        let Some(cube) = task.cube else { return Err(not_asked()) };
        let board = self.board(seat);
        let shifts = !matches!(task.term, Term::AdvanceAllTo { .. });
        let at = board.cube(cube);
        let fits = |target: &Advance| match target {
            Advance::To(to) => (to.track, to.row) == (track, row),
            Advance::Repeat => (at.track, at.row) == (track, row),
        };
        board.targets(cube, shifts).into_iter().find(fits).ok_or(
            match board.cubes.iter().any(|c| (c.track, c.row) == (track, row)) {
                true => Illegal::new("R9.8.1", "square_occupied"),
                false => Illegal::new("R9.8.1", "not_a_neighbour"),
            },
        )
    }

    pub(super) fn do_cube(&mut self, seat: Seat, mut task: Task, cube: Track) {
        self.player_mut(seat).task = None;
        match task.term {
            Term::Synergy if task.twice => {
                (0..2).for_each(|_| self.push(seat, Term::Advance(cube)));
            }
            Term::Synergy | Term::Energy(_) => self.begin_advance(seat, cube),
            Term::AdvanceOneOf { steps: 1, .. } => self.begin_advance(seat, cube),
            Term::AdvanceOneOf { steps, .. } => (0..steps).for_each(|_| self.push(seat, Term::Advance(cube))),
            Term::AdvanceCubes { steps, .. } => {
                (0..steps).for_each(|_| self.push(seat, Term::Advance(cube)));
                task.chosen.insert(cube);
                task.left -= 1;
                if task.left > 0 {
                    self.player_mut(seat).task = Some(task);
                }
            }
            Term::AdvanceSilently { steps, .. } => self.advance_silently(seat, task, cube, steps),
            Term::AdvanceAllTo { .. } => self.advance_towards(seat, task, cube),
            Term::Regress { steps, .. } => {
                let board = self.board_mut(seat);
                (0..steps).take_while(|_| board.regress(cube)).for_each(drop);
            }
            Term::ClaimRow => {
                let row = self.board(seat).cube(cube).row;
                for track in Track::ALL {
                    let tokens = self.board(seat).corp().tracks[track.index()][usize::from(row)];
                    self.claim(seat, track, tokens);
                }
            }
            _ => unreachable!("check_cube accepts a cube for these terms only"),
        }
    }

    /// Positions without benefits, in one go; a Makeshift cube is asked for each of them (R6.6, R13.5).
    fn advance_silently(&mut self, seat: Seat, mut task: Task, cube: Track, steps: u8) {
        if self.board(seat).chooses_targets() {
            task.cube = Some(cube);
            task.left = steps;
            self.player_mut(seat).task = Some(task);
            return;
        }
        for _ in 0..steps {
            let Some(&how) = self.board(seat).targets(cube, false).first() else { return };
            self.advance(seat, cube, how, Claim::Nothing);
        }
    }

    /// Card 21: one cube after the other, one position at a time (R7.8).
    fn advance_towards(&mut self, seat: Seat, mut task: Task, cube: Track) {
        if self.board(seat).chooses_targets() {
            task.cube = Some(cube);
            self.player_mut(seat).task = Some(task);
            return;
        }
        if let Some(&how) = self.board(seat).targets(cube, false).first() {
            self.advance(seat, cube, how, Claim::NoSynergy);
        }
        self.go_on_towards(seat, task);
    }

    fn go_on_towards(&mut self, seat: Seat, mut task: Task) {
        task.cube = None;
        if self.is_possible(seat, task.term) {
            self.player_mut(seat).task = Some(task);
        }
    }

    pub(super) fn do_target(&mut self, seat: Seat, mut task: Task, track: Track, row: u8) {
        let how = self.check_target(seat, &task, track, row).expect("checked");
        let cube = task.cube.expect("checked");
        self.player_mut(seat).task = None;
        match task.term {
            Term::AdvanceSilently { .. } => {
                self.advance(seat, cube, how, Claim::Nothing);
                task.left -= 1;
                if task.left > 0 && self.board(seat).can_advance(cube) {
                    self.player_mut(seat).task = Some(task);
                }
            }
            Term::AdvanceAllTo { .. } => {
                self.advance(seat, cube, how, Claim::NoSynergy);
                self.go_on_towards(seat, task);
            }
            _ => self.advance(seat, cube, how, Claim::All),
        }
    }
}
