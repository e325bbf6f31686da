//! Research (R6.2).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::data;
use crate::effects::Cubes;
use crate::event::Event;
use crate::kinds::{COLOURS, SalvationTech, TechKind, TechTrack, Technology};
use crate::state::{Lower, Purpose, Starship, Task, Work};

impl Starship {
    /// Cubes of a technology; with `previous` those of the level before (R6.2.3).
    pub(crate) fn technology_cost(&self, technology: Technology, previous: bool) -> Cubes {
        match technology.kind() {
            TechKind::Level(track, level) => {
                let level = if previous { (level - 1).max(1) } else { level };
                data().technologies[track.index()][usize::from(level) - 1]
            }
            TechKind::Salvation(tech) => data().cost_tiles[self.costs[tech.index()].index()],
        }
    }

    /// Not owned, and the level below is (R6.2.1).
    pub(crate) fn check_technology(&self, seat: Seat, technology: Technology) -> Result<(), Illegal> {
        let player = self.player(seat);
        match technology.kind() {
            TechKind::Level(track, level) => {
                ensure(player.level(track) < level, Illegal::new("R6.2.1", "already_developed"))?;
                ensure(player.level(track) + 1 == level, Illegal::new("R6.2.1", "level_order"))
            }
            TechKind::Salvation(tech) => ensure(!player.has(tech), Illegal::new("R6.2.1", "already_developed")),
        }
    }

    pub(crate) fn check_scientist(&self, seat: Seat) -> Result<(), Illegal> {
        ensure(self.player(seat).scientists > 0, Illegal::new("R15.6", "no_scientist"))
    }

    fn check_choice(&self, seat: Seat, technology: Technology, lower: bool, previous: bool) -> Result<(), Illegal> {
        self.check_technology(seat, technology)?;
        self.check_scientist(seat)?;
        let cost = self.technology_cost(technology, previous);
        ensure(self.can_pay(seat, &cost, substitute(lower)), Illegal::new("R6.2.1", "cannot_pay"))
    }

    /// The next level of every track, and the Salvation technologies.
    fn candidates(&self, seat: Seat) -> impl Iterator<Item = Technology> + '_ {
        let next = move |track: TechTrack| {
            let level = self.player(seat).level(track) + 1;
            (level <= crate::kinds::LEVELS).then(|| Technology::level(track, level))
        };
        TechTrack::ALL.into_iter().filter_map(next).chain(SalvationTech::ALL.into_iter().map(Technology::salvation))
    }

    pub(crate) fn can_research(&self, seat: Seat, lower: bool, previous: bool) -> bool {
        // Without a Scientist or a cube the rest need not be checked.
        let player = self.player(seat);
        player.scientists > 0
            && player.cubes != [0; COLOURS]
            && self.candidates(seat).any(|technology| self.check_choice(seat, technology, lower, previous).is_ok())
    }

    pub(crate) fn legal_technology(&self, task: Task, out: &mut impl Offers) {
        let options = self.candidates(task.seat).map(|technology| Action::Research { technology });
        offer_checked(out, options, |action| self.check_research(task, action));
    }

    pub(crate) fn check_research(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        match (task.work, action) {
            (Work::Technology { lower, previous }, Action::Research { technology }) => {
                self.check_choice(task.seat, *technology, lower, previous)
            }
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_research(&mut self, task: Task, action: &Action) {
        let (Work::Technology { lower, previous }, Action::Research { technology }) = (task.work, *action) else {
            unreachable!("checked")
        };
        self.tasks.pop();
        let cost = self.technology_cost(technology, previous);
        let purpose = Purpose::Research(technology);
        self.push(task.seat, Work::Pay { cost, lower: substitute(lower), paid: [0; COLOURS], purpose });
    }

    /// A Scientist goes back to the supply; a building comes to the reserve (R6.2.2).
    pub(crate) fn develop(&mut self, seat: Seat, technology: Technology, paid: Cubes, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.scientists -= 1;
        match technology.kind() {
            TechKind::Level(track, level) => {
                player.levels[track.index()] = level;
                if let Some(building) = track.building() {
                    player.buildings[building.index()] += 1;
                }
            }
            TechKind::Salvation(tech) => player.techs.insert(tech),
        }
        log.note(|| Event::Developed { seat, technology, paid });
        if technology == Technology::Travel3 {
            self.push(seat, Work::WormholeOrbit);
        }
    }
}

const fn substitute(lower: bool) -> Lower {
    if lower { Lower::One } else { Lower::None }
}
