//! Cubes on their tracks: where they can go, what they claim, what they score (R6, R9.3, R9.4, R9.7, R9.8).

use orrery_engine::List;

use crate::board::{Board, Cube};
use crate::components::{Abilities, TOP, Tokens};
use crate::kinds::{Track, Tracks};

/// What an advance of a cube does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Advance {
    /// It moves here.
    To(Cube),
    /// It stays on the top of the rover track and gives movement (R6.2).
    #[default]
    Repeat,
}

/// Where a Makeshift cube can go: three squares up, two sideways, or the repeat.
pub type Targets = List<Advance, 6>;

impl Board {
    /// Makeshift cubes choose where they advance (R9.8.1); for all others it is clear.
    pub(crate) fn chooses_targets(&self) -> bool {
        self.corp().abilities[0].has(Abilities::DIAGONAL_CUBES)
    }

    /// Last position of a cube's path.
    fn top(&self, cube: Track) -> u8 {
        let corp = self.corp();
        match cube {
            Track::Biomass if !corp.biomass_steps.is_empty() => corp.biomass_steps.len() as u8 - 1,
            Track::Water if !corp.water_steps.is_empty() => corp.water_steps.len() as u8 - 1,
            _ => TOP,
        }
    }

    /// The board square of a position on a cube's path.
    fn square_of(&self, cube: Track, at: Cube) -> (Track, u8) {
        match (cube, self.corp().water_steps.get(usize::from(at.row))) {
            (Track::Water, Some(step)) => (step.track, step.row),
            _ => (at.track, at.row),
        }
    }

    fn is_occupied(&self, by_other_than: Track, square: (Track, u8)) -> bool {
        let others = Track::ALL.into_iter().filter(|&other| other != by_other_than);
        others.into_iter().any(|other| self.square_of(other, self.cube(other)) == square)
    }

    /// Whether a cube may stop there: lifepods and, on some boards, other cubes block it.
    fn is_free(&self, cube: Track, at: Cube) -> bool {
        let covered = at.row <= TOP && self.pods.tracks[at.track.index()] >> at.row & 1 == 1;
        let blocks = self.corp().abilities[0].has(Abilities::CUBES_BLOCK);
        !covered && (!blocks || !self.is_occupied(cube, self.square_of(cube, at)))
    }

    /// The next position up (or down) a cube's path where it can stop.
    fn along(&self, cube: Track, up: bool) -> Option<Cube> {
        let from = self.cube(cube);
        let blocks = self.corp().abilities[0].has(Abilities::CUBES_BLOCK);
        let jumps = !blocks || self.can(Abilities::SKIP_BLOCKERS);
        let mut row = from.row;
        loop {
            row = if up { (row < self.top(cube)).then_some(row + 1)? } else { row.checked_sub(1)? };
            let at = Cube { row, ..from };
            if self.is_free(cube, at) {
                return Some(at);
            }
            if !jumps {
                return None;
            }
        }
    }

    /// Where an advance can take a cube. `shifts`: whether a Makeshift cube may move sideways, if its technology allows it
    /// (R9.8.4).
    pub(crate) fn targets(&self, cube: Track, shifts: bool) -> Targets {
        let from = self.cube(cube);
        let mut targets = Targets::new();
        if self.chooses_targets() {
            let neighbours = self.neighbour_tracks(from.track);
            if from.row < TOP {
                let tracks = std::iter::once(from.track).chain(neighbours.iter());
                let up = tracks.map(|track| Cube { track, row: from.row + 1 });
                targets.extend(up.filter(|&at| self.is_free(cube, at)).map(Advance::To));
            }
            if shifts && self.can(Abilities::SHIFT) {
                let aside = neighbours.iter().map(|track| Cube { track, ..from });
                targets.extend(aside.filter(|&at| self.is_free(cube, at)).map(Advance::To));
            }
        } else {
            targets.extend(self.along(cube, true).map(Advance::To));
        }
        if from.track == Track::Rover && cube_is_on_top(self, cube) {
            targets.push(Advance::Repeat);
        }
        targets
    }

    /// Tracks beside a track (R9.8.1, R9.8.4 level 1).
    fn neighbour_tracks(&self, track: Track) -> Tracks {
        let index = track.index();
        let mut tracks = Tracks::EMPTY;
        index.checked_sub(1).map(|left| Track::ALL[left]).into_iter().for_each(|left| tracks.insert(left));
        Track::ALL.get(index + 1).into_iter().for_each(|&right| tracks.insert(right));
        if self.can(Abilities::WRAP_TRACKS) {
            match track {
                Track::Civ => tracks.insert(Track::Tech),
                Track::Tech => tracks.insert(Track::Civ),
                _ => {}
            }
        }
        tracks
    }

