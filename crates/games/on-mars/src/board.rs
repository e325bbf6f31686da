//! The map of Mars as tables: neighbours, distances, rings. One table, shared by all positions.

use serde::{Deserialize, Serialize};

use crate::kinds::Direction;

/// Hexes of the map (R1.4).
pub const HEXES: usize = 91;
/// The largest distance between two hexes, and one more.
pub const RINGS: usize = 14;

/// A hex of the map by its number: hexes are numbered by q, then r.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(pub u8);

impl Hex {
    /// Off the map.
    pub const NONE: Hex = Hex(u8::MAX);

    pub const fn is_on_map(self) -> bool {
        (self.0 as usize) < HEXES
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn on_map(self) -> Option<Hex> {
        if self.is_on_map() { Some(self) } else { None }
    }
}

impl Default for Hex {
    fn default() -> Hex {
        Hex::NONE
    }
}

/// Hexes as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[u64; 2]", into = "[u64; 2]")]
pub struct HexSet(pub u128);

impl From<[u64; 2]> for HexSet {
    fn from([low, high]: [u64; 2]) -> HexSet {
        HexSet(u128::from(high) << 64 | u128::from(low))
    }
}

impl From<HexSet> for [u64; 2] {
    fn from(set: HexSet) -> [u64; 2] {
        [set.0 as u64, (set.0 >> 64) as u64]
    }
}

impl HexSet {
    pub const EMPTY: HexSet = HexSet(0);
    pub const ALL: HexSet = HexSet((1 << HEXES) - 1);

    /// The set of one hex, or of none if it is off the map.
    pub const fn only(hex: Hex) -> HexSet {
        if hex.is_on_map() { HexSet(1 << hex.0) } else { HexSet(0) }
    }

    pub const fn contains(self, hex: Hex) -> bool {
        hex.is_on_map() && self.0 >> hex.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn insert(&mut self, hex: Hex) {
        self.0 |= HexSet::only(hex).0;
    }

    pub fn remove(&mut self, hex: Hex) {
        self.0 &= !HexSet::only(hex).0;
    }

    pub const fn with(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    pub const fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }

    pub const fn without(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| Hex(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            next
        })
    }

    pub fn first(self) -> Option<Hex> {
        (self.0 != 0).then(|| Hex(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, |set, hex| set.with(HexSet::only(hex)))
    }
}

/// The geometry of the map.
#[derive(Debug)]
pub struct Map {
    /// Axial coordinates.
    pub coordinates: Vec<(i8, i8)>,
    /// `[hex][direction]`; [`Hex::NONE`] beyond the edge.
    pub steps: Vec<[Hex; 6]>,
    near: Vec<HexSet>,
    /// `[hex][distance]`
    rings: Vec<[HexSet; RINGS]>,
}

/// Offsets of the six directions (R1.4).
pub(crate) const OFFSETS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

fn between((q, r): (i8, i8), (other_q, other_r): (i8, i8)) -> u8 {
    let (dq, dr) = (q - other_q, r - other_r);
    dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
}

impl Map {
    /// The map of these hexes, which are in ascending order.
    pub(crate) fn new(coordinates: Vec<(i8, i8)>) -> Map {
        let find = |at: (i8, i8)| coordinates.iter().position(|&known| known == at).map_or(Hex::NONE, |index| Hex(index as u8));
        let steps: Vec<[Hex; 6]> = coordinates.iter().map(|&(q, r)| OFFSETS.map(|(dq, dr)| find((q + dq, r + dr)))).collect();
        let near = steps.iter().map(|hexes| hexes.iter().copied().collect()).collect();
        let rings = coordinates.iter().map(|&from| {
            let mut rings = [HexSet::EMPTY; RINGS];
            for (index, &to) in coordinates.iter().enumerate() {
                rings[usize::from(between(from, to))].insert(Hex(index as u8));
            }
            rings
        });
        Map { rings: rings.collect(), steps, near, coordinates }
    }

    pub fn hex(&self, q: i8, r: i8) -> Option<Hex> {
        self.coordinates.iter().position(|&known| known == (q, r)).map(|index| Hex(index as u8))
    }

    pub fn coordinates(&self, hex: Hex) -> Option<(i8, i8)> {
        self.coordinates.get(hex.index()).copied()
    }

    pub fn distance(&self, from: Hex, to: Hex) -> u8 {
        between(self.coordinates[from.index()], self.coordinates[to.index()])
    }

    pub fn step(&self, from: Hex, direction: Direction) -> Hex {
        self.steps[from.index()][direction.index()]
    }

    /// The up to six neighbours.
    pub fn near(&self, hex: Hex) -> HexSet {
        self.near[hex.index()]
    }

    /// The hexes at exactly this distance.
    pub fn ring(&self, hex: Hex, distance: u8) -> HexSet {
        self.rings[hex.index()].get(usize::from(distance)).copied().unwrap_or(HexSet::EMPTY)
    }

    /// Everything next to a hex of the set; members themselves where they touch each other.
    pub fn around(&self, set: HexSet) -> HexSet {
        set.iter().fold(HexSet::EMPTY, |all, hex| all.with(self.near(hex)))
    }

    /// The members of the set that are connected to the start through members.
    pub fn group(&self, set: HexSet, start: HexSet) -> HexSet {
        let mut group = start.and(set);
        let mut edge = group;
        while !edge.is_empty() {
            edge = self.around(edge).and(set).without(group);
            group = group.with(edge);
        }
        group
    }

    /// The members of the set that are nearest to a hex, at least one step away, and how far they are.
    pub fn nearest(&self, set: HexSet, from: Hex) -> (u8, HexSet) {
        (1..RINGS as u8).map(|far| (far, self.ring(from, far).and(set))).find(|(_, found)| !found.is_empty()).unwrap_or_default()
    }
}
