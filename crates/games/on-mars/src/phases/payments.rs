//! Costs and the ways to pay them (R4.3, R4.7, R27.4).

use orrery_engine::{Illegal, Log, Seat, Silent};

use crate::action::{Action, Payment};
use crate::event::Event;
use crate::kinds::{Goals, Item, RESOURCES};
use crate::phases::wrong_phase;
use crate::state::{Cost, OnMars, Task, Work};

/// What a player could spend other than resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Means {
    /// In the living quarters.
    pub colonists: u8,
    /// In the depot, and goal cards that may pay.
    pub crystals: u8,
}

impl Means {
    /// What is left after a cost, if it can be paid.
    pub fn after(self, crystals: u8, colonists: u8) -> Option<Means> {
        let colonists = self.colonists.checked_sub(colonists)?;
        Some(Means { colonists, crystals: self.crystals.checked_sub(crystals)? })
    }
}

impl OnMars {
    pub(crate) fn means(&self, seat: Seat) -> Means {
        let player = self.player(seat);
        Means { colonists: player.quarters, crystals: player.crystals + self.goals_that_pay(seat).len() as u8 }
    }

    /// Goal cards that a player may pay as crystals now (R4.7).
    pub(crate) fn goals_that_pay(&self, seat: Seat) -> Goals {
        if self.is_own_turn(seat) { self.player(seat).hand } else { Goals::EMPTY }
    }

    /// Whether a cost can be paid with these means.
    pub(crate) fn can_pay(&self, seat: Seat, cost: &Cost, means: Means) -> bool {
        means.after(cost.crystals, cost.colonists).is_some() && self.has_resources(seat, cost)
    }

    /// Minerals replace missing resources (R4.3).
    fn has_resources(&self, seat: Seat, cost: &Cost) -> bool {
        let storage = &self.player(seat).storage;
        let mineral = Item::Mineral.index();
        let Some(minerals) = storage[mineral].checked_sub(cost.resources[mineral]) else { return false };
        let missing: u8 = (1..RESOURCES).map(|kind| cost.resources[kind].saturating_sub(storage[kind])).sum();
        if cost.any == 0 {
            return minerals >= missing;
        }
        let kinds = cost.kinds.iter().map(Item::index).filter(|&kind| (1..RESOURCES).contains(&kind));
        let others: u8 = kinds.map(|kind| storage[kind].saturating_sub(cost.resources[kind])).sum();
        minerals >= missing && minerals - missing + others >= cost.any
    }

    pub(crate) fn legal_payments(&self, seat: Seat, cost: &Cost, out: &mut Vec<Action>) {
        let units = cost.resources.iter().sum::<u8>() + cost.any;
        let payment = Payment { colonists: cost.colonists, ..Payment::default() };
        self.list_resources(seat, cost, units, 0, payment, out);
        out.retain(|way| !matches!(way, Action::Pay { payment } if self.spoils_effect(seat, payment)));
    }

    /// Whether this payment makes the purchase itself impossible (R27.2): goal cards free no depot space.
    fn spoils_effect(&self, seat: Seat, payment: &Payment) -> bool {
        let [.., Task { work: Work::Do(term), .. }, _] = self.tasks[..] else { return false };
        if payment.goals.is_empty() {
            return false;
        }
        let mut after = self.clone();
        after.pay(seat, payment, &mut Silent);
        !after.is_possible_now(seat, &term)
    }

    /// All ways to split the units among the kinds from `kind` on; few minerals first.
    fn list_resources(&self, seat: Seat, cost: &Cost, units: u8, kind: usize, payment: Payment, out: &mut Vec<Action>) {
        if kind == RESOURCES {
            if units == 0 && is_way(cost, &payment.resources) {
                self.list_crystals(seat, cost.crystals, payment, out);
            }
            return;
        }
        for paid in 0..=units.min(self.player(seat).storage[kind]) {
            let mut next = payment;
            next.resources[kind] = paid;
            self.list_resources(seat, cost, units - paid, kind + 1, next, out);
        }
    }