    #[inline]
    pub(crate) fn can_advance(&self, cube: Track) -> bool {
        // Fast path: a plain board.
        if self.corp().abilities[0].0 == 0 && self.pods.tracks == [0; 5] {
            return self.cube(cube).row < TOP || cube == Track::Rover;
        }
        !self.targets(cube, true).is_empty()
    }

    pub(crate) fn advanceable(&self, among: Tracks) -> Tracks {
        among.iter().filter(|&cube| self.can_advance(cube)).collect()
    }

    /// The position one step down, if the cube can go there (R6.3, R9.8.5).
    pub(crate) fn step_back(&self, cube: Track) -> Option<Cube> {
        self.along(cube, false)
    }

    /// How many of these steps a cube can go down (R6.5).
    pub(crate) fn steps_back(&self, cube: Track, steps: u8) -> u8 {
        let mut after = *self;
        (0..steps).take_while(|_| after.regress(cube)).count() as u8
    }

    /// One step down; whether it could be done.
    pub(crate) fn regress(&mut self, cube: Track) -> bool {
        let to = self.step_back(cube);
        to.into_iter().for_each(|to| self.move_cube(cube, to));
        to.is_some()
    }

    /// Puts a cube somewhere; a tech level that is lost is not in force before it is reached in another round (R13.4).
    pub(crate) fn move_cube(&mut self, cube: Track, to: Cube) {
        let before = if self.held == u8::MAX { 0 } else { self.reached() };
        self.cubes[cube.index()] = to;
        if before != 0 {
            self.held &= !(before & !self.reached());
        }
    }

    /// The cubes to choose from when one must go down `steps` steps: those that can go furthest (R6.5).
    pub(crate) fn regressable(&self, among: Tracks, steps: u8) -> Tracks {
        let furthest = among.iter().map(|cube| self.steps_back(cube, steps)).max().unwrap_or(0);
        if furthest == 0 {
            return Tracks::EMPTY;
        }
        among.iter().filter(|&cube| self.steps_back(cube, steps) == furthest).collect()
    }

    /// The tokens a cube claims where it stands (R6.1).
    pub(crate) fn tokens(&self, cube: Track, at: Cube) -> Tokens {
        let corp = self.corp();
        match cube {
            Track::Water if !corp.water_steps.is_empty() => corp.water_steps[usize::from(at.row)].tokens,
            Track::Biomass if !corp.biomass_steps.is_empty() => Tokens::default(),
            _ => corp.tracks[at.track.index()][usize::from(at.row)],
        }
    }

    /// Board row of a cube, for effects that name a row (R9.6.3 E); steps count as rows of their own for Oasis (Q18).
    pub(crate) fn board_row(&self, cube: Track) -> u8 {
        let at = self.cube(cube);
        match (cube, self.corp().biomass_steps.get(usize::from(at.row))) {
            (Track::Biomass, Some(step)) => step.row,
            _ => at.row,
        }
    }

    /// The medals a cube scores (R12.3).
    pub fn track_medals(&self, cube: Track) -> u8 {
        let corp = self.corp();
        let at = self.cube(cube);
        match cube {
            Track::Biomass if !corp.biomass_steps.is_empty() => return corp.biomass_steps[usize::from(at.row)].medal,
            Track::Water if !corp.water_steps.is_empty() => return corp.water_steps[usize::from(at.row)].medal,
            _ => {}
        }
        let row = match self.can(Abilities::BEST_CUBE) {
            true => self.cubes.iter().filter(|other| other.track == at.track).map(|other| other.row).max().unwrap_or(at.row),
            false => at.row,
        };
        let covered = self.pods.tracks[at.track.index()];
        let passed = corp.tracks[at.track.index()][..=usize::from(row)].iter().enumerate();
        let mut medals =
            passed.filter(|(row, _)| covered >> row & 1 == 0).map(|(_, tokens)| tokens.medal).filter(|&medal| medal > 0);
        if at.track == Track::Tech && corp.last_tech_medal { medals.next_back().unwrap_or(0) } else { medals.max().unwrap_or(0) }
    }

    /// Whether the top position of a track holds a cube (R12.6).
    pub fn is_at_top(&self, track: Track) -> bool {
        match self.chooses_targets() {
            true => self.cubes.iter().any(|cube| cube.track == track && cube.row == TOP),
            false => self.cube(track).row == self.top(track),
        }
    }
}

fn cube_is_on_top(board: &Board, cube: Track) -> bool {
    board.cube(cube).row == TOP && (cube == Track::Rover || board.chooses_targets())
}
