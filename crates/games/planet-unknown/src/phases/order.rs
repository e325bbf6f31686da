//! Where the order of pending effects makes no difference (R5.1): a player need not be asked which one comes first.

use orrery_engine::Seat;

use super::Question;
use crate::board::Cube;
use crate::components::{Abilities, LifepodPlaces, TOP};
use crate::effects::Term;
use crate::grid::Square;
use crate::kinds::{Track, Tracks};
use crate::state::PlanetUnknown;

impl PlanetUnknown {
    /// An effect that may as well come first, because whatever another order leads to can be reached then, too: an advance of a cube,
    /// given or chosen, that commutes with every other effect of the pool and with all that they give, or that is lost whenever it
    /// comes, or a rover that is in nobody's way. `None` if the player has other things to choose from, or if the order may matter.
    pub(crate) fn first_in_any_order(&self, seat: Seat) -> Option<Term> {
        let asked = self.deciders().contains(seat) && matches!(self.question(seat), Question::Pool);
        let pool = &self.player(seat).pool;
        if !asked || pool.len() < 2 || self.has_free_moves(seat) {
            return None;
        }
        if let Some(&lost) = pool.iter().find(|&&term| self.is_lost(seat, term)) {
            return Some(lost);
        }
        if self.rover_may_come_first(seat) {
            return Some(Term::Rover);
        }
        let chooses = pool.iter().any(|&term| self.chooses_cube(seat, term));
        if chooses && self.is_near_the_top(seat) {
            return None;
        }
        // Of three cubes that block each other, two may commute until the third has moved. Then a blocked one may be a choice, too.
        let may_choose = chooses || pool.iter().any(|term| matches!(term, Term::Energy(_)));
        if self.cubes_block(seat) && (may_choose || pool.len() > 2) {
            return None;
        }
        let fits = |first: Term| {
            let others = || pool.iter().copied().filter(move |&other| other != first);
            let advances = self.all_advances(seat, first);
            !advances.is_empty()
                && (advances.len() == 1 || self.is_plain(seat))
                && advances.into_iter().all(|advance| {
                    self.needs_no_answer(seat, advance)
                        && others().all(|other| self.commutes(seat, advance, other))
                        && (self.unlocks_nothing(seat, advance) || others().all(is_of_rovers))
                })
        };
        // One without a choice is taken before it is asked which cube another one advances.
        let mut terms: Vec<Term> = pool.iter().copied().collect();
        terms.sort_by_key(|&term| self.all_advances(seat, term).len());
        terms.into_iter().find(|&term| fits(term))
    }

    /// Whether a waiting rover comes to a tile that no other rover can reach with the movement that is pending, so that none is in the
    /// other's way. Later it could only move less.
    fn rover_may_come_first(&self, seat: Seat) -> bool {
        let (board, pool) = (self.board(seat), &self.player(seat).pool);
        let movement = |term: &Term| if let Term::Movement(n) = term { *n } else { 0 };
        let reach: u8 = pool.iter().map(movement).sum();
        let squares = self.rover_squares(seat);
        let is_far = |from: Square| {
            squares.iter().all(|to| from.x().abs_diff(to.x()) + from.y().abs_diff(to.y()) > reach)
                && !board.last.is_some_and(|last| last.squares().contains(from))
        };
        pool.iter().all(|&term| is_of_rovers(term))
            && self.is_possible(seat, Term::Rover)
            && pool.contains(&Term::Rover)
            && (board.rovers().next().is_none()
                || self.lifepods_only_score(seat)
                    && !concerns_rovers(board.abilities())
                    && board.rovers().all(|(_, from)| is_far(from)))
    }

    /// Whether this advances a cube that can never move again: at the end of its track on a plain board.
    fn is_lost(&self, seat: Seat, term: Term) -> bool {
        let cube = match term {
            Term::Advance(cube) => cube,
            Term::WaterIcon(_) => Track::Water,
            _ => return false,
        };
        let board = self.board(seat);
        let goes_back = self.player(seat).pool.iter().any(|term| matches!(term, Term::Regress { .. }));
        self.is_plain(seat) && board.cube(cube).row == TOP && !goes_back && !self.is_possible(seat, term)
    }

    fn chooses_cube(&self, seat: Seat, term: Term) -> bool {
        term == Term::Synergy || self.as_advances(seat, term).len() > 1
    }

    /// Whether a cube has only one step left. Once it is made, the cube cannot be chosen.
    fn is_near_the_top(&self, seat: Seat) -> bool {
        let mut cubes = self.board(seat).advanceable(Tracks::ALL).iter();
        cubes.any(|cube| !self.after(seat, &[Term::Advance(cube)]).board(seat).can_advance(cube))
    }

