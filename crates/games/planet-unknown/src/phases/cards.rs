//! Civ cards and objectives that an effect lets a player choose (R7.1, R9.2, R9.6.3, R13.5).

use orrery_engine::{Illegal, Seat};

use super::task::not_asked;
use crate::action::Action;
use crate::components::{Abilities, data};
use crate::effects::Term;
use crate::kinds::Cards;
use crate::state::{PlanetUnknown, Task};

impl PlanetUnknown {
    pub(crate) fn pick_is_possible(&self, seat: Seat, rank: u8) -> bool {
        let peeks = self.board(seat).can(Abilities::PEEK_NEXT_RANK);
        !self.supply_of(rank).is_empty() || (peeks && rank < 4 && !self.supply_of(rank + 1).is_empty())
    }

    /// The random card of the next rank that joins a pick (R9.2.3); the player sees the pile from now on.
    pub(super) fn draw_extra(&mut self, seat: Seat, rank: u8) -> u8 {
        self.remember_supply(seat, [rank; 4]);
        if rank == 4 || !self.board(seat).can(Abilities::PEEK_NEXT_RANK) {
            return 0;
        }
        let above = self.supply_of(rank + 1);
        if above.is_empty() {
            return 0;
        }
        let card = above.nth(self.rng.below(u32::from(above.len()))).expect("not empty");
        self.player_mut(seat).seen_civ.insert(card);
        card
    }

    pub(super) fn remember_supply(&mut self, seat: Seat, ranks: [u8; 4]) {
        let seen = ranks.into_iter().fold(self.player(seat).seen_civ, |seen, rank| seen.or(self.supply_of(rank)));
        self.player_mut(seat).seen_civ = seen;
    }

    /// The cards of a pick (R7.1, R9.2.3).
    pub(crate) fn pick_choices(&self, task: &Task) -> Cards {
        match task.term {
            Term::CivPick(rank) => {
                let extra = if task.extra == 0 { Cards::NONE } else { [task.extra].into_iter().collect() };
                self.supply_of(rank).or(extra)
            }
            Term::TakeCiv(_) => self.supply,
            _ => Cards::NONE,
        }
    }

    pub(super) fn check_pick(&self, task: &Task, card: u8) -> Result<(), Illegal> {
        if !matches!(task.term, Term::CivPick(_) | Term::TakeCiv(_)) {
            return Err(not_asked());
        }
        if self.pick_choices(task).contains(card) { Ok(()) } else { Err(Illegal::new("R7.1", "card_not_among_choices")) }
    }

    pub(super) fn do_pick(&mut self, seat: Seat, task: &Task, card: u8) -> u8 {
        self.take_civ(seat, card);
        if self.supply.is_empty() { 0 } else { task.left - 1 }
    }

    /// R7.1, R11.6.
    fn take_civ(&mut self, seat: Seat, card: u8) {
        self.supply.remove(card);
        self.board_mut(seat).civ.insert(card);
        if data().civ(card).immediate || self.ending {
            data().civ(card).effect.iter().for_each(|&term| self.push(seat, term));
        }
    }

    pub(super) fn draw_objective(&mut self, seat: Seat) {
        if let Some(card) = self.undealt.pop() {
            self.player_mut(seat).private.insert(card);
        }
    }

    pub(super) fn draw_contest(&mut self, seat: Seat) {
        let cards = (0..3).filter_map(|_| self.undealt.pop()).collect();
        self.player_mut(seat).offered = cards;
    }

    /// The objectives a task lets the player choose from.
    fn objective_choices(&self, seat: Seat, task: &Task) -> Option<Cards> {
        match task.term {
            Term::DiscardObjective => Some(self.player(seat).private),
            Term::AddObjective => Some(self.player(seat).offered),
            _ => None,
        }
    }

    pub(super) fn legal_objective(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        let cards = self.objective_choices(seat, task).unwrap_or(Cards::NONE);
        out.extend(cards.iter().map(|card| Action::ChooseObjective { card }));
    }

    pub(super) fn check_objective(&self, seat: Seat, task: &Task, card: u8) -> Result<(), Illegal> {
        let offered = self.objective_choices(seat, task).ok_or(not_asked())?;
        if offered.contains(card) { Ok(()) } else { Err(Illegal::new("R18", "card_not_among_choices")) }
    }

    pub(super) fn do_objective(&mut self, seat: Seat, task: &Task, card: u8) {
        let solo = self.is_solo();
        let player = self.player_mut(seat);
        if task.term == Term::DiscardObjective {
            player.private.remove(card);
            player.seen_objectives.insert(card);
            return;
        }
        player.offered.remove(card);
        player.seen_objectives = player.seen_objectives.or(player.offered);
        player.offered = Cards::NONE;
        if solo {
            player.private.insert(card);
        } else {
            self.board_mut(seat).contest = card;
        }
    }
}
