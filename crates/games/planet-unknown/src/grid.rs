//! Squares and sets of squares of a planet's 12 x 12 chart.
//!
//! A row takes 16 bits of a word, 12 of them used: a piece shifted sideways falls into the four idle columns, never into
//! another row, so all translations of a piece are tested at once by shifting whole sets.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

pub const SIDE: u8 = 12;
/// Bits a row.
const STRIDE: u8 = 16;

/// A square of the chart; column and row count from the top left. Written as `[x, y]`.
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "[number, number]"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "(u8, u8)", try_from = "(u8, u8)")]
pub struct Square(u8);

impl Square {
    /// Not on the chart: a rover that is not on the planet.
    pub(crate) const OFF: Square = Square(u8::MAX);

    pub const fn new(x: u8, y: u8) -> Square {
        Square(y * STRIDE + x)
    }

    pub const fn at(x: i32, y: i32) -> Option<Square> {
        if x < 0 || y < 0 || x >= SIDE as i32 || y >= SIDE as i32 { None } else { Some(Square::new(x as u8, y as u8)) }
    }

    pub const fn x(self) -> u8 {
        self.0 % STRIDE
    }

    pub const fn y(self) -> u8 {
        self.0 / STRIDE
    }

    /// Place of the square's bit in a [`Grid`].
    pub const fn bit(self) -> u32 {
        self.0 as u32
    }

    pub const fn is_off(self) -> bool {
        self.0 == u8::MAX
    }

    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| Square::new(x, y)))
    }

    /// The square `dx` columns and `dy` rows away, if it is on the chart.
    pub const fn step(self, dx: i32, dy: i32) -> Option<Square> {
        Square::at(self.x() as i32 + dx, self.y() as i32 + dy)
    }
}

impl From<Square> for (u8, u8) {
    fn from(square: Square) -> (u8, u8) {
        (square.x(), square.y())
    }
}

impl TryFrom<(u8, u8)> for Square {
    type Error = String;

    fn try_from((x, y): (u8, u8)) -> Result<Square, String> {
        match (x, y) {
            // How a rover off the planet is written.
            (15, 15) => Ok(Square::OFF),
            _ => Square::at(x.into(), y.into()).ok_or_else(|| format!("[{x}, {y}] is not on the chart")),
        }
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x(), self.y())
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Grid([u64; 3]);

impl Grid {
    pub const EMPTY: Grid = Grid([0; 3]);
    /// Every square of the chart.
    pub const ALL: Grid = Grid([0x0fff_0fff_0fff_0fff; 3]);

    pub const fn only(square: Square) -> Grid {
        let mut words = [0; 3];
        words[(square.0 / 64) as usize] = 1 << (square.0 % 64);
        Grid(words)
    }

    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        !square.is_off() && self.0[(square.0 / 64) as usize] >> (square.0 % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0[usize::from(square.0 / 64)] |= 1 << (square.0 % 64);
    }

    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0[usize::from(square.0 / 64)] &= !(1 << (square.0 % 64));
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    #[inline]
    pub fn meets(self, other: Grid) -> bool {
        !(self & other).is_empty()
    }

    #[inline]
    pub fn is_within(self, other: Grid) -> bool {
        (self & !other).is_empty()
    }

    /// Every square moved back by `bits` places; what leaves the chart at its top is gone.
    #[inline]
    pub const fn back(self, bits: u32) -> Grid {
        let [a, b, c] = self.0;
        let [a, b, c] = match bits / 64 {
            0 => [a, b, c],
            1 => [b, c, 0],
            _ => [c, 0, 0],
        };
        let bits = bits % 64;
        // In two shifts, because shifting by the whole word size would overflow.
        Grid([a >> bits | b << 1 << (63 - bits), b >> bits | c << 1 << (63 - bits), c >> bits])
    }

    /// Every square moved on by `bits` places; what leaves the chart at its bottom is gone.
    #[inline]
    pub const fn forth(self, bits: u32) -> Grid {
        let [a, b, c] = self.0;
        let [a, b, c] = match bits / 64 {
            0 => [a, b, c],
            1 => [0, a, b],
            _ => [0, 0, a],
        };
        let bits = bits % 64;
        Grid([a << bits, b << bits | a >> 1 >> (63 - bits), c << bits | b >> 1 >> (63 - bits)])
    }

