//! Handling cubes (R5): produce, spend, burn, regenerate; and the interrupts that ask for them (R4.5).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::effects::{Amount, Where};
use crate::event::{Declined, Event};
use crate::kinds::{Card, Cubes, Kind, Place, Tech};
use crate::state::{Icon, Interrupt, Kepler, Player, controlled};

/// Producing nothing is permitted (R5.1), but not as an action: the player ends the step or declines instead.
pub(crate) const NOTHING: Illegal = Illegal::new("R5.1", "no_effect");

impl Kepler {
    /// The cubes that an effect lets a player produce, limited by the depot (R5.1).
    pub(crate) fn producible(&self, seat: Seat, amount: Amount) -> Cubes {
        let player = self.player(seat);
        allowed(player, amount).min(player.depot)
    }

    pub(crate) fn check_produce(
        &self,
        seat: Seat,
        amount: Amount,
        place: Where,
        card: Card,
        cubes: Cubes,
    ) -> Result<(), Illegal> {
        let player = self.player(seat);
        controlled(player, card)?;
        let allowed = allowed(player, amount);
        if self.task.times > 0 {
            // Once produced, the effect is used up: more on the same card is too many, on another card a split (R5.1).
            let code = if self.task.mask == place_bit(player, card) { "too_many" } else { "mixed_planets" };
            return Err(Illegal::new("R5.1", code));
        }
        if !allowed.covers(cubes) {
            return Err(Illegal::new("R5.1", "too_many").with(i32::from(allowed.total())));
        }
        if place == Where::Earth && card != Card::EARTH {
            return Err(Illegal::new("R5.1", "not_available"));
        }
        check_depot(player, cubes)
    }

    pub(crate) fn legal_produce(&self, seat: Seat, amount: Amount, place: Where, out: &mut Vec<Action>) {
        if self.task.times > 0 {
            return;
        }
        let cubes = self.producible(seat, amount);
        for (card, _) in self.player(seat).cards() {
            out.extend(cubes.parts().map(|cubes| Action::Produce { card, cubes }));
            if place == Where::Earth {
                break;
            }
        }
    }

    /// Depot to a card. If the depot holds fewer, only those are moved (R5.1).
    pub(crate) fn produce(&mut self, seat: Seat, card: Card, cubes: Cubes, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let cubes = cubes.min(player.depot);
        player.depot.take(cubes);
        player.cubes_mut(card).add(cubes);
        log.note(|| Event::Produced { seat, card, cubes });
    }

    /// Card to depot; the whole payment from one card (R5.2).
    pub(crate) fn spend(&mut self, seat: Seat, card: Card, cubes: Cubes, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.cubes_mut(card).take(cubes);
        player.depot.add(cubes);
        log.note(|| Event::Spent { seat, card, cubes });
    }

    pub(crate) fn check_burn(&self, seat: Seat, from: Place, kind: Kind) -> Result<(), Illegal> {
        let player = self.player(seat);
        let there = match from {
            Place::Depot => player.depot,
            Place::Card(card) => controlled(player, card)?,
        };
        if there[kind] == 0 {
            return Err(Illegal::new("R5.3", "nothing_to_burn"));
        }
        Ok(())
    }