    /// All ways to pay crystals: each different set of goal cards is one (R27.10).
    pub(crate) fn list_crystals(&self, seat: Seat, crystals: u8, payment: Payment, out: &mut Vec<Action>) {
        let hand = self.goals_that_pay(seat);
        let depot = self.player(seat).crystals;
        for goals in subsets(hand) {
            let Some(paid) = crystals.checked_sub(goals.len() as u8) else { continue };
            if paid <= depot {
                out.push(Action::Pay { payment: Payment { crystals: paid, goals, ..payment } });
            }
        }
    }

    pub(crate) fn check_payment(&self, seat: Seat, cost: &Cost, action: &Action) -> Result<(), Illegal> {
        let Action::Pay { payment } = *action else { return Err(wrong_phase()) };
        let fits = payment.colonists == cost.colonists
            && self.crystals_fit(seat, cost.crystals, &payment)
            && payment.resources.iter().map(|&units| u32::from(units)).sum::<u32>()
                == u32::from(cost.resources.iter().sum::<u8>() + cost.any)
            && is_way(cost, &payment.resources);
        match fits && self.affords(seat, &payment) && !self.spoils_effect(seat, &payment) {
            true => Ok(()),
            false => Err(Illegal::new("R27.4", "cannot_pay")),
        }
    }

    /// Whether the crystals and cards of a payment add up to this many crystals.
    pub(crate) fn crystals_fit(&self, seat: Seat, crystals: u8, payment: &Payment) -> bool {
        payment.goals.is_subset(self.goals_that_pay(seat))
            && usize::from(payment.crystals) + payment.goals.len() == usize::from(crystals)
    }

    /// Whether the player has what a payment names.
    pub(crate) fn affords(&self, seat: Seat, payment: &Payment) -> bool {
        let player = self.player(seat);
        payment.resources.iter().zip(player.storage).all(|(&paid, owned)| paid <= owned)
            && payment.crystals <= player.crystals
            && payment.colonists <= player.quarters
    }

    /// Gives up what a payment names.
    pub(crate) fn pay(&mut self, seat: Seat, payment: &Payment, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        for (owned, paid) in player.storage.iter_mut().zip(payment.resources) {
            *owned -= paid;
        }
        player.crystals -= payment.crystals;
        player.hand = player.hand.without(payment.goals);
        player.paid = Goals(player.paid.0 | payment.goals.0);
        player.quarters -= payment.colonists;
        player.working += payment.colonists;
        if *payment != Payment::default() {
            let Payment { resources, crystals, goals, colonists } = *payment;
            log.note(|| Event::Paid { seat, resources, crystals, goals: goals.len() as u8, colonists });
        }
    }
}

/// Whether these resources, as many as the cost has units, pay it: minerals replace any kind; others beyond the cost count where it
/// leaves the kind open.
fn is_way(cost: &Cost, resources: &[u8; RESOURCES]) -> bool {
    let mineral = Item::Mineral.index();
    let beyond = |kind: usize| resources[kind].saturating_sub(cost.resources[kind]);
    let extra: u8 = (1..RESOURCES).map(beyond).sum();
    let closed = Item::RESOURCES.into_iter().skip(1).any(|item| beyond(item.index()) > 0 && !cost.kinds.contains(item));
    resources[mineral] >= cost.resources[mineral] && extra <= cost.any && !closed
}

/// All sets of goal cards from a hand, the empty one first.
pub(crate) fn subsets(hand: Goals) -> impl Iterator<Item = Goals> {
    let mut next = Some(0u32);
    std::iter::from_fn(move || {
        let set = next?;
        // Next submask in ascending order.
        let following = set.wrapping_sub(hand.0) & hand.0;
        next = (following != 0).then_some(following);
        Some(Goals(set))
    })
}
