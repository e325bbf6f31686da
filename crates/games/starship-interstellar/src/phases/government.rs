//! The Government phase and the end of the game (R11, R12.1, R12.2).

use orrery_engine::Log;

use crate::components::data;
use crate::effects::total;
use crate::event::{Event, Source};
use crate::kinds::{Node, Planet, ProjectRow};
use crate::state::{GovernmentStep, Phase, ROW, Starship, Way, Work};

impl Starship {
    /// The next step of the phase.
    pub(crate) fn next_government(&mut self, log: &mut impl Log<Event>) -> bool {
        let step = self.step;
        self.step = step.next();
        self.do_step(step, log);
        true
    }

    pub(crate) fn do_step(&mut self, step: GovernmentStep, log: &mut impl Log<Event>) {
        match step {
            GovernmentStep::Governor => {
                if let Some((governor, _)) = self.governor() {
                    self.gain(governor, data().governor_gain, Source::Governor, log);
                }
            }
            GovernmentStep::Satellite => self.move_gov_satellite(log),
            GovernmentStep::Construction => self.construct(log),
            GovernmentStep::Income => {
                for place in 0..usize::from(self.nations()) {
                    let seat = self.order[place];
                    let zone = data().zone(self.player(seat).reputation);
                    self.gain(seat, zone.income, Source::Reputation, log);
                }
            }
            GovernmentStep::Sun => {
                self.advance_sun(data().sun_step_government, log);
                if self.doomed {
                    self.end_game(log);
                }
            }
            GovernmentStep::Motion => self.move_planets(log),
            GovernmentStep::Refill => self.refill(log),
            GovernmentStep::Bag if self.is_solo() => self.begin_bag(),
            GovernmentStep::Bag => {}
            GovernmentStep::Families => {
                if self.options.families.is_on() {
                    self.change_families(log);
                }
            }
            GovernmentStep::End => self.end_round(log),
        }
    }

    fn move_gov_satellite(&mut self, log: &mut impl Log<Event>) {
        if self.gov_satellite == Node::Trappist {
            return;
        }
        match self.governor() {
            Some((governor, _)) => self.push(governor, self.way_of(governor, Way::Government)),
            None => self.drift(log),
        }
    }

    /// The governor chooses among equals, otherwise the leftmost is built (R11.3).
    fn construct(&mut self, log: &mut impl Log<Event>) {
        match self.governor() {
            Some((governor, _)) => self.push(governor, Work::Lowest { government: true }),
            None => {
                let leftmost = self.lowest_spaces(true).next();
                if let Some(space) = leftmost {
                    let nobody = self.order[0];
                    self.build_free(nobody, space, true, log);
                }
            }
        }
    }

    fn move_planets(&mut self, log: &mut impl Log<Event>) {
        for planet in Planet::ALL {
            let face = data().planet(planet);
            if face.every > 0 && self.round.is_multiple_of(face.every) {
                let quadrant = &mut self.quadrants[planet.index()];
                *quadrant = (*quadrant - 1 + face.motion) % data().quadrants + 1;
            }
        }
        log.note(|| Event::PlanetsMoved);
    }

    fn refill(&mut self, log: &mut impl Log<Event>) {
        self.refill_projects(log);
        let cubes = self.draw_people();
        if total(&cubes) > 0 {
            log.note(|| Event::PeopleCame { cubes });
        }
    }

    /// One pass, every row closing up to the left; nothing after the last sector (R11.7).
    pub(crate) fn refill_projects(&mut self, log: &mut impl Log<Event>) {
        if self.sectors >= data().sectors {
            return;
        }
        self.rows.iter_mut().for_each(|row| row.sort_by_key(Option::is_none));
        for row in 1..ProjectRow::ALL.len() {
            let gaps = self.rows[row - 1].iter().filter(|space| space.is_none()).count();
            for place in (ROW - gaps)..ROW {
                self.rows[row - 1][place] = self.rows[row][place + gaps - ROW].take();
            }
            self.rows[row].sort_by_key(Option::is_none);
        }
        let mut mechanisms = [None; ROW];
        for (place, revealed) in mechanisms.iter_mut().enumerate() {
            let future = ProjectRow::Future.index();
            if self.rows[future][place].is_none() {
                *revealed = self.draw_mechanism();
                self.rows[future][place] = *revealed;
            }
        }
        log.note(|| Event::MechanismsRevealed { mechanisms });
    }

    /// Two of the three goals end the game (R12.2).
    pub(crate) fn goals_reached(&self) -> u8 {
        let arrived =
            self.gov_satellite == Node::Trappist || self.all_seats().any(|seat| self.player(seat).satellite == Node::Trappist);
        u8::from(self.sectors >= data().sectors) + u8::from(arrived) + u8::from(self.saved >= self.numbers().humanity_target)
    }

    pub(crate) fn ends_now(&self) -> bool {
        self.goals_reached() >= 2
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.disclose();
        if self.ends_now() {
            self.end_game(log);
        } else {
            self.round += 1;
            self.begin_action_phase(log);
        }
    }

    pub(crate) fn end_game(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        self.tasks.clear();
        log.note(|| Event::GameEnds);
    }
}