    /// Every cube that can be burned, one of each kind per place.
    pub(crate) fn burns(player: &Player) -> impl Iterator<Item = (Place, Kind)> + '_ {
        let places = std::iter::once((Place::Depot, player.depot));
        let places = places.chain(player.cards().map(|(card, cubes)| (Place::Card(card), cubes)));
        places
            .flat_map(|(place, cubes)| Kind::ALL.into_iter().filter(move |&kind| cubes[kind] > 0).map(move |kind| (place, kind)))
    }

    pub(crate) fn burn(&mut self, seat: Seat, from: Place, kind: Kind, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match from {
            Place::Depot => player.depot.take(Cubes::one(kind)),
            Place::Card(card) => player.cubes_mut(card).take(Cubes::one(kind)),
        }
        player.well.add(Cubes::one(kind));
        log.note(|| Event::Burned { seat, from, kind });
    }

    pub(crate) fn check_regenerate(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        match self.player(seat).well[kind] {
            0 => Err(Illegal::new("R5.4", "not_available")),
            _ => Ok(()),
        }
    }

    pub(crate) fn legal_regenerate(&self, seat: Seat, out: &mut Vec<Action>) {
        let well = self.player(seat).well;
        out.extend(Kind::ALL.into_iter().filter(|&kind| well[kind] > 0).map(|kind| Action::Regenerate { kind }));
    }

    pub(crate) fn regenerate(&mut self, seat: Seat, kind: Kind, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.well.take(Cubes::one(kind));
        player.depot.add(Cubes::one(kind));
        log.note(|| Event::Regenerated { seat, kind });
    }

    // Interrupts (R4.5)

    /// Drops interrupts at the head of the queue that cannot have any effect.
    pub(crate) fn drop_void_interrupts(&mut self) {
        while let Some(Interrupt { seat, icon, .. }) = self.interrupts.head() {
            let player = self.player(seat);
            let possible = match icon {
                Icon::Regenerate => !player.well.is_none(),
                Icon::Produce(kind) => player.depot[kind] > 0,
            };
            if possible {
                return;
            }
            self.interrupts.pop();
        }
    }

    pub(crate) fn check_interrupt(&self, interrupt: Interrupt, action: &Action) -> Result<(), Illegal> {
        match (interrupt.icon, *action) {
            (_, Action::Decline) => Ok(()),
            (Icon::Regenerate, Action::Regenerate { kind }) => self.check_regenerate(interrupt.seat, kind),
            (Icon::Produce(kind), Action::Produce { card, cubes }) => {
                if cubes != Cubes::one(kind) {
                    return Err(Illegal::new("R10.4", "answer_first"));
                }
                controlled(self.player(interrupt.seat), card).map(|_| ())
            }
            _ => Err(Illegal::new("R4.5", "answer_first")),
        }
    }

    pub(crate) fn legal_interrupt(&self, interrupt: Interrupt, out: &mut Vec<Action>) {
        match interrupt.icon {
            Icon::Regenerate => self.legal_regenerate(interrupt.seat, out),
            Icon::Produce(kind) => {
                let cards = self.player(interrupt.seat).cards();
                out.extend(cards.map(|(card, _)| Action::Produce { card, cubes: Cubes::one(kind) }));
            }
        }
        out.push(Action::Decline);
    }

    pub(crate) fn do_interrupt(&mut self, interrupt: Interrupt, action: &Action, log: &mut impl Log<Event>) {
        self.interrupts.pop();
        match *action {
            Action::Regenerate { kind } => self.regenerate(interrupt.seat, kind, log),
            Action::Produce { card, cubes } => self.produce(interrupt.seat, card, cubes, log),
            Action::Decline => log.note(|| Event::Declined { seat: interrupt.seat, what: interrupt.icon.into() }),
            _ => unreachable!("check_interrupt accepts no other action"),
        }
    }
}

impl From<Icon> for Declined {
    fn from(icon: Icon) -> Declined {
        match icon {
            Icon::Regenerate => Declined::Regeneration,
            Icon::Produce(_) => Declined::Production,
        }
    }
}

/// Whether the depot holds any of the cubes to be produced.
pub(crate) fn check_depot(player: &Player, cubes: Cubes) -> Result<(), Illegal> {
    if cubes.min(player.depot).is_none() { Err(NOTHING) } else { Ok(()) }
}

/// The most an effect allows, regardless of the depot.
pub(crate) fn allowed(player: &Player, amount: Amount) -> Cubes {
    match amount {
        Amount::Fixed(cubes) => cubes,
        Amount::TechEnergy => Cubes::some(Kind::Energy, player.level(Tech::III).energy),
        Amount::TechAntimatter => Cubes::some(Kind::Antimatter, player.level(Tech::V).antimatter),
    }
}

/// The card an effect produced on, as a bit: Earth is 1, colonies follow.
pub(crate) fn place_bit(player: &Player, card: Card) -> u8 {
    player.slot(card).map_or(1, |slot| 2 << slot)
}
