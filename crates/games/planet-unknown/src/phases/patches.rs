//! Patches: laid, stored, or changed into something else (R4.8, R9.0.5, R9.0.8, R11.4).

use orrery_engine::{Illegal, Seat};

use crate::action::Action;
use crate::components::Abilities;
use crate::effects::Term;
use crate::grid::{Grid, Square};
use crate::kinds::Terrain;
use crate::state::{Phase, PlanetUnknown, Task};

impl PlanetUnknown {
    pub(super) fn patch_is_possible(&self, seat: Seat) -> bool {
        !self.placing(seat).patch_squares().is_empty()
            || self.check_store_patch(seat).is_ok()
            || self.check_patch_option(seat).is_ok_and(|term| term == Term::Synergy)
    }

    pub(super) fn legal_patch(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.placing(seat).patch_squares().iter().map(|at| Action::PlacePatch { at }));
        out.extend(self.check_store_patch(seat).is_ok().then_some(Action::StorePatch));
        out.extend(self.check_patch_option(seat).is_ok().then_some(Action::ChooseOption { option: 1 }));
    }

    /// R9.0.5, R11.6.
    pub(crate) fn check_store_patch(&self, seat: Seat) -> Result<(), Illegal> {
        if !self.board(seat).can(Abilities::STORE_PATCH) {
            return Err(Illegal::new("R9.0.5", "locked"));
        }
        if self.ending {
            return Err(Illegal::new("R11.6", "no_storing_at_the_end"));
        }
        Ok(())
    }

    /// What a patch gain may become: two patches, or a synergy boost (R9.0.8).
    pub(crate) fn check_patch_option(&self, seat: Seat) -> Result<Term, Illegal> {
        let board = self.board(seat);
        if board.unused(Abilities::DOUBLE_PATCH).is_some() && self.patch_is_a_gain(seat) {
            return Ok(Term::Patch);
        }
        if board.unused(Abilities::SYNERGY_FOR_PATCH).is_some() && self.is_possible(seat, Term::Synergy) {
            return Ok(Term::Synergy);
        }
        Err(Illegal::new("R9.0.8", "locked"))
    }

    pub(super) fn do_place_patch(&mut self, seat: Seat, at: Square) {
        self.lay_patch(seat, at);
        self.patch_is_done(seat);
    }

    /// R4.8, R9.3.3.
    fn lay_patch(&mut self, seat: Seat, at: Square) {
        let board = self.board_mut(seat);
        let square = Grid::only(at);
        board.crush(square);
        board.meteors.remove(at);
        board.icons.remove(at);
        board.symbols.remove(at);
        board.patches.insert(at);
        board.ground.set(square, Terrain::Biomass);
    }

    /// Wormhole 3 doubles the patch in hand, Jump Drive A makes it a synergy boost (R9.0.8).
    pub(super) fn change_patch(&mut self, seat: Seat, task: Task) {
        let board = self.board(seat);
        match board.unused(Abilities::DOUBLE_PATCH) {
            Some(tech) => {
                self.mark_used(seat, tech);
                self.push(seat, Term::Patch);
                self.player_mut(seat).task = Some(task);
            }
            None => {
                let tech = board.unused(Abilities::SYNERGY_FOR_PATCH).expect("checked");
                self.mark_used(seat, tech);
                self.push(seat, Term::Synergy);
            }
        }
    }

    /// A patch is laid or lost. Of those in the pool of the game-end step one is a stored one as long as there are any; it goes
    /// first, and the next one takes its place (R11.4).
    pub(crate) fn patch_is_done(&mut self, seat: Seat) {
        if self.phase != Phase::End || self.board(seat).stored == 0 {
            return;
        }
        self.board_mut(seat).stored -= 1;
        if self.board(seat).stored > 0 {
            self.push(seat, Term::Patch);
        }
    }

    /// Whether the patch in hand counts as just gained: a stored one does not (R9.0.5).
    pub(crate) fn patch_is_a_gain(&self, seat: Seat) -> bool {
        self.phase != Phase::End || self.board(seat).stored == 0 || self.player(seat).pool.contains(&Term::Patch)
    }
}
