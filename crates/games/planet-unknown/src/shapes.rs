//! Shapes of tiles in all their orientations (R4.1, R4.9).

use orrery_engine::List;
use orrery_engine::components::{ComponentError, Entry};

use crate::grid::{Grid, Square};
use crate::kinds::Ring;

pub const SHAPES: usize = 12;

/// A shape as `tiles.toml` draws it, and turned and flipped in every way.
#[derive(Clone, Debug)]
pub struct Shape {
    pub id: String,
    pub ring: Ring,
    /// By `flip * 4 + turns`.
    pub orientations: [Orientation; 8],
    /// The orientations that differ, as indices: of equal ones the first (R4.9).
    pub distinct: List<u8, 8>,
    /// For every orientation the index of the distinct one that is equal to it.
    pub same: [u8; 8],
}

/// A shape turned and flipped, with the top left corner of its box on the first square of the chart. Places are bits of a [`Grid`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orientation {
    pub squares: Grid,
    pub cells: List<u8, 5>,
    /// The cells of sections A and B.
    pub section: [List<u8, 4>; 2],
    /// The square with the icon of sections A and B.
    pub icon: [u8; 2],
    /// The square where a meteor version has its symbol.
    pub meteor: u8,
}

impl Orientation {
    /// Places of the box corner for which every cell lies on a square of this set.
    #[inline]
    pub fn all_in(cells: &[u8], set: Grid) -> Grid {
        cells.iter().fold(Grid::ALL, |places, &cell| places & set.back(u32::from(cell)))
    }

    /// Places of the box corner for which some cell lies on a square of this set.
    #[inline]
    pub fn some_in(cells: &[u8], set: Grid) -> Grid {
        cells.iter().fold(Grid::EMPTY, |places, &cell| places | set.back(u32::from(cell)))
    }

    /// The squares covered with the box corner here.
    #[inline]
    pub fn at(&self, corner: Square) -> Grid {
        self.squares.forth(corner.bit())
    }

    pub fn section_at(&self, section: usize, corner: Square) -> Grid {
        cells(&self.section[section]).forth(corner.bit())
    }

    /// The square of a cell with the box corner here.
    pub fn cell_at(cell: u8, corner: Square) -> Square {
        Square::new(corner.x() + cell % 16, corner.y() + cell / 16)
    }
}

fn cells(places: &[u8]) -> Grid {
    places.iter().map(|&cell| Square::new(cell % 16, cell / 16)).collect()
}

/// One square of a drawn shape.
#[derive(Clone, Copy)]
struct Cell {
    x: usize,
    y: usize,
    section: usize,
    icon: bool,
    meteor: bool,
}

/// Most squares of a shape, and rows and columns of its drawing.
const MOST: i64 = 5;

fn rows(picture: &str) -> Vec<Vec<char>> {
    picture.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| line.chars().collect()).collect()
}

/// The squares of a drawing; each section has an icon, and one square the meteor symbol.
fn read_cells(terrain: &[Vec<char>], marks: &[Vec<char>], entry: &Entry) -> Result<Vec<Cell>, ComponentError> {
    let width = terrain.first().map_or(0, Vec::len);
    entry.range("terrain", terrain.len() as u32, 1..=MOST)?;
    entry.range("terrain", width as u32, 1..=MOST)?;
    entry.agrees("marks", terrain.iter().map(Vec::len).eq(marks.iter().map(Vec::len)), "terrain")?;
    let mut drawn = Vec::new();
    for (y, row) in terrain.iter().enumerate() {
        entry.count("terrain", row.len(), width)?;
        for (x, letter) in row.iter().enumerate().filter(|(_, letter)| **letter != '.') {
            let mark = marks[y][x];
            let section = "AB".find(*letter).ok_or_else(|| entry.unknown("terrain", letter))?;
            drawn.push(Cell { x, y, section, icon: "rx".contains(mark), meteor: "mx".contains(mark) });
        }
    }
    entry.range("terrain", drawn.len() as u32, 2..=MOST)?;
    for section in [0, 1] {
        entry.count("marks", drawn.iter().filter(|cell| cell.icon && cell.section == section).count(), 1)?;
    }
    entry.count("marks", drawn.iter().filter(|cell| cell.meteor).count(), 1)?;
    Ok(drawn)
}

impl Shape {
    /// # Errors
    ///
    /// If the drawing is not a shape of two sections with an icon each and a meteor symbol.
    pub(crate) fn drawn(id: &str, ring: Ring, terrain: &str, marks: &str, entry: &Entry) -> Result<Shape, ComponentError> {
        let terrain = rows(terrain);
        let drawn = read_cells(&terrain, &rows(marks), entry)?;
        let size = (terrain[0].len(), terrain.len());
        let orientations: [Orientation; 8] = std::array::from_fn(|index| oriented(&drawn, size, index / 4 == 1, index % 4));
        let same: [u8; 8] = std::array::from_fn(|index| {
            orientations.iter().position(|other| *other == orientations[index]).expect("itself at least") as u8
        });
        let distinct = (0..8).filter(|&index| same[usize::from(index)] == index).collect();
        Ok(Shape { id: id.to_owned(), ring, orientations, distinct, same })
    }
}

/// Mirrored left and right if flipped, then turned clockwise (R4.1).
fn oriented(drawn: &[Cell], (width, height): (usize, usize), flip: bool, turns: usize) -> Orientation {
    let turn = |cell: &Cell| {
        let (mut x, mut y) = (if flip { width - 1 - cell.x } else { cell.x }, cell.y);
        let (mut w, mut h) = (width, height);
        for _ in 0..turns {
            (x, y) = (h - 1 - y, x);
            (w, h) = (h, w);
        }
        Cell { x, y, ..*cell }
    };
    let mut turned: Vec<Cell> = drawn.iter().map(turn).collect();
    turned.sort_by_key(|cell| (cell.y, cell.x));
    let place = |cell: &Cell| (cell.y * 16 + cell.x) as u8;
    let icon = |section| turned.iter().find(|cell| cell.icon && cell.section == section).map(place).expect("an icon a section");
    let all: List<u8, 5> = turned.iter().map(place).collect();
    Orientation {
        squares: cells(&all),
        section: [0, 1].map(|section| turned.iter().filter(|cell| cell.section == section).map(place).collect()),
        icon: [icon(0), icon(1)],
        meteor: turned.iter().find(|cell| cell.meteor).map(place).expect("a place for the symbol"),
        cells: all,
    }
}

#[cfg(test)]
mod tests {
    use crate::components::data;

    #[test]
    fn straight_shapes_have_four_orientations_and_the_others_eight() {
        for shape in &data().shapes {
            let straight = shape.id.starts_with('I');
            assert_eq!(shape.distinct.len(), if straight { 4 } else { 8 }, "{}", shape.id);
            assert!(shape.distinct.iter().all(|&index| shape.same[usize::from(index)] == index));
        }
    }
}
