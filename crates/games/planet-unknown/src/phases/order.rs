//! Where the order of pending effects makes no difference (R5.1): a player need not be asked which one comes first.

use orrery_engine::Seat;

use super::Question;
use crate::components::{Abilities, LifepodPlaces};
use crate::effects::Term;
use crate::state::PlanetUnknown;

impl PlanetUnknown {
    /// An advance of a cube that commutes with every other effect of the pool and with all that they give, so that it may as well come
    /// first. `None` if the player has other things to choose from, or if the order may matter.
    pub(crate) fn first_in_any_order(&self, seat: Seat) -> Option<Term> {
        let asked = self.deciders().contains(seat) && matches!(self.question(seat), Question::Pool);
        if !asked || self.has_free_moves(seat) || !self.cubes_move_independently(seat) {
            return None;
        }
        let pool = &self.player(seat).pool;
        let fits = |first: Term, advance: Term| {
            self.only_advances(seat, advance) && pool.iter().all(|&other| other == first || self.commutes(seat, advance, other))
        };
        let mut advances = pool.iter().filter_map(|&term| Some((term, self.as_advance(seat, term)?)));
        advances.find(|&(term, advance)| pool.len() > 1 && fits(term, advance)).map(|(term, _)| term)
    }

    /// Whether a cube's advances depend on its own track alone. Not where cubes block each other (Oasis), or where lifepods on
    /// tracks block or reward them.
    fn cubes_move_independently(&self, seat: Seat) -> bool {
        let corp = self.board(seat).corp();
        corp.lifepods == LifepodPlaces::Scoring && !corp.abilities.iter().any(|abilities| abilities.has(Abilities::CUBES_BLOCK))
    }

    /// Whether an advance needs no answer and unlocks no technology.
    fn only_advances(&self, seat: Seat, advance: Term) -> bool {
        let after = self.after(seat, &[advance]);
        after.player(seat).is_idle() && after.board(seat).levels() == self.board(seat).levels()
    }

    /// The advance of one cube that a term is equivalent to, if there is one: an energy icon may have a single choice.
    fn as_advance(&self, seat: Seat, term: Term) -> Option<Term> {
        match term {
            Term::Advance(_) | Term::WaterIcon(_) => self.is_possible(seat, term).then_some(term),
            Term::Energy(tracks) => {
                let mut cubes = self.board(seat).advanceable(tracks).iter();
                cubes.next().filter(|_| cubes.next().is_none()).map(Term::Advance)
            }
            _ => None,
        }
    }

    /// Whether an effect, with everything it brings, gives the same result before and after an advance.
    fn commutes(&self, seat: Seat, advance: Term, other: Term) -> bool {
        let Some(second) = self.as_advance(seat, other) else { return self.cannot_interfere(seat, advance, other) };
        let given = self.after(seat, &[second]);
        given.player(seat).is_idle()
            && !given.has_free_moves(seat)
            && given.player(seat).pool.iter().all(|&term| self.cannot_interfere(seat, advance, term))
            && self.after(seat, &[advance, second]) == self.after(seat, &[second, advance])
    }

    /// Whether an effect and an advance cannot change each other's result. A synergy boost may move the same cube: on a plain
    /// board it claims the same tokens earlier or later, but a technology that it unlocks changes water icons.
    fn cannot_interfere(&self, seat: Seat, advance: Term, term: Term) -> bool {
        let corp = self.board(seat).corp();
        match term {
            Term::Rover | Term::Movement(_) => true,
            Term::Patch => self.check_patch_option(seat).is_err(),
            Term::Synergy => {
                corp.abilities[0].0 == 0 && corp.civ_milestone_cost.is_none() && !matches!(advance, Term::WaterIcon(_))
            }
            _ => false,
        }
    }

    /// The position after these effects in this order, starting from an empty pool; the resulting pool is sorted.
    fn after(&self, seat: Seat, terms: &[Term]) -> PlanetUnknown {
        let mut after = self.clone();
        after.player_mut(seat).pool.clear();
        terms.iter().for_each(|&term| after.begin(seat, term));
        after.player_mut(seat).pool.sort_unstable();
        after
    }
}
