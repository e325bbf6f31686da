//! Answers that choose cubes and where they go (R6.5, R6.6, R7.8, R9.8).

use orrery_engine::{Illegal, Seat};

use super::answers::not_asked;
use super::pool::Claim;
use crate::action::Action;
use crate::effects::Term;
use crate::kinds::{Track, Tracks};
use crate::state::{Active, PlanetUnknown};
use crate::tracks::Advance;

impl PlanetUnknown {
    pub(super) fn cube_candidates(&self, seat: Seat, active: &Active, out: &mut Vec<Action>) {
        match active.cube {
            Some(cube) => {
                let shifts = !matches!(active.term, Term::AdvanceAllTo { .. });
                let at = self.board(seat).cube(cube);
                out.extend(self.board(seat).targets(cube, shifts).into_iter().map(|target| match target {
                    Advance::To(to) => Action::CubeTarget { track: to.track, row: to.row },
                    Advance::Repeat => Action::CubeTarget { track: at.track, row: at.row },
                }));
            }
            None => {
                out.extend(Track::ALL.map(|cube| Action::ChooseCube { cube }));
                if active.term == Term::Synergy {
                    out.push(Action::ChooseOption { option: 1 });
                }
            }
        }
    }

    /// Cubes that may be chosen for an effect.
    pub(crate) fn cube_choices(&self, seat: Seat, active: &Active) -> Tracks {
        let board = self.board(seat);
        match active.term {
            Term::Synergy => board.advanceable(Tracks::ALL),
            Term::AdvanceCubes { .. } => board.advanceable(Tracks::ALL.without(active.chosen)),
            Term::AdvanceOneOf { tracks, .. } | Term::AdvanceSilently { tracks, .. } | Term::Energy(tracks) => {
                board.advanceable(tracks)
            }
            Term::AdvanceAllTo { row } => self.below(seat, row),
            Term::Regress { tracks, steps } => board.regressable(tracks, steps),
            Term::ClaimRow => Tracks::ALL,
            _ => Tracks::EMPTY,
        }
    }

    pub(super) fn check_cube(&self, seat: Seat, active: &Active, cube: Track) -> Result<(), Illegal> {
        let asked = match active.term {
            Term::Synergy | Term::AdvanceCubes { .. } | Term::AdvanceAllTo { .. } | Term::ClaimRow => Tracks::ALL,
            Term::AdvanceOneOf { tracks, .. } | Term::AdvanceSilently { tracks, .. } | Term::Regress { tracks, .. } => tracks,
            Term::Energy(tracks) => tracks,
            _ => return Err(not_asked()),
        };
        if active.cube.is_some() {
            return Err(not_asked());
        }
        if !asked.contains(cube) {
            return Err(match active.term {
                Term::Energy(_) => Illegal::new("R7.6", "not_among_choices"),
                _ => Illegal::new("R6.5", "not_among_choices"),
            });
        }
        if active.chosen.contains(cube) {
            return Err(Illegal::new("R6.5", "cube_chosen_twice"));
        }
        if !self.cube_choices(seat, active).contains(cube) {
            return Err(Illegal::new("R6.5", "cube_cannot_move"));
        }
        Ok(())
    }

    pub(super) fn check_target(&self, seat: Seat, active: &Active, track: Track, row: u8) -> Result<Advance, Illegal> {
        let Some(cube) = active.cube else { return Err(not_asked()) };
        let board = self.board(seat);
        let shifts = !matches!(active.term, Term::AdvanceAllTo { .. });
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

    pub(super) fn do_cube(&mut self, seat: Seat, mut active: Active, cube: Track) {
        self.task_mut(seat).active = None;
        match active.term {
            Term::Synergy if active.twice => {
                (0..2).for_each(|_| self.push(seat, Term::Advance(cube)));
            }
            Term::Synergy | Term::Energy(_) => self.begin_advance(seat, cube),
            Term::AdvanceOneOf { steps: 1, .. } => self.begin_advance(seat, cube),
            Term::AdvanceOneOf { steps, .. } => (0..steps).for_each(|_| self.push(seat, Term::Advance(cube))),
            Term::AdvanceCubes { steps, .. } => {
                (0..steps).for_each(|_| self.push(seat, Term::Advance(cube)));
                active.chosen.insert(cube);
                active.left -= 1;
                if active.left > 0 {
                    self.task_mut(seat).active = Some(active);
                }
            }
            Term::AdvanceSilently { steps, .. } => self.advance_silently(seat, active, cube, steps),
            Term::AdvanceAllTo { .. } => self.advance_towards(seat, active, cube),
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
            _ => {}
        }
    }

    /// Positions without benefits, in one go; a Makeshift cube is asked for each of them (R6.6, R13.5).
    fn advance_silently(&mut self, seat: Seat, mut active: Active, cube: Track, steps: u8) {
        if self.board(seat).chooses_targets() {
            active.cube = Some(cube);
            active.left = steps;
            self.task_mut(seat).active = Some(active);
            return;
        }
        for _ in 0..steps {
            let Some(&how) = self.board(seat).targets(cube, false).first() else { return };
            self.advance(seat, cube, how, Claim::Nothing);
        }
    }

    /// Card 21: one cube after the other, one position at a time (R7.8).
    fn advance_towards(&mut self, seat: Seat, mut active: Active, cube: Track) {
        if self.board(seat).chooses_targets() {
            active.cube = Some(cube);
            self.task_mut(seat).active = Some(active);
            return;
        }
        if let Some(&how) = self.board(seat).targets(cube, false).first() {
            self.advance(seat, cube, how, Claim::NoSynergy);
        }
        self.go_on_towards(seat, active);
    }

    fn go_on_towards(&mut self, seat: Seat, mut active: Active) {
        active.cube = None;
        if self.is_possible(seat, active.term) {
            self.task_mut(seat).active = Some(active);
        }
    }

    pub(super) fn do_target(&mut self, seat: Seat, mut active: Active, track: Track, row: u8) {
        let how = self.check_target(seat, &active, track, row).expect("checked");
        let cube = active.cube.expect("checked");
        self.task_mut(seat).active = None;
        match active.term {
            Term::AdvanceSilently { .. } => {
                self.advance(seat, cube, how, Claim::Nothing);
                active.left -= 1;
                if active.left > 0 && self.board(seat).can_advance(cube) {
                    self.task_mut(seat).active = Some(active);
                }
            }
            Term::AdvanceAllTo { .. } => {
                self.advance(seat, cube, how, Claim::NoSynergy);
                self.go_on_towards(seat, active);
            }
            _ => self.advance(seat, cube, how, Claim::All),
        }
    }
}
