//! Rovers: what they can still collect, and which steps lead there.

use crate::action::Action;
use crate::board::Board;
use crate::grid::{Grid, Square};
use crate::kinds::Track;

/// Rover advances per round, assuming choices that slightly favour them.
const ADVANCES_PER_ROUND: f32 = 0.5;

/// Movement that each other target costs on the way to this one.
const DETOUR: f32 = 0.6;

/// The targets of the rovers, and the expected movement.
pub(super) struct Reach {
    rovers: [Square; crate::board::ROVERS],
    waiting: bool,
    targets: f32,
    movement: f32,
}

impl Reach {
    /// `pending`: movement that is in the pool or being used.
    pub(super) fn new(board: &Board, rounds: f32, pending: f32) -> Reach {
        let row = usize::from(board.board_row(Track::Rover).min(13));
        let tokens = &board.corp().tracks[Track::Rover.index()];
        let usual = f32::from(tokens[row + 1].movement + tokens[row + 2].movement) / 2.0;
        let targets = board.lifepods.count_ones() as f32 + f32::from(board.meteor_count());
        let movement = pending + rounds * ADVANCES_PER_ROUND * usual.max(1.0);
        Reach { rovers: board.rovers, waiting: board.waiting > 0, targets, movement }
    }

    /// Probability that a rover reaches this square before the game ends.
    pub(super) fn chance(&self, at: Square) -> f32 {
        let nearest = self.rovers.iter().filter(|rover| !rover.is_off()).map(|&rover| distance(rover, at)).min();
        let (way, movement) = match (nearest, self.waiting) {
            (Some(way), _) => (way as f32, self.movement),
            (None, true) => (6.0, 0.7 * self.movement),
            (None, false) => (12.0, 0.1 * self.movement),
        };
        1.0 - (-1.2 * movement / (way + DETOUR * self.targets)).exp()
    }
}

pub(super) fn distance(a: Square, b: Square) -> u32 {
    u32::from(a.x().abs_diff(b.x()) + a.y().abs_diff(b.y()))
}

/// What rovers look for.
pub(super) fn targets(board: &Board) -> Grid {
    board.lifepod_squares() | board.meteors
}

/// Value of a step: that of what it collects, else by the distance to the nearest target.
pub(super) fn step_value(board: &Board, rover: u8, to: Square, left: u8) -> f32 {
    let targets = targets(board);
    if targets.contains(to) {
        return 4.0;
    }
    let Some((_, from)) = board.rovers().find(|&(other, _)| other == rover) else { return 0.0 };
    let nearer = |target: &Square| distance(to, *target) < distance(from, *target);
    let nearest = targets.iter().filter(nearer).map(|target| distance(to, target)).min();
    match nearest {
        None => -2.0,
        Some(way) if way < u32::from(left) => 2.0 - 0.4 * way as f32,
        Some(way) => 0.5 - 0.2 * way as f32,
    }
}

/// Keeps steps that approach a target; only those that reach one with the movement left, if there are any.
pub(super) fn prune_steps(board: &Board, left: u8, actions: &mut Vec<Action>) {
    let value = |action: &Action| match *action {
        Action::StepRover { rover, to } => step_value(board, rover, to, left),
        _ => -1.0,
    };
    let best = actions.iter().map(value).fold(f32::NEG_INFINITY, f32::max);
    let least = if best > 2.0 { 1.0 } else { best - 0.7 };
    actions.retain(|action| value(action) >= least);
}

/// Value of a square for a new rover.
pub(super) fn start_value(board: &Board, at: Square) -> f32 {
    let targets = targets(board);
    let pull = |target: Square| 1.0 / (1.0 + distance(at, target) as f32);
    targets.iter().map(pull).sum::<f32>() + if targets.contains(at) { 2.0 } else { 0.0 }
}
