//! Produce (R7.5): choosing tiles, the gain, and what follows from it.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{Trigger, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::Site;
use crate::state::{SpaceCorp, box_of};

impl SpaceCorp {
    /// Tiles under own bases that have a P#, lowest site first, with their values.
    pub(crate) fn producing(&self, seat: Seat) -> impl Iterator<Item = (Site, usize, u8)> + '_ {
        self.all_sites().filter(move |&site| self.at(site).owner == Some(seat)).flat_map(move |site| {
            (0..3).filter_map(move |slot| {
                let based = self.at(site).bases().any(|(place, _)| box_of(place) == slot);
                self.production(site, slot).filter(|_| based).map(|value| (site, slot, value))
            })
        })
    }

    fn can_produce(&self, seat: Seat) -> bool {
        self.player(seat).legacy.is_some() || self.producing(seat).next().is_some()
    }

    pub(crate) fn check_can_produce(&self) -> Result<(), Illegal> {
        if self.can_produce(self.active) { Ok(()) } else { Err(Illegal::new("R7.5", "nothing_to_produce")) }
    }

    pub(crate) fn check_produce(&self, site: Site, slot: u8) -> Result<(), Illegal> {
        if !self.exists(site) || slot > 2 {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let chosen = self.turn.chosen[usize::from(slot)] >> site.0 & 1 == 1;
        let available = self.producing(self.active).any(|(at, tile, _)| (at, tile) == (site, usize::from(slot)));
        if available && !chosen { Ok(()) } else { Err(Illegal::new("R7.5", "nothing_to_produce")) }
    }

    pub(crate) fn check_produce_legacy(&self) -> Result<(), Illegal> {
        match self.player(self.active).legacy.is_some() && !self.turn.legacy_chosen {
            true => Ok(()),
            false => Err(Illegal::new("R7.5", "nothing_to_produce")),
        }
    }

    fn has_chosen(&self) -> bool {
        self.turn.legacy_chosen || self.turn.chosen != [0; 3]
    }

    pub(crate) fn check_stop_producing(&self) -> Result<(), Illegal> {
        if self.has_chosen() { Ok(()) } else { Err(Illegal::new("R7.5", "nothing_to_produce")) }
    }

    /// Tiles are a set: listed in ascending order, the Legacy last (R18.6), and accepted in any (R18.10). So stopping may be all that
    /// is listed while an earlier tile can still be named.
    pub(crate) fn legal_produce(&self, left: u16, out: &mut Vec<Action>) {
        if left == 0 {
            return;
        }
        let mut is_open = false;
        for (site, slot, _) in self.producing(self.active) {
            if self.turn.chosen[slot] >> site.0 & 1 == 0 {
                is_open = true;
                if !self.has_chosen_after(site, slot) {
                    out.push(Action::Produce { site, slot: slot as u8 });
                }
            }
        }
        if self.check_produce_legacy().is_ok() {
            is_open = true;
            out.push(Action::ProduceLegacy);
        }
        if is_open && self.has_chosen() {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn has_chosen_after(&self, site: Site, slot: usize) -> bool {
        let after = |(other, chosen): (usize, &u32)| {
            let from_here = chosen >> site.0;
            from_here > 1 || (from_here == 1 && other > slot)
        };
        self.turn.legacy_chosen || self.turn.chosen.iter().enumerate().any(after)
    }

    pub(crate) fn choose_tile(&mut self, action: &Action, left: u16) {
        match *action {
            Action::Produce { site, slot } => self.turn.chosen[usize::from(slot)] |= 1 << site.0,
            Action::ProduceLegacy => self.turn.legacy_chosen = true,
            _ => unreachable!("a tile"),
        }
        self.push(Term::Produce(left - 1));
    }

    /// What the tiles chosen so far pay together.
    pub(crate) fn produce_gain(&self) -> i16 {
        let chosen = self.turn.chosen;
        let tiles = self.producing(self.active).filter(|&(site, slot, _)| chosen[slot] >> site.0 & 1 == 1);
        let legacy = self.player(self.active).legacy.filter(|_| self.turn.legacy_chosen);
        let change = self.situation_effect().map_or(0, |effect| effect.produce_profit);
        let values = tiles.map(|(_, _, value)| value).chain(legacy.map(|legacy| legacy.value));
        (values.map(i16::from).sum::<i16>() + change).max(0)
    }

    pub(crate) fn produce(&mut self, log: &mut impl Log<Event>) {
        let (seat, profit) = (self.active, self.produce_gain());
        self.gain(seat, profit);
        self.turn.gain = profit;
        self.player_mut(seat).produced = true;
        log.note(|| Event::Produced { seat, profit });
        self.colony_event(seat, Trigger::OwnProduce, None, log);
        if self.has_ability(seat, data().abilities.on_produce) {
            self.push(Term::SilentPartner);
        }
    }

    // Silent Partner (R11.6.5)

    pub(crate) fn check_partner(&self, seat: Seat) -> Result<(), Illegal> {
        if seat.0 >= self.seats {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let most = self.others(self.active).map(|other| self.player(other).profit).max();
        match seat != self.active && Some(self.player(seat).profit) == most {
            true => Ok(()),
            false => Err(Illegal::new("R11.6.5", "requirement_not_met")),
        }
    }

    pub(crate) fn legal_partners(&self, out: &mut Vec<Action>) {
        let seats = self.all_seats().filter(|&seat| self.check_partner(seat).is_ok());
        out.extend(seats.map(|seat| Action::Seat { seat }));
    }

    pub(crate) fn silence_partner(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let titles = self.player(self.active).titles.iter();
        let loss: u8 = titles.map(|title| data().progress[title.index()].passive.on_produce.richest_opponent_loses).sum();
        let profit = self.lose(seat, i16::from(loss));
        log.note(|| Event::Lost { seat, profit });
    }
}
