//! The station: turning it, and the piles of a depot (R3.1, R7.8, R13.5).

use orrery_engine::{Illegal, Log, Seat};

use super::task::not_asked;
use crate::action::Action;
use crate::components::DEPOTS;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::Ring;
use crate::placement::Tier;
use crate::state::{Phase, PlanetUnknown, Task};

impl PlanetUnknown {
    pub(super) fn legal_offsets(out: &mut Vec<Action>) {
        out.extend((0..DEPOTS).map(|offset| Action::Rotate { offset }));
    }

    /// Only the Commander turns the station, and only where it does not turn automatically (R3.1).
    pub(super) fn check_may_rotate(&self, seat: Seat) -> Result<(), Illegal> {
        let by_event = matches!(&self.player(seat).task, Some(task) if task.term == Term::RotateStation);
        if self.turns_by_itself() && !by_event {
            return Err(Illegal::new("R3.1", "turns_by_itself"));
        }
        if self.phase == Phase::Rotate && seat != self.commander {
            return Err(Illegal::new("R3.1", "not_commander"));
        }
        Ok(())
    }

    pub(crate) fn do_rotate(&mut self, seat: Seat, offset: u8, log: &mut impl Log<Event>) {
        let by = turned(self.offset, offset);
        self.offset = offset;
        log.note(|| Event::Rotated { seat: Some(seat), offset, by });
        self.begin_event(log);
    }

    pub(super) fn legal_piles(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        let open = Ring::ALL.into_iter().filter(|&ring| self.check_pile(seat, task, ring).is_ok());
        out.extend(open.map(|ring| Action::ChoosePile { ring }));
    }

    pub(super) fn check_pile(&self, seat: Seat, task: &Task, ring: Ring) -> Result<(), Illegal> {
        match (task.term, task.ring) {
            (Term::ExtraTile { .. }, None) => self.check_extra_pile(seat, ring),
            (Term::EmptyPile, _) => self.check_empty_pile(seat, ring),
            _ => Err(not_asked()),
        }
    }

    /// An extra tile is placed next; an emptied pile needs no further decision.
    pub(super) fn do_pile(&mut self, seat: Seat, task: &mut Task, ring: Ring) -> u8 {
        match task.term {
            Term::ExtraTile { .. } => {
                task.ring = Some(ring);
                1
            }
            Term::EmptyPile => {
                self.empty_pile(seat, ring);
                0
            }
            _ => unreachable!("check_pile accepts a pile for these terms only"),
        }
    }

    pub(crate) fn check_extra_pile(&self, seat: Seat, ring: Ring) -> Result<(), Illegal> {
        match self.offered(seat, ring) {
            None => Err(Illegal::new("R7.8", "pile_empty")),
            Some(_) if self.fits_strictly(seat, ring) => Ok(()),
            Some(_) => Err(Illegal::new("R7.8", "no_place_for_tile")),
        }
    }

    /// Tiles added by a card must satisfy every restriction (R7.8).
    pub(crate) fn fits_strictly(&self, seat: Seat, ring: Ring) -> bool {
        self.offered(seat, ring).is_some_and(|tile| self.placing(seat).is_placeable(tile, Tier::STRICT))
    }

    /// A pile may be emptied if the tile of the other one can be placed, or if neither tile can be (R13.5).
    pub(crate) fn check_empty_pile(&self, seat: Seat, ring: Ring) -> Result<(), Illegal> {
        if self.offered(seat, ring).is_none() {
            return Err(Illegal::new("R13.5", "pile_empty"));
        }
        let placing = self.placing(seat);
        let other = if ring == Ring::Small { Ring::Large } else { Ring::Small };
        let serves = self.offered(seat, other).is_some_and(|tile| placing.tier(&[tile]).is_some());
        // One tile must be left to take, even if none fits.
        if serves || (self.offered(seat, other).is_some() && placing.tier(&self.offered_tiles(seat)).is_none()) {
            return Ok(());
        }
        Err(Illegal::new("R13.5", "other_pile_does_not_fit"))
    }

    /// R13.5: the tiles of a pile leave unseen.
    fn empty_pile(&mut self, seat: Seat, ring: Ring) {
        let pile = self.pile(self.depot(seat), ring);
        self.tiles_gone += std::mem::take(&mut self.left[pile]);
    }
}

pub(super) fn check_offset(offset: u8) -> Result<(), Illegal> {
    if offset < DEPOTS { Ok(()) } else { Err(Illegal::new("R3.1", "no_such_offset")) }
}

/// The offset after a turn clockwise by this many depots (R2.3).
pub(crate) fn clockwise(offset: u8, depots: u8) -> u8 {
    (offset + DEPOTS - depots % DEPOTS) % DEPOTS
}

/// Depots by which the station turns, the short way round. A higher offset is further anticlockwise.
pub(super) fn turned(from: u8, to: u8) -> i8 {
    let clockwise = ((from + DEPOTS - to) % DEPOTS) as i8;
    let around = DEPOTS as i8;
    if clockwise > around / 2 { clockwise - around } else { clockwise }
}

#[cfg(test)]
mod tests {
    use super::turned;

    #[test]
    fn the_station_turns_the_short_way_round() {
        let cases = [((2, 2), 0), ((3, 1), 2), ((1, 3), -2), ((5, 0), -1), ((0, 5), 1), ((0, 3), 3)];
        for ((from, to), by) in cases {
            assert_eq!(turned(from, to), by, "from {from} to {to}");
        }
    }
}
