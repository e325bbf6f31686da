//! Payments: the Golden Rule, substitutes, and where cubes go (R1.5, R1.7, R15.4, R15.7, R19.1).
//!
//! A payment is a set. It is built from its highest cube down, so that every set is built in one way.

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, ensure, offer_checked};
use crate::action::Action;
use crate::components::SLOTS;
use crate::effects::{Cubes, add, holds, subtract, total};
use crate::event::Event;
use crate::kinds::{COLOURS, Colour};
use crate::state::{Lower, Purpose, Starship, Task, Work};

/// Whether the cubes can be assigned so that each is equal to or higher than its required one: counted from the top there are
/// never fewer.
fn covers(paid: &Cubes, cost: &Cubes) -> bool {
    let (mut have, mut need) = (0, 0);
    paid.iter().zip(cost).rev().all(|(paid, cost)| {
        have += paid;
        need += cost;
        have >= need
    })
}

/// The cost with one cube of this colour one level lower.
fn lowered(cost: &Cubes, colour: Colour) -> Cubes {
    let mut cost = *cost;
    cost[colour.index()] -= 1;
    cost[colour.lowered().index()] += 1;
    cost
}

/// Whether a set of as many cubes as required is a right payment (R15.7).
pub(crate) fn is_right(paid: &Cubes, cost: &Cubes, lower: Lower) -> bool {
    if total(paid) != total(cost) {
        return false;
    }
    match lower {
        Lower::None => covers(paid, cost),
        Lower::One => {
            covers(paid, cost)
                || Colour::ALL.into_iter().any(|colour| cost[colour.index()] > 0 && covers(paid, &lowered(cost, colour)))
        }
        Lower::Every => {
            let mut all = [0; COLOURS];
            Colour::ALL.into_iter().for_each(|colour| all[colour.lowered().index()] += cost[colour.index()]);
            covers(paid, &all)
        }
    }
}

/// The payment `paid`, completed with the highest cubes of the reserve up to a colour: an upper bound on every completion.
fn completed(reserve: &Cubes, paid: &Cubes, up_to: Colour, cubes: u8) -> Option<Cubes> {
    let mut payment = *paid;
    let mut missing = cubes - total(paid);
    for colour in Colour::ALL.into_iter().rev().filter(|&colour| colour <= up_to) {
        let take = missing.min(reserve[colour.index()].saturating_sub(paid[colour.index()]));
        payment[colour.index()] += take;
        missing -= take;
    }
    (missing == 0).then_some(payment)
}

impl Starship {
    /// Whether the reserve holds a right payment.
    pub(crate) fn can_pay(&self, seat: Seat, cost: &Cubes, lower: Lower) -> bool {
        let reserve = &self.player(seat).cubes;
        completed(reserve, &[0; COLOURS], Colour::Purple, total(cost)).is_some_and(|best| is_right(&best, cost, lower))
    }

    /// Whether the next cube of a payment may be of this colour.
    fn check_cube(&self, seat: Seat, cost: &Cubes, lower: Lower, paid: &Cubes, cube: Colour) -> Result<(), Illegal> {
        let reserve = &self.player(seat).cubes;
        let lowest = Colour::ALL.into_iter().find(|colour| paid[colour.index()] > 0).unwrap_or(Colour::Purple);
        ensure(cube <= lowest, Illegal::new("R19.1", "bad_payment"))?;
        let mut with = *paid;
        with[cube.index()] += 1;
        // Upper bound on any completion: unlimited cubes of this colour.
        let mut plenty = [0; COLOURS];
        plenty[..=cube.index()].fill(u8::MAX);
        let best = completed(&plenty, &with, cube, total(cost));
        ensure(best.is_some_and(|best| is_right(&best, cost, lower)), Illegal::new("R15.7", "bad_payment"))?;
        ensure(holds(reserve, &with), Illegal::new("R15.6", "cannot_pay"))?;
        let best = completed(reserve, &with, cube, total(cost));
        ensure(best.is_some_and(|best| is_right(&best, cost, lower)), Illegal::new("R15.6", "cannot_pay"))
    }

    pub(crate) fn check_payment(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        match (task.work, action) {
            (Work::Pay { cost, lower, paid, .. }, Action::Pay { cube }) => self.check_cube(task.seat, &cost, lower, &paid, *cube),
            _ => Err(super::pending_choice()),
        }
    }

    pub(crate) fn legal_payment(&self, task: Task, out: &mut impl Offers) {
        let cubes = Colour::ALL.into_iter().map(|cube| Action::Pay { cube });
        offer_checked(out, cubes, |action| self.check_payment(task, action));
    }

    pub(crate) fn do_payment(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::Pay { cost, lower, mut paid, purpose }, Action::Pay { cube }) = (task.work, *action) else {
            unreachable!("checked")
        };
        paid[cube.index()] += 1;
        self.tasks.pop();
        if total(&paid) < total(&cost) {
            self.push(task.seat, Work::Pay { cost, lower, paid, purpose });
        } else {
            self.pay_for(task.seat, paid, purpose, log);
        }
    }

    /// Removes the cubes from the reserve and carries out what they pay for.
    pub(crate) fn pay_for(&mut self, seat: Seat, paid: Cubes, purpose: Purpose, log: &mut impl Log<Event>) {
        subtract(&mut self.player_mut(seat).cubes, &paid);
        match purpose {
            Purpose::Research(technology) => self.develop(seat, technology, paid, log),
            Purpose::Mechanism(space) => {
                self.fill_market(&paid);
                self.build(seat, space, paid, log);
            }
            Purpose::Component(colour) => {
                self.fill_market(&paid);
                self.save(seat, colour, paid, log);
            }
            Purpose::Family(family) => {
                self.fill_market(&paid);
                self.save_family(seat, family, paid, log);
            }
        }
    }

    /// Each cube takes the leftmost empty slot of its row, or returns to the general reserve (R1.7).
    pub(crate) fn fill_market(&mut self, paid: &Cubes) {
        add(&mut self.market, paid);
        self.market.iter_mut().for_each(|row| *row = (*row).min(SLOTS as u8));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_5_higher_cubes_pay_for_lower_ones() {
        assert!(is_right(&[0, 1, 0, 1, 0], &[1, 0, 1, 0, 0], Lower::None));
        assert!(!is_right(&[1, 1, 0, 0, 0], &[1, 0, 1, 0, 0], Lower::None));
        assert!(!is_right(&[0, 0, 0, 0, 1], &[1, 1, 0, 0, 0], Lower::None), "one cube per required cube");
    }

    #[test]
    fn r15_7_substitutes_are_one_level_lower() {
        assert!(is_right(&[1, 1, 0, 0, 0], &[1, 0, 1, 0, 0], Lower::One));
        assert!(!is_right(&[2, 0, 0, 0, 0], &[1, 0, 1, 0, 0], Lower::One));
        assert!(!is_right(&[1, 1, 0, 0, 0], &[0, 1, 1, 0, 0], Lower::One));
        assert!(is_right(&[1, 1, 0, 0, 0], &[0, 1, 1, 0, 0], Lower::Every));
    }
}
