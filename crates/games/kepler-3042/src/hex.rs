//! The hex map: 19 rows of 22 pointy-top hexes, odd rows shifted half a hex to the right. Hexes are indices inside and axial
//! coordinates `[q, r]` relative to Sol outside (see the head of `data/board.toml`).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub const ROWS: usize = 19;
pub const COLS: usize = 22;
pub const HEXES: usize = ROWS * COLS;

const ORIGIN_ROW: i32 = 9;
const ORIGIN_Q: i32 = 12;

/// A hex of the map, or [`Hex::OFF`].
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "[q: number, r: number]"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub u16);

/// One of the six directions, in the order of [`STEPS`].
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dir {
    E,
    Ne,
    Nw,
    W,
    Sw,
    Se,
}

pub const DIRS: [Dir; 6] = [Dir::E, Dir::Ne, Dir::Nw, Dir::W, Dir::Sw, Dir::Se];

const STEPS: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// Geometry is fixed, so it is computed at compile time.
static NEIGHBOURS: [[Hex; 6]; HEXES + 1] = neighbours();

const fn neighbours() -> [[Hex; 6]; HEXES + 1] {
    let mut table = [[Hex::OFF; 6]; HEXES + 1];
    let mut index = 0;
    while index < HEXES {
        let (q, r) = Hex(index as u16).axial();
        let mut dir = 0;
        while dir < 6 {
            table[index][dir] = match Hex::at(q + STEPS[dir].0, r + STEPS[dir].1) {
                Some(hex) => hex,
                None => Hex::OFF,
            };
            dir += 1;
        }
        index += 1;
    }
    table
}

impl Hex {
    /// Not a hex of the map: beyond its edge, or a ship in the reserve.
    pub const OFF: Hex = Hex(HEXES as u16);
    pub const SOL: Hex = match Hex::at(0, 0) {
        Some(hex) => hex,
        None => Hex::OFF,
    };

    /// The hex with these axial coordinates, if it is on the map.
    pub const fn at(q: i32, r: i32) -> Option<Hex> {
        let row = r + ORIGIN_ROW;
        if row < 0 || row >= ROWS as i32 {
            return None;
        }
        let col = q + (row - row % 2) / 2 + ORIGIN_Q;
        if col < 0 || col >= COLS as i32 { None } else { Some(Hex((row * COLS as i32 + col) as u16)) }
    }

    pub const fn axial(self) -> (i32, i32) {
        let (row, col) = (self.row() as i32, self.col() as i32);
        (col - (row - row % 2) / 2 - ORIGIN_Q, row - ORIGIN_ROW)
    }

    pub const fn row(self) -> usize {
        self.0 as usize / COLS
    }

    pub const fn col(self) -> usize {
        self.0 as usize % COLS
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn is_on_map(self) -> bool {
        (self.0 as usize) < HEXES
    }

    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u16).map(Hex)
    }

    #[inline]
    pub fn step(self, dir: Dir) -> Hex {
        NEIGHBOURS[self.index()][dir as usize]
    }

    /// All six neighbours; those beyond the edge are [`Hex::OFF`].
    #[inline]
    pub fn around(self) -> &'static [Hex; 6] {
        &NEIGHBOURS[self.index()]
    }

    pub fn distance(self, other: Hex) -> u32 {
        let ((q, r), (p, s)) = (self.axial(), other.axial());
        let (dq, dr) = (q - p, r - s);
        (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
    }

    /// The direction of a neighbour.
    pub fn dir_to(self, other: Hex) -> Option<Dir> {
        DIRS.into_iter().find(|&dir| self.step(dir) == other && other.is_on_map())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Off the map: an unused slot of a list.
impl Default for Hex {
    fn default() -> Hex {
        Hex::OFF
    }
}

/// Name of a hex for people: the letter of its row and the number of its column, `E15`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_on_map() {
            return write!(f, "off");
        }
        write!(f, "{}{}", row_name(self.row()), self.col() + 1)
    }
}

pub(crate) fn row_name(row: usize) -> char {
    char::from(b'A' + row as u8)
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.is_on_map().then(|| self.axial()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        match Option::<(i32, i32)>::deserialize(deserializer)? {
            None => Ok(Hex::OFF),
            Some((q, r)) if q.abs() > 99 || r.abs() > 99 => Err(de::Error::custom(format!("[{q}, {r}] is far off the map"))),
            Some((q, r)) => Hex::at(q, r).ok_or_else(|| de::Error::custom(format!("[{q}, {r}] is not on the map"))),
        }
    }
}

/// A ship's path: one to nine steps, packed into a word so that an action stays small.
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Dir>"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Path(u32);

impl Path {
    pub const MAX: usize = 9;
    const EMPTY: Path = Path(0);

    pub const fn empty() -> Path {
        Path::EMPTY
    }

    /// Three bits per step from the lowest; the length is above them.
    #[inline]
    pub fn then(self, dir: Dir) -> Path {
        let len = self.len();
        debug_assert!(len < Path::MAX);
        Path((self.0 & 0x07FF_FFFF) | (dir as u32) << (3 * len) | ((len as u32 + 1) << 27))
    }

    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> 27) as usize
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub fn steps(self) -> impl Iterator<Item = Dir> {
        (0..self.len()).map(move |i| DIRS[(self.0 >> (3 * i) & 7) as usize])
    }

    pub fn hexes(self, from: Hex) -> impl Iterator<Item = Hex> {
        self.steps().scan(from, |at, dir| {
            *at = at.step(dir);
            Some(*at)
        })
    }
}

impl FromIterator<Dir> for Path {
    fn from_iter<I: IntoIterator<Item = Dir>>(steps: I) -> Self {
        steps.into_iter().fold(Path::EMPTY, Path::then)
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.steps()).finish()
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.steps())
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        let steps = Vec::<Dir>::deserialize(deserializer)?;
        match steps.len() {
            1..=Path::MAX => Ok(steps.into_iter().collect()),
            len => Err(de::Error::custom(format!("a path has 1 to 9 steps, not {len}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_at_distance_one_and_mutual() {
        for hex in Hex::all() {
            for (i, dir) in DIRS.into_iter().enumerate() {
                let next = hex.step(dir);
                if next.is_on_map() {
                    assert_eq!(hex.distance(next), 1);
                    assert_eq!(next.step(DIRS[(i + 3) % 6]), hex);
                }
            }
        }
    }

    #[test]
    fn paths_pack_and_unpack() {
        let path: Path = [Dir::Se, Dir::E, Dir::W, Dir::Nw, Dir::Sw, Dir::Ne, Dir::Se, Dir::Se, Dir::E].into_iter().collect();
        assert_eq!(path.len(), 9);
        assert_eq!(path.steps().last(), Some(Dir::E));
        assert_eq!(path.hexes(Hex::SOL).next(), Hex::at(0, 1));
    }
}