    fn cubes_block(&self, seat: Seat) -> bool {
        self.board(seat).corp().abilities[0].has(Abilities::CUBES_BLOCK)
    }

    fn needs_no_answer(&self, seat: Seat, advance: Term) -> bool {
        self.after(seat, &[advance]).player(seat).is_idle()
    }

    fn unlocks_nothing(&self, seat: Seat, advance: Term) -> bool {
        self.after(seat, &[advance]).board(seat).levels() == self.board(seat).levels()
    }

    /// The advances of which a term brings one; none if it is something else. An energy icon may have several.
    fn as_advances(&self, seat: Seat, term: Term) -> Vec<Term> {
        match term {
            Term::Advance(_) | Term::WaterIcon(_) if self.is_possible(seat, term) => vec![term],
            Term::Energy(tracks) => self.board(seat).advanceable(tracks).iter().map(Term::Advance).collect(),
            _ => Vec::new(),
        }
    }

    /// The same, and those of a synergy boost.
    fn all_advances(&self, seat: Seat, term: Term) -> Vec<Term> {
        match term {
            Term::Synergy if self.is_possible(seat, term) => self.as_advances(seat, Term::Energy(Tracks::ALL)),
            _ => self.as_advances(seat, term),
        }
    }

    /// Whether an advance and another pending effect have the same result in either order, whatever is chosen.
    fn commutes(&self, seat: Seat, advance: Term, other: Term) -> bool {
        let others = self.as_advances(seat, other);
        if others.is_empty() {
            return self.cannot_interfere(seat, advance, other);
        }
        others.iter().all(|&second| {
            let given = self.after(seat, &[second]);
            given.player(seat).is_idle()
                && !given.has_free_moves(seat)
                && given.player(seat).pool.iter().all(|&term| self.cannot_interfere(seat, advance, term))
                && self.after(seat, &[advance, second]) == self.after(seat, &[second, advance])
        })
    }

    /// Whether an effect and an advance cannot change each other's result. Movement may collect a lifepod, which blocks a track or
    /// unlocks a technology for some. A synergy boost may move the same cube: on a plain board it claims the same tokens earlier or
    /// later, but a technology that it unlocks changes water icons.
    fn cannot_interfere(&self, seat: Seat, advance: Term, term: Term) -> bool {
        match term {
            Term::Rover => !self.changes_rovers(seat, advance),
            Term::Movement(_) => self.lifepods_only_score(seat) && !self.changes_rovers(seat, advance),
            Term::Patch => self.check_patch_option(seat).is_err(),
            Term::Synergy => {
                self.lifepods_only_score(seat)
                    && self.is_plain(seat)
                    && !(matches!(advance, Term::WaterIcon(_)) && self.may_double_water(seat))
            }
            _ => false,
        }
    }

    /// Whether tracks claim what is printed on them, and nothing else.
    fn is_plain(&self, seat: Seat) -> bool {
        let corp = self.board(seat).corp();
        corp.abilities[0].0 == 0 && corp.civ_milestone_cost.is_none()
    }

    fn lifepods_only_score(&self, seat: Seat) -> bool {
        self.board(seat).corp().lifepods == LifepodPlaces::Scoring
    }

    /// Whether an advance unlocks a technology that may concern rovers.
    fn changes_rovers(&self, seat: Seat, advance: Term) -> bool {
        let [before, after] = [self, &self.after(seat, &[advance])].map(|game| game.board(seat).abilities().0);
        concerns_rovers(Abilities(before ^ after))
    }

    /// Whether the effects of the pool may bring the tech cube to the technology that doubles water icons. Each of them advances it once
    /// at most, by itself or by the synergy boost that it leads to, and a boost on the tech track may give one more.
    fn may_double_water(&self, seat: Seat) -> bool {
        let mut board = *self.board(seat);
        let tech = board.cube(Track::Tech);
        let steps = self.player(seat).pool.len() as u8 + 1;
        board.move_cube(Track::Tech, Cube { row: (tech.row + steps).min(TOP), ..tech });
        board.can(Abilities::DOUBLE_WATER) != self.board(seat).can(Abilities::DOUBLE_WATER)
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

fn is_of_rovers(term: Term) -> bool {
    matches!(term, Term::Rover | Term::Movement(_))
}

/// Whether any of these abilities may concern rovers.
fn concerns_rovers(abilities: Abilities) -> bool {
    let still = [Abilities::NO_ADJACENCY, Abilities::STORE_PATCH, Abilities::DOUBLE_WATER, Abilities::NO_METEORS];
    abilities.0 & !still.iter().fold(0, |all, ability| all | ability.0) != 0
}
