//! H.A.L.L.'s bag in the Government phase (R14.11).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{Conversion, data};
use crate::effects::{Cubes, NO_CUBES, add};
use crate::event::Event;
use crate::kinds::Colour;
use crate::phases::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::state::{Starship, Task, Work};

/// The person against H.A.L.L.
const PERSON: Seat = Seat(0);

impl Starship {
    /// The person may act before and after the conversion.
    pub(crate) fn begin_bag(&mut self) {
        self.push(PERSON, Work::BagAfter { from: 0 });
        self.push(PERSON, Work::BagConvert);
        self.push(PERSON, Work::BagBefore { from: 0 });
    }

    /// AI cubes of equal or lower value on the sheet.
    fn removable(&self, cube: Colour) -> bool {
        self.hall.sheet[..=cube.index()].iter().any(|&cubes| cubes > 0)
    }

    pub(crate) fn check_bag(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let owns = |cube: Colour| self.player(task.seat).cubes[cube.index()] > 0;
        match (task.work, *action) {
            (Work::BagBefore { from }, Action::Cube { cube }) => {
                ensure(cube as u8 >= from && owns(cube) && self.removable(cube), bad_target("R14.11.1"))
            }
            (Work::BagRemove { cube }, Action::Cube { cube: removed }) => {
                ensure(removed <= cube && self.hall.sheet[removed.index()] > 0, bad_target("R14.11.1"))
            }
            (Work::BagAfter { from }, Action::Cube { cube }) => ensure(cube as u8 >= from && owns(cube), bad_target("R14.11.3")),
            (Work::BagBefore { .. } | Work::BagAfter { .. }, Action::Stop) => Ok(()),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_bag(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Cube { cube });
        offer_checked(out, cubes.chain([Action::Stop]), |action| self.check_bag(task, action));
    }

    pub(crate) fn do_bag(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let Action::Cube { cube } = *action else { return };
        let seat = task.seat;
        match task.work {
            Work::BagBefore { .. } => self.push(seat, Work::BagRemove { cube }),
            Work::BagRemove { cube: discarded } => {
                self.player_mut(seat).cubes[discarded.index()] -= 1;
                self.hall.sheet[cube.index()] -= 1;
                log.note(|| Event::AiCubeRemoved { discarded, removed: cube });
                self.push(seat, Work::BagBefore { from: discarded as u8 + 1 });
            }
            _ => {
                self.player_mut(seat).cubes[cube.index()] -= 1;
                let reds = cube.value();
                self.hall.bag[Colour::Red.index()] = self.hall.bag[Colour::Red.index()].saturating_add(reds);
                log.note(|| Event::RedsAdded { discarded: cube, reds });
                self.push(seat, Work::BagAfter { from: cube as u8 + 1 });
            }
        }
    }

    /// All cubes of the sheet become new cubes of the bag, by the levels of H.A.L.L.'s technologies (R14.11.2).
    pub(crate) fn convert_sheet(&mut self, log: &mut impl Log<Event>) {
        let sheet = std::mem::replace(&mut self.hall.sheet, NO_CUBES);
        let mut into: Cubes = NO_CUBES;
        for colour in Colour::ALL {
            let (cubes, face) = (sheet[colour.index()], &data().hall.technologies[colour.index()]);
            match (usize::from(self.hall.technologies[colour.index()]), face.base) {
                (0, Conversion::Pair(gives)) => {
                    into[gives.index()] += cubes / 2;
                    into[colour.index()] += cubes % 2;
                }
                (0, Conversion::Each(gives)) => into[gives.index()] += cubes,
                (level, _) => {
                    let each = &face.per_cube[level - 1];
                    (0..cubes).for_each(|_| add(&mut into, each));
                }
            }
        }
        self.hall.bag.iter_mut().zip(into).for_each(|(count, more)| *count = count.saturating_add(more));
        log.note(|| Event::AiCubesConverted { into });
    }
}