    /// The squares that touch one of these along a side, and those of these that touch another.
    #[inline]
    pub fn beside(self) -> Grid {
        (self.back(1) | self.forth(1) | self.back(u32::from(STRIDE)) | self.forth(u32::from(STRIDE))) & Grid::ALL
    }

    /// The connected part of this set that holds the seeds (those outside the set are left out).
    pub fn area(self, seeds: Grid) -> Grid {
        let mut area = seeds & self;
        loop {
            let grown = (area | area.beside()) & self;
            if grown == area {
                return area;
            }
            area = grown;
        }
    }

    /// The connected parts of this set (R1.8).
    pub fn areas(self) -> impl Iterator<Item = Grid> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let area = rest.area(Grid::only(rest.first()?));
            rest &= !area;
            Some(area)
        })
    }

    #[inline]
    pub const fn first(self) -> Option<Square> {
        let [a, b, c] = self.0;
        if a != 0 {
            Some(Square(a.trailing_zeros() as u8))
        } else if b != 0 {
            Some(Square(64 + b.trailing_zeros() as u8))
        } else if c != 0 {
            Some(Square(128 + c.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The squares from the top left, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let words = self.0;
        (0..3u8).flat_map(move |word| {
            let mut bits = words[usize::from(word)];
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let bit = bits.trailing_zeros() as u8;
                    bits &= bits - 1;
                    Square(word * 64 + bit)
                })
            })
        })
    }

    /// All squares of a row of the chart.
    pub const fn row(y: u8) -> Grid {
        Grid([0x0fff, 0, 0]).forth(STRIDE as u32 * y as u32)
    }

    /// All squares of a column of the chart.
    pub const fn column(x: u8) -> Grid {
        Grid([0x0001_0001_0001_0001 << x; 3])
    }

    /// The squares of a drawing, twelve characters a row, whose character is one of these.
    pub fn drawn(picture: &str, characters: &str) -> Grid {
        let rows = picture.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut grid = Grid::EMPTY;
        for (y, row) in rows.enumerate() {
            for (x, character) in row.chars().enumerate() {
                if characters.contains(character) {
                    grid.insert(Square::new(x as u8, y as u8));
                }
            }
        }
        grid
    }
}

impl FromIterator<Square> for Grid {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Grid {
        let mut grid = Grid::EMPTY;
        squares.into_iter().for_each(|square| grid.insert(square));
        grid
    }
}

impl BitAnd for Grid {
    type Output = Grid;

    #[inline]
    fn bitand(self, other: Grid) -> Grid {
        Grid(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Grid {
    type Output = Grid;

    #[inline]
    fn bitor(self, other: Grid) -> Grid {
        Grid(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for Grid {
    type Output = Grid;

    /// The other squares of the chart.
    #[inline]
    fn not(self) -> Grid {
        Grid(std::array::from_fn(|word| !self.0[word] & Grid::ALL.0[word]))
    }
}

impl BitAndAssign for Grid {
    #[inline]
    fn bitand_assign(&mut self, other: Grid) {
        *self = *self & other;
    }
}

impl BitOrAssign for Grid {
    #[inline]
    fn bitor_assign(&mut self, other: Grid) {
        *self = *self | other;
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_cross_words_and_undo_each_other() {
        for square in Square::all() {
            for bits in [0, 1, 4, 16, 17, 48, 63, 64, 65, 80] {
                let moved = Grid::only(square).forth(bits);
                if square.bit() + bits < 192 {
                    assert_eq!(moved.len(), 1);
                    assert_eq!(moved.back(bits), Grid::only(square));
                } else {
                    assert!(moved.is_empty());
                }
            }
        }
    }

    #[test]
    fn neighbours_stay_on_the_chart() {
        for square in Square::all() {
            let expected: Grid =
                [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().filter_map(|(dx, dy)| square.step(dx, dy)).collect();
            assert_eq!(Grid::only(square).beside(), expected, "{square:?}");
        }
    }

    #[test]
    fn rows_columns_and_areas() {
        assert_eq!(Grid::row(7).len(), 12);
        assert_eq!((Grid::row(7) & Grid::column(3)).first(), Some(Square::new(3, 7)));
        let apart: Grid = [(0, 0), (1, 1), (2, 1)].into_iter().map(|(x, y)| Square::new(x, y)).collect();
        assert_eq!(apart.areas().map(Grid::len).collect::<Vec<_>>(), [1, 2]);
    }
}
