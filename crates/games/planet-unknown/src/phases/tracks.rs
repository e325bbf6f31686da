//! A cube moves on its track and claims what it reaches (R6, R7, R9).

use orrery_engine::Seat;

use crate::board::Cube;
use crate::components::{Abilities, TOP, Tokens};
use crate::effects::{RoundRule, Term};
use crate::kinds::{Track, Tracks};
use crate::state::{PlanetUnknown, Task};
use crate::tracks::Advance;

/// What of the tokens of a position is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    All,
    /// Synergy boosts are left out (card 21).
    NoSynergy,
    Nothing,
}

impl PlanetUnknown {
    /// Universal Coalition level 4 and Oasis (R9.1, R9.7.2).
    pub(super) fn begin_water(&mut self, seat: Seat, squares: u8) {
        let abilities = self.board(seat).abilities();
        let times = match (abilities.has(Abilities::WATER_PATH), abilities.has(Abilities::DOUBLE_WATER)) {
            (true, _) => squares,
            (false, true) => 2,
            (false, false) => 1,
        };
        if times == 1 {
            return self.begin_advance(seat, Track::Water);
        }
        (0..times).for_each(|_| self.push(seat, Term::Advance(Track::Water)));
    }

    /// A cube advances; where a Makeshift cube goes is asked (R9.8.1).
    pub(crate) fn begin_advance(&mut self, seat: Seat, cube: Track) {
        if self.board(seat).chooses_targets() {
            let mut task = Task::new(Term::Advance(cube), 1);
            task.cube = Some(cube);
            self.player_mut(seat).task = Some(task);
            return;
        }
        let how = *self.board(seat).targets(cube, true).first().expect("only a cube that can advance is chosen (R6.5)");
        self.advance(seat, cube, how, Claim::All);
    }

    /// Moves a cube and claims what it lands on (R6.1).
    pub(crate) fn advance(&mut self, seat: Seat, cube: Track, how: Advance, claim: Claim) {
        let from = self.board(seat).cube(cube);
        let to = match how {
            Advance::To(to) => to,
            Advance::Repeat => {
                if claim != Claim::Nothing {
                    let more = u8::from(self.improves(seat, Track::Rover));
                    let movement = self.board(seat).corp().rover_repeat + more;
                    self.push(seat, Term::Movement(movement));
                }
                return;
            }
        };
        self.board_mut(seat).move_cube(cube, to);
        if claim == Claim::Nothing {
            return;
        }
        let board = self.board(seat);
        if cube == Track::Biomass && board.corp().abilities[0].has(Abilities::BIOMASS_STEPS) {
            return self.reach_biomass_step(seat, to.row, claim);
        }
        let mut tokens = board.tokens(cube, to);
        if claim == Claim::NoSynergy || (from.row == to.row && !self.first_shift(seat, cube, to)) {
            tokens.synergy = false;
        }
        self.claim(seat, to.track, tokens);
    }

    /// Claims one of the two options; where synergy boosts are left out, the other one (R7.8, R9.3.2).
    fn reach_biomass_step(&mut self, seat: Seat, step: u8, claim: Claim) {
        let options = &self.board(seat).corp().biomass_steps[usize::from(step)].options;
        if claim == Claim::NoSynergy && options.contains(&Term::Synergy) {
            let other = *options.iter().find(|&&term| term != Term::Synergy).expect("two options");
            if !self.is_closed_option(other) {
                self.push(seat, other);
            }
            return;
        }
        self.push(seat, Term::BiomassStep(step));
    }

    /// Whether a cube shifts onto this square for the first time in this phase; only synergy squares are remembered (R9.8.7).
    fn first_shift(&mut self, seat: Seat, cube: Track, to: Cube) -> bool {
        let synergy = |at: &(Track, u8)| self.board(seat).corp().tracks[at.0.index()][usize::from(at.1)].synergy;
        let squares = Track::ALL.into_iter().flat_map(|track| (0..=TOP).map(move |row| (track, row)));
        let Some(index) = squares.filter(synergy).position(|at| at == (to.track, to.row)) else { return true };
        let bit = 1u64 << (cube.index() * 12 + index);
        let player = self.player_mut(seat);
        let first = player.shifted & bit == 0;
        player.shifted |= bit;
        first
    }

    /// Flux level 3 on this track (R9.9.3).
    fn improves(&self, seat: Seat, track: Track) -> bool {
        let board = self.board(seat);
        board.flux == Some(track) && board.can(Abilities::IMPROVE_FLUX)
    }

    /// Adds the tokens of a position to the pool and the picks (R6.1, R7, R13.4).
    pub(crate) fn claim(&mut self, seat: Seat, track: Track, tokens: Tokens) {
        let better = self.improves(seat, track);
        let milestones = self.rule() != RoundRule::NoMilestones;
        let times = |doubled: bool| if doubled { 2 } else { 1 };
        if tokens.civ > 0 && milestones {
            let rank = (tokens.civ + u8::from(better && track == Track::Civ)).min(4);
            self.player_mut(seat).picks[usize::from(rank) - 1] += 1;
            let board = self.board(seat);
            let (cost, synergy) = (board.corp().civ_milestone_cost, board.can(Abilities::CIV_SYNERGY));
            cost.into_iter().for_each(|cost| self.push(seat, cost));
            if synergy {
                self.push(seat, Term::Synergy);
            }
        }
        if tokens.patch && milestones {
            (0..times(better && track == Track::Biomass)).for_each(|_| self.push(seat, Term::Patch));
        }
        if tokens.rover && milestones {
            self.push(seat, Term::Rover);
        }
        if tokens.movement > 0 {
            self.push(seat, Term::Movement(tokens.movement + u8::from(better && track == Track::Rover)));
        }
        if tokens.synergy {
            (0..times(better && track == Track::Water)).for_each(|_| self.push(seat, Term::Synergy));
        }
        if tokens.tech > 0 && milestones && self.board(seat).can(Abilities::FLUX) {
            self.push(seat, Term::MoveFlux);
        }
    }

    /// Cubes below a row that can advance towards it (R7.8, card 21).
    pub(crate) fn below(&self, seat: Seat, row: u8) -> Tracks {
        let board = self.board(seat);
        Track::ALL.into_iter().filter(|&cube| board.board_row(cube) < row && !board.targets(cube, false).is_empty()).collect()
    }

    /// The next row of the flux track with a milestone (R9.9.3 level 2).
    pub(super) fn next_milestone(&self, seat: Seat) -> Option<u8> {
        let board = self.board(seat);
        let cube = board.cube(board.flux?);
        let tokens = &board.corp().tracks[cube.track.index()];
        (cube.row + 1..=TOP).find(|&row| tokens[usize::from(row)].has_milestone())
    }

    pub(super) fn advance_to_milestone(&mut self, seat: Seat) {
        let cube = self.board(seat).flux.expect("the token lies somewhere");
        let row = self.next_milestone(seat).expect("possible only below a milestone");
        while self.board(seat).cube(cube).row < row {
            // A cube that is blocked on the way stays where it is (R6.5).
            let Some(&how) = self.board(seat).targets(cube, false).first() else { return };
            self.advance(seat, cube, how, Claim::All);
        }
    }
}
