//! Seats at a table, sets of seats, and viewers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Most seats that a table of any game can have: a [`SeatSet`] has one bit for each.
pub const MAX_SEATS: usize = u16::BITS as usize;

/// A place at the table, numbered clockwise from 0.
#[cfg_attr(feature = "suite", derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The number of the seat, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Seats 0 to `count - 1`, in order.
    pub fn all(count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// Seats 0 to `count - 1`, with those for which a condition holds after the others: a viewer's own seat is shown last, next to the
    /// question below the table.
    ///
    /// ```
    /// use orrery_engine::Seat;
    ///
    /// let seats: Vec<Seat> = Seat::with_last(3, |seat| seat == Seat(1)).collect();
    /// assert_eq!(seats, [Seat(0), Seat(2), Seat(1)]);
    /// ```
    pub fn with_last(count: u8, is_last: impl Fn(Seat) -> bool) -> impl Iterator<Item = Seat> {
        let (last, first): (Vec<Seat>, Vec<Seat>) = Seat::all(count).partition(|&seat| is_last(seat));
        first.into_iter().chain(last)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, such as those that must decide or those that won. Serialised as a list.
///
/// ```
/// use orrery_engine::{Seat, SeatSet};
///
/// let mut waiting = SeatSet::first(3);
/// waiting.remove(Seat(0));
/// assert_eq!(waiting.lowest(), Some(Seat(1)));
/// assert_eq!(waiting.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Seats 0 to `count - 1`.
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(((1u32 << count) - 1) as u16)
    }

    /// Whether the set contains a seat.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seat with the lowest number.
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Who a view of the position is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Somebody without a seat: sees public information only.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
