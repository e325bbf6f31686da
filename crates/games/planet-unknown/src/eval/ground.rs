//! The planet: how likely its lines are completed, and how good a placement looks.

use crate::board::{Board, Laid};
use crate::components::{PlanetRule, data};
use crate::grid::{Grid, SIDE, Square};
use crate::kinds::{Terrain, Track};
use crate::shapes::Orientation;

use super::progress::Progress;
use super::reach::Reach;

const LINES: usize = SIDE as usize;

/// Squares covered per turn while the planet has room: the larger of two tiles that fit.
const SQUARES_PER_ROUND: f32 = 4.2;

/// Penalty in medals for open squares that a placement leaves without an open neighbour, in a pair, or in a dead end.
const LONELY: f32 = 0.9;
const PAIR: f32 = 0.5;
const END: f32 = 0.3;

/// Log-probability penalty of dead ends and pairs for completing their lines, in addition to that of every open square.
const END_COST: f32 = 0.12;
const PAIR_COST: f32 = 0.5;

/// Penalty in medals for each edge between an open square and the covered ground or the border. A smooth border leaves room for
/// large tiles; this term has the largest effect on completed lines.
const RAGGED: f32 = 0.22;

/// Bonus in medals for each closed side of a square that a piece covers.
const CONTACT: f32 = 0.25;

/// Penalty in medals for covering a rover.
const ROVER_LOST: f32 = 1.5;

/// Open squares by how hard they are to fill.
#[derive(Clone, Copy)]
pub(super) struct Pockets {
    /// Without an open neighbour: only a patch fills them.
    pub(super) lonely: Grid,
    /// Two that have only each other: one shape in twelve fills them.
    pub(super) pairs: Grid,
    /// With a single open neighbour.
    pub(super) ends: Grid,
}

impl Pockets {
    pub(super) fn of(open: Grid) -> Pockets {
        let [a, b, c, d] = [open.back(1), open.forth(1), open.back(16), open.forth(16)].map(|moved| moved & open);
        let some = a | b | c | d;
        let several = (a & b) | (c & d) | ((a | b) & (c | d));
        let ends = some & !several;
        Pockets { lonely: open & !some, pairs: ends & ends.beside(), ends }
    }

    fn trouble(&self) -> f32 {
        LONELY * self.lonely.len() as f32 + PAIR * self.pairs.len() as f32 + END * self.ends.len() as f32
    }
}

/// Values computed once per planet.
pub(super) struct Survey<'a> {
    pub(super) board: &'a Board,
    pub(super) open: Grid,
    /// Log-probability penalty of an ordinary open square for completing its lines.
    each: f32,
    /// Probability of completing each row and column, times its medals.
    rows: [f32; LINES],
    columns: [f32; LINES],
    pockets: Pockets,
    reach: &'a Reach,
}

