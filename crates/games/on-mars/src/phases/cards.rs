//! Scientists and earth contracts of the display (R14.1-R14.5).

use orrery_engine::{Illegal, Log, Seat};

use crate::components::data;
use crate::event::Event;
use crate::kinds::{Contract, Deed};
use crate::phases::payments::Means;
use crate::state::{Cost, DisplayCard, OnMars, Work};

impl OnMars {
    /// What a card of the display costs; `None`: the slot is empty.
    pub(crate) fn card_cost(&self, slot: u8) -> Option<Cost> {
        match self.cards.get(usize::from(slot))? {
            DisplayCard::Empty => None,
            DisplayCard::Scientist(scientist) => Some(data().scientists[scientist.index()].cost),
            DisplayCard::Contract(_) => Some(data().contract_cost),
        }
    }

    pub(crate) fn check_card(
        &self,
        seat: Seat,
        slot: u8,
        scientist: bool,
        contract: bool,
        free: bool,
        means: Means,
    ) -> Result<(), Illegal> {
        let Some(card) = self.cards.get(usize::from(slot)) else { return Err(Illegal::new("R14.1", "unknown_id")) };
        let offered = match card {
            DisplayCard::Empty => false,
            DisplayCard::Scientist(_) => scientist,
            DisplayCard::Contract(_) => contract,
        };
        if !offered {
            return Err(Illegal::new("R14.1", "not_in_display"));
        }
        let cost = if free { Cost::FREE } else { self.card_cost(slot).unwrap_or_default() };
        if means.colonists < cost.colonists {
            return Err(Illegal::new("R14.1", "no_colonist"));
        }
        match self.can_pay(seat, &cost, means) {
            true => Ok(()),
            false => Err(Illegal::new("R14.1", "cannot_pay")),
        }
    }

    /// Takes a card; its payment comes next, then the new contract of the slot. Contracts of the solo opponent are complete at once
    /// (R22.7).
    pub(crate) fn take_card(&mut self, seat: Seat, slot: u8, free: bool, log: &mut impl Log<Event>) {
        self.push(seat, Work::Refill { slot });
        if !free {
            self.push(seat, Work::Pay(self.card_cost(slot).unwrap_or_default()));
        }
        match std::mem::take(&mut self.cards[usize::from(slot)]) {
            DisplayCard::Scientist(scientist) => {
                self.player_mut(seat).scientists.insert(scientist);
                log.note(|| Event::ScientistTaken { seat, scientist });
                self.contribute(seat, Deed::ScientistTaken, log);
            }
            DisplayCard::Contract(contract) => {
                self.player_mut(seat).contracts.insert(contract);
                log.note(|| Event::ContractTaken { seat, contract });
                match self.is_rival(seat) {
                    true => self.complete_contract(seat, contract, log),
                    false => self.check_contracts(log),
                }
            }
            DisplayCard::Empty => unreachable!("checked"),
        }
    }

    pub(crate) fn check_refill(&self, contract: Contract) -> Result<(), Illegal> {
        match self.contract_deck.contains(contract) {
            true => Ok(()),
            false => Err(Illegal::new("R14.4", "not_in_display")),
        }
    }

    pub(crate) fn refill_card(&mut self, slot: u8, contract: Contract, log: &mut impl Log<Event>) {
        self.contract_deck.remove(contract);
        self.cards[usize::from(slot)] = DisplayCard::Contract(contract);
        log.note(|| Event::Refilled { slot, contract });
    }
}
