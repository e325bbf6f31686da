//! Saving humanity (R9.4, R13.2).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::data;
use crate::effects::{Cubes, Goods, NO_CUBES, Term, counted, holds, lowest, subtract, total};
use crate::event::{Event, Source};
use crate::kinds::{Colour, Family, LeaderTrack, SalvationTech};
use crate::state::{Lower, Purpose, Starship, Task, Work};

/// Every cube of a component may be one level lower with X16 (R9.4.2).
pub(crate) const fn component_lower(lower: bool) -> Lower {
    if lower { Lower::Every } else { Lower::None }
}

/// One member of a family may be paid one level lower with X16 (R13.2).
pub(crate) const fn family_lower(lower: bool) -> Lower {
    if lower { Lower::One } else { Lower::None }
}

impl Starship {
    /// Whether people of these colours are on Earth.
    pub(crate) fn check_people(&self, people: &Cubes, rule: &'static str) -> Result<(), Illegal> {
        ensure(holds(&self.people, people), bad_target(rule))
    }

    pub(crate) fn check_family(&self, family: Family) -> Result<(), Illegal> {
        ensure(self.family_tops.contains(&Some(family)), bad_target("R13.2"))?;
        self.check_people(&data().family(family).members, "R13.2.1")
    }

    fn check_component_choice(&self, seat: Seat, colour: Colour, lower: bool) -> Result<(), Illegal> {
        let cost = counted([colour]);
        self.check_people(&cost, "R9.4.1")?;
        ensure(self.can_pay(seat, &cost, component_lower(lower)), Illegal::new("R9.4.1", "cannot_pay"))
    }

    fn check_family_choice(&self, seat: Seat, family: Family, lower: bool) -> Result<(), Illegal> {
        self.check_family(family)?;
        let cost = &data().family(family).members;
        ensure(self.can_pay(seat, cost, family_lower(lower)), Illegal::new("R13.2.1", "cannot_pay"))
    }

    /// Whether anybody can be saved. A family holds members that could be saved alone, unless they need the substitute.
    pub(crate) fn check_rescue(&self, seat: Seat, lower: bool) -> Result<(), Illegal> {
        ensure(total(&self.people) > 0, bad_target("R9.4.1"))?;
        let possible = Colour::ALL.into_iter().any(|colour| self.check_component_choice(seat, colour, lower).is_ok());
        ensure(possible, Illegal::new("R9.4.1", "cannot_pay"))
    }

    pub(crate) fn check_saving(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Rescue { lower, second, .. } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Component { colour } => self.check_component_choice(task.seat, colour, lower),
            Action::Family { family } => {
                ensure(!second, bad_target("R13.2.1"))?;
                self.check_family_choice(task.seat, family, lower)
            }
            Action::Stop => ensure(second, bad_target("R9.4.2")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn legal_saving(&self, task: Task, out: &mut impl Offers) {
        let components = Colour::ALL.into_iter().map(|colour| Action::Component { colour });
        let families = self.family_tops.iter().flatten().map(|&family| Action::Family { family });
        offer_checked(out, components.chain(families).chain([Action::Stop]), |action| self.check_saving(task, action));
    }

    pub(crate) fn do_saving(&mut self, task: Task, action: &Action) {
        let Work::Rescue { steps, lower, second } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        let seat = task.seat;
        let (cost, cost_lower, purpose, next_lower) = match *action {
            Action::Component { colour } => (counted([colour]), component_lower(lower), Purpose::Component(colour), lower),
            Action::Family { family } => (data().family(family).members, family_lower(lower), Purpose::Family(family), false),
            _ => return,
        };
        // One leader step after the last rescue (R9.4.3).
        self.push_humanity_steps(seat, steps);
        if !second && self.player(seat).has(SalvationTech::IncreasedCapacity) {
            self.push(seat, Work::Rescue { steps: 0, lower: next_lower, second: true });
        }
        self.push(seat, Work::Pay { cost, lower: cost_lower, paid: NO_CUBES, purpose });
    }

    pub(crate) fn push_humanity_steps(&mut self, seat: Seat, steps: u8) {
        for _ in 0..steps {
            self.push(seat, Work::Term(Term::Advance(Some(LeaderTrack::Humanity))));
        }
    }

    /// A component boards the ship.
    pub(crate) fn save(&mut self, seat: Seat, colour: Colour, paid: Cubes, log: &mut impl Log<Event>) {
        self.people[colour.index()] -= 1;
        self.saved += 1;
        log.note(|| Event::ComponentSaved { seat, component: colour, paid });
        self.gain(seat, Goods::reputation(colour.value() as i8), Source::Humanity, log);
    }

    pub(crate) fn save_family(&mut self, seat: Seat, family: Family, paid: Cubes, log: &mut impl Log<Event>) {
        let face = data().family(family);
        subtract(&mut self.people, &face.members);
        self.saved += total(&face.members);
        log.note(|| Event::FamilySaved { seat, family, paid });
        self.gain(seat, Goods::reputation(face.reputation), Source::Humanity, log);
    }

    /// The lowest component, free and without a leader step (R10.3).
    pub(crate) fn save_lowest(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(colour) = lowest(&self.people) {
            self.save(seat, colour, NO_CUBES, log);
        }
    }
}
