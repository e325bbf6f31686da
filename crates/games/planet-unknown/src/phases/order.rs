//! Where the order of pending effects makes no difference (R5.1): a player need not be asked which one comes first.

use orrery_engine::Seat;

use super::Question;
use crate::components::LifepodPlaces;
use crate::effects::Term;
use crate::state::PlanetUnknown;

impl PlanetUnknown {
    /// An effect of the pool that may as well come first. It advances a cube, which no other effect and nothing that the others give can
    /// change; what it gives itself can be carried out whenever the player likes. `None` if the player has other things to choose from, or
    /// if the order may matter.
    pub(crate) fn first_in_any_order(&self, seat: Seat) -> Option<Term> {
        let asked = self.deciders().contains(seat) && matches!(self.question(seat), Question::Pool);
        if !asked || self.has_free_moves(seat) {
            return None;
        }
        let pool = &self.player(seat).pool;
        let fits = |first: Term, advance: Term| {
            self.only_advances(seat, advance) && pool.iter().all(|&other| other == first || self.is_apart(seat, advance, other))
        };
        let mut advances = pool.iter().filter_map(|&term| Some((term, self.as_advance(seat, term)?)));
        advances.find(|&(term, advance)| pool.len() > 1 && fits(term, advance)).map(|(term, _)| term)
    }

    /// Whether an advance asks nothing and unlocks no technology.
    fn only_advances(&self, seat: Seat, advance: Term) -> bool {
        let after = self.after(seat, &[advance]);
        after.player(seat).is_idle() && after.board(seat).levels() == self.board(seat).levels()
    }

    /// The term as an advance of one cube, if that is what it comes to: an energy icon may have no choice.
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

    /// Whether an effect, with all that it gives, is independent of an advance.
    fn is_apart(&self, seat: Seat, advance: Term, other: Term) -> bool {
        let Some(second) = self.as_advance(seat, other) else { return self.leaves_cubes(seat, advance, other) };
        let given = self.after(seat, &[second]);
        given.player(seat).is_idle()
            && given.player(seat).pool.iter().all(|&term| self.leaves_cubes(seat, advance, term))
            && self.after(seat, &[advance, second]) == self.after(seat, &[second, advance])
    }

    /// Whether an effect cannot change what an advance does, nor the other way round. A synergy boost may move the same cube: on a plain
    /// board it claims the same tokens earlier or later, but a technology that it unlocks changes water icons.
    fn leaves_cubes(&self, seat: Seat, advance: Term, term: Term) -> bool {
        let corp = self.board(seat).corp();
        match term {
            Term::Rover => true,
            Term::Movement(_) => corp.lifepods == LifepodPlaces::Scoring,
            Term::Patch => self.check_patch_option(seat).is_err(),
            Term::Synergy => {
                corp.abilities[0].0 == 0 && corp.civ_milestone_cost.is_none() && !matches!(advance, Term::WaterIcon(_))
            }
            _ => false,
        }
    }

    /// The position after these effects, carried out one after the other with nothing else in the pool, which is sorted.
    fn after(&self, seat: Seat, terms: &[Term]) -> PlanetUnknown {
        let mut after = self.clone();
        after.player_mut(seat).pool.clear();
        terms.iter().for_each(|&term| after.begin(seat, term));
        after.player_mut(seat).pool.sort_unstable();
        after
    }
}
