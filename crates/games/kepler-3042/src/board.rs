//! The contents of the map, one byte per hex: positions are cheap to copy, and movement is one table look-up per hex.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Terrain, data};
use crate::hex::{HEXES, Hex};
use crate::kinds::Card;

/// A celestial body (R1.4).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    Planet(Card),
    Mine,
    Objective,
}

/// A face-up planet on or beside a hex, which helps to find it on the map.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Nearby {
    On(Card),
    NextTo(Card),
}

/// The byte of a hex: its content in the low five bits, flags above them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell(u8);

const SPACE: u8 = 0;
const MINE: u8 = 29;
const OBJECTIVE: u8 = 30;
const WALL: u8 = 31;
const CONTENT: u8 = 0b0001_1111;
const FACE_DOWN: u8 = 0b0010_0000;
const SHIP: u8 = 0b0100_0000;
const MARKER: u8 = 0b1000_0000;

/// How a ship meets a hex (R8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meets {
    /// Stars, Sol, Sagittarius A*, the edge, face-down tiles, tiles with a ship or a marker.
    Wall,
    /// Empty space: pass or stop.
    Open,
    /// Space with a ship: pass only.
    Occupied,
    /// A free planet or mine: stop only.
    Landing,
    /// A colonial objective: take it, then pass or stop.
    Objective,
}

/// [`Meets`] of every possible byte.
static MEETS: [Meets; 256] = {
    let mut table = [Meets::Wall; 256];
    let mut byte = 0;
    while byte < 256 {
        let (content, flags) = (byte as u8 & CONTENT, byte as u8 & !CONTENT);
        table[byte] = match (content, flags) {
            (SPACE, 0) => Meets::Open,
            (SPACE, SHIP) => Meets::Occupied,
            (OBJECTIVE, 0) => Meets::Objective,
            (1..=MINE, 0) => Meets::Landing,
            _ => Meets::Wall,
        };
        byte += 1;
    }
    table
};

impl Cell {
    #[inline]
    pub fn meets(self) -> Meets {
        MEETS[self.0 as usize]
    }

    /// The tile, face up or down.
    pub fn tile(self) -> Option<Tile> {
        match self.0 & CONTENT {
            SPACE | WALL => None,
            MINE => Some(Tile::Mine),
            OBJECTIVE => Some(Tile::Objective),
            number => Some(Tile::Planet(Card(number))),
        }
    }

    pub fn is_face_down(self) -> bool {
        self.0 & FACE_DOWN != 0
    }

    /// An empty hex (R1.5).
    pub fn is_empty(self) -> bool {
        self.0 == SPACE
    }

    /// A ship here has landed (R8.1).
    pub fn is_landing_site(self) -> bool {
        (1..=MINE).contains(&(self.0 & CONTENT))
    }
}

/// The galaxy board. One more byte than hexes: [`Hex::OFF`] is a wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board([u8; HEXES + 1]);

impl Board {
    /// The printed map without tiles.
    pub fn empty() -> Board {
        let mut cells = [WALL; HEXES + 1];
        for (cell, terrain) in cells.iter_mut().zip(&data().terrain) {
            if *terrain == Terrain::Space {
                *cell = SPACE;
            }
        }
        Board(cells)
    }

    #[inline]
    pub fn at(&self, hex: Hex) -> Cell {
        Cell(self.0[hex.index()])
    }

    pub fn put_tile(&mut self, hex: Hex, tile: Tile, face_down: bool) {
        let content = match tile {
            Tile::Planet(Card(number)) => number,
            Tile::Mine => MINE,
            Tile::Objective => OBJECTIVE,
        };
        let cell = &mut self.0[hex.index()];
        *cell = *cell & !(CONTENT | FACE_DOWN) | content | if face_down { FACE_DOWN } else { 0 };
    }

    pub fn remove_tile(&mut self, hex: Hex) {
        self.0[hex.index()] &= !CONTENT;
    }

    pub fn turn_up(&mut self, hex: Hex) {
        self.0[hex.index()] &= !FACE_DOWN;
    }

    pub fn set_ship(&mut self, hex: Hex, there: bool) {
        if there {
            self.0[hex.index()] |= SHIP;
        } else {
            self.0[hex.index()] &= !SHIP;
        }
    }

    pub fn put_marker(&mut self, hex: Hex) {
        self.0[hex.index()] |= MARKER;
    }

    pub fn face_down(&self) -> impl Iterator<Item = Hex> {
        Hex::all().filter(|&hex| self.at(hex).is_face_down())
    }

    pub fn ships(&self) -> usize {
        self.0.iter().filter(|&&cell| cell & SHIP != 0).count()
    }

    pub fn markers(&self) -> usize {
        self.0.iter().filter(|&&cell| cell & MARKER != 0).count()
    }

    /// Ignores face-down tiles, which are hidden.
    pub fn nearby(&self, hex: Hex) -> Option<Nearby> {
        let planet = |at: Hex| match self.at(at).tile() {
            Some(Tile::Planet(card)) if !self.at(at).is_face_down() => Some(card),
            _ => None,
        };
        let next_to = || hex.around().iter().find_map(|&at| planet(at));
        planet(hex).map(Nearby::On).or_else(|| next_to().map(Nearby::NextTo))
    }

    pub fn tiles(&self) -> impl Iterator<Item = (Hex, Tile)> {
        Hex::all().filter_map(|hex| self.at(hex).tile().map(|tile| (hex, tile)))
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // By hand, because every entry of a log hashes the serialised position.
        let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
        let text: String = self.0[..HEXES].iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect();
        text.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let text = String::deserialize(deserializer)?;
        let byte = |at: usize| text.get(2 * at..2 * at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
        let mut cells = [WALL; HEXES + 1];
        for (at, cell) in cells[..HEXES].iter_mut().enumerate() {
            *cell = byte(at).ok_or_else(|| serde::de::Error::custom("a board has two hexadecimal digits per hex"))?;
        }
        Ok(Board(cells))
    }
}
