//! The rules of play, one file per family, with legality and effect side by side. This file determines who decides and dispatches
//! to the families.

pub(crate) mod cleanup;
pub(crate) mod colonies;
pub(crate) mod preparation;
pub(crate) mod resources;
pub(crate) mod ships;
pub(crate) mod task;
pub(crate) mod technology;
pub(crate) mod tracks;
pub(crate) mod turn;

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Kepler, Phase, Script};

impl Kepler {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        if let Some(interrupt) = self.interrupts.head() {
            return SeatSet::only(interrupt.seat);
        }
        match self.phase {
            Phase::Cleanup | Phase::Over => SeatSet::EMPTY,
            Phase::SetupTech => Seat::all(self.seats).filter(|seat| self.chosen[seat.index()].is_empty()).collect(),
            _ => SeatSet::only(self.active),
        }
    }

    pub(crate) fn legal_actions(&self, out: &mut Vec<Action>) {
        if let Some(interrupt) = self.interrupts.head() {
            return self.legal_interrupt(interrupt, out);
        }
        match self.phase {
            _ if self.flying.is_some() => self.legal_flight(out),
            Phase::PlaceTiles | Phase::BonusCubes | Phase::SetupTech => self.legal_preparation(out),
            Phase::Card => self.legal_card(out),
            Phase::Cleanup | Phase::Over => {}
            Phase::Select | Phase::Main | Phase::Bonus | Phase::Move | Phase::Withdraw => self.legal_turn(out),
        }
    }

    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("R4.3", "not_your_turn"));
        }
        if let Some(interrupt) = self.interrupts.head() {
            return self.check_interrupt(interrupt, action);
        }
        match self.phase {
            _ if self.flying.is_some() => self.check_flight(action),
            Phase::PlaceTiles | Phase::BonusCubes | Phase::SetupTech => self.check_preparation(action),
            Phase::Card => self.check_card(action),
            Phase::Cleanup | Phase::Over => Err(Illegal::new("R13.1", "not_your_turn")),
            Phase::Select | Phase::Main | Phase::Bonus | Phase::Move | Phase::Withdraw => self.check_turn(action),
        }
    }

    /// Carries out one decision, without its consequences.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if let Some(interrupt) = self.interrupts.head() {
            self.arrangements.clear();
            return self.do_interrupt(interrupt, action, log);
        }
        match self.phase {
            Phase::PlaceTiles | Phase::BonusCubes | Phase::SetupTech => self.do_preparation(seat, action, log),
            Phase::Card => self.do_card(action, log),
            Phase::Select | Phase::Main | Phase::Bonus | Phase::Move | Phase::Withdraw => self.do_turn(action, log),
            Phase::Cleanup | Phase::Over => unreachable!("nobody decides in these phases"),
        }
    }

    /// Runs pending effects until a decision is needed or the progress card is done. Void interrupts are dropped.
    pub(crate) fn run_pending(&mut self, log: &mut impl Log<Event>) {
        self.drop_void_interrupts();
        while self.interrupts.head().is_none() {
            let moved = match (self.phase, self.task.script) {
                (Phase::Card, _) => self.run_card(log),
                (Phase::Bonus, Script::Bonus(_)) if !self.task.burn_due => self.run_task(log),
                _ => false,
            };
            if !moved {
                return;
            }
            self.drop_void_interrupts();
        }
    }

    /// Runs all consequences of a decision until the next decision is needed.
    pub(crate) fn carry_on(&mut self, log: &mut impl Log<Event>) {
        self.run_pending(log);
        if self.phase == Phase::Cleanup {
            self.end_round(log);
        }
    }
}
