//! Collected lifepods: where they are put and how they change places (R9.4.1, R9.4.4, R9.6.1).

use orrery_engine::{Illegal, Seat};

use super::task::not_asked;
use crate::action::Action;
use crate::board::PodPlace;
use crate::components::{LifepodPlaces, TOP};
use crate::effects::{Term, Thing};
use crate::kinds::Track;
use crate::state::{Interrupt, PlanetUnknown, Task};

impl PlanetUnknown {
    /// A lifepod was collected; where it goes is asked only where there is a choice (R9.4.1, R9.6.1).
    pub(crate) fn collect_lifepod(&mut self, seat: Seat) {
        if self.chooses_pod_places(seat) {
            self.player_mut(seat).interrupts.push(Interrupt::Lifepod);
        } else {
            self.board_mut(seat).pods.scoring += 1;
        }
    }

    pub(crate) fn chooses_pod_places(&self, seat: Seat) -> bool {
        self.board(seat).corp().lifepods != LifepodPlaces::Scoring
    }

    pub(super) fn legal_pod_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let open = pod_places().filter(|&place| self.check_pod_place(seat, place).is_ok());
        out.extend(open.map(|place| Action::PositionLifepod { place }));
    }

    /// Where a lifepod may be put (R9.4.1, R9.6.1).
    pub(crate) fn check_pod_place(&self, seat: Seat, place: PodPlace) -> Result<(), Illegal> {
        let board = self.board(seat);
        match (place, board.corp().lifepods) {
            (PodPlace::Scoring, _) => Ok(()),
            (PodPlace::Track { row, .. }, LifepodPlaces::TracksOrScoring) if !(1..TOP).contains(&row) => {
                Err(Illegal::new("R9.4.1", "not_on_this_position"))
            }
            (PodPlace::Track { track, row }, LifepodPlaces::TracksOrScoring) => {
                let cube = board.cubes.iter().any(|cube| (cube.track, cube.row) == (track, row));
                if cube || board.pods.has(place) { Err(Illegal::new("R9.4.1", "place_occupied")) } else { Ok(()) }
            }
            (PodPlace::Tech { tech }, LifepodPlaces::TechsOrScoring) if usize::from(tech) < board.corp().techs.len() => {
                if board.pods.has(place) { Err(Illegal::new("R9.6.1", "place_occupied")) } else { Ok(()) }
            }
            (_, LifepodPlaces::TechsOrScoring) => Err(Illegal::new("R9.6.1", "no_such_place")),
            _ => Err(Illegal::new("R9.4.1", "no_such_place")),
        }
    }

    pub(super) fn legal_reposition(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        match task.lifted {
            None => {
                let places = self.board(seat).pods.places();
                let movable = places.filter(|&place| self.check_take_lifepod(seat, task, place).is_ok());
                out.extend(movable.map(|place| Action::TakeLifepod { place }));
            }
            Some(_) => {
                let open = pod_places().filter(|&place| self.check_reposition(seat, task, place).is_ok());
                out.extend(open.map(|place| Action::PositionLifepod { place }));
            }
        }
        out.push(Action::Decline);
    }

    pub(super) fn check_take_lifepod(&self, seat: Seat, task: &Task, place: PodPlace) -> Result<(), Illegal> {
        let pods = &self.board(seat).pods;
        match task.term {
            Term::Destroy { thing: Thing::LifepodCollected, .. } => {}
            Term::Reposition(_) if task.lifted.is_none() => {
                // A lifepod moved by this effect stays (R9.4.4 level 2).
                let moved = task.moved.iter().filter(|&&other| other == place).count() as u8;
                let there = if place == PodPlace::Scoring { pods.scoring } else { u8::from(pods.has(place)) };
                if there <= moved {
                    return Err(Illegal::new("R9.4.4", "no_lifepod_there"));
                }
            }
            _ => return Err(not_asked()),
        }
        if pods.has(place) { Ok(()) } else { Err(Illegal::new("R9.4.4", "no_lifepod_there")) }
    }

    pub(super) fn do_take_lifepod(&mut self, seat: Seat, task: &mut Task, place: PodPlace) -> u8 {
        self.board_mut(seat).pods.take(place);
        if matches!(task.term, Term::Reposition(_)) {
            task.lifted = Some(place);
            return task.left;
        }
        task.left - 1
    }

    /// Where the lifepod that was taken goes: to another place (R9.4.4).
    pub(super) fn check_reposition(&self, seat: Seat, task: &Task, place: PodPlace) -> Result<(), Illegal> {
        match task.lifted {
            Some(from) if from == place => Err(Illegal::new("R9.4.4", "place_occupied")),
            Some(_) => self.check_pod_place(seat, place),
            None => Err(not_asked()),
        }
    }

    pub(super) fn do_reposition(&mut self, seat: Seat, task: &mut Task, place: PodPlace) -> u8 {
        self.board_mut(seat).pods.put(place);
        task.lifted = None;
        task.moved.push(place);
        task.left - 1
    }

    /// A lifepod that was taken goes back where it was.
    pub(super) fn put_back_lifepod(&mut self, seat: Seat, task: &mut Task) {
        task.lifted.take().into_iter().for_each(|place| self.board_mut(seat).pods.put(place));
    }
}

/// Every place a lifepod could be put on some board.
pub(crate) fn pod_places() -> impl Iterator<Item = PodPlace> {
    let tracks = Track::ALL.into_iter().flat_map(|track| (1..TOP).map(move |row| PodPlace::Track { track, row }));
    std::iter::once(PodPlace::Scoring).chain(tracks).chain((0..6).map(|tech| PodPlace::Tech { tech }))
}