impl<'a> Survey<'a> {
    pub(super) fn new(board: &'a Board, progress: &Progress, reach: &'a Reach) -> Survey<'a> {
        let world = board.world();
        let open = board.uncovered();
        let pockets = Pockets::of(open);
        let patches = f32::from(board.stored) + progress.patches;
        let each = each_cost(progress.rounds, patches, open.len() as f32);
        let (mut rows, mut columns) = ([0.0; LINES], [0.0; LINES]);
        let mut charge = |squares: Grid, cost: f32| {
            for square in squares.iter() {
                rows[usize::from(square.y())] += cost;
                columns[usize::from(square.x())] += cost;
            }
        };
        charge(open, each);
        let filled = (patches / (pockets.lonely.len() as f32 + 0.5)).clamp(0.03, 0.9);
        charge(pockets.lonely, -filled.ln());
        charge(pockets.ends, END_COST);
        charge(pockets.pairs, PAIR_COST);
        for square in board.all_meteors().iter() {
            charge(Grid::only(square), -reach.chance(square).max(0.02).ln());
        }
        let chances = |costs: [f32; LINES], medals: &[u8; LINES]| -> [f32; LINES] {
            std::array::from_fn(|line| f32::from(medals[line]) * (-costs[line]).exp())
        };
        let (rows, columns) = (chances(rows, &world.row_medals), chances(columns, &world.column_medals));
        Survey { board, open, each, rows, columns, pockets, reach }
    }

    /// Expected medals of rows and columns, cities and bodies (R12.2), minus the penalty for a ragged border.
    pub(super) fn medals(&self) -> f32 {
        let lines: f32 = self.rows.iter().chain(&self.columns).sum();
        let special = match &self.board.world().rule {
            PlanetRule::Cities { squares, medals } => 0.7 * f32::from(*medals) * (*squares & self.open).len() as f32,
            PlanetRule::Bodies { bodies, medals } => {
                bodies.iter().map(|&body| f32::from(*medals) * self.covering_chance(body)).sum()
            }
            _ => 0.0,
        };
        lines + special - RAGGED * coast(self.open) as f32
    }

    /// Probability that all of these squares are covered at the end.
    pub(super) fn covering_chance(&self, squares: Grid) -> f32 {
        let lonely = (self.pockets.lonely & squares).len() as f32;
        (-self.each * (self.open & squares).len() as f32 - lonely).exp()
    }

    /// Value of covering a square.
    pub(super) fn gain(&self, square: Square) -> f32 {
        let lines = self.rows[usize::from(square.y())] + self.columns[usize::from(square.x())];
        let coast = 4 - (Grid::only(square).beside() & self.open).len();
        self.each * lines + CONTACT * coast as f32
    }

    /// Value of filling a square with a patch.
    pub(super) fn patch_gain(&self, square: Square) -> f32 {
        let eased = self.pockets.trouble() - Pockets::of(self.open & !Grid::only(square)).trouble();
        self.gain(square) + eased - self.loss(square)
    }

    /// Value of what a piece on this square destroys.
    pub(super) fn loss(&self, square: Square) -> f32 {
        let pod = self.board.lifepod_squares().contains(square);
        let rover = self.board.rover_squares().contains(square);
        let pods = if pod { self.reach.chance(square) } else { 0.0 };
        pods + if rover { ROVER_LOST } else { 0.0 }
    }

    /// Gain and loss of every open square.
    pub(super) fn worth_of_squares(&self) -> [f32; 192] {
        let mut table = [0.0; 192];
        for square in self.open.iter() {
            table[square.bit() as usize] = self.gain(square);
        }
        let things = (self.board.lifepod_squares() | self.board.rover_squares()) & self.open;
        for square in things.iter() {
            table[square.bit() as usize] -= self.loss(square);
        }
        table
    }

    /// Estimated value of a placement, roughly in medals; `worth` comes from [`Survey::worth_of_squares`].
    pub(super) fn placement(&self, progress: &Progress, laid: Laid, worth: impl Fn(Square) -> f32) -> f32 {
        let way = laid.orientation();
        let squares: f32 = way.cells.iter().map(|&cell| worth(Orientation::cell_at(cell, laid.corner))).sum();
        let pockets = Pockets::of(self.open & !laid.squares());
        squares - pockets.trouble() + self.icons(progress, laid) - self.meteor(laid)
    }

    fn icons(&self, progress: &Progress, laid: Laid) -> f32 {
        let terrains = data().terrains(laid.tile);
        let mut value = 0.0;
        for (section, terrain) in terrains.into_iter().enumerate() {
            let squares = || laid.orientation().section_at(section, laid.corner);
            let wanted = progress.wishes.areas[terrain.index()];
            if wanted != 0.0 {
                let touches = (squares().beside() & self.board.ground.of(terrain)).len().min(3);
                value += wanted * touches as f32;
            }
            match terrain {
                Terrain::Water if squares().meets(self.board.world().ice) => value += progress.gain(Track::Water),
                Terrain::Energy => {
                    let around = squares().beside();
                    let beside = Track::ALL.into_iter().filter(|track| {
                        terrains[1 - section] == track.terrain() || self.board.ground.of(track.terrain()).meets(around)
                    });
                    value += beside.map(|track| progress.gain(track)).fold(0.0, f32::max);
                }
                _ => {}
            }
        }
        value
    }

    /// A meteorite costs more where its lines are still likely and no rover is near.
    fn meteor(&self, laid: Laid) -> f32 {
        if !laid.tile.has_meteor() {
            return 0.0;
        }
        let at = Orientation::cell_at(laid.orientation().meteor, laid.corner);
        let lines = self.rows[usize::from(at.y())] + self.columns[usize::from(at.x())];
        lines * (1.0 - self.reach.chance(at))
    }
}

/// Log-probability penalty of an open square: larger with fewer rounds left and more open squares.
fn each_cost(rounds: f32, patches: f32, open: f32) -> f32 {
    let room = (SQUARES_PER_ROUND * rounds + patches) / open.max(1.0);
    0.03 + 0.25 * (1.1 - room).max(0.0) + 0.6 / (rounds + 0.2)
}

/// Number of edges between open squares and covered ground or the border.
fn coast(open: Grid) -> u32 {
    let sides = [open.back(1), open.forth(1), open.back(16), open.forth(16)];
    sides.into_iter().map(|moved| (open & !moved).len()).sum()
}
