//! The pool of pending effects, and what a player may do between two of them (R5, R9.0.2).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::Cube;
use crate::effects::{RoundRule, Term};
use crate::event::Event;
use crate::kinds::Track;
use crate::state::{Phase, PlanetUnknown, Step};

impl PlanetUnknown {
    /// Adds an effect to a pool; a synergy boost is lost where the event of the round says so (R13.4).
    pub(crate) fn push(&mut self, seat: Seat, term: Term) {
        if term == Term::Synergy && self.rule() == RoundRule::NoSynergy {
            return;
        }
        if term == Term::ExtraRover {
            self.player_mut(seat).extra_rover = true;
            return;
        }
        self.player_mut(seat).pool.push(term);
    }

    /// Runs pending effects until a decision is needed: drops impossible ones (R5.5) and begins a lone one.
    pub(crate) fn run_pending(&mut self, seat: Seat) {
        loop {
            self.take_up_picks(seat);
            let player = self.player(seat);
            if !player.is_idle() {
                if self.task_is_done(seat) {
                    self.player_mut(seat).task = None;
                    continue;
                }
                return;
            }
            if player.step == Step::Place {
                return;
            }
            let Some(&first) = player.pool.first() else {
                // A seat without any decision in a phase need not confirm it; a turn is always confirmed.
                if self.phase != Phase::Turns && !self.player(seat).acted {
                    self.done.insert(seat);
                }
                return;
            };
            if !player.pool.iter().any(|&term| self.is_possible(seat, term)) {
                self.player_mut(seat).pool.clear();
                if self.phase == Phase::End {
                    self.board_mut(seat).stored = 0;
                }
                continue;
            }
            let alone = player.pool.iter().all(|&term| term == first);
            if !alone || self.has_free_moves(seat) {
                return;
            }
            self.take_out(seat, first);
            self.begin(seat, first);
        }
    }

    /// Moves civ picks into the pool when the phase for them has come (R3.3, R9.2.6).
    fn take_up_picks(&mut self, seat: Seat) {
        if self.phase == Phase::Civ && self.visitor == seat {
            for rank in 1..=4u8 {
                let pending = std::mem::take(&mut self.player_mut(seat).picks[usize::from(rank) - 1]);
                (0..pending).for_each(|_| self.push(seat, Term::CivPick(rank)));
            }
        }
        if self.phase == Phase::End && self.owes_final_civ(seat) && !self.player(seat).pool.contains(&Term::TakeCiv(2)) {
            self.push(seat, Term::TakeCiv(2));
        }
    }

    /// Whether the task is finished.
    fn task_is_done(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let Some(task) = &player.task else { return false };
        player.interrupts.is_empty() && task.left == 0
    }

    /// Whether confirming ends the player's turn, rather than a step before or after the rounds.
    pub(crate) fn confirm_ends_turn(&self) -> bool {
        self.phase == Phase::Turns
    }

    pub(crate) fn take_out(&mut self, seat: Seat, term: Term) {
        let pool = &mut self.player_mut(seat).pool;
        if let Some(index) = pool.iter().position(|&other| other == term) {
            pool.remove(index);
        }
    }

    /// Whether something other than resolving the pool may be done now (R9.0.2, R9.3.3).
    pub(crate) fn has_free_moves(&self, seat: Seat) -> bool {
        self.check_reset(seat).is_ok()
            || (0..self.board(seat).corp().techs.len() as u8).any(|tech| self.check_use_tech(seat, tech).is_ok())
    }

    /// The different effects of the pool, technologies, Wormhole's reset (R5.1, R9.0.2).
    pub(super) fn legal_between_effects(&self, seat: Seat, out: &mut Vec<Action>) {
        let pool = &self.player(seat).pool;
        for (index, &effect) in pool.iter().enumerate() {
            if !pool[..index].contains(&effect) {
                out.push(Action::Resolve { effect });
            }
        }
        let techs = 0..self.board(seat).corp().techs.len() as u8;
        let open = techs.filter(|&tech| self.check_use_tech(seat, tech).is_ok());
        out.extend(open.map(|tech| Action::UseTech { tech }));
        out.extend(self.check_reset(seat).is_ok().then_some(Action::ResetBiomass));
    }

    pub(super) fn check_confirm(&self, seat: Seat) -> Result<(), Illegal> {
        let player = self.player(seat);
        if !player.pool.is_empty() || !player.is_idle() {
            return Err(Illegal::new("R5.6", "pool_not_empty"));
        }
        if player.step != Step::Resolve {
            return Err(Illegal::new("R3.2", "tile_not_placed"));
        }
        Ok(())
    }

    pub(super) fn do_between_effects(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::ChooseTile { ring } => self.do_choose(seat, ring),
            Action::PlaceTile { at, turns, flip } => self.do_place(seat, at, turns, flip),
            Action::TakeUnplaced => self.do_unplaced(seat),
            Action::Resolve { effect } => {
                self.take_out(seat, effect);
                self.begin(seat, effect);
            }
            Action::UseTech { tech } => self.do_use_tech(seat, tech),
            Action::ResetBiomass => {
                let start = Cube { track: Track::Biomass, row: 0 };
                self.board_mut(seat).move_cube(Track::Biomass, start);
            }
            Action::Confirm => {
                self.done.insert(seat);
                log.note(|| Event::Confirmed { seat });
            }
            _ => unreachable!("check accepts no other action between effects"),
        }
    }
}
